"""Structured gates: expressions of a rubric that fire on a text, with guards against denials and foreign contexts.

Here lives what an entry of a pattern list means and where it fires. What a fired gate costs is the business of its source.
"""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal, get_args

from ai_law_legal_agent_eval.errors import AuthorError, LegalEvalError, Problem
from ai_law_legal_agent_eval.text.fold import fold
from ai_law_legal_agent_eval.text.polarity import Status, assertion
from ai_law_legal_agent_eval.text.sentences import sentences
from ai_law_legal_agent_eval.text.spans import Span

Scope = Literal["span", "before"]
MATCH_SECONDS = 0.5
"""How long an expression that needs look-around or back-references may search one text; author's choice."""
_NEGATOR = re.compile(r"\b(?:no(?!\. ?\d)|not|never|nothing|none|neither|nor|cannot|without)\b|n't\b")
"""The closed list of the guard; "No. 5" numbers something."""
_EXPRESSIONS = ("pattern", "require_context", "exclude_context")
_KEYS = ("pattern", "negation_guard", "negation_scope", "require_context", "exclude_context", "status")
_STATUSES: tuple[Status, ...] = get_args(Status)
_Fault = tuple[str | None, str, str]


class GateTimeoutError(LegalEvalError):
    """An author's expression that searched a text for longer than allowed; it says nothing about the text."""


@dataclass(frozen=True, slots=True)
class Gate:
    """One entry of a pattern list; `where` is the author's "file:line", for messages."""

    pattern: str
    negation_guard: bool = False
    negation_scope: Scope = "span"
    require_context: str | None = None
    exclude_context: str | None = None
    status: frozenset[Status] = frozenset(_STATUSES)
    where: str = ""

    @property
    def unbounded(self) -> tuple[str, ...]:
        """Those of its expressions that no linear engine runs, for lint to mention."""
        texts = (getattr(self, key) for key in _EXPRESSIONS)
        return tuple(text for text in texts if text and not _compiled(text).is_linear)


@dataclass(frozen=True, slots=True)
class GateHit:
    """One place where a gate fired: the gate's own pattern text and the place in the raw text."""

    pattern: str
    span: Span


def gate_hits(gates: Iterable[Gate], text: str) -> tuple[GateHit, ...]:
    """Return every occurrence that survives its gate's guards, in the order of the gates; a gate fires when it has one.

    Expressions see the folded text, every run of white space as one blank, and regard no case. Raises GateTimeoutError.

    >>> gate = Gate("accepts? unlimited liability", negation_guard=True)
    >>> text = "Provider accepts  unlimited liability."
    >>> [hit.span.cut(text) for hit in gate_hits([gate], text)]
    ['accepts  unlimited liability']
    >>> gate_hits([gate], "Provider does not accept unlimited liability.")
    ()
    """
    subject = _Subject(text)
    return tuple(GateHit(gate.pattern, subject.folded.to_raw(span)) for gate in gates for span in subject.surviving(gate))


def read_gates(entries: object, file: str, line: Callable[..., int]) -> tuple[Gate, ...]:
    """Return the gates of one pattern list: expressions, or mappings with the fields of `Gate`.

    `line(index)` and `line(index, key)` give lines (from 1) of `file`. Raises AuthorError with all problems at once.
    """
    if not isinstance(entries, list):
        raise AuthorError([Problem(file, line(), f"patterns: {entries!r:.80}", "a list of expressions or mappings")])
    problems = [
        Problem(file, line(index) if key is None else line(index, key), found, allowed)
        for index, entry in enumerate(entries)
        for key, found, allowed in _faults(entry)
    ]
    if problems:
        raise AuthorError(problems)
    return tuple(_gate(entry, f"{file}:{line(index)}") for index, entry in enumerate(entries))


def _gate(entry: str | Mapping[str, Any], where: str) -> Gate:
    fields: dict[str, Any] = {"pattern": entry} if isinstance(entry, str) else dict(entry)
    if "status" in fields:
        fields["status"] = frozenset(fields["status"])
    return Gate(where=where, **fields)


def _faults(entry: object) -> Iterator[_Fault]:
    """What is wrong with one entry: the key, what was found, what is allowed."""
    fields = {"pattern": entry} if isinstance(entry, str) else entry
    if not isinstance(fields, dict):
        yield None, f"pattern entry {entry!r:.80}", "an expression or a mapping"
        return
    for key in fields:
        if key not in _KEYS:
            yield str(key), f"unknown key {key!r}", ", ".join(_KEYS)
    if "pattern" not in fields:
        yield None, "no pattern", "a mapping with a pattern"
    for key in _EXPRESSIONS:
        if key in fields:
            yield from _expression_faults(key, fields[key])
    yield from _guard_faults(fields)


def _guard_faults(fields: Mapping[str, Any]) -> Iterator[_Fault]:
    guard = fields.get("negation_guard", False)
    if not isinstance(guard, bool):
        yield "negation_guard", f"negation_guard: {guard!r:.80}", "true or false"
    if "negation_scope" in fields:
        scope = fields["negation_scope"]
        if scope not in get_args(Scope):
            yield "negation_scope", f"negation_scope: {scope!r:.80}", " or ".join(get_args(Scope))
        if guard is False:
            yield "negation_scope", "negation_scope without its guard", "negation_scope beside negation_guard: true"
    status = fields.get("status", ["affirmed"])
    if not isinstance(status, list) or not status or any(name not in _STATUSES for name in status):
        yield "status", f"status: {status!r:.80}", f"a list of some of {', '.join(_STATUSES)}"


def _expression_faults(key: str, text: object) -> Iterator[_Fault]:
    if not isinstance(text, str) or not text:
        yield key, f"{key}: {text!r:.80}", "a regular expression"
        return
    unseen = sorted({sign for sign in text if not sign.isascii() and fold(sign).text != sign.lower()})
    if unseen:
        plain = ", ".join(repr(fold(sign).text) for sign in unseen)
        yield key, f"{key} {text!r:.80} with {''.join(unseen)}, which folded text never holds", f"the plain form: {plain}"
    try:
        expression = _compiled(text)
    except _BadExpressionError as error:
        yield key, f"{key} {text!r:.80}: {error}", "a valid regular expression"
        return
    if expression.pattern.search("") is not None:
        yield key, f"{key} {text!r:.80}, which the empty text matches", "an expression that needs a character"


class _Subject:
    """One text that gates are tried on; what several of them need is worked out once."""

    def __init__(self, text: str) -> None:
        self.folded = fold(text)
        self._body = self.folded.text.replace("\n", " ")
        self._sentences = sentences(self.folded)
        self._negators = [match.span() for match in _NEGATOR.finditer(self._body)]
        self._contexts: dict[tuple[str, Span], bool] = {}

    def surviving(self, gate: Gate) -> Iterator[Span]:
        """The places in the folded text where the gate's expression matches and no guard drops it."""
        for span in _compiled(gate.pattern).spans(self._body, gate.where):
            sentence = self._sentence(span)
            if gate.negation_guard and self._is_negated(sentence.start, span.end if gate.negation_scope == "span" else span.start):
                continue
            if gate.require_context and not self._stands(gate.require_context, sentence, gate.where):
                continue
            if gate.exclude_context and self._stands(gate.exclude_context, sentence, gate.where):
                continue
            if len(gate.status) == len(_STATUSES) or assertion(self.folded, span).status in gate.status:
                yield span

    def _sentence(self, span: Span) -> Span:
        """The sentences that a match touches, as one place."""
        first = bisect_right(self._sentences, span.start, key=lambda sentence: sentence.end)
        last = bisect_left(self._sentences, span.end, key=lambda sentence: sentence.start) - 1
        return Span(self._sentences[first].start, self._sentences[last].end) if first <= last else span

    def _is_negated(self, start: int, end: int) -> bool:
        first = bisect_left(self._negators, start, key=lambda place: place[0])
        return first < len(self._negators) and self._negators[first][1] <= end

    def _stands(self, text: str, sentence: Span, where: str) -> bool:
        known = self._contexts.get((text, sentence))
        if known is None:
            known = next(_compiled(text).spans(sentence.cut(self._body), where), None) is not None
            self._contexts[text, sentence] = known
        return known


class _BadExpressionError(ValueError):
    """No engine reads the expression."""


@dataclass(frozen=True, slots=True)
class _Expression:
    """A compiled expression: linear (RE2), or with look-around and back-references under a time limit."""

    text: str
    pattern: Any
    is_linear: bool

    def spans(self, body: str, where: str) -> Iterator[Span]:
        """The places that match, empty ones left out. Raises GateTimeoutError."""
        found = self.pattern.finditer(body) if self.is_linear else self.pattern.finditer(body, timeout=MATCH_SECONDS)
        try:
            for match in found:
                if match.end() > match.start():
                    yield Span(*match.span())
        except TimeoutError:
            message = f"{where or 'a gate'}: {self.text!r:.80} searched for over {MATCH_SECONDS} s"
            raise GateTimeoutError(f"{message}; allowed: an expression without nested repetition") from None


@lru_cache(maxsize=4096)
def _compiled(text: str) -> _Expression:
    """Return the compiled expression. Raises _BadExpressionError."""
    import re2  # noqa: PLC0415 - costs more than the rest of the module together

    options = re2.Options()
    options.case_sensitive = False
    options.log_errors = False
    try:
        return _Expression(text, re2.compile(text, options=options), is_linear=True)
    except (re2.error, UnicodeError):
        return _Expression(text, _backtracking(text), is_linear=False)


def _backtracking(text: str) -> Any:
    import regex  # noqa: PLC0415 - few rubrics need it

    try:
        return regex.compile(text, regex.IGNORECASE)
    except regex.error as error:
        raise _BadExpressionError(str(error)) from None
