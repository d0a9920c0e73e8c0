"""Whatever a line does to commands, the log ends the same: each command is done once, in the order of the game."""

import asyncio
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from karak.server import wire
from karak.server.hub import Hub
from karak.server.people import Person
from karak.server.records import encode
from karak.server.room import Room
from karak.server.store.memory import Memory
from tests.server.sitting import ANN, BEN, OWNER, SEED, opening

PLAN = 12  # the number of answers that the two clients plan, each the first option


async def open_table() -> tuple[Hub, Room]:
    hub = Hub(Memory(), now=lambda: 1.0)
    room = await hub.open(opening(), SEED, [])
    commands: list[tuple[Person, Any]] = [
        (OWNER, wire.TakeSeat(id="a", seat=0, name="Ann")),
        (BEN, wire.TakeSeat(id="b", seat=1, name="Ben")),
        (OWNER, wire.Start(id="start")),
    ]
    for person, command in commands:
        answer = await hub.execute(room, person, command)
        assert isinstance(answer, wire.Answer) and answer.ok
    return hub, room


def next_command(room: Room, n: int) -> tuple[Person, wire.Act]:
    match = room.table.playing()
    text = match.spell(match.decision().options[0])
    return (ANN, BEN)[room.table.who], wire.Act(id=f"move{n}", expected=room.table.seq, action=text)


def log_of(hub: Hub, room: Room) -> list[bytes]:
    return [line for _, line in hub.journal.read(room.table.id)]


async def straight() -> list[bytes]:
    hub, room = await open_table()
    for n in range(PLAN):
        await hub.execute(room, *next_command(room, n))
    return log_of(hub, room)


async def bent(line: list[tuple[str, int]]) -> list[bytes]:
    """Sends each command until it is answered; the line also brings old ones, in any order, any number of times."""
    hub, room = await open_table()
    sent: list[tuple[Person, wire.Act]] = []
    fates = iter(line)
    for n in range(PLAN):
        command = next_command(room, n)
        sent.append(command)
        answer: Any = None
        while answer is None:
            fate, which = next(fates, ("pass", 0))
            if fate in ("pass", "answer lost", "twice at once"):
                copies = 2 if fate == "twice at once" else 1
                answers = await asyncio.gather(*(hub.execute(room, *command) for _ in range(copies)))
                assert all(given == answers[0] for given in answers)
                answer = None if fate == "answer lost" else answers[0]
            elif fate == "old one":
                await hub.execute(room, *sent[which % len(sent)])
            elif fate == "wrong hands":
                person, old = sent[which % len(sent)]
                await hub.execute(room, BEN if person is ANN else ANN, old)
        assert answer.ok
    return log_of(hub, room)


FATES = st.sampled_from(["pass", "lost", "answer lost", "twice at once", "old one", "wrong hands"])


@settings(max_examples=30, deadline=None)
@given(st.lists(st.tuples(FATES, st.integers(0, PLAN)), max_size=40))
def test_the_log_is_the_same_however_commands_arrive(line: list[tuple[str, int]]) -> None:
    assert asyncio.run(bent(line)) == asyncio.run(straight())


def test_a_duplicate_after_a_restart_is_known_from_the_records() -> None:
    async def story() -> None:
        hub, room = await open_table()
        person, command = next_command(room, 0)
        first = await hub.execute(room, person, command)
        again = Hub(hub.journal, hub.now)
        restarted = await again.room(room.table.id)
        second = await again.execute(restarted, person, command)
        assert isinstance(first, wire.Answer) and isinstance(second, wire.Answer) and second.ok
        assert log_of(again, restarted) == log_of(hub, room)

    asyncio.run(story())


def test_of_two_racing_answers_one_is_done() -> None:
    async def story() -> None:
        hub, room = await open_table()
        person, command = next_command(room, 0)
        rival = wire.Act(id="rival", expected=command.expected, action=command.action)
        answers = await asyncio.gather(hub.execute(room, person, command), hub.execute(room, person, rival))
        assert sorted(type(answer).__name__ for answer in answers) == ["Answer", "Sync"]

    asyncio.run(story())


def test_another_writer_is_noticed_and_clients_hear_only_what_is_stored() -> None:
    async def story() -> None:
        hub, room = await open_table()
        rival = Hub(hub.journal, hub.now)
        other = await rival.room(room.table.id)
        assert isinstance(await rival.execute(other, ANN, wire.Say(id="s", text="first")), wire.Answer)
        answer = await hub.execute(room, BEN, wire.Say(id="t", text="second"))
        assert isinstance(answer, wire.Answer) and answer.key == "not-stored"
        assert room.table.seq == other.table.seq  # read again
        retried = await hub.execute(room, BEN, wire.Say(id="t", text="second"))
        assert isinstance(retried, wire.Answer) and retried.ok

    asyncio.run(story())


def test_a_command_that_cannot_be_stored_changes_nothing() -> None:
    async def story() -> None:
        hub, room = await open_table()
        hub.journal.close()
        before = [encode(line.record) for line in room.table.lines]
        person, command = next_command(room, 0)
        answer = await hub.execute(room, person, command)
        assert isinstance(answer, wire.Answer) and not answer.ok and answer.key.startswith("store-")
        assert [encode(line.record) for line in room.table.lines] == before

    asyncio.run(story())
