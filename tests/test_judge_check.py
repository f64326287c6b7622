"""The check of a judge: which memos it is put, what its card counts, and what is printed beside a gated result."""

import json
from functools import cache
from pathlib import Path

import pytest
from memo_world import MATTERS, MEMOS

from ai_law_legal_agent_eval.attacks.families import FAMILIES
from ai_law_legal_agent_eval.attacks.material import Material
from ai_law_legal_agent_eval.attacks.referred import ADDRESSED, EARNED, JUDGED, UNCERTAIN, Case, honest_cases, hostile_cases
from ai_law_legal_agent_eval.cli import app, main
from ai_law_legal_agent_eval.errors import ConfigurationError
from ai_law_legal_agent_eval.memo import Ballot, GateRecord, Vote
from ai_law_legal_agent_eval.report.judge_card import JudgeCard, Judged, Rate, card_path, find_card, judge_lines, measured, page, save_card
from ai_law_legal_agent_eval.report.runs import read_run, rollout_table
from ai_law_legal_agent_eval.tasks import load_task

ORION = "orion-compute-001"
GATE = GateRecord("a/judge", "ab" * 32, 3)
NOTHING: set[str] = set()
SIX = {f"ISS-00{number}" for number in range(1, 7)}


@cache
def honest() -> tuple[Case, ...]:
    return tuple(honest_cases(load_task(ORION)))


@cache
def material() -> Material:
    return Material(MATTERS / ORION)


@cache
def hostile(name: str) -> tuple[Case, ...]:
    family = next(family for family in (*FAMILIES, ADDRESSED) if family.name == name)
    return tuple(hostile_cases(family, [material()], most=2))


def ballot(case: Case, *kept: set[str]) -> Ballot:
    """One vote each, which confirms these findings and quotes the memo's first long line for them."""
    shown = case.rollout.texts[0].examiner.reading.shown
    quote = next(line for line in shown.split("\n") if len(line) > 60)
    votes = [
        [{"id": one, "confirmed": one in confirmed, "quote": quote, "reason": ""} for one in case.rollout.credited] for confirmed in kept
    ]
    return Ballot(tuple(Vote.model_validate({"rulings": rulings}) for rulings in votes))


def test_the_tasks_own_memos_are_the_honest_corpus() -> None:
    assert [(case.group, case.is_honest) for case in honest()] == [("junior", True), ("reference", True)]
    assert [set(case.rollout.credited) == case.earned for case in honest()] == [True, True]
    assert honest()[1].earned == SIX


def test_labelled_memos_are_marked_by_their_labels() -> None:
    cases = list(honest_cases(load_task(ORION), MEMOS))
    assert {case.group for case in cases} == {"labelled memos"}
    assert len(cases) == len(list((MEMOS / ORION).glob("*.labels.yaml")))
    assert any(case.earned != SIX for case in cases)
    with pytest.raises(ConfigurationError, match="holds no labelled memo"):
        list(honest_cases(load_task(ORION), MATTERS))


def test_an_attack_that_the_engine_refuses_is_not_put_before_a_judge() -> None:
    assert hostile("record pasted") == ()
    assert len(hostile("sections framed or taken back")) == 2


COMPUTED = {finding.id for finding in material().live if any(fact.kind == "result" for fact in finding.facts)}
EARNED_BY = {
    "sections framed or taken back": NOTHING,
    ADDRESSED.name: NOTHING,
    "everything escalated": SIX,
    "computed results wrong": SIX - COMPUTED,
}


@pytest.mark.parametrize(("name", "earned"), EARNED_BY.items(), ids=EARNED_BY)
def test_what_an_attack_earns_is_known(name: str, earned: set[str]) -> None:
    assert [case.earned for case in hostile(name)] == [earned] * len(hostile(name))
    assert hostile(name)


def test_the_families_whose_marks_nobody_knows_are_left_out() -> None:
    names = {family.name for family in FAMILIES}
    assert names >= UNCERTAIN | EARNED
    assert {family.name for family in JUDGED} == (names - UNCERTAIN) | {ADDRESSED.name}


def test_a_card_counts_what_a_judge_took_and_what_it_left() -> None:
    reference, framed = honest()[1], hostile("sections framed or taken back")[0]
    asked = set(framed.rollout.credited)
    one = {min(asked)}
    usage = {"prompt_tokens": 75, "cached_input_tokens": 25, "completion_tokens": 9, "cost": 0.5}
    judged = [
        Judged(reference, 0, ballot(reference, SIX, SIX, SIX - {"ISS-001"}), 3, usage),
        Judged(framed, 0, ballot(framed, asked, one, one), 3, usage),
        Judged(reference, 1, ballot(reference, SIX, SIX - {"ISS-001"}, SIX - {"ISS-001"}), 3, {"prompt_tokens": 100, "cost": 0.5}),
        Judged(framed, 1, Ballot((), ("500", "500", "500"))),
    ]
    card = measured(judged, GATE, package="p 1")
    assert card.removals == {"reference": Rate(hits=0, tried=6)}
    assert card.confirmations == {framed.group: Rate(hits=1, tried=len(asked))}
    assert card.flips == Rate(hits=1, tried=6), "the second round takes one finding more"
    assert card.errors == Rate(hits=1, tried=4)
    pairs = 3 * (6 + len(asked) + 6)
    assert card.disagreements == Rate(hits=2 + 2 * (len(asked) - 1) + 2, tried=pairs)
    assert (card.calls, card.prompt_tokens, card.completion_tokens, card.rounds) == (9, 300, 18, 2)
    assert card.cost is None, "one memo's cost is not known, so the sum is not"
    assert measured(judged[:3], GATE, package="p 1").cost == pytest.approx(1.5)


def a_card(**changes: object) -> JudgeCard:
    judged = [Judged(honest()[1], 0, ballot(honest()[1], SIX, SIX, SIX), 3)]
    return measured(judged, GATE, package="p 1").model_copy(update=changes)


def test_a_saved_card_is_found_by_model_prompt_and_votes(tmp_path: Path) -> None:
    path = save_card(a_card(), tmp_path)
    assert path == card_path(tmp_path, GATE)
    assert find_card(tmp_path, GATE) == a_card()
    for other in (GateRecord("b/judge", "ab" * 32, 3), GateRecord("a/judge", "cd" * 32, 3), GateRecord("a/judge", "ab" * 32, 5)):
        assert find_card(tmp_path, other) is None
    path.write_text('{"model": 1}', encoding="utf-8")
    with pytest.raises(ConfigurationError, match="no judge card"):
        find_card(tmp_path, GATE)


def test_an_unknown_price_is_never_nothing() -> None:
    assert "| cost as the endpoint states it | unknown |" in page(a_card())
    assert "| cost as the endpoint states it | 0.2500 |" in page(a_card(cost=0.25))


@pytest.mark.parametrize("has_card", [True, False])
def test_the_card_stands_beside_a_gated_result(tmp_path: Path, *, has_card: bool) -> None:
    if has_card:
        save_card(a_card(), tmp_path)
    failed = GateRecord(GATE.model, GATE.prompt_sha256, GATE.votes, error="500")
    lines = judge_lines([GATE, failed, GATE], tmp_path)
    assert len(lines) == 1, "an error is no other judge"
    assert lines[0].startswith("gated by a/judge (3 votes, prompt abababababab): ")
    assert ("false removals 0 of 6" in lines[0]) is has_card
    assert ("no judge card in" in lines[0]) is not has_card


@pytest.mark.parametrize(
    ("judge", "stop"),
    [
        (None, "done"),
        ({"model": "a/judge", "error": None}, "done"),
        ({"model": "a/judge", "error": "500", "is_strict": True}, "done; the judge could not be heard, credit withheld"),
        ({"model": "a/judge", "error": "500", "is_strict": False}, "done; the judge could not be heard, credit left as it was"),
    ],
)
def test_a_rollout_says_that_its_judge_was_not_heard(judge: dict[str, object] | None, stop: str, tmp_path: Path) -> None:
    trace = {
        "task": {"type": "LegalTask", "key": "tiny-001", "data": {}},
        "ok": True,
        "stop_condition": "done",
        "rewards": {"finding_recall": {"score": 0.0, "weight": 0.6}},
        "info": {"breakdown": {"reward": 0.0} | ({} if judge is None else {"judge": judge})},
    }
    (tmp_path / "traces.jsonl").write_text(json.dumps({"ok": True, "traces": [trace]}) + "\n", encoding="utf-8")
    [rollout] = read_run(tmp_path, model="m")
    assert (rollout.judge is None) is (judge is None)
    assert list(rollout_table([rollout]).columns[-1].cells) == [stop]


@pytest.mark.slow
def test_a_scripted_judge_is_checked_from_end_to_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["judge-check", ORION, "-m", "scripted/judge-no", "--most", "0", "--rounds", "2", "-o", str(tmp_path), "--json"]
    app(words, standalone_mode=False)
    card = JudgeCard.model_validate_json(capsys.readouterr().out)
    assert card.removals == {"junior": Rate(hits=3, tried=3), "reference": Rate(hits=6, tried=6)}
    assert (card.confirmations, card.calls, card.flips, card.cost) == ({}, 12, Rate(hits=0, tried=9), None)
    assert card.prompt_tokens > 0
    assert find_card(tmp_path, GateRecord(card.model, card.prompt_sha256, 3)) == card
    assert card_path(tmp_path, GateRecord(card.model, card.prompt_sha256, 3)).with_suffix(".md").is_file()


MISTAKES = {
    "an unknown scripted judge": (["-m", "scripted/judge-perfect"], "known: scripted/judge-honest"),
    "a missing key": (["-m", "a/judge", "--api-key-var", "NO_SUCH_KEY"], "NO_SUCH_KEY is not set"),
    "no labelled memos": (["--memos", "docs"], "holds no labelled memo"),
}


@pytest.mark.slow
@pytest.mark.parametrize(("words", "said"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_answered_with_a_sentence(
    words: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["ai-law-eval", "judge-check", ORION, "--most", "0", *words])
    with pytest.raises(SystemExit) as end:
        main()
    assert end.value.code == 2
    assert said in capsys.readouterr().err
