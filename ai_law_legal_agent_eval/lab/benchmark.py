"""How fast a checkout loads, lists and searches on this machine."""

import resource
import time
from pathlib import Path
from statistics import median

from ai_law_legal_agent_eval.lab.checkout import load_checkout
from ai_law_legal_agent_eval.lab.corpus import Corpus, open_corpus
from ai_law_legal_agent_eval.record import DEFAULT_PAGE_CHARS

# Searches that find nothing, little and much, in the words of a synthetic checkout.
PATTERNS = ("zebra crossing", r"certificate for lot 12\d", r"withhold 7 percent.*accepted", "LANDLORD", r"\bthe\b")
REPEATS = 5
KIB_A_MB = 1024


def measure(root: Path) -> dict[str, object]:
    """Return the wall time of each step on the largest documents folder, and this process's peak memory.

    The first reading of the documents is long unless it was done before.
    """
    started = time.perf_counter()
    checkout = load_checkout(root)
    loaded = time.perf_counter()
    folders = {task.documents: task.root for task in checkout.tasks.values() if task.documents is not None}
    path = max(folders, key=lambda folder: sum(1 for _ in folder.rglob("*")))
    listing = time.perf_counter()
    corpus = open_corpus(path, folders[path])
    corpus.listing(1, None)
    listed = time.perf_counter()
    corpus.prepare()
    read = time.perf_counter()
    return {
        "tasks_found": checkout.census.found,
        "tasks_loaded": checkout.census.loaded,
        "documents": len(corpus.names),
        "text_mb": round(sum(len(text) for _, text in corpus.store.texts(path)) / 1e6, 1),
        "load_s": round(loaded - started, 2),
        "first_list_ms": round(1000 * (listed - listing)),
        "reading_s": round(read - listed, 1),
        "warm_grep_median_ms": {pattern: _grep_ms(corpus, pattern) for pattern in PATTERNS},
        "peak_memory_mb": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // KIB_A_MB,
    }


def _grep_ms(corpus: Corpus, pattern: str) -> int:
    """Return the median of some searches after a first one."""
    times = []
    for _ in range(REPEATS + 1):
        started = time.perf_counter()
        corpus.grep(pattern, name=None, ignore_case=True, max_matches=50, page_chars=DEFAULT_PAGE_CHARS)
        times.append(time.perf_counter() - started)
    return round(1000 * median(times[1:]))
