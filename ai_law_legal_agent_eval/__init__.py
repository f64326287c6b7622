"""AI Law Legal Agent Eval: export-control memo tasks for language-model agents, scored from evidence.

The names below load on first use, so that importing the engine does not import the framework (seconds).
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ai_law_legal_agent_eval.environment import LegalEnv, load_environment
    from ai_law_legal_agent_eval.harness import LegalHarness
    from ai_law_legal_agent_eval.taskset import LegalTaskset

# The framework takes the one taskset, the one environment and the one harness named here as the package's own.
__all__ = ["LegalEnv", "LegalHarness", "LegalTaskset", "load_environment"]

_HOMES = {
    "LegalEnv": "environment",
    "LegalHarness": "harness",
    "LegalTaskset": "taskset",
    "load_environment": "environment",
}


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
