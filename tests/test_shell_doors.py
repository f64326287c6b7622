"""What the package shows to the framework: its names, its arguments, its two doors to the same tools."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import verifiers.v1 as vf
from mcp.server.mcpserver import MCPServer
from pydantic import ValidationError
from shell_world import LEDGER, MEMO, REFERENCE, SLUG, build_world

import ai_law_legal_agent_eval as package
from ai_law_legal_agent_eval import load_environment
from ai_law_legal_agent_eval.arguments import ARGUMENT_NAMES, Arguments, parse_arguments
from ai_law_legal_agent_eval.environment import LegalEnvConfig
from ai_law_legal_agent_eval.errors import ConfigurationError
from ai_law_legal_agent_eval.harness import CHAT_TOOLS, LegalState
from ai_law_legal_agent_eval.taskset import DISTRIBUTION, LegalTaskset, LegalTasksetConfig
from ai_law_legal_agent_eval.toolset import LegalToolset, LegalToolsetConfig
from ai_law_legal_agent_eval.workspace import WorkspaceState

OTHER = "tiny-matter-002"


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_world(tmp_path_factory.mktemp("tasks"), (SLUG, OTHER))


def config(**env: Any) -> LegalEnvConfig:
    resolved = vf.resolve_env_config({**env, "taskset": {"id": DISTRIBUTION, **env.get("taskset", {})}})
    assert isinstance(resolved, LegalEnvConfig)
    return resolved


def test_the_package_has_one_plugin_of_each_kind() -> None:
    for kind in (vf.Taskset, vf.Env, vf.Harness):
        exported = [getattr(package, name) for name in package.__all__]
        assert len([item for item in exported if isinstance(item, type) and issubclass(item, kind)]) == 1
    assert set(package.__all__) <= set(dir(package))
    with pytest.raises(AttributeError, match="no attribute 'LegalThing'"):
        _ = package.LegalThing


def test_the_package_itself_imports_no_framework() -> None:
    code = "import sys, ai_law_legal_agent_eval.workspace; sys.exit(any(m.startswith('verifiers') for m in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_the_defaults_run_on_this_machine_with_our_harness() -> None:
    default = config()
    assert isinstance(default.agent.runtime, vf.SubprocessConfig)
    assert default.agent.max_turns == 30
    assert [harness.id for harness in default.agent_harnesses().values()] == [DISTRIBUTION]
    assert vf.default_harness_id(DISTRIBUTION) == DISTRIBUTION
    assert vf.environment_class(DISTRIBUTION) is package.LegalEnv


def test_every_argument_is_a_field_of_the_taskset_under_its_own_name() -> None:
    fields = LegalTasksetConfig.model_fields
    assert {name: fields[name].default for name in ARGUMENT_NAMES} == Arguments().model_dump()


CHOICES = [("all", [SLUG, OTHER]), (OTHER, [OTHER]), ([OTHER, SLUG], [OTHER, SLUG]), (f"{SLUG},{OTHER}", [SLUG, OTHER])]
CHOICES += [(json.dumps([OTHER]), [OTHER])]


@pytest.mark.parametrize(("task_id", "slugs"), CHOICES)
def test_tasks_are_chosen_by_slug(root: Path, task_id: object, slugs: list[str]) -> None:
    taskset = load_environment(tasks_root=root, task_id=task_id).taskset
    assert [task.data.slug for task in taskset] == slugs


REFUSED: dict[str, tuple[dict[str, object], str]] = {
    "an unknown argument": ({"page_char": 1}, r"'page_char' \(nearest: page_chars\); known: source, task_id"),
    "an unknown task": ({"task_id": "tiny-matter-003"}, f"known: all, {SLUG}, {OTHER}"),
    "one unknown task of two": ({"task_id": [SLUG, "x"]}, "unknown task 'x'"),
    "the same task twice": ({"task_id": [SLUG, SLUG]}, "each slug once"),
    "a reward for false flags": ({"false_flag_weight": 0.1}, "false_flag_weight"),
    "a reward for wrong claims": ({"must_not_say_weight": 1}, "must_not_say_weight"),
    "a page too small": ({"page_chars": 499}, "500"),
    "a page too large": ({"page_chars": 100_001}, "100000"),
    "no turns": ({"max_turns": 0}, "max_turns"),
    "a judge without its key": ({"judge_model": "some/model"}, "environment variable JUDGE_API_KEY is not set"),
    "another source": ({"source": "playbook"}, "not available yet; allowed: factory, lab"),
    "no source at all": ({"source": "attic"}, "'factory', 'lab', 'playbook' or 'discovery'"),
    "a held-out split without its salt": ({"split": "heldout"}, "heldout_salt_var"),
    "variants of released tasks": ({"num_variants": 3}, "'released' has no variants, found num_variants"),
    "cured issues of released tasks": ({"cured": []}, "'released' has no variants, found cured"),
    "a salt for training": ({"split": "train", "heldout_salt_var": "SALT"}, "heldout_salt_var"),
    "variants of built tasks": ({"split": "train"}, "tasks_root"),
    "a wrong issue": ({"cured": ["one"]}, "cured"),
    "two mistakes": ({"page_chars": "many", "max_turns": -1}, "page_chars.*"),
}


@pytest.mark.parametrize(("arguments", "message"), REFUSED.values(), ids=REFUSED)
def test_a_wrong_argument_is_refused_before_any_rollout(root: Path, arguments: dict[str, object], message: str) -> None:
    with pytest.raises((ConfigurationError, ValidationError), match=message):
        load_environment(tasks_root=root, **arguments)


def test_the_command_lines_unknown_argument_is_named_too() -> None:
    with pytest.raises(ValidationError, match=r"'page_char' \(nearest: page_chars\); known: .*task_id"):
        config(taskset={"page-char": 600})


def test_a_missing_folder_of_tasks_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ConfigurationError, match="no such folder"):
        list(load_environment(tasks_root=tmp_path / "nothing").taskset)


def test_text_from_a_command_line_is_understood() -> None:
    parsed = parse_arguments({"page_chars": "700", "false_flag_weight": "-0.2", "judge_gate": "false", "task_id": '["a"]'})
    assert (parsed.page_chars, parsed.false_flag_weight, parsed.judge_gate, parsed.task_id) == (
        700,
        -0.2,
        False,
        ("a",),
    )


def test_the_turn_budget_may_be_given_on_either_side() -> None:
    assert config(taskset={"max_turns": 8}).agent.max_turns == 8
    assert config(agent={"max_turns": 8}).agent.max_turns == 8
    assert isinstance(config(agent={"max_turns": 8}).agent.runtime, vf.SubprocessConfig)
    with pytest.raises(ValidationError, match="given twice"):
        config(taskset={"max_turns": 8}, agent={"max_turns": 9})
    assert config().agent.max_turns == 30


def test_a_saved_config_loads_as_it_was() -> None:
    saved = config(taskset={"max_turns": 8, "false_flag_weight": -0.5, "page_chars": 900})
    loaded = vf.resolve_env_config(json.loads(saved.model_dump_json()))
    assert loaded.model_dump() == saved.model_dump()
    assert isinstance(loaded.taskset, LegalTasksetConfig)
    assert loaded.taskset.task.arguments == saved.taskset.task.arguments  # type: ignore[attr-defined]


def test_one_run_does_not_change_the_defaults_of_the_next() -> None:
    config(taskset={"max_turns": 8, "false_flag_weight": -0.5})
    taskset = config().taskset
    assert isinstance(taskset, LegalTasksetConfig)
    assert taskset.task.arguments == Arguments()


@pytest.mark.parametrize("harness", ["bash", "codex"])
def test_a_harness_that_executes_code_needs_a_container(harness: str) -> None:
    with pytest.raises(ValidationError, match="executes code"):
        config(agent={"harness": {"id": harness}})
    boxed = config(agent={"harness": {"id": harness}, "runtime": {"type": "docker"}})
    assert boxed.agent.runtime.type == "docker"
    accepted = config(agent={"harness": {"id": harness}}, taskset={"task": {"allow_host_code": True}})
    assert accepted.agent.harness is not None


def test_a_harness_that_only_talks_may_run_here() -> None:
    assert config(agent={"harness": {"id": "null"}}).agent.harness is not None


async def test_the_tool_server_starts_only_for_a_foreign_harness(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started = []
    monkeypatch.setattr(LegalTaskset, "toolsets", classmethod(lambda cls, config: started.append(config) or []))
    async with load_environment(tasks_root=root).shared_tools() as shared:
        assert (shared, started) == ({}, [])
    foreign = vf.load_environment(config(agent={"harness": {"id": "null"}}, taskset={"tasks_root": root}))
    async with foreign.shared_tools():
        assert started


class Server(LegalToolset):
    """The tool server with its rollout's state at hand instead of behind a channel."""

    def __init__(self, state: LegalState) -> None:
        super().__init__(LegalToolsetConfig())
        self.rollout = state

    async def _pull_state(self) -> LegalState:
        copy = LegalState.model_validate_json(self.rollout.model_dump_json())
        await asyncio.sleep(0.01)
        return copy

    async def _push_state(self, before: bytes) -> None:
        self.rollout = LegalState.model_validate_json(self._state_adapter.dump_json(self.state))


@pytest.fixture
def server(root: Path) -> Server:
    return Server(LegalState(workspace=WorkspaceState(slug=SLUG, tasks_root=str(root))))


async def answer(server: Server, name: str, arguments: dict[str, Any]) -> str:
    mcp = MCPServer("test")
    server.register(mcp)
    result: Any = await mcp.call_tool(name, arguments)
    return str(result.content[0].text)


async def test_both_doors_offer_the_same_tools(server: Server) -> None:
    mcp = MCPServer("test")
    server.register(mcp)
    offered = [(tool.name, tool.description, tool.input_schema) for tool in await mcp.list_tools()]
    functions: list[Any] = [tool["function"] for tool in CHAT_TOOLS]
    assert offered == [(tool["name"], tool["description"], tool["parameters"]) for tool in functions]


async def test_the_tool_server_works_on_the_rollouts_state(server: Server) -> None:
    assert LEDGER in await answer(server, "list_documents", {})
    assert "page 1 of" in await answer(server, "read_document", {"name": LEDGER})
    assert MEMO in await answer(server, "save_deliverable", {"filename": MEMO, "content": REFERENCE})
    assert set(server.rollout.workspace.saved) == {MEMO}
    assert server.rollout.workspace.opened == {LEDGER: (1,)}


async def test_the_tool_server_answers_a_mistake_in_the_same_words(server: Server) -> None:
    assert "needs the argument name" in await answer(server, "read_document", {})
    assert "must be a whole number" in await answer(server, "read_document", {"name": LEDGER, "page": "[1]"})
    assert "has no argument 'folder'" in await answer(server, "list_documents", {"folder": "x"})
    assert await answer(server, "save_deliverable", {"filename": "a.md", "content": '["JSON is text here"]'})
    assert server.rollout.workspace.saved["a.md"].data == b'["JSON is text here"]'


async def test_parallel_calls_of_one_rollout_lose_nothing(server: Server) -> None:
    mcp = MCPServer("test")
    server.register(mcp)
    files = [f"note-{number}.md" for number in range(5)]
    calls = (mcp.call_tool("save_deliverable", {"filename": name, "content": "a"}) for name in files)
    await asyncio.gather(*calls)
    assert set(server.rollout.workspace.saved) == set(files)
