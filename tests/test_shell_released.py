"""Every released task through the shell: it is sound, and nothing of its answer key reaches an agent."""

import json
from collections.abc import Iterable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest
import verifiers.v1 as vf

from ai_law_legal_agent_eval import load_environment
from ai_law_legal_agent_eval.errors import ConfigurationError
from ai_law_legal_agent_eval.harness import CHAT_TOOLS, LegalState
from ai_law_legal_agent_eval.tasks import slugs
from ai_law_legal_agent_eval.taskset import LegalTask
from ai_law_legal_agent_eval.workspace import WorkspaceState, call, open_task

# A shorter string of the key (a date, a party) is a fact of the record, not a secret.
SHORTEST_SECRET = 12


def released() -> tuple[str, ...]:
    try:
        return slugs()
    except ConfigurationError:
        return ()


def task_of(slug: str) -> LegalTask:
    return next(iter(load_environment(task_id=slug).taskset))


def strings(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from (found for inner in value.values() for found in strings(inner))
    elif isinstance(value, list | tuple):
        yield from (found for inner in value for found in strings(inner))


def secrets(slug: str) -> set[str]:
    """What the key, the rubric and the example memos say and the record does not."""
    task = open_task(slug)
    key = task.anchors.model_dump(mode="json", exclude={"documents", "matter", "known"})
    names = key.pop("names")
    said = {*strings(key), *strings(task.rubric.model_dump(mode="json", exclude={"matter"})), *strings(list(task.memos.values()))}
    said |= {line for memo in task.memos.values() for line in memo.splitlines()}
    record = [part for document in task.record.documents for part in (document.name, document.title, document.text)]
    shown = json.dumps([*record, *names], ensure_ascii=False).casefold()
    public = f"{task.file.instruction} {task.file.title}".casefold()
    long = {text.casefold() for text in said if len(text) >= SHORTEST_SECRET}
    return {text for text in long if text not in shown and text not in public}


def observations(slug: str) -> Iterable[str]:
    """Everything that an agent can make the tools say, right calls and wrong ones."""
    task, state = open_task(slug), WorkspaceState(slug=slug, max_turns=30, turns_used=28, page_chars=100_000)
    calls: list[tuple[str, Any]] = [("list_documents", {}), ("anchors", {}), ("read_document", {}), ("grep_documents", {"pattern": "("})]
    calls += [("read_document", {"name": name}) for name in (*task.document_names, "anchors.json", "../rubric.json", "ISS-001")]
    calls += [("read_document", {"name": name, "page": 99}) for name in task.document_names]
    calls += [("grep_documents", {"pattern": pattern, "max_matches": 200}) for pattern in (".", "ISS-", "critical|high", "canary")]
    calls += [("save_deliverable", {"filename": name, "content": "A note."}) for name in (*task.deliverables, "anchors.json", "../x")]
    for name, arguments in [*calls, ("list_documents", {})]:
        state, text = call(task, state, name, arguments)
        yield text
    yield state.model_dump_json()


@pytest.mark.parametrize("slug", released())
async def test_the_reference_earns_the_maximum_and_an_untouched_task_does_not(slug: str) -> None:
    assert await task_of(slug).validate(None) is True  # type: ignore[arg-type]


@pytest.mark.parametrize("slug", released())
async def test_nothing_of_the_answer_key_reaches_an_agent(slug: str) -> None:
    task = task_of(slug)
    trace: Any = SimpleNamespace(state=LegalState(), info={}, num_turns=1, assistant_messages=[])
    trace.agent = vf.AgentInfo(config=load_environment().config.agent)
    await task.setup(trace, None)  # type: ignore[arg-type]
    await task.finalize(trace, None)  # type: ignore[arg-type]
    seen = [*observations(slug), task.data.model_dump_json(), json.dumps(CHAT_TOOLS), trace.state.model_dump_json(), json.dumps(trace.info)]
    text = "\n".join(seen).casefold()
    hidden = secrets(slug)
    assert len(hidden) > 100
    assert sorted(secret for secret in hidden if secret in text or json.dumps(secret)[1:-1] in text) == []


@pytest.mark.parametrize("slug", released())
def test_an_error_about_a_task_names_no_answer(slug: str) -> None:
    with pytest.raises(ConfigurationError) as caught:
        load_environment(task_id=slug, page_chars=1)
    assert not any(secret in str(caught.value).casefold() for secret in secrets(slug))
