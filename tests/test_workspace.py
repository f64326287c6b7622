"""The tools as an agent meets them: what they give, and that a mistake is answered and changes nothing."""

import json
import time
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from shell_world import DOCUMENTS, LEDGER, LICENCE, MEMO, REFERENCE, SLUG, build_world

from ai_law_legal_agent_eval.deliverables.visible import visible_text
from ai_law_legal_agent_eval.tasks import Task
from ai_law_legal_agent_eval.workspace import SCHEMAS, WorkspaceState, call, call_json, open_task
from ai_law_legal_agent_eval.workspace.tools import MAX_SAVED_FILES

TEN_MEGABYTES = "a" * 10_000_000
ANSWER_WITHIN_S = 0.1


@pytest.fixture(scope="module")
def task(tmp_path_factory: pytest.TempPathFactory) -> Task:
    return open_task(SLUG, str(build_world(tmp_path_factory.mktemp("tasks"))))


@pytest.fixture
def state(task: Task) -> WorkspaceState:
    return WorkspaceState(slug=SLUG, tasks_root=str(task.folder.parent))


def test_the_listing_names_every_document_and_what_is_missing(task: Task, state: WorkspaceState) -> None:
    after, text = call(task, state, "list_documents", {})
    assert after == state
    assert all(name in text for name in (*DOCUMENTS, MEMO))
    assert "not saved yet" in text


def test_reading_opens_a_page(task: Task, state: WorkspaceState) -> None:
    small = state.model_copy(update={"page_chars": 1000})
    after, first = call(task, small, "read_document", {"name": LEDGER})
    after, second = call(task, after, "read_document", {"name": LEDGER, "page": 2.0})
    assert "page 1 of" in first
    assert "page 2 of" in second
    assert after.opened == {LEDGER: (1, 2)}


def test_a_name_in_another_case_opens_the_same_document(task: Task, state: WorkspaceState) -> None:
    assert call(task, state, "read_document", {"name": LEDGER.upper()})[0].opened == {LEDGER: (1,)}


def test_search_finds_a_line(task: Task, state: WorkspaceState) -> None:
    after, text = call(task, state, "grep_documents", {"pattern": "q-77 COVERS"})
    assert after == state
    assert LICENCE in text
    assert "Tarn" in text


def test_saving_keeps_a_word_file_that_shows_the_text(task: Task, state: WorkspaceState) -> None:
    after, text = call(task, state, "save_deliverable", {"filename": MEMO, "content": REFERENCE})
    saved = after.saved[MEMO]
    assert "52 lenses" in visible_text(MEMO, saved.data).text
    assert saved.is_declared
    assert f"{saved.visible_chars:,} visible characters" in text
    assert "Every declared deliverable is saved" in text
    assert f"saved, {saved.visible_chars:,} visible" in call(task, after, "list_documents", {})[1]


def test_saving_again_replaces(task: Task, state: WorkspaceState) -> None:
    first, _ = call(task, state, "save_deliverable", {"filename": MEMO, "content": REFERENCE})
    second, text = call(task, first, "save_deliverable", {"filename": MEMO, "content": "Short."})
    assert text.startswith("Replaced")
    assert "Too short to count" in text
    assert len(second.saved) == 1
    assert second.saved[MEMO].sha256 != first.saved[MEMO].sha256


UNDECLARED = ["tiny-risk-memo.md", "memo.docx", "Tiny-Risk-Memo.docx", "tiny-risk-memo.docx.bak", "Übersicht 2.docx"]


@pytest.mark.parametrize("filename", UNDECLARED)
def test_an_undeclared_file_is_kept_and_said_to_be_undeclared(task: Task, state: WorkspaceState, filename: str) -> None:
    after, text = call(task, state, "save_deliverable", {"filename": filename, "content": REFERENCE})
    assert not after.saved[filename].is_declared
    assert "no declared deliverable" in text
    assert f"Still missing: {MEMO}" in text


def test_equal_content_is_saved_as_equal_bytes(task: Task, state: WorkspaceState) -> None:
    arguments = {"filename": MEMO, "content": REFERENCE}
    assert call(task, state, "save_deliverable", arguments) == call(task, state, "save_deliverable", arguments)


def test_the_state_survives_its_journey_to_a_tool_server(task: Task, state: WorkspaceState) -> None:
    after, _ = call(task, state, "save_deliverable", {"filename": MEMO, "content": REFERENCE})
    after, _ = call(task, after, "read_document", {"name": LEDGER})
    assert WorkspaceState.model_validate_json(after.model_dump_json()) == after


WRONG_CALLS: dict[str, tuple[str, object, str]] = {
    "an unknown tool": ("delete_document", {}, "the tools are list_documents"),
    "an unknown argument": ("list_documents", {"folder": "."}, "it takes no arguments"),
    "a missing argument": ("read_document", {}, "needs the argument name"),
    "a null for a required argument": ("read_document", {"name": None}, "needs the argument name"),
    "no object": ("read_document", ["a"], "one JSON object"),
    "a number for a name": ("read_document", {"name": 7}, "must be text"),
    "a list for a name": ("read_document", {"name": ["a"]}, "must be text; found a list"),
    "an unknown document": ("read_document", {"name": "nothing.docx"}, LEDGER),
    "a path": ("read_document", {"name": "../anchors.json"}, LEDGER),
    "an absolute path": ("read_document", {"name": "/etc/passwd"}, LEDGER),
    "a NUL in a name": ("read_document", {"name": "ledger.txt\x00"}, "U+0000"),
    "ten megabytes of name": ("read_document", {"name": TEN_MEGABYTES}, "at most 300"),
    "page minus one": ("read_document", {"name": LEDGER, "page": -1}, "between 1 and"),
    "page zero": ("read_document", {"name": LEDGER, "page": 0}, "between 1 and"),
    "page 999": ("read_document", {"name": LEDGER, "page": 999}, "999"),
    "page 10^400": ("read_document", {"name": LEDGER, "page": 10**400}, "far too large"),
    "half a page": ("read_document", {"name": LEDGER, "page": 1.5}, "whole number"),
    "page infinity": ("read_document", {"name": LEDGER, "page": float("inf")}, "whole number"),
    "page nan": ("read_document", {"name": LEDGER, "page": float("nan")}, "whole number"),
    "page true": ("read_document", {"name": LEDGER, "page": True}, "whole number"),
    "page as text": ("read_document", {"name": LEDGER, "page": "2"}, "whole number"),
    "no pattern": ("grep_documents", {"pattern": "("}, "pattern"),
    "a look-ahead": ("grep_documents", {"pattern": "(?=a)"}, "pattern"),
    "a pattern that explodes": ("grep_documents", {"pattern": "((a{1000}){1000}){1000}"}, "pattern"),
    "ten megabytes of pattern": ("grep_documents", {"pattern": TEN_MEGABYTES}, "at most 1,000"),
    "no switch": ("grep_documents", {"pattern": "a", "ignore_case": "yes"}, "true or false"),
    "no matches": ("grep_documents", {"pattern": "a", "max_matches": 0}, "between 1 and"),
    "an unknown document to search": ("grep_documents", {"pattern": "a", "name": "x"}, LEDGER),
    "a path to save to": ("save_deliverable", {"filename": f"../{MEMO}", "content": "a"}, "without a folder"),
    "a Windows path": ("save_deliverable", {"filename": f"c:\\{MEMO}", "content": "a"}, "without a folder"),
    "dots": ("save_deliverable", {"filename": "..", "content": "a"}, "plain file name"),
    "an empty file name": ("save_deliverable", {"filename": "", "content": "a"}, "plain file name"),
    "a space at the end": ("save_deliverable", {"filename": f"{MEMO} ", "content": "a"}, "plain file name"),
    "a line in a file name": ("save_deliverable", {"filename": f"a\n{MEMO}", "content": "a"}, "control character"),
    "a NUL in a file name": ("save_deliverable", {"filename": f"{MEMO}\x00", "content": "a"}, "U+0000"),
    "a reversed file name": ("save_deliverable", {"filename": "\u202excod.omem", "content": "a"}, "control character"),
    "a long file name": ("save_deliverable", {"filename": "m" * 147 + ".docx", "content": "a"}, "at most 150"),
    "no content": ("save_deliverable", {"filename": MEMO, "content": " \n"}, "empty"),
    "a NUL in the content": ("save_deliverable", {"filename": MEMO, "content": "a\x00b"}, "character 2"),
    "half a character": ("save_deliverable", {"filename": MEMO, "content": "a\ud800b"}, "U+D800"),
    "ten megabytes of content": ("save_deliverable", {"filename": MEMO, "content": TEN_MEGABYTES}, "at most 1,000,000"),
}


@pytest.mark.parametrize(("name", "arguments", "answer"), WRONG_CALLS.values(), ids=WRONG_CALLS)
def test_a_mistake_is_answered_at_once_and_changes_nothing(
    task: Task, state: WorkspaceState, name: str, arguments: object, answer: str
) -> None:
    started = time.perf_counter()
    after, text = call(task, state, name, arguments)
    assert time.perf_counter() - started < ANSWER_WITHIN_S
    assert after is state
    assert answer in text
    assert len(text) < 1000
    text.encode("utf-8")


def test_a_pattern_that_would_backtrack_forever_is_searched_in_no_time(task: Task, state: WorkspaceState) -> None:
    started = time.perf_counter()
    after, text = call(task, state, "grep_documents", {"pattern": "(a+)+$"})
    assert time.perf_counter() - started < ANSWER_WITHIN_S
    assert after is state
    assert text


UNREADABLE = ['{"name": ', "[" * 100_000, '{"page": ' + "9" * 5000 + "}", "\x00", "name=ledger.txt", "{'name': 1}"]


@pytest.mark.parametrize("raw", UNREADABLE, ids=range(len(UNREADABLE)))
def test_arguments_that_are_no_json_are_answered(task: Task, state: WorkspaceState, raw: str) -> None:
    after, text = call_json(task, state, "read_document", raw)
    assert after is state
    assert "send one object" in text


@pytest.mark.parametrize("raw", ["", "  ", "{}"])
def test_no_arguments_may_be_written_in_several_ways(task: Task, state: WorkspaceState, raw: str) -> None:
    assert LEDGER in call_json(task, state, "list_documents", raw)[1]


def test_the_number_of_files_is_limited(task: Task, state: WorkspaceState) -> None:
    for number in range(MAX_SAVED_FILES):
        state, _ = call(task, state, "save_deliverable", {"filename": f"note-{number}.md", "content": "a"})
    after, text = call(task, state, "save_deliverable", {"filename": MEMO, "content": "a"})
    assert after is state
    assert "the limit" in text
    assert call(task, state, "save_deliverable", {"filename": "note-1.md", "content": "b"})[0] != state


NOTICES = [(24, ""), (25, "[5 turns left"), (26, ""), (27, ""), (28, "[2 turns left"), (29, "[1 turn left"), (30, "")]


@pytest.mark.parametrize(("turns_used", "notice"), NOTICES)
def test_few_turns_left_are_announced(task: Task, state: WorkspaceState, turns_used: int, notice: str) -> None:
    late = state.model_copy(update={"max_turns": 30, "turns_used": turns_used})
    for name, arguments in (("list_documents", {}), ("no_tool", {}), ("read_document", {"name": 1})):
        text = call(task, late, name, arguments)[1]
        assert ("left" in text.rpartition("\n\n[")[2]) is bool(notice)
        assert notice in text


def test_a_notice_says_what_is_not_saved(task: Task, state: WorkspaceState) -> None:
    late = state.model_copy(update={"max_turns": 30, "turns_used": 29})
    assert call(task, late, "list_documents", {})[1].endswith(f"[1 turn left; not saved yet: {MEMO}]")
    text = call(task, late, "save_deliverable", {"filename": MEMO, "content": REFERENCE})[1]
    assert text.endswith("[1 turn left]")


def test_without_a_limit_there_is_no_notice(task: Task, state: WorkspaceState) -> None:
    assert "left" not in call(task, state.model_copy(update={"turns_used": 29}), "no_tool", {})[1]


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=50),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=10), inner, max_size=3),
    max_leaves=5,
)
ARGUMENT_NAMES = st.sampled_from([parameter.name for schema in SCHEMAS for parameter in schema.parameters])


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    name=st.sampled_from([schema.name for schema in SCHEMAS]) | st.text(max_size=10),
    arguments=JSON_VALUES | st.dictionaries(ARGUMENT_NAMES, JSON_VALUES, max_size=4),
)
def test_whatever_is_sent_is_answered(task: Task, state: WorkspaceState, name: str, arguments: object) -> None:
    after, text = call(task, state, name, arguments)
    assert text
    text.encode("utf-8")
    assert WorkspaceState.model_validate_json(after.model_dump_json()) == after


MARKDOWN = {
    "a block of everything": "# A\n\n> q\n\n1. a\n   - b\n\n| x | y |\n|-|-|\n| 1 | 2 |\n\n**b** *i* `c`\n\n---\n",
    "deep quotes": ">" * 2_000 + " a",
    "deep lists": "\n".join("  " * depth + "- a" for depth in range(300)),
    "many brackets": "[" * 20_000,
    "many stars": "*a **b " * 5_000,
    "a wide table": "|" + "a|" * 300 + "\n|" + "-|" * 300 + "\n|" + "b|" * 300,
    "raw HTML": "<script>alert(1)</script>\n\n<b>bold</b> &amp; &lt;",
    "a link and a picture": "[a](http://example.org) ![b](file:///etc/passwd)",
    "only a rule": "---",
    "many lines": "line\n" * 20_000,
}


@pytest.mark.parametrize("content", MARKDOWN.values(), ids=MARKDOWN)
def test_any_markdown_becomes_a_readable_file(task: Task, state: WorkspaceState, content: str) -> None:
    started = time.perf_counter()
    after, _ = call(task, state, "save_deliverable", {"filename": MEMO, "content": content})
    assert time.perf_counter() - started < 10
    visible_text(MEMO, after.saved[MEMO].data)


def test_the_schema_of_a_tool_says_what_is_checked() -> None:
    schema = {schema.name: schema.json_schema for schema in SCHEMAS}["grep_documents"]
    json.dumps(schema)
    properties = schema["properties"]
    assert isinstance(properties, dict)
    assert schema["required"] == ["pattern"]
    assert schema["additionalProperties"] is False
    assert properties["name"]["type"] == ["string", "null"]
    assert properties["max_matches"]["default"] == 50


def test_an_opened_task_is_opened_once(task: Task) -> None:
    assert open_task(SLUG, str(task.folder.parent)) is task
    assert Path(task.folder).is_dir()
