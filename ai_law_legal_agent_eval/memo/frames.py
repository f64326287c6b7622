# ruff: noqa: E501 - tables: a row stays on one line
"""Whether a memo stands behind a sentence as a whole: how it opens, how it closes, and what the next sentence says of it.

Author's choice throughout, as in `vocabulary`. Kept short: whoever can write the honest sentence gains nothing by framing it.
"""

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Literal

from ai_law_legal_agent_eval.text.alternatives import listed
from ai_law_legal_agent_eval.text.fold import fold
from ai_law_legal_agent_eval.text.polarity import Status
from ai_law_legal_agent_eval.text.words import FUNCTION_WORDS, words

_REFUTATION = re.compile(
    r"\A[\W_]*(?:but |however,? |yet |in fact,? )?(?:(?:that|this|it|(?:such (?:a )?|that |this |the )(?:reading|view|claim|conclusion|inference|suggestion|argument|impression|assumption|answer)|which|he|she|they|both) (?:is|was|are|were) (?:simply |plainly |quite |clearly |also |in our view )?(?:wrong|incorrect|mistaken|false|untrue|not (?:so|right|correct|true|the case)|unfounded|an error|a mistake)|(?:it|they|that|this) (?:does|do|did|is|are|was|has|have|cannot|can)(?: not|n't)?(?: so)?\.?\Z|we (?:disagree|reject|do not (?:agree|share|adopt))|(?:that|this|it) (?:is|was|would be)(?: not|n't) (?:our|my|the firm's|this memo's|the) (?:advice|view|position|conclusion|reading|finding|case|law|rule|test)\b"
    r"|(?:r\d[\d.]*|the (?:rule|law|ear|reference|regulations?|text|record|licen[cs]e|list|file|evidence|documents?)|nothing in [^,;.]{1,40}?)(?: plainly| simply| in fact)? (?:(?:does not|doesn't|do not|don't|did not|will not|cannot) (?:permit|allow|support|bear|warrant|sustain|say|know|require|contain|have) (?:it|that|this|so|such a \w+|any such \w+)|(?:has|have|knows?|contains?|supports?|says?) (?:none|no such \w+|nothing of the (?:kind|sort)))(?=[.,;:]|\Z)"
    r"|not so\b|wrong[.!,]|no[.!,])"
)
_REFUTED_AFTER = re.compile(
    r"\b(?:is|are|was|were|would be)(?: \w+){0,2} (?:wrong|mistaken|incorrect|misconceived|untenable|erroneous|unfounded|false|untrue|not (?:right|correct|so|true|the law|tenable|sustainable))\b|\b(?:cannot|does not|do not|did not) (?:be right|be correct|stand|survive|hold|hold up|withstand)\b"
)
"""Said of the subject that came before in the same sentence: it takes the claim back."""
_LEAD = r"\A[\W_]*(?:(?:and|but|so|yet|now|still|further|moreover|also|again|however|in addition|second|third|first|finally|then),? )?"
_OTHERS = (
    r"(?:the |their |its |his |her |our |a |some |one )?(?!we\b|i\b|you\b|our\b|this\b|that\b|it\b|reference\b|record\b|file\b|r\d|section|article|clause|annex|rule|statement|report|workbook|dossier|minutes|documents?|evidence|dashboard)"
    r"[a-z][\w'.&-]*(?: (?!that\b)[a-z][\w'.&-]*){0,4}?"
)
_SAYING = (
    r"(?:say|says|said|claim|claims|claimed|argue|argues|argued|contend|contends|contended|assert|asserts|asserted|allege|alleges|alleged|maintain|maintains|maintained|insist|insists|insisted|believe|believes|believed"
    r"|suggest|suggests|suggested|think|thinks|thought|feel|feels|fear|fears|takes? it|(?:takes?|took) the (?:view|position|line|stance)|would have it|pretend|pretends|suppose|supposes|tell us|tells us|told us|submit|submits|submitted)"
)
_OPENING_WORDS: tuple[tuple[Status, str], ...] = (
    (
        "negated",
        r"(?:it|this|that) (?:is|was|would be)(?: not|n't)(?: \w+)? (?:the case|true|so|correct|right|accurate|our view|our position|our finding|established|shown|proved|proven) (?:that|to (?:say|state|claim))\b",
    ),
    (
        "negated",
        r"(?:it|this) (?:is|was|would be)(?: \w+)? (?:wrong|incorrect|false|untrue|mistaken|inaccurate|a mistake|an error|a misreading|far from true|far from clear|not) (?:to (?:say|state|suggest|claim|conclude|assume|think|argue)|that)\b",
    ),
    (
        "negated",
        r"(?:we|i|this memo(?:randum)?|our firm) (?:do|does|did|would|can|could|are|am)(?: not|n't| not) (?:\w+ )?(?:say|accept|believe|think|find|agree|conclude|consider|suggest|see|maintain|hold|claim|contend|satisfied|of the view|persuaded)(?:ed)?\b(?: that)?",
    ),
    (
        "negated",
        r"(?:nobody|no one|nothing|none of the documents|no document|the record nowhere|the record never) (?:\w+ )?(?:says|said|shows|suggests|claims|states|proves|supports|establishes|believes)\b(?: that)?",
    ),
    (
        "negated",
        r"(?:we|i) (?:deny|doubt|reject|dispute|disagree)\b|(?:not: |not that |contrary to|far from|there is no (?:evidence|basis|ground|reason)|not so\b|by no means)",
    ),
    (
        "hypothetical",
        r"(?:if|unless|suppose|supposing|assume|assuming|imagine|were|had|should|provided|in the event|let us (?:assume|suppose|imagine)|hypothetically|for the sake of argument|in theory|conceivably|what if|only if|it would (?:only )?be true)\b(?! (?:necessary|needed|possible|appropriate|so|not|any|anything|ever|need be|at all)\b)",
    ),
    (
        "hypothetical",
        r"(?:it (?:may|might|could|would|can) (?!not be (?:clearer|plainer|more)\b)(?!\w*(?:be )?(?:prudent|wise|safer|better|advisable|best|necessary|help)\b)[^,.;:]{0,40}?\bthat\b|it is (?:possible|conceivable|arguable|thinkable|imaginable|perhaps)\b"
        r"|(?:perhaps|maybe|possibly)\b|in (?:a|an|some|another|any) (?:\w+ )?(?:world|universe|scenario|life)\b|on (?:other|different|another set of|a different set of) (?:facts|footing)\b)",
    ),
    (
        "asked",
        r"(?:whether|is it|are we|could it be|the question (?:is|was|arises)|one may ask|one might ask|(?:we|i) (?:were|was|are|have been) asked|you asked|it was asked|it is (?:unclear|unknown|uncertain|open|an open question)|(?:we|i) do(?: not|n't) know)\b(?! (?:to|for) )",
    ),
    (
        "attributed",
        r"(?:according to|in the (?:view|words|opinion|submission) of|on|as) (?:the )?(?:seller|buyer|supplier|purchaser|customer|client|reseller|vendor|forwarder|agent|broker|insurer|management|counterparty|other side|sales team|company)(?:'s (?:account|case|view|version|theory))?\b(?: (?:says|sees it|puts it|has it|argues|claims))?,",
    ),
    (
        "attributed",
        r"(?:it (?:is|was|has been) (?:said|claimed|alleged|suggested|argued|asserted|rumoured|rumored|thought|believed|reported)|allegedly|reportedly|supposedly|purportedly)\b",
    ),
    (
        "attributed",
        r"(?:in|on|from|to) (?:the )?[a-z][\w.&-]*(?: [a-z][\w.&-]*){0,2}'s (?:view|opinion|words|account|case|version|eyes|telling|story|theory)\b",
    ),
    (
        "negated",
        r"\[?(?:untrue|false|incorrect|wrong|withdrawn|deleted|rejected|retracted|struck(?: out)?|superseded)(?: \w+){0,2}: (?=[^\W\d])|it (?:is|was) (?:a|an|pure|mere) (?:\w+ )?(?:myth|legend|lie|fallacy|fable|fiction|misconception|misunderstanding|joke|invention|rumou?r)\b"
        r"|there (?:is|was) (?:nothing|no \w+|little) to (?:show|suggest|prove|indicate|establish|support)\b|as if\b|(?:we|i) (?:are|am) not (?:sure|certain|convinced)\b|(?:we|i) (?:dream(?:t|ed)|imagine[ds]?|made up|invented)\b",
    ),
    (
        "attributed",
        r"(?:there (?:is|was) (?:a|an|some) (?:rumou?r|story|tale|suggestion|allegation|claim|theory|suspicion) that|in (?:the|a|his|her|some) (?:novel|story|film|fable|dream|tale))\b",
    ),
    ("attributed", rf"{_OTHERS} {_SAYING}\b(?: that\b|,| the\b| it\b| [a-z]\d)"),
    (
        "dismissed",
        r"(?:it|this) (?:is|was)(?: not|n't) (?:an? |any |our )?(?:issue|problem|concern|finding|matter|risk|violation|breach|point)s? (?:that|if|when|because)\b|(?:no issue|nothing) (?:arises|turns|follows) (?:from|on)\b|we are not (?:concerned|troubled|worried)\b",
    ),
)
_ANY_OPENING = re.compile(f"{_LEAD}(?:{'|'.join(f'(?:{pattern})' for _, pattern in _OPENING_WORDS)})")
_OPENINGS = tuple((status, re.compile(_LEAD + pattern)) for status, pattern in _OPENING_WORDS)
"""How a sentence opens when all of it is denied, supposed, asked, another's word, or no matter."""
_PARTY = r"(?!we\b|i\b|our\b|this\b|r\d|section|article|clause|annex|rule)(?:the )?[a-z][\w.&'-]*(?: [a-z][\w.&'-]*){0,3}?"
_CLOSINGS: tuple[tuple[Status, re.Pattern[str]], ...] = (
    ("asked", re.compile(r"\?[!?]*[\"')\]]*\Z")),
    ("attributed", re.compile(r"\A\"[^\"]+\"[.!]?\Z")),
    (
        "attributed",
        re.compile(
            rf"[(,-](?:(?<=\()so {_PARTY}| ?(?:says|thinks|claims|argues|believes) {_PARTY}|(?<=\(){_PARTY}'s? (?:view|words|position|claim|account|case|opinion)"
            rf"|(?<=,) (?!as |i |we ){_PARTY} (?:says|claims|argues|believes|thinks|insists|maintains))\)?[.!]?\Z"
        ),
    ),
    ("attributed", re.compile(rf" or so {_PARTY} {_SAYING}\)?[.!]?\Z")),
    (
        "negated",
        re.compile(
            r"[;:,([-](?:(?<=[;:,-]) (?:but |and |which |or )?(?:(?:that|this|it|all of (?:this|that|it)) (?:is|was)(?: \w+)? (?:not (?:so|true|right|correct|the case)|wrong|untrue|false|mistaken|incorrect)"
            r"|none of (?:this|that|it) (?:is|was) (?:so|true|right|correct)|the (?:contrary|opposite|reverse) (?:is true|is the case|holds))|(?<=[,;-]) not so|(?:(?<=[;,]) |(?<= -) |(?<=[([]))(?:not(?: true| so| correct| really| at all)?|untrue|false|wrong|withdrawn|retracted|deleted)[)\]]?)[.!]?\Z"
        ),
    ),
    (
        "dismissed",
        re.compile(
            r"[,;:-] (?:but|and|which|though|yet|however,?) (?:(?:that|this|it|there|we) )?(?:(?:is|are|was|raises?|need|needs|requires?|calls? for|see|do|does)(?: \w+)? )?(?:no|not an?|not any|nothing|fine|in order)\b[^,;:]{0,50}?(?:issue|problem|concern|action|violation|risk|matter|finding|needed|required|of it|fine|order)[.!]?\Z"
        ),
    ),
)
"""How a sentence closes when all of it is asked, another's word, denied or set aside. A pattern that begins with one set of marks is tried
at those alone."""
_WHOLE = r"(?:(?:the|this|all|all of the|everything|none of the|nothing|any of the|no part of the|the (?:text|points?|statements?|section|passages?|paragraphs?|remarks?|findings?)) (?:above|below|foregoing|following|preceding)|(?:all|none|any|each|every|not one|every one|nothing|everything|no part|every (?:word|point|statement|sentence)) (?:of|in) (?:this|these|those|the|that)(?: (?:section|points?|statements?|views?|findings?|part|paragraphs?|memo(?:randum)?|note|remarks?))?|(?:this|the whole) (?:section|memo(?:randum)?|note|part|paragraph)|(?:these|those) (?:points|statements|views|findings|remarks|paragraphs)|what (?:follows|precedes|stands (?:above|below|here))|everything (?:said|stated|written) (?:here|above|below)|every (?:point|statement|word) (?:here|above|below))"
_DISOWNED = r"(?:(?:not|no longer) (?:our|my|the|the firm's) (?:view|position|opinion|word)|withdrawn|retracted|rejected|refuted|disproved|disavowed|abandoned|unfounded|untenable|wrong|false|untrue|mistaken|incorrect|erroneous|fictitious|invented|(?:not|no longer) (?:true|so|right|correct|maintained|adopted|endorsed|meant|held))"
_DISOWNING = re.compile(
    rf"\b{_WHOLE}(?! of (?:the (?!memo|note|section)|its|their|his|her)\b)(?: [\w']+){{0,8}}? (?:is|are|was|were|has been|have been|stands?|to be|proved)(?: \w+ly| all| now| since| hereby| to be| quite)* {_DISOWNED}(?: (?:from beginning to end|in (?:full|every respect|its entirety|all respects|whole)|throughout|(?:by|on|in) [^,;:]{{3,40}}))?[.!]?\Z"
    rf"|\b(?:none|nothing|not one|no part|not a word)\b(?: [\w']+){{0,5}} (?:above|below|foregoing|following|points?|statements?|section|views?|findings?|memo(?:randum)?|here|this|these|it|them) (?:is|are|was|were|holds?|remains?|stands?)(?: so| true| right| correct| maintained| adopted| meant| good| our view)?[.!]?\Z"
    rf"|\b(?:disregard|ignore|withdraw|retract|reject|disavow|take back|do(?: not|n't) (?:share|adopt|endorse|hold|maintain)|no longer (?:share|adopt|endorse|hold|maintain))(?: hereby| now)? {_WHOLE}(?: (?:in (?:full|its entirety|whole)|again|entirely|hereby))?[.!]?\Z"
    rf"|\b{_WHOLE}(?:, which|[^.;:]{{0,80}} which)? (?:we|i) (?:now |hereby |do not )?(?:reject|withdraw|retract|adopt|share|endorse|disavow|deny)\b|\b(?:following|below),? which (?:we|i) (?:reject|deny|do not (?:share|adopt|accept))\b"
    r"|\A[\W_]*the (?:opposite|reverse|contrary) (?:is|was|holds)(?: true)?(?: in (?:every|all) respects?| throughout| of (?:all|everything) (?:of )?(?:this|the above))[.!]?\Z"
)
"""A sentence that takes back all that stands around it; it closes with the taking back, so that a fault of something else is none."""
_DISOWNING_WORDS = frozenset(
    listed(
        "view position opinion word withdrawn retracted rejected refuted disproved disavowed abandoned unfounded untenable wrong false untrue mistaken"
        " incorrect erroneous fictitious invented true so right correct maintained adopted endorsed meant held none nothing not no disregard ignore"
        " withdraw retract reject disavow take share adopt endorse hold maintain deny opposite reverse contrary"
    )
)
"""A sentence without any of these words cannot match `_DISOWNING`, which is slow."""
_WHOLE_MEMO = re.compile(r"\b(?:memo(?:randum)?|note)\b")
_SET_ASIDE = re.compile(
    r"\A[\W_]*(?:but |however,? |yet )?(?:that|this|it|all of (?:this|that|it)) (?:(?:is|was)(?: \w+ly| all| quite)* (?:fine|in order|acceptable|harmless|unobjectionable|unproblematic|(?:no|not an?) (?:\w+ )?(?:issue|problem|concern|violation|breach|risk|finding)\b)|(?:needs?|requires?|calls? for|raises?|poses?) (?:no|nothing)\b)"
)
_ECHO = re.compile(
    r"\A[\W_]*(?:but |however,? |yet |in fact,? )?(?:it|they|that|this|he|she|both|neither) (?:does|do|did|is|are|was|were|has|have)(?: not|n't)\b([^.;]*)"
)
"""A denial that refutes the sentence before only when it takes up one of that sentence's words."""


@lru_cache(maxsize=8192)
def frame_of(text: str) -> Status | None:
    """Return the status that a folded sentence's opening or closing gives to all of it, None when it stands plainly.

    >>> frame_of("it is not the case that severity: high."), frame_of("according to annex b, jernih is held by ningshuo.")
    ('negated', None)
    >>> frame_of("l2 exceeds the licence (so the buyer).")
    'attributed'
    """
    opening = next((status for status, pattern in _OPENINGS if pattern.match(text)), None) if _ANY_OPENING.match(text) else None
    return opening or next((status for status, pattern in _CLOSINGS if pattern.search(text)), None)


@lru_cache(maxsize=8192)
def disowns(text: str) -> Literal["memo", "section"] | None:
    """Return how far a folded sentence takes back what stands around it: its section, the whole memo, or nothing.

    >>> disowns("none of the above is so."), disowns("this memo has been withdrawn."), disowns("this section of the form is wrong on two points.")
    ('section', 'memo', None)
    """
    if not _DISOWNING.search(text):
        return None
    return "memo" if _WHOLE_MEMO.search(text) else "section"


def may_disown(said: Iterable[str]) -> bool:
    """Return whether a sentence of these words needs to be asked whether it disowns anything."""
    return not _DISOWNING_WORDS.isdisjoint(said)


def is_refuted_after(text: str, at: int) -> bool:
    """Return whether a sentence takes back, after `at`, what it said before ("... is wrong")."""
    return bool(_REFUTED_AFTER.search(text, at))


@lru_cache(maxsize=8192)
def is_refuted_by(text: str, following: str) -> bool:
    """Return whether the next sentence takes a folded sentence back; a denial of something else does not.

    >>> is_refuted_by("l2 may leave on 17 april.", "that is wrong."), is_refuted_by("we rate this as high.", "it is not a technicality.")
    (True, False)
    >>> is_refuted_by("selat murni is a listed party.", "it is not listed.")
    True
    """
    if not following:
        return False
    if _REFUTATION.match(following) or _SET_ASIDE.match(following):
        return True
    denial = _ECHO.match(following)
    return denial is not None and not _content(denial[1]).isdisjoint(_content(text))


def _content(text: str) -> set[str]:
    return {word.stem for word in words(fold(text)) if word.text not in FUNCTION_WORDS}


def standing(text: str, following: str) -> Status | None:
    """Return the status that frame or refutation gives to a whole sentence, None when the memo stands behind it."""
    return "negated" if is_refuted_by(text, following) else frame_of(text)
