"""Loads, lists and writes the tables of one server."""

import asyncio
import contextlib
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import Future
from typing import Any

import msgspec
import structlog

from karak.core.refusal import Refusal
from karak.server import records as kept
from karak.server.aside import Aside, here
from karak.server.cards import card_of, read_card
from karak.server.clock import in_order
from karak.server.limits import Buckets
from karak.server.listing import Listing, is_empty
from karak.server.metrics import Metrics
from karak.server.records import Opened, Record
from karak.server.room import IDLE, Connection, Room
from karak.server.store.journal import Behind, Journal, Lost, Unsure
from karak.server.table import FROZEN, OPEN, OTHER, REVEALING, RUNNING, Table, loaded

LOG = structlog.get_logger("karak.tables")
EXPIRED = 24 * 3600.0  # seconds until a table is over at which no person ever sat
PAUSES = (0.0, 0.2, 1.0, 3.0)  # seconds before each attempt to read a database that failed
SEATING = (  # records that may change who may do what
    kept.Seated, kept.Vacated, kept.SeatLeft, kept.Evicted, kept.LinksRenewed, kept.SeatChanged, kept.Closed,
    kept.Noted,
)  # fmt: skip


class Tables:
    """Owns a server's tables; `write` stores every record, then applies it, then sends it."""

    def __init__(
        self, journal: Journal, now: Callable[[], float], aside: Aside = here, metrics: Metrics | None = None
    ) -> None:
        self.journal = journal
        self.now = now
        self.aside = aside
        self.metrics = metrics or Metrics()
        self.public_url = ""
        self.connected: set[Connection] = set()  # at all tables, including those that have not sent a hello
        self.rooms: dict[str, Room] = {}
        self.listing = Listing()
        self.openings: Buckets | None = None  # limits how many tables a client opens
        self.most_open = 0  # for each client, before the games begin; 0 means no limit
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.is_stopping = False
        self.changed: Callable[[Room], None] = lambda room: None  # called after every write

    async def open(self, opening: Opened, seed: str, seated: Sequence[Record], client: str = "") -> Room:
        """Opens a table completely or not at all; raises Exists if the id is taken."""
        self.check_opening(client)
        lines = [kept.encode(record) for record in (opening, *seated)]
        try:
            await stored(self.journal.create(opening.game, lines, seed.encode()))
        except Unsure:
            if await self.settled(opening.game, 0) != lines:
                raise
        room = self.rooms[opening.game] = Room(loaded([opening, *seated], seed), self.now())
        room.client = self.listing.openers[opening.game] = client
        self.put_card(room)
        self.changed(room)
        self.metrics.happened("table opened", opening.title, opening.game, seats=opening.seats, client=client)
        return room

    def check_opening(self, client: str) -> None:
        """Checks a client's limits, which include rematches, lessons and branches."""
        mine = sum(room.client == client and room.table.status == OPEN for room in self.rooms.values())
        is_full = bool(self.most_open) and mine >= self.most_open
        if is_full or not (self.openings is None or self.openings.take(client)):
            raise Refusal("too-many-tables")

    async def room(self, id: str) -> Room:
        """Returns the table of this id, and loads it if needed."""
        if id in self.rooms:
            return self.rooms[id]
        if id not in self.loading:
            self.loading[id] = self.spawn(self.load(id))
        return await asyncio.shield(self.loading[id])

    async def load(self, id: str) -> Room:
        try:
            table = await self.aside(self.read, id)
            room = self.rooms[id] = Room(table, self.now())
            fault = table.fault()
            if fault and table.status not in (FROZEN, OTHER):
                async with room.lock:
                    await self.write(room, [kept.Frozen(at=self.now(), fault=fault)])
            elif is_empty(card_of(table)):
                await self.open_again(room)
            self.changed(room)
            return room
        finally:
            self.loading.pop(id, None)

    async def open_again(self, room: Room) -> None:
        """Lists a table at which no person ever sat, or ends it if its last record is too old."""
        if self.now() - room.table.lines[-1].record.at > EXPIRED:
            async with room.lock:
                await self.write(room, [kept.Ended(at=self.now(), reason="expired", seed=room.table.seed)])
        else:
            self.listing.show(card_of(room.table))

    def read(self, id: str) -> Table:
        lines = self.journal.read(id)
        if not lines:
            raise Refusal("no-such-table", table=id[:40])
        table = loaded([kept.decode(line) for _, line in lines], self.journal.secret_of_game(id).decode())
        table.shares.since = self.now()  # players could not open salts while the server was down
        return table

    # writing

    async def write(self, room: Room, records: list[Record]) -> None:
        """Stores records, then applies and sends them; the caller holds the lock."""
        table = room.table
        if not records:
            return
        records = in_order(table, records)
        is_safe = self.metrics.storing()
        lines = [kept.encode(record) for record in records]
        try:
            await stored(self.journal.append(table.id, table.seq + 1, lines))
        except Unsure as fault:
            if not await self.stands(room, lines):
                raise Refusal(fault.key, "", **fault.named) from fault
        except Refusal as refusal:
            LOG.warning("not stored", game=table.id, seq=table.seq, key=refusal.key)
            self.is_stopping |= isinstance(refusal, Lost)
            if isinstance(refusal, Behind):
                await self.reload(room)
            raise
        is_safe()
        status = table.status
        for record in records:
            table.apply(record)
            if isinstance(record, kept.Frozen):
                self.metrics.frozen()
                LOG.error("table frozen", game=table.id, seq=table.seq, fault=record.fault)
            if isinstance(record, kept.Started):
                players = [chair.kind for chair in table.chairs]
                self.metrics.happened("game started", table.title, table.id, players=players)
            if isinstance(record, kept.Ended):
                self.metrics.happened("game ended", table.title, table.id, reason=record.reason, actions=table.length)
        self.metrics.records(len(records))
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

    async def stands(self, room: Room, lines: list[bytes]) -> bool:
        """Whether a write succeeded although the database failed; raises Unsure if that cannot be read either."""
        try:
            found = await self.settled(room.table.id, room.table.seq)
        except Unsure:
            room.is_unsure = True
            self.spawn(self.recover(room))
            raise
        if found and found != lines:
            await self.reload(room)
        return found == lines

    async def recover(self, room: Room) -> None:
        while room.is_unsure and not self.is_stopping:
            async with room.lock:
                with contextlib.suppress(Unsure):
                    await self.settle(room)

    async def settle(self, room: Room) -> None:
        """Reads a table that may lag behind the store before it is used again."""
        if room.is_unsure:
            if await self.settled(room.table.id, room.table.seq):
                await self.reload(room)
            room.is_unsure = False
            self.changed(room)

    async def settled(self, game: str, after: int) -> list[bytes]:
        """Returns the records after a number, once no pending write can still arrive."""
        for pause in PAUSES:
            await asyncio.sleep(pause)
            try:
                return [line for _, line in await self.aside(self.journal.settled, game, after)]
            except Refusal as refusal:
                LOG.warning("not read", game=game, key=refusal.key, **refusal.named)
        raise Unsure("not-known")

    async def reload(self, room: Room) -> None:
        """Reloads a table that another writer changed, and sends everyone a snapshot."""
        with contextlib.suppress(Refusal):  # if the store cannot be read either, the next command tries again
            room.table = await self.aside(self.read, room.table.id)
        room.faces.clear()
        for connection in room.connections:
            connection.outbox.begin_anew()

    # the list of tables

    async def recall(self) -> list[str]:
        """Restores the stored list of tables, and returns the ids of games in progress."""
        rows = await self.aside(self.journal.games)
        for row in rows:
            card = read_card(row)
            if card and (not is_empty(card) or row.updated >= self.now() - IDLE):
                self.listing.show(card)
        return [row.id for row in rows if row.state in (REVEALING, RUNNING)]

    def put_card(self, room: Room) -> None:
        """Stores what the list of tables shows, without waiting for the write."""
        if room.table.status != OTHER:
            card = card_of(room.table)
            self.listing.show(card)
            self.journal.put_card(room.table.id, room.table.status, msgspec.json.encode(card))

    def spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task


async def stored(write: Future[None]) -> None:
    """Waits for a write, unless it is already done."""
    if write.done():
        write.result()
    else:
        await asyncio.wrap_future(write)
