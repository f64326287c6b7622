"""Saved rollouts and their table."""

import json
from pathlib import Path

import pytest
from rich.console import Console

from ai_law_legal_agent_eval.errors import ConfigurationError
from ai_law_legal_agent_eval.report.runs import read_run, rollout_table

SCORED = {
    "task": {"type": "LegalTask", "key": "tiny-001", "data": {}},
    "ok": True,
    "stop_condition": "agent_completed",
    "rewards": {
        "deliverable_complete": {"score": 1.0, "weight": 0.4},
        "finding_recall": {"score": 0.5, "weight": 0.6},
        "false_flag_rate": {"score": 0.2, "weight": -0.15},
    },
    "metrics": {"turns_used": 7.0, "judge_error": None},
}
BROKEN = {
    "task": {"type": "LegalTask", "key": "tiny-001", "data": {}},
    "ok": False,
    "rewards": {"deliverable_complete": None},
    "errors": [{"type": "ProviderError", "message": "503"}],
}


def run(folder: Path, *traces: dict[str, object]) -> Path:
    lines = [json.dumps({"task": trace["task"], "ok": trace["ok"], "traces": [trace]}) for trace in traces]
    (folder / "traces.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return folder


def test_a_scored_rollout_sums_its_weighted_rewards(tmp_path: Path) -> None:
    (rollout,) = read_run(run(tmp_path, SCORED), model="m")
    assert rollout.reward == pytest.approx(0.4 + 0.3 - 0.03)
    assert (rollout.task, rollout.stop, rollout.error) == ("tiny-001", "agent_completed", None)
    assert rollout.metrics == {"turns_used": 7.0}


def test_an_infrastructure_error_is_no_score(tmp_path: Path) -> None:
    (rollout,) = read_run(run(tmp_path, BROKEN), model="m")
    assert rollout.reward is None
    assert rollout.error == "ProviderError: 503"
    console = Console(width=140, record=True, file=(tmp_path / "out").open("w", encoding="utf-8"))
    console.print(rollout_table([rollout]))
    console.file.close()
    assert "ProviderError: 503" in console.export_text()


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    folder = run(tmp_path, SCORED)
    with (folder / "traces.jsonl").open("a", encoding="utf-8") as stream:
        stream.write("{not json\n")
    with pytest.raises(ConfigurationError, match=r"traces.jsonl:2: no saved rollout"):
        read_run(folder, model="m")
    with pytest.raises(ConfigurationError, match="missing"):
        read_run(tmp_path / "nowhere", model="m")


@pytest.mark.parametrize(("task", "is_shown"), [("tiny-001-v000000000000000001", True), ("tiny-001", False)], ids=["variant", "released"])
def test_the_table_shows_what_only_variants_have(task: str, is_shown: bool, tmp_path: Path) -> None:
    scored = {**SCORED, "task": {**SCORED["task"], "key": task}, "metrics": {"finding_score": 0.25, "cured_flag_rate": 0.5}}  # type: ignore[dict-item]
    table = rollout_table(read_run(run(tmp_path, scored), model="m"))
    titles = [column.header for column in table.columns]
    assert ({"finding score", "cured flags"} <= set(titles)) is is_shown
    cells = {title: next(iter(column.cells)) for title, column in zip(titles, table.columns, strict=True)}
    assert (cells.get("finding score"), cells.get("cured flags")) == (("0.250", "0.500") if is_shown else (None, None))
