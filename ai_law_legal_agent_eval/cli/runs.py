"""Commands that play rollouts: demo, run, serve."""

import json
import os
import subprocess
import sys
import uuid
from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import typer
from rich.console import Console

from ai_law_legal_agent_eval.arguments import parse_arguments
from ai_law_legal_agent_eval.errors import ConfigurationError
from ai_law_legal_agent_eval.report.runs import Rollout, read_run, rollout_table
from ai_law_legal_agent_eval.scripted import POLICIES, Endpoint
from ai_law_legal_agent_eval.tasks import Task, load_task, slugs

ENVIRONMENT_ID = "ai-law-legal-agent-eval"
SCRIPTED_PREFIX = "scripted/"
DEFAULT_KEY_VARIABLE = "PRIME_API_KEY"  # what vf-eval reads when it is told nothing
DEFAULT_OUT = Path("outputs/runs")
LOOPBACK = {"127.0.0.1", "localhost", "::1"}

Slugs = Annotated[list[str] | None, typer.Argument(metavar="[SLUG]...", help="Tasks to play; all when none is given.")]
Out = Annotated[Path, typer.Option("--out", "-o", help="Folder for the runs.")]
TasksRoot = Annotated[Path | None, typer.Option("--tasks-root", help="Another folder of tasks, laid out like tasks/.")]


def demo(out: Out = DEFAULT_OUT) -> None:
    """Play the four scripted agents on every released task, offline, and print one table."""
    with Endpoint() as endpoint:
        played = [_play(model, slugs(), out=out, flags=_endpoint_flags(endpoint.base_url, None)) for model in POLICIES]
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
) -> None:
    """Play tasks through the real vf-eval pipeline and print a table; without -m a scripted agent plays, offline."""
    chosen = [load_task(name, tasks_root).slug for name in names or slugs(tasks_root)]
    arguments = _arguments(env_args)
    flags = ["-r", str(rollouts), *_argument_flags(arguments)]
    if tasks_root is not None:
        flags += ["--env.taskset.tasks-root", str(tasks_root)]
    if model.startswith(SCRIPTED_PREFIX):
        if model not in POLICIES:
            raise ConfigurationError(f"unknown scripted agent {model!r}; known: {', '.join(POLICIES)}")
        if base_url or api_key_var:
            raise ConfigurationError("a scripted agent takes no --base-url or --api-key-var; it is served on loopback")
        server: Endpoint | nullcontext[None] = Endpoint(tasks_root=tasks_root, tasks=_variants(arguments, chosen))
    else:
        _require_key(base_url, api_key_var)
        server = nullcontext()
    with server as endpoint:
        url = endpoint.base_url if endpoint else base_url
        played = _play(model, chosen, out=out, flags=[*flags, *_endpoint_flags(url, api_key_var)])
    _report([played])


def serve(port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes a free port.")] = 8765) -> None:
    """Serve the scripted agents over the OpenAI chat protocol on loopback until interrupted."""
    with Endpoint(port=port) as endpoint:
        print(f"{endpoint.base_url} plays {', '.join(POLICIES)}; stop with Ctrl-C", flush=True)
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


def _arguments(text: str) -> dict[str, object]:
    """The flat arguments of `load_environment` from the JSON of the command line."""
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


def _variants(arguments: Mapping[str, object], chosen: Sequence[str]) -> tuple[Task, ...]:
    """The variants that a run draws, for the scripted agents, who look their memo up; none where it plays released tasks."""
    if arguments.get("split", "released") == "released":
        return ()
    from ai_law_legal_agent_eval.factory.shelf import shelved_task  # noqa: PLC0415 - needs the extra `factory`
    from ai_law_legal_agent_eval.factory.variants import chosen_variants  # noqa: PLC0415

    checked = parse_arguments({**arguments, "task_id": list(chosen)})
    if checked.num_variants is None:
        raise ConfigurationError("--args: a run needs num_variants with split 'train' and 'heldout', which never end")
    return tuple(shelved_task(variant) for variant in chosen_variants(checked))


def _play(model: str, chosen: list[str] | tuple[str, ...], *, out: Path, flags: list[str]) -> tuple[Path, tuple[Rollout, ...]]:
    """Run vf-eval on the chosen tasks and return its folder and rollouts. Raises ConfigurationError when it fails."""
    name = f"{model.replace('/', '-')}-{uuid.uuid4().hex[:8]}"
    command = [str(Path(sys.executable).parent / "vf-eval")]
    command += [ENVIRONMENT_ID, "-m", model, "--env.taskset.task-id", json.dumps(list(chosen)), *flags]
    command += ["--no-push", "--no-rich", "-o", str(out), "--run.name", name]
    log = out / name / "vf-eval.log"
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("w", encoding="utf-8") as stream:
        done = subprocess.run(command, stdout=stream, stderr=subprocess.STDOUT, check=False)
    if done.returncode:
        tail = "\n".join(log.read_text(encoding="utf-8", errors="replace").splitlines()[-15:])
        raise ConfigurationError(f"vf-eval ended with status {done.returncode}; its log is {log}:\n{tail}")
    return out / name, read_run(out / name, model=model)


def _report(played: list[tuple[Path, tuple[Rollout, ...]]]) -> None:
    console = Console(width=None if sys.stdout.isatty() else 140)
    console.print(rollout_table(rollout for _, rollouts in played for rollout in rollouts))
    for folder, _ in played:
        console.print(f"{folder}/traces.jsonl", highlight=False, soft_wrap=True)
