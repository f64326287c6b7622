"""The paired report: twins that differ in one cured issue, and the share of them that an agent told apart."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from rich.table import Table

from ai_law_legal_agent_eval.report.intervals import wilson
from ai_law_legal_agent_eval.report.runs import FindingOutcome, Rollout
from ai_law_legal_agent_eval.splits import Variant

EVERY = "all"
"""The row over all issues of all matters."""


@dataclass(frozen=True, slots=True)
class TwinRate:
    """Twin pairs of one issue of a matter: how many there are, and in how many the memo raised it while live, while cured, and both right.

    `apart` counts the pairs that were told apart: credited where the issue is live, and not escalated where it is cured.
    """

    matter: str
    issue: str
    pairs: int
    raised_live: int
    raised_cured: int
    apart: int

    @property
    def share(self) -> float:
        """The share of pairs told apart, 0..1."""
        return self.apart / self.pairs


def twin_rates(rollouts: Iterable[Rollout]) -> tuple[TwinRate, ...]:
    """Return the rates by matter and issue, and over all; empty where no two scored rollouts play twins.

    Twins have the same matter and seed, and cure the same issues but one. Where a variant was played more than once, its first rollout
    pairs with the twin's first, and so on; what is left over pairs with nothing.
    """
    found: dict[tuple[str, str], list[tuple[bool, bool]]] = defaultdict(list)
    for matter, issue, live, cured in _pairs(rollouts):
        found[matter, issue].append((live == "credited", cured == "escalated"))
    rates = [_rate(matter, issue, outcomes) for (matter, issue), outcomes in sorted(found.items())]
    every = _rate(EVERY, EVERY, [outcome for outcomes in found.values() for outcome in outcomes])
    return (*rates, every) if rates else ()


def _rate(matter: str, issue: str, outcomes: Sequence[tuple[bool, bool]]) -> TwinRate:
    return TwinRate(
        matter,
        issue,
        len(outcomes),
        sum(live for live, _ in outcomes),
        sum(cured for _, cured in outcomes),
        sum(live and not cured for live, cured in outcomes),
    )


def _pairs(rollouts: Iterable[Rollout]) -> Iterator[tuple[str, str, str, str]]:
    """Matter and issue of each pair, with the issue's outcome where it is live and where it is cured."""
    played: dict[tuple[str, int], dict[frozenset[int], list[Rollout]]] = defaultdict(lambda: defaultdict(list))
    for rollout in rollouts:
        variant = Variant.parse(rollout.task)
        if variant is not None and rollout.findings:
            played[variant.matter, variant.seed][variant.cured].append(rollout)
    for (matter, _), by_cured in played.items():
        for one, other in combinations(by_cured, 2):
            if len(one ^ other) == 1:
                fewer, more = sorted((one, other), key=len)
                for live, cured in zip(by_cured[fewer], by_cured[more], strict=False):
                    yield (matter, *_outcomes(_by_id(live), _by_id(cured)))


def _by_id(rollout: Rollout) -> Mapping[str, FindingOutcome]:
    return {finding.id: finding for finding in rollout.findings}


def _outcomes(live: Mapping[str, FindingOutcome], cured: Mapping[str, FindingOutcome]) -> tuple[str, str, str]:
    """The issue in which two twins differ, and its outcome in each."""
    (issue,) = (name for name, finding in live.items() if finding.status != cured[name].status)
    return issue, live[issue].outcome, cured[issue].outcome


def twin_table(rates: Iterable[TwinRate]) -> Table:
    """Return the paired report: a row an issue, the share of its twin pairs told apart with its 95% Wilson interval."""
    table = Table(title="Twins told apart", header_style="bold", pad_edge=False)
    for title in ("matter", "issue"):
        table.add_column(title, overflow="fold")
    for title in ("pairs", "raised live", "raised cured", "told apart", "share", "95%"):
        table.add_column(title, justify="right")
    for rate in rates:
        counts = (rate.pairs, rate.raised_live, rate.raised_cured, rate.apart)
        low, high = wilson(rate.apart, rate.pairs)
        table.add_row(rate.matter, rate.issue, *map(str, counts), f"{rate.share:.3f}", f"{low:.3f}-{high:.3f}")
    return table
