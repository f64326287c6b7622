"""Files read into documents, many at once over the machine's processors."""

import multiprocessing
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from ai_law_legal_agent_eval.documents import Document, read
from ai_law_legal_agent_eval.errors import UnreadableDocumentError
from ai_law_legal_agent_eval.lab.store import Reading
from ai_law_legal_agent_eval.record import Record

# A worker costs about a second to start; so many small files take longer than that.
MIN_FILES_FOR_WORKERS = 200
MAX_WORKERS = 8
FILES_A_TASK = 25


def readings(folder: Path, names: Sequence[str]) -> Iterator[Reading]:
    """Yield a reading of each file, in the order of `names`; a file that no reader can read yields its fault."""
    workers = min(MAX_WORKERS, os.cpu_count() or 1)
    if len(names) < MIN_FILES_FOR_WORKERS or workers == 1:
        for name in names:
            yield reading(folder, name)
        return
    # Spawned, because a forked copy of a process with threads may hang.
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(reading, [folder] * len(names), names, chunksize=FILES_A_TASK)


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
