"""Work that takes a moment: a server hands it to a thread, a process without threads does it in place."""

from collections.abc import Callable, Coroutine
from typing import Any, ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Aside(Protocol):
    """`asyncio.to_thread` is one."""

    def __call__(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Coroutine[Any, Any, T]: ...


async def here(work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
    """Blocks the loop until the work is done."""
    return work(*args, **kwargs)
