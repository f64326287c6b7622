"""E-mails: headers, the text, what is attached, and messages inside messages."""

import email
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from email import policy
from email.message import Message

from ai_law_legal_agent_eval.documents import read as read_document
from ai_law_legal_agent_eval.documents.html import text_of_html
from ai_law_legal_agent_eval.documents.model import Block, Document
from ai_law_legal_agent_eval.documents.txt import decoded, paragraphs
from ai_law_legal_agent_eval.errors import UnreadableDocumentError

HEADERS = ("From", "To", "Cc", "Bcc", "Reply-To", "Date", "Subject")
MAX_DEPTH = 12
MAX_PARTS = 500
# Encodings that senders name and do not keep to; what they send is the superset (WHATWG Encoding Standard, table of labels).
_SUPERSETS = {
    "ascii": "cp1252",
    "us-ascii": "cp1252",
    "iso-8859-1": "cp1252",
    "latin-1": "cp1252",
    "latin1": "cp1252",
    "iso-8859-9": "cp1254",
    "gb2312": "gb18030",
    "gbk": "gb18030",
    "ks_c_5601-1987": "cp949",
    "euc-kr": "cp949",
    "shift_jis": "cp932",
}
_WORD = re.compile(r"\w+")


def read(name: str, data: bytes) -> Document:
    """Return an e-mail as text; parts are located as "part 1.2". Raises UnreadableDocumentError when it is none."""
    try:
        message = email.message_from_bytes(data, policy=policy.default)
        if not any(message.get(header) for header in ("From", "To", "Subject", "Date")):
            raise UnreadableDocumentError(name, "no e-mail: it has no From, To, Subject or Date line")
        blocks = tuple(_Reader(name).message(message, ""))
    except RecursionError:
        raise UnreadableDocumentError(name, "its parts are nested too deep") from None
    return Document(name, "eml", _header(message, "Subject"), blocks)


@dataclass
class _Reader:
    """One file being read; counts its parts."""

    name: str
    parts: int = 0

    def message(self, message: Message, place: str) -> Iterator[Block]:
        """Yield a message's headers, then its parts. `place` is "" for the outermost, else "2.1"."""
        locator = f"part {place}" if place else "header"
        lines = [f"{header}: {text}" for header in HEADERS if (text := _header(message, header))]
        subject = _header(message, "Subject")
        if place:
            yield Block("heading", f"[attached message: {subject or 'no subject'}]", locator, level=min(place.count(".") + 2, 9))
        if lines:
            yield Block("paragraph", "\n".join(lines), locator)
        yield from self.part(message, place or "1")

    def part(self, part: Message, place: str) -> Iterator[Block]:
        """Yield the blocks of one part and of those inside it."""
        self.parts += 1
        kind = part.get_content_type()
        if self.parts > MAX_PARTS or place.count(".") > MAX_DEPTH:
            yield Block("note", "[more parts are not shown: there are too many, or they are nested too deep]", f"part {place}")
        elif kind == "multipart/alternative":
            yield from self._alternative(part, place)
        elif kind == "message/rfc822":
            for inner in _children(part):
                yield from self.message(inner, place)
        elif part.is_multipart():
            for position, inner in enumerate(_children(part), start=1):
                yield from self.part(inner, f"{place}.{position}" if place else str(position))
        elif part.get_content_disposition() == "attachment" or _file_name(part):
            yield from self._attachment(part, place)
        elif kind.startswith("text/"):
            yield from _located(paragraphs(_text(self.name, part)), place)
        else:
            yield Block("note", f"[{kind}, {len(_bytes(part)):,} bytes, no text]", f"part {place}")

    def _alternative(self, part: Message, place: str) -> Iterator[Block]:
        """Yield the plain text; the HTML beside it only when it says something that the plain text does not."""
        children = list(enumerate(_children(part), start=1))
        plain = [(n, inner) for n, inner in children if inner.get_content_type() == "text/plain"]
        rich = [(n, inner) for n, inner in children if inner.get_content_type() == "text/html"]
        others = [(n, inner) for n, inner in children if (n, inner) not in plain + rich]
        said = "\n".join(_text(self.name, inner) for _, inner in plain)
        for number, inner in plain + others:
            yield from self.part(inner, f"{place}.{number}")
        for number, inner in rich:
            text = _text(self.name, inner)
            if not said.strip():
                yield from self.part(inner, f"{place}.{number}")
            elif _says_more(text, said):
                yield Block("note", "[the HTML version of this message, which differs from its plain text]", f"part {place}.{number}")
                yield from _located(paragraphs(text), f"{place}.{number}")

    def _attachment(self, part: Message, place: str) -> Iterator[Block]:
        name, data = _file_name(part) or "without a name", _bytes(part)
        yield Block("heading", f"[attachment: {name}]", f"part {place}", level=2)
        try:
            yield from _located(self._attached_blocks(name, part, data), place)
        except UnreadableDocumentError as error:
            kind = part.get_content_type()
            yield Block("note", f"[not readable: {kind}, {len(data):,} bytes; {error.reason}]", f"part {place}")

    def _attached_blocks(self, name: str, part: Message, data: bytes) -> tuple[Block, ...]:
        extension = name.rpartition(".")[2].lower()
        if extension == "eml":
            self.parts += 1
            inner = email.message_from_bytes(data, policy=policy.default)
            return tuple(self.message(inner, "1")) if self.parts <= MAX_PARTS else ()
        if extension in ("docx", "pdf", "xlsx", "txt", "pptx"):
            return read_document(name, data).blocks
        if part.get_content_maintype() == "text":
            return paragraphs(_text(name, part))
        raise UnreadableDocumentError(name, "no reader for this format")


def _children(part: Message) -> list[Message]:
    payload = part.get_payload()
    return [inner for inner in payload if isinstance(inner, Message)] if isinstance(payload, list) else []


def _located(blocks: tuple[Block, ...], place: str) -> Iterator[Block]:
    for block in blocks:
        yield replace(block, locator=f"part {place}, {block.locator}")


def _header(message: Message, name: str) -> str:
    """Return a header's text in one line, "" when there is none; a header that cannot be parsed as it was sent."""
    try:
        found = message.get_all(name, [])
        return " ".join(", ".join(str(value) for value in found).split())
    except Exception:  # the parser of structured headers fails on hostile ones with many kinds of errors
        raw = [value for key, value in message.raw_items() if key.lower() == name.lower()]
        return " ".join(", ".join(str(value) for value in raw).split())


def _file_name(part: Message) -> str:
    try:
        return " ".join((part.get_filename() or "").split())
    except Exception:  # as for headers
        return ""


def _bytes(part: Message) -> bytes:
    payload = part.get_payload(decode=True)
    return payload if isinstance(payload, bytes) else b""


def _text(name: str, part: Message) -> str:
    data = _bytes(part)
    text = _decoded(name, data, str(part.get_param("charset", "") or "").strip("\"' ").lower())
    if part.get_content_type() == "text/html":
        return text_of_html(text)
    return _unflowed(text) if str(part.get_param("format", "")).lower() == "flowed" else text


def _decoded(name: str, data: bytes, charset: str) -> str:
    """Return the text: by the superset of the declared charset, else UTF-8, else Windows-1252."""
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        is_utf8 = False
    else:
        is_utf8 = charset in ("", "utf-8", "utf8", "us-ascii", "ascii") or data.isascii()
    if is_utf8 or not charset:
        return decoded(name, data)
    try:
        text = data.decode(_SUPERSETS.get(charset, charset))
    except (LookupError, UnicodeDecodeError):
        return decoded(name, data)
    return text.replace("\r\n", "\n").replace("\r", "\n").replace("\0", "")


def _unflowed(text: str) -> str:
    """Return text with soft line ends joined (RFC 3676: a line that ends in a space goes on)."""
    out: list[str] = []
    is_open = False
    for line in text.split("\n"):
        if is_open and out and not line.startswith((">", "-- ")):
            out[-1] += line
        else:
            out.append(line)
        is_open = line.endswith(" ") and line != "-- "
    return "\n".join(out)


def _says_more(rich: str, plain: str) -> bool:
    """Return whether the HTML holds words that the plain text lacks, beyond a twentieth (addresses, footers)."""
    words = Counter(_WORD.findall(rich.casefold()))
    missing = words - Counter(_WORD.findall(plain.casefold()))
    return missing.total() > max(3, words.total() // 20)
