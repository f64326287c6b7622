"""Where sentences and clauses begin and end.

Folding loses capitals, so every function takes either a `Folded` text (capitals are looked up in the raw text and decide whether an
abbreviation ends its sentence) or a plain folded string (then a word that usually opens a sentence decides).
"""

import re
from functools import lru_cache

from ai_law_legal_agent_eval.text.abbreviations import (
    COMPANY_FORMS,
    LABEL_NOUNS,
    NEVER_LAST,
    NUMBERED,
    OPENERS,
    SOMETIMES_LAST,
)
from ai_law_legal_agent_eval.text.clause_breaks import breaks
from ai_law_legal_agent_eval.text.fold import Folded
from ai_law_legal_agent_eval.text.spans import Span

# Each run of marks is tried once, from its start: dot leaders before a letter would else be read again from every dot.
_END = re.compile(r"[\n.?!](?:(?<=\n)|(?<![.?!][.?!])[.?!]*+[\"')\]]*+(?=\s|\Z))")
_LAST_TOKEN = re.compile(r"[^\s(\[\"']+\Z")
_LABEL = re.compile(r"\s*[(\[]?(?:\d{1,3}|[a-z]|[ivxl]{1,6})\Z")
_NUMBER_NEXT = re.compile(r"\s*[(§#]?(?:\d|[a-z]\b|[ivxl]+\b|nos?\b)")
_NEXT_WORD = re.compile(r"\s*[\"'(\[]*([a-z][a-z'-]*)")
_TOKEN_CHARS = 24
_MAX_INITIALS = 3
_DANGLING = re.compile(
    r"\b(?:a|an|the|of|to|in|on|at|by|for|from|with|without|under|into|than|that|which|who|is|are|was|were|be|been|has|have|had|does|do|did"
    r"|not|no|never|cannot|can|could|will|would|shall|should|must|may|might|its|their|our|his|her|this|these|those|if|unless|because|as)\Z"
)
_LIST_MARK = re.compile(r"\s*(?:[-*+•▪◦#|>]|\(?(?:\d{1,3}|[a-z]|[ivxl]{1,6})[.)])\s?")


def sentences(text: str | Folded) -> tuple[Span, ...]:
    """Return the sentences of a folded text in order; they do not overlap and leave out only white space.

    >>> text = "see 15 c.f.r. § 744.23(a)(2)(i). the hold stands\\nl2 waits"
    >>> [span.cut(text) for span in sentences(text)]
    ['see 15 c.f.r. § 744.23(a)(2)(i).', 'the hold stands', 'l2 waits']
    """
    return _sentences(text)


@lru_cache(maxsize=256)
def _sentences(text: str | Folded) -> tuple[Span, ...]:
    body = text.text if isinstance(text, Folded) else text
    found: list[Span] = []
    start = 0
    for match in _END.finditer(body):
        if _ends(text, body, start, match):
            _append(found, body, start, match.end())
            start = match.end()
    _append(found, body, start, len(body))
    return tuple(found)


def _append(found: list[Span], body: str, start: int, end: int) -> None:
    while start < end and body[start].isspace():
        start += 1
    while end > start and body[end - 1].isspace():
        end -= 1
    if start < end:
        found.append(Span(start, end))


def _ends(text: str | Folded, body: str, start: int, match: re.Match[str]) -> bool:
    """Whether the mark at `match` ends the sentence that began at `start`."""
    mark = match.group()
    if mark == "\n":
        return not _is_wrapped(body, start, match.start())
    if mark[0] != "." or len(mark.rstrip("\"')]")) > 1:
        return True
    return _full_stop_ends(text, body, start, match)


def _is_wrapped(body: str, start: int, at: int) -> bool:
    """Whether a line break only wraps a sentence: its line ends in a word that no sentence ends in."""
    line = body[max(start, at - _TOKEN_CHARS) : at]
    return bool(_DANGLING.search(line)) and not _LIST_MARK.match(body, at + 1)


def _full_stop_ends(text: str | Folded, body: str, start: int, match: re.Match[str]) -> bool:
    before = body[max(start, match.start() - _TOKEN_CHARS) : match.start()]
    if match.start() == start or not before[-1:].strip(" .\n\"'"):
        return True
    if match.start() - start <= 8 and _LABEL.match(before):
        return False
    last = _LAST_TOKEN.search(before)
    word = last.group() if last else ""
    if word in NEVER_LAST:
        return False
    if word in NUMBERED:
        return not _NUMBER_NEXT.match(body, match.end())
    if len(word) == 1 and word.isalpha() and before[:-1].rstrip().endswith(LABEL_NOUNS):
        return True
    is_name = word in COMPANY_FORMS
    return not (is_name or _is_abbreviation(word)) or _opens(text, body, match.end(), names_too=is_name)


def _is_abbreviation(word: str) -> bool:
    word = word.rpartition("-")[2]
    letters = word.replace(".", "")
    is_dotted = "." in word and len(letters) <= _MAX_INITIALS
    return word in SOMETIMES_LAST or (letters.isalpha() and (is_dotted or len(word) == 1))


def _opens(text: str | Folded, body: str, at: int, *, names_too: bool) -> bool:
    """Whether a new sentence starts at `at`, after an abbreviation."""
    match = _NEXT_WORD.match(body, at)
    if not match:
        return not body[at : at + _TOKEN_CHARS].strip() or body[at] == "\n"
    word = match.group(1)
    if isinstance(text, Folded) and not text.is_capital(match.start(1)):
        return False
    return word in OPENERS or (names_too and isinstance(text, Folded) and word.rstrip(".") not in COMPANY_FORMS)


_CLAUSE_ENDS = frozenset({"hard", "dash", "clause", "comma_and"})


def clauses(text: str | Folded, sentence: Span) -> tuple[Span, ...]:
    """Return the clauses of one sentence in order, without the marks and words that part them.

    >>> text = "l1 is critical, but l5 is clear; nobody checked"
    >>> [span.cut(text) for span in clauses(text, Span(0, len(text)))]
    ['l1 is critical', 'l5 is clear', 'nobody checked']
    """
    body = text.text if isinstance(text, Folded) else text
    found: list[Span] = []
    start = sentence.start
    for mark in breaks(sentence.cut(body)):
        if mark.kind in _CLAUSE_ENDS:
            _append(found, body, start, sentence.start + mark.start)
            start = sentence.start + mark.end
    _append(found, body, start, sentence.end)
    return tuple(found)
