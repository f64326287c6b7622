"""Confidence intervals of rates."""

from math import sqrt

_Z95 = 1.959964
"""Two-sided 95% quantile of the normal distribution."""


def wilson(hits: int, tried: int) -> tuple[float, float]:
    """Return the 95% Wilson interval of a rate; (0, 1) when nothing was tried. Source: E. B. Wilson, 1927.

    >>> low, high = wilson(0, 20)
    >>> round(low, 3), round(high, 3)
    (0.0, 0.161)
    """
    if tried == 0:
        return 0.0, 1.0
    rate, square = hits / tried, _Z95**2
    centre = (rate + square / (2 * tried)) / (1 + square / tried)
    reach = _Z95 * sqrt(rate * (1 - rate) / tried + square / (4 * tried**2)) / (1 + square / tried)
    return max(0.0, centre - reach), min(1.0, centre + reach)
