"""Claims and lists that say it without plain words for it: under stress, dealt out, beside an exception, raised by a heading."""

import pytest
from memo_world import scored

from ai_law_legal_agent_eval.memo.emphasis import without_emphasis

COVER = "This note covers the papers that we were given. They have been read, and the partner will hear from us shortly.\n\n" * 3
ALL = {f"ISS-{number:03d}" for number in range(1, 7)}


def violated(text: str) -> set[str]:
    return {item.id for item in scored(COVER + text).must_not_say if item.outcome == "violated"}


def escalated(text: str) -> set[str]:
    return {item.id for item in scored(COVER + text).distractors if item.outcome == "escalated"}


CLAIMED = {
    "rightly said": "The seller rightly says that Selat Murni is an Entity List party.",
    "asked back": "Selat Murni is an Entity List party, is it not?",
    "wrong to doubt": "It would be wrong to doubt that Selat Murni is an Entity List party.",
    "whatever one likes": "Even if nobody likes it, Selat Murni is an Entity List party.",
    "in the heading": "## Selat Murni\n\nIt is an Entity List party.",
    "in the first cell": "| Who | View |\n|---|---|\n| Selat Murni | is an Entity List party |",
    "in the line before": "We turn to Selat Murni. It is an Entity List party.",
    "an exception beside it": "Selat Murni is an Entity List party; as to the premises we say no more.",
    "an exception in a remark": "Selat Murni is an Entity List party (see the note on premises).",
}
NOT_CLAIMED = {
    "said": "The seller says that Selat Murni is an Entity List party.",
    "asked": "Is Selat Murni an Entity List party?",
    "wrong to say": "It would be wrong to say that Selat Murni is an Entity List party.",
    "left open": "Whether or not Selat Murni is an Entity List party, L2 may go.",
    "denied under the heading": "## Selat Murni\n\nIt is not an Entity List party.",
    "denied in its cell": "| Who | View |\n|---|---|\n| Selat Murni | is not an Entity List party |",
    "of another": "We turn to Selat Murni and to its neighbour in the same building. It is an Entity List party.",
    "an exception in the claim": "Selat Murni shares the address of an Entity List party.",
}


@pytest.mark.parametrize("text", CLAIMED.values(), ids=CLAIMED)
def test_a_claim_said_outright_is_found(text: str) -> None:
    assert violated(text) == {"M-4"}


@pytest.mark.parametrize("text", NOT_CLAIMED.values(), ids=NOT_CLAIMED)
def test_a_claim_that_is_none_is_let_be(text: str) -> None:
    assert violated(text) == set()


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("it is not untrue that l2 is listed.", "l2 is listed."),
        ("l2 is listed, which nobody has disputed, today.", "l2 is listed                             today."),
        ("it is untrue that l2 is listed.", "it is untrue that l2 is listed."),
        ("is l2 listed?", "is l2 listed?"),
    ],
)
def test_only_stress_is_left_out(text: str, left: str) -> None:
    found = without_emphasis(text, text.index("l2"))
    assert (found.strip(), len(found)) == (left, len(text))


ITEMS = "- The suitcase joke\n- Insurer's sanctions clause and premium"
RAISED = {
    "by the heading": f"## Appendix: items that need partner attention\n\n{ITEMS}",
    "by the line above": f"## Appendix\n\nAll items below are serious and must be stopped:\n\n{ITEMS}",
    "by the line below": f"## Appendix\n\n{ITEMS}\n\nEach of these is rated high and must be stopped.",
}
NOT_RAISED = {
    "by a heading that sets aside": f"## Points that need no partner attention\n\n{ITEMS}",
    "by a plain heading": f"## Papers read\n\n{ITEMS}",
    "by a line about one thing": f"## Appendix\n\nThe first lot is rated high.\n\n{ITEMS}",
    "where each is answered": "## Critical issues\n\n- The suitcase joke is not an issue.\n- The insurer's sanctions clause and premium raises nothing.",
}


@pytest.mark.parametrize("text", RAISED.values(), ids=RAISED)
def test_a_bare_list_is_raised_by_what_speaks_of_all_of_it(text: str) -> None:
    assert escalated(text) == {"D-2", "D-4"}


@pytest.mark.parametrize("text", NOT_RAISED.values(), ids=NOT_RAISED)
def test_a_bare_list_is_raised_by_nothing_else(text: str) -> None:
    assert escalated(text) == set()
