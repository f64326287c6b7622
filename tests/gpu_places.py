"""Checks of the GPU reseller matter: where a fact may stand and where not, distractors, rules, lengths and calendar."""

import re
from datetime import date

from gpu_record import (
    AGREEMENT,
    CHARS,
    CHART,
    CHAT,
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
)
from rendered_record import MONTHS, WEEKDAYS

from ai_law_legal_agent_eval.keys.canary import CANARY

# Where a fact may stand, and where not.


def holders_of(g: Gpu, pattern: str) -> set[str]:
    return {name for name in g.documents if re.search(pattern, g.flat(name))}


@check
def facts_stand_only_in_their_place(g: Gpu) -> None:
    alone = {
        r"(?<![\d,.-])180(?![\d,])|one hundred and eighty": {AGREEMENT},
        r"CPS (?:is|=)": {CHAT},
        r"\bCPS\b": {CHAT, LEDGER},
        r"Curlew": {QUESTIONNAIRE, CHAT, LEDGER},
        r"\b(?:35|32)%|\b(?:35|32) per cent": {CHART},
        r"AP-07": {QUESTIONNAIRE},
        r"ZD Systems": {REFERENCE, CHART},
        r"Zerekon": {REFERENCE},
        r"Lantern Steppe": {QUESTIONNAIRE, CHART},
        r"Kazakhstan": {REFERENCE, REBATE},
        r"\bG7\b": {WORKBOOK, REBATE},
        r"8\.0 kW|\b8 kW": {AGREEMENT},
        r"energised": {REFERENCE, VISIT},
        r"SX-0425|22 April": {REBATE},
        r"6 November|2024-11-06|13 December|2024-12-13": {WORKBOOK},
        r"12 December|2024-12-12": {QUESTIONNAIRE} | ({LEDGER} if "2024-12-12" in g.text(LEDGER) else set()),
        r"Fareed": {REFERENCE, QUESTIONNAIRE},
        r"14 August": {STATEMENT},
        r"July 2025": {CHAT},
        r"version 2|Version 2": {WORKBOOK},
        r"4A090": {REFERENCE, AGREEMENT},
        r"\bcomplete\b.*builders": {VISIT},
    }
    assert {pattern: holders_of(g, pattern) for pattern in alone} == alone


@check
def no_document_states_a_result(g: Gpu) -> None:
    results = ("208", "212", "1,664", "1,152", "1,728", "512 kW", "25.5", "21.0", "23.7", "19.2%", "5,490,000", "4,526,000", "338")
    for result in results:
        assert holders_of(g, rf"(?<![\d,.-]){re.escape(result)}(?![\d,])") == set(), result
    for day in ("10 February", "1 March 2025", "6 August"):
        assert holders_of(g, rf"(?<!\d){day}") == set(), day
    assert holders_of(g, r"(?<!\d)7 February 2025") == ({STATEMENT} if g.is_cured(5) else set())


@check
def gateways_are_explained_only_in_the_policy(g: Gpu) -> None:
    policy = g.flat(REBATE)
    for code, country in enumerate(
        ("United States", "Singapore", "Malaysia", "Philippines", "Indonesia", "Thailand", "Kazakhstan"), start=1
    ):
        assert f"G{code} {country}" in policy
        assert holders_of(g, rf"\bG{code}\b") - {WORKBOOK} == {REBATE}
    assert "Two depots take units back and send units out: Penang and Singapore" in policy


@check
def chart_names_no_share_of_serindit(g: Gpu) -> None:
    assert sorted(re.findall(r"\d+%", g.flat(CHART))) == sorted([*(("68%", "32%") if g.is_cured(3) else ("65%", "35%")), "100%", "100%"])
    assert "unchanged since 2023" in g.flat(CHART)
    assert "Belarus" in g.flat(CHART)


@check
def distractors_stand_with_their_answers(g: Gpu) -> None:
    assert "half this hall sells ghost racks" in g.text(CHAT)
    assert "US$61,300" in g.flat(REBATE)
    identifiers = [("21 November 1968", "BC 0917745"), ("3 March 1979", "K 44718302")]
    assert {name: holders_of(g, name) for pair in identifiers for name in pair} == {
        "21 November 1968": {REFERENCE},
        "BC 0917745": {REFERENCE},
        "3 March 1979": {QUESTIONNAIRE},
        "K 44718302": {QUESTIONNAIRE},
    }
    assert "cleared by Ms Nwosu on 9 July 2024" in g.flat(QUESTIONNAIRE)
    assert "no time for forms" in g.flat(REROUTE)
    assert "12 servers for Orchard Quay" in g.flat(REBATE)


@check
def reference_rules(g: Gpu) -> None:
    counts = {1: 4, 2: 5, 3: 4, 4: 4, 5: 3, 6: 4, 7: 4, 8: 4}
    for major, count in counts.items():
        for minor in range(1, count + 1):
            assert g.clause(REFERENCE, f"R{major}.{minor}")
    sections = set(re.findall(r"\b7\d\d\.\d+", g.flat(REFERENCE)))
    assert sections == {"742.6", "744.11", "772.1", "736.2", "764.2", "734.14", "764.5", "762.6"}
    for name in ("Curlew", "Perlian", "Banyan", "Tirta", "Lantern", "Merbok"):
        assert name not in g.flat(REFERENCE)


# The record as a whole.


@check
def lengths(g: Gpu) -> None:
    chars = {name: len(document.text) for name, document in g.documents.items()}
    assert list(chars) == list(CHARS)
    off = {name: (count, CHARS[name]) for name, count in chars.items() if abs(count / CHARS[name] - 1) > 0.10}
    assert off == {}
    assert 95_000 <= sum(chars.values()) <= 105_000


@check
def weekdays_agree_with_the_calendar(g: Gpu) -> None:
    months = "|".join(MONTHS)
    day_first = re.compile(rf"({'|'.join(WEEKDAYS)}),? (\d{{1,2}}) ({months}) (\d{{4}})")
    month_first = re.compile(rf"({'|'.join(WEEKDAYS)}), ({months}) (\d{{1,2}}), (\d{{4}})")
    for name in g.documents:
        found = [(w, d, m, y) for w, d, m, y in day_first.findall(g.flat(name))]
        found += [(w, d, m, y) for w, m, d, y in month_first.findall(g.flat(name))]
        for weekday, day, month, year in found:
            assert WEEKDAYS[date(int(year), MONTHS.index(month) + 1, int(day)).weekday()] == weekday, (name, day, month)
    for row in (*g.pos, *g.receipts):
        assert date.fromisoformat(row.get("Date") or row["Value date"]).weekday() < 5, row


@check
def chat_lines(g: Gpu) -> None:
    stamps = re.findall(r"^\[(\d{4}-\d{2}-\d{2} \d{2}:\d{2})\] [A-Z]?[a-z]+ [A-Z]?[a-z]+: ", g.text(CHAT), re.MULTILINE)
    assert len(stamps) == len(g.text(CHAT).strip().split("\n")) == 168
    assert stamps == sorted(stamps)
    assert {stamp[:10] for stamp in stamps} == {"2025-03-04", "2025-03-05", "2025-03-06"}


@check
def canary_is_never_shown(g: Gpu) -> None:
    assert g.holders(CANARY.split()[2]) == set()
