"""Checks of the GPU reseller matter: the workbooks' rows, and what the issues compute from them."""

import re
from collections import Counter
from datetime import date, timedelta
from itertools import pairwise

from gpu_record import (
    AGREEMENT,
    APPROVED,
    BUYERS,
    CHART,
    CHAT,
    CURLEW,
    HOME,
    LEDGER,
    QUESTIONNAIRE,
    REBATE,
    REFERENCE,
    REROUTE,
    STATEMENT,
    VISIT,
    WORKBOOK,
    Gpu,
    check,
    number,
)

MOVED = set(range(4061, 4069))
STRAYS = {4070, 4075, 4077}

# The workbook.


@check
def sales_lots(g: Gpu) -> None:
    assert len(g.pos) == 36
    found = [(lot.buyer, lot.shipped.isoformat(), lot.quantity, lot.first, lot.last) for lot in g.lots]
    assert found == [
        ("P", "2024-09-09", 30, 4001, 4030),
        ("P", "2024-10-07", 28, 4031, 4058),
        ("T", "2024-10-21", 24, 4059, 4082),
        ("O", "2024-11-04", 8, 4083, 4090),
        ("P", "2024-11-18", 24, 4091, 4114),
        ("P", "2024-12-09", 32, 4115, 4146),
        ("B", "2024-12-16", 18, 4147, 4164),
        ("L", "2025-01-06", 12, 4165, 4176),
        ("P", "2025-01-13", 26, 4177, 4202),
        ("B", "2025-01-14", 12, 4203, 4214),
        ("O", "2025-01-20", 4, 4143, 4146),
        ("T", "2025-01-27", 10, 4215, 4224),
        ("P", "2025-02-03", 28, 4225, 4252),
        ("B", "2025-02-10", 16, 4253, 4268),
        ("P", "2025-02-24", 24, 4269, 4292),
        ("O", "2025-03-03", 6, 4293, 4298),
        ("L", "2025-03-10", 10, 4299, 4308),
        ("B", "2025-03-11", 10, 4309, 4318),
        ("P", "2025-03-17", 20, 4319, 4338),
    ]


@check
def pallets_and_orders(g: Gpu) -> None:
    for row in g.pos:
        count = number(row["Last"]) - number(row["First"]) + 1
        assert count == abs(int(row["Qty"])) <= 12, row
        channel = {"L": "SD-01", "B": "SD-02"}.get(BUYERS[row["End user"]], "Direct")
        assert row["Channel"] == channel, row
    orders = list(dict.fromkeys(row["Order"] for row in g.pos))
    assert orders == [f"SX-{count:04d}" for count in range(406, 425)]
    assert all(before["Date"] <= after["Date"] for before, after in pairwise(g.pos))
    assert all(row["Note"].startswith("RETURN") == (row["Qty"] == "-4") for row in g.pos)


@check
def net_by_end_user(g: Gpu) -> None:
    assert {buyer: g.net(buyer) for buyer in "PTLBO"} == {"P": 208, "T": 34, "L": 22, "B": 56, "O": 18}
    assert sum(g.net(buyer) for buyer in "PTLBO") == len(g.owners) == 338
    assert sorted(g.owners) == list(range(4001, 4339))
    assert sum(lot.quantity for lot in g.lots if lot.buyer == "P") == 212


@check
def repairs(g: Gpu) -> None:
    assert [number(row["Back"]) for row in g.rma] == [4009, 4017, 4040, 4120, 4133, 4190]
    assert [number(row["Replacement"]) for row in g.rma] == list(range(5001, 5007))
    for row in g.rma:
        back, sent = date.fromisoformat(row["At Penang"]), date.fromisoformat(row["Sent"])
        assert row["Days"].split()[0] == str((sent - back).days)
        assert next(lot.shipped for lot in g.lots if lot.first <= number(row["Back"]) <= lot.last) < back
        assert row["Sent to"].startswith("Bukit Seroja")


@check
def check_in_rows(g: Gpu) -> None:
    assert len(g.check_ins) == 139
    seven = [number(row["Serial"]) for row in g.check_ins if row["Gateway"] == "G7"]
    assert len(seven) == (13 if g.is_cured(2) else 29)
    assert set(seven) == MOVED | STRAYS
    assert [row["Date"] for row in g.check_ins] == sorted(row["Date"] for row in g.check_ins)


@check
def every_other_server_reports_from_home(g: Gpu) -> None:
    shipped = {serial: lot.shipped for lot in g.lots for serial in range(lot.first, lot.last + 1)}
    swapped = {number(row["Replacement"]): date.fromisoformat(row["Sent"]) for row in g.rma}
    sent_back = {number(row["Back"]) for row in g.rma}
    rows = Counter[int]()
    homes = Counter[str]()
    for row in g.check_ins:
        serial = number(row["Serial"])
        assert serial not in sent_back
        assert date.fromisoformat(row["Date"]) > (swapped | shipped)[serial], row
        assert row["Date"] <= "2025-03-28"
        rows[serial] += 1
        if serial not in MOVED | STRAYS:
            assert row["Gateway"] == HOME[g.owners.get(serial, "P")], row
            homes[row["Gateway"]] += 1
    assert homes == {"G3": 48 + 6 + 16, "G2": 8, "G4": 6, "G6": 6, "G5": 4}
    assert {rows[serial] for serial in MOVED} == {4}
    assert [rows[serial] for serial in sorted(STRAYS)] == [7, 3, 3]
    assert {rows[serial] for serial in range(5001, 5007)} == {1}


@check
def formulas_agree_with_the_rows(g: Gpu) -> None:
    stated = {row["Item"]: row["Text"].split()[0] for row in g.sheet(WORKBOOK, "README")}
    assert (stated["Lines in POS"], stated["Lines in RMA"], stated["Lines in CheckIns"]) == ("36", "6", "139")
    legend = {row["Item"]: row["Text"].split()[0] for row in g.sheet(LEDGER, "Legend")}
    amounts = [dollars(row["USD"]) for row in g.receipts]
    assert legend["Receipts in this sheet"] == str(len(amounts))
    assert legend["All receipts together"] == f"{sum(amounts):,}"
    assert legend["Alerts in this sheet"] == str(sum(amount >= 2_500_000 for amount in amounts)) == "0"


def dollars(cell: str) -> int:
    return int(cell.replace(",", ""))


# What the issues compute.


@check
def capacity(g: Gpu) -> None:
    found = re.search(r"(\d+) racks are energised\..*?through its own (\d+) kW breaker", g.flat(VISIT))
    assert found is not None
    racks, breaker = int(found[1]), int(found[2])
    assert (racks, breaker) == (54 if g.is_cured(1) else 36, 40)
    usable = racks * breaker * 80 // 100
    assert "8.0 kW" in g.flat(AGREEMENT)
    assert "80 per cent" in g.clause(REFERENCE, "R3.2")
    assert (usable, usable // 8) == ((1728, 216) if g.is_cured(1) else (1152, 144))
    assert (g.net("P") * 8 > usable) != g.is_cured(1)
    if not g.is_cured(1):
        assert (g.net("P") - usable // 8, g.net("P") * 8 - usable) == (64, 512)
    if g.is_cured(1):
        gross = sum(lot.quantity for lot in g.lots if lot.buyer == "P")
        assert gross <= usable // 8 < gross + len(g.rma)
    for declared in ("4.8 MW", "1,800 kW", "Up to 220 servers"):
        assert declared in g.flat(STATEMENT)


@check
def reliable_readings(g: Gpu) -> None:
    passed = set()
    for serial in MOVED | STRAYS:
        days = [date.fromisoformat(row["Date"]) for row in g.check_ins if number(row["Serial"]) == serial and row["Gateway"] == "G7"]
        if any(later - first <= timedelta(days=30) for first, later in zip(days, days[2:], strict=False)):
            passed.add(serial)
            assert [day.isoformat() for day in days] == ["2025-02-03", "2025-02-12", "2025-02-24"]
            assert (days[-1] - days[0]).days == 21
    assert passed == (set() if g.is_cured(2) else MOVED)
    stray = [date.fromisoformat(row["Date"]) for row in g.check_ins if row["Serial"] == "HX8-04070" and row["Gateway"] == "G7"]
    assert [(after - before).days for before, after in pairwise(stray)] == [42, 42]
    assert {g.owners[serial] for serial in MOVED | STRAYS} == {"T"}
    assert not MOVED & {number(row["Back"]) for row in g.rma}
    assert {row["Ship-to"] for row in g.pos if BUYERS[row["End user"]] == "T"} == {"Surabaya"}


@check
def ownership(g: Gpu) -> None:
    direct = re.search(r"Perlian Holdings Pte\. Ltd\., Singapore, (\d+)%; Farid Zulkarnain, (\d+)%; .*? (\d+)%", g.flat(QUESTIONNAIRE))
    assert direct is not None
    shares = [int(share) for share in direct.groups()]
    assert shares == [60, 25, 15]
    units = [int(row[2]) for row in g.table(QUESTIONNAIRE, "Class | Holder")]
    assert units == [70, 30]
    members = {row[0]: int(row[2].rstrip("%")) for row in g.table(CHART, "Member | ")}
    assert members == {"Ng Hui Lian": 68 if g.is_cured(3) else 65, "ZD Systems JSC": 32 if g.is_cured(3) else 35, "Total": 100}
    chains = (shares[0] * members["ZD Systems JSC"] * 10, shares[2] * units[1] * 10)
    assert chains == (19_200 if g.is_cured(3) else 21_000, 4_500)
    assert (sum(chains) >= 25_000) != g.is_cured(3)
    assert max(chains) < 25_000
    stock = {row[0]: dollars(row[1]) for row in g.table(CHART, "Member | ")}
    assert stock["ZD Systems JSC"] * 100 == members["ZD Systems JSC"] * stock["Total"]


@check
def payers(g: Gpu) -> None:
    assert len(g.receipts) == 26
    names = Counter(row["Remitter as shown"] for row in g.receipts)
    assert set(names) == APPROVED | CURLEW
    assert [names[name] for name in sorted(APPROVED)] == [2, 16, 4]
    paid = [(row["Value date"], dollars(row["USD"])) for row in g.receipts if row["Remitter as shown"] in CURLEW]
    assert paid == [("2024-10-11", 1_485_000), ("2024-11-22", 1_627_500), ("2025-01-17", 964_000), ("2025-02-28", 1_413_500)]
    total = sum(amount for _, amount in paid)
    alias = sum(dollars(row["USD"]) for row in g.receipts if row["Remitter as shown"] == "CPS LTD")
    assert (total, total - alias) == (5_490_000, 4_526_000)
    assert total - paid[-1][1] < 5_000_000 <= total
    assert paid[-1][0] < g.lot("P", 8).shipped.isoformat()
    for row in g.receipts:
        assert dollars(row["USD"]) < 2_500_000
        assert 900_000 <= dollars(row["USD"]) <= 2_450_000
    assert len({row["Account"] for row in g.receipts if row["Remitter as shown"] in CURLEW}) == 2
    pelangi = {row["Order"] for row in g.pos if BUYERS[row["End user"]] == "P"}
    assert {row["Order"] for row in g.receipts if row["Remitter as shown"] in CURLEW} < pelangi


@check
def payer_register(g: Gpu) -> None:
    register = {row[0]: row for row in g.table(QUESTIONNAIRE, "No. | Payer")}
    assert len(register) == 7
    assert register["AP-03"][5] == register["AP-05"][5] == "approved 19 July 2024"
    decision = "approved 4 October 2024" if g.is_cured(4) else "pending, documents requested 4 October 2024"
    assert register["AP-07"][1:] == (
        "Curlew Point Services Ltd",
        "Mauritius",
        "Pays for a customer in Johor",
        "30 September 2024",
        decision,
    )
    for name in ("AP-02", "AP-04", "AP-06"):
        assert register[name][1].split(",")[0] not in {row["Remitter as shown"] for row in g.receipts}


@check
def statement_lapse(g: Gpu) -> None:
    assert "180 days from the date on which it was signed" in g.flat(AGREEMENT).partition("Schedule C:")[2]
    text = g.flat(STATEMENT)
    assert "14 August 2024" in text.partition("Box 13")[2].partition("Box 14")[0]
    assert "RECEIVED Hessary Ridge Compute, Inc. - trade compliance 2 September 2024" in text
    assert "valid twelve months" in text
    lapse = date(2024, 8, 14) + timedelta(days=180)
    assert lapse == date(2025, 2, 10)
    assert date(2024, 9, 2) + timedelta(days=180) == date(2025, 3, 1)
    late = [(lot.shipped - lapse).days for lot in g.lots if lot.buyer == "P" and lot.shipped > lapse]
    assert late == [14, 35]
    assert sum(lot.quantity for lot in g.lots if lot.buyer == "P" and lot.shipped > lapse) == 44
    assert ("/s/ Lim Wei Kang Date: 7 February 2025" in text.partition("Box 14")[2]) == g.is_cured(5)
    assert ("Name: Signature: Date: Notes" in text) != g.is_cured(5)
    assert g.lot("P", 8).shipped < date(2025, 2, 7) + timedelta(days=180) == date(2025, 8, 6)


@check
def flow_down(g: Gpu) -> None:
    items = g.text(AGREEMENT).partition("6.1 Before a Product")[2].partition("6.2 ")[0]
    assert re.findall(r"^\(([a-f])\)", items, re.MULTILINE) == list("abcdef")
    terms = g.flat(QUESTIONNAIRE).partition("Version 3, 3 June 2024")[2]
    version_3 = terms.partition("Change log")[0]
    assert "Hessary" not in version_3
    assert "sell on" not in version_3
    assert re.search(r"9A\. Supplier audit\. .* may itself .* 9B\. Passing on\.", terms)
    assert "Version 4 binds those who sign from 12 December 2024" in terms
    signed = {row["Code"]: date.fromisoformat(row["Terms signed"]) for row in g.sheet(WORKBOOK, "Channel")}
    approved = {row["Code"]: row["Hessary approval"] for row in g.sheet(WORKBOOK, "Channel")}
    assert approved == {"SD-01": "2024-12-02", "SD-02": "2024-10-28"}
    assert signed == {"SD-01": date(2024, 12, 16), "SD-02": date(2024, 12, 13) if g.is_cured(6) else date(2024, 11, 6)}
    assert (signed["SD-02"] >= date(2024, 12, 12)) == g.is_cured(6)
    assert (date(2024, 12, 12) - date(2024, 11, 6)).days == 36
    assert signed["SD-01"] < g.lot("L", 1).shipped
    assert signed["SD-02"] < g.lot("B", 1).shipped
    assert [lot.quantity for lot in g.lots if lot.buyer == "B"] == [18, 12, 16, 10]


@check
def reroute_is_resolved(g: Gpu) -> None:
    thread = g.flat(REROUTE).replace("> ", "").replace(">", "")
    assert "Sent: Tuesday, November 19, 2024" in thread.partition("Hessary consents")[0]
    assert "Received today 10:35" in thread.partition("On Wed, 20 Nov 2024")[2]
    assert thread.startswith("From: Noor Azlina")
    assert "Date: Tue, 26 Nov 2024" in thread
    assert "delivered to Bukit Seroja today" in thread
    assert (date(2024, 11, 26) - date(2024, 11, 20)).days == 6
    assert "within 10 days" in g.flat(REFERENCE)
    assert len(re.findall(r"-----Original Message-----|\bwrote:", g.flat(REROUTE))) + 1 == 9
    lot = g.lot("P", 3)
    seen = {(number(row["Serial"]), row["Date"]) for row in g.check_ins if lot.first <= number(row["Serial"]) <= lot.last}
    assert seen == {(serial, day) for serial in range(4091, 4115) for day in ("2024-12-02", "2025-03-10")}
    assert "24 of 24 sighted in Hall B" in g.flat(VISIT)


@check
def audit_and_other_days(g: Gpu) -> None:
    notice = date(2025, 3, 31)
    assert [(notice - day).days for day in (date(2025, 2, 3), date(2025, 1, 20))] == [56, 70]
    readme = {row["Item"]: row["Text"] for row in g.sheet(WORKBOOK, "README")}
    assert readme["Q4 report version 1"].startswith("Sent 20 January 2025. Withdrawn")
    assert readme["Q4 report version 2"].startswith("Sent 3 February 2025")
    assert "Final Report" in readme["Q4 report version 2"]
    assert "60 days" in g.clause(AGREEMENT, "14.3")
    assert "that is 70 days later" in g.flat(REBATE)
    assert "[2025-03-05 18:42] Hassan Idris: but @Dale Hall A has no power. dark until July 2025" in g.text(CHAT)
    assert (g.lot("P", 8).shipped - date(2025, 3, 5)).days == 12
