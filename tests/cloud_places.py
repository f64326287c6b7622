"""Checks of the words of cloud-training-004: where a fact may stand and where not, clauses, distractors, lengths."""

import re
from datetime import date

from cloud_record import (
    ARCHITECTURE,
    BOARD,
    CHARS,
    CHAT,
    CREDIT,
    EXHIBIT,
    FORM,
    IDP,
    LISTED,
    ORDER,
    PLAN,
    REFERENCE,
    TICKETS,
    Cloud,
    check,
)
from rendered_record import MONTHS, WEEKDAYS

from ai_law_legal_agent_eval.keys.canary import CANARY

# Where a fact may stand, and where not.


@check
def names_stand_only_where_they_may(c: Cloud) -> None:
    assert c.holders("Ostrand") == {FORM, PLAN}
    assert not [row for row in c.weeks if "Ostrand" in " ".join(row.values())]
    assert c.holders("Kraków") == c.holders("Poland") == c.holders("DR-KRK-1") == {ARCHITECTURE}
    assert c.holders("Lausanne") == {CREDIT}
    assert c.holders("Harrow Quay") == {FORM, BOARD}
    assert c.holders("BC-0325") == {ORDER}
    assert c.holders("Montréal") == {ARCHITECTURE}
    for name in ("Switzerland", "Swiss"):
        assert c.holders(name) == set()


@check
def the_form_does_not_say_for_whom_the_nominee_votes(c: Cloud) -> None:
    lines = [line for line in c.text(FORM).split("\n") if "Harrow Quay" in line]
    assert lines == ["Harrow Quay Nominees Ltd | London | 14"]
    assert c.holders("bare nominee") == {BOARD}
    assert c.holders("Merrow Dale") == ({BOARD} if c.is_cured(2) else set())


@check
def e06_is_approved_only_when_cured(c: Cloud) -> None:
    approved = "E06 Tressilick Shared Operations Lda, approved 14 February 2025"
    assert c.holders(approved) == ({EXHIBIT} if c.is_cured(4) else set())
    assert c.holders("Tressilick Shared") == ({FORM, EXHIBIT} if c.is_cured(4) else {FORM})
    assert c.holders("E06") == ({FORM, IDP, EXHIBIT} if c.is_cured(4) else {FORM, IDP})


@check
def lineage_facts_stand_apart(c: Cloud) -> None:
    assert c.holders("Aster-2") == {CHAT, BOARD}
    assert "Aster-3 starts from the final weights of Aster-2" in c.flat(BOARD)
    assert c.holders("1.9e25" if c.is_cured(5) else "3.4e25") == {CHAT}
    assert c.holders("3.4e25" if c.is_cured(5) else "1.9e25") == set()
    assert c.holders("usable form") == {ORDER}
    assert c.holders("stay unpublished") == {BOARD}


@check
def support_facts_stand_apart(c: Cloud) -> None:
    assert c.holders("pipeline-stage") == {CHAT}
    assert c.holders("25.0") == {TICKETS}
    assert c.holders("no determination") == {TICKETS}
    assert c.holders("person-hours") == {REFERENCE}
    assert c.holders("All members of the pod are U.S. persons") == {EXHIBIT}
    assert c.holders("U.S. person") == {EXHIBIT, REFERENCE}


@check
def owner_facts_stand_apart(c: Cloud) -> None:
    assert c.holders("7 March 2025") == {ORDER}
    assert c.holders("Blaauw") == {FORM, BOARD}
    assert c.holders("100,000 ordinary") == {FORM}
    assert c.holders("None at 25%") == {FORM}


@check
def no_document_states_a_result(c: Cloud) -> None:
    figures = "1.0235 102.3% 1.0534 1.274 1.27E+25 7.13 42.5 34.5 52%".split()
    days = ("9 October", "3 May", "6 April", "16 September", "19 days", "52 per cent")
    for result in (*figures, *days):
        assert c.holders(result) == set(), result
    assert "E+25" not in " ".join(" ".join(row.values()) for row in c.weeks + c.sheet(PLAN, "Orders"))


@check
def listed_destinations(c: Cloud) -> None:
    rows = c.text(REFERENCE).partition("adds none.\n")[2].partition("\nR3 ")[0].split("\n")
    assert sorted(cell for row in rows for cell in row.split(" | ")) == LISTED
    for absent in ("Switzerland", "Poland", "Portugal"):
        assert absent not in c.flat(REFERENCE)


@check
def reference_rules(c: Cloud) -> None:
    counts = {1: 4, 2: 4, 3: 5, 4: 5, 5: 6, 6: 4, 7: 4, 8: 3, 9: 3, 10: 2}
    rules = [f"R{major}.{minor}" for major, count in counts.items() for minor in range(1, count + 1)]
    assert re.findall(r"^(R\d+\.\d+) ", c.text(REFERENCE), re.MULTILINE) == rules
    for party in ("Aldervane", "Brackenfield", "Tressilick", "Fjelrose", "Millrace"):
        assert party not in c.flat(REFERENCE)


@check
def order_clauses(c: Cloud) -> None:
    clauses = {line.split(" ", 1)[0]: line for line in c.text(ORDER).split("\n") if re.match(r"\d+\.\d+ ", line)}
    assert "Between the end of one order and the release of the next" in clauses["4.6"]
    assert "General Counsel of Provider has consented" in clauses["9.4"]
    assert "takes effect on signature" in clauses["9.4"]
    assert "Within 10 days after the term" in clauses["12.3"]
    assert "final weights included" in clauses["12.3"]
    assert "Designated Repository" in clauses["12.3"]
    assert "Tressilick Holdings plc" in clauses["19.1"]
    assert [line for line in c.text(ORDER).split("\n") if re.match(r"20\. ", line)] == ["20. Duration, ending, law"]
    assert "Tier | Listed" in c.text(ORDER)
    assert "Profile | Standard" in c.text(ORDER)
    assert "Provider plans to countersign on 30 April 2025" in c.flat(ORDER)


@check
def exhibit_clauses(c: Cloud) -> None:
    clauses = {line.split(" ", 1)[0]: line for line in c.text(EXHIBIT).split("\n") if re.match(r"\d+\.\d+ ", line)}
    assert "Affiliates may be Users" in clauses["2.1"]
    assert "effective role" in clauses["3.2"]
    assert "U.S. persons" in clauses["6.1"]
    assert "export rules" in clauses["6.2"]


@check
def distractors_stand_with_their_answers(c: Cloud) -> None:
    for words in ("98.6%", "99.5%", "$412,000", "$268,400", "material breach", "38 MW", "already net of the event"):
        assert words in c.flat(CREDIT)
    assert "already net" in c.flat(PLAN)
    cities = [(row["UTC time"][11:16], row["city"]) for row in c.sign_ins if row["account"] == "u-1012" and "-04-08" in row["UTC time"]]
    assert cities == [("08:14", "Dublin"), ("08:36", "Frankfurt")]
    assert "gateway in Frankfurt" in c.flat(ARCHITECTURE)
    assert "Aldervane alone holds the keys" in c.flat(ARCHITECTURE)
    assert "79% match" in c.flat(FORM)
    assert "Cleared 6 September 2024: birth date and passport differ" in c.flat(FORM)
    assert "every Dublin login exports a GPU" in c.text(CHAT)
    assert "that's subletting" in c.text(CHAT)


# The record as a whole.


@check
def threads_and_chat_have_their_length(c: Cloud) -> None:
    for name, messages in ((TICKETS, 6), (CREDIT, 7)):
        assert len(re.findall(r"-----Original Message-----|\bwrote:", c.text(name))) == messages - 1
    lines = c.text(CHAT).strip().split("\n")
    stamps = re.findall(r"^\[(\d{4}-\d{2}-\d{2} \d{2}:\d{2})\] [LKY]\. ", c.text(CHAT), re.MULTILINE)
    assert len(lines) == len(stamps) == 155
    assert stamps == sorted(stamps)
    assert (stamps[0][:10], stamps[-1][:10]) == ("2025-03-17", "2025-04-17")
    assert all(date.fromisoformat(stamp[:10]).weekday() < 5 for stamp in stamps)


@check
def weekdays_agree_with_the_calendar(c: Cloud) -> None:
    day_first = re.compile(rf"({'|'.join(WEEKDAYS)}),? (\d{{1,2}}) ({'|'.join(MONTHS)}) (\d{{4}})")
    found = [match for name in c.documents for match in day_first.findall(c.flat(name))]
    assert ("Monday", "3", "March", "2025") in found
    for weekday, day, month, year in found:
        assert WEEKDAYS[date(int(year), MONTHS.index(month) + 1, int(day)).weekday()] == weekday
    known = {"Friday": (date(2025, 4, 25), date(2025, 3, 7)), "Thursday": (date(2025, 3, 20),)}
    assert all(WEEKDAYS[day.weekday()] == weekday for weekday, days in known.items() for day in days)


@check
def lengths(c: Cloud) -> None:
    chars = {name: len(document.text) for name, document in c.documents.items()}
    assert list(chars) == list(CHARS)
    off = {name: (count, CHARS[name]) for name, count in chars.items() if abs(count / CHARS[name] - 1) > 0.10}
    assert off == {}
    assert chars[ORDER] >= 20_000
    assert 70_000 <= sum(chars.values()) <= 110_000


@check
def canary_is_never_shown(c: Cloud) -> None:
    assert c.holders(CANARY.split()[2]) == set()
