"""Runs slow work elsewhere: a server uses a thread, a process without threads does the work in place."""

from collections.abc import Callable, Coroutine
from typing import Any, ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Aside(Protocol):
    """Runs work outside the event loop, as `asyncio.to_thread` does."""

    def __call__(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Coroutine[Any, Any, T]: ...


async def here(work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
    """Does the work at once, which blocks the event loop."""
    return work(*args, **kwargs)
