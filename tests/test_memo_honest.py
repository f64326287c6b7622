"""Labelled memos: each finding, distractor and must-not-say spec as a lawyer marked it by hand."""

import json
from pathlib import Path
from typing import Any

import pytest
import yaml
from memo_world import MATTERS, MEMOS, compiled, deliverable, index, record, scored, template

from ai_law_legal_agent_eval.deliverables import visible_text, word_from_markdown
from ai_law_legal_agent_eval.documents import read
from ai_law_legal_agent_eval.factory.sources import load_matter
from ai_law_legal_agent_eval.memo import check_samples
from ai_law_legal_agent_eval.tasks import slugs

SLUGS = slugs()
LABELS = sorted(path for slug in SLUGS for path in (MEMOS / slug).glob("*.labels.yaml"))
MIN_AGREEMENT = 0.97
MIN_MEMOS = 8


def labels_of(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return found


def memo_of(path: Path) -> str:
    return path.with_name(path.name.replace(".labels.yaml", ".md")).read_text(encoding="utf-8")


def disagreements(path: Path) -> list[str]:
    labels = labels_of(path)
    breakdown = scored(memo_of(path), slug=path.parent.name)
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


@pytest.mark.parametrize("slug", SLUGS)
def test_the_engine_agrees_with_the_hand_labels(slug: str) -> None:
    labels = [path for path in LABELS if path.parent.name == slug]
    assert len(labels) >= MIN_MEMOS
    found = {path.name: disagreements(path) for path in labels}
    total = sum(len(labels_of(path)[kind]) for path in labels for kind in ("findings", "distractors", "must_not_say"))
    wrong = sum(len(items) for items in found.values())
    assert wrong <= (1 - MIN_AGREEMENT) * total, json.dumps(found, indent=1)


@pytest.mark.parametrize("path", LABELS, ids=lambda path: f"{path.parent.name}-{path.name.removesuffix('.labels.yaml')}")
def test_every_outcome_shows_its_words_and_gives_a_reason(path: Path) -> None:
    text, slug = memo_of(path), path.parent.name
    shown = visible_text(deliverable(slug), word_from_markdown(text, title="Memo")).text
    breakdown = scored(text, slug=slug)
    for item in (*breakdown.findings, *breakdown.distractors, *breakdown.must_not_say, *breakdown.criteria):
        assert item.reason
        if item.outcome in ("credited", "escalated", "violated"):
            assert item.evidence.span is not None
            assert item.evidence.span.cut(shown) == item.evidence.words != ""


@pytest.mark.parametrize("slug", SLUGS)
def test_the_reference_memo_passes_everything(slug: str) -> None:
    breakdown = scored(template("memos/reference.md", slug=slug), slug=slug)
    assert breakdown.metrics["all_pass"] == 1.0
    assert breakdown.metrics["criterion_pass_rate_proxy"] == 1.0
    assert breakdown.reward == pytest.approx(0.4 + 0.6 * 6 / 7)


@pytest.mark.parametrize("slug", SLUGS)
def test_the_junior_memo_lies_clearly_between(slug: str) -> None:
    breakdown = scored(template("memos/junior.md", slug=slug), slug=slug)
    assert 2 <= sum(item.outcome == "credited" for item in breakdown.findings) <= 4
    assert breakdown.metrics["false_flag_rate"] > 0 < breakdown.metrics["must_not_say_rate"]
    assert 0.45 < breakdown.reward < 0.75


TOGGLES = load_matter(MATTERS / SLUGS[0]).toggles
VARIANTS = [frozenset({toggle}) for toggle in TOGGLES] + [frozenset(TOGGLES[:3]), frozenset(TOGGLES[3:])]


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("cured", VARIANTS, ids=lambda cured: "-".join(sorted(cured)))
def test_a_variant_rewards_its_own_memo_and_not_the_constant_one(cured: frozenset[str], slug: str) -> None:
    own = scored(template("memos/reference.md", cured, slug), cured, slug)
    constant = scored(template("memos/reference.md", slug=slug), cured, slug)
    assert own.metrics["all_pass"] == 1.0
    assert own.metrics["finding_score"] == own.metrics["substantive_max_recall"]
    assert constant.metrics["cured_flag_rate"] == 1.0
    assert constant.metrics["finding_score"] == 0.0
    still_credited = {item.id for item in constant.findings if item.outcome == "credited"}
    assert still_credited == set(TOGGLES) - cured, "curing one issue changes that finding alone"


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("cured", [frozenset(), frozenset(TOGGLES)], ids=["live", "cured"])
def test_the_key_holds_its_own_samples(cured: frozenset[str], slug: str) -> None:
    documents = [read(name, data) for name, data in record(cured, slug).items()]
    check_samples(compiled(cured, slug), documents)


def test_the_breakdown_is_json_and_the_same_every_time() -> None:
    text = template("memos/junior.md")
    first = json.dumps(scored(text).as_json(), sort_keys=False)
    scored.cache_clear()
    index.cache_clear()
    assert json.dumps(scored(text).as_json(), sort_keys=False) == first
