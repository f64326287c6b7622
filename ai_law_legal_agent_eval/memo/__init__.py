"""The memo engine: what a memorandum earns, from its saved bytes and a matter's anchors alone."""

from ai_law_legal_agent_eval.memo.breakdown import Breakdown
from ai_law_legal_agent_eval.memo.gate import Ballot, GateRecord, JudgeOutcome, decide
from ai_law_legal_agent_eval.memo.index import MatterIndex
from ai_law_legal_agent_eval.memo.referral import Referral
from ai_law_legal_agent_eval.memo.reward import ExaminedRollout, ScoreOptions, Telemetry, examine_rollout, score
from ai_law_legal_agent_eval.memo.samples import check_samples
from ai_law_legal_agent_eval.memo.votes import MalformedVoteError, Vote, parse_vote

__all__ = [
    "Ballot",
    "Breakdown",
    "ExaminedRollout",
    "GateRecord",
    "JudgeOutcome",
    "MalformedVoteError",
    "MatterIndex",
    "Referral",
    "ScoreOptions",
    "Telemetry",
    "Vote",
    "check_samples",
    "decide",
    "examine_rollout",
    "parse_vote",
    "score",
]
