"""Whatever people send, in whatever order, no person sees or does more than a small model of rights allows."""

import asyncio
import itertools
from collections.abc import Iterator
from typing import Any

import msgspec
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from karak.core.refusal import Refusal
from karak.core.state import CHANCE
from karak.play.viewpoint import Onlooker, Viewpoint
from karak.server import review, views, wire
from karak.server.acting import answered
from karak.server.disclosed import disclosed
from karak.server.faces import digest
from karak.server.hub import Hub
from karak.server.people import Link, Person, Session, player_at
from karak.server.records import UndoAsked
from karak.server.room import Connection, Room
from karak.server.store.memory import Memory
from tests.server.rights import LINKED, OWNER, PEOPLE, Rights
from tests.server.sitting import SEED, opening

SEATS = 4
TABLE = "table"
SEATED = {"ann": 0, "ben": 1, "cat": 2}
SEATED_SAID: list[dict[str, Any]] = [
    {"type": "takeseat", "name": "X"}, {"type": "leaveseat"}, {"type": "kick"}, {"type": "renewlinks"},
    {"type": "letbotplay", "bot": "random"}, {"type": "handback"}, {"type": "salt", "salt": "x"},
    {"type": "choosehero", "hero": ""}, {"type": "addbot", "bot": "random"}, {"type": "removebot"},
    {"type": "extend"}, {"type": "resign", "bot": ""}, {"type": "resign", "bot": "random"},
    {"type": "offerend", "how": "draw"},
]  # fmt: skip
SAID: list[dict[str, Any]] = [
    {"type": "act"}, {"type": "undo"}, {"type": "resetturn"}, {"type": "undovote", "yes": True},
    {"type": "undovote", "yes": False}, {"type": "say", "text": "x"}, {"type": "emote", "emote": "wow"},
    {"type": "start"}, {"type": "switchchat", "on": True}, {"type": "endvote", "yes": True}, {"type": "end"},
]  # fmt: skip
TAKE, LEAVE, KICK, RENEW, LET_BOT, HAND_BACK = SEATED_SAID[:6]
UNDO, AGREE = SAID[1], SAID[3]
ASKED, PLAY = "whoever is asked", "play"
OWN, FREE = -1, -2  # the person's first seat, and the first free seat
Step = tuple[str, dict[str, Any], int]  # who says what about which seat; or "play" and a number of answers
WHO = st.sampled_from(PEOPLE)
WHERE = st.sampled_from((OWN, FREE, *range(SEATS)))
ANY = st.tuples(WHO, st.one_of(st.sampled_from(SEATED_SAID), st.sampled_from(SAID)), WHERE)
GO_ON: "st.SearchStrategy[Step]" = st.tuples(st.just(PLAY), st.just({}), st.integers(1, 4))


def told_by(who: str | None, said: dict[str, Any], seat: int) -> "st.SearchStrategy[Step]":
    return st.tuples(st.just(who) if who else WHO, st.just(said), st.just(seat))


def plot(*steps: "st.SearchStrategy[Step] | tuple[str | None, dict[str, Any], int]") -> "st.SearchStrategy[list[Step]]":
    """Commands that do harm only together; no name stands for any person."""
    one = [step if isinstance(step, st.SearchStrategy) else told_by(*step) for step in steps]
    return st.tuples(*one).map(list)


TURNED = st.tuples(WHO, st.sampled_from([LET_BOT, LEAVE, KICK, HAND_BACK]), WHERE)
PLOTS = st.one_of(
    plot(GO_ON, ANY),
    plot(ANY, ANY),
    plot((ASKED, UNDO, 0), ANY, (None, AGREE, 0)),
    plot((ASKED, UNDO, 0), (None, AGREE, 0), (None, AGREE, 0), (None, AGREE, 0)),
    plot((OWNER, LET_BOT, 1), (OWNER, LET_BOT, 2), (ASKED, UNDO, 0), (None, AGREE, 0)),
    plot(TURNED, (ASKED, UNDO, 0), (None, AGREE, 0), (None, AGREE, 0)),
    plot((None, LEAVE, OWN), GO_ON, (None, TAKE, FREE), (None, TAKE, FREE)),
    plot((OWNER, KICK, 1), ("ben", TAKE, FREE), ANY),
    plot((OWNER, KICK, 2), ("cat", TAKE, FREE), ANY),
    plot((None, LET_BOT, 1), GO_ON, (None, LET_BOT, 2)),
    plot((OWNER, LET_BOT, 1), (None, HAND_BACK, 1), (None, HAND_BACK, 1)),
    plot((None, RENEW, 1), GO_ON, ("phone", LEAVE, 1)),
)


class Ear:
    """Stands for a socket: what was sent, and the view that a client has made of it."""

    def __init__(self) -> None:
        self.is_full = self.ended = False
        self.view: dict[str, Any] = {}
        self.viewpoint = wire.NO_SEAT
        self.hash = ""
        self.heard: list[dict[str, Any]] = []

    def write(self, lines: list[bytes]) -> None:
        for message in map(msgspec.json.decode, lines):
            self.heard.append(message)
            if message["type"] in ("snapshot", "event"):
                is_whole = message["type"] == "snapshot" or message["whole"]
                self.view = message["view"] if is_whole else self.view | message["view"]
                self.viewpoint, self.hash = message["viewpoint"], message["hash"]

    def expire(self) -> None: ...

    def end(self) -> None:
        self.ended = True


def session_of(who: str) -> Session:
    if who == "dan":
        return Session()
    session = Session(who)
    if who in LINKED:
        session = session.with_link(Link("seat", TABLE, player_at(LINKED[who], TABLE), 0))
    return session.with_table(TABLE) if who == OWNER else session


class Story:
    """A table, its people with a socket each, and the model beside it."""

    def __init__(self, newcomers: bool, spectators: str) -> None:
        self.given: dict[str, Any] = {"newcomers": newcomers, "spectators": spectators}
        self.rights = Rights(SEATS, newcomers=newcomers, spectators=spectators)
        self.hub = Hub(Memory(), now=lambda: 1.0)
        self.ids = (f"c{number}" for number in itertools.count())

    async def begin(self) -> None:
        self.room: Room = await self.hub.open(opening("goblin", SEATS, **self.given), SEED, [])
        self.people: dict[str, Person] = {who: session_of(who).at(TABLE) for who in PEOPLE}
        self.ears: dict[str, Ear] = {}
        for who in PEOPLE:
            await self.connect(who)
        for who, seat in SEATED.items():
            await self.say(who, wire.TakeSeat(id=next(self.ids), seat=seat, name=who))

    async def connect(self, who: str) -> None:
        ear = self.ears[who] = Ear()
        await self.hub.greet(Connection(self.room, self.people[who], ear), wire.Hello())  # type: ignore[arg-type]  # an Ear

    async def take(self, step: Step) -> None:
        who, said, seat = step
        if who == PLAY:
            return await self.play(seat)
        if who == ASKED:
            who = self.rights.holder[self.room.table.who] if self.room.table.who >= 0 else ""
            who = who or OWNER
        fields = dict(said) if said in SAID else said | {"seat": self.seat(who, seat)}
        if said["type"] in ("act", "undo", "resetturn"):
            fields["expected"] = self.room.table.seq
        if said["type"] == "act":
            fields["action"] = self.option()
        await self.say(who, msgspec.convert(fields | {"id": next(self.ids)}, wire.Incoming))

    def seat(self, who: str, seat: int) -> int:
        held, free = self.rights.held(who), [i for i, holder in enumerate(self.rights.holder) if not holder]
        fitting = {OWN: held, FREE: free}.get(seat, [seat])
        return fitting[0] if fitting else 0

    def option(self) -> str:
        match = self.room.table.match
        options = match.decision().options if match and self.room.table.who >= 0 else []
        return match.spell(options[-1]) if match and options else "stop"

    async def play(self, most: int) -> None:
        """Lets the asked player answer, or a bot for them."""
        for _ in range(most):
            table = self.room.table
            if table.who < 0:
                return
            async with self.room.lock:
                match = table.playing()
                if match.holder is None:
                    action = match.decision().options[-1]
                    await self.hub.write(self.room, answered(table, action, 1.0))
                    continue
            holder = self.rights.holder[table.who]
            await self.say(holder, wire.Act(id=next(self.ids), expected=table.seq, action=self.option()))

    async def say(self, who: str, command: wire.Command) -> None:
        table, before, rights = self.room.table, self.room.table.length, self.rights
        removed = list(table.match.deciders) if table.match else []
        is_allowed = rights.may(who, command, table.who)
        answer = await self.hub.execute(self.room, self.people[who], command)
        if not (isinstance(answer, wire.Answer) and answer.ok):
            return
        assert is_allowed, (who, command)
        if table.status == "over":
            rights.status = "over"
        for line in table.lines[answer.seq - 2 :]:
            if isinstance(line.record, UndoAsked) and isinstance(command, wire.Undo):
                rights.wished(line.record.seat)
        rights.done(who, command, before)
        if table.length < before and table.status == "running":
            is_free = CHANCE not in removed[table.length : before]
            assert is_free or not rights.needed, (who, command, rights.needed)
            assert table.length >= rights.floor, (who, command)

    # what each person may see

    async def look(self) -> None:
        for who in PEOPLE:
            if self.ears[who].ended and self.rights.may_look(who):
                await self.connect(who)
        await asyncio.sleep(0)
        for who in PEOPLE:
            self.look_as(who)

    def look_as(self, who: str) -> None:
        room, rights, person, ear = self.room, self.rights, self.people[who], self.ears[who]
        held = rights.held(who)
        assert set(room.reader(person).seats) <= set(held), who
        if not rights.may_look(who):
            assert ear.ended and ear.heard[-1]["type"] == "bye", who
            for _, asked in self.questions(person):
                assert self.is_refused(asked), who
            return
        assert ear.viewpoint == wire.NO_SEAT or rights.may_see_through(who, ear.viewpoint), who
        assert digest(ear.view) == ear.hash
        match = room.table.match
        if match is None:
            return
        places: list[Viewpoint] = [Onlooker.SPECTATOR, *held]
        allowed = [views.seen(match, place) for place in places]
        if rights.spectators != "delayed" or held:
            assert ear.view in [msgspec.to_builtins(view) for view in allowed], who
        decision = room.decision(room.reader(person))
        assert not decision.options or (decision.who in held and not rights.bot[decision.who]), who
        if room.table.status == "running":
            for seat, asked in self.questions(person):
                is_allowed = rights.may_see_through(who, seat) if seat >= 0 else who == OWNER
                assert is_allowed or self.is_refused(asked), (who, seat)

    def questions(self, person: Person) -> Iterator[tuple[int, Any]]:
        """Looks over HTTP at the position from each seat, and at the journal, which counts as seat -1."""
        for seat in range(SEATS):
            yield seat, lambda seat=seat: review.replay(self.room, person, None, seat)
        yield -1, lambda: disclosed(self.room, person, 0)

    def is_refused(self, asked: Any) -> bool:
        try:
            asked()
        except Refusal:
            return True
        return False


async def told(newcomers: bool, spectators: str, steps: list[Step]) -> None:
    story = Story(newcomers, spectators)
    await story.begin()
    await story.look()
    for step in steps:
        await story.take(step)
        await story.look()


START: list[Step] = [(OWNER, {"type": "addbot", "bot": "random"}, 3), (OWNER, {"type": "start"}, 0), (PLAY, {}, 12)]


@settings(
    max_examples=60,
    phases=(Phase.generate, Phase.shrink),
    deadline=None,
    suppress_health_check=list(HealthCheck),
    derandomize=True,
)
@given(
    newcomers=st.booleans(),
    spectators=st.sampled_from(["allowed", "delayed", "none"]),
    lobby=st.lists(ANY, max_size=2),
    plots=st.lists(PLOTS, min_size=6, max_size=12),
)
def test_no_person_sees_or_does_more_than_is_allowed(
    newcomers: bool, spectators: str, lobby: list[Step], plots: list[list[Step]]
) -> None:
    asyncio.run(told(newcomers, spectators, [*lobby, *START, *itertools.chain(*plots)]))
