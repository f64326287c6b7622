"""The judge gate without agents: saved memos, and the scripted judges that are put over them."""

from pathlib import Path
from typing import Any

import verifiers.v1 as vf
from shell_world import REFERENCE

from ai_law_legal_agent_eval import load_environment
from ai_law_legal_agent_eval.deliverables import word_from_markdown
from ai_law_legal_agent_eval.taskset import LegalTask
from ai_law_legal_agent_eval.workspace import SavedFile

ORION = "orion-compute-001"
SIX = {f"ISS-00{number}" for number in range(1, 7)}
NOBODY = "http://127.0.0.1:9/v1"
IMPATIENT = {"retry_pause_s": 0.0, "timeout_s": 60.0}
SHORT_S = 0.3
"""Less than the slow judge takes."""


def numbered(number: int) -> str:
    """The tiny matter's reference memo, told apart from its like by a line that says nothing."""
    return f"{REFERENCE}\nThis is copy {number} of the memo, for the file of the partner in charge.\n"


def task_under(judge: str | None, base_url: str = NOBODY, *, root: Path | None = None, **arguments: Any) -> LegalTask:
    """One task whose gate makes no pauses, and has little patience with the slow judge."""
    where = {} if root is None else {"tasks_root": root}
    chosen = {} if judge is None else {"judge_model": judge, "judge_base_url": base_url}
    [task] = list(load_environment(**where, **chosen, **arguments).taskset)
    task.config.judge = task.config.judge.model_copy(update=IMPATIENT | ({"timeout_s": SHORT_S} if judge == "scripted/judge-slow" else {}))
    return task


def saved_trace(task: LegalTask, markdown: str | None = REFERENCE) -> vf.WireTrace:
    """What a rollout that saved this memo leaves; None saved nothing."""
    [name] = task.data.deliverables
    data = None if markdown is None else word_from_markdown(markdown, title="Memo")
    files = {} if data is None else {name: SavedFile.of(data, visible_chars=len(data), is_declared=True).model_dump()}
    return vf.WireTrace.model_validate(
        {
            "task": {"type": "LegalTask", "key": task.key, "data": task.data.model_dump()},
            "agent": {"config": {}},
            "info": {"deliverables": files, "telemetry": {"turns_used": 1, "documents_read": 1.0}},
        }
    )


async def scored(task: LegalTask, markdown: str | None = REFERENCE) -> vf.WireTrace:
    """A saved rollout as the task scores it."""
    trace = saved_trace(task, markdown)
    await task.score(trace)
    return trace


def credited(trace: vf.WireTrace) -> set[str]:
    return {item["id"] for item in trace.info["breakdown"]["findings"] if item["outcome"] == "credited"}
