"""The tools of a task as plain functions `(task, state, arguments) -> (state, text)`.

Both doors, the in-process harness and the tool server for foreign harnesses, come in through `call` and `call_json`. An
agent's mistake is answered with a sentence and changes nothing.
"""

import json
import re
import threading
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from ai_law_legal_agent_eval import record
from ai_law_legal_agent_eval.deliverables.formats import contents, written
from ai_law_legal_agent_eval.errors import AgentError
from ai_law_legal_agent_eval.splits import Variant
from ai_law_legal_agent_eval.tasks import Task, load_task
from ai_law_legal_agent_eval.workspace import lab
from ai_law_legal_agent_eval.workspace.lab import OpenLabTask
from ai_law_legal_agent_eval.workspace.parameters import document_name, page_number, search
from ai_law_legal_agent_eval.workspace.schema import Parameter, ToolSchema, Value, shown
from ai_law_legal_agent_eval.workspace.state import SavedFile, WorkspaceState

MAX_NAME_CHARS = 300
MAX_FILENAME_CHARS = 150  # file systems allow 255 bytes
MAX_CONTENT_CHARS = 1_000_000  # some 400 printed pages; more is a mistake
MAX_SAVED_FILES = 20
NOTICES_AT = (5, 2, 1)

# Control characters, line separators, direction overrides: in a file name they only deceive.
DECEPTIVE = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]")

Values = Mapping[str, Value]
OpenTask = Task | OpenLabTask
# A source's tools take its own kind of task.
Run = Callable[[Any, WorkspaceState, Values], tuple[WorkspaceState, str]]

_opening = threading.Lock()


def open_for(state: WorkspaceState) -> OpenTask:
    """Return the task that a workspace is of. Raises ConfigurationError, UnreadableDocumentError."""
    if state.source == "lab":
        return _opened_lab(state.slug, state.tasks_root)
    return open_task(state.slug, state.tasks_root)


@lru_cache(maxsize=256)
def _opened_lab(identity: str, root: str | None) -> OpenLabTask:
    return lab.open_lab_task(identity, root)


def open_task(slug: str, root: str | None = None) -> Task:
    """Return a memo task with its record parsed. Raises ConfigurationError, UnreadableDocumentError."""
    # Parsing takes a second and the PDF library is not thread-safe: one at a time, once a process.
    with _opening:
        return _opened(slug, root)


@lru_cache(maxsize=64)
def _opened(slug: str, root: str | None) -> Task:
    variant = Variant.parse(slug) if root is None else None
    task = _variant_task(variant) if variant else load_task(slug, None if root is None else Path(root))
    _ = task.record
    return task


def _variant_task(variant: Variant) -> Task:
    from ai_law_legal_agent_eval.factory.shelf import shelved_task  # noqa: PLC0415 - needs the extra `factory`

    task = shelved_task(variant)
    # The cache may drop a variant that was not used for long, so nothing is left to be read later.
    _ = task.anchors, task.rubric, task.memos
    return task


def call(task: OpenTask, state: WorkspaceState, name: str, arguments: object) -> tuple[WorkspaceState, str]:
    """Run one tool call and return the state after it and the answer; a mistake leaves the state as it was."""
    try:
        schema, run = _tool(name, TOOLS_OF[state.source])
        after, text = run(task, state, schema.checked(arguments))
    except AgentError as error:
        after, text = state, str(error)
    return after, text + _notice(task, after)


def call_json(task: OpenTask, state: WorkspaceState, name: str, raw: str) -> tuple[WorkspaceState, str]:
    """Run one tool call whose arguments are as a model wrote them, which may be no JSON at all."""
    try:
        arguments = json.loads(raw) if raw.strip() else {}
    except json.JSONDecodeError as error:
        return state, f"The arguments are not valid JSON ({error.msg}); send one object.{_notice(task, state)}"
    except (ValueError, RecursionError):
        # Too long a number or too deep a nesting: Python gives no better reason.
        return state, f"The arguments are too deep or too large to read; send one object.{_notice(task, state)}"
    return call(task, state, name, arguments)


def _tool(name: str, tools: Mapping[str, tuple[ToolSchema, Run]]) -> tuple[ToolSchema, Run]:
    if name not in tools:
        raise AgentError(f"There is no tool {shown(name)}; the tools are {', '.join(tools)}.")
    return tools[name]


def _notice(task: OpenTask, state: WorkspaceState) -> str:
    left = state.turns_left
    if left not in NOTICES_AT:
        return ""
    missing = _missing(task, state)
    unsaved = f"; not saved yet: {', '.join(missing)}" if missing else ""
    return f"\n\n[{left} {'turn' if left == 1 else 'turns'} left{unsaved}]"


def _missing(task: OpenTask, state: WorkspaceState) -> list[str]:
    return [name for name in task.deliverables if name not in state.saved]


def _list(task: Task, state: WorkspaceState, values: Values) -> tuple[WorkspaceState, str]:
    del values
    progress = {name: state.progress(name) for name in task.deliverables}
    return state, record.list_documents(task.record, state.page_chars, progress)


def _read(task: Task, state: WorkspaceState, values: Values) -> tuple[WorkspaceState, str]:
    name, page = str(values["name"]), int(values["page"] or 1)
    text = record.read_page(task.record, name, page, state.page_chars)
    return state.with_page(record.find(task.record, name).name, page), text


def _grep(task: Task, state: WorkspaceState, values: Values) -> tuple[WorkspaceState, str]:
    text = record.grep(
        task.record,
        str(values["pattern"]),
        name=None if values["name"] is None else str(values["name"]),
        ignore_case=bool(values["ignore_case"]),
        max_matches=int(values["max_matches"] or 1),
        page_chars=state.page_chars,
    )
    return state, text


def _save(task: OpenTask, state: WorkspaceState, values: Values) -> tuple[WorkspaceState, str]:
    filename, content = str(values["filename"]), str(values["content"])
    _check_filename(filename)
    if not content.strip():
        raise AgentError("save_deliverable: content is empty; nothing was saved.")
    if filename not in state.saved and len(state.saved) >= MAX_SAVED_FILES:
        raise AgentError(f"save_deliverable: {MAX_SAVED_FILES} files are saved, the limit; replace one of them.")
    after = state.with_saved(filename, _saved_file(task, filename, content))
    verb = "Replaced" if filename in state.saved else "Saved"
    return after, f"{verb} {filename}: {_receipt(task, after, filename)}"


def _check_filename(filename: str) -> None:
    if DECEPTIVE.search(filename):
        raise AgentError(f"save_deliverable: filename holds a control character; found {shown(filename)}.")
    if "/" in filename or "\\" in filename:
        raise AgentError(f"save_deliverable: filename must be a name without a folder; found {shown(filename)}.")
    if filename != filename.strip() or not filename.strip("."):
        raise AgentError(f"save_deliverable: filename must be a plain file name; found {shown(filename)}.")


def _saved_file(task: OpenTask, filename: str, content: str) -> SavedFile:
    """The file in the format of its name: it is never something else than its name says."""
    data = written(filename, content)
    # Counted as the scorer counts, from the bytes read back: white space is one character.
    visible_chars = contents(filename, data).visible_chars
    return SavedFile.of(data, visible_chars=visible_chars, is_declared=filename in task.deliverables)


def _receipt(task: OpenTask, state: WorkspaceState, filename: str) -> str:
    saved, missing = state.saved[filename], _missing(task, state)
    lines = [f"{saved.visible_chars:,} visible characters."]
    if not saved.is_declared:
        lines.append(f"That is no declared deliverable; the task asks for exactly {', '.join(task.deliverables)}.")
    elif saved.visible_chars < state.min_deliverable_chars:
        lines.append(f"Too short to count; a deliverable needs {state.min_deliverable_chars:,} visible characters.")
    lines.append(f"Still missing: {', '.join(missing)}." if missing else "Every declared deliverable is saved.")
    return " ".join(lines)


LIST_DOCUMENTS = ToolSchema(
    "list_documents",
    "List the record: name, kind, pages, characters and title of each document. Then the deliverables that the task "
    "asks for, and whether each is saved.",
)
READ_DOCUMENT = ToolSchema(
    "read_document",
    "Read one page of a document of the record.",
    (document_name("The document's file name, exactly as list_documents gives it.", MAX_NAME_CHARS, is_required=True), page_number()),
)
GREP_DOCUMENTS = ToolSchema(
    "grep_documents",
    "Search the record line by line with a regular expression. Each match comes with document, page, line and one line of context.",
    search(MAX_NAME_CHARS),
)
SAVE_DELIVERABLE = ToolSchema(
    "save_deliverable",
    "Save a deliverable. The Markdown content (headings, paragraphs, bold, italic, lists, tables, block quotes) "
    "becomes a Word file. Saving under the same name again replaces the earlier version.",
    (
        Parameter(
            "filename",
            "string",
            "The exact file name that the task asks for.",
            is_required=True,
            max_chars=MAX_FILENAME_CHARS,
        ),
        Parameter(
            "content",
            "string",
            "The whole document in Markdown.",
            is_required=True,
            max_chars=MAX_CONTENT_CHARS,
        ),
    ),
)
TOOLS: Mapping[str, tuple[ToolSchema, Run]] = {
    LIST_DOCUMENTS.name: (LIST_DOCUMENTS, _list),
    READ_DOCUMENT.name: (READ_DOCUMENT, _read),
    GREP_DOCUMENTS.name: (GREP_DOCUMENTS, _grep),
    SAVE_DELIVERABLE.name: (SAVE_DELIVERABLE, _save),
}
SCHEMAS = tuple(schema for schema, _ in TOOLS.values())

LAB_TOOLS: Mapping[str, tuple[ToolSchema, Run]] = {
    LIST_DOCUMENTS.name: (lab.LIST_DOCUMENTS, lab.list_documents),
    READ_DOCUMENT.name: (lab.READ_DOCUMENT, lab.read_document),
    GREP_DOCUMENTS.name: (lab.GREP_DOCUMENTS, lab.grep_documents),
    SAVE_DELIVERABLE.name: (replace(SAVE_DELIVERABLE, description=lab.SAVE_DESCRIPTION), _save),
}
# What each source offers to an agent.
TOOLS_OF: Mapping[str, Mapping[str, tuple[ToolSchema, Run]]] = {"factory": TOOLS, "lab": LAB_TOOLS}
SCHEMAS_OF: Mapping[str, tuple[ToolSchema, ...]] = {
    source: tuple(schema for schema, _ in tools.values()) for source, tools in TOOLS_OF.items()
}
