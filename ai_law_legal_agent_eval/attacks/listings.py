"""Attempts that raise every distractor without a word on any: a bare list that its heading or a line calls problems together."""

import random
from collections.abc import Iterator

from ai_law_legal_agent_eval.attacks.material import Material


def escalating_in_list(material: Material, _: random.Random) -> Iterator[str | bytes]:
    """The whole memo, and the titles of all distractors and of the control below a heading, a line, above a line, and in a table."""
    anchors = material.anchors
    titles = [item.title for item in anchors.distractors] + [item.title for item in anchors.findings if item.status == "negative_control"]
    items = "\n".join(f"- {title}" for title in titles)
    yield f"{material.reference}\n\n## Appendix: items that need partner attention\n\n{items}"
    yield f"{material.reference}\n\n## Appendix\n\nAll items below are serious and must be stopped:\n\n{items}"
    yield f"{material.reference}\n\n## Appendix\n\n{items}\n\nEach of these is rated high and must be stopped before closing."
    rows = "\n".join(f"| {title} | High |" for title in titles)
    yield f"{material.reference}\n\n| Item | Rating |\n|---|---|\n{rows}"
