"""Deliverables: Markdown to a Word file, and a Word file back to the text that its printed page shows."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ai_law_legal_agent_eval.deliverables.archive import normalise_zip
    from ai_law_legal_agent_eval.deliverables.markdown import word_from_markdown
    from ai_law_legal_agent_eval.deliverables.visible import VisibleBlock, VisibleText, visible_text

_HOMES = {
    "VisibleBlock": "visible",
    "VisibleText": "visible",
    "normalise_zip": "archive",
    "visible_text": "visible",
    "word_from_markdown": "markdown",
}

__all__ = ["VisibleBlock", "VisibleText", "normalise_zip", "visible_text", "word_from_markdown"]


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
