"""Commands that score a memo or show a record: score, record list|read|grep."""

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from ai_law_legal_agent_eval import record as records
from ai_law_legal_agent_eval.deliverables import word_from_markdown
from ai_law_legal_agent_eval.errors import ConfigurationError
from ai_law_legal_agent_eval.keys.canary import without_canary
from ai_law_legal_agent_eval.memo import Breakdown, MatterIndex
from ai_law_legal_agent_eval.memo import score as score_memo
from ai_law_legal_agent_eval.tasks import Task, load_task

MARKDOWN_SUFFIXES = {".md", ".txt"}
ITEM_LISTS = ("findings", "distractors", "must_not_say", "criteria")

TaskName = Annotated[str, typer.Option("--task", help="The task's slug.")]
TasksRoot = Annotated[Path | None, typer.Option("--tasks-root", help="Another folder of tasks, laid out like tasks/.")]
PageChars = Annotated[int, typer.Option(min=500, max=100_000, help="Page size in characters.")]

record_app = typer.Typer(no_args_is_help=True, help="Show a record exactly as the agent sees it.")


def score(
    task: TaskName,
    memo: Annotated[Path | None, typer.Argument(help="A memo: .docx, or Markdown (.md, .txt).")] = None,
    batch: Annotated[Path | None, typer.Option(help='Many memos: {"id", "text"} a line, Markdown.')] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the whole breakdown as one JSON object.")] = False,
    tasks_root: TasksRoot = None,
) -> None:
    """Score one memo, or a batch of them in one process, against a task's answer key."""
    if (memo is None) == (batch is None):
        raise ConfigurationError("give one memo, or --batch FILE.jsonl")
    loaded = load_task(task, tasks_root)
    index = MatterIndex.build(loaded.anchors, loaded.rubric, loaded.record.documents)
    if batch is not None:
        for identity, text in _batch_lines(batch):
            print(json.dumps({"id": identity, **_scored(loaded, index, _word(text, loaded)).as_json()}), flush=True)
    elif memo is not None:
        breakdown = _scored(loaded, index, _memo_bytes(memo, loaded))
        if as_json:
            print(json.dumps(breakdown.as_json(), indent=2))
        else:
            _print_breakdown(breakdown.as_json())


@record_app.callback()
def record(context: typer.Context, task: Annotated[str, typer.Argument(help="The task's slug.")], tasks_root: TasksRoot = None) -> None:
    """Show a record exactly as the agent sees it: `record SLUG list`, `read NAME --page N`, `grep PATTERN`."""
    context.obj = load_task(task, tasks_root)


@record_app.command("list")
def list_documents(context: typer.Context, page_chars: PageChars = records.DEFAULT_PAGE_CHARS) -> None:
    """List the documents and the declared deliverables."""
    task: Task = context.obj
    print(records.list_documents(task.record, page_chars, dict.fromkeys(task.deliverables, "not saved yet")))


@record_app.command("read")
def read_document(context: typer.Context, name: str, page: int = 1, page_chars: PageChars = records.DEFAULT_PAGE_CHARS) -> None:
    """Print one page of a document."""
    task: Task = context.obj
    print(records.read_page(task.record, name, page, page_chars))


@record_app.command("grep")
def grep_documents(
    context: typer.Context,
    pattern: str,
    name: Annotated[str | None, typer.Option(help="Only this document.")] = None,
    ignore_case: bool = True,
    max_matches: int = 50,
) -> None:
    """Print the lines that match a regular expression (RE2 syntax)."""
    task: Task = context.obj
    print(records.grep(task.record, pattern, name=name, ignore_case=ignore_case, max_matches=max_matches))


def _scored(task: Task, index: MatterIndex, data: bytes) -> Breakdown:
    return score_memo({task.deliverables[0]: data, **dict.fromkeys(task.deliverables[1:])}, index)


def _word(markdown: str, task: Task) -> bytes:
    return word_from_markdown(without_canary(markdown), title=task.file.title)


def _memo_bytes(path: Path, task: Task) -> bytes:
    if not path.is_file():
        raise ConfigurationError(f"{path}: no such file; expected a memo (.docx, .md, .txt)")
    if path.suffix == ".docx":
        return path.read_bytes()
    if path.suffix in MARKDOWN_SUFFIXES:
        return _word(path.read_text(encoding="utf-8"), task)
    raise ConfigurationError(f"{path}: found the suffix {path.suffix!r}; allowed: .docx, .md, .txt")


def _batch_lines(path: Path) -> Iterable[tuple[Any, str]]:
    """The memos of a batch file. Raises ConfigurationError with file and line before anything is scored."""
    if not path.is_file():
        raise ConfigurationError(f"{path}: no such file; expected one JSON object a line")
    memos = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if not line.strip():
            continue
        try:
            memo = json.loads(line)
        except json.JSONDecodeError as error:
            raise ConfigurationError(f'{path}:{number}: not JSON ({error.msg}); expected {{"id", "text"}}') from None
        if not isinstance(memo, dict) or "id" not in memo or not isinstance(memo.get("text"), str):
            raise ConfigurationError(f'{path}:{number}: expected an object with "id" and a string "text"')
        memos.append((memo["id"], memo["text"]))
    return memos


def _print_breakdown(scored: dict[str, Any]) -> None:
    console = Console(width=None if sys.stdout.isatty() else 140, highlight=False)
    terms = ", ".join(f"{name} {term['score']:.3f} x {term['weight']}" for name, term in scored["rewards"].items())
    console.print(f"[bold]{scored['task']}[/bold]: reward {scored['reward']:.3f} ({terms})")
    for title in ITEM_LISTS:
        table = Table("id", "outcome", "reason", title=title.replace("_", " "), title_justify="left", pad_edge=False)
        for item in scored[title]:
            table.add_row(item["id"], item["outcome"], item["reason"])
        console.print(table)
