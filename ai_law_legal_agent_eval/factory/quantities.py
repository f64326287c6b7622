"""Dates and numbers of a variant: a common shift by whole weeks, numbers from ranges, derived ones by sums, and rules for all."""

import hashlib
from collections.abc import Callable, Mapping
from datetime import date, timedelta
from types import SimpleNamespace
from typing import Any

import jinja2
from pydantic import BaseModel, ConfigDict, model_validator

from ai_law_legal_agent_eval.errors import ConfigurationError
from ai_law_legal_agent_eval.factory.filters import Number

MAX_ATTEMPTS = 5_000
"""Draws until the rules hold; those of the released matters hold within a few hundred."""

Range = tuple[Number, Number, Number]
Numbers = Mapping[str, Number]


class DateShift(BaseModel):
    """All dates but the `fixed` ones move by the same number of whole weeks, from the first to the last of `weeks`."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    weeks: tuple[int, int]
    fixed: tuple[str, ...] = ()

    @model_validator(mode="after")
    def _is_a_range(self) -> "DateShift":
        if self.weeks[0] > self.weeks[1]:
            raise ValueError("weeks: the smaller number first")
        return self


def draw_dates(dates: Mapping[str, date], shift: DateShift | None, seed: str) -> Mapping[str, date]:
    """Return the dates of a variant.

    >>> draw_dates({"memo": date(2025, 4, 14), "law": date(2025, 5, 15)}, DateShift(weeks=(-1, -1), fixed=("law",)), "s")
    {'memo': datetime.date(2025, 4, 7), 'law': datetime.date(2025, 5, 15)}

    Raises: ConfigurationError for a fixed date that the matter does not have.
    """
    if shift is None:
        return dates
    _refuse_unknown("draws.dates", shift.fixed, dates)
    first, last = shift.weeks
    moved = timedelta(weeks=first + _number(f"{seed}/weeks") % (last - first + 1))
    return {name: day if name in shift.fixed else day + moved for name, day in dates.items()}


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
    for attempt in range(MAX_ATTEMPTS):
        drawn = dict(numbers)
        for name, found in draws.items():
            drawn[name] = computed[name](drawn) if isinstance(found, str) else _drawn(found, f"{seed}/{attempt}/{name}")
        if all(test(drawn) for test in tests):
            return drawn
    raise ConfigurationError(f"draws.rules: {MAX_ATTEMPTS} draws broke {' or '.join(rules)}; allowed: rules that the ranges can keep")


def _drawn(found: Range, seed: str) -> Number:
    low, high, step = found
    return low + step * (_number(seed) % (int((high - low) / step) + 1))


def _expression(text: str) -> Callable[[Numbers], Any]:
    try:
        compiled = jinja2.Environment(undefined=jinja2.StrictUndefined, autoescape=False).compile_expression(text)
    except jinja2.TemplateSyntaxError as error:
        raise ConfigurationError(f"draws: {text!r}: {error.message}; allowed: sums and comparisons of n.<number>") from None
    return lambda numbers: compiled(n=SimpleNamespace(**numbers))


def _refuse_unknown(where: str, names: Mapping[str, object] | tuple[str, ...], known: Mapping[str, object]) -> None:
    unknown = sorted(set(names) - set(known))
    if unknown:
        raise ConfigurationError(f"{where}: {', '.join(unknown)}; allowed: {', '.join(known)}")


def _number(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
