"""Lets bots play their seats: each starts to think as soon as it is asked."""

import asyncio
from typing import Any

import structlog

from karak.bots.bot import Bot
from karak.bots.named import make_bot
from karak.core.refusal import Refusal
from karak.server.acting import answered
from karak.server.hub import Hub
from karak.server.lessons.leading import led
from karak.server.minds import Minds
from karak.server.records import Noted, Record
from karak.server.room import Room

LOG = structlog.get_logger("karak.robots")
PATIENCE = 2.0  # seconds until a bot retries after its answer could not be stored


class Robots:
    """Watches every table of a hub, and gives one bot answer at a time for each."""

    def __init__(self, hub: Hub, minds: Minds, pause: float) -> None:
        self.hub = hub
        self.minds = minds
        self.pause = pause
        hub.changed = self.wake

    def wake(self, room: Room) -> None:
        if is_asked(room) and room.thinking is None and not self.hub.is_stopping:
            room.thinking = self.hub.spawn(self.play(room))

    async def play(self, room: Room) -> None:
        """Answers until a person is asked."""
        try:
            while is_asked(room) and not self.hub.is_stopping:
                await asyncio.sleep(self.pause)
                try:
                    await self.answer(room)
                except Refusal as refusal:
                    LOG.warning("bot not stored", game=room.table.id, seq=room.table.seq, key=refusal.key)
                    await asyncio.sleep(PATIENCE)
        finally:
            room.thinking = None

    async def answer(self, room: Room) -> None:
        """Asks the bot, and drops its answer if the position has changed meanwhile."""
        table = room.table
        if not is_asked(room) or table.match is None:
            return
        seat, moved = table.who, table.moved
        bot = self.bot(room, table.chairs[seat].bot)
        action, fault = led(table.opening, table.length), ""
        if action is None:
            action, fault = await self.minds.choose(bot, table.match.game, table.match.state, seat, room.client)
        async with room.lock:
            await self.hub.settle(room)
            if room.table is not table or table.moved != moved or not is_asked(room) or self.hub.is_stopping:
                return
            await self.hub.write(room, self.noted(room, fault) + answered(table, action, self.hub.now()))

    def noted(self, room: Room, fault: str) -> list[Record]:
        if not fault:
            return []
        table = room.table
        name = table.chairs[table.who].name
        self.hub.metrics.bot_fault()
        LOG.warning("bot failed", game=table.id, seq=table.seq, fault=fault)
        return [Noted(at=self.hub.now(), key="bot-failed", args={"name": name})]

    def bot(self, room: Room, name: str) -> Bot[Any]:
        known: Bot[Any] | None = room.bots.get(name)
        if known is None:
            known = room.bots[name] = make_bot(room.table.title, name)
        return known


def is_asked(room: Room) -> bool:
    """Whether a bot has to answer; it waits while a player asks to take back, and while no people are there."""
    table = room.table
    if table.who < 0 or table.chairs[table.who].kind != "bot" or table.wish is not None:
        return False
    return bool(room.connections) or any(not table.has_resigned(seat) for seat in table.chairs.humans())
