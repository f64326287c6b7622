"""Labelled memos: each finding, distractor and must-not-say spec as a lawyer marked it by hand."""

import json
from pathlib import Path
from typing import Any

import pytest
import yaml
from memo_world import DELIVERABLE, MEMOS, SOURCE, compiled, index, record, scored, template

from ai_law_legal_agent_eval.deliverables import visible_text, word_from_markdown
from ai_law_legal_agent_eval.documents import read
from ai_law_legal_agent_eval.factory.sources import load_matter
from ai_law_legal_agent_eval.memo import check_samples

LABELS = sorted(MEMOS.glob("*.labels.yaml"))
MIN_AGREEMENT = 0.97


def labels_of(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return found


def disagreements(path: Path) -> list[str]:
    labels = labels_of(path)
    breakdown = scored(path.with_name(path.name.replace(".labels.yaml", ".md")).read_text(encoding="utf-8"))
    found = []
    for item in breakdown.findings:
        label = labels["findings"].get(item.id, {"credited": False})
        if (item.outcome == "credited") != label["credited"]:
            found.append(f"{item.id}: {item.outcome}, label: {label['why']}: {item.reason}")
    control = {"ISS-007": "escalated" if labels["findings"]["ISS-007"].get("escalated") else "not_escalated"}
    labels = {**labels, "distractors": labels["distractors"] | control}
    for kind, items in (("distractors", breakdown.distractors), ("must_not_say", breakdown.must_not_say)):
        found += [f"{item.id}: {item.outcome}: {item.evidence.words}" for item in items if item.outcome != labels[kind][item.id]]
    return found


def test_the_engine_agrees_with_the_hand_labels() -> None:
    assert len(LABELS) >= 8
    found = {path.name: disagreements(path) for path in LABELS}
    total = sum(len(labels_of(path)[kind]) for path in LABELS for kind in ("findings", "distractors", "must_not_say"))
    wrong = sum(len(items) for items in found.values())
    assert wrong <= (1 - MIN_AGREEMENT) * total, json.dumps(found, indent=1)


@pytest.mark.parametrize("path", LABELS, ids=lambda path: path.name.removesuffix(".labels.yaml"))
def test_every_outcome_shows_its_words_and_gives_a_reason(path: Path) -> None:
    text = path.with_name(path.name.replace(".labels.yaml", ".md")).read_text(encoding="utf-8")
    shown = visible_text(DELIVERABLE, word_from_markdown(text, title="Memo")).text
    breakdown = scored(text)
    for item in (*breakdown.findings, *breakdown.distractors, *breakdown.must_not_say, *breakdown.criteria):
        assert item.reason
        if item.outcome in ("credited", "escalated", "violated"):
            assert item.evidence.span is not None
            assert item.evidence.span.cut(shown) == item.evidence.words != ""


def test_the_reference_memo_passes_everything() -> None:
    breakdown = scored(template("memos/reference.md"))
    assert breakdown.metrics["all_pass"] == 1.0
    assert breakdown.metrics["criterion_pass_rate_proxy"] == 1.0
    assert breakdown.reward == pytest.approx(0.4 + 0.6 * 6 / 7)


TOGGLES = load_matter(SOURCE).toggles
VARIANTS = [frozenset({toggle}) for toggle in TOGGLES] + [frozenset(TOGGLES[:3]), frozenset(TOGGLES[3:])]


@pytest.mark.parametrize("cured", VARIANTS, ids=lambda cured: "-".join(sorted(cured)))
def test_a_variant_rewards_its_own_memo_and_not_the_constant_one(cured: frozenset[str]) -> None:
    own, constant = scored(template("memos/reference.md", cured), cured), scored(template("memos/reference.md"), cured)
    assert own.metrics["all_pass"] == 1.0
    assert own.metrics["finding_score"] == own.metrics["substantive_max_recall"]
    assert constant.metrics["cured_flag_rate"] == 1.0
    assert constant.metrics["finding_score"] == 0.0


@pytest.mark.parametrize("cured", [frozenset(), frozenset(TOGGLES)], ids=["live", "cured"])
def test_the_key_holds_its_own_samples(cured: frozenset[str]) -> None:
    check_samples(compiled(cured), [read(name, data) for name, data in record(cured).items()])


def test_the_breakdown_is_json_and_the_same_every_time() -> None:
    text = template("memos/junior.md")
    first = json.dumps(scored(text).as_json(), sort_keys=False)
    scored.cache_clear()
    index.cache_clear()
    assert json.dumps(scored(text).as_json(), sort_keys=False) == first
