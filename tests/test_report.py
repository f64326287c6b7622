"""Saved rollouts and their table."""

import json
from pathlib import Path

import pytest
from rich.console import Console

from ai_law_legal_agent_eval.errors import ConfigurationError
from ai_law_legal_agent_eval.report.provenance import Provenance, comparability
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


INFO = {
    "package": {"name": "ai-law-legal-agent-eval", "version": "0.1.0"},
    "lock_sha256": "0123456789abcdef" * 4,
    "lock_drift": [],
    "scored_files": {"ai_law_legal_agent_eval/memo/flags.py": "1", "tasks/tiny-001/anchors.json": "2"},
    "breakdown": {"reward": 1},
}


def shown(folder: Path, *traces: dict[str, object]) -> str:
    console = Console(width=140, record=True, file=(folder / "out").open("w", encoding="utf-8"))
    console.print(rollout_table(read_run(run(folder, *traces), model="m")))
    console.file.close()
    return console.export_text()


def test_the_table_says_what_scored_the_run(tmp_path: Path) -> None:
    text = shown(tmp_path, SCORED | {"info": INFO}, SCORED | {"info": INFO}, BROKEN)
    assert text.count("ai-law-legal-agent-eval 0.1.0, lock 0123456789ab") == 1
    assert "not as locked" not in text
    assert "no lock" not in text, "what was not scored was scored by nothing"
    drifted = SCORED | {"info": INFO | {"lock_drift": ["tasks/tiny-001/anchors.json"]}}
    text = shown(tmp_path, SCORED | {"info": INFO}, drifted)
    assert "lock 0123456789ab, 1 files not as locked" in text
    assert text.count("lock 0123456789ab") == 2
    assert "no lock" in shown(tmp_path, SCORED)


FLAGS, ANCHORS, OTHER = "ai_law_legal_agent_eval/memo/flags.py", "tasks/a-001/anchors.json", "tasks/b-002/anchors.json"


def scored_by(lock: str | None = "L", **files: str) -> Provenance:
    names = {"flags": FLAGS, "anchors": ANCHORS, "other": OTHER, "extra": "tasks/a-001/documents/x.txt"}
    return Provenance("p", "1", lock, {names[name]: digest for name, digest in files.items()})


BASE = scored_by(flags="1", anchors="1")
COMPARED = [
    # name, first run, second run, reason ("" where they may be compared), files
    ("the same", [BASE, BASE], [BASE], "", ()),
    ("another version of the package", [BASE], [Provenance("p", "2", "L", BASE.files)], "", ()),
    ("another task", [BASE], [scored_by(flags="1", other="9")], "", ()),
    ("more tasks", [BASE], [BASE, scored_by(flags="1", other="9")], "", ()),
    ("another lock and module", [BASE], [scored_by("M", flags="2", anchors="1")], "their locks differ: L and M", (FLAGS,)),
    ("another lock and key", [BASE], [scored_by("M", flags="1", anchors="2")], "their locks differ: L and M", (ANCHORS,)),
    ("another lock for other tasks", [BASE], [scored_by("M", flags="1", anchors="1")], "no file that both used differs", ()),
    ("a module changed behind the lock", [BASE], [scored_by(flags="2", anchors="1")], "changed after it was made", (FLAGS,)),
    ("changed within one run", [BASE, scored_by(flags="1", anchors="2")], [BASE], "changed after it was made", (ANCHORS,)),
    ("a document more", [BASE], [scored_by(flags="1", anchors="1", extra="1")], "changed", ("tasks/a-001/documents/x.txt",)),
    ("no lock", [BASE], [scored_by(None, flags="2", anchors="1")], "a rollout has no lock", (FLAGS,)),
    ("nothing scored", [BASE], [], "no scored rollout", ()),
]


@pytest.mark.parametrize(("first", "second", "reason", "files"), [case[1:] for case in COMPARED], ids=[case[0] for case in COMPARED])
def test_when_two_runs_may_be_compared(first: list[Provenance], second: list[Provenance], reason: str, files: tuple[str, ...]) -> None:
    for one, other in ((first, second), (second, first)):
        found = comparability(one, other)
        assert found.is_comparable is not bool(reason)
        assert reason in found.reason
        assert found.files == files


@pytest.mark.parametrize(("task", "is_shown"), [("tiny-001-v000000000000000001", True), ("tiny-001", False)], ids=["variant", "released"])
def test_the_table_shows_what_only_variants_have(task: str, is_shown: bool, tmp_path: Path) -> None:
    scored = {**SCORED, "task": {**SCORED["task"], "key": task}, "metrics": {"finding_score": 0.25, "cured_flag_rate": 0.5}}  # type: ignore[dict-item]
    table = rollout_table(read_run(run(tmp_path, scored), model="m"))
    titles = [column.header for column in table.columns]
    assert ({"finding score", "cured flags"} <= set(titles)) is is_shown
    cells = {title: next(iter(column.cells)) for title, column in zip(titles, table.columns, strict=True)}
    assert (cells.get("finding score"), cells.get("cured flags")) == (("0.250", "0.500") if is_shown else (None, None))
