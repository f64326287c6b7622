"""The looks of documents: what kind of paper a document is set as. A renderer reads its sizes and colours here.

Fonts are those that every reader of Word and PDF has. Sizes and spaces are points, margins inches, colours RRGGBB.
Source: author's choice, after the paper that such documents come on.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from ai_law_legal_agent_eval.factory.papers import LookName

Align = Literal["left", "center", "right", "justify"]
PdfFamily = Literal["Times", "Helvetica"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """One look. `page` is the paper's width and height in inches; `heading_sizes` are those of levels 1, 2 and 3."""

    font: str
    heading_font: str
    pdf_family: PdfFamily
    pdf_heading_family: PdfFamily
    size: float
    line_spacing: float
    space_after: float
    align: Align
    title_size: float
    title_align: Align
    title_is_caps: bool
    heading_sizes: tuple[float, float, float]
    heading_align: Align
    heading_color: str
    heading_is_caps: bool
    table_size: float
    table_shade: str
    table_header_color: str
    table_rule: str
    box_shade: str
    letterhead_align: Align
    footer_align: Align
    margin: float
    page: tuple[float, float]


_LETTER = (8.5, 11.0)
_A4 = (8.27, 11.69)

LOOKS: Mapping[LookName, Look] = {
    "agreement": Look(
        font="Times New Roman",
        heading_font="Times New Roman",
        pdf_family="Times",
        pdf_heading_family="Times",
        size=11,
        line_spacing=1.1,
        space_after=6,
        align="justify",
        title_size=15,
        title_align="center",
        title_is_caps=True,
        heading_sizes=(11.5, 11, 11),
        heading_align="left",
        heading_color="000000",
        heading_is_caps=False,
        table_size=9.5,
        table_shade="D9D9D9",
        table_header_color="000000",
        table_rule="000000",
        box_shade="",
        letterhead_align="center",
        footer_align="center",
        margin=1.1,
        page=_LETTER,
    ),
    "letter": Look(
        font="Georgia",
        heading_font="Georgia",
        pdf_family="Times",
        pdf_heading_family="Times",
        size=10.5,
        line_spacing=1.15,
        space_after=8,
        align="left",
        title_size=13,
        title_align="left",
        title_is_caps=False,
        heading_sizes=(11.5, 10.5, 10.5),
        heading_align="left",
        heading_color="1F2A44",
        heading_is_caps=False,
        table_size=9.5,
        table_shade="E7E6E1",
        table_header_color="000000",
        table_rule="8C8C84",
        box_shade="F5F4EF",
        letterhead_align="right",
        footer_align="center",
        margin=1.15,
        page=_A4,
    ),
    "minutes": Look(
        font="Cambria",
        heading_font="Cambria",
        pdf_family="Times",
        pdf_heading_family="Times",
        size=11,
        line_spacing=1.15,
        space_after=7,
        align="left",
        title_size=14,
        title_align="center",
        title_is_caps=True,
        heading_sizes=(11.5, 11, 11),
        heading_align="left",
        heading_color="000000",
        heading_is_caps=False,
        table_size=10,
        table_shade="EDEDED",
        table_header_color="000000",
        table_rule="7F7F7F",
        box_shade="",
        letterhead_align="center",
        footer_align="right",
        margin=1.2,
        page=_LETTER,
    ),
    "report": Look(
        font="Arial",
        heading_font="Arial",
        pdf_family="Helvetica",
        pdf_heading_family="Helvetica",
        size=9.5,
        line_spacing=1.2,
        space_after=6,
        align="left",
        title_size=20,
        title_align="left",
        title_is_caps=False,
        heading_sizes=(13, 11, 10),
        heading_align="left",
        heading_color="0B4F6C",
        heading_is_caps=False,
        table_size=8.5,
        table_shade="0B4F6C",
        table_header_color="FFFFFF",
        table_rule="A9BCC6",
        box_shade="EAF1F4",
        letterhead_align="left",
        footer_align="right",
        margin=0.9,
        page=_A4,
    ),
    "form": Look(
        font="Arial",
        heading_font="Arial",
        pdf_family="Times",
        pdf_heading_family="Helvetica",
        size=10,
        line_spacing=1.1,
        space_after=5,
        align="left",
        title_size=13,
        title_align="center",
        title_is_caps=True,
        heading_sizes=(10.5, 10, 10),
        heading_align="left",
        heading_color="000000",
        heading_is_caps=True,
        table_size=9,
        table_shade="DDDDDD",
        table_header_color="000000",
        table_rule="000000",
        box_shade="",
        letterhead_align="center",
        footer_align="left",
        margin=0.95,
        page=_LETTER,
    ),
    "reference": Look(
        font="Calibri",
        heading_font="Calibri",
        pdf_family="Helvetica",
        pdf_heading_family="Helvetica",
        size=10.5,
        line_spacing=1.12,
        space_after=6,
        align="left",
        title_size=18,
        title_align="left",
        title_is_caps=False,
        heading_sizes=(13, 11, 10.5),
        heading_align="left",
        heading_color="6B1F2A",
        heading_is_caps=False,
        table_size=9.5,
        table_shade="EFE3E1",
        table_header_color="000000",
        table_rule="B79C98",
        box_shade="FAF5F3",
        letterhead_align="left",
        footer_align="right",
        margin=1.0,
        page=_LETTER,
    ),
}

# The longest cell counts as at most this many characters, so that one long cell does not starve the other columns.
_MAX_CELL_CHARS = 42
# Source: measured; capitals, digits and bold headers of Arial are a little wider than 0.6 of the type size.
_CHAR_WIDTH_EM = 0.64
_CELL_PADDING = 13.0


def column_widths(cells: Sequence[Sequence[str]], width: float, size: float) -> tuple[float, ...]:
    """Return each column's width in points, for a table `width` points wide with these texts of `size` points.

    Every column has room for its longest word where the table is wide enough; what is left goes to long cells.

    >>> [round(part) for part in column_widths([["Lot", "End user"], ["L1", "Selantara Digital"]], 400, 10)]
    [32, 368]
    """
    columns = list(zip(*cells, strict=True))
    needed = [_longest(word for text in column for word in text.split()) for column in columns]
    wanted = [max(0, min(_longest(column), _MAX_CELL_CHARS) - need) for column, need in zip(columns, needed, strict=True)]
    points = [need * size * _CHAR_WIDTH_EM + _CELL_PADDING for need in needed]
    spare = width - sum(points)
    if spare <= 0:
        return tuple(width * part / sum(points) for part in points)
    weights = wanted if any(wanted) else needed
    return tuple(part + spare * weight / sum(weights) for part, weight in zip(points, weights, strict=True))


def _longest(texts: Iterable[str]) -> int:
    return max((len(text) for text in texts), default=1)
