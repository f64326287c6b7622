"""Commands for the authors of matters: compile, lint."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from ai_law_legal_agent_eval.errors import AuthorError, ConfigurationError, Problem
from ai_law_legal_agent_eval.tasks import tasks_root

FAILED = 1
SOURCES = Path("matters")


def compile_keys(
    names: Annotated[list[str] | None, typer.Argument(metavar="[SLUG]...", help="Matters to compile; all when none is given.")] = None,
    sources: Annotated[Path, typer.Option(help="Folder of the matter sources.")] = SOURCES,
    tasks: Annotated[Path | None, typer.Option(help="Folder of the built tasks; default: the released ones.")] = None,
) -> None:
    """Compile keys and rubrics against the built documents; all problems of all matters at once, and then status 1."""
    from ai_law_legal_agent_eval.factory import recompile  # noqa: PLC0415  (needs the extra `factory`)

    problems: list[Problem] = []
    for name in chosen_matters(names, sources):
        try:
            changed = recompile(sources / name, (tasks or tasks_root()) / name)
        except AuthorError as error:
            problems += error.problems
        else:
            print(f"{name}: {' and '.join(changed) or 'nothing'} changed")
    _stop_for(problems)


def lint(
    paths: Annotated[list[Path] | None, typer.Argument(metavar="[PATH]...", help="Matter folders, or folders of them.")] = None,
    quick: Annotated[bool, typer.Option("--quick", help="Only the record as released, without its cured variants.")] = False,
    strict: Annotated[bool, typer.Option("--strict", help="Warnings too end with status 1.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Check matters from their sources: all problems and warnings of all of them at once. Ends with status 1 on a problem."""
    from ai_law_legal_agent_eval.factory import lint_matter, matter_folders  # noqa: PLC0415  (needs the extra `factory`)

    reports = [lint_matter(folder, has_variants=not quick) for folder in matter_folders(paths or [SOURCES])]
    problems = [problem for report in reports for problem in report.problems]
    warnings = [warning for report in reports for warning in report.warnings]
    if as_json:
        print(json.dumps({"problems": [asdict(one) for one in problems], "warnings": [asdict(one) for one in warnings]}, indent=2))
    else:
        for warning in warnings:
            print(f"{warning.file}:{warning.line}: warning: {warning.found}; better: {warning.allowed}")
        for problem in problems:
            print(problem)
        print(f"matters: {len(reports)}; problems: {len(problems)}; warnings: {len(warnings)}")
    raise typer.Exit(FAILED if problems or (strict and warnings) else 0)


def chosen_matters(names: list[str] | None, sources: Path) -> list[str]:
    """Return the named matters of a folder, all when none is named. Raises ConfigurationError for an unknown one."""
    known = sorted(path.parent.name for path in sources.glob("*/matter.yaml"))
    for name in names or known:
        if name not in known:
            raise ConfigurationError(f"unknown matter {name!r} in {sources}; known: {', '.join(known) or 'none'}")
    if not known:
        raise ConfigurationError(f"{sources}: no matter sources; expected one folder a matter, each with a matter.yaml")
    return names or known


def _stop_for(problems: Sequence[Problem]) -> None:
    """Print the problems and end with status 1, if there are any."""
    if not problems:
        return
    for problem in problems:
        print(problem)
    print(f"{len(problems)} problems; nothing was written for their matters")
    raise typer.Exit(FAILED)
