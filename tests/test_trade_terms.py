"""The table of trade terms: every group parses, has both spellings where they differ, and is used in forms like its members."""

import pytest

from ai_law_legal_agent_eval.keys.forms import Lexicon, is_context, parse_form
from ai_law_legal_agent_eval.keys.trade_terms import TRADE_TERMS
from ai_law_legal_agent_eval.text.words import word_texts


@pytest.mark.parametrize("group", TRADE_TERMS)
def test_every_term_of_a_group_is_a_term_of_the_language(group: str) -> None:
    terms = TRADE_TERMS[group]
    assert len(set(terms)) == len(terms)
    assert len(parse_form(f"~{group}", {})[0]) == len(terms)


WORDINGS = [
    ("rescinded", "the rule was scrapped", "the rule was published"),
    ("must", "they had no choice", "they had a choice"),
    ("listed", "the hub is on the entity list", "the hub is on the map"),
    ("violation", "this contravened section 744", "this satisfied section 744"),
    ("deliberate", "they lied about it", "they wrote about it"),
    ("military", "used by the armed forces", "used by the university"),
    ("immunity", "it is a complete defence", "it is a complete file"),
    ("origin", "she was refused for her passport", "she was refused for her contract"),
    ("encrypted", "only scrambled data travels", "only random data travels"),
    ("outside_law", "it lies beyond the reach of the ear", "it lies beyond the scope of this memo"),
    ("uncontrolled", "it is never an export", "it is always an export"),
    ("licence_free", "no further authorisation is needed", "no further authorisation exists"),
    ("without_licence", "it left without any licence", "it left without any delay"),
    ("has_moved", "the weights have left denver", "the weights leave denver"),
    ("repealed", "the rule has been lifted", "the rule must be lifted"),
    ("takes_back", "bis withdrew the rule", "bis can withdraw the rule"),
    ("not_binding", "it has not yet taken effect", "it has now taken effect"),
    ("licensed_place", "johor is an approved site", "johor is a second site"),
    ("in_scope", "it falls within the existing licence", "it falls outside the existing licence"),
]


@pytest.mark.parametrize(("group", "saying", "silent"), WORDINGS, ids=[row[0] for row in WORDINGS])
def test_a_group_holds_its_idea_in_any_wording(group: str, saying: str, silent: str) -> None:
    lexicon = Lexicon({})
    form = lexicon.add(f"~{group}")
    assert form.holds(lexicon.scan(word_texts(saying), (), saying))
    assert not form.holds(lexicon.scan(word_texts(silent), (), silent))


def test_a_group_stands_beside_other_alternatives() -> None:
    assert len(parse_form("~military|parade", {})[0]) == len(TRADE_TERMS["military"]) + 1


def test_a_term_of_the_topic_is_kept_apart() -> None:
    form = Lexicon({}).add("?hub & ~listed")
    assert (len(form.items), len(form.context)) == (1, 1)
    assert is_context("?hub")


def test_an_unknown_group_is_refused_with_the_groups_there_are() -> None:
    with pytest.raises(ValueError, match=r"unknown group '~gone'.*rescinded"):
        parse_form("~gone", {})
