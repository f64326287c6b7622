"""The memo engine: what a memorandum earns, from its saved bytes and a matter's anchors alone."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ai_law_legal_agent_eval.memo.breakdown import Breakdown
    from ai_law_legal_agent_eval.memo.index import MatterIndex
    from ai_law_legal_agent_eval.memo.reward import JudgeOutcome, ScoreOptions, Telemetry, score
    from ai_law_legal_agent_eval.memo.samples import check_samples

_HOMES = {
    "Breakdown": "breakdown",
    "JudgeOutcome": "reward",
    "MatterIndex": "index",
    "ScoreOptions": "reward",
    "Telemetry": "reward",
    "check_samples": "samples",
    "score": "reward",
}

__all__ = ["Breakdown", "JudgeOutcome", "MatterIndex", "ScoreOptions", "Telemetry", "check_samples", "score"]


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
