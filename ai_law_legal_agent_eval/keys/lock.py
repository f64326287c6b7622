"""The lock of everything that decides a score: the released tasks and the modules that score, each by its SHA-256."""

import hashlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Literal, NamedTuple

from pydantic import ValidationError

from ai_law_legal_agent_eval.errors import ConfigurationError
from ai_law_legal_agent_eval.keys.canary import CANARY
from ai_law_legal_agent_eval.keys.model import Closed

LOCK_FILE = "LOCK.json"
PACKAGE_FOLDER = Path(__file__).parent.parent
SCORING_PARTS = ("errors.py", "text", "documents", "record.py", "deliverables", "keys", "tasks.py", "memo")
"""The modules that a score comes from; a test follows their imports."""
CODE, TASKS = "ai_law_legal_agent_eval", "tasks"
"""What the names of the two kinds of files start with, wherever the folders lie."""

State = Literal["differs", "missing", "extra"]


class Lock(Closed):
    """`LOCK.json`: SHA-256 in hexadecimal by a file's name, which starts with the package's name or with "tasks"."""

    canary: str
    files: Mapping[str, str]

    def as_bytes(self) -> bytes:
        """Return the file: equal locks, equal bytes."""
        return (self.model_dump_json(indent=1) + "\n").encode("utf-8")


class Difference(NamedTuple):
    """One file that is not as it was frozen."""

    name: str
    state: State


def code_files() -> dict[str, str]:
    """Return the digest of every scoring module by its name."""
    folders = (PACKAGE_FOLDER / part for part in SCORING_PARTS)
    return {f"{CODE}/{path.relative_to(PACKAGE_FOLDER).as_posix()}": _digest(path) for part in folders for path in _files(part)}


def task_files(task_dir: Path) -> dict[str, str]:
    """Return the digest of every file of one built task by its name."""
    return {f"{TASKS}/{task_dir.name}/{path.relative_to(task_dir).as_posix()}": _digest(path) for path in _files(task_dir)}


def scored_files(root: Path) -> dict[str, str]:
    """Return the digest of every scored file by its name, in the order of the names; `root` is the folder of tasks.

    Raises: ConfigurationError when `root` is no folder.
    """
    if not root.is_dir():
        raise ConfigurationError(f"{root}: no such folder; expected a folder of tasks")
    tasks = {f"{TASKS}/{path.relative_to(root).as_posix()}": _digest(path) for path in _files(root) if path != root / LOCK_FILE}
    return dict(sorted((code_files() | tasks).items()))


def freeze(root: Path) -> Lock:
    """Write the lock of the tasks in `root` and of the scoring modules, and return it."""
    lock = Lock(canary=CANARY, files=scored_files(root))
    (root / LOCK_FILE).write_bytes(lock.as_bytes())
    return lock


def verify(root: Path) -> tuple[Difference, ...]:
    """Return every file that differs from the lock of the tasks in `root`, is missing or is extra, in the order of the names.

    Raises: ConfigurationError when there is no lock or it is damaged.
    """
    return differences(load_lock(root).files, scored_files(root))


def load_lock(root: Path) -> Lock:
    """Return the lock of the tasks in `root`. Raises ConfigurationError when there is none or it is damaged."""
    path = root / LOCK_FILE
    if not path.is_file():
        raise ConfigurationError(f"{path}: missing; run ai-law-eval freeze")
    try:
        return Lock.model_validate_json(path.read_bytes())
    except ValidationError as error:
        raise ConfigurationError(f"{path}: {error.errors()[0]['msg']}; run ai-law-eval freeze") from None


def lock_digest(root: Path) -> str | None:
    """Return the SHA-256 of the lock file in `root`, in hexadecimal; None where there is none."""
    path = root / LOCK_FILE
    return _digest(path) if path.is_file() else None


def differences(frozen: Mapping[str, str], found: Mapping[str, str]) -> tuple[Difference, ...]:
    """Return what `found` has otherwise than `frozen`, in the order of the names.

    >>> differences({"a": "1", "b": "2"}, {"b": "3", "c": "4"})
    (Difference(name='a', state='missing'), Difference(name='b', state='differs'), Difference(name='c', state='extra'))
    """
    names = sorted({**frozen, **found})
    return tuple(Difference(name, _state(name, frozen, found)) for name in names if frozen.get(name) != found.get(name))


def _state(name: str, frozen: Mapping[str, str], found: Mapping[str, str]) -> State:
    if name not in found:
        return "missing"
    return "differs" if name in frozen else "extra"


def _files(place: Path) -> Iterator[Path]:
    """The files of a folder, or the one file, without what Python compiles beside its modules."""
    paths = [place] if place.is_file() else sorted(place.rglob("*"))
    return (path for path in paths if path.is_file() and "__pycache__" not in path.parts)


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
