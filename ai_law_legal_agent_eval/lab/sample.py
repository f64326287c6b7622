"""A synthetic LAB-style checkout with every quirk that real ones have, all of its content original."""

import codecs
import json
import os
import random
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ai_law_legal_agent_eval.errors import ConfigurationError
from ai_law_legal_agent_eval.lab import sample_files
from ai_law_legal_agent_eval.lab.shapes import TASK_FILE, Reason

MANIFEST = "SAMPLE.json"
SHARED_FOLDER = "dms"
OWN_DOCUMENTS = 3
FILES_A_FOLDER = 100
# Cycles of different lengths, so that every combination comes: levels in about the shares of a real checkout.
LEVELS = (2, 3, 2, 4, 2, 3, 2)
DOCUMENTS = ("own", "own", "shared", "own", "none", "own", "own", "own")
CRITERIA = (54, 8, 122, 40, 61, 33)
ENDINGS = ("docx", "docx", "md", "docx", "xlsx", "docx", "pptx", "docx", "docx")

ROOT = Path(os.sep).resolve().anchor  # what a link or a docs_dir out of any checkout leads to

Json = dict[str, Any]


@dataclass(frozen=True)
class Sample:
    """What was written and what a census has to find there."""

    found: int
    loaded: int
    skipped_by_reason: Mapping[str, int]
    shared_files: int

    def as_json(self) -> Json:
        """Return it as JSON-serialisable data."""
        return {
            "found": self.found,
            "loaded": self.loaded,
            "skipped_by_reason": dict(sorted(self.skipped_by_reason.items())),
            "shared_files": self.shared_files,
        }


def write_sample(out: Path, *, tasks: int = 40, shared_files: int = 60, seed: int = 0) -> Sample:
    """Write a checkout of `tasks` tasks, the broken ones among them, and return what a census has to find.

    The same is written into `SAMPLE.json`. Equal arguments give equal bytes. Raises ConfigurationError when `out` holds
    something already or `tasks` has no room for the broken ones.
    """
    if tasks < MIN_TASKS:
        raise ConfigurationError(f"tasks: found {tasks}; at least {MIN_TASKS}, so that every quirk has room")
    if out.exists() and any(out.iterdir()):
        raise ConfigurationError(f"{out}: holds files already; give a new or empty folder")
    for number in range(shared_files):
        name, data = sample_files.document(number, seed)
        _write(out / SHARED_FOLDER / f"box-{number // FILES_A_FOLDER:03d}" / name, data)
    whole = tasks - len(BROKEN)
    for number in range(whole):
        _write_task(out, number, seed, has_shared=shared_files > 0)
    for position, (reason, break_it) in enumerate(BROKEN):
        folder = out / "broken" / f"{position:02d}-{reason.replace('_', '-')}"
        break_it(folder, _task(whole + position, seed))
    counts = Counter(str(reason) for reason, _ in BROKEN)
    sample = Sample(tasks, whole, counts, shared_files)
    _write(out / MANIFEST, json.dumps(sample.as_json(), indent=2).encode() + b"\n")
    return sample


def _write_task(out: Path, number: int, seed: int, *, has_shared: bool) -> None:
    level = LEVELS[number % len(LEVELS)]
    area = sample_files.AREAS[number % len(sample_files.AREAS)]
    groups = [area, *(f"group-{number % 7}", f"set-{number % 3}")[: level - 2]]
    folder = out.joinpath(*groups, f"task-{number:04d}")
    task = _task(number, seed)
    documents = DOCUMENTS[number % len(DOCUMENTS)]
    if documents == "shared" and has_shared:
        task["docs_dir"] = "/".join([".."] * level + [SHARED_FOLDER])
    elif documents != "none":
        _write_own_documents(folder, number, seed)
    mark = codecs.BOM_UTF8 if number % 11 == 3 else b""
    data = _bytes(task).decode().encode("utf-16") if number % 23 == 7 else mark + _bytes(task)
    _write(folder / TASK_FILE, data)


def _write_own_documents(folder: Path, number: int, seed: int) -> None:
    for place in range(OWN_DOCUMENTS):
        # A stride through the kinds, so that small samples have them all.
        name, data = sample_files.document(number * OWN_DOCUMENTS + place, seed + 1)
        _write(folder / "documents" / name, data)
    if number % 13 == 0:
        _write_odd_documents(folder / "documents")


def _write_odd_documents(documents: Path) -> None:
    """What no reader can read, or what no agent should see, beside what it should."""
    _write(documents / "damaged.docx", b"PK\x03\x04 and no more")
    _write(documents / "plan.tif", b"II*\x00")
    _write(documents / "letters" / "Übersicht – final (2).txt", "Schedule {A} lists site 7 – see lot 123.\n".encode("cp1252"))
    _write(documents / ".DS_Store", b"\x00\x00\x00\x01")
    (documents / "linked.txt").symlink_to(os.devnull)


def _task(number: int, seed: int) -> Json:
    source = random.Random(f"{seed}-task-{number}")  # noqa: S311 - filler
    subject = source.choice(sample_files.SUBJECTS)
    names = _deliverables(number)
    task: Json = {
        "title": f"Review the {subject}, file {number}",
        "instructions": f"Review the documents on the {subject} and note what {{the client}} has to decide before it signs.",
        "criteria": [_criterion(source, place, names) for place in range(CRITERIA[number % len(CRITERIA)])],
    }
    DECLARING[number % len(DECLARING)](task, names)
    if number % 4:
        task |= {"id": f"sample-{number:04d}", "work_type": "review", "tags": [subject], "difficulty": 1 + number % 3}
    return task


def _deliverables(number: int) -> tuple[str, ...]:
    first = f"review-{number:04d}.{ENDINGS[number % len(ENDINGS)]}"
    return (first, f"open-points-{number:04d}.xlsx") if number % 5 == 2 else (first,)


def _criterion(source: random.Random, place: int, names: tuple[str, ...]) -> Json:
    criterion: Json = {
        "id": place + 1 if place % 9 == 4 else f"C-{place + 1:03d}",
        "title": f"Point {place + 1}: {source.choice(sample_files.TOPICS)}",
        "match_criteria": f"States that {sample_files.sentence(source)}",
    }
    return criterion | ({"deliverables": [names[place % len(names)]]} if place % 3 == 0 else {})


def _as_object(task: Json, names: tuple[str, ...]) -> None:
    task["deliverables"] = {name: name for name in names}


def _as_list(task: Json, names: tuple[str, ...]) -> None:
    task["deliverables"] = list(names)


def _as_records(task: Json, names: tuple[str, ...]) -> None:
    task["deliverables"] = [{"filename": name, "kind": "file"} for name in names]


def _in_last_line(task: Json, names: tuple[str, ...]) -> None:
    task["instructions"] += f"\n\nOutput: {', '.join(f'`{name}`' for name in names)}\n"


def _bare_in_last_line(task: Json, names: tuple[str, ...]) -> None:
    task["instructions"] += f" Output: {' and '.join(names)}."
    task["deliverables"] = None


def _not_at_all(task: Json, names: tuple[str, ...]) -> None:
    del names
    for criterion in task["criteria"]:
        criterion.pop("deliverables", None)


DECLARING: tuple[Callable[[Json, tuple[str, ...]], None], ...] = (
    _as_object,
    _in_last_line,
    _as_object,
    _as_list,
    _as_object,
    _not_at_all,
    _as_object,
    _as_records,
    _bare_in_last_line,
    _as_object,
)


def _bytes(task: Json) -> bytes:
    return json.dumps(task, ensure_ascii=False, indent=1).encode("utf-8")


def _write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def _with_bytes(change: Callable[[bytes], bytes]) -> Callable[[Path, Json], None]:
    return lambda folder, task: _write(folder / TASK_FILE, change(_bytes(task)))


def _with(**fields: object) -> Callable[[Path, Json], None]:
    return lambda folder, task: _write(folder / TASK_FILE, _bytes(task | fields))


def _without(field: str) -> Callable[[Path, Json], None]:
    return lambda folder, task: _write(folder / TASK_FILE, _bytes({name: value for name, value in task.items() if name != field}))


def _documents_linked_out(folder: Path, task: Json) -> None:
    _write(folder / TASK_FILE, _bytes(task))
    (folder / "documents").symlink_to(ROOT, target_is_directory=True)


def _task_file_linked_out(folder: Path, task: Json) -> None:
    del task
    folder.mkdir(parents=True)
    (folder / TASK_FILE).symlink_to(os.devnull)


def _linked_twice(folder: Path, task: Json) -> None:
    del task
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.symlink_to(Path("..") / sample_files.AREAS[0] / "task-0000", target_is_directory=True)


# Why a task cannot be loaded, and how it is written so; each stands once in every sample.
BROKEN: tuple[tuple[Reason, Callable[[Path, Json], None]], ...] = (
    ("unreadable_json", _with_bytes(lambda data: data[: len(data) // 2])),
    ("unreadable_json", _with_bytes(lambda data: b"[" + data + b"]")),
    ("unreadable_json", _with_bytes(lambda data: data[:0])),
    ("wrong_shape", _without("instructions")),
    ("wrong_shape", _with(title=None)),
    ("wrong_shape", _with(criteria={"C-001": "states it"})),
    ("wrong_shape", _with(deliverables=7)),
    ("docs_dir_outside", _with(docs_dir="../../../../..")),
    ("docs_dir_outside", _with(docs_dir=ROOT)),
    ("docs_dir_missing", _with(docs_dir="../nowhere")),
    ("link_outside", _documents_linked_out),
    ("link_outside", _task_file_linked_out),
    ("link_inside", _linked_twice),
    ("duplicate_id", _with(id="sample-0001")),
    ("deliverable_name", _with(deliverables=["../review.docx"])),
    ("deliverable_format", _with(deliverables={"review.pdf": "review.pdf"})),
)
# One round of the longest cycle beside the broken ones.
MIN_TASKS = len(BROKEN) + 14
