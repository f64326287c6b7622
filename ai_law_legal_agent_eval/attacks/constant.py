"""The best memo that never reads: one fixed choice of issues for every counterfactual variant of a matter."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from statistics import fmean

from ai_law_legal_agent_eval.attacks.material import Material

ANALYTIC_BOUND = 0.124
"""Mean finding_score of the best constant memo over twins with each of six issues cured at even odds (memo contract, section 3)."""


@dataclass(frozen=True, slots=True)
class Constant:
    """One fixed set of issues, and the means of what its memo earns over variants: finding_score and reward."""

    issues: frozenset[str]
    finding_score: float
    reward: float


def constants(base: Material, variants: Sequence[Material]) -> list[Constant]:
    """Return every constant memo over the variants, the best first. A constant memo raises its issues and calls all others fine."""
    toggles = base.matter.toggles
    choices = [frozenset(chosen) for size in range(len(toggles) + 1) for chosen in combinations(toggles, size)]
    found = []
    for issues in choices:
        memo = base.memo("reference", frozenset(toggles) - issues)
        earned = [variant.score(memo) for variant in variants]
        score = fmean(breakdown.metrics["finding_score"] for breakdown in earned)
        found.append(Constant(issues, score, fmean(breakdown.reward for breakdown in earned)))
    return sorted(found, key=lambda constant: (-constant.finding_score, sorted(constant.issues)))
