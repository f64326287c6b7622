"""The look of a written memo: its styles, lists and page as the parts of a Word file.

Sizes in half-points, spaces and indents in twentieths of a point, as the file format counts them (ECMA-376 part 1, 17).
Source of every value: author's choice, after the memos of law firms.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
NAMESPACES = f'xmlns:w="{WORD}" xmlns:r="{RELATIONS}"'
HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

INDENT = 360
TEXT_WIDTH = 9360  # US Letter within margins of an inch
MAX_LIST_LEVEL = 9  # the format has nine levels a list
BULLETS = 1  # the one w:num that all bullet lists share
BULLET_GLYPHS = ("•", "–", "▪")
INK = "1F3864"
RULE = "A6A6A6"
TABLE_SHADE = "DCE6F1"
CELL_MARGINS = '<w:tblCellMar><w:left w:w="100" w:type="dxa"/><w:right w:w="100" w:type="dxa"/></w:tblCellMar>'


@dataclass(frozen=True, slots=True)
class ParagraphStyle:
    """One style: spaces before and after, size, and the rest of its properties as they stand in the file."""

    key: str
    name: str
    before: int
    after: int
    half_points: int
    run: str = ""
    paragraph: str = ""
    outline: int | None = None


def _heading(level: int, half_points: int, before: int) -> ParagraphStyle:
    run = f'<w:b/><w:color w:val="{INK}"/>'
    return ParagraphStyle(f"Heading{level}", f"heading {level}", before, 80, half_points, run, "<w:keepNext/>", level - 1)


_LEFT_RULE = f'<w:pBdr><w:left w:val="single" w:sz="18" w:space="8" w:color="{RULE}"/></w:pBdr>'
_BOTTOM_RULE = f'<w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="{RULE}"/></w:pBdr>'
_CODE_FONT = '<w:rFonts w:ascii="Consolas" w:hAnsi="Consolas" w:cs="Consolas"/>'

STYLES = (
    ParagraphStyle("Normal", "Normal", 0, 120, 22),
    _heading(1, 32, 240),
    _heading(2, 27, 220),
    _heading(3, 24, 180),
    _heading(4, 22, 160),
    _heading(5, 22, 140),
    _heading(6, 22, 140),
    ParagraphStyle("ListParagraph", "List Paragraph", 0, 60, 22),
    ParagraphStyle("Quote", "Quote", 60, 120, 22, '<w:color w:val="404040"/>', _LEFT_RULE),
    ParagraphStyle("Code", "Code", 60, 120, 19, _CODE_FONT, '<w:shd w:val="clear" w:color="auto" w:fill="F2F2F2"/>'),
    ParagraphStyle("Rule", "Rule", 60, 180, 8, "", _BOTTOM_RULE),
    ParagraphStyle("TableText", "Table Text", 30, 30, 20),
    ParagraphStyle("TableEnd", "Table End", 0, 60, 12),
    ParagraphStyle("Footer", "footer", 0, 0, 18, '<w:color w:val="595959"/>', '<w:jc w:val="center"/>'),
)


@dataclass(frozen=True, slots=True)
class OrderedList:
    """One ordered list: its w:num, its level (from 0), its first number and the mark after it ("." or ")")."""

    num_id: int
    level: int
    start: int
    delimiter: str


def styles_xml() -> str:
    """Return word/styles.xml."""
    defaults = (
        "<w:docDefaults><w:rPrDefault><w:rPr>"
        '<w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:eastAsia="Calibri" w:cs="Calibri"/>'
        '<w:sz w:val="22"/><w:szCs w:val="22"/><w:lang w:val="en-US"/>'
        "</w:rPr></w:rPrDefault><w:pPrDefault><w:pPr>"
        '<w:spacing w:line="264" w:lineRule="auto"/>'
        "</w:pPr></w:pPrDefault></w:docDefaults>"
    )
    return f"{HEAD}<w:styles {NAMESPACES}>{defaults}{''.join(map(_style_xml, STYLES))}</w:styles>"


def _style_xml(style: ParagraphStyle) -> str:
    is_default = style.key == "Normal"
    outline = "" if style.outline is None else f'<w:outlineLvl w:val="{style.outline}"/>'
    based_on = "" if is_default else '<w:basedOn w:val="Normal"/>'
    borders, _, alignment = style.paragraph.partition("<w:jc")
    spacing = f'<w:spacing w:before="{style.before}" w:after="{style.after}"/>'
    jc = f"<w:jc{alignment}" if alignment else ""
    return (
        f'<w:style w:type="paragraph"{" w:default=" + chr(34) + "1" + chr(34) if is_default else ""} w:styleId="{style.key}">'
        f'<w:name w:val="{style.name}"/>{based_on}<w:qFormat/>'
        f"<w:pPr>{borders}{spacing}{jc}{outline}</w:pPr>"
        f'<w:rPr>{style.run}<w:sz w:val="{style.half_points}"/><w:szCs w:val="{style.half_points}"/></w:rPr></w:style>'
    )


def numbering_xml(lists: Sequence[OrderedList]) -> str:
    """Return word/numbering.xml: the bullets, and one instance for each ordered list."""
    bullets = _abstract_xml(0, "bullet", [BULLET_GLYPHS[level % 3] for level in range(MAX_LIST_LEVEL)])
    dots = _abstract_xml(1, "decimal", [f"%{level + 1}." for level in range(MAX_LIST_LEVEL)])
    brackets = _abstract_xml(2, "decimal", [f"%{level + 1})" for level in range(MAX_LIST_LEVEL)])
    instances = "".join(map(_instance_xml, lists))
    shared = f'<w:num w:numId="{BULLETS}"><w:abstractNumId w:val="0"/></w:num>'
    return f"{HEAD}<w:numbering {NAMESPACES}>{bullets}{dots}{brackets}{shared}{instances}</w:numbering>"


def _abstract_xml(key: int, number_format: str, texts: Sequence[str]) -> str:
    levels = "".join(
        f'<w:lvl w:ilvl="{level}"><w:start w:val="1"/><w:numFmt w:val="{number_format}"/><w:lvlText w:val="{text}"/>'
        f'<w:lvlJc w:val="left"/><w:pPr><w:ind w:left="{INDENT * (level + 1)}" w:hanging="{INDENT}"/></w:pPr></w:lvl>'
        for level, text in enumerate(texts)
    )
    return f'<w:abstractNum w:abstractNumId="{key}"><w:multiLevelType w:val="multilevel"/>{levels}</w:abstractNum>'


def _instance_xml(ordered: OrderedList) -> str:
    abstract = 2 if ordered.delimiter == ")" else 1
    return (
        f'<w:num w:numId="{ordered.num_id}"><w:abstractNumId w:val="{abstract}"/><w:lvlOverride w:ilvl="{ordered.level}">'
        f'<w:startOverride w:val="{ordered.start}"/></w:lvlOverride></w:num>'
    )


def document_xml(body: str) -> str:
    """Return word/document.xml around the body's blocks: US Letter, one-inch margins."""
    section = (
        '<w:sectPr><w:footerReference w:type="default" r:id="rIdFooter"/><w:pgSz w:w="12240" w:h="15840"/>'
        '<w:pgMar w:top="1440" w:right="1440" w:bottom="1296" w:left="1440" w:header="720" w:footer="576" w:gutter="0"/>'
        "</w:sectPr>"
    )
    return f"{HEAD}<w:document {NAMESPACES}><w:body>{body}{section}</w:body></w:document>"


def footer_xml() -> str:
    """Return the footer: page number and number of pages."""
    fields = "".join(
        f'<w:r><w:t xml:space="preserve">{before}</w:t></w:r><w:fldSimple w:instr=" {field} "><w:r><w:t>1</w:t></w:r></w:fldSimple>'
        for before, field in (("Page ", "PAGE"), (" of ", "NUMPAGES"))
    )
    return f'{HEAD}<w:ftr {NAMESPACES}><w:p><w:pPr><w:pStyle w:val="Footer"/></w:pPr>{fields}</w:p></w:ftr>'


def settings_xml() -> str:
    """Return word/settings.xml: laid out as Word 2013 and later do, without the older compatibility mode."""
    mode = 'w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"'
    return f"{HEAD}<w:settings {NAMESPACES}><w:compat><w:compatSetting {mode}/></w:compat></w:settings>"


def core_properties_xml(title: str) -> str:
    """Return docProps/core.xml: the title and nothing that varies between two builds."""
    package = "http://schemas.openxmlformats.org/package/2006/metadata/core-properties"
    return (
        f'{HEAD}<cp:coreProperties xmlns:cp="{package}" xmlns:dc="http://purl.org/dc/elements/1.1/">'
        f"<dc:title>{escape(title)}</dc:title></cp:coreProperties>"
    )


_TYPE_ROOT = "application/vnd.openxmlformats-officedocument.wordprocessingml"
_TYPES = (
    ("/word/document.xml", f"{_TYPE_ROOT}.document.main+xml"),
    ("/word/styles.xml", f"{_TYPE_ROOT}.styles+xml"),
    ("/word/numbering.xml", f"{_TYPE_ROOT}.numbering+xml"),
    ("/word/settings.xml", f"{_TYPE_ROOT}.settings+xml"),
    ("/word/footer1.xml", f"{_TYPE_ROOT}.footer+xml"),
    ("/docProps/core.xml", "application/vnd.openxmlformats-package.core-properties+xml"),
)
_PACKAGE = "http://schemas.openxmlformats.org/package/2006"


def _content_types_xml() -> str:
    overrides = "".join(f'<Override PartName="{name}" ContentType="{kind}"/>' for name, kind in _TYPES)
    return (
        f'{HEAD}<Types xmlns="{_PACKAGE}/content-types">'
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
        f'<Default Extension="xml" ContentType="application/xml"/>{overrides}</Types>'
    )


def _relations_xml(relations: Sequence[tuple[str, str, str]]) -> str:
    entries = "".join(f'<Relationship Id="{key}" Type="{kind}" Target="{target}"/>' for key, kind, target in relations)
    return f'{HEAD}<Relationships xmlns="{_PACKAGE}/relationships">{entries}</Relationships>'


def parts(body: str, lists: Sequence[OrderedList], title: str) -> dict[str, str]:
    """Return every part of the Word file by name."""
    top = (
        ("rId1", f"{RELATIONS}/officeDocument", "word/document.xml"),
        ("rId2", f"{_PACKAGE}/relationships/metadata/core-properties", "docProps/core.xml"),
    )
    inner = tuple(
        (f"rId{kind.title()}", f"{RELATIONS}/{kind}", target)
        for kind, target in (
            ("styles", "styles.xml"),
            ("numbering", "numbering.xml"),
            ("settings", "settings.xml"),
            ("footer", "footer1.xml"),
        )
    )
    return {
        "[Content_Types].xml": _content_types_xml(),
        "_rels/.rels": _relations_xml(top),
        "docProps/core.xml": core_properties_xml(title),
        "word/_rels/document.xml.rels": _relations_xml(inner),
        "word/document.xml": document_xml(body),
        "word/footer1.xml": footer_xml(),
        "word/numbering.xml": numbering_xml(lists),
        "word/settings.xml": settings_xml(),
        "word/styles.xml": styles_xml(),
    }
