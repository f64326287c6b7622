"""Whether a memo's figures stand in their places: beside words that stand beside them in the record.

Each figure is held against other figures of the memo in the same place. Where a memo knows what its figures count, its own one fits
better than another in three cases of four; where they are dealt out, in one of two.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from math import log
from statistics import fmean

from ai_law_legal_agent_eval.documents.model import Document
from ai_law_legal_agent_eval.memo.reading import Reading, Sentence
from ai_law_legal_agent_eval.text.fold import fold
from ai_law_legal_agent_eval.text.values import Value, values
from ai_law_legal_agent_eval.text.words import FUNCTION_WORDS, Word, words

MIN_FIGURES = 16
MIN_FIT = 0.58
"""From labelled memos with so many figures: an own figure fits better than another in at least 0.65 of all comparisons; in memos whose
figures were dealt out anew, mostly in less than 0.6."""
_MAX_FIGURES = 160
_MAX_PLACES = 24
_RIVALS = 12
"""How many figures of a memo, places of a figure in the record and other figures in its place are looked at, which bounds the work;
author's choice."""
_MIN_LETTERS = 3

Stems = frozenset[str]


@dataclass(frozen=True)
class Surroundings:
    """The stems that stand around each amount of the record, by its places, and how much each of them weighs."""

    around: Mapping[float, Sequence[Stems]]
    weights: Mapping[str, float]

    @classmethod
    def of(cls, documents: Iterable[Document], texts: Iterable[str]) -> "Surroundings":
        """Return the surroundings of the amounts in documents and further texts."""
        around: dict[float, list[Stems]] = {}
        counts = Counter[str]()
        places = 0
        for text, beside in (*_blocks(documents), *((text, "") for text in texts)):
            folded = fold(text).text
            stems = _stems(words(folded)) | _stems(words(fold(beside).text))
            counts.update(stems)
            places += 1
            for amount in {amount for value in values(folded) for amount in _amounts(value)}:
                around.setdefault(amount, []).append(stems)
        return cls({amount: found[:_MAX_PLACES] for amount, found in around.items()}, {stem: log(places / n) for stem, n in counts.items()})

    def fit(self, stems: Stems, amount: float) -> float:
        """Return how well an amount stands beside these stems: the weight of those that it shares with one of its places."""
        return max(sum(self.weights[stem] for stem in stems & place) for place in self.around[amount])


def _blocks(documents: Iterable[Document]) -> Iterator[tuple[str, str]]:
    """Each block with what its heading, its column names and its document's title say of it."""
    for document in documents:
        heading = header = ""
        for block in document.blocks:
            heading = block.text if block.kind == "heading" else heading
            header = block.text if block.is_header else header
            yield block.text, f"{heading} {header if block.kind == 'table_row' else ''} {document.title}"


def _stems(found: Iterable[Word]) -> Stems:
    return frozenset(
        word.stem for word in found if len(word.text) >= _MIN_LETTERS and not word.text[0].isdigit() and word.text not in FUNCTION_WORDS
    )


def _amounts(value: Value) -> Iterator[float]:
    if value.kind != "identifier":
        yield from (float(amount) for amount in value.amounts if isinstance(amount, Decimal))


def is_dealt_out(reading: Reading, record: Surroundings, counts: Callable[[Value, str], bool]) -> bool:
    """Return whether the figures of a memo fit their places no better than each other; `counts` says which values are figures."""
    figures = [
        (stems, amount)
        for sentence in reading.sentences
        if sentence.values and not (sentence.is_heading or sentence.is_masked)
        for stems in (_surroundings(reading, sentence),)
        for value in sentence.values
        if counts(value, value.span.cut(sentence.text))
        for amount in _amounts(value)
        if amount in record.around
    ][:_MAX_FIGURES]
    fits = [fit for place in range(len(figures)) if (fit := _fit(record, figures, place)) is not None]
    return len(fits) >= MIN_FIGURES and fmean(fits) < MIN_FIT


def _surroundings(reading: Reading, sentence: Sentence) -> Stems:
    if not sentence.in_table:
        return _stems(sentence.words)
    return frozenset().union(*(_stems(other.words) for other in reading.in_block(sentence.block))) | _stems(words(sentence.column))


def _fit(record: Surroundings, figures: Sequence[tuple[Stems, float]], place: int) -> float | None:
    """The share of other figures that fit a place less well than its own; half for a tie, None where there is no other."""
    stems, amount = figures[place]
    others = [other for beside, other in (*figures[place + 1 :], *figures[:place]) if other != amount and beside != stems][:_RIVALS]
    if not others:
        return None
    own = record.fit(stems, amount)
    fits = [record.fit(stems, other) for other in others]
    return fmean(1.0 if own > fit else 0.5 if own == fit else 0.0 for fit in fits)
