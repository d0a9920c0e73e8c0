"""After the clock is put back, nothing runs backwards at a table, and no player waits longer than announced."""

from unittest.mock import Mock

from karak.server import wire
from karak.server.cable import SocketCable
from karak.server.clock import WISH_SECONDS, due
from karak.server.hub import Hub
from karak.server.people import Person
from karak.server.records import Noted, SeatChanged, UndoAsked, decode
from karak.server.room import IDLE, Connection, Room
from karak.server.store.memory import Memory
from karak.server.wishes import Wish
from tests.server.sitting import ANN, BEN, OWNER, SEED, begun, do, opening

HOUR = 3600.0


class Moved:
    """A table that Ann and Ben have begun, with a clock that a test moves."""

    def __init__(self) -> None:
        self.time = 1_000_000.0
        self.hub = Hub(Memory(), now=lambda: self.time)
        self.number = 0

    async def begin(self) -> Room:
        self.room = await self.hub.open(opening(), SEED, [])
        await self.do(OWNER, wire.TakeSeat(id="a", seat=0, name="Ann"))
        await self.do(BEN, wire.TakeSeat(id="b", seat=1, name="Ben"))
        await self.do(OWNER, wire.Start(id="start"))
        return self.room

    async def do(self, person: Person, command: wire.Command) -> None:
        answer = await self.hub.execute(self.room, person, command)
        assert isinstance(answer, wire.Answer) and answer.ok, answer

    async def pass_by(self, seconds: float) -> None:
        self.time += seconds
        await self.hub.tick()

    @property
    def times(self) -> list[float]:
        """The times of all records, as they are stored."""
        return [decode(line).at for _, line in self.hub.journal.read(self.room.table.id)]


async def test_records_never_run_backwards() -> None:
    moved = Moved()
    room = await moved.begin()
    await moved.do(ANN, wire.Say(id="1", text="before"))
    before = moved.time
    moved.time -= HOUR
    await moved.do(ANN, wire.Say(id="2", text="after"))
    assert moved.times == sorted(moved.times) and moved.times[-1] == before
    assert [line.record.at for line in room.table.lines] == moved.times
    moved.time += 2 * HOUR
    await moved.do(ANN, wire.Say(id="3", text="much later"))
    assert moved.times[-1] == moved.time


async def test_a_bot_takes_over_in_time_though_the_clock_was_put_back() -> None:
    moved = Moved()
    room = await moved.begin()
    seat = room.table.who
    await moved.pass_by(-HOUR)
    await moved.pass_by(29)
    assert room.table.chairs[seat].kind == "human"
    await moved.pass_by(2)
    changed = room.table.lines[-1].record
    assert isinstance(changed, SeatChanged) and changed.seat == seat and changed.by == "clock"
    assert moved.times == sorted(moved.times)
    connection = Connection(room, (ANN, BEN)[seat], Mock(SocketCable))
    await moved.hub.greet(connection, wire.Hello())
    assert room.table.chairs[seat].kind == "human" and moved.times == sorted(moved.times)


def test_an_unanswered_request_lapses_in_time_though_the_clock_was_put_back() -> None:
    table = begun(absent="wait")
    do(table, ANN, wire.OfferEnd(id="offer", seat=0, how="draw"), at=HOUR)
    table.wish = Wish(UndoAsked(at=HOUR, seat=0, length=0), [1])
    assert due(table, {}, 10.0) == []
    assert due(table, {}, 9.0 + WISH_SECONDS) == []
    assert [type(record) for record in due(table, {}, 10.0 + WISH_SECONDS)] == [Noted, Noted]


async def test_an_unwatched_table_leaves_the_memory_though_the_clock_was_put_back() -> None:
    moved = Moved()
    moved.room = await moved.hub.open(opening(), SEED, [])
    await moved.pass_by(-HOUR)
    await moved.pass_by(IDLE + 1)
    assert not moved.hub.rooms
