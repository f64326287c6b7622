"""Presentations: every slide's titles, text, tables, charts and speaker notes; hidden slides labelled."""

import io
from collections.abc import Iterable, Iterator
from typing import Any

from pptx import Presentation
from pptx.enum.shapes import MSO_SHAPE_TYPE

from ai_law_legal_agent_eval.documents.archive import Archive
from ai_law_legal_agent_eval.documents.model import Block, Document
from ai_law_legal_agent_eval.errors import UnreadableDocumentError

CELL_SEPARATOR = " | "
LINE_IN_CELL = " / "
MAX_SLIDES = 2_000
MAX_GROUP_DEPTH = 20


def read(name: str, data: bytes) -> Document:
    """Return a presentation as text, in the order of its slides; within a slide in the order of its shapes.

    Raises UnreadableDocumentError for a damaged, encrypted or outsized file.
    """
    parts = Archive.open(name, data).names()
    if "ppt/presentation.xml" not in parts:
        raise UnreadableDocumentError(name, "no presentation: it has no part ppt/presentation.xml")
    try:
        presentation = Presentation(io.BytesIO(data))
        blocks = tuple(_blocks(presentation))
        title = " ".join((presentation.core_properties.title or "").split())
    except Exception as error:
        # The library raises whatever its parsing meets: KeyError, ValueError, XML and zip errors.
        raise UnreadableDocumentError(name, f"the presentation is damaged ({type(error).__name__}: {str(error)[:120]})") from None
    return Document(name, "pptx", title, blocks)


def _blocks(presentation: Any) -> Iterator[Block]:
    for number, slide in enumerate(presentation.slides, start=1):
        if number > MAX_SLIDES:
            yield Block("note", f"[more slides are not shown; at most {MAX_SLIDES:,} are]", f"slide {number}")
            return
        yield from _slide(slide, number)


def _slide(slide: Any, number: int) -> Iterator[Block]:
    place = f"slide {number}"
    title = slide.shapes.title
    heading = " ".join(title.text_frame.text.split()) if title is not None else ""
    hidden = "[hidden slide] " if slide.element.get("show") == "0" else ""
    yield Block("heading", f"{hidden}Slide {number}{': ' if heading else ''}{heading}", place, level=1)
    skipped = None if title is None else title.shape_id
    yield from _shapes((shape for shape in slide.shapes if shape.shape_id != skipped), place, 0)
    if slide.has_notes_slide and slide.notes_slide.notes_text_frame is not None:
        notes = slide.notes_slide.notes_text_frame.text.strip()
        if notes:
            yield Block("note", f"[speaker notes: {_lines(notes)}]", place)


def _shapes(shapes: Iterable[Any], place: str, depth: int) -> Iterator[Block]:
    for shape in shapes:
        if shape.shape_type == MSO_SHAPE_TYPE.GROUP:
            if depth < MAX_GROUP_DEPTH:
                yield from _shapes(shape.shapes, place, depth + 1)
        elif getattr(shape, "has_table", False) and shape.has_table:
            yield from _table(shape.table, place)
        elif getattr(shape, "has_chart", False) and shape.has_chart:
            yield from _chart(shape.chart, place)
        elif shape.has_text_frame:
            yield from _text(shape, place)


def _text(shape: Any, place: str) -> Iterator[Block]:
    is_body = shape.is_placeholder
    for paragraph in shape.text_frame.paragraphs:
        text = _lines(paragraph.text)
        if text and is_body:
            yield Block("list_item", text, place, level=paragraph.level + 1)
        elif text:
            yield Block("text_box", text, place)


def _table(table: Any, place: str) -> Iterator[Block]:
    for position, row in enumerate(table.rows):
        cells = tuple("" if cell.is_spanned else _lines(cell.text_frame.text) for cell in row.cells)
        if any(cells):
            yield Block("table_row", CELL_SEPARATOR.join(cells), place, cells=cells, is_header=position == 0 and table.first_row)


def _chart(chart: Any, place: str) -> Iterator[Block]:
    title = _lines(chart.chart_title.text_frame.text) if chart.has_title and chart.chart_title.has_text_frame else ""
    yield Block("note", f"[chart{': ' if title else ''}{title}]", place)
    for plot in chart.plots:
        header = ("", *(str(category) for category in plot.categories))
        yield Block("table_row", CELL_SEPARATOR.join(header), place, cells=header, is_header=True)
        for series in plot.series:
            cells = (str(series.name), *("" if value is None else f"{value:g}" for value in series.values))
            yield Block("table_row", CELL_SEPARATOR.join(cells), place, cells=cells)


def _lines(text: str) -> str:
    return LINE_IN_CELL.join(line.strip() for line in text.replace("\v", "\n").splitlines() if line.strip())
