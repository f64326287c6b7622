"""The scripted agents: each decides its next move from the conversation alone, as a model would."""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ai_law_legal_agent_eval.tasks import Task

PAGE_HEADER = re.compile(r"page (\d+) of (\d+)")
# Distinctive words of the memo subject, enough to play a plausible search.
SEARCHES = ("licen[cs]e", "headquarter", r"15 May")


@dataclass(frozen=True, slots=True)
class ToolCall:
    """One call of a tool by name, with JSON-serialisable arguments."""

    name: str
    arguments: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Move:
    """What the agent says and which tools it calls; without calls the rollout ends."""

    content: str
    calls: tuple[ToolCall, ...] = ()


@dataclass(frozen=True)
class Conversation:
    """A chat history as the endpoint received it, read for the facts that a policy needs."""

    task: Task
    messages: Sequence[Mapping[str, Any]]

    @property
    def turn(self) -> int:
        """How many moves the agent has made."""
        return sum(message.get("role") == "assistant" for message in self.messages)

    def pages(self) -> dict[tuple[str, int], str]:
        """Return the pages read so far by (document, page)."""
        return {
            (str(arguments.get("name")), int(arguments.get("page", 1))): text
            for name, arguments, text in tool_results(self.messages)
            if name == "read_document"
        }


def tool_results(messages: Sequence[Mapping[str, Any]]) -> list[tuple[str, dict[str, Any], str]]:
    """Return every answered tool call of a history: the tool, its arguments, the answer."""
    asked = {
        call["id"]: (call["function"]["name"], json.loads(call["function"]["arguments"] or "{}"))
        for message in messages
        for call in message.get("tool_calls") or ()
    }
    return [
        (*asked[message["tool_call_id"]], content_text(message.get("content")))
        for message in messages
        if message.get("role") == "tool" and message.get("tool_call_id") in asked
    ]


def content_text(content: object) -> str:
    """Return a chat message's text, whether it came as a string or as a list of parts.

    >>> content_text([{"type": "text", "text": "a"}, {"type": "text", "text": "b"}])
    'ab'
    """
    if isinstance(content, list):
        return "".join(str(part.get("text", "")) for part in content if isinstance(part, Mapping))
    return content if isinstance(content, str) else ""


def _save(conversation: Conversation, memo: str) -> Move:
    return Move(
        "Saving the memo.",
        (ToolCall("save_deliverable", {"filename": conversation.task.deliverables[0], "content": memo}),),
    )


def _later_pages(pages: Mapping[tuple[str, int], str]) -> tuple[ToolCall, ...]:
    """Calls for every page that the headers of the pages read so far promise."""
    missing: dict[tuple[str, int], None] = {}
    for (name, _), text in pages.items():
        header = PAGE_HEADER.search(text[:300])
        last = int(header.group(2)) if header else 1
        missing.update({(name, page): None for page in range(1, last + 1) if (name, page) not in pages})
    return tuple(ToolCall("read_document", {"name": name, "page": page}) for name, page in missing)


def _read_everything(conversation: Conversation) -> Move | None:
    """The first three turns of a careful agent: list, read the first pages, read the rest."""
    names = conversation.task.document_names
    if conversation.turn == 0:
        return Move("I will see what the record holds.", (ToolCall("list_documents"),))
    if conversation.turn == 1:
        return Move("Reading each document.", tuple(ToolCall("read_document", {"name": name}) for name in names))
    if conversation.turn == 2 and (calls := _later_pages(conversation.pages())):
        return Move("Reading on.", calls)
    return None


def _memo_writer(memo: str) -> Callable[[Conversation], Move]:
    def next_move(conversation: Conversation) -> Move:
        if reading := _read_everything(conversation):
            return reading
        if not _has_called(conversation, "grep_documents"):
            return Move(
                "Checking the terms that decide.",
                tuple(ToolCall("grep_documents", {"pattern": search}) for search in SEARCHES),
            )
        if not _has_called(conversation, "save_deliverable"):
            return _save(conversation, conversation.task.memos[memo])
        return Move("The memo is saved under the name you gave.")

    return next_move


def _has_called(conversation: Conversation, tool: str) -> bool:
    return any(call["function"]["name"] == tool for message in conversation.messages for call in message.get("tool_calls") or ())


def _paste(conversation: Conversation) -> Move:
    if reading := _read_everything(conversation):
        return reading
    if not _has_called(conversation, "save_deliverable"):
        return _save(conversation, "\n\n".join(text for _, text in sorted(conversation.pages().items())))
    return Move("I have put the record into the memo.")


def _silent(conversation: Conversation) -> Move:
    del conversation
    return Move("I have considered the matter and see several risks, which I am happy to discuss. The memo is under way.")


POLICIES: Mapping[str, Callable[[Conversation], Move]] = {
    "scripted/reference": _memo_writer("memo"),
    "scripted/junior": _memo_writer("junior"),
    "scripted/paste": _paste,
    "scripted/silent": _silent,
}
