"""Checks of Orion's words: where a fact may stand and where not, contracts, screening, thread, chat, lengths."""

import re

from orion_record import (
    CHARS,
    CHAT,
    CODES,
    CUSTOMERS,
    DOSSIER,
    INSURANCE,
    MINUTES,
    MSA,
    ORDER_FORM,
    REFERENCE,
    SCREENING,
    STATEMENTS,
    THREAD,
    WORKBOOK,
    Orion,
    check,
)

from ai_law_legal_agent_eval.keys.canary import CANARY

# Where a fact may stand, and where not.


@check
def limit_stands_only_in_the_dossier(o: Orion) -> None:
    forms = re.compile(r"(?<![\d,.])1,?024(?![\d,])|one thousand and twenty-four", re.IGNORECASE)
    assert {name for name in o.documents if forms.search(o.flat(name))} == {DOSSIER}


@check
def lpp_ceiling_stands_in_reference_and_chat(o: Orion) -> None:
    assert o.holders("26,900,000") == {REFERENCE}
    assert o.holders("26.9M") == {CHAT}
    assert o.holders("26.9 million") == set()


@check
def statement_1_names_no_upstream_holder(o: Orion) -> None:
    assert o.holders("Ningshuo") == {SCREENING}
    assert o.holders("Hangzhou") == {SCREENING}
    for half in re.split(r"Annex B", o.flat(SCREENING))[1:]:
        assert re.search(r"(?<!\d)2 \|? ?Research not ordered", half)
    assert o.holders("Jernih") == {SCREENING, STATEMENTS}


@check
def lanzhou_stands_only_in_the_chat(o: Orion) -> None:
    assert o.holders("Lanzhou") == {CHAT}
    assert o.holders("LZ-2") == ({CHAT} if o.is_cured(4) else {CHAT, WORKBOOK})


@check
def orsava_stands_only_in_annex_c(o: Orion) -> None:
    assert o.holders("Orsava") == {SCREENING}
    assert o.holders("41 Tebrau Link") == ({SCREENING} if o.is_cured(5) else {SCREENING, THREAD})
    assert o.holders("Selat Murni") == ({THREAD, SCREENING} if o.is_cured(5) else {THREAD})


@check
def twelfth_of_may_stands_only_in_the_workbook(o: Orion) -> None:
    forms = re.compile(r"\b12(?:th)? May\b|\bMay 12\b|2025-05-12|\b12/05\b|\b05/12\b", re.IGNORECASE)
    assert {name for name in o.documents if forms.search(o.flat(name))} == {WORKBOOK}
    slipped = re.compile(r"\b(?:18|6) May\b|\bMay (?:18|6)\b|2025-05-(?:18|06)", re.IGNORECASE)
    assert not [name for name in o.documents if slipped.search(o.flat(name))]


@check
def chat_of_4_to_10_march_names_no_customer(o: Orion) -> None:
    days = re.compile(r"\[2025-03-(?:0[4-9]|10) ")
    lines = [line for line in o.text(CHAT).split("\n") if days.match(line)]
    assert len(lines) > 10
    named = [
        line
        for line in lines
        for name in (*CUSTOMERS, *CODES, "Almaty", "Kazakhstan")
        if name.lower() in re.findall(r"[\w-]+", line.lower()) or (" " in name and name.lower() in line.lower())
    ]
    assert named == []


@check
def codes_are_explained_only_in_the_order_form(o: Orion) -> None:
    pattern = re.compile(rf"\b(?:{'|'.join(CODES)})\b")
    assert {name for name in o.documents if pattern.search(o.flat(name))} == {ORDER_FORM, WORKBOOK}
    legend = {row[0]: row[1] for row in o.table(ORDER_FORM, "Code | ")}
    assert set(legend) == set(CODES)
    assert legend["ZHD"] == "Zhelsai Data LLP"
    assert not [name for name in CUSTOMERS if name.casefold() in o.flat(WORKBOOK).casefold()]


@check
def minutes_quote_no_limb(o: Orion) -> None:
    text = o.flat(MINUTES).casefold()
    assert "licensing rests with the buyer" in text
    for words in (
        "licence requirement",
        "licensing requirement",
        "obtaining licen",
        "determin",
        "assum",
        "routed",
        "exw",
    ):
        assert words not in text, words


@check
def sparse_figure_stands_where_it_misleads(o: Orion) -> None:
    assert {name for name in o.documents if re.search(r"(?<![\d,.])392(?![\d,])", o.flat(name))} == {ORDER_FORM, CHAT}
    assert o.holders("3,136") == {CHAT}
    assert o.holders("1,568") == set()


@check
def no_document_states_a_result(o: Orion) -> None:
    for result in ("53.6", "1,040", "27,525,120", "1,792", "17,694,720", "16,800", "1,751", "130 nodes"):
        assert o.holders(result) == set(), result


# Contracts, screening, thread.


@check
def master_agreement_clauses(o: Orion) -> None:
    clauses = {line.split(" ", 1)[0]: line for line in o.text(MSA).split("\n") if re.match(r"\d+\.\d+ ", line)}
    assert "prevails" in clauses["3.4"]
    assert "exporter" in clauses["9.2"]
    assert "Export Authorisation" in clauses["9.2"]
    assert len(re.findall(r"^Article \d+ ", o.text(MSA), re.MULTILINE)) == 24
    assert re.search(r"seven years", o.flat(MSA).partition("Article 17")[2])
    assert "Nimbara Infrastructure Trust" in o.flat(MSA)


@check
def order_form_trade_terms(o: Orion) -> None:
    clauses = {line.split(" ", 1)[0]: line for line in o.text(ORDER_FORM).split("\n") if re.match(r"\d+\.\d+ ", line)}
    assert "EXW Chandler" in clauses["7.1"]
    assert "L1, L3 and L4" in clauses["7.1"]
    assert "D1391755" in clauses["7.2"]
    assert "Electronic Export Information" in clauses["7.3"]
    is_assumed = "assumes responsibility for determining licence requirements and obtaining licence authority" in clauses["7.3"]
    assert is_assumed == o.is_cured(1)
    assert ("Article 9.2" in clauses["7.3"]) == o.is_cured(1)
    signatures = o.flat(ORDER_FORM).partition("Signatures")[2]
    assert "Marcus Effiong" in signatures
    assert "Tan Wei Jun" in signatures
    for signatory in ("Rosalind Achebe", "Farah Iskandar", "General Counsel"):
        assert (signatory in signatures) == o.is_cured(1)


@check
def thread_power_of_attorney(o: Orion) -> None:
    text = o.flat(THREAD)
    assert "3 March 2025" in text
    assert ("determine licence requirements and apply for licences" in text) == o.is_cured(1)
    assert ("licence" in text.casefold()) == o.is_cured(1)


@check
def thread_slot_has_no_date(o: Orion) -> None:
    text = o.flat(THREAD).casefold()
    assert ("pushed back six days" in text) != o.is_cured(6)
    assert ("brought forward six days" in text) == o.is_cured(6)


@check
def thread_has_seven_messages(o: Orion) -> None:
    text = o.text(THREAD)
    quoted = len(re.findall(r"-----Original Message-----|\bwrote:", text))
    assert quoted == 6


@check
def screening_subjects(o: Orion) -> None:
    names = (
        "Nimbara Infrastructure Pte. Ltd.",
        "Selantara Digital Sdn. Bhd.",
        "Qasr Rimal Compute Services LLC",
        "PT Samaraya Komputasi",
        "Wichitra Cloud Co., Ltd.",
        "Zhelsai Data LLP",
        "An Khue Imaging JSC",
        "Copperline Global Forwarding, Inc.",
        "Jernih Holdings Pte. Ltd.",
        "Rembia Ventures (L) Ltd.",
        "Ningshuo Cloud Technology Group Co., Ltd.",
        "Noraini Hamzah",
        "Nimbara Bonded Store",
        "Murjan Gate Freight FZE",
    )
    results = o.flat(SCREENING).partition("Annex A: Method")[0]
    places = [re.search(rf"(?<!\d){number} \|? ?{re.escape(name)}", results) for number, name in enumerate(names, start=1)]
    assert None not in places, names[places.index(None)]
    assert ("15 Selat Murni" in results.replace(" | ", " ")) == o.is_cured(5)
    assert ("18 Pandan Reef Road" in results) == o.is_cured(5)


@check
def annex_c_entries(o: Orion) -> None:
    annex = o.flat(SCREENING).partition("Annex C: Regional")[2].replace(" | ", " ")
    body = annex[annex.index("1 Adravik") :]
    end = 0
    for number in range(1, 21):
        start = re.compile(rf"(?<!\S){number} (?=[A-Z])").search(body, end)
        assert start is not None, number
        end = start.end()
    assert re.search(r"(?<!\S)21 [A-Z]", body[end:]) is None
    assert "12 Orsava Microtrading Pte. Ltd. Unit 05-18, 41 Tebrau Link, Singapore" in body
    addresses = re.findall(r"Address entry\W+(.+)", o.text(SCREENING))
    assert len(addresses) == 2
    for address in addresses:
        street = address.split(", ")[1]
        assert o.holders(street) == {SCREENING}


@check
def thread_address_equals_entry_12(o: Orion) -> None:
    hub = "Unit 02-07, 18 Pandan Reef Road, Singapore" if o.is_cured(5) else "Unit 05-18, 41 Tebrau Link, Singapore"
    assert f"Selat Murni Logistics Pte. Ltd., {hub}" in o.flat(THREAD)


@check
def chat_closure(o: Orion) -> None:
    text = o.text(CHAT)
    assert "VPN exit, closing" in text
    assert ("no word from the customer" in text) != o.is_cured(4)
    counted = "our field engineer counted 24-0601 to 24-0624 at ALA-1 today, attestation saved, VPN exit confirmed"
    assert (counted in text) == o.is_cured(4)
    assert len(text.strip().split("\n")) == 155


@check
def distractors_stand_with_their_answers(o: Orion) -> None:
    assert "84%" in o.flat(SCREENING)
    assert "38 per cent" in o.flat(INSURANCE)
    assert "Orion will sink us" in o.flat(MINUTES)
    assert "I'll take one in my suitcase lol, nobody checks" in o.text(CHAT)
    assert "CX-900-MOCK" in o.text(CHAT)


@check
def reference_rules(o: Orion) -> None:
    text = o.text(REFERENCE)
    rules = [
        f"R{major}.{minor}"
        for major, count in {1: 2, 2: 2, 3: 6, 4: 6, 5: 4, 6: 6, 7: 5, 8: 4, 9: 4}.items()
        for minor in range(1, count + 1)
    ]
    assert [rule for rule in rules if not re.search(rf"^{re.escape(rule)}\b", text, re.MULTILINE)] == []
    assert not [name for name in (*CUSTOMERS, "Nimbara", "Corvane", "Orion") if name in text]


# The record as a whole.


@check
def lengths(o: Orion) -> None:
    chars = {name: len(document.text) for name, document in o.documents.items()}
    assert list(chars) == list(CHARS)
    off = {name: (count, CHARS[name]) for name, count in chars.items() if abs(count / CHARS[name] - 1) > 0.15}
    assert off == {}
    assert 95_000 <= sum(chars.values()) <= 110_000


@check
def every_document_is_older_than_the_memo(o: Orion) -> None:
    stamps = re.findall(r"^\[(\d{4}-\d{2}-\d{2}) \d{2}:\d{2}\] ", o.text(CHAT), re.MULTILINE)
    assert stamps == sorted(stamps)
    assert (stamps[0], stamps[-1]) == ("2025-02-03", "2025-04-11")
    assert max(row["date"] for row in o.service) <= "2025-04-10"


@check
def canary_is_never_shown(o: Orion) -> None:
    assert o.holders(CANARY.split()[2]) == set()
