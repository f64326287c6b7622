"""A tiny matter on disk and a scripted model endpoint: what the tests of the shell play with."""

import contextlib
import json
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from aiohttp import web

SLUG = "tiny-matter-001"
MEMO = "tiny-risk-memo.docx"
LEDGER = "ledger.txt"
LICENCE = "licence.txt"

DOCUMENTS = {
    LEDGER: "Ledger of Pelham Optics\n\nThe drawdown under Q-77 stands at 52 lenses on 3 March 2025.\n\n"
    + "\n".join(f"Row {row}: lens {row}, shipped." for row in range(1, 200)),
    LICENCE: "Licence Q-77 covers 40 lenses for the Tarn works.\n\nIt runs to 2026.\n",
}
FINDING = "Licence Q-77 is overdrawn by twelve lenses"
WRONG_CLAIM = "the drawdown resets each spring"
REFERENCE = f"""\
# Risk memo: Pelham Optics

## {FINDING}

Severity: high. Pelham must stop shipping and apply for an amendment, because licence Q-77 is exceeded: it covers 40 lenses
for the Tarn works, and the drawdown under Q-77 stands at 52 lenses on 3 March 2025, so that 12 lenses left without a licence.
"""

ANCHORS: dict[str, Any] = {
    "matter": SLUG,
    "provenance": {"compiler": "1", "key_sha256": "0", "rubric_sha256": "0", "documents": {}, "canary": "canary"},
    "documents": {"ledger": LEDGER, "licence": LICENCE},
    "names": {"q77": ["Q-77"], "lens7": ["Lens 7"]},
    "rivals": [],
    "known": ["3 March 2025"],
    "findings": [
        {
            "id": "ISS-001",
            "title": FINDING,
            "severity": "high",
            "accepted": ["high", "critical"],
            "who": ["@q77"],
            "wrong": ["overdrawn", "exceed*"],
            "facts": [
                {"id": "cover", "document": "licence", "value": "40 lenses", "states": "it covers 40", "forms": ["40 & lens*"]},
                {"id": "drawn", "document": "ledger", "value": "52 lenses", "states": "52 are drawn", "forms": ["52 & lens*"]},
                {"id": "over", "kind": "result", "states": "12 over", "forms": ["12 & lens*"]},
            ],
            "remedies": ["stop", "amend*"],
        },
        {"id": "ISS-002", "title": "Lens 7", "status": "negative_control", "who": ["@lens7"], "wrong": ["breach*"], "fine": "fine"},
    ],
    "distractors": [],
    "must_not_say": [{"id": "M-1", "title": "Reset", "says": ["drawdown & reset*"], "why": "nothing says so"}],
    "criteria": {"C-01": {"credited": "ISS-001"}},
}
RUBRIC: dict[str, Any] = {
    "matter": SLUG,
    "criteria": [{"id": "C-01", "title": "Finds it", "match_criteria": "Says so.", "kind": "identify"}],
}
TASK: dict[str, Any] = {
    "slug": SLUG,
    "scenario_id": "ai-tiny-matter-001",
    "title": "Assess Pelham Optics -- Risk Memo",
    "instruction": f"Review the documents and prepare a risk memo. Output: {MEMO}.",
    "deliverables": [MEMO],
    "documents": [{"name": name, "kind": "txt"} for name in DOCUMENTS],
    "canary": "canary",
}


def build_world(root: Path, slugs: Sequence[str] = (SLUG,)) -> Path:
    """Write the tiny matter under each slug and return the folder of tasks."""
    for slug in slugs:
        folder = root / slug
        (folder / "documents").mkdir(parents=True)
        (folder / "reference").mkdir()
        for name, text in DOCUMENTS.items():
            (folder / "documents" / name).write_text(text, encoding="utf-8")
        for name, content in {"task": TASK, "anchors": ANCHORS, "rubric": RUBRIC}.items():
            named = content | {"slug" if name == "task" else "matter": slug}
            (folder / f"{name}.json").write_text(json.dumps(named), encoding="utf-8")
        (folder / "reference" / "memo.md").write_text(REFERENCE, encoding="utf-8")
    return root


def says(content: str, *calls: tuple[str, object]) -> dict[str, Any]:
    """A model's answer: text, and tool calls whose arguments are JSON-encoded unless they are text already."""
    message: dict[str, Any] = {"role": "assistant", "content": content}
    if calls:
        message["tool_calls"] = [
            {
                "id": f"call_{number}",
                "type": "function",
                "function": {"name": name, "arguments": as_text(arguments)},
            }
            for number, (name, arguments) in enumerate(calls)
        ]
    return message


def as_text(arguments: object) -> str:
    return arguments if isinstance(arguments, str) else json.dumps(arguments)


def saves(content: str = REFERENCE, filename: str = MEMO) -> tuple[str, object]:
    return ("save_deliverable", {"filename": filename, "content": content})


@dataclass
class Refusal:
    """An answer that is no completion."""

    status: int
    text: str


Move = dict[str, Any] | Refusal
Script = Callable[[list[dict[str, Any]]], Move]


@dataclass
class Model:
    """The scripted endpoint as the test sees it: where it is, and what it was asked."""

    script: Script
    base_url: str = ""
    requests: list[dict[str, Any]] = field(default_factory=list)

    async def answer(self, request: web.Request) -> web.Response:
        body = await request.json()
        self.requests.append(body)
        move = self.script(body["messages"])
        if isinstance(move, Refusal):
            return web.json_response({"error": {"message": move.text}}, status=move.status)
        choice = {"index": 0, "message": move, "finish_reason": "tool_calls" if move.get("tool_calls") else "stop"}
        usage = {"prompt_tokens": 10, "completion_tokens": 5, "total_tokens": 15}
        common = {"id": "c", "object": "chat.completion", "created": 0, "model": body["model"]}
        return web.json_response({**common, "choices": [choice], "usage": usage})


def in_order(moves: Sequence[Move]) -> Script:
    """Play the moves one after the other, then stay with the last."""
    left: Iterator[Move] = iter(moves)
    last = moves[-1]

    def script(messages: list[dict[str, Any]]) -> Move:
        del messages
        return next(left, last)

    return script


@contextlib.asynccontextmanager
async def endpoint(script: Script | Sequence[Move]) -> AsyncIterator[Model]:
    """Serve a scripted model on a free port of this machine."""
    model = Model(script if callable(script) else in_order(script))
    app = web.Application(client_max_size=2**28)
    app.router.add_post("/v1/chat/completions", model.answer)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    model.base_url = f"http://127.0.0.1:{runner.addresses[0][1]}/v1"
    try:
        yield model
    finally:
        await runner.cleanup()
