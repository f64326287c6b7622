"""Workbooks, presentations and plain files: what an agent writes is what a reader of the saved bytes sees."""

import io
import time
from contextlib import suppress

import pytest
from openpyxl import load_workbook
from pptx import Presentation
from pptx.chart.data import CategoryChartData
from pptx.enum.chart import XL_CHART_TYPE
from pptx.util import Inches

from ai_law_legal_agent_eval.deliverables.formats import FORMATS, contents, written
from ai_law_legal_agent_eval.documents import Block, Document, read
from ai_law_legal_agent_eval.errors import AgentError, UnreadableDocumentError

MARKDOWN = """\
# Closing list

Prose with **weight** & <signs>.

## Open: items?

| Item | Number | Share |
|---|---:|---|
| Consent \\| waiver | 12 | 1.50 |
| Payoff | 007 | =SUM(B2:B3) |

- one
  - two

## Open: items?

| Only |
|---|
| row |
"""


def sheets(text: str) -> dict[str, list[tuple[object, ...]]]:
    book = load_workbook(io.BytesIO(written("book.xlsx", text)))
    return {sheet.title: list(sheet.iter_rows(values_only=True)) for sheet in book.worksheets}


def test_each_markdown_table_is_a_sheet_and_prose_one_more() -> None:
    assert sheets(MARKDOWN) == {
        "Open items": [("Item", "Number", "Share"), ("Consent | waiver", 12, 1.5), ("Payoff", "007", "=SUM(B2:B3)")],
        "Open items 2": [("Only",), ("row",)],
        "Text": [("Closing list",), ("Prose with weight & <signs>.",), ("Open: items?",), ("one",), ("two",), ("Open: items?",)],
    }


TABLES: dict[str, tuple[str, list[tuple[object, ...]]]] = {
    "commas": ('name,qty\n"a, b",-2\n', [("name", "qty"), ("a, b", -2)]),
    "semicolons": ("name;rate\nx;1,5", [("name", "rate"), ("x", "1,5")]),
    "a fence": ("```csv\nname,qty\na,1\n```", [("name", "qty"), ("a", 1)]),
    "prose": ("First, a line.\n\nThen another", [("First, a line.",), ("Then another",)]),
    "a long number": ("a,b\n12345678901234567,1e5", [("a", "b"), ("12345678901234567", "1e5")]),
}


@pytest.mark.parametrize(("text", "rows"), TABLES.values(), ids=TABLES)
def test_values_become_a_sheet(text: str, rows: list[tuple[object, ...]]) -> None:
    assert list(sheets(text).values()) == [rows]


def slides(text: str) -> list[tuple[str, str]]:
    return [(block.kind, block.text) for block in read("deck.pptx", written("deck.pptx", text)).blocks]


def test_headings_begin_slides_and_bullets_and_tables_stand_on_them() -> None:
    assert slides(MARKDOWN)[:6] == [
        ("heading", "Slide 1: Closing list"),
        ("list_item", "Prose with weight & <signs>."),
        ("heading", "Slide 2: Open: items?"),
        ("table_row", "Item | Number | Share"),
        ("table_row", "Consent | waiver | 12 | 1.50"),
        ("table_row", "Payoff | 007 | =SUM(B2:B3)"),
    ]
    assert ("heading", "Slide 3: Open: items? (continued)") in slides(MARKDOWN)


def test_what_does_not_fit_goes_on_to_the_next_slide() -> None:
    found = slides("# Many\n\n" + "\n".join(f"- point {number}" for number in range(25)))
    assert [text for kind, text in found if kind == "heading"] == [
        "Slide 1: Many",
        "Slide 2: Many (continued)",
        "Slide 3: Many (continued)",
    ]
    assert [text for kind, text in found if kind == "list_item"] == [f"point {number}" for number in range(25)]
    assert slides("no heading at all")[0] == ("heading", "Slide 1: deck")


@pytest.mark.parametrize("ending", FORMATS)
def test_equal_text_gives_equal_bytes_that_read_back(ending: str) -> None:
    name = f"file{ending}"
    first = written(name, MARKDOWN)
    time.sleep(1.1)  # the office formats count seconds
    assert written(name, MARKDOWN) == first
    assert "Payoff" in contents(name, first).text
    assert contents(name, first).visible_chars > 100


@pytest.mark.parametrize("ending", FORMATS)
def test_bytes_of_another_format_are_no_deliverable(ending: str) -> None:
    with pytest.raises(UnreadableDocumentError):
        contents(f"file{ending}", b"\xff\xfe\x00PK")


TOO_MUCH = {
    "a cell": ("a.xlsx", f"|a|\n|-|\n|{'x' * 33_000}|", "32,767"),
    "columns": ("a.xlsx", ",".join(["x"] * 17_000) + "\n" + ",".join(["x"] * 17_000), "16,384"),
    "cells": ("a.xlsx", "a,b\n" * 60_000, "100,000"),
    "slides": ("a.pptx", "# a\n" * 600, "at most 500"),
    "columns on a slide": ("a.pptx", f"|{'a|' * 60}\n|{'-|' * 60}\n", "at most 40"),
}


@pytest.mark.parametrize(("name", "text", "said"), TOO_MUCH.values(), ids=TOO_MUCH)
def test_more_than_a_format_holds_is_the_agents_mistake(name: str, text: str, said: str) -> None:
    with pytest.raises(AgentError, match=said):
        written(name, text)


HOSTILE = {
    "brackets": "[" * 20_000,
    "stars": "*a **b " * 5_000,
    "deep quotes": ">" * 2_000 + " a",
    "deep lists": "\n".join("  " * depth + "- a" for depth in range(300)),
    "sheet names": "\n\n".join(f"# {name}\n\n|a|\n|-|\n|b|" for name in ("[x]:*?/\\", "'quoted'", "a" * 60, "a" * 60, "Text", "HISTORY")),
    "HTML": "<script>alert(1)</script> &amp; <br> </a:t>",
    "a line of one megabyte": "word " * 200_000,
    "nothing but a rule": "---",
}


@pytest.mark.parametrize("ending", [".xlsx", ".pptx"])
@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_any_text_becomes_a_readable_file_or_an_answer(text: str, ending: str) -> None:
    data = None
    with suppress(AgentError):
        data = written(f"file{ending}", text)
    assert data is None or isinstance(contents(f"file{ending}", data).text, str)


def deck() -> bytes:
    presentation = Presentation()
    first = presentation.slides.add_slide(presentation.slide_layouts[1])
    first.shapes.title.text = "Risks"
    first.placeholders[1].text_frame.text = "Notice is late"
    first.notes_slide.notes_text_frame.text = "Say it slowly"
    group = first.shapes.add_group_shape()
    group.shapes.add_textbox(0, 0, Inches(1), Inches(1)).text_frame.text = "Inside a group"
    chart = CategoryChartData()
    chart.categories = ["Q1", "Q2"]
    chart.add_series("Lots", (3, None))
    first.shapes.add_chart(XL_CHART_TYPE.BAR_CLUSTERED, 0, 0, Inches(3), Inches(3), chart)
    hidden = presentation.slides.add_slide(presentation.slide_layouts[6])
    hidden.element.set("show", "0")
    table = hidden.shapes.add_table(2, 2, 0, 0, Inches(2), Inches(2)).table
    table.cell(0, 0).text, table.cell(1, 1).text = "Lot\nnumber", "7"
    target = io.BytesIO()
    presentation.save(target)
    return target.getvalue()


def test_a_presentation_is_read_with_groups_charts_tables_and_notes() -> None:
    document = read("deck.PPTX", deck())
    assert (document.kind, [(block.kind, block.text, block.locator) for block in document.blocks]) == (
        "pptx",
        [
            ("heading", "Slide 1: Risks", "slide 1"),
            ("list_item", "Notice is late", "slide 1"),
            ("text_box", "Inside a group", "slide 1"),
            ("note", "[chart]", "slide 1"),
            ("table_row", " | Q1 | Q2", "slide 1"),
            ("table_row", "Lots | 3 | ", "slide 1"),
            ("note", "[speaker notes: Say it slowly]", "slide 1"),
            ("heading", "[hidden slide] Slide 2", "slide 2"),
            ("table_row", "Lot / number | ", "slide 2"),
            ("table_row", " | 7", "slide 2"),
        ],
    )


TEXTS: dict[str, tuple[str, bytes, str, tuple[Block, ...]]] = {
    "Markdown": (
        "a.md",
        b"\xef\xbb\xbf# Title #\n\n- {x}\n",
        "Title",
        (Block("heading", "# Title #", "line 1", level=1), Block("paragraph", "- {x}", "line 3")),
    ),
    "a table": (
        "a.csv",
        b'Lot;Note\n7;"two\nlines"\n;\n',
        "",
        (
            Block("table_row", "Lot | Note", "row 1", cells=("Lot", "Note"), is_header=True),
            Block("table_row", "7 | two / lines", "row 2", cells=("7", "two / lines")),
        ),
    ),
    "a ragged table": (
        "a.csv",
        b"Lot,Note\n7,a,b\n",
        "",
        (
            Block("table_row", "Lot | Note", "row 1", cells=("Lot", "Note"), is_header=True),
            Block("table_row", "7 | a | b", "row 2", cells=("7", "a", "b")),
        ),
    ),
    "a page": (
        "a.htm",
        "<title>A &amp; B</title><h1>Über</h1><p style='display:none'>x</p><script>y</script>z".encode(),
        "A & B",
        (Block("paragraph", "Über", "line 1"), Block("paragraph", "z", "line 2")),
    ),
}


@pytest.mark.parametrize(("name", "data", "title", "blocks"), TEXTS.values(), ids=TEXTS)
def test_plain_formats_are_read(name: str, data: bytes, title: str, blocks: tuple[Block, ...]) -> None:
    document = read(name, data)
    assert isinstance(document, Document)
    assert (document.title, document.blocks) == (title, blocks)


@pytest.mark.parametrize("name", ["a.md", "a.csv", "a.html", "a.pptx"])
def test_bytes_that_are_no_such_file_are_refused(name: str) -> None:
    with pytest.raises(UnreadableDocumentError):
        read(name, b"PK\x03\x04\x00\x00\x00\x00")
