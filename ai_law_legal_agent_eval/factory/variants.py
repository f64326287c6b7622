"""Variants of a matter: counterfactual twins with other names, dates and numbers, each the same bytes whenever and wherever it is built."""

import hashlib
import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from itertools import chain, combinations, cycle
from pathlib import Path

from ai_law_legal_agent_eval.arguments import Arguments, selected_slugs, split_seeds
from ai_law_legal_agent_eval.errors import ConfigurationError
from ai_law_legal_agent_eval.factory.build import task_file, task_files
from ai_law_legal_agent_eval.factory.names import POOLS_FILE, draw_names, load_pools, swap_names
from ai_law_legal_agent_eval.factory.quantities import draw_dates, draw_numbers, moved_labels
from ai_law_legal_agent_eval.factory.sources import Matter, load_matter
from ai_law_legal_agent_eval.splits import Variant
from ai_law_legal_agent_eval.tasks import TaskFile, matters_root


def draw_variant(matter: Matter, seed: int, cured: Sequence[str] | None = None) -> Variant:
    """Return the variant of a seed. `cured` forces the set of cured issues; None draws one of those that the matter allows.

    Raises: ConfigurationError for an issue that the matter cannot cure.
    """
    if cured is None:
        return Variant(matter.slug, _drawn_cured(matter, seed), seed)
    unknown = sorted(set(cured) - set(matter.toggles))
    if unknown:
        raise ConfigurationError(f"{matter.slug} cannot cure {', '.join(unknown)}; known: {', '.join(matter.toggles)}")
    return Variant(matter.slug, frozenset(matter.toggles.index(issue) for issue in cured), seed)


def chosen_variants(arguments: Arguments) -> Iterator[Variant]:
    """Return the variants that a run plays, one a seed of its split, the chosen matters taking turns.

    Raises: ConfigurationError for an unknown task, a missing salt, missing sources, or an issue that a matter cannot cure.
    """
    numbers = split_seeds(arguments)
    matters = [load_matter(matters_root() / slug) for slug in selected_slugs(arguments)]
    return (draw_variant(matter, seed, arguments.cured) for matter, seed in zip(cycle(matters), numbers, strict=False))


def variant_matter(folder: Path, variant: Variant) -> Matter:
    """Return the matter in `folder` as the variant has it: its own names, dates and numbers, under the variant's slug.

    Raises: ConfigurationError for draws that cannot be made.
    """
    matter = load_matter(folder)
    draws, seed = matter.draws, f"{variant.seed:016x}"
    dates = draw_dates(matter.dates, draws.dates, seed)
    swaps = {matter.slug: matter.slug, **draw_names(draws.names, load_pools(folder.parent / POOLS_FILE), seed)}
    swaps |= moved_labels(draws.dates, matter.dates, dates)
    files = {document.name: swap_names(_redated(document.name, matter.dates, dates), swaps) for document in matter.documents}
    swaps |= {name: new for name, new in files.items() if new != swap_names(name, swaps)}
    return matter.model_copy(
        update={
            "slug": variant.name,
            "title": swap_names(matter.title, swaps),
            "instruction": swap_names(matter.instruction, swaps),
            "documents": tuple(document.model_copy(update={"name": files[document.name]}) for document in matter.documents),
            "dates": dates,
            "numbers": draw_numbers(matter.numbers, draws.numbers, draws.rules, seed),
            "swaps": swaps,
        }
    )


def _redated(name: str, old: Mapping[str, date], new: Mapping[str, date]) -> str:
    """A file's name with its date moved, where it has one: nothing else in a source states a date in words of its own."""
    moved = {day.isoformat(): new[key].isoformat() for key, day in old.items()}
    return re.sub(r"\d{4}-\d\d-\d\d", lambda found: moved.get(found[0], found[0]), name)


def variant_task_file(folder: Path, variant: Variant) -> TaskFile:
    """Return what an agent may know of a variant's task, without building it."""
    return TaskFile.model_validate_json(task_file(variant_matter(folder, variant)))


def variant_files(folder: Path, variant: Variant, *, is_checked: bool = True) -> dict[str, bytes]:
    """Return the files of a variant's task by their path in its folder.

    `is_checked` False leaves out what costs half the time: reading the record back and holding the key against it.

    Raises: AuthorError with all problems of the sources; ConfigurationError for a pool that is missing or too small.
    """
    matter = variant_matter(folder, variant)
    return task_files(folder, matter, variant.issues(matter.toggles), is_checked=is_checked)


def _drawn_cured(matter: Matter, seed: int) -> frozenset[int]:
    places = range(len(matter.toggles))
    most = len(places) - 1 if matter.draws.max_cured is None else matter.draws.max_cured
    allowed = list(chain.from_iterable(combinations(places, size) for size in range(most + 1)))
    digest = hashlib.sha256(f"cured/{matter.slug}/{seed}".encode()).digest()
    return frozenset(allowed[int.from_bytes(digest[:8], "big") % len(allowed)])
