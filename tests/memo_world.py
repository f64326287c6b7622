"""The matters of the memo tests, compiled from their sources once a session, and what scores a text against them."""

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
MATTERS = ROOT / "matters"
MEMOS = ROOT / "tests" / "memos"
ORION = "orion-compute-001"
NOTHING: frozenset[str] = frozenset()


@cache
def record(cured: frozenset[str] = NOTHING, slug: str = ORION) -> dict[str, bytes]:
    return render_documents(MATTERS / slug, cured=cured)


def template(name: str, cured: frozenset[str] = NOTHING, slug: str = ORION) -> str:
    return fill_template(MATTERS / slug, name, load_matter(MATTERS / slug), cured).text


@cache
def compiled(cured: frozenset[str] = NOTHING, slug: str = ORION) -> Compiled:
    key, rubric = (template(name, cured, slug) for name in ("key.yaml", "rubric.yaml"))
    return compile_key(key, "key.yaml", rubric, record(cured, slug), cured=cured)


@cache
def index(cured: frozenset[str] = NOTHING, slug: str = ORION) -> MatterIndex:
    documents = [read(name, data) for name, data in record(cured, slug).items()]
    return MatterIndex.build(compiled(cured, slug).anchors, compiled(cured, slug).rubric, documents)


@cache
def deliverable(slug: str = ORION) -> str:
    return load_matter(MATTERS / slug).deliverables[0]


DELIVERABLE = deliverable()


@cache
def scored(markdown: str, cured: frozenset[str] = NOTHING, slug: str = ORION) -> Breakdown:
    return score({deliverable(slug): word_from_markdown(markdown, title="Memo")}, index(cured, slug))


def credited(markdown: str, cured: frozenset[str] = NOTHING, slug: str = ORION) -> set[str]:
    return {item.id for item in scored(markdown, cured, slug).findings if item.outcome == "credited"}


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
