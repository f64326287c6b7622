"""Commands over the lock of the scored files: freeze, verify."""

from pathlib import Path
from typing import Annotated

import typer

from ai_law_legal_agent_eval.keys import lock
from ai_law_legal_agent_eval.tasks import tasks_root

FAILED = 1

TasksRoot = Annotated[Path | None, typer.Option("--tasks-root", help="Another folder of tasks, laid out like tasks/.")]


def freeze(root: TasksRoot = None) -> None:
    """Write LOCK.json: the SHA-256 of every file of the tasks and of every module that scores."""
    folder = root or tasks_root()
    frozen = lock.freeze(folder)
    print(f"{folder / lock.LOCK_FILE}: {len(frozen.files)} files, lock {lock.lock_digest(folder)}")


def verify(root: TasksRoot = None) -> None:
    """Name every scored file that differs from the lock, is missing or is extra; ends with status 1 when there is one."""
    folder = root or tasks_root()
    found = lock.verify(folder)
    for name, state in found:
        print(f"{state}: {name}")
    count = len(lock.load_lock(folder).files)
    print(f"{len(found)} of {count} files are not as frozen" if found else f"{count} files are as frozen, lock {lock.lock_digest(folder)}")
    raise typer.Exit(FAILED if found else 0)
