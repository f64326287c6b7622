"""The paired report: which rollouts are twins, and what tells them apart."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ai_law_legal_agent_eval.cli import app
from ai_law_legal_agent_eval.report.runs import FindingOutcome, Rollout, read_run
from ai_law_legal_agent_eval.report.twins import TwinRate, twin_rates
from ai_law_legal_agent_eval.splits import Variant

ORION, MODEL = "orion-compute-001", "model-export-005"
ISSUES = ("ISS-001", "ISS-002", "ISS-003")


def played(cured: set[int], raised: set[int], *, seed: int = 7, matter: str = ORION, is_scored: bool = True) -> Rollout:
    """A rollout of the variant that cures these issues, with these raised (by place)."""
    names = {(False, True): "credited", (False, False): "not_credited", (True, True): "escalated", (True, False): "not_escalated"}
    findings = tuple(
        FindingOutcome(id=name, status="cured" if place in cured else "live", outcome=names[place in cured, place in raised])
        for place, name in enumerate(ISSUES)
    )
    task = Variant(matter, frozenset(cured), seed).name
    reward = 0.5 if is_scored else None
    return Rollout(task, "m", reward, {}, {}, "finished", None, findings=findings if is_scored else ())


CASES: dict[str, tuple[Sequence[Rollout], dict[str, tuple[int, int, int, int]]]] = {
    "told apart": ([played(set(), {0, 1}), played({1}, {0})], {"ISS-002": (1, 1, 0, 1)}),
    "raised in both": ([played(set(), {0, 1}), played({1}, {0, 1})], {"ISS-002": (1, 1, 1, 0)}),
    "raised in neither": ([played(set(), set()), played({1}, set())], {"ISS-002": (1, 0, 0, 0)}),
    "raised only where cured": ([played(set(), set()), played({1}, {1})], {"ISS-002": (1, 0, 1, 0)}),
    "whatever is played first": ([played({1}, {0}), played(set(), {0, 1})], {"ISS-002": (1, 1, 0, 1)}),
    "twins that share a cured issue": ([played({0}, {1}), played({0, 1}, set())], {"ISS-002": (1, 1, 0, 1)}),
    "another seed": ([played(set(), {1}), played({1}, set(), seed=8)], {}),
    "another matter": ([played(set(), {1}), played({1}, set(), matter=MODEL)], {}),
    "two issues apart": ([played(set(), {0, 1}), played({0, 1}, set())], {}),
    "one of them cured two, one of them one": (
        [played(set(), {0, 1}), played({0}, {1}), played({0, 1}, set())],
        {"ISS-001": (1, 1, 0, 1), "ISS-002": (1, 1, 0, 1)},
    ),
    "an infrastructure error": ([played(set(), {1}), played({1}, set(), is_scored=False)], {}),
    "no variant": ([Rollout(ORION, "m", 0.5, {}, {}, "finished", None, findings=played(set(), set()).findings)] * 2, {}),
    "several rollouts pair in their order": (
        [played(set(), {1}), played(set(), set()), played({1}, set()), played({1}, set()), played({1}, {1})],
        {"ISS-002": (2, 1, 0, 1)},
    ),
}


@pytest.mark.parametrize(("rollouts", "expected"), CASES.values(), ids=CASES)
def test_pairs_and_what_tells_them_apart(rollouts: Sequence[Rollout], expected: dict[str, tuple[int, int, int, int]]) -> None:
    rates = twin_rates(rollouts)
    assert {rate.issue: (rate.pairs, rate.raised_live, rate.raised_cured, rate.apart) for rate in rates[:-1]} == expected
    assert sum(rate.pairs for rate in rates[:-1]) == (rates[-1].pairs if rates else 0)


def test_the_last_row_is_over_all() -> None:
    rollouts = [played(set(), {0, 1}), played({1}, {0}), played(set(), {0}, matter=MODEL), played({0}, {0}, matter=MODEL)]
    assert twin_rates(rollouts)[-1] == TwinRate("all", "all", 2, 2, 1, 1)
    assert twin_rates(rollouts)[-1].share == 0.5


def saved(folder: Path, *rollouts: Rollout) -> Path:
    folder.mkdir()
    traces = [
        {
            "task": {"key": rollout.task},
            "ok": True,
            "rewards": {"finding_recall": {"score": 1.0, "weight": 0.6}},
            "info": {"breakdown": {"findings": [finding.model_dump() for finding in rollout.findings]}},
        }
        for rollout in rollouts
    ]
    lines = [json.dumps({"task": trace["task"], "ok": True, "traces": [trace]}) for trace in traces]
    (folder / "traces.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return folder


def test_the_command_pairs_over_runs(tmp_path: Path) -> None:
    live, cured = saved(tmp_path / "live", played(set(), {0, 1})), saved(tmp_path / "cured", played({1}, {0}))
    assert read_run(live, model="m")[0].findings[1].outcome == "credited"
    done = CliRunner().invoke(app, ["variants", "pairs", str(live), str(cured)])
    assert done.exit_code == 0, done.output
    assert "Twins told apart" in done.output
    row = next(line for line in done.output.splitlines() if "ISS-002" in line)
    assert row.replace("│", " ").split() == [ORION, "ISS-002", "1", "1", "0", "1", "1.000", "0.207-1.000"]
    alone = CliRunner().invoke(app, ["variants", "pairs", str(live)])
    assert alone.exit_code != 0
    assert "no two scored ones play twins" in f"{alone.output}{alone.exception}"
