"""A paper as a PDF with a text layer: pages, header and footer, tables, computed numbering labels."""

import hashlib
import io
from collections.abc import Iterator, Sequence
from datetime import date
from functools import partial, singledispatchmethod
from typing import Any
from xml.sax.saxutils import escape

from reportlab.lib.units import inch
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import BaseDocTemplate, Flowable, Frame, HRFlowable, PageTemplate, Spacer
from reportlab.platypus import PageBreak as NewPage
from reportlab.platypus import Paragraph as Text
from reportlab.platypus import Table as Grid

from ai_law_legal_agent_eval.errors import Problem
from ai_law_legal_agent_eval.factory.authored import Authored
from ai_law_legal_agent_eval.factory.looks import LOOKS, Look, column_widths
from ai_law_legal_agent_eval.factory.numbering import labelled, list_label
from ai_law_legal_agent_eval.factory.papers import (
    Box,
    Clause,
    Element,
    FrontMatter,
    Heading,
    Letterhead,
    ListItem,
    PageBreak,
    Paper,
    Paragraph,
    Rule,
    Run,
    Runs,
    Signature,
    Table,
    plain,
    title_position,
)
from ai_law_legal_agent_eval.factory.pdf_styles import CLAUSE_EDGES, FONTS, LIST_INDENT, color, sheet

# The encoding of the standard fonts; what it lacks they cannot show.
_ENCODING = "cp1252"
_SMALL_SIZE = 7.5
_GREY = "595959"


def unprintable(authored: Authored) -> list[Problem]:
    """Return a problem for each line with characters that the standard PDF fonts lack."""
    return [
        authored.problem(number, f"characters {found!r} that the standard PDF fonts lack", "characters of Windows-1252")
        for number, line in enumerate(authored.text.split("\n"), start=1)
        if (found := "".join(dict.fromkeys(sign for sign in line if not sign.encode(_ENCODING, "ignore"))))
    ]


def render_pdf(paper: Paper, canary: str) -> bytes:
    """Return the paper as a PDF file; `canary` goes into its keywords. Same paper, same bytes."""
    look = LOOKS[paper.front.look]
    width, height = look.page[0] * inch, look.page[1] * inch
    margin = look.margin * inch
    frame = Frame(margin, 0.95 * inch, width - 2 * margin, height - 1.9 * inch, 0, 0, 0, 0)
    buffer = io.BytesIO()
    template = BaseDocTemplate(
        buffer,
        pagesize=(width, height),
        pageTemplates=[PageTemplate(frames=[frame])],
        invariant=1,
        pageCompression=0,  # two builds of zlib may compress the same page differently
        title=paper.front.title,
        subject=paper.front.title,
        author=paper.front.properties.author,
        keywords=canary,
        creator="ai-law-legal-agent-eval",
    )
    flowables = list(_Writer(paper, look).flowables())
    template.build(flowables, canvasmaker=partial(_PageCanvas, front=paper.front, look=look))
    return buffer.getvalue()


class _PageCanvas(Canvas):  # type: ignore[misc]
    """A canvas that writes headers and footers last, when the number of pages is known."""

    def __init__(self, *args: Any, front: FrontMatter, look: Look, **options: Any) -> None:
        super().__init__(*args, **options)
        self.front = front
        self.look = look
        self.pages: list[dict[str, Any]] = []
        self._code: list[str]
        # The file's id is a digest that starts from the clock, or from SOURCE_DATE_EPOCH even in invariant mode.
        self._doc.signature = hashlib.md5(usedforsecurity=False)
        self.setDateFormatter(partial(_pdf_date, front.properties.created))

    def showPage(self) -> None:  # noqa: N802 - the library's name
        """Keep the page until all pages are known."""
        self.pages.append(dict(self.__dict__))
        self._startPage()

    def save(self) -> None:
        """Write all pages and the file."""
        for number, page in enumerate(self.pages, start=1):
            self.__dict__.update(page)
            self._write_margins(number, len(self.pages))
            super().showPage()
        super().save()

    def _write_margins(self, number: int, count: int) -> None:
        """Put the header before the page's text and the footer after it, so that the text layer reads in that order."""
        body, self._code = self._code, []
        self._write_margin(self.front.header, self._pagesize[1] - 0.6 * inch, (number, count))
        self._code.extend(body)
        self._write_margin(self.front.footer, 0.55 * inch, (number, count))

    def _write_margin(self, text: str, y: float, page: tuple[int, int]) -> None:
        filled = text.replace("{page}", str(page[0])).replace("{pages}", str(page[1]))
        width, margin = self._pagesize[0], self.look.margin * inch
        draw, x = {
            "left": (self.drawString, margin),
            "center": (self.drawCentredString, width / 2),
            "right": (self.drawRightString, width - margin),
        }[self.look.footer_align]
        self.saveState()
        self.setFont(FONTS[self.look.pdf_family][0], _SMALL_SIZE)
        self.setFillColor(color(_GREY))
        draw(x, y, filled)
        self.restoreState()


def _pdf_date(day: date, *_now: int) -> str:
    return f"D:{day:%Y%m%d}090000Z"


class _Writer:
    """One paper being set as flowables; footnotes wait for the end of their section."""

    def __init__(self, paper: Paper, look: Look) -> None:
        self.paper = paper
        self.look = look
        self.sheet = sheet(look)
        self.width = (look.page[0] - 2 * look.margin) * inch
        self.numbers = {name: number for number, name in enumerate(paper.notes, start=1)}
        self.waiting: list[str] = []
        self.label = ""

    def flowables(self) -> Iterator[Flowable]:
        """Yield the flowables of the whole paper."""
        title = title_position(self.paper.elements)
        for position, (element, label) in enumerate(labelled(self.paper.elements, self.paper.front.numbering)):
            self.label = label
            if isinstance(element, PageBreak) or (isinstance(element, Heading) and element.level == 1):
                yield from self._notes()
            if position == title and isinstance(element, Heading):
                yield Text(self._markup(element.runs), self.sheet.title)
            else:
                yield from self._set(element)
        yield from self._notes()

    @singledispatchmethod
    def _set(self, element: Element) -> Iterator[Flowable]:
        raise TypeError(f"no rendering of {element!r}")

    @_set.register
    def _(self, element: Heading) -> Iterator[Flowable]:
        label = f"{escape(self.label)}&nbsp;&nbsp;" if self.label else ""
        yield Text(label + self._markup(element.runs), self.sheet.heading(element.level))

    @_set.register
    def _(self, element: Paragraph) -> Iterator[Flowable]:
        style = self.sheet.hanging(CLAUSE_EDGES[1], 0) if element.continues_clause else self.sheet.body
        yield Text(self._markup(element.runs), self.sheet.quote() if element.is_quote else style)

    @_set.register
    def _(self, element: Clause) -> Iterator[Flowable]:
        edge = CLAUSE_EDGES[element.depth]
        style = self.sheet.hanging(edge, edge - CLAUSE_EDGES[element.depth - 1])
        yield Text(self._markup(element.runs), style, bulletText=self.label)

    @_set.register
    def _(self, element: ListItem) -> Iterator[Flowable]:
        mark = list_label(element.ordinal, element.depth)
        style = self.sheet.hanging(LIST_INDENT * element.depth, LIST_INDENT)
        style.spaceAfter = self.look.space_after / 2
        yield Text(self._markup(element.runs), style, bulletText=mark if element.has_label else None)

    @_set.register
    def _(self, element: Table) -> Iterator[Flowable]:
        rows = [element.header, *element.rows] if element.header else list(element.rows)
        texts = [[plain(cell) for cell in row] for row in rows]
        cells = [
            [
                Text(self._markup(cell), self.sheet.cell(alignment, is_header=bool(element.header) and position == 0))
                for cell, alignment in zip(row, element.alignments, strict=True)
            ]
            for position, row in enumerate(rows)
        ]
        shade = [("BACKGROUND", (0, 0), (-1, 0), color(self.look.table_shade))] if element.header else []
        rule = ("GRID", (0, 0), (-1, -1), 0.5, color(self.look.table_rule))
        yield Grid(
            cells,
            colWidths=column_widths(texts, self.width, self.look.table_size),
            repeatRows=1 if element.header else 0,
            style=[rule, ("VALIGN", (0, 0), (-1, -1), "TOP"), *shade, *_padding(2.5, 4)],
            spaceBefore=4,
            spaceAfter=10,
        )

    @_set.register
    def _(self, element: Signature) -> Iterator[Flowable]:
        columns = max(len(row) for row in element.rows)
        cells = [[[Text(self._markup(line), self.sheet.body) for line in cell] for cell in row] for row in element.rows]
        padded = [row + [""] * (columns - len(row)) for row in cells]
        style = [("VALIGN", (0, 0), (-1, -1), "TOP"), *_padding(4, 0)]
        yield Grid(padded, colWidths=[self.width / columns] * columns, style=style, spaceBefore=8)

    @_set.register
    def _(self, element: Letterhead) -> Iterator[Flowable]:
        for position, line in enumerate(element.lines):
            yield Text(self._markup(line), self.sheet.letterhead if position else self.sheet.letterhead_name)
        yield HRFlowable("100%", 1, color=color(self.look.heading_color), spaceBefore=6, spaceAfter=14)

    @_set.register
    def _(self, element: Box) -> Iterator[Flowable]:
        lines = [[Text(self._markup(line), self.sheet.table)] for line in element.lines]
        shade = [("BACKGROUND", (0, 0), (-1, -1), color(self.look.box_shade))] if self.look.box_shade else []
        style = [("BOX", (0, 0), (-1, -1), 0.75, color(self.look.table_rule)), *shade, *_padding(2.5, 7)]
        yield Grid(lines, colWidths=[self.width], style=style, spaceBefore=4, spaceAfter=10)

    @_set.register
    def _(self, _element: PageBreak) -> Iterator[Flowable]:
        yield NewPage()

    @_set.register
    def _(self, _element: Rule) -> Iterator[Flowable]:
        yield HRFlowable("100%", 0.75, color=color(self.look.table_rule), spaceBefore=4, spaceAfter=8)

    def _notes(self) -> Iterator[Flowable]:
        if not self.waiting:
            return
        yield HRFlowable("30%", 0.5, hAlign="LEFT", color=color(_GREY), spaceBefore=6, spaceAfter=3)
        for name in self.waiting:
            yield Text(
                f"{self.numbers[name]}&nbsp;&nbsp;" + "".join(self._piece(run) for run in self.paper.notes[name]),
                self.sheet.note,
            )
        yield Spacer(0, 4)
        self.waiting = []

    def _markup(self, runs: Runs) -> str:
        return "".join(self._piece(run) for run in runs)

    def _piece(self, run: Run) -> str:
        if run.note:
            self.waiting.append(run.note)
            return f"<super>{self.numbers[run.note]}</super>"
        if run.text == "\n":
            return "<br/>"
        text = escape(run.text)
        text = f"<i>{text}</i>" if run.is_italic else text
        return f"<b>{text}</b>" if run.is_bold else text


def _padding(vertical: float, horizontal: float) -> Sequence[tuple[str, tuple[int, int], tuple[int, int], float]]:
    sides = (("TOP", vertical), ("BOTTOM", vertical), ("LEFT", horizontal), ("RIGHT", horizontal))
    return [(f"{side}PADDING", (0, 0), (-1, -1), size) for side, size in sides]
