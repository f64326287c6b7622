"""Checks of the Tarnwick words: where a fact may stand and where not, clauses, letters, thread, chat, lengths."""

import re
from datetime import date

from model_record import (
    ANCILLARY,
    CALL,
    CARDS,
    CHARS,
    CHAT,
    INDEX,
    PLAN,
    REFERENCE,
    ROSTER,
    SPA,
    THREAD,
    VSD,
    Tarnwick,
    check,
)
from rendered_record import Row

from ai_law_legal_agent_eval.keys.canary import CANARY

COUNTRIES = "Australia Belgium Canada Denmark Finland France Germany Ireland Italy Japan Netherlands Norway Spain Sweden Taiwan".split()


def lineage(t: Tarnwick) -> str:
    return t.flat(CARDS).partition("4.2 Lineage")[2].partition("4.3 Known faults")[0]


def hosting(t: Tarnwick, ref: str) -> Row:
    (row,) = [row for row in t.sheet(INDEX, "Hosting") if row["ref"] == ref]
    return row


# Where a fact may stand, and where not.


@check
def only_the_cards_name_the_parents(t: Tarnwick) -> None:
    second = "Tern-2 Code" if t.is_cured(1) else "Heron-1"
    assert f"Tern-2 Base (final) and {second} (final)" in lineage(t)
    assert ("fine-tune of Tern-2 Base" in lineage(t)) == t.is_cured(1)
    assert ("Heron-1" in lineage(t)) != t.is_cured(1)
    assert t.holders("Heron-1") == {CARDS, INDEX}
    assert t.holders("merged") | t.holders("stitched") <= {CARDS}
    assert {name for name in t.documents if re.search(r"\bparents\b", t.flat(name))} == {CHAT, REFERENCE}
    assert "both parents" in t.flat(CHAT)


@check
def cards_print_no_operations(t: Tarnwick) -> None:
    assert re.search(r"E\+?2\d|10\^|FLOP|operations", t.flat(CARDS)) is None
    assert {name for name in t.documents if re.search(r"\d\.\d+E\+?2\d", t.flat(name))} == {INDEX}


@check
def only_hosting_knows_zurich(t: Tarnwick) -> None:
    assert t.holders("Zürich") == ({INDEX, SPA} if t.is_cured(4) else {INDEX})
    assert t.holders("Switzerland") | t.holders("Swiss") == {INDEX}
    assert t.holders("ESC-114") == {INDEX, SPA}
    assert t.holders("Calder Voss") == {SPA}
    assert list(hosting(t, "H-22").values()) == [
        "H-22",
        "Heron-2 r3, full weights",
        "ESC-114 (vault)",
        "Zürich, Switzerland",
        "once",
        "2025-02-11",
    ]
    assert t.flat(INDEX).count("Zürich") == 1


@check
def hosting_abroad(t: Tarnwick) -> None:
    home = ("Pittsburgh", "Ashburn", "Columbus", "Boston")
    abroad = {row["ref"]: row["object"] for row in t.sheet(INDEX, "Hosting") if not row["place"].startswith(home)}
    assert [ref for ref, item in abroad.items() if item.startswith("Heron")] == ["H-22"]
    assert [ref for ref, item in abroad.items() if item.startswith("Tern-2")] == ["H-17"]
    sync = hosting(t, "H-17")
    assert (sync["object"], sync["frequency"], sync["since"]) == ("Tern-2M, latest", "nightly", "2025-03-03")
    assert "GRU-1" in sync["site"]
    assert sync["place"] == "São Paulo, Brazil"
    assert t.holders("São Paulo") | t.holders("Brazil") | t.holders("GRU-1") == {INDEX}
    mirrors = [row["object"].split(",")[0] for row in t.sheet(INDEX, "Hosting") if "mirror" in row["object"]]
    assert {t.models[model]["weights"] for model in mirrors} == {"open"}


@check
def only_the_agreement_decodes_col_07(t: Tarnwick) -> None:
    assert t.holders("COL-07") == {SPA, INDEX}
    assert t.holders("Samarin") == {SPA, VSD}
    assert re.search(r"COL-\d\d|T-0\d\d", t.flat(VSD)) is None
    items = t.schedule("Schedule 4.9 Material Contracts").strip().split("\n")
    assert len(items) == 14
    assert items[2].startswith("3. Research collaboration agreement, Samarin Institute of Applied Computation, Minsk (COL-07)")
    assert items[2].endswith("ended 30 June 2021")
    assert items[5] == "6. Deposit Agreement ESC-114, Calder Voss, 9 January 2025"
    codes = re.findall(r"COL-\d\d", t.flat(SPA))
    assert codes == ["COL-03", "COL-07", "COL-11"]
    assert t.holders("Entity List") == {VSD, REFERENCE}
    rows = [row for row in t.sheet(INDEX, "Transfers") if row["recipient"] == "COL-07"]
    assert all("Plover-0 unpublished weights and code, EAR99" in row["item"] and row["authority"] == "NLR" for row in rows)
    assert sum("Plover-0" in row["item"] for row in t.sheet(INDEX, "Transfers")) == 6


@check
def only_the_call_note_places_the_halls(t: Tarnwick) -> None:
    for word in ("Querétaro", "Mexico", "México"):
        assert t.holders(word) == {CALL}, word
    assert "Hall B is in Ashburn, Virginia" in t.flat(CALL)
    assert "Hall D is in Querétaro, Mexico" in t.flat(CALL)
    assert {name for name in t.documents if re.search(r"\bHall D\b", t.flat(name))} == {CALL, PLAN}
    annex = t.flat(PLAN).partition("Annex 1")[2]
    assert "Hall D" in annex
    assert ("Hall D" in t.flat(PLAN).partition("Annex 1")[0]) != t.is_cured(5)


@check
def plan_ties_c_to_nothing(t: Tarnwick) -> None:
    text = t.flat(PLAN)
    for words in ("Closing", "HSR", "Hart", "4E091", "licence", "waiting period", "Mexico", "Ashburn"):
        assert words.casefold() not in text.casefold().replace("present licence", ""), words
    assert "day C for the purposes of the Integration Plan" in t.clause("2.5")
    assert "16 May 2025" in t.clause("2.5")
    assert "The integration plan runs on day-counts and they move with it." in t.flat(THREAD)
    assert "No model weights and nothing from Kestrel" in text
    days = re.compile(r"\b(?:20|24|27) May\b|\bMay (?:20|24|27)\b|2025-05-(?:20|24|27)|\b1 June\b|\bJune 1\b|2025-06-01")
    assert [name for name in t.documents if days.search(t.flat(name))] == []


@check
def only_the_call_note_knows_the_upper_holders(t: Tarnwick) -> None:
    for word in ("Pelangor", "Lidåker", "Singapore"):
        assert t.holders(word) == {CALL}, word
    assert t.holders("Brannvik") == {SPA, CALL}
    assert "%" not in t.flat(CALL)
    assert "per cent" not in t.flat(CALL)
    assert len(re.findall(r"^\d\. ", t.text(CALL), re.MULTILINE)) == 9
    assert re.search(r"^6\. Owners", t.text(CALL), re.MULTILINE)
    assert re.search(r"^8\. Comparison", t.text(CALL), re.MULTILINE)


@check
def only_the_roster_dates_the_status(t: Tarnwick) -> None:
    status = re.compile(r"2 April 202[45]|April 2, 202[45]|2 Apr 202[45]|202[45]-04-02")
    assert {name for name in t.documents if status.search(t.flat(name))} == {ROSTER}
    assert t.holders("Lindqvist") == {ROSTER}
    assert t.holders("kes-rtl") == {INDEX}
    assert t.holders("3E001") == {INDEX, REFERENCE}
    assert re.search(r"resident|green card|\bLPR\b|visa", t.flat(CHAT), re.IGNORECASE) is None


@check
def no_nationality_anywhere(t: Tarnwick) -> None:
    assert t.holders("nationality") == {ROSTER, REFERENCE}
    assert "has no column for nationality" in t.flat(ROSTER)
    assert set(t.roster["clq"]) == {
        "ID",
        "name",
        "handle",
        "role",
        "work authorisation",
        "status today",
        "status date",
        "projects",
    }


@check
def no_document_states_a_result(t: Tarnwick) -> None:
    results = (
        r"10\.40?E",
        r"1\.04E",
        r"\b116\b",
        r"\b128 files",
        r"\b55 ?(?:%|per cent)",
        r"38\.5",
        r"26 November",
        r"22 April 2026",
        r"17 June 2026",
    )
    for result in (*results, r"April 22, 2026", r"June 17, 2026", r"30 May 2026", r"\b60 (?:%|per cent)"):
        assert [name for name in t.documents if re.search(result, t.flat(name))] == [], result


# The agreement.


@check
def agreement_clauses(t: Tarnwick) -> None:
    assert len(re.findall(r"^Article \d+ ", t.text(SPA), re.MULTILINE)) == 11
    assert "qualifies only the representation that bears the same number" in t.clause("1.4")
    for words in ("agree by email", "certificate", "signature pages", "paying agent", "Holdback"):
        assert words in t.clause("2.5"), words
    assert "marked 4E091 in the Index" in t.clause("1.1")
    assert "transfers described in the Self-Disclosure, and no others" in t.clause("1.1")
    assert "letter of 14 November 2023" in t.clause("1.1")
    assert "USD 12 million" in t.clause("1.1")
    assert "on the day on which each is due" in t.clause("6.3")
    assert "Until Closing Buyer shall not control" in t.clause("6.4")
    assert re.search(r"\(a\) the expiry or termination of the waiting period", t.clause("7.1"))
    assert "at Closing as though made then" in t.clause("7.2")
    assert "without limit in time" in t.clause("9.4")
    assert "Disclosed Transfers" in t.clause("9.4")
    assert "Data Room" in t.clause("9.7")


@check
def export_representations(t: Tarnwick) -> None:
    for part in (r"\(a\) since", r"\(b\) Schedule 4.12\(b\)", r"\(c\) no copy of the weights of a Controlled Model"):
        assert re.search(part, t.clause("4.12")), part
    assert t.schedule("Schedule 4.12(b)").strip() == "Heron-2."
    deposits = t.schedule("Schedule 4.12(c)").strip()
    assert deposits == ("See item 6 of Schedule 4.9: Heron-2 r3, Zürich vault, deposited 11 February 2025." if t.is_cured(4) else "None.")


@check
def earn_out_paragraphs(t: Tarnwick) -> None:
    paragraphs = re.findall(r"^\d\. .*", t.schedule("Schedule 5 Earn-Out"), re.MULTILINE)
    assert len(paragraphs) == 6
    assert "Luleå" in paragraphs[1]
    assert "31 October 2025" in paragraphs[1]
    assert "any prohibition by a governmental authority" in paragraphs[3]


# Letters, registers, thread, chat.


@check
def letters(t: Tarnwick) -> None:
    text = t.flat(VSD)
    for words in ("November 14, 2023", "December 4, 2023", "June 20, 2024", "On October 5, 2020 the Institute was added"):
        assert words in text, words
    assert text.count("the four transfers described") == (2 if t.is_cured(3) else 0)
    assert text.count("the two transfers described") == (0 if t.is_cured(3) else 2)
    assert len(re.findall(r"§[1-5] ", text)) == 5


@check
def register_entries(t: Tarnwick) -> None:
    licences = {row["ref"]: row for row in t.sheet(INDEX, "Licences")}
    assert licences["L-02"]["number"] == "3E001"
    assert "kes-rtl" in licences["L-02"]["subject"]
    assert (licences["L-07"]["number"], licences["L-07"]["from"]) == ("AIA", "2025-02-03")
    assert "ultimate parent Swedish" in licences["L-07"]["subject"]
    assert "none held" in licences["L-03"]["note"]
    assert t.models["Heron-2"]["ECCN"] == "4E091"
    assert t.models["Heron-2"]["weights"] == "closed"
    marked = [model for model, row in t.models.items() if "4E091" in row["ECCN"]]
    assert marked == ["Heron-2"]


@check
def sandpiper_is_published(t: Tarnwick) -> None:
    row = t.models["Sandpiper-1"]
    assert row["operations"].startswith("1.30E+26")
    assert (row["weights"], row["flag"]) == ("open", "OVER 1E26")
    releases = t.flat(CARDS).partition("7 Releases")[2]
    assert "Published in full on 14 November 2024" in releases
    assert "No registration" in releases


@check
def thread_has_five_messages(t: Tarnwick) -> None:
    text = t.text(THREAD)
    assert len(re.findall(r"-----Original Message-----|\bwrote:", text)) == 4
    newest = text.partition("-----Original Message-----")[0]
    assert "Marcus Thiele" in newest
    assert "Bielska" not in newest
    assert "Wave 2 stays where the plan has it. It's our own hall" in newest
    assert "Closing moves from 16 May to Friday, 30 May 2025" in t.flat(THREAD)
    assert "Milestone 2 is unencumbered" in text
    assert "closed the file" in text


@check
def chat_shape(t: Tarnwick) -> None:
    lines = t.text(CHAT).strip().split("\n")
    assert len(lines) == 160
    stamps = [re.match(r"\[(\d{4}-\d\d-\d\d \d\d:\d\d)\] (\w+): ", line) for line in lines]
    assert None not in stamps
    times = [stamp[1] for stamp in stamps if stamp]
    assert times == sorted(times)
    assert (times[0][:10], times[-1][:10]) == ("2025-01-10", "2025-04-22")
    assert {stamp[2] for stamp in stamps if stamp} <= {*t.roster, "shipbot"}
    assert all(date.fromisoformat(time[:10]).weekday() < 5 for time in times)


@check
def distractors_stand_with_their_answers(t: Tarnwick) -> None:
    pack = t.flat(ANCILLARY)
    assert "They are escorted by the Tenant's staff" in pack
    assert "tell People Operations of any trip abroad" in pack
    chat = t.text(CHAT)
    assert "keys sit in pgh and ashburn" in chat
    assert "encrypted end to end" in chat
    assert "taking heron-2 to lisbon on a stick" in chat
    assert "joking!!" in chat
    assert "slides, of the paper that is on the web" in chat
    assert "Raise these points again and exclusivity stops on 6 May" in t.flat(THREAD)


@check
def reference_rules(t: Tarnwick) -> None:
    text = t.text(REFERENCE)
    counts = {1: 3, 2: 6, 3: 2, 4: 7, 5: 4, 6: 6, 7: 6, 8: 3, 9: 4}
    rules = [f"R{major}.{minor}" for major, count in counts.items() for minor in range(1, count + 1)]
    assert re.findall(r"^R\d\.\d\b", text, re.MULTILINE) == rules
    assert re.search(r"^R10 Write", text, re.MULTILINE)
    listed = [cell for row in text.partition("Schedule A Countries")[2].split("\n")[1:7] for cell in row.split(" | ")]
    assert len(listed) == 18
    assert set(COUNTRIES) <= set(listed)
    facts = ("Tarnwick", "Hedgrund", "Heron", "Tern-2", "Samarin", "Lindqvist", "Wave 2", "Brazil", "Mexico", "Switzerland", "Singapore")
    assert [name for name in facts if name in text] == []


# The record as a whole.


@check
def lengths(t: Tarnwick) -> None:
    chars = {name: len(document.text) for name, document in t.documents.items()}
    assert list(chars) == list(CHARS)
    off = {name: (count, CHARS[name]) for name, count in chars.items() if abs(count / CHARS[name] - 1) > 0.1}
    assert off == {}
    assert 95_000 <= sum(chars.values()) <= 110_000


@check
def canary_is_never_shown(t: Tarnwick) -> None:
    assert t.holders(CANARY.split()[2]) == set()
