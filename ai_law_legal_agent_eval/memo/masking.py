"""Which parts of a memo are copied from the record: they earn nothing.

A sentence is aligned with the record by its pairs of neighbouring words. Pairs that stand in a document at the same distance
from each other as in the memo lie on one diagonal; a diagonal that covers enough of the sentence is a copy. This survives case,
spacing, spelling slips, a changed word in ten and a new order of sentences, and lets honest paraphrase be.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from itertools import pairwise
from math import ceil

from ai_law_legal_agent_eval.documents.model import Document
from ai_law_legal_agent_eval.text.calendar import Day
from ai_law_legal_agent_eval.text.fold import fold
from ai_law_legal_agent_eval.text.prose import function_share
from ai_law_legal_agent_eval.text.values import Value, values
from ai_law_legal_agent_eval.text.words import Word, stem, words

RUN_WORDS = 12
"""A run of this many copied words is masked wherever it stands; the memo contract."""
SENTENCE_WORDS = 8
"""A shorter sentence that stands in the record too is a term or a figure and no quotation."""
COPIED_SHARE = 0.7
LONG_COPIED_SHARE = 0.6
"""Share of a sentence's words on one diagonal, and of a long sentence's: honest paraphrase stays below 0.5, a copy with every tenth
word changed is mostly above 0.8."""
MIN_PATCH_WORDS = 4
PATCHED_SHARE = 0.8
"""Among copied sentences, one that consists of pieces of so many words to such a share is a copy too; author's choice."""
_MIN_GRAMMAR_SHARE = 0.2
_MAX_NAME_WORDS = 18
"""A longer run is more than a name with its address; author's choice."""
_MAX_PLACES = 24
"""A pair that stands in more places than this is grammar and places nothing."""
_DRIFT = 3
"""Words that a diagonal may slip by where words were put in or left out."""
_GAP = 4
_ROUNDING = 1e-9
_NOWHERE: dict[str, list[int]] = {}
Places = Sequence[Sequence[int] | None]
"""For each pair of neighbouring words, its places in the record; None when it has none."""
MIN_COMMON_LETTERS = 6
"""A longer word with the first letters of one of the record is taken for a form of it; author's choice."""
_DOCUMENT_GAP = 1000
_LARGE = 1000.0


@dataclass(frozen=True, slots=True)
class Copied:
    """The words [start, end) of a sentence that are a copy; `is_whole` when what is left has no weight and goes with them."""

    start: int
    end: int
    is_whole: bool


@dataclass
class RecordIndex:
    """The record's word pairs with their places, and the values that it states."""

    _pairs: dict[str, dict[str, list[int]]] = field(default_factory=dict)
    _amounts: list[float] = field(default_factory=list)
    _counts: set[tuple[float, str]] = field(default_factory=set)
    _days: set[tuple[int | None, int, int | None]] = field(default_factory=set)
    _known: dict[object, bool] = field(default_factory=dict)
    _sorted_words: list[str] = field(default_factory=list)

    @classmethod
    def build(cls, documents: Sequence[Document], also: Iterable[str] = (), right: Iterable[Value] = ()) -> "RecordIndex":
        """Return the index of the documents' texts.

        `also` are further texts that earn nothing when copied; `right` are values that follow from the record.
        """
        index = cls()
        index._take_right(right)
        place = 0
        for text in [document.text for document in documents] + list(also):
            folded = fold(text).text
            place = index._take(words(folded), place)
            index._take_values(values(folded))
        index._amounts.sort()
        return index

    def _take(self, found: Sequence[Word], place: int) -> int:
        for first, second in pairwise(found):
            self._pairs.setdefault(first.text, {}).setdefault(second.text, []).append(place)
            place += 1
        return place + _DOCUMENT_GAP

    def _take_right(self, found: Iterable[Value]) -> None:
        for value in found:
            for amount in value.amounts:
                if isinstance(amount, Decimal):
                    self._amounts.append(float(amount))
                elif isinstance(amount, Day):
                    self._days |= {(amount.year, amount.month, amount.day), (None, amount.month, amount.day)}

    def _take_values(self, found: Iterable[Value]) -> None:
        """Take what the record states. Its many small counts and daily time stamps would make every slip look right, so that only
        percentages, large amounts, and amounts with their units are taken; other small figures and dates must be in the key."""
        for value in found:
            if not isinstance(value.amount, Decimal):
                continue
            amount = float(value.amount)
            if value.kind == "percent" or amount >= _LARGE or amount != int(amount):
                self._amounts.append(amount)
            elif value.unit:
                self._counts.add((amount, stem(value.unit)))

    def knows_word(self, word: str) -> bool:
        """Whether the record has a folded word, or one that begins as it does: "malaysian" where it has Malaysia."""
        if word in self._pairs:
            return True
        if not self._sorted_words:
            self._sorted_words = sorted(self._pairs)
        beginning = word[:MIN_COMMON_LETTERS]
        at = bisect_left(self._sorted_words, beginning)
        found = self._sorted_words[at : at + 1]
        return len(word) > MIN_COMMON_LETTERS and bool(found) and found[0].startswith(beginning)

    def knows(self, value: Value) -> bool:
        """Whether the record or the key states this amount or date."""
        key = value.said
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = any(self._knows(amount, value) for amount in value.amounts)
        return known

    def states(self, value: Value) -> bool:
        """Whether the record or the key has a number to the last figure, and not only one that rounds to it."""
        return isinstance(value.amount, Decimal) and self._has_amount(float(value.amount), 0.0)

    def _knows(self, amount: object, value: Value) -> bool:
        if isinstance(amount, Day):
            return (amount.year, amount.month, amount.day) in self._days or amount.day is None
        if not isinstance(amount, Decimal):
            return True
        if value.unit and (float(amount), stem(value.unit)) in self._counts:
            return True
        slack = float(value.tolerance) + (abs(float(amount)) * 0.02 if value.is_about else 0.0)
        return any(self._has_amount(float(amount) * factor, slack * factor) for factor in _factors(value.kind, float(amount)))

    def _has_amount(self, amount: float, slack: float) -> bool:
        reach = slack + abs(amount) * 1e-9
        at = bisect_left(self._amounts, amount - reach)
        return at < len(self._amounts) and self._amounts[at] <= amount + reach

    def places(self, sentence: Sequence[str]) -> Places:
        """Return, for each pair of neighbouring words of a sentence, where it stands in the record."""
        return list(map(dict.get, [self._pairs.get(word, _NOWHERE) for word in sentence], sentence[1:]))

    def copied(self, sentence: Sequence[str], places: Places) -> Copied | None:
        """Return the part of a sentence that is a copy of the record, if it has one; `places` are those of its pairs."""
        if len(sentence) < SENTENCE_WORDS:
            return None
        best: Copied | None = None
        for diagonal in _diagonals(places, _least_pairs(len(sentence))):
            found = _copy_along(diagonal, len(sentence))
            if found and not _says_something(sentence[found.start : found.end]):
                continue
            if found and (best is None or found.end - found.start > best.end - best.start):
                best = found
        return best


def is_patched(places: Places) -> bool:
    """Return whether a sentence is put together from pieces of the record, each of four words or more or all of it."""
    length = len(places) + 1
    least = min(MIN_PATCH_WORDS, length)
    known = len(places) - places.count(None)
    if known + known // (least - 1) < PATCHED_SHARE * length or _most_patched(places, least) < PATCHED_SHARE * length:
        return False
    covered, run = 0, 1
    held: set[int] = set()
    for pair in places:
        here = set(pair or ())
        following = {place + 1 for place in held} & here
        if following:
            held, run = following, run + 1
            continue
        covered += run if run >= least else 0
        held, run = here, 1 + bool(here)
    covered += run if run >= least else 0
    return covered >= PATCHED_SHARE * length


def _most_patched(places: Places, least: int) -> int:
    """How many words pieces of the record may cover at most: runs of known pairs, cut into the shortest pieces that count."""
    most = run = 0
    for pair in (*places, None):
        if pair:
            run += 1
        else:
            most += run + run // (least - 1) if run + 1 >= least else 0
            run = 0
    return most


def _least_pairs(length: int) -> int:
    """How many pairs must agree before a sentence of so many words can hold a copy: each pair covers two words."""
    if length < RUN_WORDS:
        return ceil(COPIED_SHARE * length / 2 - _ROUNDING)
    return ceil(min(LONG_COPIED_SHARE * length, COPIED_SHARE * RUN_WORDS) / 2 - _ROUNDING)


def _diagonals(places: Places, least: int) -> list[list[int]]:
    """Where, for each alignment with the record in which so many pairs agree, they stand in the sentence."""
    usable = [(index, pair) for index, pair in enumerate(places) if pair and len(pair) <= _MAX_PLACES]
    if len(usable) < least:
        return []
    floor = max(3, least, min(len(places) + 1, RUN_WORDS) // 3)
    counts = Counter([(place - index) // _DRIFT for index, pair in usable for place in pair])
    if 2 * max(counts.values()) < floor:
        return []
    dense = [bucket for bucket, hits in counts.items() if hits + counts.get(bucket + 1, 0) >= floor]
    return [sorted({index for index, pair in usable for place in pair if 0 <= (place - index) // _DRIFT - at <= 1}) for at in dense]


def _says_something(copied: Sequence[str]) -> bool:
    """Whether copied words are more than a name with its address or a row of figures, which every memo must repeat."""
    return len(copied) > _MAX_NAME_WORDS or function_share(copied) >= _MIN_GRAMMAR_SHARE


def _factors(kind: str, amount: float) -> tuple[float, ...]:
    """By what an amount may differ in writing: 0.46 and 46%, 1.024 and 1,024."""
    if kind == "percent":
        return (1.0, 0.01)
    return (1.0, 100.0) if abs(amount) < 1 else (1.0, 1000.0) if not amount.is_integer() else (1.0,)


def _copy_along(places: Sequence[int], length: int) -> Copied | None:
    """The longest run of agreeing pairs that is dense enough to be a copy."""
    best: Copied | None = None
    start = 0
    for at in range(1, len(places) + 1):
        if at < len(places) and places[at] - places[at - 1] <= _GAP:
            continue
        run = places[start:at]
        found = _as_copy(run, length)
        if found and (best is None or found.end - found.start > best.end - best.start):
            best = found
        start = at
    return best


def _as_copy(run: Sequence[int], length: int) -> Copied | None:
    first, last = run[0], run[-1] + 2
    covered = len({index for place in run for index in (place, place + 1)})
    if covered >= (LONG_COPIED_SHARE if length >= RUN_WORDS else COPIED_SHARE) * length:
        return Copied(first, last, True)
    if last - first >= RUN_WORDS and covered >= COPIED_SHARE * (last - first):
        return Copied(first, last, length - (last - first) < SENTENCE_WORDS // 2)
    return None
