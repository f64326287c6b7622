"""The result of scoring one rollout, with the words and the reason behind every outcome."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass

from ai_law_legal_agent_eval.memo.gate import GateRecord
from ai_law_legal_agent_eval.text.spans import Span


@dataclass(frozen=True, slots=True)
class RewardTerm:
    """One term of the reward: a rate or share (0..1) and its weight."""

    score: float
    weight: float


@dataclass(frozen=True, slots=True)
class Evidence:
    """Where in which deliverable an outcome was decided; `words` is the visible text at `span`."""

    deliverable: str | None = None
    span: Span | None = None
    words: str = ""


@dataclass(frozen=True, slots=True)
class Item:
    """One finding, distractor, must-not-say spec or criterion with its outcome."""

    id: str
    title: str
    outcome: str
    reason: str
    evidence: Evidence
    extra: Mapping[str, object]

    def as_json(self) -> dict[str, object]:
        """Return the item as the breakdown document states it."""
        span = self.evidence.span
        return {
            "id": self.id,
            "title": self.title,
            "outcome": self.outcome,
            "deliverable": self.evidence.deliverable,
            "span": [span.start, span.end] if span else None,
            "evidence": self.evidence.words,
            "reason": self.reason,
            **self.extra,
        }


@dataclass(frozen=True, slots=True)
class DeliverableState:
    """What was found of one declared deliverable; characters are of visible and of hidden text."""

    name: str
    outcome: str
    visible_chars: int
    hidden_chars: int
    reason: str


@dataclass(frozen=True, slots=True)
class Breakdown:
    """A scored rollout. `rewards` multiply out to `reward`; `metrics` are all numbers of the memo contract.

    `judge` is None where no judge gated the credit.
    """

    task: str
    reward: float
    rewards: Mapping[str, RewardTerm]
    metrics: Mapping[str, float]
    deliverables: tuple[DeliverableState, ...]
    findings: tuple[Item, ...]
    distractors: tuple[Item, ...]
    must_not_say: tuple[Item, ...]
    criteria: tuple[Item, ...]
    judge: GateRecord | None = None

    def as_json(self) -> dict[str, object]:
        """Return the documented object of a scored rollout, ready for json.dumps."""
        gate = {} if self.judge is None else {"judge": self.judge.as_json()}
        return {
            "task": self.task,
            "reward": self.reward,
            "rewards": {name: asdict(term) for name, term in self.rewards.items()},
            "metrics": dict(self.metrics),
            "deliverables": [asdict(state) for state in self.deliverables],
            "findings": [item.as_json() for item in self.findings],
            "distractors": [item.as_json() for item in self.distractors],
            "must_not_say": [item.as_json() for item in self.must_not_say],
            "criteria": [item.as_json() for item in self.criteria],
            **gate,
        }
