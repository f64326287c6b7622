"""The matter of the memo tests, compiled from its sources once a session, and what scores a text against it."""

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

from ai_law_legal_agent_eval.deliverables import word_from_markdown
from ai_law_legal_agent_eval.documents import read
from ai_law_legal_agent_eval.factory import render_documents
from ai_law_legal_agent_eval.factory.sources import fill_template, load_matter
from ai_law_legal_agent_eval.keys.compile import Compiled, compile_key
from ai_law_legal_agent_eval.memo import Breakdown, MatterIndex, score

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "matters" / "orion-compute-001"
MEMOS = ROOT / "tests" / "memos" / "orion-compute-001"
DELIVERABLE = "export-control-risk-memo.docx"
NOTHING: frozenset[str] = frozenset()


@cache
def record(cured: frozenset[str] = NOTHING) -> dict[str, bytes]:
    return render_documents(SOURCE, cured=cured)


def template(name: str, cured: frozenset[str] = NOTHING) -> str:
    return fill_template(SOURCE, name, load_matter(SOURCE), cured).text


@cache
def compiled(cured: frozenset[str] = NOTHING) -> Compiled:
    return compile_key(template("key.yaml", cured), "key.yaml", template("rubric.yaml", cured), record(cured), cured=cured)


@cache
def index(cured: frozenset[str] = NOTHING) -> MatterIndex:
    documents = [read(name, data) for name, data in record(cured).items()]
    return MatterIndex.build(compiled(cured).anchors, compiled(cured).rubric, documents)


@cache
def scored(markdown: str, cured: frozenset[str] = NOTHING) -> Breakdown:
    return score({DELIVERABLE: word_from_markdown(markdown, title="Memo")}, index(cured))


def credited(markdown: str, cured: frozenset[str] = NOTHING) -> set[str]:
    return {item.id for item in scored(markdown, cured).findings if item.outcome == "credited"}


_SENTENCE_END = re.compile(r"(?<=[.!?])\s+(?=[A-Z0-9])")
_LINE = re.compile(r"(\s*(?:[-*] |\d+\. |> )?)(.*)")


def sentence_by_sentence(markdown: str, change: Callable[[str], str]) -> str:
    """Change every sentence of the paragraphs, list items and longer table cells; headings stay."""
    return "\n".join(_changed(line, change) for line in markdown.replace("**", "").split("\n"))


def _changed(line: str, change: Callable[[str], str]) -> str:
    if not line.strip() or line.startswith("#") or re.fullmatch(r"[\s|:-]+", line):
        return line
    if line.startswith("|"):
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        return "| " + " | ".join(_sentences(cell, change) if len(cell) > 25 else cell for cell in cells) + " |"
    prefix, body = _LINE.fullmatch(line).groups()  # type: ignore[union-attr]
    return prefix + _sentences(body, change)


def _sentences(text: str, change: Callable[[str], str]) -> str:
    return " ".join(change(part) for part in _SENTENCE_END.split(text))
