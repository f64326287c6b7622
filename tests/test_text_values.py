"""Values: what a text states, what is only a reference, and when two values are the same."""

import itertools
from decimal import Decimal

import pytest
from growth import cpu_seconds
from hypothesis import given
from hypothesis import strategies as st

from ai_law_legal_agent_eval.text.calendar import Day
from ai_law_legal_agent_eval.text.fold import fold
from ai_law_legal_agent_eval.text.values import Value, references, same, values

Row = tuple[str, str, str]


def seen(raw: str) -> list[Row]:
    return [(value.kind, plain(value), value.unit) for value in values(fold(raw))]


def plain(value: Value) -> str:
    if isinstance(value.amount, Day):
        return " or ".join("-".join("?" if part is None else str(part) for part in amount) for amount in value.amounts)  # type: ignore[union-attr]
    return (
        f"{value.amount:f}".rstrip("0").rstrip(".")
        if isinstance(value.amount, Decimal) and value.amount % 1
        else f"{value.amount:.0f}"
        if isinstance(value.amount, Decimal)
        else value.amount
    )


STATED: dict[str, list[Row]] = {
    "1,040 accelerators": [("number", "1040", "accelerators")],
    "1040 accelerators": [("number", "1040", "accelerators")],
    "1 040 accelerators": [("number", "1040", "accelerators")],
    "1\u2009040 accelerators": [("number", "1040", "accelerators")],
    "26 900 000 TPP": [("number", "26900000", "tpp")],
    "1.040 units": [("number", "1.04", "units")],
    "0,6 units": [("number", "0.6", "units")],
    "2,2295 units": [("number", "2.2295", "units")],
    "one thousand and forty nodes": [("number", "1040", "nodes")],
    "twenty-seven million, five hundred": [("number", "27000000", ""), ("number", "500", "")],
    "sixteen, two dozen cards": [("number", "16", ""), ("number", "24", "cards")],
    "two and a half million": [("number", "2500000", "")],
    "a hundred nodes": [("number", "100", "nodes")],
    "one node": [("number", "1", "node")],
    "no one, one of them, this one": [],
    "27.5 million TPP": [("number", "27500000", "tpp")],
    "27.5m": [("number", "27500000", "")],
    "12bn": [("number", "12000000000", "")],
    "1.02e26 FLOP": [("number", "102000000000000000000000000", "flop")],
    "1.02 × 10²⁶ FLOP": [("number", "102000000000000000000000000", "flop")],
    "1.02 x 10^26": [("number", "102000000000000000000000000", "")],
    "53.6%": [("percent", "53.6", "%")],
    "53.6 per cent": [("percent", "53.6", "%")],
    "fifty per cent": [("percent", "50", "%")],
    "US$5.49m": [("money", "5490000", "usd")],
    "$5,490,000": [("money", "5490000", "usd")],
    "USD 5.49 million": [("money", "5490000", "usd")],
    "€12": [("money", "12", "eur")],
    "5 million dollars": [("money", "5000000", "usd")],
    "34 days": [("duration", "34", "day")],
    "a five-year licence": [("duration", "5", "year")],
    "2½ months": [("duration", "2.5", "month")],
    "14 April 2025": [("date", "2025-4-14", "")],
    "April 14, 2025": [("date", "2025-4-14", "")],
    "the 14th of April 2025": [("date", "2025-4-14", "")],
    "14 Apr 25": [("date", "2025-4-14", "")],
    "14-Apr-2025": [("date", "2025-4-14", "")],
    "2025-04-14": [("date", "2025-4-14", "")],
    "14/4/25": [("date", "2025-4-14", "")],
    "3/4/2025": [("date", "2025-4-3 or 2025-3-4", "")],
    "14.04.2025": [("date", "2025-4-14", "")],
    "14 April": [("date", "?-4-14", "")],
    "May 2025": [("date", "2025-5-?", "")],
    "24-25 April": [("date", "?-4-24", ""), ("date", "?-4-25", "")],
    "3, 12 and 24 February 2025": [("date", "2025-2-3", ""), ("date", "2025-2-12", ""), ("date", "2025-2-24", "")],
    "4 to 13 March": [("date", "?-3-4", ""), ("date", "?-3-13", "")],
    "12 May 40 nodes": [("date", "?-5-12", ""), ("number", "40", "nodes")],
    "in 2025 alone": [("year", "2025", "")],
    "2025 nodes": [("number", "2025", "nodes")],
    "half a million": [("number", "500000", "")],
    "half of it": [("number", "0.5", "")],
    "licence D1391755": [("identifier", "d1391755", "")],
    "24-0612 to 24-0619": [("identifier", "24-0612", ""), ("identifier", "24-0619", "")],
    "CX-900N": [("identifier", "cx-900n", "")],
    "the 3rd lot": [],
    "at 09:12 and 5 p.m.": [],
    "1. Hold 12 nodes": [("number", "12", "nodes")],
    "130 x 8 = 1,040": [("number", "130", ""), ("number", "8", ""), ("number", "1040", "")],
}


@pytest.mark.parametrize("raw", STATED)
def test_states(raw: str) -> None:
    assert seen(raw) == STATED[raw]


REFERRED = {
    "R4.3": ["r4.3"],
    "§10.2": ["10.2"],
    "Article 9.2 and art. 9.2": ["article 9.2", "art 9.2"],
    "clause 14.3": ["clause 14.3"],
    "15 C.F.R. § 742.6(a)(6)(iii)": ["15 cfr 742.6(a)(6)(iii)"],
    "744.16(a)": ["744.16(a)"],
    "736.2": ["736.2"],
    "3A090.a": ["3a090.a"],
    "D:5": ["d:5"],
    "Annex C, entry 12": ["annex c", "entry 12"],
    "General Prohibition Ten": ["general prohibition ten"],
    "Sections 9, 10 and 11": ["sections 9, 10 and 11"],
    "Supp. No. 3 to Part 732": ["supp no 3", "part 732"],
}


@pytest.mark.parametrize("raw", REFERRED)
def test_refers_and_states_nothing(raw: str) -> None:
    assert [value.amount for value in references(fold(raw))] == REFERRED[raw]
    assert [value for value in values(fold(raw)) if value.kind != "identifier"] == []


SAME = [
    ("27.5 million", "27,525,120"),
    ("27 million", "27,525,120"),
    ("27.52 million", "27,525,120"),
    ("27.53 million", "27,525,120"),
    ("27,525,120", "27.5 million"),
    ("one thousand and forty", "1,040"),
    ("0.536", "53.6%"),
    ("53.6%", "53.6 per cent"),
    ("four-fifths", "80%"),
    ("one third", "33.3%"),
    ("about 890", "880"),
    ("US$5.49m", "$5,490,000"),
    ("1.02e26", "1.02 x 10^26"),
    ("14 April", "14 April 2025"),
    ("4/3/2025", "3 April 2025"),
    ("34 days", "34"),
    ("D1391755", "d1391755"),
]
DIFFERENT = [
    ("27.7 million", "27,525,120"),
    ("1,041", "1,040"),
    ("1,008", "1,040"),
    ("54%", "53.6%"),
    ("0.55", "53.6%"),
    ("$5", "5%"),
    ("34 days", "34 months"),
    ("US$5", "€5"),
    ("900", "880"),
    ("15 April 2025", "14 April 2025"),
    ("14 April 2024", "14 April 2025"),
    ("April 2025", "14 April 2025"),
    ("24-0612", "24-0613"),
    ("14 April 2025", "14"),
]


def only(raw: str) -> Value:
    [value] = values(fold(raw))
    return value


@pytest.mark.parametrize(("stated", "expected"), SAME)
def test_same(stated: str, expected: str) -> None:
    assert same(only(stated), only(expected))


@pytest.mark.parametrize(("stated", "expected"), DIFFERENT)
def test_not_same(stated: str, expected: str) -> None:
    assert not same(only(stated), only(expected))


@given(st.integers(min_value=0, max_value=10**12))
def test_a_written_number_is_read_back(number: int) -> None:
    assert only(f"{number:,} nodes").amount == Decimal(number)


@given(st.dates(), st.sampled_from(["{0.day} {0:%B} {0.year:04}", "{0:%B} {0.day}, {0.year:04}"]))
def test_a_written_date_is_read_back(day: object, form: str) -> None:
    found = values(fold(form.format(day)))
    if 1900 <= day.year < 2100:  # type: ignore[attr-defined]
        assert [value.amount for value in found] == [Day(day.year, day.month, day.day)]  # type: ignore[attr-defined]


@given(st.text(max_size=60) | st.text(alphabet="0123456789,.- /§()%$adeinotrx^:", max_size=40))
def test_any_text_is_read_in_order_without_overlap(raw: str) -> None:
    folded = fold(raw)
    found = values(folded)
    assert all(before.span.end <= after.span.start or before.span == after.span for before, after in itertools.pairwise(found))
    assert all(value.span.end <= len(folded.text) for value in found)


UNITS = ["1", "1,", "1 000", "1.", "§1.1(a), ", "(", ",", "one ", "may 1, ", "5 april ", "a-1", "no 1 ", "1/2", "e1", "$", "1-", "x10^"]


@pytest.mark.parametrize("unit", UNITS)
def test_time_grows_with_the_length(unit: str) -> None:
    def seconds(size: int) -> float:
        return cpu_seconds(values, unit, size)

    seconds(1000)
    assert seconds(80_000) < 40 * max(seconds(10_001), 0.002)
