"""Commands over released tasks and their sources: tasks, build."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from ai_law_legal_agent_eval.cli.authoring import SOURCES, chosen_matters
from ai_law_legal_agent_eval.errors import ConfigurationError
from ai_law_legal_agent_eval.record import page_count
from ai_law_legal_agent_eval.tasks import load_task, slugs, tasks_root

COLUMNS = ("task", "title", "deliverable", "documents", "characters", "pages", "findings", "criteria")


def tasks() -> None:
    """List the released tasks with their size."""
    table = Table(*COLUMNS, header_style="bold", pad_edge=False)
    for slug in slugs():
        task = load_task(slug)
        chars = sum(len(document.text) for document in task.record.documents)
        pages = sum(page_count(document) for document in task.record.documents)
        sizes = (len(task.document_names), f"{chars:,}", pages, len(task.anchors.findings), len(task.rubric.criteria))
        table.add_row(slug, task.file.title, ", ".join(task.deliverables), *map(str, sizes))
    Console(width=140).print(table)


def build(
    names: Annotated[list[str] | None, typer.Argument(metavar="[SLUG]...", help="Matters to build; all when none is given.")] = None,
    cured: Annotated[str, typer.Option(help="Cured issues, comma-separated: ISS-002,ISS-005.")] = "",
    sources: Annotated[Path, typer.Option(help="Folder of the matter sources.")] = SOURCES,
    out: Annotated[Path | None, typer.Option(help="Folder to build into; needed with --cured.")] = None,
) -> None:
    """Rebuild tasks from their matter sources: documents, key, rubric, memos."""
    from ai_law_legal_agent_eval.factory import build_matter  # noqa: PLC0415  (needs the extra `factory`)

    toggles = frozenset(part.strip() for part in cured.split(",") if part.strip())
    if toggles and out is None:
        raise ConfigurationError("--cured builds a variant; give --out FOLDER so that it does not replace a released task")
    for name in chosen_matters(names, sources):
        target = (out or tasks_root()) / name
        build_matter(sources / name, target, cured=toggles)
        print(f"built {target}")
