"""The renderers: what a file holds, and equal bytes for equal sources, in one process and across two."""

import email
import hashlib
import io
import json
import os
import subprocess
import sys
import zipfile
from email import policy
from email.message import EmailMessage
from pathlib import Path

import openpyxl
import pypdfium2
import pytest
from lxml import etree

from ai_law_legal_agent_eval.documents import read
from ai_law_legal_agent_eval.errors import AuthorError
from ai_law_legal_agent_eval.factory import render_document, render_documents
from ai_law_legal_agent_eval.factory.authored import Authored
from ai_law_legal_agent_eval.factory.looks import LOOKS, column_widths
from ai_law_legal_agent_eval.keys.canary import CANARY

ORION = Path(__file__).parent.parent / "matters" / "orion-compute-001"
W = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"
PAPER = """\
---
title: Sample – Report
properties: {author: "Q & A <co>", created: 2025-04-14}
header: Confidential
footer: "Page {page} of {pages}"
look: LOOK
numbering: articles
---

```letterhead
Quillhaven Screening Services
London • Tel. 0000
```

# Screening report {-}

**To:** Corvane\\
**Of:** Chandler

# Summary

“Quoted” — with dashes – and × § 5 ’s.[^a]

§ Clause one & two < three.
§§ Sub *italic*

- bullet
  1. nested

3. three

[^a]: The footnote’s text.

| Subject | Score |
|:---|---:|
| CX-900N | 12% |

```box
In a box.
```

\\newpage

# Annex A {-}

§ alone

> Quoted block.

---

```signature
For A | For B
/s/ Jane // Jane Roe | /s/ John // John Doe
```
"""
WORKBOOK = """\
properties: {author: PV, title: Tracker, created: 2025-04-10}
sheets:
  - name: Main
    freeze: "A2"
    filter: true
    hidden_rows: [3]
    comments: {B2: "seen"}
    columns: [{header: day, width: 12}, {header: qty, width: 6, format: "#,##0"}, {header: note, width: 20}]
    rows:
      - [2025-03-04, 1040, "24-0612"]
      - [null, {f: "=SUM(B2:B2)", v: 1040}, "=not a formula"]
      - [2025-03-05 09:12:00, {v: 0.53, format: "0.0%"}, true]
  - {name: Notes, state: hidden, columns: [{}], rows: [[secret]]}
"""
THREAD = """\
html_alternative: true
attachments: [{filename: rates.csv, content_type: text/csv, text: "lane,usd\\n1,2\\n"}]
attached_messages: [0]
thread:
  - from: "Ann <ann@a.example>"
    to: "Ben <ben@b.example>"
    date: "2025-03-05T09:14:00-07:00"
    subject: One
    body: "First – line.\\n\\nSecond."
  - from: "Ben <ben@b.example>"
    to: ["Ann <ann@a.example>"]
    cc: "C <c@c.example>"
    date: "2025-03-06T14:05:00-07:00"
    subject: "RE: One"
    body: Answer.
  - from: "Ann <ann@a.example>"
    to: "Ben <ben@b.example>"
    date: "2025-03-07T08:00:00-07:00"
    subject: "RE: One"
    body: Last.
"""
SOURCES = {
    **{f"{look}.{kind}": PAPER.replace("LOOK", look) for look in LOOKS for kind in ("docx", "pdf")},
    "tracker.xlsx": WORKBOOK,
    "thread.eml": THREAD,
    "chat.txt": "[09:12] – ok\n",
}
DIGESTS = """
import hashlib, json, sys
from pathlib import Path
from ai_law_legal_agent_eval.factory import render_document, render_documents
from ai_law_legal_agent_eval.factory.authored import Authored
files = render_documents(Path(sys.argv[1]))
files |= {name: render_document(name, Authored(name, text, text)) for name, text in json.load(sys.stdin).items()}
print(json.dumps({name: hashlib.sha256(data).hexdigest() for name, data in files.items()}))
"""


def rendered(name: str, text: str | None = None) -> bytes:
    source = text if text is not None else SOURCES[name]
    return render_document(name, Authored(name, source, source))


def part(data: bytes, name: str) -> etree._Element:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return etree.fromstring(archive.read(name))


def pdf_pages(data: bytes) -> list[str]:
    document = pypdfium2.PdfDocument(data)
    pages = [page.get_textpage().get_text_bounded().replace("\r\n", "\n") for page in document]
    document.close()
    return pages


def message(data: bytes) -> EmailMessage:
    read = email.message_from_bytes(data, policy=policy.default)
    assert isinstance(read, EmailMessage)
    return read


def test_second_process_gives_the_same_bytes() -> None:
    files = render_documents(ORION)
    files |= {name: rendered(name) for name in SOURCES}
    own = {name: hashlib.sha256(data).hexdigest() for name, data in files.items()}
    # The date variable is one that reportlab reads; the others change hashing, time zone and language.
    settings = {"PYTHONHASHSEED": "4321", "SOURCE_DATE_EPOCH": "1700000000", "TZ": "Asia/Tokyo", "LC_ALL": "C"}
    other = subprocess.run(
        [sys.executable, "-c", DIGESTS, str(ORION)],
        input=json.dumps(SOURCES),
        env={**os.environ, **settings},
        cwd=ORION.parent.parent,
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(other.stdout) == own


@pytest.mark.parametrize("name", SOURCES)
def test_same_source_same_bytes(name: str) -> None:
    assert rendered(name) == rendered(name)


@pytest.mark.parametrize("name", SOURCES)
def test_canary_stands_in_no_text(name: str) -> None:
    data = rendered(name)
    if name.endswith(".docx"):
        shown = etree.tostring(part(data, "word/document.xml"), encoding="unicode")
    elif name.endswith(".pdf"):
        shown = "\n".join(pdf_pages(data))
    elif name.endswith(".xlsx"):
        shown = etree.tostring(part(data, "xl/sharedStrings.xml"), encoding="unicode")
    else:
        shown = read(name, data).text
    assert CANARY not in shown
    assert CANARY.split()[2] not in shown


def test_canary_stands_in_a_header_and_in_a_last_line() -> None:
    assert message(rendered("thread.eml"))["X-Canary"] == CANARY
    assert rendered("chat.txt").decode("utf-8").endswith(f"\n\n{CANARY}\n")


def test_canary_stands_in_the_properties() -> None:
    with zipfile.ZipFile(io.BytesIO(rendered("letter.docx"))) as archive:
        assert CANARY in archive.read("docProps/core.xml").decode("utf-8")
    with zipfile.ZipFile(io.BytesIO(rendered("tracker.xlsx"))) as archive:
        assert CANARY in archive.read("docProps/core.xml").decode("utf-8")
    document = pypdfium2.PdfDocument(rendered("letter.pdf"))
    assert document.get_metadata_dict()["Keywords"] == CANARY
    document.close()


@pytest.mark.parametrize("look", LOOKS)
def test_word_document_has_real_parts(look: str) -> None:
    data = rendered(f"{look}.docx")
    body = part(data, "word/document.xml")
    used = {style.get(f"{W}val") for style in body.iter(f"{W}pStyle")}
    known = {style.get(f"{W}styleId") for style in part(data, "word/styles.xml").iter(f"{W}style")}
    assert {"Title", "Heading1", "Clause1", "Clause2", "TableHeader", "BoxText", "LetterheadName"} <= used <= known
    assert [note.get(f"{W}id") for note in body.iter(f"{W}footnoteReference")] == ["1"]
    notes = part(data, "word/footnotes.xml")
    assert "The footnote’s text." in "".join(notes.itertext())
    assert len(list(body.iter(f"{W}tblHeader"))) == 1
    assert [page.get(f"{W}type") for page in body.iter(f"{W}br") if page.get(f"{W}type")] == ["page"]
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        footers = b"".join(archive.read(name) for name in archive.namelist() if "footer" in name and "rels" not in name)
        assert not [name for name in archive.namelist() if "thumbnail" in name]
    assert b" PAGE " in footers
    assert b" NUMPAGES " in footers


def test_word_numbering_is_multilevel() -> None:
    data = rendered("agreement.docx")
    numbering = part(data, "word/numbering.xml")
    scheme = next(numbering.iter(f"{W}abstractNum"))
    texts = [text.get(f"{W}val") for text in scheme.iter(f"{W}lvlText")]
    assert texts == ["Article %1", "%1.%2", "(%3)", "(%4)"]
    linked = [style.get(f"{W}val") for style in scheme.iter(f"{W}pStyle")]
    assert linked == ["Heading1", "Clause1", "Clause2", "Clause3"]
    body = part(data, "word/document.xml")
    exempt = [number.get(f"{W}val") for number in body.iter(f"{W}numId") if number.get(f"{W}val") == "0"]
    assert len(exempt) == 1  # the annex's heading; the title has a style of its own
    instances = {number.get(f"{W}numId") for number in numbering.iter(f"{W}num")}
    assert {number.get(f"{W}val") for number in body.iter(f"{W}numId")} - {"0"} <= instances


@pytest.mark.parametrize("look", LOOKS)
def test_pdf_reads_in_order(look: str) -> None:
    first, second = pdf_pages(rendered(f"{look}.pdf"))
    assert first.startswith("Confidential")
    assert "Page 1 of 2" in first.splitlines()[-1]
    assert "Page 2 of 2" in second
    marks = ["Quillhaven", "To: Corvane", "“", "1.1 Clause one & two < three.", "(a) Sub italic", "• bullet"]
    marks += ["a. nested", "3. three", "CX-900N", "In a box.", "1 The footnote’s text."]
    places = [first.find(mark) for mark in marks]
    assert -1 not in places, marks[places.index(-1)]
    assert places == sorted(places)
    assert "“Quoted” — with dashes – and × § 5 ’s." in first
    assert "1. alone" in second


def test_pdf_refuses_characters_that_it_cannot_show() -> None:
    with pytest.raises(AuthorError) as caught:
        rendered("letter.pdf", PAPER.replace("LOOK", "letter").replace("Of:", "Of → ☐:"))
    (problem,) = caught.value.problems
    assert problem.line == 18
    assert "'→☐'" in problem.found


def test_workbook_cells_are_typed() -> None:
    data = rendered("tracker.xlsx")
    values = openpyxl.load_workbook(io.BytesIO(data), data_only=True)
    sheet = values["Main"]
    assert [cell.value for cell in sheet[1]] == ["day", "qty", "note"]
    assert sheet["A2"].is_date
    assert (sheet["B2"].value, sheet["C2"].value) == (1040, "24-0612")
    assert (sheet["B3"].value, sheet["C3"].value) == (1040, "=not a formula")
    assert (sheet["B4"].value, sheet["B4"].number_format, sheet["C4"].value) == (0.53, "0.0%", True)
    assert sheet.freeze_panes == "A2"
    assert sheet.row_dimensions[3].hidden
    assert sheet["B2"].comment is not None
    assert values["Notes"].sheet_state == "hidden"
    assert str(values.properties.created) == "2025-04-10 09:00:00"
    assert openpyxl.load_workbook(io.BytesIO(data))["Main"]["B3"].value == "=SUM(B2:B2)"


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        pytest.param('"24-0612"]', '"24-0612", 5]', "has 4 cells", id="row too long"),
        pytest.param("name: Main", "name: Main\n    colour: red", "colour", id="unknown field"),
        pytest.param("state: hidden", "state: secret", "state: 'secret'", id="unknown state"),
        pytest.param("sheets:\n", "sheets: []\nmore:\n", "sheets", id="no sheets"),
    ],
)
def test_workbook_mistakes(old: str, new: str, found: str) -> None:
    with pytest.raises(AuthorError, match=r"tracker\.xlsx:\d+: ") as caught:
        rendered("tracker.xlsx", WORKBOOK.replace(old, new))
    assert found in str(caught.value)


def test_thread_is_one_message_with_the_newest_on_top() -> None:
    mail = message(rendered("thread.eml"))
    assert mail["Subject"] == "RE: One"
    assert mail["Date"] == "Fri, 07 Mar 2025 08:00:00 -0700"
    body = mail.get_body(("plain",))
    assert body is not None
    assert body.get_content().replace("\r\n", "\n") == (
        "Last.\n\n\n-----Original Message-----\nFrom: Ben <ben@b.example>\nSent: Thursday, March 6, 2025 2:05 PM\n"
        "To: Ann <ann@a.example>\nCc: C <c@c.example>\nSubject: RE: One\n\nAnswer.\n\n"
        "On Wed, 5 Mar 2025 at 09:14, Ann <ann@a.example> wrote:\n> First – line.\n>\n> Second.\n"
    )
    formatted = mail.get_body(("html",))
    assert formatted is not None
    assert "<blockquote>" in formatted.get_content()
    table, older = mail.iter_attachments()
    assert (table.get_filename(), table.get_content().split()) == ("rates.csv", ["lane,usd", "1,2"])
    assert older.get_content_type() == "message/rfc822"
    assert older.get_content()["Subject"] == "One"
    assert mail["In-Reply-To"] in mail["References"]
    assert b"\r\n" in rendered("thread.eml")


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        pytest.param("2025-03-07", "2025-03-04", "message 3 is older than message 2", id="out of order"),
        pytest.param("[0]", "[7]", "attached message 7", id="no such message"),
        pytest.param("08:00:00-07:00", "08:00:00", "timezone", id="no offset"),
        pytest.param("text/csv", "image/png", "content_type", id="not text"),
    ],
)
def test_thread_mistakes(old: str, new: str, found: str) -> None:
    with pytest.raises(AuthorError) as caught:
        rendered("thread.eml", THREAD.replace(old, new))
    assert found in str(caught.value)


def test_plain_message_has_one_part() -> None:
    plain = THREAD.replace("html_alternative: true\n", "").replace("attached_messages: [0]\n", "")
    mail = message(rendered("thread.eml", "\n".join(line for line in plain.split("\n") if "attachments" not in line)))
    assert not mail.is_multipart()


def test_unknown_format_is_an_authors_mistake() -> None:
    with pytest.raises(AuthorError, match=r"no renderer for a\.odt"):
        rendered("a.odt", "x")


def test_all_documents_report_at_once(tmp_path: Path) -> None:
    (tmp_path / "matter.yaml").write_text(
        "slug: s\nscenario_id: s\ntitle: s\ninstruction: s\ndeliverables: [m.docx]\n"
        "toggles: []\ndates: {}\nnumbers: {}\n"
        "documents: [{name: a.txt, source: a.txt}, {name: b.txt, source: b.txt}, {name: c.txt, source: c.txt}]\n"
    )
    (tmp_path / "a.txt").write_text("{{ d.x }}")
    (tmp_path / "b.txt").write_text("fine")
    with pytest.raises(AuthorError) as caught:
        render_documents(tmp_path)
    assert [problem.file.partition("/")[2] for problem in caught.value.problems] == ["a.txt", "c.txt"]
    assert render_documents(tmp_path, only=["b.txt"]) == {"b.txt": f"fine\n\n{CANARY}\n".encode()}


@pytest.mark.parametrize(
    ("cells", "width"),
    [
        pytest.param([["a", "b"], ["c", "d"]], 400, id="short"),
        pytest.param([["x" * 200, "y"]], 100, id="too long for the page"),
        pytest.param([["", ""]], 400, id="empty"),
    ],
)
def test_column_widths_fill_the_table(cells: list[list[str]], width: float) -> None:
    widths = column_widths(cells, width, 10)
    assert sum(widths) == pytest.approx(width)
    assert min(widths) > 0
