"""Variants of a matter: counterfactual twins with other names, each the same bytes whenever and wherever it is built."""

import hashlib
import hmac
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, combinations, count
from pathlib import Path

from ai_law_legal_agent_eval.errors import ConfigurationError
from ai_law_legal_agent_eval.factory.build import task_files
from ai_law_legal_agent_eval.factory.names import POOLS_FILE, draw_names, load_pools, swap_names
from ai_law_legal_agent_eval.factory.sources import Matter, load_matter

SEED_BITS = 64
_NAME = re.compile(r"(?P<matter>.+)-v(?P<mask>[0-9a-f]{2})(?P<seed>[0-9a-f]{16})")


@dataclass(frozen=True, slots=True)
class Variant:
    """One variant: a matter's slug, which of its toggles are cured (by their place), and the seed of its draws."""

    matter: str
    cured: frozenset[int]
    seed: int

    @property
    def name(self) -> str:
        """The variant's slug. It hides which issues are cured: an agent may see it.

        >>> Variant("orion-compute-001", frozenset({0, 2}), 7).name
        'orion-compute-001-v730000000000000007'
        """
        mask = sum(1 << place for place in self.cured)
        return f"{self.matter}-v{mask ^ _veil(self.matter, self.seed):02x}{self.seed:016x}"

    @classmethod
    def parse(cls, name: str) -> "Variant | None":
        """Return the variant of that name, or None where the name is no variant's.

        >>> Variant.parse("orion-compute-001-v730000000000000007").cured == {0, 2}
        True
        >>> Variant.parse("orion-compute-001") is None
        True
        """
        match = _NAME.fullmatch(name)
        if match is None:
            return None
        matter, seed = match["matter"], int(match["seed"], 16)
        mask = int(match["mask"], 16) ^ _veil(matter, seed)
        return cls(matter, frozenset(place for place in range(8) if mask >> place & 1), seed)

    def issues(self, matter: Matter) -> frozenset[str]:
        """Return the cured issues by their identifiers."""
        return frozenset(toggle for place, toggle in enumerate(matter.toggles) if place in self.cured)


def draw_variant(matter: Matter, seed: int, cured: Sequence[str] | None = None) -> Variant:
    """Return the variant of a seed. `cured` forces the set of cured issues; None draws one of those that the matter allows.

    Raises: ConfigurationError for an issue that the matter cannot cure.
    """
    if cured is None:
        places = _drawn_cured(matter, seed)
    else:
        unknown = sorted(set(cured) - set(matter.toggles))
        if unknown:
            raise ConfigurationError(f"{matter.slug} cannot cure {', '.join(unknown)}; known: {', '.join(matter.toggles)}")
        places = frozenset(matter.toggles.index(issue) for issue in cured)
    return Variant(matter.slug, places, seed)


def seeds(split: str, variant_seed: int, salt: str = "") -> Iterator[int]:
    """Yield the endless seeds of a split; without the salt of a held-out split nobody can draw them.

    >>> from itertools import islice
    >>> list(islice(seeds("train", 0), 2)) == list(islice(seeds("heldout", 0, "s"), 2))
    False
    """
    for place in count():
        digest = hmac.new(salt.encode(), f"{split}/{variant_seed}/{place}".encode(), hashlib.sha256).digest()
        yield int.from_bytes(digest[: SEED_BITS // 8], "big")


def variant_matter(folder: Path, variant: Variant) -> Matter:
    """Return the matter in `folder` as the variant has it: its own names, under the variant's slug."""
    matter = load_matter(folder)
    swaps = {matter.slug: matter.slug, **draw_names(matter.draws.names, load_pools(folder.parent / POOLS_FILE), f"{variant.seed:016x}")}
    documents = tuple(document.model_copy(update={"name": swap_names(document.name, swaps)}) for document in matter.documents)
    texts = {name: swap_names(getattr(matter, name), swaps) for name in ("title", "instruction")}
    return matter.model_copy(update={**texts, "slug": variant.name, "documents": documents, "swaps": swaps})


def variant_files(folder: Path, variant: Variant) -> dict[str, bytes]:
    """Return the files of a variant's task by their path in its folder.

    Raises: AuthorError with all problems of the sources; ConfigurationError for a pool that is missing or too small.
    """
    matter = variant_matter(folder, variant)
    # The samples are sentences of the key: one matter's variants have the same ones but for their names.
    return task_files(folder, matter, variant.issues(matter), has_samples_checked=False)


def _drawn_cured(matter: Matter, seed: int) -> frozenset[int]:
    places = range(len(matter.toggles))
    most = len(places) if matter.draws.max_cured is None else matter.draws.max_cured
    allowed = list(chain.from_iterable(combinations(places, size) for size in range(most + 1)))
    return frozenset(allowed[_number(f"cured/{matter.slug}/{seed}") % len(allowed)])


def _veil(matter: str, seed: int) -> int:
    return _number(f"name/{matter}/{seed}") & 0xFF


def _number(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
