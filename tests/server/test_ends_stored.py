"""What a journal keeps when a game at a table ends before its rules end it."""

import asyncio
from typing import Any

import pytest

from karak.cli.explain import explain
from karak.play.match import WORD
from karak.server import wire
from karak.server.fsck import replay as checked
from karak.server.hub import Hub
from karak.server.people import Person
from karak.server.records import (
    Answered,
    Closed,
    EndAnswered,
    EndOffered,
    TurnEnded,
    decode,
    encode,
)
from karak.server.room import Room
from karak.server.store.memory import Memory
from karak.server.table import OVER, RUNNING, Table, loaded
from karak.words import say
from tests.server.closing import everything, held, offer, result_of, yes
from tests.server.sitting import (
    ANN,
    BEN,
    OWNER,
    SEED,
    act,
    again,
    opening,
    play_on,
    position,
)


def lines_of(table: Table) -> list[tuple[int, bytes]]:
    return [(number, encode(line.record)) for number, line in enumerate(table.lines, 1)]


def test_a_journal_with_all_of_these_records_is_correct() -> None:
    table = everything()
    assert {Closed, EndOffered, EndAnswered, TurnEnded} <= {type(line.record) for line in table.lines}
    assert checked("table", lines_of(table), SEED) is None
    assert result_of(again(table)) == result_of(table)


@pytest.mark.parametrize("kind", [Closed, Answered])
def test_a_journal_in_which_an_end_is_an_answer_is_rejected(kind: type[Any]) -> None:
    lines = lines_of(everything())
    for at, (number, line) in enumerate(lines):
        record = decode(line)
        if isinstance(record, Closed if kind is Answered else Answered):
            seat = max(0, record.seat)
            wrong = kind(at=record.at, seat=seat, action=record.action, hash=record.hash)
            lines[at] = (number, encode(wrong))
            break
    fault = checked("table", lines, SEED)
    assert fault is not None and fault.reason.key == "fsck-wrong-seat" and explain(fault.reason)


def test_an_older_journal_replays_as_before() -> None:
    """It has no command that ends a turn: the next player's answer ends it."""
    table = held()
    act(table, WORD)
    play_on(table, 60)
    older = [line.record for line in table.lines if not isinstance(line.record, TurnEnded)]
    assert len(older) < table.seq
    old = loaded([decode(encode(record)) for record in older], SEED)
    assert position(old) == position(table) and old.status == RUNNING and not old.fault()
    assert checked("table", list(enumerate(map(encode, older), 1)), SEED) is None
    play_on(old, 10)


def test_a_restart_between_offer_and_answer_loses_nothing() -> None:
    """After the restart the server knows the offer, the waiting turn and the commands done before from the journal."""

    async def story() -> None:
        hub = Hub(Memory(), now=lambda: 1.0)
        room = await hub.open(opening(), SEED, [])
        for person, command in (
            (OWNER, wire.TakeSeat(id="a", seat=0, name="Ann")),
            (BEN, wire.TakeSeat(id="b", seat=1, name="Ben")),
            (OWNER, wire.Start(id="s")),
            (ANN, offer(0)),
        ):
            answer = await hub.execute(room, person, command)
            assert isinstance(answer, wire.Answer) and answer.ok
        second = Hub(hub.journal, now=lambda: 2.0)
        again = await second.room(room.table.id)
        before = again.table.seq
        repeated = await second.execute(again, ANN, offer(0))
        assert isinstance(repeated, wire.Answer) and repeated.ok and again.table.seq == before
        assert again.offer() == wire.Offer(0, "points", [1], [])
        answer = await second.execute(again, BEN, yes())
        assert isinstance(answer, wire.Answer) and answer.ok and again.table.status == OVER
        third = Hub(hub.journal, now=lambda: 3.0)
        last = await third.room(room.table.id)
        assert await third.execute(last, BEN, yes()) == answer
        assert last.table.seq == again.table.seq

    asyncio.run(story())


@pytest.mark.parametrize("owner", [OWNER, Person(("dan",), is_owner=True), Person(is_owner=True)])
def test_the_owner_ends_a_game_only_once(owner: Person) -> None:
    async def story() -> None:
        hub = Hub(Memory(), now=lambda: 1.0)
        room = await hub.open(opening(), SEED, [])
        for person, command in (
            (OWNER, wire.TakeSeat(id="a", seat=0, name="Ann")),
            (OWNER, wire.AddBot(id="b", seat=1, bot="random")),
            (OWNER, wire.Start(id="s")),
            (owner, wire.End(id="e")),
        ):
            answer = await hub.execute(room, person, command)
            assert isinstance(answer, wire.Answer) and answer.ok
        second = Hub(hub.journal, now=lambda: 2.0)
        again = await second.room(room.table.id)
        repeated = await second.execute(again, owner, wire.End(id="e"))
        assert isinstance(repeated, wire.Answer) and repeated.ok
        assert again.table.seq == room.table.seq

    asyncio.run(story())


def test_every_sentence_has_words() -> None:
    room = Room(everything(), 0.0)
    told = [told for entry in room.entries(room.reader(OWNER), 0) for told in entry.told]
    keys = {one.key for one in told}
    assert {"end-offered", "end-declined", "end-lapsed", "left-to-bot", "closed"} <= keys
    notes = [one for one in told if one.key in ("end-offered", "end-declined", "end-lapsed")]
    assert notes and all(say(f"log-{note.key}", **note.args) for note in notes)
    closed = [one for one in told if one.key == "closed"]
    assert closed and all(say(f"karak-{event.key}", **event.args) for event in closed)
