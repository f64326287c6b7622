"""The weight-escrow record of one variant, read from the rendered files through the package's own readers, and the list of checks."""

import re
from collections.abc import Callable
from datetime import date, timedelta
from decimal import Decimal
from functools import cache, cached_property

from rendered_record import MATTERS, MONTHS, RenderedRecord, Row

MATTER = MATTERS / "frontier-weights-002"
REFERENCE = "compliance-reference.docx"
AGREEMENT = "escrow-agreement.docx"
ARCHITECTURE = "technical-architecture-note.docx"
RUNBOOK = "failover-runbook.docx"
LICENCE = "bis-licence-and-conditions.pdf"
ATTESTATION = "vendor-security-attestation.pdf"
TRADEMARK = "trademark-counsel-letter.pdf"
COMPUTE = "training-compute-record.xlsx"
ACCESS = "access-and-personnel.xlsx"
THREAD = "infra-legal-thread.eml"
CHAT = "pilot-channel-export.txt"
# Characters of each document as the reader gives it. Source: the matter's design.
CHARS = {
    REFERENCE: 10_000,
    AGREEMENT: 22_000,
    ARCHITECTURE: 9_000,
    RUNBOOK: 7_500,
    LICENCE: 5_000,
    ATTESTATION: 6_000,
    TRADEMARK: 4_500,
    COMPUTE: 12_500,
    ACCESS: 10_500,
    THREAD: 8_500,
    CHAT: 10_500,
}
SCRATCH = "scratch"
DAY = rf"(\d{{1,2}}) ({'|'.join(MONTHS)})"
MONTH_FIRST = rf"({'|'.join(MONTHS)}) (\d{{1,2}}), (\d{{4}})"
# Days in May 2025 on which Singapore's banks are closed although it is a weekday. Source: the Ministry of Manpower's list.
SINGAPORE_HOLIDAYS = {date(2025, 5, 1), date(2025, 5, 12)}


def figure(cell: str) -> Decimal:
    """The number at the head of a cell, whatever formula or unit follows it."""
    found = re.match(r"[\d.]+", cell)
    assert found, cell
    return Decimal(found[0])


def after_business_days(start: date, count: int) -> date:
    """The last of `count` Singapore business days that follow `start`."""
    day = start
    while count:
        day += timedelta(days=1)
        count -= day.weekday() < 5 and day not in SINGAPORE_HOLIDAYS
    return day


class Frontier(RenderedRecord):
    """The record of one variant."""

    @cached_property
    def runs(self) -> list[Row]:
        return self.sheet(COMPUTE, "Runs")

    @cached_property
    def personnel(self) -> list[Row]:
        return self.sheet(ACCESS, "Personnel")

    @cached_property
    def sessions(self) -> list[Row]:
        return self.sheet(ACCESS, "Sessions")

    @cached_property
    def holdings(self) -> dict[str, dict[str, Decimal]]:
        """The holders of each entity, with their percentages."""
        found: dict[str, dict[str, Decimal]] = {}
        for row in self.sheet(ACCESS, "Entities"):
            found.setdefault(row["entity"], {})[row["holder"]] = Decimal(row["pct"])
        return found

    def lineage(self, checkpoint: str) -> list[Row]:
        """The runs a checkpoint descends from, first to last."""
        found: list[Row] = []
        while checkpoint != SCRATCH:
            (run,) = [row for row in self.runs if row["output"] == checkpoint]
            found.insert(0, run)
            checkpoint = run["init_from"]
        return found

    def total(self, checkpoint: str) -> Decimal:
        return sum((Decimal(run["ops_e24"]) for run in self.lineage(checkpoint)), Decimal())

    def is_controlled(self, holder: str, entity: str) -> bool:
        """Whether a chain of majorities runs from the holder to the entity."""
        majority = [name for name, share in self.holdings.get(entity, {}).items() if share > 50]
        return holder in majority or any(self.is_controlled(holder, name) for name in majority)

    def interest(self, holder: str, entity: str) -> Decimal:
        """Percentages multiplied down each chain, chains added."""
        found = Decimal()
        for name, share in self.holdings.get(entity, {}).items():
            found += share if name == holder else share * self.interest(holder, name) / 100
        return found

    def found(self, name: str, pattern: str) -> re.Match[str]:
        """The only place in a document that has this pattern."""
        places = list(re.finditer(pattern, self.flat(name)))
        assert len(places) == 1, (name, pattern, len(places))
        return places[0]

    def clauses(self, name: str) -> dict[str, str]:
        return {line.split(" ", 1)[0]: line for line in self.text(name).split("\n") if re.match(r"\d+\.\d+A? ", line)}

    @cached_property
    def activation(self) -> date:
        moved = self.found(THREAD, rf"when the first copies leave Denver, moves from \w{{3}} {DAY} to \w{{3}} {DAY} (\d{{4}})")
        return date(int(moved[5]), MONTHS.index(moved[4]) + 1, int(moved[3]))

    @cached_property
    def former_activation(self) -> date:
        moved = self.found(AGREEMENT, rf"Target Activation \| {DAY} (\d{{4}})")
        return date(int(moved[3]), MONTHS.index(moved[2]) + 1, int(moved[1]))

    @cached_property
    def fieldwork_end(self) -> date:
        ran = self.found(ATTESTATION, rf"Fieldwork ran from {DAY} to {DAY} (\d{{4}})")
        return date(int(ran[5]), MONTHS.index(ran[4]) + 1, int(ran[3]))

    @cached_property
    def petition(self) -> date:
        filed = self.found(CHAT, r"restructuring petition, helsinki, (\d+) (\w+)\. hearing \d+ \w+")
        return date(2025, MONTHS.index(filed[2].title()) + 1, int(filed[1]))


@cache
def frontier(cured: frozenset[str]) -> Frontier:
    return Frontier.of(MATTER, cured)


CHECKS: list[Callable[[Frontier], None]] = []


def check(function: Callable[[Frontier], None]) -> Callable[[Frontier], None]:
    CHECKS.append(function)
    return function
