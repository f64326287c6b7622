"""The paragraph and table styles of a PDF, made from a look."""

from dataclasses import dataclass

from reportlab.lib.colors import Color, HexColor
from reportlab.lib.enums import TA_CENTER, TA_JUSTIFY, TA_LEFT, TA_RIGHT
from reportlab.lib.styles import ParagraphStyle

from ai_law_legal_agent_eval.factory.looks import Look

# The standard fonts need no file, and every viewer has them.
FONTS = {
    "Times": ("Times-Roman", "Times-Bold", "Times-Italic"),
    "Helvetica": ("Helvetica", "Helvetica-Bold", "Helvetica-Oblique"),
}
ALIGNMENTS = {"left": TA_LEFT, "center": TA_CENTER, "right": TA_RIGHT, "justify": TA_JUSTIFY, "": TA_LEFT}
# Left edges of clause texts in points, as in the Word renderer.
CLAUSE_EDGES = (0.0, 34.0, 60.0, 86.0)
LIST_INDENT = 16.0
_LEADING = 1.12


@dataclass(frozen=True)
class Sheet:
    """The styles of one look."""

    look: Look
    body: ParagraphStyle
    table: ParagraphStyle
    table_header: ParagraphStyle
    title: ParagraphStyle
    note: ParagraphStyle
    letterhead: ParagraphStyle
    letterhead_name: ParagraphStyle

    def heading(self, level: int) -> ParagraphStyle:
        """Return the style of headings of `level` 1..6."""
        look = self.look
        size = look.heading_sizes[min(level, 3) - 1]
        return ParagraphStyle(
            f"heading{level}",
            fontName=FONTS[look.pdf_heading_family][1],
            fontSize=size,
            leading=size * 1.2,
            spaceBefore=size * (1.1 if level == 1 else 0.7),
            spaceAfter=4,
            textColor=color(look.heading_color),
            alignment=ALIGNMENTS[look.heading_align],
            textTransform="uppercase" if look.heading_is_caps and level == 1 else None,
            keepWithNext=1,
        )

    def quote(self) -> ParagraphStyle:
        """Return the style of block quotes."""
        italic = FONTS[self.look.pdf_family][2]
        return ParagraphStyle("quote", self.body, leftIndent=24, rightIndent=24, fontName=italic)

    def hanging(self, edge: float, hang: float) -> ParagraphStyle:
        """Return the body style with the text at `edge` and its label `hang` points to the left of it."""
        name = f"hanging{edge}-{hang}"
        return ParagraphStyle(name, self.body, leftIndent=edge, bulletIndent=edge - hang, alignment=TA_LEFT)

    def cell(self, alignment: str, *, is_header: bool) -> ParagraphStyle:
        """Return the style of a table cell."""
        parent = self.table_header if is_header else self.table
        return ParagraphStyle(f"{parent.name}-{alignment}", parent, alignment=ALIGNMENTS[alignment])


def sheet(look: Look) -> Sheet:
    """Return the styles of the look."""
    regular, bold, _ = FONTS[look.pdf_family]
    heading_bold = FONTS[look.pdf_heading_family][1]
    leading = look.size * _LEADING * look.line_spacing
    body = ParagraphStyle(
        "body",
        fontName=regular,
        fontSize=look.size,
        leading=leading,
        spaceAfter=look.space_after,
        alignment=ALIGNMENTS[look.align],
    )
    table = ParagraphStyle("table", fontName=regular, fontSize=look.table_size, leading=look.table_size * 1.2, spaceAfter=0)
    name = ParagraphStyle(
        "letterhead_name",
        fontName=heading_bold,
        fontSize=look.size + 6,
        leading=(look.size + 6) * 1.25,
        textColor=color(look.heading_color),
        alignment=ALIGNMENTS[look.letterhead_align],
    )
    title = ParagraphStyle(
        "title",
        fontName=heading_bold,
        fontSize=look.title_size,
        leading=look.title_size * 1.2,
        spaceBefore=6,
        spaceAfter=12,
        textColor=color(look.heading_color),
        alignment=ALIGNMENTS[look.title_align],
        textTransform="uppercase" if look.title_is_caps else None,
        keepWithNext=1,
    )
    small = look.size - 1.5
    return Sheet(
        look=look,
        body=body,
        table=table,
        table_header=ParagraphStyle("header", table, fontName=bold, textColor=color(look.table_header_color)),
        title=title,
        note=ParagraphStyle("note", body, fontSize=small, leading=small * 1.2, spaceAfter=2, alignment=TA_LEFT),
        letterhead=ParagraphStyle(
            "letterhead",
            body,
            fontSize=small,
            leading=small * 1.2,
            spaceAfter=0,
            alignment=ALIGNMENTS[look.letterhead_align],
        ),
        letterhead_name=name,
    )


def color(hex_digits: str) -> Color:
    """Return the colour RRGGBB."""
    return HexColor(f"#{hex_digits}")
