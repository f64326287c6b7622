"""The small language in which a key says what a text must state, and the lexicon that finds its terms.

A *form* is `term & term & ...`: all in one sentence (or one table row). A *term* gives alternatives with `|`. An alternative is
`@name` (any alias of that name in the key), `~group` (any wording of a trade idea, see `trade_terms`), a value (a number, percentage,
amount or date, matched however it is written), words (matched by their stems, side by side; `word*` matches any ending), `=words`
(matched as they stand) or one of the signs + = > < x. `@name` and `~group` also stand among words ("@able ~is_listed at all"): any
wording of each, side by side. A term behind `?` may also stand in what the sentence goes on about.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import product
from typing import Literal

from ai_law_legal_agent_eval.keys.agreement import agrees
from ai_law_legal_agent_eval.keys.trade_terms import TRADE_TERMS
from ai_law_legal_agent_eval.text.fold import fold
from ai_law_legal_agent_eval.text.spans import Span
from ai_law_legal_agent_eval.text.values import Value, values
from ai_law_legal_agent_eval.text.words import Word, stem, words

SIGNS = frozenset("+=<>")
_MATCHED_KINDS = frozenset({"number", "percent", "money", "date", "duration", "year"})
_SPLIT_ITEMS = re.compile(r"\s*&\s*")
_SPLIT_ALTERNATIVES = re.compile(r"\s*\|\s*")
_PIECE = re.compile(r"[@~][\w-]+|[^@~]+")

Match = Literal["stem", "exact", "prefix", "name"]


@dataclass(frozen=True, slots=True)
class Token:
    """One word of a phrase and how it is compared."""

    text: str
    match: Match

    def fits(self, word: str) -> bool:
        if self.match == "prefix":
            return word.startswith(self.text)
        if self.match == "name":
            return word.removesuffix("'s") == self.text
        return (word if self.match == "exact" else stem(word)) == self.text


@dataclass(frozen=True, slots=True)
class Alternative:
    """One way to state a term: a phrase of tokens, a value, or a sign; `whole` is the group or joined term that it is a wording of."""

    source: str
    phrase: tuple[Token, ...] = ()
    value: Value | None = None
    sign: str = ""
    whole: str = ""


@dataclass(frozen=True, slots=True)
class Form:
    """A parsed form: one bit mask an item, each of which must meet the mask of a sentence.

    `key` is the item with the fewest terms and `rest` are the others: most sentences fail at the key. `context` are the items that
    may also stand in what the sentence goes on about.
    """

    source: str
    items: tuple[int, ...]
    key: int
    rest: tuple[int, ...]
    context: tuple[int, ...] = ()

    @classmethod
    def of(cls, source: str, items: Sequence[int], context: Sequence[int] = ()) -> "Form":
        """Return the form with these items."""
        order = sorted(items, key=int.bit_count)
        return cls(source, tuple(items), order[0], tuple(order[1:]), tuple(context))

    def holds(self, mask: int) -> bool:
        """Whether a sentence with these terms states the form."""
        if not self.key & mask:
            return False
        for item in self.rest:  # noqa: SIM110 - a generator costs three times as much here
            if not item & mask:
                return False
        return True


def keys_of(forms: Iterable[Form]) -> int:
    """Return the mask without a bit of which none of the forms can hold."""
    mask = 0
    for form in forms:
        mask |= form.key
    return mask


def is_context(item: str) -> bool:
    """Whether an item of a form may also stand in what the sentence goes on about.

    >>> is_context("?@able|ace"), is_context("@able")
    (True, False)
    """
    return item.startswith("?")


def parse_form(source: str, names: Mapping[str, Sequence[str]]) -> tuple[tuple[Alternative, ...], ...]:
    """Return the items of a form, each with its alternatives.

    >>> [[alternative.source for alternative in item] for item in parse_form("@a & b|c", {"a": ["Able", "Ace"]})]
    [['Able', 'Ace'], ['b', 'c']]

    Raises: ValueError that says which term is empty, names an unknown name or group, or that all are of the topic.
    """
    return tuple(tuple(parsed for term in terms for parsed in _parse_term(term, source, names)) for terms, _ in _split(source))


def _split(source: str) -> list[tuple[list[str], bool]]:
    """The terms of each item of a form, and whether it may stand in the topic. Raises ValueError."""
    items = _SPLIT_ITEMS.split(source.strip())
    if all(map(is_context, items)):
        raise ValueError(f"no term without ? in {source!r}")
    return [(_SPLIT_ALTERNATIVES.split(item.removeprefix("?")), is_context(item)) for item in items]


def _parse_term(part: str, source: str, names: Mapping[str, Sequence[str]]) -> list[Alternative]:
    if not part:
        raise ValueError(f"empty term in {source!r}")
    if len(pieces := [piece.strip() for piece in _PIECE.findall(part) if piece.strip()]) > 1:
        return [_joined(wordings, part, source) for wordings in product(*(_parse_term(piece, source, names) for piece in pieces))]
    if part.startswith("@"):
        if part[1:] not in names:
            raise ValueError(f"unknown name {part!r} in {source!r}")
        return [_alternative(alias, is_name=True) for alias in names[part[1:]]]
    if part.startswith("~"):
        if part[1:] not in TRADE_TERMS:
            raise ValueError(f"unknown group {part!r} in {source!r}; groups are {', '.join(TRADE_TERMS)}")
        return list(_group(part))
    if not words(fold(part)) and part not in SIGNS:
        raise ValueError(f"term without a word in {source!r}")
    return [_alternative(part)]


@lru_cache(maxsize=1024)
def _group(part: str) -> tuple[Alternative, ...]:
    """The wordings of a group, which are one term together."""
    return tuple(replace(_alternative(term), whole=part) for term in TRADE_TERMS[part[1:]])


def _joined(wordings: Sequence[Alternative], part: str, source: str) -> Alternative:
    """One wording of a term of words, names and groups."""
    if not all(wording.phrase for wording in wordings):
        raise ValueError(f"value or sign among the words of {part!r} in {source!r}")
    phrase = tuple(token for wording in wordings for token in wording.phrase)
    return Alternative(" ".join(wording.source.strip("=*") for wording in wordings), phrase, whole=part)


def _alternative(part: str, *, is_name: bool = False) -> Alternative:
    if part in SIGNS:
        return Alternative(part, sign=part)
    kind: Match = "name" if is_name else "exact" if part.startswith("=") and len(part) > 1 else "stem"
    folded = fold(part.removeprefix("=").removesuffix("*"))
    if kind == "stem" and (value := whole_value(folded.text)):
        return Alternative(part, value=value)
    tokens = [Token(word.stem if kind == "stem" else word.text, kind) for word in words(folded)]
    if part.endswith("*"):
        tokens[-1] = Token(words(folded)[-1].text, "prefix")
    return Alternative(part, phrase=tuple(tokens))


def whole_value(text: str) -> Value | None:
    """Return the value that a folded text states when it states nothing else.

    >>> whole_value("53.6%").kind, whole_value("order form 4")
    ('percent', None)
    """
    found = [value for value in values(text) if value.kind in _MATCHED_KINDS]
    if len(found) != 1 or found[0].span.start > 0:
        return None
    rest = text[found[0].span.end :].strip(" -")
    is_its_unit = found[0].kind == "duration" and rest.removesuffix("s") == found[0].unit
    return found[0] if not rest or is_its_unit else None


_Phrase = tuple[tuple[Token, ...], int]
_NO_PHRASES: Mapping[tuple[Token, ...], int] = {}


@dataclass(slots=True)
class _Step:
    """What one more word decides: the mask of the phrases that end with it, and the phrases that go on, by the word after it."""

    mask: int
    phrases: tuple[_Phrase, ...]
    steps: "dict[str, _Step]" = field(default_factory=dict)

    @classmethod
    def of(cls, phrases: Iterable[_Phrase], place: int, word: str) -> "_Step":
        """Return what `word` at `place` decides of the phrases."""
        mask, longer = 0, []
        for phrase, bits in phrases:
            if phrase[place].fits(word):
                if len(phrase) == place + 1:
                    mask |= bits
                else:
                    longer.append((phrase, bits))
        return cls(mask, tuple(longer))


@dataclass(slots=True)
class _WordEntry:
    mask: int
    phrases: "tuple[_Phrase, ...]"
    pairs: dict[str, _Step]


@dataclass
class Lexicon:
    """All terms of one key, numbered; finds in one pass which of them a sentence holds.

    Build it, `add` every form, then `scan`. A term's number is its bit in the masks.
    """

    names: Mapping[str, Sequence[str]]
    _bits: dict[object, int] = field(default_factory=dict)
    _terms: dict[str, int] = field(default_factory=dict)
    _phrases: dict[Token, dict[tuple[Token, ...], int]] = field(default_factory=dict)
    _prefix_sizes: set[int] = field(default_factory=set)
    _values: list[tuple[Value, int]] = field(default_factory=list)
    _signs: dict[str, int] = field(default_factory=dict)
    _words: dict[str, _WordEntry | None] = field(default_factory=dict)
    _seen_values: dict[object, int] = field(default_factory=dict)
    _stood: tuple[Sequence[Word], list[tuple[int, int, int]]] = ((), [])

    def add(self, source: str) -> Form:
        """Return the form of `source`, its terms numbered."""
        here, topic = list[int](), list[int]()
        for terms, may_be_topic in _split(source):
            mask = 0
            for term in terms:
                mask |= self._term(term, source)
            (topic if may_be_topic else here).append(mask)
        return Form.of(source, here, topic)

    def add_all(self, sources: Iterable[str]) -> tuple[Form, ...]:
        """Return the forms of all `sources` in order."""
        return tuple(self.add(source) for source in sources)

    def any_of(self, sources: Iterable[str]) -> int:
        """Return the mask of all terms of the sources, which must have one item each."""
        mask = 0
        for source in sources:
            for item in self.add(source).items:
                mask |= item
        return mask

    def _term(self, term: str, source: str) -> int:
        """The bits of a term: one for each alternative, one together for the wordings of a whole."""
        if term not in self._terms:
            mask = 0
            for alternative in _parse_term(term, source, self.names):
                mask |= self._number(alternative)
            self._terms[term] = mask
        return self._terms[term]

    def _number(self, alternative: Alternative) -> int:
        value = alternative.value.said if alternative.value else None
        identity = alternative.whole or (alternative.phrase, alternative.sign, value)
        bit = self._bits.setdefault(identity, 1 << len(self._bits))
        if alternative.phrase:
            self._add_phrase(alternative.phrase, bit)
        elif alternative.sign:
            self._signs[alternative.sign] = bit
        elif alternative.value and (alternative.value, bit) not in self._values:
            self._values.append((alternative.value, bit))
        return bit

    def _add_phrase(self, phrase: tuple[Token, ...], bit: int) -> None:
        """Index a phrase by its first token."""
        first = phrase[0]
        known = self._phrases.setdefault(first, {})
        known[phrase] = known.get(phrase, 0) | bit
        if first.match == "prefix":
            self._prefix_sizes.add(len(first.text))

    def scan(self, found: Sequence[str], stated: Sequence[Value], text: str) -> int:
        """Return the mask of the terms that a sentence holds; `found` are its words, `text` is its folded text."""
        mask = 0
        entries = self._words
        for index, word in enumerate(found):
            entry = entries[word] if word in entries else self._enter(word)
            if entry is None:
                continue
            mask |= entry.mask
            if entry.phrases:
                mask |= self._phrase_mask(entry, found, index)
        for value in stated:
            mask |= self.value_mask(value)
        for sign, bit in self._signs.items():
            if sign in text:
                mask |= bit
        return mask

    def _phrase_mask(self, entry: _WordEntry, found: Sequence[str], index: int) -> int:
        """The mask of the phrases that start at a word; what two words decide is kept for the next time."""
        if index + 1 >= len(found):
            return 0
        pair = entry.pairs.get(found[index + 1])
        if pair is None:
            pair = entry.pairs[found[index + 1]] = _Step.of(entry.phrases, 1, found[index + 1])
        if not pair.phrases or index + 2 >= len(found):
            return pair.mask
        triple = pair.steps.get(found[index + 2])
        if triple is None:
            triple = pair.steps[found[index + 2]] = _Step.of(pair.phrases, 2, found[index + 2])
        mask = pair.mask | triple.mask
        for phrase, bit in triple.phrases:
            if bit & ~mask and _fits(phrase[3:], found[index + 3 : index + len(phrase)]):
                mask |= bit
        return mask

    def _enter(self, word: str) -> _WordEntry | None:
        """Take note of what a word may begin: None for most."""
        mask, longer = 0, []
        for token in self._fitting(word):
            for phrase, bit in self._phrases.get(token, _NO_PHRASES).items():
                if len(phrase) == 1:
                    mask |= bit
                else:
                    longer.append((phrase, bit))
        entry = self._words[word] = _WordEntry(mask, tuple(longer), {}) if mask or longer else None
        return entry

    def _fitting(self, word: str) -> Iterator[Token]:
        """The tokens that fit a word: `Token.fits` turned round."""
        yield Token(stem(word), "stem")
        yield Token(word, "exact")
        yield Token(word.removesuffix("'s"), "name")
        for size in self._prefix_sizes:
            if size <= len(word):
                yield Token(word[:size], "prefix")

    def value_mask(self, value: Value) -> int:
        """Return the mask of the expected values that `value` states."""
        key = value.said
        mask = self._seen_values.get(key)
        if mask is None:
            mask = 0
            for expected, bit in self._values:
                if agrees(value, expected):
                    mask |= bit
            self._seen_values[key] = mask
        return mask

    def places(self, form: Form, found: Sequence[Word], stated: Sequence[Value], text: str) -> tuple[Span, ...]:
        """Return where the terms of a form stand in a sentence: the first place of each item, or () when one is missing."""
        spans, texts, stands = [], [word.text for word in found], self._standing(found)
        for item in form.items:
            span = self._value_place(item, stated) or self._word_place(item, found, texts, stands) or self._sign_place(item, text)
            if span is None:
                return ()
            spans.append(span)
        return tuple(spans)

    def _standing(self, found: Sequence[Word]) -> list[tuple[int, int, int]]:
        """Where terms of words start in a sentence: the word's index, its own terms, and those of the phrases that start there.

        The last answer is kept, for the forms that are sought in one sentence one after the other.
        """
        asked, stands = self._stood
        if asked is not found:
            texts, stands = [word.text for word in found], []
            for index, word in enumerate(texts):
                entry = self._words[word] if word in self._words else self._enter(word)
                if entry is not None:
                    stands.append((index, entry.mask, self._phrase_mask(entry, texts, index) if entry.phrases else 0))
            self._stood = (found, stands)
        return stands

    def _value_place(self, item: int, stated: Sequence[Value]) -> Span | None:
        return next((value.span for value in stated if self.value_mask(value) & item), None)

    def _word_place(self, item: int, found: Sequence[Word], texts: Sequence[str], stands: Sequence[tuple[int, int, int]]) -> Span | None:
        for index, own, begun in stands:
            if own & item:
                return found[index].span
            if begun & item:
                entry = self._words[texts[index]]
                phrases = entry.phrases if entry else ()
                length = max(len(phrase) for phrase, bit in phrases if bit & begun & item and _fits(phrase, texts[index:]))
                return Span(found[index].start, found[index + length - 1].end)
        return None

    def _sign_place(self, item: int, text: str) -> Span | None:
        for sign, bit in self._signs.items():
            if bit & item and sign in text:
                return Span(text.index(sign), text.index(sign) + 1)
        return None


def _fits(phrase: tuple[Token, ...], found: Sequence[str]) -> bool:
    """Whether words begin with a phrase."""
    return len(found) >= len(phrase) and all(token.fits(word) for token, word in zip(phrase, found, strict=False))
