"""Tables of a Word file: rows and cells with the setting that the table, its style and the row leave each cell in."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from lxml.etree import _Element as Element

from ai_law_legal_agent_eval.documents.word.blocks import Setting
from ai_law_legal_agent_eval.documents.word.colours import AUTO
from ai_law_legal_agent_eval.documents.word.looks import MIN_LINE_TWIPS, over
from ai_law_legal_agent_eval.documents.word.package import VAL, W, is_on, number, value
from ai_law_legal_agent_eval.documents.word.styles import Styles
from ai_law_legal_agent_eval.documents.word.tree import unwrapped

MIN_CELL_TWIPS = 60  # 3 points: no letter fits; counts only where the layout is fixed, else Word widens the cell

# Bits of w:tblLook's old form (ECMA-376 part 1, 17.4.56) and the names of the newer one.
_LOOK_BITS = {"firstRow": 0x20, "lastRow": 0x40, "firstColumn": 0x80, "lastColumn": 0x100, "noHBand": 0x200, "noVBand": 0x400}


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell and its setting."""

    element: Element
    setting: Setting


@dataclass(frozen=True, slots=True)
class Row:
    """One row; `number` counts from 1, `count` is the number of rows."""

    number: int
    count: int
    cells: tuple[Cell, ...]
    is_header: bool


@dataclass(frozen=True, slots=True)
class _Frame:
    """What holds for the whole table."""

    style: str
    look: frozenset[str]
    is_fixed: bool
    count: int


def rows(table: Element, setting: Setting, styles: Styles) -> Iterator[Row]:
    """Yield the table's rows in order."""
    properties = table.find(f"{W}tblPr")
    found = [(row, inner) for row, inner in unwrapped(table, setting) if row.tag == f"{W}tr"]
    frame = _frame(properties, len(found))
    shading = None if properties is None else properties.find(f"{W}shd")
    fill = AUTO if shading is None else styles.palette.shading(shading)
    for position, (element, outer) in enumerate(found):
        inner = outer if fill == AUTO else outer.on(fill)
        yield _row(element, inner.unseen(_why_row_unseen(element)), (position, frame), styles)


def is_layout(row: Row) -> bool:
    """Return whether a row is one cell with several blocks: a frame around text, not data."""
    if len(row.cells) != 1:
        return False
    inside = [child for child, _ in unwrapped(row.cells[0].element, Setting()) if child.tag in (f"{W}p", f"{W}tbl")]
    return len(inside) > 1


def _frame(properties: Element | None, count: int) -> _Frame:
    if properties is None:
        return _Frame("", frozenset(), False, count)
    layout = properties.find(f"{W}tblLayout")
    is_fixed = layout is not None and layout.get(f"{W}type") == "fixed"
    return _Frame(value(properties.find(f"{W}tblStyle")), _look(properties.find(f"{W}tblLook")), is_fixed, count)


def _look(element: Element | None) -> frozenset[str]:
    if element is None:
        return frozenset()
    try:
        bits = int(element.get(VAL, "0"), 16)
    except ValueError:
        bits = 0
    return frozenset(
        name for name, bit in _LOOK_BITS.items() if (element.get(f"{W}{name}") or ("1" if bits & bit else "0")) in {"1", "true", "on"}
    )


def _row(element: Element, setting: Setting, place: tuple[int, _Frame], styles: Styles) -> Row:
    position, frame = place
    found = [(cell, inner) for cell, inner in unwrapped(element, setting) if cell.tag == f"{W}tc"]
    cells = tuple(
        _cell(cell, inner, (frame, _conditions(frame, position, column, len(found))), styles) for column, (cell, inner) in enumerate(found)
    )
    properties = element.find(f"{W}trPr")
    is_header = properties is not None and bool(is_on(properties.find(f"{W}tblHeader")))
    return Row(position + 1, frame.count, cells, is_header)


def _conditions(frame: _Frame, row: int, column: int, columns: int) -> tuple[str, ...]:
    """Return the parts of a table style that paint a cell; bands are one row or column wide, as in Word's own styles."""
    if not frame.style:
        return ()
    look = frame.look
    body_row, body_column = row - ("firstRow" in look), column - ("firstColumn" in look)
    held = {
        "firstRow": row == 0 and "firstRow" in look,
        "lastRow": row == frame.count - 1 and "lastRow" in look,
        "firstCol": column == 0 and "firstColumn" in look,
        "lastCol": column == columns - 1 and "lastColumn" in look,
        "band1Horz": "noHBand" not in look and body_row % 2 == 0,
        "band2Horz": "noHBand" not in look and body_row % 2 == 1,
        "band1Vert": "noVBand" not in look and body_column % 2 == 0,
        "band2Vert": "noVBand" not in look and body_column % 2 == 1,
    }
    return tuple(name for name, is_held in held.items() if is_held)


def _cell(element: Element, setting: Setting, place: tuple[_Frame, tuple[str, ...]], styles: Styles) -> Cell:
    frame, conditions = place
    styled = styles.cell(frame.style, conditions)
    properties = element.find(f"{W}tcPr")
    shading = None if properties is None else properties.find(f"{W}shd")
    own = AUTO if shading is None else styles.palette.shading(shading)
    fill = next((colour for colour in (own, styled.fill) if colour != AUTO), setting.background)
    run = over(setting.run, styled.run)
    inner = setting.on(fill) if run is setting.run else replace(setting, background=fill, run=run)
    return Cell(element, inner.unseen(_why_cell_unseen(properties, frame.is_fixed)))


def _why_row_unseen(row: Element) -> str:
    properties = row.find(f"{W}trPr")
    if properties is None:
        return ""
    if properties.find(f"{W}del") is not None:
        return "deleted revision"
    if is_on(properties.find(f"{W}hidden")):
        return "hidden font"
    height = properties.find(f"{W}trHeight")
    is_exact = height is not None and height.get(f"{W}hRule") == "exact"
    return "row without height" if is_exact and (number(value(height)) or 0) < MIN_LINE_TWIPS else ""


def _why_cell_unseen(properties: Element | None, is_fixed: bool) -> str:
    if properties is None:
        return ""
    if properties.find(f"{W}cellDel") is not None:
        return "deleted revision"
    width = properties.find(f"{W}tcW")
    is_measured = width is not None and width.get(f"{W}type", "dxa") == "dxa"
    twips = number(width.get(f"{W}w")) if width is not None and is_measured else None
    return "cell without width" if is_fixed and twips is not None and twips < MIN_CELL_TWIPS else ""
