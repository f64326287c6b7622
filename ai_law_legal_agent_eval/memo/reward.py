"""From the saved bytes of the deliverables to a reward with its breakdown."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from ai_law_legal_agent_eval.deliverables import VisibleText, visible_text
from ai_law_legal_agent_eval.errors import ConfigurationError, UnreadableDocumentError
from ai_law_legal_agent_eval.memo.breakdown import Breakdown, DeliverableState, Item, RewardTerm
from ai_law_legal_agent_eval.memo.evidence import Examiner
from ai_law_legal_agent_eval.memo.findings import find, raised
from ai_law_legal_agent_eval.memo.flags import Flag, control_flag, distractor_flag, violations
from ai_law_legal_agent_eval.memo.gate import JudgeOutcome
from ai_law_legal_agent_eval.memo.index import FindingForms, MatterIndex
from ai_law_legal_agent_eval.memo.outcomes import Examined, criterion_items, distractor_items, finding_items, spec_items
from ai_law_legal_agent_eval.memo.quotes import QuotableText
from ai_law_legal_agent_eval.memo.reading import MAX_READ_CHARS, Reading
from ai_law_legal_agent_eval.memo.referral import Referral, refer

DELIVERABLE_WEIGHT = 0.4
FINDING_WEIGHT = 0.6
MAX_HIDDEN_SHARE = 0.1
"""All three: the memo contract."""


@dataclass(frozen=True, slots=True)
class ScoreOptions:
    """What a run may set. Raises ConfigurationError on a positive weight or a negative length."""

    false_flag_weight: float = -0.15
    must_not_say_weight: float = -0.10
    min_deliverable_chars: int = 200

    def __post_init__(self) -> None:
        for name in ("false_flag_weight", "must_not_say_weight"):
            if getattr(self, name) > 0:
                raise ConfigurationError(f"{name} is {getattr(self, name)}; allowed: 0 or less")
        if self.min_deliverable_chars < 0:
            raise ConfigurationError(f"min_deliverable_chars is {self.min_deliverable_chars}; allowed: 0 or more")


@dataclass(frozen=True, slots=True)
class Telemetry:
    """What the harness counted: turns, and the share (0..1) of the record's documents that were opened."""

    turns_used: int = 0
    documents_read: float = 0.0


def score(  # noqa: PLR0913 - four of them are options
    deliverables: Mapping[str, bytes | None],
    index: MatterIndex,
    *,
    options: ScoreOptions | None = None,
    chat: str = "",
    telemetry: Telemetry | None = None,
    judge: JudgeOutcome | None = None,
) -> Breakdown:
    """Return the scored rollout: pure and deterministic.

    `deliverables` maps every declared name to its saved bytes, None when it was not saved. `chat` is the agent's own chat
    text and only feeds `transcript_recall`.
    """
    return examine_rollout(deliverables, index, options=options, chat=chat, telemetry=telemetry).breakdown(judge)


def examine_rollout(
    deliverables: Mapping[str, bytes | None],
    index: MatterIndex,
    *,
    options: ScoreOptions | None = None,
    chat: str = "",
    telemetry: Telemetry | None = None,
) -> "ExaminedRollout":
    """Return the rollout read and examined, ready to be counted with or without a judge's verdict; arguments as for `score`."""
    opened = {name: open_deliverable(name, data, options) for name, data in deliverables.items()}
    return examine_opened(opened, index, options=options, chat=chat, telemetry=telemetry)


_UNREAD = f", of which the first {MAX_READ_CHARS:,} are scored"
Opened = tuple[DeliverableState, VisibleText | None]
"""The state of one deliverable, and its text when it is a readable Word file."""


def examine_opened(
    opened: Mapping[str, Opened],
    index: MatterIndex,
    *,
    options: ScoreOptions | None = None,
    chat: str = "",
    telemetry: Telemetry | None = None,
) -> "ExaminedRollout":
    """Return the examined rollout of deliverables that were opened before."""
    texts = tuple(examine(name, visible, index) for name, (_, visible) in opened.items() if visible is not None)
    return ExaminedRollout(
        index, tuple(state for state, _ in opened.values()), texts, options or ScoreOptions(), chat, telemetry or Telemetry()
    )


@dataclass(frozen=True)
class ExaminedRollout:
    """What the deliverables of one rollout say, before it is counted."""

    index: MatterIndex
    states: tuple[DeliverableState, ...]
    texts: tuple[Examined, ...]
    options: ScoreOptions
    chat: str
    telemetry: Telemetry

    @cached_property
    def lexical(self) -> tuple[Item, ...]:
        """The findings as the engine alone decides them."""
        return finding_items(self.index, self.texts, {})

    @property
    def credited(self) -> tuple[str, ...]:
        """The ids of the findings that a judge must confirm."""
        return tuple(item.id for item in self.lexical if item.outcome == "credited")

    @cached_property
    def quotable(self) -> tuple[QuotableText, ...]:
        """What a judge may quote."""
        return tuple(QuotableText(text.name, text.examiner.reading) for text in self.texts)

    def referral(self) -> Referral:
        """Return what is put before a judge."""
        return refer(self.texts, self.index, self.credited)

    def breakdown(self, judge: JudgeOutcome | None = None) -> Breakdown:
        """Return the scored rollout; a judge's verdict can take credit away and give none."""
        return _result(self, judge)


def open_deliverable(name: str, data: bytes | None, options: ScoreOptions | None = None) -> Opened:
    """Return a deliverable's state and, when it is a readable Word file, its text."""
    if data is None:
        return DeliverableState(name, "missing", 0, 0, "it was not saved under this name"), None
    try:
        visible = visible_text(name, data)
    except UnreadableDocumentError as error:
        return DeliverableState(name, "unreadable", 0, 0, error.reason), None
    length = len(" ".join(visible.text.split()))
    least = (options or ScoreOptions()).min_deliverable_chars
    if length < least:
        outcome, reason = "too_short", f"{length} visible characters; needed: {least}"
    elif visible.hidden_chars > MAX_HIDDEN_SHARE * length:
        outcome, reason = "hidden_text", f"{visible.hidden_chars} hidden characters beside {length} visible ones; allowed: a tenth"
    else:
        outcome, reason = "complete", f"{length} visible characters{_UNREAD if len(visible.text) > MAX_READ_CHARS else ''}"
    return DeliverableState(name, outcome, length, visible.hidden_chars, reason), visible


def examine(name: str, visible: VisibleText, index: MatterIndex) -> Examined:
    """Return everything that one deliverable's visible text says, before it is counted."""
    return _examine(name, Reading.of(visible, index.lexicon, index.record), index)


def _examine(name: str, reading: Reading, index: MatterIndex) -> Examined:
    examiner = Examiner(index, reading)
    verdicts = find(examiner, [forms for forms in index.findings if forms.finding.status == "live"])
    evidence = frozenset(number for verdict in verdicts.values() if verdict.is_credit for number in verdict.sentences)
    flags = {forms.distractor.id: distractor_flag(examiner, forms, evidence) for forms in index.distractors}
    flags |= {forms.finding.id: finding_flag(examiner, forms, evidence) for forms in index.findings if forms.finding.status != "live"}
    return Examined(name, examiner, verdicts, flags, {forms.spec.id: violations(examiner, forms) for forms in index.specs})


def finding_flag(examiner: Examiner, forms: FindingForms, evidence: frozenset[int]) -> Flag | None:
    """Return where a finding that is no issue in this record is raised all the same."""
    if forms.finding.status == "negative_control":
        return control_flag(examiner, forms, evidence)
    verdict = raised(examiner, forms)
    return Flag(verdict.span, verdict.reason) if verdict and verdict.span else None


def _result(rollout: ExaminedRollout, judge: JudgeOutcome | None) -> Breakdown:
    index, texts = rollout.index, rollout.texts
    findings = _judged(finding_items(index, texts, _withheld(rollout.lexical, judge)), judge) if judge else rollout.lexical
    distractors, specs, criteria = distractor_items(index, texts), spec_items(index, texts), criterion_items(index, texts)
    counted = _Counts(index, findings, distractors, specs)
    rates = counted.rates()
    complete = _share([state.outcome == "complete" for state in rollout.states])
    metrics = {
        "deliverable_complete": complete,
        **rates,
        "finding_recall_lexical": _Counts(index, rollout.lexical, distractors, specs).recall(),
        "judge_gated": float(judge is not None),
        "judge_error": float(judge is not None and judge.is_error),
        "transcript_recall": _transcript_recall(index, findings, rollout.chat),
        "criterion_pass_rate_proxy": _share([item.outcome == "passed" for item in criteria]),
        "turns_used": float(rollout.telemetry.turns_used),
        "documents_read": rollout.telemetry.documents_read,
        "hidden_chars": float(sum(state.hidden_chars for state in rollout.states)),
        **_control_metrics(index, texts),
    }
    metrics["all_pass"] = float(
        complete == 1.0
        and rates["finding_recall"] == rates["substantive_max_recall"]
        and rates["false_flag_rate"] == rates["must_not_say_rate"] == rates["cured_flag_rate"] == 0.0
    )
    rewards = {
        "deliverable_complete": RewardTerm(complete, DELIVERABLE_WEIGHT),
        "finding_recall": RewardTerm(rates["finding_score"], FINDING_WEIGHT),
        "false_flag_rate": RewardTerm(rates["false_flag_rate"], rollout.options.false_flag_weight),
        "must_not_say_rate": RewardTerm(rates["must_not_say_rate"], rollout.options.must_not_say_weight),
    }
    reward = sum(term.score * term.weight for term in rewards.values())
    record = judge.record if judge else None
    return Breakdown(index.anchors.matter, reward, rewards, metrics, rollout.states, findings, distractors, specs, criteria, record)


def _judged(findings: Sequence[Item], judge: JudgeOutcome) -> tuple[Item, ...]:
    """The findings, those that were put before the judge with its votes."""

    def with_votes(item: Item) -> Item:
        votes = [vote.as_json() for vote in judge.rulings[item.id]]
        return replace(item, extra={**item.extra, "judge": {"confirmed": item.id in judge.confirmed, "votes": votes}})

    return tuple(with_votes(item) if item.id in judge.rulings else item for item in findings)


def _withheld(findings: Sequence[Item], judge: JudgeOutcome) -> dict[str, str]:
    lost = [item.id for item in findings if item.outcome == "credited" and item.id not in judge.confirmed]
    return {identity: judge.reasons.get(identity, "the judge did not confirm it") for identity in lost}


@dataclass(frozen=True, slots=True)
class _Counts:
    """The rates of the memo contract, from items."""

    index: MatterIndex
    findings: Sequence[Item]
    distractors: Sequence[Item]
    specs: Sequence[Item]

    def recall(self) -> float:
        """Credited findings among all that the record has and the negative control."""
        counted = [item for item in self.findings if item.extra["status"] != "cured"]
        return _share([item.outcome == "credited" for item in counted])

    def rates(self) -> dict[str, float]:
        cured = [item for item in self.findings if item.extra["status"] == "cured"]
        controls = [item for item in self.findings if item.extra["status"] == "negative_control"]
        counted = len(self.findings) - len(cured)
        cured_rate = _share([item.outcome == "escalated" for item in cured])
        hits = sum(int(str(item.extra["hits"])) for item in self.specs)
        return {
            "finding_recall": self.recall(),
            "finding_score": max(0.0, self.recall() - cured_rate),
            "cured_flag_rate": cured_rate,
            "substantive_max_recall": (counted - len(controls)) / counted if counted else 0.0,
            "false_flag_rate": _share([item.outcome == "escalated" for item in self.distractors]),
            "must_not_say_rate": _share([item.outcome == "violated" for item in self.specs]),
            "must_not_say_hits": float(hits),
        }


def _share(outcomes: Sequence[bool]) -> float:
    return sum(outcomes) / len(outcomes) if outcomes else 0.0


def _transcript_recall(index: MatterIndex, findings: Sequence[Item], chat: str) -> float:
    """Recall when what the agent only said in chat counts as well."""
    found = {item.id for item in findings if item.outcome == "credited"}
    counted = [item for item in findings if item.extra["status"] != "cured"]
    if chat.strip():
        live = [forms for forms in index.findings if forms.finding.status == "live"]
        verdicts = find(Examiner(index, Reading.of_text(chat, index.lexicon, index.record)), live)
        found |= {identity for identity, verdict in verdicts.items() if verdict.is_credit}
    return _share([item.id in found for item in counted])


def _control_metrics(index: MatterIndex, texts: Sequence[Examined]) -> dict[str, float]:
    """How often the memo touches the negative control, which never earns anything."""
    control = next(forms for forms in index.findings if forms.finding.status == "negative_control")
    touched = sum(
        bool(control.who[0] & sentence.own_mask) for text in texts for sentence in text.examiner.reading.sentences if not sentence.is_masked
    )
    return {"nc_matched_no_credit": float(touched > 0), "nc_lexical_match_count": float(touched)}
