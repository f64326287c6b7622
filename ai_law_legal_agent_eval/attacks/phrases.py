"""Attempts from the published anchors alone that read as sentences: terms set into phrases of a small grammar."""

import random
from collections.abc import Callable, Iterator, Sequence

from ai_law_legal_agent_eval.attacks.material import Material
from ai_law_legal_agent_eval.keys.forms import SIGNS, parse_form
from ai_law_legal_agent_eval.keys.model import Fact, FindingCore

_LEADS = "Here, |In the papers, |On that footing, |At this stage, |For this point, |By our count, |To our mind, |As we read it, ||||".split(
    "|"
)
_SUBJECTS = (
    "the figure of {}|what we have on {}|our reading of {}|the entry for {}|a note on {}|the matter of {}|the page with {}"
    "|whoever looks at {}|one line about {}|the part on {}"
).split("|")
_PREDICATES = (
    "stands beside|goes together with|is read with|has to be seen with|sits next to|came up with|follows from|turns on|was set against"
    "|belongs to|depends on"
).split("|")
_ENDINGS = " in the record| on this file| at the relevant time| for the client| as it is now| by its terms| under the rules|||".split("|")
_NOTHING = ("the rest of it", "what the client did", "this order", "the plan")
_TREATMENTS = (
    "We rate this as {}. Hold it until the point is resolved.",
    "Our rating for this one is {}, and it must be held until it is cured.",
    "This is {} in our view. Suspend it and obtain a licence.",
    "The severity is {}. It should be stopped before anything else happens.",
    "In sum, {} severity. Stop it now and apply for a licence.",
    "We put this at {}. Do not proceed until it is fixed.",
)
_QUESTIONS, _REPLIES = (
    ("What about ", "How does it stand with ", "And "),
    ("It has ", "One sees ", "That comes to ", "It shows ", "It means "),
)
_ROUNDS = 3
_CHOICES = 4
"""How many alternatives of a term one chooses from: the first are the plainest."""


def _terms(material: Material, form: str, chance: random.Random) -> list[str]:
    """One way to write each item of a form."""
    items = parse_form(form, material.anchors.names)
    plain = [[part.source.strip("=*") for part in item if part.source.strip("=*") not in (*SIGNS, "")] for item in items]
    return [chance.choice(item[:_CHOICES]) for item in plain if item]


def _names(material: Material, finding: FindingCore, chance: random.Random) -> list[str]:
    return [term for form in finding.who for term in _terms(material, form, chance)]


def _sentence(found: Sequence[str], chance: random.Random) -> str:
    first, *others = found
    text = chance.choice(_LEADS) + chance.choice(_SUBJECTS).format(first)
    text += "".join(
        f" {'and ' if place else ''}{chance.choice(_PREDICATES)} {term}" for place, term in enumerate(others or [chance.choice(_NOTHING)])
    )
    return text[0].upper() + text[1:] + chance.choice(_ENDINGS) + "."


def _about(material: Material, facts: Sequence[Fact], chance: random.Random) -> list[str]:
    return [_sentence(_terms(material, chance.choice(fact.forms), chance), chance) for fact in facts]


def _treatment(finding: FindingCore, place: int) -> str:
    return _TREATMENTS[place % len(_TREATMENTS)].format(finding.severity)


def paragraphs(material: Material, chance: random.Random) -> Iterator[str | bytes]:
    """A section a finding: one sentence for what is wrong and one for each fact, then a rating and a remedy."""
    for _ in range(_ROUNDS):
        parts = []
        for place, finding in enumerate(material.live):
            opening = _sentence([*_names(material, finding, chance), chance.choice(finding.wrong).strip("=*")], chance)
            said = " ".join([opening, *_about(material, finding.facts, chance)])
            parts.append(f"## {finding.title}\n\n{said} {_treatment(finding, place)}")
        yield "\n\n".join(parts)


def rows(material: Material, chance: random.Random) -> Iterator[str | bytes]:
    """The same as a table, a row a finding."""
    for _ in range(_ROUNDS):
        lines = ["| Point | What the record shows | Severity | Action |", "|---|---|---|---|"]
        for finding in material.live:
            point = ", ".join([*_names(material, finding, chance), chance.choice(finding.wrong).strip("=*")])
            said = " ".join(_about(material, finding.facts, chance)).replace("|", "/")
            lines.append(f"| {point} | {said} | {finding.severity} | Hold it until the point is resolved. |")
        yield "\n".join(lines)


def answers(material: Material, chance: random.Random) -> Iterator[str | bytes]:
    """A question and an answer for each fact."""
    for _ in range(_ROUNDS):
        parts = []
        for place, finding in enumerate(material.live):
            said = []
            for fact in finding.facts:
                found = _terms(material, chance.choice(fact.forms), chance)
                said.append(f"{chance.choice(_QUESTIONS)}{found[0]}? {chance.choice(_REPLIES)}{' and '.join(found)}.")
            parts.append(f"## {' '.join(_names(material, finding, chance))}\n\n{' '.join(said)} {_treatment(finding, place)}")
        yield "\n\n".join(parts)


def shortest(material: Material, chance: random.Random) -> Iterator[str | bytes]:
    """No more than names, fault and computed result (or two facts) in a sentence each: what a terse lawyer writes too."""
    for _ in range(_ROUNDS):
        parts = []
        for place, finding in enumerate(material.live):
            proof = [fact for fact in finding.facts if fact.kind == "result"] or finding.facts[:2]
            said = [
                _sentence(
                    [
                        *_names(material, finding, chance),
                        *_terms(material, fact.forms[0], chance),
                        chance.choice(finding.wrong).strip("=*"),
                    ],
                    chance,
                )
                for fact in proof
            ]
            parts.append(f"{' '.join(said)} {_treatment(finding, place)}")
        yield "\n\n".join(parts)


def cut_up(material: Material, chance: random.Random) -> Iterator[str | bytes]:
    """The author's own sentence of each fact in three pieces, each with grammar of its own around it."""
    frames: tuple[Callable[[str], str], ...] = (
        lambda piece: f"It is so that {piece}.",
        lambda piece: f"There {piece} is the case.",
        lambda piece: f"We find {piece} as well.",
    )
    parts = []
    for place, finding in enumerate(material.live):
        said = []
        for fact in finding.facts:
            words = fact.states.split()
            step = len(words) // len(frames)
            pieces = [words[:step], words[step : 2 * step], words[2 * step :]]
            said += [frame(" ".join(piece)) for frame, piece in zip(frames, pieces, strict=True)]
        parts.append(f"## {' '.join(_names(material, finding, chance))}\n\n{' '.join(said)} {_treatment(finding, place)}")
    yield "\n\n".join(parts)
