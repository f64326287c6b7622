"""Passages by writers who had seen neither the keys nor the engine: how many come out as labelled."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import yaml

from ai_law_legal_agent_eval.attacks.material import Material

AIMS: Mapping[str, float] = {"credited": 0.95, "not_credited": 0.99, "escalated": 0.97, "harmless": 0.97, "fires": 0.8, "silent": 0.98}
"""The share of each label that should come out."""
_KINDS = {"findings": "finding", "distractors": "distractor", "must_not_say": "spec"}
"""The groups of a file, and the key of an item that names what it is about."""
_LABELS = {"violated": "fires", "not_violated": "silent", "not_escalated": "harmless"}
"""Outcomes of a breakdown that a label calls otherwise."""
CONTROL = "NC"
"""The negative control, among the distractors."""


@dataclass(frozen=True, slots=True)
class Slip:
    """A passage that does not come out as labelled."""

    about: str
    expected: str
    text: str


@dataclass(frozen=True, slots=True)
class Wording:
    """Passages by label: how many there are, and those that come out otherwise."""

    tried: Counter[str] = field(default_factory=Counter)
    slips: tuple[Slip, ...] = ()

    def right(self, label: str) -> int:
        """How many passages of a label come out as labelled."""
        return self.tried[label] - sum(slip.expected == label for slip in self.slips)


def wording(material: Material, path: Path) -> Wording:
    """Return how the passages of a file come out on a matter.

    The file has lists `findings`, `distractors` and `must_not_say` of {finding | distractor | spec: id, expect: label, text}; labels
    are those of `AIMS`. A matter without a file has no passages.
    """
    if not path.is_file():
        return Wording()
    groups = yaml.safe_load(path.read_text(encoding="utf-8"))
    passages = [(item[name], item["expect"], item["text"]) for group, name in _KINDS.items() for item in groups.get(group, ())]
    slips = (Slip(*passage) for passage in passages if outcome(material, passage[0], passage[2]) != passage[1])
    return Wording(Counter(expected for _, expected, _ in passages), tuple(slips))


def outcome(material: Material, about: str, text: str) -> str:
    """Return, as a label, what a text by itself earns for a finding, a distractor, the control or a must-not-say spec."""
    breakdown = material.score(text)
    control = [item for item in breakdown.distractors if about == CONTROL and item.id.startswith("ISS-")]
    items = control or [item for item in (*breakdown.findings, *breakdown.distractors, *breakdown.must_not_say) if item.id == about]
    return _LABELS.get(items[-1].outcome, items[-1].outcome)


def summed(found: Iterable[Wording]) -> Wording:
    """Return all passages together."""
    total = Counter[str]()
    slips: list[Slip] = []
    for one in found:
        total += one.tried
        slips += one.slips
    return Wording(total, tuple(slips))
