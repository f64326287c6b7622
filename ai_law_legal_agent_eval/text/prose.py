"""How far a run of words reads like prose: grammar words, a finite verb."""

from collections.abc import Sequence

from ai_law_legal_agent_eval.text.alternatives import listed
from ai_law_legal_agent_eval.text.verbs import SURE_VERBS
from ai_law_legal_agent_eval.text.words import FUNCTION_WORDS

_AUXILIARIES = frozenset(
    listed(
        "is are was were am be been has have had do does did will would shall should can could may might must cannot"
        " isn't aren't wasn't weren't hasn't haven't hadn't don't doesn't didn't won't wouldn't shouldn't can't couldn't"
        " mustn't"
    )
)
# Bases and forms that may be nouns, of verbs that state a fact; what is hardly ever a noun stands in `verbs`.
_FINITE = frozenset(
    listed(
        "advise apply bars bind breach breaches conclude control controls count cover depart draws equals exceed exports fail fall give"
        " go hold lack leave lists make mean names need own pass put rate recommend remain require rest sails ship ships show stand"
        " states total totals slid grew forgot"
    )
)
_FORMS = _AUXILIARIES | _FINITE | SURE_VERBS


def function_share(run: Sequence[str]) -> float:
    """Return the share (0..1) of grammar words; honest prose has 0.26 and more, a word list next to none.

    >>> function_share("the licence does not cover l2".split()), function_share("licence quantity l2 excess".split())
    (0.5, 0.0)
    """
    return sum(map(FUNCTION_WORDS.__contains__, run)) / len(run) if run else 0.0


def has_finite_verb(run: Sequence[str]) -> bool:
    """Whether a finite verb stands among the words, as far as forms alone can tell.

    >>> has_finite_verb("l2 exceeds the limit".split()), has_finite_verb("licence limit excess".split())
    (True, False)
    """
    return not _FORMS.isdisjoint(run) or any(map(_is_past, run))


def _is_past(word: str) -> bool:
    return len(word) > 4 and word.endswith("ed") and not word.endswith("eed")
