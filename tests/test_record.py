"""The record as an agent meets it: pages, names, searches, and answers to mistakes."""

import contextlib
import re
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ai_law_legal_agent_eval.documents import Block, Document
from ai_law_legal_agent_eval.errors import AgentError
from ai_law_legal_agent_eval.record import Record, grep, list_documents, read_page


def document(name: str, *texts: str, kind: str = "docx", title: str = "") -> Document:
    return Document(name, kind, title, tuple(Block("paragraph", text, f"paragraph {n}") for n, text in enumerate(texts, 1)))  # type: ignore[arg-type]


MSA = document(
    "MSA.docx",
    *(f"Clause {number}. The Supplier shall deliver lot {number} to the Buyer within thirty days." for number in range(1, 61)),
    title="Master Supply Agreement",
)
MAIL = document("mail.eml", "From: Ada\nTo: Bo", "We don’t ship L4 – the end‑user is “unknown”.", "ﬁnal", kind="eml")
LONG = document("long.txt", "One sentence ends here. " * 100, kind="txt")
SHEET = Document("lots.xlsx", "xlsx", "", (Block("table_row", "L1 | 1,008", "Lots!A14", cells=("L1", "1,008")),))
RECORD = Record((MSA, MAIL, LONG, SHEET, document("empty.txt", kind="txt")))


def test_the_list_names_every_document_and_deliverable() -> None:
    text = list_documents(RECORD, 1000, {"memo.docx": "not saved yet"})
    assert "MSA.docx | docx | 5 pages | 4,661 characters | Master Supply Agreement" in text
    assert "lots.xlsx | xlsx | 1 page | 10 characters" in text
    assert text.endswith("Deliverables:\nmemo.docx | not saved yet")


@pytest.mark.parametrize("page_chars", [500, 1000, 6000, 100_000])
@pytest.mark.parametrize("name", [one.name for one in RECORD.documents])
def test_the_pages_of_a_document_are_all_of_it(name: str, page_chars: int) -> None:
    whole = next(one for one in RECORD.documents if one.name == name)
    pages = RECORD.pages(whole, page_chars)
    assert "".join(page.cut(whole.text) for page in pages) == whole.text
    assert all(len(page) <= page_chars for page in pages)


def test_pages_end_with_blocks_and_say_how_to_go_on() -> None:
    first = read_page(RECORD, "MSA.docx", 1, 1000)
    assert first.startswith('MSA.docx, page 1 of 5; next: read_document(name="MSA.docx", page=2)\n\nClause 1.')
    assert first.endswith("thirty days.")
    assert read_page(RECORD, "MSA.docx", 5, 1000).startswith("MSA.docx, page 5 of 5; this is the last page\n\n")


def test_a_block_longer_than_a_page_is_cut_after_a_sentence() -> None:
    assert read_page(RECORD, "long.txt", 1, 500).endswith("ends here. ")


@pytest.mark.parametrize("name", ["msa.DOCX", " MSA.docx", "MSA.docx"])
def test_a_name_may_differ_in_case(name: str) -> None:
    assert read_page(RECORD, name, 1, 6000).startswith("MSA.docx, page 1")


MISTAKES = {
    "unknown name": (lambda: read_page(RECORD, "memo.docx", 1, 6000), "Known documents: MSA.docx, mail.eml"),
    "path": (lambda: read_page(RECORD, "../../etc/passwd", 1, 6000), "There is no document"),
    "huge name": (lambda: read_page(RECORD, "x" * 10_000_000, 1, 6000), "There is no document"),
    "zero byte": (lambda: read_page(RECORD, "MSA.docx\0", 1, 6000), "MSA.docx?"),
    "page 0": (lambda: read_page(RECORD, "MSA.docx", 0, 1000), "pages 1 to 5"),
    "page -1": (lambda: read_page(RECORD, "MSA.docx", -1, 1000), "has no page -1"),
    "page beyond": (lambda: read_page(RECORD, "lots.xlsx", 2, 1000), "only page 1"),
    "page of 5,000 digits": (lambda: read_page(RECORD, "MSA.docx", 10**5000, 1000), "pages 1 to 5"),
    "page as text": (lambda: read_page(RECORD, "MSA.docx", "2", 1000), "pages 1 to 5"),  # type: ignore[arg-type]
    "page as truth": (lambda: read_page(RECORD, "MSA.docx", True, 1000), "pages 1 to 5"),
    "open group": (lambda: grep(RECORD, "(lot"), "not valid: missing )"),
    "look-ahead": (lambda: grep(RECORD, "(?=lot)"), "no look-around"),
    "back-reference": (lambda: grep(RECORD, r"(a)\1"), "no look-around and no back-references"),
    "empty pattern": (lambda: grep(RECORD, ""), "The pattern is empty"),
    "long pattern": (lambda: grep(RECORD, "a" * 10_000_000), "at most 1,000"),
    "lone surrogate": (lambda: grep(RECORD, "\ud800"), "not valid"),
    "too many states": (lambda: grep(RECORD, r"((\w\s?){30}){30}"), "too large"),
    "no matches wanted": (lambda: grep(RECORD, "lot", max_matches=0), "from 1 to 200"),
    "name in a search": (lambda: grep(RECORD, "lot", name="nope"), "Known documents"),
}


@pytest.mark.parametrize(("call", "said"), MISTAKES.values(), ids=MISTAKES.keys())
def test_a_mistake_is_answered_in_a_sentence(call: object, said: str) -> None:
    with pytest.raises(AgentError) as caught:
        call()  # type: ignore[operator]
    sentence = str(caught.value)
    assert said in sentence
    assert len(sentence) < 400
    assert sentence.endswith((".", ")"))
    assert all(sign.isprintable() for sign in sentence)


SEARCHES = {
    "case is ignored": ("CLAUSE 7\\b", "MSA.docx, page 2\n> line 1: Clause 7."),
    "plain apostrophe finds the typographic one": ("don't", "> line 3: We don’t"),
    "typographic apostrophe finds itself": ("don’t", "> line 3: We don’t"),
    "plain dash and quotes": ('- the end-user is "unknown"', "> line 3: We"),
    "dash in a class": ("[–x] the", "> line 3: We"),
    "ligature": ("^final$", "> line 4: ﬁnal"),
    "context on both sides": ("don't", "  line 2: To: Bo\n> line 3: We don’t ship L4 – the end‑user is “unknown”.\n  line 4: ﬁnal"),
    "cell of a sheet": ("1,008", "> line 1, Lots!A14: L1 | 1,008"),
    "catastrophic elsewhere": ("(q+)+$", "No line of 5 documents matches"),
    "zero byte": ("\0", 'matches "?"'),
}


@pytest.mark.parametrize(("pattern", "expected"), SEARCHES.values(), ids=SEARCHES.keys())
def test_a_search_finds_what_a_reader_sees(pattern: str, expected: str) -> None:
    assert expected in grep(RECORD, pattern, page_chars=500)


def test_case_counts_when_asked() -> None:
    assert "No line" in grep(RECORD, "CLAUSE", ignore_case=False)
    assert "60 matching lines" in grep(RECORD, "Clause", ignore_case=False)


def test_a_search_shows_no_more_than_asked_and_says_so() -> None:
    text = grep(RECORD, "Supplier", max_matches=3)
    assert text.startswith("60 matching lines in 5 documents; the first 3 are shown")
    assert len(re.findall("^>", text, re.MULTILINE)) == 3


def test_a_search_names_the_page_that_a_reader_opens() -> None:
    for number in (1, 20, 40, 60):
        text = grep(RECORD, f"Clause {number}\\.", name="msa.docx", page_chars=1000)
        page, line = re.search(r"page (\d+)\n(?:  .*\n)?> line (\d+)", text).groups()  # type: ignore[union-attr]
        body = read_page(RECORD, "MSA.docx", int(page), 1000).split("\n\n", 1)[1]
        assert body.split("\n")[int(line) - 1].startswith(f"Clause {number}.")


def test_a_long_line_is_shown_around_its_match() -> None:
    record = Record((document("a.txt", "ﬁ" * 5000 + "needle" + "y" * 5000, kind="txt"),))
    text = grep(record, "needle")
    assert "needle" in text
    assert len(text) < 800


PATTERNS = ["(a+)+$", "(.*)*x", r"(\w+\s?){5,40}\d", "(a?){200}a{200}", r"(.{0,30}){0,9}z", r"[^x]{100}.*[0-9]{50}"]


@pytest.mark.parametrize("pattern", PATTERNS)
def test_expensive_patterns_take_no_time(pattern: str) -> None:
    record = Record((document("a.txt", *["aaaa bbbb cccc " * 30] * 200, kind="txt"),))
    start = time.process_time()
    with contextlib.suppress(AgentError):
        grep(record, pattern)
    assert time.process_time() - start < 1.0  # linear: a few milliseconds; a backtracking engine needs years


WEIRD = st.one_of(st.text(max_size=40), st.integers(), st.none(), st.booleans(), st.floats(), st.binary(max_size=9), st.lists(st.text()))


@settings(max_examples=150, deadline=None)
@given(WEIRD, WEIRD, WEIRD)
def test_any_arguments_are_answered(first: object, second: object, third: object) -> None:
    calls = (
        lambda: read_page(RECORD, first, second, 500),  # type: ignore[arg-type]
        lambda: grep(RECORD, first, name=second, max_matches=third),  # type: ignore[arg-type]
        lambda: grep(RECORD, str(first)),
    )
    for call in calls:
        try:
            assert call()
        except AgentError as error:
            assert len(str(error)) < 600  # noqa: PT017


def test_a_page_inside_a_table_repeats_its_columns() -> None:
    header = Block("table_row", "date | item", "S!A1", cells=("date", "item"), is_header=True)
    rows = tuple(Block("table_row", f"2025-01-{day:02} | node", f"S!A{day + 1}") for day in range(1, 29))
    after = Block("paragraph", "Prose. " * 100, "end")
    record = Record((Document("list.xlsx", "xlsx", "", (header, *rows, after)),))
    pages = [read_page(record, "list.xlsx", page, 500) for page in (1, 2, 3)]
    assert ["columns date | item" in page for page in pages] == [False, True, False]
