"""Processor time of a call, for the tests that hold growth against length; other work on the machine does not count."""

import time
from collections.abc import Callable

RUNS = 3


def cpu_seconds(call: Callable[[str], object], unit: str, size: int, prepare: Callable[[str], object] = len) -> float:
    """Return the least of three timings on `unit` repeated to `size`; each text ends differently, so that no cache answers."""
    timings = []
    for run in range(RUNS):
        text = unit * (size // len(unit)) + "xyz"[run]
        prepare(text)
        start = time.process_time()
        call(text)
        timings.append(time.process_time() - start)
    return min(timings)
