"""Comma-separated values: a block a row, located by its row."""

import csv
import io
from itertools import islice

from ai_law_legal_agent_eval.documents.model import Block, Document
from ai_law_legal_agent_eval.documents.txt import decoded, paragraphs

CELL_SEPARATOR = " | "
LINE_IN_CELL = " / "
DELIMITERS = ",;\t|"
MAX_ROWS = 100_000
SAMPLE_ROWS = 20


def read(name: str, data: bytes) -> Document:
    """Return a table as text, a block a row; a file that is no table as its paragraphs.

    Raises UnreadableDocumentError when it is no text.
    """
    text = decoded(name, data).removeprefix("\ufeff")
    try:
        blocks = tuple(_rows(text))
    except csv.Error:
        blocks = paragraphs(text)
    return Document(name, "csv", "", blocks)


def _rows(text: str) -> list[Block]:
    rows = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter_of(text))
    blocks = []
    for number, row in enumerate(islice(rows, MAX_ROWS), start=1):
        cells = tuple(LINE_IN_CELL.join(part.strip() for part in cell.splitlines() if part.strip()) for cell in row)
        if any(cells):
            blocks.append(Block("table_row", CELL_SEPARATOR.join(cells), f"row {number}", cells=cells, is_header=number == 1))
    if next(rows, None) is not None:
        blocks.append(Block("note", f"[more rows are not shown; at most {MAX_ROWS:,} are]", f"row {MAX_ROWS + 1}"))
    return blocks


def delimiter_of(text: str) -> str:
    """Return the delimiter that cuts the first rows into most columns, every row alike; a comma when none does.

    >>> delimiter_of("a;b\\n1,5;2\\n"), delimiter_of("plain words, here\\nand there")
    (';', ',')
    """
    return max(DELIMITERS, key=lambda delimiter: _columns(text, delimiter))


def _columns(text: str, delimiter: str) -> int:
    """Return how many columns each of the first rows has, 0 when they differ or there is only one."""
    widths = {len(row) for row in islice(csv.reader(io.StringIO(text, newline=""), delimiter=delimiter), SAMPLE_ROWS) if row}
    return max(widths) if len(widths) == 1 and widths != {1} else 0
