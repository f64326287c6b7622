"""The formats in which a deliverable can be saved: how each is written, and how it is read back."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import PurePath
from typing import cast

from ai_law_legal_agent_eval.documents import read
from ai_law_legal_agent_eval.errors import UnreadableDocumentError

MAX_HIDDEN_SHARE = 0.1  # hidden text beside visible text, as for a memo


@dataclass(frozen=True, slots=True)
class Format:
    """One format: its name, what an agent writes it from, and the function that writes it (None: the text as it is)."""

    name: str
    source: str
    writer: str | None = None


# Ending of the file's name -> format. Plain-text formats are saved as the agent wrote them.
FORMATS = {
    ".docx": Format("Word", "Markdown", "markdown.word_from_markdown"),
    ".xlsx": Format("Excel", "Markdown tables (a sheet each) or comma-separated values", "workbook.workbook_from_text"),
    ".pptx": Format("PowerPoint", "Markdown: each heading begins a slide, bullets and tables stand on it", "slides.slides_from_markdown"),
    ".md": Format("Markdown", "Markdown"),
    ".txt": Format("text", "plain text"),
    ".csv": Format("CSV", "comma-separated values"),
    ".html": Format("HTML", "HTML"),
    ".json": Format("JSON", "JSON"),
}
PLAIN_TEXT = Format("text", "plain text")


@dataclass(frozen=True, slots=True)
class Contents:
    """What a reader of a saved file sees. White space counts as one character."""

    text: str
    hidden_chars: int = 0

    @property
    def visible_chars(self) -> int:
        """Characters of the visible text."""
        return len(" ".join(self.text.split()))


def extension(filename: str) -> str:
    """Return the ending of a file's name in small letters, with its dot.

    >>> extension("Closing.Memo.DOCX"), extension("README")
    ('.docx', '')
    """
    return PurePath(filename).suffix.lower()


def written(filename: str, content: str) -> bytes:
    """Return the file that an agent's text becomes under this name; a name of no known format keeps the text as it is.

    Raises AgentError for content beyond the format's limits.
    """
    writer = FORMATS.get(extension(filename), PLAIN_TEXT).writer
    if writer is None:
        return content.encode("utf-8")
    module, _, name = writer.partition(".")
    function = getattr(import_module(f"ai_law_legal_agent_eval.deliverables.{module}"), name)
    return cast("Callable[..., bytes]", function)(content, title=PurePath(filename).stem)


def contents(filename: str, data: bytes) -> Contents:
    """Return what a saved file shows. Raises UnreadableDocumentError when it is not what its name says."""
    ending = extension(filename)
    if ending == ".docx":
        visible = import_module("ai_law_legal_agent_eval.deliverables.visible").visible_text(filename, data)
        return Contents(visible.text, visible.hidden_chars)
    if ending in (".xlsx", ".pptx"):
        # A sheet's line about itself, a speaker's note: not on the printed page.
        blocks = [block for block in read(filename, data).blocks if block.kind not in _UNPRINTED[ending]]
        return Contents("\n".join(block.text for block in blocks))
    try:
        return Contents(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise UnreadableDocumentError(filename, f"no UTF-8 text (byte {error.start:,})") from None


_UNPRINTED = {".xlsx": ("heading", "note"), ".pptx": ("note",)}
