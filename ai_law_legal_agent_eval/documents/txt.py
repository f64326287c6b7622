"""Plain text: bytes of some encoding to paragraphs."""

import codecs
import re

from ai_law_legal_agent_eval.documents.model import Block, Document
from ai_law_legal_agent_eval.errors import UnreadableDocumentError
from ai_law_legal_agent_eval.keys.canary import without_canary

_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_BLANK = re.compile(r"\n(?:[ \t]*\n)+")


def decoded(name: str, data: bytes) -> str:
    """Return the text with line ends as "\\n": by its byte-order mark, else UTF-8, else Windows-1252.

    Raises UnreadableDocumentError when the bytes are no text.
    """
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return _lines(name, data.decode(encoding, errors="replace"))
    encoding = _guessed(data)
    if b"\0" in data and not encoding.startswith("utf-16"):
        raise UnreadableDocumentError(name, "no text: it holds zero bytes")
    return _lines(name, data.decode(encoding, errors="replace"))


def _guessed(data: bytes) -> str:
    head = data[:4096]
    # Western text in UTF-16 without a mark has a zero in nearly every second byte.
    for encoding, offset in (("utf-16-le", 1), ("utf-16-be", 0)):
        half = head[offset::2]
        if len(half) > 8 and half.count(0) > 0.7 * len(half) and not head[1 - offset :: 2].count(0):
            return encoding
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        return "cp1252"
    return "utf-8"


def _lines(name: str, text: str) -> str:
    unified = text.replace("\r\n", "\n").replace("\r", "\n").replace("\f", "\n\n")
    if "\0" in unified:
        raise UnreadableDocumentError(name, "no text: it holds zero characters")
    return unified


def paragraphs(text: str) -> tuple[Block, ...]:
    """Return the blocks between blank lines, located by their first line (from 1)."""
    blocks, line, start = [], 1, 0
    for end, after in [(match.start(), match.end()) for match in _BLANK.finditer(text)] + [(len(text), len(text))]:
        part = text[start:end]
        if part.strip():
            lead = len(part) - len(part.lstrip("\n"))
            blocks.append(Block("paragraph", part.strip("\n").rstrip(), f"line {line + lead}"))
        line += text.count("\n", start, after)
        start = after
    return tuple(blocks)


def read(name: str, data: bytes) -> Document:
    """Return a text file as paragraphs, without its canary. Raises UnreadableDocumentError when it is no text."""
    return Document(name, "txt", "", paragraphs(without_canary(decoded(name, data))))
