"""What a rollout was scored with, and whether the scores of two runs may be set side by side."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

UNLOCKED = "no lock"
SHOWN_DIGITS = 12
_TASKS = "tasks"


@dataclass(frozen=True)
class Provenance:
    """`lock` is the SHA-256 of LOCK.json; `files` digests by name, of the files that this rollout's score depends on; `drift` names
    those of them that were not as the lock has them when the rollout was scored.
    """

    package: str = ""
    version: str = ""
    lock: str | None = None
    files: Mapping[str, str] = field(default_factory=dict)
    drift: tuple[str, ...] = ()

    def __str__(self) -> str:
        """Return it as the run table prints it."""
        lock = UNLOCKED if self.lock is None else f"lock {self.lock[:SHOWN_DIGITS]}"
        drift = f", {len(self.drift)} files not as locked" if self.drift else ""
        return f"{self.package} {self.version}, {lock}{drift}".strip()


@dataclass(frozen=True)
class Comparability:
    """Whether two runs may be compared, why not ("" when they may), and which files keep them apart."""

    is_comparable: bool
    reason: str
    files: tuple[str, ...] = ()


def comparability(first: Iterable[Provenance], second: Iterable[Provenance]) -> Comparability:
    """Return whether two runs, given by their rollouts' provenances, were scored by the same lock and the same files.

    Files of a task count only when both runs played it.

    >>> old, new = Provenance(lock="a", files={"memo/flags.py": "1"}), Provenance(lock="b", files={"memo/flags.py": "2"})
    >>> comparability([old], [old]).is_comparable, comparability([old], [new])
    (True, Comparability(is_comparable=False, reason='their locks differ: a and b', files=('memo/flags.py',)))
    """
    runs = list(first), list(second)
    if not all(runs):
        return Comparability(False, "a run has no scored rollout")
    files = _differing(*runs)
    locks = sorted({str(one.lock)[:SHOWN_DIGITS] for run in runs for one in run if one.lock is not None})
    if any(one.lock is None for run in runs for one in run):
        return Comparability(False, "a rollout has no lock", files)
    if len({one.lock for run in runs for one in run}) > 1:
        used = "" if files else "; no file that both used differs"
        return Comparability(False, f"their locks differ: {' and '.join(locks)}{used}", files)
    if files:
        return Comparability(False, "their lock agrees, but files were changed after it was made", files)
    return Comparability(True, "")


def _differing(first: Sequence[Provenance], second: Sequence[Provenance]) -> tuple[str, ...]:
    """The names whose digests are not the same in all rollouts of both runs that use them."""
    found: dict[str, set[str | None]] = defaultdict(set)
    kinds = [{_kind(name) for one in run for name in one.files} for run in (first, second)]
    for one in (*first, *second):
        for name, digest in one.files.items():
            found[name].add(digest)
    for run in (first, second):
        held = {name for one in run for name in one.files}
        for name in found.keys() - held:
            found[name].add(None)
    return tuple(sorted(name for name, digests in found.items() if len(digests) > 1 and all(_kind(name) in kind for kind in kinds)))


def _kind(name: str) -> str:
    """What a file belongs to: a task by its slug, or the code."""
    parts = name.split("/")
    return "/".join(parts[:2]) if parts[0] == _TASKS else "code"
