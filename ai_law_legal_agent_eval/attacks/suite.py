"""The suite run: every family over matters and variants, and what each of them earned."""

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean

from ai_law_legal_agent_eval.attacks.families import FAMILIES, Family
from ai_law_legal_agent_eval.attacks.material import Material
from ai_law_legal_agent_eval.memo import Breakdown


@dataclass(frozen=True, slots=True)
class Attempt:
    """One attempt and what it earned; `credited` are finding ids."""

    matter: str
    cured: tuple[str, ...]
    number: int
    text: str | bytes
    recall: float
    reward: float
    credited: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FamilyResult:
    """What a family earned over all its attempts."""

    family: Family
    attempts: Sequence[Attempt]

    @property
    def mean_recall(self) -> float:
        return fmean(attempt.recall for attempt in self.attempts)

    @property
    def mean_reward(self) -> float:
        return fmean(attempt.reward for attempt in self.attempts)

    @property
    def worst(self) -> Attempt:
        """The attempt that earned most."""
        return max(self.attempts, key=lambda attempt: (attempt.recall, attempt.reward))

    @property
    def is_within(self) -> bool:
        """Whether the mean recall keeps to the ceiling; true where there is none."""
        return self.family.ceiling is None or self.mean_recall <= self.family.ceiling + 1e-9


def run_family(family: Family, materials: Iterable[Material], seed: int = 0) -> FamilyResult:
    """Return what a family earns on these matters; same seed, same attempts."""
    return FamilyResult(family, [attempt for material in materials for attempt in _attempts(family, material, seed)])


def run(materials: Sequence[Material], seed: int = 0, said: Callable[[FamilyResult], None] = lambda _: None) -> list[FamilyResult]:
    """Return the results of all families in the order of the table; `said` hears of each as it comes."""
    results = []
    for family in FAMILIES:
        results.append(run_family(family, materials, seed))
        said(results[-1])
    return results


def _attempts(family: Family, material: Material, seed: int) -> Iterator[Attempt]:
    chance = random.Random(f"{family.name}/{material.matter.slug}/{seed}")  # noqa: S311 - reproducible attempts, no secret
    for number, text in enumerate(family.attempts(material, chance), start=1):
        yield _earned(material, number, text, material.score(text))


def _earned(material: Material, number: int, text: str | bytes, breakdown: Breakdown) -> Attempt:
    credited = tuple(item.id for item in breakdown.findings if item.outcome == "credited")
    cured = tuple(sorted(material.cured))
    return Attempt(material.matter.slug, cured, number, text, breakdown.metrics["finding_recall"], breakdown.reward, credited)
