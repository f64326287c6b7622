"""What every reader gives: a document as an ordered list of located blocks of text."""

from dataclasses import dataclass
from functools import cached_property
from typing import Literal

BlockKind = Literal["heading", "paragraph", "list_item", "table_row", "note", "text_box"]
DocumentKind = Literal["docx", "pdf", "xlsx", "eml", "txt", "pptx", "md", "csv", "html"]


@dataclass(frozen=True, slots=True)
class Block:
    """One paragraph, heading, list item, table row, note or text box.

    `text` is what a reader of the page sees, numbering labels included; the cells of a table row are joined by " | "
    and kept in `cells`. `locator` says where it stands ("paragraph 12", "page 3", "Shipments!A14", "part 1.2").
    `level` is 1..9 for a heading, the nesting depth (from 1) for a list item, else 0.
    """

    kind: BlockKind
    text: str
    locator: str
    level: int = 0
    cells: tuple[str, ...] = ()
    is_header: bool = False


@dataclass(frozen=True)
class Document:
    """A document of a record as text. `name` is its file name, `title` its own title or "" if it has none."""

    name: str
    kind: DocumentKind
    title: str
    blocks: tuple[Block, ...]

    @cached_property
    def text(self) -> str:
        """The blocks, one a line (a block's own line breaks kept)."""
        return "\n".join(block.text for block in self.blocks)
