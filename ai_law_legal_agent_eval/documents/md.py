"""Markdown files: the text as its author wrote it, with its headings known."""

import re
from dataclasses import replace

from ai_law_legal_agent_eval.documents.model import Block, Document
from ai_law_legal_agent_eval.documents.txt import decoded, paragraphs

_HEADING = re.compile(r"(#{1,6})[ \t]+([^\n]*?)[ \t]*#*\Z")


def read(name: str, data: bytes) -> Document:
    """Return a Markdown file as its blocks, markup kept. Raises UnreadableDocumentError when it is no text."""
    blocks = tuple(map(_block, paragraphs(decoded(name, data).removeprefix("\ufeff"))))
    titles = (match.group(2) for block in blocks if (match := _HEADING.match(block.text)))
    return Document(name, "md", next(titles, ""), blocks)


def _block(block: Block) -> Block:
    found = _HEADING.match(block.text)
    return replace(block, kind="heading", level=len(found.group(1))) if found else block
