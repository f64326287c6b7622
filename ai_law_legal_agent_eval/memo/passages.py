"""The passages of a memo: in what pieces of text a finding may be named, grounded and treated together.

A passage is one block (a paragraph, list item or table row), the blocks under one lowest heading, or the blocks under a heading
with its sub-headings ("Facts", "Analysis", "Recommendation" beneath one issue), always at most `MAX_PASSAGE_CHARS`; where the
text is longer, each run of neighbouring blocks that fits. The headings above a passage belong to it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ai_law_legal_agent_eval.memo.reading import MAX_PASSAGE_CHARS, Reading, Section, Sentence

TAIL_SENTENCES = 12
"""How far after a passage its own section is read for a last word that takes it back; author's choice."""


MANY_BLOCKS, STEPS = 64, 4
"""Windows of more blocks than fit any honest text (forty characters each) start a quarter of their length apart, which bounds the work
on a text of one word a line; author's choice."""


@dataclass(frozen=True, slots=True)
class Passage:
    """Sentences [first, last) under `headings` (block numbers, outermost first); `end` closes the section they stand in."""

    first: int
    last: int
    end: int
    headings: tuple[int, ...]

    def body(self, reading: Reading) -> Sequence[Sentence]:
        """Return the passage's own sentences."""
        return reading.sentences[self.first : self.last]

    def tail(self, reading: Reading) -> Sequence[Sentence]:
        """Return the next sentences of the same section."""
        return reading.sentences[self.last : min(self.end, self.last + TAIL_SENTENCES)]

    def heading_sentences(self, reading: Reading) -> list[Sentence]:
        """Return the sentences of the headings above."""
        return [sentence for number in self.headings for sentence in reading.in_block(number)]


def headed_sections(reading: Reading) -> Iterator[Passage]:
    """Yield the sections under a heading that fit as a whole."""
    for section in reading.sections:
        inside = reading.blocks[section.first : section.last]
        if section.headings and sum(block.chars for block in inside) <= MAX_PASSAGE_CHARS:
            yield Passage(inside[0].first, inside[-1].last, inside[-1].last, section.headings)


def blocks(reading: Reading) -> Iterator[Passage]:
    """Yield single blocks; an oversized one in overlapping slices."""
    for section in reading.sections:
        yield from _blocks(reading, section)


def pieces(reading: Reading) -> Iterator[Passage]:
    """Yield single blocks, then windows over neighbouring blocks; their number is linear in the number of blocks."""
    yield from blocks(reading)
    for section in reading.sections:
        yield from _windows(reading, section)


def wide_pieces(reading: Reading) -> Iterator[Passage]:
    """Yield windows over what stands under one heading together with its sub-headings."""
    for section in reading.wide_sections:
        yield from _windows(reading, section)


def _blocks(reading: Reading, section: Section) -> Iterator[Passage]:
    end = reading.blocks[section.last - 1].last
    for block in reading.blocks[section.first : section.last]:
        if block.chars <= MAX_PASSAGE_CHARS:
            yield Passage(block.first, block.last, end, section.headings)
        else:
            yield from _slices(reading, block.first, block.last, end, section.headings)


def _slices(reading: Reading, first: int, last: int, end: int, headings: tuple[int, ...]) -> Iterator[Passage]:
    """The runs of sentences of one oversized block that fit, each starting half a passage after the one before."""
    start = first
    while start < last:
        stop, size, middle = start, 0, start + 1
        while stop < last and size + len(reading.sentences[stop].span) <= MAX_PASSAGE_CHARS:
            size += len(reading.sentences[stop].span)
            stop += 1
            if size <= MAX_PASSAGE_CHARS // 2:
                middle = stop
        stop = max(stop, start + 1)
        yield Passage(start, stop, end, headings)
        if stop >= last:
            return
        start = max(middle, start + 1)


def _windows(reading: Reading, section: Section) -> Iterator[Passage]:
    """The longest runs of two or more blocks that fit."""
    inside = reading.blocks[section.first : section.last]
    if len(inside) < 2:
        return
    end = inside[-1].last
    stop, size, due, has_grown = 0, 0, 0, False
    for start, block in enumerate(inside):
        if stop < start:
            stop, size = start, 0
        while stop < len(inside) and size + inside[stop].chars <= MAX_PASSAGE_CHARS:
            size += inside[stop].chars
            stop += 1
            has_grown = True
        if has_grown and stop - start >= 2 and (start >= due or stop == len(inside)):
            yield Passage(block.first, inside[stop - 1].last, end, section.headings)
            has_grown = False
            due = start + 1 if stop - start <= MANY_BLOCKS else start + (stop - start) // STEPS
        if stop > start:
            size -= block.chars
