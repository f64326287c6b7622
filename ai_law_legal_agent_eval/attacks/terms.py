"""Attempts from published words alone: vocabulary of the compliance reference, and terms of the anchors without the record."""

import random
import re
from collections.abc import Iterator

from ai_law_legal_agent_eval.attacks.material import Material
from ai_law_legal_agent_eval.keys.forms import parse_form
from ai_law_legal_agent_eval.keys.model import FindingCore

_SLOTS = 4
_TEMPLATES = (
    "There is a {}. The {} is {} because of {}.",
    "The {} of the {} exceeds the {} and {}.",
    "We note that {} was {} under {} with {}.",
    "Because the {} has a {}, the {} is not {}.",
    "{} and {} were shown in {}, which means {}.",
    "In the record, {} concerns {}; it follows that {} is {}.",
    "Under {} the {} and the {} are {}.",
    "It was {} when {} gave the {} to {}.",
)
_STITCHES = 14
_SEPARATORS = (" ", ", ", ". ", "; ")


def terms(material: Material, finding: FindingCore) -> list[str]:
    """Return every term that the anchors print for a finding, as one would write it."""
    forms = [*finding.who, *finding.wrong, *finding.theme, *(form for fact in finding.facts for form in fact.forms), *finding.remedies]
    names = material.anchors.names
    return list(dict.fromkeys(part.source.strip("=*") for form in forms for item in parse_form(form, names) for part in item))


def vocabulary(material: Material, _: random.Random) -> Iterator[str | bytes]:
    """The words of the compliance reference, as a list, as items, and after a rating."""
    reference = next(document for document in material.documents if "reference" in document.name.lower())
    found = sorted(set(re.findall(r"[A-Za-z][\w()./-]{3,}|R\d+\.\d|\d{3}\.\d+[\w()]*", reference.text)))
    yield ", ".join(found)
    yield "\n".join(f"- {word}" for word in found)
    yield "Severity: critical. We recommend to hold all shipments and obtain a licence.\n\n" + " ".join(found)


def lists(material: Material, _: random.Random) -> Iterator[str | bytes]:
    """All terms of all findings, run on, as items, a finding an item, and as cells."""
    pool = {finding.id: terms(material, finding) for finding in material.live}
    every = [term for found in pool.values() for term in found]
    yield from (separator.join(every) for separator in _SEPARATORS)
    yield "\n".join(f"- {term}" for term in every)
    yield "\n".join(f"- {', '.join(found)}" for found in pool.values())
    head = "| Finding | Terms | Severity | Remediation |\n|---|---|---|---|\n"
    yield head + "\n".join(
        f"| {finding.title} | {', '.join(pool[finding.id])} | {finding.severity} | hold, stop, licence |" for finding in material.live
    )


def shotgun(material: Material, _: random.Random) -> Iterator[str | bytes]:
    """A section a finding: its own terms, its severity and a remedy, without sentences; then with one plain sentence of treatment."""
    for separator in _SEPARATORS:
        bare, rated = list[str](), list[str]()
        for finding in material.live:
            found = separator.join(terms(material, finding))
            bare.append(f"## {finding.title}\n\n{found}{separator}severity: {finding.severity}{separator}hold{separator}obtain licence")
            rated.append(f"## {finding.title}\n\n{found}.\n\nWe rate this as {finding.severity}. Hold the shipment and obtain a licence.")
        yield from ("\n\n".join(bare), "\n\n".join(rated))


def stated(material: Material, _: random.Random) -> Iterator[str | bytes]:
    """What the anchors print about each fact after a title: its name as an item, then the author's own sentence; both rated."""
    for line in (lambda fact: f"- {fact.id.replace('-', ' ')}", lambda fact: f"- {fact.states}."):
        yield "\n\n".join(
            "\n".join([f"## {finding.title}\n", *map(line, finding.facts), f"\nSeverity: {finding.severity}. Hold it."])
            for finding in material.live
        )


def stitched(material: Material, chance: random.Random) -> Iterator[str | bytes]:
    """Terms poured into templates, one template a memo and mixed."""
    for templates in (_TEMPLATES[:1], _TEMPLATES):
        parts = []
        for finding in material.live:
            pool = terms(material, finding)
            lines = [chance.choice(templates).format(*chance.choices(pool, k=_SLOTS)) for _ in range(_STITCHES)]
            treatment = f"The severity is {finding.severity}. Hold the shipment and obtain a licence."
            parts.append(f"## {finding.title}\n\n{' '.join(lines)} {treatment}")
        yield "\n\n".join(parts)
