"""The judge of the gate: a strict model behind an OpenAI-compatible endpoint, heard in several votes."""

from ai_law_legal_agent_eval.judge.hearing import Heard, LegalJudgeConfig, MemoJudge, hear, hear_once, require_key

__all__ = ["Heard", "LegalJudgeConfig", "MemoJudge", "hear", "hear_once", "require_key"]
