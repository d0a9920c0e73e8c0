"""All tables of one server: stored first, then applied, then told; one writer for each table at a time."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import Future
from typing import Any

import msgspec
import structlog

from karak.core.refusal import Refusal
from karak.play.fair import commitment
from karak.server import records as kept
from karak.server import views, wire
from karak.server.asking import Stale, ask, done_before
from karak.server.cards import Card, card_of, read_card
from karak.server.clock import due, returned
from karak.server.log import bye, refused
from karak.server.metrics import Metrics
from karak.server.people import Person
from karak.server.records import Noted, Opened, Record, Seated
from karak.server.room import Connection, Room
from karak.server.store.journal import Journal, Lost
from karak.server.table import FROZEN, OPEN, OTHER, OVER, RUNNING, Table, loaded

LOG = structlog.get_logger("karak.hub")
SEATING = (
    kept.Seated,
    kept.Vacated,
    kept.SeatChanged,
    kept.Closed,
    kept.Noted,
)  # may change who is here, or what they may do
TRANSIENT = "store-"  # refusals of the store say nothing about the command: it may be sent again


class Hub:
    """`execute` answers a command; `write` is the only way into a journal."""

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

    # tables

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

    # commands

    async def execute(self, room: Room, person: Person, command: wire.Command) -> wire.Answer | wire.Sync:
        """To the end, even if whoever asked is gone by then."""
        table, kind = room.table, type(command).__name__
        async with room.lock:
            known = self.known(room, person, command.id)
            if known is not None:
                return known
            try:
                answer = await self.carry_out(room, person, command)
            except Stale:
                self.metrics.count(kind, "stale")
                return wire.Sync(id=command.id, seq=table.seq)
            except Refusal as refusal:
                answer = refused(refusal, command.id, room.table.seq)
            if person.player and not answer.key.startswith(TRANSIENT):
                room.remember(person, answer)
        self.metrics.count(kind, "done" if answer.ok else "refused")
        return answer

    def known(self, room: Room, person: Person, id: str) -> wire.Answer | None:
        """The answer that this command got before, also before a restart."""
        if not (person.player or person.is_owner):
            return None
        before = room.answers.get((person.player, id))
        if before is not None:
            return before
        seq = done_before(room.table, person, id)
        return None if seq is None else wire.Answer(id=id, ok=True, seq=seq)

    async def carry_out(self, room: Room, person: Person, command: wire.Command) -> wire.Answer:
        table = room.table
        if self.is_stopping:
            raise Refusal("store-stopping")
        if isinstance(command, wire.WhyNot):
            views.chosen(table.playing(), table.chairs.played_by(person), command.text)
        elif isinstance(command, wire.Emote):
            self.emote(room, person, command)
        elif isinstance(command, wire.Rematch):
            return await self.rematch(room, person, command)
        else:
            await self.write(room, ask(table, person, command, self.now()))
            if isinstance(command, wire.Extend):
                room.gone |= {command.seat: self.now()} if command.seat in room.gone else {}
                room.tell_presence()
            if room.table.status == FROZEN:
                raise Refusal("table-frozen")
        return wire.Answer(id=command.id, ok=True, seq=room.table.seq)

    def emote(self, room: Room, person: Person, command: wire.Emote) -> None:
        seats = room.table.chairs.held_by(person)
        if not seats or command.emote not in wire.EMOTES:
            raise Refusal("no-seat" if not seats else "emote-unknown")
        for connection in room.connections:
            connection.send(wire.Emoted(seat=seats[0], emote=command.emote))

    async def rematch(self, room: Room, person: Person, command: wire.Rematch) -> wire.Answer:
        """A new table with the same people; whoever asks later is led to the same one."""
        table = room.table
        if table.status != OVER:
            raise Refusal("game-not-over")
        if not (person.is_owner or table.chairs.held_by(person)):
            raise Refusal("no-seat")
        root, _, number = table.id.partition("-")
        id = f"{root}-{int(number or 1) + 1}"
        if self.journal.head(id) == 0:
            seed, now = secrets.token_hex(32), self.now()
            opening = msgspec.structs.replace(
                table.opening,
                game=id,
                at=now,
                commitment=commitment(seed),
                rematch_of=table.id,
                chat=table.chat,
                quoted=None,
                lesson="",
            )
            await self.open(opening, seed, seats_again(table, now))
            await self.write(room, [Noted(at=now, key="rematch", args={"table": id})])
        return wire.Answer(id=command.id, ok=True, seq=table.seq, args={"table": id})

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

    # people coming and going

    async def greet(self, connection: Connection, hello: wire.Hello) -> None:
        room = connection.room = self.rooms.setdefault(connection.room.table.id, connection.room)
        async with room.lock:
            room.connections.add(connection)
            room.count_gone(self.now())
            back = returned(room.table, room.table.chairs.held_by(connection.person), self.now())
            if back and not self.is_stopping:
                await self.write(room, back)
            room.tell_presence()
            room.begin(connection, hello.after)

    def part(self, connection: Connection) -> None:
        room = connection.room
        room.connections.discard(connection)
        room.count_gone(self.now())
        room.tell_presence()

    async def tick(self) -> None:
        """Once a second: what became due."""
        for room in list(self.rooms.values()):
            if due(room.table, room.gone, self.now()) and not room.lock.locked():
                async with room.lock:
                    await self.write(room, due(room.table, room.gone, self.now()))
            elif room.is_idle(self.now()):
                del self.rooms[room.table.id]

    # the server itself

    def spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def stop(self) -> None:
        """Finish what was begun, say good-bye."""
        self.is_stopping = True
        for room in list(self.rooms.values()):
            async with room.lock:
                for connection in room.connections:
                    connection.send(bye("restart", Refusal("bye-restart")))
                    connection.outbox.close()


async def stored(write: Future[None]) -> None:
    """A store that is done at once is not waited for."""
    if write.done():
        write.result()
    else:
        await asyncio.wrap_future(write)


def seats_again(table: Table, now: float) -> list[Seated]:
    """Bots that played for somebody give the seat back; heroes are chosen anew."""
    seated = []
    for seat, chair in enumerate(table.chairs):
        if chair.player:
            seated.append(Seated(at=now, seat=seat, kind="human", name=chair.name, player=chair.player))
        elif chair.kind:
            seated.append(Seated(at=now, seat=seat, kind="bot", name=chair.name, player="", bot=chair.bot))
    return seated
