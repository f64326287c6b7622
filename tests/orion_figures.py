"""Checks of Orion's figures: the workbook's rows, and what the issues compute from them."""

import re
from collections import Counter
from datetime import date, timedelta
from itertools import pairwise

from orion_record import CHAT, CODES, DOSSIER, MINUTES, ORDER_FORM, REFERENCE, SCREENING, SITES, STATEMENTS, WORKBOOK, Orion, check
from rendered_record import MONTHS, WEEKDAYS

# The workbook.


@check
def shipments_have_135_rows(o: Orion) -> None:
    assert len(o.shipments) == 135
    runs = Counter((row["consignee"], row["ship_date"]) for row in o.shipments)
    by_consignee = {code: [count for (owner, _), count in sorted(runs.items(), key=lambda i: i[0][1]) if owner == code] for code in CODES}
    assert by_consignee == {
        "QRC": [10, 9, 8, 1, 5],
        "WCC": [6, 10, 10, 36],
        "SEL": [8],
        "SMK": [4, 12],
        "ZHD": [6],
        "AKI": [5, 5],
    }


@check
def pallets_hold_four_nodes(o: Orion) -> None:
    nodes = [row for row in o.shipments if row["item"] == "CX-900N"]
    short = [(row["consignee"], row["ship_date"], row["qty"]) for row in nodes if row["qty"] != "4"]
    assert short == [("QRC", "2025-02-05", "2")]
    cards = [row["qty"] for row in o.shipments if row["item"] == "CX-150L"]
    assert cards == ["40"] * 5 + ["60"] * 5


@check
def nodes_shipped_and_planned(o: Orion) -> None:
    assert o.nodes(item="CX-900N", status="SHIPPED") == 254
    shipped = {code: o.nodes(item="CX-900N", status="SHIPPED", consignee=code) for code in ("QRC", "WCC", "SMK", "ZHD")}
    assert shipped == {"QRC": 110, "WCC": 104, "SMK": 16, "ZHD": 24}
    assert o.nodes(item="CX-900N", status="PLANNED") == 244


@check
def serials_have_no_gap(o: Orion) -> None:
    runs: dict[str, list[tuple[int, int]]] = {}
    for row in o.shipments:
        prefix, first = row["serial_from"].rsplit("-", 1)
        same, last = row["serial_to"].rsplit("-", 1)
        assert prefix == same
        assert int(last) - int(first) + 1 == int(row["qty"])
        runs.setdefault(prefix, []).append((int(first), int(last)))
    ends = {prefix: (min(found)[0], max(found)[1]) for prefix, found in runs.items()}
    assert ends == {"24": (601, 724), "25": (1, 374), "C-25": (1, 500)}
    for found in runs.values():
        assert all(before[1] + 1 == after[0] for before, after in pairwise(sorted(found)))


@check
def serials_belong_to_their_shipment(o: Orion) -> None:
    last: dict[tuple[str, str, str], str] = {}
    for row in o.shipments:
        key = (row["consignee"], row["ship_date"], row["lot"])
        last[key] = max(last.get(key, ""), row["serial_to"])
    assert last == {
        ("ZHD", "2024-09-18", ""): "24-0624",
        ("WCC", "2024-10-16", ""): "24-0648",
        ("QRC", "2024-11-06", ""): "24-0688",
        ("QRC", "2024-12-11", ""): "24-0724",
        ("WCC", "2025-01-22", ""): "25-0040",
        ("QRC", "2025-02-05", ""): "25-0070",
        ("SMK", "2025-02-19", ""): "25-0086",
        ("QRC", "2025-02-26", ""): "25-0090",
        ("WCC", "2025-03-05", ""): "25-0130",
        ("QRC", "2025-04-17", "L2"): "25-0150",
        ("SMK", "2025-04-22", "L3"): "25-0198",
        ("SEL", "2025-04-24", "L1"): "25-0230",
        ("WCC", "2025-05-12", "L4"): "25-0374",
        ("AKI", "2025-03-12", ""): "C-25-0200",
        ("AKI", "2025-04-16", "L5"): "C-25-0500",
    }


@check
def checked_in_serials_are_zhelsai_pallets_3_to_5(o: Orion) -> None:
    pallets = [(row["serial_from"], row["serial_to"]) for row in o.shipments if row["consignee"] == "ZHD"]
    touched = [number for number, (first, last) in enumerate(pallets, start=1) if first <= "24-0619" and last >= "24-0612"]
    assert touched == [3, 4, 5]


@check
def rows_name_lot_only_for_orion(o: Orion) -> None:
    for row in o.shipments:
        assert bool(row["lot"]) == (row["status"] == "PLANNED")
    assert all(row["type"] == ("ADV-REPL" if row["ship_date"] == "2025-02-26" else "SALE") for row in o.shipments)


@check
def licence_owner_and_auth(o: Orion) -> None:
    replacement = "RPL" if o.is_cured(3) else "D1391755"
    for row in o.shipments:
        is_with_buyer = row["lot"] in {"L1", "L3", "L4"}
        owner = "BUY" if is_with_buyer else "NA" if row["item"] == "CX-150L" else "SUP"
        auth = {"QRC": "D1391755", "ZHD": "D1384206"}.get(row["consignee"], "NLR")
        auth = replacement if row["type"] == "ADV-REPL" else "BUYER" if is_with_buyer else auth
        assert (row["licence_owner"], row["auth"]) == (owner, auth), row


@check
def items_sheet(o: Orion) -> None:
    items = o.sheet(WORKBOOK, "Items")
    assert [row["item"] for row in items] == ["CX-900N", "CX-900", "CX-150L", "CX-900-MOCK", "CX-PWR-12", "FW-4.2"]
    by_item = {row["item"]: row for row in items}
    assert by_item["CX-900N"]["accelerators"] == "8"
    assert by_item["CX-900"]["dense_tops"] == "1,920"
    assert "8" in by_item["CX-900"]["at"]
    assert (by_item["CX-150L"]["dense_tops"], by_item["CX-150L"]["ccats"]) == ("196", "G187402")
    assert "EAR99" in by_item["CX-900-MOCK"].values()


@check
def dashboard_is_what_the_rows_add_up_to(o: Orion) -> None:
    shown = {row["consignee"]: int(re.match(r"[\d,]+", row["net"])[0].replace(",", "")) for row in o.sheet(WORKBOOK, "Dashboard")}  # type: ignore[index]
    returned = Counter({row["customer"]: int(row["units"]) for row in o.service if row["action"] == "RETURN"})
    computed = {code: (o.nodes(consignee=code) - returned[code]) * (1 if code == "AKI" else 8) for code in CODES}
    assert shown == computed == {"QRC": 1008, "WCC": 1984, "SMK": 512, "SEL": 256, "ZHD": 192, "AKI": 500}


@check
def service_has_24_rows_and_its_sites(o: Orion) -> None:
    assert len(o.service) == 24
    owners = {
        f"{row['serial_from'].rsplit('-', 1)[0]}-{number:04d}": row["consignee"]
        for row in o.shipments
        for number in range(int(row["serial_from"].rsplit("-", 1)[1]), int(row["serial_to"].rsplit("-", 1)[1]) + 1)
    }
    strays = []
    for row in o.service:
        serials = re.findall(r"(?:C-)?\d{2}-\d{4}", row["serials"])
        assert serials
        owner = owners[serials[0]]
        assert {owners[serial] for serial in serials} == {owner}
        assert row["customer"] in {"", owner}
        if row["site"] and row["site"] != SITES[owner]:
            strays.append((row["serials"], row["site"]))
    assert strays == ([] if o.is_cured(4) else [("24-0615", "LZ-2")])


@check
def service_dates_and_blanks(o: Orion) -> None:
    found = {
        row["action"]: (row["date"], row["site"], row["customer"])
        for row in o.service
        if row["serials"] in {"24-0612 to 24-0619", "24-0615"}
    }
    assert found == {
        "RMA-PICKUP": ("2025-03-11", "ALA-1" if o.is_cured(4) else "LZ-2", ""),
        "FW-PUSH": ("2025-03-13", "", ""),
        "PARTS": ("2025-03-27", "", ""),
    }
    assert [row["date"] for row in o.service] == sorted(row["date"] for row in o.service)


@check
def days_between(o: Orion) -> None:
    checked_in = date(2025, 3, 4)
    assert "[2025-03-04 09:12] Tomasz Wieczorek" in o.text(CHAT)
    later = [date.fromisoformat(row["date"]) for row in o.service if row["serials"] == "24-0612 to 24-0619"]
    later.insert(1, date(2025, 3, 18))
    assert "18 March 2025" in o.text(MINUTES)
    assert [(day - checked_in).days for day in later] == [9, 14, 23]
    memo = date(2025, 4, 14)
    assert "14 April 2025" in o.text(REFERENCE)
    assert (date(2025, 4, 2) - date(2025, 3, 24)).days == 9
    assert (o.planned("L3") - memo).days == 8
    slip = timedelta(days=-6 if o.is_cured(6) else 6)
    slipped = o.planned("L4") + slip
    assert slipped == (date(2025, 5, 6) if o.is_cured(6) else date(2025, 5, 18))
    assert (slipped - memo).days == (22 if o.is_cured(6) else 34)


@check
def weekdays_agree_with_the_calendar(o: Orion) -> None:
    day_first = re.compile(rf"({'|'.join(WEEKDAYS)}),? (\d{{1,2}}) ({'|'.join(MONTHS)}) (\d{{4}})")
    month_first = re.compile(rf"({'|'.join(WEEKDAYS)}), ({'|'.join(MONTHS)}) (\d{{1,2}}), (\d{{4}})")
    for name in o.documents:
        for weekday, day, month, year in day_first.findall(o.flat(name)):
            found = date(int(year), MONTHS.index(month) + 1, int(day))
            assert WEEKDAYS[found.weekday()] == weekday, (name, found)
        for weekday, month, day, year in month_first.findall(o.flat(name)):
            found = date(int(year), MONTHS.index(month) + 1, int(day))
            assert WEEKDAYS[found.weekday()] == weekday, (name, found)
    for row in o.shipments:
        assert date.fromisoformat(row["ship_date"]).weekday() < 5, row


# What the issues compute.


@check
def ownership_totals(o: Orion) -> None:
    direct = {row[0].split(",")[0]: int(row[2]) for row in o.table(STATEMENTS, "Holder | ")[:3]}
    assert direct == {"Jernih Holdings Pte. Ltd.": 46, "Rembia Ventures (L) Ltd.": 28, "Noraini Hamzah": 26}
    assert sum(direct.values()) == 100
    upstream = {9: shares_of_subject(o, 9), 10: shares_of_subject(o, 10)}
    assert all(sum(shares) == 100 for shares in upstream.values())
    total = (46 * upstream[9][0] + 28 * upstream[10][0]) / 100
    assert total == (48.0 if o.is_cured(2) else 53.6)


def shares_of_subject(o: Orion, number: int) -> list[int]:
    annex = o.flat(SCREENING).partition("Annex B")[2].partition("Annex C")[0]
    note = re.search(rf"(?<!\d){number} \|? ?(Ningshuo Cloud Technology Group Co\., Ltd\..*?)(?= {number + 1} )", annex)
    assert note is not None, annex
    return [int(share) for share in re.findall(r"(\d+)%", note[1])]


@check
def every_holder_table_adds_up(o: Orion) -> None:
    total = 0
    tables = 0
    for block in o.documents[STATEMENTS].blocks:
        if block.kind != "table_row" or len(block.cells) != 3 or not block.cells[2].strip().isdigit():
            continue
        if block.cells[0].strip() == "Total":
            assert total == int(block.cells[2]) == 100
            total, tables = 0, tables + 1
        else:
            total += int(block.cells[2])
    assert tables == 5


@check
def qrc_drawdown(o: Orion) -> None:
    drawn = o.nodes(consignee="QRC", auth="D1391755") * 8
    assert drawn == (1008 if o.is_cured(3) else 1040)
    (returned,) = [row for row in o.service if row["action"] == "RETURN"]
    assert "24-0651 to 24-0654" in returned["serials"]
    assert (returned["date"], returned["units"]) == ("2025-03-03", "4")
    assert (o.nodes(consignee="QRC") - int(returned["units"])) * 8 == 1008
    assert "1,024 accelerators" in o.flat(DOSSIER)


@check
def wcc_calendar_year(o: Orion) -> None:
    year = sum(int(row["qty"]) for row in o.shipments if row["consignee"] == "WCC" and row["ship_date"] > "2025")
    tpp_per_node = 8 * 1920 * 8
    assert year * 8 == 1792
    assert year * tpp_per_node == 27_525_120
    assert o.nodes(lot="L4") * tpp_per_node == 17_694_720
    assert o.nodes(lot="L4") * tpp_per_node < 26_900_000 < year * tpp_per_node


@check
def order_form_equals_planned_rows(o: Orion) -> None:
    lots = {row[0]: row for row in o.table(ORDER_FORM, "Lot | ")}
    stated = {lot: int(row[2].split()[0].replace(",", "")) for lot, row in lots.items()}
    assert stated == {lot: o.nodes(lot=lot) for lot in ("L1", "L2", "L3", "L4", "L5")}
    assert {lot: row[3] for lot, row in lots.items()} == {
        "L1": "SEL",
        "L2": "QRC",
        "L3": "SMK",
        "L4": "WCC",
        "L5": "AKI",
    }
    assert sum(stated[lot] for lot in ("L1", "L2", "L3", "L4")) == 244
    assert "244" in o.text(ORDER_FORM)
    consignees = {lot: row[5] for lot, row in lots.items()}
    assert consignees["L1"] == consignees["L3"] == "Nimbara Bonded Store, Singapore"
    assert consignees["L2"].startswith("Murjan Gate Freight FZE")
    assert "direct" in consignees["L4"]
    assert "direct" in consignees["L5"]
