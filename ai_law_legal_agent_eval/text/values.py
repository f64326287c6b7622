"""Values that a text states: numbers, percentages, money, dates, durations, codes; and when two of them are the same.

References to rules, articles and lists are read first, so that their digits are no numbers (see `citations`).
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from decimal import Decimal
from functools import lru_cache
from typing import Literal, NamedTuple

from ai_law_legal_agent_eval.text import numerals
from ai_law_legal_agent_eval.text.alternatives import one_of
from ai_law_legal_agent_eval.text.calendar import DATE, MONTHS, Day, dates
from ai_law_legal_agent_eval.text.citations import NOUNS, REFERENCE
from ai_law_legal_agent_eval.text.fold import Folded
from ai_law_legal_agent_eval.text.spans import Span
from ai_law_legal_agent_eval.text.words import FUNCTION_WORDS

Kind = Literal["number", "percent", "money", "duration", "date", "year", "identifier", "reference"]
Amount = Decimal | Day | str

_MAGNITUDES = {
    "hundred": 100, "thousand": 10**3, "k": 10**3, "million": 10**6, "millions": 10**6, "mm": 10**6, "mn": 10**6, "mln": 10**6, "m": 10**6,
    "billion": 10**9, "bn": 10**9, "b": 10**9, "trillion": 10**12, "tn": 10**12, "dozen": 12,
}  # fmt: skip
_CURRENCIES = {
    "us$": "usd", "$": "usd", "usd": "usd", "us dollars": "usd", "u.s. dollars": "usd", "dollars": "usd", "s$": "sgd", "sgd": "sgd",
    "a$": "aud", "aud": "aud", "hk$": "hkd", "hkd": "hkd", "€": "eur", "eur": "eur", "euro": "eur", "euros": "eur", "£": "gbp", "gbp": "gbp",
    "pounds": "gbp", "¥": "jpy", "jpy": "jpy", "rmb": "cny", "cny": "cny", "chf": "chf", "aed": "aed", "inr": "inr",
}  # fmt: skip
_PERIODS = {
    word: unit
    for unit, spellings in {
        "hour": "hour hours hr hrs", "day": "day days", "week": "week weeks", "month": "month months", "year": "year years yr yrs",
        "minute": "minute minutes mins",
    }.items()
    for word in spellings.split()
}  # fmt: skip
_PERCENT = r"(?: ?%| per ?cent\b| ?percent\b| pct\b| percentage points?\b)"
_MAGNITUDE = r"(?: ?(?:hundred|thousand|millions?|billion|trillion|dozen|mm|mn|mln|bn|tn)\b|[kmb]\b(?!-))"
_CURRENCY_BEFORE = r"(?:us\$|s\$|a\$|hk\$|[$€£¥]|(?:usd|eur|gbp|sgd|aud|hkd|jpy|rmb|cny|chf|aed|inr)(?= ?\d))"
_CURRENCY_AFTER = r"(?: (?:us dollars|u\.s\. dollars|dollars|usd|eur|euros?|gbp|sgd|aud|hkd|jpy|rmb|cny|chf|aed|inr)\b(?! ?\d)|[€£])"
_CONTINENTAL = (
    r"\d{1,3}(?:\.\d{3}){2,8}(?![\d.])|\d{1,3},\d{1,2}(?= ?%| per ?cent\b| ?percent\b| ?[x*·] ?10 ?\^|e[+-]?\d)"
    r"|(?:0,\d{1,3}|\d{1,3},\d{4,6})(?![\d,]|\.\d)"
)
"""Points between thousands (two at least); a decimal comma before a sign of per cent or a power of ten, after a lone nought, or before
other than three digits."""
_DIGITS = (
    _CONTINENTAL + r"|(?:\d{1,3}(?:,\d{3}){1,12}(?!\d)|\d{1,3}(?: 0\d{2}| \d{3}(?= \d{3}\b))(?: \d{3}){0,8}(?![\d,])|\d+)(?:\.\d+)?|\.\d+"
)

_MONEY_WORDS = "usd|eur|gbp|sgd|aud|hkd|jpy|rmb|cny|chf|aed|inr"
_OPENING_WORD = one_of([*MONTHS, *NOUNS, *numerals.STARTING, *_MONEY_WORDS.split("|")]).replace(r"\ ", " ")
# Only a word that can begin a value is looked at more closely.
_GATE = rf"(?=[\d§$€£¥]|{_OPENING_WORD}(?:\b|\d)|[a-z]{{1,8}}+(?:-?\d|\$)|(?:(?<=\n)|(?<!.))[a-z(]|\.\d|an? {numerals.AFTER_ARTICLE}\b|[a-e]:\d)"
_VALUE = re.compile(
    rf"(?<![^\W_]){_GATE}(?:(?P<label>(?:(?<=\n)|(?<!.))\(?(?:\d{{1,2}}|[a-z]|[ivx]{{1,4}})[.)](?=\s))"
    rf"|(?P<reference>{REFERENCE})"
    rf"|(?P<date>{DATE})"
    r"|(?P<time>\d{1,2}:\d{2}(?::\d{2})?\b|\d{1,2} ?[ap]\.?m\b\.?)"
    rf"|(?P<identifier>\d{{2}}-\d{{4}}(?![\d-])|\d+(?:-\d+){{2,8}}|(?!mid-|pre-|post-|non-|{_MONEY_WORDS}|us\$)[a-z]{{1,8}}+-?\d\w*(?:-\w+){{0,8}})"
    rf"|(?P<number>(?P<before>{_CURRENCY_BEFORE} ?)?(?P<digits>{_DIGITS})(?P<exponent>e[+-]?\d{{1,3}}\b| ?[x*·] ?10 ?\^ ?[+-]?\d{{1,3}}\b)?"
    rf"(?P<ordinal>(?:st|nd|rd|th)\b)?(?P<fraction> 1/2\b| 1/4\b| 3/4\b)?(?P<magnitude>{_MAGNITUDE})?(?P<after>{_CURRENCY_AFTER})?(?P<percent>{_PERCENT})?)"
    rf"|(?P<words>(?={numerals.STARTS}){numerals.NUMERAL}(?P<words_percent>{_PERCENT})?))",
    re.DOTALL,
)
_UNIT = re.compile(r"[ -]?([a-z][a-z]*(?:-[a-z]+)*)")
_ABOUT = re.compile(r"(?:\babout|\baround|\bapproximately|\bapprox\.?|\broughly|\bnearly|\balmost|\bsome|\bcirca|\bca\.|~) ?\Z")
_ABOUT_ENDS = frozenset("tdyxe.a~")
"""The last letters of the words of `_ABOUT`, tried first."""
_NO_NUMERAL = re.compile(r"\b(?:no|any|every|some|each|this|that|the|which|another|only|last|first|either|neither)[ -]\Z")
_REFERENCE_FORMS = (
    (re.compile(r"c\.? ?f\.? ?r\b\.?"), "cfr"),
    (re.compile(r"u\.? ?s\.? ?c\b\.?"), "usc"),
    (re.compile(r"§+ ?|(?<=[a-z])\.(?= )"), ""),
    (re.compile(r"\s+"), " "),
)
_LOOK_BACK = 16
"""How many characters before a number the words that qualify it may take; author's choice."""
# Longer runs are noise that no record holds, and would overflow a decimal.
_MAX_DIGITS = 40
_MAX_EXPONENT_CHARS = 4
_EXACT = Decimal(0)
_FRACTION_STEP = Decimal("0.005")
"""A fraction in words is as exact as two decimal places; author's choice."""
_BEFORE_YEAR = re.compile(r"\b(?:in|since|during|until|year|early|late|throughout) \Z")
_YEAR_DIGITS = 4
_FIRST_YEAR, _LAST_YEAR = 1950, 2050
ABOUT_SHARE = Decimal("0.02")
"""How far a value that is said to be "about" so much may be off, as a share; author's choice."""


class Value(NamedTuple):
    """One stated value with its place in the folded text.

    `amounts` are all its readings (3/4/25 has two); `tolerance` is the size of the last digit where a rounding shows, else 0; `unit`
    is "usd" and the like for money, "day", "month".. for durations, else the noun after the number ("" when none follows).
    """

    kind: Kind
    amounts: tuple[Amount, ...]
    unit: str
    tolerance: Decimal
    is_about: bool
    span: Span

    def moved(self, offset: int) -> "Value":
        """Return the value with its place moved by `offset` code points."""
        if not offset:
            return self
        kind, amounts, unit, tolerance, is_about, (start, end) = self
        return Value(kind, amounts, unit, tolerance, is_about, Span(max(0, start + offset), end + offset))

    @property
    def said(self) -> tuple[object, ...]:
        """What is stated, without its place."""
        return self[:-1]

    @property
    def amount(self) -> Amount:
        return self.amounts[0]


def values(text: str | Folded) -> tuple[Value, ...]:
    """Return the values that a folded text states, in order; references are left out.

    >>> [(value.kind, str(value.amount), value.unit) for value in values("r5.2: 1,040 accelerators, or 53.6 per cent, in 34 days")]
    [('number', '1040', 'accelerators'), ('percent', '53.6', '%'), ('duration', '34', 'day')]
    """
    return _values(text.text if isinstance(text, Folded) else text)


def references(text: str | Folded) -> tuple[Value, ...]:
    """Return the rules, articles and regulations that a folded text refers to, in order.

    >>> [value.amount for value in references("under 15 c.f.r. § 742.6(a)(6) and article 9.2")]
    ['15 cfr 742.6(a)(6)', 'article 9.2']
    """
    body = text.text if isinstance(text, Folded) else text
    return tuple(_reference(match) for match in _VALUE.finditer(body) if match.lastgroup == "reference")


def values_by_part(text: str | Folded, parts: Sequence[Span]) -> list[tuple[Value, ...]]:
    """Return the values that start in each of these parts of a folded text (in order, next to each other), with their places in it.

    >>> [[value.span for value in part] for part in values_by_part("8 nodes. 16 more.", [Span(0, 8), Span(9, 17)])]
    [[Span(start=0, end=1)], [Span(start=0, end=2)]]
    """
    body = text.text if isinstance(text, Folded) else text
    found: list[list[Value]] = [[] for _ in parts]
    at = 0
    for match in _VALUE.finditer(body):
        reader = _READERS.get(match.lastgroup or "")
        for value in reader(body, match) if reader else ():
            while at < len(parts) and parts[at].end <= value.span.start:
                at += 1
            if at < len(parts):
                found[at].append(value.moved(-parts[at].start))
    return [tuple(part) for part in found]


@lru_cache(maxsize=1024)
def _values(body: str) -> tuple[Value, ...]:
    found: list[Value] = []
    for match in _VALUE.finditer(body):
        reader = _READERS.get(match.lastgroup or "")
        if reader:
            found += reader(body, match)
    return tuple(found)


def _reference(match: re.Match[str]) -> Value:
    name = match.group()
    for pattern, replacement in _REFERENCE_FORMS:
        name = pattern.sub(replacement, name)
    return Value("reference", (name.strip(),), "", _EXACT, False, Span(*match.span()))


def _identifier(body: str, match: re.Match[str]) -> tuple[Value, ...]:
    return (Value("identifier", (match.group(),), "", _EXACT, False, Span(*match.span())),)


def _date(body: str, match: re.Match[str]) -> Iterator[Value]:
    for dated in dates(match.group()):
        yield Value("date", dated.readings, "", _EXACT, False, Span(match.start() + dated.start, match.start() + dated.end))


def _number(body: str, match: re.Match[str]) -> tuple[Value, ...]:
    before, digits, exponent, ordinal, fraction, magnitude, after, percent = match.group(*_NUMBER_GROUPS)
    if ordinal:
        return ()
    amount, step = _digits(digits, magnitude, exponent, fraction)
    start, end = match.span()
    if percent:
        kind, unit = _PERCENTAGE
    elif before or after:
        kind, unit = "money", _CURRENCIES[(before or after).strip()]
    else:
        kind, unit = _unit(body, start, end)
    return (Value(kind, (amount,), unit, step, _is_about(body, start), Span(start, end)),)


_NUMBER_GROUPS = ("before", "digits", "exponent", "ordinal", "fraction", "magnitude", "after", "percent")
_PERCENTAGE: tuple[Kind, str] = ("percent", "%")


def _is_about(body: str, start: int) -> bool:
    before = body[start - 1 : start]
    if before == " ":
        before = body[start - 2 : start - 1]
    return before in _ABOUT_ENDS and bool(_ABOUT.search(body[max(0, start - _LOOK_BACK) : start]))


@lru_cache(maxsize=4096)
def _digits(written: str, magnitude: str | None, exponent: str | None, fraction: str | None) -> tuple[Decimal, Decimal]:
    """The amount of a number in digits, and the size of its last digit where a rounding shows."""
    digits = _plain_digits(written)[:_MAX_DIGITS]
    scale = Decimal(_MAGNITUDES[magnitude.strip()] if magnitude else 1)
    if exponent:
        scale *= Decimal(10) ** int(re.split(r"[e^]", exponent)[-1][:_MAX_EXPONENT_CHARS])
    amount = Decimal(digits) + (_VULGAR[fraction.strip()] if fraction else 0)
    step = scale.scaleb(-len(digits.partition(".")[2])) if scale != 1 or "." in digits else _EXACT
    return amount * scale, step


def _plain_digits(written: str) -> str:
    """Digits with a decimal point at most."""
    if written.count(".") > 1:
        return written.replace(".", "")
    if re.fullmatch(r"0,\d+|\d+,(?:\d{1,2}|\d{4,6})", written):
        return written.replace(",", ".")
    return written.replace(",", "").replace(" ", "")


_VULGAR = {"1/2": Decimal("0.5"), "1/4": Decimal("0.25"), "3/4": Decimal("0.75")}


def _words(body: str, match: re.Match[str]) -> Iterator[Value]:
    text = match.group().removesuffix(match["words_percent"] or "").rstrip(" -,")
    amount = numerals.amount(text)
    start = match.start()
    if amount is None or (text == "one" and _NO_NUMERAL.search(body[max(0, start - _LOOK_BACK) : start])):
        return
    end = match.end() if match["words_percent"] else start + len(text)
    kind, unit = _PERCENTAGE if match["words_percent"] else _unit(body, start, end)
    if text != "one" or unit:
        step = Decimal(0) if amount == amount.to_integral_value() else _FRACTION_STEP
        yield Value(kind, (amount,), unit, step, _is_about(body, start), Span(start, end))


def _unit(body: str, start: int, end: int) -> tuple[Kind, str]:
    """What the noun after a number makes of it: a duration, a year, or a number of something."""
    match = _UNIT.match(body, end)
    noun = match.group(1) if match else ""
    period = _PERIODS.get(noun) or _PERIODS.get(noun.partition("-")[0])
    if period:
        return "duration", period
    unit = "" if noun in FUNCTION_WORDS or noun == "x" else noun
    written = body[start:end]
    is_year = end - start == _YEAR_DIGITS and written.isdigit() and _FIRST_YEAR <= int(written) < _LAST_YEAR
    if is_year and (not unit or _BEFORE_YEAR.search(body[max(0, start - _LOOK_BACK) : start])):
        return "year", ""
    return "number", unit


_READERS: dict[str, Callable[[str, re.Match[str]], Iterable[Value]]] = {
    "date": _date,
    "identifier": _identifier,
    "number": _number,
    "words": _words,
}


def same(stated: Value, expected: Value) -> bool:
    """Whether a stated value says the expected one: rounding as far as its last digit shows, any reading of a date.

    >>> [short, exact] = [values(text)[0] for text in ("27.5 million", "27,525,120 tpp")]
    >>> same(short, exact), same(values("27.7 million")[0], exact), same(values("0.536")[0], values("53.6%")[0])
    (True, False, True)
    """
    if isinstance(expected.amount, Decimal) and isinstance(stated.amount, Decimal):
        return _same_amount(stated, expected)
    return stated.kind == expected.kind and any(_agree(left, right) for left in stated.amounts for right in expected.amounts)


def _agree(left: Amount, right: Amount) -> bool:
    return left.agrees(right) if isinstance(left, Day) and isinstance(right, Day) else left == right


def _same_amount(stated: Value, expected: Value) -> bool:
    scales = _scales(stated.kind, expected.kind)
    if scales is None or (stated.kind == expected.kind and stated.kind in ("money", "duration") and stated.unit != expected.unit):
        return False
    if not (stated.tolerance or stated.is_about or expected.tolerance or len(scales) > 1):
        return stated.amount == expected.amount
    return any(_is_near(stated, expected, factor) for factor in scales)


def _scales(stated: Kind, expected: Kind) -> tuple[Decimal, ...] | None:
    """What the stated amount may be multiplied by before it is compared; None when the kinds contradict each other."""
    if (stated, expected) == ("number", "percent"):
        return (Decimal(1), Decimal(100))
    if (stated, expected) == ("percent", "number"):
        return (Decimal(1), Decimal("0.01"))
    return (Decimal(1),) if stated == expected or "number" in (stated, expected) or "year" in (stated, expected) else None


def _is_near(stated: Value, expected: Value, factor: Decimal) -> bool:
    amount, step = Decimal(str(stated.amount)) * factor, stated.tolerance * factor
    goal = Decimal(str(expected.amount))
    slack = abs(goal) * ABOUT_SHARE if stated.is_about else Decimal(0)
    rounding = expected.tolerance / 2 if stated.tolerance == 0 else Decimal(0)
    return -step / 2 - slack - rounding <= goal - amount < step + slack + rounding or amount == goal
