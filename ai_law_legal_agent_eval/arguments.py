"""The arguments of a run: one table of names, defaults and meanings, checked in one place."""

import difflib
import json
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationError, field_validator, model_validator

from ai_law_legal_agent_eval.errors import ConfigurationError
from ai_law_legal_agent_eval.record import DEFAULT_PAGE_CHARS
from ai_law_legal_agent_eval.splits import seeds
from ai_law_legal_agent_eval.tasks import slugs

DEFAULT_MAX_TURNS = 30
ALL_TASKS = "all"
LAB = "lab"
SOURCES = ("factory", LAB)  # those that are there; the others are refused as not available yet
MIN_SALT_CHARS = 16
"""A shorter salt could be found by trying; author's choice."""

# Arguments that say which variants are drawn; the released matters are not drawn.
OF_VARIANTS = ("num_variants", "variant_seed", "cured", "heldout_salt_var")


def _not_a_switch(value: object) -> object:
    if isinstance(value, bool):
        raise ValueError("expected a number, found true or false")  # noqa: TRY004 - pydantic collects ValueErrors only
    return value


Count = Annotated[int, BeforeValidator(_not_a_switch)]
Penalty = Annotated[float, BeforeValidator(_not_a_switch), Field(le=0, allow_inf_nan=False)]
Variable = Annotated[str, Field(pattern=r"^[A-Za-z_][A-Za-z0-9_]*$")]
Slug = Annotated[str, Field(min_length=1, max_length=200)]


class Arguments(BaseModel):
    """Everything that a user may choose about a run, with the contract's names and defaults."""

    model_config = ConfigDict(frozen=True, extra="forbid", use_attribute_docstrings=True, hide_input_in_errors=True)

    source: Literal["factory", "lab", "playbook", "discovery"] = "factory"
    """Where the tasks come from: `factory` holds the bundled memo tasks, `lab` plays a LAB-style checkout under `tasks_root`."""
    task_id: Slug | Annotated[tuple[Slug, ...], Field(min_length=1)] = ALL_TASKS
    """`all`, one slug, or several (a JSON list, or slugs with commas between them); lab: ids, beginnings of ids or globs."""
    max_turns: Annotated[Count, Field(ge=1, le=10_000)] = DEFAULT_MAX_TURNS
    """How many turns (model calls) an agent has."""
    page_chars: Annotated[Count, Field(ge=500, le=100_000)] = DEFAULT_PAGE_CHARS
    """Characters a page of `read_document`, 500 to 100,000."""
    false_flag_weight: Penalty = -0.15
    """Weight of `false_flag_rate`, at most 0."""
    must_not_say_weight: Penalty = -0.10
    """Weight of `must_not_say_rate`, at most 0."""
    min_deliverable_chars: Annotated[Count, Field(ge=0, le=1_000_000)] = 200
    """Visible characters that a deliverable needs to count."""
    judge_model: Annotated[str, Field(min_length=1)] | None = None
    """Set: each credited finding must be confirmed by this model; lab: it judges the criteria, beside the reward."""
    judge_gate: bool = True
    """Whether a judge that is set gates the credit."""
    judge_strict: bool = True
    """Whether a judge that fails withholds the finding credit of its rollout."""
    judge_votes: Annotated[Count, Field(ge=1, le=99)] = 3
    """Votes a rollout."""
    judge_max_retries: Annotated[Count, Field(ge=0, le=20)] = 2
    """Retries of a failed vote."""
    judge_base_url: str | None = None
    """The judge's endpoint; read only when `judge_model` is set."""
    judge_api_key_var: Variable = "JUDGE_API_KEY"
    """The environment variable that holds the judge's key; read only when `judge_model` is set."""
    tasks_root: Path | None = None
    """Another folder of tasks in the layout of the released ones; lab: the checkout's root, required."""
    split: Literal["released", "train", "heldout"] = "released"
    """The released matters, or a stream of variants: `train`, or `heldout` behind a salt of your own."""
    num_variants: Annotated[Count, Field(ge=1)] | None = None
    """How many variants of an endless split; without it the stream never ends."""
    variant_seed: Count = 0
    """Seed of the variants."""
    cured: tuple[Annotated[str, Field(pattern=r"^ISS-\d{3}$")], ...] | None = None
    """Exactly the issues that every variant cures (`[]`: none of them); without it each variant draws its own."""
    heldout_salt_var: Variable | None = None
    """The environment variable that holds the salt of the held-out split."""

    @field_validator("cured", mode="before")
    @classmethod
    def _one_is_a_list(cls, value: object) -> object:
        return (value,) if isinstance(value, str) and value else value

    @field_validator("task_id", "cured", mode="before")
    @classmethod
    def _listed(cls, value: object) -> object:
        """Read a list that came as text: JSON, or names with commas between them."""
        if not isinstance(value, str):
            return value
        if value.lstrip().startswith("["):
            return json.loads(value)
        return tuple(name.strip() for name in value.split(",") if name.strip()) if "," in value else value

    @field_validator("task_id")
    @classmethod
    def _each_once(cls, value: str | tuple[str, ...]) -> str | tuple[str, ...]:
        twice = [] if isinstance(value, str) else sorted({slug for slug in value if value.count(slug) > 1})
        if twice:
            raise ValueError(f"each slug once; found twice: {', '.join(twice)}")
        return value

    @model_validator(mode="after")
    def _is_available(self) -> "Arguments":
        if self.source not in SOURCES:
            raise ValueError(f"source: {self.source!r} is not available yet; allowed: {', '.join(SOURCES)}")
        if self.source == LAB and self.tasks_root is None:
            raise ValueError("tasks_root: missing; source lab needs the root of a LAB-style checkout: folders, each with a task.json")
        return self

    @model_validator(mode="after")
    def _fits_the_split(self) -> "Arguments":
        changed = [name for name in OF_VARIANTS if getattr(self, name) != Arguments.model_fields[name].default]
        if self.source == LAB and self.split != "released":
            raise ValueError(f"split: {self.split!r} with source lab; only source factory has variants")
        if self.split == "released" and changed:
            raise ValueError(f"split: 'released' has no variants, found {', '.join(changed)}; allowed with 'train' and 'heldout'")
        if (self.split == "heldout") != (self.heldout_salt_var is not None):
            raise ValueError(f"heldout_salt_var: {self.heldout_salt_var!r} with split {self.split!r}; 'heldout' needs it, and only that")
        if self.split != "released" and self.tasks_root is not None:
            raise ValueError(f"tasks_root: a folder of built tasks is played as it is, found split {self.split!r}; leave one of them out")
        return self

    @property
    def is_judged(self) -> bool:
        """Whether a judge gates the credit of memos."""
        return self.source == "factory" and self.judge_model is not None and self.judge_gate


ARGUMENT_NAMES = tuple(Arguments.model_fields)


def parse_arguments(raw: Mapping[str, object]) -> Arguments:
    """Return the checked arguments. Raises ConfigurationError with every problem at once.

    >>> parse_arguments({"page_chars": 2000}).page_chars
    2000
    """
    refuse_unknown(raw, ARGUMENT_NAMES)
    try:
        return Arguments.model_validate(dict(raw))
    except ValidationError as error:
        raise ConfigurationError("; ".join(_problem(entry, raw) for entry in error.errors())) from None


def refuse_unknown(given: Iterable[str], known: Sequence[str]) -> None:
    """Raise ConfigurationError that names each unknown argument with the nearest known one, and lists those.

    >>> refuse_unknown(["page_char"], ["page_chars", "task_id"])
    Traceback (most recent call last):
    ...
    ai_law_legal_agent_eval.errors.ConfigurationError: unknown argument 'page_char' (nearest: page_chars); known: page_chars, task_id
    """
    unknown = [str(name) for name in given if name not in known]
    if unknown:
        found = ", ".join(f"{name[:80]!r}{_nearest(name, known)}" for name in unknown)
        raise ConfigurationError(f"unknown argument {found}; known: {', '.join(known)}")


def selected_slugs(arguments: Arguments) -> tuple[str, ...]:
    """Return the slugs that `task_id` chooses, in the order given (`all`: in the tasks' order).

    Raises ConfigurationError for an unknown slug and lists the known ones.
    """
    known = slugs(arguments.tasks_root)
    if arguments.task_id == ALL_TASKS:
        return known
    chosen = (arguments.task_id,) if isinstance(arguments.task_id, str) else arguments.task_id
    for slug in chosen:
        if slug not in known:
            raise ConfigurationError(f"task_id: unknown task {slug[:80]!r}{_nearest(slug, known)}; known: all, {', '.join(known)}")
    return chosen


def split_seeds(arguments: Arguments) -> Iterator[int]:
    """Return the seeds of the variants that a run plays, endless without `num_variants`.

    Raises ConfigurationError when the variable that should hold the salt is empty.
    """
    salt = ""
    if arguments.heldout_salt_var is not None:
        salt = os.environ.get(arguments.heldout_salt_var, "")
        if len(salt) < MIN_SALT_CHARS:
            raise ConfigurationError(
                f"the environment variable {arguments.heldout_salt_var} holds {len(salt)} characters; "
                f"heldout needs a secret salt of {MIN_SALT_CHARS} or more"
            )
    return islice(seeds(arguments.split, arguments.variant_seed, salt), arguments.num_variants)


def _nearest(name: str, known: Sequence[str]) -> str:
    found = difflib.get_close_matches(name[:80], known, n=1)
    return f" (nearest: {found[0]})" if found else ""


def _problem(entry: Mapping[str, object], raw: Mapping[str, object]) -> str:
    where = entry["loc"]
    message = str(entry["msg"]).removeprefix("Value error, ")
    if not isinstance(where, tuple) or not where:
        return message
    return f"{where[0]}: {message} (found {raw.get(str(where[0]))!r:.80})"
