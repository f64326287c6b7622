"""PDF files: the text layer page by page, text that no reader sees labelled as hidden."""

import ctypes
import threading
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

import pypdfium2
import pypdfium2.raw as pdfium

from ai_law_legal_agent_eval.documents.model import Block, Document
from ai_law_legal_agent_eval.documents.page_layout import Segment, blocks
from ai_law_legal_agent_eval.errors import UnreadableDocumentError

MAX_PAGES = 1_000
MAX_PAGE_CHARS = 200_000
MAX_SEGMENTS = 5_000
MIN_POINTS = 4.0
# A page's text may lie in marks that nest; hidden text deeper than this is not told apart.
MAX_FORM_DEPTH = 5
# The library is not thread-safe.
_LOCK = threading.Lock()

Box = tuple[float, float, float, float]


def read(name: str, data: bytes) -> Document:
    """Return a PDF as text; blocks are located as "page 3". Raises UnreadableDocumentError when it cannot be opened."""
    with _LOCK:
        try:
            document = pypdfium2.PdfDocument(data)
        except pypdfium2.PdfiumError as error:
            raise UnreadableDocumentError(name, f"no PDF that can be opened ({error})") from None
        try:
            return _document(name, document)
        except pypdfium2.PdfiumError as error:
            raise UnreadableDocumentError(name, f"the PDF is damaged ({error})") from None
        finally:
            document.close()


def _document(name: str, document: pypdfium2.PdfDocument) -> Document:
    count = len(document)
    found = [block for number in range(min(count, MAX_PAGES)) for block in _page(document, number)]
    if count > MAX_PAGES:
        found.append(Block("note", f"[{count - MAX_PAGES:,} more pages are not shown]", f"page {MAX_PAGES + 1}"))
    title = " ".join((document.get_metadata_value("Title") or "").split())
    return Document(name, "pdf", title, tuple(found))


def _page(document: pypdfium2.PdfDocument, number: int) -> Iterator[Block]:
    locator = f"page {number + 1}"
    page = document[number]
    layer = page.get_textpage()
    try:
        whole = layer.get_text_bounded()
        if not whole.strip():
            yield Block("note", f"[{locator} has no text layer]", locator)
            return
        hidden = _hidden(page, layer)
        yield from _visible_blocks(layer, whole, [text for text, _ in hidden], locator)
        for text, why in hidden:
            yield Block("note", f"[hidden ({why}): {text}]", locator)
    finally:
        layer.close()
        page.close()


def _visible_blocks(layer: pypdfium2.PdfTextPage, whole: str, hidden: list[str], locator: str) -> tuple[Block, ...]:
    """Return the page's blocks; where the layout loses or doubles letters, the library's own lines."""
    segments = [] if len(whole) > MAX_PAGE_CHARS else list(_segments(layer))
    if _letters(segment.text for segment in segments) != _letters([whole]):
        lines = (Block("paragraph", _clean(line).strip(), locator) for line in whole.replace("\r\n", "\n").split("\n"))
        return tuple(line for line in lines if line.text and line.text not in hidden)
    return blocks([segment for segment in segments if segment.text.strip() not in hidden], locator)


def _letters(texts: Iterator[str] | list[str]) -> Counter[str]:
    return Counter(sign for text in texts for sign in text if not sign.isspace())


def _segments(layer: pypdfium2.PdfTextPage) -> Iterator[Segment]:
    for index in range(min(layer.count_rects(), MAX_SEGMENTS)):
        left, bottom, right, top = layer.get_rect(index)
        text = _clean(layer.get_text_bounded(left, bottom, right, top)).replace("\r\n", " ")
        place = layer.get_index((left + right) / 2, (bottom + top) / 2, right - left, top - bottom)
        size, baseline = (top - bottom, bottom) if place is None else _font(layer, place, bottom)
        yield Segment(text, left, bottom, right, top, size or top - bottom, baseline)


def _font(layer: pypdfium2.PdfTextPage, place: int, bottom: float) -> tuple[float, float]:
    """Return size as printed and baseline of the letter at that place."""
    x, y = ctypes.c_double(), ctypes.c_double(bottom)
    pdfium.FPDFText_GetCharOrigin(layer, place, ctypes.byref(x), ctypes.byref(y))
    matrix = pdfium.FS_MATRIX()
    is_known = pdfium.FPDFText_GetMatrix(layer, place, ctypes.byref(matrix))
    # Some writers set a font of one point and scale it.
    scale = (matrix.c**2 + matrix.d**2) ** 0.5 if is_known else 1.0
    return pdfium.FPDFText_GetFontSize(layer, place) * scale, y.value


def _clean(text: str) -> str:
    """Return the text with the library's mark for a hyphen at a line's end (U+0002, U+FFFE) as a hyphen."""
    return text.replace("\x02", "-").replace("\ufffe", "-").replace("\x00", "")


@dataclass(frozen=True, slots=True)
class _Painted:
    """One object of a page in the order of painting."""

    box: Box
    text: str
    is_invisible: bool
    is_white: bool
    size: float


def _hidden(page: pypdfium2.PdfPage, layer: pypdfium2.PdfTextPage) -> list[tuple[str, str]]:
    """Return the texts that no reader sees, with the reason. Invisible text that is all of a page is a scan's text layer."""
    painted = list(_painted(page, layer))
    texts = [found for found in painted if found.text.strip()]
    is_scan = all(found.is_invisible for found in texts)
    out = []
    for place, found in enumerate(painted):
        if not found.text.strip():
            continue
        if found.is_invisible and not is_scan:
            out.append((found.text.strip(), "invisible"))
        elif found.is_white and not any(_covers(under, found) for under in painted[:place]):
            out.append((found.text.strip(), "white on white"))
        elif found.size < MIN_POINTS:
            out.append((found.text.strip(), "smaller than 4 points"))
    return out


def _covers(under: _Painted, found: _Painted) -> bool:
    """Return whether something that is not white lies under the middle of a text."""
    left, bottom, right, top = under.box
    x, y = (found.box[0] + found.box[2]) / 2, (found.box[1] + found.box[3]) / 2
    return not under.text and not under.is_white and left <= x <= right and bottom <= y <= top


def _painted(page: pypdfium2.PdfPage, layer: pypdfium2.PdfTextPage) -> Iterator[_Painted]:
    kinds = [pdfium.FPDF_PAGEOBJ_TEXT, pdfium.FPDF_PAGEOBJ_PATH, pdfium.FPDF_PAGEOBJ_IMAGE, pdfium.FPDF_PAGEOBJ_SHADING]
    for item in page.get_objects(filter=kinds, max_depth=MAX_FORM_DEPTH):
        is_text = item.type == pdfium.FPDF_PAGEOBJ_TEXT
        text = _object_text(item, layer) if is_text else ""
        is_invisible = is_text and pdfium.FPDFTextObj_GetTextRenderMode(item) == pdfium.FPDF_TEXTRENDERMODE_INVISIBLE
        is_white = item.type in (pdfium.FPDF_PAGEOBJ_TEXT, pdfium.FPDF_PAGEOBJ_PATH) and _is_white(item)
        yield _Painted(item.get_bounds(), text, is_invisible, is_white, _size(item) if is_text else 0.0)


def _object_text(item: pypdfium2.PdfObject, layer: pypdfium2.PdfTextPage) -> str:
    length = pdfium.FPDFTextObj_GetText(item, layer, None, 0)
    buffer = ctypes.create_string_buffer(length)
    units = ctypes.cast(buffer, ctypes.POINTER(ctypes.c_ushort))
    pdfium.FPDFTextObj_GetText(item, layer, units, length)
    return _clean(buffer.raw.decode("utf-16-le", "replace").rstrip("\0"))


def _is_white(item: pypdfium2.PdfObject) -> bool:
    channels = [ctypes.c_uint() for _ in range(4)]
    if not pdfium.FPDFPageObj_GetFillColor(item, *map(ctypes.byref, channels)):
        return False
    red, green, blue, alpha = (channel.value for channel in channels)
    return min(red, green, blue) >= 245 or alpha == 0


def _size(item: pypdfium2.PdfObject) -> float:
    """Return the font size as printed: the font's own, scaled by the object's matrix."""
    size = ctypes.c_float()
    pdfium.FPDFTextObj_GetFontSize(item, ctypes.byref(size))
    matrix = item.get_matrix()
    return float(size.value * (matrix.c**2 + matrix.d**2) ** 0.5)
