"""Commands that play rollouts: demo, run, serve."""

import json
import os
import subprocess
import sys
import uuid
from collections.abc import Mapping
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import typer
from rich.console import Console

from ai_law_legal_agent_eval.arguments import LAB, Arguments, parse_arguments, selected_slugs
from ai_law_legal_agent_eval.errors import ConfigurationError
from ai_law_legal_agent_eval.lab.census import Census
from ai_law_legal_agent_eval.lab.checkout import load_checkout
from ai_law_legal_agent_eval.report.judge_card import judge_lines
from ai_law_legal_agent_eval.report.runs import Rollout, read_run, rollout_table, summary_lines
from ai_law_legal_agent_eval.report.twins import twin_rates, twin_table
from ai_law_legal_agent_eval.scripted import JUDGES, POLICIES, Endpoint
from ai_law_legal_agent_eval.tasks import Task, load_task, slugs

ENVIRONMENT_ID = "ai-law-legal-agent-eval"
SCRIPTED_PREFIX = "scripted/"
DEFAULT_KEY_VARIABLE = "PRIME_API_KEY"  # what vf-eval reads when it is told nothing
DEFAULT_OUT = Path("outputs/runs")
SCRIPTED_JUDGE_KEY = "SCRIPTED_JUDGE_KEY"
LOOPBACK = {"127.0.0.1", "localhost", "::1"}

CENSUS_FILE = "census.json"
MAX_ROWS = 60  # a longer table is read by nobody; the lines under it count

Slugs = Annotated[
    list[str] | None,
    typer.Argument(metavar="[SLUG]...", help="Tasks to play; all when none is given. Source lab: ids, beginnings of ids or globs."),
]
Out = Annotated[Path, typer.Option("--out", "-o", help="Folder for the runs.")]
TasksRoot = Annotated[
    Path | None, typer.Option("--tasks-root", help="Another folder of tasks, laid out like tasks/; source lab: the checkout's root.")
]
Source = Annotated[
    str | None, typer.Option("--source", help="factory (the bundled memo tasks, the default) or lab (a LAB-style checkout).")
]


def demo(out: Out = DEFAULT_OUT) -> None:
    """Play the four scripted agents on every released task, offline, and print one table."""
    with Endpoint() as endpoint:
        flags = [*_argument_flags({"task_id": list(slugs())}), *_endpoint_flags(endpoint.base_url, None)]
        played = [_play(model, out=out, flags=flags) for model in POLICIES]
    _report(played)


def run(
    names: Slugs = None,
    model: Annotated[str, typer.Option("--model", "-m", help="scripted/... or a model of your endpoint.")] = "scripted/reference",
    rollouts: Annotated[int, typer.Option("--rollouts", "-r", min=1, help="Rollouts a task.")] = 1,
    base_url: Annotated[str | None, typer.Option(help="OpenAI-compatible endpoint of the model.")] = None,
    api_key_var: Annotated[str | None, typer.Option(help="Environment variable that holds its key.")] = None,
    env_args: Annotated[str, typer.Option("--args", help="Arguments of load_environment as a JSON object.")] = "{}",
    out: Out = DEFAULT_OUT,
    tasks_root: TasksRoot = None,
    source: Source = None,
) -> None:
    """Play tasks through the real vf-eval pipeline and print a table; without -m a scripted agent plays, offline."""
    chosen = _parsed_arguments(env_args)
    chosen |= {name: str(value) for name, value in (("source", source), ("tasks_root", tasks_root)) if value is not None}
    arguments = parse_arguments(chosen)
    census = load_checkout(arguments.tasks_root).census if arguments.source == LAB and arguments.tasks_root else None
    ids = _chosen_tasks(names, arguments)
    arguments = arguments.model_copy(update={"task_id": tuple(ids)})
    server = _scripted_server(model, arguments, base_url=base_url, api_key_var=api_key_var)
    if census is not None:
        print("\n".join(census.lines()), flush=True)
    with server as endpoint:
        url = endpoint.base_url if endpoint and _is_scripted(model) else base_url
        flags = ["-r", str(rollouts), *_argument_flags(chosen | {"task_id": ids}), *_endpoint_flags(url, api_key_var)]
        if endpoint and _is_scripted(arguments.judge_model):
            flags += _scripted_judge_flags(str(arguments.judge_model), endpoint.base_url)
        folder, played = _play(model, out=out, flags=flags)
    _report([(folder, played)], census)


def _chosen_tasks(names: list[str] | None, arguments: Arguments) -> list[str]:
    """The tasks by slug or id. Raises ConfigurationError for an unknown one."""
    if arguments.source == LAB and arguments.tasks_root is not None:
        selectors = names or arguments.task_id
        load_checkout(arguments.tasks_root).select(selectors)
        return [selectors] if isinstance(selectors, str) else list(selectors)
    wanted = names or selected_slugs(arguments)
    return [load_task(name, arguments.tasks_root).slug for name in wanted]


def _is_scripted(model: str | None) -> bool:
    return model is not None and model.startswith(SCRIPTED_PREFIX)


def _scripted_server(model: str, arguments: Arguments, *, base_url: str | None, api_key_var: str | None) -> "Endpoint | nullcontext[None]":
    """The endpoint of a scripted agent or judge, or nothing for models of somebody's. Raises ConfigurationError."""
    if not _is_scripted(model):
        _require_key(base_url, api_key_var)
        if not _is_scripted(arguments.judge_model):
            return nullcontext()
    elif model not in POLICIES:
        raise ConfigurationError(f"unknown scripted agent {model!r}; known: {', '.join(POLICIES)}")
    elif base_url or api_key_var:
        raise ConfigurationError("a scripted agent takes no --base-url or --api-key-var; it is served on loopback")
    return Endpoint(tasks_root=arguments.tasks_root, source=arguments.source, tasks=_variants(arguments))


def serve(port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes a free port.")] = 8765) -> None:
    """Serve the scripted agents and judges over the OpenAI chat protocol on loopback until interrupted."""
    with Endpoint(port=port) as endpoint:
        print(f"{endpoint.base_url} plays {', '.join((*POLICIES, *JUDGES))}; stop with Ctrl-C", flush=True)
        endpoint.wait()


def _require_key(base_url: str | None, api_key_var: str | None) -> None:
    """Refuse a remote endpoint whose key variable is empty before anything starts."""
    if base_url and not api_key_var and urlsplit(base_url).hostname in LOOPBACK:
        return
    variable = api_key_var or DEFAULT_KEY_VARIABLE
    if not os.environ.get(variable):
        raise ConfigurationError(
            f"the environment variable {variable} is not set; set it to the key of "
            f"{base_url or 'the default endpoint'}, or name another variable with --api-key-var"
        )


def _endpoint_flags(base_url: str | None, api_key_var: str | None) -> list[str]:
    flags = ["--client.base-url", base_url] if base_url else []
    return [*flags, "--client.api-key-var", api_key_var] if api_key_var else flags


def _scripted_judge_flags(judge: str, base_url: str) -> list[str]:
    """Where a scripted judge is served; it takes any key, which vf-eval reads from its environment all the same."""
    if judge not in JUDGES:
        raise ConfigurationError(f"unknown scripted judge {judge!r}; known: {', '.join(JUDGES)}")
    os.environ[SCRIPTED_JUDGE_KEY] = "none"
    return ["--env.taskset.judge-base-url", base_url, "--env.taskset.judge-api-key-var", SCRIPTED_JUDGE_KEY]


def _parsed_arguments(text: str) -> dict[str, object]:
    try:
        arguments = json.loads(text)
    except json.JSONDecodeError as error:
        raise ConfigurationError(f"--args: not JSON ({error}); expected an object such as '{{\"page_chars\": 8000}}'") from None
    if not isinstance(arguments, dict):
        raise ConfigurationError(f"--args: found {type(arguments).__name__}; expected a JSON object")
    return arguments


def _argument_flags(arguments: Mapping[str, object]) -> list[str]:
    """The flat arguments of `load_environment` as the flags of vf-eval."""
    return [
        part
        for name, value in arguments.items()
        for part in (f"--env.taskset.{name.replace('_', '-')}", value if isinstance(value, str) else json.dumps(value))
    ]


def _variants(arguments: Arguments) -> tuple[Task, ...]:
    """The variants that a run draws, for the scripted agents, who look their memo up; none where it plays released tasks."""
    if arguments.split == "released":
        return ()
    from ai_law_legal_agent_eval.factory.shelf import shelved_task  # noqa: PLC0415 - needs the extra `factory`
    from ai_law_legal_agent_eval.factory.variants import chosen_variants  # noqa: PLC0415

    if arguments.num_variants is None:
        raise ConfigurationError("--args: a run needs num_variants with split 'train' and 'heldout', which never end")
    return tuple(shelved_task(variant) for variant in chosen_variants(arguments))


def _play(model: str, *, out: Path, flags: list[str]) -> tuple[Path, tuple[Rollout, ...]]:
    """Run vf-eval and return its folder and rollouts. Raises ConfigurationError when it fails."""
    name = f"{model.replace('/', '-')}-{uuid.uuid4().hex[:8]}"
    command = [str(Path(sys.executable).parent / "vf-eval")]
    command += [ENVIRONMENT_ID, "-m", model, *flags]
    command += ["--no-push", "--no-rich", "-o", str(out), "--run.name", name]
    log = out / name / "vf-eval.log"
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("w", encoding="utf-8") as stream:
        done = subprocess.run(command, stdout=stream, stderr=subprocess.STDOUT, check=False)
    if done.returncode:
        tail = "\n".join(log.read_text(encoding="utf-8", errors="replace").splitlines()[-15:])
        raise ConfigurationError(f"vf-eval ended with status {done.returncode}; its log is {log}:\n{tail}")
    return out / name, read_run(out / name, model=model)


def _report(played: list[tuple[Path, tuple[Rollout, ...]]], census: Census | None = None) -> None:
    console = Console(width=None if sys.stdout.isatty() else 140)
    everything = [rollout for _, rollouts in played for rollout in rollouts]
    console.print(rollout_table(everything[:MAX_ROWS]))
    if len(everything) > MAX_ROWS:
        console.print(f"... and {len(everything) - MAX_ROWS:,} more rollouts", highlight=False)
    if twins := twin_rates(everything):
        console.print(twin_table(twins))
    for line in judge_lines(rollout.judge for rollout in everything if rollout.judge):
        console.print(line, highlight=False)
    if census is not None:
        console.print("\n".join(summary_lines(everything)), highlight=False, soft_wrap=True)
    for folder, _ in played:
        if census is not None:
            (folder / CENSUS_FILE).write_text(json.dumps(census.as_json(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
            console.print(f"{folder}/{CENSUS_FILE}", highlight=False, soft_wrap=True)
        console.print(f"{folder}/traces.jsonl", highlight=False, soft_wrap=True)
