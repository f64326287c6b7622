"""Words of ratings, remedies and dismissals, as tables: how lawyers rate an issue, ask for action, or set a point aside.

Everything here reads folded text (lower case, plain quotes and dashes). Author's choice throughout, after reading many memos;
a table and not a matter: no entry knows any matter.
"""

import re

from ai_law_legal_agent_eval.keys.model import Severity

_RATINGS: dict[Severity, str] = {
    "critical": "critical|severe|grave|extreme|very high|very serious|most serious|highest|gravest|top|red|show-?stopper|p0|sev(?:erity)? ?0|urgent",
    "high": "high|serious|major|significant|elevated|substantial|considerable|p1",
    "medium": "medium|moderate|mid(?:dle)?|intermediate|amber|p2|mid-?level",
    "low": "low|minor|negligible|minimal|trivial|slight|green|housekeeping|p3",
}
RATING = "(?:" + "|".join(f"(?P<{level}>{words})" for level, words in _RATINGS.items()) + ")"
RATING_WORDS = frozenset(
    "critical severe grave extreme serious highest gravest top red showstopper urgent high major significant elevated substantial considerable"
    " medium moderate mid middle intermediate amber low minor negligible minimal trivial slight green housekeeping p0 p1 p2 p3".split()
)
_SCALE = r"(?:severity|ratings?|risk(?: level| rating| rank)?|priority|grade|grading|ranking|rank|level(?: of (?:risk|severity|concern|gravity))?|gravity|seriousness|classification|assessment|exposure|urgency|sev)"
_ISSUE = r"(?:severity|risk|priority|rating|ratings|exposure|issue|issues|finding|findings|concern|problem|matter|importance|level|grade|gravity|breach|red flag|urgency|item|category|point|one|rank|standing)"

RATING_POSITIONS = tuple(
    re.compile(pattern.replace("RATING", RATING))
    for pattern in (
        rf"\b{_SCALE}\b ?(?:[:=(\[*|-]+ ?|is |as |of |at |was |stays |remains |should be |must be |would be |to be |we give is |here is )+(?:a |an |set at |put at |rated |rated as |at )?[\"'*(\[]*RATING\b(?! (?:probability|likelihood|degree|bandwidth|memory|volume))",
        r"\b(?:rat(?:e|es|ed|ing)|rank(?:s|ed)?|grad(?:e|es|ed)|class(?:es|ed)?|classif(?:y|ied)|assess(?:ed)?|treat(?:ed)?|regard(?:ed)?|scor(?:e|ed)|mark(?:ed)?|put|consider(?:ed)?|view(?:ed)?|call|deem(?:ed)?|see|judge(?:d)?|place[ds]?)\b(?: [\w'-]+){0,6}? ?(?:as |at |to be |: ?|- ?)?(?:a |an |of )?[\"'*(\[]*RATING\b(?! (?:probability|likelihood|degree|bandwidth|memory|volume|number|quantit|amount))",
        rf"(?<!no )\bRATING\b[- ](?:and \w+ |compliance |legal |export(?:-control)? |regulatory |overall |level )?{_ISSUE}\b",
        r"\b(?:is|are|remains?|being|was|as|makes (?:it|this))\b(?: \w+ly| a| an| our| the| also| still| at least| therefore| thus| rather| quite)* [\"'*]*RATING\b[\"'*]*(?= ?(?:[.,;:!)\]|]|\Z)| (?:and|because|under|since|for|given|in|on|-|within|per|by|but|as|or|with)\b)",
        r"\A[\W_]*(?:to )?RATING(?: ?(?:/|to|-|or) ?(?:critical|high|medium|low))?[\W_]*\Z",
        r"[(\[{]\s*(?:severity |risk |rating |priority )?[:=]? ?RATING\s*(?:severity|risk|priority)?[)\]},;:/]",
        r"\A[\W_]*(?:\(?\d{1,2}[.)] ?)?RATING ?(?:[:.|/,;)\]]|- )",
        r"\A[\W_]*RATING ?\([^()]{0,60}\)(?=[.;:]|\Z)",
        r"(?:- |[:|,;.] ?)RATING[\W_]*\Z",
        r"\| ?\W{0,2}RATING\W{0,2} ?\|",
        r"(?:[.;:] |- )RATING(?=[.;:,!])",
        r"\A[\W_]*RATING(?=[ ,](?:again|too|as well|also|here|for now|for the moment|overall|in (?:my|our) (?:view|opinion)|to (?:my|our) mind|because|since|given|on any view)\b)",
        r"\b(?:so|hence|thus|therefore|accordingly|overall|again),? RATING[\W_]*\Z",
    )
)
"""Where a rating word rates: after a scale word, after a verb of rating, before an issue word, at the end of "is ..", alone."""

_STOPS = (
    r"hold(?:s|ing)?|held|stop(?:s|ped|ping)?|halt(?:s|ed|ing)?|suspend(?:s|ed|ing)?|suspension|paus(?:e|ed|ing)|freez(?:e|ing)|frozen|withhold(?:ing)?|withheld"
    r"|ceas(?:e|ed|ing)|block(?:ed|ing)?|quarantin(?:e|ed|ing)|pull(?:ed|ing)?|defer(?:red|ring)?|postpon(?:e|ed|ing)|delay(?:ed|ing)?|cancel(?:led|ed|ling|ing)?"
    r"|refus(?:e|ed|ing)|embargo(?:ed)?|restrict(?:ed|ing)?|prohibit(?:ed)?|keep(?:ing)? back|kept back|stand(?:ing)? down|com(?:e|es|ing) off|tak(?:e|en|ing) off|str(?:ike|uck) out|stays? put|stay where|wait(?:ing)?|shelv(?:e|ed|ing)|park(?:ed)?|barred|scrap(?:ped)?|call(?:ed)? off|interrupt(?:ed)?|ground(?:ed)?|detain(?:ed)?|retain(?:ed)?|arrest(?:ed)?|lock(?:ed)?|revok(?:e|ed)|disabl(?:e|ed|ing)"
)
_ACTS = (
    r"obtain(?:ed|ing)?|identif(?:y|ied|ying)|seek(?:ing)?|sought|appl(?:y|ied|ying)|get(?:ting)?|secur(?:e|ed|ing)|amend(?:ed|ing|ment)?|correct(?:ed|ing|ion)?|fix(?:ed|ing)?|updat(?:e|ed|ing)|rebuil(?:d|t|ding)"
    r"|reconcil(?:e|ed|ing|iation)|recalculat(?:e|ed|ing)|recomput(?:e|ed|ing)|investigat(?:e|ed|ing|ion)|preserv(?:e|ed|ing|ation)|disclos(?:e|ed|ing|ure)|decid(?:e|ed|ing)|cut(?:ting)?|reduc(?:e|ed|ing|tion)"
    r"|cap(?:ped)?|limit(?:ed|ing)?|trim(?:med|ming)?|split(?:ting)?|bring(?:ing)?|brought|advanc(?:e|ed|ing)|restor(?:e|ed|ing)|revert(?:ed|ing)?|replac(?:e|ed|ing)|confirm(?:ed|ing|ation)?"
    r"|verif(?:y|ied|ying|ication)|check(?:ed|ing)?|requir(?:e|ed|ing)|request(?:ed|ing)?|ask(?:ed|ing)?|demand(?:ed|ing)?|notif(?:y|ied|ying|ication)|report(?:ed|ing)?|fil(?:e|ed|ing)|escalat(?:e|ed|ing|ion)"
    r"|tak(?:e|en|ing)|took|assum(?:e|ed|ing)|sign(?:ed|ing)?|renegotiat(?:e|ed|ing)|terminat(?:e|ed|ing)|instruct(?:ed|ing)?|commission(?:ed)?|track(?:ed|ing)?|document(?:ed|ing)?"
    r"|resolv(?:e|ed|ing)|clear(?:ed|ing)|re-?screen(?:ed|ing)?|screen(?:ed|ing)?|rectif(?:y|ied)|remed(?:y|ied|iate|iated)|revis(?:e|ed|ing)|re-?rout(?:e|ed|ing)|mov(?:e|ed|ing)|recover(?:ed|ing)?"
    r"|retriev(?:e|ed|ing)|collect(?:ed|ing)?|trac(?:e|ed|ing)|audit(?:ed|ing)?|inspect(?:ed|ing)?|visit(?:ed|ing)?|interview(?:ed|ing)?|re-?run(?:ning)?|re-?submit(?:ted)?|withdraw(?:n|ing)?|adopt(?:ed|ing)?"
    r"|implement(?:ed|ing)?|establish(?:ed|ing)?|set up|build|appoint(?:ed)?|engag(?:e|ed|ing)|consult(?:ed|ing)?|consider(?:ed|ing)?|pin(?:ned|ning)?|re-?key(?:ed|ing)?|rotat(?:e|ed)|remov(?:e|ed|ing)"
    r"|identif(?:y|ied|ying)|shut(?:ting)?|deactivat(?:e|ed|ing)|delet(?:e|ed|ing|ion)|eras(?:e|ed|ing)|destroy(?:ed|ing)?|return(?:ed|ing)?|repatriat(?:e|ed|ing)|fly|flown|flying|drop(?:ped|ping)?"
    r"|lower(?:ed|ing)?|invok(?:e|ed|ing)|exercis(?:e|ed|ing)|enforc(?:e|ed|ing)|negotiat(?:e|ed|ing)|ring-?fenc(?:e|ed|ing)|segregat(?:e|ed|ing)|separat(?:e|ed|ing)|re-?configur(?:e|ed|ing)|meter(?:ed|ing)?"
    r"|restat(?:e|ed|ing)|re-?fil(?:e|ed|ing)|supplement(?:ed|ing)?|retain(?:ed|ing)?|renam(?:e|ed|ing)|monitor(?:ed|ing)?|patch(?:ed|ing)?|unlink(?:ed|ing)?|detach(?:ed|ing)?|disabl(?:e|ed|ing)|revok(?:e|ed|ing)"
    r"|switch(?:ed|ing)?|turn(?:ed|ing)?|insert(?:ed)?|add(?:ed|ing)?|re-?draft(?:ed)?|novat(?:e|ed)|execut(?:e|ed|ing)|countersign(?:ed)?|produc(?:e|ed)|provid(?:e|ed)|submit(?:ted|ting)?|make|making|made|put(?:ting)?"
    r"|send(?:ing)?|sent|charter(?:ed)?|re-?book(?:ed|ing)?|book(?:ed|ing)?|re-?schedul(?:e|ed|ing)|schedul(?:e|ed|ing)|prepar(?:e|ed|ing)|draft(?:ed|ing)?|agre(?:e|ed|eing)|insist(?:ed)?|divest(?:ed)?|restructur(?:e|ed|ing)"
    r"|unwind|undo|repair(?:ed)?|isolat(?:e|ed)|certif(?:y|ied)|chang(?:e|ed|ing)|upgrad(?:e|ed)|increas(?:e|ed)|enlarg(?:e|ed)|extend(?:ed)?|renew(?:ed)?|replan(?:ned)?|count(?:ed)?|recount(?:ed)?|re-?calculate|re-?count|keep(?:ing)?|use|using|give|given|find|found|work out|see|ensure|make sure|drop(?:ped)?|remain on hold|wait|await|reinstat(?:e|ed)|re-?label(?:led)?|cured?|settled?|clarif(?:y|ied)|explain(?:ed)?"
)
_BASE = r"decline|hold|stop|halt|suspend|pause|freeze|withhold|cease|block|quarantine|pull|defer|postpone|delay|cancel|refuse|embargo|restrict|prohibit|keep|ground|detain|lock|revoke|disable|shelve|park|bar(?= (?:the|all|any|it|them|session|access|further|its)\b)|scrap|call off|interrupt"
_BASE_ACTS = (
    r"obtain|seek|apply|get|secure|amend|correct|update|rebuild|reconcile|recalculate|recompute|investigate|preserve|disclose|decide|reduce|trim|bring|restore|revert|replace|confirm"
    r"|verify|check(?![- ]in)|require|ask|demand|notify|file|escalate|take|assume|sign|renegotiate|terminate|instruct|commission|resolve|clear|re-?screen|rectify|remedy|remediate|revise|re-?route"
    r"|recover|retrieve|collect|trace|inspect|interview|re-?run|re-?submit|withdraw|adopt|implement|establish|set up|build|appoint|engage|consult|consider|pin|re-?key|rotate|remove|switch off|switch|turn off|insert|add"
    r"|re-?draft|novate|execute|countersign|produce|provide|submit|make|put|send|charter|re-?book|book|re-?schedule|prepare|agree|insist|divest|restructure|unwind|undo|repair|isolate|certify|upgrade|increase|enlarge"
    r"|extend|replan|recount|ensure|drop|await|get|find|do not|don't|never|no (?:shipment|release|export|departure|further|support|firmware|parts|service|copies|transfer)|tell|inform|write to|call in|open|launch|start|move"
    r"|identify|fly|delete|erase|destroy|repatriate|ring-?fence|segregate|invoke|enforce|reconfigure|deactivate|shut|retain|rename|unlink|detach|negotiate|refile|restate|lower|reinstate|re-?label|wipe|clarify|have (?=(?:it|them|this|that|the|its|their|his|her)\b[^.;:|]{0,40}?(?:ed|wn|en|ut)\b)"
    r"|(?:return|exercise|supplement|monitor|meter|separate|patch|advance|license|limit|cap|count|report|document|record|draft|request|track|cut|split|change|audit|visit|fix|use|purge|reset|wait)(?= (?:the|all|a|an|any|its|their|this|each|every|l\d|lots?|it|them|down|back|both|off|out|departure|[a-z]+ly|to|for|on|in|whether|that|who|what|with|only|until)\b)|screen(?= (?!report|result)\w+)"
)
VERB = f"(?:(?P<stop>{_STOPS})|(?P<act>{_ACTS}))"
_IMPERATIVE = f"(?:(?P<stop>{_BASE})|(?P<act>{_BASE_ACTS}))"
_SHIPS = r"(?:ship(?:ped|ment)?|leav(?:e|ing)|left|depart(?:ed|ure)?|releas(?:e|ed)|export(?:ed|s)?|mov(?:e|ed)|go(?: ahead| out| forward)?|sail|proceed|fly|be delivered|deliver(?:ed)?|let|support(?:ed)?|servic(?:e|ed|ing)|provide|send|sent|use|used|renew(?:ed)?|pass|rely|accept|happen|load(?:ed)?|dispatch(?:ed)?|continue|net(?:ted|ting)?|push|touch(?:ed)?|take place|transfer(?:red)?|activat(?:e|ed)|replicat(?:e|ed))"
_MODAL = (
    r"(?:should|must|shall|needs? to|need to|ought to|has to|have to|had better|is to|are to|will need to|will have to|would need to|requires? to|required to|is necessary to|necessary to|important to|essential to"
    r"|advisable to|prudent to|urgent to|imperative to|want to|better to|best to|proposes? to|intends? to|recommend(?:s|ed)? to|advise[sd]? to|obliged to|let us|we will|we would|i would|can only|may only)"
)
_ADVISE = r"(?:recommend(?:s|ed|ing|ation|ations)?|advis(?:e|es|ed|ing)|advice|propos(?:e|es|ed|al)|suggest(?:s|ed|ion)?|urg(?:e|es)|remed(?:y|ies|iation)|next steps?|actions?(?: required| needed| item| points?| list| plan)?|to do|to-do|fix|way forward|required steps?|mitigation|steps?|what to do|response|cure|solution|asks?)"

_MODAL_WORDS = frozenset(
    "should must shall need needs ought has have had is are will would requires required necessary important essential advisable prudent urgent imperative"
    " want better best proposes intends recommend recommends recommended advise advised advises obliged let can may".split()
)
_ADVICE_WORDS = frozenset(
    "recommend recommends recommended recommending recommendation recommendations advise advises advised advising advice propose proposes proposed"
    " proposal suggest suggests suggested suggestion urge urges remedy remedies remediation next action actions do fix forward steps step mitigation"
    " response cure solution asks ask to".split()
)
_BAN_WORDS = frozenset("not cannot no nothing none neither don't doesn't mustn't shouldn't can't won't isn't".split())
_NOUN_WORDS = frozenset(
    "fresh new written updated signed corrected replacement separate formal stop hold suspension halt freeze moratorium pause licence license self investigation screening amendment rescreen rescreening permission correction".split()
)
IMPERATIVE_START = re.compile(
    r"[;:•|.!), -](?:(?<=[;:•|]) ?|(?<=[-.!)]) |(?<=,) ?(?=hold|stop|halt|suspend|withhold|cease|freeze|pause|keep)|(?:(?<=,) |(?<= ))(?:and|then|or) (?=(?:then |either )?(?:hold|stop|halt|suspend|withhold|cease|freeze|pause|keep)\b))"
)
"""What a request may stand behind, beside the start of the text."""
NOUN_LIKE = re.compile(
    r"\b(?:re-?route|audit|report|record|document|request|track|limit|cap|count|change|visit|use|check|screen|draft|transfer|release|split|move|charter|book|purge|fix|audit|escrow|order)"
    r"\b(?=[\W_]*\Z| (?:of|over|via|by|under|in|at|and|for)\b)"
)
"""What looks like a request at the start of a title or cell and is a noun there ("Reroute of the order")."""
IMPERATIVE = re.compile(
    rf"[\W_]*(?:\(?[0-9a-z]{{1,3}}[.)] ?)?(?:please |immediately |first,? |second,? |third,? |then,? |next,? |now,? |also |and |or |either |at once |accordingly,? |therefore,? |so,? |urgently |must |should |to )*{_IMPERATIVE}\b"
)
"""A request at the start of a sentence, item or clause."""

REMEDY_POSITIONS: tuple[tuple[frozenset[str], re.Pattern[str]], ...] = tuple(
    (triggers, re.compile(pattern))
    for triggers, pattern in (
        (
            _MODAL_WORDS,
            rf"\b{_MODAL}\b(?: \w+ly| be| now| also| first| then| at once| either| both| therefore| please| not be| not| immediately| have| get| only| it| put| placed| its?| as a priority| without delay|,)* {VERB}\b",
        ),
        (_ADVICE_WORDS, rf"\b{_ADVISE}\b[:.-]? ?(?:[\w',/§-]+ ){{0,12}}?{VERB}\b"),
        (
            frozenset({"until", "unless", "when", "once", "if"}),
            rf"\b(?:until|unless|when|once|if) [^,;.]{{3,120}}, (?:please |then |we )?{_IMPERATIVE}\b",
        ),
        (
            frozenset({"hold", "held", "stopped", "suspended", "blocked", "frozen", "halted", "paused", "back", "quarantined"}),
            r"\b(?:to be|be|on|put|kept?|placed?|remain(?:s)?|stays?|goes) (?:on |under |now |therefore )*(?P<stop>hold|held|stopped|suspended|blocked|frozen|halted|paused|back|held back|quarantined)\b",
        ),
        (
            _BAN_WORDS,
            rf"\b(?:must|should|may|can|shall|do|does|will|would)(?: not|n't)(?: \w+ly| be| now| yet| therefore| under any circumstances)* (?P<stop>{_SHIPS})\b",
        ),
        (_BAN_WORDS, rf"\bcannot(?: \w+ly| be| now| yet)* (?P<stop>{_SHIPS})\b"),
        (
            _BAN_WORDS,
            rf"\b(?:no|nothing|none|neither)\b(?: [\w'-]+){{0,4}}? (?P<stop>{_SHIPS}|support|parts|firmware|shipments?|deliver(?:y|ies)|further)\b(?: [\w'-]+){{0,6}}? (?:until|unless|before|without|pending)\b",
        ),
        (_BAN_WORDS, rf"\bnot (?:to )?(?P<stop>{_SHIPS})\b(?: [\w'-]+){{0,8}}? (?:until|unless|before|without|pending)\b"),
        (
            _BAN_WORDS,
            rf"\bno(?: (?!and\b|or\b|but\b|so\b)[\w'-]+){{1,4}}? (?:may|must|should|shall|can|is to|are to)(?: now| yet)?(?: be)? (?P<stop>{_SHIPS}|start(?:ed)?|open(?:ed)?|grant(?:ed)?|give(?:n)?)\b",
        ),
        (
            frozenset({"should", "would"}),
            rf"\bwe (?:should|would) (?:want|like|wish|expect|prefer)(?: to see| to have)? (?:[\w'-]+ ){{1,6}}?{VERB}\b",
        ),
        (
            frozenset({"closed", "shut", "cut", "withdrawn"}),
            r"\b(?:accounts?|access|grants?|gaps?|ports?|routes?|roles?|links?|logins?|loopholes?|holes?|lines?|channels?|permissions?)\b(?: [\w'-]+){0,3}? (?:should|must|needs? to|has to|have to|ought to) be (?P<stop>closed|shut|cut|withdrawn)\b",
        ),
        (
            _NOUN_WORDS,
            r"\b(?P<stop>(?:an? )?(?:immediate )?(?:stop(?:-|\s)ship|hold|suspension|halt|stop order|freeze|moratorium|pause))\b (?:on|of|for|to|until|pending|all)\b",
        ),
        (
            _NOUN_WORDS,
            r"\b(?P<act>(?:licen[sc]e|(?:fresh|new|written|updated|signed|corrected|replacement|separate|formal) [\w-]+|voluntary self-disclosure|investigation|screening|amendment|re-?screening|permission|rescreen|correction))\b(?:, [^,.;]{1,30},)? (?:is |are )?(?:needed|required|necessary|to be|must be|should be|has to be|called for)\b",
        ),
    )
)
"""Where an action verb asks for action: after a modal or a word of advice, as an imperative, as a ban, as a state to be put in."""

GRAVE_ACTS = re.compile(
    r"(?:obtain|seek|appl|secur|licen|investigat|disclos|notif|report|escalat|remed|rectif|terminat|revok|remov|disabl|re-?screen|screen|recover|retriev|unwind|undo|divest"
    r"|quarantin|isolat|preserv|self|voluntary|reject|repl|re-?rout|cut|reduc|chang|restor|renegotiat|amend|interview|inspect|demand|delet|eras|destroy|shut|withdraw|re-?run|re-?nam|re-?label|trac(?:e|ed|ing)\b)"
)
"""Acts that one asks for when something is a problem; confirming, keeping or asking for a paper is housekeeping."""
ACTION_LABEL = re.compile(rf"\b{_ADVISE}\b|\bwhat (?:now|next)\b|\bby whom\b")
SEVERITY_LABEL = re.compile(rf"\b{_SCALE}\b|\brag\b")

OWN_NEGATORS = re.compile(r"\b(?:not|no|never|nothing|none|neither|nor|nobody|without|cannot|fails? to)\b|n't\b")

DISMISSALS = tuple(
    re.compile(pattern)
    for pattern in (
        r"\b(?:no|not an?|not any|n't an?|n't any|never an?|hardly an?|without any|nothing of)(?: real| material| further| genuine| actual| legal| compliance| export(?:-control)?| separate| such| immediate| present| serious| particular| control)* (?:issue|concern|problem|violation|breach|risk|finding|red flag|impediment|obstacle|exposure|bar|difficulty|point|objection|gap|defect|infringement|non-compliance|consequence)s?\b",
        r"\b(?:no|nothing|not|n't)(?: \w+){0,2} (?:further |additional |special |remedial )?(?:action|steps?|remediation|measures?|escalation|follow-up|intervention|licen[sc]e(?!, no\b))(?: is| are| was)?(?: \w+)? ?(?:needed|required|necessary|called for|recommended|due|warranted|proposed)?(?= ?(?:[.,;:!)|]|\Z)| (?:here|on this|for this|in this|about this|from|as|because|since|for))",
        r"\b(?:does|do|did|need|is|are|should)(?: not|n't)(?: \w+ly| itself| by itself| therefore)? (?:raise|present|amount|constitute|trigger|give rise|pose|matter|concern us|be escalated|be treated as|be raised|worry|affect|engage|need (?:any |further )?(?:action|attention))\b",
        r"\b(?:is|are|was|were|looks?|appears?|seems?|remains?|considered|found)(?: \w+ly| all| therefore| thus| now| to be| quite)* (?:fine|acceptable|in order|compliant|clear(?:ed)?|closed|settled|satisfactory|ok(?:ay)?|unproblematic|unobjectionable|permitted|harmless|benign|explained|dealt with|out of scope|irrelevant|immaterial|safe|lawful|good to go|covered|well within|a false (?:alarm|positive))\b(?! (?:party|parties|if|only|unless|by nobody|by no|on paper|in name|in-house|in house|prematurely|too (?:soon|early|quickly|readily|lightly)))",
        r"\b(?:may|can|could|is free to|are free to|free to|able to|cleared to|will) (?:therefore |safely |lawfully |now |still |thus |be )*(?:proceed|ship(?:ped)?|leave|go(?: ahead)?|depart|released?|continue|sail|move|be closed|closed)\b(?! (?:only|until|before|unless|once|if|after|when))",
        r"\b(?:considered and|reviewed and) (?:closed|dismissed|rejected|cleared|not escalated|set aside)\b",
        r"\b(?:complies|comply|is consistent|are consistent|fully complies|conforms) with\b",
        r"\b(?:within|inside) (?:the |its |that |our )?(?:\w+ )?(?:limit|licen[sc]e|licen[sc]ed quantity|quantity|ceiling|cap|threshold|authorised quantity)\b",
        r"\b(?:under|below) (?:the |its |that |our )?(?:\w+ )?(?:limit|licen[sc]ed quantity|quantity|ceiling|cap|threshold|authorised quantity)\b",
        r"(?<!account )(?<!accounts )(?<!access )(?<!grant )(?<!gap )(?<!port )(?<!route )(?<!role )(?<!link )(?<!login )(?<!hole )(?<!line )\bshould (?:now |therefore )?(?:proceed|be closed|be released|be cleared)\b",
        r"\bno (?:\w+ )?licen[sc]e (?:is |was |will be )?(?:required|needed|necessary)\b(?! (?:in|before|until|then|at|up) )|\b(?:does|do)(?: not|n't) (?:need|require) (?:a|any) licen[sc]e\b|\bnot subject to\b",
        r"\bwe (?:do not|don't|would not|have not|see no (?:reason|need) to) (?:recommend|propose|regard|consider|see|escalate|treat|rate|raise|pursue|advise)\b",
        r"\b(?:headroom|to spare|false alarm|false positive|nothing (?:further )?to (?:do|report|worry)|not (?:being )?escalated|not (?:being )?(?:raised|pursued|rated)|non-issue|can be (?:ignored|disregarded|set aside|closed)|need not (?:be )?(?:detain|concern|worry|escalated|considered|pursued)|not relevant|goes nowhere|leads nowhere|set aside|outside (?:the scope|(?:this|our|the) (?:memo|memorandum|scope|review|remit))|of no (?:concern|consequence|relevance|moment)|no weight|put aside|nothing turns on|turns? on nothing|carries no weight|purely commercial|commercial (?:matter|point|question|issue)|not a legal|was cleared|were cleared|has been cleared|cleared on(?! paper)|concerned (?:fx|currency)|not escalate|no issue|no concern|resolved in favou?r|has been resolved|was resolved|is resolved|are resolved|as (?:planned|booked|scheduled)|business as usual|comes? to nothing)\b",
        r"(?<!must be )(?<!should be )(?<!to be )\b(?:resolved|cured|answered|explained|satisfied|settled) (?:by|on|with)\b",
        r"\b(?:none|nothing|not) (?:is |are |was )?(?:needed|required|necessary|called for|due)\b|\b(?:closed|dropped|settled|answered) (?:the|that|this) (?:point|matter|exception|question|issue)\b|\bwe (?:do not|don't) (?:rely|build|draw|base|use|lean|count)\b",
        r"\b(?:tells? (?:them|the two|him|her) apart|is a namesake|was a namesake|(?:only|merely|just) a namesake)\b",
        r"(?<!must )(?<!should )(?<!to )\b(?:answers?|explains?|disposes? of|settles?|meets?|resolves?) (?:it|that|this|them|the (?:point|matter|question|flag|issue|concern))\b",
        r"(?:: |- )(?:resolved|closed|cleared|settled|explained|consented|harmless|benign|fine)\b(?! (?:only|if|on paper|in name|until|unless|but))",
    )
)
"""How a point is set aside. Words that only set a part aside are sorted out by what the sentence is about."""

WHOLE_SUBJECT = re.compile(
    r"\A[\W_]*(?:(?:so|thus|therefore|accordingly|hence|overall|in short|in sum|in our view|we conclude that|our view is that|we think|we consider that|on reflection|in the end|all in all|on balance|but|however|and|finally|as a result|in conclusion|conclusion:?),? )*"
    r"(?:this|that|it|there|these|the (?:issue|point|matter|question|risk|concern|position|finding|lot|shipment|sale|item|flag|hit|above|foregoing|remark|clause)|no |nothing|none|we (?:[\w']+ ){1,4}?(?:this|that|it|these|the (?:issue|point|matter)|any(?:thing)?(?: further)? (?:action|further|steps?)|nothing|no (?:issue|action|concern|further))\b|not an?|considered|closed|resolved|fine|ok|all (?:is|are)|everything)\b"
)
DISMISSAL_HEADING = re.compile(
    r"\b(?:not (?:escalated|issues?|raised|pursued|findings?|of concern|a concern|an issue|problem)|non-issues?|no (?:issue|action|concern)|false (?:alarms?|positives?|leads?)|cleared|considered and|reviewed and|set aside|discounted|red herrings?|no further|matters? closed|points? closed|closed (?:points|items|matters)|out(?:side)? (?:of )?scope|dismissed|lesser points|noise|do(?:es)?(?: not|n't) (?:matter|arise|bite|apply|raise|concern|need|require|affect|change|stand|hold|count|give rise|amount|call for|merit|warrant|trouble|escalate|pursue|treat|see)|items? without|nothing to|(?:do|does|did|would)(?: not|n't) (?:propose|intend|wish|need|plan|recommend)|come to nothing|no view)\b"
)
_OFFENCES = (
    r"violat\w+|breach\w*|illegal\w*|unlawful\w*|red flags?|non-complian\w+|contraven\w+|infring\w+|liabilit\w+|exposure|unlicen[sc]ed|penalt\w+|smuggl\w+|prohibited|offen[cs]e|wrongdoing|serious(?:ly)?|danger\w*|evidence of|warning sign|must be (?:resolved|reported)|grave"
    r"|(?:represents?|poses?|constitutes?|presents?) an? (?:[\w-]+ )?(?:risk|danger|problem|threat)|compliance (?:failure|problem|issue|risk|gap)|export-control (?:risk|problem|issue|failure)"
    r"|irregular(?:ity|ities|ly)?|impropriet\w+|improper(?:ly)?|deficien(?:t|cy|cies)|(?:falls?|fell|fallen) foul of|out of line with|in contradiction (?:with|to)|incompatible with|circumvent\w*|(?:indication|sign|symptom|evidence)s? of (?:\w+ )?(?:diversion|evasion|fraud|misconduct|concealment)|(?:lapse|failure|breakdown|weakness) (?:of|in) (?:the )?(?:control|supervision|oversight|procedure)s?"
)
_WORRIES = (
    r"troubl(?:es?|ed|ing)|(?:not|cannot|can't)(?: be| feel)? (?:easy|comfortable|happy|content|at ease)|uneasy|unease|uncomfortable|disquiet\w*|worr(?:ied|ying|isome)|alarm(?:ed|ing)|disturb(?:ed|ing)|suspicious\w*|dubious"
    r"|worr(?:y|ies) (?:us|me)|exposed|careless(?:ly|ness)?|doubt (?:that|whether|if)|(?:convinces?|satisf(?:y|ies)|persuades?) (?:nobody|no one)|unconvincing|implausible|bypass\w*|(?:hole|gap) in (?:the|its|our|their|this)"
    r"|(?:see|sees|carries|creates?|leaves) an? (?:[\w-]+ )?risk|shortcomings?|(?:un|not )acceptable|embarrass\w*|indefensible|inexcusable|reckless\w*|rash(?:ly)?|negligen\w+|suspect(?:s|ed)?|suspicions?|fear(?:s|ed)?|shock(?:ed|ing)|smells? of|sei[sz]e upon|dismay\w*|regret(?:tabl\w+)?|reprehensible|honesty of|dishonest\w*|hollow|unexplained|unaccounted|compromised|owned up"
    r"|(?:of|cause for|gives rise to|with|matter of) (?:\w+ )?concern|(?:is|are|remains?) (?:further |also |deeply |gravely )*(?:concerning|a (?:\w+ )?concern)|to be (?:criticis|criticiz|deplor)ed|damaging"
    r"|in(?:to)? question|casts? (?:\w+ )?doubt|(?:put|puts|putting) (?:[\w-]+ ){1,4}(?:in danger|at risk|in doubt|on notice)|jeopardi\w+|endanger\w*|imperil\w*|reason to know"
)
_ELSEWHERE = r"(?! (?:\w+ )?(?:commercially|between the parties|(?:with|by|to|among|between) (?:[\w-]+ ){0,3}?(?:commercial|finance|real|property|employment|hr|personnel|trade|tax|insurance|insurers?|energy|facilities|operations|business|ip|brand)\b))"
"""What is left to those who deal with money, names, staff or buildings is set aside, not raised."""
_DUTY = r"(?:must|should|ought to|ha(?:s|ve) to|needs? to|(?:is|are) to|merits? to)"
_DEMANDS = (
    r"(?:advis|caution|recommend|warn)(?:e|es|ed|ing|s)? (?:\w+ )?against|(?:we|i) (?:urge|insist)|insist(?:s|ed)? (?:on|upon|that)|(?:needs?|wants?|requires?|merits?) (?:\w+ )?(?:following up|explaining|looking into|investigating|clearing up|resolving)|come to an end|put on record|made? conditional|conditional (?:on|upon)"
    r"|(?:calls? for|needs?|deserves?|merits?) (?:an? )?(?:fresh|second|closer|further|independent|another) (?:look|check|opinion|review|screening)|not to be (?:taken lightly|ignored|overlooked|dismissed)"
    rf"|{_DUTY} (?:\w+ )?be (?:\w+ )?(?:filled|forbidden|deleted|wiped|taken down|plugged|stopped)|ha(?:s|ve) to go\b(?! (?:to|through|via|by|out|on|ahead))|(?:filing|disclosure|report) is the (?:safe|right|prudent|proper|only)"
    r"|(?:get|have) (?:it|them|that|this) (?:deleted|wiped|removed|erased|taken down|licen[sc]ed|checked|explained|reversed)"
    r"|(?:disclosure|report|notification|notice|waiver|explanation|inquiry|enquiry|investigation|enquiries|inquiries)s? (?:should|must|ought to|has to|have to|is to|are to) (?:\w+ )?be (?:\w+ )?(?:prepared|made|filed|sent|given|obtained|extracted|opened|started|begun|launched|considered)"
    r"|(?:cannot|can't|must not|should not|ought not to|may not|had better not) (?:be (?:signed|countersigned|deposited|activated|concluded|completed)|do business|do (?:any )?(?:further )?(?:business|dealings))"
    r"|had better|(?:stay|keep|steer|walk) (?:away|clear)|so long as|as long as it does|look(?:ed)? into (?:who|why|how|what|it|this|the)|(?:involve|tell|inform|warn|alert) (?:the )?(?:board|bis|authorit\w+|agenc\w+|bureau|lawyers|counsel|partner)|mak(?:e|ing) (?:some |further )?(?:in|en)quiries"
    r"|(?:merit|deserve|warrant|call)(?:s|ed)?(?: for)? (?:an? |some |our |your |further |urgent |closer |immediate |prompt |separate |to be |being )*(?:disclos\w+|investigat\w+|in?quiry|enquiry|escalat\w+|scrutiny|explanation|clarification|looked into|examin\w+|follow(?:ed)?[- ]?up|notif\w+|report(?:ed|ing)|attention|remed\w+)"
    r"|(?:cannot|can't|can not|must not|mustn't|should not|shouldn't|may not|ought not to) (?:\w+ )?be (?:left|ignored|disregarded|overlooked|brushed|waved|passed over|allowed to|tolerated|shrugged|taken lightly|put aside|set aside)"
    r"|(?:cannot|can't|can not|must not|mustn't|should not|shouldn't|may not) (?:\w+ )?(?:ignore|disregard|overlook|tolerate|pass (?:over|by)|leave (?:it|this|that|the))"
    r"|(?:bis|bureau|authorit(?:y|ies)|agenc(?:y|ies)|government)(?: (?:should|must|ought to|has to|have to|is to|are to|needs to))? be (?:\w+ )?(?:informed|told|notified|alerted|asked)|(?:bis|bureau|authorities) (?:\w+ )?(?:told|informed|notified)|on ice"
    rf"|{_DUTY} (?:\w+ )?be (?:\w+ )?(?:taken up|raised|followed up|pursued|clarified|looked into|cleared up|explained|accounted for|put to|sorted out|put right|made good|regulari[sz]ed|disposed of|handed over to|called off){_ELSEWHERE}"
    rf"|{_DUTY} (?:precede|explain|account for|answer for)"
    r"|(?:ask|asks|asked|asking|demand\w*|request\w*|requir\w*|get|obtain\w*|seek|sought|call(?:s|ed)? for|press\w*|want\w*|need\w*|owes?)(?: [\w'-]+){0,4}? (?:an? |the )?(?:\w+ )?explanation|explanations? (?:should|must|ought to|has to|is to)(?: be)? (?:\w+ )?(?:asked|sought|obtained|demanded|required|given|called|due|needed)"
    r"|(?:ask|press|get|require)(?: [\w'-]+){1,3} to (?:explain|account|answer)"
    r"|(?:refer|referred|referral|report|notify|notification|disclosure)(?: [\w'-]+){0,2} to (?:compliance|bis|the (?:bureau|authorit\w+|agenc\w+|board|audit))"
    r"|(?:would|must|should) ?(?:not|n't) (?:\w+ )?(?:allow|permit|disregard|dismiss|brush|overlook)"
    r"|(?:would|must|should|do|ought|may) ?(?:not|n't) (?:to )?(?:\w+ )?(?:sign|countersign|close|activate|go live)\b(?= (?:\w+ ){0,4}?(?:until|unless|before|under|without|pending|as it)|[\w\s]{0,40}\Z|[.;,])"
    r"|(?:(?:we|i) )?would (?:rather |also |then )?(?:have|see|want|like) (?:it|them|this|that|the|its|his|her|their|these)(?: [\w'-]+){0,5}? (?:wiped|deleted|erased|removed|taken|verified|checked|investigated|cleared|inspected|screened|disclosed|reported|withdrawn|stopped|suspended|interviewed|explained|corrected)"
    r"|(?:cannot|can't|could not) (?:safely|responsibly|prudently|properly|lawfully)"
)
ISSUE_WORDS = re.compile(rf"\b(?:{_OFFENCES}|{_WORRIES}|(?P<demand>{_DEMANDS}))\b")
"""How a point is raised without rating or remedy: as an offence, as a worry, or by asking that somebody deal with it."""
_SAFE_KEEPING = r"(?:papers?|files?|records?|cop(?:y|ies)|consents?|proof|documents?|correspondence|paperwork|letters?|evidence)"
HOUSEKEEPING = re.compile(rf"(?:keep|keeping|kept|retain|hold)(?: [\w'-]+){{0,3}}? {_SAFE_KEEPING}\b")
"""A request that keeps a paper and stops nothing."""
BLOCKS = re.compile(
    r"\b(?:before|prior to|ahead of|until|as a condition (?:of|to)) (?:the |any |its |our |their |first |next |further )*(?:[\w-]+ )?(?:sign|signing|signed|signature|countersign\w*|clos(?:e|ing)|activation|release|transfers?|shipments?|departure|go-live|deposit|deal|anything|lots?|deliver\w*)\b"
)
"""What must be done first, if the deal is to go on."""
SEEMING = re.compile(
    r"\b(?:(?:could|might|would) (?:at best |otherwise )?have (?:been|looked|seemed)\b[^;.]*(?:;|,? but\b)"
    r"|(?:looks?|looked|sounds?|sounded|seems?|seemed)\b[^;.]{1,60}?,? (?:but|yet|though)\b"
    r"|(?:would|might) be [\w-]+ (?:in|if|were|on|had)\b"
    r"|(?:wrong|needless|unnecessary|pointless|excessive|premature"
    r"|no (?:reason|need|cause|ground)s?) (?:to|for us to) (?:be |feel )?[\w-]+)"
)
"""What a point only seems, or would be elsewhere, and what it would be wrong to say of it."""
RELATORS = re.compile(r"[=>+<]| x |\bvs?\.? |\bagainst\b|\bplus\b|\bminus\b|\bless\b|->|\bsame as\b")
"""Signs of a calculation or comparison, which grounds without a verb."""
