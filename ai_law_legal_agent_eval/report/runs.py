"""A finished run on disk as rollouts, and their table."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from rich.table import Table

from ai_law_legal_agent_eval.errors import ConfigurationError
from ai_law_legal_agent_eval.memo import GateRecord
from ai_law_legal_agent_eval.report.provenance import Provenance
from ai_law_legal_agent_eval.splits import Variant

TRACES_FILE = "traces.jsonl"
COMPONENTS = {  # reward name in the trace -> column title
    "deliverable_complete": "deliverable",
    "finding_recall": "findings",
    "false_flag_rate": "false flags",
    "must_not_say_rate": "must not say",
}
# The same of LAB runs, and the metrics that stand in their table.
LAB_COMPONENTS = {"lab_deliverable_complete": "deliverable"}
LAB_METRICS = {
    "lab_documents_read": "documents read",
    "lab_turns_used": "turns",
    "lab_criteria_pass_rate": "criteria",
    "lab_all_pass": "all pass",
}
# Metrics that say something only of variants, with their column titles.
VARIANT_METRICS = {"finding_score": "finding score", "cured_flag_rate": "cured flags"}
NOT_SCORED = "-"


class _Reward(BaseModel):
    score: float
    weight: float = 1.0


class _Error(BaseModel):
    type: str = "error"
    message: str = ""


class FindingOutcome(BaseModel):
    """What a breakdown says of one finding."""

    id: str
    status: str = ""
    outcome: str = ""


class _Breakdown(BaseModel):
    judge: GateRecord | str | None = None
    findings: tuple[FindingOutcome, ...] = ()


class _Identity(BaseModel):
    key: str | None = None
    data: dict[str, Any] = Field(default_factory=dict)


class _Package(BaseModel):
    name: str = ""
    version: str = ""


class _Info(BaseModel):
    model_config = ConfigDict(extra="ignore")

    breakdown: _Breakdown = Field(default_factory=_Breakdown)
    package: _Package = Field(default_factory=_Package)
    lock_sha256: str | None = None
    lock_drift: tuple[str, ...] = ()
    scored_files: dict[str, str] = Field(default_factory=dict)

    def provenance(self) -> Provenance:
        return Provenance(self.package.name, self.package.version, self.lock_sha256, self.scored_files, self.lock_drift)


class _Trace(BaseModel):
    model_config = ConfigDict(extra="ignore")

    id: str = ""
    task: _Identity = Field(default_factory=_Identity)
    rewards: dict[str, _Reward | None] = Field(default_factory=dict)
    metrics: dict[str, float | None] = Field(default_factory=dict)
    stop_condition: str | None = None
    ok: bool = False
    errors: list[_Error] = Field(default_factory=list)
    info: _Info = Field(default_factory=_Info)


class _Episode(BaseModel):
    model_config = ConfigDict(extra="ignore")

    task: _Identity = Field(default_factory=_Identity)
    ok: bool = False
    errors: list[_Error] = Field(default_factory=list)
    traces: list[_Trace] = Field(default_factory=list)


@dataclass(frozen=True)
class Rollout:
    """One rollout of a run. `reward` is None when it was not scored: an infrastructure error is no score.

    `rewards` and `metrics` hold the unweighted scores by name; `stop` says why the rollout ended; `judge` is the gate that the
    findings went through, None without one; `lab_judge` is the model that judged a LAB rollout; `provenance` what
    scored it; `findings` the outcome of each finding where it was scored.
    """

    task: str
    model: str
    reward: float | None
    rewards: Mapping[str, float]
    metrics: Mapping[str, float]
    stop: str
    error: str | None
    provenance: Provenance = field(default_factory=Provenance)
    judge: GateRecord | None = None
    lab_judge: str | None = None
    findings: tuple[FindingOutcome, ...] = ()


def read_run(run_dir: Path, *, model: str) -> tuple[Rollout, ...]:
    """Return the rollouts of the run in `run_dir`, by task.

    Raises ConfigurationError with file and line for a line that is no saved rollout.
    """
    path = run_dir / TRACES_FILE
    if not path.is_file():
        raise ConfigurationError(f"{path}: missing; expected the folder of a run, which holds {TRACES_FILE}")
    with path.open(encoding="utf-8") as lines:
        found = [
            rollout
            for number, line in enumerate(lines, start=1)
            if line.strip()
            for rollout in _rollouts(_episode(line, f"{path}:{number}"), model)
        ]
    return tuple(sorted(found, key=lambda rollout: rollout.task))


def _episode(line: str, place: str) -> _Episode:
    try:
        return _Episode.model_validate_json(line)
    except ValidationError as error:
        raise ConfigurationError(f"{place}: no saved rollout: {error.errors()[0]['msg']}") from None


def _rollouts(episode: _Episode, model: str) -> Iterable[Rollout]:
    traces = episode.traces or [_Trace(task=episode.task, errors=episode.errors)]
    for trace in traces:
        rewards = {name: reward for name, reward in trace.rewards.items() if reward is not None}
        is_scored = trace.ok and bool(rewards)
        judge = trace.info.breakdown.judge
        errors = trace.errors or episode.errors
        yield Rollout(
            task=trace.task.key or str(trace.task.data.get("slug", "?")),
            model=model,
            reward=sum(reward.score * reward.weight for reward in rewards.values()) if is_scored else None,
            rewards={name: reward.score for name, reward in rewards.items()} if is_scored else {},
            metrics={name: value for name, value in trace.metrics.items() if value is not None},
            stop=trace.stop_condition or ("error" if errors else "finished"),
            error=None if is_scored else _first_error(errors),
            provenance=trace.info.provenance(),
            judge=judge if isinstance(judge, GateRecord) else None,
            lab_judge=judge if isinstance(judge, str) else None,
            findings=trace.info.breakdown.findings if is_scored else (),
        )


def _first_error(errors: list[_Error]) -> str:
    return f"{errors[-1].type}: {errors[-1].message}"[:200] if errors else "not scored"


def rollout_table(rollouts: Iterable[Rollout]) -> Table:
    """Return the table that `ai-law-eval run` prints: a row a rollout, "-" where nothing was scored, and below it what scored them."""
    rows = tuple(rollouts)
    is_lab = any(name in rollout.rewards for rollout in rows for name in LAB_COMPONENTS)
    components = LAB_COMPONENTS if is_lab else COMPONENTS
    metrics = {name: title for name, title in LAB_METRICS.items() if any(name in rollout.metrics for rollout in rows)}
    metrics |= VARIANT_METRICS if any(Variant.parse(rollout.task) for rollout in rows) else {}
    scored_by = dict.fromkeys(str(rollout.provenance) for rollout in rows if rollout.reward is not None)
    table = Table(header_style="bold", pad_edge=False, caption="\n".join(scored_by) or None, caption_justify="left")
    for title in ("task", "model"):
        table.add_column(title, overflow="fold")
    for title in ("reward", *components.values(), *metrics.values()):
        table.add_column(title, justify="right")
    table.add_column("stop", overflow="fold")
    for rollout in rows:
        scores = [_shown(rollout.rewards.get(name)) for name in components]
        scores += [_shown(rollout.metrics.get(name) if rollout.rewards else None) for name in metrics]
        table.add_row(rollout.task, rollout.model, _shown(rollout.reward), *scores, rollout.error or _ended(rollout))
    return table


def _ended(rollout: Rollout) -> str:
    if rollout.judge is None or rollout.judge.error is None:
        return rollout.stop
    return f"{rollout.stop}; the judge could not be heard, credit {'withheld' if rollout.judge.is_strict else 'left as it was'}"


def summary_lines(rollouts: Iterable[Rollout]) -> list[str]:
    """Return a LAB run in lines: how many rollouts were scored, and the mean of each measure over those that have it."""
    rows = tuple(rollouts)
    scored = [rollout for rollout in rows if rollout.reward is not None]
    lines = [f"{len(rows):,} rollouts, {len(scored):,} scored"]
    for name in (*LAB_COMPONENTS, *LAB_METRICS):
        values = [value for rollout in scored if (value := {**rollout.metrics, **rollout.rewards}.get(name)) is not None]
        if values:
            lines.append(f"  {name}: mean {sum(values) / len(values):.3f} over {len(values):,}")
    judges = sorted({rollout.lab_judge for rollout in scored if rollout.lab_judge})
    return [*lines, f"  judge: {', '.join(judges)}"] if judges else lines


def _shown(score: float | None) -> str:
    return NOT_SCORED if score is None else f"{score:.3f}"
