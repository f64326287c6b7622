"""Numbers in words: "one thousand and forty", "four-fifths", "two dozen"."""

from decimal import Decimal
from fractions import Fraction
from functools import lru_cache

from ai_law_legal_agent_eval.text.alternatives import listed, one_of

_UNITS = {
    word: value
    for value, word in enumerate(
        listed(
            "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen"
            " eighteen nineteen"
        )
    )
} | {word: 10 * value for value, word in enumerate(listed("twenty thirty forty fifty sixty seventy eighty ninety"), start=2)}
_SCALES = {"hundred": 100, "dozen": 12, "score": 20, "thousand": 10**3, "million": 10**6, "billion": 10**9, "trillion": 10**12}
_FRACTIONS = {
    word + plural: Fraction(1, value)
    for word, value in {
        "half": 2, "third": 3, "quarter": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8, "ninth": 9, "tenth": 10, "twelfth": 12,
        "twentieth": 20, "hundredth": 100,
    }.items()
    for plural in ("", "s")
} | {"halves": Fraction(1, 2)}  # fmt: skip


CARDINAL = one_of([*_UNITS, *_SCALES])
FRACTION = one_of(_FRACTIONS)
_DIGIT = one_of([word for word, value in _UNITS.items() if value < 10])
STARTING = (*_UNITS, *_SCALES, "half")
"""The words that a run of number words begins with, but for "a" and "an"."""
AFTER_ARTICLE = one_of(["hundred", "dozen", "thousand", "million", "billion", "third", "quarter", "fifth", "half", "tenth"])
NUMERAL = (
    rf"(?:half (?=of\b|the\b)|(?:half an? (?={AFTER_ARTICLE}\b))?(?:an? (?={AFTER_ARTICLE}\b))?"
    rf"(?:(?:{CARDINAL}|{FRACTION})\b(?:(?:-| (?:and )?)(?=(?:{CARDINAL}|an?|{FRACTION})\b))?(?:an? (?={FRACTION}\b))?){{0,24}}(?:{FRACTION}\b)?"
    rf"(?: point(?: {_DIGIT}\b){{1,4}}(?: (?:thousand|million|billion)\b)?)?)"
)
"""A run of number words; may be empty, so its user looks ahead for the first one. Linear: every repetition eats a whole word."""
STARTS = rf"(?:{one_of(STARTING)}|an? {AFTER_ARTICLE})\b"


@lru_cache(maxsize=4096)
def amount(text: str) -> Decimal | None:
    """Return what a run of number words amounts to; None when it holds no number.

    >>> amount("one thousand and forty"), amount("four-fifths"), amount("two dozen"), amount("two and a half million")
    (Decimal('1040'), Decimal('0.8'), Decimal('24'), Decimal('2500000'))
    >>> amount("fifty-three point six"), amount("twenty-six point nine million")
    (Decimal('53.6'), Decimal('26900000.0'))
    """
    whole, _, digits = text.partition(" point ")
    if digits:
        decimals = "".join(str(_UNITS[word]) for word in digits.split() if word in _UNITS)
        scale = next((_SCALES[word] for word in digits.split() if word in _SCALES), 1)
        return ((amount(whole) or Decimal(0)) + Decimal(f"0.{decimals}")) * scale
    words = [word for word in text.replace("-", " ").replace(",", " ").split() if word not in ("and", "a", "an", "of")]
    if not words:
        return None
    has_whole = " and " in text
    total, group = Fraction(0), Fraction(0)
    for word in words:
        total, group = _added(total, group, word, has_whole=has_whole)
    result = total + group
    return Decimal(result.numerator) / Decimal(result.denominator)


def _added(total: Fraction, group: Fraction, word: str, *, has_whole: bool) -> tuple[Fraction, Fraction]:
    """The sum so far and the group under way, with one more word."""
    if word in _UNITS:
        return total, group + _UNITS[word]
    if word in _FRACTIONS:
        return total, group + _FRACTIONS[word] if has_whole else (group or Fraction(1)) * _FRACTIONS[word]
    scaled = (group or Fraction(1)) * _SCALES[word]
    return (total + scaled, Fraction(0)) if _SCALES[word] >= _THOUSAND else (total, scaled)


_THOUSAND = 1000
