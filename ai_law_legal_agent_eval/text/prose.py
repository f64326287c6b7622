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
_FINITE = frozenset(
    listed(
        "exceeds exceed exceeded requires require required remains remain holds hold held shows show leaves leave left"
        " needs need lacks lack covers cover covered applies apply applied fails fail failed means mean binds bind counts"
        " count counted sits stands stand gives give gave makes make made puts put departs depart ships ship shipped"
        " sails goes go went falls fall fell breaches breach rests rest passes pass passed exports owns own owned"
        " controls control says said states equals totals total adds comes came takes took owes bars allows permits"
        " prohibits triggers reaches names lists draws brings became becomes follows meets met rate recommend conclude"
        " advise"
    )
)
_FORMS = _AUXILIARIES | _FINITE | SURE_VERBS


def function_share(run: Sequence[str]) -> float:
    """Return the share (0..1) of grammar words; honest prose has 0.26 and more, a word list next to none.

    >>> function_share("the licence does not cover l2".split()), function_share("licence quantity l2 excess".split())
    (0.5, 0.0)
    """
    return sum(word in FUNCTION_WORDS for word in run) / len(run) if run else 0.0


def has_finite_verb(run: Sequence[str]) -> bool:
    """Whether a finite verb stands among the words, as far as forms alone can tell.

    >>> has_finite_verb("l2 exceeds the limit".split()), has_finite_verb("licence limit excess".split())
    (True, False)
    """
    return any(word in _FORMS or _is_past(word) for word in run)


def _is_past(word: str) -> bool:
    return len(word) > 4 and word.endswith("ed") and not word.endswith("eed")
