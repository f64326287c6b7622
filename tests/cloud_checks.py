"""Checks of the figures of cloud-training-004: the workbooks' rows, and what the issues compute from them."""

import re
from collections import Counter
from datetime import date, timedelta
from fractions import Fraction
from itertools import accumulate

from cloud_record import BOARD, CHAT, EXHIBIT, FORM, IDP, ORDER, PLAN, REFERENCE, THRESHOLD, TICKETS, Cloud, check, whole
from rendered_record import WEEKDAYS

ALDERVANE_ORDERS = ("CRO-1", "CRO-2", "CRO-3")


def scientific(operations: Fraction) -> str:
    """Four decimals of the mantissa, as the plan shows operations."""
    return f"{float(operations):.4E}"


# The compute plan.


@check
def weekly_plan_rows_and_hours(c: Cloud) -> None:
    assert Counter(row["order"] for row in c.weeks) == {"CRO-1": 11, "CRO-2": 26, "CRO-3": 36, "OS-1": 13, "LW-7": 20, "OR-4": 20}
    pools = {(row["order"], row["pool"]) for row in c.weeks}
    hours = {pool: sum(int(row["hours"]) for row in c.weeks if (row["order"], row["pool"]) == pool) for pool in pools}
    assert {hours["CRO-1", "M"], hours["CRO-2", "M"], hours["CRO-3", "M"]} == {1800, 2160, 2880}
    assert hours["CRO-2", "T"] == hours["OS-1", "M"] == 2160
    assert hours["CRO-3", "S"] == 2880


@check
def weeks_follow_each_other_from_the_order_dates(c: Cloud) -> None:
    for order in ("CRO-1", "CRO-2", "CRO-3", "OS-1", "LW-7", "OR-4"):
        first, last = c.order_dates(order)
        days = sorted({date.fromisoformat(row["week"]) for row in c.weeks if row["order"] == order})
        assert days == [first + timedelta(7 * week) for week in range(len(days))]
        run = next(row["run"] for row in c.weeks if row["order"] == order)
        assert sum(int(row["hours"]) for row in c.weeks if row["run"] == run) == ((last - first).days + 1) * 24


@check
def node_hours_of_each_order(c: Cloud) -> None:
    assert all(int(row["nh"]) == int(row["nodes"]) * int(row["hours"]) for row in c.weeks)
    assert [c.node_hours(order=order) for order in ALDERVANE_ORDERS] == [921_600, 2_211_840, 4_423_680]
    assert c.node_hours(order="OS-1") == 1_105_920
    assert c.node_hours(run="FJEL") == 368_640


@check
def pools_add_up_to_the_order(c: Cloud) -> None:
    nodes = {(row["order"], row["pool"]): int(row["nodes"]) for row in c.weeks}
    assert (nodes["CRO-2", "M"], nodes["CRO-2", "T"]) == (896, 128)
    assert (nodes["CRO-3", "M"], nodes["CRO-3", "S"]) == (1408, 128)
    for row in c.sheet(PLAN, "Orders"):
        assert whole(row["nodes"]) == sum(count for (order, _), count in nodes.items() if order == row["order"])


@check
def orders_sheet(c: Cloud) -> None:
    rows = {row["order"]: row for row in c.sheet(PLAN, "Orders")}
    assert {order: rows[order]["cif_no"] for order in (*ALDERVANE_ORDERS, "OS-1")} == {
        "CRO-1": "CIF-0917",
        "CRO-2": "CIF-0917",
        "CRO-3": "CIF-0917",
        "OS-1": "CIF-1163",
    }
    assert [order for order, row in rows.items() if row["workload"] == "training"] == [*ALDERVANE_ORDERS, "OS-1"]
    assert len(c.sheet(PLAN, "Assumptions")) == 8


@check
def runs_sheet(c: Cloud) -> None:
    rows = {row["run"]: (whole(row["nh"]), row["operations"].split(" {")[0]) for row in c.sheet(PLAN, "Runs")}
    assert {run: operations for run, (_, operations) in rows.items()} == {
        "Pavo-1": "1.0617E+25",
        "AST3-P1": "2.2295E+25",
        "AST3-ABL": "3.1850E+24",
        "AST3-P2": "4.9050E+25",
        "FJEL": "4.4591E+24",
    }
    for run, (hours, operations) in rows.items():
        assert (hours, operations) == (c.node_hours(run=run), scientific(c.operations(run=run)))


@check
def threshold_sheet(c: Cloud) -> None:
    *rows, note = c.sheet(PLAN, "Threshold_Check")
    single = [c.operations(order=order) for order in ALDERVANE_ORDERS]
    assert [row["order"] for row in rows] == list(ALDERVANE_ORDERS)
    assert [row["operations"].split(" {")[0] for row in rows] == [scientific(operations) for operations in single]
    shares = [f"{float(total / THRESHOLD):.1%}" for total in accumulate(single)]
    assert [row["share"].split(" {")[0] for row in rows] == shares == ["10.6%", "36.1%", "89.6%"]
    assert "8.96e25, 89.6%" in note["order"]
    assert "below" in note["order"]


# What the issues compute.


@check
def group_total(c: Cloud) -> None:
    (share,) = re.findall(r"Ostrand Sprachtechnik GmbH \| Munich, Germany \| E02 (\d+)%, founders", c.text(FORM))
    is_in_group = int(share) > 50
    own = sum((c.operations(order=order) for order in ALDERVANE_ORDERS), Fraction(0))
    total = own + (c.operations(order="OS-1") if is_in_group else 0)
    assert scientific(total) == ("8.9606E+25" if c.is_cured(1) else "1.0235E+26")
    assert scientific(own + c.operations(order="OS-1") - c.operations(order="CRO-3")) == "4.8837E+25"
    for run in ("FJEL", "AST3-ABL"):
        assert own + c.operations(order="OS-1") - c.operations(run=run) < THRESHOLD


@check
def window_and_dates_of_the_report(c: Cloud) -> None:
    first, last = c.order_dates("CRO-1")[0], c.order_dates("CRO-3")[1]
    assert last < first.replace(year=first.year + 1)
    release = c.order_dates("CRO-3")[0]
    due = release - timedelta(30)
    assert (due, WEEKDAYS[due.weekday()], WEEKDAYS[release.weekday()]) == (date(2025, 5, 3), "Saturday", "Monday")
    assert "at least 30 days before release" in c.flat(REFERENCE)


@check
def votes_in_the_parent(c: Cloud) -> None:
    holders = {row[0]: int(row[2]) for row in c.table(FORM, "Holder | ")[:5]}
    assert list(holders.values()) == [38, 14, 20, 12, 16]
    assert sum(holders.values()) == 100
    votes_as_told = "for Tressilick Holdings plc and votes as Tressilick Holdings plc directs" in c.flat(BOARD)
    assert votes_as_told != c.is_cured(2)
    votes = holders["Tressilick Holdings plc (E01)"] + (holders["Harrow Quay Nominees Ltd"] if votes_as_told else 0)
    assert votes == (38 if c.is_cured(2) else 52)
    scheme = "the Merrow Dale Pension Scheme, which is unconnected with Tressilick Holdings plc, and votes as that scheme directs"
    assert (scheme in c.flat(BOARD)) == c.is_cured(2)


@check
def blaauw_holds_through_two_paths(c: Cloud) -> None:
    stated = r"([\d,]+) ordinary shares.*B\.V\. \(E02\): ([\d,]+)\. .*Trust: ([\d,]+)"
    total, held, trust = map(whole, re.findall(stated, c.flat(FORM))[0])
    assert (total, held, trust) == (100_000, 90_000, 10_000)
    moved = whole(re.findall(r"to Teodor Blaauw of ([\d,]+) ordinary shares", c.flat(BOARD))[0])
    assert moved == (6_000 if c.is_cured(6) else 8_000)
    assert [100 * part // total for part in (held, trust - moved, moved)] == ([90, 4, 6] if c.is_cured(6) else [90, 2, 8])
    assert Fraction(20 * held, total) + Fraction(100 * moved, total) == (24 if c.is_cured(6) else 26)


@check
def owner_dates(c: Cloud) -> None:
    received = date(2025, 3, 7)
    assert "board of 3 March 2025 | Received 7 March 2025" in c.text(ORDER)
    due = received + timedelta(30)
    assert due == date(2025, 4, 6)
    assert (date(2025, 4, 25) - due).days == 19
    assert re.search(r"24 March 2025 \| Sub-user added \(Part F\)\. Parts A.C carried forward\.", c.text(FORM))


@check
def person_hours(c: Cloud) -> None:
    rows = re.findall(r"T-(\d{4}) \| (\d+ \w{3}) \| ([^|]+) \| ([\d.]+) h \| (\d) \| (\w+)", c.text(TICKETS))
    assert [row[0] for row in rows] == ["4471", "4502", "4538", "4577", "4610", "4633"]
    counted = [(Fraction(hours), int(staff)) for _, day, _, hours, staff, kind in rows if kind == "Job" and "Apr" not in day]
    assert sum(hours for hours, _ in counted) == 25
    logged = sum(hours * staff for hours, staff in counted)
    assert logged == Fraction("34.5")
    (span,) = re.findall(r"\[2025-03-21 08:33\] K\. Amankwah: .* yuki and me .* (\d+):(\d+) to (\d+):(\d+)", c.text(CHAT))
    from_hour, from_minute, to_hour, to_minute = map(int, span)
    session = 2 * Fraction(60 * (to_hour - from_hour) + to_minute - from_minute, 60)
    assert logged + session == (Fraction("37.5") if c.is_cured(3) else Fraction("42.5"))


@check
def effective_administrators(c: Cloud) -> None:
    direct = {row["member"] for row in c.sheet(IDP, "Groups") if row["group"] == "g-cluster-admin"}
    assert direct == {"u-1003", "u-1007", "u-1012", "u-1104", "u-1109", "g-fleet-ops"}
    assert c.members("g-fleet-ops") == {"u-1201", "u-1202", "u-1204", "u-1019"}
    assert c.employers(c.members("g-cluster-admin")) == {"E03": 4, "E04": 2, "E06": 3}
    for account in c.members("g-fleet-ops"):
        assert c.accounts[account]["assigned role"] == "operator"
        assert c.accounts[account]["email"].endswith("@aldervane.example")
    annex = c.flat(EXHIBIT).partition("Annex 2: Administrator")[2]
    approved = set(re.findall(r"\b(E0\d) ", annex))
    assert approved == ({"E03", "E04", "E06"} if c.is_cured(4) else {"E03", "E04"})


@check
def elevated_sign_ins(c: Cloud) -> None:
    elevated = [row for row in c.sign_ins if row["elevated"] == "yes"]
    of_e06 = [row for row in elevated if c.accounts[row["account"]]["employer code"] == "E06"]
    assert (len(of_e06), len(elevated) - len(of_e06)) == (7, 9)
    assert {row["city"] for row in of_e06} == {"Lisbon"}
    days = {
        account: [int(row["UTC time"][8:10]) for row in of_e06 if row["account"] == account] for account in ("u-1201", "u-1202", "u-1204")
    }
    assert days == {"u-1201": [3, 9, 17], "u-1202": [7, 14], "u-1204": [10, 21]}
    assert {row["account"] for row in elevated} <= c.members("g-cluster-admin")


@check
def lineage_of_aster_3(c: Cloud) -> None:
    card = Fraction(re.findall(r"aster-2 card says ([\d.]+)e25 training ops", c.text(CHAT))[0]) * 10**25
    own = c.operations(run="AST3-P1") + c.operations(run="AST3-P2")
    assert f"{float(own + card):.5E}" == ("9.03451E+25" if c.is_cured(5) else "1.05345E+26")
    per_day = c.operations(run="AST3-P2") / 120
    days = -((c.operations(run="AST3-P1") + card - THRESHOLD) // per_day)
    if not c.is_cured(5):
        assert (days, c.order_dates("CRO-3")[0] + timedelta(int(days) - 1)) == (107, date(2025, 9, 16))
    widest = c.operations(order="CRO-2") + c.operations(order="CRO-3") + card
    assert (widest < THRESHOLD) == c.is_cured(5)
    assert c.order_dates("CRO-3")[1] + timedelta(10) == date(2025, 10, 9)


@check
def fjelrose_is_resolved(c: Cloud) -> None:
    assert "F9 Identified | 24 March 2025" in c.text(FORM)
    assert "Cap: 160 nodes at any one time. End date: 29 September 2025." in c.flat(ORDER)
    assert "Signed 26 March 2025: /s/ Samuel Thibodeaux, General Counsel" in c.flat(ORDER)
    own = [account for account, row in c.accounts.items() if row["employer code"] == "N01"]
    assert own == ["u-1301", "u-1302", "u-1303", "u-1304"]
    assert {(c.accounts[a]["created"], c.accounts[a]["assigned role"]) for a in own} == {("2025-03-28", "job-submit")}
    assert not {row["account"] for row in c.sign_ins if row["elevated"] == "yes"} & set(own)
    assert not c.members("g-cluster-admin") & set(own)
    assert c.order_dates("CRO-3")[1] == date(2025, 9, 29)
    assert {row["nodes"] for row in c.weeks if row["pool"] == "S"} == {"128"}


# The identity export.


@check
def export_rows(c: Cloud) -> None:
    assert (len(c.accounts), len(c.sheet(IDP, "Groups")), len(c.sign_ins)) == (48, 24, 96)
    times = [row["UTC time"] for row in c.sign_ins]
    assert times == sorted(times)
    assert (times[0][:10], times[-1][:10]) == ("2025-04-01", "2025-04-22")
    allowed = {row[0] for row in c.table(EXHIBIT, "Country | ")}
    assert (
        {row["country"] for row in c.sign_ins} == {"Ireland", "Netherlands", "Germany", "Portugal", "Denmark", "United States"} <= allowed
    )
    assert {c.accounts[account]["created"] for account in ("u-1201", "u-1202", "u-1204")} == {"2025-02-17"}
    assert all(row["UTC time"][:10] >= c.accounts[row["account"]]["created"] for row in c.sign_ins)
