"""Words and stems: one stem for what a reader takes as one word, and measures of prose."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ai_law_legal_agent_eval.text.fold import fold
from ai_law_legal_agent_eval.text.prose import function_share, has_finite_verb
from ai_law_legal_agent_eval.text.spans import Span
from ai_law_legal_agent_eval.text.words import stem, word_texts, words

ONE_STEM = [
    "licence license licences licenses licensing licensed",
    "authorise authorize authorised authorizes authorising",
    "authorisation authorization authorisations",
    "organisation organization",
    "analyse analyze analysed analyzing",
    "colour color colours coloured",
    "favour favor favoured",
    "centre center centres",
    "defence defense",
    "offence offense offences",
    "programme program programmes",
    "judgement judgment",
    "catalogue catalog",
    "cancelled canceled cancelling canceling",
    "labelled labeled",
    "ship ships shipped shipping",
    "control controls controlled controlling",
    "supply supplies supplied supplying",
    "company companies",
    "breach breaches breached",
    "exceed exceeds exceeded exceeding",
    "violate violates violated violation violations",
    "restrict restriction restricted",
    "screen screening screened",
    "hold held holds",
    "seller sellers seller's",
]
APART = [
    ("licence", "licensee"),
    ("ship", "shape"),
    ("rise", "rize"),
    ("advise", "advize"),
    ("our", "or"),
    ("four", "for"),
    ("need", "ned"),
    ("exercise", "exercize"),
    ("during", "dur"),
]


@pytest.mark.parametrize("group", ONE_STEM)
def test_one_stem(group: str) -> None:
    assert len({stem(word) for word in group.split()}) == 1, {word: stem(word) for word in group.split()}


@pytest.mark.parametrize(("one", "other"), APART)
def test_stems_apart(one: str, other: str) -> None:
    assert stem(one) != stem(other)


def test_words_know_their_places() -> None:
    folded = fold("The Buyer’s licence, D1391755.")
    found = words(folded)
    assert [word.text for word in found] == ["the", "buyer's", "licence", "d1391755"]
    assert all(word.span.cut(folded.text) == word.text for word in found)
    assert [word.text for word in words(folded, Span(4, 19))] == ["buyer's", "licence"]


@given(st.text(max_size=60))
def test_words_stand_in_the_text(raw: str) -> None:
    folded = fold(raw)
    assert all(word.span.cut(folded.text) == word.text and word.stem for word in words(folded))


PROSE = "Lot 2 takes the licence past its ceiling, because the four replacement nodes count as well."
LIST = "Licence ceiling quantity excess replacement nodes drawdown violation amendment critical."


def test_prose_is_told_from_a_word_list() -> None:
    assert function_share(word_texts(fold(PROSE).text)) > 0.26
    assert function_share(word_texts(fold(LIST).text)) < 0.14
    assert has_finite_verb(word_texts(fold(PROSE).text))
    assert not has_finite_verb(word_texts(fold(LIST).text))
    assert function_share(()) == 0
