"""What one rollout's workspace remembers: plain JSON, so that it travels to a tool server and back."""

import base64
import hashlib
from collections.abc import Mapping

from pydantic import BaseModel, ConfigDict

from ai_law_legal_agent_eval.record import DEFAULT_PAGE_CHARS


class SavedFile(BaseModel):
    """One saved file. `visible_chars` counts the text that a reader of the printed page sees."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    content_base64: str
    sha256: str
    visible_chars: int
    is_declared: bool

    @classmethod
    def of(cls, data: bytes, *, visible_chars: int, is_declared: bool) -> "SavedFile":
        """Return the file that holds `data`.

        >>> SavedFile.of(b"memo", visible_chars=4, is_declared=False).data
        b'memo'
        """
        return cls(
            content_base64=base64.b64encode(data).decode("ascii"),
            sha256=hashlib.sha256(data).hexdigest(),
            visible_chars=visible_chars,
            is_declared=is_declared,
        )

    @property
    def data(self) -> bytes:
        """The file as saved."""
        return base64.b64decode(self.content_base64)


class WorkspaceState(BaseModel):
    """One rollout's workspace: its task and limits, how far the agent is, which pages it opened, what it saved."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    source: str = "factory"
    slug: str = ""
    tasks_root: str | None = None
    page_chars: int = DEFAULT_PAGE_CHARS
    min_deliverable_chars: int = 200
    max_turns: int | None = None
    turns_used: int = 0
    opened: Mapping[str, tuple[int, ...]] = {}
    saved: Mapping[str, SavedFile] = {}

    @property
    def turns_left(self) -> int | None:
        """Turns after the current one; None without a limit.

        >>> WorkspaceState(max_turns=30, turns_used=25).turns_left
        5
        """
        return None if self.max_turns is None else max(0, self.max_turns - self.turns_used)

    def progress(self, filename: str) -> str:
        """Return in words whether a file is saved.

        >>> WorkspaceState().progress("memo.docx")
        'not saved yet'
        """
        saved = self.saved.get(filename)
        return f"saved, {saved.visible_chars:,} visible characters" if saved else "not saved yet"

    def with_page(self, name: str, page: int) -> "WorkspaceState":
        """Return the state after one page of a document was read."""
        pages = tuple(sorted({*self.opened.get(name, ()), page}))
        return self.model_copy(update={"opened": {**self.opened, name: pages}})

    def with_saved(self, filename: str, saved: SavedFile) -> "WorkspaceState":
        """Return the state after a file was saved, in place of an earlier one of that name."""
        return self.model_copy(update={"saved": {**self.saved, filename: saved}})
