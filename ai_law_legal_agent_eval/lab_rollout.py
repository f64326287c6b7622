"""LAB tasks as the framework plays them: what an agent is told, and the measures of a rollout, all with the prefix `lab_`."""

import asyncio
import logging
import os
from collections.abc import Iterator, Mapping
from typing import Any

import verifiers.v1 as vf

from ai_law_legal_agent_eval.arguments import Arguments
from ai_law_legal_agent_eval.deliverables.formats import FORMATS, extension
from ai_law_legal_agent_eval.errors import ConfigurationError
from ai_law_legal_agent_eval.harness import LegalTrace
from ai_law_legal_agent_eval.lab.checkout import Checkout, load_checkout
from ai_law_legal_agent_eval.lab.scoring import CriterionVerdict, LabDeliverable, complete_share, criteria_metrics, examine_deliverable
from ai_law_legal_agent_eval.lab_judge import CriteriaJudge, judged
from ai_law_legal_agent_eval.workspace import SavedFile, WorkspaceState, call, open_for
from ai_law_legal_agent_eval.workspace.lab import OpenLabTask
from ai_law_legal_agent_eval.workspace.tools import SAVE_DELIVERABLE

REWARD = "lab_deliverable_complete"
PROBE = "# Closing note\n\nEach line of this note is filler that shows whether a file can be written and read back.\n\n"

logger = logging.getLogger(__name__)


def guidance(deliverables: tuple[str, ...]) -> str:
    """Return what an agent is told about its tools and about the files that it has to save.

    >>> "closing-table.xlsx (Excel, from Markdown tables" in guidance(("closing-table.xlsx",))
    True
    """
    forms = {name: FORMATS[extension(name)] for name in deliverables}
    wanted = "; ".join(f"{name} ({form.name}, from {form.source})" for name, form in forms.items())
    return (
        "You work through four tools. list_documents gives the names of the documents, a page at a time, and what you have to "
        "deliver; read_document gives a document page by page; grep_documents searches them all; save_deliverable writes a "
        f"file from text.\n\nDeliver: {wanted}.\n\n"
        "Only what you save under the exact name counts; what you write in this chat does not. You may save as often as you "
        "like: the last version counts. The number of turns is limited, so save in time. When you are done, answer without a "
        "tool call."
    )


def checkout_of(arguments: Arguments) -> Checkout:
    """Return the checkout that a run names. Raises ConfigurationError when it is none."""
    if arguments.tasks_root is None:
        raise ConfigurationError("tasks_root: missing; source lab needs the root of a LAB-style checkout")
    return load_checkout(arguments.tasks_root)


def lab_rows(arguments: Arguments) -> Iterator[dict[str, Any]]:
    """Yield what an agent may know of each chosen task, and log the census. Raises ConfigurationError."""
    checkout = checkout_of(arguments)
    chosen = checkout.select(arguments.task_id)
    level = logging.WARNING if checkout.census.skipped else logging.INFO
    logger.log(level, "%s: %s", checkout.census.root, "; ".join(line.strip() for line in checkout.census.lines()))
    for identity in chosen:
        task = checkout.tasks[identity]
        yield {
            "id": identity,
            "name": identity,
            "description": task.title,
            "prompt": f"{task.instructions}\n\n{guidance(task.deliverables)}",
            "slug": identity,
            "deliverables": task.deliverables,
        }


def require_judge_key(arguments: Arguments) -> None:
    """Raise ConfigurationError when a judge is asked for and its key is not there."""
    if arguments.judge_model is not None and not os.environ.get(arguments.judge_api_key_var):
        raise ConfigurationError(
            f"judge_api_key_var: the environment variable {arguments.judge_api_key_var} is not set; set it to the key of "
            f"the judge {arguments.judge_model!r}, or name another variable"
        )


def prepare_record(workspace: WorkspaceState) -> None:
    """Read the task's documents before its agent starts, so that none waits for it in a search."""
    task = open_for(workspace)
    if isinstance(task, OpenLabTask):
        task.corpus.prepare()


def state_of_record(workspace: WorkspaceState) -> dict[str, object]:
    """Return how many documents a task has and which could not be read, for the trace."""
    task = open_for(workspace)
    return task.state_of_record() if isinstance(task, OpenLabTask) else {}


class LabRollout:
    """The measures of a LAB task's rollout; the framework finds them on the task that inherits them."""

    data: Any
    config: Any

    @vf.metric
    async def lab_measures(self, trace: LegalTrace) -> Mapping[str, float]:
        """Examine the deliverables once, ask the judge if there is one, and keep the breakdown in the trace."""
        deliverables = await asyncio.to_thread(self._lab_deliverables, trace.info)
        telemetry = trace.info["telemetry"]
        measures = {"lab_turns_used": float(telemetry["turns_used"])}
        if trace.info["record"]["documents"]:
            measures["lab_documents_read"] = float(telemetry["documents_read"])
        verdicts = await self._lab_verdicts(trace, deliverables)
        measures |= criteria_metrics(verdicts)
        trace.info["breakdown"] = self._lab_breakdown(deliverables, verdicts, measures)
        return measures

    @vf.reward(weight=1.0)
    async def lab_deliverable_complete(self, trace: LegalTrace) -> float:
        """Share of the declared deliverables saved under their exact names, readable and with substance, 0..1."""
        return float(trace.info["breakdown"]["rewards"][REWARD]["score"])

    def _lab_deliverables(self, info: Mapping[str, Any]) -> tuple[LabDeliverable, ...]:
        if "deliverables" not in info or "telemetry" not in info:
            raise vf.TaskError(f"{self.data.slug}: the trace holds no copy of the deliverables; nothing can be scored")
        saved = {name: SavedFile.model_validate(file) for name, file in info["deliverables"].items()}
        return self._read_back(saved)

    def _read_back(self, saved: Mapping[str, SavedFile]) -> tuple[LabDeliverable, ...]:
        least = self.config.arguments.min_deliverable_chars
        return tuple(examine_deliverable(name, saved[name].data if name in saved else None, least) for name in self.data.deliverables)

    async def _lab_verdicts(self, trace: LegalTrace, deliverables: tuple[LabDeliverable, ...]) -> tuple[CriterionVerdict, ...]:
        arguments: Arguments = self.config.arguments
        if arguments.judge_model is None:
            return ()
        task = await asyncio.to_thread(open_for, WorkspaceState(source="lab", slug=self.data.slug, tasks_root=str(arguments.tasks_root)))
        if not isinstance(task, OpenLabTask):
            raise vf.TaskError(f"{self.data.slug}: no task of a checkout")
        criteria = await asyncio.to_thread(task.task.criteria)
        judge = CriteriaJudge.of(arguments)
        return await judged(judge, criteria, deliverables, trace=trace, per_call=self.config.lab_criteria_per_call)

    def _lab_breakdown(
        self, deliverables: tuple[LabDeliverable, ...], verdicts: tuple[CriterionVerdict, ...], measures: Mapping[str, float]
    ) -> dict[str, object]:
        score = complete_share(deliverables)
        return {
            "task": self.data.slug,
            "source": "lab",
            "judge": self.config.arguments.judge_model,
            "reward": score,
            "rewards": {REWARD: {"score": score, "weight": 1.0}},
            "metrics": dict(measures),
            "deliverables": [deliverable.as_json() for deliverable in deliverables],
            "criteria": [verdict.as_json() for verdict in verdicts],
        }

    def is_deliverable(self, workspace: WorkspaceState) -> bool:
        """Return whether every declared deliverable, saved as an agent would, counts, and none does before."""
        task = open_for(workspace)
        before = complete_share(self._read_back(workspace.saved))
        content = PROBE + "\n\n".join(f"- Item {number}: to be filled in." for number in range(1, 12))
        content *= 1 + self.config.arguments.min_deliverable_chars // len(content)
        for name in self.data.deliverables:
            workspace, _ = call(task, workspace, SAVE_DELIVERABLE.name, {"filename": name, "content": content})
        return before == 0.0 and complete_share(self._read_back(workspace.saved)) == 1.0
