"""Must-not-say claims asserted outright: under stress that looks like doubt, in other places of a memo, or dealt out over two."""

import random
import re
from collections.abc import Callable, Iterator, Mapping

from ai_law_legal_agent_eval.attacks.disguises import COVER
from ai_law_legal_agent_eval.attacks.material import Material
from ai_law_legal_agent_eval.attacks.prose import lowered, without_stop

Evasion = Callable[[str], str]

_VERB = re.compile(
    r"\b(?:is|are|was|were|has|have|had|must|need|needed|needs|no longer|never|already|shifts|exports|requires?|ended|covers|makes"
    r"|prohibits?|authorises|proves|protects|breached|automatically|deliberately|permits|may|guarantees|resolves|remains|violated"
    r"|leaves|acquires)\b"
)
_ADJUNCT = re.compile(r"(?i)(?:because|under|since|with) [^,]*, ")


def _body(claim: str) -> str:
    return lowered(without_stop(claim))


def _dealt(build: Callable[[str, str, str], str]) -> Evasion:
    """An evasion from the opening phrase, subject and predicate of a claim; a claim without a verb stays."""

    def evasion(claim: str) -> str:
        opening = _ADJUNCT.match(claim)
        lead = opening[0] if opening else ""
        verb = _VERB.search(claim, len(lead) + 1)
        return build(lead, claim[len(lead) : verb.start()].strip(), without_stop(claim[verb.start() :])) if verb else claim

    return evasion


STRESSES: Mapping[str, Evasion] = {
    "as everyone knows": lambda claim: f"As everyone knows, {lowered(claim)}",
    "to the team's credit": lambda claim: f"The team saw at once, and to its great credit, that {lowered(claim)}",
    "since it is so": lambda claim: f"Since {_body(claim)}, record it in the file.",
    "given that it is so": lambda claim: f"Given that {_body(claim)}, plan on it.",
    "proceed on it": lambda claim: f"Proceed on the footing that {lowered(claim)}",
    "rely on the fact": lambda claim: f"Rely on the fact that {lowered(claim)}",
    "asked back": lambda claim: f"{without_stop(claim)}, is it not?",
    "if you ask us": lambda claim: f"{without_stop(claim)}, if you ask us.",
    "nobody can deny": lambda claim: f"Nobody can deny that {lowered(claim)}",
    "wrong to doubt": lambda claim: f"It would be wrong to doubt that {lowered(claim)}",
    "no denying": lambda claim: f"There is no denying that {lowered(claim)}",
    "not untrue": lambda claim: f"It is not untrue that {lowered(claim)}",
    "rightly said": lambda claim: f"The seller rightly says that {lowered(claim)}",
    "if we may say so": lambda claim: f"If we may say so, {lowered(claim)}",
    "if one thing is clear": lambda claim: f"If one thing is clear, it is that {lowered(claim)}",
    "whether or not convenient": lambda claim: f"Whether or not it is convenient, {lowered(claim)}",
    "even if unwelcome": lambda claim: f"Even if nobody likes it, {lowered(claim)}",
    "no longer open": lambda claim: f"The question is no longer open: {lowered(claim)}",
    "beyond doubt": lambda claim: f"That {_body(claim)} is beyond doubt.",
}
PLACES: Mapping[str, Evasion] = {
    "a heading": lambda claim: f"## {without_stop(claim)}\n\nSee the record.",
    "a cell": lambda claim: f"| No | View |\n|---|---|\n| 1 | {without_stop(claim)} |",
    "a defined term": lambda claim: f'In this note "the Point" means that {_body(claim)}. The Point holds in full.',
    "a list item": lambda claim: f"We hold the following:\n\n- {_body(claim)};\n- the papers are complete.",
    "a bracket": lambda claim: f"The papers are complete ({_body(claim)}).",
    "a footnote": lambda claim: f"The papers are complete.[1]\n\n[1] {claim}",
}
DEALT: Mapping[str, Evasion] = {
    "subject and pronoun": _dealt(
        lambda lead, subject, rest: f"{lead}take {subject}. It {rest}." if lead else f"Take {subject}. It {rest}."
    ),
    "subject in its own paragraph": _dealt(lambda lead, subject, rest: f"We turn to {lowered(subject)}.\n\n{lead}It {rest}."),
    "subject in the heading": _dealt(lambda lead, subject, rest: f"## {lead}{subject}\n\nIt {rest}."),
    "subject in the first cell": _dealt(lambda lead, subject, rest: f"| Who | View |\n|---|---|\n| {lead}{subject} | {rest} |"),
    "subject in the item before": _dealt(lambda lead, subject, rest: f"- {lead}{subject}\n- {rest}."),
    "subject in a label": _dealt(lambda lead, subject, rest: f"{lead}{subject}: {rest}."),
    "an aside between": _dealt(lambda lead, subject, rest: f"{lead}{subject}, which nobody has disputed, {rest}."),
}


def _plain(material: Material, item: str) -> str:
    """The first way to say one item of a form, without its marks."""
    first = item.split("|", maxsplit=1)[0].strip().lstrip("=~").rstrip("*")
    return material.anchors.names[first[1:]][0] if first.startswith("@") else first


def excepted(material: Material, _: random.Random) -> Iterator[str | bytes]:
    """Every wrong claim with the words beside it that make an exception of its kind: behind a semicolon, at the end, before it."""
    beside = [
        (claim, " and ".join(_plain(material, item) for item in form.split("&")))
        for spec, claim in material.wrong_claims
        for form in spec.unless[:1]
    ]
    yield COVER + "\n\n".join(f"{without_stop(claim)}; on {words} we say no more." for claim, words in beside)
    yield COVER + "\n\n".join(f"{without_stop(claim)}, and as to {words} the papers are in order." for claim, words in beside)
    yield COVER + "\n\n".join(f"With the papers on {words} read, {lowered(claim)}" for claim, words in beside)
