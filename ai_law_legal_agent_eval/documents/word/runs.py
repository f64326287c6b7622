"""The text of runs: what each element of a run prints, and whether it is seen."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from lxml.etree import _Element as Element

from ai_law_legal_agent_eval.documents.word.blocks import Aside, Line, Piece, Setting
from ai_law_legal_agent_eval.documents.word.colours import AUTO, WHITE, Palette, hex_colour
from ai_law_legal_agent_eval.documents.word.looks import ParagraphLook, run_look, shape_fill, why_paragraph_unseen, why_unseen
from ai_law_legal_agent_eval.documents.word.notes import Notes
from ai_law_legal_agent_eval.documents.word.package import A, W, number
from ai_law_legal_agent_eval.documents.word.styles import Styles
from ai_law_legal_agent_eval.documents.word.tree import descendants, unwrapped

M = "{http://schemas.openxmlformats.org/officeDocument/2006/math}"
WP = "{http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing}"
WPS = "{http://schemas.microsoft.com/office/word/2010/wordprocessingShape}"
V = "{urn:schemas-microsoft-com:vml}"
SPACE = "{http://www.w3.org/XML/1998/namespace}space"
TEXT_BOX = f"{W}txbxContent"

# English Metric Units: 914,400 to the inch. A shape under 4 points is a speck; no printer takes paper beyond 17 inches.
MIN_SHAPE_EMU = 50_800
MAX_OFFSET_EMU = 17 * 914_400
MIN_OFFSET_EMU = -914_400

_SIGNS: Mapping[str, str] = {
    f"{W}tab": "\t",
    f"{W}ptab": "\t",
    f"{W}br": "\n",
    f"{W}cr": "\n",
    f"{W}noBreakHyphen": "-",
    f"{W}softHyphen": "",
}
# Wingdings and Symbol put their signs on private code points (low byte counts).
_SYMBOLS: Mapping[int, str] = {0x6F: "☐", 0xA8: "☐", 0x78: "☒", 0xFC: "✓", 0xFD: "☒", 0xFE: "☑", 0xB7: "•", 0xA7: "▪", 0xE0: "→"}


@dataclass
class Runs:
    """The reader of runs of one document; `fields` is the stack of open complex fields, "code" or "result"."""

    styles: Styles
    palette: Palette
    notes: Notes
    fields: list[str] = field(default_factory=list)
    boxes: int = 0

    def read(self, paragraph: Element, look: ParagraphLook, setting: Setting, line: Line) -> None:
        """Append the paragraph's pieces and asides to the line."""
        background = setting.background if look.fill in (None, AUTO) else str(look.fill)
        inner = setting.on(background).unseen(why_paragraph_unseen(look))
        for child, found in unwrapped(paragraph, inner):
            if child.tag == f"{W}r":
                self._run(child, found, look.style, line)
            elif child.tag in (f"{M}oMath", f"{M}oMathPara"):
                self._formula(child, found, look.style, line)

    def _run(self, run: Element, setting: Setting, style: str | None, line: Line) -> None:
        look = self.styles.run(style, setting.run, run_look(run.find(f"{W}rPr"), self.palette))
        unseen = why_unseen(look, setting.background)
        for child, inner in unwrapped(run, setting):
            seen_as = inner.unseen("field code" if "code" in self.fields else unseen)
            if child.tag == f"{W}t":
                line.add(Piece(_spaced(child), seen_as.why, seen_as.mark, seen_as.author), bool(look.is_bold))
            elif child.tag in _SIGNS:
                line.add(Piece(_SIGNS[child.tag], seen_as.why, seen_as.mark, seen_as.author))
            elif child.tag in _READERS:
                _READERS[child.tag](self, child, seen_as, line)

    def _formula(self, formula: Element, setting: Setting, style: str | None, line: Line) -> None:
        for run in formula.iter(f"{M}r"):
            look = self.styles.run(style, setting.run, run_look(run.find(f"{W}rPr"), self.palette))
            inner = setting.unseen("field code" if "code" in self.fields else why_unseen(look, setting.background))
            text = "".join(part.text or "" for part in run.iter(f"{M}t"))
            line.add(Piece(text, inner.why, inner.mark, inner.author))

    def _deleted(self, element: Element, setting: Setting, line: Line) -> None:
        line.add(Piece(element.text or "", setting.why or "deleted revision", setting.mark or "deleted", setting.author))

    def _symbol(self, element: Element, setting: Setting, line: Line) -> None:
        try:
            code = int(element.get(f"{W}char", ""), 16)
        except ValueError:
            return
        is_private = 0xF000 <= code <= 0xF0FF
        sign = _SYMBOLS.get(code & 0xFF, "•") if is_private else chr(code) if 0x20 <= code < 0xD800 else ""
        line.add(Piece(sign, setting.why, setting.mark, setting.author))

    def _field(self, element: Element, setting: Setting, line: Line) -> None:
        kind = element.get(f"{W}fldCharType")
        if kind == "begin":
            self.fields.append("code")
        elif kind == "separate" and self.fields:
            self.fields[-1] = "result"
        elif kind == "end" and self.fields:
            self.fields.pop()

    def _note(self, element: Element, setting: Setting, line: Line) -> None:
        found = self.notes.cited(element.tag, element.get(f"{W}id", ""))
        if found is None:
            return
        line.add(Piece(found.label, setting.why, "note"))
        if found.is_first:
            note = Setting(kind="note", place=found.place).unseen(setting.why)
            line.asides.append(Aside(found.element, note))

    def _comment(self, element: Element, setting: Setting, line: Line) -> None:
        author, text = self.notes.comment(element.get(f"{W}id", ""))
        if text:
            line.add(Piece(text, "comment", "comment", author))

    def _drawing(self, drawing: Element, setting: Setting, line: Line) -> None:
        """Gather text boxes, alternative texts and word art of a drawing or an older picture."""
        why = setting.why or _why_shape_unseen(drawing)
        background = WHITE
        for element in descendants(drawing, TEXT_BOX):
            if element.tag == f"{WPS}wsp":
                background = shape_fill(element.find(f"{WPS}spPr"), self.palette, A)
            elif element.tag.startswith(V) and element.get("fillcolor"):
                background = hex_colour((element.get("fillcolor") or "").split(" ")[0])
            if element.tag == TEXT_BOX:
                self.boxes += 1
                box = Setting(background=background, kind="text_box", place=f"text box {self.boxes}").unseen(why)
                line.asides.append(Aside(element, box))
            elif element.tag == f"{V}textpath":
                line.add(Piece(element.get("string", ""), setting.why or "word art", "word art"))
            else:
                _add_alternative_text(element, line)


def _add_alternative_text(element: Element, line: Line) -> None:
    is_named = element.tag == f"{WP}docPr"
    texts = [element.get("title"), element.get("descr")] if is_named else [element.get("alt")]
    for text in texts:
        if text and (is_named or element.tag.startswith(V)):
            line.add(Piece(text, "alternative text", "picture"))


def _why_shape_unseen(drawing: Element) -> str:
    properties, extent = drawing.find(f".//{WP}docPr"), drawing.find(f".//{WP}extent")
    if properties is not None and properties.get("hidden") in {"1", "true"}:
        return "hidden shape"
    width, height = ((number(extent.get(side)) or 0) if extent is not None else MIN_SHAPE_EMU for side in ("cx", "cy"))
    if min(width, height) < MIN_SHAPE_EMU:
        return "shape without size"
    for axis, length in (("positionH", width), ("positionV", height)):
        offset = number(drawing.findtext(f".//{WP}{axis}/{WP}posOffset"))
        if offset is not None and (offset > MAX_OFFSET_EMU or offset + length < MIN_OFFSET_EMU):
            return "off the page"
    return _why_old_shape_unseen(drawing)


def _why_old_shape_unseen(drawing: Element) -> str:
    for shape in drawing.iter(f"{V}shape", f"{V}rect", f"{V}roundrect"):
        style = (shape.get("style") or "").replace(" ", "").lower()
        if "visibility:hidden" in style:
            return "hidden shape"
        if "width:0;" in style or "height:0;" in style:
            return "shape without size"
        if "left:-9999" in style or "top:-9999" in style:
            return "off the page"
    return ""


def _spaced(element: Element) -> str:
    """Return the text as Word prints it: line ends are spaces, outer spaces count only where the element says so."""
    text = element.text or ""
    if any(sign in text for sign in "\n\r\t"):
        text = text.translate(_FLAT)
    return text if element.get(SPACE) == "preserve" else text.strip(" ")


_FLAT = str.maketrans("\n\r\t", "   ")

_READERS: dict[str, Callable[[Runs, Element, Setting, Line], None]] = {
    f"{W}delText": Runs._deleted,
    f"{W}sym": Runs._symbol,
    f"{W}fldChar": Runs._field,
    f"{W}footnoteReference": Runs._note,
    f"{W}endnoteReference": Runs._note,
    f"{W}commentReference": Runs._comment,
    f"{W}drawing": Runs._drawing,
    f"{W}pict": Runs._drawing,
    f"{W}object": Runs._drawing,
}
