"""Plays at tables while their server suffers one sort of fault, then checks the promises."""

import asyncio
import random
import statistics
import time
from collections import Counter, defaultdict
from pathlib import Path
from typing import NamedTuple

from tests.server.histories import Happening, History, Invoked, Ok, Server, Shown
from tests.server.promises import Breach, breaches
from tools.faulty_server.house import House
from tools.faulty_server.kept import faults, journals
from tools.faulty_server.party import Party
from tools.faulty_server.player import World
from tools.faulty_server.sorts import SORTS, Sort

EARLY = 0.1  # the share of the faults that come before every table has answered
ROTATED = 0.5  # the chance that a new table is opened after a fault
USUAL = 4  # the number of tables for which the pace is meant
ANSWERS = 20.0  # seconds for all tables to answer
WARM = 1.0  # seconds of play before the first fault
SETTLES = 30.0  # seconds, at the end, for all commands to be answered
FAULTS = ("killed", "died", "ended", "stopped", "cut", "clock-moved")
TOLD = 10  # faults between two lines of progress


class Figures(NamedTuple):
    """The results of one sort of fault."""

    sort: str
    faults: int
    tables: int
    acknowledged: int
    sent_again: int
    breaches: list[Breach]
    waits: list[float]  # seconds after a fault until a table showed something or answered

    def kinds(self) -> Counter[str]:
        return Counter(breach.kind for breach in self.breaches)

    def median(self) -> float:
        return statistics.median(self.waits or [0.0])

    def worst(self) -> float:
        return max(self.waits, default=0.0)


async def suffer(
    name: str, times: int, tables: int, seed: int, folder: Path, url: str = "", source: Path | None = None
) -> Figures:  # fmt: skip
    """One sort of fault, this often."""
    folder.mkdir(parents=True)
    world = World(History(folder / "history.jsonl"))
    world.pace = max(1.0, tables / USUAL)
    async with SORTS[name](url, folder) as sort:
        house = House(world, sort.url, source, sort.settings)
        run = Run(world, house, sort, tables, seed)
        try:
            done = await run.strike(name, times)
            await run.settle()
        finally:
            await run.end()
            world.history.close()
        found = breaches(world.history.lines, journals(sort.store), faults(sort.store, source))
    return figures(name, done, world.history.lines, found)


class Run:
    """A run in which tables come and go; the oldest is left once a new one is opened."""

    def __init__(self, world: World, house: House, sort: Sort, tables: int, seed: int) -> None:
        self.world, self.house, self.sort, self.tables, self.seed = world, house, sort, tables, seed
        self.luck = random.Random(seed)
        self.parties: list[Party] = []
        self.leaving: list[Party] = []
        self.opened = 0

    async def strike(self, name: str, times: int) -> int:
        """Causes the faults and returns their number, which is lower after an interrupt."""
        await self.house.open()
        for number in range(1, times + 1):
            try:
                await self.turn_over()
                if not (self.sort.is_early and self.luck.random() < EARLY):
                    await self.answered()
                await asyncio.sleep(WARM if number == 1 else 0)
                await self.sort.strike(self.house, self.luck)
                await self.house.look()
            except asyncio.CancelledError:
                print(f"{name}: interrupted after {number - 1}", flush=True)
                return number - 1
            if number % TOLD == 0 or number == times:
                print(f"{name}: {number} of {times}, {self.opened} tables", flush=True)
        return times

    async def turn_over(self) -> None:
        """Opens new tables for those that are over, and now and then for the oldest."""
        old = [party for party in self.parties if party.is_over or party.has_failed]
        if not old and len(self.parties) == self.tables and self.luck.random() < ROTATED:
            old = self.parties[:1]
        for party in old:
            self.parties.remove(party)
            self.leaving.append(party)
            party.be_quiet()
        for party in [party for party in self.leaving if party.is_settled]:
            self.leaving.remove(party)
            await party.retire()
        while len(self.parties) < self.tables:
            self.opened += 1
            self.parties.append(Party(self.world, self.opened, self.seed))

    async def answered(self) -> None:
        """Waits until this server has shown something to every player."""
        end = time.monotonic() + ANSWERS
        while time.monotonic() < end and not all(party.is_shown for party in self.parties):
            await self.house.look()
            await asyncio.sleep(0.01)

    async def settle(self) -> None:
        """Waits, without further faults, until every table has answered and no command is left unanswered."""
        await self.answered()
        for party in self.parties:
            party.be_quiet()
        end = time.monotonic() + SETTLES
        while time.monotonic() < end and not all(party.is_settled for party in self.parties + self.leaving):
            await self.house.look()
            await asyncio.sleep(0.05)

    async def end(self) -> None:
        await self.house.kill()
        for party in self.parties + self.leaving:
            await party.retire()


def figures(name: str, done: int, lines: list[Happening], found: list[Breach]) -> Figures:
    tables = {line.table for line in lines if isinstance(line, Shown)}
    acknowledged = {(line.table, line.player, line.id) for line in lines if isinstance(line, Ok)}
    invoked = [(line.table, line.player, line.id) for line in lines if isinstance(line, Invoked)]
    again = len(invoked) - len(set(invoked))
    return Figures(name, done, len(tables), len(acknowledged), again, found, waits(lines))


def waits(lines: list[Happening]) -> list[float]:
    """For each fault and each table that was there before: the time until it showed something or answered."""
    found: list[float] = []
    there: set[str] = set()
    waiting: dict[str, float] = defaultdict(float)
    for line in lines:
        if isinstance(line, Server) and line.did in FAULTS:
            waiting = dict.fromkeys(there, line.t) | waiting
            there = set()
        elif isinstance(line, Shown | Ok) and line.table:
            there.add(line.table)
            if line.table in waiting:
                found.append(line.t - waiting.pop(line.table))
    return found
