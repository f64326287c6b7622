"""The judge of the gate: a strict model behind an OpenAI-compatible endpoint, heard in several votes."""

from ai_law_legal_agent_eval.judge.hearing import Heard, LegalJudgeConfig, gate_settings, hear, require_key
from ai_law_legal_agent_eval.judge.sharing import Shared

__all__ = ["Heard", "LegalJudgeConfig", "Shared", "gate_settings", "hear", "require_key"]
