"""Serves lessons: the coach's sentences, and a table to follow the lesson at."""

import secrets
from typing import Annotated

import msgspec

from karak.bots.named import usual_bot
from karak.core.refusal import Refusal
from karak.play.fair import commitment
from karak.server.acting import answered, begun
from karak.server.api import Made
from karak.server.call import Call
from karak.server.hub import Hub
from karak.server.lessons.lesson import Script, script
from karak.server.opening import key_of, known, opened, table_id
from karak.server.people import Link, clean_name
from karak.server.records import Opened, Seated, Started
from karak.server.room import Room
from karak.server.table import OPEN, RUNNING
from karak.server.titles import data_of


class StepShown(msgspec.Struct):
    """The coach says this after `after` actions; a step with nothing to do is read, and then the next one comes."""

    say: str
    do: str
    at: str
    after: int


class ChapterShown(msgspec.Struct):
    name: str
    steps: list[StepShown]


class LessonShown(msgspec.Struct):
    game: str
    chapters: list[ChapterShown]


class NewLesson(msgspec.Struct, forbid_unknown_fields=True):
    """Chapters are counted from 0; the server plays the chapters before the chosen one at once."""

    name: Annotated[str, msgspec.Meta(max_length=300)]
    chapter: Annotated[int, msgspec.Meta(ge=0, le=50)] = 0


async def lesson(call: Call, game: str) -> LessonShown:
    led = script(game[:40])
    starts = iter(led.starts)
    chapters = [
        ChapterShown(chapter.name, [StepShown(step.say, step.do, step.at, next(starts)) for step in chapter.steps])
        for chapter in led.lesson.chapters
    ]
    return LessonShown(led.lesson.game, chapters)


async def open_lesson(call: Call, game: str, data: NewLesson) -> Made:
    """Opens and starts a table for one learner, who sits at the first seat."""
    site, led = call.site, script(game[:40])
    if data.chapter >= len(led.chapters):
        raise Refusal("no-such-chapter", chapter=data.chapter + 1, last=len(led.chapters))
    name = clean_name(data.name)
    key = key_of(call)
    session = known(call.session, site.keys, key)
    id, seed, now = table_id(site.keys, key), secrets.token_hex(32), site.hub.now()
    opening = Opened(
        at=now, game=id, title=led.lesson.game, rules=led.lesson.rules, data=data_of(led.lesson.game),
        seats=len(led.lesson.heroes), options=led.lesson.options, commitment=commitment(seed), spectators="none",
        lesson=led.version,
    )  # fmt: skip
    room = await opened(site.hub, opening, seed, seated(led, name, session.at(id).player, now), call.client)
    await play_up_to(site.hub, room, led, led.chapters[data.chapter])
    call.keep(session.with_table(id))
    return Made(id, f"/table/{id}", site.keys.link(Link("owner", id)))


def seated(led: Script, name: str, player: str, now: float) -> list[Seated]:
    mine, *others = led.lesson.heroes
    bot = usual_bot(led.lesson.game)
    return [
        Seated(at=now, seat=0, kind="human", name=name, player=player, hero=mine),
        *(
            Seated(at=now, seat=seat, kind="bot", name=f"{bot} {seat + 1}", player="", bot=bot, hero=hero)
            for seat, hero in enumerate(others, 1)
        ),
    ]


async def play_up_to(hub: Hub, room: Room, led: Script, length: int) -> None:
    table = room.table
    async with room.lock:
        if table.status == OPEN:
            heroes = led.lesson.heroes
            started = Started(at=hub.now(), salts=[""] * len(heroes), heroes=heroes)
            await hub.write(room, begun(table, started))
        while table.length < length and table.status == RUNNING:
            await hub.write(room, answered(table, led.actions[table.length], hub.now()))
