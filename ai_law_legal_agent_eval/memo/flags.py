"""What a memo should not say: distractors and other non-issues raised as problems, and claims that are wrong in every variant."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from ai_law_legal_agent_eval.keys.forms import Form
from ai_law_legal_agent_eval.memo.emphasis import emphasis_end
from ai_law_legal_agent_eval.memo.evidence import LABEL_WORDS, Examiner, Treatment
from ai_law_legal_agent_eval.memo.excepting import is_excepted
from ai_law_legal_agent_eval.memo.hedging import is_denied, is_hedged, is_limited
from ai_law_legal_agent_eval.memo.index import DistractorForms, FindingForms, SpecForms
from ai_law_legal_agent_eval.memo.leads import with_lead
from ai_law_legal_agent_eval.memo.listings import ATTENTION, frames, is_bare
from ai_law_legal_agent_eval.memo.reading import Reading, Sentence
from ai_law_legal_agent_eval.memo.stance import condition_allowed, dismissals, status_afresh, status_at
from ai_law_legal_agent_eval.memo.vocabulary import BLOCKS, DISMISSAL_HEADING, GRAVE_ACTS, HOUSEKEEPING, ISSUE_WORDS, OWN_NEGATORS, SEEMING
from ai_law_legal_agent_eval.text.alternatives import listed
from ai_law_legal_agent_eval.text.spans import Span

WINDOW_SENTENCES = 3
"""How many sentences after the naming one still speak about it; measured on labelled memos."""
LIST_SENTENCES = 8
"""The same where the naming sentence opens the list under a heading: terse memos rate at its end."""
MAX_LISTED = 3
"""An item with so many semicolons is itself a list (of documents, of parties) and introduces nothing; author's choice."""
MAX_CLAIM_WORDS = 28
"""From the first to the last term of a claim; farther apart they belong to different statements (author's choice)."""
ABOUT_SENTENCES = 2
"""How far back a claim's subject may stand ("It was sold EXW. That makes ...")."""
_NO_OBJECT = re.compile(r" (?:no(?!\.)|nothing|none|neither|nobody)\b(?! (?:longer|later|less|doubt)\b)")
"""Behind a verb of the claim it denies the claim ("exports no node")."""
ADVERBS = frozenset(
    listed(
        "itself themselves himself also now therefore accordingly thus thereby hence consequently then already clearly plainly"
        " evidently obviously simply merely automatically likewise equally necessarily effectively fully entirely wholly completely"
        " legally strictly still indeed actually really very so certainly undoubtedly henceforth thereafter forthwith promptly"
        " voluntarily both"
        " immediately duly too quite moreover again"
    )
)
"""Words between the words of a claim that leave it the same."""
_OWN_WORDS = re.compile(
    rf"{OWN_NEGATORS.pattern}|\b(?:irrelevant|immaterial|moot|beside the point|(?:of )?no (?:consequence|moment|importance|relevance))\b"
    r"|\b(?:(?:so|as) long as|refus\w+|contrary to|lack(?:s|ed|ing)?|absence of|permitted)\b|\b(?:f[ae]ll(?:s|en)?|went|gone) away\b"
    r"|\b(?:disappear|vanish|resolv|dispos|clos|clear|settl|cure|explain|answer|address|remed|rectif|regulari)\w*|\b(?:dealt|rest|care)\b"
)
"""Words that take something back, or set it aside, and take nothing back where they are words of the claim itself."""
_ASIDE = re.compile(
    r"(?:, (?=(?:as|so|if|to|in|we|i|one|of course|indeed)\b)|\(|(?<= )- )"
    r"(?!(?:[^,()]*\b)?(?:not|no|nobody|nothing|never|wrong|wrongly|false|if)\b)[^,()-]{2,60}(?:,|\)| -)"
)
_PARTS = re.compile(r"[;:](?= )")
_HARD_BREAK = re.compile(r";|\b(?:but(?! (?:to|also)\b)|(?<!, )however|although|though|whereas|while)\b")


@dataclass(frozen=True, slots=True)
class Flag:
    """A place where a memo raises or says what it should not."""

    span: Span
    reason: str


def distractor_flag(examiner: Examiner, forms: DistractorForms, evidence: frozenset[int]) -> Flag | None:
    """Return where a distractor is escalated; `evidence` are the sentences that earned a finding."""
    for sentence in examiner.reading.sentences:
        if sentence.is_masked or not sentence.own_mask & forms.name_terms or not _is_named(forms.names, sentence):
            continue
        window = _window(examiner, sentence, forms, evidence)
        if found := _escalation(examiner, sentence, forms.alarms, window) or _listed_as_problem(examiner, sentence, evidence):
            return found
    return None


def control_flag(examiner: Examiner, forms: FindingForms, evidence: frozenset[int]) -> Flag | None:
    """Return where the negative control is raised as a problem."""
    for sentence in examiner.reading.sentences:
        if sentence.is_masked or not forms.who[0] & sentence.mask:
            continue
        window = _finding_window(examiner, sentence, forms, evidence)
        if found := _escalation(examiner, sentence, forms.alarms, window) or _listed_as_problem(examiner, sentence, evidence):
            return found
    return None


def _with_heading(examiner: Examiner, sentence: Sentence) -> int:
    mask = sentence.mask
    section = examiner.reading.section_of.get(sentence.block)
    for number in section.headings[-1:] if section else ():
        for heading in examiner.reading.in_block(number):
            mask |= heading.mask
    return mask


def _is_named(names: Sequence[Form], sentence: Sentence) -> bool:
    return any(form.holds(sentence.own_mask) for form in names)


def _window(examiner: Examiner, sentence: Sentence, forms: DistractorForms, evidence: frozenset[int]) -> list[Sentence]:
    """The naming sentence and what still speaks about it: its row, or the next sentences up to another topic."""
    window = [sentence]
    if _serves_a_finding(examiner, sentence, evidence):
        return window
    for other in _next(examiner, sentence):
        if _turns_away(examiner, other) and not other.own_mask & forms.name_terms:
            if sentence.in_table:
                continue
            break
        window.append(other)
    return window


def _finding_window(examiner: Examiner, sentence: Sentence, forms: FindingForms, evidence: frozenset[int]) -> list[Sentence]:
    window = [sentence]
    if _serves_a_finding(examiner, sentence, evidence):
        return window
    for other in _next(examiner, sentence):
        if examiner.opens_other_topic(forms, other) or other.number in evidence:
            break
        window.append(other)
    return window


def _serves_a_finding(examiner: Examiner, sentence: Sentence, evidence: frozenset[int]) -> bool:
    """Whether a sentence, or another cell of its row, earned a finding: what is asked for there is asked for that."""
    if sentence.number in evidence:
        return True
    return sentence.in_table and any(other.number in evidence for other in examiner.reading.in_block(sentence.block))


def _next(examiner: Examiner, sentence: Sentence) -> Iterator[Sentence]:
    """The rest of a table row, or the sentences that follow in the same block; after a title, in the same section."""
    reading = examiner.reading
    if sentence.in_table:
        yield from (other for other in reading.in_block(sentence.block) if other.number != sentence.number and not other.is_masked)
        return
    section = reading.section_of.get(sentence.block)
    if section is None and sentence.is_heading:
        section = reading.section_of.get(sentence.block + 1)
    end = reading.blocks[section.last - 1].last if section else sentence.number + 1
    is_title = sentence.is_heading or len(sentence.texts) <= LABEL_WORDS
    opens_list = sentence.is_list_item and sentence.block > 0 and reading.blocks[sentence.block - 1].kind == "heading"
    opens_list = opens_list and sentence.text.count(";") < MAX_LISTED
    reach = LIST_SENTENCES if opens_list else WINDOW_SENTENCES
    for other in reading.sentences[sentence.number + 1 : min(end, sentence.number + 1 + reach)]:
        is_same = is_title or other.block == sentence.block or (opens_list and other.is_list_item)
        if (other.is_heading and other.block != sentence.block) or other.in_table or not is_same:
            return
        if not other.is_masked:
            yield other


def _turns_away(examiner: Examiner, sentence: Sentence) -> bool:
    """Whether a sentence names a party, lot or other thing of a finding or of another distractor."""
    mask = sentence.own_mask
    if any(mask & forms.own_names for forms in examiner.index.findings):
        return True
    return any(mask & forms.name_terms and _is_named(forms.names, sentence) for forms in examiner.index.distractors)


def _escalation(examiner: Examiner, sentence: Sentence, alarms: Sequence[Form], window: Sequence[Sentence]) -> Flag | None:
    """Weigh what a window says: alarms, ratings, remedies and issue words against dismissals."""
    is_framed = _under_dismissal(examiner, sentence)
    for other in () if is_framed else (sentence, *_next(examiner, sentence)):
        for form in alarms:
            if form.holds(other.own_mask) and is_asserted(examiner, form, other) and not _is_answered(examiner, other):
                return Flag(Span(sentence.span.start, max(sentence.span.end, other.span.end)), "it states the point as a problem")
    treating = [item for other in window for item in examiner.treatments(other) if _is_raising(item)]
    words = [other for other in window if _uses_issue_words(examiner, other)]
    if not treating and not words:
        return None
    against = sum(_sets_aside(examiner, other) for other in window) + 2 * is_framed
    if 2 * against >= len(treating) + len(words):
        return None
    last = examiner.reading.sentences[max([*(item.sentence for item in treating), *(other.number for other in words)])]
    span = Span(min(sentence.span.start, last.span.start), max(sentence.span.end, last.span.end))
    said = "rates it or asks for action on it" if treating else "speaks of it as a violation or risk"
    return Flag(span, f"the memo {said}")


def _listed_as_problem(examiner: Examiner, sentence: Sentence, evidence: frozenset[int]) -> Flag | None:
    """Whether a sentence is a bare item among others that a heading or line raises together, as problems or for action."""
    if sentence.number in evidence or not is_bare(examiner.reading, sentence) or _under_dismissal(examiner, sentence):
        return None
    if OWN_NEGATORS.search(sentence.text) or _sets_aside(examiner, sentence):
        return None
    raising = [
        frame
        for frame in frames(examiner.reading, sentence)
        if not frame.is_masked
        and not _sets_aside(examiner, frame)
        and (ATTENTION.search(frame.text) or _uses_issue_words(examiner, frame) or any(map(_is_raising, examiner.treatments(frame))))
    ]
    return Flag(sentence.span, "the memo lists it among problems") if raising else None


def _is_answered(examiner: Examiner, sentence: Sentence) -> bool:
    """Whether a sentence says that a point only seems one, or sets it aside in the same breath."""
    return bool(SEEMING.search(sentence.text)) or _sets_aside(examiner, sentence)


def _is_raising(item: Treatment) -> bool:
    """Whether a treatment makes a problem of its point: a rating above low, a stop, or an act that one takes on a violation."""
    if item.stance.status_of_clause != "affirmed" or item.level == "low" or item.stance.is_loose:
        return False
    asked, span = item.stance.asked, item.stance.span
    if item.level is not None or GRAVE_ACTS.match(asked, span.start):
        return True
    return bool(item.stance.is_stop or BLOCKS.search(asked, span.end)) and not HOUSEKEEPING.match(asked, span.start)


def _sets_aside(examiner: Examiner, sentence: Sentence) -> bool:
    return bool(dismissals(sentence.text, examiner.following(sentence)))


def _under_dismissal(examiner: Examiner, sentence: Sentence) -> bool:
    """Whether a heading, the line above a list, or the paragraph's opening says that nothing here is an issue."""
    reading = examiner.reading
    section = reading.section_of.get(sentence.block)
    opening = reading.in_block(sentence.block)[0]
    frames = [heading for number in (section.headings if section else ()) for heading in reading.in_block(number)]
    frames += _line_above(reading, sentence.block) if sentence.is_list_item else []
    frames += [opening] if opening.number < sentence.number and not sentence.in_table else []
    return any(DISMISSAL_HEADING.search(frame.text) for frame in frames)


def _line_above(reading: Reading, number: int) -> list[Sentence]:
    """The last sentence before the list that a block stands in, if there is one."""
    while number > 0 and reading.blocks[number].kind == "list_item":
        number -= 1
    return [] if reading.blocks[number].kind == "list_item" else [reading.in_block(number)[-1]]


def _uses_issue_words(examiner: Examiner, sentence: Sentence) -> bool:
    following = examiner.following(sentence)
    return any(
        _is_meant(sentence.text, following, Span(*match.span()), is_demand=match["demand"] is not None)
        for match in ISSUE_WORDS.finditer(sentence.text)
        if sentence.text.count('"', 0, match.start()) % 2 == 0
    )


def _only_seems(text: str, start: int) -> bool:
    """Whether what begins at `start` is said of how a point looks, and answered."""
    return any(match.start() < start < match.end() for match in SEEMING.finditer(text))


def _is_meant(text: str, following: str, place: Span, *, is_demand: bool) -> bool:
    """Whether a sentence stands behind issue words, what a clause before them denies being its own affair."""
    if _only_seems(text, place.start) or _NO_OBJECT.match(text, place.end):
        return False
    text = _without_own_negators(text, [place])
    status = status_afresh(text, following, place)
    return (condition_allowed(text, status) if is_demand else status) == "affirmed"


def violations(examiner: Examiner, forms: SpecForms) -> list[Flag]:
    """Return every sentence that asserts a must-not-say claim."""
    found = []
    if not examiner.claim_masks:
        examiner.claim_masks += [item.own_mask | _plain_mask(examiner, item) for item in examiner.reading.sentences]
    for sentence, mask in zip(examiner.reading.sentences, examiner.claim_masks, strict=True):
        if not mask & forms.keys:
            continue
        said = [form for form in forms.says if form.holds(mask)]
        topic = _topic(examiner, sentence) if said else 0
        if not said or (forms.about and not forms.about & topic):
            continue
        parts = list(_parts(examiner, sentence))
        pairs = ((form, part) for form in said for part in parts if not is_excepted(examiner, forms, form, part))
        if any(_is_claimed(examiner, form, part, topic) for form, part in pairs):
            found.append(Flag(sentence.span, forms.spec.why))
    return found or [Flag(item.span, forms.spec.why) for item in _led(examiner) if _is_said_with_lead(examiner, forms, item)]


def _led(examiner: Examiner) -> Sequence[Sentence]:
    """The sentences that take their subject from what stands before them, with it."""
    if examiner.led_sentences is None:
        examiner.led_sentences = [led for item in examiner.reading.sentences if (led := with_lead(examiner, item))]
    return examiner.led_sentences


def _is_said_with_lead(examiner: Examiner, forms: SpecForms, led: Sentence) -> bool:
    """Whether a sentence asserts a claim together with the label that it takes its subject from."""
    if not led.own_mask & forms.keys:
        return False
    topic = led.own_mask | _topic(examiner, led)
    if forms.about and not forms.about & topic:
        return False
    said = [form for form in forms.says if form.holds(led.own_mask) and not is_excepted(examiner, forms, form, led)]
    return any(_is_claimed(examiner, form, led, topic) for form in said)


def _topic(examiner: Examiner, sentence: Sentence) -> int:
    """The terms of what a sentence goes on about: its own, its row's, its headings', and those of the sentences shortly before it."""
    mask = _with_heading(examiner, sentence)
    for other in examiner.reading.sentences[max(0, sentence.number - ABOUT_SENTENCES) : sentence.number]:
        if other.block == sentence.block:
            mask |= other.mask
    return mask


def _plain_mask(examiner: Examiner, sentence: Sentence) -> int:
    """The terms that stand side by side once the adverbs between their words are left out ("is accordingly listed")."""
    if sentence.is_masked or ADVERBS.isdisjoint(sentence.texts):
        return 0
    words = [word for word in sentence.texts if word not in ADVERBS]
    if words in (sentence.texts[: len(words)], sentence.texts[-len(words) :]):
        return 0  # the adverbs stand at one end: no two words have come together
    return examiner.index.lexicon.scan(words, (), "")


def _is_claimed(examiner: Examiner, form: Form, part: Sentence, topic: int) -> bool:
    """Whether a part of a sentence states a claim, as it stands or without its adverbs."""
    if not all(item & topic for item in form.context):
        return False
    if _is_asserted(examiner, form, part, is_claim=True):
        return True
    if ADVERBS.isdisjoint(part.texts):
        return False
    mask = part.own_mask | _plain_mask(examiner, part)
    if mask == part.own_mask:
        return False
    words = tuple(word for word in part.words if word.text not in ADVERBS)
    return _is_asserted(examiner, form, replace(part, own_mask=mask, _words=words), is_claim=True)


def is_asserted(examiner: Examiner, form: Form, sentence: Sentence) -> bool:
    """Whether a sentence, or what stands behind one of its colons or semicolons, stands behind a form."""
    return any(_is_asserted(examiner, form, part) for part in _parts(examiner, sentence))


def _parts(examiner: Examiner, sentence: Sentence) -> Iterator[Sentence]:
    """The sentence, and its words, values and terms from behind its emphasis and each of its colons and semicolons on."""
    yield sentence
    stressed = emphasis_end(sentence.text)
    for start in (*([stressed] if stressed else ()), *(mark.end() for mark in _PARTS.finditer(sentence.text))):
        words = tuple(word for word in sentence.words if word.start >= start)
        texts, stated = [word.text for word in words], tuple(value for value in sentence.values if value.span.start >= start)
        mask = examiner.index.lexicon.scan(texts, stated, sentence.text)
        yield replace(sentence, texts=texts, values=stated, own_mask=mask, _words=words)


def _is_asserted(examiner: Examiner, form: Form, part: Sentence, *, is_claim: bool = False) -> bool:
    """Whether a part of a sentence states the form: close together, and none of its terms taken back or hedged."""
    if not form.holds(part.own_mask):
        return False
    places = examiner.index.lexicon.places(form, part.words, part.values, part.text)
    if not places:
        return False
    first, last = min(place.start for place in places), max(place.end for place in places)
    if sum(first <= word.start < last for word in part.words) > MAX_CLAIM_WORDS:
        return False
    claim = _without_asides(part.text, first, last)
    if _HARD_BREAK.search(claim, first, last) or (is_claim and is_hedged(claim, places)):
        return False
    starts = {place.start for place in places if " " in place.cut(part.text)}
    if any(_NO_OBJECT.match(part.text, place.end) and place.end + 1 not in starts for place in places):
        return False
    if is_claim and (is_limited(part.text, first, last) or any(is_denied(part.text, place) for place in places)):
        return False
    text = _without_own_negators(part.text, places)
    following = examiner.following(part)
    return all(status_at(text, following, place) == "affirmed" for place in places)


def _without_asides(text: str, first: int, last: int) -> str:
    """The sentence with what is put into its claim between two commas, dashes or brackets, and takes nothing back, blanked out."""
    return text[:first] + _ASIDE.sub(lambda match: " " * len(match.group()), text[first:last]) + text[last:]


def _without_own_negators(text: str, places: Sequence[Span]) -> str:
    """Blank out the negators and the like that belong to the claim itself ("no longer enforced")."""
    for place in places:
        part = _OWN_WORDS.sub(lambda match: "x" * len(match.group()), place.cut(text))
        text = text[: place.start] + part + text[place.end :]
    return text
