"""Word files of a record: everything that stands in them, with what a printed page does not show labelled as such."""

from collections.abc import Iterable, Iterator

from ai_law_legal_agent_eval.documents.model import Block, Document
from ai_law_legal_agent_eval.documents.word.blocks import Piece, WordBlock
from ai_law_legal_agent_eval.documents.word.package import Package
from ai_law_legal_agent_eval.documents.word.walk import Walk
from ai_law_legal_agent_eval.errors import UnreadableDocumentError

CELL_SEPARATOR = " | "
# Lines inside a cell; a row stays one line, so that a search shows the whole row.
LINE_IN_CELL = " / "


def read(name: str, data: bytes) -> Document:
    """Return a Word file as text.

    Tracked changes, comments, hidden text and pictures' descriptions stand in square brackets that say what they are;
    page headers come first and footers last, once each. Raises UnreadableDocumentError.
    """
    package = Package.open(name, data)
    try:
        blocks = tuple(_blocks(Walk(package)))
    except RecursionError:
        raise UnreadableDocumentError(name, "its tables or text boxes are nested too deep") from None
    return Document(name, "docx", package.title, blocks)


def _blocks(walk: Walk) -> Iterator[Block]:
    for kind in ("header", "footer"):
        edges = [f"[page {kind}: {text}]" for text in map(_text, walk.edges(kind)) if text.strip()]
        if kind == "header":
            yield from (Block("note", text, "page header") for text in edges)
            yield from map(_block, walk.blocks())
        else:
            yield from (Block("note", text, "page footer") for text in edges)


def _block(block: WordBlock) -> Block:
    cells = tuple(_cell_text(cell) for cell in block.cells)
    return Block(block.kind, _text(block), block.locator, block.level, cells, block.is_header)


def _text(block: WordBlock) -> str:
    if block.cells:
        return CELL_SEPARATOR.join(_cell_text(cell) for cell in block.cells)
    label = f"{block.label} " if block.label else ""
    opening = f"[{block.locator}] " if block.kind == "note" and not block.locator.startswith("page ") else ""
    return f"{opening}{label}{_labelled(block.pieces).strip()}"


def _cell_text(pieces: Iterable[Piece]) -> str:
    return LINE_IN_CELL.join(line.strip() for line in _labelled(pieces).split("\n") if line.strip())


def _labelled(pieces: Iterable[Piece]) -> str:
    return "".join(_labelled_piece(piece) for piece in pieces)


def _labelled_piece(piece: Piece) -> str:
    by = f" by {piece.author}" if piece.author else ""
    if piece.mark == "note":
        return f"[{piece.text}]"
    if not piece.text.strip() or not (piece.mark or piece.why):
        return piece.text
    if piece.mark in {"deleted", "moved away"}:
        return f"[{piece.mark}{by}: {piece.text}]"
    if piece.mark:
        hidden = ", hidden" if piece.mark == "inserted" and piece.why else ""
        return f"[{piece.mark}{by}{hidden}: {piece.text}]"
    return "" if piece.why == "field code" else f"[hidden ({piece.why}): {piece.text}]"
