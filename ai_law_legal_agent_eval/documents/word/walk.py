"""The walk through a Word file: its blocks in reading order, every piece of text with whether a reader sees it."""

from collections.abc import Iterator
from dataclasses import replace

from lxml.etree import _Element as Element

from ai_law_legal_agent_eval.documents.word.blocks import Aside, Line, Piece, Setting, WordBlock, merged
from ai_law_legal_agent_eval.documents.word.colours import Palette
from ai_law_legal_agent_eval.documents.word.looks import ParagraphLook, over, paragraph_look, run_look, why_unseen
from ai_law_legal_agent_eval.documents.word.notes import Notes
from ai_law_legal_agent_eval.documents.word.numbering import Label, Numbering
from ai_law_legal_agent_eval.documents.word.package import Package, R, W
from ai_law_legal_agent_eval.documents.word.runs import Runs
from ai_law_legal_agent_eval.documents.word.styles import Styles, heading_level
from ai_law_legal_agent_eval.documents.word.tables import Cell, Row, is_layout, rows
from ai_law_legal_agent_eval.documents.word.tree import unwrapped


class Walk:
    """One pass over one Word file. The numbering counts as it goes, so a walk is used once."""

    def __init__(self, package: Package) -> None:
        self.package = package
        self.palette = Palette(package.related("theme"), package.related("settings"))
        self.styles = Styles(package.related("styles"), self.palette)
        self.numbering = Numbering(package.related("numbering"), self.palette)
        self.notes = Notes(package)
        self.runs = Runs(self.styles, self.palette, self.notes)
        self._paragraphs = 0
        self._tables = 0

    def blocks(self) -> Iterator[WordBlock]:
        """Yield the blocks of the body; text boxes, notes and tables in cells follow the block that holds them."""
        body = self.package.body
        if body is not None:
            yield from self._blocks(body, Setting())
        for note in list(self.notes.uncited()):
            yield from self._blocks(note, Setting(why="note that nothing cites", kind="note", place="note"))

    def edges(self, kind: str) -> Iterator[WordBlock]:
        """Yield the blocks of the page headers (`kind` "header") or footers ("footer"), each part once."""
        document = self.package.document
        keys = [] if document is None else [e.get(f"{R}id", "") for e in document.iter(f"{W}{kind}Reference")]
        targets = dict.fromkeys(self.package.relations[key][1] for key in keys if key in self.package.relations)
        for target in targets:
            root = self.package.root(target)
            if root is not None:
                yield from self._story(root, Setting(kind="note", place=f"page {kind}"))

    def _story(self, parent: Element, setting: Setting) -> Iterator[WordBlock]:
        """Yield blocks that stand outside the flow of the text: fields do not reach into them or out of them."""
        outer, self.runs.fields = self.runs.fields, []
        yield from self._blocks(parent, setting)
        self.runs.fields = outer

    def _blocks(self, parent: Element, setting: Setting) -> Iterator[WordBlock]:
        for element, inner in unwrapped(parent, setting):
            if element.tag == f"{W}p":
                yield from self._paragraph(element, inner)
            elif element.tag == f"{W}tbl":
                yield from self._table(element, inner)

    def _paragraph(self, paragraph: Element, setting: Setting) -> Iterator[WordBlock]:
        line = Line()
        look, label = self._read(paragraph, setting, line)
        self._paragraphs += setting.kind is None
        pieces = merged(line.pieces)
        if any(piece.text.strip() for piece in pieces):
            yield self._block(look, label, pieces, setting)
        yield from self._asides(line)

    def _block(self, look: ParagraphLook, label: Label | None, pieces: tuple[Piece, ...], setting: Setting) -> WordBlock:
        heading = heading_level(self.styles.paragraph(look.style), look)
        locator = setting.place or f"paragraph {self._paragraphs}"
        if setting.kind is not None:
            return WordBlock(setting.kind, locator, pieces, *_label_text(label))
        if heading:
            return WordBlock("heading", locator, pieces, *_label_text(label), heading)
        if label is not None:
            return WordBlock("list_item", locator, pieces, *_label_text(label), label.level + 1)
        return WordBlock("paragraph", locator, pieces)

    def _asides(self, line: Line) -> Iterator[WordBlock]:
        for aside in line.asides:
            if aside.element.tag == f"{W}tbl":
                yield from self._table(aside.element, aside.setting)
            else:
                yield from self._story(aside.element, aside.setting)

    def _read(self, paragraph: Element, setting: Setting, line: Line) -> tuple[ParagraphLook, Label | None]:
        """Gather the paragraph's pieces; return its look and its number, counted now."""
        properties = paragraph.find(f"{W}pPr")
        direct = paragraph_look(properties, self.palette)
        style = self.styles.paragraph(direct.style)
        look = over(style.paragraph, direct)
        mark = run_look(None if properties is None else properties.find(f"{W}rPr"), self.palette)
        # A paragraph whose mark is deleted is part of the next one and has no number of its own.
        label = None if mark.is_mark_deleted else self._label(look, direct, style.numbering_style)
        if label is not None:
            shown = self.styles.run(direct.style, setting.run, over(mark, label.look))
            why = setting.why or why_unseen(shown, setting.background)
            if why:
                line.add(Piece(label.text + " ", why))
                label = replace(label, text="")
        self.runs.read(paragraph, look, setting, line)
        return look, label

    def _label(self, look: ParagraphLook, direct: ParagraphLook, numbering_style: str) -> Label | None:
        if look.num_id in (None, "0"):
            return None
        num_id, level = str(look.num_id), look.level
        if direct.num_id is None and numbering_style:
            level = max(look.level or 0, self.numbering.level_of_style(num_id, numbering_style))
        return self.numbering.next_label(num_id, level or 0)

    def _table(self, table: Element, setting: Setting) -> Iterator[WordBlock]:
        self._tables += 1
        place = f"{setting.place}, table {self._tables}" if setting.place else f"table {self._tables}"
        for row in rows(table, setting, self.styles):
            if is_layout(row):
                yield from self._blocks(row.cells[0].element, row.cells[0].setting)
            else:
                yield from self._row(row, replace(setting, place=f"{place}, row {row.number}"))

    def _row(self, row: Row, setting: Setting) -> Iterator[WordBlock]:
        lines = [self._cell(cell, setting.place) for cell in row.cells]
        cells = tuple(merged(line.pieces) for line in lines)
        if any(piece.text.strip() for cell in cells for piece in cell):
            is_header = row.is_header or (row.number == 1 and row.count > 1 and all(line.is_bold() for line in lines))
            yield WordBlock("table_row", setting.place, cells=cells, is_header=is_header)
        for line in lines:
            yield from self._asides(line)

    def _cell(self, cell: Cell, place: str) -> Line:
        line = Line()
        is_first = True
        for element, inner in unwrapped(cell.element, cell.setting):
            if element.tag == f"{W}p":
                self._cell_paragraph(element, inner, line, is_first)
                is_first = False
            elif element.tag == f"{W}tbl":
                line.asides.append(Aside(element, replace(inner, place=place)))
        return line

    def _cell_paragraph(self, paragraph: Element, setting: Setting, line: Line, is_first: bool) -> None:
        own = Line(asides=line.asides)
        _, label = self._read(paragraph, setting, own)
        if not own.pieces:
            return
        if not is_first and line.pieces:
            line.pieces.append(Piece("\n"))
        if label is not None and label.text:
            line.pieces.append(Piece(label.text + " "))
        line.pieces += own.pieces
        line.chars += own.chars
        line.bold_chars += own.bold_chars


def _label_text(label: Label | None) -> tuple[str, bool]:
    return ("", False) if label is None else (label.text.strip(), label.is_bullet)
