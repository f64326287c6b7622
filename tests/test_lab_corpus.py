"""A LAB task's documents through its tools: listed in pages, read, searched as one, whatever stands among them."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from test_lab_checkout import put

from ai_law_legal_agent_eval.errors import AgentError
from ai_law_legal_agent_eval.lab import corpus as corpora
from ai_law_legal_agent_eval.lab import reading
from ai_law_legal_agent_eval.lab.corpus import Corpus, _test_of
from ai_law_legal_agent_eval.lab.folder import read_folder
from ai_law_legal_agent_eval.lab.sample_files import MAKERS, document
from ai_law_legal_agent_eval.lab.store import ReadingStore, reading_store
from ai_law_legal_agent_eval.record import compiled
from ai_law_legal_agent_eval.workspace import WorkspaceState, call, open_for
from ai_law_legal_agent_eval.workspace.lab import OpenLabTask

FILES = {
    "lease.txt": "The tenant pays rent.\nNotice: 30 days.",
    "mail/2024/note.md": "# Note\n\nNotice was given “early”.",
    "mail/note.md": "Nothing here.",
    "table.csv": "Lot,Notice\n7,given",
    "page.html": "<p>Notice on the door<p hidden>secret notice",
    "damaged.docx": "PK no more",
    "scan.tif": "II*",
    ".DS_Store": "x",
    "~$lease.docx": "lock",
    "task.json": "{}",
}


@pytest.fixture
def state(tmp_path: Path) -> WorkspaceState:
    folder = put(tmp_path, "area/one", deliverables=["a.docx", "b.xlsx"])
    for name, text in FILES.items():
        path = folder / "documents" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    (folder / "documents" / "linked.txt").symlink_to(os.devnull)
    (folder / "documents" / "linked-twice.txt").symlink_to(folder / "task.json")
    put(tmp_path, "area/bare")
    return WorkspaceState(source="lab", slug="area/one", tasks_root=str(tmp_path))


def answer(state: WorkspaceState, tool: str, /, **arguments: object) -> str:
    return call(open_for(state), state, tool, arguments)[1]


def test_the_listing_shows_documents_and_nothing_else(state: WorkspaceState) -> None:
    text = answer(state, "list_documents")
    assert "7 documents:" in text
    assert "mail/2024/note.md | md | " in text
    assert text.endswith("Deliverables:\na.docx | not saved yet\nb.xlsx | not saved yet")
    assert not any(name in text for name in ("task.json", ".DS_Store", "~$", "linked"))
    under = answer(state, "list_documents", under="mail/")
    assert "2 documents whose name begins with" in under
    assert "lease" not in under
    assert "Folders: mail/" in answer(state, "list_documents", under="x")


def test_a_long_listing_comes_in_pages(state: WorkspaceState, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(corpora, "LISTED_A_PAGE", 3)
    pages = [answer(state, "list_documents", page=page) for page in (1, 2, 3)]
    assert "page 1 of 3; next: list_documents(page=2)" in pages[0]
    assert "next" not in pages[2]
    assert sum(" bytes" in line for page in pages for line in page.splitlines()) == 7
    assert "has no page 4; it has pages 1 to 3" in answer(state, "list_documents", page=4)


READS = {
    "by its name": ("mail/2024/note.md", "Notice was given"),
    "in another case": ("LEASE.TXT", "The tenant pays"),
    "without its folder": ("table.csv", "Lot | Notice"),
    "with the documents folder": ("documents/lease.txt", "The tenant pays"),
    "hidden text left out": ("page.html", "Notice on the door"),
    "by a name of two": ("note.md", "may be any of mail/2024/note.md, mail/note.md"),
    "by no name": ("leese.txt", "Nearest: lease.txt"),
    "damaged": ("damaged.docx", "cannot be read: no Office file"),
    "of no known format": ("scan.tif", "no reader for this format"),
    "the task's own file": ("task.json", "There is no document"),
    "out of the folder": ("../task.json", "There is no document"),
}


@pytest.mark.parametrize(("name", "said"), READS.values(), ids=READS)
def test_a_document_is_read(state: WorkspaceState, name: str, said: str) -> None:
    assert said in answer(state, "read_document", name=name)


def test_reading_is_remembered_under_the_exact_name(state: WorkspaceState) -> None:
    after, _ = call(open_for(state), state, "read_document", {"name": "LEASE.TXT"})
    assert after.opened == {"lease.txt": (1,)}
    assert call(open_for(state), state, "read_document", {"name": "damaged.docx"})[0] == state


def test_a_search_covers_all_documents(state: WorkspaceState) -> None:
    text = answer(state, "grep_documents", pattern="notice")
    assert "4 matching lines in 4 of 7 documents (not searched, because they cannot be read: 2 documents)" in text
    assert "secret" not in text
    assert "1 matching line in table.csv" in answer(state, "grep_documents", pattern="notice", name="table.csv")
    assert "given “early”" in answer(state, "grep_documents", pattern='"early"')
    assert "No line of 7 documents" in answer(state, "grep_documents", pattern="rent.*Notice")
    assert "is not valid" in answer(state, "grep_documents", pattern="(")


def test_a_task_without_documents_answers_all_the_same(state: WorkspaceState) -> None:
    bare = state.model_copy(update={"slug": "area/bare"})
    assert answer(bare, "list_documents").startswith("0 documents:")
    assert "There is no document" in answer(bare, "read_document", name="x.txt")
    assert "No line of 0 documents" in answer(bare, "grep_documents", pattern="x")


def test_what_no_agent_could_read_is_told(state: WorkspaceState) -> None:
    task = open_for(state)
    assert isinstance(task, OpenLabTask)
    task.corpus.prepare()
    found = task.state_of_record()
    assert (found["documents"], found["unread"]) == (7, 4)
    assert set(found["unread_files"]) == {"damaged.docx", "scan.tif", "linked.txt", "linked-twice.txt"}  # type: ignore[call-overload]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for number in range(30):
        name, data = document(number, 0)
        (tmp_path / name).write_bytes(data)
    return tmp_path


@pytest.fixture
def store(tmp_path_factory: pytest.TempPathFactory) -> ReadingStore:
    return ReadingStore(tmp_path_factory.mktemp("store") / "readings.sqlite")


@pytest.fixture(autouse=True)
def forget() -> Iterator[None]:
    yield
    for cache in (read_folder, corpora.open_corpus, corpora._kept_texts, reading_store):
        cache.cache_clear()


def test_every_format_is_read(folder: Path, store: ReadingStore) -> None:
    corpus = Corpus(read_folder(folder, folder), store)
    corpus.prepare()
    assert not corpus.unread()
    kinds = {name.rpartition(".")[2] for name, text in store.texts(folder) if text}
    assert kinds == set(MAKERS)


def test_workers_read_as_one_process_does(folder: Path, store: ReadingStore, tmp_path_factory: pytest.TempPathFactory) -> None:
    other = ReadingStore(tmp_path_factory.mktemp("store") / "readings.sqlite")
    entries = read_folder(folder, folder).entries
    reading.keep_readings(folder, entries, store)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reading, "MIN_FILES_FOR_WORKERS", 1)
        patch.setattr(os, "cpu_count", lambda: 2)
        reading.keep_readings(folder, entries, other)
    assert list(store.texts(folder)) == list(other.texts(folder))


def test_workers_that_cannot_work_are_an_error_and_no_unread_documents(folder: Path, store: ReadingStore) -> None:
    entries = read_folder(folder, folder).entries
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reading, "MIN_FILES_FOR_WORKERS", 1)
        patch.setattr(os, "cpu_count", lambda: 2)
        patch.setattr(reading, "MODULE", "no_such_module")
        with pytest.raises(reading.ReadingFailedError, match="no_such_module"):
            reading.keep_readings(folder, entries, store)
    assert not store.faults(folder)


def test_a_changed_file_is_read_again_and_others_are_not(tmp_path: Path, store: ReadingStore, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a.txt").write_text("old words", encoding="utf-8")
    (tmp_path / "b.txt").write_text("other words", encoding="utf-8")
    Corpus(read_folder(tmp_path, tmp_path), store).prepare()
    (tmp_path / "a.txt").write_text("new and longer words", encoding="utf-8")
    read_folder.cache_clear()
    read: list[str] = []
    honest = reading.reading
    monkeypatch.setattr(reading, "reading", lambda folder, name: read.append(name) or honest(folder, name))
    corpus = Corpus(read_folder(tmp_path, tmp_path), store)
    corpus.prepare()
    assert read == ["a.txt"]
    assert dict(store.texts(tmp_path)) == {"a.txt": b"new and longer words", "b.txt": b"other words"}
    assert corpus.document("a.txt").text == "new and longer words"


def test_a_search_of_many_documents_stops_when_enough_is_shown(
    tmp_path: Path, store: ReadingStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(60):
        (tmp_path / f"{number:02d}.txt").write_text("a word\nanother word", encoding="utf-8")
    monkeypatch.setattr(corpora, "MANY_DOCUMENTS", 50)
    corpus = Corpus(read_folder(tmp_path, tmp_path), store)
    text = corpus.grep("word", name=None, ignore_case=True, max_matches=5, page_chars=6000)
    assert text.startswith("6 matching lines in the first 3 of 60 documents that match; the first 5 are shown")
    monkeypatch.setattr(corpora, "MAX_KEPT_BYTES", 10)
    corpora._kept_texts.cache_clear()
    assert corpus.grep("word", name=None, ignore_case=True, max_matches=5, page_chars=6000) == text


LINES = st.lists(st.text(alphabet="ab -.\t", max_size=6), min_size=1, max_size=4)
PATTERNS = [
    r"a",
    r"^a",
    r"a$",
    r"^$",
    r"a\s+b",
    r"[^a]b",
    r"a.b",
    r"(?s)a.b",
    r"\Aa",
    r"b\z",
    r"\bab\b",
    r"(?-m:^a)",
    r"(?i)A+",
    r"a|^b",
    r"\Qa.b\E",
    r"(^|-)b",
    r"a\nb",
    r"\s$",
    r"\\A",
    r"a?$",
    r"\S\s+\S",
    r"(?m)^b$",
    r"[[:space:]]b",
    r"\x0ab",
    r"[\s]\Ab",
]


@settings(max_examples=1500, deadline=None)
@given(lines=LINES, pattern=st.sampled_from(PATTERNS), ignore_case=st.booleans())
def test_a_search_of_whole_texts_agrees_with_one_line_by_line(lines: list[str], pattern: str, ignore_case: bool) -> None:
    expression = compiled(pattern, ignore_case)
    one_by_one = any(expression.search(line) for line in lines)
    assert _test_of(pattern, ignore_case, expression)("\n".join(lines).encode()) is one_by_one


def test_a_wrong_pattern_is_the_agents_mistake() -> None:
    with pytest.raises(AgentError, match="not valid"):
        compiled("(", True, is_multiline=True)
