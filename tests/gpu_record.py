"""The record of the GPU reseller matter in one variant, read from the rendered files through the package's own readers, and its checks."""

from collections.abc import Callable
from datetime import date
from functools import cache, cached_property
from typing import NamedTuple

from rendered_record import MATTERS, RenderedRecord, Row

MATTER = MATTERS / "gpu-reseller-003"
REFERENCE = "01_compliance_reference.docx"
AGREEMENT = "02_reseller_agreement.docx"
QUESTIONNAIRE = "03_onboarding_questionnaire.docx"
WORKBOOK = "04_sell_through.xlsx"
CHART = "05_ownership_chart.pdf"
CHAT = "06_expo_chat.txt"
REROUTE = "07_reroute_thread.eml"
STATEMENT = "08_end_use_statement.pdf"
VISIT = "09_site_visit_report.docx"
LEDGER = "10_payments_ledger.xlsx"
REBATE = "11_rebate_warranty.eml"
# Characters of each document as the reader gives it. Source: the matter's design.
CHARS = {
    REFERENCE: 12_000,
    AGREEMENT: 22_000,
    QUESTIONNAIRE: 10_500,
    WORKBOOK: 13_000,
    CHART: 3_000,
    CHAT: 10_000,
    REROUTE: 6_500,
    STATEMENT: 5_500,
    VISIT: 6_500,
    LEDGER: 4_500,
    REBATE: 6_500,
}
BUYERS = {
    "Pelangi Vector Cloud Sdn Bhd": "P",
    "PT Tirta Awan Hosting": "T",
    "Orchard Quay Render Pte. Ltd.": "O",
    "Lakambini Genomics Institute": "L",
    "Chao Nam Research Cloud": "B",
}
# Which gateway serves the country that a buyer's servers were shipped to.
HOME = {"P": "G3", "T": "G5", "O": "G2", "L": "G4", "B": "G6"}
APPROVED = {"Serindit Axis Technologies Sdn Bhd", "Serindit Treasury (Labuan) Ltd", "Perlian Holdings Pte. Ltd."}
# The names under which Curlew Point Services pays.
CURLEW = {"Curlew Point Services Ltd", "Curlew Pt Svcs", "CPS LTD"}


class Lot(NamedTuple):
    buyer: str
    shipped: date
    quantity: int
    first: int
    last: int


def number(serial: str) -> int:
    """The number of a serial such as HX8-04061."""
    prefix, digits = serial.split("-")
    assert (prefix, len(digits)) == ("HX8", 5), serial
    return int(digits)


class Gpu(RenderedRecord):
    """The record of one variant."""

    @cached_property
    def pos(self) -> list[Row]:
        return self.sheet(WORKBOOK, "POS")

    @cached_property
    def rma(self) -> list[Row]:
        return self.sheet(WORKBOOK, "RMA")

    @cached_property
    def check_ins(self) -> list[Row]:
        return self.sheet(WORKBOOK, "CheckIns")

    @cached_property
    def receipts(self) -> list[Row]:
        return self.sheet(LEDGER, "Receipts")

    @cached_property
    def lots(self) -> list[Lot]:
        """The sales, pallets of one order put together; the return is not among them."""
        orders: dict[str, Lot] = {}
        for row in (row for row in self.pos if int(row["Qty"]) > 0):
            buyer, shipped = BUYERS[row["End user"]], date.fromisoformat(row["Date"])
            new = Lot(buyer, shipped, int(row["Qty"]), number(row["First"]), number(row["Last"]))
            old = orders.get(row["Order"], Lot(buyer, shipped, 0, new.first, new.last))
            assert (old.buyer, old.shipped) == (buyer, shipped), row
            orders[row["Order"]] = Lot(buyer, shipped, old.quantity + new.quantity, old.first, new.last)
        return list(orders.values())

    @cached_property
    def owners(self) -> dict[int, str]:
        """Who has each serial sold, after the return and the sale that followed it."""
        return {serial: lot.buyer for lot in self.lots for serial in range(lot.first, lot.last + 1)}

    def net(self, buyer: str) -> int:
        return sum(int(row["Qty"]) for row in self.pos if BUYERS[row["End user"]] == buyer)

    def lot(self, buyer: str, place: int) -> Lot:
        """The buyer's lot at this place in time, counted from 1."""
        return [lot for lot in self.lots if lot.buyer == buyer][place - 1]

    def clause(self, name: str, label: str) -> str:
        """The paragraph of a document that starts with this number."""
        (line,) = [line for line in self.text(name).split("\n") if line.startswith(f"{label} ")]
        return line


@cache
def gpu(cured: frozenset[str]) -> Gpu:
    return Gpu.of(MATTER, cured)


CHECKS: list[Callable[[Gpu], None]] = []


def check(function: Callable[[Gpu], None]) -> Callable[[Gpu], None]:
    CHECKS.append(function)
    return function
