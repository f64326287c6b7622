"""Whether a claim is one: what hedges it, what limits it, and what denies it right behind its words."""

import re
from collections.abc import Sequence

from ai_law_legal_agent_eval.memo.vocabulary import OWN_NEGATORS
from ai_law_legal_agent_eval.text.spans import Span

_HEDGE = re.compile(
    r"(?<!\d )(?<!\blate )(?<!\bearly )(?<!\bmid-)(?<!\bin )(?<!\bof )(?<!which )(?<!that )(?<!who )"
    r"\b(?:may|might|could|would|can)\b(?! \d)"
)
"""A claim of what may be is none; what "would have" been, in a relative clause, does not hedge the claim around it."""
_RISK = re.compile(
    r"\b(?:risk|possibility|chance|danger|likelihood|prospect|fear|suspicion|concern|worry)s? (?:is |remains |arises )?that\b[^;:.]*\Z"
)
"""A risk that something is so does not say that it is."""
_LIMITED = re.compile(r"[^;:.]{0,60}?\b(?:only (?:if|when|where|once)|to the extent|in ?so ?far as)\b")
"""What is so under a condition that follows is not so at once."""
_DENIED = re.compile(
    r"(?: [\w-]+)? (?:is|are|was|were)(?: not|n't) (?:it|one|them|there|such|enough|sufficient|among|part of|named|included|mentioned)\b"
)
"""Behind words of a claim it denies what the claim says of them ("the licence names one site, and Johor is not it")."""
_SAYING = re.compile(
    r" (?:\w+ly )?(?:be )?(?:infer|sa(?:y|id)|conclu|assum|t(?:ell|old)|writ|claim|argu|th(?:ink|ought)|suppos|read|advis|exclu|rul"
    r"|suggest|stat|assert|put|accept|believ|left with|give the impression)"
)
"""Behind a negator it denies that one may say something, and not the thing ("one cannot infer that ...")."""
_OPEN_NOUN = re.compile(r"\b(?:an?|any) (?:[\w-]+ ){0,2}\Z")
_WOULD = re.compile(r"(?:(?!, so\b)[^;:.]){0,60}?\b(?:would|could|might)\b")
"""A claim in the form of an open noun with such a verb behind it is supposed ("a rescission of the rule would change ...")."""
_PURPOSE = re.compile(r"\b(?:so|in order) that [^,;]*\Z")
_PURPOSE_CHARS = 80
_POWERS = frozenset({"can", "could", "may", "might"})
"""What nothing or nobody can do, and what is done "so that" it can, is no hedge."""


def is_denied(text: str, place: Span) -> bool:
    """Return whether what follows words of a claim denies them, or makes their negator one of a saying.

    >>> is_denied("the licence names one site, and johor is not it", Span(32, 37))
    True
    """
    if _DENIED.match(text, place.end):
        return True
    return bool(OWN_NEGATORS.fullmatch(text, place.start, place.end) and _SAYING.match(text, place.end))


def is_limited(text: str, first: int, last: int) -> bool:
    """Return whether what stands around a claim, from `first` to `last`, makes it a risk, a supposition, or one under a condition.

    >>> is_limited("there is a risk that units were diverted", 21, 40)
    True
    """
    if _OPEN_NOUN.search(text[:first]) and _WOULD.match(text, last):
        return True
    return bool(_RISK.search(text, 0, first) or _LIMITED.match(text, last))


def is_hedged(text: str, places: Sequence[Span]) -> bool:
    """Return whether a hedge stands among the places of a claim and is no word of the claim itself.

    >>> is_hedged("the hub may be listed", [Span(4, 7), Span(15, 21)])
    True
    """
    first, last = min(place.start for place in places), max(place.end for place in places)
    found = [Span(*match.span()) for match in _HEDGE.finditer(text, first, last)]
    return any(not any(place.contains(hedge) for place in places) and not _is_flat(text, places, hedge) for hedge in found)


def _is_flat(text: str, places: Sequence[Span], hedge: Span) -> bool:
    """Whether a hedge hedges nothing: "nothing ... can be pursued", "so that they can be removed"."""
    if hedge.cut(text) not in _POWERS:
        return False
    denied = any(place.end <= hedge.start and OWN_NEGATORS.search(place.cut(text)) for place in places)
    return denied or bool(_PURPOSE.search(text, max(0, hedge.start - _PURPOSE_CHARS), hedge.start))
