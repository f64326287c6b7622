"""Whether a quotation that a judge gives stands verbatim in the memo and is the memo's own."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from ai_law_legal_agent_eval.memo.reading import MAX_READ_CHARS, Reading
from ai_law_legal_agent_eval.text.fold import Folded, fold
from ai_law_legal_agent_eval.text.spans import Span

MIN_QUOTE_CHARS = 20
"""The memo contract."""
# A folded sentence has no two blanks in a row but where copied words were blanked out.
_HOLE = re.compile(r" {2,}")
_WRAPPING = " '\""


@dataclass(frozen=True)
class QuotableText:
    """One deliverable's visible text, with what in it is copied from the record."""

    name: str
    reading: Reading

    def find(self, quote: str) -> Span | None:
        """Return where `quote` stands in the visible text with at least 20 characters that are not copied from the record."""
        for span in self._places(wanted(quote)):
            if self._own[span.start : span.end].count(1) >= MIN_QUOTE_CHARS:
                return span
        return None

    def _places(self, quote: str) -> Iterator[Span]:
        if len(quote) < MIN_QUOTE_CHARS:
            return
        text = _on_one_line(self._folded.text)
        place = text.find(quote)
        while place >= 0:
            yield self._folded.to_raw(Span(place, place + len(quote)))
            place = text.find(quote, place + len(quote))

    @cached_property
    def _folded(self) -> Folded:
        return fold(self.reading.shown)

    @cached_property
    def _own(self) -> bytearray:
        """1 for each character of the visible text that is read and not copied from the record."""
        own = bytearray(b"\x01" * len(self.reading.shown))
        for span in self._copied():
            own[span.start : span.end] = bytes(len(span))
        return own

    def _copied(self) -> Iterator[Span]:
        """What earns nothing: text behind the read part, and copies of the record."""
        unread = len(self.reading.shown)
        yield Span(min(MAX_READ_CHARS, unread), unread)
        for sentence in self.reading.sentences:
            if sentence.is_masked:
                yield sentence.span
                continue
            holes = [Span(*match.span()) for match in _HOLE.finditer(sentence.text)]
            if holes:
                folded = fold(sentence.span.cut(self.reading.shown))
                yield from (folded.to_raw(hole).shifted(sentence.span.start) for hole in holes)


def wanted(quote: str) -> str:
    """Return a quotation as it is looked for: folded, on one line, without the marks around it.

    >>> wanted("“Hold the\\n Shipment”")
    'hold the shipment'
    """
    return _on_one_line(fold(quote).text).strip(_WRAPPING)


def _on_one_line(text: str) -> str:
    return text.replace("\n", " ")
