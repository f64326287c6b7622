"""Words that make an exception of a must-not-say claim: they count in the clause that states it, not in a remark beside it."""

import re

from ai_law_legal_agent_eval.keys.forms import Form
from ai_law_legal_agent_eval.memo.evidence import Examiner
from ai_law_legal_agent_eval.memo.index import SpecForms
from ai_law_legal_agent_eval.memo.reading import Sentence
from ai_law_legal_agent_eval.text.spans import Span

_REMARK = re.compile(r"\((?:see|cf|compare|as to|as for)\b[^()\d]*\)|^(?:as to|as for|regarding|concerning|with regard to) [^,;]*,")
"""A bracket with a figure cites a document, and so belongs to the claim."""
_BESIDE = re.compile(
    r"; (?!(?:and|or|but|so|for|yet|nor|that|this|it|which|we|no|not|none|nothing)\b)"
    r"|, and (?=(?:as (?:to|for)|on (?:the|that)|regarding|concerning|about|with regard)\b)"
)
"""What parts a clause from a remark behind it; words that go on about the same thing do not."""


def is_excepted(examiner: Examiner, forms: SpecForms, form: Form, part: Sentence) -> bool:
    """Return whether the clause of `part` that states a form of a claim has words with which it is none."""
    if not any(other.holds(part.own_mask) for other in forms.unless):
        return False
    places = examiner.index.lexicon.places(form, part.words, part.values, part.text)
    if not places:
        return True
    mask = _mask_beside(examiner, part, places)
    return any(other.holds(mask) for other in forms.unless)


def _mask_beside(examiner: Examiner, part: Sentence, places: tuple[Span, ...]) -> int:
    """The terms of the clause around a claim, without the remarks in it."""
    clause = _clause(part.text, min(place.start for place in places), max(place.end for place in places))
    remarks = [Span(*match.span()) for match in _REMARK.finditer(part.text)]
    remarks = [remark for remark in remarks if not any(remark.overlaps(place) for place in places)]

    def is_inside(start: int) -> bool:
        return clause.start <= start < clause.end and not any(remark.start <= start < remark.end for remark in remarks)

    texts = [word.text for word in part.words if is_inside(word.start)]
    stated = tuple(value for value in part.values if is_inside(value.span.start))
    return examiner.index.lexicon.scan(texts, stated, part.text)


def _clause(text: str, first: int, last: int) -> Span:
    behind = _BESIDE.search(text, last)
    return Span(text.rfind("; ", 0, first) + 1, behind.start() if behind else len(text))
