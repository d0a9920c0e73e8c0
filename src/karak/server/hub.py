"""What people do at the tables of one server: commands, coming and going; one writer for each table at a time."""

from karak.core.refusal import Refusal
from karak.server import views, wire
from karak.server.asking import Stale, ask, done_before
from karak.server.clock import due, returned
from karak.server.log import bye, refused
from karak.server.people import Person
from karak.server.rematch import rematch
from karak.server.room import Connection, Room
from karak.server.table import FROZEN
from karak.server.tables import Tables

TRANSIENT = "store-"  # refusals of the store say nothing about the command: it may be sent again


class Hub(Tables):
    """`execute` answers a command."""

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
            return await rematch(self, room, person, command)
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

    async def stop(self) -> None:
        """Finish what was begun, say good-bye."""
        self.is_stopping = True
        for room in list(self.rooms.values()):
            async with room.lock:
                for connection in room.connections:
                    connection.send(bye("restart", Refusal("bye-restart")))
                    connection.outbox.close()
