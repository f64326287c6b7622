"""When a value that a memo states is the one that the key expects."""

from collections.abc import Iterable
from decimal import Decimal

from ai_law_legal_agent_eval.text.values import Value, same

_THOUSANDTH = Decimal("0.001")
_MAX_KEPT = 100_000
"""Answers kept for values; author's choice."""


class Expected:
    """Some expected values, and which stated ones agree with them; what is asked twice is answered at once."""

    def __init__(self, values: Iterable[Value]) -> None:
        self.values = tuple(values)
        self._known: dict[object, bool] = {}

    def agrees(self, stated: Value) -> bool:
        """Whether a stated value is one of them."""
        known = self._known.get(stated.said)
        if known is None:
            if len(self._known) > _MAX_KEPT:
                self._known.clear()
            known = self._known[stated.said] = any(agrees(stated, value) for value in self.values)
        return known


def agrees(stated: Value, expected: Value) -> bool:
    """Whether a memo's value is the expected one; a bare number also agrees with a duration or a year of that size."""
    if expected.kind == "duration" and stated.kind != "duration":
        return False
    if same(stated, expected) or (_has_point_for_thousands(stated) and expected.amount == Decimal(str(stated.amount)) * 1000):
        return True
    if expected.kind == "number" and not expected.unit and stated.kind in {"duration", "year"}:
        return bool(stated.amount == expected.amount)
    return False


def _has_point_for_thousands(value: Value) -> bool:
    """Whether a number may be written in the continental way: "1.024" for 1,024."""
    return value.kind == "number" and value.tolerance == _THOUSANDTH and isinstance(value.amount, Decimal) and value.amount >= 1
