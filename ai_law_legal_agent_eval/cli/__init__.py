"""The command line `ai-law-eval`: commands parse, call the package and print; they hold no logic of their own."""

import sys

import typer

from ai_law_legal_agent_eval.cli import attacks, authoring, freezing, judging, lab, matters, runs, scoring, timing, variants
from ai_law_legal_agent_eval.errors import LegalEvalError

USAGE_ERROR = 2

app = typer.Typer(
    name="ai-law-eval",
    help="Agentic evaluation of delegated AI / export-control legal work.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command("demo")(runs.demo)
app.command("run")(runs.run)
app.command("serve")(runs.serve)
app.command("tasks")(matters.tasks)
app.command("build")(matters.build)
app.command("compile")(authoring.compile_keys)
app.command("lint")(authoring.lint)
app.command("freeze")(freezing.freeze)
app.command("verify")(freezing.verify)
app.command("attack")(attacks.attack)
app.command("judge-check")(judging.judge_check)
app.command("bench")(timing.bench)
app.command("score")(scoring.score)
app.add_typer(scoring.record_app, name="record")
app.add_typer(lab.lab_app, name="lab")
app.add_typer(variants.variants_app, name="variants")


def main() -> None:
    """Run the command line; an error of ours is printed as one message and ends with status 2."""
    try:
        app()
    except LegalEvalError as error:
        print(f"ai-law-eval: {error}", file=sys.stderr)
        sys.exit(USAGE_ERROR)
