"""The record of cloud-training-004 in one variant, read from the rendered files as an agent would read it, and the list of checks."""

import re
from collections.abc import Callable
from datetime import date
from fractions import Fraction
from functools import cache, cached_property

from rendered_record import MATTERS, RenderedRecord, Row

MATTER = MATTERS / "cloud-training-004"
ORDER = "capacity-reservation-order-CRO-3.docx"
EXHIBIT = "exhibit-C-acceptable-use-and-access.docx"
FORM = "customer-identification-form-CIF-0917.pdf"
PLAN = "campus-compute-plan.xlsx"
IDP = "idp-export-2025-04-22.xlsx"
TICKETS = "ticket-thread-aldervane.eml"
ARCHITECTURE = "security-architecture-v1.4.pdf"
CHAT = "chat-aldervane-cro3.txt"
BOARD = "aldervane-board-resolution-2025-03-03.docx"
CREDIT = "sla-credit-and-power-thread.eml"
REFERENCE = "compliance-reference.docx"
# Characters of each document as the reader gives it. Source: the matter's design.
CHARS = {
    ORDER: 21_500,
    EXHIBIT: 8_000,
    FORM: 7_000,
    PLAN: 11_500,
    IDP: 11_300,
    TICKETS: 6_300,
    ARCHITECTURE: 6_800,
    CHAT: 10_000,
    BOARD: 4_000,
    CREDIT: 5_500,
    REFERENCE: 11_200,
}
THRESHOLD = Fraction(10**26)
LISTED = (
    "Australia, Belgium, Canada, Denmark, Finland, France, Germany, Ireland, Italy, Japan, Netherlands, New Zealand, "
    "Norway, South Korea, Spain, Sweden, Taiwan, United Kingdom"
).split(", ")


def whole(text: str) -> int:
    """The whole number that a cell shows, whatever stands behind it."""
    return int(text.split(" {", maxsplit=1)[0].replace(",", ""))


class Cloud(RenderedRecord):
    """The record of one variant."""

    @cached_property
    def weeks(self) -> list[Row]:
        return self.sheet(PLAN, "Weekly_Plan")

    @cached_property
    def accounts(self) -> dict[str, Row]:
        return {row["account"]: row for row in self.sheet(IDP, "Accounts")}

    @cached_property
    def sign_ins(self) -> list[Row]:
        return self.sheet(IDP, "SignIns")

    def node_hours(self, **wanted: str) -> int:
        """The node-hours of all weeks that have these values."""
        return sum(int(row["nh"]) for row in self.weeks if all(row[key] == value for key, value in wanted.items()))

    def operations(self, **wanted: str) -> Fraction:
        """The operations of all weeks that have these values, from nodes and hours, not from the sheet's own totals."""
        rows = [row for row in self.weeks if all(row[key] == value for key, value in wanted.items())]
        return sum((self.week_operations(row) for row in rows), Fraction(0))

    def week_operations(self, row: Row) -> Fraction:
        utilisation = Fraction(int(row["utilisation"].removesuffix("%")), 100)
        return int(row["nodes"]) * int(row["hours"]) * 8 * 10**15 * 3600 * utilisation

    def members(self, group: str) -> set[str]:
        """The accounts that a group holds, those of the groups inside it included."""
        found: set[str] = set()
        for row in self.sheet(IDP, "Groups"):
            if row["group"] == group:
                found |= self.members(row["member"]) if row["member type"] == "group" else {row["member"]}
        return found

    def employers(self, accounts: set[str]) -> dict[str, int]:
        """How many of the accounts each employer code has."""
        codes = [self.accounts[account]["employer code"] for account in accounts]
        return {code: codes.count(code) for code in sorted(set(codes))}

    def order_dates(self, order: str) -> tuple[date, date]:
        (row,) = [row for row in self.sheet(PLAN, "Orders") if row["order"] == order]
        return date.fromisoformat(row["start"]), date.fromisoformat(row["end"])

    def figure(self, name: str, pattern: str) -> float:
        """The one number that the pattern's group finds in a document."""
        (found,) = set(re.findall(pattern, self.flat(name)))
        return float(found.replace(",", ""))


@cache
def cloud(cured: frozenset[str]) -> Cloud:
    return Cloud.of(MATTER, cured)


CHECKS: list[Callable[[Cloud], None]] = []


def check(function: Callable[[Cloud], None]) -> Callable[[Cloud], None]:
    CHECKS.append(function)
    return function
