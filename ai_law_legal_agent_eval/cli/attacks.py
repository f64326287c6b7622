"""The command that attacks the reward: attack."""

import json
import os
import random
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from ai_law_legal_agent_eval.attacks import claims, constant, labels, memorised, reports, suite, wording
from ai_law_legal_agent_eval.attacks.material import Material
from ai_law_legal_agent_eval.attacks.suite import FamilyResult
from ai_law_legal_agent_eval.errors import ConfigurationError
from ai_law_legal_agent_eval.report.robustness import Card, card

COLUMNS = ("family", "knows", "attempts", "ceiling", "mean recall", "worst", "mean reward", "")


def attack(
    names: Annotated[list[str] | None, typer.Argument(metavar="[SLUG]...", help="Matters to attack; all when none is given.")] = None,
    variants: Annotated[int, typer.Option(min=0, help="Counterfactual variants a matter, beside the released one.")] = 6,
    sources: Annotated[Path, typer.Option(help="Folder of the matter sources.")] = Path("matters"),
    memos: Annotated[Path, typer.Option(help="Folder of hand-labelled honest memos, one folder a matter.")] = Path("tests/memos"),
    fresh: Annotated[Path, typer.Option(help="Folder of passages in fresh wording, SLUG.yaml.")] = Path("tests/probes/fresh"),
    out: Annotated[Path, typer.Option(help="Folder for the attempt of each family that earned most.")] = Path("outputs/attacks"),
    card_file: Annotated[Path | None, typer.Option("--card", help="Write the robustness card here.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    seed: Annotated[int, typer.Option(help="Same seed, same attempts.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="Processes that attack at once.")] = os.cpu_count() or 1,
) -> None:
    """Attack the reward with every family and print what each earns; ends with status 1 when a ceiling is not kept."""
    bases = _bases(names, sources)
    drawn = [_drawn(base, variants, seed) for base in bases]
    materials = [material for base, twins in zip(bases, drawn, strict=True) for material in (base, *twins)]
    twins = [twin for some in drawn for twin in some]
    console = Console(width=140, stderr=as_json, highlight=False)
    # What has been compiled here does not travel: the processes get the matters by folder.
    results = suite.run(
        [Material(one.folder, one.cured, one.seed) for one in materials], seed, jobs=jobs, said=lambda done: _say(console, done)
    )
    measured = Card(
        matters=[base.matter.slug for base in bases],
        variants=len(twins),
        families=results,
        caught={name: _summed([claims.caught(base, evasion) for base in bases]) for name, evasion in claims.EVASIONS.items()},
        reported=_summed([reports.flagged(base) for base in bases]),
        memorised={name: memorised.memorised(twins, knowing) for name, knowing in memorised.KNOWN.items()},
        constants=[constant.constants(base, constant.twins(base))[0] for base in bases] if variants else [],
        honest={base.matter.slug: labels.agreement(base, memos / base.matter.slug) for base in bases},
        fresh={base.matter.slug: wording.wording(base, fresh / f"{base.matter.slug}.yaml") for base in bases},
    )
    _save_worst(results, out)
    if card_file is not None:
        card_file.write_text(card(measured), encoding="utf-8")
    _print(console, measured, as_json=as_json)
    raise typer.Exit(1 if measured.breaches else 0)


def _bases(names: list[str] | None, sources: Path) -> list[Material]:
    known = sorted((path.parent.name for path in sources.glob("*/key.yaml")), key=lambda slug: slug.rpartition("-")[2])
    for name in names or known:
        if name not in known:
            raise ConfigurationError(f"unknown matter {name!r} in {sources}; known: {', '.join(known) or 'none'}")
    if not known:
        raise ConfigurationError(f"{sources}: no matter sources; the suite runs from a checkout, which has them")
    return [Material(sources / name) for name in names or known]


def _drawn(base: Material, count: int, seed: int) -> list[Material]:
    """Variants with each issue cured at even odds, no set of them twice and never none, each with names and figures of its own."""
    chance = random.Random(f"{base.matter.slug}/{seed}")  # noqa: S311 - reproducible draws, no secret
    pool = [twin for twin in constant.twins(base) if twin.cured]
    drawn = chance.sample(pool, min(count, len(pool)))
    return [Material(base.folder, twin.cured, chance.getrandbits(63)) for twin in drawn]


def _say(console: Console, done: Material) -> None:
    console.print(f"{done.matter.slug} attacked, cured: {', '.join(sorted(done.cured)) or 'none'}")


def _summed(pairs: list[tuple[int, int]]) -> tuple[int, int]:
    return sum(hits for hits, _ in pairs), sum(tried for _, tried in pairs)


def _save_worst(results: list[FamilyResult], out: Path) -> None:
    """Write, for each family, the attempt that earned most."""
    out.mkdir(parents=True, exist_ok=True)
    for result in results:
        stem = "_".join(result.family.name.replace(",", "").replace("'", "").split())
        text = result.worst.text
        path = out / f"{stem}.{'md' if isinstance(text, str) else 'docx'}"
        path.write_bytes(text.encode("utf-8") if isinstance(text, str) else text)


def _print(console: Console, measured: Card, *, as_json: bool) -> None:
    if as_json:
        print(json.dumps(_as_json(measured), indent=2))
        return
    table = Table(*COLUMNS, header_style="bold", pad_edge=False)
    for result in measured.families:
        ceiling = "" if result.family.ceiling is None else f"{result.family.ceiling:.3f}"
        figures = (f"{result.mean_recall:.3f}", f"{result.worst.recall:.3f}", f"{result.mean_reward:.3f}")
        verdict = "kept" if result.is_within else "NOT KEPT"
        table.add_row(result.family.name, result.family.knows, str(len(result.attempts)), ceiling, *figures, verdict if ceiling else "")
    console.print(table)
    for name, (hits, tried) in measured.caught.items():
        console.print(f"claims, {name}: {hits} of {tried} caught")
    console.print(f"claims reported and not made: {measured.reported[0]} of {measured.reported[1]} flagged")
    for name, (earned, live) in measured.memorised.items():
        console.print(f"known by heart, {name}: {earned} of {live} live findings of the variants")
    for best in measured.constants:
        console.print(f"constant memo, {best.matter}: finding_score {best.finding_score:.3f}, reward {best.reward:.3f}")
    for slug, agreed in measured.honest.items():
        console.print(f"honest memos, {slug}: {agreed.memos} memos, {agreed.outcomes} outcomes, agreement {agreed.rate:.3f}")
    total = wording.summed(measured.fresh.values())
    for label, tried in total.tried.items():
        console.print(f"fresh wording, {label}: {total.right(label)} of {tried}")
    console.print("\n".join(measured.breaches) or "every ceiling is kept")


def _as_json(measured: Card) -> dict[str, Any]:
    return {
        "matters": list(measured.matters),
        "variants": measured.variants,
        "families": [
            {
                "name": result.family.name,
                "knows": result.family.knows,
                "ceiling": result.family.ceiling,
                "attempts": len(result.attempts),
                "mean_recall": result.mean_recall,
                "worst_recall": result.worst.recall,
                "mean_reward": result.mean_reward,
                "worst_reward": result.worst.reward,
                "false_flag_rate": result.false_flag_rate,
                "must_not_say_rate": result.must_not_say_rate,
                "is_within": result.is_within,
            }
            for result in measured.families
        ],
        "claims": {name: {"caught": hits, "tried": tried} for name, (hits, tried) in measured.caught.items()},
        "reported": {"flagged": measured.reported[0], "tried": measured.reported[1]},
        "memorised": {name: {"earned": earned, "live": live} for name, (earned, live) in measured.memorised.items()},
        "constants": [
            {"matter": best.matter, "issues": list(best.issues), "finding_score": best.finding_score, "reward": best.reward}
            for best in measured.constants
        ],
        "honest": {
            slug: {"memos": agreed.memos, "outcomes": agreed.outcomes, "agreement": agreed.rate} for slug, agreed in measured.honest.items()
        },
        "fresh": {
            slug: {label: {"right": one.right(label), "tried": tried} for label, tried in one.tried.items()}
            for slug, one in measured.fresh.items()
        },
        "breaches": measured.breaches,
    }
