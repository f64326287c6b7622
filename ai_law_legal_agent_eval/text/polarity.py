"""Whether a text asserts a claim: one status for one place in a folded text.

The cues stand in `cues`; this module decides which of them hold a given place, and which one wins. A cue inside the claim itself
belongs to the claim ("no licence was obtained" is affirmed as it stands). Work on a sentence is kept, so asking often is cheap.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from ai_law_legal_agent_eval.text.clause_breaks import Break, breaks
from ai_law_legal_agent_eval.text.cues import ADOPTIONS, CONCESSIONS, CUES, IDIOMS, Cue, Status
from ai_law_legal_agent_eval.text.fold import Folded
from ai_law_legal_agent_eval.text.sentences import sentences
from ai_law_legal_agent_eval.text.spans import Span
from ai_law_legal_agent_eval.text.verbs import LEADING_ADVERBS, PARTICIPLES

__all__ = ["Assertion", "Status", "assertion", "is_prohibition"]

_CLAUSE = frozenset({"hard", "dash", "clause", "and_clause", "comma_and", "relative", "predicate", "reason", "participle"})
_STOPS: dict[str, frozenset[str]] = {
    "clause": _CLAUSE,
    "sentence": frozenset({"hard", "comma_and"}),
    "phrase": _CLAUSE | {"comma", "that"},
    "noun": _CLAUSE | {"verb"},
    "object": _CLAUSE | {"verb", "comma", "that"},
    "subject": frozenset({"hard", "clause", "and_clause", "comma_and", "reason"}),
}
_ORDER = ("asked", "dismissed", "hypothetical", "denied", "attributed", "negated")
"""Which status wins where several hold a claim; "denied": the whole statement is denied, whoever made it."""
_CONCESSION = re.compile(CONCESSIONS)
_ADOPTION = re.compile(ADOPTIONS)
_PROHIBITION = re.compile(r"\b(?:must|should|shall|may|can|do|does|need) ?(?:not|n't)\b|\b(?:cannot|never)\b")
_QUESTION_END = re.compile(r"\?[!?]*[\"')\]]*\Z")
_WORD = re.compile(r"[a-z'-]+")
_WOULD = re.compile(r"\b(?:would|could|might)\b")
_LEAD = re.compile(r"(?:[;:] |, and |, but |\bthat )\Z")
_BEGINS = r"(?<!\S)(?:^|(?<=[;,:-]\s)|(?<=\bbut\s)|(?<=\band\s))"
_LONG, _STEP = 2400, 800
"""Sentences over so many characters are read in windows of three steps, which bounds the work; author's choice."""
_WINDOW = 90
"""How many characters before a cue its spoilers are sought in; author's choice."""


@dataclass(frozen=True, slots=True)
class _Row:
    cue: Cue
    needs: tuple[str, ...]
    pattern: re.Pattern[str]
    unless_before: re.Pattern[str] | None
    unless_after: re.Pattern[str] | None


def _compiled(cue: Cue) -> _Row:
    before, after = (re.compile(text) if text else None for text in (cue.unless_before, cue.unless_after))
    pattern = f"{_BEGINS}(?:{cue.pattern})" if cue.reach == "previous" else cue.pattern
    return _Row(cue, _pieces(cue.needs), re.compile(pattern), before, after)


def _is_needed(piece: str, word: str) -> bool:
    """Whether a run of letters holds a needed piece, or is the whole word that is needed ("=no")."""
    return word == piece[1:] if piece[0] == "=" else piece in word


def _pieces(needs: str) -> tuple[str, ...]:
    return tuple(piece.replace("_", " ") for piece in needs.split())


_IDIOMS = tuple((_pieces(needs), re.compile(pattern)) for _, needs, pattern in IDIOMS)
_ROWS = tuple(_compiled(cue) for cue in CUES)
_ALL = (1 << len(_ROWS)) - 1
_PREVIOUS = sum(1 << place for place, row in enumerate(_ROWS) if row.cue.reach == "previous")
"""The rows by bit, and those of them that speak about the sentence before."""
_LETTERS = re.compile(r"[a-z]+")
_LETTER_PIECE = re.compile(r"=?[a-z]+")
_ROWS_BY_PIECE: dict[str, int] = {}
for _place, _row in enumerate(_ROWS):
    for _piece in _row.needs:
        _ROWS_BY_PIECE[_piece] = _ROWS_BY_PIECE.get(_piece, 0) | 1 << _place
_LETTER_PIECES = tuple(entry for entry in _ROWS_BY_PIECE.items() if _LETTER_PIECE.fullmatch(entry[0]))
_OTHER_PIECES = tuple(entry for entry in _ROWS_BY_PIECE.items() if not _LETTER_PIECE.fullmatch(entry[0]))


@lru_cache(maxsize=65536)
def _rows_with(word: str) -> int:
    """The rows, by bit, of which a run of letters holds a needed piece."""
    mask = 0
    for piece, rows in _LETTER_PIECES:
        if _is_needed(piece, word):
            mask |= rows
    return mask


def _possible_rows(part: str, rows: int) -> Iterator[_Row]:
    """Those of the rows of which a sentence holds a needed piece, in the order of the table."""
    mask = 0
    for word in set(_LETTERS.findall(part)):
        mask |= _rows_with(word)
    for piece, needing in _OTHER_PIECES:
        if piece in part:
            mask |= needing
    mask &= rows
    while mask:
        lowest = mask & -mask
        yield _ROWS[lowest.bit_length() - 1]
        mask ^= lowest


@dataclass(frozen=True, slots=True)
class Assertion:
    """The status of a claim, with the place and the name of the cue that decided it (none when affirmed)."""

    status: Status
    cue: Span | None = None
    name: str = ""


@dataclass(frozen=True, slots=True)
class _Hit:
    """One cue at its place within its sentence."""

    cue: Cue
    start: int
    end: int


def assertion(text: str | Folded, match: Span) -> Assertion:
    """Return whether the folded text asserts what stands at `match`.

    >>> assertion("l2 does not exceed the licence", Span(12, 30)).status
    'negated'
    >>> assertion("the tenant is not listed, but it sits in macau", Span(33, 46)).status
    'affirmed'
    """
    body = text.text if isinstance(text, Folded) else text
    around = sentences(text)
    index = _sentence_of(around, match)
    if index is None:
        return Assertion("affirmed")
    sentence = _window(around[index], match)
    part = sentence.cut(body).replace("\n", " ")
    following = (
        body[around[index + 1].start : min(around[index + 1].end, around[index + 1].start + _LONG)] if index + 1 < len(around) else ""
    )
    question = _QUESTION_END.search(part)
    if question:
        return Assertion("asked", Span(sentence.start + question.start(), sentence.end), "question mark")
    inside = Span(max(0, match.start - sentence.start), max(0, match.end - sentence.start))
    found = _decided(part, following, inside)
    if found is None:
        return Assertion("affirmed")
    hit, is_next = found
    offset = around[index + 1].start if is_next else sentence.start
    return Assertion(hit.cue.status, Span(hit.start, hit.end).shifted(offset), hit.cue.name)


def _window(sentence: Span, match: Span) -> Span:
    """The part of an overlong sentence that is read around a match, in steps so that neighbours share it."""
    if len(sentence) <= _LONG:
        return sentence
    start = max(sentence.start, (match.start // _STEP - 1) * _STEP)
    return Span(start, min(sentence.end, max(match.end, start + 3 * _STEP)))


def _sentence_of(around: tuple[Span, ...], match: Span) -> int | None:
    """The number of the first sentence that the match touches."""
    low, high = 0, len(around)
    while low < high:
        middle = (low + high) // 2
        low, high = (middle + 1, high) if around[middle].end <= match.start else (low, middle)
    return low if low < len(around) else None


def _decided(part: str, following: str, claim: Span) -> tuple[_Hit, bool] | None:
    """The hit that decides, and whether it stands in the next sentence; None when the claim is affirmed."""
    refuting = [hit for hit in _hits(following, _PREVIOUS) if hit.start == 0]
    if refuting:
        return refuting[0], True
    held = [hit for hit in _hits(part) if _holds(hit, part, claim)]
    held = _without_double_denial(held)
    if _ADOPTION.match(following):
        held = [hit for hit in held if hit.cue.status != "attributed"]
    return next(((hit, False) for rank in _ORDER for hit in reversed(held) if _rank(hit) == rank), None)


def _rank(hit: _Hit) -> str:
    return "denied" if hit.cue.embeds else hit.cue.status


def _without_double_denial(held: list[_Hit]) -> list[_Hit]:
    """The hits without a denied statement and the denial inside it, which turn each other round."""
    outer = [hit for hit in held if hit.cue.embeds]
    inner = [hit for hit in held if not hit.cue.embeds and hit.cue.status in ("negated", "dismissed") and outer]
    if outer and any(not _overlap(one, other) for one in outer for other in inner):
        return [hit for hit in held if hit.cue.status in ("asked", "hypothetical")]
    return held


def _overlap(one: _Hit, other: _Hit) -> bool:
    return one.start < other.end and other.start < one.end


@lru_cache(maxsize=8192)
def _hits(part: str, rows: int = _ALL) -> tuple[_Hit, ...]:
    """The cues of one sentence, among these rows, that no idiom shadows, in the order of the table; one status and reach counts once at one place."""
    hits = [hit for row in _possible_rows(part, rows) for hit in _row_hits(row, part)]
    if not hits:
        return ()
    idioms = bytearray(len(part))
    for needs, pattern in _IDIOMS:
        if any(piece in part for piece in needs):
            idioms = _marked(pattern, part, idioms)
    hidden: dict[str, bytearray] = {"attributed": _marked(_CONCESSION, part, idioms.copy())}
    taken: dict[tuple[str, str], bytearray] = {}
    found: list[_Hit] = []
    for hit in hits:
        mask = taken.setdefault((hit.cue.status, hit.cue.reach), bytearray(len(part)))
        place = slice(hit.start, hit.end)
        if not any(hidden.get(hit.cue.status, idioms)[place]) and not any(mask[place]):
            mask[place] = b"\x01" * (hit.end - hit.start)
            found.append(hit)
    return tuple(found)


def _marked(pattern: re.Pattern[str], part: str, mask: bytearray) -> bytearray:
    """The mask with every match of the pattern set."""
    for match in pattern.finditer(part):
        mask[match.start() : match.end()] = b"\x01" * len(match.group())
    return mask


def _row_hits(row: _Row, part: str) -> Iterator[_Hit]:
    for match in row.pattern.finditer(part):
        start, end = match.span()
        if row.unless_before and row.unless_before.search(part[max(0, start - _WINDOW) : start]):
            continue
        if row.unless_after and row.unless_after.search(part, end):
            continue
        yield _Hit(row.cue, start, end)


def _holds(hit: _Hit, part: str, claim: Span) -> bool:
    """Whether the claim lies in the cue's scope."""
    if hit.start < claim.end and claim.start < hit.end:
        return hit.cue.reach == "after" and hit.start < claim.start
    is_behind = hit.end <= claim.start
    if hit.cue.reach == "condition":
        return _is_supposed(hit, part, claim, is_behind)
    if hit.cue.reach == "previous":
        return not is_behind and hit.start > 0
    if hit.cue.reach != "around" and is_behind != (hit.cue.reach == "after"):
        return False
    stops = _STOPS[hit.cue.stops]
    if any(found.kind in stops for found in _between(hit, part, claim, is_behind)):
        return False
    return hit.cue.stops not in ("noun", "object") or claim.start <= hit.end + 1 or not _is_whole_clause(part, claim)


def _is_whole_clause(part: str, claim: Span) -> bool:
    """Whether the claim holds a finite verb of its own, so that no noun phrase can govern it."""
    inner = [found.kind for found in breaks(part) if claim.start < found.start < claim.end and found.kind in ("verb", "that")]
    return inner[:1] == ["verb"]


def _between(hit: _Hit, part: str, claim: Span, is_behind: bool) -> Iterator[Break]:
    low, high = (hit.end, claim.start + 1) if is_behind else (claim.end, hit.start)
    return (found for found in breaks(part) if low <= found.start < high)


def _is_supposed(hit: _Hit, part: str, claim: Span, is_behind: bool) -> bool:
    """Whether the claim lies in the condition or in the main clause that hangs on it."""
    between = {found.kind for found in _between(hit, part, claim, is_behind)}
    if "hard" in between:
        return False
    if _leads(hit, part):
        return is_behind
    if _is_inserted(hit, part):
        hangs_on_it = hit.cue.stops == "sentence" or _WOULD.search(part, hit.end, max(hit.end, claim.end))
        return is_behind and (bool(hangs_on_it) or not between & _STOPS["phrase"])
    if not is_behind:
        return not between & (_CLAUSE - {"participle", "reason"})
    word = _WORD.match(part, hit.end + 1)
    is_participle = word is not None and word.group() in PARTICIPLES
    return not between & (_STOPS["noun"] if is_participle else _CLAUSE - {"predicate"})


def _leads(hit: _Hit, part: str) -> bool:
    """Whether the condition stands first in its sentence, or first after a hard break or ", and"."""
    if _LEAD.search(part[max(0, hit.start - _WINDOW) : hit.start]):
        return True
    starts = [found.end for found in breaks(part) if found.kind in ("hard", "comma_and", "and_clause") and found.end <= hit.start]
    before = part[max(starts, default=0) : hit.start]
    return all(word in LEADING_ADVERBS for word in _WORD.findall(before))


def _is_inserted(hit: _Hit, part: str) -> bool:
    """Whether commas part the condition off on both sides."""
    before, behind = part[: hit.start].rstrip(), part[hit.end :]
    return before.endswith(",") and "," in behind


def is_prohibition(text: str | Folded, found: Assertion) -> bool:
    """Whether a negated status comes from a ban ("must not ship"), which is a remedy and not a denial.

    >>> is_prohibition("l2 must not ship", assertion("l2 must not ship", Span(12, 16)))
    True
    """
    body = text.text if isinstance(text, Folded) else text
    return found.cue is not None and bool(_PROHIBITION.search(body[max(0, found.cue.start - 8) : found.cue.end]))
