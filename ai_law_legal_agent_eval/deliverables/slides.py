"""Markdown headings, bullets and tables to a PowerPoint presentation."""

import io
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from pptx import Presentation
from pptx.util import Inches, Pt

from ai_law_legal_agent_eval.deliverables.archive import normalise_zip
from ai_law_legal_agent_eval.deliverables.outline import outline
from ai_law_legal_agent_eval.deliverables.paper import core_properties_xml
from ai_law_legal_agent_eval.documents.model import Block
from ai_law_legal_agent_eval.errors import AgentError

# A slide that a room can read. Source: author's choice.
MAX_LINES = 9
MAX_TABLE_ROWS = 10
MAX_LINE_CHARS = 90
TITLE_LEVELS = 2  # a heading of these levels begins a slide
MAX_TITLE_CHARS = 200
MAX_INDENT = 4
MAX_COLUMNS = 40
MAX_SLIDES = 500
TITLE_AND_CONTENT, TITLE_ONLY = 1, 5  # layouts of the library's own template
CONTINUED = " (continued)"
CORE_PROPERTIES = "docProps/core.xml"


@dataclass
class _Slide:
    title: str
    lines: list[Block] = field(default_factory=list)
    rows: list[Block] = field(default_factory=list)

    @property
    def height(self) -> int:
        """How many printed lines stand on it."""
        return sum(1 + len(line.text) // MAX_LINE_CHARS for line in self.lines)


def slides_from_markdown(markdown: str, *, title: str) -> bytes:
    """Return a presentation of a Markdown text; equal text and title give equal bytes.

    A heading of the first two levels begins a slide; bullets and paragraphs stand on it, a table on one of its own. What
    does not fit goes on to the next. Raises AgentError for more slides or columns than a presentation should have.
    """
    slides = _slides(outline(markdown), title)
    if len(slides) > MAX_SLIDES:
        raise AgentError(f"save_deliverable: that makes {len(slides):,} slides; a presentation may have at most {MAX_SLIDES}.")
    presentation = Presentation()
    for slide in slides:
        _add(presentation, slide)
    target = io.BytesIO()
    presentation.save(target)
    return normalise_zip(target.getvalue(), {CORE_PROPERTIES: core_properties_xml(title).encode()})


def _slides(blocks: Sequence[Block], title: str) -> list[_Slide]:
    slides: list[_Slide] = []
    for block in blocks:
        if block.kind == "heading" and block.level <= TITLE_LEVELS:
            slides.append(_Slide(_title(block.text)))
            continue
        current = slides[-1] if slides else _Slide(title)
        if not slides:
            slides.append(current)
        if not _fits(current, block):
            current = _Slide(current.title.removesuffix(CONTINUED) + CONTINUED)
            slides.append(current)
        (current.rows if block.kind == "table_row" else current.lines).append(block)
    return slides or [_Slide(title)]


def _title(text: str) -> str:
    return " ".join(text.split())[:MAX_TITLE_CHARS]


def _fits(slide: _Slide, block: Block) -> bool:
    if block.kind == "table_row":
        return not slide.lines and len(slide.rows) < MAX_TABLE_ROWS and not (block.is_header and slide.rows)
    return not slide.rows and (not slide.lines or slide.height + len(block.text) // MAX_LINE_CHARS < MAX_LINES)


def _add(presentation: Any, slide: _Slide) -> None:
    layout = presentation.slide_layouts[TITLE_ONLY if slide.rows or not slide.lines else TITLE_AND_CONTENT]
    page = presentation.slides.add_slide(layout)
    page.shapes.title.text = slide.title
    if slide.rows:
        _add_table(page, slide.rows)
    elif slide.lines:
        _add_lines(page.placeholders[1].text_frame, slide.lines)


def _add_lines(frame: Any, lines: Sequence[Block]) -> None:
    frame.word_wrap = True
    for position, line in enumerate(lines):
        paragraph = frame.paragraphs[0] if position == 0 else frame.add_paragraph()
        paragraph.text = line.text.replace("\n", "\v")
        paragraph.level = min(max(line.level - 1, 0), MAX_INDENT) if line.kind == "list_item" else 0
        paragraph.font.size = Pt(18)
        paragraph.font.bold = line.kind == "heading"


def _add_table(page: Any, rows: Sequence[Block]) -> None:
    columns = max(len(row.cells) for row in rows)
    if columns > MAX_COLUMNS:
        raise AgentError(f"save_deliverable: a table has {columns:,} columns; a slide holds at most {MAX_COLUMNS}.")
    shape = page.shapes.add_table(len(rows), columns, Inches(0.5), Inches(1.5), Inches(9), Inches(0.4 * len(rows)))
    shape.table.first_row = rows[0].is_header
    for number, row in enumerate(rows):
        for column, text in enumerate(row.cells):
            cell = shape.table.cell(number, column)
            cell.text = text
            for paragraph in cell.text_frame.paragraphs:
                paragraph.font.size = Pt(12)
