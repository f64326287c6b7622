"""What a sentence does about an issue: rates it, asks for action, or sets it aside; and whether the memo stands behind it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Literal

from ai_law_legal_agent_eval.keys.model import LEVEL_ORDER, Severity
from ai_law_legal_agent_eval.memo.emphasis import without_emphasis
from ai_law_legal_agent_eval.memo.frames import frame_of, is_refuted_after, is_refuted_by
from ai_law_legal_agent_eval.memo.vocabulary import (
    ACTION_LABEL,
    DISMISSALS,
    IMPERATIVE,
    IMPERATIVE_START,
    NOUN_LIKE,
    OWN_NEGATORS,
    RATING_POSITIONS,
    RATING_WORDS,
    REMEDY_POSITIONS,
    SEVERITY_LABEL,
    VERB,
)
from ai_law_legal_agent_eval.text.cues import ADOPTIONS
from ai_law_legal_agent_eval.text.polarity import Status, assertion
from ai_law_legal_agent_eval.text.spans import Span

_ANY_DISMISSAL = re.compile("|".join(f"(?:{pattern.pattern})" for pattern in DISMISSALS))
_VERB = re.compile(rf"\b{VERB}\b")
_WORD = re.compile(r"[a-z0-9]+")
_TOKEN = re.compile(r"[a-z0-9']+")
_TRIGGERED: dict[str, int] = {}
"""The remedy positions, by bit, that a word triggers."""
for _place, (_triggers, _) in enumerate(REMEDY_POSITIONS):
    for _trigger in _triggers:
        _TRIGGERED[_trigger] = _TRIGGERED.get(_trigger, 0) | 1 << _place
_WHOLE_RATING = re.compile(r"\A[\W_]*(?:to )?(?:very )?[a-z-]+(?: ?(?:/|to|-|or|and) ?[a-z]+)?[\W_]*\Z")
_OPENING_IF = re.compile(r"\W*(?:if|suppose|supposing|were|assuming|in the event)\b")
_BENIGN_CONDITION = re.compile(
    r"\b(?:until|unless|before|once|only if|only when|and if|if (?:necessary|needed|possible|appropriate|so|not|any))\b"
)
_PENDING = re.compile(r"\b(?:until|till|unless|before|once|pending|when|after|if|whether|that|as though|as if)\b[^.,;:]{0,80}\Z")
"""What must still happen ("until it is cleared") is not done."""
_ADOPTED = re.compile(rf"[\W_]*{ADOPTIONS}")
_ANSWERED = re.compile(
    r"[\W_]*(?:yes|indeed|certainly|of course|quite so|(?:it|they|he|she) (?:is|are|does|do|has|have|will|can|was|were)(?: indeed)?"
    r"|we think so|so it is)[.!,]?(?:\Z| )"
)
"""The next sentence says yes to a question, or agrees with somebody's word."""
_ASKING = re.compile(r"\A[\W_]*(?:is it (?:so|true|the case|right) that|can it be (?:true )?that|the question is whether)\b")
_FRESH_CLAUSE = re.compile(
    r"[,;] (?:(?:and|so|so that|then) (?=(?:we|i|it|this|he|she|they|would|advise|recommend)\b"
    r"|(?:[\w-]+ ){1,4}?(?:must|should|ought|cannot|needs? to|has to|have to)\b)"
    r"|(?=(?:an? |this )?(?:\w+ )?(?:irregularity|deficiency|exposure"
    r"|(?:statement|fact|circumstance|point|matter|something) (?:that|which))\b))"
)
"""Where a sentence starts anew; a negator before it denies nothing behind it."""
_BRACKETED = re.compile(r"[(\[](?:\w+:? )?\Z")
_PENDING_CHARS = 100
"""More than `_PENDING` can match."""


@dataclass(frozen=True)
class Stance:
    """A rating (`level`) or a request for action at one place of a sentence.

    `is_stop`: the action keeps something from happening; `is_loose`: only the column of its cell says that it is asked for.
    """

    span: Span
    asked: str
    following: str
    level: Severity | None = None
    is_stop: bool = False
    is_loose: bool = False

    @cached_property
    def status(self) -> Status:
        """Whether the memo stands behind it; `asked` is the sentence without the negators that belong to the action itself."""
        status = status_at(_own_words(self.asked, self.span) if self.level else self.asked, self.following, self.span)
        return status if self.level or self.is_loose else condition_allowed(self.asked, status)

    @cached_property
    def status_of_clause(self) -> Status:
        """The same, by its own clause where the sentence starts anew after a denial or somebody's word."""
        if self.level or self.is_loose:
            return self.status
        return condition_allowed(self.asked, status_afresh(self.asked, self.following, self.span))


@dataclass(frozen=True, slots=True)
class Dismissal:
    """Words that set a point aside, affirmed."""

    span: Span


Role = Literal["text", "heading", "rating_cell", "action_cell"]


def role_of(column: str, is_heading: bool) -> Role:
    """Return what a sentence is by its place: a heading, or a cell of a rating or action column.

    >>> role_of("severity", False), role_of("recommended action", False), role_of("", True)
    ('rating_cell', 'action_cell', 'heading')
    """
    if is_heading:
        return "heading"
    if column and SEVERITY_LABEL.search(column) and len(column) < 40:
        return "rating_cell"
    return "action_cell" if column and ACTION_LABEL.search(column) and len(column) < 60 else "text"


@lru_cache(maxsize=4096)
def ratings(text: str, following: str, role: Role) -> tuple[Stance, ...]:
    """Return the ratings that a folded sentence gives; `following` is the next sentence of its block.

    >>> [(found.level, found.status) for found in ratings("we rate this as high.", "", "text")]
    [('high', 'affirmed')]
    >>> ratings("there is a high probability of relocation.", "", "text")
    ()
    """
    if RATING_WORDS.isdisjoint(_WORD.findall(text)):
        return ()
    found: dict[int, Stance] = {}
    for pattern in RATING_POSITIONS:
        for match in pattern.finditer(text):
            level = _level(match)
            span = Span(*match.span(level))
            found.setdefault(span.start, Stance(span, text, following, level=level))
    if role == "rating_cell" and not found and _WHOLE_RATING.match(text):
        return ratings(f"severity: {text}", following, "text")
    return tuple(found[start] for start in sorted(found))


def _level(match: re.Match[str]) -> Severity:
    return next(level for level in LEVEL_ORDER if match[level] is not None)


@lru_cache(maxsize=4096)
def remedies(text: str, following: str, role: Role) -> tuple[Stance, ...]:
    """Return the actions that a folded sentence asks for.

    >>> [(found.is_stop, found.status) for found in remedies("l2 must not ship until the licence is amended.", "", "text")]
    [(True, 'affirmed')]
    >>> [found.status for found in remedies("corvane does not need to hold l2.", "", "text")]
    ['negated']
    """
    found: dict[int, Stance] = {}
    for match in _remedy_matches(text):
        group = "stop" if "stop" in match.re.groupindex and match["stop"] is not None else "act"
        span = Span(*match.span(group))
        if span.start not in found:
            found[span.start] = Stance(span, _without_own_negators(text, match), following, is_stop=group == "stop")
    if role == "action_cell":
        for match in _VERB.finditer(text):
            span = Span(*match.span())
            found.setdefault(span.start, Stance(span, text, following, is_stop=match["stop"] is not None, is_loose=True))
    return tuple(found[start] for start in sorted(found))


def _remedy_matches(text: str) -> Iterator[re.Match[str]]:
    triggered = 0
    for word in _TOKEN.findall(text):
        triggered |= _TRIGGERED.get(word, 0)
    for place, (_, pattern) in enumerate(REMEDY_POSITIONS if triggered else ()):
        if triggered >> place & 1:
            yield from pattern.finditer(text)
    for start in (0, *(match.end() for match in IMPERATIVE_START.finditer(text))):
        match = IMPERATIVE.match(text, start)
        if match and not (start == 0 and NOUN_LIKE.match(text)):
            yield match


def _without_own_negators(text: str, match: re.Match[str]) -> str:
    """The sentence with the negators of a ban blanked out: they take nothing back."""
    return text[: match.start()] + _without_negators(match.group()) + text[match.end() :]


def condition_allowed(text: str, status: Status) -> Status:
    """A ban or hold "until" or "unless" something is asked for now."""
    if frame_of(text):
        return status
    if status == "hypothetical" and _BENIGN_CONDITION.search(text) and not _OPENING_IF.match(text):
        return "affirmed"
    return status


def _own_words(text: str, rating: Span) -> str:
    """The sentence of a rating that stands in brackets of its own ("not identified (high)"), without what stands before them."""
    opening = _BRACKETED.search(text, 0, rating.start)
    if opening is None or not text.startswith((")", "]"), rating.end) or frame_of(text):
        return text
    return " " * opening.start() + text[opening.start() :]


def _without_negators(text: str) -> str:
    return OWN_NEGATORS.sub(lambda match: "x" * len(match.group()), text)


def status_at(text: str, following: str, span: Span) -> Status:
    """Return whether a sentence stands behind what is at `span`; a refutation in the next sentence takes it back."""
    text = without_emphasis(text, span.start)
    if text.endswith("?") and _ANSWERED.match(following):
        return status_at(_without_question(text), "", span)
    if is_refuted_by(text, following) or is_refuted_after(text, span.end):
        return "negated"
    status = frame_of(text) or assertion(text, span).status
    if status == "attributed" and _ADOPTED.match(following):
        return "affirmed"
    return status


def status_afresh(text: str, following: str, place: Span) -> Status:
    """Return the status of a place, by its own clause where the sentence starts anew after a denial or somebody's word."""
    status = status_at(text, following, place)
    if status not in ("negated", "attributed"):
        return status
    fresh = [match.end() for match in _FRESH_CLAUSE.finditer(text) if match.end() <= place.start]
    return status_at(" " * fresh[-1] + text[fresh[-1] :], following, place) if fresh else status


def _without_question(text: str) -> str:
    """A question as a statement, all places kept."""
    stated = _ASKING.sub(lambda match: " " * len(match.group()), text, count=1)
    return stated.removesuffix("?") + "."


@lru_cache(maxsize=4096)
def dismissals(text: str, following: str) -> tuple[Dismissal, ...]:
    """Return the places where a folded sentence sets something aside and stands behind it.

    >>> len(dismissals("this is not an issue.", "")), len(dismissals("the seller says this is not an issue.", ""))
    (1, 0)
    """
    if not _ANY_DISMISSAL.search(text):
        return ()
    found = []
    for pattern in DISMISSALS:
        for match in pattern.finditer(text):
            if _PENDING.search(text, max(0, match.start() - _PENDING_CHARS), match.start()):
                continue
            blanked = _without_own_negators(text, match)
            middle = match.start() + len(match.group()) // 2
            status = status_at(blanked, following, Span(middle, match.end()))
            if status in ("affirmed", "dismissed"):
                found.append(Dismissal(Span(*match.span())))
    return tuple(sorted(set(found), key=lambda item: item.span.start))
