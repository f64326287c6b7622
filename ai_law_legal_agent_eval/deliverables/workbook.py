"""Markdown tables or comma-separated values to an Excel workbook."""

import csv
import io
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from openpyxl import Workbook
from openpyxl.styles import Alignment, Font, PatternFill
from openpyxl.utils import get_column_letter
from openpyxl.worksheet.worksheet import Worksheet

from ai_law_legal_agent_eval.deliverables.archive import normalise_zip
from ai_law_legal_agent_eval.deliverables.markdown import flattened
from ai_law_legal_agent_eval.deliverables.outline import outline
from ai_law_legal_agent_eval.deliverables.paper import TABLE_SHADE, core_properties_xml
from ai_law_legal_agent_eval.documents.csv import delimiter_of
from ai_law_legal_agent_eval.documents.model import Block
from ai_law_legal_agent_eval.errors import AgentError

# Limits of the format: https://support.microsoft.com/office/1672b34d-7043-467e-8e27-269d656771c3
MAX_CELL_CHARS = 32_767
MAX_COLUMNS = 16_384
MAX_ROWS = 1_048_576
MAX_CELLS = 100_000  # as many as the reader of workbooks shows
MAX_TITLE_CHARS = 31
MIN_WIDTH, MAX_WIDTH = 10, 60  # characters a column
MAX_DIGITS = 15  # what a number of the format keeps
TEXT_SHEET = "Text"
CORE_PROPERTIES = "docProps/core.xml"

_NOT_IN_TITLE = re.compile(r"[\[\]:*?/\\\x00-\x1f]+")
_NUMBER = re.compile(r"-?(?:0|[1-9]\d*)(?:\.\d+)?\Z")
_FENCE = re.compile(r"\A\s*(`{3,}|~{3,})\w*[ \t]*\n(.*)\n\1[ \t]*\s*\Z", re.DOTALL)

Row = Sequence[str]


@dataclass
class _Sheet:
    title: str
    rows: list[Row] = field(default_factory=list)
    has_header: bool = True


def workbook_from_text(text: str, *, title: str) -> bytes:
    """Return a workbook of the tables in a Markdown text, a sheet each; equal text and title give equal bytes.

    A table's sheet is named after the heading above it, and what stands outside tables goes on a sheet of its own. Text
    without a Markdown table is read as comma-separated values. Plain numbers become numbers, "=..." a formula. Raises
    AgentError for a cell or a table beyond the format's limits.
    """
    sheets = _sheets(text)
    book = Workbook()
    book.remove(book.worksheets[0])
    taken: set[str] = set()
    for sheet in sheets:
        _fill(book.create_sheet(_free_title(sheet.title, taken)), sheet)
    target = io.BytesIO()
    book.save(target)
    # The library writes the hour of saving into the properties.
    return normalise_zip(target.getvalue(), {CORE_PROPERTIES: core_properties_xml(title).encode()})


def _sheets(text: str) -> list[_Sheet]:
    blocks = outline(text)
    if not any(block.kind == "table_row" for block in blocks):
        return [_Sheet("Sheet1", _values(text))]
    sheets: list[_Sheet] = []
    prose = _Sheet(TEXT_SHEET, has_header=False)
    heading = ""
    for block in blocks:
        if block.kind == "table_row":
            _add_row(sheets, block, heading)
        else:
            heading = block.text if block.kind == "heading" else heading
            prose.rows.append((block.text,))
    is_only_titles = all((sheet.title,) in prose.rows for sheet in sheets) and len(prose.rows) == len(sheets)
    return sheets if is_only_titles or not prose.rows else [*sheets, prose]


def _add_row(sheets: list[_Sheet], block: Block, heading: str) -> None:
    if block.is_header or not sheets:
        sheets.append(_Sheet(heading or f"Sheet{len(sheets) + 1}"))
    sheets[-1].rows.append(block.cells)


def _values(text: str) -> list[Row]:
    """Return the rows of comma-separated values, or the lines where the text is no such thing."""
    fenced = _FENCE.match(text)
    plain = flattened(fenced.group(2) if fenced else text)
    try:
        rows: list[Row] = [row for row in csv.reader(io.StringIO(plain, newline=""), delimiter=delimiter_of(plain)) if any(row)]
    except csv.Error:
        rows = []
    is_table = rows and {len(row) for row in rows} == {len(rows[0])} and len(rows[0]) > 1
    return rows if is_table else [(line,) for line in plain.split("\n") if line.strip()]


def _free_title(wanted: str, taken: set[str]) -> str:
    """Return a title that the format allows and no sheet has yet."""
    plain = " ".join(_NOT_IN_TITLE.sub(" ", wanted).split()).strip("'")[:MAX_TITLE_CHARS].strip(" '") or "Sheet"
    candidates = (plain, *(f"{plain[: MAX_TITLE_CHARS - 5]} {number}" for number in range(2, 10_000)))
    title = next(name for name in candidates if name.casefold() not in taken)
    taken.add(title.casefold())
    return title


def _fill(target: Worksheet, sheet: _Sheet) -> None:
    _check_size(sheet)
    for number, row in enumerate(sheet.rows, start=1):
        for column, text in enumerate(row, start=1):
            cell = target.cell(number, column, _typed(text))
            cell.alignment = Alignment(wrap_text=True, vertical="top")
            if number == 1 and sheet.has_header:
                cell.font, cell.fill = Font(bold=True), PatternFill("solid", fgColor=TABLE_SHADE)
    if sheet.has_header and len(sheet.rows) > 1:
        target.freeze_panes = "A2"
    for column, width in enumerate(_widths(sheet.rows), start=1):
        target.column_dimensions[get_column_letter(column)].width = width


def _check_size(sheet: _Sheet) -> None:
    columns = max(map(len, sheet.rows), default=0)
    longest = max((len(cell) for row in sheet.rows for cell in row), default=0)
    for found, limit, what in (
        (sum(map(len, sheet.rows)), MAX_CELLS, "cells"),
        (columns, MAX_COLUMNS, "columns"),
        (len(sheet.rows), MAX_ROWS, "rows"),
        (longest, MAX_CELL_CHARS, "characters in one cell"),
    ):
        if found > limit:
            raise AgentError(
                f"save_deliverable: sheet {sheet.title[:40]!r} would have {found:,} {what}; a workbook holds at most {limit:,}."
            )


def _typed(text: str) -> str | int | float:
    if _NUMBER.match(text) and sum(map(str.isdigit, text)) <= MAX_DIGITS:
        return float(text) if "." in text else int(text)
    return text


def _widths(rows: Iterable[Row]) -> list[int]:
    widths: list[int] = []
    for row in rows:
        widths += [MIN_WIDTH] * (len(row) - len(widths))
        for column, cell in enumerate(row):
            widths[column] = max(widths[column], min(MAX_WIDTH, len(cell) + 2))
    return widths
