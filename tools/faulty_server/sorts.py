"""The sorts of faults, and the setup that each of them needs."""

import asyncio
import random
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

from tools.faulty_server.cutting import cutting
from tools.faulty_server.house import House
from tools.faulty_server.preload import Clock, Power
from tools.faulty_server.serving import HASTE

FAR = 4 * 3600  # seconds a clock is moved at most, in either direction


class Sort:
    """One sort of fault: where the server keeps its games, and `strike`."""

    is_early = False  # also strikes before all tables have answered

    def __init__(self, url: str, settings: dict[str, str] | None = None) -> None:
        self.url = self.store = url  # the store as the server sees it, and as it is
        self.settings = HASTE | (settings or {})

    async def strike(self, house: House, luck: random.Random) -> None:
        raise NotImplementedError


class Kill(Sort):
    """SIGKILL, followed by a new start."""

    is_early = True

    async def strike(self, house: House, luck: random.Random) -> None:
        await asyncio.sleep(luck.random() * 0.5)
        await house.kill()
        await house.open()


class Term(Sort):
    """SIGTERM, followed by a new start."""

    async def strike(self, house: House, luck: random.Random) -> None:
        await asyncio.sleep(luck.random() * 0.5)
        await house.terminate()
        await house.open()


class Stop(Sort):
    """SIGSTOP, with SIGCONT a moment later."""

    async def strike(self, house: House, luck: random.Random) -> None:
        await asyncio.sleep(luck.random() * 0.3)
        house.send(signal.SIGSTOP)
        await asyncio.sleep(luck.uniform(0.05, 0.6))
        house.send(signal.SIGCONT)
        house.note("stopped")
        await asyncio.sleep(0.2)


class PowerCut(Sort):
    """The process dies, and all data that it had not synced is lost."""

    is_early = True

    def __init__(self, url: str, power: Power) -> None:
        super().__init__(url, power.settings)
        self.power = power

    async def strike(self, house: House, luck: random.Random) -> None:
        await asyncio.sleep(luck.random() * 0.5)
        await house.kill()
        self.power.cut()
        await house.open()


class CommitCut(Sort):
    """The connection to PostgreSQL ends between a COMMIT and its answer."""

    def __init__(self, url: str, store: str, cut: Callable[[], Awaitable[bool]]) -> None:
        super().__init__(url)
        self.store = store
        self.cut = cut

    async def strike(self, house: House, luck: random.Random) -> None:
        await asyncio.sleep(luck.random() * 0.3)
        if await self.cut():
            house.note("cut")
        await asyncio.sleep(0.3)


class ClockMoved(Sort):
    """The clock moves forward or back; then all players reconnect."""

    def __init__(self, url: str, clock: Clock) -> None:
        super().__init__(url, clock.settings)
        self.clock = clock

    async def strike(self, house: House, luck: random.Random) -> None:
        await asyncio.sleep(luck.random() * 0.3)
        self.clock.move(luck.randint(-FAR, FAR))
        house.note("clock-moved")
        await asyncio.sleep(0.2)
        await house.world.drop()
        await asyncio.sleep(0.3)


# setup

Place = AbstractAsyncContextManager[Sort]


def on(sort: type[Sort]) -> Callable[[str, Path], Place]:
    @asynccontextmanager
    async def place(url: str, folder: Path) -> AsyncIterator[Sort]:
        yield sort(url or f"sqlite:///{folder / 'karak.db'}")

    return place


@asynccontextmanager
async def power_cut(url: str, folder: Path) -> AsyncIterator[Sort]:
    power = Power(folder)
    yield PowerCut(f"sqlite:///{power.files / 'karak.db'}", power)


@asynccontextmanager
async def clock_moved(url: str, folder: Path) -> AsyncIterator[Sort]:
    clock = Clock(folder)
    yield ClockMoved(url or f"sqlite:///{folder / 'karak.db'}", clock)


@asynccontextmanager
async def commit_cut(url: str, folder: Path) -> AsyncIterator[Sort]:
    async with cutting(url) as (address, cutter):
        yield CommitCut(address, url, cutter.strike)


SORTS: dict[str, Callable[[str, Path], Place]] = {
    "kill": on(Kill), "power": power_cut, "commit": commit_cut, "clock": clock_moved, "term": on(Term),
    "stop": on(Stop),
}  # fmt: skip
