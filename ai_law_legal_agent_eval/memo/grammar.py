# ruff: noqa: E501 - tables: a row stays on one line
"""Neighbours that no English sentence has: the mark of shuffled words and of terms poured into templates.

Tables of closed word classes only; no pair here occurs in honest prose but by a slip.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

_ARTICLES = frozenset({"a", "an", "the"})
_DETERMINERS = _ARTICLES | frozenset("its their our your my every".split())
_BE = frozenset("is are was were am".split())
_HAVE = frozenset("has have had".split())
_MODALS = frozenset("will would shall should can could might must cannot".split())  # not "may": it is a month too
_FINITE_AUXILIARIES = _BE | _HAVE | _MODALS | frozenset("does did".split())
_PREPOSITIONS = frozenset("of from into onto upon with without under between among against toward towards during via by for at to".split())
_CONJUNCTIONS = frozenset("and or but nor".split())
_SUBJECTS = frozenset("he she they we i it".split())
_OBJECT_PRONOUNS = frozenset("him them me".split())  # not "us": it is a country too
_LETTERED = frozenset(
    "hall schedule annex annexe appendix exhibit part section block building option table class tier group wing zone unit lot phase item"
    " team site tab column row recital clause article paragraph point route plan scenario version series grade category room floor bay rack"
    " cluster pool wave tranche batch stage step level line list party company entity firm customer vendor supplier model type form".split()
)
_BARE_VERBS = frozenset(
    "obtain suspend amend investigate preserve disclose verify notify ensure comply proceed exceed require determine assume restore rebuild"
    " apply decide remain become occur contain provide receive include"
    " know believe consider conclude recommend advise confirm deny allow permit prohibit resolve correct".split()
)
_THIRD_PERSON = frozenset(
    "exceeds requires remains holds owns covers applies fails means binds shows gives makes goes falls needs says states comes becomes gets puts takes keeps".split()
)
_NOUNS_TOO = frozenset("means states needs remains holds covers shows permit correct resolve contain".split())
"""Verbs that are nouns or adjectives as well ("the means", "the correct figure")."""
_INVERTING = frozenset("nor neither so only then never not nowhere hardly how what when where why which than as".split())
"""Words behind which a verb comes before its subject ("nor could the agent")."""
_NO_LAST = _ARTICLES | frozenset("their our your my every and or but nor if unless because than while although whereas the".split())
_NO_FIRST = frozenset("than".split())
_AN_SOUNDS = "aeiou"
_VOWEL_LETTERS = "aefhilmnorsx"
_LONG_U = ("uni", "use", "usa", "usu", "uti", "one", "once", "eu", "ura", "uk", "us", "u")


def broken_pairs(words: Sequence[str]) -> int:
    """Return how many neighbours among the folded words are impossible; words that cannot stand last or first count one each.

    Give the words between two marks of punctuation: over a mark anything may follow.

    >>> broken_pairs("the of is a under licence l2 exceeds and".split()), broken_pairs("l2 exceeds the licence by sixteen".split())
    (3, 0)
    >>> broken_pairs("hall a is empty".split())
    0
    """
    if len(words) < 2:
        return 0
    broken = sum(
        _is_impossible(first, second) and not _is_label(words, place) and not _is_inverted(words, place)
        for place, (first, second) in enumerate(pairwise(words))
        if first in _FIRSTS
    )
    return broken + (words[-1] in _NO_LAST and not _is_label(words, len(words) - 1)) + (words[0] in _NO_FIRST)


@lru_cache(maxsize=65536)
def may_break(first: str, second: str) -> bool:
    """Whether two neighbours may be impossible; "" is a mark of punctuation or the end.

    >>> may_break("of", "is"), may_break("the", ""), may_break("l2", "exceeds")
    (True, True, False)
    """
    if not (first and second):
        return first in _NO_LAST or second in _NO_FIRST
    return first in _FIRSTS and _is_impossible(first, second)


def _is_label(words: Sequence[str], place: int) -> bool:
    """Whether the word at `place` is the letter of a thing ("Annex A") and no article."""
    return words[place] == "a" and (place == 0 or words[place - 1].removesuffix("s") in _LETTERED)


def _is_inverted(words: Sequence[str], place: int) -> bool:
    """Whether the modal verb at `place` stands before its subject ("nor could the", "should the")."""
    return (
        words[place] in _MODALS
        and words[place + 1] in _DETERMINERS
        and (place == 0 or words[place - 1] in _INVERTING or not words[place - 1].isalpha())
    )


def _is_impossible(first: str, second: str) -> bool:
    if first == second and first in _ALWAYS_SINGLE:
        return True
    if first in _IMPOSSIBLE and second in _IMPOSSIBLE[first]:
        return True
    if first in ("a", "an"):
        return _has_wrong_article(first, second)
    return first in _MODALS and _is_no_verb(second)


_ALWAYS_SINGLE = frozenset("the a an of to in and or is are was by for from with at its their if as on not be has".split())
_AFTER_ARTICLE = (
    _FINITE_AUXILIARIES | _DETERMINERS | _CONJUNCTIONS | _SUBJECTS | _OBJECT_PRONOUNS | (_THIRD_PERSON | _BARE_VERBS) - _NOUNS_TOO
    | frozenset("of from into onto upon with without among against toward towards during via by for at to in than because if that which who this these those there be been be not".split())
)  # fmt: skip
_AFTER_PREPOSITION = _FINITE_AUXILIARIES | frozenset("and but nor because if although he she they we i of than".split())
_IMPOSSIBLE: dict[str, frozenset[str]] = {
    **dict.fromkeys(_DETERMINERS, _AFTER_ARTICLE),
    **dict.fromkeys(_PREPOSITIONS, _AFTER_PREPOSITION),
    **dict.fromkeys(_CONJUNCTIONS, frozenset("and but nor".split())),
    **dict.fromkeys(_BE, _FINITE_AUXILIARIES | _THIRD_PERSON | (_BARE_VERBS - _NOUNS_TOO) | frozenset("do".split())),
    **dict.fromkeys(_HAVE, frozenset("is are was were has have will would shall should can could might must cannot does did of".split())),
    **dict.fromkeys(
        _MODALS, _FINITE_AUXILIARIES - {"have"} | _DETERMINERS | _THIRD_PERSON | frozenset("of from than and nor been".split())
    ),
    **dict.fromkeys(_SUBJECTS, _DETERMINERS | frozenset("of from than he she they we i it".split())),
    "to": _AFTER_PREPOSITION - {"have"} | _THIRD_PERSON | frozenset("of from for with by at been".split()),
    "of": _AFTER_PREPOSITION | _THIRD_PERSON | _BARE_VERBS | frozenset("to be been from for with by at in on or".split()),
    "at": _AFTER_PREPOSITION - {"and"},
    "than": frozenset("of than and or but is are was the".split()) - {"the", "is", "are", "was"},
    "it": frozenset("than he she they we i it".split()),
    "not": frozenset("is are was were has will would should must can could not or".split()),
    "be": _FINITE_AUXILIARIES | frozenset("be been and".split()),
    "been": _FINITE_AUXILIARIES | frozenset("be been of and".split()),
}


_MORE_IMPOSSIBLE: dict[str, frozenset[str]] = {
    **dict.fromkeys(_DETERMINERS, frozenset("as until since when where any therefore whether about".split())),
    **dict.fromkeys("in under".split(), _FINITE_AUXILIARIES - {"must"} | frozenset("be of than because he she they we i".split())),
    **dict.fromkeys("before after until because if although".split(), _FINITE_AUXILIARIES - {"may"} | frozenset("be of than does".split())),
    **dict.fromkeys("we they i".split(), frozenset("that to is has for no with by under".split())),
    **dict.fromkeys(_MODALS, frozenset({"to"})),
    **dict.fromkeys(_BE, frozenset({"be"})),
    **dict.fromkeys("by at with for from".split(), frozenset({"be"})),
    **dict.fromkeys("any same other".split(), frozenset("the a an".split())),
    "no": frozenset("is the has of for a we have not it an may be are was were its their".split()),
    "by": frozenset("to be".split()),
    "with": frozenset("to be".split()),
    "at": frozenset("to in on be".split()),
    "has": frozenset({"be"}),
    "be": frozenset("may is".split()),
    "does": frozenset("is of to was".split()),
    "not": frozenset("does did".split()),
    "this": frozenset({"of"}),
}  # fmt: skip
"""More of them, beside those of the classes above; none stands in a quarter of a million words of honest memos (author's count)."""
_IMPOSSIBLE = {
    word: _IMPOSSIBLE.get(word, frozenset()) | _MORE_IMPOSSIBLE.get(word, frozenset()) for word in {**_IMPOSSIBLE, **_MORE_IMPOSSIBLE}
}
_IMPOSSIBLE["because"] -= {"of"}


_FIRSTS = _ALWAYS_SINGLE | _IMPOSSIBLE.keys()
"""Every word after which one may be impossible."""


def _has_wrong_article(article: str, word: str) -> bool:
    """Whether "a" stands before a vowel or "an" before a consonant; letters spoken one by one and numbers may go either way."""
    if not word.isalpha() or len(word) <= 4:
        return False
    if article == "a":
        return word[0] in _AN_SOUNDS and not word.startswith(_LONG_U)
    return word[0] not in _AN_SOUNDS and not word.startswith(("hon", "hour", "heir", "her"))


def _is_no_verb(word: str) -> bool:
    """Whether a word cannot follow a modal: a number, or a form in -ing."""
    return word.isdigit() or (word.endswith("ing") and len(word) > 5)
