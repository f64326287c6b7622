"""The Tarnwick record of one variant, read from the rendered files through the package's own readers, and the list of checks."""

import re
from collections.abc import Callable
from datetime import date
from functools import cache, cached_property

from rendered_record import MATTERS, RenderedRecord, Row

MATTER = MATTERS / "model-export-005"
SPA = "01_spa_draft_v6.docx"
INDEX = "02_data_room_index.xlsx"
CARDS = "03_technical_report.pdf"
ROSTER = "04_hr_roster.xlsx"
PLAN = "05_integration_plan.docx"
VSD = "06_vsd_correspondence.pdf"
THREAD = "07_sellers_counsel_thread.eml"
CHAT = "08_research_chat.txt"
CALL = "09_hedgrund_call_note.docx"
REFERENCE = "10_compliance_reference.docx"
ANCILLARY = "11_ancillary_pack.pdf"
# Characters of each document as the reader gives it, as planned for the matter; a tenth either way is allowed.
CHARS = {
    SPA: 25_000,
    INDEX: 17_000,
    CARDS: 8_000,
    ROSTER: 6_000,
    PLAN: 7_000,
    VSD: 6_500,
    THREAD: 7_000,
    CHAT: 9_500,
    CALL: 3_500,
    REFERENCE: 12_000,
    ANCILLARY: 4_000,
}
MEMO_DATE = date(2025, 4, 28)
COMPLIANCE = date(2025, 5, 15)
CLOSING = date(2025, 5, 30)
LPR = date(2025, 4, 2)
LISTED = date(2020, 10, 5)


def operations(cell: str) -> int:
    """The operations that a cell shows, as a whole number."""
    found = re.match(r"(\d)\.(\d\d)E\+(\d+)", cell)
    assert found is not None, cell
    power: int = 10 ** (int(found[3]) - 2)
    return int(found[1] + found[2]) * power


class Tarnwick(RenderedRecord):
    """The record of one variant."""

    @cached_property
    def models(self) -> dict[str, Row]:
        return {row["model"]: row for row in self.sheet(INDEX, "Models")}

    @cached_property
    def roster(self) -> dict[str, Row]:
        """The people by handle."""
        return {row["handle"]: row for row in self.sheet(ROSTER, "Roster")}

    @cached_property
    def kestrel_pulls(self) -> list[Row]:
        return [row for row in self.sheet(INDEX, "Access") if row["repository"] == "kes-rtl"]

    @cached_property
    def samarin_transfers(self) -> dict[str, date]:
        rows = [row for row in self.sheet(INDEX, "Transfers") if row["recipient"] == "COL-07"]
        return {row["ref"]: date.fromisoformat(row["date"]) for row in rows}

    def run_total(self, *models: str) -> int:
        """The operations of all runs of these models, in units of one."""
        return sum(operations(row["operations"]) for row in self.sheet(INDEX, "Runs") if row["model"] in models)

    def clause(self, number: str) -> str:
        """A numbered section of the agreement, with the paragraphs under it, on one line."""
        lines = self.text(SPA).split("\n")
        start = next(position for position, line in enumerate(lines) if line.startswith(f"{number} "))
        rest = lines[start + 1 :]
        own = next(position for position, line in enumerate(rest) if re.match(r"\d+\.\d+ |Article |Signatures", line))
        return " ".join(lines[start : start + 1 + own])

    def schedule(self, title: str) -> str:
        """What stands below a schedule's heading, up to the next schedule."""
        body = self.text(SPA).partition(f"\n{title}")[2]
        return re.split(r"\nSchedule \d|\nAnnex 5A|\n\[page ", body)[0].partition("\n")[2]


@cache
def tarnwick(cured: frozenset[str]) -> Tarnwick:
    return Tarnwick.of(MATTER, cured)


CHECKS: list[Callable[[Tarnwick], None]] = []


def check(function: Callable[[Tarnwick], None]) -> Callable[[Tarnwick], None]:
    CHECKS.append(function)
    return function
