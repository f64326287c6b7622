"""Checks of the weight-escrow record's words: where a fact may stand and where not, contracts, rules, noise, lengths."""

import re
from datetime import date

from frontier_record import (
    ACCESS,
    AGREEMENT,
    ARCHITECTURE,
    ATTESTATION,
    CHARS,
    CHAT,
    COMPUTE,
    LICENCE,
    REFERENCE,
    RUNBOOK,
    THREAD,
    TRADEMARK,
    Frontier,
    after_business_days,
    check,
)
from rendered_record import MONTHS, WEEKDAYS

from ai_law_legal_agent_eval.keys.canary import CANARY

LATEST_WORD = "2025-05-05"

# Where a fact may stand, and where not.


@check
def facts_stand_only_in_their_document(f: Frontier) -> None:
    owners = {
        "cebu": {RUNBOOK},
        "FTS-2": {RUNBOOK, ACCESS},
        "Kuura": {CHAT, ACCESS},
        "helsinki": {CHAT},
        "Ostrava": {ACCESS},
        "Mwangi": {ACCESS},
        "Abellana": {ACCESS},
        "L2-OPS": {ARCHITECTURE, ACCESS},
        "inherits": {ARCHITECTURE},
        "countersigned": set() if f.is_cured(1) else {TRADEMARK},
        "UTC on the last day": {ARCHITECTURE},
        "INTEG affinity": {RUNBOOK},
        "D-FX-24417": {LICENCE},
        "Annex B": {LICENCE},
        "c41e08d7": {COMPUTE},
        "7f3a91c2": {ARCHITECTURE, ACCESS},
        "S-041": {ACCESS},
        "switchgear": {THREAD},
        "no material change": {THREAD},
        "monitoring only": {THREAD},
        "Effective Interest": {AGREEMENT},
        "per cent of all the operations": {REFERENCE},
        "outside the EAR under 734.18": {ARCHITECTURE},
    }
    assert {needle: f.holders(needle) for needle in owners} == owners


@check
def dates_stand_only_in_their_document(f: Frontier) -> None:
    def forms(day: int, month: str, number: int) -> re.Pattern[str]:
        return re.compile(rf"\b{day}(?:st|th)? {month}\b|\b{month} {day}\b(?!,? \d{{3}}-)|2025-{number:02d}-{day:02d}", re.IGNORECASE)

    owners = {
        forms(27, "May", 5): {THREAD},
        forms(1, "June", 6): {THREAD},
        forms(11, "June", 6): {CHAT},
        forms(16, "May", 5): {AGREEMENT, THREAD, ACCESS},
        forms(18, "February", 2): set() if f.is_cured(6) else {ATTESTATION},
        forms(30, "June", 6): set() if f.is_cured(4) else {ACCESS},
        forms(22, "May", 5): set(),
        forms(29, "May", 5): set(),
        forms(19, "May", 5): set(),
    }
    assert {pattern.pattern: {n for n in f.documents if pattern.search(f.flat(n))} for pattern in owners} == {
        pattern.pattern: names for pattern, names in owners.items()
    }
    words = {"fieldwork ran": {ATTESTATION}, "27 January": set() if f.is_cured(6) else {ATTESTATION}}
    assert {needle: f.holders(needle) for needle in words} == words


@check
def new_activation_stands_only_in_the_last_four_messages(f: Frontier) -> None:
    messages = re.split(r"-----Original Message-----|On \w{3}, \d+ \w{3} 2025 at \d\d:\d\d, [^\n]* wrote:", f.text(THREAD))
    assert len(messages) == 9
    assert ["27 May" in message for message in messages] == [True] * 4 + [False] * 5


@check
def ninety_days_stand_only_in_the_licence(f: Frontier) -> None:
    pattern = re.compile(r"\b90[ -]days?\b|\bninety\b", re.IGNORECASE)
    assert {name for name in f.documents if pattern.search(f.flat(name))} == {LICENCE}
    assert "20 minutes" not in "".join(f.flat(name) for name in f.documents if name != RUNBOOK)


@check
def no_document_states_a_result(f: Frontier) -> None:
    results = ("38.8", "116.0", "71.0", "45.0", "42%", "42 per cent", "98 days", "87 days", "34 days", "35 days", "03:00", "04:10", "01:50")
    for result in results:
        assert f.holders(result) == set(), result
    assert {n for n in f.documents if re.search(r"(?<![\d.])212(?![\d.])", f.flat(n))} == (set() if f.is_cured(1) else {TRADEMARK})


# Contracts, rules, noise.


@check
def agreement_terms(f: Frontier) -> None:
    clauses, text = f.clauses(AGREEMENT), f.flat(AGREEMENT)
    assert [int(n) for n in re.findall(r"^(\d+)\. (?!Notices|Items\.|Export condition)[A-Z]", f.text(AGREEMENT), re.M)] == list(
        range(1, 15)
    )
    assert "No Item shall be Released before Activation" in clauses["6.5"]
    assert "until the day three years after Activation" in clauses["13.1"]
    assert date(f.activation.year + 3, f.activation.month, f.activation.day) < date(2029, 4, 30)
    assert "April 30, 2029" in f.text(LICENCE)
    assert "for seven years" in clauses["13.5"]
    assert "every Required Authorisation for the new Item is in force" in clauses["3.4"]
    assert "Item A | Merrin 4, checkpoint M4-A-0316 Item B | Merrin 3 Assist, checkpoint M3-AS-0228" in text
    assert re.search(r"FIPS 140-3", clauses["4.3"])


@check
def notice_of_the_work_is_long_enough(f: Frontier) -> None:
    assert "not less than ten Business Days' notice, for not longer than six hours" in f.clauses(AGREEMENT)["5.2"]
    assert after_business_days(date(2025, 5, 2), 10) < date(2025, 6, 1)


@check
def reference_rules(f: Frontier) -> None:
    counts = {1: 3, 2: 5, 3: 7, 4: 6, 5: 6, 6: 3, 7: 2, 8: 1, 9: 2, 10: 2}
    rules = [f"R{major}.{minor}" for major, count in counts.items() for minor in range(1, count + 1)]
    assert re.findall(r"^(R\d+\.\d+)\b", f.text(REFERENCE), re.MULTILINE) == rules
    named = ("Larkmoor", "Ferncastle", "Selat", "Merrin", "SIN-1", "JHR-1", "FTS")
    assert [name for name in named if name in f.text(REFERENCE)] == []


@check
def distractors_stand_with_their_answers(f: Frontier) -> None:
    wanted = {
        THREAD: ("Premium is up 22%", "fines and penalties under export laws", "touched 47 minutes this afternoon against the 15"),
        TRADEMARK: ("An answer is requested by May 20, 2025", "free download by anyone since July 9, 2024"),
        ATTESTATION: ("For 2 of the 40 days sampled", "Management closed the item on 7 March 2025"),
        CHAT: ("M3-1.0 sits unencrypted in a public cache here in Johor", "47 now, target 15"),
    }
    missing = [(name, words) for name, needles in wanted.items() for words in needles if words not in f.flat(name)]
    assert missing == []
    assert f.holders("Pemberly") == set()


@check
def weekdays_agree_with_the_calendar(f: Frontier) -> None:
    pattern = re.compile(rf"({'|'.join(WEEKDAYS)}),? (\d{{1,2}}) ({'|'.join(MONTHS)}) (\d{{4}})")
    found = [match.groups() for name in f.documents for match in pattern.finditer(f.flat(name))]
    assert found
    for weekday, day, month, year in found:
        assert WEEKDAYS[date(int(year), MONTHS.index(month) + 1, int(day)).weekday()] == weekday
    assert (f.former_activation.weekday(), f.activation.weekday()) == (4, 1)


@check
def lengths(f: Frontier) -> None:
    chars = {name: len(document.text) for name, document in f.documents.items()}
    assert list(chars) == list(CHARS)
    assert {name: count for name, count in chars.items() if abs(count / CHARS[name] - 1) > 0.10} == {}
    assert 95_000 <= sum(chars.values()) <= 110_000


@check
def every_document_is_older_than_the_memo(f: Frontier) -> None:
    stamps = re.findall(r"^\[(\d{4}-\d{2}-\d{2} \d{2}:\d{2})\] [\w.]+: ", f.text(CHAT), re.MULTILINE)
    assert stamps == sorted(stamps)
    assert len(stamps) == len(f.text(CHAT).strip().split("\n")) == 165
    assert (stamps[0][:10], stamps[-1][:10]) == ("2025-03-03", LATEST_WORD)
    assert "05 May 2025" in f.text(THREAD).split("\n")[3]


@check
def canary_is_never_shown(f: Frontier) -> None:
    assert f.holders(CANARY.split()[2]) == set()
