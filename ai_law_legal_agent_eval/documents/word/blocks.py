"""What the walk through a Word file yields: blocks of pieces of text, each seen on the printed page or not."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Literal

from lxml.etree import _Element as Element

from ai_law_legal_agent_eval.documents.model import BlockKind
from ai_law_legal_agent_eval.documents.word.colours import WHITE
from ai_law_legal_agent_eval.documents.word.looks import PLAIN_RUN, RunLook

Mark = Literal["", "inserted", "deleted", "moved away", "comment", "note", "picture", "word art"]


@dataclass(frozen=True, slots=True)
class Piece:
    """Text of one kind. `why` says why the printed page does not show it, "" when it does.

    A `note` piece is the reference (its text the note's number), not the note.
    """

    text: str
    why: str = ""
    mark: Mark = ""
    author: str = ""


@dataclass(frozen=True, slots=True)
class WordBlock:
    """One paragraph or table row. `label` is its number or bullet; `cells` only for a row, whose `pieces` are empty."""

    kind: BlockKind
    locator: str
    pieces: tuple[Piece, ...] = ()
    label: str = ""
    is_bullet: bool = False
    level: int = 0
    cells: tuple[tuple[Piece, ...], ...] = ()
    is_header: bool = False


@dataclass(frozen=True, slots=True)
class Setting:
    """What the surroundings say about a piece of a document."""

    background: str = WHITE
    run: RunLook = PLAIN_RUN
    why: str = ""
    mark: Mark = ""
    author: str = ""
    kind: BlockKind | None = None
    place: str = ""

    def on(self, background: str) -> "Setting":
        """Return the setting on another background."""
        return self if background == self.background else replace(self, background=background)

    def unseen(self, why: str) -> "Setting":
        """Return the setting with a reason why nothing in it is seen; an outer reason stays, "" changes nothing."""
        return self if self.why or not why else replace(self, why=why)


@dataclass(frozen=True, slots=True)
class Aside:
    """Content that is anchored in a line and stands elsewhere: a text box, a note, a table in a cell."""

    element: Element
    setting: Setting


@dataclass(slots=True)
class Line:
    """The pieces of a paragraph or a cell while they are gathered."""

    pieces: list[Piece] = field(default_factory=list)
    asides: list[Aside] = field(default_factory=list)
    chars: int = 0
    bold_chars: int = 0

    def add(self, piece: Piece, is_bold: bool = False) -> None:
        """Append a piece; count its characters when they are seen."""
        self.pieces.append(piece)
        if not piece.why:
            self.chars += len(piece.text)
            self.bold_chars += len(piece.text) if is_bold else 0

    def is_bold(self) -> bool:
        """Whether every character that is seen is bold."""
        return self.chars == self.bold_chars


def merged(pieces: Iterable[Piece]) -> tuple[Piece, ...]:
    """Return the pieces with neighbours of one kind joined.

    >>> merged([Piece("a"), Piece("b"), Piece("c", "hidden font")])
    (Piece(text='ab', why='', mark='', author=''), Piece(text='c', why='hidden font', mark='', author=''))
    """
    out: list[tuple[Piece, list[str]]] = []
    for piece in pieces:
        last = out[-1][0] if out else None
        if last and (last.why, last.mark, last.author) == (piece.why, piece.mark, piece.author) and piece.mark not in _SINGLE:
            out[-1][1].append(piece.text)
        else:
            out.append((piece, [piece.text]))
    return tuple(replace(piece, text="".join(texts)) for piece, texts in out)


_SINGLE = {"comment", "note", "picture"}
