"""The command that checks a judge: judge-check."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import asdict
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from ai_law_legal_agent_eval.attacks.material import Material
from ai_law_legal_agent_eval.attacks.referred import JUDGED, Case, honest_cases, hostile_cases
from ai_law_legal_agent_eval.cli.runs import ENVIRONMENT_ID, SCRIPTED_JUDGE_KEY, SCRIPTED_PREFIX
from ai_law_legal_agent_eval.errors import ConfigurationError
from ai_law_legal_agent_eval.memo import Ballot, GateRecord, Vote
from ai_law_legal_agent_eval.report.judge_card import DEFAULT_FOLDER, UNKNOWN, JudgeCard, Judged, Rate, measured, save_card
from ai_law_legal_agent_eval.scripted import JUDGES, Endpoint
from ai_law_legal_agent_eval.tasks import load_task, slugs


def judge_check(
    names: Annotated[list[str] | None, typer.Argument(metavar="[SLUG]...", help="Tasks to check on; all when none is given.")] = None,
    model: Annotated[str, typer.Option("--model", "-m", help="scripted/judge-... or a model of your endpoint.")] = "scripted/judge-honest",
    base_url: Annotated[str | None, typer.Option(help="OpenAI-compatible endpoint of the judge.")] = None,
    api_key_var: Annotated[str, typer.Option(help="Environment variable that holds its key.")] = "JUDGE_API_KEY",
    votes: Annotated[int, typer.Option(min=1, max=99, help="Votes a memo.")] = 3,
    rounds: Annotated[int, typer.Option(min=1, help="Times that every memo is judged.")] = 2,
    max_retries: Annotated[int, typer.Option(min=0, max=20, help="Retries of a failed vote.")] = 2,
    memos: Annotated[
        Path | None, typer.Option(help="Folder of hand-labelled honest memos, one folder a task; default: the tasks' own memos.")
    ] = None,
    sources: Annotated[Path, typer.Option(help="Folder of the matter sources, from which the attacks are made.")] = Path("matters"),
    most: Annotated[int, typer.Option(min=0, help="Memos of each attack family a task; 0 checks on honest memos only.")] = 4,
    out: Annotated[Path, typer.Option("--out", "-o", help="Folder for the judge card.")] = DEFAULT_FOLDER,
    as_json: Annotated[bool, typer.Option("--json", help="Print the card as one JSON object.")] = False,
) -> None:
    """Put honest memos and attacks before a judge; print and save how often it errs on each side, how steady it is, what it costs."""
    console = Console(width=140, stderr=as_json, highlight=False)
    cases = [case for case in _cases(names, memos, sources, most, console) if case.rollout.credited]
    settings = {"model": model, "api_key_var": api_key_var, "votes": votes, "max_retries": max_retries}
    console.print(f"{len(cases)} memos, {rounds} rounds of {votes} votes: {len(cases) * rounds * votes} calls")
    card = _checked(cases, rounds, settings | ({"base_url": base_url} if base_url else {}))
    path = save_card(card, out)
    if as_json:
        print(card.model_dump_json(indent=2))
        return
    _print(console, card)
    console.print(f"{path}\n{path.with_suffix('.md')}", soft_wrap=True)


def _cases(names: list[str] | None, memos: Path | None, sources: Path, most: int, console: Console) -> Iterator[Case]:
    tasks = [load_task(name) for name in names or slugs()]
    for task in tasks:
        yield from honest_cases(task, memos)
    missing = [task.slug for task in tasks if not (sources / task.slug / "key.yaml").is_file()]
    if most and missing:
        console.print(f"no attacks on {', '.join(missing)}: {sources} holds no sources of it; a checkout has them in matters/")
    materials = [Material(sources / task.slug) for task in tasks if task.slug not in missing]
    for family in JUDGED if most and materials else ():
        cases = list(hostile_cases(family, materials, most=most))
        console.print(f"{family.name}: {len(cases)} memos that the engine credits")
        yield from cases


def _checked(cases: Sequence[Case], rounds: int, settings: Mapping[str, Any]) -> JudgeCard:
    asked = [(case, number) for number in range(rounds) for case in cases]
    lines = [json.dumps(asdict(case.rollout.referral())) for case, _ in asked]
    first, *answers = _heard(settings, lines)
    if len(answers) != len(asked):
        raise ConfigurationError(f"the judge's process answered {len(answers)} of {len(asked)} memos; nothing is saved")
    judged = [_judged(asked[answer["number"]], answer) for answer in sorted(answers, key=lambda answer: int(answer["number"]))]
    gate = GateRecord(settings["model"], first["prompt_sha256"], settings["votes"])
    return measured(judged, gate, package=f"{ENVIRONMENT_ID} {version(ENVIRONMENT_ID)}")


def _judged(asked: tuple[Case, int], answer: Mapping[str, Any]) -> Judged:
    ballot = Ballot(tuple(Vote.model_validate(vote) for vote in answer["votes"]), tuple(answer["failures"]))
    return Judged(asked[0], asked[1], ballot, answer["calls"], answer["usage"] or {})


def _heard(settings: Mapping[str, Any], referrals: Sequence[str]) -> list[dict[str, Any]]:
    """What the judge's process says, a JSON object a line: first its settings, then a ballot a referral."""
    model = settings["model"]
    with ExitStack() as served:
        environment = dict(os.environ)
        if model.startswith(SCRIPTED_PREFIX):
            if model not in JUDGES:
                raise ConfigurationError(f"unknown scripted judge {model!r}; known: {', '.join(JUDGES)}")
            endpoint = served.enter_context(Endpoint())
            settings = {**settings, "base_url": endpoint.base_url, "api_key_var": SCRIPTED_JUDGE_KEY, "retry_pause_s": 0.0}
            environment[SCRIPTED_JUDGE_KEY] = "none"
        command = [sys.executable, "-m", "ai_law_legal_agent_eval.judge"]
        lines = "\n".join([json.dumps(settings), *referrals])
        done = subprocess.run(command, input=lines, capture_output=True, text=True, env=environment, check=False)
    if done.returncode:
        raise ConfigurationError(f"the judge's process ended with status {done.returncode}: {done.stderr.strip()[-2000:]}")
    return [json.loads(line) for line in done.stdout.splitlines()]


def _print(console: Console, card: JudgeCard) -> None:
    for title, rates in (("earned credit taken", card.removals), ("unearned credit left", card.confirmations)):
        table = Table("memos", "findings", title=title, title_justify="left", header_style="bold", pad_edge=False)
        for name, rate in (*rates.items(), ("all", sum(rates.values(), Rate()))):
            table.add_row(name, str(rate))
        console.print(table)
    console.print(f"pairs of votes that disagree: {card.disagreements}")
    console.print(f"decisions that another round decided otherwise: {card.flips}")
    console.print(f"memos that could not be judged: {card.errors}")
    cost = UNKNOWN if card.cost is None else f"{card.cost:.4f}"
    console.print(f"{card.calls:,} calls, {card.prompt_tokens:,} tokens in, {card.completion_tokens:,} tokens out, cost {cost}")
