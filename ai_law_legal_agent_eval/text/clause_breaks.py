"""Where, inside one sentence, a clause, a predicate or a phrase ends.

A light look at word forms, no parser: a break is a punctuation mark or a connecting word behind which a new subject with a verb, or a
verb of its own, begins.
"""

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, NamedTuple

from ai_law_legal_agent_eval.text.verbs import (
    AUXILIARIES,
    DETERMINERS,
    LEADING_ADVERBS,
    NOUN_LIKE_VERBS,
    OBJECT_STARTS,
    PAST_FORMS,
    PREPOSITIONS,
    SUBJECT_PRONOUNS,
    SURE_VERBS,
)

Kind = Literal[
    "hard", "dash", "clause", "and_clause", "comma_and", "relative", "predicate", "reason", "participle", "comma", "that", "verb"
]
"""hard: ";" ":" "but" and the like; dash: one of a pair of dashes; clause: a comma before subject and verb; and_clause: "and" or "so" before them;
comma_and: both; relative: ", which";
predicate: "and" or a comma before a verb; reason: "because"; participle: ", leaving"; comma: any other comma; that: a relative or
complement "that", "who", "which"; verb: a finite verb stands here."""


class Break(NamedTuple):
    """One place where something ends, from `start` to `end` within the sentence's text."""

    kind: Kind
    start: int
    end: int


class _Token(NamedTuple):
    text: str
    start: int
    end: int


_TOKEN = re.compile(r"[^\W_][\w'.-]*[\w']|[^\W_]|[;:,()]|\$|-(?=\s)")
_HARD_WORDS = frozenset(["but", "however", "although", "though", "except", "whereas", "while", "yet", "save", "notwithstanding"])
_HARD_MARKS = frozenset(";:")
_REASONS = frozenset(["because", "since"])
_NO_PARTICIPLE = frozenset(
    [
        "including",
        "excluding",
        "regarding",
        "concerning",
        "according",
        "pending",
        "notwithstanding",
        "something",
        "nothing",
        "anything",
        "everything",
    ]
)
_RELATIVES = frozenset(["which", "who", "whose", "whom"])
_NOMINATIVES = frozenset(["we", "i", "they", "he", "she"])
"""Pronouns that can only be subjects."""
_CONSEQUENCES = frozenset(["so", "therefore", "thus", "hence", "accordingly"])
_NO_CONSEQUENCE = frozenset(["that", "as", "far", "long", "much", "many", ","])
_NO_CLAUSE_AS = frozenset(["long", "soon", "far", "such", "same", "so", "well", "much", "inasmuch", "insofar", "treat", "treated", "just"])
MAX_SUBJECT_WORDS = 9
"""How far behind a comma the verb of a new clause may stand; author's choice."""


@dataclass(frozen=True, slots=True)
class _Sentence:
    tokens: tuple[_Token, ...]

    @property
    def has_paired_dashes(self) -> bool:
        return sum(token.text == "-" for token in self.tokens) == 2

    def word(self, index: int) -> str:
        return self.tokens[index].text if 0 <= index < len(self.tokens) else ""

    def is_finite(self, index: int) -> bool:
        """Whether the word is a finite verb, as far as its form and its neighbours tell."""
        word, before, after = self.word(index), self.word(index - 1), self.word(index + 1)
        if word in AUXILIARIES:
            return True
        if before in DETERMINERS or before == "to" or (before in PREPOSITIONS and word not in SURE_VERBS):
            return before in ("that", "this") and word in SURE_VERBS
        if word in SURE_VERBS:
            return True
        if word in NOUN_LIKE_VERBS:
            return after in OBJECT_STARTS
        if before == "and" and word.endswith("s") and not word.endswith(("ss", "us")):
            return len(word) > 3 and after in DETERMINERS
        return word in PAST_FORMS and before not in (
            "been",
            "be",
            "being",
            "is",
            "are",
            "was",
            "were",
            "has",
            "have",
            "had",
            "not",
            "never",
            "and",
            "or",
            ",",
        )

    def _agrees(self, index: int) -> bool:
        """Whether the word after a pronoun has the ending of its verb."""
        after = self.word(index + 1)
        return self.word(index) in ("it", "he", "she", "nobody", "nothing") and len(after) > 3 and after.endswith(("s", "ed"))

    def opens_clause(self, index: int) -> bool:
        """Whether a subject with its own finite verb begins at `index`."""
        if self.word(index) in _NOMINATIVES:
            return True
        if self.word(index) in SUBJECT_PRONOUNS:
            return any(self.is_finite(at) for at in range(index + 1, index + 4)) or self._agrees(index)
        for at in range(index, index + MAX_SUBJECT_WORDS):
            word = self.word(at)
            if not word or word in ",;:()-" or word in _RELATIVES:
                return False
            if at > index and self.is_finite(at):
                return True
        return False


@lru_cache(maxsize=4096)
def breaks(sentence: str) -> tuple[Break, ...]:
    """Return the breaks of one folded sentence in order.

    >>> [(found.kind, found.start) for found in breaks("the permit is spent, and l2 exceeds it") if found.kind != "verb"]
    [('comma_and', 19)]
    """
    shape = _Sentence(tuple(_Token(match.group(), *match.span()) for match in _TOKEN.finditer(sentence)))
    found: list[Break] = []
    for index, token in enumerate(shape.tokens):
        kind = _kind(shape, index)
        if kind:
            found.append(Break(kind, token.start, token.end))
        if shape.is_finite(index):
            found.append(Break("verb", token.start, token.start))
    return tuple(found)


def _kind(shape: _Sentence, index: int) -> Kind | None:
    word = shape.word(index)
    if word == "-":
        return "dash" if shape.has_paired_dashes else "hard"
    if word in _HARD_MARKS or (word in _HARD_WORDS and not (word == "while" and shape.word(index - 1) == "a")):
        return "hard"
    if word == ",":
        return _after_comma(shape, index + 1)
    if word in ("and", "or", "so") and shape.word(index - 1) != ",":
        return _after_and(shape, index + 1)
    if word == "because" and shape.word(index + 1) == "of":
        return None
    if word == "as" and shape.word(index - 1) not in _NO_CLAUSE_AS and shape.word(index + 1) in ("the", "it", "this", "there"):
        return "reason" if shape.opens_clause(index + 1) else None
    if word in _REASONS and not (word == "since" and (shape.word(index - 1) in AUXILIARIES or shape.word(index + 1) in ("been", "then"))):
        return "reason"
    return "that" if word == "that" or word in _RELATIVES else None


def _after_and(shape: _Sentence, index: int) -> Kind | None:
    while shape.word(index) in LEADING_ADVERBS:
        index += 1
    if shape.is_finite(index):
        return "predicate"
    return "and_clause" if shape.opens_clause(index) else None


def _after_comma(shape: _Sentence, index: int) -> Kind:
    first = shape.word(index)
    if first in _CONSEQUENCES and shape.word(index + 1) not in _NO_CONSEQUENCE:
        return "clause"
    if first in _RELATIVES or first in _HARD_WORDS:
        return "relative" if first in _RELATIVES else "hard"
    if first in LEADING_ADVERBS:
        kind = _after_and(shape, index)
        if kind == "and_clause":
            return "clause" if first == "so" else "comma_and"
        return kind or "comma"
    if shape.is_finite(index):
        return "predicate"
    is_participle = first.endswith("ing") and len(first) > 5 and first not in _NO_PARTICIPLE
    return "participle" if is_participle else "clause" if shape.opens_clause(index) else "comma"
