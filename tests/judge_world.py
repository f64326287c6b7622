"""The judge gate on the tiny matter: memos, a saved rollout of each, and the scripted judges that are put over it."""

import base64
import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import verifiers.v1 as vf
from shell_world import MEMO, REFERENCE

from ai_law_legal_agent_eval import load_environment
from ai_law_legal_agent_eval.deliverables import word_from_markdown
from ai_law_legal_agent_eval.judge.hearing import _WITHOUT_FORMAT, HEARD
from ai_law_legal_agent_eval.taskset import LegalTask
from ai_law_legal_agent_eval.workspace import SavedFile

KEY_VARIABLE = "JUDGE_API_KEY"
IMPATIENT = {"retry_pause_s": 0.0, "timeout_s": 0.5}


def numbered(number: int) -> str:
    """The reference memo, told apart from its like by a line that says nothing."""
    return f"{REFERENCE}\nThis is copy {number} of the memo, for the file of the partner in charge.\n"


@contextmanager
def judged_by(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A key in the environment, and no verdict left from before."""
    monkeypatch.setenv(KEY_VARIABLE, "key-of-the-judge")
    HEARD.forget()
    _WITHOUT_FORMAT.clear()
    yield
    HEARD.forget()


def task_under(root: Path, judge: str | None, base_url: str = "http://127.0.0.1:9/v1", **arguments: Any) -> LegalTask:
    """The tiny matter under one judge, with little patience."""
    chosen = {} if judge is None else {"judge_model": judge, "judge_base_url": base_url}
    [task] = list(load_environment(tasks_root=root, **chosen, **arguments).taskset)
    task.config.judge = task.config.judge.model_copy(update=IMPATIENT)
    return task


def saved(markdown: str = REFERENCE) -> dict[str, Any]:
    """What a rollout that saved this memo leaves in its trace."""
    data = word_from_markdown(markdown, title="Memo")
    file = SavedFile.of(data) if hasattr(SavedFile, "of") else None
    del file, base64, hashlib
    raise NotImplementedError
