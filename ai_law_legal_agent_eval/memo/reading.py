"""A deliverable read once: its sentences with their words, values and key terms, in blocks and sections.

`Sentence.mask` holds the key's terms by bit; a masked sentence (a copy of the record) has none, so that it can prove nothing.
"""

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple

from ai_law_legal_agent_eval.deliverables import VisibleBlock, VisibleText
from ai_law_legal_agent_eval.keys.forms import Lexicon
from ai_law_legal_agent_eval.memo.masking import RUN_WORDS, RecordIndex, is_patched
from ai_law_legal_agent_eval.text.fold import Folded, fold
from ai_law_legal_agent_eval.text.sentences import sentences
from ai_law_legal_agent_eval.text.spans import Span
from ai_law_legal_agent_eval.text.values import Value, values_by_part
from ai_law_legal_agent_eval.text.words import Word, word_texts, words

MAX_PASSAGE_CHARS = 2500
"""The memo contract."""
MAX_SENTENCE_CHARS = 8000
"""A longer sentence is cut, which bounds the work on it: no honest one has a quarter of this. Author's choice."""
MAX_READ_CHARS = 200_000
"""What stands behind so much visible text is not read, which bounds the work on a memo: honest ones have a tenth of it. Author's choice."""
MIN_COPIED_WORDS = 3
MIN_PATCHWORK_WORDS = 40
"""So many words in a row that are pieces of the record are a copy, however they are cut up; author's choice."""
SHORT_CELL_CHARS = 80
"""A cell of this size is a label of its row ("Selantara / L1"), whose terms hold for the row's other cells; author's choice."""


@dataclass(slots=True)
class Sentence:
    """One sentence, table cell sentence or heading of a memo.

    `text` is folded, `span` is the place in the visible text, `number` its place in reading order.
    `texts` are its words; `words` and `values` carry places in `text`. `broken` are its impossible neighbours, -1 as long as
    nobody has counted them.
    """

    number: int
    block: int
    text: str
    span: Span
    texts: list[str]
    values: tuple[Value, ...]
    mask: int = 0
    own_mask: int = 0
    column: str = ""
    cell: int = -1
    is_heading: bool = False
    is_masked: bool = False
    is_patchwork: bool = False
    is_list_item: bool = False
    broken: int = -1
    _words: tuple[Word, ...] | None = None
    _in_figures: list[int] | None = field(default=None, init=False)

    @property
    def words(self) -> tuple[Word, ...]:
        """The words of `text` with their stems and places; `texts` has them without, for those who need no more."""
        if self._words is None:
            self._words = words(self.text)
        return self._words

    @property
    def in_figures(self) -> list[int]:
        """The places among `texts` of the words in figures that are spelled with letters ("14 april", "three"); others have no words."""
        if self._in_figures is None:
            spelled = [value.span for value in self.values if value.span.cut(self.text).islower()]
            starts = _starts(self.text, self.texts) if spelled else []
            self._in_figures = [place for start, end in spelled for place in range(bisect_left(starts, start), bisect_left(starts, end))]
        return self._in_figures

    @property
    def in_table(self) -> bool:
        return self.cell >= 0


def _starts(text: str, texts: Sequence[str]) -> list[int]:
    """Where the words of a text start."""
    found, at = [], 0
    for word in texts:
        at = text.find(word, at)
        found.append(at)
        at += len(word)
    return found


@dataclass(slots=True)
class Block:
    """A heading, paragraph, list item or table row: the sentences [first, last) and its size in characters."""

    number: int
    kind: str
    level: int
    first: int
    last: int
    chars: int
    is_header_row: bool = False


@dataclass(frozen=True, slots=True)
class Section:
    """The blocks [first, last) under one heading (itself not among them); `headings` are the headings above, outermost first."""

    first: int
    last: int
    headings: tuple[int, ...]


class _Cell(NamedTuple):
    """A block's text or one cell of a row: its place, its folded text, the sentences in it and what each of them states."""

    span: Span
    folded: Folded
    parts: Sequence[Span]
    stated: Sequence[tuple[Value, ...]]


@dataclass
class Reading:
    """A memo ready to be scored. `shown` is its visible text, of which the first `MAX_READ_CHARS` are read."""

    shown: str
    sentences: list[Sentence] = field(default_factory=list)
    blocks: list[Block] = field(default_factory=list)

    @classmethod
    def of(cls, visible: VisibleText, lexicon: Lexicon, record: RecordIndex) -> "Reading":
        """Return the reading of a deliverable's visible text."""
        reading = cls(visible.text)
        reading._write(list(_with_headers(visible)))
        for sentence in reading.sentences:
            _mask_copy(sentence, record)
        for sentence in reading.sentences:
            if not sentence.is_masked:
                sentence.mask = sentence.own_mask = lexicon.scan(sentence.texts, sentence.values, sentence.text)
        for block in reading.blocks:
            if block.kind == "table_row":
                _share_labels(reading.sentences[block.first : block.last])
        _mask_beside_copies(reading.sentences)
        return reading

    @classmethod
    def of_text(cls, text: str, lexicon: Lexicon, record: RecordIndex) -> "Reading":
        """Return the reading of plain text, a paragraph a line (chat, samples)."""
        blocks, start = [], 0
        for line in text.split("\n"):
            if line.strip():
                blocks.append(VisibleBlock("paragraph", Span(start, start + len(line))))
            start += len(line) + 1
        return cls.of(VisibleText(text, tuple(blocks), 0, ()), lexicon, record)

    def _write(self, listed: Sequence[tuple[VisibleBlock, tuple[str, ...]]]) -> None:
        """Add the blocks with their sentences. One step after the other over all of them: each step's tables stay at hand."""
        spans = [block.cells or (block.span,) for block, _ in listed]
        texts = [[fold(span.cut(self.shown)) for span in cells] for cells in spans]
        parts = [[_parts(text) for text in cells] for cells in texts]
        stated = [list(map(values_by_part, cells, found)) for cells, found in zip(texts, parts, strict=True)]
        for (block, header), *cells in zip(listed, spans, texts, parts, stated, strict=True):
            first = len(self.sentences)
            for number, cell in enumerate(map(_Cell, *cells)):
                self._write_cell(block, cell, number, header[number] if number < len(header) else "")
            level = block.level or (9 if block.kind == "heading" else 0)
            is_header = block.kind == "table_row" and not header
            self.blocks.append(Block(len(self.blocks), block.kind, level, first, len(self.sentences), len(block.span), is_header))

    def _write_cell(self, block: VisibleBlock, cell: "_Cell", number: int, column: str) -> None:
        is_heading, is_list_item = block.kind == "heading", block.kind == "list_item"
        for part, stated in zip(cell.parts, cell.stated, strict=True):
            text, place = part.cut(cell.folded.text), cell.folded.to_raw(part).shifted(cell.span.start)
            sentence = Sentence(len(self.sentences), len(self.blocks), text, place, word_texts(text), stated)
            sentence.column, sentence.cell = column, number if block.kind == "table_row" else -1
            sentence.is_heading, sentence.is_list_item = is_heading, is_list_item
            self.sentences.append(sentence)

    def in_block(self, number: int) -> Sequence[Sentence]:
        """Return the sentences of one block."""
        block = self.blocks[number]
        return self.sentences[block.first : block.last]

    @cached_property
    def mask(self) -> int:
        """The terms that stand anywhere in the memo."""
        mask = 0
        for sentence in self.sentences:
            mask |= sentence.mask
        return mask

    @cached_property
    def sections(self) -> tuple[Section, ...]:
        """The runs of blocks under one lowest heading, in order."""
        return tuple(_sections(self.blocks))

    @cached_property
    def section_of(self) -> Mapping[int, Section]:
        """The section of each block that is no heading."""
        return {number: section for section in self.sections for number in range(section.first, section.last)}

    @cached_property
    def wide_sections(self) -> tuple[Section, ...]:
        """The runs of blocks under a heading that has headings below it: everything up to its next equal or higher heading."""
        found: dict[int, Section] = {}
        chain: list[Block] = []
        for block in [block for block in self.blocks if block.kind == "heading"]:
            _close(chain, block.level, block.number, found)
            if chain:
                found[chain[-1].number] = Section(0, 0, tuple(heading.number for heading in chain))
            chain.append(block)
        _close(chain, 0, len(self.blocks), found)
        return tuple(found[number] for number in sorted(found))


def _close(chain: list[Block], level: int, end: int, found: dict[int, Section]) -> None:
    """Take the headings of this level and below off the chain; those with headings below them end here."""
    while chain and chain[-1].level >= level:
        number = chain.pop().number
        if number in found:
            found[number] = Section(number + 1, end, found[number].headings)


def _mask_beside_copies(sentences: Sequence[Sentence]) -> None:
    """Mask the pieces of the record that stand among copied sentences: alone they may be terms and figures, there they are a copy."""
    is_copy = [item.is_masked or (item.is_patchwork and not item.is_heading) for item in sentences]
    start = 0
    for end in range(1, len(sentences) + 1):
        if end < len(sentences) and is_copy[end] == is_copy[start]:
            continue
        run = sentences[start:end]
        size = sum(len(item.texts) for item in run)
        if is_copy[start] and size >= (RUN_WORDS if any(item.is_masked for item in run) else MIN_PATCHWORK_WORDS):
            for item in run:
                item.is_masked, item.mask, item.own_mask = True, 0, 0
        start = end


def _sections(blocks: Sequence[Block]) -> Iterator[Section]:
    chain: list[Block] = []
    first = 0
    for block in blocks:
        if block.kind != "heading":
            continue
        if block.number > first:
            yield Section(first, block.number, tuple(heading.number for heading in chain))
        chain = [heading for heading in chain if heading.level < block.level] + [block]
        first = block.number + 1
    if blocks and len(blocks) > first:
        yield Section(first, len(blocks), tuple(heading.number for heading in chain))


def _read_blocks(visible: VisibleText) -> Iterator[VisibleBlock]:
    """The blocks up to `MAX_READ_CHARS`, the last one cut there."""
    for block in visible.blocks:
        if block.span.end <= MAX_READ_CHARS:
            yield block
        elif block.span.start < MAX_READ_CHARS:
            yield replace(block, span=_cut(block.span), cells=tuple(_cut(cell) for cell in block.cells if cell.start < MAX_READ_CHARS))


def _cut(span: Span) -> Span:
    return Span(span.start, min(span.end, MAX_READ_CHARS))


def _with_headers(visible: VisibleText) -> Iterator[tuple[VisibleBlock, tuple[str, ...]]]:
    """Each block with the folded column names of its table."""
    header: tuple[str, ...] = ()
    was_row = False
    for block in _read_blocks(visible):
        is_row = block.kind == "table_row"
        if is_row and (block.is_header or not was_row):
            header = tuple(fold(cell.cut(visible.text)).text for cell in block.cells)
            yield block, ()
        else:
            yield block, header if is_row else ()
        was_row = is_row


def _share_labels(row: Sequence[Sentence]) -> None:
    """Let the terms of a row's short cells hold for its other cells."""
    shared = 0
    for sentence in row:
        if len(sentence.text) <= SHORT_CELL_CHARS:
            shared |= sentence.own_mask
    for sentence in row:
        if not sentence.is_masked:
            sentence.mask = sentence.own_mask | shared


def _mask_copy(sentence: Sentence, record: RecordIndex) -> None:
    """Mask what of a sentence is copied from the record: all of it, or its copied words."""
    places = record.places(sentence.texts)
    copied = record.copied(sentence.texts, places)
    if copied is not None and copied.is_whole:
        sentence.is_masked = True
    elif copied is not None:
        _blank(sentence, copied.start, copied.end)
        places = record.places(sentence.texts)
    sentence.is_patchwork = len(sentence.texts) >= MIN_COPIED_WORDS and is_patched(places)


def _blank(sentence: Sentence, start: int, end: int) -> None:
    """Blank out the copied words, keeping all places."""
    whole = words(sentence.text)
    hole = Span(whole[start].start, whole[end - 1].end)
    sentence.text = sentence.text[: hole.start] + " " * len(hole) + sentence.text[hole.end :]
    sentence.texts = sentence.texts[:start] + sentence.texts[end:]
    sentence.values = tuple(value for value in sentence.values if not value.span.overlaps(hole))


def _parts(folded: Folded) -> Sequence[Span]:
    """The sentences of a text, overlong ones cut at a blank."""
    found = sentences(folded)
    return found if all(len(sentence) <= MAX_SENTENCE_CHARS for sentence in found) else list(_cut_up(folded.text, found))


def _cut_up(text: str, found: Sequence[Span]) -> Iterator[Span]:
    for sentence in found:
        start = sentence.start
        while sentence.end - start > MAX_SENTENCE_CHARS:
            blank = text.rfind(" ", start + 1, start + MAX_SENTENCE_CHARS)
            end = blank if blank > 0 else start + MAX_SENTENCE_CHARS
            yield Span(start, end)
            start = end + (blank > 0)
        yield Span(start, sentence.end)
