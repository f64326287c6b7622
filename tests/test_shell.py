"""Rollouts through the real framework, in this process, against a scripted model."""

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
import verifiers.v1 as vf
from shell_world import (
    FINDING,
    LEDGER,
    LICENCE,
    MEMO,
    REFERENCE,
    SLUG,
    WRONG_CLAIM,
    Model,
    Move,
    Refusal,
    Script,
    build_world,
    endpoint,
    saves,
    says,
)
from verifiers.v1.serve.client import EnvClient
from verifiers.v1.serve.pool import env_config_data
from verifiers.v1.serve.server import EnvServer

from ai_law_legal_agent_eval import load_environment
from ai_law_legal_agent_eval.environment import LegalEnv
from ai_law_legal_agent_eval.keys import lock
from ai_law_legal_agent_eval.keys.canary import CANARY
from ai_law_legal_agent_eval.taskset import DISTRIBUTION, package_version


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_world(tmp_path_factory.mktemp("tasks"))


async def play(root: Path, script: Script | Sequence[Move], **arguments: object) -> tuple[vf.Trace, Model]:
    """One rollout of the tiny matter."""
    environment = load_environment(tasks_root=root, **arguments)
    patient = vf.SamplingConfig()
    async with endpoint(script) as model, environment.serving():
        client = vf.EvalClientConfig(base_url=model.base_url, api_key_var="SHELL_TEST_KEY")
        context = vf.ModelContext(model="scripted", client=client, sampling=patient)
        [task] = list(environment.taskset)
        [slot] = environment.slots(task)
        episode = await environment.run_slot(slot, context)
    [trace] = episode.traces
    return trace, model


def answers(model: Model) -> list[str]:
    """What the tools answered, as the model last saw it."""
    return [message["content"] for message in model.requests[-1]["messages"] if message["role"] == "tool"]


def scores(trace: vf.Trace) -> dict[str, float | None]:
    return {name: None if reward is None else reward.score for name, reward in trace.rewards.items()}


async def test_a_rollout_that_saves_the_reference_earns_its_rewards(root: Path) -> None:
    moves = [
        says("Looking.", ("list_documents", {})),
        says("Reading.", ("read_document", {"name": LEDGER}), ("read_document", {"name": LICENCE})),
        says("Saving.", saves()),
        says("Done."),
    ]
    trace, model = await play(root, moves)
    assert trace.ok
    assert scores(trace)["deliverable_complete"] == 1.0
    assert {name: reward.weight for name, reward in trace.rewards.items() if reward} == {
        "deliverable_complete": 0.4,
        "finding_recall": 0.6,
        "false_flag_rate": -0.15,
        "must_not_say_rate": -0.10,
    }
    assert trace.metrics["turns_used"] == 4
    assert trace.metrics["documents_read"] == 1.0
    assert trace.info["telemetry"]["tool_calls"]["read_document"] == 2
    assert trace.info["deliverables"][MEMO]["is_declared"]
    assert trace.reward == pytest.approx(trace.info["breakdown"]["reward"])
    assert [answer for answer in answers(model) if f"Saved {MEMO}" in answer]


async def test_chat_alone_earns_nothing(root: Path) -> None:
    trace, _ = await play(root, [says(REFERENCE)])
    assert trace.ok
    assert trace.reward == 0.0
    assert trace.info["deliverables"] == {}


BAD_CALLS: dict[str, tuple[tuple[str, object], str]] = {
    "malformed JSON": (("read_document", '{"name": '), "not valid JSON"),
    "no object": (("read_document", "[1]"), "one JSON object"),
    "nested": (("read_document", '{"name": ' + "[" * 200 + "]" * 200 + "}"), "must be text; found a list"),
    "too long a number": (("read_document", '{"page": ' + "9" * 5000 + "}"), "too deep or too large"),
    "unknown tool": (("rm_rf", {}), "no tool 'rm_rf'"),
    "unknown document": (("read_document", {"name": "../task.json"}), "task.json"),
}


@pytest.mark.parametrize(("bad_call", "answer"), BAD_CALLS.values(), ids=BAD_CALLS)
async def test_a_wrong_call_is_answered_and_the_rollout_goes_on(root: Path, bad_call: tuple[str, object], answer: str) -> None:
    trace, model = await play(root, [says("", bad_call), says("", saves()), says("Done.")])
    assert trace.ok
    assert answer in answers(model)[0]
    assert MEMO in trace.info["deliverables"]


async def test_the_calls_of_the_last_turn_still_run(root: Path) -> None:
    moves = [says("", ("list_documents", {})), says("", saves())]
    trace, _ = await play(root, moves, max_turns=2)
    assert (trace.ok, trace.stop_condition) == (True, "max_turns")
    assert trace.info["telemetry"]["turns_used"] == 2
    assert MEMO in trace.info["deliverables"]


async def test_the_agent_hears_how_many_turns_are_left(root: Path) -> None:
    trace, model = await play(root, [says("", ("list_documents", {}))], max_turns=7)
    ends = [answer.rpartition("[")[2] if answer.endswith("]") else "" for answer in answers(model)]
    assert [end.partition(" left")[0] for end in ends] == ["", "5 turns", "", "", "2 turns", "1 turn"]
    assert trace.stop_condition == "max_turns"


async def test_a_full_context_ends_the_rollout_and_is_scored(root: Path) -> None:
    overflow = Refusal(400, "This model's maximum context length is 8192 tokens")
    trace, _ = await play(root, [says("", saves()), overflow])
    assert (trace.ok, trace.stop_condition) == (True, "context_overflow")
    assert scores(trace)["deliverable_complete"] == 1.0


async def test_an_answer_too_deep_to_read_ends_the_rollout_and_is_scored(root: Path, patience: None) -> None:
    """The framework itself cannot store such a call, so it can be answered by nobody."""
    trace, _ = await play(root, [says("", saves()), says("", ("read_document", "[" * 100_000))])
    assert (trace.ok, trace.stop_condition) == (True, "unreadable_answer")
    assert scores(trace)["deliverable_complete"] == 1.0


@pytest.mark.parametrize("status", [429, 500, 503])
async def test_a_transient_refusal_is_asked_again(root: Path, status: int, patience: None) -> None:
    moves = [Refusal(status, "slow down"), Refusal(status, "slow down"), says("", saves()), says("Done.")]
    trace, model = await play(root, moves)
    assert trace.ok
    assert len(model.requests) == 4
    assert trace.num_turns == 2


@pytest.mark.parametrize("status", [401, 404, 400, 500])
async def test_a_broken_endpoint_is_an_error_and_no_score(root: Path, status: int, patience: None) -> None:
    trace, _ = await play(root, [says("", saves()), Refusal(status, "no such key")])
    assert not trace.ok
    assert trace.errors[-1].type == "ProviderError"
    assert not trace.rewards
    assert "breakdown" not in trace.info


@pytest.fixture
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Retries without their pauses."""
    monkeypatch.setattr("ai_law_legal_agent_eval.harness.MAX_PAUSE_S", 0.0)


async def test_nothing_of_the_answer_key_is_shown_before_scoring(root: Path) -> None:
    wrong = [("read_document", {"name": "anchors.json"}), ("grep_documents", {"pattern": "overdrawn"}), ("key", {})]
    trace, model = await play(root, [says("", *wrong), says("", ("list_documents", {})), says("Done.")])
    seen = json.dumps(model.requests) + trace.task.data.model_dump_json()
    for secret in (FINDING, WRONG_CLAIM, "ISS-001", "M-1", "canary"):
        assert secret not in seen
    before = {name: value for name, value in trace.info.items() if name != "breakdown"}
    assert FINDING not in json.dumps(before)


async def test_a_trace_says_what_scored_it(root: Path) -> None:
    trace, _ = await play(root, [says("", saves()), says("Done.")])
    assert trace.info["canary"] == CANARY
    assert trace.info["package"] == {"name": DISTRIBUTION, "version": package_version()}
    assert (trace.info["lock_sha256"], trace.info["lock_drift"]) == (None, [])
    files = trace.info["scored_files"]
    assert {f"tasks/{SLUG}/anchors.json", "ai_law_legal_agent_eval/memo/flags.py"} <= set(files)
    assert all(len(digest) == 16 for digest in files.values())


async def test_a_trace_carries_the_lock_and_what_has_drifted_from_it(tmp_path: Path) -> None:
    root = build_world(tmp_path)
    lock.freeze(root)
    anchors = root / SLUG / "anchors.json"
    anchors.write_bytes(anchors.read_bytes() + b"\n")
    trace, _ = await play(root, [says("Done.")])
    assert trace.info["lock_sha256"] == lock.lock_digest(root)
    assert trace.info["lock_drift"] == [f"tasks/{SLUG}/anchors.json"]


async def test_two_rollouts_do_not_share_a_workspace(root: Path) -> None:
    first, _ = await play(root, [says("", saves()), says("Done.")])
    second, _ = await play(root, [says("Done.")])
    assert first.info["deliverables"]
    assert not second.info["deliverables"]


@pytest.mark.parametrize(("arguments", "weight"), [({}, -0.15), ({"false_flag_weight": 0}, 0.0), ({"false_flag_weight": -1}, -1)])
async def test_the_penalty_weighs_what_the_run_says(root: Path, arguments: dict[str, Any], weight: float) -> None:
    trace, _ = await play(root, [says("Done.")], **arguments)
    assert trace.rewards["false_flag_rate"].weight == weight
    assert trace.info["breakdown"]["rewards"]["false_flag_rate"]["weight"] == weight


async def test_a_saved_run_scores_the_same_again(root: Path) -> None:
    """What `vf-replay` does: a new task object, the saved trace, no state and no runtime."""
    trace, _ = await play(root, [says("", saves()), says("Done.")])
    record = json.loads(json.dumps(trace.to_record()))
    saved = vf.WireTrace.model_validate(record)
    environment = load_environment(tasks_root=root)
    task = next(iter(environment.taskset))
    saved.rewards, saved.metrics = {}, {}
    saved.info.pop("breakdown")
    await task.score(saved)
    assert scores(saved) == scores(trace)
    assert saved.metrics == trace.metrics
    assert saved.info["breakdown"] == trace.info["breakdown"]


async def test_validation_tells_the_reference_from_an_empty_workspace(root: Path) -> None:
    environment = load_environment(tasks_root=root)
    task = next(iter(environment.taskset))
    assert await task.validate(None) is True  # type: ignore[arg-type]


def test_the_task_is_known_by_its_slug(root: Path) -> None:
    [task] = list(load_environment(tasks_root=root).taskset)
    assert (task.key, task.data.name, task.data.id) == (SLUG, SLUG, "ai-tiny-matter-001")
    assert isinstance(load_environment(tasks_root=root), LegalEnv)


async def test_a_user_may_ask_for_more(root: Path) -> None:
    """The framework resumes the conversation where it stood, workspace included."""
    environment = load_environment(tasks_root=root)
    [task] = list(environment.taskset)
    [harness] = environment.config.agent_harnesses().values()
    moves = [says("", saves("First draft.")), says("Here it is."), says("", saves()), says("Done.")]
    async with endpoint(moves) as model:
        client = vf.EvalClientConfig(base_url=model.base_url, api_key_var="SHELL_TEST_KEY")
        seat = environment.config.agent.model_copy(update={"harness": harness, "model": "scripted", "client": client})
        async with vf.make_agent(seat).interaction(task) as talk:
            await talk.turn()
            segment = await talk.turn("Longer, please.")
    assert segment.last_reply == "Done."
    assert (talk.trace.ok, talk.trace.num_turns, talk.trace.num_branches) == (True, 4, 1)
    assert scores(talk.trace)["deliverable_complete"] == 1.0


async def test_a_worker_needs_only_the_config_and_the_tasks_data(root: Path) -> None:
    """What a trainer does: both cross a process boundary as JSON, nothing else does."""
    chosen = load_environment(tasks_root=root, false_flag_weight=-0.4, max_turns=9)
    wire = json.loads(json.dumps(env_config_data(chosen.config)))
    server = EnvServer(vf.resolve_env_config(wire), "tcp://127.0.0.1:0")
    serving = asyncio.create_task(server.run())
    trainer = EnvClient(server.address)
    [task] = list(chosen.taskset)
    async with endpoint([says("", saves()), says("Done.")]) as model:
        client = vf.EvalClientConfig(base_url=model.base_url, api_key_var="SHELL_TEST_KEY")
        data = task.data.model_dump(mode="json")
        episode = await trainer.run(task_data=data, client=client, model="scripted", sampling=vf.SamplingConfig())
    [trace] = episode.traces
    await trainer.close()
    serving.cancel()
    await serving
    assert (trace.ok, trace.rewards["false_flag_rate"].weight, trace.agent.config.max_turns) == (True, -0.4, 9)
    assert trace.info["breakdown"]["reward"] == pytest.approx(trace.reward)
