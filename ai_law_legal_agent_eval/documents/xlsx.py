"""Workbooks: every sheet as rows of text, values with the formulas behind them, hidden parts labelled."""

import io
import warnings
from collections.abc import Iterator
from dataclasses import dataclass, field

from openpyxl import load_workbook
from openpyxl.cell.cell import Cell
from openpyxl.utils import get_column_letter, range_boundaries
from openpyxl.workbook import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from ai_law_legal_agent_eval.documents.archive import Archive
from ai_law_legal_agent_eval.documents.model import Block, Document
from ai_law_legal_agent_eval.documents.number_formats import GENERAL, hides_value, shown
from ai_law_legal_agent_eval.errors import UnreadableDocumentError

# Loading costs about 15 microseconds a byte of sheet XML twice over: 24 MB are some ten seconds.
MAX_SHEET_BYTES = 24 * 1024 * 1024
MAX_CELLS = 100_000
CELL_SEPARATOR = " | "
NO_VALUE = "(no stored value)"
_WHITE = {"FFFFFFFF", "00FFFFFF"}


def read(name: str, data: bytes) -> Document:
    """Return a workbook as text: for each sheet a line about it, then a block a row.

    Raises UnreadableDocumentError for a damaged, encrypted or outsized file.
    """
    archive = Archive.open(name, data)
    parts = archive.names()
    if "xl/workbook.xml" not in parts:
        raise UnreadableDocumentError(name, "no workbook: it has no part xl/workbook.xml")
    if archive.size(lambda part: part.startswith("xl/")) > MAX_SHEET_BYTES:
        raise UnreadableDocumentError(name, f"its sheets unpack to more than {MAX_SHEET_BYTES // 1024**2} MB")
    values, formulas = _loaded(name, data, True), _loaded(name, data, False)
    left = MAX_CELLS
    blocks: list[Block] = []
    for sheet in formulas.worksheets:
        view = _Sheet(sheet, values[sheet.title], left)
        blocks += view.blocks()
        left -= view.read_cells
    title = formulas.properties.title or ""
    return Document(name, "xlsx", " ".join(str(title).split()), tuple(blocks))


def _loaded(name: str, data: bytes, is_values: bool) -> Workbook:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # openpyxl warns about every extension that it does not keep
        try:
            return load_workbook(io.BytesIO(data), data_only=is_values, keep_links=False)
        except Exception as error:
            # The library raises whatever its parsing meets: KeyError, ValueError, XML and zip errors.
            raise UnreadableDocumentError(name, f"the workbook is damaged ({type(error).__name__}: {str(error)[:120]})") from None


@dataclass
class _Sheet:
    """One sheet: `formulas` and `values` are the same sheet of the two loadings."""

    formulas: Worksheet
    values: Worksheet
    max_cells: int
    read_cells: int = 0
    _rows: dict[int, list[int]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        used = sorted(place for place, cell in self.formulas._cells.items() if cell.value is not None or cell.comment)
        self.total = len(used)
        for row, column in used[: max(self.max_cells, 0)]:
            self._rows.setdefault(row, []).append(column)
        self.read_cells = min(self.total, max(self.max_cells, 0))
        self._columns = sorted({column for columns in self._rows.values() for column in columns})
        self._hidden_columns = _hidden_columns(self.formulas)

    def blocks(self) -> Iterator[Block]:
        """Yield the sheet's line, its rows and, where cells were left out, a line that says so."""
        title = self.formulas.title
        yield Block("heading", self._headline(), title, level=1)
        for position, row in enumerate(self._rows):
            cells = self._cells(row)
            is_header = position == 0 and self._is_header(row)
            prefix = "[hidden row] " if self.formulas.row_dimensions[row].hidden else ""
            locator = f"{title}!{get_column_letter(self._rows[row][0])}{row}"
            yield Block("table_row", prefix + CELL_SEPARATOR.join(cells), locator, cells=cells, is_header=is_header)
        if self.read_cells < self.total:
            left_out = self.total - self.read_cells
            yield Block("note", f"[{left_out:,} more cells of this sheet are not shown; at most {MAX_CELLS:,} a file are]", title)

    def _headline(self) -> str:
        sheet = self.formulas
        count = "1 row" if len(self._rows) == 1 else f"{len(self._rows):,} rows"
        facts = [f"{count}, {self._extent()}" if self._rows else "empty"]
        facts += [] if sheet.sheet_state == "visible" else ["hidden sheet"]
        shown_columns = [get_column_letter(column) for column in self._columns if column in self._hidden_columns]
        facts += [f"hidden columns: {', '.join(shown_columns[:20])}"] if shown_columns else []
        merged = [str(area) for area in sheet.merged_cells.ranges]
        facts += [f"merged cells: {', '.join(sorted(merged)[:20])}"] if merged else []
        return f"Sheet {sheet.title} ({'; '.join(facts)})"

    def _extent(self) -> str:
        first, last = self._columns[0], self._columns[-1]
        top, bottom = next(iter(self._rows)), next(reversed(self._rows))
        return f"{get_column_letter(first)}{top}:{get_column_letter(last)}{bottom}"

    def _cells(self, row: int) -> tuple[str, ...]:
        own = set(self._rows[row])
        texts = [self._cell(row, column) if column in own else "" for column in self._columns]
        while texts and not texts[-1]:
            texts.pop()
        return tuple(texts)

    def _cell(self, row: int, column: int) -> str:
        cell = self.formulas._cells[row, column]
        if not isinstance(cell, Cell):
            return ""
        text = self._value(cell)
        labels = [label for label, is_on in self._labels(cell) if is_on and text]
        text = "".join(f"[{label}] " for label in labels) + text
        return f"{text} [comment by {cell.comment.author}: {_flat(cell.comment.text)}]" if cell.comment else text

    def _labels(self, cell: Cell) -> Iterator[tuple[str, bool]]:
        yield "hidden column", cell.column in self._hidden_columns and cell.row == next(iter(self._rows))
        yield "hidden by its number format", hides_value(cell.number_format)
        font = cell.font.color
        yield "white text", font is not None and font.rgb in _WHITE and cell.fill.patternType is None

    def _value(self, cell: Cell) -> str:
        code = GENERAL if hides_value(cell.number_format) else cell.number_format
        if cell.data_type != "f":
            return _flat(shown(cell.value, code))
        stored = self.values._cells.get((cell.row, cell.column))
        value = None if stored is None else stored.value
        text = NO_VALUE if value is None else _flat(shown(value, code))
        return f"{text} {{{_formula(cell.value)}}}"

    def _is_header(self, row: int) -> bool:
        cells = [self.formulas._cells[row, column] for column in self._rows[row]]
        is_text = len(cells) > 1 and all(cell.data_type == "s" for cell in cells)
        pane = self.formulas.freeze_panes
        is_frozen = pane is not None and (range_boundaries(pane)[1] or 0) > row
        return is_text and (is_frozen or all(cell.font.bold for cell in cells))


def _formula(value: object) -> str:
    """Return the formula's text; array formulas come as objects that hold it."""
    text = getattr(value, "text", None) or value
    return _flat(str(text)) if isinstance(text, str) else "="


def _hidden_columns(sheet: Worksheet) -> frozenset[int]:
    """Return the hidden columns; one dimension stands for a run of columns."""
    hidden = [dimension for dimension in sheet.column_dimensions.values() if dimension.hidden]
    runs = [(dimension.min or 0, min(dimension.max or 0, 16_384)) for dimension in hidden]
    return frozenset(column for first, last in runs for column in range(first, last + 1))


def _flat(text: str) -> str:
    return " / ".join(line.strip() for line in text.splitlines() if line.strip()) if "\n" in text or "\r" in text else text
