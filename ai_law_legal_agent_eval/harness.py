"""The in-process harness: a chat loop that runs the workspace's tools itself; nothing else has to start."""

import asyncio
import json
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import aiohttp
import verifiers.v1 as vf
from pydantic import Field
from typing_extensions import override
from verifiers.v1.dialects.chat import message_to_wire
from verifiers.v1.errors import MODEL_TRANSPORT_ERROR_EXIT_CODE
from verifiers.v1.harnesses.utils.compaction import CONTEXT_OVERFLOW_MARKERS

from ai_law_legal_agent_eval.workspace import SCHEMAS_OF, call_json, open_for
from ai_law_legal_agent_eval.workspace.state import WorkspaceState

HTTP_OK = 200
# 408 timed out, 409 lock, 429 rate limit, 5xx: worth asking again, as the OpenAI client does.
TRANSIENT_STATUSES = (408, 409, 429)
FIRST_SERVER_ERROR = 500
MAX_PAUSE_S = 30.0

# Refusals that the agent itself brought about, with the stop condition under which its work so far is scored: a
# conversation that fills the context, and an answer nested so deeply that the framework cannot read it.
AGENT_ENDS: tuple[tuple[str, tuple[int, ...], tuple[str, ...]], ...] = (
    ("context_overflow", (400, 413), CONTEXT_OVERFLOW_MARKERS),
    ("unreadable_answer", (502,), ("maximum recursion depth exceeded",)),
)

Message = dict[str, Any]


class LegalHarnessConfig(vf.HarnessConfig):
    """How patient the chat loop is with a model endpoint."""

    max_retries: int = Field(8, ge=0, le=50)
    """Retries of one model call after a rate limit, a server error or a lost connection."""
    retry_pause_s: float = Field(1.0, ge=0, le=60)
    """Pause before the first retry, in seconds; it doubles with each."""


@dataclass(frozen=True)
class _Reply:
    """What one model call came to."""

    status: int
    body: str

    @property
    def is_transient(self) -> bool:
        return self.status in TRANSIENT_STATUSES or self.status >= FIRST_SERVER_ERROR

    @property
    def agent_end(self) -> str | None:
        """The stop condition when the agent itself brought the refusal about."""
        text = self.body.casefold()
        ends = (name for name, statuses, markers in AGENT_ENDS if self.status in statuses and _any_in(markers, text))
        return next(ends, None)

    @property
    def message(self) -> Message:
        """The assistant's message without its empty fields, as it goes back into the history."""
        message: Message = json.loads(self.body)["choices"][0]["message"]
        return {name: value for name, value in message.items() if value is not None}


@dataclass(frozen=True)
class _Endpoint:
    """The rollout's model endpoint over one HTTP session."""

    http: aiohttp.ClientSession
    url: str
    model: str
    config: LegalHarnessConfig
    tools: list[dict[str, object]]

    async def complete(self, messages: list[Message], turn: int) -> _Reply:
        """Return the answer to `messages`, after retries. Raises aiohttp.ClientError when the connection stays lost."""
        for attempt in range(self.config.max_retries):
            try:
                reply = await self._post(messages, turn)
            except aiohttp.ClientError:
                reply = None
            if reply is not None and not reply.is_transient:
                return reply
            await asyncio.sleep(self._pause_s(attempt))
        return await self._post(messages, turn)

    async def _post(self, messages: list[Message], turn: int) -> _Reply:
        payload = {"model": self.model, "messages": messages, "tools": self.tools}
        # The key makes a retry the same call: an answer that was lost on the way is replayed, not sampled again.
        headers = {"Idempotency-Key": f"turn-{turn}"}
        async with self.http.post(self.url, json=payload, headers=headers) as response:
            return _Reply(response.status, await response.text())

    def _pause_s(self, attempt: int) -> float:
        spread = random.uniform(0.75, 1.25)  # noqa: S311 - keeps rollouts that failed together from returning together
        return spread * min(MAX_PAUSE_S, self.config.retry_pause_s * float(2**attempt))


CHAT_TOOLS_OF: dict[str, list[dict[str, object]]] = {
    source: [
        {
            "type": "function",
            "function": {"name": schema.name, "description": schema.description, "parameters": schema.json_schema},
        }
        for schema in schemas
    ]
    for source, schemas in SCHEMAS_OF.items()
}
CHAT_TOOLS = CHAT_TOOLS_OF["factory"]


class LegalState(vf.State):
    """The workspace's state as the framework carries it between the rollout and a tool server."""

    workspace: WorkspaceState = WorkspaceState()


if TYPE_CHECKING:
    LegalTrace = vf.Trace[Any, Any, Any]
else:
    # The framework finds a hook's parameter by the bare class.
    LegalTrace = vf.Trace


class LegalHarness(vf.Harness[LegalHarnessConfig]):
    """The package's own harness: the model's tool calls run in this process, on the rollout's state."""

    APPENDS_SYSTEM_PROMPT = True
    SUPPORTS_RESUME = True
    EXECUTES_CODE = False
    NEEDS_CONTAINER = False

    @override
    async def launch(
        self,
        ctx: vf.ModelContext,
        trace: LegalTrace,
        runtime: vf.Runtime,
        endpoint: str,
        secret: str,
        mcp_urls: dict[str, str],
        data: vf.TaskData,
    ) -> vf.ProgramResult:
        """Run the conversation until the model answers without a tool call or the framework refuses a turn."""
        del runtime, mcp_urls
        if not isinstance(trace.state, LegalState):
            raise vf.HarnessError(f"harness {self.config.id} plays only its own package's tasks; found {trace.task.type}")
        headers = {"Authorization": f"Bearer {secret}"}
        # No total limit: the rollout's own deadline (`agent.timeout.rollout`) is the one that counts.
        timeout = aiohttp.ClientTimeout(total=None, sock_connect=30)
        async with aiohttp.ClientSession(headers=headers, timeout=timeout) as http:
            tools = CHAT_TOOLS_OF[trace.state.workspace.source]
            model = _Endpoint(http, f"{endpoint}/chat/completions", ctx.model, self.config, tools)
            try:
                return await self._converse(model, trace, self._opening(data))
            except aiohttp.ClientError as error:
                return _failure(f"{type(error).__name__}: {error}", MODEL_TRANSPORT_ERROR_EXIT_CODE)

    def _opening(self, data: vf.TaskData) -> list[Message]:
        system, prompt = self.resolve_prompt(data)
        opening: list[Message] = [{"role": "system", "content": system}] if system else []
        if isinstance(prompt, str):
            return [*opening, {"role": "user", "content": prompt}]
        return opening + [message_to_wire(message) for message in prompt or ()]

    async def _converse(self, model: _Endpoint, trace: LegalTrace, messages: list[Message]) -> vf.ProgramResult:
        while True:
            reply = await model.complete(messages, trace.num_turns + 1)
            if reply.status != HTTP_OK:
                return _end(trace, reply)
            message = reply.message
            calls = message.get("tool_calls") or []
            messages.append(message)
            if not calls:
                return vf.ProgramResult(exit_code=0, stdout="", stderr="")
            messages += [await _answered(trace, tool_call) for tool_call in calls]


async def _answered(trace: LegalTrace, tool_call: Mapping[str, Any]) -> Message:
    """The tool's answer to one call; the calls of a message run one after the other, on the state the last one left."""
    function = tool_call.get("function") or tool_call.get("custom") or {}
    name, raw = str(function.get("name", "")), function.get("arguments", function.get("input"))
    text = raw if isinstance(raw, str) else json.dumps(raw or {})
    workspace: WorkspaceState = trace.state.workspace
    task = open_for(workspace)
    # In a thread, so that one agent's long memo or wide search does not hold up the other rollouts.
    trace.state.workspace, answer = await asyncio.to_thread(call_json, task, workspace, name, text)
    return {"role": "tool", "tool_call_id": tool_call["id"], "name": name, "content": answer}


def _end(trace: LegalTrace, reply: _Reply) -> vf.ProgramResult:
    """How a refused call ends the rollout: scored when a limit or the agent itself ended it, else failed."""
    if trace.stop_condition is None and reply.agent_end is not None:
        trace.stop(reply.agent_end)
    return _failure(f"model call: HTTP {reply.status}: {reply.body}", 1)


def _any_in(markers: Sequence[str], text: str) -> bool:
    return any(marker in text for marker in markers)


def _failure(reason: str, exit_code: int) -> vf.ProgramResult:
    return vf.ProgramResult(exit_code=exit_code, stdout="", stderr=reason)
