"""Every row of the cue table, once firing and once holding still; the claim stands in square brackets."""

import pytest

from ai_law_legal_agent_eval.text.cues import CUES, IDIOMS
from ai_law_legal_agent_eval.text.fold import fold
from ai_law_legal_agent_eval.text.polarity import Assertion, assertion
from ai_law_legal_agent_eval.text.spans import Span

PAIRS: dict[str, tuple[str, str]] = {
    "whether": ("It is open whether [the hub is listed].", "Whether by node or by card, [the cap is broken]."),
    "asked if": ("The client asked if [the hub is listed].", "The client asked. [The hub is listed]."),
    "whether or not asked": ("The issue is whether or not [the hub is listed].", "Whether or not it helps, [the hub is listed]."),
    "no issue": ("[The name hit] is not an issue.", "[The name hit] is an issue."),
    "raises nothing": ("[The name hit] raises no concern.", "[The name hit] raises a concern."),
    "does not raise": ("[The name hit] does not raise a question.", "[The name hit] does raise a question."),
    "needs no action": ("[The name hit] needs no action.", "[The name hit] needs action."),
    "no matter": ("[The name hit] is irrelevant.", "[The name hit] is not irrelevant."),
    "being no matter": ("We leave it, [the premium] being irrelevant.", "[The vault is covered], its address being irrelevant."),
    "cleared": ("[The name hit] was resolved by the check.", "[The name hit] must be resolved by a check."),
    "in order": ("[The ownership] was checked and found to be in order.", "[The ownership] must be found to be in order."),
    "falls away": ("[The point] falls away.", "[The point] falls under R6.2."),
    "can be ignored": ("[The remark] can be ignored.", "[The remark] cannot be ignored."),
    "has no significance": ("[The premium] has no export-control significance.", "[The premium] has export-control significance."),
    "does not stand up": ("[The match] does not stand up.", "[The match] does stand up."),
    "leave it there": ("[The remark] was about currency and we leave it there.", "[The remark] was about the nodes and they leave today."),
    "let it go": ("We would let [the remark] go.", "We would let [the nodes stay] in Lanzhou."),
    "no action on": ("No further action is needed on [the remark].", "No further delay is allowed: [the lot] must be held."),
    "do not escalate": ("We would not escalate [the remark].", "We would escalate [the remark]."),
    "nothing turns on": ("Nothing turns on [the remark].", "Much turns on [the remark]."),
    "resolves": ("The addendum resolves [the match].", "The addendum must resolve [the match]."),
    "closed it out": ("We looked at [the alert] and closed it.", "We looked at [the alert] and kept it open."),
    "closed as a fragment": ("[The diversion alert]. Considered and closed.", "[The diversion alert]. Considered and open."),
    "this is no issue": ("[The hub shares an address]. This is not a concern.", "[The hub shares an address]. This is a concern."),
    "nothing follows from this": (
        "[The parent sits in Macau]. Nothing follows from this.",
        "[The parent sits in Macau]. Much follows from this.",
    ),
    "if": ("If the slot slips, [a licence is needed].", "Even if the slot holds, [a licence is needed]."),
    "inverted": ("Should it slip, [a licence is needed].", "It should slip; [a licence is needed]."),
    "had at the end": ("The duty would have passed had the [buyer signed].", "The buyer had the [writing signed]."),
    "failing": ("Failing a licence, [cancel the lot].", "The licence is failing; [cancel the lot]."),
    "were to": ("The position would change were a [parent to be listed].", "The parents were to be listed; [the rule binds]."),
    "where to": ("Where the buyer to sign, [the duty would pass].", "Where the buyer signs it, [the duty passes]."),
    "suppose": ("Suppose [the rule is gone].", "The supposed rule is gone; [the hub is listed]."),
    "assuming": ("Assuming that [the rule is gone], Lot 4 may leave.", "Assuming duties was a condition; [the seller kept them]."),
    "provided": ("Lot 4 may leave provided that [a licence issues].", "The form was provided, and [the figure in it is false]."),
    "subject to": ("Subject to [a licence], the lot leaves.", "The lot is subject to R4.2, and [a licence is needed]."),
    "ban on saying": ("Refrain from telling the board that [the rule is gone].", "Tell the board that [the rule stands]."),
    "misconception": ("It is a common misconception that [the rule is gone].", "The misunderstanding is over: [the rule stands]."),
    "is a misconception": ("That [the rule is gone] is a common misconception.", "[The rule stands], and the misconception is over."),
    "another to say": ("It is another thing to say that [the rule is gone].", "It is another rule that [the hub breaks]."),
    "nothing shows that": ("Nothing in the log shows that [the rule is gone].", "Nothing is left: the log shows that [the rule is gone]."),
    "as though": ("They act as though [the rule is gone].", "It looks as though [the rule is gone]."),
    "remains to be shown": ("It remains to be shown that [the rule is gone].", "It remains: [the rule is gone]."),
    "takes it that": ("The buyer takes it that [the rule is gone].", "We take it that [the rule is gone]."),
    "an earlier draft": ("An earlier draft said that [the rule is gone].", "The earlier draft is filed; [the rule is gone]."),
    "may hear that": ("The client may hear from a broker that [the rule is gone].", "The client may hear us; [the rule is gone]."),
    "what others believe": ("[The rule is gone] is what the buyer thinks.", "[The rule is gone] is what the reference says."),
    "not recommended": ("[Sorting by passport] is not recommended.", "[Sorting by date] is recommended."),
    "one could conclude": ("A reader could conclude that [the rule is gone].", "We would conclude that [the rule is gone]."),
    "for it to happen": ("For [the duty to pass], a writing is needed.", "For a year [the duty was kept]."),
    "at first sight": ("The usual reading is that [the rule is gone].", "The usual reading is in R4.1: [the rule stands]."),
    "tempted to": ("One may be tempted to call [the vault a breach].", "The client was tempted and [the vault was opened]."),
    "talk of": ("There is talk of [the rule being gone].", "The talk was on 2 April: [the rule stands]."),
    "one reads": ("One sometimes reads that [the rule is gone].", "One reads it in clause 9: [the rule stands]."),
    "objection that": ("We expect the objection that [the rule is gone].", "The objection came late: [the rule stands]."),
    "what if": ("What if [the rule is gone]", "What the buyer signed is narrow; [the rule stands]."),
    "says": ("The buyer says [the rule is gone].", "We say [the rule is gone]."),
    "insists that": ("The buyer insists that [the rule is gone].", "The licence states that [the units stay]."),
    "saying that": ("There is a letter of 3 May, saying that [the rule is gone].", "We end by saying that [the rule is gone]."),
    "told that": ("The board was told that [the rule is gone].", "The board was told. [The rule is gone]."),
    "takes the position": ("The buyer takes the position that [the rule is gone].", "We take the position that [the rule is gone]."),
    "the claim that": ("The argument that [the rule is gone] came late.", "The claim came late: [the rule is gone]."),
    "position of a party": ("The buyer's answer is that [the rule is gone].", "Our answer is that [the rule is gone]."),
    "stance and colon": ("The seller's stance: [the rule is gone].", "The seller's parent: [the holder is in Macau]."),
    "according to": ("According to the buyer, [the rule is gone].", "According to the workbook, [110 nodes were shipped]."),
    "in its view": ("In the buyer's view [the rule is gone].", "In our view [the rule is gone]."),
    "as it sees": ("As the buyer sees it, [the rule is gone].", "As we see it, [the rule is gone]."),
    "speaker aside": ("[The rule is gone], the buyer says.", "[The rule is gone], we say."),
    "speaker behind a quotation": ('"[The rule is gone]," said the vice president.', '"[The rule is gone]," and it is.'),
    "allegedly": ("[The nodes] were allegedly smuggled.", "[The nodes] were openly smuggled."),
    "alleged": ("The purported [diversion] was reported.", "They alleged it; [the diversion] is a fact."),
    "said to be": ("The nodes are said to be [in military hands].", "The nodes are [in military hands]."),
    "has it": ("The buyer has it that [the rule is gone].", "The buyer has it. [The rule is gone]."),
    "or so it says": ("[The lots are clear], or so the tracker says.", "[The lots are clear], so the tracker may go."),
    "quoting": ("Quoting the vendor: [every party was cleared].", "Quoting is easy. [Every party was cleared]."),
    "regards as": ("Sales regards [the buyer] as the exporter.", "We regard [the buyer] as the exporter."),
    "theory was": ("The engineer's theory was [a VPN exit].", "The engineer's find was [a physical rack]."),
    "on the basis that": ("Sales works on the basis that [the rule is gone].", "We proceed on the basis that [the rule stands]."),
    "rumour": ("Word is that [the broker is a front].", "The rumour is old. [The broker is a front]."),
    "a draft provides": ("The brochure reads: [the rule is gone].", "Article 9.2 provides that [the supplier files]."),
    "speaker label": ("Seller: [the buyer is the exporter].", "Severity: [the buyer is the exporter]."),
    "refuted next": ("[EXW moves the duty]. That is wrong.", "[EXW moves nothing]. That is right."),
    "elliptic denial": ("[EXW moves the duty]. It does not.", "[EXW moves nothing]. It does not name the Article."),
    "we disagree": ("[EXW moves the duty]. We disagree.", "[EXW moves nothing]. We agree."),
    "wrong to say": ("It is wrong to say that [the parent is listed].", "It is right to say that [the parent is listed]."),
    "not the case": ("It is not the case that [the parent is listed].", "It is the case that [the parent is listed]."),
    "not to be assumed": ("It must not be assumed that [the parent is listed].", "It must be plain that [the parent is listed]."),
    "resist the inference": ("One should resist the inference that [the two are one].", "The sensors resist heat; [the two are one]."),
    "not that": ("We do not say [the parent is listed].", "We do not say whether it pays; [the parent is listed]."),
    "no basis": ("We found no evidence that [the two are one].", "We found evidence that [the two are one]."),
    "stops short": ("The file stops short of saying that [the two are one].", "The slip stops shipment; [the two are one]."),
    "is wrong": ("The dashboard's [net figure] is wrong.", "The dashboard's [net figure] is stated."),
    "overstates": ("To call [the hub a listed party] would overstate the file.", "To call [the hub a listed party] would be fair."),
    "contrast": ("The paper covers filing, not [the licence].", "The paper covers [the filing], not the licence."),
    "contrary to": ("Contrary to [the tracker's figure], 1,040 are committed.", "Contrary to the tracker, [1,040 are committed]."),
    "phrase": ("The lot left without [a licence].", "Without a licence, [the lot left]."),
    "rather than": (
        "The lot left on a form rather than [a licence].",
        "By taking a form rather than a licence [the seller broke the rule].",
    ),
    "fails to": ("The form fails to [allocate the duty].", "The form fails; [the duty is the seller's]."),
    "absence of": ("The absence of [a licence] is plain.", "The absence of a licence means [the lot waits]."),
    "relative not in commas": ("The buyer, who has not [signed], waits.", "The buyer, who has not signed, [holds the nodes]."),
    "relative not": ("The firm that has not [signed] holds the nodes.", "The firm that has not signed [holds the nodes]."),
    "in no way": ("The card is no longer [controlled].", "The card is [controlled]."),
    "no in an object": ("The firm has no [licence].", "The firm with no licence [shipped it]."),
    "not": ("The firm did not [ship it].", "The firm did not file, but [it shipped]."),
}

SHADOWS: dict[str, str] = {
    "opening aside": "No matter what the seller says, [the nodes moved].",
    "not only": "Not only did it ship, [it serviced the nodes].",
    "without delay": "Without delay [file the notice].",
    "no later than": "No later than 3 May [file the notice].",
    "double negation": "It is not unlikely that [the nodes moved].",
    "not harmless": "[The excess] is not harmless.",
    "no doubt": "There is no doubt that [the nodes moved].",
    "cannot be excluded": "It cannot be excluded that [the nodes moved].",
    "not disputed": "It is not disputed that [the nodes moved].",
    "not yet resolved": "The flag has not been resolved as [a red flag].",
    "not resolving": "The reply does not answer [the red flag].",
    "no contrary evidence": "There is proof and no contrary evidence that [the nodes moved].",
    "nothing prevents": "Nothing prevents [the rule from applying].",
    "nothing but": "This is nothing other than [an export].",
    "not told": "Nobody did tell the board that [the nodes moved].",
    "not known to be less": "Nobody noticed that [the nodes moved].",
    "not the fact": "This does not alter the fact that [the nodes moved].",
    "could not be clearer": "It could not be clearer that [the nodes moved].",
    "no excuse": "It is no excuse that [the nodes moved].",
    "not whether but when": "The point is not whether but when [the nodes moved].",
    "if as a concession": "Even if it helps, [the nodes moved].",
    "a name for if": "If is the word, and [the nodes moved].",
}


def judged(marked: str) -> Assertion:
    start, end = marked.index("["), marked.index("]") - 1
    folded = fold(marked.replace("[", "").replace("]", ""))
    return assertion(folded, Span(start, end))


def test_every_row_has_its_pair() -> None:
    assert [cue.name for cue in CUES if cue.name not in PAIRS] == []
    assert [name for name, _, _ in IDIOMS if name not in SHADOWS] == []
    assert len({cue.name for cue in CUES}) == len(CUES)


@pytest.mark.parametrize("name", PAIRS)
def test_row_fires(name: str) -> None:
    cue = next(cue for cue in CUES if cue.name == name)
    found = judged(PAIRS[name][0])
    assert (found.status, found.name) == (cue.status, name)


@pytest.mark.parametrize("name", PAIRS)
def test_row_holds_still(name: str) -> None:
    assert judged(PAIRS[name][1]).status == "affirmed"


@pytest.mark.parametrize("name", SHADOWS)
def test_idiom_takes_nothing_back(name: str) -> None:
    assert judged(SHADOWS[name]).status == "affirmed"


DISPUTED = {
    "denial of a denial": ("It is wrong to say that [the breach] is not an issue.", "affirmed"),
    "a cue inside the claim is the claim's own": ("[No licence was obtained].", "affirmed"),
    "adopted by the next sentence": ("The vendor claims that [the hub was unscreened]. We agree.", "affirmed"),
    "adopted in the same sentence": ("The vendor claims that [the hub was unscreened], and is right.", "affirmed"),
    "conditional remedy": ("[Hold Lot 2] if no amendment issues.", "hypothetical"),
    "question mark beats all": ("Is it not wrong to say that [the hub is listed]?", "asked"),
    "split line": ("The hub is not\n[a listed party].", "negated"),
    "typographic apostrophe": ("The hub isn’t [a listed party].", "negated"),
}


@pytest.mark.parametrize("name", DISPUTED)
def test_which_cue_wins(name: str) -> None:
    text, status = DISPUTED[name]
    assert judged(text).status == status
