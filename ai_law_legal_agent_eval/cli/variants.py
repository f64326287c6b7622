"""Commands over variants: build, check, pairs."""

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ai_law_legal_agent_eval.arguments import parse_arguments
from ai_law_legal_agent_eval.errors import ConfigurationError
from ai_law_legal_agent_eval.keys import lock
from ai_law_legal_agent_eval.report.runs import read_run
from ai_law_legal_agent_eval.report.twins import twin_rates, twin_table
from ai_law_legal_agent_eval.splits import Variant
from ai_law_legal_agent_eval.tasks import matters_root

if TYPE_CHECKING:
    from ai_law_legal_agent_eval.factory.variant_checks import VariantCheck

Result = TypeVar("Result")
Count = Annotated[int, typer.Option("--count", "-n", min=1, help="How many variants.")]
Names = Annotated[list[str] | None, typer.Argument(metavar="[SLUG]...", help="Matters that take turns; all when none is given.")]
Seed = Annotated[int, typer.Option(help="Same seed, same variants.")]
Jobs = Annotated[int, typer.Option(min=1, help="Processes.")]

variants_app = typer.Typer(help="Counterfactual twins of the matters.", no_args_is_help=True)


@variants_app.command("build")
def build(
    count: Count,
    out: Annotated[Path, typer.Option(help="Folder for them; play it with tasks_root.")],
    names: Names = None,
    split: Annotated[str, typer.Option(help="train or heldout.")] = "train",
    variant_seed: Seed = 0,
    cured: Annotated[str | None, typer.Option(help="Issues that each cures, comma-separated, '' for none; else drawn.")] = None,
    heldout_salt_var: Annotated[str | None, typer.Option(help="Environment variable that holds the salt of heldout.")] = None,
    jobs: Jobs = 1,
) -> None:
    """Build variants ahead of time, each held against its own record, and lock them; what is there already stays."""
    issues = {} if cured is None else {"cured": [issue.strip() for issue in cured.split(",") if issue.strip()]}
    chosen = _chosen(
        names, {"split": split, "num_variants": count, "variant_seed": variant_seed, "heldout_salt_var": heldout_salt_var, **issues}
    )
    for _ in _each(_build_one, [(variant, out / variant.name) for variant in chosen], jobs, f"{split} variants"):
        pass
    frozen = lock.freeze(out)
    print(f"{out}: {len(chosen)} variants, {len(frozen.files)} files locked")


@variants_app.command("check")
def check(
    count: Count = 25,
    names: Names = None,
    variant_seed: Seed = 0,
    jobs: Jobs = 1,
) -> None:
    """Build variants of the train split and hold each against what must be true of all; ends with status 1 when something is not."""
    chosen = _chosen(names, {"split": "train", "num_variants": count, "variant_seed": variant_seed})
    found = list(_each(_checked, [(variant,) for variant in chosen], jobs, "checked"))
    for variant, result in zip(chosen, found, strict=True):
        for problem in result.problems:
            print(f"{variant.name}: {problem}")
    wrong = sum(bool(result.problems) for result in found)
    live = Counter((variant.matter, issue) for variant, result in zip(chosen, found, strict=True) for issue in result.live)
    known = Counter((variant.matter, issue) for variant, result in zip(chosen, found, strict=True) for issue in result.memorised)
    for (matter, issue), earned in sorted(known.items()):
        print(f"{matter} {issue}: the base's memo earns it in {earned} of {live[matter, issue]}")
    print(f"the base's memos earn {known.total()} of {live.total()} live findings")
    print(f"{len(chosen)} variants, {wrong} with problems")
    raise typer.Exit(1 if wrong else 0)


@variants_app.command("pairs")
def pairs(runs: Annotated[list[Path], typer.Argument(metavar="RUN...", help="Folders of runs, which hold traces.jsonl.")]) -> None:
    """Print the paired report of runs over variants: per issue, the share of twin pairs that the agent told apart."""
    rollouts = [rollout for run in runs for rollout in read_run(run, model=run.name)]
    rates = twin_rates(rollouts)
    if not rates:
        raise ConfigurationError(
            f"{len(rollouts)} rollouts, and no two scored ones play twins; expected variants of one matter and seed that differ in one "
            "cured issue, such as two runs with the same variant_seed, one of them with that issue in `cured`"
        )
    Console(width=None if sys.stdout.isatty() else 140).print(twin_table(rates))


def _chosen(names: list[str] | None, given: Mapping[str, object]) -> list[Variant]:
    from ai_law_legal_agent_eval.factory.variants import chosen_variants  # noqa: PLC0415 - needs the extra `factory`

    return list(chosen_variants(parse_arguments({**given, **({"task_id": names} if names else {})})))


def _each(work: Callable[..., Result], given: Sequence[tuple[object, ...]], jobs: int, title: str) -> Iterator[Result]:
    """The results of the work in order, under a progress bar; in this process, or in several."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress, ProcessPoolExecutor(jobs) if jobs > 1 else nullcontext() as pool:
        results = (pool.map if pool else map)(work, *zip(*given, strict=True))
        yield from progress.track(results, total=len(given), description=title)


def _checked(variant: Variant) -> "VariantCheck":
    from ai_law_legal_agent_eval.factory.variant_checks import check_variant  # noqa: PLC0415 - needs the extra `factory`

    return check_variant(matters_root() / variant.matter, variant)


def _build_one(variant: Variant, place: Path) -> None:
    from ai_law_legal_agent_eval.factory.shelf import publish  # noqa: PLC0415 - needs the extra `factory`
    from ai_law_legal_agent_eval.factory.variants import variant_files  # noqa: PLC0415

    if not place.is_dir():
        publish(variant_files(matters_root() / variant.matter, variant), place)
