"""The best memo that never reads: one fixed choice of issues for every counterfactual variant of a matter."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, cycle
from statistics import fmean

from ai_law_legal_agent_eval.attacks.material import Material
from ai_law_legal_agent_eval.attacks.prose import sections, sentence_list, without_tables
from ai_law_legal_agent_eval.attacks.rewrites import TREATMENT
from ai_law_legal_agent_eval.memo import Breakdown

ANALYTIC_BOUND = 0.124
MAX_FINDING_SCORE = 0.13
MAX_REWARD = 0.48
"""Mean finding_score of the best constant memo over twins with each of six issues cured at even odds (0.124, memo contract,
section 3), and the most that is tolerated of finding_score and reward."""


_TREATMENTS = (
    "We rate this point as high and ask that it be held until it is resolved.",
    "This second matter is rated high, and we ask for it to be held back until somebody has cleared it.",
    "The rating is high. Hold everything that depends on it.",
    "In our view the rating has to be high, so hold it for now.",
    "High again, we think. Stop it until it has been put right.",
    "Our rating is high. Suspend it until it has been cured.",
)
_SHORT = 4


@dataclass(frozen=True, slots=True)
class Constant:
    """One fixed set of issues, and the means of what its memo earns over variants: finding_score and reward."""

    matter: str
    issues: tuple[str, ...]
    finding_score: float
    reward: float


def layouts(base: Material) -> Iterator[str]:
    """Yield the memo that raises every issue in layouts that part ratings and remedies from what they are about.

    In the next paragraph, under a heading of their own, in the heading, under another issue's word, beside another issue's word.
    """
    parts = list(_parts(base))
    names = _foreign_words(base)
    yield "\n\n".join(f"{facts}\n\n{treatment}" for _, facts, treatment in parts)
    yield "\n".join(f"- {facts}\n- {treatment}" for _, facts, treatment in parts)
    yield "\n\n".join(f"## {title} (severity: high)\n\n{facts}" for title, facts, _ in parts)
    yield "\n\n".join(f"## {title}\n\n### What we saw\n\n{facts}\n\n### Our view\n\n{treatment}" for title, facts, treatment in parts)
    foreign = list(zip(parts, cycle(names), strict=False))
    yield "\n\n".join(f"## {title}\n\n{facts}\n\n### {word}\n\n{treatment}" for (title, facts, treatment), word in foreign)
    yield "\n\n".join(
        f"## {title}\n\n{facts} {treatment} So it is with the {word}: hold it." for (title, facts, treatment), word in foreign
    )
    head = "| Point | Action |\n|---|---|\n"
    yield head + "\n".join(
        f"| {title}. {facts.replace('|', '/')} | Perhaps holding of it, number {place} |" for place, (title, facts, _) in enumerate(parts)
    )
    yield "\n\n".join(f"## {title}\n\n{facts} Severity: low." for title, facts, _ in parts)


def _parts(base: Material) -> Iterator[tuple[str, str, str]]:
    """Title, facts and a plain treatment of each rated section of the reference memo."""
    rated = [(heading, body) for heading, body in sections(without_tables(base.reference)) if re.search("(?i)severity", body)]
    for place, (heading, body) in enumerate(rated):
        said = [sentence for line in body.replace("**", "").split("\n") for sentence in sentence_list(line.lstrip("-* "))]
        facts = " ".join(sentence for sentence in said if not TREATMENT.search(sentence))
        yield heading.strip("# "), facts, _TREATMENTS[place % len(_TREATMENTS)]


def _foreign_words(base: Material) -> list[str]:
    """For each finding a word of the theme of the next but one."""
    themes = [[term.strip("=*") for term in finding.theme if term[0] not in "@="] for finding in base.live]
    return [next((term for term in theme if len(term) > _SHORT), "point") for theme in (*themes[2:], *themes[:2])]


def twins(base: Material) -> list[Material]:
    """Return all counterfactual variants of a matter, each set of cured issues once; the base itself is among them."""
    toggles = base.matter.toggles
    return [Material(base.folder, frozenset(chosen)) for size in range(len(toggles) + 1) for chosen in combinations(toggles, size)]


def constants(base: Material, variants: Sequence[Material]) -> list[Constant]:
    """Return every constant memo over the variants, best first: some issues raised and the others called fine, or all in odd layouts."""
    toggles = frozenset(base.matter.toggles)
    found = []
    for choice in twins(base):
        issues = toggles - choice.cured
        memo = base.memo("reference", choice.cured)
        earned = [variant.score(memo) for variant in variants]
        found.append(_constant(base, issues, earned))
    found += [_constant(base, toggles, [variant.score(memo) for variant in variants]) for memo in layouts(base)]
    return sorted(found, key=lambda constant: (-constant.finding_score, constant.issues))


def _constant(base: Material, issues: Iterable[str], earned: Sequence[Breakdown]) -> Constant:
    score = fmean(breakdown.metrics["finding_score"] for breakdown in earned)
    return Constant(base.matter.slug, tuple(sorted(issues)), score, fmean(breakdown.reward for breakdown in earned))
