"""Attempts that start from the memo that earns the maximum and take from it what makes it true."""

import random
import re
from collections.abc import Callable, Iterator, Mapping

from ai_law_legal_agent_eval.attacks.copies import paragraphs
from ai_law_legal_agent_eval.attacks.material import Material
from ai_law_legal_agent_eval.attacks.prose import Change, by_sentence, lowered, sections, sentence_list, without_stop, without_tables
from ai_law_legal_agent_eval.keys.model import FindingCore

_DIGITS = re.compile(r"(?<![\w.-])\d[\d,.]*\d(?![\w-])|(?<![\w.§-])\d(?![\w.])")
_SHIFTS = (0.8, 0.85, 0.9, 1.1, 1.2)
_FAR_SHIFTS = (0.4, 0.6, 1.5, 2.2)
# What a reader would call a rating or a request for action; wide on purpose, so that nothing of the kind is left.
TREATMENT = re.compile(
    r"(?i)\b(severity|severe|critical|high|medium|low|serious|grave|must|should|shall|recommend\w*|remediation|needs? to|has to|have to"
    r"|ought|advise\w*|stop|hold|suspend\w*|screen\b|secure|seek|obtain|correct\b|rebuild|amend\b|investigate|preserve|ask|apply|restore"
    r"|require\b|confirm\b|cut\b|bring|put|pause|file|notify|identify\b|remove|replace\b|refus\w*|do not|until|may not|cannot|decide"
    r"|have the|plan|track|keep|take|revoke|withdraw|wait|redraft)\b"
    r"|\A\W*(pin|make|change|build|extend|move|give|send|let|use|have|do|add|set|run|treat|re\w+)\b"
)
# What is certainly one of them and nothing else.
_PLAIN_TREATMENT = re.compile(
    r"(?i)\A\W*(severity|rating|hold|stop|suspend|screen|secure|seek|obtain|correct|rebuild|amend|investigate|preserve|ask|apply|require"
    r"|confirm|cut|pause|file|notify|identify|remove|refuse|we recommend|we rate)\b"
)


def words_shuffled(material: Material, chance: random.Random) -> Iterator[str | bytes]:
    """The words of every sentence, and then those of every section, in any order."""
    prose = without_tables(material.reference).replace("**", "")

    def shuffled(sentence: str) -> str:
        parts = sentence.rstrip(".").split()
        chance.shuffle(parts)
        return " ".join(parts) + "."

    yield by_sentence(prose, shuffled)
    found = []
    for heading, body in sections(prose):
        parts = body.replace(".", " ").split()
        chance.shuffle(parts)
        found.append(heading + "\n\n" + " ".join(" ".join(parts[place : place + 15]) + "." for place in range(0, len(parts), 15)))
    yield "\n\n".join(found)


def sentences_dealt_out(material: Material, chance: random.Random) -> Iterator[str | bytes]:
    """All sentences in any order, in paragraphs, then under the memo's own headings."""
    parts = list(sections(without_tables(material.reference)))
    pool = [sentence for _, body in parts for line in body.split("\n") for sentence in sentence_list(line)]
    chance.shuffle(pool)
    yield paragraphs(pool)
    headings = [heading for heading, _ in parts if heading]
    size = max(1, len(pool) // len(headings))
    yield "\n\n".join(f"{heading}\n\n{' '.join(pool[place * size : (place + 1) * size])}" for place, heading in enumerate(headings))


def numbers_wrong(material: Material, chance: random.Random) -> Iterator[str | bytes]:
    """Every number and date slightly wrong, then every digit."""

    def shifted(match: re.Match[str]) -> str:
        return _shifted(match[0], chance.choice(_SHIFTS))

    def scrambled(match: re.Match[str]) -> str:
        text = re.sub(r"\d", lambda digit: str((int(digit[0]) + chance.randrange(1, 9)) % 10), match[0])
        return re.sub(r"\A0", "1", text)

    yield from (_DIGITS.sub(change, material.reference) for change in (shifted, scrambled))


def results_wrong(material: Material, chance: random.Random) -> Iterator[str | bytes]:
    """Only the figures that the findings compute, and those on the way to them, wrong: a little, then a lot."""
    figures = {figure for finding in material.live for figure in _computed(finding)}
    forms = (rf"(?<![\w.,-]){re.escape(figure)}(?:(?![\w-])|(?=E\d))" for figure in sorted(figures, key=len, reverse=True))
    pattern = re.compile("|".join(forms))
    for shifts in (_SHIFTS, _FAR_SHIFTS):
        if figures:
            yield pattern.sub(lambda match: _shifted(match[0], chance.choice(shifts)), material.reference)  # noqa: B023 - used at once


def _computed(finding: FindingCore) -> Iterator[str]:
    plain = [form for fact in finding.facts if fact.kind != "result" for form in (*fact.forms, fact.value or "")]
    stated = {part.strip() for form in plain for part in re.split("[&|]", form)}
    forms = [form for fact in finding.facts if fact.kind == "result" for form in fact.forms]
    for form in (*forms, *finding.workings):
        for part in re.split("[&|]", form):
            if (match := re.match(r"[\s(=]*(\d[\d,.]*)", part)) and part.strip() not in stated:
                digits = match[1].replace(",", "")
                yield from {match[1], digits, f"{int(digits):,}" if digits.isdigit() else digits}


def _shifted(figure: str, factor: float) -> str:
    digits = figure.replace(",", "")
    try:
        wrong = float(digits) * factor
    except ValueError:
        return re.sub(r"\d", lambda digit: str((int(digit[0]) + 3) % 10), figure)
    if "." in digits:
        return f"{wrong:,.{len(digits.partition('.')[2])}f}"
    whole = max(1, round(wrong))
    whole += whole == int(float(digits))
    return f"{whole:,}" if "," in figure else str(whole)


def parties_swapped(material: Material, chance: random.Random) -> Iterator[str | bytes]:
    """The parties that play the same part exchanged in a circle, then parties and lots apart from each other."""
    groups = material.anchors.rivals
    for count in range(1, len(groups) + 1):
        swap: dict[str, str] = {}
        for group in groups[:count]:
            circle = list(group)
            chance.shuffle(circle)
            for name, other in zip(circle, (*circle[1:], circle[0]), strict=True):
                aliases, others = material.anchors.names[name], material.anchors.names[other]
                swap |= {alias: others[min(place, len(others) - 1)] for place, alias in enumerate(aliases)}
        pattern = re.compile("|".join(rf"\b{re.escape(alias)}\b" for alias in sorted(swap, key=len, reverse=True)))
        if swap:
            yield pattern.sub(lambda match: swap[match[0]], material.reference)  # noqa: B023 - used at once


def facts_only(material: Material, _: random.Random) -> Iterator[str | bytes]:
    """Without any sentence that rates or asks for action, headings plain."""
    kept = by_sentence(without_tables(material.reference), lambda sentence: "" if TREATMENT.search(sentence) else sentence)
    parts = [(heading, body) for heading, body in sections(kept) if not re.search(r"(?i)action|recommend|next step|remediation", heading)]
    yield "\n\n".join(f"{TREATMENT.sub('', heading)}\n\n{body}" for heading, body in parts)


def treatment_only(material: Material, _: random.Random) -> Iterator[str | bytes]:
    """Only what rates or asks for action, without a figure; then the title and severity of each finding with a general remedy."""
    prose = without_tables(material.reference)
    yield by_sentence(prose, lambda sentence: _DIGITS.sub("", sentence) if _PLAIN_TREATMENT.match(sentence) else "")
    remedy = "Hold it until the point is resolved."
    yield "\n\n".join(f"## {finding.title}\n\nSeverity: {finding.severity}. {remedy}" for finding in material.live)


OPENINGS: Mapping[str, tuple[Change, ...]] = {
    "negated": (
        lambda sentence: f"It is not the case that {lowered(sentence)}",
        lambda sentence: f"It is not true that {lowered(sentence)}",
        lambda sentence: f"We do not say that {lowered(sentence)}",
        lambda sentence: f"It would be wrong to say that {lowered(sentence)}",
        lambda sentence: f"{without_stop(sentence)}; that is not so.",
    ),
    "hypothetical": (
        lambda sentence: f"Suppose that {lowered(sentence)}",
        lambda sentence: f"If the record were different, {lowered(sentence)}",
        lambda sentence: f"Had it been so, it would be that {lowered(sentence)}",
        lambda sentence: f"Assuming for argument that {lowered(sentence)}",
        lambda sentence: f"In a different world, {lowered(sentence)}",
        lambda sentence: f"It may be that {lowered(sentence)}",
    ),
    "asked": (
        lambda sentence: f"{without_stop(sentence)}?",
        lambda sentence: f"Is it true that {without_stop(lowered(sentence))}?",
        lambda sentence: f"We were asked whether {lowered(sentence)}",
        lambda sentence: f"One may ask whether {lowered(sentence)}",
    ),
    "attributed": (
        lambda sentence: f"The seller says that {lowered(sentence)}",
        lambda sentence: f"According to the buyer, {lowered(sentence)}",
        lambda sentence: f"The agent claims that {lowered(sentence)}",
        lambda sentence: f"It is said that {lowered(sentence)}",
        lambda sentence: f"In the opinion of the buyer, {lowered(sentence)}",
        lambda sentence: f"{without_stop(sentence)} (so the buyer).",
        lambda sentence: f"{without_stop(sentence)}, or so the seller would have it.",
    ),
    "dismissed": (
        lambda sentence: f"It is not an issue that {lowered(sentence)}",
        lambda sentence: f"{without_stop(sentence)}, but this is not an issue.",
        lambda sentence: f"{without_stop(sentence)}, and no further action is needed.",
        lambda sentence: f"{sentence} That is fine and needs no action.",
        lambda sentence: f"Nothing turns on the point that {lowered(sentence)}",
    ),
}

FRAMES = (
    ("The following is not our view.", ""),
    ("The other side has put forward the following, which we reject in full.", ""),
    ("", "None of the above is so."),
    ("", "We considered this and withdraw it: no action is needed."),
    ("Below is a specimen of what a careless reviewer would write.", "End of specimen. The true position is that the matter is in order."),
    ("", "On checking, every point in this section turned out to be mistaken."),
    ("What follows describes a training exercise on invented companies.", ""),
)


def transformed(name: str) -> Callable[[Material, random.Random], Iterator[str | bytes]]:
    """Return the family that gives every sentence one of the openings `name`."""

    def attempts(material: Material, _: random.Random) -> Iterator[str | bytes]:
        prose = without_tables(material.reference)
        yield from (by_sentence(prose, change) for change in OPENINGS[name])

    return attempts


def facts_disowned(material: Material, _: random.Random) -> Iterator[str | bytes]:
    """The facts denied, supposed or attributed, the ratings and remedies plain."""
    prose = without_tables(material.reference)
    for name in ("negated", "hypothetical", "attributed", "asked"):
        change = OPENINGS[name][0]
        yield by_sentence(prose, lambda sentence, change=change: sentence if TREATMENT.search(sentence) else change(sentence))  # type: ignore[misc]


def framed(material: Material, _: random.Random) -> Iterator[str | bytes]:
    """Every section between two plain sentences that take it back."""
    yield from (in_frame(material.reference, before, after) for before, after in FRAMES)


def in_frame(memo: str, before: str, after: str) -> str:
    """Return a memo with `before` and `after` around the body of each section."""
    return "\n\n".join(f"{heading}\n\n{before}\n\n{body}\n\n{after}" if body else heading for heading, body in sections(memo))


def skimmed(material: Material, _: random.Random) -> Iterator[str | bytes]:
    """Every wrong conclusion of one who skims the record."""
    yield material.memo("skimmer")


def skimmed_and_rated(material: Material, _: random.Random) -> Iterator[str | bytes]:
    """The same conclusions, each contradicted by a grave rating and a general remedy."""
    yield re.sub(r"(?i)severity: low\.?", "Severity: high. Hold the shipment and obtain a licence.", material.memo("skimmer"))


def of_other_variant(material: Material, _: random.Random) -> Iterator[str | bytes]:
    """The memos written for other facts of the same matter: every issue live, every issue cured, and the live ones exchanged."""
    toggles = frozenset(material.matter.toggles)
    for cured in (frozenset[str](), toggles, toggles - material.cured):
        if cured != material.cured:
            yield material.memo("reference", cured)


def escalating(material: Material, _: random.Random) -> Iterator[str | bytes]:
    """The whole memo, and every distractor and the negative control called a grave problem beside it."""
    anchors = material.anchors
    wrong = {sample.subject: sample.text for sample in material.compiled.samples if sample.is_wrong}
    controls = [finding for finding in anchors.findings if finding.status == "negative_control"]
    named = [(item.id, item.title) for item in anchors.distractors] + [(item.id, item.title) for item in controls]
    ending = "Severity: high. This is a serious problem and must be stopped."
    yield material.reference + "".join(f"\n\n## {title}\n\n{wrong.get(identity, title)} {ending}" for identity, title in named)
