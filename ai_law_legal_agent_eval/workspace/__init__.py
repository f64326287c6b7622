"""A task's tools over its state: what an agent can read, search and save."""

from ai_law_legal_agent_eval.workspace.schema import Parameter, ToolSchema
from ai_law_legal_agent_eval.workspace.state import SavedFile, WorkspaceState
from ai_law_legal_agent_eval.workspace.tools import SCHEMAS, SCHEMAS_OF, OpenTask, call, call_json, open_for, open_task

__all__ = [
    "SCHEMAS",
    "SCHEMAS_OF",
    "OpenTask",
    "Parameter",
    "SavedFile",
    "ToolSchema",
    "WorkspaceState",
    "call",
    "call_json",
    "open_for",
    "open_task",
]
