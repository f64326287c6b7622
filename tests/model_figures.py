"""Checks of the Tarnwick figures: the registers' rows, and what the issues compute from them."""

import re
from collections import Counter
from datetime import date, timedelta

from model_record import (
    CALL,
    CLOSING,
    COMPLIANCE,
    INDEX,
    LISTED,
    LPR,
    MEMO_DATE,
    PLAN,
    REFERENCE,
    ROSTER,
    SPA,
    THREAD,
    VSD,
    Tarnwick,
    check,
    operations,
)
from rendered_record import MONTHS, WEEKDAYS

E25 = 10**25
E23 = 10**23
US_DATE = re.compile(rf"({'|'.join(MONTHS)}) (\d{{1,2}}), (\d{{4}})")


def us_dates(text: str) -> list[date]:
    return [date(int(year), MONTHS.index(month) + 1, int(day)) for month, day, year in US_DATE.findall(text)]


def end_of_limitation(day: date) -> date:
    return day.replace(year=day.year + 5)


# The registers.


@check
def index_has_198_rows(t: Tarnwick) -> None:
    sheets = {name: len(t.sheet(INDEX, name)) for name in ("Models", "Runs", "Hosting", "Transfers", "Licences", "Access")}
    assert sheets == {"Models": 12, "Runs": 44, "Hosting": 24, "Transfers": 48, "Licences": 10, "Access": 60}


@check
def index_rows_are_numbered_and_in_order(t: Tarnwick) -> None:
    for sheet, prefix, width in (("Hosting", "H", 2), ("Transfers", "T", 3), ("Licences", "L", 2)):
        refs = [row["ref"] for row in t.sheet(INDEX, sheet)]
        assert refs == [f"{prefix}-{number:0{width}d}" for number in range(1, len(refs) + 1)]
    runs = [row["run"] for row in t.sheet(INDEX, "Runs")]
    assert runs == sorted(set(runs))
    for sheet in ("Transfers", "Access"):
        days = [date.fromisoformat(row["date"]) for row in t.sheet(INDEX, sheet)]
        assert days == sorted(days)
        assert not [day for day in days if day.weekday() > 4]


@check
def runs_add_up_model_by_model(t: Tarnwick) -> None:
    totals = {
        "Tern-2 Base": 460,
        "Heron-1": 410,
        "Tern-2 Code": 110,
        "Tern-2M": 170,
        "Heron-2": 1840,
        "Sandpiper-1": 1300,
    }
    assert {model: t.run_total(model) // E23 for model in totals} == totals
    refs = {row["run"]: (row["model"], operations(row["operations"]) // E23) for row in t.sheet(INDEX, "Runs")}
    assert [refs[f"R-0{number}"] for number in (11, 12, 13)] == [("Tern-2 Base", stage) for stage in (310, 120, 30)]
    assert [refs[f"R-0{number}"] for number in (31, 32)] == [("Heron-1", 340), ("Heron-1", 70)]
    assert [refs[f"R-0{number}"] for number in (41, 42)] == [("Tern-2M", 92), ("Tern-2M", 78)]
    assert refs["R-021"] == ("Tern-2 Code", 110)


@check
def formulas_show_what_they_compute(t: Tarnwick) -> None:
    summed = [row for row in t.models.values() if "{=SUMIFS(" in row["operations"]]
    assert len(summed) == 10
    for row in summed:
        assert operations(row["operations"]) == t.run_total(row["model"])
    for project in t.sheet(ROSTER, "Projects"):
        named = sum(project["project"] in person["projects"].split(", ") for person in t.roster.values())
        assert int(project["people"].split()[0]) == named, project


@check
def roster_has_36_people_and_8_projects(t: Tarnwick) -> None:
    assert len(t.sheet(ROSTER, "Roster")) == len(t.roster) == 36
    assert [row["ID"] for row in t.roster.values()] == [f"E-{number:03d}" for number in range(1, 37)]
    assert len(t.sheet(ROSTER, "Projects")) == 8
    for person in t.roster.values():
        is_us = person["work authorisation"].split()[0] in {"unrestricted", "LPR", "asylee"}
        assert person["status today"] == ("U.S. person" if is_us else "not a U.S. person")
        assert bool(person["status date"]) == (is_us and person["work authorisation"] != "unrestricted")


@check
def every_handle_is_one_person(t: Tarnwick) -> None:
    assert {row["handle"] for row in t.sheet(INDEX, "Access")} <= set(t.roster)
    wanted = {"clq": "Clara Lindqvist", "jwz": "Jakub Wierzba", "nge": "Ngozi Eze", "hku": "Hana Kuroda", "rqz": "Rafael Queiroz"}
    assert {handle: t.roster[handle]["name"] for handle in wanted} == wanted


# What the issues compute.


@check
def tern_2m_undercount(t: Tarnwick) -> None:
    later = t.run_total("Tern-2M")
    base = t.run_total("Tern-2 Base")
    assert operations(t.models["Tern-2M"]["operations"]) == base + later == 630 * E23
    assert t.models["Tern-2M"]["ECCN"] == "EAR99"
    assert operations(t.models["Tern-2 Code"]["operations"]) == base + t.run_total("Tern-2 Code") == 570 * E23
    assert base + 570 * E23 + later == 12 * E25  # counting the shared ancestor twice
    second = t.run_total("Tern-2 Code" if t.is_cured(1) else "Heron-1")
    total = base + second + later
    assert total == (740 if t.is_cured(1) else 1040) * E23
    assert (total >= 10 * E25) != t.is_cured(1)


@check
def kestrel_releases(t: Tarnwick) -> None:
    pulls = [(date.fromisoformat(row["date"]), int(row["files"])) for row in t.kestrel_pulls if row["handle"] == "clq"]
    days = [(1, 14), (1, 30), (2, 18), (3, 11), (4, 9)]
    assert pulls == [(date(2025, *day), files) for day, files in zip(days, (41, 22, 37, 16, 12), strict=True)]
    person = t.roster["clq"]
    assert (person["ID"], person["work authorisation"], person["status today"]) == ("E-031", "LPR (formerly O-1A)", "U.S. person")
    since = date.fromisoformat(person["status date"])
    assert since == (LPR.replace(year=2024) if t.is_cured(2) else LPR)
    early = [files for day, files in pulls if day < since]
    assert (len(early), sum(early)) == ((0, 0) if t.is_cured(2) else (4, 116))
    assert sum(files for _, files in pulls) == 128


@check
def other_kestrel_users_have_authority(t: Tarnwick) -> None:
    (licence,) = [row for row in t.sheet(INDEX, "Licences") if row["ref"] == "L-03"]
    assert (licence["number"], licence["from"], licence["to"]) == ("D1247733", "2024-09-01", "2026-08-31")
    assert "Lindqvist" not in " ".join(licence.values())
    for row in t.kestrel_pulls:
        person = t.roster[row["handle"]]
        if row["handle"] == "clq":
            continue
        if person["status today"] == "U.S. person":
            assert person["status date"] < "2024", row
        else:
            assert row["handle"] in {"jwz", "nge"}
            assert person["name"] in licence["subject"]
            assert licence["from"] <= row["date"] <= licence["to"]
    assert Counter(row["handle"] for row in t.kestrel_pulls)["clq"] == 5


@check
def samarin_transfers_and_disclosure(t: Tarnwick) -> None:
    assert list(t.samarin_transfers) == ["T-014", "T-019", "T-027", "T-031", "T-038", "T-041"]
    listed = {ref: day for ref, day in t.samarin_transfers.items() if day >= LISTED}
    assert len(listed) == 4
    disclosed = [us_dates(row[1])[0] for row in t.table(VSD, "No. | Date")]
    assert disclosed == list(listed.values())[: 4 if t.is_cured(3) else 2]
    open_ends = [end_of_limitation(day) for day in listed.values() if day not in disclosed]
    assert open_ends == ([] if t.is_cured(3) else [date(2026, 4, 22), date(2026, 6, 17)])
    assert all(end > CLOSING for end in open_ends)
    in_window = [ref for ref, day in t.samarin_transfers.items() if end_of_limitation(day) >= MEMO_DATE]
    assert "T-014" not in in_window
    assert "T-019" in in_window
    assert t.samarin_transfers["T-019"] < LISTED


@check
def disclosure_period_holds_its_transfers(t: Tarnwick) -> None:
    section = t.flat(VSD).partition("§3 The transfers")[2].partition("§4")[0]
    start, end, *transfers = us_dates(section)
    assert (start, end) == (date(2020, 10, 1), date(2021, 6, 30) if t.is_cured(3) else date(2021, 3, 31))
    assert all(start <= day <= end for day in transfers)
    inside = [day for day in t.samarin_transfers.values() if max(start, LISTED) <= day <= end]
    assert transfers == inside


@check
def survival_ends_before_the_last_limitation(t: Tarnwick) -> None:
    assert "twelve months after Closing" in t.clause("9.1")
    survival = CLOSING.replace(year=CLOSING.year + 1)
    assert (end_of_limitation(t.samarin_transfers["T-041"]) - survival).days == 18
    assert end_of_limitation(t.samarin_transfers["T-038"]) < survival
    assert "since 1 May 2022" in t.clause("4.12")


@check
def wave_2_day(t: Tarnwick) -> None:
    (row,) = [row for row in t.table(PLAN, "Wave | Day") if row[0] == "2"]
    planned = date(2025, 5, 16)
    assert "C | 16 May 2025" in t.text(PLAN)
    offset = 2 if t.is_cured(5) else -10
    assert row[1] == f"C{offset:+d}"
    printed = planned + timedelta(days=offset)
    assert row[2] == f"{printed.day} May 2025"
    day = CLOSING + timedelta(days=offset)
    assert day == (date(2025, 6, 1) if t.is_cured(5) else date(2025, 5, 20))
    hsr_end = date(2025, 5, 27)
    assert (COMPLIANCE <= day < hsr_end) != t.is_cured(5)
    if not t.is_cured(5):
        assert ((day - MEMO_DATE).days, (day - COMPLIANCE).days, (hsr_end - day).days) == (22, 5, 7)


@check
def waiting_period(t: Tarnwick) -> None:
    assert "24 April 2025" in t.flat(THREAD)
    last = date(2025, 4, 24) + timedelta(days=30)
    assert (last, WEEKDAYS[last.weekday()]) == (date(2025, 5, 24), "Saturday")
    assert "Memorial Day is 26 May 2025" in t.flat(REFERENCE)
    while last.weekday() > 4 or last == date(2025, 5, 26):
        last += timedelta(days=1)
    assert (last, WEEKDAYS[last.weekday()]) == (date(2025, 5, 27), "Tuesday")
    assert last < CLOSING


@check
def brannvik_chain(t: Tarnwick) -> None:
    point = t.flat(CALL).partition("Owners.")[2].partition("People.")[0]
    total, held = (int(number.replace(",", "")) for number in re.findall(r"\d\d,\d{3}", point))
    assert (total, held) == (40_000, 18_000 if t.is_cured(6) else 22_000)
    assert held * 100 / total == (45 if t.is_cured(6) else 55)
    assert "since 14 March 2025" in point
    assert held * 70 / total < 50
    assert "Brannvik Holding AB, Stockholm, 70 per cent; a municipal fund of the region, 30 per cent" in t.flat(SPA)


@check
def earn_out(t: Tarnwick) -> None:
    schedule = t.schedule("Schedule 5 Earn-Out")
    assert [int(amount) for amount in re.findall(r"USD (\d\d) million if", schedule)] == [32, 48]
    assert "not above USD 80 million" in t.clause("2.2")
    assert (32 + 48, 48 * 100 / 80) == (80, 60)
    assert "by 31 October 2025" in schedule
    granted = CLOSING + timedelta(days=180)
    assert "Allow 180 days" in t.flat(REFERENCE)
    assert granted == date(2025, 11, 26)
    assert granted > date(2025, 10, 31)


@check
def plan_budget_adds_up(t: Tarnwick) -> None:
    *items, total = [int(row[1].replace(",", "")) for row in t.table(PLAN, "Item | USD thousand")]
    assert sum(items) == total


@check
def weekdays_agree_with_the_calendar(t: Tarnwick) -> None:
    pattern = re.compile(rf"({'|'.join(WEEKDAYS)}),? (\d{{1,2}}) ({'|'.join(MONTHS)}) (\d{{4}})")
    found = 0
    for name in t.documents:
        for weekday, day, month, year in pattern.findall(t.flat(name)):
            assert WEEKDAYS[date(int(year), MONTHS.index(month) + 1, int(day)).weekday()] == weekday, name
            found += 1
    assert found >= 2
