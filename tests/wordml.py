"""Word files written by hand for tests: the body as XML, and the parts around it that a test needs."""

import io
import zipfile

NAMESPACES = " ".join(
    f'xmlns:{prefix}="{uri}"'
    for prefix, uri in {
        "w": "http://schemas.openxmlformats.org/wordprocessingml/2006/main",
        "r": "http://schemas.openxmlformats.org/officeDocument/2006/relationships",
        "mc": "http://schemas.openxmlformats.org/markup-compatibility/2006",
        "w14": "http://schemas.microsoft.com/office/word/2010/wordml",
        "wp": "http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing",
        "wps": "http://schemas.microsoft.com/office/word/2010/wordprocessingShape",
        "a": "http://schemas.openxmlformats.org/drawingml/2006/main",
        "m": "http://schemas.openxmlformats.org/officeDocument/2006/math",
        "v": "urn:schemas-microsoft-com:vml",
    }.items()
)
PARTS = {
    "styles": "styles",
    "numbering": "numbering",
    "settings": "settings",
    "footnotes": "footnotes",
    "endnotes": "endnotes",
    "comments": "comments",
    "header": "hdr",
    "footer": "ftr",
}
_RELATION = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_PACKAGE = "http://schemas.openxmlformats.org/package/2006/relationships"
THEME = (
    f'<a:theme {NAMESPACES}><a:themeElements><a:clrScheme name="x"><a:dk1><a:sysClr val="windowText" lastClr="000000"/></a:dk1>'
    '<a:lt1><a:sysClr val="window" lastClr="FFFFFF"/></a:lt1><a:dk2><a:srgbClr val="1F497D"/></a:dk2>'
    '<a:lt2><a:srgbClr val="EEECE1"/></a:lt2><a:accent1><a:srgbClr val="4F81BD"/></a:accent1></a:clrScheme></a:themeElements></a:theme>'
)


def docx(body: str, **parts: str) -> bytes:
    """Return a Word file. `parts` holds the insides of other parts by the names of PARTS."""
    files = {
        "_rels/.rels": _relations({"d": ("officeDocument", "word/document.xml")}),
        "word/document.xml": f"<w:document {NAMESPACES}><w:body>{body}</w:body></w:document>",
        "word/theme/theme1.xml": THEME,
    }
    targets = {"theme": ("theme", "theme/theme1.xml")}
    for name, inside in parts.items():
        files[f"word/{name}.xml"] = f"<w:{PARTS[name]} {NAMESPACES}>{inside}</w:{PARTS[name]}>"
        targets[name] = (name, f"{name}.xml")
    files["word/_rels/document.xml.rels"] = _relations(targets)
    return zipped({name: text.encode() for name, text in files.items()})


def _relations(targets: dict[str, tuple[str, str]]) -> str:
    entries = "".join(f'<Relationship Id="{key}" Type="{_RELATION}/{kind}" Target="{target}"/>' for key, (kind, target) in targets.items())
    return f'<Relationships xmlns="{_PACKAGE}">{entries}</Relationships>'


def zipped(files: dict[str, bytes]) -> bytes:
    """Return a zip archive of the files."""
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return target.getvalue()


def run(text: str, properties: str = "") -> str:
    """Return a run."""
    return f'<w:r><w:rPr>{properties}</w:rPr><w:t xml:space="preserve">{text}</w:t></w:r>'


def paragraph(*runs: str, properties: str = "") -> str:
    """Return a paragraph."""
    return f"<w:p><w:pPr>{properties}</w:pPr>{''.join(runs)}</w:p>"


def table(*rows: str, properties: str = "") -> str:
    """Return a table of rows."""
    return f"<w:tbl><w:tblPr>{properties}</w:tblPr>{''.join(rows)}</w:tbl>"


def row(*cells: str, properties: str = "") -> str:
    """Return a table row of cells."""
    return f"<w:tr><w:trPr>{properties}</w:trPr>{''.join(cells)}</w:tr>"


def cell(*content: str, properties: str = "") -> str:
    """Return a table cell."""
    return f"<w:tc><w:tcPr>{properties}</w:tcPr>{''.join(content)}</w:tc>"


def box(text: str, *, fill: str = "", size: int = 914_400, properties: str = "", offset: int = 0) -> str:
    """Return a run with a text box, its older copy in the fallback."""
    shape = f'<a:solidFill><a:srgbClr val="{fill}"/></a:solidFill>' if fill else ""
    content = f"<w:txbxContent>{paragraph(run(text, properties))}</w:txbxContent>"
    return (
        '<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor>'
        f"<wp:positionH><wp:posOffset>{offset}</wp:posOffset></wp:positionH>"
        f'<wp:extent cx="{size}" cy="{size}"/><wp:docPr id="1" name="b"/><a:graphic><a:graphicData><wps:wsp>'
        f"<wps:spPr>{shape}</wps:spPr><wps:txbx>{content}</wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing>"
        f"</mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox>{content}</v:textbox></v:shape></w:pict></mc:Fallback>"
        "</mc:AlternateContent></w:r>"
    )
