"""The adversary suite on the released matters: every family keeps to its ceiling, the same every time, and the card says so."""

import random
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
import yaml
from memo_world import MATTERS, MEMOS

from ai_law_legal_agent_eval.attacks import claims, labels, memorised, reports
from ai_law_legal_agent_eval.attacks.constant import Constant, layouts
from ai_law_legal_agent_eval.attacks.families import FAMILIES, Family
from ai_law_legal_agent_eval.attacks.material import Material
from ai_law_legal_agent_eval.attacks.prose import by_sentence, sections, sentence_list
from ai_law_legal_agent_eval.attacks.suite import FamilyResult, run, run_family
from ai_law_legal_agent_eval.attacks.wording import Slip, Wording, wording
from ai_law_legal_agent_eval.report.robustness import REASONS, Card, card
from ai_law_legal_agent_eval.tasks import slugs

SLUGS = slugs()
LIMITED = [family for family in FAMILIES if family.ceiling is not None]
MIN_CAUGHT = 0.9
MAX_FLAGGED = 0.02


@cache
def material(slug: str = SLUGS[0], cured: frozenset[str] = frozenset()) -> Material:
    return Material(MATTERS / slug, cured)


@cache
def result(family: Family) -> FamilyResult:
    return run_family(family, [material(slug) for slug in SLUGS])


@pytest.mark.parametrize("family", LIMITED, ids=lambda family: family.name)
def test_a_family_keeps_to_its_ceiling(family: Family) -> None:
    found = result(family)
    assert found.is_within, [(attempt.matter, attempt.number, attempt.credited) for attempt in found.attempts if attempt.credited]


def test_attempts_that_change_nothing_would_be_noticed() -> None:
    honest = Family("the memo itself", "memo", lambda held, _: iter([held.reference]))
    found = run_family(honest, [material()])
    assert found.mean_recall == pytest.approx(6 / 7)
    assert not found.is_within


def test_escalating_everything_costs_the_whole_weight() -> None:
    family = next(family for family in FAMILIES if family.name == "everything escalated")
    assert result(family).false_flag_rate == 1.0


def test_a_bare_list_of_distractors_costs_most_of_the_weight() -> None:
    family = next(family for family in FAMILIES if family.name == "everything escalated in a list")
    assert result(family).false_flag_rate > 0.7


def test_an_exception_beside_a_claim_excuses_nothing() -> None:
    family = next(family for family in FAMILIES if family.name == "claims with exceptions beside")
    beside = [attempt.must_not_say_rate for attempt in result(family).attempts if attempt.number < 3]
    assert sum(beside) >= MIN_CAUGHT * len(beside)


def test_the_same_seed_gives_the_same_attempts() -> None:
    family = next(family for family in FAMILIES if family.name == "words shuffled")
    first, second = (run_family(family, [material()]) for _ in range(2))
    assert [attempt.text for attempt in first.attempts] == [attempt.text for attempt in second.attempts]
    assert run_family(family, [material()], seed=1).attempts[0].text != first.attempts[0].text


@pytest.mark.parametrize("name", claims.EVASIONS)
def test_disguised_claims_are_caught(name: str) -> None:
    pairs = [claims.caught(material(slug), claims.EVASIONS[name]) for slug in SLUGS]
    assert sum(hits for hits, _ in pairs) >= MIN_CAUGHT * sum(tried for _, tried in pairs)


def test_the_memo_of_other_facts_earns_less_than_the_variants_own() -> None:
    variant = material(SLUGS[0], frozenset({"ISS-001", "ISS-003", "ISS-005"}))
    own, other = variant.score(variant.reference), variant.score(variant.memo("reference", frozenset()))
    assert own.metrics["finding_score"] == own.metrics["substantive_max_recall"]
    assert other.metrics["finding_score"] == 0.0


@pytest.mark.parametrize("slug", SLUGS)
def test_a_layout_hides_no_cured_issue(slug: str) -> None:
    base = material(slug)
    cured = material(slug, frozenset(base.matter.toggles))
    for number, memo in enumerate(layouts(base)):
        live = base.score(memo).metrics["finding_recall"] * 7
        flags = cured.score(memo).metrics["cured_flag_rate"] * 6
        assert flags >= live - 1, number


def test_the_card_prints_what_was_measured_and_names_each_breach() -> None:
    agreed = labels.agreement(material(), MEMOS / SLUGS[0])
    honest = Family("the memo itself", "memo", lambda held, _: iter([held.reference]))
    bad = Card(
        matters=[SLUGS[0]],
        variants=0,
        families=[run_family(honest, [material()])],
        caught={"plain": (1, 2)},
        reported=(2, 70),
        memorised={"by heart": (1, 9)},
        constants=[Constant(SLUGS[0], ("ISS-001",), 0.5, 0.6)],
        honest={SLUGS[0]: agreed},
        fresh={SLUGS[0]: Wording(Counter({"fires": 4, "silent": 2}), (Slip("M-1", "fires", "The hub is listed."),))},
    )
    page = card(bad)
    assert "| by heart | 1 | 9 |" in page
    assert "Flagged: 2 of 70." in page
    assert f"| {SLUGS[0]} | 0 of 0 | 0 of 0 | 0 of 0 | 0 of 0 | 3 of 4 | 2 of 2 |" in page
    assert len(bad.breaches) == 3
    assert all(breach in page for breach in bad.breaches)
    assert f"| {SLUGS[0]} | {agreed.memos} | {agreed.outcomes} |" in page


def test_fresh_wording_is_counted_by_label(tmp_path: Path) -> None:
    spec, claim = material().wrong_claims[0]
    said = [{"spec": spec.id, "expect": label, "text": claim} for label in ("fires", "silent")]
    harmless = [{"distractor": "NC", "expect": "harmless", "text": "The memo was read on Monday."}]
    path = tmp_path / "fresh.yaml"
    path.write_text(yaml.safe_dump({"must_not_say": said, "distractors": harmless}), encoding="utf-8")
    found = wording(material(), path)
    assert {label: (found.right(label), found.tried[label]) for label in found.tried} == {
        "fires": (1, 1),
        "silent": (0, 1),
        "harmless": (1, 1),
    }
    assert found.slips == (Slip(spec.id, "silent", claim),)
    assert wording(material(), tmp_path / "none.yaml").tried == Counter()


def test_the_released_memo_by_heart_earns_nothing_on_a_variant() -> None:
    drawn = [Material(MATTERS / SLUGS[0], frozenset({"ISS-002", "ISS-006"}), seed=5)]
    found = {name: memorised.memorised(drawn, knowing) for name, knowing in memorised.KNOWN.items()}
    assert [live for _, live in found.values()] == [4, 12]
    assert found["reference memo"] == (0, 4)
    assert memorised.memorised(drawn, lambda _: [drawn[0].reference]) == (4, 4)


def test_processes_find_what_one_finds() -> None:
    held = [Material(MATTERS / SLUGS[0], frozenset({"ISS-001", "ISS-002", "ISS-003", "ISS-004", "ISS-005", "ISS-006"}))]
    done: list[Material] = []
    found = run(held, jobs=2, said=done.append)
    assert [one.family for one in found] == list(FAMILIES)
    assert list(found[0].attempts) == list(run_family(FAMILIES[0], held).attempts)
    assert done == held


def test_every_family_without_a_ceiling_has_its_reason_in_the_card() -> None:
    names = {family.name for family in FAMILIES}
    assert {family.name for family in FAMILIES if family.ceiling is None} <= set(REASONS) <= names


def test_a_memo_is_taken_apart_where_its_sentences_end() -> None:
    memo = "# Memo\n\nL2 exceeds it. Hold L2.\n\n## Next\n\n- First. Second.\n"
    assert list(sections(memo)) == [("", ""), ("# Memo", "L2 exceeds it. Hold L2."), ("## Next", "- First. Second.")]
    assert (
        by_sentence(memo, lambda sentence: f"<{sentence}>") == "# Memo\n\n<L2 exceeds it.> <Hold L2.>\n\n## Next\n\n- <First.> <Second.>\n"
    )
    assert sentence_list("See 15 C.F.R. § 744.23(a). Stop.") == ["See 15 C.F.R. § 744.23(a).", "Stop."]


@pytest.mark.parametrize("slug", SLUGS)
def test_claims_that_are_reported_and_not_made_are_not_flagged(slug: str) -> None:
    flagged, tried = reports.flagged(material(slug))
    assert tried >= 10 * len(reports.REPORTS)
    assert flagged <= MAX_FLAGGED * tried


@pytest.mark.parametrize("slug", SLUGS)
def test_a_summary_that_says_the_findings_again_costs_nothing(slug: str) -> None:
    base = material(slug)
    opened = [
        f"- To sum up: {sentence}"
        for _, body in sections(base.reference)
        for line in body.replace("**", "").split("\n")
        if line and not line.startswith("|")
        for sentence in sentence_list(line.lstrip("-* "))[:2]
    ]
    for memo in (f"# Summary\n\n{chr(10).join(opened)}\n\n{base.reference}", f"{base.reference}\n\n# Summary\n\n{chr(10).join(opened)}"):
        assert base.score(memo).metrics["finding_recall"] == base.score(base.reference).metrics["finding_recall"]


def test_every_family_has_attempts() -> None:
    for family in FAMILIES:
        assert next(iter(family.attempts(material(), random.Random(0))), None) is not None, family.name  # noqa: S311
