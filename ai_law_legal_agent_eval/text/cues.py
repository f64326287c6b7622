"""The cue table of the polarity engine: which words take a claim back, in which direction, and how far.

Method: ConText (Harkema et al., "ConText: an algorithm for determining negation, experiencer, and temporal status", 2009), carried
over from clinical notes to legal prose. Rows, not code; each row's two examples stand in its own tests. Patterns read folded text.
"""

from dataclasses import dataclass
from typing import Literal

Status = Literal["affirmed", "negated", "hypothetical", "asked", "attributed", "dismissed"]
Reach = Literal["after", "before", "around", "condition", "previous"]
"""after, before: the claim stands behind or in front of the cue; around: on either side; condition: an "if" with its main clause;
previous: the cue opens a clause or a sentence that speaks about the one before."""
Stops = Literal["clause", "sentence", "phrase", "noun", "object", "subject"]
"""What ends the scope: a clause; only "but", ";" or ", and" with a new subject; any comma; a finite verb; either of these; a new subject."""


@dataclass(frozen=True, slots=True)
class Cue:
    """One row. `needs` lists pieces of words of which a sentence must hold one before the pattern is tried ("_" for a blank, "=" before a whole word); `unless_before` is sought at the end of the words before the cue, `unless_after` in the words behind it; either spoils it."""

    name: str
    status: Status
    needs: str
    pattern: str
    reach: Reach = "after"
    stops: Stops = "clause"
    unless_before: str = ""
    unless_after: str = ""
    embeds: bool = False
    """Whether the cue denies a whole statement, so that a denial inside it is turned round."""


FINITE = (
    r"(?:is|are|was|were|has|have|had|does|do|did|will|would|shall|should|can|cannot|could|may|might|must|applies|belongs|binds|becomes|became|comes|"
    r"covers|exceeds|fails|falls|follows|gives|gets|goes|governs|holds|includes|keeps|lapsed|leaves|left|lies|makes|means|moves|moved|needs|owns|passes|"
    r"passed|permits|prevails|protects|puts|reaches|remains|requires|rests|runs|serves|settles|shifts|shifted|sits|stands|stays|takes|transfers|violates)"
)
_THAT_CLAUSE = rf"(?:,[^,;\n]{{1,60}},)?(?! (?:whether|what|how|why|who|where)\b)(?: that\b|:|(?= \"|, \"| (?:it|they|he|she|there|nobody|nothing)\b|(?: [\w'.§()/-]+){{1,8}}? {FINITE}\b))"
_THAT = r"(?:,[^,;\n]{1,60},)?(?: that\b|:|(?= \"|, \"))"
_RECORDS = (
    r"(?:licen[cs]es?|permits?|authori[sz]ations?|records?|logs?|ledgers?|files?|workbooks?|dossiers?|agreements?|contracts?|msa|articles?|clauses?|sections?|rules?|"
    r"regulations?|statutes?|acts?|laws?|ear|ccats|evidence|documents?|facts|serials|numbers|arithmetic|figures|data|tables?|schedules?|annex(?:es)?|entry|entries|"
    r"calculations?|analysis|analyses|audits?|registers?|certificates?|invoices?|references?|tracker|test|guidance|order forms?|exhibits?)"
)
_OWN = (
    r"(?:\b(?:we|i)(?:'ve|'d|'ll)?\b|\bour (?:[\w-]+ ){0,2}[\w-]+|\bthis (?:memo|memorandum|report|note|review|analysis|firm)\b|\bthe (?:firm|authors?)\b|"
    rf"\b{_RECORDS}\b|\d[\w.]*|\)|§)"
)
_ADVERBS = r"(?:\s(?:also|clearly|itself|plainly|therefore|would|do|did|must|should|can|cannot|have|had|has|then|only|expressly|further|not|never|don't|wouldn't|could|may|so|still|all|both|to))*"
_OWN_BEFORE = rf"(?:{_OWN}{_ADVERBS}|\b(?:correctly|rightly|accurately|fairly|properly|right to|correct to|wants? to|nothing|nobody|no one|none|to|(?:should|must|ought to)(?: \w+ly)?))\s*\Z"
_AUTHORITY_OR_OWN = (
    rf"(?:{_OWN_BEFORE}|\b(?:bis|the bureau|commerce|the agency|the government|the administration)(?: has| have| had)?\s*\Z)"
)
_ADOPTED = r", and (?:is|are|was|were|it is|they are|he is|she is|that is) (?:right|correct|true)|\band we (?:agree|share|accept)|, and ours\b|\band (?:quite )?(?:rightly|correctly)|\bis (?:correct|right|true|sound|well[- ]founded|inescapable|unavoidable|compelling|unanswerable|the (?:better|only|right|correct|sound) one)\b"
_SAY_ANY = r"(?:says?|said|claims?|claimed|argues?|argued|contends?|contended|asserts?|asserted|alleges?|alleged|believes?|believed|thinks?|thought)"
_SAY_THAT = (
    r"(?:maintains?|maintained|insists?|insisted|suggests?|suggested|submits?|submitted|states?|stated|declares?|declared|represents?|represented|warrants?|warranted|"
    r"advertises?|advertised|assumes|assumed|reports?|reported|wrote|writes|posits?|hopes?|hoped|implies|implied|hints?|hinted|speculates?|speculated|proposes?|proposed|"
    r"feels?|felt|expects?|expected|objects?|objected|responds?|responded|repl(?:y|ies|ied)|protests?|protested|announces?|announced|recalls?|recalled|concludes|concluded|reckons?|reckoned|provides?|fears?|feared|suspects?|suspected|worries|worried|hopes|guesse[sd])"
)
_WRONG = r"(?:unsupported|baseless|groundless|unproven|unproved|unsound|bad law|without (?:any )?(?:basis|foundation|merit|support)|not (?:supported|borne out|made out|established|sound|tenable)|wrong|incorrect|mistaken|false|untrue|unfounded|inaccurate|misconceived|misplaced|untenable|a mistake|an error|not (?:right|correct|so|true|the case))"
_WRONG_NEEDS = "wrong incorrect mistake false untrue un inaccurate misconceived misplaced error not less bad without"
_SAYING = (
    r"(?:say|saying|state|stating|suggest|suggesting|assert|asserting|claim|claiming|conclude|concluding|assume|assuming|argue|arguing|allege|alleging|treat|treating|"
    r"describe|describing|call|calling|think|thinking|infer|inferring|read|reading|believe|believing|presume|presuming|imply|implying|accuse|accusing|speak of|speaking of)"
)
_FACTIVE = (
    r"(?:mention|notice|disclose|reveal|report|explain|acknowledge|admit|appreciate|reali[sz]e|recogni[sz]e|address|reflect|account for|take account of|consider|change|alter|affect|"
    r"matter|den(?:y|ie)|dispute|doubt|contest|conceal|hide|overlook|ignore|forget|escape|prevent|preclude|help|avoid|resist)(?:s|d|ed|ing)?"
)
_PROPOSITION = (
    r"(?:inference|temptation|conclusion|suggestion|idea|argument|notion|reading|view|theory|claim|assertion|contention|proposition|premise|thesis|opinion|"
    r"position|impression|assumption|presumption|allegation|statement|belief)s?"
)
_NEGATOR = r"(?:not|n't|never|cannot|nobody|no one|nothing|none|neither|nor|fail(?:s|ed)? to|wrong to)"
_OPENING = r"(?:^|(?<=[,;:\"(-])\s?|(?<=\bthat\s)|(?<=\band\s)|(?<=\bbut\s)|(?<=\bso\s)|(?<=\bthen\s)|(?<=\bor\s))"

IDIOMS: tuple[tuple[str, str, str], ...] = (
    ("not only", "not", r"\bnot (?:only|just|merely|simply|solely)\b"),
    ("without delay", "without", r"\bwithout (?:undue |further |any |reasonable )?(?:delay|doubt|question|exception|prejudice|limitation)\b"),
    ("opening aside", "not no without if", r"^(?:not for the first time|without (?:more|further ado|ceremony)|no matter (?:what|how|who|which|whether)[^,;]{0,80}|if anything|not surprisingly|not least)(?=,)"),
    ("no later than", "no ", r"\b(?:no|not) (?:later|earlier|less|fewer|more|sooner) than\b|\bin no event (?:later|earlier|less|more) than\b"),
    ("double negation", "not", r"\bnot (?:an? )?(?:in|un|im|ir|il)(?:significant|substantial|likely|common|reasonable|usual|clear|material|important|relevant|possible|lawful|aware|consequential)\b"),
    ("not harmless", "not n't no far anything", r"\b(?:not|n't|no|far from|anything but) (?:an? )?(?:mere |merely )?(?:moot|harmless|technicality|formality|housekeeping|non-issue|theory|theoretical|academic|trivial|paper|red herring)\b"),
    ("no doubt", "doubt question disput den", r"\b(?:no|not in|beyond|without) (?:doubt|question|dispute)\b|\b(?:no one|nobody) (?:disputes|doubts|denies)\b"),
    ("cannot be excluded", "be", r"\b(?:cannot|can not|can't|could not|must not|should not) be (?:excluded|ruled out|discounted|ignored|denied|avoided|overlooked|dismissed|treated as closed)\b"),
    ("not disputed", "not n't never", r"\b(?:not|never|n't) (?:been |in )?(?:dispute|disputed|contested|contradicted|denied|rebutted|doubt|question|questioned)\b"),
    ("not yet resolved", "not n't never no", r"\b(?:not|never|no|n't)(?: yet)?(?: been)? (?:resolved|cleared(?! (?:for|to)\b)|cured|closed|answered|addressed|remedied|rectified|corrected|explained|disposed)\b"),
    ("not resolving", "not n't never no fail", rf"\b{_NEGATOR}(?: [\w'-]+){{0,5}}? (?:resolve|cure|dispose of|answer|explain|remove|remedy|rectify|close|address|settle|excuse|justify|heal|save|help)(?:s|d|ed)? (?=(?:the|that|this|these|any|both|its|an?|it)\b)"),
    ("not known to be less", "not n't never no fail wrong cannot", rf"\b{_NEGATOR}(?: [\w'-]+){{0,4}}? {_FACTIVE}(?: [\w'-]+){{0,3}}? (?:that|how|why|what|whether)\b"),
    ("nothing but", "other but", r"\b(?:nothing|none|no one|nobody|no [\w-]+) (?:other than|but|save|except)\b"),
    ("not told", "tell", r"\b(?:did(?: not|n't)|fail(?:s|ed)? to|never|nobody did|(?:has|have|had) yet to) tell\b(?: [\w'-]+){0,4}? that\b"),
    ("not the fact", "the_fact the_conclusion the_finding", r"(?:\bnot|n't|\bcannot|\bnever) (?:[\w-]+ ){0,3}?the (?:fact|conclusion|finding) that\b"),
    ("could not be clearer", "be", r"\b(?:could|can)(?: not|n't|not) (?:well )?be (?:any )?(?:clearer|plainer|more [a-z]+)\b"),
    ("no excuse", "no", r"\bno (?:answer|defen[cs]e|excuse|comfort|surprise|accident|coincidence|help|secret)(?: to (?:say|claim|argue))?(?: [\w'-]+){0,2}? that\b"),
    ("no contrary evidence", "no", r"\bno (?:contrary|other|competing|better|rival|innocent) (?:evidence|explanation|reading|account)\b"),
    ("nothing prevents", "prevent preclud spar", r"\b(?:nothing|not|cannot|never|no [\w-]+)(?: [\w-]+)? (?:prevent|preclude|spare)s?\b|n't (?:prevent|preclude|spare)\b"),
    ("not whether but when", "if whether", r"\bnot (?:whether|if) but\b|\bnot if\b(?=,| and)|\bquestion of if\b"),
    ("if as a concession", "if even", r"\b(?:even|as) if\b|\bif (?:any|anything|necessary|possible|applicable|appropriate|need be|so|ever|at all|in doubt|not)\b(?! (?:is|are|was|were|it|the)\b)"
                           r"|\bif-then\b|(?<=[a-z] )if [a-z-]+(?=[;.)])|\bquestion of if\b|\b(?:what|not) if(?=;|,)|\beven (?:should|were)\b"),
    ("a name for if", "if unless suppose", r"^(?:if|unless|suppose)(?: and until)? (?:is|are)\b"),
)  # fmt: skip
"""Phrases whose negator or "if" takes nothing back; they shadow every cue that overlaps them. Name, needs and
pattern, as in a cue."""

CONCESSIONS = (
    r"\b(?:despite|contrary to|notwithstanding|regardless of|whatever|no matter|against) (?:what )?(?:(?! that )[^,;\n]){1,80}(?=,)"
)
"""Opening phrases that name a speaker only to leave him ("contrary to the seller's claim, ..."); they shadow attribution."""

NEGATIONS: tuple[Cue, ...] = (
    Cue("refuted next", "negated", _WRONG_NEEDS, rf"(?:(?:in our view|but|yet|however|of course|under r[\d.]+),? )?(?:that|this|it|which|such a reading|the claim|the suggestion|that reading|that view) (?:is|was|would be) (?:simply |plainly |quite |just )?{_WRONG}(?=$|[,.;:]| (?:under|because|as|in|on|since|for)\b)", "previous"),
    Cue("elliptic denial", "negated", "=not n't can", r"(?:(?:it|that|this) (?:does not|doesn't|cannot|can't) (?:follow|hold|stand|work|survive)\b|(?:but )?(?:it|they|that|this|he|she|we)(?: (?:does|do|did|is|are|was|were|has|have|can|will) not| cannot| (?:does|do|did|is|are|was|were|has|have|ca|wo)n't)(?:,? (?:in|on|under|as|for|because|since)\b[^.,;]*)?[.!]?$)", "previous"),
    Cue("we disagree", "negated", "=disagree =agree =reject =accept =so =wrong =incorrect =untrue =no", r"(?:we (?:disagree|do not agree|don't agree|reject (?:that|this|it)|do not accept (?:that|this|it))|not so|wrong|incorrect|untrue|no)\b(?=[.!,:]|$| with (?:that|this|it)\b|$)", "previous"),
    Cue("wrong to say", "negated", "wrong incorrect mistake false inaccurate untrue error overstatement premature unsafe misleading unwise speculative tempting too far", rf"\b(?:wrong|incorrect|mistaken|false|inaccurate|untrue|mistake|error|overstatement|premature|unsafe|misleading|unwise|speculative|tempting|going too far|too (?:early|soon|much|quick)) (?:to {_SAYING}(?: that)?\b|to (?:tell|telling|inform|advise|assure|write)(?:,? [\w'-]+){{1,8}}?,? that\b|that\b)", "after", "sentence", embeds=True),
    Cue("not the case", "negated", "=not n't =never", r"(?:\bnot|n't|\bnever) (?:true|right|correct|the case|our (?:view|position|case)|to say|suggested|mean|follow|think|believe|say|suggest|conclude|assert|accept|allege|contend)(?:ed|s)?(?:,[^,;]{1,60},)? that\b", "after", "sentence", embeds=True),
    Cue("not to be assumed", "negated", "=not n't =never =cannot", r"(?:\bnot|n't|\bnever|\bcannot) be (?:assumed|inferred|concluded|said|taken|argued|suggested|presumed|supposed|read)(?: [\w'-]+){0,4}? (?:that|to|as)\b", "after", "sentence", embeds=True),
    Cue("resist the inference", "negated", "resist reject guard beware caution warn advise counsel argue disagree disput doubt challeng contest rul exclud contradict refut displac belie opposite reverse", rf"\b(?:resists?|rejects?|rejected|beware of|(?:disagree|take issue|part company)(?:s|d)? with|disputes?|doubts?|challenges?|contests?|rules? out|excludes?|contradicts?|refutes?|displaces?|belies?|(?:opposite|reverse) of|(?:guard|caution|warn|advise|counsel|argue)(?:s|d|ed|ing)? against) (?:(?:the |any )?{_PROPOSITION}\b(?: (?:that|to)\b)?|{_SAYING}\b)", "after", "sentence", embeds=True),
    Cue("another to say", "negated", "another", rf"\banother (?:thing |matter )?to {_SAYING}\b", "after", "sentence", embeds=True),
    Cue("nothing shows that", "negated", "=not n't =never =cannot =nobody =nothing =none =neither =nor =no", r"(?:\bnot|n't|\bnever|\bcannot|\bnobody|\bno one|\bnothing|\bnone|\bneither|\bnor|\bno [\w-]+)(?: [\w'.§()-]+){0,6}? (?:says?|said|shows?|shown|show|establish(?:es|ed)?|proves?|proved|proven|prove|infer(?:red)?|conclude[sd]?|suggests?|suggested|supports?|means?|states?|stated|indicates?|demonstrates?|finds?|found|thinks?|thought|believe[sd]?|impl(?:y|ies|ied)|entails?|puts? it|put it|reads?|holds?|accept(?:s|ed)?|saying|concluding|tells?)(?: [\w'.-]+){0,5}? that\b", "after", "sentence", embeds=True),
    Cue("not that", "negated", "=not n't =never", r"(?:\bnot|n't|\bnever) (?:think|believe|say|suggest|conclude|assert|accept|allege|contend|mean)\b(?! (?:whether|if|how|why|what)\b)", "after", "sentence"),
    Cue("ban on saying", "negated", "tell writ say stat advis suggest assur describ present assert claim imply pretend promis mention", r"(?:\b(?:do|does|should|must|may|would|can|could|need|shall|ought)(?: not|n't)|\bcannot|\bnever|\b(?:nobody|no one|none)(?: [\w'-]+){0,5}? (?:should|must|may|can|ought to|is to)|\b(?:avoids?|avoiding|refrains? from|refraining from|steers? clear of|careful not to|care not to|wary of|against))(?: [\w-]+ly)? (?:tell|telling|writ(?:e|ing)|say|saying|stat(?:e|ing)|advis(?:e|ing)|suggest|suggesting|assur(?:e|ing)|describ(?:e|ing)|present|presenting|assert|asserting|claim|claiming|imply|implying|pretend|pretending|promis(?:e|ing)|(?:any |all )?mention of|(?:any|the|every) (?:suggestion|claim|statement|implication|hint|assertion|remark|wording|language)s?(?:,[^,;]{1,60},)? (?:that|of|to the effect))\b(?! (?:whether|if|how|why|what|when|where|who)\b)", "after", "sentence", embeds=True),
    Cue("misconception", "negated", "misconcep misunderst misapprehen fallacy myth mistake delusion", r"\b(?:misconceptions?|misunderstandings?|misapprehensions?|fallacy|myths?|delusion)\b(?: (?:in|of|among|on|at|by) (?:the |this |its )?[\w'-]+(?: [\w'-]+){0,2}?)? (?:that|to)\b|\b(?:a|the|common|frequent|easy|usual) mistake(?: [\w'-]+){0,3}? to\b", "after", "sentence", embeds=True),
    Cue("is a misconception", "negated", "misconcep misunderst misapprehen fallacy myth misread delusion", r"\b(?:is|are|was|were|remains?) (?:only |just |simply |merely |therefore )?(?:an? |the )?(?:[\w-]+ ){0,2}?(?:misconceptions?|misunderstandings?|misapprehensions?|fallacy|myths?|misreading|delusion)\b", "before", "subject", embeds=True),
    Cue("not recommended", "negated", "recommend advis propos suggest favo endors support", r"\b(?:is|are|was|were)(?: not|n't) (?:(?:therefore |thus |being )?(?:recommended|advised|advisable|proposed|suggested)\b|(?:an?|the) (?:course|step|option|route|way|answer|solution|measure)(?: that| which)? (?:we|i|one|counsel) (?:would |should |can |could )?(?:recommend|advise|propose|suggest|favou?r|endorse|support)\b)", "before", "subject"),
    Cue("no basis", "negated", "=no", rf"\bno (?:\w+ )?(?:basis|evidence|indication|suggestion|proof|sign|ground|grounds|support|reason|authority|warrant|question of)\b(?: (?:in [\w' -]{{1,40}}))?(?: (?:for|to|of|that))?(?: {_SAYING})?(?: that)?\b", "after", "sentence", embeds=True),
    Cue("stops short", "negated", "short refus declin hardly scarcely barely", r"\b(?:stops?|stopped|falls?|fell)(?: \w+)? short of\b(?: \w+ing\b)?(?: that\b)?|\b(?:refus|declin)(?:es?|ed|ing) to\b|\b(?:hardly|scarcely|barely)\b", "after", "sentence"),
    Cue("is wrong", "negated", _WRONG_NEEDS, rf"(?<!\bit )(?<!\bthis )(?<!\bthat )\b(?:is|are|was|were|would be|seems|looks) (?:simply |plainly |just |therefore |thus )?(?:{_WRONG})(?! (?:to|that)\b)", "before", "subject", embeds=True),
    Cue("overstates", "negated", "overstat exaggerat misread misstat mislead far further", r"\b(?:would|does|do|will|did) (?:greatly |badly |seriously )?(?:overstate|exaggerate|misread|misstate|mislead|overreach)\b|\b(?:overstates|exaggerates|misreads|misstates)\b|\bgo(?:es)? (?:too far|further than)\b", "before", "subject", embeds=True),
    Cue("contrast", "negated", "not", r"(?:,|\band|\bbut) not (?=(?:the|an?|its|their|our|to|by|in|on|under|from|for|with|before|after|because|due|out of)\b)", "after", "phrase"),
    Cue("contrary to", "negated", "contrary", r"\bcontrary to\b", "after", "phrase"),
    Cue("phrase", "negated", "without far anything short absent", r"\b(?:without|far from|anything but|short of|absent)\b", "after", "phrase"),
    Cue("rather than", "negated", "rather instead opposed", r"\b(?:rather than|instead of|as opposed to)\b", "after", "object"),
    Cue("fails to", "negated", "fail omit neglect lack", r"\b(?:fail|fails|failed|failing|omits|omitted|neglects|neglected) to\b|\b(?:lacks?|lacked|lacking)\b", "after"),
    Cue("absence of", "negated", "absence lack non- inapplic denial", r"\b(?:absence|lack|non-existence|non-applicability|inapplicability|denial) of\b", "after", "noun"),
    Cue("relative not in commas", "negated", "=which =who", r"(?<=, )(?:which|who)(?:\s[\w-]+){1,2}?(?:n't|\s(?:not|never|no))\b", "after", "phrase"),
    Cue("relative not", "negated", "=that =which =who", r"\b(?:that|which|who)(?:\s\w+){1,2}?(?:n't|\s(?:not|never|no))\b(?! that)", "after", "noun", unless_before=r"\b(?:mean|means|say|says|think|believe|found|find|shows?|is|it|fact|so|clear|true|held|given|know|knows)\s\Z"),
    Cue("in no way", "negated", "=no", r"\b(?:by no means|in no way|at no (?:time|point|stage|moment)|under no circumstances|on no (?:account|reading|view)|no longer)\b", "after"),
    Cue("no in an object", "negated", "=no", r"\bno\b(?! one\b|\. ?\d)", "after", "noun", unless_before=r"(?:^|[,;:\"(-]\s?|\b(?:that|and|but|so|because|if|then|or|whether|nor|since|while|which|(?:is|was|are|were|be|been))\s)\Z"),
    Cue("not", "negated", "=not =cannot =never =no =nothing =none =nobody =neither =nor n't", r"(?<!\bor )\b(?:not|cannot|never|no(?!\. ?\d)|nothing|none|nobody|neither|nor)\b|n't\b", "after"),
)  # fmt: skip

CONDITIONS: tuple[Cue, ...] = (
    Cue("if", "hypothetical", "if unless", r"\b(?:only )?(?:if|unless)\b(?: and (?:when|only if|until|to the extent(?: that)?))?", "condition"),
    Cue("inverted", "hypothetical", "should were had", r"(?:^|(?<=; )|(?<=, )|(?<=: ))(?:should|were|had) (?=(?:it|the|we|they|he|she|you|any|there|this|that|an?|one|[a-z]+'s|[a-z]+)\b)(?! (?:not|been)\b)", "condition", "sentence"),
    Cue("had at the end", "hypothetical", "had were", r"\b(?:had|were) (?=(?:the|it|they|we|any|both|either|he|she) )", "condition", unless_before=r"^(?!.*\b(?:would|could|might)\b).*\Z"),
    Cue("failing", "hypothetical", "failing barring", r"^(?:failing|barring)\b", "condition"),
    Cue("were to", "hypothetical", "were", r"\bwere (?=(?:the|it|an?|its|[a-z]+) (?:[\w-]+ ){0,3}?to [a-z])", "condition", unless_before=r"^(?:where |.*\b(?:which|who|that|they|we|\w+s)\s)\Z"),
    Cue("where to", "hypothetical", "where", r"^where (?=(?:the|a|an) [\w-]+ to\b)", "condition"),
    Cue("suppose", "hypothetical", "suppos imagin assum say", r"^say\b(?= (?:that|the|it|an?) (?:[\w'-]+ ){0,5}?(?:were|had)\b)|\b(?:suppose|supposing|imagine|imagining|assume)\b(?: that)?(?! (?:responsib|what|as|otherwise))", "after", "sentence", unless_before=r"\b(?:we|to|must|they|not|cannot|should|expressly|you|it)\s\Z"),
    Cue("assuming", "hypothetical", "assum let hypothesis footing premise", rf"\bassuming (?:that\b|(?=(?:[\w'-]+ ){{1,6}}?{FINITE}\b))|\blet us (?:assume|suppose|say)\b(?: that)?|\bon the (?:assumption|hypothesis|footing|premise) that\b", "after", "sentence"),
    Cue("tempted to", "hypothetical", "tempted temptation inclined minded led", r"\b(?:may|might|could|would|will) (?:well |easily )?be (?:tempted|inclined|minded|led) to\b|\btemptation (?:is|will be|would be) to\b", "after", "sentence"),
    Cue("one could conclude", "hypothetical", "may might could would", r"\b(?:may|might|could|would) (?:well |easily |perhaps |at first |reasonably |naturally )?(?:conclude|assume|suppose|infer|think|believe|suspect|imagine|object|reach for|jump to|leap to)\b", "after", "sentence", unless_before=_AUTHORITY_OR_OWN),
    Cue("as though", "hypothetical", "as_though", r"\bas though\b", "after", "sentence", unless_before=r"\b(?:looks?|appears?|seems?|sounds?|reads?)\s\Z"),
    Cue("remains to be shown", "hypothetical", "to_be", r"\b(?:remains?|yet|still|has|have) to be (?:shown|proved|proven|seen|established|demonstrated|determined|made out)\b(?: (?:whether|that)\b)?", "after", "sentence"),
    Cue("for it to happen", "hypothetical", "for", r"^(?:in order )?for (?=(?:[\w'.-]+ ){1,6}?to [a-z]+\b[^,;:]{0,60}, )", "after", "phrase"),
    Cue("provided", "hypothetical", "provid long case event only", r"\b(?:provided|providing) that\b|^provided (?=the|an?|it|they)\b|, provided (?=the|an?|it|they)\b|\b(?:so|as) long as\b|\bin case (?!\d|no\b|law\b)|\bin the (?:\w+ )?event (?:that|of)\b|\bonly where\b", "condition"),
    Cue("subject to", "hypothetical", "subject condition contingent dependent hypothetical", r"\b(?:subject to|conditional(?:ly)? (?:up)?on|contingent (?:up)?on|dependent (?:up)?on|in the hypothetical case of)\b", "after", "phrase"),
    Cue("what if", "hypothetical", "what", r"^what if\b", "after", "sentence"),
)  # fmt: skip

QUESTIONS: tuple[Cue, ...] = (
    Cue("whether", "asked", "whether", r"\bwhether\b(?! or not\b)", "after"),
    Cue("asked if", "asked", " if", r"\b(?:ask|asks|asked|asking|wonder|wonders|wondered|know|see|check|verify|determine|establish|confirm|unclear|unsure|uncertain|doubtful|query|queried|test|tell|say)(?: [\w'-]+){0,4}? if\b", "after"),
    Cue("whether or not asked", "asked", "whether", r"\b(?:is|was|asks?|asked|decide|determine|know|unclear|as to|of|on|say|consider) whether or not\b", "after"),
)  # fmt: skip

_POSSESSOR = r"(?:[\w.-]+ ){0,3}?[\w.-]+(?:'s|s'|')"
_MATTERS = r"(?:issue|issues|problem|concern|finding|violation|risk|breach|red flag|obstacle|point|worry|doubt|difficulty|question|reservation|objection|comment|view)s?"

ATTRIBUTIONS: tuple[Cue, ...] = (
    Cue("says", "attributed", "sa claim argu conten assert alleg believ think thought", rf"\b{_SAY_ANY}{_THAT_CLAUSE}", "after", "sentence", unless_before=_OWN_BEFORE, unless_after=_ADOPTED),
    Cue("insists that", "attributed", "maint insist suggest submi stat declar represent warrant advertis assum report wr posit hope impl hint speculat propos feel felt expect object respon repl protest announc recall conclud reckon provid fear suspect worr guess", rf"\b{_SAY_THAT}{_THAT}", "after", "sentence", unless_before=_AUTHORITY_OR_OWN, unless_after=_ADOPTED),
    Cue("saying that", "attributed", "ing_that", r"\b(?:saying|stating|declaring|holding|providing|claiming|arguing|asserting|suggesting|alleging|insisting|confirming|concluding) that\b", "after", "sentence", unless_before=_OWN_BEFORE + r"|\b(?:of|as|by|in|from|for|against)\s\Z", unless_after=_ADOPTED),
    Cue("told that", "attributed", "to_ told tells understood assur inform warn notif persua advis", r"\b(?:led|given|brought|made) to (?:believe|understand|think)\b(?: that\b)?|\b(?:told|tells|assured|assures|informed|warned|warns|notified|persuaded|understood|advised)(?: [\w'.-]+){0,3}? that\b", "after", "sentence", unless_before=_OWN_BEFORE, unless_after=_ADOPTED),
    Cue("at first sight", "attributed", "=skim =quick =casual =superficial =hasty =first =easy =lazy =tempting =careless =usual =popular =literal", r"\b(?:skim|quick|casual|superficial|hasty|first|easy|lazy|tempting|careless|usual|popular|literal)(?:[ -](?:first|glance|sight))? (?:reading|view|answer|impression|assumption|conclusion|reaction|thought)s? (?:is|was|would be|might be|may be) (?:that\b|to\b)", "after", "sentence", unless_after=_ADOPTED),
    Cue("takes the position", "attributed", "=position =view =stance =line =opinion =impression =belief", r"\b(?:takes?|took|taken|taking|adopts?|adopted|of|under) the (?:position|view|stance|line|opinion|impression|belief)(?: that\b|:)", "after", "sentence", unless_before=_OWN_BEFORE, unless_after=_ADOPTED),
    Cue("the claim that", "attributed", "that", rf"\b(?:(?!conclusion|inference){_PROPOSITION}|(?:rumou?r|promise|assurance|accusation|remark|comment|fear|suspicion|hope|myth)s?)(?: (?:of|by|from|put by|made by|advanced by|in|on) (?:[\w'.-]+ ){{0,4}}?[\w'.-]+)?(?: (?:is|was|were|being|has been|(?:will|may|might|can|could) be (?:made|put|raised|advanced|heard)))? that\b", "after", "sentence", unless_before=r"\b(?:(?:our|my|we|i)(?: [\w'-]+){0,4}|on the|on that|with the(?: \w+)?|only|better|best|correct|right|proper|sound|true|sole|natural)\s\Z", unless_after=_ADOPTED),
    Cue("takes it that", "attributed", "it", r"\b(?:takes?|took|taken|taking) it (?:(?:for granted|as (?:read|given|settled)) )?that\b", "after", "sentence", unless_before=_OWN_BEFORE, unless_after=_ADOPTED),
    Cue("an earlier draft", "attributed", "draft version memo note advice paper", r"\b(?:earlier|previous|prior|first|former|older|old|superseded) (?:drafts?|versions?|memos?|memorand(?:um|a)|notes?|advice|papers?)\b(?=[^,;:.]{0,60}\b(?:that|as|said|had|read|treated|called|put)\b)", "after", "sentence"),
    Cue("may hear that", "attributed", "hear read told", r"\b(?:may|might|will|could|can) (?:well |also |still )?(?:hear|read|be told|be assured)\b(?: [\w'.-]+){0,5}? that\b", "after", "sentence"),
    Cue("what others believe", "attributed", "what", r"\b(?:is|was) (?:only |just |merely )?what (?!we\b|i\b|the (?:rule|record|reference|licen[cs]e|law)\b)(?:[\w'.-]+ ){1,5}?(?:believes?|thinks?|says?|said|claims?|hopes?|assumes?|assumed|writes?|wrote|likes? to)\b", "before", "subject"),
    Cue("position of a party", "attributed", "that", rf"\b(?!our client\b){_POSSESSOR} (?:own )?(?:position|view|answer|response|account|story|reading|case|reason|explanation|excuse|understanding|stance|line|submission|logic)(?: (?:is|was|being|has been|remains))? that\b|\b(?:position|view|line|stance|reading)s? (?:taken|adopted|held|advanced|put forward) by (?:[\w'.-]+ ){{0,4}}?(?:is|was) that\b|\b(?:purported|stated|given|alleged) reason,? (?:namely|was|is|being) that\b", "after", "sentence", unless_before=r"\b(?:it is )?(?:our|my)\s\Z", unless_after=_ADOPTED),
    Cue("stance and colon", "attributed", ":", rf"\b{_POSSESSOR} (?:position|view|stance|line|claim|argument|case|theory|answer|response):", "after", "sentence"),
    Cue("according to", "attributed", "according", rf"\baccording to (?!(?:the |its |this |that |these |corvane's )?(?:[\w-]+ ){{0,2}}?{_RECORDS}\b|our\b|us\b|r?\d|§|(?:\w+ and )?(?:nationality|citizenship|origin|status|birth|role|rank|size|value|need|plan|law|date|whether|how|who|where|their|its)\b)", "around", "sentence", unless_after=_ADOPTED),
    Cue("in its view", "attributed", "'", rf"\b(?:in|on|under|from|by) (?!our\b|my\b|this\b){_POSSESSOR} (?:own )?(?:view|case|account|reading|words|theory|opinion|eyes|perspective|estimation|telling|submission|logic|version|lights)\b(?: of\b)?", "around", "sentence"),
    Cue("as it sees", "attributed", "=sees =puts =has =tells =reads =have", r"\bas (?!we\b|i\b|our\b)(?:[\w'.-]+ ){1,4}?(?:sees|puts|has|tells|reads|would have) it\b", "around", "sentence"),
    Cue("speaker aside", "attributed", "sa claim argu maint insist conten believ assert alleg think suggest", r"(?:,|\")\"? (?!we\b|i\b|our\b|and\b|but\b|which\b|who\b|as we\b)(?:[\w'.-]+ ){1,5}?(?:says|said|claims|claimed|argues|argued|maintains|maintained|insists|insisted|contends|contended|believes|believed|asserts|asserted|alleges|alleged|thinks|suggests|suggested)(?=[,.;]|$)", "around", "sentence", unless_after=_ADOPTED),
    Cue("speaker behind a quotation", "attributed", '"', r"\",? (?:said|says|wrote|writes|claimed|claims|argued|argues|replied|replies|insisted)\b", "before", "sentence"),
    Cue("allegedly", "attributed", "ly", r"\b(?:allegedly|reportedly|supposedly|purportedly|ostensibly)\b", "around", "clause"),
    Cue("alleged", "attributed", "alleged purported so-called supposed professed claimed", r"\b(?:alleged|purported|so-called|supposed|professed|claimed)\b(?= [a-z])", "after", "noun", unless_before=r"\b(?:is|are|was|were|has|have|had|we|it|they|been|he|she)\s\Z"),
    Cue("said to be", "attributed", "said thought believed claimed alleged reported rumo supposed", r"\b(?:is|are|was|were|been) (?:also |now )?(?:said|thought|believed|claimed|alleged|reported|rumou?red|supposed)(?: on (?:[\w'-]+ ){1,3}?)?(?: to\b|(?: [\w'-]+){0,4}? that\b)", "after", "sentence"),
    Cue("has it", "attributed", "it_that would_have", r"\b(?:has|have|had) it that\b|\bwould have (?:[\w'-]+ ){1,3}?(?:believe|think|accept)\b(?: that)?", "after", "sentence", unless_before=_OWN_BEFORE),
    Cue("talk of", "attributed", "=talk speculation rumo gossip chatter whisper murmur press_report", r"\b(?:talk|speculation|rumou?rs?|gossip|chatter|whispers?|murmurs?|press reports?)\b(?: (?:in|among|from|on|at) (?:the )?[\w'-]+(?: [\w'-]+){0,3}?)? (?:of|that|about)\b", "after", "sentence"),
    Cue("one reads", "attributed", "=one =you =we", r"\b(?:one|you) (?:(?:sometimes|often|occasionally|frequently|may|will|might|can|still|even|also) ){0,2}(?:reads?|hears?)\b(?: it said)? that\b|\bwe (?:sometimes|often|occasionally|frequently) (?:read|hear)\b(?: it said)? that\b", "after", "sentence"),
    Cue("objection that", "attributed", "objection plea retort counter-argument counterargument", r"\b(?:objection|plea|retort|counter-?argument|rejoinder)s? that\b", "after", "sentence", unless_before=r"\bour (?:[\w-]+ )?\Z"),
    Cue("or so it says", "attributed", "so", r",? or so (?:[\w'.-]+ ){1,4}?(?:would have it|has it|says?|claims?|believes?|thinks?|said|claimed)\b", "before", "sentence"),
    Cue("quoting", "attributed", "=quoting =citing =echoing =paraphrasing =repeating", r"\b(?:quoting|citing|echoing|paraphrasing|repeating) [^,:;.]{1,50}?[:,]", "after", "sentence", unless_before=r"\b(?:are|is|am)\s\Z"),
    Cue("regards as", "attributed", "down_as regard treat see saw describ portray paint present view characteri", r"\b(?:regards?|regarded|treats|treated|sees|saw|describes?|described|portrays?|portrayed|paints?|painted|presents|presented|views|viewed|characteri[sz]e[sd]?)\b(?=(?: [\w'.-]+){1,5}? as\b)|\b(?:has|have|had)(?=(?: [\w'.-]+){1,4}? down as\b)", "after", "clause", unless_before=_OWN_BEFORE + r"|\b(?:is|are|was|were|be|been)\s\Z", unless_after=_ADOPTED),
    Cue("theory was", "attributed", "theory story explanation guess hypothesis", rf"\b{_POSSESSOR} (?:\w+ )?(?:theory|story|explanation|guess|hypothesis) (?:is|was)\b", "after", "sentence", unless_before=r"\bour\s\Z"),
    Cue("on the basis that", "attributed", "on_the", r"\b(?:proceed|work|operat|act|plann|budget|trad)(?:s|ed|ing|e|es)? on the (?:basis|footing|assumption|understanding|premise) that\b", "after", "sentence", unless_before=_OWN_BEFORE),
    Cue("rumour", "attributed", "rumo legend word gossip", r"\b(?:rumou?r|legend|word|gossip) (?:has it|is)(?: that)?\b", "after", "sentence"),
    Cue("a draft provides", "attributed", "draft proposal sheet brochure leaflet slide deck chat mail message letter statement release advert spreadsheet questionnaire website post pitch tracker", r"\b(?:drafts?|proposal|term sheet|brochure|leaflet|slides?|deck|chat|e-?mails?|messages?|letter|statement|press release|advertisement|spreadsheet|questionnaire|website|post|pitch|tracker)(?: (?:from|of|by) (?:[\w'.-]+ ){0,2}?[\w'.-]+)? (?:provides|provided|states|stated|reads|has it|declares|declared|assumes|assumed|treats|treated)(?: that\b|:|(?= ))", "after", "sentence"),
    Cue("speaker label", "attributed", ":", r"^(?:the )?(?:seller|buyer|vendor|supplier|purchaser|customer|licensee|licensor|reseller|provider|counterparty|tenant|acquirer|target|broker|sales|management|opposing counsel)\s?:", "after", "sentence"),
)  # fmt: skip

_NOT_DONE = r"\b(?:must|should|shall|will|would|could|may|might|cannot|can|to|not|never|nothing|nobody|no one|none|neither|nor|until|unless|before|once|how|if|only|whether|doesn't|didn't|isn't|wasn't|hasn't|n't)\b[^,;:]{0,24}\Z"
_NOT_REALLY = (
    r"^(?: [\w-]+){0,2}? (?:in the (?:tracker|log|system|workbook|chat) only|only\b|too early|prematurely)|, wrongly\b|\bis wrong\b"
)

DISMISSALS: tuple[Cue, ...] = (
    Cue("no issue", "dismissed", "=not n't", rf"\b(?:is|are|was|were)(?: not|n't) (?:itself |in itself |here )?(?:an?|any|of|something to|one to|a matter (?:for|of)) ?(?:real |material |serious |export-control |licensing |legal |separate |live )?(?:{_MATTERS}|escalate|raise|escalation|true (?:one|match|hit)|genuine (?:one|match|hit)|match|hit)\b", "before", "subject", unless_after=_NOT_REALLY),
    Cue("raises nothing", "dismissed", "rais present pos creat give disclos show involv", rf"\b(?:raises?|raised|poses?|posed) nothing\b|\b(?:raises?|raised|presents?|presented|poses?|posed|creates?|gives? rise to|gives?|discloses?|shows?|involves?) (?:no|neither) (?:[\w-]+ ){{0,3}}?(?:{_MATTERS}|(?:cause|reason|grounds?) for)\b", "before", "subject", unless_after=_NOT_REALLY),
    Cue("does not raise", "dismissed", "=not n't", r"\b(?:does|do|did)(?: not|n't) (?:raise|present|pose|create|give rise to|amount to|constitute|call for|need|require|warrant|merit)(?: (?:an?|any|further))? (?:[\w-]+ ){0,3}?(?:issue|problem|concern|finding|violation|risk|breach|question|escalation|action|attention|treatment|follow-up|doubt)s?\b", "before", "subject", unless_after=_NOT_REALLY),
    Cue("needs no action", "dismissed", "need requir call warrant merit deserv", r"\b(?:needs?|needed|requires?|required|calls? for|warrants?|merits?|deserves?) nothing\b|\b(?:needs?|needed|requires?|required|calls? for|warrants?|merits?|deserves?) no (?:further |more |additional )?(?:action|escalation|follow-up|remediation|remedy|response|attention|treatment|work|step|steps)\b|\bneed(?: not|n't) be (?:escalated|raised|pursued|reported|considered)\b", "before", "subject"),
    Cue("no matter", "dismissed", "irrelevant immaterial moot harmless inconsequential non-issue herring false noise no beside outside", r"\b(?:is|are|was|were|be|been|seems?) (?:therefore |thus |simply |wholly |entirely |merely |just |now |an? )*(?:irrelevant|immaterial|moot|harmless|inconsequential|non-issue|red herring|false alarm|false positive|mere noise|noise|(?:of )?no (?:longer )?(?:an? )?(?:real |further |legal |export-control )?(?:consequence|concern|cause for concern|moment|relevance|significance|import|account|issue|problem)|beside the point|outside (?:(?:the )?scope|this|the|our) ?(?:of |memo|memorandum|scope|mandate|review|instructions?)\w*)\b", "before", "subject",
        unless_before=r"\b(?:not|never|n't|cannot|hardly|if|unless|whether)\s[^,;]{0,16}\Z", unless_after=_NOT_REALLY),
    Cue("being no matter", "dismissed", "being", r"\bbeing (?:irrelevant|immaterial|moot|harmless|inconsequential|of no (?:consequence|moment|relevance|significance)|beside the point)\b", "before", "phrase"),
    Cue("cleared", "dismissed", "put made regulari resolved cured cleared explained answered addressed settled disposed rest rebutted neutrali remed rectif dealt closed", r"\b(?:is|are|was|were|has been|have been|had been|been|stands?) (?:since |now |then |already |[a-z]+ly )*(?:(?:resolved|cured|cleared|explained|answered|addressed|settled|disposed of|put to rest|rebutted|neutrali[sz]ed|remedied|rectified) (?:by|on|through|under|in)\b|(?:resolved|cured|remedied|rectified|put to rest|laid to rest|put right|made good|regulari[sz]ed|disposed of|dealt with|considered and closed|closed out|(?<=now )closed|(?<=since )closed)\b(?! (?:by majority|to)\b))", "before", "subject",
        unless_before=_NOT_DONE, unless_after=_NOT_REALLY),
    Cue("in order", "dismissed", "order compliant unobjectionable fine acceptable closed", r"\b(?:is|are|was|were) (?:(?:reviewed|checked|considered|examined|looked at) and )?(?:found (?:to be )?)?(?:in order|compliant|unobjectionable|fine|acceptable|considered and closed)\b", "before", "subject", unless_before=_NOT_DONE, unless_after=_NOT_REALLY),
    Cue("falls away", "dismissed", "away arise disappear vanish nowhere turned", r"\b(?:falls? away|fell away|no longer arises?|does not arise|disappears?|vanish(?:es)?|(?:has|have) gone away|goes nowhere|leads nowhere|turned out to be (?:nothing|an? (?:false alarm|false positive|non-issue|red herring|misunderstanding)))\b", "before", "subject", unless_before=_NOT_DONE),
    Cue("can be ignored", "dismissed", "be ", r"\b(?:can|may|could|should) (?:safely |simply |therefore )?be (?:safely )?(?:disregarded|ignored|left aside|put aside|set aside|dropped|dismissed|discounted|closed|left alone|left out(?: of account)?|(?:put|left|set) to one side|let (?:go|lie|rest))\b", "before", "subject"),
    Cue("has no significance", "dismissed", "=no", r"\b(?:has|have|had|is of|carries|bears?) no (?:(?:[\w-]+ ){0,2}?)(?:significance|relevance|bearing|weight|consequence|merit|substance|legs|import|implications?|effect on (?:this|our))\b", "before", "subject"),
    Cue("does not stand up", "dismissed", "=not n't", r"\b(?:does|do|did)(?: not|n't) (?:stand up|hold up|bear scrutiny|hold water|matter|arise|trouble us|concern us|change (?:the|our) (?:analysis|position|advice))\b", "before", "subject"),
    Cue("leave it there", "dismissed", "leave take nothing", r"\b(?:and|but) (?:we |i |so )?(?:leave|take|left|took) (?:it|this|them|the (?:point|matter)) (?:there|at that|no further|alone)\b|\b(?:has|have|had) nothing to do with (?:the ear\b|export|licens|this memo|our)", "before", "subject"),
    Cue("let it go", "dismissed", "let", r"\blet(?=(?: [\w'-]+){1,6}? (?:go|rest|lie|pass|drop)\b)", "after"),
    Cue("no action on", "dismissed", "=no", rf"\bno (?:further |more |additional |specific )?(?:action|escalation|follow-up|remediation|step|steps|{_MATTERS})(?: (?:is|are|was|need be|needs to be|will be) (?:needed|required|taken|called for|made|raised|warranted))? (?:on|about|with|regarding|for|over|as to|in respect of|concerning)\b", "after"),
    Cue("do not escalate", "dismissed", "=not n't =no", r"\b(?:do|does|did|would|will|should|need)(?: not|n't) (?:recommend|propose|suggest|advise) (?:escalating|raising|treating|pursuing|flagging|any (?:action|escalation|step)s? (?:on|about|for))\b|\b(?:do|would|will|should|need)(?: not|n't) (?:escalate|flag|pursue)\b|\bno (?:need|reason|cause|basis) to (?:escalate|raise|flag|pursue|hold|worry about)\b", "after"),
    Cue("nothing turns on", "dismissed", "no", rf"\bsees? nothing in\b|\bnothing in (?=(?:[\w'-]+ ){{1,6}}?to (?:escalate|raise|flag|report|pursue|worry)\b)|\bnothing (?:turns on|follows from|hangs on|flows from|need be done about|needs to be done about|more needs doing on|needs doing about)\b|\b(?:attach|give|put)(?:es|s)? no (?:weight|importance|significance) to\b|\b(?:make|makes|raise|raises|take|takes|see|sees|have|has|find|finds) no (?:[\w-]+ ){{0,2}}?{_MATTERS} (?:on|about|with|in|regarding|over|as to)\b", "after"),
    Cue("resolves", "dismissed", "resolv cure clear dispos care rest away eliminat remov defeat", r"\b(?:resolves|resolved|cures|cured|clears?|cleared|disposes of|disposed of|takes care of|took care of|puts? to rest|lays? to rest|does away with|eliminates?|removes?|defeats) (?=(?:the|that|this|both|any|these|those|all|every)\b)", "after", unless_before=_NOT_DONE + r"|\b(?:is|are|was|were|been|be)\s\Z", unless_after=_NOT_REALLY),
    Cue("closed it out", "dismissed", "closed cleared resolved dismissed discounted discarded put left set", r"\b(?:and|have|has) (?:have |then )?(?:(?:closed|cleared|resolved|dismissed|discounted|discarded) (?:it|them|this|that)\b(?! (?:on|in|at)\b)|(?:put|left|set) (?:it|them|this|that) (?:to one side|aside|there))", "before", "subject", unless_before=_NOT_DONE),
    Cue("closed as a fragment", "dismissed", "closed action resolved issue false", r"(?:considered and closed|no (?:further )?action(?: (?:is )?(?:needed|required))?|closed|resolved|not an issue|no issue|false positive|false alarm)\.?$", "previous"),
    Cue("this is no issue", "dismissed", "this that it these which", r"(?:(?:in our view|but|yet|however|on reflection|having looked at it),? )?(?:this|that|it|these|which) (?:is|are|was|were|does|do|did|raises?|poses?|presents?)(?:(?: not|n't| no| of no)(?: raise| present| pose| need| require| call for| a| an| any| further| real| material| serious| cause for)* (?:issue|problem|concern|finding|violation|risk|breach|red flag|obstacle|worry|difficulty|consequence|action|escalation|moment|relevance|significance)s?|(?: therefore| thus| simply| a| an)* (?:irrelevant|immaterial|moot|harmless|non-issue|false alarm|false positive|red herring))\b", "previous"),
    Cue("nothing follows from this", "dismissed", "this that it these", r"(?:nothing (?:turns on|follows from|hangs on) (?:this|that|it)|(?:we|i) (?:attach|give) no (?:weight|importance) to (?:this|that|it)|no (?:further )?(?:action|escalation|follow-up) (?:is |are )?(?:needed|required|called for)? ?(?:on|about|for) (?:this|that|it|these)|(?:we|i)(?: do not| don't| would not) (?:recommend escalating|escalate|propose to escalate|raise) (?:this|that|it)|(?:this|that|it) (?:(?:has been|was|is) (?:since |now )?(?:considered and closed|resolved|cured|remedied|cleared|put to rest)|(?:need not|can|may) be (?:escalated|disregarded|ignored|left there)))\b", "previous"),
)  # fmt: skip

CUES: tuple[Cue, ...] = (*QUESTIONS, *DISMISSALS, *CONDITIONS, *ATTRIBUTIONS, *NEGATIONS)

ADOPTIONS = r"(?:and )?(?:we agree\b(?! that)|we share (?:that|this)|(?:that|this) is (?:right|correct|true|so|also our view)\b|(?:it|he|she|they|the [\w-]+) (?:is|are|was|were) (?:right|correct)\b(?! (?:about|only|as to|as regards|in part|so far|for|on)\b)|rightly so|correctly so|so do we|we accept (?:that|this)|it does\b|they do\b)"
"""What adopts, at the start of the next sentence, the claim that the sentence before only reports."""
