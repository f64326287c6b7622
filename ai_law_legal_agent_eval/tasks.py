"""Released tasks on disk: where they lie, which there are, and one task's files as frozen models."""

import difflib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from ai_law_legal_agent_eval.errors import ConfigurationError
from ai_law_legal_agent_eval.keys.canary import without_canary
from ai_law_legal_agent_eval.keys.model import Anchors, Rubric
from ai_law_legal_agent_eval.record import Record

Model = TypeVar("Model", bound=BaseModel)

PACKAGE_FOLDER = Path(__file__).parent
# An installed wheel carries the tasks inside the package; a checkout has them beside it.
MATTERS_ROOT = PACKAGE_FOLDER.parent / "matters"
TASKS_ROOTS = (PACKAGE_FOLDER / "data" / "tasks", PACKAGE_FOLDER.parent / "tasks")


class DocumentEntry(BaseModel):
    """One document of a record in the order of the agent's listing."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: str
    kind: str


class TaskFile(BaseModel):
    """`task.json`: everything of a task that an agent may know."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    slug: str
    scenario_id: str
    title: str
    instruction: str
    deliverables: tuple[str, ...]
    documents: tuple[DocumentEntry, ...]
    canary: str


@dataclass(frozen=True)
class Task:
    """One task and its folder. What only scoring needs is read when it is asked for."""

    folder: Path
    file: TaskFile

    @property
    def slug(self) -> str:
        """The task's name in arguments, folders and reports."""
        return self.file.slug

    @property
    def deliverables(self) -> tuple[str, ...]:
        """The exact file names that the instruction asks for."""
        return self.file.deliverables

    @property
    def document_names(self) -> tuple[str, ...]:
        """The record's file names in the order of the listing."""
        return tuple(entry.name for entry in self.file.documents)

    @cached_property
    def record(self) -> Record:
        """The parsed record. Raises UnreadableDocumentError for a file that its reader cannot read."""
        return Record.load(self.folder / "documents", self.document_names)

    @cached_property
    def anchors(self) -> Anchors:
        """The compiled answer key."""
        return _parsed(Anchors, self.folder / "anchors.json")

    @cached_property
    def rubric(self) -> Rubric:
        """The public rubric."""
        return _parsed(Rubric, self.folder / "rubric.json")

    @cached_property
    def memos(self) -> Mapping[str, str]:
        """The example memos in Markdown by name: `memo` (the reference, earns the maximum) and `junior`."""
        paths = sorted((self.folder / "reference").glob("*.md"))
        return {path.stem: without_canary(path.read_text(encoding="utf-8")) for path in paths}


def tasks_root() -> Path:
    """Return the folder of the released tasks.

    Raises ConfigurationError when neither an installed wheel's nor a checkout's folder exists.
    """
    for root in TASKS_ROOTS:
        if root.is_dir():
            return root
    looked = " and ".join(str(root) for root in TASKS_ROOTS)
    raise ConfigurationError(f"no folder of tasks: looked at {looked}; reinstall the package or give tasks_root")


def slugs(root: Path | None = None) -> tuple[str, ...]:
    """Return the slugs under `root` (default: the released tasks) in the order of their numbers.

    Raises ConfigurationError when `root` is no folder or holds no task.
    """
    folder = root or tasks_root()
    if not folder.is_dir():
        raise ConfigurationError(f"tasks_root {folder}: no such folder; expected one folder a task, each with a task.json")
    found = (path.parent.name for path in folder.glob("*/task.json"))
    known = tuple(sorted(found, key=lambda slug: (slug.rpartition("-")[2], slug)))
    if not known:
        raise ConfigurationError(f"tasks_root {folder}: holds no task; expected one folder a task, each with a task.json")
    return known


def load_task(slug: str, root: Path | None = None) -> Task:
    """Return the task `slug` under `root` (default: the released tasks).

    Raises ConfigurationError for an unknown slug (lists the known ones) or a damaged `task.json`.
    """
    folder = root or tasks_root()
    known = slugs(folder)
    if slug not in known:
        nearest = difflib.get_close_matches(slug, known, n=1)
        hint = f" (nearest: {nearest[0]})" if nearest else ""
        raise ConfigurationError(f"unknown task {slug[:80]!r}{hint}; known: {', '.join(known)}")
    return task_in(folder / slug)


def task_in(folder: Path) -> Task:
    """Return the task in `folder`. Raises ConfigurationError for a missing or damaged `task.json`."""
    return Task(folder, _parsed(TaskFile, folder / "task.json"))


def matters_root() -> Path:
    """Return the folder of the matters' sources. Raises ConfigurationError where there is none, as in an installed wheel."""
    if not MATTERS_ROOT.is_dir():
        raise ConfigurationError(
            f"{MATTERS_ROOT}: no sources of matters, which variants are built from; work from a checkout, or build them there "
            "with `ai-law-eval variants build` and give tasks_root"
        )
    return MATTERS_ROOT


def _parsed(model: type[Model], path: Path) -> Model:
    try:
        return model.model_validate_json(path.read_bytes())
    except FileNotFoundError:
        raise ConfigurationError(f"{path}: missing; a task has task.json, rubric.json, anchors.json and documents/") from None
    except ValidationError as error:
        raise ConfigurationError(f"{path}: {error}") from None
