"""One `task.json` of a LAB-style checkout, in every shape in which people write it, as one frozen model."""

import json
import re
from collections.abc import Mapping, Sequence
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator

from ai_law_legal_agent_eval.deliverables.formats import FORMATS, extension
from ai_law_legal_agent_eval.errors import LegalEvalError

TASK_FILE = "task.json"
DEFAULT_DELIVERABLE = "response.md"
MAX_FILENAME_CHARS = 150
MAX_DETAIL_CHARS = 200

Reason = Literal[
    "unreadable_json",
    "wrong_shape",
    "docs_dir_outside",
    "docs_dir_missing",
    "link_outside",
    "link_inside",
    "duplicate_id",
    "deliverable_name",
    "deliverable_format",
    "unreadable_folder",
]
# What a census says of each reason why a task was not loaded.
REASONS: Mapping[Reason, str] = {
    "unreadable_json": f"{TASK_FILE} is no JSON object",
    "wrong_shape": f"{TASK_FILE} lacks a required field or holds one of the wrong kind",
    "docs_dir_outside": "docs_dir leads out of the checkout",
    "docs_dir_missing": "docs_dir names no folder",
    "link_outside": "a symbolic link leads out of the checkout",
    "link_inside": "a symbolic link leads to another folder of the checkout",
    "duplicate_id": "another task before it has the same id",
    "deliverable_name": "a deliverable's name cannot be saved under",
    "deliverable_format": "a deliverable's format cannot be written",
    "unreadable_folder": "a folder cannot be opened",
}


class SkippedTaskError(LegalEvalError):
    """A task that cannot be loaded: the reason by its name in the census, and what was found."""

    def __init__(self, reason: Reason, detail: str) -> None:
        self.reason: Reason = reason
        self.detail = detail[:MAX_DETAIL_CHARS]
        super().__init__(f"{REASONS[reason]}: {self.detail}")


class Criterion(BaseModel):
    """One criterion of a task. `deliverables` scopes it; empty: all of them."""

    model_config = ConfigDict(frozen=True, extra="ignore", coerce_numbers_to_str=True)

    id: str = ""
    title: str = ""
    match_criteria: str
    deliverables: tuple[str, ...] = ()

    @field_validator("deliverables", mode="before")
    @classmethod
    def _listed(cls, value: object) -> object:
        return tuple(_names(value))


class TaskShape(BaseModel):
    """What a `task.json` says. Fields that it does not know stay unread."""

    model_config = ConfigDict(frozen=True, extra="ignore", coerce_numbers_to_str=True)

    title: str = Field(min_length=1)
    instructions: str = Field(min_length=1)
    criteria: tuple[Criterion, ...]
    deliverables: tuple[str, ...] = ()
    docs_dir: str | None = None
    id: str | None = None
    work_type: str | None = None

    @field_validator("work_type", mode="before")
    @classmethod
    def _is_optional(cls, value: object) -> object:
        return value if isinstance(value, str) else None

    @field_validator("deliverables", mode="before")
    @classmethod
    def _listed(cls, value: object) -> object:
        return tuple(_names(value))

    @property
    def deliverable_names(self) -> tuple[str, ...]:
        """The exact names to save under: as declared, else from the instruction's last line, else `response.md`."""
        return self.deliverables or output_names(self.instructions) or (DEFAULT_DELIVERABLE,)


def task_shape(data: bytes) -> TaskShape:
    """Return what the bytes of a `task.json` say. Raises SkippedTaskError.

    >>> task_shape(b'{"title": "T", "instructions": "Do it.\\\\nOutput: `a.docx`", "criteria": []}').deliverable_names
    ('a.docx',)
    """
    try:
        found = json.loads(data)  # knows UTF-8, 16 and 32, with a byte-order mark and without
    except (ValueError, RecursionError) as error:
        raise SkippedTaskError("unreadable_json", f"{type(error).__name__}: {error}") from None
    if not isinstance(found, dict):
        raise SkippedTaskError("unreadable_json", f"found {type(found).__name__}; expected an object")
    try:
        shape = TaskShape.model_validate(found)
    except ValidationError as error:
        first = error.errors()[0]
        raise SkippedTaskError("wrong_shape", f"{'.'.join(map(str, first['loc']))}: {first['msg']}") from None
    for name in shape.deliverable_names:
        _check_name(name)
    return shape


_OUTPUT = re.compile(r"\b(?:outputs?|deliverables?)(?:\s+files?)?\W{0,4}:(?P<rest>.*)\Z", re.IGNORECASE)
_QUOTED_NAME = re.compile(r"[`\"'“]([^`\"'“”/\\\n]{1,140}\.[A-Za-z]{2,5})[`\"'”]")
_BARE_NAME = re.compile(r"(?<![\w/\\.-])[\w(][\w().-]{0,140}\.[A-Za-z]{2,5}\b")


def output_names(instructions: str) -> tuple[str, ...]:
    """Return the file names that the last line of an instruction gives after "Output:", each once.

    >>> output_names("Review `in.docx`.\\nOutput: `memo.docx` and `table.xlsx`."), output_names("Read in.docx.")
    (('memo.docx', 'table.xlsx'), ())
    """
    lines = [line for line in instructions.splitlines() if line.strip()]
    found = _OUTPUT.search(lines[-1]) if lines else None
    if found is None:
        return ()
    rest = found.group("rest")
    names = _QUOTED_NAME.findall(rest) or [match.group() for match in _BARE_NAME.finditer(rest)]
    return tuple(dict.fromkeys(names))


def _names(value: object) -> Sequence[str]:
    """Return the file names in any of the shapes: one text, a list of texts or objects, an object by name.

    Raises ValueError, which pydantic reports, for any other shape.
    """
    if value is None:
        return ()
    if isinstance(value, str):
        return (value,)
    if isinstance(value, Mapping):
        return tuple(dict.fromkeys(_entry_name(key, held) for key, held in value.items()))
    if isinstance(value, list | tuple):
        return tuple(dict.fromkeys(map(_item_name, value)))
    raise ValueError(f"found {type(value).__name__}; expected names as a list or as an object")


def _entry_name(key: str, value: object) -> str:
    """The key, unless only the value looks like a file name."""
    return value if not extension(key) and isinstance(value, str) and extension(value) else key


def _item_name(item: object) -> str:
    if isinstance(item, str):
        return item
    if isinstance(item, Mapping):
        for field in ("filename", "name", "path", "file"):
            if isinstance(item.get(field), str):
                return str(item[field])
    raise ValueError("a deliverable is neither a name nor an object with a filename")


def _check_name(name: str) -> None:
    is_plain = name == name.strip() and name.strip(".") and name.isprintable() and not set("/\\") & set(name)
    if not is_plain or len(name) > MAX_FILENAME_CHARS:
        raise SkippedTaskError("deliverable_name", f"found {name[:80]!r}; expected a plain file name")
    if extension(name) not in FORMATS:
        raise SkippedTaskError("deliverable_format", f"found {name[:80]!r}; allowed: {', '.join(FORMATS)}")
