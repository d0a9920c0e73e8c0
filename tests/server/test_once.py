"""Every command is done once and always answered alike, even if the server restarts in between."""

import asyncio
from collections.abc import Callable
from typing import Any, get_args

import httpx
import msgspec
import pytest

from karak.play.seals import seal_of
from karak.server import wire
from karak.server.acting import answered
from karak.server.asking import HANDLERS
from karak.server.hub import FREE, Hub
from karak.server.people import Person
from karak.server.records import decode, encode
from karak.server.room import Room
from karak.server.sealing import GiveBeacon
from karak.server.store.memory import Memory
from tests.server.house import House, cookies_of
from tests.server.sitting import ANN, BEN, CAT, OWNER, SEED, STRANGER, opening

TABLE = "table"
SALT = "pepper" * 6
KEY = "a-long-random-key-of-36-letters-0123"


def act(room: Room) -> wire.Act:
    match = room.table.playing()
    options = match.decision().options
    action = match.spell(options[room.table.seq % len(options)])
    return wire.Act(id=f"act{room.table.seq}", expected=room.table.seq, action=action)


LOBBY: list[wire.Command | tuple[Person, wire.Command]] = [  # the owner's commands name no other person
    wire.TakeSeat(id="a", seat=0, name="Ann"),
    (BEN, wire.TakeSeat(id="b", seat=1, name="Ben")),
    (CAT, wire.TakeSeat(id="c", seat=2, name="Cat")),
    wire.Kick(id="kick", seat=2),
    (STRANGER, wire.TakeSeat(id="c2", seat=2, name="Dan")),
    (STRANGER, wire.LeaveSeat(id="leave", seat=2)),
    wire.AddBot(id="bot", seat=2, bot="random"),
    wire.RemoveBot(id="nobot", seat=2),
    wire.AddBot(id="bot2", seat=2, bot="random"),
    (BEN, wire.ChooseHero(id="hero", seat=1, hero="horan")),
    (BEN, wire.Salt(id="salt", seat=1, salt="pepper")),
    wire.SwitchChat(id="hush", on=False),
    wire.SwitchChat(id="hush again", on=False),
    wire.SwitchChat(id="talk", on=True),
    (BEN, wire.Say(id="say", text="good luck")),
    (BEN, wire.Seal(id="seal", seat=1, seal=seal_of(TABLE, 1, SALT))),
    wire.Start(id="start"),
    (BEN, wire.Reveal(id="reveal", seat=1, salt=SALT)),
]


def asked(room: Room) -> Person:
    return (ANN, BEN, OWNER)[room.table.who]


PLAYING: list[wire.Command | tuple[Person, wire.Command]] = [
    wire.Extend(id="extend", seat=1),
    (BEN, wire.RenewLinks(id="renew", seat=1)),
    wire.LetBotPlay(id="letbot", seat=1, bot="random"),
    wire.HandBack(id="handback", seat=1),
    (ANN, wire.OfferEnd(id="offer", seat=0, how="points")),
    (BEN, wire.EndVote(id="no", yes=False)),
    (BEN, wire.Resign(id="resign", seat=1, bot="random")),
    wire.End(id="end"),
    (ANN, wire.Rematch(id="rematch")),
    wire.Rematch(id="rematch too"),
]


class Restarted:
    """A server that restarts before the second copy of every command."""

    def __init__(self) -> None:
        self.journal = Memory()
        self.kinds: set[type[wire.Command]] = set()

    async def room(self) -> tuple[Hub, Room]:
        hub = Hub(self.journal, now=lambda: 2.0)
        return hub, await hub.room(TABLE)

    async def twice(self, person: Person, command: wire.Command) -> wire.Answer:
        hub, room = await self.room()
        first = await hub.execute(room, person, command)
        assert isinstance(first, wire.Answer) and first.ok, (command, first)
        seq = room.table.seq
        assert first.seq == seq
        assert await hub.execute(room, person, command) == first
        for _ in range(2):
            hub, room = await self.room()
            assert await hub.execute(room, person, command) == first, command
            assert room.table.seq == seq
        self.kinds.add(type(command))
        return first

    async def follow(self, script: "list[wire.Command | tuple[Person, wire.Command]]") -> None:
        for one in script:
            await self.twice(*one) if isinstance(one, tuple) else await self.twice(OWNER, one)

    async def play(self, until: Callable[[Room, int], bool]) -> int:
        """People and bots take the first option until the condition holds for the seat that answered last."""
        for _ in range(200):
            hub, room = await self.room()
            seat = room.table.who
            if room.table.chairs[seat].kind == "bot":
                async with room.lock:
                    option = room.table.playing().decision().options[0]
                    await hub.write(room, answered(room.table, option, 2.0))
                continue
            await self.twice(asked(room), act(room))
            if until((await self.room())[1], seat):
                return seat
        raise AssertionError("it never came to that")


async def test_every_recorded_command_is_done_once_even_after_a_restart() -> None:
    server = Restarted()
    await Hub(server.journal, now=lambda: 1.0).open(opening("karak", 3), SEED, [])
    await server.follow(LOBBY)
    for kind in (wire.Undo, wire.ResetTurn):
        seat = await server.play(lambda room, seat: room.table.playing().undoable_turn(seat) > 0)
        seq = (await server.room())[1].table.seq
        await server.twice((ANN, BEN)[seat], kind(id=kind.__name__, expected=seq))
    seat = await server.play(lambda room, seat: room.table.playing().undoable(seat) == 0)
    seq = (await server.room())[1].table.seq
    await server.twice((ANN, BEN)[seat], wire.Undo(id="ask", expected=seq))
    await server.twice((BEN, ANN)[seat], wire.UndoVote(id="vote", yes=True))
    await server.follow(PLAYING)
    recorded = (set(HANDLERS) | {wire.Rematch}) - {GiveBeacon}  # opening comes over HTTP
    assert recorded == {kind for kind in get_args(wire.Incoming) if issubclass(kind, wire.Command)} - {*FREE, wire.Hint}
    assert server.kinds == recorded


async def test_a_command_done_long_ago_is_not_forgotten() -> None:
    """Neither a table that left the memory nor one with thousands of later answers forgets it."""
    hub = Hub(Memory(), now=lambda: 1.0)
    room = await hub.open(opening(), SEED, [])
    seat = wire.TakeSeat(id="a", seat=0, name="Ann")
    first = await hub.execute(room, OWNER, seat)
    for number in range(2500):
        await hub.execute(room, OWNER, wire.WhyNot(id=f"why{number}", text="fly"))
        await hub.execute(room, OWNER, wire.RemoveBot(id=f"no{number}", seat=1))
    assert await hub.execute(room, OWNER, seat) == first and room.table.seq == 2
    assert len(room.refusals) <= 2000


async def test_the_same_id_from_two_players_is_two_commands() -> None:
    hub = Hub(Memory(), now=lambda: 1.0)
    room = await hub.open(opening(), SEED, [])
    one = await hub.execute(room, ANN, wire.TakeSeat(id="x", seat=0, name="Ann"))
    two = await hub.execute(room, BEN, wire.TakeSeat(id="x", seat=1, name="Ben"))
    assert isinstance(one, wire.Answer) and isinstance(two, wire.Answer) and one.ok and two.ok
    assert [chair.name for chair in room.table.chairs] == ["Ann", "Ben"]


@pytest.mark.parametrize("is_refused", [False, True])
async def test_a_known_id_with_another_body_is_refused(is_refused: bool) -> None:
    hub = Hub(Memory(), now=lambda: 1.0)
    room = await hub.open(opening(), SEED, [])
    await hub.execute(room, ANN, wire.TakeSeat(id="x", seat=7 if is_refused else 0, name="Ann"))
    seq = room.table.seq
    answer = await hub.execute(room, ANN, wire.TakeSeat(id="x", seat=1, name="Ann"))
    assert isinstance(answer, wire.Answer) and answer.key == "id-taken" and not answer.again
    assert room.table.seq == seq


async def test_the_same_command_for_a_later_position_is_the_same_command() -> None:
    hub = Hub(Memory(), now=lambda: 1.0)
    room = await hub.open(opening(), SEED, [])
    for person, command in (
        (OWNER, wire.TakeSeat(id="a", seat=0, name="Ann")),
        (BEN, wire.TakeSeat(id="b", seat=1, name="Ben")),
        (OWNER, wire.Start(id="start")),
    ):
        await hub.execute(room, person, command)
    person, chosen = (ANN, BEN)[room.table.who], act(room)
    first = await hub.execute(room, person, chosen)
    later = msgspec.structs.replace(chosen, expected=room.table.seq)
    assert await hub.execute(room, person, later) == first


def test_an_older_journal_knows_its_commands() -> None:
    """Older records carry only the id; they are read, and their commands are not done again."""

    async def story() -> None:
        hub = Hub(Memory(), now=lambda: 1.0)
        room = await hub.open(opening(), SEED, [])
        for person, command in (
            (OWNER, wire.TakeSeat(id="a", seat=0, name="Ann")),
            (BEN, wire.TakeSeat(id="b", seat=1, name="Ben")),
            (OWNER, wire.Start(id="start")),
        ):
            await hub.execute(room, person, command)
        person, chosen = (ANN, BEN)[room.table.who], act(room)
        await hub.execute(room, person, chosen)
        older = Memory()
        lines = []
        for line in room.table.lines:
            record: Any = msgspec.to_builtins(line.record)
            cause = record.pop("cause", None)
            if cause and record["type"] == "Answered":
                record["command"] = cause["id"]
            lines.append(msgspec.json.encode(record))
        assert all(encode(decode(line)) == line for line in lines)
        older.create(TABLE, lines, SEED.encode()).result()
        second = Hub(older, now=lambda: 2.0)
        again = await second.room(TABLE)
        answer = await second.execute(again, person, chosen)
        assert isinstance(answer, wire.Answer) and answer.ok and again.table.seq == room.table.seq

    asyncio.run(story())


# over HTTP


async def posted(browser: httpx.AsyncClient, path: str, body: object, key: str = KEY) -> httpx.Response:
    return await browser.post(path, json=body, headers={"Idempotency-Key": key})


async def test_a_table_is_opened_once_for_a_key(house: House) -> None:
    """The first answer, and its cookie, may have been lost."""
    async with house.browser() as one, house.browser() as two:
        wish = {"title": "goblin", "seats": 3}
        first, second = await posted(one, "/api/tables", wish), await posted(two, "/api/tables", wish)
        assert first.status_code == second.status_code == 201
        assert first.json()["table"] == second.json()["table"]
        assert len(house.hub.journal.games()) == 1
        other = await posted(two, "/api/tables", {"title": "goblin", "seats": 2})
        assert other.status_code == 409 and other.json()["key"] == "key-used"
        for bad in ("short", "x" * 40, "with spaces in the middle"):
            answer = await posted(two, "/api/tables", wish, bad)
            assert answer.status_code == 400 and answer.json()["key"] == "key-wrong"
        third = await posted(one, "/api/tables", wish, KEY[::-1])
        assert third.json()["table"] != first.json()["table"]


async def test_a_seat_is_taken_once_for_a_key(house: House) -> None:
    async with house.browser() as owner, house.browser() as one, house.browser() as two:
        table = (await owner.post("/api/tables", json={"seats": 3})).json()["table"]
        path = f"/api/tables/{table}/join"
        first, second = await posted(one, path, {"name": "Ann"}), await posted(two, path, {"name": "Ann"})
        assert first.json()["seats"] == second.json()["seats"] == [0]
        room = await house.hub.room(table)
        assert room.table.seq == 2 and cookies_of(two)
        await one.post(path, json={"name": "Ann", "seat": 0})
        assert room.table.seq == 2
        other = await posted(two, path, {"name": "Ben"}, KEY[::-1])
        assert other.json()["seats"] == [0, 1]


async def test_lessons_and_games_played_on_are_opened_once(house: House) -> None:
    async with house.browser() as one, house.browser() as two:
        path, wish = "/api/lessons/karak", {"name": "Ann", "chapter": 1}
        first, second = await posted(one, path, wish), await posted(two, path, wish)
        assert first.status_code == second.status_code == 201 and first.json()["table"] == second.json()["table"]
        assert len(house.hub.journal.games()) == 1
