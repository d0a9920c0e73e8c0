"""Finished games are analysed one at a time, outside the event loop, for a limited time, and each only once."""

import asyncio
from time import monotonic

import structlog

from karak.bots.analysis.analysis import Analysis
from karak.bots.analysis.study import WORLDS, analyse
from karak.core.refusal import Refusal
from karak.play.match import Match
from karak.server.hub import Hub
from karak.server.room import Room

LOG = structlog.get_logger("karak.analysis")
SEED = "analysis"
SECONDS = 45.0  # by then a proxy still waits; what is known is told
MOST_WAITING = 4
FEWEST = 4


class Analysts:
    """Whoever asks while a game is thought about waits for the same answer."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.lock = asyncio.Lock()
        self.waiting = 0

    async def of(self, room: Room, match: Match) -> Analysis:
        """Kept with the room; whoever goes away in between leaves it to the others."""
        if room.analysing is None:
            if self.waiting >= MOST_WAITING:
                raise Refusal("analysis-busy")
            room.analysing = self.hub.spawn(self.study(match))
        try:
            found: Analysis = await asyncio.shield(room.analysing)
        except Exception as fault:
            LOG.warning("analysis failed", game=room.table.id, exc_info=fault)
            room.analysing = None
            raise Refusal("analysis-failed") from fault
        return found

    async def study(self, match: Match) -> Analysis:
        self.waiting += 1
        try:
            async with self.lock:
                return await asyncio.to_thread(self.think, match)
        finally:
            self.waiting -= 1

    def think(self, match: Match) -> Analysis:
        """In half as many worlds as at a terminal: others want to play here."""
        until = monotonic() + SECONDS
        worlds = max(FEWEST, WORLDS[match.opened.rules.name] // int(match.game.seats) // 2)
        return analyse(match, worlds, SEED, lambda done: monotonic() < until and not self.hub.is_stopping)
