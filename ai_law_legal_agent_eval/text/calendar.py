"""Dates in the orders lawyers write them, read from folded text."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from ai_law_legal_agent_eval.text.alternatives import one_of

_MONTHS = (
    "january jan", "february feb", "march mar", "april apr", "may", "june jun", "july jul", "august aug", "september sept sep",
    "october oct", "november nov", "december dec",
)  # fmt: skip
_MONTH_NUMBER = {name: number for number, names in enumerate(_MONTHS, start=1) for name in names.split()}
MONTHS = tuple(_MONTH_NUMBER)
MONTH = one_of(MONTHS)
_MONTH_NAME = MONTH + r"\b\.?"
_DAY = r"(?:3[01]|[12]\d|0?[1-9])(?:st|nd|rd|th)?\b"
_JOIN = r"(?: ?, ?(?:and |or )?| ?- ?| (?:and|or|to|until|till|through|&|/) (?:the )?)"
_YEAR = r"(?:(?:19|20)\d{2}\b(?![,.]\d)|'\d{2}\b|[23]\d\b(?![,.%:/-]\d| ?%| (?:per cent|percent|nodes?|cards?|accelerators?|units?|chips?|gpus?|days?|hours?)\b))"
_LONG_YEAR = r"(?:19|20)\d{2}\b(?![,.]\d)"

DATE = "|".join(
    (
        r"(?:19|20)\d{2}[-/.](?:1[0-2]|0?[1-9])[-/.](?:3[01]|[12]\d|0?[1-9])(?!\d|[-/]\d)",
        rf"(?=[\d, &/'a-z-]{{1,40}}?[jfmasond]){_DAY}(?:{_JOIN}{_DAY}){{0,4}}(?: day)?(?: of |[ -]?){_MONTH_NAME}(?:(?:,? (?:of )?|-){_YEAR})?",
        rf"{_MONTH_NAME} (?:the )?{_DAY}(?![.,]\d)(?:{_JOIN}{_DAY}(?![.,]\d)){{0,4}}(?:,? {_LONG_YEAR})?",
        rf"{_MONTH_NAME}(?: |-|, | of ){_LONG_YEAR}",
        r"(?:3[01]|[12]\d|0?[1-9])[/-](?:3[01]|[12]\d|0?[1-9])[/-](?:(?:19|20)\d{2}|\d{2})(?!\d|[-/]\d)",
        r"(?:3[01]|[12]\d|0?[1-9])\.(?:1[0-2]|0?[1-9])\.(?:19|20)\d{2}(?!\d|\.\d)",
    )
)
_NUMBERS = re.compile(r"\d+")
_MONTH = re.compile(_MONTH_NAME)
CENTURY = 2000
"""Two-digit years are of this century; author's choice."""


class Day(NamedTuple):
    """A day of the calendar; a missing year fits any year, a missing day means the whole month."""

    year: int | None
    month: int
    day: int | None

    def agrees(self, other: "Day") -> bool:
        """Whether both can be the same date.

        >>> Day(None, 4, 14).agrees(Day(2025, 4, 14)), Day(2025, 4, None).agrees(Day(2025, 4, 14))
        (True, False)
        """
        return (self.month, self.day) == (other.month, other.day) and (self.year is None or other.year is None or self.year == other.year)


class Dated(NamedTuple):
    """The readings of one date and its place within the text that was read."""

    readings: tuple[Day, ...]
    start: int
    end: int


def dates(text: str) -> Iterator[Dated]:
    """Yield each date of one match of `DATE`, all days of a list apart.

    >>> [dated.readings for dated in dates("3, 12 and 24 february 2025")][1]
    (Day(year=2025, month=2, day=12),)
    >>> next(dates("14/4/25")).readings, len(next(dates("3/4/25")).readings)
    ((Day(year=2025, month=4, day=14),), 2)
    """
    numbers = list(_NUMBERS.finditer(text))
    month = _MONTH.search(text)
    if month is None:
        yield Dated(_numeric([match.group() for match in numbers]), 0, len(text))
        return
    number = _MONTH_NUMBER[month.group().rstrip(".")]
    year, days = _split_year(numbers, month)
    for match in days:
        start, end = (0, len(text)) if len(days) == 1 else match.span()
        yield Dated((Day(year, number, int(match.group())),), start, end)
    if not days:
        yield Dated((Day(year, number, None),), 0, len(text))


def _split_year(numbers: list[re.Match[str]], month: re.Match[str]) -> tuple[int | None, list[re.Match[str]]]:
    """The year and the day numbers around a month's name."""
    last = numbers[-1]
    is_day_first = numbers[0].start() < month.start()
    if len(last.group()) == 4 or (is_day_first and last.start() > month.start()):
        year = int(last.group())
        return (year if year > 99 else CENTURY + year), numbers[:-1]
    return None, numbers


def _numeric(parts: list[str]) -> tuple[Day, ...]:
    """The readings of three numbers: year first, or day and month in either order."""
    first, second, third = map(int, parts)
    if len(parts[0]) == 4:
        return (Day(first, second, third),)
    year = third if third > 99 else CENTURY + third
    orders = [(first, second)] if first == second else [(first, second), (second, first)]
    return tuple(Day(year, month, day) for day, month in orders if month <= 12) or (Day(year, 12, first),)
