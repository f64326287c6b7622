"""The scripted agents on LAB tasks: all that they know of a task is what the tools tell them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import PurePath
from typing import Any

from ai_law_legal_agent_eval.scripted.policies import Move, ToolCall, tool_results

READ_AT_MOST = 3
SEARCH = r"notice|term"
DELIVERABLES_HEAD = "Deliverables:"

Messages = Sequence[Mapping[str, Any]]

NOTE = """\
# Review note

## What was read

The documents of this file were listed, the first of them read and the rest searched. This note is a filler: it shows that a file
with substance can be saved under the name that was asked for, and nothing about the law.

## Open points

| Point | State |
|---|---|
| Notice periods | to be checked |
| Renewal terms | to be checked |

- Each point stands open until somebody has read the documents.
"""


@dataclass(frozen=True, slots=True)
class Listing:
    """What list_documents said."""

    documents: tuple[str, ...]
    deliverables: tuple[str, ...]

    @classmethod
    def of(cls, text: str) -> "Listing":
        """Return the names in the tool's answer.

        >>> Listing.of("1 document:\\na.txt | txt | 5 bytes\\n\\nDeliverables:\\nb.md | not saved yet")
        Listing(documents=('a.txt',), deliverables=('b.md',))
        """
        documents, _, wanted = text.partition(f"\n{DELIVERABLES_HEAD}\n")
        return cls(_first_cells(documents), _first_cells(wanted))


def _first_cells(text: str) -> tuple[str, ...]:
    return tuple(line.partition(" | ")[0] for line in text.splitlines() if " | " in line)


def _answers(messages: Messages, tool: str) -> list[str]:
    return [text for name, _, text in tool_results(messages) if name == tool]


def _worker(files: Callable[[Listing, Messages], Mapping[str, str]]) -> Callable[[Messages], Move]:
    """An agent that lists, reads and searches, then saves what `files` says, and ends."""

    def next_move(messages: Messages) -> Move:
        listed = _answers(messages, "list_documents")
        if not listed:
            return Move("I will see what there is.", (ToolCall("list_documents"),))
        listing = Listing.of(listed[0])
        if listing.documents and not _answers(messages, "grep_documents"):
            reads = (ToolCall("read_document", {"name": name}) for name in listing.documents[:READ_AT_MOST])
            return Move("Reading and searching.", (*reads, ToolCall("grep_documents", {"pattern": SEARCH, "max_matches": 20})))
        if not _answers(messages, "save_deliverable"):
            saves = (ToolCall("save_deliverable", {"filename": name, "content": text}) for name, text in files(listing, messages).items())
            return Move("Saving.", tuple(saves))
        return Move("Done.")

    return next_move


def _every_file(listing: Listing, messages: Messages) -> Mapping[str, str]:
    del messages
    return dict.fromkeys(listing.deliverables, NOTE)


def _last_file_only(listing: Listing, messages: Messages) -> Mapping[str, str]:
    """The last deliverable as asked; the others under a name of its own."""
    del messages
    *others, last = listing.deliverables
    return {**{f"draft-{PurePath(name).stem}.md": NOTE for name in others}, last: NOTE}


def _pasted(listing: Listing, messages: Messages) -> Mapping[str, str]:
    read = "\n\n".join(_answers(messages, "read_document")) or _answers(messages, "list_documents")[0]
    return dict.fromkeys(listing.deliverables, read)


def _silent(messages: Messages) -> Move:
    del messages
    return Move("I have considered the file and am happy to discuss it. The documents are under way.")


LAB_POLICIES: Mapping[str, Callable[[Messages], Move]] = {
    "scripted/reference": _worker(_every_file),
    "scripted/junior": _worker(_last_file_only),
    "scripted/paste": _worker(_pasted),
    "scripted/silent": _silent,
}
