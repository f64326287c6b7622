"""Where sentences and clauses end."""

import itertools

import pytest
from growth import cpu_seconds
from hypothesis import given
from hypothesis import strategies as st

from ai_law_legal_agent_eval.text.fold import Folded, fold
from ai_law_legal_agent_eval.text.sentences import clauses, sentences
from ai_law_legal_agent_eval.text.spans import Span

ONE = [
    "See 15 C.F.R. § 744.23(a)(2)(i) for the test.",
    "Under §10.2 and R.3 the duty stays.",
    "Order No. 24-117 binds Nimbara Pte. Ltd. and Selantara Digital Sdn. Bhd. of Johor.",
    "The holder is 53.6 per cent owned.",
    "Brand v. Osei decides it.",
    "Corvane Devices, Inc. sells to Wichitra Cloud Co., Ltd. under OF4.",
    "Some records, e.g. Annex C, i.e. the extract, matter.",
    "It is a U.S. exporter.",
    "The U.S. Department of Commerce decides.",
    "Mr. T. Wieczorek wrote it.",
    "See Supp. No. 3 to Part 732 and Sch. C of it.",
    "Read cl. 14.3, art. 9.2 and paras. 2 to 4.",
    "1. Hold Lot 1.",
    "(a) Hold Lot 1.",
    "iv. Hold Lot 1.",
    "It left on 14 Apr. 2025.",
    "The clerk of Nimbara Pte. Ltd. signed.",
    "The hub is not\na listed party.",
    "Ningshuo et al. hold it.",
]
MANY = {
    "stops": ("It ships. It waits! Does it? Yes.", 4),
    "abbreviation that ends": ("It went to Nimbara Pte. Ltd. The licence did not.", 2),
    "company then a company": ("It went to Nimbara Pte. Ltd. Corvane filed.", 2),
    "no. as an answer": ("The answer is no. The lot waits.", 2),
    "label that ends": ("It is listed in Annex C. The address is shared.", 2),
    "line break": ("It ships\nIt waits", 2),
    "list": ("Hold L1.\n- Hold L2\n- Hold L3", 3),
    "numbered items": ("1. Hold L1. 2. Hold L2.", 2),
    "quotation": ('"It is over." The board left.', 2),
    "bracket": ("(See R4.2.) The test is met.", 2),
    "section number that ends": ("It follows from § 744.23(a). The test is met.", 2),
    "U.S. that ends": ("It left the U.S. The date was 3 May.", 2),
    "time that ends": ("It left at 5 p.m. The crew stayed.", 2),
    "ellipsis": ("It left... The crew stayed.", 2),
}


@pytest.mark.parametrize("text", ONE)
def test_one_sentence(text: str) -> None:
    folded = fold(text)
    assert [span.cut(folded.text) for span in sentences(folded)] == [folded.text]


@pytest.mark.parametrize("name", MANY)
def test_many_sentences(name: str) -> None:
    text, count = MANY[name]
    assert len(sentences(fold(text))) == count


def test_a_plain_string_lets_an_opening_word_decide() -> None:
    assert len(sentences("it went to nimbara pte. ltd. the licence did not.")) == 2
    assert len(sentences("nimbara pte. ltd. signed.")) == 1


CLAUSES = {
    "semicolon": ("it ships; it waits", ["it ships", "it waits"]),
    "but": ("it ships but it waits", ["it ships", "it waits"]),
    "however": ("it ships, however it waits", ["it ships", "it waits"]),
    "whereas": ("l1 ships, whereas l2 waits", ["l1 ships", "l2 waits"]),
    "although": ("it ships although it waits", ["it ships", "it waits"]),
    "comma with subject and verb": ("if it slips, the lot is late", ["if it slips", "the lot is late"]),
    "comma in a list": ("it holds nodes, cards and racks", ["it holds nodes, cards and racks"]),
    "insertion": ("it is not, in our view, late", ["it is not, in our view, late"]),
}


@pytest.mark.parametrize("name", CLAUSES)
def test_clauses(name: str) -> None:
    text, parts = CLAUSES[name]
    assert [span.cut(text) for span in clauses(text, Span(0, len(text)))] == parts


@given(st.text(alphabet="ab A.?!;,\n\"')(1§ v", max_size=60) | st.text(max_size=60))
def test_sentences_and_clauses_cover_the_text_without_overlap(raw: str) -> None:
    folded: Folded = fold(raw)
    found = sentences(folded)
    assert all(before.end <= after.start for before, after in itertools.pairwise(found))
    assert "".join(span.cut(folded.text) for span in found).replace(" ", "").replace("\n", "") == folded.text.replace(" ", "").replace(
        "\n", ""
    )
    for sentence in found:
        parts = clauses(folded, sentence)
        assert all(sentence.contains(part) for part in parts)
        assert all(before.end <= after.start for before, after in itertools.pairwise(parts))


@pytest.mark.parametrize("unit", [". ", "? ", "a", "1. ", "\n", "u.s. ", "pte. ltd. ", "...", '"', "no. "])
def test_time_grows_with_the_length(unit: str) -> None:
    def seconds(size: int) -> float:
        return cpu_seconds(sentences, unit, size)

    seconds(1000)
    assert seconds(160_000) < 40 * max(seconds(20_001), 0.002)
