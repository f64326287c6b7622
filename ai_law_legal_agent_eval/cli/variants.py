"""Commands over variants: build."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ai_law_legal_agent_eval.arguments import parse_arguments
from ai_law_legal_agent_eval.keys import lock
from ai_law_legal_agent_eval.splits import Variant
from ai_law_legal_agent_eval.tasks import matters_root

variants_app = typer.Typer(help="Counterfactual twins of the matters.", no_args_is_help=True)


@variants_app.command("build")
def build(
    count: Annotated[int, typer.Option("--count", "-n", min=1, help="How many variants.")],
    out: Annotated[Path, typer.Option(help="Folder for them; play it with tasks_root.")],
    names: Annotated[list[str] | None, typer.Argument(metavar="[SLUG]...", help="Matters that take turns; all when none is given.")] = None,
    split: Annotated[str, typer.Option(help="train or heldout.")] = "train",
    variant_seed: Annotated[int, typer.Option(help="Same seed, same variants.")] = 0,
    cured: Annotated[str | None, typer.Option(help="Issues that each cures, comma-separated, '' for none; else drawn.")] = None,
    heldout_salt_var: Annotated[str | None, typer.Option(help="Environment variable that holds the salt of heldout.")] = None,
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
) -> None:
    """Build variants ahead of time, each held against its own record, and lock them; what is there already stays."""
    from ai_law_legal_agent_eval.factory.variants import chosen_variants  # noqa: PLC0415 - needs the extra `factory`

    given = {"task_id": names, "cured": None if cured is None else [issue.strip() for issue in cured.split(",") if issue.strip()]}
    arguments = parse_arguments(
        {
            **{name: value for name, value in given.items() if value is not None},
            "split": split,
            "num_variants": count,
            "variant_seed": variant_seed,
            "heldout_salt_var": heldout_salt_var,
        }
    )
    chosen = list(chosen_variants(arguments))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        for _ in progress.track(_built(chosen, out, jobs), total=len(chosen), description=f"{split} variants"):
            pass
    frozen = lock.freeze(out)
    print(f"{out}: {len(chosen)} variants, {len(frozen.files)} files locked")


def _built(chosen: list[Variant], out: Path, jobs: int) -> Iterator[None]:
    places = [out / variant.name for variant in chosen]
    if jobs == 1:
        yield from map(_build_one, chosen, places)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(_build_one, chosen, places)


def _build_one(variant: Variant, place: Path) -> None:
    from ai_law_legal_agent_eval.factory.shelf import publish  # noqa: PLC0415 - needs the extra `factory`
    from ai_law_legal_agent_eval.factory.variants import variant_files  # noqa: PLC0415

    if not place.is_dir():
        publish(variant_files(matters_root() / variant.matter, variant), place)
