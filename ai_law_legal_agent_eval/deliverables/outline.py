"""Markdown as plain blocks in order: what a workbook or a presentation is made of."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from markdown_it import MarkdownIt
from markdown_it.token import Token

from ai_law_legal_agent_eval.deliverables.markdown import MAX_INLINE_CHARS, block_parser, flattened
from ai_law_legal_agent_eval.documents.model import Block

CELL_SEPARATOR = " | "
_SHOWN = {"softbreak": " ", "hardbreak": "\n"}


def outline(markdown: str) -> tuple[Block, ...]:
    """Return the headings, paragraphs, list items and table rows of a Markdown text, emphasis taken off.

    >>> [(block.kind, block.text) for block in outline("# A\\n\\n- *b*\\n\\n|x|y|\\n|-|-|\\n|1|2|")]
    [('heading', 'A'), ('list_item', 'b'), ('table_row', 'x | y'), ('table_row', '1 | 2')]
    """
    parser = block_parser()
    return tuple(_Reader(parser).blocks(parser.parse(flattened(markdown))))


@dataclass
class _Reader:
    parser: MarkdownIt
    depth: int = 0
    heading: int = 0
    is_header: bool = False
    cells: list[str] | None = None
    _row_line: int = field(default=0)

    def blocks(self, tokens: Sequence[Token]) -> Iterator[Block]:
        for token in tokens:
            name, _, edge = token.type.rpartition("_")
            if name in ("bullet_list", "ordered_list"):
                self.depth += 1 if edge == "open" else -1
            elif name == "heading":
                self.heading = int(token.tag[1:]) if edge == "open" else 0
            elif name == "thead":
                self.is_header = edge == "open"
            elif token.type == "tr_open":
                self.cells = []
            elif token.type == "tr_close":
                yield self._row(token)
            elif token.type in ("inline", "fence", "code_block"):
                yield from self._text(token)

    def _row(self, token: Token) -> Block:
        cells = tuple(self.cells or ())
        self.cells = None
        return Block("table_row", CELL_SEPARATOR.join(cells), f"line {self._row_line}", cells=cells, is_header=self.is_header)

    def _text(self, token: Token) -> Iterator[Block]:
        text = self._plain(token.content) if token.type == "inline" else token.content.rstrip("\n")
        line = (token.map or (0,))[0] + 1
        if self.cells is not None:
            self._row_line = line
            self.cells.append(text)
        elif text.strip():
            kind = "heading" if self.heading else "list_item" if self.depth else "paragraph"
            yield Block(kind, text, f"line {line}", level=self.heading or self.depth)  # type: ignore[arg-type]  # of these three

    def _plain(self, content: str) -> str:
        if len(content) > MAX_INLINE_CHARS:
            return content
        tokens = self.parser.inline.parse(content, self.parser, {}, [])
        return "".join(_SHOWN.get(token.type, token.content) for token in tokens).replace("<br>", "\n").strip()
