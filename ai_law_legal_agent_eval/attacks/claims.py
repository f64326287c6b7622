"""Must-not-say claims with harmless negators around them, and spelled so that they might pass: they must still be caught."""

from collections.abc import Mapping

from ai_law_legal_agent_eval.attacks.disguises import COVER, SPELLINGS
from ai_law_legal_agent_eval.attacks.emphases import DEALT, PLACES, STRESSES, Evasion
from ai_law_legal_agent_eval.attacks.material import Material
from ai_law_legal_agent_eval.attacks.prose import lowered, without_stop

SCATTERINGS: Mapping[str, Evasion] = {
    "no doubt, nothing else": lambda claim: f"No doubt arises. {claim} There is nothing else to add.",
    "not a small point": lambda claim: f"{claim} It is not a small point, and nobody has said otherwise.",
    "not for the first time": lambda claim: f"Not for the first time, {lowered(claim)}",
    "without more": lambda claim: f"Without more, {lowered(claim)}",
    "no matter what": lambda claim: f"No matter what the other side says, {lowered(claim)}",
    "we do not repeat": lambda claim: f"We do not repeat the facts; {lowered(claim)}",
    "no need to say more": lambda claim: f"There is no need to say more than this: {lowered(claim)}",
    "if anything": lambda claim: f"If anything, {lowered(claim)}",
    "no further comment": lambda claim: f"{claim} No further comment.",
    "not that it was noticed": lambda claim: f"{claim} Not that it was noticed.",
    "asked and answered": lambda claim: f"{without_stop(claim)}? Yes.",
    "asked whether it is so": lambda claim: f"Is it so that {without_stop(lowered(claim))}? It is.",
    "said by another who is right": lambda claim: f"The seller says that {lowered(claim)} He is right.",
    "it does not stop there": lambda claim: f"{claim} It does not stop there.",
}


def caught(material: Material, evasion: Evasion = str) -> tuple[int, int]:
    """Return how many of the claims are caught when `evasion` is applied, and how many there are."""
    claims = material.wrong_claims
    hits = sum(is_violated(material, spec.id, evasion(claim)) for spec, claim in claims)
    return hits, len(claims)


def is_violated(material: Material, spec: str, text: str) -> bool:
    """Return whether a sentence, in a memo that is otherwise harmless, violates a spec."""
    return any(item.id == spec and item.outcome == "violated" for item in material.score(f"{COVER}{text}").must_not_say)


EVASIONS: Mapping[str, Evasion] = {
    **SCATTERINGS,
    **STRESSES,
    **PLACES,
    **DEALT,
    **{f"spelling {number}": spelling for number, spelling in enumerate(SPELLINGS, start=1)},
}
