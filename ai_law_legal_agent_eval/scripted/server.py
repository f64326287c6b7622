"""A loopback server that speaks the OpenAI chat protocol (streaming and not) and plays the scripted agents and judges."""

import asyncio
import hashlib
import json
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from aiohttp import web

from ai_law_legal_agent_eval.scripted.judges import JUDGES, OK, Asked
from ai_law_legal_agent_eval.scripted.lab_policies import LAB_POLICIES
from ai_law_legal_agent_eval.scripted.policies import POLICIES, Conversation, Move, content_text
from ai_law_legal_agent_eval.tasks import Task, load_task, slugs

HOST = "127.0.0.1"
# A paste of a whole record comes back in every later request; 64 MiB is far above 30 turns of it.
MAX_REQUEST_BYTES = 64 * 2**20
CHARS_PER_TOKEN = 4  # the usual rule of thumb; scripted usage is an estimate and is priced at nothing
START_TIMEOUT_S = 10


class Endpoint:
    """The endpoint on its own thread, for the length of a `with` block.

    It plays the tasks under `tasks_root`, or `tasks` where they are given. `source` "lab" plays LAB tasks, of which the agents
    need to know nothing beforehand. `port` 0 takes a free one. Raises OSError when the port is taken.
    """

    def __init__(self, *, port: int = 0, tasks_root: Path | None = None, source: str = "factory", tasks: Sequence[Task] = ()) -> None:
        self._requested_port = port
        released = () if source == "lab" or tasks else slugs(tasks_root)
        self._tasks = None if source == "lab" else tuple(tasks) or tuple(load_task(slug, tasks_root) for slug in released)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="scripted-endpoint", daemon=True)
        self._runner = web.AppRunner(application(self._tasks))
        self.port = 0

    @property
    def base_url(self) -> str:
        """The address to give to an OpenAI client."""
        return f"http://{HOST}:{self.port}/v1"

    def __enter__(self) -> Self:
        self._thread.start()
        try:
            asyncio.run_coroutine_threadsafe(self._start(), self._loop).result(START_TIMEOUT_S)
        except BaseException:
            self.__exit__(None, None, None)
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        asyncio.run_coroutine_threadsafe(self._runner.cleanup(), self._loop).result(START_TIMEOUT_S)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(START_TIMEOUT_S)
        self._loop.close()

    def wait(self) -> None:
        """Serve until the process is interrupted."""
        with suppress(KeyboardInterrupt):
            self._thread.join()

    async def _start(self) -> None:
        await self._runner.setup()
        await web.TCPSite(self._runner, HOST, self._requested_port).start()
        self.port = self._runner.addresses[0][1]


def application(tasks: Sequence[Task] | None) -> web.Application:
    """Return the web application that plays the scripted agents over `tasks`; None: over LAB tasks."""

    async def models(_: web.Request) -> web.Response:
        return web.json_response({"object": "list", "data": [{"id": name, "object": "model"} for name in (*POLICIES, *JUDGES)]})

    async def completions(request: web.Request) -> web.StreamResponse:
        try:
            body = await request.json()
            if isinstance(body, dict) and body.get("model") in JUDGES:
                return await _judged(request, body)
            payload = _completion(body, tasks)
        except (json.JSONDecodeError, _RefusedRequestError) as error:
            return web.json_response({"error": {"message": str(error), "type": "invalid_request_error"}}, status=400)
        if body.get("stream"):
            return await _streamed(request, payload)
        return web.json_response(payload)

    app = web.Application(client_max_size=MAX_REQUEST_BYTES)
    app.router.add_get("/v1/models", models)
    app.router.add_post("/v1/chat/completions", completions)
    return app


async def _judged(request: web.Request, body: Mapping[str, Any]) -> web.Response:
    """The answer of a scripted judge; one that drops the connection says nothing at all."""
    answer = JUDGES[body["model"]](Asked.of(body))
    await asyncio.sleep(answer.delay_s)
    if answer.is_dropped and request.transport is not None:
        request.transport.abort()
    if answer.status != OK:
        return web.json_response({"error": {"message": answer.text}}, status=answer.status)
    return web.json_response(_payload(body["model"], body.get("messages", ()), Move(answer.text)))


class _RefusedRequestError(Exception):
    """A request that no scripted agent can answer; its text goes to the client."""


def _completion(body: object, tasks: Sequence[Task] | None) -> dict[str, Any]:
    if not isinstance(body, dict) or not isinstance(body.get("messages"), list):
        raise _RefusedRequestError("expected a JSON object with `model` and a list `messages`")
    name = body.get("model")
    if str(name) not in POLICIES:
        raise _RefusedRequestError(f"unknown model {str(name)[:80]!r}; known: {', '.join(POLICIES)}")
    if tasks is None:
        move = LAB_POLICIES[str(name)](body["messages"])
    else:
        move = POLICIES[str(name)](Conversation(_task_of(body["messages"], tasks), body["messages"]))
    return _payload(str(name), body["messages"], move)


def _task_of(messages: Sequence[Mapping[str, Any]], tasks: Sequence[Task]) -> Task:
    """The task whose instruction stands in the prompt; of variants with the same one, that whose record was read."""
    prompt = "\n".join(content_text(message.get("content")) for message in messages if message.get("role") in {"user", "system"})
    candidates = [task for task in tasks if task.file.instruction in prompt]
    if not candidates:
        raise _RefusedRequestError("the prompt holds no instruction of a known task; known: " + ", ".join(task.slug for task in tasks))
    if len(candidates) == 1:
        return candidates[0]
    answers = (content_text(message.get("content")) for message in messages if message.get("role") == "tool")
    seen = {part for answer in answers for line in answer.splitlines() for part in (line, line.partition(" | ")[0])}
    return max(candidates, key=lambda task: len(seen & _lines(task)))


@lru_cache(maxsize=256)
def _lines(task: Task) -> frozenset[str]:
    """What tells a task's record from that of its twins: its lines and the names of its documents."""
    return frozenset(line for document in task.record.documents for line in (document.name, *document.text.splitlines()))


def _payload(model: str, messages: Sequence[Mapping[str, Any]], move: Move) -> dict[str, Any]:
    history = json.dumps(messages, sort_keys=True)
    digest = hashlib.sha256(f"{model}\n{history}".encode()).hexdigest()[:24]
    calls: list[dict[str, Any]] = [
        {
            "id": f"call_{digest[:12]}_{index}",
            "type": "function",
            "function": {"name": call.name, "arguments": json.dumps(dict(call.arguments))},
        }
        for index, call in enumerate(move.calls)
    ]
    message: dict[str, Any] = {"role": "assistant", "content": move.content}
    if calls:
        message["tool_calls"] = calls
    written = len(move.content) + sum(len(call["function"]["arguments"]) for call in calls)
    usage = {"prompt_tokens": len(history) // CHARS_PER_TOKEN, "completion_tokens": written // CHARS_PER_TOKEN}
    return {
        "id": f"chatcmpl-{digest}",
        "object": "chat.completion",
        "created": 0,
        "model": model,
        "choices": [{"index": 0, "message": message, "finish_reason": "tool_calls" if calls else "stop"}],
        "usage": {**usage, "total_tokens": sum(usage.values())},
    }


async def _streamed(request: web.Request, payload: Mapping[str, Any]) -> web.StreamResponse:
    response = web.StreamResponse(headers={"Content-Type": "text/event-stream", "Cache-Control": "no-cache"})
    await response.prepare(request)
    for event in (*_chunks(payload), "[DONE]"):
        data = event if isinstance(event, str) else json.dumps(event)
        await response.write(f"data: {data}\n\n".encode())
    await response.write_eof()
    return response


def _chunks(payload: Mapping[str, Any]) -> list[dict[str, Any]]:
    choice = payload["choices"][0]
    shared = {key: payload[key] for key in ("id", "created", "model")} | {"object": "chat.completion.chunk"}
    deltas: list[dict[str, Any]] = [{"role": "assistant", "content": choice["message"]["content"]}]
    deltas += [{"tool_calls": [{"index": index, **call}]} for index, call in enumerate(choice["message"].get("tool_calls", ()))]
    chunks = [{**shared, "choices": [{"index": 0, "delta": delta, "finish_reason": None}]} for delta in deltas]
    end = {**shared, "choices": [{"index": 0, "delta": {}, "finish_reason": choice["finish_reason"]}]}
    return [*chunks, end, {**shared, "choices": [], "usage": payload["usage"]}]
