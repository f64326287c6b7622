"""Verbs of legal prose in their finite forms, and the small closed classes that help to see where a clause begins.

A form list cannot parse English; it only has to tell "the seller remains bound" from "the seller, the buyer". Author's choice of words.
"""

from ai_law_legal_agent_eval.text.alternatives import listed

AUXILIARIES = frozenset(
    listed(
        "is are was were am has have had does do did will would shall should can cannot could may might must isn't"
        " aren't wasn't weren't hasn't haven't hadn't doesn't don't didn't won't wouldn't shouldn't can't couldn't"
        " mustn't needn't it's that's there's they're we're"
    )
)

_REGULAR = listed(
    "accept acquire add address admit advise affirm agree allege allow amend amount answer appear apply appoint"
    " approve argue arise arrive assert assign assume attach authorise authorize avoid await bar become bear begin believe"
    " belong bind breach break bring bypass carry cause cease change claim classify clear close collect come complete"
    " comply compute concede conclude concern confirm conflict consider constitute contain contend continue"
    " contradict control convert copy correct count cover create cross cure deal declare defeat define demand deny"
    " depart depend derive describe determine discharge disclose dispute divert draw enter escape establish exceed"
    " exclude execute exempt expect expire explain export extend face fail fall favour favor file fit fix follow"
    " forbid form fulfil give go govern grant happen help hold identify ignore imply import include indicate insist"
    " intend invalidate involve issue keep know lack lapse last lead leave let license licence lie limit list locate"
    " lose maintain make match matter mean measure meet mention miss modify move name need net notice obtain occur"
    " offer omit open operate order overlook overrule override owe own part pass permit place point pose possess"
    " precede prevail prevent prohibit propose protect prove provide put qualify raise rate reach receive recite"
    " recommend record reduce refer refuse reject relate release rely remain remove renew repeat replace report"
    " represent require rescind reserve reside resolve respond rest restore restrict result return reveal rise run"
    " satisfy say see seek seem sell send serve service settle shift ship show sign sit slip source specify stand"
    " start state stay stop submit suffice suggest supply support survive suspend take tell terminate think touch"
    " trade train transfer treat trigger turn undertake use vary violate waive want warn warrant withdraw withhold"
    " work write yield"
)
_IRREGULAR_PAST = frozenset(
    listed(
        "arose became began bound broke brought came drew fell forbade found gave got held kept knew lapsed lay led left"
        " lost made meant met overrode ran rose said sat saw sent showed sold stood took told thought undertook"
        " understood went withdrew withheld wrote stayed paid"
    )
)
_NOT_PLURAL = frozenset(
    listed(
        "accepts acquires adds admits advises affirms agrees alleges allows appears applies appoints approves argues"
        " arises asserts assigns assumes avoids bears becomes begins believes belongs binds brings carries ceases clears comes"
        " complies computes concedes concludes confirms considers constitutes contains contends continues contradicts"
        " counts covers creates cures declares defeats defines denies departs depends derives describes determines"
        " discloses diverts enters escapes establishes exceeds excludes executes expects expires explains extends faces"
        " fails falls files fits follows forbids fulfils gives goes governs happens helps holds identifies ignores"
        " implies includes indicates insists intends invalidates involves keeps knows lacks leads leaves lets lies loses"
        " maintains makes means meets mentions misses modifies needs obtains occurs omits operates overlooks overrides"
        " owes owns passes permits poses possesses precedes prevails prevents prohibits protects proves provides puts"
        " qualifies raises reaches receives recites recommends reduces refers refuses rejects relates relies remains"
        " removes renews replaces represents requires rescinds resides resolves responds rests restores restricts reveals"
        " rises satisfies says sees seeks seems sells sends serves settles shifts shows sits specifies stands stays stops"
        " submits suffices suggests survives suspends takes tells terminates thinks treats triggers turns undertakes"
        " varies violates waives wants warns withdraws withholds writes yields"
    )
)


def _third_person(verb: str) -> str:
    if verb.endswith("y") and verb[-2] not in "aeo":
        return verb[:-1] + "ies"
    return verb + ("es" if verb.endswith(("s", "x", "ch", "sh", "go", "do")) else "s")


def _past(verb: str) -> tuple[str, ...]:
    if verb.endswith("e"):
        return (verb + "d",)
    if verb.endswith("y") and verb[-2] not in "aeo":
        return (verb[:-1] + "ied",)
    return (verb + "ed", verb + verb[-1] + "ed")


BASES = frozenset(_REGULAR)
SURE_VERBS = frozenset(_NOT_PLURAL | _IRREGULAR_PAST)
"""Forms that are hardly ever nouns."""
NOUN_LIKE_VERBS = frozenset(map(_third_person, _REGULAR)) - SURE_VERBS
"""Forms that may be plural nouns ("exports", "orders"): verbs only with an object behind them."""
PAST_FORMS = frozenset(form for verb in _REGULAR for form in _past(verb)) - SURE_VERBS
"""Forms that may be participles ("the returned nodes")."""

PARTICIPLES = PAST_FORMS | frozenset(
    listed(
        "caught made sold sent held found told shown taken given known done left kept put cut met lost paid brought"
        " built bought broken written read drawn"
    )
)

SUBJECT_PRONOUNS = frozenset(
    listed("it they we he she i you there nobody nothing someone everyone everything this that these those one none neither each both")
)
DETERMINERS = frozenset(
    listed("the a an its their our his her my your no any each every such some all this that these those both either another")
)
PREPOSITIONS = frozenset(
    listed(
        "of to in on at by for from with without under into onto upon about above below between among against through"
        " during before after until within per via toward towards as than like near over"
    )
)
OBJECT_STARTS = DETERMINERS | frozenset(
    listed("it them him us that whether how what only not to nothing in on at by for from with under into upon as")
)
SUBORDINATORS = frozenset(listed("because since as so that if unless when while where although though whereas"))
LEADING_ADVERBS = frozenset(
    listed(
        "and or so then therefore thus hence also indeed moreover accordingly consequently still nor instead otherwise"
        " now here even only in fact"
    )
)
