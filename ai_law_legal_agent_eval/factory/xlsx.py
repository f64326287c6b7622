"""A workbook's YAML source, and the workbook as an Excel file."""

import io
from datetime import date, datetime, time
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field
from xlsxwriter import Workbook
from xlsxwriter.format import Format
from xlsxwriter.utility import xl_cell_to_rowcol
from xlsxwriter.worksheet import Worksheet

from ai_law_legal_agent_eval.deliverables.archive import normalise_zip
from ai_law_legal_agent_eval.errors import AuthorError
from ai_law_legal_agent_eval.factory.authored import Authored, load_yaml
from ai_law_legal_agent_eval.factory.papers import Properties

Value = bool | int | float | datetime | date | str | None


class _Model(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class FormulaCell(_Model):
    """A formula `f` with the value `v` that Excel stored when the file was saved."""

    f: str = Field(pattern=r"^=")
    v: Value
    format: str = ""


class StyledCell(_Model):
    """A value with a number format of its own."""

    v: Value
    format: str


Cell = FormulaCell | StyledCell | Value


class Column(_Model):
    """A column: its header ("" for none), its width in characters, the number format of its cells."""

    header: str = ""
    width: float = 12
    format: str = ""


class SheetSource(_Model):
    """A sheet. `freeze` is the first cell that scrolls; `hidden_rows` count from 1, as Excel shows them.

    The columns' headers are row 1, unless no column has one.
    """

    name: str = Field(max_length=31)
    state: Literal["visible", "hidden"] = "visible"
    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]
    freeze: str = ""
    hidden_rows: tuple[int, ...] = ()
    comments: dict[str, str] = {}
    filter: bool = False

    @property
    def has_header(self) -> bool:
        """Whether row 1 holds headers."""
        return any(column.header for column in self.columns)


class WorkbookSource(_Model):
    """A workbook and the properties of its file."""

    properties: Properties
    sheets: tuple[SheetSource, ...] = Field(min_length=1)


_HEADER_STYLE = {"bold": True, "bg_color": "#D9E2EC", "bottom": 1, "text_wrap": True, "valign": "top"}
# In this order: a datetime is a date.
_DEFAULT_FORMATS = ((datetime, "yyyy-mm-dd hh:mm"), (date, "yyyy-mm-dd"))
_BODY_FONT = {"font_name": "Calibri", "font_size": 10}
_MORNING = time(9, 0)


def parse_workbook(authored: Authored) -> WorkbookSource:
    """Return the workbook that the YAML describes.

    Raises: AuthorError with all problems, among them rows that are longer than the columns.
    """
    workbook = load_yaml(authored, WorkbookSource)
    problems = [
        authored.problem(_sheet_line(authored, sheet), f"row {number} of {sheet.name} has {len(row)} cells", allowed)
        for sheet in workbook.sheets
        for number, row in enumerate(sheet.rows, start=1)
        if len(row) > len(sheet.columns)
        for allowed in [f"{len(sheet.columns)} cells, one a column"]
    ]
    if problems:
        raise AuthorError(problems)
    return workbook


def _sheet_line(authored: Authored, sheet: SheetSource) -> int:
    return authored.text.count("\n", 0, max(authored.text.find(f"name: {sheet.name}"), 0)) + 1


def render_xlsx(source: WorkbookSource, canary: str) -> bytes:
    """Return the workbook as an Excel file; `canary` goes into its properties. Same source, same bytes."""
    buffer = io.BytesIO()
    workbook = Workbook(buffer, {"in_memory": True, "strings_to_urls": False, "strings_to_formulas": False})
    author = source.properties.author
    created = datetime.combine(source.properties.created, _MORNING)
    workbook.set_properties({"title": source.properties.title, "author": author, "comments": canary, "created": created})
    styles = _Styles(workbook)
    for sheet in source.sheets:
        _write_sheet(workbook.add_worksheet(sheet.name), sheet, styles, author)
    first_visible = next(position for position, sheet in enumerate(source.sheets) if sheet.state == "visible")
    workbook.worksheets()[first_visible].activate()
    workbook.worksheets()[first_visible].set_first_sheet()
    workbook.close()
    return normalise_zip(buffer.getvalue())


class _Styles:
    """One format of the workbook for each number format."""

    def __init__(self, workbook: Workbook) -> None:
        self.workbook = workbook
        self.header: Format = workbook.add_format({**_BODY_FONT, **_HEADER_STYLE})
        self.by_number: dict[str, Format] = {}

    def numbered(self, number_format: str) -> Format:
        """Return the format of cells with this number format."""
        if number_format not in self.by_number:
            style = {"num_format": number_format} if number_format else {}
            if "yy" in number_format:
                style["align"] = "left"
            self.by_number[number_format] = self.workbook.add_format({**_BODY_FONT, **style})
        return self.by_number[number_format]


def _write_sheet(worksheet: Worksheet, sheet: SheetSource, styles: _Styles, author: str) -> None:
    for position, column in enumerate(sheet.columns):
        worksheet.set_column(position, position, column.width, styles.numbered(column.format))
        if sheet.has_header:
            worksheet.write_string(0, position, column.header, styles.header)
    first_row = 1 if sheet.has_header else 0
    for number, row in enumerate(sheet.rows, start=first_row):
        for position, cell in enumerate(row):
            _write_cell(worksheet, (number, position), _styled(cell, sheet.columns[position].format), styles)
    for number in sheet.hidden_rows:
        worksheet.set_row(number - 1, None, None, {"hidden": True})
    for place, text in sheet.comments.items():
        worksheet.write_comment(place, text, {"author": author})
    _set_print(worksheet, sheet)
    if sheet.freeze:
        worksheet.freeze_panes(*xl_cell_to_rowcol(sheet.freeze))
    if sheet.filter:
        worksheet.autofilter(0, 0, len(sheet.rows), len(sheet.columns) - 1)
    if sheet.state == "hidden":
        worksheet.hide()


def _set_print(worksheet: Worksheet, sheet: SheetSource) -> None:
    worksheet.set_landscape()
    worksheet.fit_to_pages(1, 0)
    worksheet.set_footer("&L&A&RPage &P of &N")
    if sheet.has_header:
        worksheet.repeat_rows(0)


def _styled(cell: Cell, column_format: str) -> FormulaCell | StyledCell:
    """Return the cell with the number format that it is shown in."""
    if isinstance(cell, FormulaCell):
        return cell if cell.format else cell.model_copy(update={"format": column_format})
    if isinstance(cell, StyledCell):
        return cell
    default = next((number_format for kind, number_format in _DEFAULT_FORMATS if isinstance(cell, kind)), "")
    return StyledCell(v=cell, format=column_format or default)


def _write_cell(worksheet: Worksheet, place: tuple[int, int], cell: FormulaCell | StyledCell, styles: _Styles) -> None:
    style = styles.numbered(cell.format)
    if isinstance(cell, FormulaCell):
        worksheet.write_formula(*place, cell.f, style, "" if cell.v is None else cell.v)
    elif cell.v is None:
        return
    elif isinstance(cell.v, bool):
        worksheet.write_boolean(*place, cell.v, style)
    elif isinstance(cell.v, int | float):
        worksheet.write_number(*place, cell.v, style)
    elif isinstance(cell.v, date):
        worksheet.write_datetime(*place, cell.v, style)
    else:
        worksheet.write_string(*place, cell.v, style)
