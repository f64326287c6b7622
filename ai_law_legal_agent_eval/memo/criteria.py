"""The public rubric's criteria by their mechanical tests: a proxy for what a person or a judge would mark."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain
from math import ceil

from ai_law_legal_agent_eval.memo.evidence import Examiner
from ai_law_legal_agent_eval.memo.findings import Verdict
from ai_law_legal_agent_eval.memo.flags import Flag
from ai_law_legal_agent_eval.memo.index import FindingForms, TestForms
from ai_law_legal_agent_eval.memo.reading import Sentence
from ai_law_legal_agent_eval.text.spans import Span

_BLOCKS_BEFORE, _BLOCKS_AFTER = 2, 3
"""How far around a sentence that names the parties its section is read; author's choice."""


@dataclass(frozen=True, slots=True)
class Mark:
    """Whether a criterion's test passes, where, and why."""

    is_passed: bool
    reason: str
    span: Span | None = None


@dataclass(frozen=True, slots=True)
class Marked:
    """What the tests look at: the reading, the verdicts on findings, and what was falsely raised."""

    examiner: Examiner
    verdicts: Mapping[str, Verdict]
    flags: Mapping[str, Flag | None]
    near: dict[str, list[Sentence]] = field(default_factory=dict)
    live_share: float = 1.0

    def forms(self, identity: str) -> FindingForms:
        return next(forms for forms in self.examiner.index.findings if forms.finding.id == identity)

    def is_cured(self, identity: str) -> bool:
        return self.forms(identity).finding.status == "cured"

    def concerning(self, identity: str) -> Sequence[Sentence]:
        """The sentences of the rows and of the neighbouring blocks that are about a finding."""
        if identity not in self.near:
            self.near[identity] = _concerning(self.forms(identity), self.examiner)
        return self.near[identity]


def _concerning(forms: FindingForms, examiner: Examiner) -> list[Sentence]:
    blocks: set[int] = set()
    reading, who = examiner.reading, forms.who[0]
    for sentence in [reading.sentences[number] for number, mask in enumerate(examiner.masks) if mask & who]:
        section = reading.section_of.get(sentence.block)
        if sentence.is_heading:
            below = reading.section_of.get(sentence.block + 1)
            blocks.update(range(below.first, below.last) if below else ())
        elif sentence.in_table or section is None:
            blocks.add(sentence.block)
        else:
            blocks.update(range(max(section.first, sentence.block - _BLOCKS_BEFORE), min(section.last, sentence.block + _BLOCKS_AFTER + 1)))
    return [sentence for number in sorted(blocks) for sentence in reading.in_block(number) if not sentence.is_masked]


def mark(marked: Marked, forms: TestForms) -> Mark:
    """Return the outcome of one test."""
    return _TESTS[forms.test.kind](marked, forms)


def mark_criterion(marked: Marked, forms: TestForms, findings: Sequence[str]) -> Mark:
    """Return the outcome of a criterion: where all its issues are cured it asks that none be raised, else live ones count."""
    issues = [identity for identity in findings if marked.forms(identity).finding.status != "negative_control"]
    cured = [identity for identity in issues if marked.is_cured(identity)]
    if cured and len(cured) == len(issues):
        marks = [_not_raised(marked, identity) for identity in cured]
        return next((item for item in marks if not item.is_passed), marks[0])
    share = 1 - len(cured) / len(issues) if issues else 1.0
    return mark(replace(marked, live_share=share), forms)


def _credited(marked: Marked, forms: TestForms) -> Mark:
    identity = forms.test.credited or ""
    if marked.is_cured(identity):
        return _not_raised(marked, identity)
    verdict = marked.verdicts.get(identity)
    if verdict is not None and verdict.is_credit:
        return Mark(True, "the finding is credited", verdict.span)
    return Mark(False, "the finding is not credited")


def _not_raised(marked: Marked, identity: str) -> Mark:
    flag = marked.flags.get(identity)
    return Mark(False, f"{identity} is raised although it is no issue here", flag.span) if flag else Mark(True, f"{identity} is not raised")


def _quiet(marked: Marked, forms: TestForms) -> Mark:
    return _not_raised(marked, forms.test.quiet or "")


def _rates(marked: Marked, forms: TestForms) -> Mark:
    identity = forms.test.rates or ""
    if marked.is_cured(identity):
        return _not_raised(marked, identity)
    accepted = marked.forms(identity).finding.accepted
    verdict = marked.verdicts.get(identity)
    treating = list(verdict.treating) if verdict and verdict.is_credit else []
    near = (item for sentence in marked.concerning(identity) for item in marked.examiner.ratings(sentence))
    for item in chain(treating, near):
        if item.level in accepted and item.status == "affirmed":
            return Mark(True, f"rated {item.level}", marked.examiner.reading.sentences[item.sentence].span)
    return Mark(False, f"no rating of {' or '.join(accepted)} where it is discussed")


def _remedies(marked: Marked, forms: TestForms) -> Mark:
    identity = forms.test.remedies or ""
    if marked.is_cured(identity):
        return _not_raised(marked, identity)
    for sentence in marked.concerning(identity):
        if not forms.words & sentence.mask:
            continue
        if any(item.status in ("affirmed", "hypothetical") for item in marked.examiner.requests(sentence)):
            return Mark(True, "the action is asked for", sentence.span)
    return Mark(False, "the action is not asked for where it is discussed")


def _cites(marked: Marked, forms: TestForms) -> Mark:
    identity = forms.test.cites or ""
    if marked.is_cured(identity):
        return Mark(True, f"{identity} is no issue here")
    cites = marked.forms(identity).cites
    for sentence in marked.concerning(identity):
        if cites & sentence.mask:
            return Mark(True, "the rule is cited", sentence.span)
    return Mark(False, "no rule for it is cited where it is discussed")


def _facts(marked: Marked, forms: TestForms) -> Mark:
    identity, wanted = forms.test.finding or "", set(forms.test.facts or ())
    own = marked.forms(identity)
    if marked.is_cured(identity):
        return _not_raised(marked, identity)
    found: dict[str, Sentence] = {}
    for number, facts in marked.examiner.stated(own).items():
        for fact, _ in facts:
            if fact.fact.id in wanted:
                found.setdefault(fact.fact.id, marked.examiner.reading.sentences[number])
    return _enough(list(found.values()), forms.test.least or len(wanted), "facts")


def _enough(found: Sequence[Sentence], least: int, noun: str) -> Mark:
    if len(found) >= least:
        return Mark(True, f"{len(found)} {noun} stated", found[0].span if found else None)
    return Mark(False, f"{len(found)} {noun} stated of {least} needed")


def _says(marked: Marked, forms: TestForms) -> Mark:
    found = []
    everything, masks = marked.examiner.reading.mask, marked.examiner.masks
    for form in [form for form in forms.says if form.holds(everything)]:
        key = form.key
        holding = next((number for number, mask in enumerate(masks) if mask & key and form.holds(mask)), None)
        if holding is not None:
            found.append(marked.examiner.reading.sentences[holding])
    return _enough(found, max(1, ceil(forms.test.least * marked.live_share)), "points")


def _sections(marked: Marked, forms: TestForms) -> Mark:
    headings = [sentence for sentence in marked.examiner.reading.sentences if sentence.is_heading]
    found = []
    for form in forms.sections:
        heading = next((other for other in headings if form.holds(other.mask)), None)
        if heading is not None:
            found.append(heading)
    return _enough(found, max(1, forms.test.least), "parts")


def _leads(marked: Marked, forms: TestForms) -> Mark:
    """Whether the live ones among the leading findings are credited before all others."""
    credited = {identity: verdict for identity, verdict in marked.verdicts.items() if verdict.is_credit and verdict.span}
    leading = [identity for identity in forms.test.leads or () if not marked.is_cured(identity)]
    if any(identity not in credited for identity in leading):
        return Mark(False, "not all of the leading issues are credited")
    starts = {identity: verdict.span.start for identity, verdict in credited.items() if verdict.span}
    later = [start for identity, start in starts.items() if identity not in leading]
    if later and leading and max(starts[identity] for identity in leading) > min(later):
        return Mark(False, "another issue comes before them")
    return Mark(True, "the leading issues come first", credited[leading[0]].span if leading else None)


def _every(marked: Marked, forms: TestForms) -> Mark:
    marks = [mark(marked, part) for part in forms.parts]
    failed = next((item for item in marks if not item.is_passed), None)
    return failed or Mark(True, marks[0].reason, marks[0].span)


def _some(marked: Marked, forms: TestForms) -> Mark:
    marks = [mark(marked, part) for part in forms.parts]
    return next((item for item in marks if item.is_passed), marks[0])


_TESTS: Mapping[str, Callable[[Marked, TestForms], Mark]] = {
    "credited": _credited,
    "quiet": _quiet,
    "rates": _rates,
    "remedies": _remedies,
    "cites": _cites,
    "facts": _facts,
    "says": _says,
    "leads": _leads,
    "sections": _sections,
    "every": _every,
    "some": _some,
}
