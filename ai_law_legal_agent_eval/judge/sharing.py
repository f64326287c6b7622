"""Answers that are worth keeping, and one running call for all who ask the same at once."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar
from weakref import WeakKeyDictionary

T = TypeVar("T")


class Shared(Generic[T]):
    """A cache with single flight.

    Equal keys asked for at once on one event loop share one call, which goes on when one of them is cancelled. A finished
    answer is kept for every loop of the process if `keeps` says so; the oldest of more than `max_kept` goes.
    """

    def __init__(self, *, keeps: Callable[[T], bool] = lambda _: True, max_kept: int = 2048) -> None:
        self._keeps = keeps
        self._max_kept = max_kept
        self._kept: dict[str, T] = {}
        self._running: WeakKeyDictionary[asyncio.AbstractEventLoop, dict[str, asyncio.Task[T]]] = WeakKeyDictionary()

    async def get(self, key: str, make: Callable[[], Awaitable[T]]) -> T:
        """Return the answer for `key`, made by `make` if nobody has it or is making it."""
        if key in self._kept:
            return self._kept[key]
        running = self._running.setdefault(asyncio.get_running_loop(), {})
        task = running.get(key)
        if task is None:
            task = running[key] = asyncio.ensure_future(self._made(key, make))
            task.add_done_callback(lambda _: running.pop(key, None))
        return await asyncio.shield(task)

    def forget(self) -> None:
        """Drop all kept answers."""
        self._kept.clear()

    async def _made(self, key: str, make: Callable[[], Awaitable[T]]) -> T:
        answer = await make()
        if self._keeps(answer):
            self._kept[key] = answer
            while len(self._kept) > self._max_kept:
                self._kept.pop(next(iter(self._kept)))
        return answer
