"""LAB rollouts through the real framework: their own measures and no others, every kind of deliverable, the judge beside them."""

import json
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import verifiers.v1 as vf
from mcp.server.mcpserver import MCPServer
from pydantic import ValidationError
from shell_world import MEMO, REFERENCE, Model, Move, Refusal, build_world, endpoint, saves, says
from test_lab_checkout import put

from ai_law_legal_agent_eval import lab_judge, load_environment
from ai_law_legal_agent_eval.arguments import Arguments
from ai_law_legal_agent_eval.errors import ConfigurationError
from ai_law_legal_agent_eval.harness import CHAT_TOOLS_OF
from ai_law_legal_agent_eval.lab.sample import write_sample
from ai_law_legal_agent_eval.lab.scoring import LabDeliverable
from ai_law_legal_agent_eval.lab.shapes import Criterion
from ai_law_legal_agent_eval.report.runs import read_run
from ai_law_legal_agent_eval.taskset import LegalTaskset, LegalTasksetConfig
from ai_law_legal_agent_eval.toolset import LegalToolset, LegalToolsetConfig

COMMANDS = Path(sys.executable).parent
FILES = ("memo.docx", "table.xlsx", "deck.pptx", "note.md")
TEXT = "# Review\n\n## Points\n\n- One point of the review is written out here at some length.\n\n" + "\n".join(
    ["| Lot | State |", "|---|---|", *(f"| Lot {lot} of the schedule | open until it is checked |" for lot in range(8))]
)
CRITERIA = [
    {"id": "C-1", "title": "Names the lot", "match_criteria": "Says {lot}."},
    {"id": "C-2", "title": "In the table", "match_criteria": "Has a table.", "deliverables": ["table.xlsx"]},
    {"id": "C-2", "title": "The same id again", "match_criteria": "Has slides.", "deliverables": ["deck.pptx", "unknown.docx"]},
]


@pytest.fixture
def root(tmp_path: Path) -> Path:
    folder = put(tmp_path, "area/one", deliverables=list(FILES), criteria=CRITERIA)
    (folder / "documents").mkdir()
    (folder / "documents" / "lease.txt").write_text("Lot 7 is open.", encoding="utf-8")
    return tmp_path


def saved(*names: str, text: str = TEXT) -> list[Move]:
    return [says("", *(saves(text, name) for name in names)), says("Done.")]


async def play(root: Path, moves: Sequence[Move], **arguments: object) -> tuple[vf.Trace, Model]:
    environment = load_environment(**{"source": "lab", "tasks_root": root} | arguments)
    async with endpoint(moves) as model, environment.serving():
        client = vf.EvalClientConfig(base_url=model.base_url, api_key_var="SHELL_TEST_KEY")
        context = vf.ModelContext(model="scripted", client=client, sampling=vf.SamplingConfig())
        [task] = list(environment.taskset)
        episode = await environment.run_slot(environment.slots(task)[0], context)
    [trace] = episode.traces
    return trace, model


async def test_a_lab_run_and_a_factory_run_have_no_measure_in_common(root: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    moves = [says("", ("list_documents", {}), ("read_document", {"name": "lease.txt"})), *saved(*FILES)]
    lab, _ = await play(root, moves)
    factory, _ = await play(
        build_world(tmp_path_factory.mktemp("tasks")), saved(MEMO, text=REFERENCE), source="factory", min_deliverable_chars=200
    )
    assert lab.ok
    assert factory.ok
    assert set(lab.rewards) == {"lab_deliverable_complete"}
    assert lab.metrics == {"lab_turns_used": 3.0, "lab_documents_read": 1.0}
    assert not [name for name in (*factory.rewards, *factory.metrics) if name.startswith("lab_")]
    assert "finding_recall" in factory.rewards
    assert lab.reward == 1.0


@pytest.mark.parametrize("source", ["factory", "lab"])
def test_hooks_are_the_sources_own_whatever_is_set(source: str, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGE_API_KEY", "key")
    chosen: dict[str, object] = {"tasks_root": root, "judge_model": "some/judge"} if source == "lab" else {}
    task = next(iter(load_environment(source=source, **chosen).taskset))
    names = {hook.__name__ for kind in ("metric", "reward") for hook in task.hooks(kind)}
    assert names
    assert {name.startswith("lab_") for name in names} == {source == "lab"}
    assert [hook.__name__ for hook in task.hooks("stop")] == ["count_turns"]


async def test_every_kind_of_deliverable_is_written_and_read_back(root: Path) -> None:
    trace, model = await play(root, saved(*FILES))
    heads = {name: trace.info["deliverables"][name]["content_base64"][:4] for name in FILES}
    assert heads == {"memo.docx": "UEsD", "table.xlsx": "UEsD", "deck.pptx": "UEsD", "note.md": "IyBS"}
    assert {item["outcome"] for item in trace.info["breakdown"]["deliverables"]} == {"complete"}
    assert ".xlsx from Markdown tables" in model.requests[0]["tools"][3]["function"]["description"]
    assert "deck.pptx (PowerPoint" in model.requests[0]["messages"][-1]["content"]


OUTCOMES: dict[str, tuple[list[Move], float, set[str]]] = {
    "nothing saved": ([says("I would write a memo.")], 0.0, {"missing"}),
    "too short": (saved(*FILES, text="Short."), 0.0, {"too_short"}),
    "half of it": (saved("memo.docx", "note.md"), 0.5, {"complete", "missing"}),
    "under other names": (saved("Memo.docx", "table.csv", "memo.md"), 0.0, {"missing"}),
}


@pytest.mark.parametrize(("moves", "reward", "outcomes"), OUTCOMES.values(), ids=OUTCOMES)
async def test_the_reward_is_the_share_that_was_delivered(root: Path, moves: list[Move], reward: float, outcomes: set[str]) -> None:
    trace, _ = await play(root, moves)
    assert trace.ok
    assert trace.reward == reward
    assert {item["outcome"] for item in trace.info["breakdown"]["deliverables"]} == outcomes


async def test_what_rides_on_the_trace_holds_no_criterion(root: Path) -> None:
    trace, model = await play(root, [says("", ("list_documents", {}), ("grep_documents", {"pattern": "."})), *saved(*FILES)])
    assert trace.task.data.slug == "area/one"
    assert "Names the lot" not in trace.task.data.model_dump_json() + json.dumps(model.requests)
    assert trace.info["record"] == {"documents": 1, "unread": 0, "unread_files": {}}


def test_every_loaded_task_of_a_sample_can_be_delivered(tmp_path: Path) -> None:
    write_sample(tmp_path / "sample", tasks=40, shared_files=9)
    tasks = list(load_environment(source="lab", tasks_root=tmp_path / "sample").taskset)
    assert len(tasks) == 24
    assert all(task._is_sound() for task in tasks)
    assert len({task.key for task in tasks}) == len(tasks)


def test_a_wrong_lab_argument_is_refused(root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("JUDGE_API_KEY", raising=False)
    cases: tuple[tuple[dict[str, object], str], ...] = (
        ({}, "tasks_root: missing"),
        ({"tasks_root": root, "task_id": "area/nine"}, "chooses no task"),
        ({"tasks_root": tmp_path / "nowhere"}, "expected the root of a LAB-style checkout"),
        ({"tasks_root": root, "judge_model": "some/judge"}, "JUDGE_API_KEY is not set"),
        ({"tasks_root": root, "split": "train"}, "only source factory has variants"),
    )
    for arguments, said in cases:
        with pytest.raises((ConfigurationError, ValidationError), match=said):
            list(load_environment(source="lab", **arguments).taskset)


async def test_the_tool_server_offers_the_sources_own_tools() -> None:
    for source in ("factory", "lab"):
        [toolset] = LegalTaskset.toolsets(LegalTasksetConfig.model_construct(source=source, tools=LegalToolsetConfig()))
        assert isinstance(toolset, LegalToolset)
        mcp = MCPServer("test")
        toolset.register(mcp)
        offered = [(tool.name, tool.description, tool.input_schema) for tool in await mcp.list_tools()]
        functions: list[Any] = [tool["function"] for tool in CHAT_TOOLS_OF[source]]
        assert offered == [(tool["name"], tool["description"], tool["parameters"]) for tool in functions]


def grader(decide: Callable[[dict[str, str]], object]) -> Callable[[list[dict[str, Any]]], Move]:
    """A judge that answers for each criterion what `decide` says, as the prompt asks."""

    def script(messages: list[dict[str, Any]]) -> Move:
        listed = messages[-1]["content"].partition("Criteria:\n")[2].partition("\n=====")[0]
        verdicts = [{"id": item["id"], "is_met": decide(item), "reason": "because"} for item in json.loads(listed)]
        return says("Here it is: " + json.dumps({"verdicts": verdicts}))

    return script


async def judged(root: Path, script: Any, monkeypatch: pytest.MonkeyPatch, **arguments: object) -> tuple[vf.Trace, Model]:
    monkeypatch.setenv("JUDGE_API_KEY", "key")
    monkeypatch.setattr(lab_judge.CriteriaJudge, "pause_s", 0.0)
    async with endpoint(script) as judge:
        chosen = {"judge_model": "some/judge", "judge_base_url": judge.base_url, "judge_max_retries": 1}
        trace, _ = await play(root, saved("memo.docx", "table.xlsx"), **(chosen | arguments))
    return trace, judge


def outcomes_of(trace: vf.Trace) -> dict[str, str]:
    return {item["id"]: item["outcome"] for item in trace.info["breakdown"]["criteria"]}


async def test_the_judge_stands_beside_the_reward(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    trace, judge = await judged(root, grader(lambda item: item["id"] == "C-1"), monkeypatch)
    assert trace.reward == 0.5
    assert set(trace.rewards) == {"lab_deliverable_complete"}
    # The third criterion is about slides only, which were never saved: it fails without a call.
    assert outcomes_of(trace) == {"C-1": "passed", "C-2": "failed", "C-2#3": "failed"}
    assert len(judge.requests) == 2
    assert trace.metrics["lab_criteria_pass_rate"] == pytest.approx(1 / 3)
    assert (trace.metrics["lab_all_pass"], trace.metrics["lab_criteria_unscored"]) == (0.0, 0.0)
    assert {item["judge"] for item in trace.info["breakdown"]["criteria"]} == {trace.info["breakdown"]["judge"]} == {"some/judge"}
    assert {call["request"]["model"] for call in trace.info["judge_calls"]} == {"some/judge"}
    assert sum(usage.prompt_tokens for usage in trace.extra_usage) == 20
    assert all(request["temperature"] == 0 for request in judge.requests)


async def test_a_criterion_sees_only_the_deliverables_that_it_names(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _, judge = await judged(root, grader(lambda item: True), monkeypatch)
    prompts = {("C-2" in text): text for request in judge.requests for text in [request["messages"][-1]["content"]]}
    assert "[memo.docx]" in prompts[False]
    assert "[memo.docx]" not in prompts[True]
    assert "[table.xlsx]" in prompts[True]
    assert "(it was not saved under this name)" in prompts[False]


CALLS = {1: 5, 3: 3, 9: 2}  # criteria a call -> calls for four criteria of all files and one of the table


@pytest.mark.parametrize(("per_call", "calls"), CALLS.items())
async def test_criteria_of_one_scope_may_share_a_call(per_call: int, calls: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGE_API_KEY", "key")
    criteria = [Criterion(id=f"D-{number}", match_criteria="Says it.") for number in range(4)]
    criteria.insert(2, Criterion(id="T", match_criteria="Has rows.", deliverables=("table.xlsx",)))
    files = [LabDeliverable(name, "complete", 9, "", "Some text.") for name in ("memo.docx", "table.xlsx")]
    trace: Any = SimpleNamespace(record_judge_call=lambda **record: None)
    async with endpoint(grader(lambda item: item["id"] != "D-3")) as model:
        arguments = Arguments(source="lab", tasks_root=Path(), judge_model="some/judge", judge_base_url=model.base_url)
        judge = lab_judge.CriteriaJudge.of(arguments)
        verdicts = await lab_judge.judged(judge, criteria, files, trace=trace, per_call=per_call)
    assert len(model.requests) == calls
    assert [(verdict.id, verdict.verdict) for verdict in verdicts] == [
        *((name, "passed") for name in ("D-0", "D-1", "T", "D-2")),
        ("D-3", "failed"),
    ]


FAULTS: dict[str, Any] = {
    "a server error": lambda messages: Refusal(500, "down"),
    "no JSON": lambda messages: says("They are all met."),
    "an empty answer": lambda messages: says('{"verdicts": []}'),
    "no truth value": lambda messages: says('{"verdicts": [{"id": "C-1", "is_met": "yes"}]}'),
    "another id": lambda messages: says('{"verdicts": [{"id": "C-9", "is_met": true}]}'),
    "two verdicts": lambda messages: says('{"verdicts": [{"id": "C-1", "is_met": true}, {"id": "C-1", "is_met": false}]}'),
}


@pytest.mark.parametrize("script", FAULTS.values(), ids=FAULTS)
async def test_what_the_judge_does_not_decide_is_unscored_and_no_failure(root: Path, script: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    put(root, "area/two", deliverables=["memo.docx"], criteria=CRITERIA[:1])
    trace, _ = await judged(root, script, monkeypatch, task_id="area/two")
    assert trace.ok
    assert trace.reward == 1.0
    assert outcomes_of(trace) == {"C-1": "unscored"}
    assert trace.metrics["lab_criteria_unscored"] == 1.0
    assert not {"lab_criteria_pass_rate", "lab_all_pass"} & set(trace.metrics)


async def test_a_failed_call_is_asked_again(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(root, "area/two", deliverables=["memo.docx"], criteria=CRITERIA[:1])
    answers = [Refusal(503, "busy"), says('{"verdicts": [{"id": "C-1", "is_met": true}]}')]
    trace, judge = await judged(root, answers, monkeypatch, task_id="area/two")
    assert len(judge.requests) == 2
    assert trace.metrics["lab_all_pass"] == 1.0


async def test_the_work_product_cannot_close_its_fence(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _, judge = await judged(root, grader(lambda item: True), monkeypatch)
    fences = {request["messages"][-1]["content"].rpartition(" work product ends")[0].rpartition(" ")[2] for request in judge.requests}
    assert len(fences) == len(judge.requests)
    for request, mark in ((request, mark) for request in judge.requests for mark in fences):
        assert request["messages"][-1]["content"].count(mark) in (0, 3)


@pytest.mark.slow
def test_a_lab_run_from_the_command_line_is_scored_and_scores_the_same_again(tmp_path: Path) -> None:
    sample, out = tmp_path / "sample", tmp_path / "run"
    commands = [
        ["ai-law-eval", "lab", "sample", "--out", str(sample), "--shared", "9"],
        ["ai-law-eval", "run", "contracts/", "--source", "lab", "--tasks-root", str(sample), "-m", "scripted/reference", "-o", str(out)],
    ]
    for command in commands:
        done = subprocess.run([COMMANDS / command[0], *command[1:]], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
    assert "40 tasks found, 24 loaded, 16 skipped" in done.stdout
    [folder] = out.iterdir()
    assert json.loads((folder / "census.json").read_text(encoding="utf-8"))["loaded"] == 24
    rollouts = read_run(folder, model="reference")
    assert len(rollouts) == 5
    assert {rollout.reward for rollout in rollouts} == {1.0}
    replayed = tmp_path / "again"
    sample.rename(tmp_path / "elsewhere")  # what is saved is enough to score it again
    done = subprocess.run([COMMANDS / "vf-replay", folder, "--no-rich", "-o", replayed], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert {rollout.task: rollout.metrics for rollout in read_run(replayed, model="again")} == {
        rollout.task: rollout.metrics for rollout in rollouts
    }
