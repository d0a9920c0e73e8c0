"""Every reader of tapes reads one that players closed: they resigned, left a hero to a bot, or ended the game."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from karak.bots.analysis.study import analyse
from karak.cli.engine import Engine
from karak.cli.main import main
from karak.core.action import RESIGN, kind_of
from karak.core.closing import closes
from karak.core.refusal import Refusal
from karak.core.state import CHANCE, NOBODY
from karak.games.shelf import RULESETS
from karak.play.after.story import story_of
from karak.play.dealer import Shaker
from karak.play.match import replay
from karak.play.proof import prove
from karak.play.tape import Tape, decode, encode, save
from karak.server import wire
from karak.server.after.branch import Branch, PlayOn
from karak.server.after.cases import cases_of
from karak.server.after.files import brought, table_of
from karak.server.asking import ask
from karak.server.fsck import replay as fsck
from karak.server.people import Person
from karak.server.records import Closed
from karak.server.records import encode as line_of
from karak.server.review import Export, Replay, export, finished, looking, tape_of
from karak.server.review import replay as look_back
from karak.server.room import Room
from karak.server.table import Table
from tests.server.closing import offer, resign, three
from tests.server.sitting import ANN, BEN, CAT, OWNER, SEED, do, play_on

GAMES = sorted(RULESETS)
ENDINGS = {"agreed": "points", "drawn": "draw", "stopped": "", "resigned": ""}


@cache
def closed(title: str, ending: str) -> Table:
    """Ben leaves his hero to a bot, Cat resigns, and some answers later the game ends in this way, or goes on."""
    table = three(title, most=10, spectators="delayed")
    do(table, BEN, resign(1, "greedy"))
    play_on(table, 5)
    do(table, CAT, resign(2))
    play_on(table, 5)
    if ending in ("agreed", "drawn"):
        do(table, ANN, offer(0, ENDINGS[ending]))
    elif ending == "stopped":
        do(table, OWNER, wire.End(id="end"))
    elif ending == "resigned":
        do(table, ANN, resign(0))
    return table


every = pytest.mark.parametrize(("title", "ending"), [(title, ending) for title in GAMES for ending in sorted(ENDINGS)])


def looked_at(room: Room, person: Person, at: int, seat: int | None = None, with_log: bool = True) -> Replay:
    return msgspec.json.decode(b"".join(look_back(room, person, at, seat, with_log)), type=Replay)


def tape_for(title: str, ending: str) -> Tape:
    tape = tape_of(closed(title, ending))
    assert tape is not None
    return decode(encode(tape), "tape")


def unfinished(title: str) -> Tape:
    """The tape up to the moment after a hero was given up."""
    tape = tape_for(title, "stopped")
    length = next(i for i, text in enumerate(tape.texts) if text == "resign 3") + 1
    rows = {row: getattr(tape, row)[:length] for row in ("actions", "texts", "hashes")}
    return msgspec.structs.replace(tape, result=None, fair=msgspec.UNSET, format=1, **rows)


def at_chance(title: str) -> Tape:
    """A tape that was closed while chance was asked."""
    match, luck = replay(unfinished(title)), Shaker("to a draw")
    for _ in range(1000):
        if match.who == CHANCE:
            break
        options = match.decision().options
        match.do(options[int(luck.below(len(options)))])
    assert match.who == CHANCE
    match.do(match.parse("resign 2 to a bot"))
    assert match.who == CHANCE
    match.do(match.parse("end by points"))
    return match.tape()


@every
def test_the_tape_contains_the_end_and_is_proved(title: str, ending: str) -> None:
    tape = tape_for(title, ending)
    assert {"resign 2 to a bot", "resign 3"} <= set(tape.texts)
    assert tape.result is not None and tape.result.ending == ending
    assert replay(tape).result() == tape.result and prove(tape).checked > 5


@every
def test_fsck_finds_nothing_wrong_in_the_journal(title: str, ending: str) -> None:
    table = closed(title, ending)
    assert fsck("table", [(n, line_of(line.record)) for n, line in enumerate(table.lines, 1)], SEED) is None


@every
def test_the_commands_read_it(title: str, ending: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    save(tape_for(title, ending), file)
    for language in ("en", "fr", "pl"):
        assert main(["verify-tape", str(file), "--language", language]) == 0
        assert main(["replay", str(file), "--language", language]) == 0
    assert main(["verify", str(file)]) == 0
    assert main(["replay", str(file), "--step"]) == 0
    assert main(["verify", str(file), "--draw", "3"]) == 0
    capsys.readouterr()
    assert main(["replay", str(file), "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["last"] == tape_for(title, ending).texts[-1] and report["winners"]


@pytest.mark.parametrize("title", GAMES)
def test_every_position_can_be_shown(title: str, tmp_path: Path) -> None:
    tape, file = tape_for(title, "agreed"), tmp_path / "game.json"
    save(tape, file)
    for at in [i + near for i, action in enumerate(tape.actions) if closes(action) for near in (0, 1)]:
        assert main(["replay", str(file), "--at", str(at)]) == 0


@every
def test_its_story_and_its_cases_are_complete(title: str, ending: str) -> None:
    tape = tape_for(title, ending)
    match = replay(tape)
    story = story_of(match)
    assert story.length == len(tape.actions) and story.standings[-1].at == story.length
    cases = cases_of(tape)
    assert cases.stopped == 0 and len(cases.draws) == prove(tape).checked


@pytest.mark.parametrize("title", GAMES)
@pytest.mark.parametrize("ending", ["agreed", "resigned"])
def test_it_is_analysed(title: str, ending: str) -> None:
    """A resignation is a choice of its seat; an end that all agreed on belongs to no seat."""
    match = replay(tape_for(title, ending))
    found = analyse(match, 2, "closed", lambda done: True)
    assert found.length == len(match.actions)
    after = match.actions.index(match.parse("resign 3")) + 1
    assert found.moments[after].who == 2
    assert {moment.chances[2] for moment in found.moments[after:]} == {0.0}
    assert found.accounts[2].mistakes == sum(one.seat == 2 for one in found.mistakes)
    assert not {one.at for one in found.mistakes} & {i + 1 for i, a in enumerate(match.actions) if closes(a)}
    ends = [moment.who for moment, a in zip(found.moments[1:], match.actions, strict=True) if closes(a)]
    assert ends == [1, 2, 0 if ending == "resigned" else NOBODY]
    winners = match.game.winners(match.state)
    assert [seat for seat, chance in enumerate(found.moments[-1].chances) if chance > 0] == winners


@every
def test_it_can_be_uploaded_as_a_file(title: str, ending: str) -> None:
    tape = tape_for(title, ending)
    table = table_of(brought(encode(tape)))
    assert tape_of(table) == tape
    told = [line.record.seat for line in table.lines if isinstance(line.record, Closed)]
    assert told == [1, 2, 0 if ending == "resigned" else -1]
    room = Room(table, 0.0)
    assert room.snapshot(room.reader(ANN)).status == "over"
    for at in range(0, table.length + 1, 7):
        assert looked_at(room, ANN, at).length == table.length


@every
def test_the_table_can_be_looked_back_at(title: str, ending: str) -> None:
    table = closed(title, ending)
    room = Room(table, 0.0)
    for at in range(0, table.length + 1):
        shown = looked_at(room, BEN, at, seat=at % 3, with_log=at % 20 == 0)
        assert shown.at == at and shown.view
    told = msgspec.json.decode(b"".join(export(room, ANN, wire.encode(finished(table)))), type=Export)
    assert looking(room, ANN, None).seats == () and told.tape == tape_for(title, ending)


@pytest.mark.parametrize("title", GAMES)
def test_it_can_be_played_on_from_around_each_resignation(title: str) -> None:
    table = closed(title, "drawn")
    actions = tape_for(title, "drawn").actions
    for at in [i + near for i, action in enumerate(actions) if kind_of(action) == RESIGN for near in (0, 1)]:
        branch = Branch("branch", table, PlayOn(at, ["me", "greedy", "greedy"], "Ann"), "ann", 5.0)
        new = Table(branch.opening, branch.seed)
        for record in [branch.opening, *branch.records]:
            new.apply(record)
        do(new, OWNER, wire.Start(id="go"))
        play_on(new, 15)
        if new.has_resigned(2):
            with pytest.raises(Refusal, match="seat-taken"):
                ask(new, CAT, wire.TakeSeat(id="take", seat=2, name="Cat"), 6.0)
        assert not new.has_resigned(1)  # a bot played on, so the seat is now free for any player
        assert new.has_resigned(2) == (at > actions.index(new.playing().parse("resign 3")))
        lines = [(n, line_of(line.record)) for n, line in enumerate(new.lines, 1)]
        assert fsck(new.id, lines, branch.seed) is None
    with pytest.raises(Refusal, match="branch-over"):
        Branch("branch", table, PlayOn(len(actions), ["me", "greedy", "greedy"], "Ann"), "ann", 5.0)


@pytest.mark.parametrize("title", GAMES)
def test_a_game_goes_on_in_which_a_hero_was_given_up(title: str, tmp_path: Path) -> None:
    tape, file = unfinished(title), tmp_path / "game.json"
    save(tape, file)
    assert main(["verify-tape", str(file)]) == 0
    assert main(["hint", str(file), "--bot", "greedy"]) == 0
    engine: Any = Engine()
    answer = json.loads(engine.answer(msgspec.json.encode({"cmd": "load", "tape": tape, "seed": 1})))
    assert answer["ok"] and answer["who"] != 2
    match = replay(tape)
    match.deal(Shaker("on"))
    assert match.who != 2


@pytest.mark.parametrize("title", GAMES)
def test_a_game_that_was_closed_while_chance_was_asked(title: str, tmp_path: Path) -> None:
    tape, file = at_chance(title), tmp_path / "game.json"
    save(tape, file)
    match = replay(tape)
    assert main(["verify-tape", str(file)]) == 0 and main(["replay", str(file), "--step"]) == 0
    assert story_of(match).length == len(tape.actions)
    assert cases_of(tape).stopped == 0
    draws = [draw.action - 1 for draw in cases_of(tape).draws]
    assert draws == [i for i, who in enumerate(match.deciders) if who == CHANCE]
    assert analyse(match, 2, "chance", lambda done: True).length == len(tape.actions)
    assert tape_of(table_of(brought(encode(tape)))) == tape
