"""Commands over LAB-style checkouts: sample, census, index, bench."""

import json
import time
from pathlib import Path
from typing import Annotated

import typer

from ai_law_legal_agent_eval.lab.checkout import load_checkout
from ai_law_legal_agent_eval.lab.corpus import open_corpus
from ai_law_legal_agent_eval.lab.sample import write_sample

lab_app = typer.Typer(help="LAB-style checkouts: write a synthetic one, count one, read one's documents beforehand.", no_args_is_help=True)

Root = Annotated[Path, typer.Argument(help="The checkout's root.")]


@lab_app.command()
def sample(
    out: Annotated[Path, typer.Option("--out", help="A new or empty folder.")],
    tasks: Annotated[int, typer.Option(help="Tasks, the broken ones among them.")] = 40,
    shared: Annotated[int, typer.Option(min=0, help="Documents in the shared folder.")] = 60,
    seed: Annotated[int, typer.Option(help="Equal seeds give equal bytes.")] = 0,
) -> None:
    """Write a synthetic checkout with every quirk that real ones have; all of its content is filler."""
    written = write_sample(out, tasks=tasks, shared_files=shared, seed=seed)
    print(json.dumps({"written": str(out), **written.as_json()}))


@lab_app.command()
def census(root: Root, save: Annotated[Path | None, typer.Option("--json", help="Save it as JSON here.")] = None) -> None:
    """Print what a checkout holds: tasks found, loaded, and skipped by reason."""
    found = load_checkout(root).census
    print("\n".join(found.lines()))
    if save is not None:
        save.write_text(json.dumps(found.as_json(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        print(save)


@lab_app.command()
def index(root: Root) -> None:
    """Read every document of a checkout once, so that no run has to; what changed since the last time is read again."""
    checkout = load_checkout(root)
    folders = sorted({(task.documents, task.root) for task in checkout.tasks.values() if task.documents is not None})
    started, files, faults = time.monotonic(), 0, 0
    for folder, base in folders:
        corpus = open_corpus(folder, base)
        corpus.prepare()
        files, faults = files + len(corpus.names), faults + len(corpus.unread())
    print(f"{files:,} documents in {len(folders):,} folders, {faults:,} cannot be read; {time.monotonic() - started:.1f} s")


@lab_app.command()
def bench(root: Root) -> None:
    """Measure on this machine how fast a checkout loads, lists and searches."""
    from ai_law_legal_agent_eval.lab.benchmark import measure  # noqa: PLC0415  (asks a POSIX system for its memory)

    print(json.dumps(measure(root), indent=1))
