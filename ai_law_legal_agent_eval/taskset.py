"""The tasks as the framework plays them: what an agent is told, what is kept of a rollout, how it is scored."""

import asyncio
import threading
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import verifiers.v1 as vf
from pydantic import ConfigDict, Field, PrivateAttr, model_validator

from ai_law_legal_agent_eval.arguments import ALL_TASKS, ARGUMENT_NAMES, LAB, Arguments, refuse_unknown, selected_slugs
from ai_law_legal_agent_eval.errors import ConfigurationError
from ai_law_legal_agent_eval.harness import LegalState, LegalTrace
from ai_law_legal_agent_eval.judge import LegalJudgeConfig, MemoJudge, hear_once, require_key
from ai_law_legal_agent_eval.keys import lock
from ai_law_legal_agent_eval.keys.canary import CANARY
from ai_law_legal_agent_eval.lab_rollout import LabRollout, lab_rows, prepare_record, require_judge_key, state_of_record
from ai_law_legal_agent_eval.memo import (
    ExaminedRollout,
    GateRecord,
    JudgeOutcome,
    MatterIndex,
    ScoreOptions,
    Telemetry,
    decide,
    examine_rollout,
)
from ai_law_legal_agent_eval.splits import Variant
from ai_law_legal_agent_eval.tasks import TaskFile, load_task, matters_root, tasks_root
from ai_law_legal_agent_eval.toolset import LegalToolset, LegalToolsetConfig
from ai_law_legal_agent_eval.workspace import SavedFile, WorkspaceState, call, open_for, open_task
from ai_law_legal_agent_eval.workspace.tools import SAVE_DELIVERABLE, TOOLS

DISTRIBUTION = "ai-law-legal-agent-eval"

GUIDANCE = (
    "You work through four tools. list_documents shows the record and what you have to deliver; read_document gives a "
    "document page by page; grep_documents searches the record; save_deliverable writes a Word file from Markdown.\n\n"
    "Only what you save under the exact name is reviewed; what you write in this chat is not. You may save as often as "
    "you like: the last version counts. The number of turns is limited, so save in time. When you are done, answer "
    "without a tool call."
)


@contextmanager
def as_value_error() -> Iterator[None]:
    """Turn a ConfigurationError into the ValueError that the framework's command line prints as one message."""
    try:
        yield
    except ConfigurationError as error:
        raise ValueError(str(error)) from None


class LegalTaskData(vf.TaskData):
    """What an agent may know of a task. It is written to every trace, so nothing of the answer key may ride on it."""

    slug: str
    deliverables: tuple[str, ...]


class LegalTaskConfig(vf.TaskConfig):
    """How tasks are played and scored. The run's arguments reach it from the taskset's config."""

    allow_host_code: bool = False
    """Let a harness that executes code run without a container, where it can read the installed answer keys."""

    judge: LegalJudgeConfig = LegalJudgeConfig()
    """How patient the gate is with its judge; which judge it is, the run's `judge_*` arguments say."""
    lab_criteria_per_call: int = Field(1, ge=1, le=200)
    """Criteria of a LAB task that one call of the judge decides; only those of one scope go together."""

    _arguments: Arguments = PrivateAttr(default_factory=Arguments)

    @property
    def arguments(self) -> Arguments:
        """The run's arguments."""
        return self._arguments

    def under(self, arguments: Arguments) -> "LegalTaskConfig":
        """Return this config with the run's arguments, and with the penalties weighted as they say."""
        weights = {"false_flag_rate": arguments.false_flag_weight, "must_not_say_rate": arguments.must_not_say_weight}
        penalties = {name: vf.RewardFunctionConfig(weight=weight) for name, weight in weights.items() if arguments.source != LAB}
        config: LegalTaskConfig = self.model_copy(update={"rewards": {**self.rewards, **penalties}, "judge": self._judge(arguments)})
        config._arguments = arguments
        return config

    def _judge(self, arguments: Arguments) -> LegalJudgeConfig:
        if self.judge.model not in ("", arguments.judge_model):
            raise ConfigurationError(f"task.judge.model is {self.judge.model!r}; choose the judge with judge_model")
        where = {} if arguments.judge_base_url is None else {"base_url": arguments.judge_base_url}
        chosen = {"model": arguments.judge_model or "", "api_key_var": arguments.judge_api_key_var, **where}
        judge: LegalJudgeConfig = self.judge.model_copy(update=chosen)
        return judge


class LegalTasksetConfig(Arguments, vf.TasksetConfig):
    """The run's arguments under `--env.taskset.*`, by the names that `load_environment` knows them by."""

    model_config = ConfigDict(frozen=False)

    task: LegalTaskConfig = LegalTaskConfig()
    tools: LegalToolsetConfig = LegalToolsetConfig()
    """Where the tool server runs that only a foreign harness needs."""

    @property
    def arguments(self) -> Arguments:
        """The run's arguments alone."""
        return Arguments.model_validate({name: getattr(self, name) for name in ARGUMENT_NAMES})

    @model_validator(mode="before")
    @classmethod
    def _name_the_unknown(cls, data: object) -> object:
        if isinstance(data, dict):
            with as_value_error():
                refuse_unknown([str(name).replace("-", "_") for name in data], list(cls.model_fields))
        return data

    @model_validator(mode="after")
    def _hand_arguments_on(self) -> "LegalTasksetConfig":
        arguments = self.arguments
        # A checkout is looked into when its tasks are loaded: saved rollouts can be scored again without it.
        if arguments.task_id != ALL_TASKS and arguments.source != LAB:
            with as_value_error():
                selected_slugs(arguments)
        with as_value_error():
            self.task = self.task.under(arguments)
            if arguments.is_judged:
                require_key(self.task.judge)
        return self


class LegalTask(vf.Task[LegalTaskData, LegalState, LegalTaskConfig], LabRollout):
    """One task of a run. What is measured of it is its source's: `LabRollout` has the measures of LAB tasks."""

    @property
    def key(self) -> str:
        """The slug: stable over versions of the prompt."""
        return self.data.slug

    @property
    def root(self) -> str | None:
        """The folder of tasks that the run names, if it names one."""
        root = self.config.arguments.tasks_root
        return None if root is None else str(root)

    @property
    def is_lab(self) -> bool:
        """Whether it is a task of a LAB-style checkout."""
        return bool(self.config.arguments.source == LAB)

    def hooks(self, attr: str) -> list[Any]:
        """Return the framework's hooks of that kind, without the measures of other sources."""
        foreign = hook_names(LegalTask) if self.is_lab else hook_names(LabRollout)
        return [hook for hook in super().hooks(attr) if attr == "stop" or hook.__name__ not in foreign]

    async def setup(self, trace: LegalTrace, runtime: vf.Runtime) -> None:
        """Check that the agent cannot read the answer keys, parse the record, open an empty workspace."""
        agent = trace.agent.config
        harness = agent.harness
        if harness is not None:
            refuse_host_code(harness, agent.runtime, is_allowed=self.config.allow_host_code)
        workspace = self._empty_workspace(agent.max_turns)
        if self.is_lab:
            await asyncio.to_thread(prepare_record, workspace)
        else:
            await asyncio.to_thread(_matter_index, self.data.slug, self.root)
        trace.info |= _package() if self.is_lab else _provenance(self.data.slug, self.root)
        trace.state.workspace = workspace

    @vf.stop
    async def count_turns(self, trace: LegalTrace) -> bool:
        """Tell the workspace which turn begins; never stops. It runs before each model call, whatever the harness."""
        turns = {"turns_used": trace.num_turns + 1}
        trace.state.workspace = trace.state.workspace.model_copy(update=turns)
        return False

    async def finalize(self, trace: LegalTrace, runtime: vf.Runtime) -> None:
        """Copy what is scored into the trace: a state is not saved, and a re-score must not need one."""
        workspace = trace.state.workspace
        if workspace.slug != self.data.slug:
            raise vf.TaskError(f"{self.data.slug}: the workspace was never opened; nothing can be scored")
        trace.info["deliverables"] = {name: saved.model_dump() for name, saved in sorted(workspace.saved.items())}
        trace.info["telemetry"] = self._telemetry(trace)
        if self.is_lab:
            trace.info["record"] = await asyncio.to_thread(state_of_record, workspace)

    @vf.metric
    async def memo(self, trace: LegalTrace) -> Mapping[str, float]:
        """Score the rollout once, keep the breakdown in the trace, and report every measure of it."""
        trace.info |= _provenance(self.data.slug, self.root)  # a re-score of a saved trace may have other files
        rollout = await asyncio.to_thread(self._examined, trace.info, _chat(trace))
        verdict = await self._verdict(rollout, trace)
        breakdown = await asyncio.to_thread(rollout.breakdown, verdict)
        trace.info["breakdown"] = breakdown.as_json()
        return dict(breakdown.metrics)

    @vf.reward(weight=0.4)
    async def deliverable_complete(self, trace: LegalTrace) -> float:
        """Share of the declared deliverables that count as delivered, 0..1."""
        return _rate(trace, "deliverable_complete")

    @vf.reward(weight=0.6)
    async def finding_recall(self, trace: LegalTrace) -> float:
        """Credited findings over all findings, 0..1, less what the memo escalates though it is cured."""
        return _rate(trace, "finding_recall")

    @vf.reward(weight=-0.15)
    async def false_flag_rate(self, trace: LegalTrace) -> float:
        """Share of the matters raised without cause, 0..1; the weight is a penalty."""
        return _rate(trace, "false_flag_rate")

    @vf.reward(weight=-0.10)
    async def must_not_say_rate(self, trace: LegalTrace) -> float:
        """Share of the wrong claims that the memo makes, 0..1; the weight is a penalty."""
        return _rate(trace, "must_not_say_rate")

    async def validate(self, runtime: vf.Runtime) -> bool | None:
        """Whether the reference memo, saved as an agent would, earns the maximum, and an empty workspace does not."""
        return await asyncio.to_thread(self._is_sound)

    def _is_sound(self) -> bool:
        if self.is_lab:
            return self.is_deliverable(self._empty_workspace(None))
        task = open_task(self.data.slug, self.root)
        workspace = self._empty_workspace(None)
        untouched = self._examined_files(workspace.saved).breakdown()
        for name in self.data.deliverables:
            arguments = {"filename": name, "content": task.memos["memo"]}
            workspace, _ = call(task, workspace, SAVE_DELIVERABLE.name, arguments)
        solved = self._examined_files(workspace.saved).breakdown()
        return bool(solved.metrics["all_pass"] == 1.0 and untouched.reward < solved.reward)

    def _empty_workspace(self, max_turns: int | None) -> WorkspaceState:
        arguments = self.config.arguments
        return WorkspaceState(
            source=arguments.source,
            slug=self.data.slug,
            tasks_root=self.root,
            page_chars=arguments.page_chars,
            min_deliverable_chars=arguments.min_deliverable_chars,
            max_turns=max_turns,
        )

    def _telemetry(self, trace: LegalTrace) -> dict[str, Any]:
        workspace = trace.state.workspace
        names = open_for(workspace).document_names
        called = Counter(call.name for message in trace.assistant_messages for call in message.tool_calls or ())
        return {
            "turns_used": trace.num_turns,
            "documents_read": sum(name in workspace.opened for name in names) / len(names) if names else 0.0,
            "pages_opened": {name: list(pages) for name, pages in sorted(workspace.opened.items())},
            "tool_calls": {name: called[name] for name in TOOLS},
            "unknown_tool_calls": sum(count for name, count in called.items() if name not in TOOLS),
        }

    async def _verdict(self, rollout: ExaminedRollout, trace: LegalTrace) -> JudgeOutcome | None:
        """What the judge says of the credited findings; None without one. Calls and usage go to the trace, apart from the agent's."""
        arguments, config = self.config.arguments, self.config.judge
        if not arguments.is_judged:
            return None
        judge = MemoJudge(config)
        settings = GateRecord(config.model, judge.prompt_sha256, arguments.judge_votes, arguments.judge_strict)
        if not rollout.credited:
            return JudgeOutcome(frozenset(), record=settings)
        referral = rollout.referral()
        heard = await hear_once(judge, referral, votes=arguments.judge_votes, max_retries=arguments.judge_max_retries)
        for made in heard.claim():
            trace.record_judge_call(name=made.name, request=made.request, response=made.response)
        return await asyncio.to_thread(decide, heard.ballot, rollout.quotable, referral.asked, settings)

    def _examined(self, info: Mapping[str, Any], chat: str) -> ExaminedRollout:
        if "deliverables" not in info or "telemetry" not in info:
            raise vf.TaskError(f"{self.data.slug}: the trace holds no copy of the deliverables; nothing can be scored")
        saved = {name: SavedFile.model_validate(file) for name, file in info["deliverables"].items()}
        known = {name: info["telemetry"][name] for name in ("turns_used", "documents_read")}
        return self._examined_files(saved, chat=chat, telemetry=Telemetry(**known))

    def _examined_files(self, saved: Mapping[str, SavedFile], *, chat: str = "", telemetry: Telemetry | None = None) -> ExaminedRollout:
        arguments = self.config.arguments
        options = ScoreOptions(
            false_flag_weight=arguments.false_flag_weight,
            must_not_say_weight=arguments.must_not_say_weight,
            min_deliverable_chars=arguments.min_deliverable_chars,
        )
        files = {name: saved[name].data if name in saved else None for name in self.data.deliverables}
        index = _matter_index(self.data.slug, self.root)
        return examine_rollout(files, index, options=options, chat=chat, telemetry=telemetry)


class LegalTaskset(vf.Taskset[LegalTask, LegalTasksetConfig]):  # type: ignore[type-var]  # the bound is invariant
    """The tasks that a run chooses: the released ones, or a stream of variants, each built when it is first played."""

    def __init__(self, config: LegalTasksetConfig) -> None:
        super().__init__(config)
        self.INFINITE = config.split != "released" and config.num_variants is None

    def load(self) -> Iterable[LegalTask]:
        """Return the chosen tasks. Raises ConfigurationError for an unknown one, or for a salt that is not there."""
        arguments = self.config.arguments
        if arguments.source == LAB:
            require_judge_key(arguments)
            return (LegalTask(LegalTaskData(**row), self.config.task) for row in lab_rows(arguments))
        if arguments.split == "released":
            return (self._task(load_task(slug, arguments.tasks_root).file) for slug in selected_slugs(arguments))
        from ai_law_legal_agent_eval.factory.variants import chosen_variants, variant_task_file  # noqa: PLC0415 - needs the extra `factory`

        variants = chosen_variants(arguments)
        return (self._task(variant_task_file(matters_root() / variant.matter, variant)) for variant in variants)

    def _task(self, file: TaskFile) -> LegalTask:
        data = LegalTaskData(
            id=file.scenario_id,
            name=file.slug,
            description=file.title,
            prompt=f"{file.instruction}\n\n{GUIDANCE}",
            slug=file.slug,
            deliverables=file.deliverables,
        )
        return LegalTask(data, self.config.task)

    @classmethod
    def toolsets(cls, config: LegalTasksetConfig) -> list[vf.Toolset[Any, Any]]:
        """The tool server for foreign harnesses; the environment starts it only for one."""
        return [LegalToolset(config.tools.model_copy(update={"source": config.source}))]


def hook_names(owner: type) -> frozenset[str]:
    """Return the names of the metrics and rewards that a class itself defines."""
    return frozenset(name for name, member in vars(owner).items() if hasattr(member, "metric") or hasattr(member, "reward"))


def refuse_host_code(harness: vf.HarnessConfig, runtime: object, *, is_allowed: bool) -> None:
    """Raise ConfigurationError for a harness that would run a model's code where the answer keys are installed."""
    if is_allowed or not isinstance(runtime, vf.SubprocessConfig):
        return
    if not vf.load_harness(harness).EXECUTES_CODE:
        return
    raise ConfigurationError(
        f"harness {harness.id!r} executes code and would run on this machine, where it can read the answer keys; "
        "run it in a container (--env.agent.runtime.type docker), choose a harness without code execution, or accept "
        "it with --env.taskset.task.allow-host-code"
    )


def package_version() -> str:
    """Return the installed version, or "unknown" in a bare checkout."""
    try:
        return version(DISTRIBUTION)
    except PackageNotFoundError:
        return "unknown"


def _chat(trace: LegalTrace) -> str:
    return "\n\n".join(message.content for message in trace.assistant_messages if message.content)


def _rate(trace: LegalTrace, name: str) -> float:
    return float(trace.info["breakdown"]["rewards"][name]["score"])


@lru_cache(maxsize=1)
def _code_files() -> Mapping[str, str]:
    """The digests of the scoring modules: a process scores with those that it has loaded."""
    return lock.code_files()


@lru_cache(maxsize=64)
def _cured(slug: str) -> list[str]:
    return [finding.id for finding in open_task(slug).anchors.findings if finding.status == "cured"]


def _package() -> Mapping[str, Any]:
    """What made a trace: all that one of source lab depends on here."""
    return {"canary": CANARY, "package": {"name": DISTRIBUTION, "version": package_version()}}


def _provenance(slug: str, root: str | None) -> Mapping[str, Any]:
    """What the score of a task depends on, for the trace: the package, the lock, and the files as they are on disk.

    The digests are cut to 16 digits: they tell files apart, and `verify` compares whole ones.
    """
    folder = Path(root) if root else tasks_root()
    variant = None if root else Variant.parse(slug)
    own = lock.task_files(open_task(slug, root).folder)
    files = {**_code_files(), **own}
    digest = lock.lock_digest(folder)
    frozen = lock.load_lock(folder).files if digest else files
    if variant:
        frozen = {**frozen, **own}  # no lock lists what is drawn: a variant's name says which files it has
    return {
        **({"variant": {"matter": variant.matter, "cured": _cured(slug), "seed": f"{variant.seed:016x}"}} if variant else {}),
        **_package(),
        "lock_sha256": digest,
        "lock_drift": [name for name, found in files.items() if frozen.get(name) != found],
        "scored_files": {name: found[:16] for name, found in files.items()},
    }


_indexing = threading.Lock()


def _matter_index(slug: str, root: str | None) -> MatterIndex:
    with _indexing:
        return _built_index(slug, root)


@lru_cache(maxsize=64)
def _built_index(slug: str, root: str | None) -> MatterIndex:
    task = open_task(slug, root)
    return MatterIndex.build(task.anchors, task.rubric, task.record.documents)
