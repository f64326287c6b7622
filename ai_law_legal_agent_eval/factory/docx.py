"""A paper as a real Word document: styles, multilevel numbering, tables, footnotes, page fields."""

import io
import math
import re
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, time
from functools import singledispatchmethod

from docx import Document
from docx.document import Document as WordDocument
from docx.opc.constants import CONTENT_TYPE, RELATIONSHIP_TYPE
from docx.opc.packuri import PackURI
from docx.opc.part import Part
from docx.oxml.ns import qn
from docx.section import Section
from docx.shared import Inches
from lxml import etree

from ai_law_legal_agent_eval.deliverables.archive import normalise_zip
from ai_law_legal_agent_eval.factory.docx_styles import (
    ANNEX_ID,
    BULLET_ID,
    CELL_MARGIN,
    LIST_INDENT,
    ORDERED_ID,
    SCHEME_ID,
    numbering_definitions,
    styles,
)
from ai_law_legal_agent_eval.factory.looks import LOOKS, Look, column_widths
from ai_law_legal_agent_eval.factory.numbering import SCHEMES
from ai_law_legal_agent_eval.factory.ooxml import Xml, field, flag, text_run, twips, w
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
    texts,
    title_position,
)

_POINTS_PER_INCH = 72
_SIGNED = "/s/"
_MORNING = time(9, 0)
_APPLICATION = b"""<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties">\
<Application>Microsoft Office Word</Application><AppVersion>16.0000</AppVersion></Properties>"""
# Parts of the library's template that no document of ours needs.
_UNUSED_PARTS = ("thumbnail.jpeg", "stylesWithEffects.xml", "item1.xml")


def render_docx(paper: Paper, canary: str) -> bytes:
    """Return the paper as a Word file; `canary` goes into its properties. Same paper, same bytes."""
    document = Document()
    _drop_unused_parts(document)
    _set_properties(document, paper.front, canary)
    look = LOOKS[paper.front.look]
    writer = _Writer(paper, look)
    body = document.element.body
    for element in writer.elements():
        body.insert(len(body) - 1, element)
    _fill(document.styles.element, list(styles(look, is_numbered=bool(paper.front.numbering))))
    _fill(document.part.numbering_part.element, writer.numbering())
    _add_footnotes(document, writer.footnotes)
    _set_pages(document.sections[0], paper, look)
    buffer = io.BytesIO()
    document.save(buffer)
    return normalise_zip(buffer.getvalue())


def _drop_unused_parts(document: WordDocument) -> None:
    package = document.part.package
    for relations in (package.rels, document.part.rels):
        for key, relation in list(relations.items()):
            if relation.target_part.partname.endswith(_UNUSED_PARTS):
                del relations[key]
    for part in package.iter_parts():
        if part.partname == "/docProps/app.xml":
            part._blob = _APPLICATION


def _set_properties(document: WordDocument, front: FrontMatter, canary: str) -> None:
    created = datetime.combine(front.properties.created, _MORNING, tzinfo=UTC)
    properties = document.core_properties
    properties.title = front.title
    properties.author = properties.last_modified_by = front.properties.author
    properties.created = properties.modified = created
    properties.revision = 1
    properties.comments = canary


def _fill(target: Xml, children: Sequence[Xml]) -> None:
    for child in list(target):
        target.remove(child)
    target.extend(children)


class _Writer:
    """The body of one document being written; list and annex numberings and footnotes are gathered on the way."""

    def __init__(self, paper: Paper, look: Look) -> None:
        self.paper = paper
        self.look = look
        self.width = (look.page[0] - 2 * look.margin) * _POINTS_PER_INCH
        self.instances: list[tuple[int, int, int]] = []  # abstract number, level, first number
        self.footnotes: list[Xml] = []
        self.list_ids: dict[int, int] = {}
        self.annex_id = 0

    def elements(self) -> Iterator[Xml]:
        """Yield the paragraphs and tables of the body."""
        title = title_position(self.paper.elements)
        for position, element in enumerate(self.paper.elements):
            if position == title and isinstance(element, Heading):
                yield self._paragraph("Title", element.runs)
            else:
                yield from self._written(element)

    def numbering(self) -> list[Xml]:
        """Return the numbering part's content."""
        scheme = SCHEMES[self.paper.front.numbering] if self.paper.front.numbering else ()
        first = w("num", w("abstractNumId", val=SCHEME_ID), numId=SCHEME_ID)
        own = [first] if scheme else []
        for identity, (abstract, level, start) in enumerate(self.instances, start=SCHEME_ID + 1):
            override = w("lvlOverride", w("startOverride", val=start), ilvl=level)
            own.append(w("num", w("abstractNumId", val=abstract), override, numId=identity))
        return [*numbering_definitions(scheme), *own]

    @singledispatchmethod
    def _written(self, element: Element) -> Iterator[Xml]:
        raise TypeError(f"no rendering of {element!r}")

    @_written.register
    def _(self, element: Heading) -> Iterator[Xml]:
        if element.level == 1:
            self.annex_id = 0
        is_exempt = bool(self.paper.front.numbering) and element.level == 1 and not element.is_numbered
        number = _number(0, 0) if is_exempt else None
        outdent = w("ind", left=0, firstLine=0) if is_exempt else None
        yield self._paragraph(f"Heading{element.level}", element.runs, number, outdent)
        if element.is_numbered:
            self.annex_id = SCHEME_ID

    @_written.register
    def _(self, element: Paragraph) -> Iterator[Xml]:
        style = "ClauseText" if element.continues_clause else "Normal"
        # Justified, a line before a break would be stretched over the whole width.
        ragged = w("jc", val="left") if any(run.text == "\n" for run in element.runs) else None
        yield self._paragraph("Quote" if element.is_quote else style, element.runs, ragged)

    @_written.register
    def _(self, element: Clause) -> Iterator[Xml]:
        if not self.annex_id:
            self.annex_id = self._instance(ANNEX_ID, 1, 1)
        number = None if self.annex_id == SCHEME_ID else _number(self.annex_id, element.depth)
        yield self._paragraph(f"Clause{element.depth}", element.runs, number)

    @_written.register
    def _(self, element: ListItem) -> Iterator[Xml]:
        level = element.depth - 1
        if element.starts_list:
            abstract = ORDERED_ID if element.ordinal else BULLET_ID
            self.list_ids[level] = self._instance(abstract, level, element.ordinal or 1)
        number = _number(self.list_ids[level], level) if element.has_label else None
        indent = None if element.has_label else w("ind", left=twips(LIST_INDENT * element.depth))
        yield self._paragraph("ListParagraph", element.runs, number, indent)

    @_written.register
    def _(self, element: Table) -> Iterator[Xml]:
        rows = [element.header, *element.rows] if element.header else list(element.rows)
        texts = [[plain(cell) for cell in row] for row in rows]
        widths = [twips(width) for width in column_widths(texts, self.width, self.look.table_size)]
        table = self._empty_table(self.look.table_rule, widths)
        for position, row in enumerate(rows):
            is_header = bool(element.header) and position == 0
            cells = [
                self._cell(cell, width, alignment, is_header=is_header)
                for cell, width, alignment in zip(row, widths, element.alignments, strict=True)
            ]
            table.append(w("tr", w("trPr", w("cantSplit"), flag("tblHeader", is_header)), *cells))
        yield table
        yield w("p", w("pPr", w("spacing", before=0, after=twips(self.look.space_after / 2), line=120, lineRule="exact")))

    @_written.register
    def _(self, element: Signature) -> Iterator[Xml]:
        columns = max(len(row) for row in element.rows)
        width = twips(self.width / columns)
        table = self._empty_table("", [width] * columns)
        for row in element.rows:
            cells = [self._signature_cell(cell, width) for cell in row]
            table.append(w("tr", w("trPr", w("cantSplit")), *cells))
        yield table
        yield w("p")

    @_written.register
    def _(self, element: Letterhead) -> Iterator[Xml]:
        for position, line in enumerate(element.lines):
            border = _bottom_border(self.look) if position == len(element.lines) - 1 else None
            yield self._paragraph("Letterhead" if position else "LetterheadName", line, border)
        yield w("p")

    @_written.register
    def _(self, element: Box) -> Iterator[Xml]:
        for paragraph in element.lines:
            yield self._paragraph("BoxText", paragraph)
        yield w("p", w("pPr", w("spacing", before=0, after=0)))

    @_written.register
    def _(self, _element: PageBreak) -> Iterator[Xml]:
        yield w("p", w("r", w("br", type="page")))

    @_written.register
    def _(self, _element: Rule) -> Iterator[Xml]:
        yield w("p", w("pPr", _bottom_border(self.look)))

    def _instance(self, abstract: int, level: int, start: int) -> int:
        self.instances.append((abstract, level, start))
        return SCHEME_ID + len(self.instances)

    def _paragraph(self, style: str, runs: Runs, *properties: Xml | None) -> Xml:
        reference = w("pStyle", val=style) if style != "Normal" else None
        return w("p", w("pPr", reference, *properties), *(self._run(run) for run in runs))

    def _run(self, run: Run) -> Xml:
        if not run.note:
            return text_run(run)
        identity = len(self.footnotes) + 1
        mark = w("r", w("rPr", w("rStyle", val="FootnoteReference")), w("footnoteRef"))
        text = (text_run(part) for part in (Run(" "), *self.paper.notes[run.note]))
        paragraph = w("p", w("pPr", w("pStyle", val="FootnoteText")), mark, *text)
        self.footnotes.append(w("footnote", paragraph, id=identity))
        return w("r", w("rPr", w("rStyle", val="FootnoteReference")), w("footnoteReference", id=identity))

    def _empty_table(self, rule: str, widths: Sequence[int]) -> Xml:
        sides = ("top", "left", "bottom", "right", "insideH", "insideV") if rule else ()
        borders = w("tblBorders", *(w(side, val="single", sz=4, space=0, color=rule) for side in sides))
        size = w("tblW", w=sum(widths), type="dxa")
        # Word hangs a table's text, not its border, on the margin.
        indent = w("tblInd", w=CELL_MARGIN, type="dxa") if rule else None
        properties = w("tblPr", size, indent, borders if rule else None, w("tblLayout", type="fixed"))
        return w("tbl", properties, w("tblGrid", *(w("gridCol", w=width) for width in widths)))

    def _cell(self, runs: Runs, width: int, alignment: str, *, is_header: bool) -> Xml:
        shade = w("shd", val="clear", color="auto", fill=self.look.table_shade) if is_header else None
        justification = w("jc", val=alignment) if alignment else None
        paragraph = self._paragraph("TableHeader" if is_header else "TableText", runs, justification)
        return w("tc", w("tcPr", w("tcW", w=width, type="dxa"), shade), paragraph)

    def _signature_cell(self, lines: Sequence[Runs], width: int) -> Xml:
        styles_of = ("SignatureLine" if plain(line).startswith(_SIGNED) else "SignatureText" for line in lines)
        paragraphs = (self._paragraph(style, line) for style, line in zip(styles_of, lines, strict=True))
        return w("tc", w("tcPr", w("tcW", w=width, type="dxa")), *paragraphs)


def _number(identity: int, level: int) -> Xml:
    return w("numPr", w("ilvl", val=level), w("numId", val=identity))


def _bottom_border(look: Look) -> Xml:
    return w("pBdr", w("bottom", val="single", sz=8, space=4, color=look.heading_color))


def _add_footnotes(document: WordDocument, footnotes: Sequence[Xml]) -> None:
    """Add the footnotes part with Word's two separators; a document without footnotes gets none."""
    if not footnotes:
        return
    separators = [
        w("footnote", w("p", w("r", w(kind))), type=kind, id=identity)
        for identity, kind in ((-1, "separator"), (0, "continuationSeparator"))
    ]
    root = w("footnotes", *separators, *footnotes)
    blob = etree.tostring(root, xml_declaration=True, encoding="UTF-8", standalone=True)
    name = PackURI("/word/footnotes.xml")
    part = Part(name, CONTENT_TYPE.WML_FOOTNOTES, blob, document.part.package)
    document.part.relate_to(part, RELATIONSHIP_TYPE.FOOTNOTES)
    compatibility = document.settings.element.find(qn("w:compat"))
    compatibility.addprevious(w("footnotePr", w("footnote", id=-1), w("footnote", id=0)))


def _set_pages(section: Section, paper: Paper, look: Look) -> None:
    pages = _estimated_pages(paper)
    section.page_width, section.page_height = Inches(look.page[0]), Inches(look.page[1])
    section.left_margin = section.right_margin = Inches(look.margin)
    section.top_margin = section.bottom_margin = Inches(max(look.margin, 1.0))
    _fill_margin(section.header.paragraphs[0]._p, "Header", paper.front.header, pages)
    _fill_margin(section.footer.paragraphs[0]._p, "Footer", paper.front.footer, pages)
    if paper.elements and isinstance(paper.elements[0], Letterhead):
        # A letter's first page shows its letterhead, not the header of the pages that follow.
        section.different_first_page_header_footer = True
        _fill_margin(section.first_page_footer.paragraphs[0]._p, "Footer", paper.front.footer, pages)


_FIELDS = {"{page}": "PAGE", "{pages}": "NUMPAGES"}
# Source: measured on a 21,500-character agreement that took ten pages.
_CHARS_PER_PAGE = 2300


def _estimated_pages(paper: Paper) -> int:
    """Return about how many pages the paper takes; Word counts them when it opens the file."""
    chars = sum(len(text) for element in paper.elements for text in texts(element))
    return max(1, math.ceil(chars / _CHARS_PER_PAGE), 1 + sum(isinstance(e, PageBreak) for e in paper.elements))


def _fill_margin(paragraph: Xml, style: str, text: str, pages: int) -> None:
    """Fill a header's or footer's paragraph; {page} and {pages} become fields."""
    _fill(paragraph, [w("pPr", w("pStyle", val=style))])
    for part in re.split(r"(\{pages?\})", text):
        if part in _FIELDS:
            paragraph.extend(field(_FIELDS[part], 1 if part == "{page}" else pages))
        elif part:
            paragraph.append(text_run(Run(part)))
