"""What a rollout of a LAB task is worth: were its deliverables saved under their exact names, with substance?"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from ai_law_legal_agent_eval.deliverables.formats import MAX_HIDDEN_SHARE, contents
from ai_law_legal_agent_eval.errors import UnreadableDocumentError

Outcome = Literal["complete", "missing", "unreadable", "too_short", "hidden_text"]


@dataclass(frozen=True, slots=True)
class LabDeliverable:
    """One declared deliverable as it was found: its outcome, its size, the reason in words, and its text ("" without one)."""

    name: str
    outcome: Outcome
    visible_chars: int
    reason: str
    text: str = ""

    def as_json(self) -> dict[str, object]:
        """Return all but the text."""
        return {"name": self.name, "outcome": self.outcome, "visible_chars": self.visible_chars, "reason": self.reason}


def examine_deliverable(name: str, data: bytes | None, min_chars: int) -> LabDeliverable:
    """Return what the saved bytes of a deliverable hold when they are read back as what the name says.

    >>> examine_deliverable("a.md", b"Too short.", 200).outcome, examine_deliverable("a.docx", b"no Word file", 1).outcome
    ('too_short', 'unreadable')
    """
    if data is None:
        return LabDeliverable(name, "missing", 0, "it was not saved under this name")
    try:
        found = contents(name, data)
    except UnreadableDocumentError as error:
        return LabDeliverable(name, "unreadable", 0, error.reason)
    length = found.visible_chars
    if length < min_chars:
        return LabDeliverable(name, "too_short", length, f"{length} visible characters; needed: {min_chars}", found.text)
    if found.hidden_chars > MAX_HIDDEN_SHARE * length:
        reason = f"{found.hidden_chars} hidden characters beside {length} visible ones; allowed: a tenth"
        return LabDeliverable(name, "hidden_text", length, reason, found.text)
    return LabDeliverable(name, "complete", length, f"{length} visible characters", found.text)


def complete_share(deliverables: Sequence[LabDeliverable]) -> float:
    """Return the share of the deliverables that are complete, 0..1."""
    return sum(deliverable.outcome == "complete" for deliverable in deliverables) / len(deliverables) if deliverables else 0.0


Verdict = Literal["passed", "failed", "unscored"]


@dataclass(frozen=True, slots=True)
class CriterionVerdict:
    """What the judge says of one criterion. `unscored` means that it said nothing that could be understood."""

    id: str
    title: str
    verdict: Verdict
    reason: str
    judge: str

    def as_json(self) -> dict[str, object]:
        """Return it as JSON-serialisable data, with the judge's name."""
        return {"id": self.id, "title": self.title, "outcome": self.verdict, "reason": self.reason, "judge": self.judge}


def criteria_metrics(verdicts: Sequence[CriterionVerdict]) -> Mapping[str, float]:
    """Return the judge's measures. What was not scored counts neither way: a measure that rests on nothing is absent.

    `lab_all_pass` is 0 once a criterion failed, 1 when all passed, and absent while an unscored one could decide it.

    >>> def verdicts(*outcomes): return [CriterionVerdict("C", "", outcome, "", "judge") for outcome in outcomes]
    >>> criteria_metrics(verdicts("passed", "unscored"))
    {'lab_criteria_unscored': 0.5, 'lab_criteria_pass_rate': 1.0}
    >>> criteria_metrics(verdicts("passed", "failed", "unscored", "unscored"))
    {'lab_criteria_unscored': 0.5, 'lab_criteria_pass_rate': 0.5, 'lab_all_pass': 0.0}
    """
    if not verdicts:
        return {}
    passed, failed = (sum(verdict.verdict == outcome for verdict in verdicts) for outcome in ("passed", "failed"))
    unscored = len(verdicts) - passed - failed
    metrics = {"lab_criteria_unscored": unscored / len(verdicts)}
    if passed + failed:
        metrics["lab_criteria_pass_rate"] = passed / (passed + failed)
    if failed or not unscored:
        metrics["lab_all_pass"] = float(not failed)
    return metrics
