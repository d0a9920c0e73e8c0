"""All tables of one server: loaded when needed, listed, and written to in one way only."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import Future
from typing import Any

import msgspec
import structlog

from karak.core.refusal import Refusal
from karak.server import records as kept
from karak.server.cards import Card, card_of, read_card
from karak.server.metrics import Metrics
from karak.server.records import Opened, Record
from karak.server.room import Room
from karak.server.store.journal import Journal, Lost
from karak.server.table import FROZEN, OPEN, OTHER, RUNNING, Table, loaded

LOG = structlog.get_logger("karak.tables")
SEATING = (kept.Seated, kept.Vacated, kept.SeatChanged, kept.Closed, kept.Noted)  # may change who may do what here


class Tables:
    """`write` is the only way into a journal: stored first, then applied, then told."""

    def __init__(self, journal: Journal, now: Callable[[], float] = time.time) -> None:
        self.journal = journal
        self.now = now
        self.metrics = Metrics()
        self.rooms: dict[str, Room] = {}
        self.listing: dict[str, Card] = {}  # public tables that can be joined or watched, the oldest first
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.is_stopping = False
        self.changed: Callable[[Room], None] = lambda room: None  # told after every write

    async def open(self, opening: Opened, seed: str, seated: Sequence[Record]) -> Room:
        await stored(self.journal.put_secret_of_game(opening.game, seed.encode()))
        await stored(self.journal.create(opening.game, kept.encode(opening)))
        table = Table(opening, seed)
        table.apply(opening)
        room = self.rooms[opening.game] = Room(table, self.now())
        if seated:
            async with room.lock:
                await self.write(room, list(seated))
        self.put_card(room)
        return room

    async def room(self, id: str) -> Room:
        """The table of this id, loaded if need be."""
        if id in self.rooms:
            return self.rooms[id]
        if id not in self.loading:
            self.loading[id] = self.spawn(self.load(id))
        return await asyncio.shield(self.loading[id])

    async def load(self, id: str) -> Room:
        try:
            table = await asyncio.to_thread(self.read, id)
            room = self.rooms[id] = Room(table, self.now())
            fault = table.fault()
            if fault and table.status not in (FROZEN, OTHER):
                async with room.lock:
                    await self.write(room, [kept.Frozen(at=self.now(), fault=fault)])
            self.changed(room)
            return room
        finally:
            self.loading.pop(id, None)

    def read(self, id: str) -> Table:
        lines = self.journal.read(id)
        if not lines:
            raise Refusal("no-such-table", table=id[:40])
        return loaded([kept.decode(line) for _, line in lines], self.journal.secret_of_game(id).decode())

    # writing

    async def write(self, room: Room, records: list[Record]) -> None:
        """Stored, and only then applied and told. Called by whoever holds the lock."""
        table = room.table
        if not records:
            return
        began = time.perf_counter()
        try:
            lines = [kept.encode(record) for record in records]
            await stored(self.journal.append(table.id, table.seq + 1, lines))
        except Refusal as refusal:
            LOG.warning("not stored", game=table.id, seq=table.seq, key=refusal.key)
            self.is_stopping |= isinstance(refusal, Lost)
            await self.reload(room)
            raise
        self.metrics.stored.observe(time.perf_counter() - began)
        status = table.status
        for record in records:
            table.apply(record)
            if isinstance(record, kept.Frozen):
                self.metrics.frozen.inc()
                LOG.error("table frozen", game=table.id, seq=table.seq, fault=record.fault)
        self.metrics.records.inc(len(records))
        self.tell(room, status != table.status or any(isinstance(record, SEATING) for record in records))

    def tell(self, room: Room, is_seating: bool) -> None:
        room.used = self.now()
        if is_seating:
            room.count_gone(room.used)
        room.broadcast()
        if is_seating:
            room.tell_presence()
            self.put_card(room)
        self.changed(room)

    async def reload(self, room: Room) -> None:
        """What is stored is the truth; everybody begins anew from it."""
        with contextlib.suppress(Refusal):  # a store that cannot be read either is tried again by the next command
            room.table = await asyncio.to_thread(self.read, room.table.id)
        room.faces.clear()
        for connection in room.connections:
            connection.outbox.begin_anew()

    # the list of tables

    async def recall(self) -> list[str]:
        """The list of tables as it is stored; the ids of those that were being played."""
        rows = await asyncio.to_thread(self.journal.games)
        for card in map(read_card, rows):
            if card:
                self.show(card)
        return [row.id for row in rows if row.state == RUNNING]

    def show(self, card: Card) -> None:
        if card.public and card.status in (OPEN, RUNNING):
            self.listing[card.table] = card
        else:
            self.listing.pop(card.table, None)

    def put_card(self, room: Room) -> None:
        """What the list of tables shows; not worth waiting for."""
        if room.table.status != OTHER:
            card = card_of(room.table)
            self.show(card)
            self.journal.put_card(room.table.id, room.table.status, msgspec.json.encode(card))

    def spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task


async def stored(write: Future[None]) -> None:
    """A store that is done at once is not waited for."""
    if write.done():
        write.result()
    else:
        await asyncio.wrap_future(write)
