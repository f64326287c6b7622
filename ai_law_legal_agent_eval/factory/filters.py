"""What a template may call: filters on dates and numbers, pallets and serial numbers."""

from collections.abc import Callable, Mapping
from datetime import date
from decimal import ROUND_HALF_UP, Decimal

Number = int | Decimal


def pallets(nodes: int, size: int) -> list[int]:
    """Return the quantities on the pallets of a shipment, all full but the last.

    >>> pallets(10, 4)
    [4, 4, 2]
    """
    full, rest = divmod(nodes, size)
    return [size] * full + [rest] * (rest > 0)


def serial(prefix: str, number: int) -> str:
    """Return a serial number.

    >>> serial("24", 612)
    '24-0612'
    """
    return f"{prefix}-{number:04d}"


# strftime gives month and day names in the machine's language; a document's language is its author's choice.
_MONTHS = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
]
_WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
_SMALL = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
]
_TENS = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
_SCALES = ((1_000_000, "million"), (1_000, "thousand"))


def long_date(day: date) -> str:
    """Return the date as British letters write it.

    >>> long_date(date(2025, 4, 14))
    '14 April 2025'
    """
    return f"{day.day} {_MONTHS[day.month - 1]} {day.year}"


def us_date(day: date) -> str:
    """Return the date as American letters write it.

    >>> us_date(date(2025, 4, 14))
    'April 14, 2025'
    """
    return f"{_MONTHS[day.month - 1]} {day.day}, {day.year}"


def iso_date(day: date) -> str:
    """Return the date as ISO 8601 writes it.

    >>> iso_date(date(2025, 4, 14))
    '2025-04-14'
    """
    return day.isoformat()


def day_month(day: date) -> str:
    """Return the date without its year.

    >>> day_month(date(2025, 4, 14))
    '14 April'
    """
    return f"{day.day} {_MONTHS[day.month - 1]}"


def weekday(day: date) -> str:
    """Return the name of the day of the week.

    >>> weekday(date(2025, 4, 14))
    'Monday'
    """
    return _WEEKDAYS[day.weekday()]


def short_date(day: date) -> str:
    """Return the date with a short month.

    >>> short_date(date(2025, 4, 14))
    '14 Apr 2025'
    """
    return f"{day.day} {_MONTHS[day.month - 1][:3]} {day.year}"


def stamp(day: date, hour: int, minute: int) -> str:
    """Return the moment as a log writes it.

    >>> stamp(date(2025, 3, 4), 9, 12)
    '2025-03-04 09:12'
    """
    return f"{day.isoformat()} {hour:02d}:{minute:02d}"


def thousands(number: Number) -> str:
    """Return the number with commas.

    >>> thousands(27525120)
    '27,525,120'
    """
    return f"{number:,}"


def spelled(number: int) -> str:
    """Return a whole number below a thousand million in words.

    >>> spelled(1040), spelled(136), spelled(27_000_000)
    ('one thousand and forty', 'one hundred and thirty-six', 'twenty-seven million')

    Raises: ValueError outside 0..999,999,999.
    """
    if not 0 <= number < 1_000_000_000:
        raise ValueError(f"cannot spell {number}")
    for scale, name in _SCALES:
        if number >= scale:
            return f"{spelled(number // scale)} {name}{_spelled_rest(number % scale)}"
    if number >= 100:
        return f"{_SMALL[number // 100]} hundred{_spelled_rest(number % 100)}"
    if number < len(_SMALL):
        return _SMALL[number]
    return _TENS[number // 10] + (f"-{_SMALL[number % 10]}" if number % 10 else "")


def _spelled_rest(rest: int) -> str:
    if rest == 0:
        return ""
    return f" and {spelled(rest)}" if rest < 100 else f" {spelled(rest)}"


def pct(number: Number | float) -> str:
    """Return the number with one decimal place, half rounded up.

    >>> pct(53.6), pct(48)
    ('53.6', '48.0')
    """
    return str(Decimal(str(number)).quantize(Decimal("0.1"), rounding=ROUND_HALF_UP))


FILTERS: Mapping[str, Callable[..., str]] = {
    "long": long_date,
    "us": us_date,
    "iso": iso_date,
    "daymonth": day_month,
    "weekday": weekday,
    "short": short_date,
    "stamp": stamp,
    "thousands": thousands,
    "spelled": spelled,
    "pct": pct,
}
