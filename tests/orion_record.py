"""Orion's record of one variant, read from the rendered files through the package's own readers, and the list of checks."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from functools import cache, cached_property
from pathlib import Path

from ai_law_legal_agent_eval.documents import Document, read
from ai_law_legal_agent_eval.factory import render_documents

MATTER = Path(__file__).parent.parent / "matters" / "orion-compute-001"
ISSUES = tuple(f"ISS-00{number}" for number in range(1, 7))
MSA = "MSA_Corvane-Nimbara_executed.docx"
ORDER_FORM = "OrderForm_04_Orion.docx"
STATEMENTS = "EndUserStatements_bundle.docx"
MINUTES = "Board_minutes_2025-03-18.docx"
WORKBOOK = "Orion_shipments_v17.xlsx"
DOSSIER = "BIS_authorisations_dossier.pdf"
SCREENING = "Quillhaven_screening_report.pdf"
THREAD = "FW_Orion_routing.eml"
CHAT = "orion-logistics_chat.txt"
INSURANCE = "Insurance_renewal_note.pdf"
REFERENCE = "Export_Control_Reference_v3.docx"
# Characters of each document as the reader gives it. Source: the matter's design.
CHARS = {
    MSA: 21_500,
    ORDER_FORM: 6_000,
    STATEMENTS: 8_500,
    MINUTES: 6_500,
    WORKBOOK: 16_000,
    DOSSIER: 6_000,
    SCREENING: 8_000,
    THREAD: 6_500,
    CHAT: 11_500,
    INSURANCE: 3_500,
    REFERENCE: 9_000,
}
CODES = ("SEL", "QRC", "SMK", "WCC", "AKI", "ZHD")
CUSTOMERS = ("Selantara", "Qasr Rimal", "Samaraya", "Wichitra", "An Khue", "Zhelsai")
SITES = {"ZHD": "ALA-1", "WCC": "BKK-1", "QRC": "AUH-3", "SMK": "JKT-2", "SEL": "JHB-1", "AKI": "DAD-1"}
MONTHS = "January February March April May June July August September October November December".split()
WEEKDAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split()

Row = dict[str, str]


@dataclass(frozen=True)
class Orion:
    """The record of one variant."""

    cured: frozenset[str]
    documents: dict[str, Document]

    def text(self, name: str) -> str:
        return self.documents[name].text

    def flat(self, name: str) -> str:
        """The text on one line, as words follow each other on the page."""
        return " ".join(self.text(name).split())

    def is_cured(self, number: int) -> bool:
        return f"ISS-00{number}" in self.cured

    def holders(self, needle: str) -> set[str]:
        """The documents whose text holds `needle`, whatever the case."""
        return {name for name in self.documents if needle.casefold() in self.flat(name).casefold()}

    def sheet(self, name: str) -> list[Row]:
        rows = [
            block.cells
            for block in self.documents[WORKBOOK].blocks
            if block.kind == "table_row" and block.locator.partition("!")[0] == name
        ]
        header, *body = rows
        header = tuple(cell.partition(" [comment")[0] for cell in header)
        return [dict(zip(header, [*row, *[""] * (len(header) - len(row))], strict=False)) for row in body]

    @cached_property
    def shipments(self) -> list[Row]:
        return self.sheet("Shipments")

    @cached_property
    def service(self) -> list[Row]:
        return self.sheet("Service")

    def nodes(self, **wanted: str) -> int:
        """The quantity on all shipment rows that have these values."""
        return sum(int(row["qty"]) for row in self.shipments if all(row[key] == value for key, value in wanted.items()))

    def planned(self, lot: str) -> date:
        (day,) = {row["ship_date"] for row in self.shipments if row["lot"] == lot}
        return date.fromisoformat(day)

    def table(self, name: str, header: str) -> list[tuple[str, ...]]:
        """The rows below the row that starts with `header`, up to the next block that is no row."""
        rows: list[tuple[str, ...]] = []
        is_inside = False
        for line in self.text(name).split("\n"):
            cells = tuple(cell.strip() for cell in line.split(" | "))
            if is_inside and len(cells) == 1:
                break
            if is_inside:
                rows.append(cells)
            is_inside = is_inside or line.startswith(header)
        return rows


@cache
def orion(cured: frozenset[str]) -> Orion:
    files = render_documents(MATTER, cured=cured)
    return Orion(cured, {name: read(name, data) for name, data in files.items()})


VARIANTS = [frozenset[str](), *(frozenset({issue}) for issue in ISSUES)]
CHECKS: list[Callable[[Orion], None]] = []


def check(function: Callable[[Orion], None]) -> Callable[[Orion], None]:
    CHECKS.append(function)
    return function
