"""Outcomes in plain English: what each finding, distractor, must-not-say spec and criterion came to, and why."""

from collections.abc import Sequence
from dataclasses import dataclass

from ai_law_legal_agent_eval.keys.model import DistractorCore, FindingCore
from ai_law_legal_agent_eval.memo.breakdown import Evidence, Item
from ai_law_legal_agent_eval.memo.criteria import Marked, mark_criterion
from ai_law_legal_agent_eval.memo.evidence import Examiner
from ai_law_legal_agent_eval.memo.findings import Verdict
from ai_law_legal_agent_eval.memo.flags import Flag
from ai_law_legal_agent_eval.memo.index import FactForms, FindingForms, MatterIndex
from ai_law_legal_agent_eval.text.spans import Span

_SHOWN_FACTS = 4
"""Proof that a reason names for a missed finding; more would drown it."""


@dataclass(frozen=True, slots=True)
class Examined:
    """One deliverable with everything that was found in it."""

    name: str
    examiner: Examiner
    verdicts: dict[str, Verdict]
    flags: dict[str, Flag | None]
    violations: dict[str, list[Flag]]

    def evidence(self, span: Span | None) -> Evidence:
        """Return the evidence at a place of this deliverable."""
        return Evidence(self.name, span, span.cut(self.examiner.reading.shown)) if span else Evidence()


def finding_items(index: MatterIndex, texts: Sequence[Examined], withheld: dict[str, str]) -> tuple[Item, ...]:
    """Return the items of all findings; `withheld` are credits that a judge took, with its reasons."""
    return tuple(_finding(forms, texts, withheld) for forms in index.findings)


def _finding(forms: FindingForms, texts: Sequence[Examined], withheld: dict[str, str]) -> Item:
    finding = forms.finding
    if finding.status != "live":
        return _flagged_finding(forms, texts)
    best = best_of(texts, finding.id)
    verdict = best.verdicts[finding.id] if best else None
    if best is None or verdict is None or not verdict.is_credit:
        return _item(forms, "not_credited", _why_missed(forms, verdict), Evidence(), verdict.facts if verdict else ())
    if finding.id in withheld:
        return _item(forms, "not_credited", withheld[finding.id], best.evidence(verdict.span), verdict.facts)
    return _item(forms, "credited", _why_credited(verdict, best), best.evidence(verdict.span), verdict.facts)


def _flagged_finding(forms: FindingForms, texts: Sequence[Examined]) -> Item:
    """A cured issue is escalated or not; the negative control is never credited, and its flag stands with the distractors."""
    if forms.finding.status == "negative_control":
        return _item(forms, "not_credited", "never credited: it is the negative control", Evidence(), ())
    hit = _first_flag(texts, forms.finding.id)
    if hit:
        text, flag = hit
        return _item(forms, "escalated", f"{flag.reason}, but it is no issue: {forms.finding.fine}", text.evidence(flag.span), ())
    return _item(forms, "not_escalated", "the memo does not raise it, and this record has cured it", Evidence(), ())


def _first_flag(texts: Sequence[Examined], identity: str) -> tuple[Examined, Flag] | None:
    return next(((text, flag) for text in texts if (flag := text.flags.get(identity))), None)


def best_of(texts: Sequence[Examined], identity: str) -> Examined | None:
    """Return the deliverable that gets farthest with a finding."""
    return max((text for text in texts if identity in text.verdicts), key=lambda text: text.verdicts[identity].stage, default=None)


def _item(forms: FindingForms, outcome: str, reason: str, evidence: Evidence, facts: Sequence[FactForms]) -> Item:
    stated = [{"id": fact.fact.id, "states": fact.fact.states, "document": fact.document or None} for fact in facts]
    extra = {"status": forms.finding.status, "severity": forms.finding.severity, "facts": stated}
    return Item(forms.finding.id, forms.finding.title, outcome, reason, evidence, extra)


def _why_credited(verdict: Verdict, text: Examined) -> str:
    ground = "; ".join(_cited(fact) for fact in verdict.facts)
    treatment = verdict.treating[0]
    sentence = text.examiner.reading.sentences[treatment.sentence]
    act = f"rates it {treatment.level}" if treatment.level else f'asks for action ("{treatment.stance.span.cut(sentence.text)}")'
    return f"one passage {act} and states: {ground}"


def _cited(fact: FactForms) -> str:
    return f"{fact.fact.states} ({fact.document or 'computed'})"


def _why_missed(forms: FindingForms, verdict: Verdict | None) -> str:
    stated = {fact.fact.id for fact in verdict.facts} if verdict else set()
    results = [fact for fact in forms.facts if fact.fact.kind == "result"]
    others = [fact for fact in forms.facts if fact.fact.kind != "result"]
    wanted = [fact for fact in (*results, *others) if fact.fact.id not in stated][:_SHOWN_FACTS]
    why = verdict.reason if verdict else "there is no readable deliverable"
    proof = "; ".join(_cited(fact) for fact in wanted)
    return f"{why}. Proof in the record: {proof}"


def distractor_items(index: MatterIndex, texts: Sequence[Examined]) -> tuple[Item, ...]:
    """Return the items of all that may be falsely flagged: the distractors and the negative control."""
    distractors: list[DistractorCore | FindingCore] = [forms.distractor for forms in index.distractors]
    controls = [forms.finding for forms in index.findings if forms.finding.status == "negative_control"]
    return tuple(_flag_item(part, texts) for part in (*distractors, *controls))


def _flag_item(part: DistractorCore | FindingCore, texts: Sequence[Examined]) -> Item:
    hit = _first_flag(texts, part.id)
    if hit is None:
        return Item(part.id, part.title, "not_escalated", "not mentioned, or mentioned without being raised", Evidence(), {})
    text, flag = hit
    return Item(part.id, part.title, "escalated", f"{flag.reason}, but {part.fine}", text.evidence(flag.span), {})


def spec_items(index: MatterIndex, texts: Sequence[Examined]) -> tuple[Item, ...]:
    """Return the items of all must-not-say specs; `hits` is the number of sentences that violate one."""
    items = []
    for forms in index.specs:
        part = forms.spec
        hits = [(text, flag) for text in texts for flag in text.violations[part.id]]
        if hits:
            text, flag = hits[0]
            items.append(
                Item(part.id, part.title, "violated", f"the memo asserts it, but {part.why}", text.evidence(flag.span), {"hits": len(hits)})
            )
        else:
            items.append(Item(part.id, part.title, "not_violated", "the memo does not assert it", Evidence(), {"hits": 0}))
    return tuple(items)


def criterion_items(index: MatterIndex, texts: Sequence[Examined]) -> tuple[Item, ...]:
    """Return the items of all criteria: passed when one deliverable passes the test."""
    items = []
    readers = [(text, Marked(text.examiner, text.verdicts, text.flags)) for text in texts]
    for criterion in index.rubric.criteria:
        forms = index.tests[criterion.id]
        marks = [(text, mark_criterion(marked, forms, criterion.findings)) for text, marked in readers]
        passed = next(((text, found) for text, found in marks if found.is_passed), None)
        if passed:
            text, found = passed
            items.append(Item(criterion.id, criterion.title, "passed", found.reason, text.evidence(found.span), {"kind": criterion.kind}))
        else:
            reason = marks[0][1].reason if marks else "there is no readable deliverable"
            items.append(Item(criterion.id, criterion.title, "failed", reason, Evidence(), {"kind": criterion.kind}))
    return tuple(items)
