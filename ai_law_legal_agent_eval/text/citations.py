"""References to rules, articles, regulations and lists: no numbers, whatever their digits (folded text)."""

from ai_law_legal_agent_eval.text.alternatives import one_of

_SUB = r"(?:\([a-z0-9]{1,5}\)){0,8}"
_NUMBER = rf"(?:\d{{1,4}}[a-z]?\b(?:\.\d+){{0,6}}|[a-z](?![\w'])|[ivxl]{{1,6}}(?![\w'])){_SUB}"
_DOTTED = rf"(?:\d{{1,4}}(?:\.\d+){{1,6}}{_SUB}|\d{{1,4}}(?:\([a-z0-9]{{1,5}}\)){{1,8}}|(?:\([a-z0-9]{{1,5}}\)){{1,8}})"
_MORE = rf"(?:(?: ?, ?(?:and |or )?| ?- ?| (?:and|or|to|through|&) )(?:§+ ?)?{_DOTTED}(?![\d%])){{0,12}}"
_SPELLED = "(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)"
NOUNS = tuple(
    word.replace("_", " ")
    for word in (
        "article articles art arts section sections sec secs sect clause clauses cl cls subclause sub-clause sub-section subsection paragraph paragraphs"
        " para paras sub-paragraph rule rules regulation regulations reg regs schedule schedules sch annex annexes appendix app exhibit exhibits exh part"
        " parts chapter chapters item items entry entries subject subjects note notes footnote footnotes supp supplement supplements no nos tab tabs page"
        " pages p pp statement statements message messages msg msgs step steps tier tiers phase phases condition conditions recital recitals row rows line"
        " lines sheet sheets version versions form forms issue issues finding findings criterion criteria question questions lot lots limb limbs order_form"
        " order_forms general_prohibition general_prohibitions prohibition prohibitions title titles definition definitions point points"
    ).split()
)
NOUN = one_of(NOUNS).replace(r"\ ", " ")
_PLURAL_LIST = r"(?: ?, ?\d{1,3}(?![\w,.%])){0,12},? (?:and|or|to|-) \d{1,3}(?![\w,%]|\.\d)"

REFERENCE = "|".join(
    (
        r"\d{1,2} ?(?:c\.? ?f\.? ?r\b\.?|u\.? ?s\.? ?c\b\.?)(?: ?(?:§+|parts?\b|sections?\b|supp\. no\. \d+ to))* ?"
        rf"\d{{1,4}}[a-z]?\b(?:\.\d+)?{_SUB}{_MORE}",
        rf"\d[a-e]\d{{3}}\b(?:\.[a-z0-9]{{1,2}}\b){{0,6}}{_SUB}",
        r"[a-e]:[1-6]\b",
        rf"7[3-7]\d\.\d{{1,2}}\b{_SUB}(?! ?%| (?:per cent|percent|million|billion)\b){_MORE}",
        rf"\d{{1,4}}(?:\.\d+){{1,6}}(?:\([a-z0-9]{{1,5}}\)){{1,8}}{_MORE}",
        rf"\d{{1,3}}(?:\.\d{{1,3}}){{2,8}}(?!\d){_SUB}",
        rf"§+ ?{_NUMBER}{_MORE}",
        rf"r\d{{1,2}}\b(?:\.\d+){{0,6}}{_SUB}(?: ?- ?r?\d{{1,2}}(?:\.\d+){{0,6}})?",
        rf"(?:{NOUN})\b\.? (?:nos?\. ?)?(?:§+ ?)?(?:{_NUMBER}(?:{_PLURAL_LIST})?{_MORE}|(?<!\bno )(?<!\bno\. ){_SPELLED}\b)",
    )
)
