"""Which findings a memo earns: named, grounded in the record, treated, and in prose that stands behind it, all in one passage."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from ai_law_legal_agent_eval.keys.model import LEVEL_ORDER, Severity
from ai_law_legal_agent_eval.memo.evidence import LABEL_WORDS, Examiner, Treatment
from ai_law_legal_agent_eval.memo.figures import contradiction, memo_contradiction
from ai_law_legal_agent_eval.memo.index import FactForms, FindingForms
from ai_law_legal_agent_eval.memo.passages import Passage, headed_sections, pieces, wide_pieces
from ai_law_legal_agent_eval.memo.prose import is_assembled, reads_as_prose
from ai_law_legal_agent_eval.memo.reading import Reading, Section, Sentence
from ai_law_legal_agent_eval.text.spans import Span

_PLAINLY_ONE = 2
_OVERLOOKS = re.compile(
    r"\b(?:overlook|ignor|disregard|neglect|forget|omit|leav|left out|miss(?:es|ed)\b"
    r"|fail(?:s|ed)? to count|take(?:s)? no account|do(?:es)? not count"
    r"|and (?:nothing (?:else|more)|no (?:more|others?|further))\b|no further than|only what)"
)
"""Said of a figure or a conclusion that is quoted to be refuted."""
_CONTRAST = re.compile(
    r"\b(?:but|however|yet|although|though|whereas|not|no|nor|never|cannot|nothing|wrong|mistaken|fails?|ignores?|overlooks?)\b|n't\b"
)
"""What answers a wrong conclusion that the passage only reports."""
_NOWHERE = "no passage names it"
MIN_DOCUMENTS = 2
"""The memo contract: facts that prove it, at least two that come from different documents, or the computed result."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """How far one passage got with one finding; `stage` orders verdicts, 6 is credit."""

    stage: int
    reason: str
    span: Span | None = None
    facts: tuple[FactForms, ...] = ()
    treating: tuple[Treatment, ...] = ()
    sentences: tuple[int, ...] = ()

    @property
    def is_credit(self) -> bool:
        return self.stage == CREDIT


UNNAMED, UNGROUNDED, WRONG_FIGURES, UNTREATED, DISMISSED, NO_PROSE, CREDIT = range(7)


def find(examiner: Examiner, wanted: Sequence[FindingForms]) -> dict[str, Verdict]:
    """Return the best verdict of each finding; a sentence treats at most one of them."""
    best = {forms.finding.id: Verdict(UNNAMED, _NOWHERE) for forms in wanted}
    for passage in headed_sections(examiner.reading):
        _try(examiner, passage, wanted, best)
    for passage in pieces(examiner.reading):
        _try(examiner, passage, [forms for forms in wanted if not best[forms.finding.id].is_credit], best)
    for passage in wide_pieces(examiner.reading):
        missing = [forms for forms in wanted if not best[forms.finding.id].is_credit]
        _try(examiner, passage, [forms for forms in missing if examiner.is_headed(forms, passage)], best)
    for forms in wanted:
        if best[forms.finding.id].is_credit and (wrong := memo_contradiction(examiner, forms)):
            best[forms.finding.id] = Verdict(WRONG_FIGURES, wrong, facts=best[forms.finding.id].facts)
    return _one_treatment_each(best)


def _try(examiner: Examiner, passage: Passage, wanted: Sequence[FindingForms], best: dict[str, Verdict]) -> None:
    """Judge a passage for the findings whose facts it may state, and keep what beats the best verdict so far."""
    mask = examiner.mask(passage) if wanted else 0
    for forms in wanted:
        held = best[forms.finding.id]
        if not mask & forms.fact_terms or (held.is_credit and not _states_more(examiner, passage, forms, len(held.facts))):
            continue
        verdict = judge(examiner, passage, forms, mask)
        if (verdict.stage, len(verdict.facts)) > (held.stage, len(held.facts)) or held.reason == _NOWHERE:
            best[forms.finding.id] = verdict


def _states_more(examiner: Examiner, passage: Passage, forms: FindingForms, than: int) -> bool:
    """Whether a passage states more than so many facts of a finding; whether it does as the memo's own word is asked only if need be."""
    named = {fact.fact.id for _, facts in examiner.stated_in(forms, passage) for fact, _ in facts}
    return len(named) > than and len(_facts(examiner, passage, forms)[0]) > than


def judge(examiner: Examiner, passage: Passage, forms: FindingForms, mask: int) -> Verdict:
    """Return how far a passage gets with a finding."""
    if missing := _missing_name(forms, mask):
        return Verdict(UNNAMED, missing)
    facts, grounding = _facts(examiner, passage, forms)
    if lack := _lack_of_ground(facts):
        return Verdict(UNGROUNDED, lack, facts=tuple(facts))
    body = [sentence for sentence in passage.body(examiner.reading) if not sentence.is_masked]
    beside = {examiner.reading.sentences[number].block for number in grounding}
    stating = [sentence for sentence in body if sentence.values]
    own = [sentence for sentence in stating if sentence.block in beside or examiner.is_about(forms, sentence, passage)]
    if wrong := contradiction(examiner, own, forms):
        return Verdict(WRONG_FIGURES, wrong, facts=tuple(facts))
    treating = list(_treatments(examiner, passage, body, forms, grounding))
    if not treating:
        return Verdict(
            UNTREATED,
            "it neither rates the issue near its severity nor asks for action, as the memo's own affirmed view",
            facts=tuple(facts),
        )
    if examiner.is_disowned(body):
        return Verdict(DISMISSED, "most of its sentences are denied, supposed, asked or someone else's word", facts=tuple(facts))
    if examiner.is_taken_back(grounding):
        return Verdict(DISMISSED, "the memo takes its section back as a whole", facts=tuple(facts))
    if dismissal := _last_word(examiner, passage, body, forms, treating):
        return Verdict(DISMISSED, f'its last word sets the issue aside: "{dismissal}"', facts=tuple(facts))
    if skimmed := _skimmed(examiner, body, forms, facts):
        return Verdict(DISMISSED, f'it draws the wrong conclusion: "{skimmed}"', facts=tuple(facts))
    used = sorted({*grounding, *(item.sentence for item in treating)})
    sentences = examiner.reading.sentences
    if examiner.is_shuffled:
        return Verdict(NO_PROSE, "the words of the memo stand in an order that no sentence has", facts=tuple(facts))
    if flaw := reads_as_prose([sentences[number] for number in used], [sentences[number] for number in grounding], body, examiner.moulds):
        return Verdict(NO_PROSE, flaw, facts=tuple(facts))
    if is_assembled([examiner.skeletons[number] for number in used], examiner.recurring):
        return Verdict(NO_PROSE, "its sentences are put together from phrases that recur, with the terms exchanged", facts=tuple(facts))
    return Verdict(CREDIT, "", _span(examiner, used), tuple(facts), tuple(treating), tuple(used))


def _missing_name(forms: FindingForms, mask: int) -> str:
    if any(not item & mask for item in forms.who):
        return "no passage that states its facts names whom and what it concerns"
    if not (forms.wrong | forms.theme) & mask:
        return "no passage that states its facts says what is wrong"
    for ours, others in forms.rivals:
        if mask & ours:
            return ""
        if mask & others:
            return "the passage names another party in the place of the one concerned"
    return ""


def _facts(examiner: Examiner, passage: Passage, forms: FindingForms) -> tuple[list[FactForms], list[int]]:
    """The facts that a passage states, strict ones and (beside those) loose ones, and the sentences that state them."""
    strict: dict[str, FactForms] = {}
    loose: dict[str, FactForms] = {}
    grounds = examiner.grounds(forms, passage)
    for _, facts in grounds:
        for fact, is_strict in facts:
            (strict if is_strict else loose)[fact.fact.id] = fact
    if not strict:
        return [], []
    return list({**loose, **strict}.values()), [number for number, _ in grounds]


def _lack_of_ground(facts: Sequence[FactForms]) -> str:
    if any(fact.fact.kind == "result" for fact in facts):
        return ""
    if len({fact.document for fact in facts}) >= MIN_DOCUMENTS:
        return ""
    if not facts:
        return "the passage states none of the facts that prove it"
    return "the passage states facts of one document only and not the computed result"


def _treatments(
    examiner: Examiner, passage: Passage, body: Sequence[Sentence], forms: FindingForms, grounding: Sequence[int]
) -> Iterator[Treatment]:
    """The affirmed treatments of the finding; labels and conditional remedies count when a plain statement stands by them."""
    found = [
        treatment
        for sentence in (*passage.heading_sentences(examiner.reading), *body)
        if not sentence.is_masked and examiner.is_about(forms, sentence, passage) and not _belongs_elsewhere(examiner, sentence, forms)
        for treatment in examiner.treatments(sentence)
        if _fits(treatment, forms, sentence)
    ]
    sure = [item for item in found if item.status == "affirmed"]
    if all(_raises_nothing(item) and item.level not in forms.finding.accepted for item in sure):
        sure = []
    plain = examiner.states_plainly(forms, grounding)
    if plain or any(not _is_label(examiner, item) for item in sure):
        yield from sorted(sure, key=lambda item: (_is_label(examiner, item), item.level not in forms.finding.accepted))
    if plain:
        yield from (item for item in found if item.status == "hypothetical" and item.level is None and not item.stance.is_loose)


def _raises_nothing(item: Treatment) -> bool:
    """Whether a treatment leaves a point where it is: a low rating, or a verb that only its column makes a request."""
    return item.level == "low" or item.stance.is_loose


def _is_label(examiner: Examiner, item: Treatment) -> bool:
    """Whether a treatment stands in a heading, a cell or a word or two, which affirm nothing by themselves."""
    sentence = examiner.reading.sentences[item.sentence]
    return sentence.is_heading or len(sentence.texts) <= LABEL_WORDS


def _fits(treatment: Treatment, forms: FindingForms, sentence: Sentence) -> bool:
    """A rating within one step of the key's; a remedy that stops something or uses the expected words."""
    if treatment.level is not None:
        return is_near(treatment.level, forms)
    return treatment.stance.is_stop or bool(sentence.mask & forms.remedies)


def is_near(level: Severity, forms: FindingForms) -> bool:
    """Whether a rating is accepted by the key or one step beside its severity."""
    severity = forms.finding.severity
    if level in forms.finding.accepted or severity is None:
        return True
    return abs(LEVEL_ORDER.index(level) - LEVEL_ORDER.index(severity)) <= 1


def _last_word(examiner: Examiner, passage: Passage, body: Sequence[Sentence], forms: FindingForms, treating: Sequence[Treatment]) -> str:
    """The dismissal of the whole that follows the last treatment, if there is one."""
    last = max(
        ((item.sentence, item.stance.span.end) for item in treating if not examiner.reading.sentences[item.sentence].is_heading),
        default=(-1, 0),
    )
    for sentence in (*body, *passage.tail(examiner.reading)):
        if sentence.number < last[0] or sentence.is_masked:
            continue
        if sentence.number >= passage.last and examiner.opens_other_topic(forms, sentence):
            break
        start = last[1] if sentence.number == last[0] else 0
        dismissal = examiner.whole_dismissal(forms, sentence, passage, start)
        if dismissal:
            return dismissal
    return ""


def _skimmed(examiner: Examiner, body: Sequence[Sentence], forms: FindingForms, facts: Sequence[FactForms]) -> str:
    """The sentence that asserts a skimmer's conclusion, unless the passage has worked out the whole result that disproves it."""
    results = {fact.fact.id for fact in forms.facts if fact.fact.kind == "result"}
    if results and results <= {fact.fact.id for fact in facts}:
        return ""
    for place, sentence in enumerate(body):
        if examiner.skims(forms, sentence) and not _OVERLOOKS.search(sentence.text):
            is_answered = not results and any(_CONTRAST.search(other.text) for other in body[place:])
            return "" if is_answered else sentence.text
    return ""


def _span(examiner: Examiner, used: Sequence[int]) -> Span:
    """The place in the visible text from the first to the last sentence used; headings count only when nothing else is used."""
    sentences = [examiner.reading.sentences[number] for number in used]
    own = [sentence for sentence in sentences if not sentence.is_heading] or sentences
    return Span(min(sentence.span.start for sentence in own), max(sentence.span.end for sentence in own))


def _one_treatment_each(verdicts: Mapping[str, Verdict]) -> dict[str, Verdict]:
    """Take the credit of findings that have no treating sentence left for themselves (maximum matching)."""
    owner: dict[str, str] = {}

    def claim(identity: str, seen: set[str]) -> bool:
        for treatment in verdicts[identity].treating:
            if treatment.key in seen:
                continue
            seen.add(treatment.key)
            if treatment.key not in owner or claim(owner[treatment.key], seen):
                owner[treatment.key] = identity
                return True
        return False

    result = dict(verdicts)
    for identity, verdict in verdicts.items():
        if verdict.is_credit and not claim(identity, set()):
            result[identity] = Verdict(UNTREATED, "the only sentence that treats it already treats another issue", facts=verdict.facts)
    return result


def raised(examiner: Examiner, forms: FindingForms) -> Verdict | None:
    """Return where a cured issue is treated all the same: named and treated as a live one would be, whatever the grounds."""
    reading = examiner.reading
    for passage in (*headed_sections(reading), *pieces(reading), *wide_pieces(reading)):
        mask = examiner.mask(passage)
        if _missing_name(forms, mask):
            continue
        body = [sentence for sentence in passage.body(examiner.reading) if not sentence.is_masked]
        on_theme = [sentence.number for sentence in body if sentence.mask & forms.theme]
        treating = [item for item in _treatments(examiner, passage, body, forms, on_theme) if _raises(examiner, item, forms, passage)]
        if treating and not _last_word(examiner, passage, body, forms, treating):
            used = sorted({item.sentence for item in treating})
            return Verdict(UNTREATED, "the memo rates it or asks for action on it", _span(examiner, used), treating=tuple(treating))
    return None


def _raises(examiner: Examiner, item: Treatment, forms: FindingForms, passage: Passage) -> bool:
    """Whether a treatment raises this cured issue and not another one about the same lot; a low rating raises nothing."""
    return not _raises_nothing(item) and _is_on_issue(examiner, item, forms, passage)


def _is_on_issue(examiner: Examiner, item: Treatment, forms: FindingForms, passage: Passage) -> bool:
    """Whether a treatment is for this issue and not for another one about the same lot."""
    sentence = examiner.reading.sentences[item.sentence]
    if sentence.mask & forms.theme:
        return True
    own, heaviest = _weights_around(examiner, sentence.block, forms, passage)
    heading, others = examiner.heading_mask(sentence), _other_themes(examiner, forms)
    if heading & forms.theme:
        return not any(sentence.mask & theme for theme in others) or own >= heaviest
    if any((heading | sentence.mask) & theme for theme in others):
        return _PLAINLY_ONE <= own > heaviest
    return 0 < own >= heaviest


def _weights_around(examiner: Examiner, number: int, forms: FindingForms, passage: Passage) -> tuple[int, int]:
    """The theme weights of a block; where it has no theme, of the nearest one before it, else of one after it plainly on the issue."""
    reading = examiner.reading
    section = reading.section_of.get(number) or reading.section_of.get(number + 1)
    if section is None:
        return 0, 0
    before = _first_weights(examiner, _backwards(reading, number, section, passage), forms)
    if any(before):
        return before
    after = _first_weights(examiner, range(number + 1, section.last), forms)
    return after if _PLAINLY_ONE <= after[0] > after[1] else (0, 0)


def _first_weights(examiner: Examiner, numbers: Iterable[int], forms: FindingForms) -> tuple[int, int]:
    weights = (_theme_weights(examiner, number, forms) for number in numbers)
    return next((found for found in weights if any(found)), (0, 0))


def _backwards(reading: Reading, number: int, section: Section, passage: Passage) -> Iterator[int]:
    """A block and those before it in its section, then those before it in the passage under headings of no higher rank."""
    yield from range(number, section.first - 1, -1)
    level = reading.blocks[section.headings[-1]].level if section.headings else 0
    for before in range(section.first - 1, reading.sentences[passage.first].block - 1, -1):
        block = reading.blocks[before]
        if block.kind == "heading" and block.level < level:
            return
        if block.kind != "heading":
            yield before


def _belongs_elsewhere(examiner: Examiner, sentence: Sentence, forms: FindingForms) -> bool:
    """Whether a sentence that names only a lot of the issue stands in a text that is plainly about another issue of that lot."""
    if sentence.mask & forms.own_names & ~forms.own_lots or (sentence.mask | examiner.heading_mask(sentence)) & forms.theme:
        return False
    own, heaviest = _theme_weights(examiner, sentence.block, forms)
    return own == 0 and heaviest >= _PLAINLY_ONE


def _other_themes(examiner: Examiner, forms: FindingForms) -> list[int]:
    return [other.theme for other in examiner.index.findings if other is not forms and other.theme]


def _theme_weights(examiner: Examiner, block: int, forms: FindingForms) -> tuple[int, int]:
    """How many sentences of a block are on this issue's theme, and on that of the most present other issue."""
    weights = examiner.theme_weights(block)
    own = forms.finding.id
    return weights[own], max((weight for identity, weight in weights.items() if identity != own), default=0)
