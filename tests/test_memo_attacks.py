"""Texts that deserve nothing, by machine from honest ones: each family with the recall it may reach at most."""

import random
import re
from collections.abc import Callable

import pytest
from memo_world import DELIVERABLE, compiled, credited, index, record, scored, sentence_by_sentence, template

from ai_law_legal_agent_eval.deliverables import word_from_markdown
from ai_law_legal_agent_eval.documents import read
from ai_law_legal_agent_eval.keys.forms import parse_form
from ai_law_legal_agent_eval.keys.model import FindingCore
from ai_law_legal_agent_eval.memo import score

REFERENCE = template("memos/reference.md")


def lowered(sentence: str) -> str:
    text = sentence.strip()
    return text if len(text) < 2 or text[1].isupper() or text[1].isdigit() else text[0].lower() + text[1:]


def stem(sentence: str) -> str:
    return sentence.strip().rstrip(". ")


STANCES: dict[str, Callable[[str], str]] = {
    "denied": lambda sentence: f"It is not the case that {lowered(sentence)}",
    "called wrong": lambda sentence: f"It is wrong to say that {lowered(sentence)}",
    "refuted after": lambda sentence: f"{stem(sentence)}; that is not so.",
    "supposed": lambda sentence: f"If the record were different, {lowered(sentence)}",
    "asked": lambda sentence: f"Is it true that {stem(lowered(sentence))}?",
    "asked whether": lambda sentence: f"We were asked whether {lowered(sentence)}",
    "attributed": lambda sentence: f"According to the seller, {lowered(sentence)}",
    "claimed": lambda sentence: f"The buyer claims that {lowered(sentence)}",
    "no issue": lambda sentence: f"It is not an issue that {lowered(sentence)}",
    "set aside": lambda sentence: f"{stem(sentence)}, but this is not an issue.",
    "no action": lambda sentence: f"{stem(sentence)}, and no further action is needed.",
}


@pytest.mark.parametrize("name", STANCES)
def test_a_memo_that_does_not_stand_behind_its_sentences_earns_nothing(name: str) -> None:
    assert credited(sentence_by_sentence(REFERENCE, STANCES[name])) == set()


def shuffled(seed: int) -> Callable[[str], str]:
    source = random.Random(seed)  # noqa: S311 - a test's text, no secret

    def change(sentence: str) -> str:
        parts = sentence.split()
        source.shuffle(parts)
        return " ".join(parts)

    return change


def test_shuffled_words_earn_one_finding_at_most() -> None:
    found = [len(credited(sentence_by_sentence(REFERENCE, shuffled(seed)))) for seed in range(5)]
    assert sum(found) <= len(found)


def test_wrong_numbers_earn_one_finding_at_most() -> None:
    source = random.Random(7)  # noqa: S311

    def other(match: re.Match[str]) -> str:
        digits = match.group().replace(",", "")
        wrong = float(digits) * source.choice([0.8, 0.85, 0.9, 1.1, 1.2])
        text = f"{wrong:,.1f}" if "." in digits else f"{max(1, round(wrong) + (round(wrong) == float(digits))):,}"
        return text if "," in match.group() else text.replace(",", "")

    assert len(credited(re.sub(r"(?<![\w.-])\d[\d,]*(?:\.\d+)?(?![\w-])", other, REFERENCE))) <= 1


def test_a_wrong_result_refuses_the_finding_that_rests_on_it() -> None:
    wrong = {
        "53.6%": "57.2%",
        "1,040": "1,120",
        "27,525,120": "29,100,160",
        "130": "140",
        "1,792": "1,880",
        "18 May": "25 May",
        "625,120": "2,200,160",
    }
    text = REFERENCE
    for right, other in wrong.items():
        text = text.replace(right, other)
    text = re.sub(r"\b16 too many", "96 too many", text)
    assert credited(text) <= {"ISS-001", "ISS-004", "ISS-005"}, "the others rest on a computed result"
    assert credited(REFERENCE) >= {"ISS-002", "ISS-003", "ISS-006"}


def test_swapped_parties_earn_two_findings_at_most() -> None:
    circles = (
        ["Selantara", "Qasr Rimal", "Samaraya", "Wichitra", "An Khue", "Zhelsai"],
        ["SEL", "QRC", "SMK", "WCC", "AKI", "ZHD"],
        ["Jernih", "Rembia", "Ningshuo", "Selat Murni", "Orsava", "Copperline", "Nimbara", "Quillhaven"],
    )
    swap = {name: circle[(place + 1) % len(circle)] for circle in circles for place, name in enumerate(circle)}
    text = re.sub("|".join(sorted(swap, key=len, reverse=True)), lambda match: swap[match.group()], REFERENCE)
    assert len(credited(text)) <= 2


def perturbations() -> dict[str, str]:
    source = random.Random(3)  # noqa: S311
    whole = "\n\n".join(read(name, data).text for name, data in record().items())
    parts = re.split(r"(?<=[.\n])\s+", whole)
    source.shuffle(parts)
    typos = re.sub(r"\b([a-z]{2})[a-z](\w{3,})", lambda m: m.group(1) + m.group(2) if source.random() < 0.1 else m.group(), whole)
    synonyms = re.sub(r"\b[a-z]{4,}\b", lambda m: source.choice(["matter", "item", "party"]) if source.random() < 0.1 else m.group(), whole)
    return {
        "as it stands": whole,
        "upper case": whole.upper(),
        "sentence order": "\n\n".join(" ".join(parts[place : place + 8]) for place in range(0, len(parts), 8)),
        "typing errors": typos,
        "synonyms": synonyms,
    }


@pytest.mark.parametrize("name", ["as it stands", "upper case", "sentence order", "typing errors", "synonyms"])
def test_the_pasted_record_earns_nothing(name: str) -> None:
    assert credited(perturbations()[name]) == set()


def live() -> list[FindingCore]:
    return [finding for finding in compiled().anchors.findings if finding.status == "live"]


def terms(finding: FindingCore) -> list[str]:
    forms = [*finding.who, *finding.wrong, *finding.theme, *(form for fact in finding.facts for form in fact.forms), *finding.remedies]
    found = [part.source.strip("=*") for form in forms for item in parse_form(form, compiled().anchors.names) for part in item]
    return [*dict.fromkeys(found), f"severity: {finding.severity}", str(finding.severity)]


LISTS: dict[str, Callable[[FindingCore], str]] = {
    "commas": lambda finding: ", ".join(terms(finding)),
    "bullets": lambda finding: "\n".join(f"- {term}" for term in terms(finding)),
    "headed": lambda finding: f"## {finding.title} ({finding.severity})\n\n{'; '.join(terms(finding))}",
    "sentences of the anchors": lambda finding: (
        f"## {finding.title}\n\n{' '.join(f'{fact.states}.' for fact in finding.facts)} Severity: {finding.severity}."
    ),
}


@pytest.mark.parametrize("name", LISTS)
def test_what_the_anchors_say_earns_nothing_without_sentences(name: str) -> None:
    assert credited("\n\n".join(LISTS[name](finding) for finding in live())) == set()


def test_anchor_terms_poured_into_templates_earn_one_finding_at_most() -> None:
    moulds = [
        "There is a {}.",
        "The {} is {} because of {}.",
        "The {} has {} and {}.",
        "We note the {} of the {} in {}.",
        "The {} should {} the {}.",
    ]
    found = []
    for seed in range(4):
        source = random.Random(seed)  # noqa: S311

        def stitched(finding: FindingCore, source: random.Random = source) -> str:
            pool = terms(finding)
            lines = [mould.format(*(source.choice(pool) for _ in range(mould.count("{}")))) for mould in source.choices(moulds, k=40)]
            return f"## {finding.title}\n\n{' '.join(lines)} Severity: {finding.severity}. Hold the shipment."

        found.append(len(credited("\n\n".join(stitched(finding) for finding in live()))))
    assert sum(found) <= len(found)


def test_ratings_without_facts_and_facts_without_ratings_earn_nothing() -> None:
    rated = "\n\n".join(
        f"## {finding.title}\n\nSeverity: {finding.severity}. Hold the shipment until it is resolved." for finding in live()
    )
    assert credited(rated) == set()
    bare = re.sub(
        r"(?m)^\*\*Severity:.*$", "", re.sub(r"(?ms)^\*\*Remediation\.\*\*.*?(?=^#|\Z)", "", REFERENCE.split("## Action list")[0])
    )
    facts = (
        bare.split("## Findings")[1]
        .replace("must be", "is")
        .replace("has to be screened", "was not screened")
        .replace("cannot lawfully", "did not")
    )
    assert len(credited(facts)) <= 1


@pytest.mark.parametrize(
    ("deliverable", "outcome"),
    [(None, "missing"), (b"", "unreadable"), (REFERENCE.encode(), "unreadable"), (word_from_markdown("Short.", title="x"), "too_short")],
    ids=["not saved", "empty", "text renamed", "short"],
)
def test_no_readable_word_file_is_no_deliverable(deliverable: bytes | None, outcome: str) -> None:
    breakdown = score({DELIVERABLE: deliverable}, index(), chat=REFERENCE)
    assert breakdown.deliverables[0].outcome == outcome
    assert breakdown.metrics["deliverable_complete"] == breakdown.reward == 0.0
    assert breakdown.metrics["transcript_recall"] > 0.5, "what was only said in chat is counted apart"


def test_the_skimmer_is_caught_and_the_anxious_one_pays() -> None:
    junior = scored(template("memos/junior.md"))
    assert {item.id for item in junior.must_not_say if item.outcome == "violated"} == {"M-1"}
    assert {item.id for item in junior.distractors if item.outcome == "escalated"} == {"D-2"}
