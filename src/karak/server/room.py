"""Tracks the people around a table: who is connected, what each has been sent, and who is absent."""

import asyncio
from collections import OrderedDict
from typing import Any, NamedTuple

import msgspec

from karak.core.refusal import Refusal
from karak.core.view import View
from karak.play.viewpoint import Onlooker, Viewpoint
from karak.server import views, wire
from karak.server.clock import deadline
from karak.server.faces import Face
from karak.server.limits import Buckets
from karak.server.log import bye, entry
from karak.server.once import Refusals
from karak.server.outbox import Cable, Outbox
from karak.server.people import Person
from karak.server.table import OPEN, RUNNING, Table

LOG_LINES = 100  # in a snapshot; the replay has the rest
IDLE = 600.0  # seconds until an unused table leaves the memory


class Reader(NamedTuple):
    """A reader's seats, the viewpoint, and whether the reader is kept a turn behind."""

    seats: tuple[int, ...]
    viewpoint: Viewpoint
    delayed: bool


class Connection:
    """One connection to one table."""

    __slots__ = ("client", "face", "outbox", "person", "room", "seq", "version", "viewpoint")

    def __init__(self, room: "Room", person: Person, cable: Cable, client: str = "") -> None:
        self.room = room
        self.client = client
        self.person = person
        self.outbox = Outbox(cable, lambda: self.room.fresh(self))
        self.viewpoint: Viewpoint = Onlooker.SPECTATOR
        self.face: Face | None = None
        self.seq = -1  # the number of the last record sent; -1 before the hello
        self.version = wire.VERSION  # of the protocol, from the client's hello

    def send(self, message: wire.Out) -> None:
        put = self.outbox.put_answer if isinstance(message, wire.ANSWERS) else self.outbox.put
        put(wire.encode(message))


class Room:
    """One writer at a time holds the lock; messages are made only from what is stored."""

    def __init__(self, table: Table, now: float) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.refusals: Refusals = OrderedDict()  # answers to commands that may be sent again
        self.is_unsure = False  # the database failed during a write, so `table` may lag behind what is stored
        self.bots: dict[str, Any] = {}
        self.thinking: asyncio.Task[None] | None = None
        self.hinting = ""  # the id of the hint that is being worked out
        self.gone: dict[int, float] = {}
        self.faces: dict[tuple[Viewpoint, bool], Face] = {}
        self.shown: bytes = b""  # the presence that was last sent
        self.client = ""  # the client that opened it, or else the first that connected
        self.talk: Buckets | None = None  # one bucket for each seat
        self.used = now
        self.count_gone(now)

    # readers and what they see

    def may_look(self, person: Person) -> bool:
        """Whether this person may look; some tables admit no spectators once they have begun."""
        table = self.table
        is_closed = table.opening.spectators == "none" and table.status != OPEN
        return not is_closed or person.is_owner or bool(table.chairs.held_by(person))

    def check_look(self, person: Person) -> None:
        if not self.may_look(person):
            raise Refusal("no-spectators")

    def reader(self, person: Person, viewpoint: Viewpoint = Onlooker.SPECTATOR) -> Reader:
        table = self.table
        seats = tuple(table.chairs.held_by(person))
        if not seats:
            delayed = table.opening.spectators == "delayed" and table.status == RUNNING
            return Reader((), Onlooker.SPECTATOR, delayed)
        if table.who in seats:
            viewpoint = table.who
        return Reader(seats, viewpoint if viewpoint in seats else seats[0], False)

    def upto(self, reader: Reader) -> int:
        return self.table.horizon if reader.delayed else self.table.seq

    def face(self, reader: Reader) -> Face:
        """Returns the face of a viewpoint, which all readers there share."""
        table, match = self.table, self.table.match
        stamp = table.horizon if reader.delayed else table.moved
        eyes = self.eyes(reader)
        known = self.faces.get((eyes, reader.delayed))
        if known is not None and known.stamp == stamp:
            return known
        state = table.horizon_state if reader.delayed else None
        view: View | dict[str, object] = {} if match is None else views.seen(match, eyes, state)
        asking = match if table.status == RUNNING else None
        question = views.question(asking, state) if asking else wire.Decision(-1, "", [], 0, "")
        made = self.faces[eyes, reader.delayed] = Face(view, question, stamp)
        return made

    def eyes(self, reader: Reader) -> Viewpoint:
        return views.eyes(self.table.match, reader.viewpoint) if self.table.match else Onlooker.SPECTATOR

    def decision(self, reader: Reader) -> wire.Decision:
        return self.own(reader, self.face(reader).question)

    def own(self, reader: Reader, public: wire.Decision) -> wire.Decision:
        """Adds the options and the undo that belong to this reader alone."""
        table = self.table
        if table.match is None or table.status != RUNNING or not reader.seats:
            return public
        playing = [seat for seat in reader.seats if table.chairs[seat].kind == "human"]
        return views.asked(table.match, playing, public)

    def entries(self, reader: Reader, after: int) -> list[wire.Entry]:
        table = self.table
        eyes = self.eyes(reader)
        return [entry(table.lines[i], i + 1, table.match, eyes) for i in range(after, self.upto(reader))]

    # messages

    def snapshot(self, reader: Reader) -> wire.Snapshot:
        face, seq = self.face(reader), self.upto(reader)
        view: Any = face.whole()
        return wire.Snapshot(
            seq=seq, status=self.table.status, length=self.length(reader), viewpoint=wire.number_of(reader.viewpoint),
            view=view, hash=face.hash, decision=self.decision(reader), undo=self.wisher(), consent=self.consent(),
            offer=self.offer(), log=self.entries(reader, max(0, seq - LOG_LINES)),
        )  # fmt: skip

    def event(self, reader: Reader, after: int, before: Face | None) -> wire.Event:
        """Returns an event for a reader whose last face was `before`; without one the view is whole."""
        face = self.face(reader)
        event = self.draft(reader, face, after, before)
        event.viewpoint, event.decision = wire.number_of(reader.viewpoint), self.own(reader, face.question)
        return event

    def draft(self, reader: Reader, face: Face, after: int, before: Face | None) -> wire.Event:
        """Returns the part of an event that all readers of the same face share."""
        view: Any = face.since(before)
        entries: Any = msgspec.Raw(wire.encode(self.entries(reader, after)))
        return wire.Event(
            after=after, seq=self.upto(reader), status=self.table.status, length=self.length(reader),
            viewpoint=wire.NO_SEAT, whole=before is None, view=view, hash=face.hash, decision=face.question,
            undo=self.wisher(), consent=self.consent(), offer=self.offer(), entries=entries,
        )  # fmt: skip

    def length(self, reader: Reader) -> int:
        return self.table.horizon_length if reader.delayed else self.table.length

    def wisher(self) -> int | None:
        return self.table.wish.seat if self.table.wish else None

    def consent(self) -> list[int]:
        """Returns the seats that have not yet agreed to the wish to take back."""
        wish = self.table.wish
        return [seat for seat in wish.voters if seat not in wish.agreed] if wish else []

    def offer(self) -> wire.Offer | None:
        """Returns the open offer to end the game."""
        offer = self.table.offer
        return wire.Offer(offer.seat, offer.how, offer.voters, sorted(offer.agreed)) if offer else None

    def welcome(self, person: Person) -> wire.Welcome:
        opening = self.table.opening
        return wire.Welcome(
            version=wire.VERSION, table=self.table.id, title=opening.title, options=opening.options,
            commitment=opening.commitment, spectators=opening.spectators, seats=self.table.chairs.held_by(person),
            owner=person.is_owner, lesson=bool(opening.lesson), cookie=person.doubt,
        )  # fmt: skip

    def presence(self, person: Person) -> wire.Presence:
        held = self.table.chairs.held_by(person)
        seats = [
            wire.SeatShown(
                i, chair.kind, chair.name, chair.bot, chair.hero, i not in self.gone, i in held, bool(chair.player),
                self.table.is_free(person, i), deadline(self.table, i, self.gone),
            )
            for i, chair in enumerate(self.table.chairs)
        ]  # fmt: skip
        watching = sum(not self.table.chairs.held_by(c.person) for c in self.connections)
        return wire.Presence(seats=seats, watching=watching, chat=self.table.chat)

    # sending

    def fresh(self, connection: Connection) -> list[bytes]:
        """Returns all messages that a connection needs to start."""
        self.check_look(connection.person)
        reader = self.reader(connection.person, connection.viewpoint)
        snapshot = self.snapshot(reader)
        self.note(connection, reader, snapshot.seq)
        return [
            wire.encode(self.welcome(connection.person)),
            wire.encode(snapshot),
            wire.encode(self.presence(connection.person)),
        ]

    def note(self, connection: Connection, reader: Reader, seq: int) -> None:
        connection.viewpoint, connection.seq, connection.face = reader.viewpoint, seq, self.face(reader)

    def begin(self, connection: Connection, hello: wire.Hello) -> None:
        """Answers a hello; a reader whose viewpoint has changed gets a snapshot, because changes would not fit."""
        said = None if hello.viewpoint is None else wire.viewpoint_of(hello.viewpoint)
        viewpoint = self.reader(connection.person, connection.viewpoint if said is None else said).viewpoint
        if hello.after is None or said != viewpoint:
            for message in self.fresh(connection):
                connection.outbox.put(message)
            return
        if connection.seq < 0:
            connection.send(self.welcome(connection.person))
            connection.send(self.presence(connection.person))
        connection.viewpoint = viewpoint
        self.catch_up(connection, hello.after)

    def catch_up(self, connection: Connection, after: int) -> None:
        """Sends what follows number `after` in one event, or a snapshot if that number is too old or impossible."""
        reader = self.reader(connection.person, connection.viewpoint)
        seq = self.upto(reader)
        if not 0 <= seq - after <= LOG_LINES:
            for message in self.fresh(connection):
                connection.outbox.put(message)
            return
        connection.send(self.event(reader, after, None))
        self.note(connection, reader, seq)

    def broadcast(self) -> None:
        """Sends news to every connection that lags behind; readers with the same view share the same bytes."""
        drafts: dict[tuple[Face, int, Face | None], wire.Event] = {}
        made: dict[tuple[Reader, int, Face | None], bytes] = {}
        for connection in self.connections:
            if not self.admits(connection) or connection.seq < 0 or connection.outbox.overflowed:
                continue
            reader = self.reader(connection.person, connection.viewpoint)
            seq, after = self.upto(reader), connection.seq
            if seq <= after:
                continue
            face = self.face(reader)
            before = connection.face if connection.viewpoint == reader.viewpoint else None
            line = made.get((reader, after, before))
            if line is None:
                draft = drafts.get((face, after, before))
                if draft is None:
                    draft = drafts[face, after, before] = self.draft(reader, face, after, before)
                draft.viewpoint, draft.decision = wire.number_of(reader.viewpoint), self.own(reader, face.question)
                line = made[reader, after, before] = wire.encode(draft)
            connection.outbox.put(line)
            connection.viewpoint, connection.seq, connection.face = reader.viewpoint, seq, face

    def admits(self, connection: Connection) -> bool:
        """Whether a connection may still look; one that may not is told so and closed."""
        if connection.outbox.closing:
            return False
        if self.may_look(connection.person):
            return True
        connection.send(bye("no-spectators", Refusal("no-spectators")))
        connection.outbox.close()
        return False

    def is_idle(self, now: float) -> bool:
        """Whether the table can leave the memory: no person is connected, and nothing happens until one is."""
        table = self.table
        is_waiting = table.status != RUNNING or (
            table.opening.absent == "wait" and table.chairs[table.who].kind == "human"
        )
        is_used = 0 <= now - self.used <= IDLE  # false if the clock was set back since
        return not is_used and not self.connections and not self.lock.locked() and is_waiting

    def count_gone(self, now: float) -> None:
        """Notes since when players of seats have been without a connection."""
        chairs = self.table.chairs
        here = {seat for connection in self.connections for seat in chairs.held_by(connection.person)}
        away = [i for i, chair in enumerate(chairs) if chair.player and i not in here]
        self.gone = {seat: self.gone.get(seat, now) for seat in away}

    def tell_presence(self) -> None:
        """Sends the presence to all if it changed."""
        now = wire.encode(self.presence(Person()))
        if now == self.shown:
            return
        self.shown = now
        for connection in self.connections:
            if connection.seq >= 0 and self.admits(connection):
                connection.send(self.presence(connection.person))
