"""The judge gate over real HTTP and the real `openai` client: every scripted judge, faults, sharing, keys, usage."""

import asyncio
import json
import socket
import ssl
import subprocess
import time
import venv
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import openai
import pytest
import verifiers.v1 as vf
from judge_world import NOBODY, ORION, SIX, credited, numbered, scored, task_under
from pydantic import ValidationError
from shell_world import MEMO, Refusal, build_world, endpoint, in_order, saves, says

from ai_law_legal_agent_eval import load_environment
from ai_law_legal_agent_eval.errors import ConfigurationError
from ai_law_legal_agent_eval.judge import hearing
from ai_law_legal_agent_eval.scripted import JUDGES

NONE: set[str] = set()
FIRST_QUOTE = "licence Q-77 is exceeded: it covers 40 lenses"


@pytest.fixture(autouse=True)
def key(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A key in the environment, and no verdict left from another test."""
    monkeypatch.setenv("JUDGE_API_KEY", "key-of-the-judge")
    hearing.HEARD.forget()
    hearing.WITHOUT_FORMAT.clear()
    yield
    hearing.HEARD.forget()


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_world(tmp_path_factory.mktemp("tasks"))


# What each judge leaves of the reference memo's six findings: strict, not strict, judge_error.
OUTCOMES: dict[str, tuple[set[str], set[str], float]] = {
    "honest": (SIX, SIX, 0.0),
    "yes": (SIX, SIX, 0.0),
    "no": (NONE, NONE, 0.0),
    "hallucinating": (NONE, NONE, 0.0),
    "obedient": (SIX, SIX, 0.0),
    "reordered": (SIX, SIX, 0.0),
    "swapped": (SIX, SIX, 0.0),
    "fenced": (SIX, SIX, 0.0),
    "plain": (SIX, SIX, 0.0),
    "unknown-ids": (NONE, SIX, 1.0),
    "doubled-ids": (NONE, SIX, 1.0),
    "missing-ids": (NONE, SIX, 1.0),
    "cut-off": (NONE, SIX, 1.0),
    "chatty": (NONE, SIX, 1.0),
    "baited": (NONE, SIX, 1.0),
    "slow": (NONE, SIX, 1.0),
    "limited": (NONE, SIX, 1.0),
    "broken": (NONE, SIX, 1.0),
    "dropping": (NONE, SIX, 1.0),
    "silent": (NONE, SIX, 1.0),
    "refusing": (NONE, SIX, 1.0),
}


def test_every_scripted_judge_has_an_outcome() -> None:
    assert {f"scripted/judge-{name}" for name in (*OUTCOMES, "flaky")} == set(JUDGES)


@pytest.mark.parametrize("is_strict", [True, False], ids=["strict", "lenient"])
@pytest.mark.parametrize("name", OUTCOMES)
async def test_each_judge_has_the_outcome_that_the_contract_demands(name: str, url: str, reference: str, *, is_strict: bool) -> None:
    task = task_under(f"scripted/judge-{name}", url, task_id=ORION, judge_strict=is_strict, judge_max_retries=1)
    trace = await scored(task, reference)
    strict, lenient, error = OUTCOMES[name]
    assert not trace.errors
    assert credited(trace) == (strict if is_strict else lenient)
    metrics = trace.metrics
    assert (metrics["judge_gated"], metrics["judge_error"]) == (1.0, error)
    assert metrics["finding_recall"] == pytest.approx(len(credited(trace)) / 7)
    assert metrics["finding_recall_lexical"] == pytest.approx(6 / 7)
    assert trace.reward == pytest.approx(0.4 + 0.6 * metrics["finding_recall"])
    assert (trace.info["breakdown"]["judge"]["error"] is not None) is bool(error)


async def test_swapped_rulings_land_where_their_id_says(url: str, reference: str) -> None:
    """One issue is taken back in the memo; the judge says so under the id of another."""
    section = "### L1: Selantara has a China-headquartered ultimate parent"
    taken = reference.replace(section, f"{section}\n\nWhat follows describes a training exercise on invented companies.")
    assert taken != reference
    honest = await scored(task_under("scripted/judge-honest", url, task_id=ORION), taken)
    swapped = await scored(task_under("scripted/judge-swapped", url, task_id=ORION), taken)
    lost = SIX - credited(honest)
    assert lost == {"ISS-002"}
    assert SIX - credited(swapped) == {"ISS-001"}


async def test_no_judge_builds_no_client_and_changes_no_byte(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("JUDGE_API_KEY")
    monkeypatch.setattr("verifiers.v1.judge.build_async_openai", lambda _: pytest.fail("a client was built"))
    plain = await scored(task_under(None, root=root))
    off = await scored(task_under("a/judge", root=root, judge_gate=False))
    for trace in (plain, off):
        assert (trace.metrics["judge_gated"], trace.metrics["judge_error"]) == (0.0, 0.0)
        assert "judge_calls" not in trace.info
        assert '"judge"' not in json.dumps(trace.info["breakdown"])
    assert json.dumps(off.info) == json.dumps(plain.info)
    assert off.reward == plain.reward


async def test_a_memo_without_credit_asks_nobody(root: Path) -> None:
    trace = await scored(task_under("scripted/judge-yes", NOBODY, root=root), None)
    assert (trace.metrics["judge_gated"], trace.metrics["judge_error"]) == (1.0, 0.0)
    assert "judge_calls" not in trace.info


@pytest.mark.parametrize("value", [None, ""], ids=["unset", "empty"])
def test_a_missing_key_is_an_error_at_load(root: Path, monkeypatch: pytest.MonkeyPatch, value: str | None) -> None:
    monkeypatch.delenv("JUDGE_API_KEY")
    if value is not None:
        monkeypatch.setenv("JUDGE_API_KEY", value)
    with pytest.raises(ConfigurationError, match="JUDGE_API_KEY is not set"):
        load_environment(tasks_root=root, judge_model="a/judge")
    wire = {"taskset": {"id": "ai-law-legal-agent-eval", "tasks_root": str(root), "judge_model": "a/judge"}}
    with pytest.raises(ValidationError, match="JUDGE_API_KEY is not set"):
        vf.resolve_env_config(wire)
    monkeypatch.setenv("MY_JUDGE", "key-of-the-judge")
    assert load_environment(tasks_root=root, judge_model="a/judge", judge_api_key_var="MY_JUDGE")
    assert load_environment(tasks_root=root, judge_model="a/judge", judge_gate=False), "a judge that is off needs no key"


def test_the_judge_is_chosen_in_one_place(root: Path) -> None:
    task = {"judge": {"model": "another/judge"}}
    wire = {"taskset": {"id": "ai-law-legal-agent-eval", "tasks_root": str(root), "judge_model": "a/judge", "task": task}}
    with pytest.raises(ValidationError, match=r"task.judge.model is 'another/judge'; choose the judge with judge_model"):
        vf.resolve_env_config(wire)


def test_a_saved_config_with_a_judge_loads_as_it_was(root: Path) -> None:
    saved = load_environment(tasks_root=root, judge_model="a/judge", judge_base_url=NOBODY).config
    loaded = vf.resolve_env_config(json.loads(saved.model_dump_json()))
    assert loaded.model_dump() == saved.model_dump()
    assert loaded.taskset.task.judge.model == "a/judge"  # type: ignore[attr-defined]


def test_a_prompt_of_the_users_must_hold_what_it_is_filled_with(root: Path, tmp_path: Path) -> None:
    prompt = tmp_path / "prompt.md"
    prompt.write_text("Is {memo} good?", encoding="utf-8")
    task = task_under("a/judge", root=root)
    with pytest.raises(ConfigurationError, match=r"prompt.md: found no \{nonce\}, \{questions\}"):
        hearing.MemoJudge(task.config.judge.model_copy(update={"prompt": prompt}))


async def test_what_the_judge_costs_is_recorded_apart(root: Path, url: str) -> None:
    trace = await scored(task_under("scripted/judge-honest", url, root=root, judge_votes=5))
    calls = trace.info["judge_calls"]
    assert len(calls) == len(trace.extra_usage) == 5
    assert all(usage.prompt_tokens > 0 for usage in trace.extra_usage)
    assert [call["name"] for call in calls] == ["judge_gate"] * 5
    assert [message["role"] for message in calls[0]["request"]["messages"]] == ["system", "user"]
    nonces = {call["request"]["messages"][1]["content"].split("memo ")[1].split()[0] for call in calls}
    assert len(nonces) == 5, "each vote has a fence of its own"
    assert trace.usage is None or trace.usage.total_tokens == 0
    assert "key-of-the-judge" not in json.dumps(trace.info)


async def test_failed_calls_that_were_answered_are_paid_for_too(root: Path, url: str) -> None:
    trace = await scored(task_under("scripted/judge-refusing", url, root=root, judge_votes=1, judge_max_retries=2))
    assert len(trace.info["judge_calls"]) == len(trace.extra_usage) == 3


def chat(content: str) -> dict[str, Any]:
    return {"role": "assistant", "content": content}


YES = json.dumps({"rulings": [{"id": "ISS-001", "confirmed": True, "quote": FIRST_QUOTE, "reason": "so it says"}]})


@pytest.mark.parametrize("status", [408, 409, 429, 500, 503])
async def test_a_passing_fault_is_asked_again(root: Path, status: int) -> None:
    async with endpoint([Refusal(status, "later"), chat("no JSON"), chat(YES)]) as model:
        trace = await scored(task_under("a/judge", model.base_url, root=root, judge_votes=1))
    assert (trace.metrics["judge_error"], trace.metrics["finding_recall"]) == (0.0, 0.5)
    assert len(model.requests) == 3
    nonces = {request["messages"][1]["content"].split("memo ")[1].split()[0] for request in model.requests}
    assert len(nonces) == 3


@pytest.mark.parametrize("status", [401, 403])
async def test_a_plain_refusal_is_not_asked_again(root: Path, status: int) -> None:
    async with endpoint([Refusal(status, "Incorrect API key: key-of-the-judge")]) as model:
        trace = await scored(task_under("a/judge", model.base_url, root=root, judge_votes=1))
    assert trace.metrics["judge_error"] == 1.0
    assert len(model.requests) == 1
    assert "Incorrect API key: ***" in trace.info["breakdown"]["judge"]["error"]
    assert "key-of-the-judge" not in json.dumps(trace.info)


async def test_no_more_retries_than_the_run_allows(root: Path) -> None:
    for retries in (0, 3):
        async with endpoint([Refusal(503, "later")]) as model:
            trace = await scored(task_under("a/judge", model.base_url, root=root, judge_votes=1, judge_max_retries=retries))
        assert len(model.requests) == retries + 1
        assert f"attempt {retries + 1} of {retries + 1}" in trace.info["breakdown"]["judge"]["error"]


async def test_structured_output_is_asked_for_until_it_is_refused(root: Path) -> None:
    async with endpoint([Refusal(400, "unknown field response_format"), chat(YES)]) as model:
        task = task_under("a/judge", model.base_url, root=root, judge_votes=1, judge_max_retries=0)
        first = await scored(task)
        second = await scored(task, numbered(2))
    assert ["response_format" in request for request in model.requests] == [True, False, False]
    assert [request["temperature"] for request in model.requests] == [0.0] * 3
    assert first.metrics["judge_error"] == second.metrics["judge_error"] == 0.0


async def test_another_refusal_of_the_request_is_an_error(root: Path) -> None:
    async with endpoint([Refusal(400, "context length exceeded")]) as model:
        trace = await scored(task_under("a/judge", model.base_url, root=root, judge_votes=1))
    assert trace.metrics["judge_error"] == 1.0
    assert not hearing.WITHOUT_FORMAT


def test_pauses_double_with_jitter_and_heed_the_endpoint() -> None:
    judge = hearing.MemoJudge(hearing.LegalJudgeConfig(model="a/judge", retry_pause_s=1.0))
    response = httpx.Response(429, headers={"retry-after": "7"}, request=httpx.Request("POST", NOBODY))
    limited = openai.RateLimitError("slow down", response=response, body=None)

    def pause(attempt: int, error: Exception) -> float:
        state = SimpleNamespace(attempt_number=attempt, outcome=SimpleNamespace(exception=lambda: error))
        return judge._pause_s(state)  # type: ignore[arg-type]

    pauses = [[pause(attempt, TimeoutError()) for _ in range(20)] for attempt in (1, 2, 3)]
    for attempt, found in enumerate(pauses):
        assert 2**attempt <= min(found) < max(found) <= 2**attempt + 1, attempt
    assert pause(1, limited) == 7.0
    assert pause(12, TimeoutError()) == hearing.MAX_PAUSE_S


async def test_equal_memos_at_once_cost_one_hearing(root: Path) -> None:
    async with endpoint(lambda _: chat(YES)) as model:
        task = task_under("a/judge", model.base_url, root=root)
        traces = await asyncio.gather(*(scored(task) for _ in range(64)))
        assert len(model.requests) == 3
        later = await scored(task)
        assert len(model.requests) == 3
        other = await scored(task, numbered(1))
    assert len(model.requests) == 6
    assert {trace.metrics["finding_recall"] for trace in (*traces, later, other)} == {0.5}
    assert {json.dumps(trace.info["breakdown"]) for trace in traces} == {json.dumps(later.info["breakdown"])}
    assert sum(len(trace.extra_usage) for trace in traces) == 3, "nothing is paid twice and nothing is lost"


async def test_another_judge_or_other_settings_are_heard_anew(root: Path) -> None:
    async with endpoint(lambda _: chat(YES)) as model:
        for arguments in ({}, {"judge_strict": False}, {"judge_votes": 2}):
            await scored(task_under("a/judge", model.base_url, root=root, **arguments))
        await scored(task_under("b/judge", model.base_url, root=root))
    assert len(model.requests) == 3 + 0 + 2 + 3, "strictness decides over votes; it asks for none"


async def test_a_hearing_that_failed_is_not_kept(root: Path) -> None:
    moves = [Refusal(401, "no"), chat(YES)]
    async with endpoint(moves) as model:
        task = task_under("a/judge", model.base_url, root=root, judge_votes=1)
        first, second = await scored(task), await scored(task)
    assert (first.metrics["judge_error"], second.metrics["judge_error"]) == (1.0, 0.0)


async def test_a_cancelled_rollout_takes_nobody_along(root: Path, url: str) -> None:
    task = task_under("scripted/judge-slow", url, root=root, judge_votes=1)
    task.config.judge = task.config.judge.model_copy(update={"timeout_s": 30.0})
    first = asyncio.ensure_future(scored(task))
    await asyncio.sleep(0.4)
    second = asyncio.ensure_future(scored(task))
    await asyncio.sleep(0.1)
    first.cancel()
    trace = await second
    assert first.cancelled()
    assert (trace.metrics["judge_error"], len(trace.extra_usage)) == (0.0, 1)


async def test_a_whole_rollout_is_gated(root: Path, url: str) -> None:
    environment = load_environment(tasks_root=root, judge_model="scripted/judge-no", judge_base_url=url)
    async with endpoint(in_order([says("", saves()), says("Done.")])) as model, environment.serving():
        client = vf.EvalClientConfig(base_url=model.base_url, api_key_var="SHELL_TEST_KEY")
        context = vf.ModelContext(model="scripted", client=client, sampling=vf.SamplingConfig())
        [slot] = environment.slots(next(iter(environment.taskset)))
        episode = await environment.run_slot(slot, context)
    [trace] = episode.traces
    assert trace.ok
    assert (trace.metrics["finding_recall"], trace.metrics["finding_recall_lexical"]) == (0.0, 0.5)
    assert MEMO in trace.info["deliverables"]
    assert "judge did not confirm it" in trace.info["breakdown"]["findings"][0]["reason"]
    assert trace.usage is not None
    assert trace.usage.prompt_tokens == 20, "the agent's own two calls"
    assert len(trace.extra_usage) == 3


@pytest.fixture
def one_ssl_context(monkeypatch: pytest.MonkeyPatch) -> None:
    """The framework opens a client a call; loading certificates, which plain HTTP never uses, takes most of a mass test's time."""
    context = ssl.create_default_context()
    monkeypatch.setattr(ssl, "create_default_context", lambda *_, **__: context)


@pytest.mark.slow
@pytest.mark.usefixtures("one_ssl_context")
@pytest.mark.parametrize("is_strict", [True, False], ids=["strict", "lenient"])
async def test_a_thousand_rollouts_against_a_judge_that_fails_three_calls_in_ten(root: Path, url: str, *, is_strict: bool) -> None:
    count = 1000 if is_strict else 200
    task = task_under("scripted/judge-flaky", url, root=root, judge_strict=is_strict)
    traces = await asyncio.wait_for(asyncio.gather(*(scored(task, numbered(number)) for number in range(count))), 600)
    failed = [trace for trace in traces if trace.metrics["judge_error"] == 1.0]
    assert len(traces) == count
    assert not [trace.errors for trace in traces if trace.errors]
    for trace in traces:
        votes = trace.info["breakdown"]["findings"][0]["judge"]["votes"]
        error = trace.info["breakdown"]["judge"]["error"]
        if trace.metrics["judge_error"]:
            assert (len(votes) < 3, bool(error)) == (True, True)
            assert trace.metrics["finding_recall"] == (0.0 if is_strict else 0.5)
        else:
            assert (len(votes), error) == (3, None)
            assert trace.metrics["finding_recall"] == 0.5
    # A vote fails when three calls in a row do: 0.3^3; one of three votes: 1 - (1 - 0.027)^3 = 0.079.
    assert 0.03 * count < len(failed) < 0.15 * count


async def test_the_official_clients_own_transport(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The real client end to end over its mock transport: the request as it is sent, the answer as it is parsed."""
    sent: list[httpx.Request] = []

    def answer(request: httpx.Request) -> httpx.Response:
        sent.append(request)
        usage = {"prompt_tokens": 700, "completion_tokens": 60, "total_tokens": 760, "cost": 0.004}
        choice = {"index": 0, "finish_reason": "stop", "message": {"role": "assistant", "content": YES}}
        completion = {"id": "c", "object": "chat.completion", "created": 0, "model": "a/judge", "choices": [choice], "usage": usage}
        return httpx.Response(200, json=completion)

    def client(config: vf.JudgeConfig) -> openai.AsyncOpenAI:
        transport = httpx.AsyncClient(transport=httpx.MockTransport(answer))
        return openai.AsyncOpenAI(base_url=config.base_url, api_key="key-of-the-judge", http_client=transport, max_retries=0)

    monkeypatch.setattr("verifiers.v1.judge.build_async_openai", client)
    trace = await scored(task_under("a/judge", "https://judge.test/v1", root=root))
    assert trace.metrics["finding_recall"] == 0.5
    body = json.loads(sent[0].content)
    assert str(sent[0].url) == "https://judge.test/v1/chat/completions"
    assert sent[0].headers["authorization"] == "Bearer key-of-the-judge"
    assert body["response_format"]["json_schema"]["strict"] is True
    assert body["response_format"]["json_schema"]["schema"]["additionalProperties"] is False
    spent = vf.Usage.aggregate(trace.extra_usage)
    assert spent is not None
    assert (spent.prompt_tokens, spent.completion_tokens, spent.cost) == (2100, 180, pytest.approx(0.012))


async def test_a_replay_is_judged_by_the_judge_of_the_replay(root: Path, url: str) -> None:
    first = await scored(task_under("scripted/judge-no", url, root=root))
    again = vf.WireTrace.model_validate(json.loads(json.dumps(first.to_record())))
    again.rewards, again.metrics = {}, {}
    await task_under("scripted/judge-honest", url, root=root).score(again)
    assert (first.metrics["finding_recall"], again.metrics["finding_recall"]) == (0.0, 0.5)


@pytest.fixture(scope="module")
def fakellm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A mock server from the package index in an environment of its own: an OpenAI-compatible endpoint that we did not write."""
    folder = tmp_path_factory.mktemp("fakellm")
    venv.create(folder / "venv", with_pip=True)
    commands = folder / "venv" / "bin"
    subprocess.run([commands / "python", "-m", "pip", "install", "--quiet", "fakellm==0.3.5"], check=True)
    refusal = {"when": {"model_matches": "limited"}, "respond": {"status": 429, "error": "slow down"}}
    rules = [{"name": "limited", **refusal}, {"name": "judge", "when": {}, "respond": {"content": YES}}]
    (folder / "fakellm.yaml").write_text(json.dumps({"version": 1, "rules": rules}), encoding="utf-8")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = subprocess.Popen(
        [commands / "fakellm", "serve", "--port", str(port), "--config", str(folder / "fakellm.yaml")],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        _wait_for(port)
        yield f"http://127.0.0.1:{port}/v1"
    finally:
        process.terminate()
        process.wait()


def _wait_for(port: int) -> None:
    end = time.monotonic() + 60
    while time.monotonic() < end:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    pytest.fail("the mock server did not start")


@pytest.mark.network
async def test_a_server_from_the_package_index_is_understood(root: Path, fakellm: str) -> None:
    trace = await scored(task_under("a-judge", fakellm, root=root))
    assert (trace.metrics["finding_recall"], trace.metrics["judge_error"], len(trace.extra_usage)) == (0.5, 0.0, 3)
    assert all(usage.prompt_tokens > 0 for usage in trace.extra_usage)
    refused = await scored(task_under("limited", fakellm, root=root))
    assert (refused.metrics["finding_recall"], refused.metrics["judge_error"]) == (0.0, 1.0)
    assert "429" in refused.info["breakdown"]["judge"]["error"]
