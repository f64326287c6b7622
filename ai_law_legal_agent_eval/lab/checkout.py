"""A LAB-style checkout: its tasks, found by walking the tree, each loaded or accounted for."""

import codecs
import difflib
import fnmatch
import os
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from ai_law_legal_agent_eval.errors import ConfigurationError
from ai_law_legal_agent_eval.lab.census import Census, Skipped
from ai_law_legal_agent_eval.lab.shapes import TASK_FILE, Criterion, SkippedTaskError, TaskShape, task_shape

DOCUMENTS_FOLDER = "documents"
EXPECTED = f"expected the root of a LAB-style checkout: folders, one to four levels deep, each with a {TASK_FILE}"
BYTE_ORDER_MARKS = (codecs.BOM_UTF8, codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
GLOB_SIGNS = frozenset("*?[")
SHOWN_IDS = 5


@dataclass(frozen=True, slots=True)
class LabTask:
    """One task. Its id is its path under the root, with slashes; `documents` is None when it has none.

    The criteria stay on disk until they are asked for: an agent's process has no use for them.
    """

    root: Path
    id: str
    title: str
    instructions: str
    deliverables: tuple[str, ...]
    documents: Path | None
    declared_id: str | None
    features: tuple[str, ...]

    @property
    def level(self) -> int:
        """Folder levels under the root."""
        return self.id.count("/") + 1

    def criteria(self) -> tuple[Criterion, ...]:
        """Return the task's criteria. Raises SkippedTaskError when the file changed into something unreadable."""
        return task_shape((self.root / self.id / TASK_FILE).read_bytes()).criteria


@dataclass(frozen=True)
class Checkout:
    """The loaded tasks by id, in the order of their ids, and the census."""

    tasks: Mapping[str, LabTask]
    census: Census

    def select(self, selectors: str | Sequence[str]) -> tuple[str, ...]:
        """Return the ids that `all`, an id, the beginning of ids or a glob chooses, or several of these; each once.

        Raises ConfigurationError for one that chooses nothing.
        """
        chosen: dict[str, None] = {}
        for selector in (selectors,) if isinstance(selectors, str) else selectors:
            found = self._chosen(selector)
            if not found:
                raise ConfigurationError(f"task_id: {selector[:120]!r} chooses no task{self._hint(selector)}")
            chosen.update(dict.fromkeys(found))
        return tuple(sorted(chosen))

    def _chosen(self, selector: str) -> list[str]:
        if selector == "all":
            return list(self.tasks)
        if selector in self.tasks:
            return [selector]
        if GLOB_SIGNS & set(selector):
            return [identity for identity in self.tasks if fnmatch.fnmatchcase(identity, selector)]
        return [identity for identity in self.tasks if identity.startswith(selector)]

    def _hint(self, selector: str) -> str:
        for skipped in self.census.skipped:
            if skipped.path == selector:
                return f"; that task was skipped: {skipped.reason}, {skipped.detail}"
        nearest = difflib.get_close_matches(selector[:120], self.tasks, n=1)
        first = ", ".join(list(self.tasks)[:SHOWN_IDS])
        hint = f" (nearest: {nearest[0]})" if nearest else ""
        return f"{hint}; allowed: all, an id, the beginning of ids, or a glob over ids such as {first}"


@lru_cache(maxsize=8)
def load_checkout(root: Path) -> Checkout:
    """Return the checkout under `root`; read once a process.

    Raises ConfigurationError when `root` is no folder or holds no task that can be loaded.
    """
    base = checked_root(root)
    tasks: dict[str, LabTask] = {}
    skipped: list[Skipped] = []
    declared: dict[str, str] = {}
    for path in _candidates(base, skipped):
        identity = path.relative_to(base).as_posix()
        try:
            task = load_lab_task(base, identity)
            _refuse_twice(task, declared)
            tasks[identity] = task
        except SkippedTaskError as error:
            skipped.append(Skipped(identity, error.reason, error.detail))
    census = _census(base, tasks, skipped)
    if not tasks:
        found = "; ".join(census.lines()[:8]) if census.found else "it holds no task"
        raise ConfigurationError(f"tasks_root {root}: {found}; {EXPECTED}")
    return Checkout(dict(sorted(tasks.items())), census)


def _refuse_twice(task: LabTask, declared: dict[str, str]) -> None:
    """Note the id that the task's file declares. Raises SkippedTaskError when an earlier task declares the same."""
    if task.declared_id and declared.setdefault(task.declared_id, task.id) != task.id:
        raise SkippedTaskError("duplicate_id", f"{task.declared_id[:80]!r} is also the id of {declared[task.declared_id]}")


def checked_root(root: Path) -> Path:
    """Return the root with links resolved. Raises ConfigurationError when it is no folder or itself a task's folder."""
    base = root.expanduser().resolve()
    if not base.is_dir():
        raise ConfigurationError(f"tasks_root {root}: no such folder; {EXPECTED}")
    if (base / TASK_FILE).exists():
        raise ConfigurationError(f"tasks_root {root}: it is the folder of one task; {EXPECTED}")
    return base


def load_lab_task(root: Path, identity: str) -> LabTask:
    """Return the task of that id under `root`, which must be resolved. Raises SkippedTaskError."""
    folder = root / identity
    path = folder / TASK_FILE
    if not _is_inside(path, root):
        raise SkippedTaskError("link_outside", f"{TASK_FILE} leads to {path.resolve()}")
    try:
        data = path.read_bytes()
    except OSError as error:
        raise SkippedTaskError("unreadable_json", f"{type(error).__name__}: {error.strerror}") from None
    shape = task_shape(data)
    documents = _documents_folder(root, folder, shape)
    return LabTask(
        root=root,
        id=identity,
        title=shape.title,
        instructions=shape.instructions,
        deliverables=shape.deliverable_names,
        documents=documents,
        declared_id=shape.id,
        features=tuple(_features(data, shape, documents)),
    )


def _documents_folder(root: Path, folder: Path, shape: TaskShape) -> Path | None:
    """Return the folder of the task's documents, None when it has none. Raises SkippedTaskError."""
    if not shape.docs_dir:
        own = folder / DOCUMENTS_FOLDER
        if own.is_symlink() and not _is_inside(own, root):
            raise SkippedTaskError("link_outside", f"{DOCUMENTS_FOLDER} leads to {own.resolve()}")
        return own.resolve() if own.is_dir() else None
    found = folder / shape.docs_dir.replace("\\", "/")
    try:
        is_inside, is_folder = _is_inside(found, root), found.is_dir()
    except (OSError, ValueError) as error:
        raise SkippedTaskError("docs_dir_missing", f"{shape.docs_dir[:80]!r}: {error}") from None
    if not is_inside:
        raise SkippedTaskError("docs_dir_outside", f"found {shape.docs_dir[:80]!r}; allowed: a relative path that stays under the root")
    if not is_folder:
        raise SkippedTaskError("docs_dir_missing", f"found {shape.docs_dir[:80]!r}")
    return found.resolve()


def _features(data: bytes, shape: TaskShape, documents: Path | None) -> Iterator[str]:
    if data.startswith(BYTE_ORDER_MARKS):
        yield "with a byte-order mark"
    if shape.docs_dir:
        yield "with documents in a docs_dir"
    if documents is None:
        yield "without documents"
    if not shape.deliverables:
        yield "without declared deliverables"


def _candidates(root: Path, skipped: list[Skipped]) -> Iterator[Path]:
    """Yield the folders that hold a task file, in the order of their paths; note links and closed folders."""

    def closed(error: OSError) -> None:
        place = Path(str(error.filename)).relative_to(root).as_posix()
        skipped.append(Skipped(place, "unreadable_folder", f"{type(error).__name__}: {error.strerror}"))

    for place, folders, files in os.walk(root, onerror=closed):
        path = Path(place)
        is_task = TASK_FILE in files
        for name in sorted(folders):
            link = path / name
            if link.is_symlink() and (link / TASK_FILE).exists():
                is_inside = _is_inside(link, root)
                reason = "link_inside" if is_inside else "link_outside"
                skipped.append(Skipped(link.relative_to(root).as_posix(), reason, f"it leads to {link.resolve()}"))  # type: ignore[arg-type]
        folders[:] = sorted(name for name in folders if not name.startswith(".") and not (is_task and name == DOCUMENTS_FOLDER))
        if is_task:
            yield path


def _is_inside(path: Path, root: Path) -> bool:
    return path.resolve().is_relative_to(root)


def _census(root: Path, tasks: Mapping[str, LabTask], skipped: Sequence[Skipped]) -> Census:
    return Census(
        root=str(root),
        loaded=len(tasks),
        skipped=tuple(sorted(skipped, key=lambda entry: entry.path)),
        levels=Counter(task.level for task in tasks.values()),
        features=Counter(feature for task in tasks.values() for feature in task.features),
    )
