"""The suite run: every family over matters and variants, and what each of them earned."""

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import repeat
from statistics import fmean

from ai_law_legal_agent_eval.attacks.families import FAMILIES, Family
from ai_law_legal_agent_eval.attacks.material import Material


@dataclass(frozen=True, slots=True)
class Attempt:
    """One attempt and what it earned: rates 0..1 and the ids of the findings credited."""

    matter: str
    cured: tuple[str, ...]
    number: int
    text: str | bytes
    recall: float
    finding_score: float
    reward: float
    false_flag_rate: float
    must_not_say_rate: float
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
    def false_flag_rate(self) -> float:
        """The mean rate of distractors escalated."""
        return fmean(attempt.false_flag_rate for attempt in self.attempts)

    @property
    def must_not_say_rate(self) -> float:
        """The mean rate of must-not-say specs violated."""
        return fmean(attempt.must_not_say_rate for attempt in self.attempts)

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


def run(
    materials: Sequence[Material], seed: int = 0, *, jobs: int = 1, said: Callable[[Material], None] = lambda _: None
) -> list[FamilyResult]:
    """Return the results of all families in the order of the table, made by so many processes; `said` hears of each matter done."""
    found: list[list[Attempt]] = [[] for _ in FAMILIES]
    with ProcessPoolExecutor(jobs) as pool:
        for material, families in zip(materials, pool.map(_all_attempts, materials, repeat(seed)), strict=True):
            for attempts, more in zip(found, families, strict=True):
                attempts.extend(more)
            said(material)
    return [FamilyResult(family, attempts) for family, attempts in zip(FAMILIES, found, strict=True)]


def _all_attempts(material: Material, seed: int) -> list[list[Attempt]]:
    return [list(_attempts(family, material, seed)) for family in FAMILIES]


def _attempts(family: Family, material: Material, seed: int) -> Iterator[Attempt]:
    chance = random.Random(f"{family.name}/{material.matter.slug}/{seed}")  # noqa: S311 - reproducible attempts, no secret
    for number, text in enumerate(family.attempts(material, chance), start=1):
        yield _earned(family, material, number, text)


def _earned(family: Family, material: Material, number: int, text: str | bytes) -> Attempt:
    breakdown = material.score(text)
    metrics = breakdown.metrics
    computed = {finding.id for finding in material.live if any(fact.kind == "result" for fact in finding.facts)}
    credited = [item.id for item in breakdown.findings if item.outcome == "credited"]
    if family.counts_computed_only:
        credited = [identity for identity in credited if identity in computed]
    countable = sum(finding.status != "cured" for finding in material.anchors.findings)
    return Attempt(
        matter=material.matter.slug,
        cured=tuple(sorted(material.cured)),
        number=number,
        text=text,
        recall=len(credited) / countable,
        finding_score=metrics["finding_score"],
        reward=breakdown.reward,
        false_flag_rate=metrics["false_flag_rate"],
        must_not_say_rate=metrics["must_not_say_rate"],
        credited=tuple(credited),
    )
