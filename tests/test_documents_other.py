"""Workbooks, e-mails, PDF and plain text as an agent reads them."""

import io
import subprocess
import sys
from collections.abc import Callable
from datetime import date, datetime, time, timedelta
from email.message import EmailMessage

import pytest
import wordml
from openpyxl import Workbook
from openpyxl.comments import Comment
from openpyxl.styles import Font, PatternFill
from reportlab.lib.styles import getSampleStyleSheet
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import Paragraph, SimpleDocTemplate, Table

from ai_law_legal_agent_eval.documents import read
from ai_law_legal_agent_eval.documents.number_formats import shown
from ai_law_legal_agent_eval.errors import UnreadableDocumentError

# Plain text

TEXTS = {
    "UTF-8": ("§ 2 “end use”\n\nnext".encode(), "§ 2 “end use”\nnext"),
    "UTF-8 with a mark": (b"\xef\xbb\xbf" + "é".encode(), "é"),
    "UTF-16 with a mark": ("é x".encode("utf-16"), "é x"),
    "UTF-16 without a mark": ("Hold all the lots".encode("utf-16-le"), "Hold all the lots"),
    "Windows": ("don’t – §".encode("cp1252"), "don’t – §"),
    "line ends": (b"a\r\n\r\nb\rc", "a\nb\nc"),
    "empty": (b"", ""),
}


@pytest.mark.parametrize(("data", "expected"), TEXTS.values(), ids=TEXTS.keys())
def test_text_is_decoded(data: bytes, expected: str) -> None:
    assert read("chat.txt", data).text == expected


def test_text_blocks_say_where_they_start() -> None:
    assert [block.locator for block in read("a.TXT", b"\n\na\nb\n\n\nc").blocks] == ["line 3", "line 7"]


UNREADABLE = {
    "binary text": ("a.txt", b"\x00\x01\x02" * 50),
    "unknown format": ("a.exe", b"x"),
    "no extension": ("a", b"x"),
    "text as PDF": ("a.pdf", b"hello"),
    "empty PDF": ("a.pdf", b""),
    "text as workbook": ("a.xlsx", b"a,b"),
    "Word file as workbook": ("a.xlsx", wordml.docx(wordml.paragraph(wordml.run("x")))),
    "broken workbook": ("a.xlsx", wordml.zipped({"xl/workbook.xml": b"<a"})),
    "bomb of a workbook": ("a.xlsx", wordml.zipped({"xl/workbook.xml": b" " * 30_000_000})),
    "text as e-mail": ("a.eml", b"hello there"),
    "empty e-mail": ("a.eml", b""),
}


@pytest.mark.parametrize(("name", "data"), UNREADABLE.values(), ids=UNREADABLE.keys())
def test_what_is_not_what_its_name_says_is_unreadable(name: str, data: bytes) -> None:
    with pytest.raises(UnreadableDocumentError) as caught:
        read(name, data)
    assert caught.value.name == name


def test_importing_the_readers_imports_no_library() -> None:
    code = (
        "import sys, ai_law_legal_agent_eval.documents, ai_law_legal_agent_eval.record\n"
        "sys.exit(any(name in sys.modules for name in ('lxml', 'openpyxl', 'pypdfium2', 'docx', 'email.parser')))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


# Workbooks

FORMATS = [
    (1008, "#,##0", "1,008"),
    (1008, "General", "1008"),
    (0.1 + 0.2, "General", "0.3"),
    (0.536, "0.0%", "53.6%"),
    (0.5, "0%", "50%"),
    (1234.5, '"USD" #,##0.00', "USD 1,234.50"),
    (1040, "[$€-407] #,##0.00", "€ 1,040.00"),
    (-5, "#,##0;(#,##0)", "(5)"),
    (-5, "#,##0_);[Red]\\(#,##0\\)", "(5)"),
    (-5, "0.00", "-5.00"),
    (0, '0;-0;"none"', "none"),
    (7, "000", "007"),
    (27_500_000, '0.0,,"M"', "27.5M"),
    (1.02e26, "0.00E+00", "1.02E+26"),
    (2.5, "0.##", "2.5"),
    (True, "General", "TRUE"),
    ("text", "@", "text"),
    (date(2025, 3, 4), "yyyy-mm-dd", "2025-03-04"),
    (datetime.fromisoformat("2025-03-04T21:05"), "d mmmm yyyy h:mm AM/PM", "4 March 2025 9:05 PM"),
    (datetime.fromisoformat("2025-03-04"), 'dddd", "d mmm yy', "Tuesday, 4 Mar 25"),
    (datetime.fromisoformat("2025-03-04T09:05:07"), "mm/dd/yyyy hh:mm:ss", "03/04/2025 09:05:07"),
    (time(9, 5), "h:mm", "9:05"),
    (timedelta(hours=30, minutes=5), "[h]:mm", "30:05"),
    (None, "0", ""),
]


@pytest.mark.parametrize(("value", "code", "expected"), FORMATS, ids=[f"{value}-{code}" for value, code, _ in FORMATS])
def test_cells_show_what_a_spreadsheet_shows(value: object, code: str, expected: str) -> None:
    assert shown(value, code) == expected


def workbook(fill: Callable[[Workbook], None]) -> bytes:
    book = Workbook()
    fill(book)
    target = io.BytesIO()
    book.save(target)
    return target.getvalue()


def shipments(book: Workbook) -> None:
    sheet = book.active
    sheet.title = "Shipments"
    sheet.append(["Lot", "Quantity", "Note"])
    for cell in sheet[1]:
        cell.font = Font(bold=True)
    sheet.append(["L1", 1008, "two\nlines"])
    sheet["B2"].number_format = "#,##0"
    sheet.append(["L2", "=SUM(B2:B2)"])
    sheet.append(["L3", 4])
    sheet["A4"].comment = Comment("held?", "Ada")
    sheet.row_dimensions[4].hidden = True
    sheet.column_dimensions["C"].hidden = True
    secret = book.create_sheet("Secret")
    secret["A1"], secret["B9"] = "white", 7
    secret["A1"].font = Font(color="FFFFFFFF")
    secret["B9"].number_format = ";;;"
    secret.merge_cells("A1:B1")
    secret.sheet_state = "hidden"
    shaded = book.create_sheet("Shaded")
    shaded["A1"] = "white on blue"
    shaded["A1"].font, shaded["A1"].fill = Font(color="FFFFFFFF"), PatternFill("solid", fgColor="FF203050")


def test_a_workbook_is_rows_with_formulas_comments_and_hidden_parts_labelled() -> None:
    document = read("lots.xlsx", workbook(shipments))
    assert document.text.split("\n") == [
        "Sheet Shipments (4 rows, A1:C4; hidden columns: C)",
        "Lot | Quantity | [hidden column] Note",
        "L1 | 1,008 | two / lines",
        "L2 | (no stored value) {=SUM(B2:B2)}",
        "[hidden row] L3 [comment by Ada: held?] | 4",
        "Sheet Secret (2 rows, A1:B9; hidden sheet; merged cells: A1:B1)",
        "[white text] white",
        " | [hidden by its number format] 7",
        "Sheet Shaded (1 row, A1:A1)",
        "white on blue",
    ]
    assert [block.locator for block in document.blocks[1:5]] == ["Shipments!A1", "Shipments!A2", "Shipments!A3", "Shipments!A4"]
    assert [block.is_header for block in document.blocks[1:3]] == [True, False]
    assert document.blocks[2].cells == ("L1", "1,008", "two / lines")


def test_a_cell_at_the_far_corner_costs_nothing() -> None:
    def corner(book: Workbook) -> None:
        book.active["A1"], book.active["XFD1048576"] = "first", "last"

    assert read("a.xlsx", workbook(corner)).text.split("\n")[1:] == ["first", " | last"]


# E-mails


def mail(**headers: str) -> EmailMessage:
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = "Ada <a@x.test>", "Bo <b@x.test>", "Routing"
    for name, value in headers.items():
        message[name] = value
    return message


def test_an_e_mail_shows_headers_text_attachments_and_messages_inside() -> None:
    inner = mail()
    inner.replace_header("Subject", "Earlier")
    inner.set_content("old text")
    message = mail(Cc="c@x.test", Date="Wed, 05 Mar 2025 09:14:00 -0700")
    message.set_content("Use the Dubai route.\n\n> quoted")
    message.add_attachment("a note", filename="note.txt")
    message.add_attachment(
        wordml.docx(wordml.paragraph(wordml.run("Clause 9"))),
        maintype="application",
        subtype="octet-stream",
        filename="msa.docx",
    )
    message.add_attachment(b"\x89PNG", maintype="image", subtype="png", filename="map.png")
    message.add_attachment(inner)
    document = read("fw.eml", message.as_bytes())
    assert document.title == "Routing"
    assert [(block.locator, block.text) for block in document.blocks] == [
        (
            "header",
            "From: Ada <a@x.test>\nTo: Bo <b@x.test>\nCc: c@x.test\nDate: Wed, 05 Mar 2025 09:14:00 -0700\nSubject: Routing",
        ),
        ("part 1.1, line 1", "Use the Dubai route."),
        ("part 1.1, line 3", "> quoted"),
        ("part 1.2", "[attachment: note.txt]"),
        ("part 1.2, line 1", "a note"),
        ("part 1.3", "[attachment: msa.docx]"),
        ("part 1.3, paragraph 1", "Clause 9"),
        ("part 1.4", "[attachment: map.png]"),
        ("part 1.4", "[not readable: image/png, 4 bytes; no reader for this format]"),
        ("part 1.5", "[attached message: Earlier]"),
        ("part 1.5", "From: Ada <a@x.test>\nTo: Bo <b@x.test>\nSubject: Earlier"),
        ("part 1.5, line 1", "old text"),
    ]


ALTERNATIVES = {
    "the same": ("Hold all lots.", "<p>Hold <b>all</b> lots.</p>", ["Hold all lots."]),
    "more in the HTML": (
        "Hold all lots.",
        "<p>Hold all lots.</p><p>But release lot L4 to Dubai today.</p>",
        [
            "Hold all lots.",
            "[the HTML version of this message, which differs from its plain text]",
            "Hold all lots.\nBut release lot L4 to Dubai today.",
        ],
    ),
    "hidden in the HTML": (
        "Hold all lots.",
        "<style>p{}</style><p>Hold all lots.</p><div style='display: none'><p>one two three four five six</p></div>",
        ["Hold all lots."],
    ),
    "no plain text": (" ", "<p>Hold</p><table><tr><td>L1<td>64</tr></table>", ["Hold\nL1 | 64"]),
}


@pytest.mark.parametrize(("plain", "rich", "expected"), ALTERNATIVES.values(), ids=ALTERNATIVES.keys())
def test_the_html_is_read_when_it_says_something_else(plain: str, rich: str, expected: list[str]) -> None:
    message = mail()
    message.set_content(plain)
    message.add_alternative(rich, subtype="html")
    assert [block.text for block in read("a.eml", message.as_bytes()).blocks[1:]] == expected


HEAD = b"From: a@x.test\nSubject: =?utf-8?q?d=C3=A9j=C3=A0?=\nContent-Type: text/plain; charset="
CHARSETS = {
    "declared": (b"iso-8859-1", "é".encode("latin-1"), "é"),
    "superset of the declared": (b"iso-8859-1", b"don\x92t", "don’t"),
    "unknown": (b"x-nonsense", "é".encode(), "é"),
    "wrong": (b"us-ascii", "é".encode(), "é"),
    "none that fits": (b"utf-8", b"caf\xe9", "café"),
    "flowed": (b"utf-8; format=flowed", b"one \ntwo\nthree", "one two\nthree"),
}


@pytest.mark.parametrize(("charset", "body", "expected"), CHARSETS.values(), ids=CHARSETS.keys())
def test_e_mail_text_is_decoded_by_what_it_is(charset: bytes, body: bytes, expected: str) -> None:
    document = read("a.eml", HEAD + charset + b"\nContent-Transfer-Encoding: 8bit\n\n" + body)
    assert document.title == "déjà"
    assert document.blocks[-1].text == expected


def test_messages_nested_without_end_stop() -> None:
    message = mail()
    message.set_content("core")
    for _ in range(40):
        outer = mail()
        outer.set_content("shell")
        outer.add_attachment(message)
        message = outer
    try:
        assert "more parts are not shown" in read("a.eml", message.as_bytes()).text
    except UnreadableDocumentError as error:
        assert "deep" in error.reason  # noqa: PT017


# PDF


def drawn(draw: Callable[[Canvas], None]) -> bytes:
    target = io.BytesIO()
    canvas = Canvas(target)
    canvas.setTitle("Report")
    draw(canvas)
    canvas.showPage()
    canvas.save()
    return target.getvalue()


def set_text(canvas: Canvas, text: str, *, mode: int = 0, size: float = 10, height: float = 700) -> None:
    line = canvas.beginText(72, height)
    line.setFont("Helvetica", size)
    line.setTextRenderMode(mode)
    line.textLine(text)
    canvas.drawText(line)


def white_on(canvas: Canvas, text: str, shade: float) -> None:
    canvas.setFillGray(shade)
    canvas.rect(60, 590, 300, 30, fill=1, stroke=0)
    canvas.setFillGray(1)
    canvas.drawString(72, 600, text)


PDFS: dict[str, tuple[Callable[[Canvas], None], str]] = {
    "plain": (lambda canvas: set_text(canvas, "CANARY"), "CANARY"),
    "white on white": (lambda canvas: white_on(canvas, "CANARY", 1), "[hidden (white on white): CANARY]"),
    "white on dark": (lambda canvas: white_on(canvas, "CANARY", 0.2), "CANARY"),
    "invisible beside text": (
        lambda canvas: (set_text(canvas, "shown"), set_text(canvas, "CANARY", mode=3, height=500)),  # type: ignore[dict-item, return-value]
        "shown\n[hidden (invisible): CANARY]",
    ),
    "invisible and alone, as on a scan": (lambda canvas: set_text(canvas, "CANARY", mode=3), "CANARY"),
    "two points": (
        lambda canvas: (set_text(canvas, "shown"), set_text(canvas, "CANARY", size=2, height=500)),  # type: ignore[dict-item, return-value]
        "shown\n[hidden (smaller than 4 points): CANARY]",
    ),
    "no text": (lambda canvas: canvas.rect(0, 0, 9, 9), "[page 1 has no text layer]"),
}


@pytest.mark.parametrize(("draw", "expected"), PDFS.values(), ids=PDFS.keys())
def test_a_pdf_shows_its_text_and_labels_what_is_hidden(draw: Callable[[Canvas], None], expected: str) -> None:
    document = read("a.pdf", drawn(draw))
    assert document.text == expected
    assert document.title == "Report"


def test_wrapped_lines_are_paragraphs_and_cells_are_rows() -> None:
    style = getSampleStyleSheet()
    sentence = "The supplier shall deliver the products in accordance with the schedule, and the buyer shall inspect them. "
    story = [
        Paragraph("Delivery", style["Heading1"]),
        Paragraph(sentence * 4, style["BodyText"]),
        Paragraph("A short one.", style["BodyText"]),
        Table([["Lot", "Quantity", "Place"], ["L1", "1,008", "Chandler"], ["L2", "64", "Dubai"]], colWidths=[60, 80, 120]),
        Paragraph(sentence * 2, style["BodyText"]),
    ]
    target = io.BytesIO()
    SimpleDocTemplate(target).build(story)
    document = read("a.pdf", target.getvalue())
    assert [(block.kind, block.text) for block in document.blocks] == [
        ("heading", "Delivery"),
        ("paragraph", (sentence * 4).strip()),
        ("paragraph", "A short one."),
        ("table_row", "Lot | Quantity | Place"),
        ("table_row", "L1 | 1,008 | Chandler"),
        ("table_row", "L2 | 64 | Dubai"),
        ("paragraph", (sentence * 2).strip()),
    ]
    assert {block.locator for block in document.blocks} == {"page 1"}
