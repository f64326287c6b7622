"""The memo engine: what a memorandum earns, from its saved bytes and a matter's anchors alone."""

from ai_law_legal_agent_eval.memo.breakdown import Breakdown
from ai_law_legal_agent_eval.memo.index import MatterIndex
from ai_law_legal_agent_eval.memo.reward import JudgeOutcome, ScoreOptions, Telemetry, score
from ai_law_legal_agent_eval.memo.samples import check_samples

__all__ = ["Breakdown", "JudgeOutcome", "MatterIndex", "ScoreOptions", "Telemetry", "check_samples", "score"]
