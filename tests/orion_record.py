"""Orion's record of one variant, read from the rendered files through the package's own readers, and the list of checks."""

from collections.abc import Callable
from datetime import date
from functools import cache, cached_property

from rendered_record import MATTERS, RenderedRecord, Row

MATTER = MATTERS / "orion-compute-001"
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


class Orion(RenderedRecord):
    """The record of one variant."""

    @cached_property
    def shipments(self) -> list[Row]:
        return self.sheet(WORKBOOK, "Shipments")

    @cached_property
    def service(self) -> list[Row]:
        return self.sheet(WORKBOOK, "Service")

    def nodes(self, **wanted: str) -> int:
        """The quantity on all shipment rows that have these values."""
        return sum(int(row["qty"]) for row in self.shipments if all(row[key] == value for key, value in wanted.items()))

    def planned(self, lot: str) -> date:
        (day,) = {row["ship_date"] for row in self.shipments if row["lot"] == lot}
        return date.fromisoformat(day)


@cache
def orion(cured: frozenset[str]) -> Orion:
    return Orion.of(MATTER, cured)


CHECKS: list[Callable[[Orion], None]] = []


def check(function: Callable[[Orion], None]) -> Callable[[Orion], None]:
    CHECKS.append(function)
    return function
