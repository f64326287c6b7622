"""Dates and numbers of a variant: whole weeks for all dates and days for some, numbers from ranges, derived ones by sums, rules for all."""

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import date, timedelta
from itertools import count, islice
from types import SimpleNamespace
from typing import Any, TypeVar

import jinja2
from pydantic import BaseModel, ConfigDict, Field, model_validator

from ai_law_legal_agent_eval.errors import ConfigurationError
from ai_law_legal_agent_eval.factory.filters import Number

MAX_ATTEMPTS = 5_000
"""Draws until the rules hold; those of the released matters hold within a few hundred."""

Range = tuple[Number, Number, Number]
Numbers = Mapping[str, Number]
Dates = Mapping[str, date]
Drawn = TypeVar("Drawn")


class DateMove(BaseModel):
    """Dates that move together by one of the `days`, on top of the common weeks."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    dates: tuple[str, ...] = Field(min_length=1)
    days: tuple[int, ...] = Field(min_length=1)


class DateShift(BaseModel):
    """All dates but the `fixed` ones move by the same number of whole weeks, from the first to the last of `weeks`.

    `moves` are days on top of that, for fixed dates too; `rules` must hold for the outcome. `labels` are words that end in the month
    and day of a date (by the date that they move with: the word, and the day that it carries).
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    weeks: tuple[int, int] = (0, 0)
    fixed: tuple[str, ...] = ()
    moves: tuple[DateMove, ...] = ()
    rules: tuple[str, ...] = ()
    labels: Mapping[str, Mapping[str, date]] = {}

    @model_validator(mode="after")
    def _is_a_range(self) -> "DateShift":
        if self.weeks[0] > self.weeks[1]:
            raise ValueError("weeks: the smaller number first")
        return self

    @model_validator(mode="after")
    def _carries_its_days(self) -> "DateShift":
        for label, day in ((label, day) for found in self.labels.values() for label, day in found.items()):
            if not label.endswith(f"{day:%m%d}"):
                raise ValueError(f"labels: {label!r} does not end in {day:%m%d}")
        return self


def draw_dates(dates: Dates, shift: DateShift | None, seed: str) -> Dates:
    """Return the dates of a variant.

    >>> draw_dates({"memo": date(2025, 4, 14), "law": date(2025, 5, 15)}, DateShift(weeks=(-1, -1), fixed=("law",)), "s")
    {'memo': datetime.date(2025, 4, 7), 'law': datetime.date(2025, 5, 15)}

    Raises: ConfigurationError for a date that the matter does not have, a rule that does not parse, or rules that hardly ever hold.
    """
    if shift is None:
        return dates
    for name, named in {"fixed": shift.fixed, "labels": tuple(shift.labels), "moves": _moving(shift)}.items():
        _refuse_unknown(f"draws.dates.{name}", named, dates)
    tests = [_expression(rule, "d") for rule in shift.rules]
    return _first_kept((_moved(dates, shift, place) for place in _places(seed)), tests, "draws.dates.rules", shift.rules)


def _moving(shift: DateShift) -> tuple[str, ...]:
    return tuple(name for move in shift.moves for name in move.dates)


def _moved(dates: Dates, shift: DateShift, seed: str) -> Dates:
    first, last = shift.weeks
    weeks = timedelta(weeks=first + _number(f"{seed}/weeks") % (last - first + 1))
    drawn = {name: day if name in shift.fixed else day + weeks for name, day in dates.items()}
    for move in shift.moves:
        days = timedelta(days=move.days[_number(f"{seed}/{move.dates[0]}") % len(move.days)])
        drawn |= {name: drawn[name] + days for name in move.dates}
    return drawn


def moved_labels(shift: DateShift | None, old: Dates, new: Dates) -> Mapping[str, str]:
    """Return what stands for each label when its date has moved.

    >>> moved_labels(DateShift(labels={"made": {"A-0228": date(2024, 2, 28)}}), {"made": date(2024, 3, 1)}, {"made": date(2024, 3, 3)})
    {'A-0228': 'A-0301'}
    """
    found = {} if shift is None else shift.labels
    return {label: f"{label[:-4]}{day + (new[name] - old[name]):%m%d}" for name, labels in found.items() for label, day in labels.items()}


def draw_numbers(numbers: Numbers, draws: Mapping[str, Range | str], rules: tuple[str, ...], seed: str) -> Numbers:
    """Return the numbers of a variant: drawn from ranges (low, high, step), or computed from others, until every rule holds.

    >>> draw_numbers({"a": 1, "b": 9}, {"a": (2, 4, 2), "b": "10 - n.a"}, ("n.a > 2",), "s")
    {'a': 4, 'b': 6}

    Raises: ConfigurationError for a number that the matter does not have, an expression that does not parse, or rules that
    hardly ever hold.
    """
    _refuse_unknown("draws.numbers", draws, numbers)
    if not draws:
        return numbers
    computed = {name: _expression(found) for name, found in draws.items() if isinstance(found, str)}
    tests = [_expression(rule) for rule in rules]

    def drawn_at(place: str) -> Numbers:
        drawn = dict(numbers)
        for name, found in draws.items():
            drawn[name] = computed[name](drawn) if isinstance(found, str) else _drawn(found, f"{place}/{name}")
        return drawn

    return _first_kept(map(drawn_at, _places(seed)), tests, "draws.rules", rules)


def _places(seed: str) -> Iterator[str]:
    """Seeds of the attempts, one after another."""
    return (f"{seed}/{attempt}" for attempt in count())


def _first_kept(
    drawn: Iterator[Mapping[str, Drawn]], tests: Sequence[Callable[[Mapping[str, Any]], Any]], where: str, rules: tuple[str, ...]
) -> Mapping[str, Drawn]:
    """The first outcome for which all rules hold."""
    for outcome in islice(drawn, MAX_ATTEMPTS):
        if all(test(outcome) for test in tests):
            return outcome
    raise ConfigurationError(f"{where}: {MAX_ATTEMPTS} draws broke {' or '.join(rules)}; allowed: rules that the ranges can keep")


def _drawn(found: Range, seed: str) -> Number:
    low, high, step = found
    return low + step * (_number(seed) % (int((high - low) / step) + 1))


def _expression(text: str, letter: str = "n") -> Callable[[Mapping[str, Any]], Any]:
    try:
        compiled = jinja2.Environment(undefined=jinja2.StrictUndefined, autoescape=False).compile_expression(text)
    except jinja2.TemplateSyntaxError as error:
        raise ConfigurationError(f"draws: {text!r}: {error.message}; allowed: sums and comparisons of {letter}.<name>") from None
    return lambda drawn: compiled(**{letter: SimpleNamespace(**drawn)})


def _refuse_unknown(where: str, names: Mapping[str, object] | tuple[str, ...], known: Mapping[str, object]) -> None:
    unknown = sorted(set(names) - set(known))
    if unknown:
        raise ConfigurationError(f"{where}: {', '.join(unknown)}; allowed: {', '.join(known)}")


def _number(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
