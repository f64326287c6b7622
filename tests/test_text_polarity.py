"""The polarity engine on the probe files: each says which claim of a text is judged and what must come out."""

from pathlib import Path

import pytest
import yaml
from growth import cpu_seconds
from hypothesis import given
from hypothesis import strategies as st

from ai_law_legal_agent_eval.text.fold import fold
from ai_law_legal_agent_eval.text.polarity import assertion, is_prohibition
from ai_law_legal_agent_eval.text.sentences import sentences
from ai_law_legal_agent_eval.text.spans import Span

CLASSES = ("negated", "hypothetical", "asked", "attributed", "dismissed")
LEAST = 60
WORDS = [
    "if",
    "not",
    "no",
    "the",
    "seller",
    "says",
    "that",
    ",",
    ";",
    "is",
    "wrong",
    "licence",
    "and",
    "but",
    "whether",
    "without",
    "resolved",
    "by",
    "-",
    ".",
]


def load(name: str) -> list[dict[str, str]]:
    path = Path(__file__).parent / "probes" / f"polarity_{name}.yaml"
    probes: list[dict[str, str]] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return probes


PROBES = [(name, probe) for name in CLASSES for probe in load(name)]


@pytest.mark.parametrize("probe", [probe for _, probe in PROBES], ids=[f"{name}-{probe['text'][:50]}" for name, probe in PROBES])
def test_probe(probe: dict[str, str]) -> None:
    folded, claim = fold(probe["text"]), fold(probe["claim"]).text
    start = folded.text.index(claim)
    found = assertion(folded, Span(start, start + len(claim)))
    assert found.status == probe["expect"], f"{probe['why']} (decided by {found.name!r})"


@pytest.mark.parametrize("name", CLASSES)
def test_each_class_has_enough_probes_both_ways(name: str) -> None:
    fires = sum(probe["expect"] == "affirmed" for probe in load(name))
    assert fires >= LEAST
    assert len(load(name)) - fires >= LEAST
    assert len({probe["text"] + probe["claim"] for probe in load(name)}) == len(load(name))


def test_plain_and_folded_texts_agree() -> None:
    folded = fold("Corvel does not hold a licence.")
    assert assertion(folded, Span(16, 30)) == assertion(folded.text, Span(16, 30))


def test_the_cue_is_a_place_in_the_text() -> None:
    folded = fold("The lot is late. The rule was not rescinded.")
    found = assertion(folded, Span(34, 43))
    assert found.cue is not None
    assert found.cue.cut(folded.text) == "not"


@pytest.mark.parametrize(
    ("text", "claim", "is_ban"),
    [
        ("l2 must not ship", "ship", True),
        ("never ship l2", "ship", True),
        ("l2 was not shipped", "shipped", False),
        ("l2 has no licence", "licence", False),
    ],
)
def test_bans_are_told_from_denials(text: str, claim: str, is_ban: bool) -> None:
    start = text.index(claim)
    assert is_prohibition(text, assertion(text, Span(start, start + len(claim)))) is is_ban


def test_a_claim_outside_every_sentence_is_affirmed() -> None:
    assert assertion("", Span(0, 0)).status == "affirmed"
    assert assertion("a b", Span(3, 3)).status == "affirmed"


@given(st.text(max_size=80) | st.lists(st.sampled_from(WORDS), max_size=14).map(" ".join), st.integers(0, 80), st.integers(0, 20))
def test_any_place_in_any_text_gets_one_status(raw: str, start: int, length: int) -> None:
    folded = fold(raw)
    start = min(start, len(folded.text))
    found = assertion(folded, Span(start, min(len(folded.text), start + length)))
    assert (found.cue is None) is (found.status == "affirmed")
    assert found.cue is None or found.cue.end <= len(folded.text)


@pytest.mark.parametrize("unit", ["no ", "if, ", "a", "he says ", "not that ", "whatever ", ",", "is wrong and ", '"'])
def test_an_endless_sentence_is_read_in_a_window(unit: str) -> None:
    def seconds(size: int) -> float:
        return cpu_seconds(lambda text: assertion(text, Span(size // 2, size // 2 + 3)), unit, size, prepare=sentences)

    seconds(1000)
    assert seconds(400_000) < 8 * max(seconds(20_000), 0.02)
