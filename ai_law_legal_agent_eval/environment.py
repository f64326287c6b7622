"""The environment: its defaults, and `load_environment` for those who come from Python."""

import contextlib
from collections.abc import AsyncIterator
from typing import Any

import verifiers.v1 as vf
from pydantic import model_validator

from ai_law_legal_agent_eval.arguments import DEFAULT_MAX_TURNS, parse_arguments
from ai_law_legal_agent_eval.errors import ConfigurationError
from ai_law_legal_agent_eval.harness import LegalHarnessConfig
from ai_law_legal_agent_eval.judge import require_key
from ai_law_legal_agent_eval.taskset import DISTRIBUTION, LegalTaskConfig, LegalTasksetConfig, as_value_error, refuse_host_code


class LegalEnvConfig(vf.EnvConfig):
    """One agent on this machine with the package's own harness, and the run's turn budget."""

    agent: vf.AgentConfig = vf.AgentConfig(runtime=vf.SubprocessConfig(), max_turns=DEFAULT_MAX_TURNS)

    @model_validator(mode="after")
    def _set_turn_budget(self) -> "LegalEnvConfig":
        """`taskset.max_turns` is the argument; the framework counts by `agent.max_turns`. Either may be given."""
        asked = self.taskset.max_turns if isinstance(self.taskset, LegalTasksetConfig) else DEFAULT_MAX_TURNS
        if asked == DEFAULT_MAX_TURNS:
            return self
        if self.agent.max_turns not in (DEFAULT_MAX_TURNS, asked):
            raise ValueError(f"max_turns is given twice: taskset.max_turns {asked}, agent.max_turns {self.agent.max_turns}; give one")
        self.agent = self.agent.model_copy(update={"max_turns": asked})
        return self

    @model_validator(mode="after")
    def _keep_answer_keys_safe(self) -> "LegalEnvConfig":
        task = self.taskset.task
        if self.agent.harness is None or not isinstance(task, LegalTaskConfig):
            return self
        with as_value_error():
            refuse_host_code(self.agent.harness, self.agent.runtime, is_allowed=task.allow_host_code)
        return self


class LegalEnv(vf.SingleAgentEnv, vf.Env[LegalEnvConfig]):
    """One agent plays one task at a time; the tool server starts only for a foreign harness."""

    @contextlib.asynccontextmanager
    async def shared_tools(self) -> AsyncIterator[dict[str, Any]]:
        """Serve the tools over MCP unless every agent runs the package's own harness."""
        if all(isinstance(harness, LegalHarnessConfig) for harness in self.config.agent_harnesses().values()):
            yield {}
            return
        async with super().shared_tools() as shared:
            yield shared


def load_environment(**arguments: object) -> LegalEnv:
    """Return the environment for these arguments (see `arguments.Arguments` for names, defaults and meanings).

    Raises ConfigurationError for an unknown argument, a value out of range, an unknown task, a judge without its key, or a
    feature that is not there yet.
    """
    chosen = parse_arguments(arguments)
    if chosen.is_judged:
        require_key(LegalTaskConfig().under(chosen).judge)
    taskset = {"id": DISTRIBUTION, **chosen.model_dump(exclude_unset=True)}
    environment = vf.load_environment(vf.resolve_env_config({"taskset": taskset}))
    if not isinstance(environment, LegalEnv):
        raise ConfigurationError(f"another package answers to {DISTRIBUTION}; found {type(environment).__module__}")
    return environment
