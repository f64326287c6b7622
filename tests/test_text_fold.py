"""The folded form: what becomes one, what is dropped, and the way back."""

import itertools

import pytest
from growth import cpu_seconds
from hypothesis import given
from hypothesis import strategies as st

from ai_law_legal_agent_eval.text.fold import fold
from ai_law_legal_agent_eval.text.spans import Span

FOLDS = {
    "case": ("The LICENCE", "the licence"),
    "sharp s": ("Straße", "strasse"),
    "quotes": ("“Buyer’s” ‹x›", "\"buyer's\" 'x'"),
    "dashes": ("a – b — c‑d − e", "a - b - c-d - e"),
    "ligature": ("ﬁle", "file"),
    "fullwidth": ("ＣＸ－９００", "cx-900"),
    "accents": ("Détermination", "determination"),
    "combining marks": ("e\u0301tude", "etude"),
    "soft hyphen": ("li\u00adcence", "licence"),
    "zero width": ("li\u200bcen\u200dce\ufeff", "licence"),
    "tags": ("li\U000e0041cence", "licence"),
    "bidirectional": ("\u202elicence\u202c", "licence"),
    "variation selector": ("licence\ufe0f", "licence"),
    "white space": ("a \t\u2003b", "a b"),
    "line break": ("a \r\n\n b", "a\nb"),
    "line separator": ("a\u2028b", "a\nb"),
    "trimmed": ("  a  ", "a"),
    "superscript": ("10²⁶", "10^26"),
    "long superscript": ("10¹²³⁴", "10^1234"),
    "footnote mark": ("Ningshuo.¹", "ningshuo.^1"),
    "vulgar fraction": ("2½", "2 1/2"),
    "lone fraction": ("½", "1/2"),
    "digit group": ("1\u00a0040", "1,040"),
    "digit groups": ("26\u202f900\u202f000", "26,900,000"),
    "no digit group": ("Part\u00a0744\u00a0of", "part 744 of"),
    "times": ("130 × 8", "130 x 8"),
    "mixed script": ("liсеnce", "licence"),
    "imitation in Latin text": ("the licence sets a сар on it", "the licence sets a cap on it"),
    "Russian word in Latin text": ("the word экспорт stands", "the word экспорт stands"),
    "Russian text": ("оно не так", "оно не так"),
    "Greek imitation": ("the αcα licence", "the aca licence"),
}


@pytest.mark.parametrize("name", FOLDS)
def test_folds_to(name: str) -> None:
    raw, folded = FOLDS[name]
    assert fold(raw).text == folded


@pytest.mark.parametrize(
    ("raw", "count"), [("plain", 0), ("li\u00adcen\u200bce", 2), ("\u202e\u202d\u202c", 3), ("e\u0301", 0), ("a\u200b\u200bb", 2)]
)
def test_counts_what_it_drops(raw: str, count: int) -> None:
    assert fold(raw).removed_chars == count


@pytest.mark.parametrize(
    ("raw", "needle", "place"),
    [
        ("A  “Ningshuo”", "ningshuo", "Ningshuo"),
        ("the ﬁle", "file", "ﬁle"),
        ("ze\u0301ro day", "zero", "ze\u0301ro"),
        ("li\u200bcence", "licence", "li\u200bcence"),
        ("1\u00a0040 nodes", "1,040", "1\u00a0040"),
        ("10²⁶ flop", "10^26", "10²⁶"),
    ],
)
def test_maps_back(raw: str, needle: str, place: str) -> None:
    folded = fold(raw)
    start = folded.text.index(needle)
    assert folded.to_raw(Span(start, start + len(needle))).cut(raw) == place


def test_knows_capitals() -> None:
    folded = fold("Pte. Ltd.  The")
    assert [folded.is_capital(folded.text.index(word)) for word in ("pte", "ltd", "the")] == [True] * 3
    assert not folded.is_capital(1)


ANY_TEXT = st.text(max_size=80) | st.text(alphabet="aА а\u0301\u200b \n½²1.,’“-ﬁ\u00a0", max_size=40)


@given(ANY_TEXT)
def test_folding_twice_is_folding_once(raw: str) -> None:
    text = fold(raw).text
    assert fold(text).text == text


@given(ANY_TEXT)
def test_the_map_is_monotone_and_inside(raw: str) -> None:
    folded = fold(raw)
    places = [folded.to_raw(Span(at, at + 1)) for at in range(len(folded.text))]
    assert all(before.start <= after.start and before.end <= after.end for before, after in itertools.pairwise(places))
    assert all(0 <= place.start <= place.end <= len(raw) for place in places)
    assert folded.to_raw(Span(0, 0)).start <= folded.to_raw(Span(len(folded.text), len(folded.text))).start <= len(raw)


@given(ANY_TEXT)
def test_nothing_invisible_is_left(raw: str) -> None:
    text = fold(raw).text
    assert "  " not in text
    assert not any(char in text for char in "\u200b\u00ad\r\t’“")


@pytest.mark.parametrize("unit", ["1", ",", "(", "a", "\n", "e\u0301", "\u0301", "½", "²", "а", "аb ", "\u200b", "1\u00a0000", " \u200b"])
def test_time_grows_with_the_length(unit: str) -> None:
    def seconds(size: int) -> float:
        return cpu_seconds(fold, unit, size)

    seconds(1000)
    assert seconds(160_000) < 40 * max(seconds(20_000), 0.002)
