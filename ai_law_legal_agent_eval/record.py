"""A task's record: its documents as pages that an agent can list, read and search."""

import re
import unicodedata
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ai_law_legal_agent_eval.documents import Document, read
from ai_law_legal_agent_eval.errors import AgentError
from ai_law_legal_agent_eval.text.spans import Span

DEFAULT_PAGE_CHARS = 6000
MAX_QUOTED_CHARS = 80  # of what an agent gave, in the sentence that answers it

# Search. RE2 runs in linear time; these caps keep the factor before it small.
MAX_PATTERN_CHARS = 1000
MAX_PROGRAM_SIZE = 4000  # states; "\pL+" has about 600
MAX_MATCHES = 200
MAX_LINE_CHARS, MAX_CONTEXT_CHARS = 500, 200


@dataclass(frozen=True)
class Lines:
    """A document's lines: raw, in the form that is searched, where each starts in the text, and the block it is of."""

    raw: tuple[str, ...]
    searched: tuple[str, ...]
    starts: tuple[int, ...]
    locators: tuple[str, ...]


@dataclass(frozen=True)
class Record:
    """The documents of one task in the order of its listing."""

    documents: tuple[Document, ...]
    _pages: dict[tuple[str, int], tuple[Span, ...]] = field(default_factory=dict, compare=False, repr=False)
    _lines: dict[str, Lines] = field(default_factory=dict, compare=False, repr=False)

    @classmethod
    def load(cls, folder: Path, names: Sequence[str]) -> "Record":
        """Return the record of the named files in `folder`. Raises UnreadableDocumentError, FileNotFoundError."""
        return cls(tuple(read(name, (folder / name).read_bytes()) for name in names))

    def pages(self, document: Document, page_chars: int) -> tuple[Span, ...]:
        """Return the places of the document's pages in its text; at least one page, which may be empty."""
        key = (document.name, page_chars)
        if key not in self._pages:
            self._pages[key] = _cut(document, page_chars)
        return self._pages[key]

    def lines(self, document: Document) -> Lines:
        """Return the document's lines, made once."""
        if document.name not in self._lines:
            self._lines[document.name] = _split(document)
        return self._lines[document.name]


def list_documents(record: Record, page_chars: int, deliverables: Mapping[str, str]) -> str:
    """Return one line a document (name, kind, pages, characters, title), then one a declared deliverable with its state."""
    lines = [f"{counted(len(record.documents), 'document')}:"]
    for document in record.documents:
        pages = counted(len(record.pages(document, page_chars)), "page")
        title = f" | {document.title}" if document.title else ""
        lines.append(f"{document.name} | {document.kind} | {pages} | {len(document.text):,} characters{title}")
    if deliverables:
        lines += ["", "Deliverables:", *(f"{name} | {state}" for name, state in deliverables.items())]
    return "\n".join(lines)


def page_count(document: Document, page_chars: int = DEFAULT_PAGE_CHARS) -> int:
    """Return how many pages of at most `page_chars` characters a document has."""
    return len(_cut(document, page_chars))


def read_page(record: Record, name: str, page: int, page_chars: int) -> str:
    """Return one page of a document under a line that says which it is and how to get the next.

    Raises AgentError for an unknown name or a page out of range.
    """
    document = find(record, name)
    pages = record.pages(document, page_chars)
    if isinstance(page, bool) or not isinstance(page, int) or not 1 <= page <= len(pages):
        allowed = "only page 1" if len(pages) == 1 else f"pages 1 to {len(pages):,}"
        raise AgentError(f"{document.name} has no page {quoted(page)}; it has {allowed}.")
    ending = f'next: read_document(name="{document.name}", page={page + 1})' if page < len(pages) else "this is the last page"
    text = pages[page - 1].cut(document.text).rstrip("\n")
    columns = _columns_above(document, pages[page - 1].start)
    continued = f"\n(continues a table with the columns {columns})" if columns else ""
    return f"{document.name}, page {page} of {len(pages)}; {ending}{continued}\n\n{text}"


def _columns_above(document: Document, start: int) -> str:
    """Return the header row of the table that the page starting at `start` cuts into, or ""."""
    header, place = "", 0
    for block in document.blocks:
        if block.kind != "table_row" or block.is_header:
            header = block.text if block.is_header else ""
        if place >= start:
            return header if start and not block.is_header else ""
        place += len(block.text) + 1
    return ""


def find(record: Record, name: str) -> Document:
    """Return the document of that name: exact, or the only one that differs in case. Raises AgentError."""
    given = name.strip() if isinstance(name, str) and len(name) < 1000 else ""
    exact = [document for document in record.documents if document.name == given]
    folded = [document for document in record.documents if document.name.casefold() == given.casefold()]
    for found in (exact, folded):
        if len(found) == 1:
            return found[0]
    known = ", ".join(document.name for document in record.documents)
    raise AgentError(f"There is no document {quoted(name)}. Known documents: {known}.")


def grep(  # noqa: PLR0913 - the options are the tool's own arguments
    record: Record,
    pattern: str,
    *,
    name: str | None = None,
    ignore_case: bool = True,
    max_matches: int = 50,
    page_chars: int = DEFAULT_PAGE_CHARS,
) -> str:
    """Return the lines that match an RE2 expression, with document, page, line and one line of context on each side.

    Typographic quotes and dashes and compatibility characters match their plain forms. At most 200 lines are shown.
    Raises AgentError for a bad pattern, an unknown name or a `max_matches` below 1.
    """
    expression = compiled(pattern, ignore_case)
    if isinstance(max_matches, bool) or not isinstance(max_matches, int) or max_matches < 1:
        raise AgentError(f"max_matches is {quoted(max_matches)}; give a whole number from 1 to {MAX_MATCHES}.")
    limit = min(max_matches, MAX_MATCHES)
    documents = record.documents if name is None else (find(record, name),)
    where = documents[0].name if len(documents) == 1 else f"{len(documents)} documents"
    hits = [matching_lines(record.lines(document), expression) for document in documents]
    total = sum(map(len, hits))
    if not total:
        return f"No line of {where} matches {quoted(pattern)}. A match lies within one line; try a shorter or looser pattern (RE2 syntax)."
    cut = f"; the first {limit} are shown, narrow the pattern or name one document" if total > limit else ""
    parts = [f"{counted(total, 'matching line')} in {where}{cut}"]
    for document, places in zip(documents, hits, strict=True):
        parts += excerpts(record.lines(document), document, record.pages(document, page_chars), places[:limit])
        limit -= len(places[:limit])
    return "\n\n".join(parts)


# Pages


# Where a block that is longer than a page may be cut, the best first: after a line, a sentence, a clause or cell, a word.
_BREAKS = tuple(map(re.compile, (r"\n", r"[.!?][\"')\]”’]*[ \t]", r"[;:|,][ \t]", r"[ \t]")))


def _cut(document: Document, page_chars: int) -> tuple[Span, ...]:
    text, ends, place = document.text, [], 0
    for block in document.blocks:
        place += len(block.text) + 1
        ends.append(place)
    pages, start = [], 0
    while len(text) - start > page_chars:
        end = _page_end(text, ends, Span(start, start + page_chars))
        pages.append(Span(start, end))
        start = end
    return (*pages, Span(start, len(text)))


def _page_end(text: str, ends: Sequence[int], page: Span) -> int:
    """Return where a page ends: the last block end in its second half, else the last of the best kind of break there."""
    half = page.start + len(page) // 2
    before = bisect_right(ends, page.end)
    if before and ends[before - 1] > half:
        return ends[before - 1]
    for kind in _BREAKS:
        found = [match.end() for match in kind.finditer(text, half, page.end)]
        if found:
            return found[-1]
    return page.end


def counted(count: int, noun: str) -> str:
    return f"{count:,} {noun}{'' if count == 1 else 's'}"


def quoted(value: object) -> str:
    """Return what an agent gave, in quotes when it is text, without control characters, cut to 80 characters."""
    if not isinstance(value, str | int | float) or (isinstance(value, int) and abs(value) > 10**18):
        return f"<{type(value).__name__} of the wrong kind or size>"
    text = value if isinstance(value, str) else str(value)
    plain = "".join(sign if sign.isprintable() else "?" for sign in text[:MAX_QUOTED_CHARS])
    shown = plain + ("..." if len(text) > MAX_QUOTED_CHARS else "")
    return f'"{shown}"' if isinstance(value, str) else shown


# Search


_QUOTES = dict.fromkeys(map(ord, "‘’‚‛′ʼ＇`´"), "'") | dict.fromkeys(map(ord, "“”„‟″＂«»"), '"')
_DASHES = dict.fromkeys(map(ord, "‐‑‒–—―−﹘﹣－"), "-")
_INVISIBLE = dict.fromkeys((0xAD, 0x200B, 0x200C, 0x200D, 0x2060, 0xFEFF), "")


class _PlainForms(dict[int, str]):
    """Each character's searched form, worked out when it is first met."""

    def __missing__(self, code: int) -> str:
        self[code] = unicodedata.normalize("NFKC", chr(code))
        return self[code]


_PLAIN = _PlainForms(_QUOTES | _DASHES | _INVISIBLE)
_SPECIAL = re.compile(r"\\?[^\x00-\x7f]")


def _split(document: Document) -> Lines:
    raw, locators = [], []
    for block in document.blocks:
        lines = block.text.split("\n")
        raw += lines
        locators += [block.locator] * len(lines)
    starts, place = [], 0
    for line in raw:
        starts.append(place)
        place += len(line) + 1
    return Lines(tuple(raw), tuple(map(_searched, raw)), tuple(starts), tuple(locators))


def _searched(line: str) -> str:
    return line if line.isascii() else line.translate(_PLAIN).encode("utf-8", "replace").decode("utf-8")


def compiled(pattern: str, ignore_case: bool, *, is_multiline: bool = False) -> Any:
    """Return the compiled expression, its quotes, dashes and compatibility characters in their plain forms.

    `is_multiline`: for whole texts instead of lines; "^" and "$" then stand at the ends of lines, and no match holds a
    line end. Raises AgentError.
    """
    if not isinstance(pattern, str) or not pattern:
        raise AgentError("The pattern is empty; give a regular expression in RE2 syntax, for example end.?use.*certificate.")
    if len(pattern) > MAX_PATTERN_CHARS:
        raise AgentError(f"The pattern has {len(pattern):,} characters; at most {MAX_PATTERN_CHARS:,} are allowed.")
    import re2  # noqa: PLC0415 - costs more than the rest of the module together

    options = re2.Options()
    options.log_errors = False
    options.never_capture = True
    options.case_sensitive = not ignore_case
    options.never_nl = is_multiline
    plain = _SPECIAL.sub(_plain_special, pattern)
    try:
        expression = re2.compile(f"(?m){plain}" if is_multiline else plain, options=options)
    except (re2.error, UnicodeError) as error:
        raise AgentError(f"The pattern {quoted(pattern)} is not valid: {_reason(error)}. {_SYNTAX}") from None
    if expression.programsize > MAX_PROGRAM_SIZE:
        raise AgentError(f"The pattern {quoted(pattern)} is too large once its repetitions are written out; use smaller ones.")
    return expression


_SYNTAX = "RE2 syntax is allowed: no look-around and no back-references."


def _plain_special(match: re.Match[str]) -> str:
    return "".join(re.escape(sign) for sign in _PLAIN[ord(match.group()[-1])])


def _reason(error: Exception) -> str:
    """Return the library's message as text; it gives bytes that quote the pattern."""
    message = error.args[0] if error.args else ""
    if isinstance(error, UnicodeError):
        return "it holds half a character (a lone surrogate)"
    text = message.decode("utf-8", "replace") if isinstance(message, bytes) else str(message)
    return "".join(sign if sign.isprintable() else "?" for sign in text[:MAX_QUOTED_CHARS])


def matching_lines(lines: Lines, expression: Any) -> list[tuple[int, int]]:
    """Return the matching lines: which, and where in the raw line the match starts."""
    out = []
    for place, line in enumerate(lines.searched):
        found = expression.search(line)
        if found:
            out.append((place, _raw_place(lines.raw[place], line, found.start())))
    return out


def _raw_place(raw: str, searched: str, place: int) -> int:
    if raw is searched or place == 0:
        return place
    length = 0
    for position, sign in enumerate(raw):
        if length >= place:
            return position
        length += len(_PLAIN[ord(sign)])
    return len(raw)


def excerpts(lines: Lines, document: Document, pages: Sequence[Span], matches: Sequence[tuple[int, int]]) -> Iterator[str]:
    """Yield the matches with their context, one text for each stretch of neighbouring lines on one page."""
    at = dict(matches)
    shown = sorted({near for place in at for near in (place - 1, place, place + 1) if 0 <= near < len(lines.raw)})
    page_starts = [page.start for page in pages]
    part: list[str] = []
    last = (-2, 0)
    for place in shown:
        position = lines.starts[place] + at.get(place, 0)
        page = bisect_right(page_starts, position)
        if (last[0] + 1, last[1]) != (place, page):
            if part:
                yield "\n".join(part)
            part = [f"{document.name}, page {page}"]
        number = place + 2 - bisect_right(lines.starts, page_starts[page - 1])
        part.append(_shown_line(lines, place, at.get(place), f"line {number}{_cell(document, lines, place)}"))
        last = (place, page)
    if part:
        yield "\n".join(part)


def _cell(document: Document, lines: Lines, place: int) -> str:
    """Return the place in the sheet, which a workbook is cited by."""
    return f", {lines.locators[place]}" if document.kind == "xlsx" else ""


def _shown_line(lines: Lines, place: int, match: int | None, label: str) -> str:
    raw = lines.raw[place]
    length = MAX_CONTEXT_CHARS if match is None else MAX_LINE_CHARS
    start = max(0, (match or 0) - length // 2) if len(raw) > length else 0
    text = raw[start : start + length]
    before, after = "..." if start else "", "..." if start + length < len(raw) else ""
    return f"{' ' if match is None else '>'} {label}: {before}{text}{after}"
