"""The reference memo with its figures spoiled in one way at a time: in words, in their units, dates and signs, or taken from elsewhere."""

import random
import re
from collections.abc import Iterator, Mapping
from itertools import pairwise

from ai_law_legal_agent_eval.attacks.material import Material
from ai_law_legal_agent_eval.attacks.reversals import MONTHS

_SMALL = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
_TENS = "twenty thirty forty fifty sixty seventy eighty ninety hundred"
_ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth"
_CYCLES = tuple(tuple(line.split()) for line in (_SMALL, _TENS, _ORDINALS))
_NEXT_WORD = {word: later for words in _CYCLES for word, later in pairwise((*words, words[0]))}
_WORD = re.compile(rf"\b(?i:{'|'.join(sorted(_NEXT_WORD, key=len, reverse=True))})\b")
_FIGURE = re.compile(r"(?<![\w.§,/-])\d[\d,.]*\d(?![\w-])")
_DATE = re.compile(rf"\b\d{{1,2}} (?:{'|'.join(MONTHS)})(?: \d{{4}})?\b")
_YEAR = re.compile(r"(?<![\d,.])(?:19|20)\d\d(?![\d,])")
_OTHER_UNITS: Mapping[str, str] = dict(
    pair.split("/")
    for pair in (
        "days/weeks,day/week,weeks/months,week/month,months/years,month/year,years/months,year/month,hours/minutes,hour/minute"
        ",minutes/hours,minute/hour,MW/kW,kW/MW,GB/TB,TB/GB,million/billion,billion/million,nodes/racks,servers/racks"
        ",accelerators/nodes,racks/servers,tokens/parameters,parameters/tokens,FLOP/TOPS,TOPS/FLOP"
    ).split(",")
)
_UNIT = re.compile(rf"(?<=[\dnetyxs][ -])(?:{'|'.join(sorted(_OTHER_UNITS, key=len, reverse=True))})\b")
_CURRENCIES: Mapping[str, str] = {"$": "€", "€": "$", "£": "$", "USD": "EUR", "EUR": "USD", "US$": "€"}
_CURRENCY = re.compile("|".join(map(re.escape, sorted(_CURRENCIES, key=len, reverse=True))))
_PERCENT = re.compile(r"(?<=\d)(?: ?%| per ?cent\b)")
_SIGNS: Mapping[str, str] = {" x ": " / ", " × ": " / ", " + ": " - ", " - ": " + ", " / ": " x ", " − ": " + "}
_SIGN = re.compile("|".join(map(re.escape, _SIGNS)))
_TURNED: Mapping[str, str] = {
    first: second
    for pair in (
        "more than/less than,less than/more than,at least/at most,at most/at least,exceeds/falls short of,exceed/fall short of"
        ",over/under,under/over,above/below,below/above,too many/too few,short of/in excess of,excess/shortfall,shortfall/excess"
        ",days after/days before,days before/days after,later than/earlier than,within/outside"
    ).split(",")
    for first, second in [pair.split("/")]
}
_TURN = re.compile(rf"\b(?:{'|'.join(sorted(_TURNED, key=len, reverse=True))})\b")


def words_for_numbers(material: Material, _: random.Random) -> Iterator[str | bytes]:
    """Every number word the next one, ordinals too."""

    def later(word: re.Match[str]) -> str:
        new = _NEXT_WORD[word[0].lower()]
        return new.capitalize() if word[0][0].isupper() else new

    yield _WORD.sub(later, material.reference)


def transposed(material: Material, _: random.Random) -> Iterator[str | bytes]:
    """The first two digits that differ exchanged in every figure of two digits or more; then the last two."""
    for order in (1, -1):
        yield _FIGURE.sub(lambda match: _transposed(match[0], order), material.reference)  # noqa: B023 - used at once


def _transposed(figure: str, order: int) -> str:
    places = [place for place, sign in enumerate(figure) if sign.isdigit()]
    for first, second in list(pairwise(places))[::order]:
        if figure[first] != figure[second] and not (first == 0 and figure[second] == "0"):
            signs = list(figure)
            signs[first], signs[second] = signs[second], signs[first]
            return "".join(signs)
    return figure


def tenfold(material: Material, _: random.Random) -> Iterator[str | bytes]:
    """Every figure ten times too large; then a tenth."""
    spared = _spared(material.reference)
    for factor in (10.0, 0.1):
        yield _FIGURE.sub(lambda match: match[0] if match.start() in spared else _scaled(match[0], factor), material.reference)  # noqa: B023


def _spared(text: str) -> frozenset[int]:
    """Where days and years start, which have no size."""
    return frozenset(place for found in (*_DATE.finditer(text), *_YEAR.finditer(text)) for place in range(*found.span()))


def _scaled(figure: str, factor: float) -> str:
    try:
        amount = float(figure.replace(",", "")) * factor
    except ValueError:
        return figure
    return f"{amount:,.0f}" if amount.is_integer() else f"{amount:,.2f}"


def exchanged(material: Material, chance: random.Random) -> Iterator[str | bytes]:
    """The figures of the memo dealt out anew among their places, those of one shape among each other; then any."""
    text = material.reference
    spared = _spared(text)
    places = [match for match in _FIGURE.finditer(text) if match.start() not in spared]
    for shape in (len, lambda _: 0):
        pools: dict[int, list[str]] = {}
        for match in places:
            pools.setdefault(shape(match[0]), []).append(match[0])
        for pool in pools.values():
            chance.shuffle(pool)
        yield _FIGURE.sub(lambda match: match[0] if match.start() in spared else pools[shape(match[0])].pop(), text)  # noqa: B023


def dates_exchanged(material: Material, chance: random.Random) -> Iterator[str | bytes]:
    """The dates of the memo dealt out anew among their places."""
    pool = _DATE.findall(material.reference)
    chance.shuffle(pool)
    yield _DATE.sub(lambda _: pool.pop(), material.reference)


def years_off(material: Material, _: random.Random) -> Iterator[str | bytes]:
    """Every year one later, then one earlier, so that each date is a year off."""
    for shift in (1, -1):
        yield _YEAR.sub(lambda year: str(int(year[0]) + shift), material.reference)  # noqa: B023 - used at once


def units(material: Material, _: random.Random) -> Iterator[str | bytes]:
    """Every unit another one of its kind; then currencies and percentages."""
    yield _UNIT.sub(lambda unit: _OTHER_UNITS[unit[0]], material.reference)
    other = _CURRENCY.sub(lambda sign: _CURRENCIES[sign[0]], material.reference)
    yield _PERCENT.sub(" percentage points", other)
    yield _PERCENT.sub(" per mille", other)


def signs(material: Material, _: random.Random) -> Iterator[str | bytes]:
    """The signs of calculations turned; then the words that say which side of a limit a figure is."""
    yield _SIGN.sub(lambda sign: _SIGNS[sign[0]], material.reference)
    yield _TURN.sub(lambda word: _TURNED[word[0]], material.reference)
