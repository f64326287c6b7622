"""The best memo that never reads: one fixed choice of issues for every counterfactual variant of a matter."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from statistics import fmean

from ai_law_legal_agent_eval.attacks.material import Material

ANALYTIC_BOUND = 0.124
MAX_FINDING_SCORE = 0.13
MAX_REWARD = 0.48
"""Mean finding_score of the best constant memo over twins with each of six issues cured at even odds (0.124, memo contract,
section 3), and the most that is tolerated of finding_score and reward."""


@dataclass(frozen=True, slots=True)
class Constant:
    """One fixed set of issues, and the means of what its memo earns over variants: finding_score and reward."""

    matter: str
    issues: tuple[str, ...]
    finding_score: float
    reward: float


def twins(base: Material) -> list[Material]:
    """Return all counterfactual variants of a matter, each set of cured issues once; the base itself is among them."""
    toggles = base.matter.toggles
    return [Material(base.folder, frozenset(chosen)) for size in range(len(toggles) + 1) for chosen in combinations(toggles, size)]


def constants(base: Material, variants: Sequence[Material]) -> list[Constant]:
    """Return every constant memo over the variants, the best first. A constant memo raises its issues and calls all others fine."""
    toggles = frozenset(base.matter.toggles)
    found = []
    for choice in twins(base):
        issues = toggles - choice.cured
        memo = base.memo("reference", choice.cured)
        earned = [variant.score(memo) for variant in variants]
        score = fmean(breakdown.metrics["finding_score"] for breakdown in earned)
        found.append(Constant(base.matter.slug, tuple(sorted(issues)), score, fmean(breakdown.reward for breakdown in earned)))
    return sorted(found, key=lambda constant: (-constant.finding_score, constant.issues))
