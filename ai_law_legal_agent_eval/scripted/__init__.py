"""Scripted agents and judges, and the loopback endpoint that plays them: a whole run without a key, a model or a network."""

from ai_law_legal_agent_eval.scripted.judges import JUDGES
from ai_law_legal_agent_eval.scripted.policies import POLICIES, Conversation, Move, ToolCall
from ai_law_legal_agent_eval.scripted.server import Endpoint

__all__ = ["JUDGES", "POLICIES", "Conversation", "Endpoint", "Move", "ToolCall"]
