"""The one normal form in which all text is compared, and the way back to where each character stood.

Folding applies, in this order: compatibility decomposition (NFKD) and case folding, combining marks dropped; quotes, dashes and
slashes unified; invisible characters (zero width, tag, bidirectional, variation selectors, soft hyphen) dropped and counted;
look-alike letters of other scripts mapped to Latin; white space collapsed, a run with a line break to one "\\n". Superscripts
keep their height as "^" (10²⁶ -> 10^26), a vulgar fraction after a digit stays apart (2½ -> 2 1/2), and a digit group set
off by a no-break or thin space is joined by a comma (1 040 -> 1,040).
"""

import re
import unicodedata
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache

from ai_law_legal_agent_eval.text.confusables import with_latin_letters
from ai_law_legal_agent_eval.text.spans import Span

_UNIFIED = {
    **dict.fromkeys("‘’‚‛`´ʹʼʻʽˈ‹›′‵＇", "'"),
    **dict.fromkeys("“”„‟«»″‶〝〞〟", '"'),
    **dict.fromkeys("‐‑‒–—―−﹘﹣－⁃", "-"),
    **dict.fromkeys("⁄∕", "/"),
    **dict.fromkeys("™℠®©", ""),
    "×": "x",
    "‖": "|",
}
# Plain ASCII words with single blanks between them fold to themselves in lower case; runs of one other character go together.
_TOKEN = re.compile(r"[!-~]+(?: [!-~]+)*|\s+|(.)\1*", re.DOTALL)
_LINE_BREAK = re.compile(r"[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]")
_GROUP_SPACES = frozenset("\xa0\u2007\u2008\u2009\u202f")
_GROUP_BEFORE = re.compile(r"(?<![^\W_])(?<![.,])\d{1,3}(?:,\d{3})*\Z")
_GROUP_AFTER = re.compile(r"\d{3}(?!\d)")
_INVISIBLE = frozenset({"Cf", "Cc", "Cs", "Co", "Cn"})
_COMBINING = frozenset({"Mn", "Mc", "Me"})
# Fillers and selectors that count as letters or marks but print nothing.
_BLANK_LETTERS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0\u2800")


@dataclass(frozen=True, slots=True)
class Folded:
    """A text in its folded form; `removed_chars` counts the invisible characters that were dropped."""

    raw: str
    text: str
    removed_chars: int
    _starts: tuple[int, ...] = field(repr=False)
    _pieces: tuple[tuple[int, int, int], ...] = field(repr=False)

    def to_raw(self, span: Span) -> Span:
        """Return the place in `raw` of a place in `text`; monotone, and whole raw characters only.

        >>> folded = fold("The “Ningshuo”  chain")
        >>> folded.to_raw(Span(5, 13)).cut(folded.raw)
        'Ningshuo'
        """
        if not self._starts:
            return Span(0, 0)
        if len(self._pieces) == 1 and len(self.raw) == len(self.text):
            return span
        start = self._raw_range(span.start)[0]
        return Span(start, start if span.start == span.end else max(start, self._raw_range(span.end - 1)[1]))

    def is_capital(self, position: int) -> bool:
        """Whether the character of `text` at `position` was a capital letter.

        >>> fold("L2 ships").is_capital(0), fold("L2 ships").is_capital(3)
        (True, False)
        """
        at = self._raw_range(position)[0] if self._starts else 0
        return at < len(self.raw) and self.raw[at].isupper()

    def _raw_range(self, position: int) -> tuple[int, int]:
        index = bisect_right(self._starts, position) - 1
        length, raw_start, raw_end = self._pieces[index]
        offset = position - self._starts[index]
        if length == raw_end - raw_start and offset < length:
            return raw_start + offset, raw_start + offset + 1
        return (raw_start, raw_end) if offset < length else (raw_end, raw_end)


class _Builder:
    """Collects folded pieces with their raw places."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.starts: list[int] = []
        self.pieces: list[tuple[int, int, int]] = []
        self.length = 0
        self.removed = 0
        self.gap: tuple[int, int, str] | None = None
        self.raised_end = -1

    def blank(self, start: int, end: int, char: str) -> None:
        """Take note of white space; it is written only when something follows."""
        if self.gap:
            start, char = self.gap[0], "\n" if "\n" in (self.gap[2], char) else char
        self.gap = (start, end, char)

    def add(self, piece: str, start: int, end: int) -> None:
        if self.gap:
            (gap_start, gap_end, char), self.gap = self.gap, None
            if self.parts:
                self._write(char, gap_start, gap_end)
        self._write(piece, start, end)

    def drop_mark(self, end: int) -> None:
        """Let the piece before a combining mark cover the mark as well."""
        if self.pieces and not self.gap:
            length, start, old_end = self.pieces[-1]
            if length == old_end - start and length > 1:
                self.pieces[-1] = (length - 1, start, old_end - 1)
                self.starts.append(self.length - 1)
                self.pieces.append((1, old_end - 1, end))
            else:
                self.pieces[-1] = (length, start, end)

    def last(self, count: int) -> str:
        """The last characters written, enough to look back at a number; empty when a blank stands between."""
        return "" if self.gap or not self.parts else self.parts[-1][-count:]

    def _write(self, piece: str, start: int, end: int) -> None:
        self.parts.append(piece)
        self.starts.append(self.length)
        self.pieces.append((len(piece), start, end))
        self.length += len(piece)


@lru_cache(maxsize=256)
def fold(raw: str) -> Folded:
    """Return `raw` in the folded form; linear time, idempotent on `text`.

    >>> fold("The Buyer’s licence — 10²⁶ FLOP").text
    "the buyer's licence - 10^26 flop"
    >>> fold("un\u200bcovered").text, fold("un\u200bcovered").removed_chars
    ('uncovered', 1)
    >>> fold("1\u00a0040 acc\u00e9l\u00e9rateurs").text
    '1,040 accelerateurs'
    """
    plain = _plain(raw)
    if plain is not None:
        text = plain if plain.isascii() else with_latin_letters(plain)
        return Folded(raw, text, 0, (0,), ((len(raw), 0, len(raw)),))
    builder = _Builder()
    for match in _TOKEN.finditer(raw):
        _take(builder, raw, match)
    text = "".join(builder.parts)
    if not text.isascii():
        text = with_latin_letters(text)
    return Folded(raw, text, builder.removed, tuple(builder.starts), tuple(builder.pieces))


def _plain(raw: str) -> str | None:
    """The folded form when each character has one of its own and stays where it is; None for other texts."""
    if not raw or not raw.isprintable() or "  " in raw or raw[0] == " " or raw[-1] == " ":
        return None
    if not raw.isascii():
        for char in set(raw):
            if char > "~":
                single = _single(char)
                if single is None:
                    return None
                raw = raw.replace(char, single)
    return raw.lower().replace("`", "'")


@lru_cache(maxsize=4096)
def _single(char: str) -> str | None:
    """The one character that a character folds to, None when it folds to none or more, or has to do with those around it."""
    piece, is_mark = _folded_char(char)
    if is_mark or piece is None or len(piece) != 1 or piece.isspace() or piece == "^" or piece.lower() != piece:
        return None
    return piece


def without_invisible(raw: str) -> str:
    """Return `raw` without the characters that print nothing (zero width, tag, bidirectional, control); white space stays.

    >>> without_invisible("con\u200bfirm\U000e0041 it")
    'confirm it'
    """
    if raw.isascii() and raw.isprintable():
        return raw
    return "".join(char for char in raw if char.isspace() or _folded_char(char)[0] is not None)


def _take(builder: _Builder, raw: str, match: re.Match[str]) -> None:
    start, end = match.span()
    token = match.group()
    if "!" <= token[0] <= "~":
        builder.add(token.lower().replace("`", "'"), start, end)
    elif token.isspace():
        _take_space(builder, raw, start, end)
    else:
        _take_run(builder, token[0], start, end)


def _take_space(builder: _Builder, raw: str, start: int, end: int) -> None:
    if end - start == 1 and raw[start] in _GROUP_SPACES and _GROUP_AFTER.match(raw, end) and _GROUP_BEFORE.search(builder.last(24)):
        builder.add(",", start, end)
    else:
        builder.blank(start, end, "\n" if _LINE_BREAK.search(raw, start, end) else " ")


def _take_run(builder: _Builder, char: str, start: int, end: int) -> None:
    """Take one character that is repeated from `start` to `end`."""
    piece, is_mark = _folded_char(char)
    if is_mark:
        builder.drop_mark(end)
    elif piece is None:
        builder.removed += end - start
    elif piece.isspace():
        builder.blank(start, end, " ")
    elif piece:
        for at in range(start, end):
            _take_piece(builder, piece, at, at + 1)


def _take_piece(builder: _Builder, piece: str, start: int, end: int) -> None:
    if piece[0] == "^":
        piece = piece[1:] if builder.raised_end == start else piece
        builder.raised_end = end
    elif "/" in piece and piece[0].isdigit() and builder.last(1).isdigit():
        builder.blank(start, start, " ")
    builder.add(piece, start, end)


@lru_cache(maxsize=4096)
def _folded_char(char: str) -> tuple[str | None, bool]:
    """The folded form of one character (None: invisible) and whether it is a combining mark."""
    category = unicodedata.category(char)
    if char in _BLANK_LETTERS or category in _INVISIBLE or 0xFE00 <= ord(char) <= 0xFE0F:
        return None, False
    if category in _COMBINING:
        return "", True
    piece = "".join(_settled(char))
    piece = " ".join(piece.split()) or piece[:1]
    return ("^" + piece if piece and unicodedata.decomposition(char).startswith("<super>") else piece), False


def _settled(char: str) -> Iterator[str]:
    """The characters of `char` folded until nothing changes any more."""
    if char in _UNIFIED:
        yield _UNIFIED[char]
        return
    lower = unicodedata.normalize("NFKD", char).casefold()
    if lower == char:
        if unicodedata.category(char) not in _COMBINING | _INVISIBLE and char not in _BLANK_LETTERS:
            yield " " if char.isspace() else char
        return
    for part in lower:
        yield from _settled(part)
