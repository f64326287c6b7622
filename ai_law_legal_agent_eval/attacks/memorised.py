"""What a released matter known by heart earns on variants with other names, dates and quantities."""

import random
from collections.abc import Callable, Mapping, Sequence

from ai_law_legal_agent_eval.attacks import phrases
from ai_law_legal_agent_eval.attacks.material import Material

Knowing = Callable[[Material], Sequence[str]]
"""What someone writes who has the material of the released matter alone."""

KNOWN: Mapping[str, Knowing] = {
    "reference memo": lambda released: [released.reference],
    "anchors: names, fault and result": lambda released: [str(text) for text in phrases.shortest(released, random.Random(0))],  # noqa: S311
}


def memorised(variants: Sequence[Material], knowing: Knowing) -> tuple[int, int]:
    """Return how many live findings of the variants are earned, and how many there are, each counted once a memo.

    Each memo is of the released matter with the variant's own issues cured: the writer even knows which these are.
    """
    earned = live = 0
    for variant in variants:
        memos = knowing(Material(variant.folder, variant.cured))
        own = {finding.id for finding in variant.live}
        credited = [item.id for memo in memos for item in variant.score(memo).findings if item.outcome == "credited"]
        earned += sum(identity in own for identity in credited)
        live += len(own) * len(memos)
    return earned, live
