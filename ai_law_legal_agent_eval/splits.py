"""Names and seeds of variants: what a run, a trace and a worker need to speak of one without building it."""

import hashlib
import hmac
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count

SEED_BYTES = 8
_NAME = re.compile(r"(?P<matter>.+)-v(?P<mask>[0-9a-f]{2})(?P<seed>[0-9a-f]{16})")


@dataclass(frozen=True, slots=True)
class Variant:
    """One variant: its matter's slug, which of the matter's toggles are cured (by their place), and the seed of its draws."""

    matter: str
    cured: frozenset[int]
    seed: int

    @property
    def name(self) -> str:
        """The variant's slug. It veils which issues are cured, since an agent may see it.

        >>> Variant("orion-compute-001", frozenset({0, 2}), 7).name
        'orion-compute-001-vd80000000000000007'
        """
        mask = sum(1 << place for place in self.cured)
        return f"{self.matter}-v{mask ^ _veil(self.matter, self.seed):02x}{self.seed:016x}"

    @classmethod
    def parse(cls, name: str) -> "Variant | None":
        """Return the variant of that name, or None where the name is no variant's.

        >>> sorted(Variant.parse("orion-compute-001-vd80000000000000007").cured)
        [0, 2]
        >>> Variant.parse("orion-compute-001") is None
        True
        """
        match = _NAME.fullmatch(name)
        if match is None:
            return None
        matter, seed = match["matter"], int(match["seed"], 16)
        mask = int(match["mask"], 16) ^ _veil(matter, seed)
        return cls(matter, frozenset(place for place in range(8) if mask >> place & 1), seed)

    def issues(self, toggles: Sequence[str]) -> frozenset[str]:
        """Return the cured issues of a matter with these toggles.

        >>> Variant("a", frozenset({1}), 0).issues(["ISS-001", "ISS-002"])
        frozenset({'ISS-002'})
        """
        return frozenset(toggle for place, toggle in enumerate(toggles) if place in self.cured)


def seeds(split: str, variant_seed: int, salt: str = "") -> Iterator[int]:
    """Yield the endless seeds of a split. Those of a salted split cannot be drawn without its salt.

    >>> from itertools import islice
    >>> list(islice(seeds("train", 0), 2)) == list(islice(seeds("heldout", 0, "salt"), 2))
    False
    """
    for place in count():
        digest = hmac.new(salt.encode(), f"{split}/{variant_seed}/{place}".encode(), hashlib.sha256).digest()
        yield int.from_bytes(digest[:SEED_BYTES], "big")


def _veil(matter: str, seed: int) -> int:
    return hashlib.sha256(f"name/{matter}/{seed}".encode()).digest()[0]
