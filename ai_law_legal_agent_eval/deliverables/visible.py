"""The text that a supervising lawyer sees on the printed pages of a Word file."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from ai_law_legal_agent_eval.documents.model import BlockKind
from ai_law_legal_agent_eval.documents.word.blocks import Piece, WordBlock
from ai_law_legal_agent_eval.documents.word.package import Package
from ai_law_legal_agent_eval.documents.word.walk import Walk
from ai_law_legal_agent_eval.errors import UnreadableDocumentError
from ai_law_legal_agent_eval.text.spans import Span

CELL_SEPARATOR = " | "


@dataclass(frozen=True, slots=True)
class VisibleBlock:
    """One block. `span` and `cells` are places in VisibleText.text, without the label that Word printed before it.

    `level` is 1..9 for a heading, the nesting depth (from 1) for a list item, else 0. `label` is the number or bullet.
    """

    kind: BlockKind
    span: Span
    level: int = 0
    cells: tuple[Span, ...] = ()
    is_header: bool = False
    label: str = ""


@dataclass(frozen=True, slots=True)
class VisibleText:
    """The printed text, one block after the other, each on a line of its own (a block may hold line breaks).

    `hidden` says what the body holds beside it: reason and number of characters, the sum being `hidden_chars`. Page
    headers and footers, document properties and field codes are neither shown nor counted.
    """

    text: str
    blocks: tuple[VisibleBlock, ...]
    hidden_chars: int
    hidden: tuple[tuple[str, int], ...]


def visible_text(name: str, data: bytes) -> VisibleText:
    """Return the visible text of a Word file. Raises UnreadableDocumentError when `data` is no Word file that can be read."""
    walk = Walk(Package.open(name, data))
    gathered = _Gathered()
    try:
        for block in walk.blocks():
            gathered.add(block)
    except RecursionError:
        raise UnreadableDocumentError(name, "its tables or text boxes are nested too deep") from None
    return gathered.result()


class _Gathered:
    def __init__(self) -> None:
        self.parts: list[str] = []
        self.length = 0
        self.blocks: list[VisibleBlock] = []
        self.hidden: Counter[str] = Counter()

    def add(self, block: WordBlock) -> None:
        for piece in (*block.pieces, *(piece for cell in block.cells for piece in cell)):
            if piece.why and piece.mark != "note":
                self.hidden[piece.why] += _weight(piece.text)
        cells = tuple(_seen(cell) for cell in block.cells)
        text = CELL_SEPARATOR.join(cells) if cells else _seen(block.pieces)
        if not (any(cells) if cells else text):
            return
        label = f"{block.label} " if block.label else ""
        start = self._append(label, text)
        spans = _cell_spans(start, cells)
        span = Span(start, start + len(text))
        self.blocks.append(VisibleBlock(block.kind, span, block.level, spans, block.is_header, block.label))

    def _append(self, label: str, text: str) -> int:
        """Append a line; return where its text starts."""
        line = f"{chr(10) if self.parts else ''}{label}"
        self.parts += [line, text]
        start = self.length + len(line)
        self.length = start + len(text)
        return start

    def result(self) -> VisibleText:
        hidden = tuple(sorted((why, chars) for why, chars in self.hidden.items() if chars))
        return VisibleText("".join(self.parts), tuple(self.blocks), sum(chars for _, chars in hidden), hidden)


def _weight(text: str) -> int:
    return len(text.strip())


def _seen(pieces: Iterable[Piece]) -> str:
    return "".join(piece.text for piece in pieces if not piece.why and piece.mark != "note").strip()


def _cell_spans(start: int, cells: tuple[str, ...]) -> tuple[Span, ...]:
    spans = []
    for cell in cells:
        spans.append(Span(start, start + len(cell)))
        start += len(cell) + len(CELL_SEPARATOR)
    return tuple(spans)
