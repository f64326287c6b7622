"""Honest memos that a lawyer marked by hand, and where the engine disagrees with him."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from ai_law_legal_agent_eval.attacks.material import Material

SUFFIX = ".labels.yaml"


@dataclass(frozen=True, slots=True)
class Disagreement:
    """One outcome that is not as labelled."""

    memo: str
    item: str
    outcome: str
    why: str
    reason: str


@dataclass(frozen=True, slots=True)
class Agreement:
    """The labelled memos of one matter: how many there are, how many outcomes they have, and the disagreements."""

    memos: int
    outcomes: int
    disagreements: Sequence[Disagreement]

    @property
    def rate(self) -> float:
        """The share of outcomes as labelled, 0..1."""
        return 1 - len(self.disagreements) / self.outcomes if self.outcomes else 1.0


def agreement(material: Material, folder: Path) -> Agreement:
    """Return how far the engine agrees with the labels of `folder`: NAME.md with NAME.labels.yaml beside it."""
    paths = sorted(folder.glob(f"*{SUFFIX}"))
    outcomes, found = 0, list[Disagreement]()
    for path in paths:
        labels = yaml.safe_load(path.read_text(encoding="utf-8"))
        outcomes += sum(len(labels[kind]) for kind in ("findings", "distractors", "must_not_say"))
        memo = path.with_name(path.name.removesuffix(SUFFIX) + ".md")
        found += _disagreements(material, memo, labels)
    return Agreement(len(paths), outcomes, found)


def _disagreements(material: Material, memo: Path, labels: Mapping[str, Any]) -> list[Disagreement]:
    breakdown = material.score(memo.read_text(encoding="utf-8"))
    found = []
    for item in breakdown.findings:
        label = labels["findings"].get(item.id, {"credited": False, "why": ""})
        if (item.outcome == "credited") != label["credited"]:
            found.append(Disagreement(memo.stem, item.id, item.outcome, label["why"], item.reason))
    controls = {
        item.id: "escalated" if labels["findings"].get(item.id, {}).get("escalated") else "not_escalated"
        for item in material.anchors.findings
        if item.status == "negative_control"
    }
    expected = {"distractors": {**labels["distractors"], **controls}, "must_not_say": labels["must_not_say"]}
    for kind, items in (("distractors", breakdown.distractors), ("must_not_say", breakdown.must_not_say)):
        found += [
            Disagreement(memo.stem, item.id, item.outcome, f"labelled {expected[kind][item.id]}", item.evidence.words)
            for item in items
            if item.outcome != expected[kind][item.id]
        ]
    return found
