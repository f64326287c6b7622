"""The styles and the numbering definitions of a Word document, made from a look."""

from collections.abc import Sequence
from dataclasses import dataclass

from ai_law_legal_agent_eval.factory.looks import Align, Look
from ai_law_legal_agent_eval.factory.numbering import ANNEX, Level, list_format
from ai_law_legal_agent_eval.factory.ooxml import Xml, flag, twips, w

# Numbering definitions and the number instances that every document has; lists and annexes get further instances.
SCHEME_ID, ANNEX_ID, ORDERED_ID, BULLET_ID = 1, 2, 3, 4
# Left edges of clause texts in points: heading, N.M, (a), (i). A clause's label hangs in the space before its text.
CLAUSE_EDGES = (0.0, 36.0, 64.0, 92.0)
LIST_INDENT = 20.0
CELL_MARGIN = 108  # twips left and right in a cell; Word's own default
_HEADING_EDGES = {"Article %1": 68.0, "%1.": 24.0}
_BULLETS = ("•", "–", "·")
_MAX_LEVELS = 9
_LINKED_STYLES = ("Heading1", "Clause1", "Clause2", "Clause3")


@dataclass(frozen=True, slots=True)
class _Border:
    """Lines around a paragraph, or at some of its sides."""

    color: str
    sides: tuple[str, ...] = ("top", "left", "bottom", "right")


@dataclass(frozen=True, slots=True, kw_only=True)
class _Style:
    """One paragraph style; what is None comes from the style that it is based on. Sizes and spaces in points."""

    name: str
    based_on: str = "Normal"
    size: float | None = None
    font: str = ""
    color: str = ""
    is_bold: bool = False
    is_italic: bool = False
    is_caps: bool = False
    align: Align | None = None
    before: float | None = None
    after: float | None = None
    line: float | None = None
    left: float | None = None
    right: float | None = None
    keeps_next: bool = False
    outline_level: int | None = None
    border: _Border | None = None
    shade: str = ""
    number_level: int | None = None


def styles(look: Look, *, is_numbered: bool) -> Xml:
    """Return the whole `w:styles` of a document in this look; headings and clauses count when it is numbered."""
    sheet = w("styles", _defaults(look), _normal(look), *_character_styles(), _table_style())
    for identity, style in _paragraph_styles(look, is_numbered=is_numbered).items():
        sheet.append(_paragraph_style(identity, style))
    return sheet


def _defaults(look: Look) -> Xml:
    fonts = w("rFonts", ascii=look.font, hAnsi=look.font, eastAsia=look.font, cs=look.font)
    size = round(look.size * 2)
    run = w("rPr", fonts, w("sz", val=size), w("szCs", val=size), w("lang", val="en-US", eastAsia="en-US", bidi="ar-SA"))
    spacing = w("spacing", after=twips(look.space_after), line=round(look.line_spacing * 240), lineRule="auto")
    return w("docDefaults", w("rPrDefault", run), w("pPrDefault", w("pPr", spacing)))


def _normal(look: Look) -> Xml:
    style = w("style", w("name", val="Normal"), w("qFormat"), w("pPr", w("jc", val=_JUSTIFICATIONS[look.align])))
    return _identified(style, "paragraph", "Normal", is_default=True)


def _character_styles() -> tuple[Xml, ...]:
    plain = w("style", w("name", val="Default Paragraph Font"), w("semiHidden"))
    note = w(
        "style",
        w("name", val="footnote reference"),
        w("basedOn", val="DefaultParagraphFont"),
        w("rPr", w("vertAlign", val="superscript")),
    )
    return (
        _identified(plain, "character", "DefaultParagraphFont", is_default=True),
        _identified(note, "character", "FootnoteReference"),
    )


def _table_style() -> Xml:
    sides = (w(side, w=CELL_MARGIN, type="dxa") for side in ("left", "right"))
    style = w("style", w("name", val="Normal Table"), w("semiHidden"), w("tblPr", w("tblCellMar", *sides)))
    return _identified(style, "table", "TableNormal", is_default=True)


def _identified(style: Xml, kind: str, identity: str, *, is_default: bool = False) -> Xml:
    outer = w("style", type=kind, styleId=identity, **({"default": 1} if is_default else {}))
    outer.extend(list(style))
    return outer


def _paragraph_styles(look: Look, *, is_numbered: bool) -> dict[str, _Style]:
    sizes = (*look.heading_sizes, *[look.heading_sizes[-1]] * 3)
    headings = {
        f"Heading{level}": _Style(
            name=f"heading {level}",
            size=size,
            is_bold=True,
            is_italic=level > 2,
            is_caps=look.heading_is_caps and level == 1,
            align=look.heading_align,
            before=size * (1.2 if level == 1 else 0.8),
            after=4,
            outline_level=level - 1,
            number_level=0 if is_numbered and level == 1 else None,
            font=look.heading_font,
            color=look.heading_color,
            keeps_next=True,
        )
        for level, size in enumerate(sizes, start=1)
    }
    clauses = {f"Clause{depth}": _Style(name=f"Clause {depth}", number_level=depth if is_numbered else None) for depth in (1, 2, 3)}
    return {**headings, **clauses, **_plain_styles(look)}


def _plain_styles(look: Look) -> dict[str, _Style]:
    small = look.table_size
    return {
        "Title": _Style(
            name="Title",
            size=look.title_size,
            font=look.heading_font,
            color=look.heading_color,
            is_bold=True,
            is_caps=look.title_is_caps,
            align=look.title_align,
            before=6,
            after=14,
            keeps_next=True,
        ),
        "ClauseText": _Style(name="Clause Text", left=CLAUSE_EDGES[1]),
        "Quote": _Style(name="Quote", left=28, right=28, is_italic=True),
        "ListParagraph": _Style(name="List Paragraph", after=look.space_after / 2, align="left"),
        "TableText": _Style(name="Table Text", size=small, after=2, before=2, line=1.0, align="left"),
        "TableHeader": _Style(name="Table Header", based_on="TableText", is_bold=True, color=look.table_header_color, keeps_next=True),
        "SignatureText": _Style(name="Signature Text", after=3, line=1.0, align="left", keeps_next=True),
        "SignatureLine": _Style(
            name="Signature Line",
            based_on="SignatureText",
            is_italic=True,
            before=16,
            right=30,
            border=_Border("000000", ("bottom",)),
        ),
        "BoxText": _Style(name="Box Text", after=3, align="left", left=6, right=6, border=_Border(look.table_rule), shade=look.box_shade),
        "LetterheadName": _Style(
            name="Letterhead Name",
            size=look.size + 6,
            font=look.heading_font,
            color=look.heading_color,
            is_bold=True,
            align=look.letterhead_align,
            before=10,
            after=2,
            line=1.0,
            keeps_next=True,
        ),
        "Letterhead": _Style(name="Letterhead", size=look.size - 1.5, align=look.letterhead_align, after=0, line=1.0),
        "Header": _Style(name="header", size=8, color="595959", align=look.footer_align, after=0, line=1.0),
        "Footer": _Style(name="footer", size=8, color="595959", align=look.footer_align, after=0, line=1.0),
        "FootnoteText": _Style(name="footnote text", size=look.size - 1.5, after=2, line=1.0),
    }


_JUSTIFICATIONS = {"left": "left", "center": "center", "right": "right", "justify": "both"}


def _paragraph_style(identity: str, style: _Style) -> Xml:
    outer = w("style", type="paragraph", styleId=identity)
    outer.extend([w("name", val=style.name), w("basedOn", val=style.based_on), w("qFormat")])
    outer.extend([_paragraph_properties(style), _run_properties(style)])
    return outer


def _paragraph_properties(style: _Style) -> Xml:
    number = None
    if style.number_level is not None:
        number = w("numPr", w("ilvl", val=style.number_level), w("numId", val=SCHEME_ID))
    return w(
        "pPr",
        flag("keepNext", style.keeps_next),
        number,
        _borders(style.border),
        w("shd", val="clear", color="auto", fill=style.shade) if style.shade else None,
        _spacing(style),
        _indent(style),
        w("jc", val=_JUSTIFICATIONS[style.align]) if style.align else None,
        w("outlineLvl", val=style.outline_level) if style.outline_level is not None else None,
    )


def _borders(border: _Border | None) -> Xml | None:
    if border is None:
        return None
    sides = (w(side, val="single", sz=6, space=4, color=border.color) for side in border.sides)
    return w("pBdr", *sides)


def _spacing(style: _Style) -> Xml | None:
    values = {
        "before": None if style.before is None else twips(style.before),
        "after": None if style.after is None else twips(style.after),
        "line": None if style.line is None else round(style.line * 240),
    }
    given = {name: value for name, value in values.items() if value is not None}
    return w("spacing", **given) if given else None


def _indent(style: _Style) -> Xml | None:
    values = {"left": style.left, "right": style.right}
    given = {name: twips(value) for name, value in values.items() if value is not None}
    return w("ind", **given) if given else None


def _run_properties(style: _Style) -> Xml:
    return w(
        "rPr",
        w("rFonts", ascii=style.font, hAnsi=style.font, cs=style.font) if style.font else None,
        flag("b", style.is_bold),
        flag("i", style.is_italic),
        flag("caps", style.is_caps),
        w("color", val=style.color) if style.color else None,
        w("sz", val=round(style.size * 2)) if style.size else None,
        w("szCs", val=round(style.size * 2)) if style.size else None,
    )


def numbering_definitions(scheme: Sequence[Level]) -> list[Xml]:
    """Return the `w:abstractNum` of the document's scheme (if any), of annex clauses and of lists."""
    definitions = {
        ANNEX_ID: [_clause_level(ANNEX, depth, "") for depth in range(len(ANNEX))],
        ORDERED_ID: [_ordered_level(depth) for depth in range(_MAX_LEVELS)],
        BULLET_ID: [_bullet_level(depth) for depth in range(_MAX_LEVELS)],
    }
    if scheme:
        definitions[SCHEME_ID] = [_clause_level(scheme, depth, _LINKED_STYLES[depth]) for depth in range(len(scheme))]
    return [_definition(identity, definitions[identity]) for identity in sorted(definitions)]


def _definition(identity: int, levels: Sequence[Xml]) -> Xml:
    return w("abstractNum", w("multiLevelType", val="multilevel"), *levels, abstractNumId=identity)


def _clause_level(levels: Sequence[Level], depth: int, style: str) -> Xml:
    level = levels[depth]
    edge = _HEADING_EDGES.get(level.pattern, 0.0) if depth == 0 else CLAUSE_EDGES[depth]
    hanging = edge - (CLAUSE_EDGES[depth - 1] if depth else 0.0)
    return w(
        "lvl",
        w("start", val=1),
        w("numFmt", val=level.number_format),
        w("pStyle", val=style) if style else None,
        w("lvlText", val=level.pattern),
        w("lvlJc", val="left"),
        w("pPr", w("ind", left=twips(edge), hanging=twips(hanging))),
        ilvl=depth,
    )


def _ordered_level(depth: int) -> Xml:
    return _list_level(depth, list_format(depth + 1), f"%{depth + 1}.")


def _bullet_level(depth: int) -> Xml:
    return _list_level(depth, "bullet", _BULLETS[depth % 3])


def _list_level(depth: int, number_format: str, text: str) -> Xml:
    return w(
        "lvl",
        w("start", val=1),
        w("numFmt", val=number_format),
        w("lvlText", val=text),
        w("lvlJc", val="left"),
        w("pPr", w("ind", left=twips(LIST_INDENT * (depth + 1)), hanging=twips(LIST_INDENT))),
        ilvl=depth,
    )
