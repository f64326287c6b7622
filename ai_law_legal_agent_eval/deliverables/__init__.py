"""Deliverables: Markdown to a Word file, and a Word file back to the text that its printed page shows."""

from ai_law_legal_agent_eval.deliverables.archive import normalise_zip
from ai_law_legal_agent_eval.deliverables.markdown import word_from_markdown
from ai_law_legal_agent_eval.deliverables.visible import VisibleBlock, VisibleText, visible_text

__all__ = ["VisibleBlock", "VisibleText", "normalise_zip", "visible_text", "word_from_markdown"]
