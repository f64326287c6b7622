"""Numbering schemes of headings and clauses, and the labels that they give."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from ai_law_legal_agent_eval.factory.papers import Clause, Element, Heading, SchemeName

NumberFormat = Literal["decimal", "lowerLetter", "lowerRoman"]


@dataclass(frozen=True, slots=True)
class Level:
    """One level of a scheme: its label, in which %2 is the second level's number, and the format of its own number."""

    pattern: str
    number_format: NumberFormat = "decimal"


_CLAUSE_LEVELS = (Level("(%3)", "lowerLetter"), Level("(%4)", "lowerRoman"))
_ANNEX_LEVELS = (Level("%2."), Level("(%3)", "lowerLetter"), Level("(%4)", "lowerRoman"))

SCHEMES: dict[SchemeName, tuple[Level, ...]] = {
    "articles": (Level("Article %1"), Level("%1.%2"), *_CLAUSE_LEVELS),
    "sections": (Level("%1."), Level("%1.%2"), *_CLAUSE_LEVELS),
}
# Clauses under a heading that is not numbered (a schedule) count from 1 without the heading's number.
ANNEX: tuple[Level, ...] = (Level(""), *_ANNEX_LEVELS)


def letters(number: int) -> str:
    """Return the number as Word's lowerLetter format shows it.

    >>> letters(1), letters(26), letters(27)
    ('a', 'z', 'aa')
    """
    repeats, letter = divmod(number - 1, 26)
    return chr(ord("a") + letter) * (repeats + 1)


_ROMAN = ((100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"))


def roman(number: int) -> str:
    """Return a number below 400 in small Roman numerals.

    >>> roman(4), roman(19)
    ('iv', 'xix')
    """
    numeral = ""
    for value, sign in _ROMAN:
        count, number = divmod(number, value)
        numeral += sign * count
    return numeral


_FORMATS: dict[NumberFormat, Callable[[int], str]] = {"decimal": str, "lowerLetter": letters, "lowerRoman": roman}
_LIST_FORMATS: tuple[NumberFormat, ...] = ("decimal", "lowerLetter", "lowerRoman")


def list_format(depth: int) -> NumberFormat:
    """Return the number format of ordered lists nested `depth` deep (from 1).

    >>> list_format(1), list_format(2), list_format(4)
    ('decimal', 'lowerLetter', 'decimal')
    """
    return _LIST_FORMATS[(depth - 1) % len(_LIST_FORMATS)]


def list_label(ordinal: int, depth: int) -> str:
    """Return the label of a list item; ordinal 0 is a bullet.

    >>> list_label(2, 1), list_label(2, 2), list_label(0, 1)
    ('2.', 'b.', '•')
    """
    return f"{_FORMATS[list_format(depth)](ordinal)}." if ordinal else "•"


def labelled(elements: Sequence[Element], scheme: SchemeName | None) -> Iterator[tuple[Element, str]]:
    """Yield each element with its computed label, "" for an element without one.

    >>> one = Heading((), 1, is_numbered=True)
    >>> [label for _, label in labelled([one, Clause((), 1), Clause((), 2), one, Clause((), 1)], "articles")]
    ['Article 1', '1.1', '(a)', 'Article 2', '2.1']
    """
    counters = [0, 0, 0, 0]
    levels = ANNEX
    for element in elements:
        depth = _depth(element)
        if isinstance(element, Heading) and element.level == 1:
            levels = SCHEMES[scheme] if scheme and element.is_numbered else ANNEX
            counters[1:] = [0, 0, 0]
        if depth is None:
            yield element, ""
            continue
        counters[depth] += 1
        counters[depth + 1 :] = [0] * (len(counters) - depth - 1)
        yield element, _label(levels, depth, counters)


def _depth(element: Element) -> int | None:
    if isinstance(element, Clause):
        return element.depth
    return 0 if isinstance(element, Heading) and element.is_numbered else None


def _label(levels: Sequence[Level], depth: int, counters: Sequence[int]) -> str:
    label = levels[depth].pattern
    for position, (level, count) in enumerate(zip(levels, counters, strict=True), start=1):
        label = label.replace(f"%{position}", _FORMATS[level.number_format](max(count, 1)))
    return label
