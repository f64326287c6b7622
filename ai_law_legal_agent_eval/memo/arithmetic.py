"""Calculations that a memo writes out ("46% x 80% = 36.8%"): whether they are right."""

import re
from collections.abc import Iterator, Sequence
from decimal import Decimal

from ai_law_legal_agent_eval.text.values import Value

MAX_ERROR_SHARE = Decimal("0.015")
"""Rounding on the way to a result stays below this share of it; author's choice."""
_GAP = re.compile(
    r"\A[\s)\]]*(?:[a-z]+[ -]?){0,3}[\s)\]]*"
    r"(?P<sign>[x*/+=-]|times|plus|minus|less|equals|makes|gives|comes to|is|are|=>)[\s(\[]*(?:[a-z]+ )?[$€£]?\s*\Z"
)
"""What may stand between two figures of one calculation: a unit, a sign, a bracket."""
_GOES_ON = re.compile(r"\A(?:[\s)]*[a-z]*[\s)]*)[;,](?= ?(?:[x*/+]|times|plus|minus|less)\b)")
"""A calculation that takes up the last result after a break ("= 224 nodes; x 8 = 1,792")."""
_OPERATIONS = {"x": "*", "*": "*", "times": "*", "/": "/", "+": "+", "plus": "+", "-": "-", "minus": "-", "less": "-"}
_COUNTED = frozenset({"number", "percent", "money"})
_MAX_TERMS = 12


def wrong_calculation(text: str, stated: Sequence[Value]) -> str:
    """Return the first calculation of a folded sentence that is wrong, as it stands, or "".

    >>> from ai_law_legal_agent_eval.text.values import values
    >>> text = "130 nodes x 8 = 1,140 accelerators"
    >>> wrong_calculation(text, values(text)), wrong_calculation("46% x 80% = 36.8%", values("46% x 80% = 36.8%"))
    ('130 nodes x 8 = 1,140', '')
    """
    figures = [value for value in stated if value.kind in _COUNTED and isinstance(value.amount, Decimal)]
    for run, signs in _runs(text, figures):
        is_nested = "(" in text[run[0].span.end : run[-1].span.start]
        if not is_nested and not _holds(run, signs):
            return text[run[0].span.start : run[-1].span.end]
    return ""


def _runs(text: str, figures: Sequence[Value]) -> Iterator[tuple[list[Value], list[str]]]:
    """Figures joined by signs of calculation up to and with the one after the sign of equality."""
    run, signs = list[Value](), list[str]()
    for value in figures:
        between = text[run[-1].span.end : value.span.start] if run else ""
        gap = _GAP.match(_GOES_ON.sub(" ", between, count=1)) if run else None
        if gap is None or len(run) > _MAX_TERMS or _leaves_a_remark(text, run, between):
            run, signs = [value], []
            continue
        run.append(value)
        signs.append(_OPERATIONS.get(gap["sign"], "="))
        if signs[-1] == "=":
            if len(run) > 2:
                yield run, signs
            run, signs = [value], []


def _leaves_a_remark(text: str, run: Sequence[Value], between: str) -> bool:
    """Whether a bracket closes that opened with words before the first figure: that figure belongs to a remark ("(exhibit 5) + 3")."""
    start = run[0].span.start
    return ")" in between and "(" not in text[start : run[-1].span.end] and not text[:start].rstrip(" $€£").endswith("(")


def _holds(run: Sequence[Value], signs: Sequence[str]) -> bool:
    try:
        amounts = [_plain(value) for value in run[:-1]]
        totals = (_computed(amounts, signs[:-1]), _computed_in_order(amounts, signs[:-1]))
    except ArithmeticError:
        return True
    stated = _plain(run[-1])
    slack = abs(stated) * MAX_ERROR_SHARE + run[-1].tolerance * (Decimal("0.01") if run[-1].kind == "percent" else 1)
    return any(abs(_scaled(total, stated) - stated) <= slack for total in totals)


def _scaled(total: Decimal, stated: Decimal) -> Decimal:
    """The total in the power of ten of the figure stated: 46 x 80 = 36.8%, 4.6 + 4.1 = 8.7e25."""
    if not total or not stated:
        return total
    near = total.scaleb(stated.adjusted() - total.adjusted())
    return min((near.scaleb(shift) for shift in (-1, 0, 1)), key=lambda moved: abs(moved - stated))


def _plain(value: Value) -> Decimal:
    amount = value.amount if isinstance(value.amount, Decimal) else Decimal(0)
    return amount / 100 if value.kind == "percent" else amount


def _computed(amounts: Sequence[Decimal], signs: Sequence[str]) -> Decimal:
    """Products and quotients first, then sums and differences."""
    terms = [amounts[0]]
    for sign, amount in zip(signs, amounts[1:], strict=True):
        if sign == "*":
            terms[-1] *= amount
        elif sign == "/":
            terms[-1] /= amount
        else:
            terms.append(amount if sign == "+" else -amount)
    return sum(terms, Decimal(0))


def _computed_in_order(amounts: Sequence[Decimal], signs: Sequence[str]) -> Decimal:
    """From left to right, as with brackets around what comes first: (106 + 4 + 20) x 8."""
    total = amounts[0]
    for sign, amount in zip(signs, amounts[1:], strict=True):
        total = _computed([total, amount], [sign])
    return total
