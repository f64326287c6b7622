"""The scripted agents and their endpoint, on a task made here."""

import json
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from ai_law_legal_agent_eval.scripted import POLICIES, Conversation, Endpoint
from ai_law_legal_agent_eval.tasks import Task, load_task

INSTRUCTION = "Review the attached documents and prepare a memo. Output: memo.docx."
PROMPT = {"role": "user", "content": [{"type": "text", "text": f"Partner: {INSTRUCTION}"}]}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    folder = tmp_path / "tiny-001"
    (folder / "documents").mkdir(parents=True)
    (folder / "reference").mkdir()
    (folder / "documents" / "note.txt").write_text("A note.", encoding="utf-8")
    (folder / "reference" / "memo.md").write_text("# Memo\n", encoding="utf-8")
    (folder / "reference" / "junior.md").write_text("# Junior\n", encoding="utf-8")
    task = {
        "slug": "tiny-001",
        "scenario_id": "ai-tiny-001",
        "title": "Tiny",
        "instruction": INSTRUCTION,
        "deliverables": ["memo.docx"],
        "documents": [{"name": "note.txt", "kind": "txt"}],
        "canary": "none",
    }
    (folder / "task.json").write_text(json.dumps(task), encoding="utf-8")
    return tmp_path


@pytest.fixture
def task(root: Path) -> Task:
    return load_task("tiny-001", root)


def played(model: str, task: Task, results: dict[str, str]) -> list[dict[str, Any]]:
    """Every call of a whole conversation, each answered from `results` by tool name."""
    messages: list[dict[str, Any]] = [PROMPT]
    calls: list[dict[str, Any]] = []
    for turn in range(10):
        move = POLICIES[model](Conversation(task, messages))
        asked = [
            {
                "id": f"{turn}-{index}",
                "function": {"name": call.name, "arguments": json.dumps(dict(call.arguments))},
            }
            for index, call in enumerate(move.calls)
        ]
        calls += [{"tool": call.name, **call.arguments} for call in move.calls]
        messages.append({"role": "assistant", "content": move.content, "tool_calls": asked})
        messages += [{"role": "tool", "tool_call_id": call["id"], "content": results[call["function"]["name"]]} for call in asked]
        if not move.calls:
            return calls
    raise AssertionError("the agent did not stop")


RESULTS = {
    "list_documents": "note.txt",
    "read_document": "note.txt, page 1 of 2\nA note.",
    "grep_documents": "no match",
    "save_deliverable": "saved",
}


@pytest.mark.parametrize(
    ("model", "tools", "saved"),
    [
        (
            "scripted/reference",
            ["list_documents", *["read_document"] * 2, *["grep_documents"] * 3, "save_deliverable"],
            "# Memo\n",
        ),
        (
            "scripted/junior",
            ["list_documents", *["read_document"] * 2, *["grep_documents"] * 3, "save_deliverable"],
            "# Junior\n",
        ),
        ("scripted/paste", ["list_documents", *["read_document"] * 2, "save_deliverable"], RESULTS["read_document"]),
        ("scripted/silent", [], None),
    ],
)
def test_each_agent_plays_its_part(model: str, tools: list[str], saved: str | None, task: Task) -> None:
    calls = played(model, task, RESULTS)
    assert [call["tool"] for call in calls] == tools
    assert [call["page"] for call in calls if "page" in call] == ([2] if tools else [])
    if saved is not None:
        assert calls[-1]["filename"] == "memo.docx"
        assert saved in calls[-1]["content"]


def post(endpoint: Endpoint, body: object) -> tuple[int, str]:
    request = urllib.request.Request(  # noqa: S310
        f"{endpoint.base_url}/chat/completions", json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    try:
        with urllib.request.urlopen(request, timeout=10) as response:  # noqa: S310
            return response.status, response.read().decode()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read().decode()


def test_endpoint_answers_whole_and_streamed_alike(root: Path) -> None:
    body = {"model": "scripted/reference", "messages": [PROMPT]}
    with Endpoint(tasks_root=root) as endpoint:
        status, text = post(endpoint, body)
        assert (status, post(endpoint, body)) == (200, (200, text))
        message = json.loads(text)["choices"][0]["message"]
        _, stream = post(endpoint, {**body, "stream": True})
    events = [line.removeprefix("data: ") for line in stream.split("\n\n") if line]
    assert events[-1] == "[DONE]"
    deltas = [chunk["choices"][0]["delta"] for chunk in map(json.loads, events[:-1]) if chunk["choices"]]
    assert deltas[0]["content"] == message["content"]
    assert deltas[1]["tool_calls"][0]["function"] == message["tool_calls"][0]["function"]


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (
            {"model": "scripted/nobody", "messages": [PROMPT]},
            "unknown model 'scripted/nobody'; known: scripted/reference",
        ),
        ({"model": "scripted/silent", "messages": []}, "no instruction of a known task; known: tiny-001"),
        ({"model": "scripted/silent"}, "a list `messages`"),
        ([], "a JSON object"),
    ],
)
def test_endpoint_refuses_with_a_sentence(body: object, said: str, root: Path) -> None:
    with Endpoint(tasks_root=root) as endpoint:
        status, text = post(endpoint, body)
    assert status == 400
    assert said in json.loads(text)["error"]["message"]
