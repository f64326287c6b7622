"""The command that times the memo engine: bench."""

from statistics import fmean
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from ai_law_legal_agent_eval.bench import HOSTILE_SIZES, LIMITS_MS, MAX_GROWTH, SHAPES, SIZES, Bench
from ai_law_legal_agent_eval.tasks import load_task, slugs

COLUMNS = ("characters", "read the Word file", "score, mean", "score, slowest", "limit", "slowest task")


def bench(
    names: Annotated[list[str] | None, typer.Argument(metavar="[SLUG]...", help="Tasks to time; all when none is given.")] = None,
    hostile: Annotated[bool, typer.Option("--hostile", help="Also time texts shaped to make the engine slow.")] = False,
) -> None:
    """Print the milliseconds of processor time that scoring takes on one core, by length of the memo."""
    benches = [Bench(load_task(name)) for name in names or slugs()]
    console = Console(width=140, highlight=False)
    prepared = [bench.prepared[1] for bench in benches]
    console.print(f"preparing a key and its record, once a task: {fmean(prepared):,.0f} ms (mean of {len(prepared)})")
    console.print(_lengths(benches))
    if hostile:
        console.print(_growths(benches[0]))


def _lengths(benches: list[Bench]) -> Table:
    table = Table(*COLUMNS, header_style="bold", pad_edge=False, title="milliseconds by length", title_justify="left")
    for size in SIZES:
        timings = {bench.task.slug: bench.honest(size) for bench in benches}
        slowest = max(timings, key=lambda slug: timings[slug].scoring_ms)
        limit = f"{LIMITS_MS[size]:,.0f}" if size in LIMITS_MS else ""
        reading, scoring = (fmean(times) for times in zip(*((item.reading_ms, item.scoring_ms) for item in timings.values()), strict=True))
        table.add_row(f"{size:,}", f"{reading:,.1f}", f"{scoring:,.1f}", f"{timings[slowest].scoring_ms:,.1f}", limit, slowest)
    return table


def _growths(bench: Bench) -> Table:
    small, large = HOSTILE_SIZES
    title = f"hostile texts: time a character at {large:,} characters over that at {small:,}; allowed: {MAX_GROWTH:g}"
    columns = ("shape", f"ms at {small:,}", f"ms at {large:,}", "growth")
    table = Table(*columns, header_style="bold", pad_edge=False, title=title, title_justify="left")
    for shape in SHAPES:
        before, after, growth = bench.growth(shape)
        table.add_row(shape, f"{before.scoring_ms:,.1f}", f"{after.scoring_ms:,.1f}", f"{growth:.2f}")
    return table
