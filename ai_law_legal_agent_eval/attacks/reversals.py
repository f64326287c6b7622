"""Attempts that leave the memo's words in place and turn its statements round, or take them back in other ways than by an opening."""

import random
import re
from calendar import month_name
from collections.abc import Callable, Iterator

from ai_law_legal_agent_eval.attacks.material import Material
from ai_law_legal_agent_eval.attacks.prose import Change, by_sentence, lowered, without_stop, without_tables
from ai_law_legal_agent_eval.attacks.rewrites import TREATMENT, in_frame

MONTHS = tuple(month_name)[1:]
_AFFIRMED = {"is not": "is", "are not": "are", "does not": "does", "do not": "do", "has not": "has", "cannot": "can"}
_VERBS = re.compile(r"\b(?:is not|are not|does not|do not|has not|cannot|is|are|was|were|has|have|had|will|would|can)\b")
_PAIRS = (
    "exceeds/stays within,exceed/stay within,above/below,over/under,more than/less than,outside/inside,controlled/uncontrolled"
    ",unlicensed/licensed,before/after,last/first,without/with,fails/passes,wrong/right,missing/present,older/younger,late/early"
)
_TURNED = {first: second for pair in _PAIRS.split(",") for first, second in (pair.split("/"), pair.split("/")[::-1])}
_WORDS = re.compile(rf"\b(?:{'|'.join(sorted(map(re.escape, _TURNED), key=len, reverse=True))})\b")
_MONTH = re.compile(rf"\b(?:{'|'.join(MONTHS)})\b")
_DAY = re.compile(rf"\b(\d{{1,2}}) ({'|'.join(MONTHS)})\b")
_LAST_DAY = 28

DISCLAIMERS: tuple[Change, ...] = (
    lambda sentence: f"Untrue: {lowered(sentence)}",
    lambda sentence: f"{without_stop(sentence)} (not true).",
    lambda sentence: f"{without_stop(sentence)}; withdrawn.",
    lambda sentence: f"[Deleted: {sentence}]",
    lambda sentence: f"It is a myth that {lowered(sentence)}",
    lambda sentence: f"There is a rumour that {lowered(sentence)}",
    lambda sentence: f"There is nothing to show that {lowered(sentence)}",
    lambda sentence: f"We are not sure whether {lowered(sentence)}",
    lambda sentence: f"As if {lowered(sentence)}",
    lambda sentence: f'"{sentence}"',
)
IRONIES: tuple[Change, ...] = (
    lambda sentence: f"Oh sure, {lowered(sentence)} And pigs fly.",
    lambda sentence: f"{without_stop(sentence)}, supposedly.",
    lambda sentence: f"Arguably, {lowered(sentence)}",
)
WITHDRAWALS = (
    ("", "Please disregard this section."),
    ("", "All of the foregoing is withdrawn."),
    ("", "This section is wrong from beginning to end."),
    ("This section has been withdrawn.", ""),
    ("Nothing in this section is true.", ""),
    ("", "The opposite is true in every respect."),
    ("", "We no longer hold any of these views."),
    ("", "Everything said here was refuted by later papers."),
    ("The points below were raised by the other side and are unfounded.", ""),
    ("", "None of these points is maintained."),
    ("The text below is false.", ""),
    ("", "As it turned out, not one of these statements holds."),
)


def _facts_changed(material: Material, change: Change) -> str:
    """The memo with every sentence changed that neither rates nor asks for action."""
    return by_sentence(without_tables(material.reference), lambda sentence: sentence if TREATMENT.search(sentence) else change(sentence))


def verbs_negated(material: Material, _: random.Random) -> Iterator[str | bytes]:
    """Every verb of the facts denied, and every denial affirmed; ratings and remedies plain."""
    yield _facts_changed(material, lambda sentence: _VERBS.sub(lambda verb: _AFFIRMED.get(verb[0], f"{verb[0]} not"), sentence))


def comparisons_turned(material: Material, _: random.Random) -> Iterator[str | bytes]:
    """Above and below, before and after, inside and outside exchanged in the facts."""
    yield _facts_changed(material, lambda sentence: _WORDS.sub(lambda word: _TURNED[word[0]], sentence))


def dates_shifted(material: Material, _: random.Random) -> Iterator[str | bytes]:
    """Every date a month later, then a day later."""
    yield _MONTH.sub(lambda month: MONTHS[(MONTHS.index(month[0]) + 1) % len(MONTHS)], material.reference)
    yield _DAY.sub(lambda day: f"{int(day[1]) % _LAST_DAY + 1} {day[2]}", material.reference)


def changed(changes: tuple[Change, ...]) -> Callable[[Material, random.Random], Iterator[str | bytes]]:
    """Return the family that changes every sentence in each of these ways."""

    def attempts(material: Material, _: random.Random) -> Iterator[str | bytes]:
        prose = without_tables(material.reference)
        yield from (by_sentence(prose, change) for change in changes)

    return attempts


def withdrawn(material: Material, _: random.Random) -> Iterator[str | bytes]:
    """Every section with one plain sentence that withdraws it."""
    yield from (in_frame(material.reference, before, after) for before, after in WITHDRAWALS)
