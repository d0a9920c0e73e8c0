"""Runs the tables of one server: executes commands and connects people, with one writer at a time for each table."""

import asyncio
from contextlib import suppress

from karak.core.refusal import Refusal
from karak.server import views, wire
from karak.server.asking import Stale, ask
from karak.server.cards import card_of, read_card
from karak.server.clock import due, returned
from karak.server.limits import Buckets
from karak.server.listing import is_empty
from karak.server.log import bye, refused
from karak.server.once import answered_before, caused, remember
from karak.server.people import Person
from karak.server.records import Record
from karak.server.rematch import rematch
from karak.server.room import IDLE, Connection, Room
from karak.server.sealing import GiveBeacon
from karak.server.store.journal import Unsure
from karak.server.table import FROZEN
from karak.server.tables import EXPIRED, Tables

Reply = wire.Answer | wire.Sync | wire.Unknown
FREE = (wire.WhyNot, wire.Emote)  # these change nothing that is stored, so sending them again repeats them
ALWAYS = (
    wire.Act, wire.Start, wire.Reveal, GiveBeacon, wire.Resign, wire.OfferEnd, wire.EndVote, wire.End, wire.Rematch,
    wire.WhyNot, wire.Emote,
)  # fmt: skip
MOST_ASIDES = 5000
SWEEP = 600.0  # seconds
PATIENCE = 2.0  # seconds for running commands to finish, and again for the last messages to be read


class Hub(Tables):
    """The tables of a server with the people who connect to them; `execute` runs a command."""

    talk_per_minute = 0  # for each seat; 0 means no limit
    sweeping = 0.0  # when the next sweep is due

    # commands

    async def execute(self, room: Room, person: Person, command: wire.Command, client: str = "") -> Reply:
        """Runs to completion even if the client disconnects."""
        kind = type(command).__name__
        async with room.lock:
            try:
                reply = await self.reply(room, person, command, client)
            except Stale:
                self.metrics.command(kind, "stale")
                return wire.Sync(id=command.id, seq=room.table.seq)
            except Unsure:
                self.metrics.command(kind, "unknown")
                return wire.Unknown(id=command.id)
        self.metrics.command(kind, "done" if reply.ok else "refused")
        if not reply.ok:
            self.metrics.refused(room.table.id, kind, reply.key, client)
        return reply

    async def reply(self, room: Room, person: Person, command: wire.Command, client: str) -> wire.Answer:
        await self.settle(room)
        known = answered_before(room.table, room.refusals, person, command)
        if known is not None:
            return known
        try:
            return await self.carry_out(room, person, command, client)
        except Unsure:
            raise
        except Refusal as refusal:
            answer = refused(refusal, command.id, room.table.seq)
            if not isinstance(command, FREE) and not answer.again:
                remember(room.refusals, person, command, answer)
            return answer

    async def carry_out(self, room: Room, person: Person, command: wire.Command, client: str) -> wire.Answer:
        table = room.table
        if self.is_stopping:
            raise Refusal("store-stopping")
        self.check_share(room, person, command)
        if isinstance(command, wire.WhyNot):
            views.chosen(table.playing(), table.chairs.played_by(person), command.text)
        elif isinstance(command, wire.Emote):
            self.emote(room, person, command)
        elif isinstance(command, wire.Rematch):
            records, args = await rematch(self, table, person, client)
            return await self.do(room, person, command, records, args)
        else:
            return await self.do(room, person, command, ask(table, person, command, self.now()))
        return wire.Answer(id=command.id, ok=True, seq=table.seq)

    def check_share(self, room: Room, person: Person, command: wire.Command) -> None:
        """Limits how fast each seat talks, and how many records a table may have that are not moves."""
        if not isinstance(command, ALWAYS) and room.table.asides >= MOST_ASIDES:
            raise Refusal("table-log-full")
        seats = room.table.chairs.held_by(person)
        if seats and isinstance(command, (wire.Say, wire.Emote)) and self.talk_per_minute:
            if room.talk is None:
                room.talk = Buckets(self.talk_per_minute / 60, max(5, self.talk_per_minute / 3))
            if not room.talk.take(f"{type(command).__name__} {seats[0]}"):
                raise Refusal("talk-too-fast")

    async def do(
        self,
        room: Room,
        person: Person,
        command: wire.Command,
        records: list[Record],
        args: dict[str, str] | None = None,
    ) -> wire.Answer:
        await self.write(room, caused(room.table, person, command, records, args or {}))
        if isinstance(command, wire.Extend):
            room.gone |= {command.seat: self.now()} if command.seat in room.gone else {}
            room.tell_presence()
        if room.table.status == FROZEN:
            raise Refusal("table-frozen")
        return wire.Answer(id=command.id, ok=True, seq=room.table.seq, args=args or {})

    def emote(self, room: Room, person: Person, command: wire.Emote) -> None:
        seats = room.table.chairs.held_by(person)
        if not seats or command.emote not in wire.EMOTES:
            raise Refusal("no-seat" if not seats else "emote-unknown")
        for connection in filter(room.admits, room.connections):
            connection.send(wire.Emoted(seat=seats[0], emote=command.emote))

    # people who come and go

    def meet(self, connection: Connection) -> None:
        self.connected.add(connection)
        if self.is_stopping:
            self.dismiss(connection)

    async def greet(self, connection: Connection, hello: wire.Hello) -> None:
        room = connection.room = self.rooms.setdefault(connection.room.table.id, connection.room)
        async with room.lock:
            if not room.admits(connection):
                return
            room.connections.add(connection)
            room.client = room.client or connection.client
            room.count_gone(self.now())
            with suppress(Refusal):  # people may look even if the store fails
                await self.settle(room)
                await self.welcome_back(room, connection.person)
            room.tell_presence()
            room.begin(connection, hello)
            self.changed(room)  # bots go on that waited for a connection

    async def welcome_back(self, room: Room, person: Person) -> None:
        back = returned(room.table, room.table.chairs.held_by(person), self.now())
        if back and not self.is_stopping:
            await self.write(room, back)

    def part(self, connection: Connection) -> None:
        room = connection.room
        self.connected.discard(connection)
        room.connections.discard(connection)
        room.count_gone(self.now())
        room.tell_presence()

    async def tick(self) -> None:
        """Runs once a second and writes what is due."""
        for room in list(self.rooms.values()):
            if due(room.table, room.gone, self.now()) and not room.lock.locked():
                with suppress(Refusal):  # tries again in a second
                    async with room.lock:
                        await self.settle(room)
                        await self.write(room, due(room.table, room.gone, self.now()))
            elif room.is_idle(self.now()):
                self.forget(room)
        if self.now() >= self.sweeping:
            self.sweeping = self.now() + SWEEP
            self.spawn(self.sweep())

    def forget(self, room: Room) -> None:
        del self.rooms[room.table.id]
        if is_empty(card_of(room.table)):
            self.listing.hide(room.table.id)

    async def sweep(self) -> None:
        """Unlists tables without people that are not visited, and ends them after a day."""
        now = self.now()
        for row in await self.aside(self.journal.games):
            card = read_card(row)
            if card is None or not is_empty(card) or row.id in self.rooms or row.updated > now - IDLE:
                continue
            self.listing.hide(row.id)
            if row.updated < now - EXPIRED:
                with suppress(Refusal):
                    await self.room(row.id)

    # shutdown

    async def stop(self) -> None:
        """Finishes running commands, says good-bye to every connection, and waits until the clients have read it."""
        self.is_stopping = True
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*map(finished, self.rooms.values()))
        told = list(self.connected)
        for connection in told:
            self.dismiss(connection)
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while not all(connection.outbox.cable.disconnected for connection in told):
                    await asyncio.sleep(0.01)

    def dismiss(self, connection: Connection) -> None:
        address = f"ws{self.public_url.removeprefix('http')}/ws/{connection.room.table.id}" if self.public_url else ""
        connection.send(bye("restart", Refusal("bye-restart"), address))
        connection.outbox.close()


async def finished(room: Room) -> None:
    """Waits until no command is being written at this table."""
    async with room.lock:
        pass
