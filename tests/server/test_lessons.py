"""Lessons: their scripts fit the rules, a table follows them, and they do not count as games."""

import re
from pathlib import Path

import msgspec
import pytest

from karak.core.refusal import Refusal
from karak.core.ruleset import Setting
from karak.games.shelf import RULESETS, ruleset
from karak.play.match import Match, new_match, replay
from karak.play.proof import prove
from karak.play.tape import decode, encode
from karak.server import wire
from karak.server.fsck import replay as fsck_replay
from karak.server.lessons.lesson import Lesson, Script, script
from karak.server.people import Person
from karak.server.records import Ended, Opened
from karak.server.records import decode as decode_record
from karak.server.review import tape_of
from karak.server.table import OTHER, Table
from karak.words import has
from tests.server.house import House
from tests.server.sitting import SEED, fresh

GAMES = sorted(RULESETS)
POINTS = re.compile(r"(board|hero|own|players|prompt|fight|(cell|card|button|hero|seat):.+)?$")


def played(led: Script, length: int | None = None) -> Match:
    """Checks the script as far as it fits the rules, and otherwise raises a refusal that says why."""
    lesson = led.lesson
    match = new_match(lesson.game, Setting(len(lesson.heroes), lesson.heroes, lesson.options), lesson.heroes)
    for action in led.actions[:length]:
        match.do(action)
    return match


@pytest.mark.parametrize("game", GAMES)
def test_each_script_fits_the_rules_to_its_end(game: str) -> None:
    led = script(game)
    assert led.lesson.rules == ruleset(game).version
    match = played(led)
    steps = [step for chapter in led.lesson.chapters for step in chapter.steps]
    for step, start in zip(steps, led.starts, strict=True):
        if step.do:
            assert match.deciders[start] == 0, f"{step.say}: the learner is not asked"
    others = {i for step, start in zip(steps, led.starts, strict=True) if step.do for i in [start]}
    assert [led.texts[i] for i, who in enumerate(match.deciders) if who == 0 and i not in others] == []
    result = match.result()
    assert (result.winners if result else None) == ([0] if game == "karak" else None)


@pytest.mark.parametrize("game", GAMES)
def test_every_step_and_chapter_has_its_words(game: str) -> None:
    for chapter in script(game).lesson.chapters:
        assert has(f"web-learn-{game}-{chapter.name}")
        says = [step.say for step in chapter.steps]
        assert len(set(says)) == len(says)
        assert [say for say in says if not has(f"web-learn-{game}-{chapter.name}-{say}")] == []
        assert all(POINTS.match(step.at) and (step.do or step.at) for step in chapter.steps)


def test_a_script_that_does_not_fit_is_refused() -> None:
    text = msgspec.json.encode(script("karak").lesson).decode()
    led = Script(msgspec.json.decode(text.replace("step east", "step west"), type=Lesson))
    assert led.version != script("karak").version
    with pytest.raises(Refusal):
        played(led)
    with pytest.raises(ValueError, match="no action: fly"):
        Script(msgspec.json.decode(text.replace("step east", "fly"), type=Lesson))


async def learn(house: House, game: str, chapter: int = 0) -> Table:
    async with house.browser() as browser:
        answer = await browser.post(f"/api/lessons/{game}", json={"name": "Ann", "chapter": chapter})
        assert answer.status_code == 201, answer.text
        return (await house.hub.room(answer.json()["table"])).table


@pytest.mark.parametrize("game", GAMES)
async def test_each_chapter_begins_where_it_should(house: House, game: str) -> None:
    led = script(game)
    for chapter, start in enumerate(led.chapters):
        table = await learn(house, game, chapter)
        assert (table.length, table.who) == (start, 0)
        assert table.match is not None and table.match.actions == led.actions[:start]


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_follows_the_script_to_its_end(house: House, game: str) -> None:
    led = script(game)
    async with house.browser() as browser:
        made = (await browser.post(f"/api/lessons/{game}", json={"name": "Ann"})).json()["table"]
        room = await house.hub.room(made)
        person = house.site.keys.session(browser.cookies).at(made)
        number = 0
        while room.table.status == "running":
            if room.thinking:
                await room.thinking
                continue
            wanted = led.texts[room.table.length]
            others = [option.text for option in room.decision(room.reader(person)).options if option.text != wanted]
            for text in others[:1]:
                command = wire.Act(id=f"x{number}", expected=room.table.seq, action=text)
                answer = await house.hub.execute(room, person, command)
                assert isinstance(answer, wire.Answer) and answer.key == "lesson-other-way"
            command = wire.Act(id=f"a{number}", expected=room.table.seq, action=wanted)
            answer = await house.hub.execute(room, person, command)
            assert isinstance(answer, wire.Answer) and answer.ok, answer
            number += 1
        table = room.table
        assert table.match is not None and table.match.actions == led.actions
        ended = table.lines[-1].record
        assert isinstance(ended, Ended) and ended.reason == ("dragon" if game == "karak" else "lesson")
        lines = house.hub.journal.read(made)
        assert fsck_replay(made, lines, table.seed) is None
        whole = (await browser.get(f"/api/tables/{made}/verify")).json()
        assert not whole["ok"] and whole["key"] == "fair-lesson"


async def test_a_draw_that_is_not_in_the_script_is_found(house: House) -> None:
    table = await learn(house, "karak", 1)
    lines = house.hub.journal.read(table.id)
    other = script("karak").actions[1]
    changed = [
        (seq, line.replace(b'"action":%d' % script("karak").actions[0], b'"action":%d' % other)) for seq, line in lines
    ]
    fault = fsck_replay(table.id, changed, table.seed)
    assert fault is not None and fault.reason.key == "fair-altered"


async def test_undo_in_a_lesson_leads_to_the_same_dice(house: House) -> None:
    led = script("karak")
    table = await learn(house, "karak")
    room = await house.hub.room(table.id)
    person = Person((table.chairs[0].player,))
    for i in range(2):
        await house.hub.execute(room, person, wire.Act(id=f"a{i}", expected=table.seq, action=led.texts[2]))
        assert table.match is not None and table.match.actions == led.actions[:4]
        await house.hub.execute(room, person, wire.Undo(id=f"u{i}", expected=table.seq))
        assert table.length == 2


async def test_a_lesson_is_not_checked_as_a_game(house: House, tmp_path: Path) -> None:
    tape = tape_of(await learn(house, "karak", 2))
    assert tape is not None and tape.lesson == script("karak").version
    assert decode(encode(tape), "x") == tape
    replay(tape)
    with pytest.raises(Refusal, match="fair-lesson"):
        prove(tape)
    for wrong in (b'"format": 1', b'"format": 2'):
        with pytest.raises(Refusal, match="tape-mixed"):
            decode(encode(tape).replace(b'"format": 4', wrong), "x")


async def test_a_lesson_of_another_version_is_kept_but_not_played_on() -> None:
    assert fresh("karak", lesson="older").status == OTHER
    assert Table(fresh("karak", lesson=script("karak").version).opening, SEED).status == "open"
    assert decode_record(
        b'{"type":"Opened","at":0,"game":"x","title":"karak","rules":1,"data":"","seats":2,'
        b'"options":[],"commitment":""}'
    ) == Opened(at=0, game="x", title="karak", rules=1, data="", seats=2, options=[], commitment="")


@pytest.mark.parametrize(
    ("path", "given", "status", "key"),
    [
        ("chess", {"name": "Ann"}, 400, "unknown-game"),
        ("karak", {"name": ""}, 400, "no-name"),
        ("karak", {"name": "Ann", "chapter": 40}, 404, "no-such-chapter"),
    ],
)
async def test_an_impossible_lesson_is_refused(
    house: House, path: str, given: dict[str, object], status: int, key: str
) -> None:
    async with house.browser() as browser:
        answer = await browser.post(f"/api/lessons/{path}", json=given)
        assert (answer.status_code, answer.json()["key"]) == (status, key)


async def test_each_text_of_the_coach_comes_with_its_place(house: House) -> None:
    async with house.browser() as browser:
        shown = (await browser.get("/api/lessons/karak")).json()
    assert shown["chapters"][0]["steps"][2] == {"say": "dark", "do": "step north", "at": "", "after": 2}
