"""Files read into documents and kept in the store; many at once over the machine's processors.

The workers are processes of their own with this module as their main one, so that neither a program without a guarded main
module nor a file that brings its reader down does any harm to a run.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from itertools import islice
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO

from ai_law_legal_agent_eval.documents import Document, read
from ai_law_legal_agent_eval.errors import LegalEvalError, UnreadableDocumentError
from ai_law_legal_agent_eval.lab.folder import Entry
from ai_law_legal_agent_eval.lab.store import Reading, ReadingStore
from ai_law_legal_agent_eval.record import Record

# A worker costs about half a second to start; so many small files take longer than that.
MIN_FILES_FOR_WORKERS = 200
MAX_WORKERS = 8
READINGS_A_WRITE = 50
MODULE = "ai_law_legal_agent_eval.lab.reading"
IMPORT_FOLDER = Path(__file__).parents[2]


class ReadingFailedError(LegalEvalError):
    """The documents of a folder could not be read through, for a reason that lies in no single file."""


def keep_readings(folder: Path, entries: Sequence[Entry], store: ReadingStore) -> None:
    """Read the files and keep what became of them. Raises ReadingFailedError when the workers get no further."""
    workers = min(MAX_WORKERS, os.cpu_count() or 1)
    if len(entries) < MIN_FILES_FOR_WORKERS or workers == 1:
        _keep(folder, entries, store)
        return
    left = list(entries)
    while left:
        failure = _work(folder, left, store, workers)
        still = store.missing(folder, left)
        if len(still) == len(left):
            raise ReadingFailedError(f"{folder}: the readers ended at {still[0].name} ({failure}); remove that file, or see what ails them")
        left = still


def _work(folder: Path, entries: Sequence[Entry], store: ReadingStore, workers: int) -> str:
    """Let workers share the files; return how one of them failed, "" when none did."""
    command = [sys.executable, "-m", MODULE, str(folder), str(store.path)]
    paths = [str(IMPORT_FOLDER), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    with ExitStack() as files:
        running = []
        for number in range(workers):
            orders, said = (files.enter_context(TemporaryFile()) for _ in range(2))
            rows = [(entry.name, entry.size_bytes, entry.changed_ns) for entry in entries[number::workers]]
            orders.write(json.dumps(rows).encode("utf-8"))
            orders.seek(0)
            running.append((subprocess.Popen(command, stdin=orders, stdout=said, stderr=said, env=environment), said))
        failures = [f"status {worker.returncode}: {_last_line(said)}" for worker, said in running if worker.wait()]
    return next(iter(failures), "")


def _last_line(said: IO[bytes]) -> str:
    said.seek(0)
    lines = said.read().decode("utf-8", "replace").strip().splitlines()
    return lines[-1][:300] if lines else "nothing said"


def _keep(folder: Path, entries: Sequence[Entry], store: ReadingStore) -> None:
    results: Iterator[tuple[Entry, Reading]] = ((entry, reading(folder, entry.name)) for entry in entries)
    while batch := list(islice(results, READINGS_A_WRITE)):
        store.put(folder, batch)


def reading(folder: Path, name: str) -> Reading:
    """Return what a reader makes of one file."""
    try:
        document = read(name, (folder / name).read_bytes())
        return Reading(name, document, searched_text(document), "")
    except UnreadableDocumentError as error:
        return Reading(name, None, b"", error.reason)
    except OSError as error:
        return Reading(name, None, b"", f"it cannot be opened ({type(error).__name__})")
    except Exception as error:
        # A stranger's file that a library fails on is one unread document, not the end of a run.
        return Reading(name, None, b"", f"its reader failed ({type(error).__name__})")


def searched_text(document: Document) -> bytes:
    """Return the lines of a document in the form that is searched, as UTF-8."""
    return "\n".join(Record((document,)).lines(document).searched).encode("utf-8", "replace")


def main() -> None:
    """Do one worker's share: folder and store are arguments, the files come as JSON."""
    folder, store = sys.argv[1:]
    _keep(Path(folder), [Entry(*row) for row in json.load(sys.stdin.buffer)], ReadingStore(Path(store)))


if __name__ == "__main__":
    main()
