"""Words, their stems, and one spelling for British and American English."""

import re
from functools import lru_cache
from typing import NamedTuple

from ai_law_legal_agent_eval.text.alternatives import listed
from ai_law_legal_agent_eval.text.fold import Folded
from ai_law_legal_agent_eval.text.spans import Span

_WORD = re.compile(r"[^\W_]+(?:'[^\W_]+)*")
_MAX_STEM_CHARS = 40
"""Longer words are codes or garbage and stay as they are; author's choice."""

FUNCTION_WORDS = frozenset(
    listed(
        "a an the this that these those it its he him his she her they them their we us our you your i me my who whom"
        " whose which what is are was were be been being am has have had having do does did will would shall should can"
        " could may might must cannot and or but nor so yet if unless because since although though while whereas when"
        " where why how whether than then as of to in on at by for from with without under over into onto upon about"
        " above below between among against through during before after until within across per via toward towards off"
        " out up down not no never none neither either both all any some each every such only also too very more most"
        " less least there here same other another own just even still already again further thus therefore however"
    )
)
"""Words that carry grammar, not matter."""

_IRREGULAR = {
    "licence": "licens", "licences": "licens", "defence": "defens", "defences": "defens", "offence": "offens", "offences": "offens",
    "pretence": "pretens", "practise": "practic", "practised": "practic", "practising": "practic", "programme": "program",
    "programmes": "program", "judgement": "judgment", "judgements": "judgment", "cheque": "check", "cheques": "check", "grey": "gray",
    "acknowledgement": "acknowledgment", "fulfil": "fulfil", "enrol": "enrol", "skilful": "skilful", "instalment": "instalment",
    "ageing": "age", "tonne": "ton", "tonnes": "ton", "storey": "story", "sceptical": "skeptical", "artefact": "artifact",
    "artefacts": "artifact", "held": "hold", "sold": "sell", "sent": "send", "shown": "show", "left": "leav", "leaves": "leav",
    "broke": "break", "broken": "break", "took": "tak", "taken": "tak", "gave": "giv", "given": "giv", "went": "go", "gone": "go",
    "made": "mak", "bought": "buy", "brought": "bring", "kept": "keep", "met": "meet", "found": "find", "knew": "know", "known": "know",
    "rose": "ris", "risen": "ris", "fell": "fal", "fallen": "fal", "wrote": "writ", "written": "writ", "said": "say", "paid": "pay",
    "agreed": "agre", "guaranteed": "guarante", "analyses": "analysis", "bases": "basis", "thing": "thing", "nothing": "nothing", "anything": "anything", "something": "something",
    "during": "during", "always": "always", "across": "across", "his": "his", "this": "this", "thus": "thus", "species": "species",
    "series": "series", "need": "need", "exceed": "exceed", "proceed": "proceed", "indeed": "indeed", "news": "news", "lens": "lens",
    "does": "do", "goes": "go", "has": "have", "had": "have", "having": "have", "is": "be", "are": "be", "was": "be", "were": "be", "been": "be",
}  # fmt: skip
_ISE_STAYS = frozenset(
    listed(
        "adv exerc otherw prem prom ra r likew prec enterpr franch superv rev compr comprom expert surpr disgu no po w"
        " ar dev improv telev pra exc conc merchand advert treat parad dem appra cru bru chast circumc expertise incis"
    )
)
_OUR_STAYS = frozenset(listed("our hour four pour tour sour your flour contour detour scour devour amour velour"))
_RE_WORDS = frozenset(listed("centre metre theatre litre fibre calibre kilometre millimetre sabre lustre spectre sombre meagre"))
_OGUE_WORDS = frozenset(listed("catalogue dialogue analogue monologue prologue epilogue"))
_VOWEL = re.compile(r"[aeiouy]")
_ENDING = re.compile(r"(?:ings?|(?<!e)ed)\Z")
_DOUBLED = re.compile(r"([bcdfgklmnprtvz])\1\Z")


class Word(NamedTuple):
    """One word of a folded text, and where it starts."""

    text: str
    start: int

    @property
    def stem(self) -> str:
        return stem(self.text)

    @property
    def end(self) -> int:
        return self.start + len(self.text)

    @property
    def span(self) -> Span:
        return Span(self.start, self.end)


def words(text: str | Folded, span: Span | None = None) -> tuple[Word, ...]:
    """Return the words of a folded text, or of the part of it that `span` covers.

    >>> [word.stem for word in words("two unlicensed nodes, 24-0612")]
    ['two', 'unlicens', 'nod', '24', '0612']
    """
    body = text.text if isinstance(text, Folded) else text
    start, end = (span.start, span.end) if span else (0, len(body))
    return tuple([Word(match.group(), match.start()) for match in _WORD.finditer(body, start, end)])


def word_texts(text: str) -> list[str]:
    """Return the words of a folded text without their places, at a third of the cost.

    >>> word_texts("two unlicensed nodes, 24-0612")
    ['two', 'unlicensed', 'nodes', '24', '0612']
    """
    return _WORD.findall(text)


@lru_cache(maxsize=65536)
def stem(word: str) -> str:
    """Return the stem of a folded word: inflection stripped, British and American spelling made one.

    >>> {stem(word) for word in ("licence", "license", "licensing", "licensed", "licences")}
    {'licens'}
    >>> stem("authorisation") == stem("authorization") == "authorizat", stem("cancelled") == stem("canceling")
    (True, True)
    """
    if word in _IRREGULAR:
        return _IRREGULAR[word]
    if len(word) < 4 or len(word) > _MAX_STEM_CHARS or not word[-1].isalpha():
        return word
    return _uninflected(_respelled(_singular(word.removesuffix("'s").replace("'", ""))))


def _singular(word: str) -> str:
    if word.endswith("ies") and len(word) > 4:
        return word[:-3] + "y"
    if word.endswith(("sses", "xes", "ches", "shes", "zzes")):
        return word[:-2]
    if word.endswith("s") and not word.endswith(("ss", "us", "is")) and len(word) > 3:
        return word[:-1]
    return word


def _respelled(word: str) -> str:
    """The American spelling of a word without its plural."""
    base = _ENDING.sub("", word)
    if base.endswith("our") and len(base) > 4 and base not in _OUR_STAYS:
        return base[:-3] + "or" + word[len(base) :]
    if word in _RE_WORDS:
        return word[:-2] + "er"
    if word in _OGUE_WORDS:
        return word[:-2]
    return _with_z(word)


def _with_z(word: str) -> str:
    match = re.search(r"(?:is|ys)(?=e\Z|ed\Z|ing\Z|er\Z|ation\Z)", word)
    if not match or word[: match.start()] in _ISE_STAYS or len(word[: match.start()]) < 3:
        return word
    return word[: match.end() - 1] + "z" + word[match.end() :]


def _uninflected(word: str) -> str:
    if word.endswith("ied") and len(word) > 4:
        return word[:-3] + "y"
    base = _ENDING.sub("", word)
    if base != word and len(base) >= 3 and _VOWEL.search(base):
        word = base
    elif word.endswith("ly") and len(word) > 6:
        word = word[:-2]
    if word.endswith("tion") and len(word) > 7:
        word = word[:-3]
    return _DOUBLED.sub(r"\1", word.removesuffix("e"))
