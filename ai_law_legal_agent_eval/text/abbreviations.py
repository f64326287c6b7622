"""Words with a full stop that does not end a sentence, as tables (author's choice unless said otherwise)."""

from ai_law_legal_agent_eval.text.alternatives import listed

NEVER_LAST = frozenset(listed("v vs e.g i.e eg ie cf viz mr mrs ms dr prof messrs hon approx est ca esp incl excl resp al-qahira min max"))
"""Always followed by more of the same sentence."""

NUMBERED = frozenset(
    listed(
        "no nos art arts sec secs sect cl cls para paras par supp suppl sch app annex p pp vol ch pt pts reg regs fig"
        " figs ex exs n nn r rr ed item subs subsec ord tab ann rec"
    )
)
"""Followed by a number or a label; ends a sentence only when neither follows ("the answer is no.")."""

COMPANY_FORMS = frozenset(
    listed("inc ltd pte sdn bhd co corp llc llp lp plc gmbh s.a b.v n.v ag jsc fze pty pvt bv sa l.l.c l.p l.l.p cos")
)
"""The tail of a company's name."""

SOMETIMES_LAST = frozenset(
    listed(
        "u.s u.k u.a.e u.n e.u p.r.c c.f.r u.s.c e.a.r f.r fed cir dist ct dept govt gov intl int'l assn bros jr sr ph.d"
        " a.m p.m etc al jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thurs fri sat sun st ave"
        " rd blvd bldg rev rel amend"
    )
)

LABEL_NOUNS = (
    "annex", "schedule", "exhibit", "appendix", "lot", "option", "part", "group", "plan", "column", "limb", "tier", "class", "item", "figure",
    "table", "party", "category", "type", "series", "section", "site", "phase", "attachment", "tab", "version",
)  # fmt: skip
"""Nouns whose label may be a single letter at the end of a sentence ("listed in Annex C.")."""

OPENERS = frozenset(
    listed(
        "the this that these those it its he she they their we our you your i my there here a an in on at by for from to"
        " of with without under over if unless when where while because since as after before until once although though"
        " however but and or nor so yet thus hence therefore accordingly also again still further furthermore moreover"
        " nevertheless nonetheless meanwhile instead otherwise consequently finally first second third next then now no"
        " not none nothing nobody neither both either each every all any some most many one two three four five such what"
        " which who whose why how only even no-one is are was were do does did has have had can could may must should"
        " will would hold stop obtain seek suspend screen file apply amend correct restore require treat rate severity"
        " risk recommendation remediation"
    )
)
"""Words that may open a sentence after an abbreviation; small enough that no company or place is called so."""
