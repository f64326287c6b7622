"""The tool server for foreign harnesses: the workspace's tools over MCP, on the rollout's own state."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

import verifiers.v1 as vf

from ai_law_legal_agent_eval.harness import LegalState
from ai_law_legal_agent_eval.workspace import SCHEMAS_OF, ToolSchema, call, open_for

if TYPE_CHECKING:
    from mcp.server.mcpserver import MCPServer
    from mcp.server.mcpserver.tools import Tool

Answer = Callable[[Mapping[str, Any]], Awaitable[str]]


class LegalToolsetConfig(vf.SharedToolsetConfig):
    """Where the tool server runs and whose tools it offers; it learns its task from the rollout's state."""

    source: str = "factory"
    """Set from the run's argument of that name."""


class LegalToolset(vf.Toolset[LegalToolsetConfig, LegalState]):
    """One server for all rollouts of a run; each call works on the state of the rollout that made it."""

    TOOL_PREFIX = None

    def register(self, mcp: "MCPServer") -> None:
        """Offer every tool of the workspace under its bare name and with the workspace's own schema."""
        locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        for schema in SCHEMAS_OF[self.config.source]:
            # The public `add_tool` derives a schema from a signature and checks arguments against it before we see
            # them; the workspace has its own schema and answers wrong arguments itself.
            mcp._tool_manager._tools[schema.name] = _mcp_tool(schema, self._answer(schema.name, locks))

    def _answer(self, name: str, locks: WeakValueDictionary[str, asyncio.Lock]) -> Answer:
        async def answer(arguments: Mapping[str, Any]) -> str:
            workspace = self.state.workspace
            task = await asyncio.to_thread(open_for, workspace)
            self.state.workspace, text = await asyncio.to_thread(call, task, workspace, name, arguments)
            return text

        on_fresh_state = self._with_state(answer)

        async def one_at_a_time(arguments: Mapping[str, Any]) -> str:
            # State is read and written whole: of two parallel calls of one rollout the first would be lost.
            rollout = self._state_channel()[2] or ""
            lock = locks.setdefault(rollout, asyncio.Lock())
            async with lock:
                return str(await on_fresh_state(arguments))

        return one_at_a_time


def _mcp_tool(schema: ToolSchema, answer: Answer) -> "Tool":
    # Imported late: only the server's own process needs the MCP library.
    from mcp.server.mcpserver.tools import Tool  # noqa: PLC0415
    from mcp.server.mcpserver.utilities.func_metadata import ArgModelBase, FuncMetadata  # noqa: PLC0415

    class AsGiven(FuncMetadata):
        """Hands a call's arguments to the tool as they came."""

        async def call_fn_with_arg_validation(
            self, fn: Callable[..., Any], fn_is_async: bool, arguments_to_validate: dict[str, Any], *_: Any, **__: Any
        ) -> Any:
            return await fn(arguments_to_validate)

    return Tool(
        fn=answer,
        name=schema.name,
        description=schema.description,
        parameters=schema.json_schema,
        fn_metadata=AsGiven(arg_model=ArgModelBase),
        is_async=True,
    )


if __name__ == "__main__":
    LegalToolset.run()
