"""Turns that wait until their player ends them."""

import msgspec
import pytest

from karak.core.refusal import Refusal
from karak.play.match import END_TURN, TURN_OVER, WORD
from karak.play.seated import Seated
from karak.server import views, wire
from karak.server.clock import due
from karak.server.hinting import asked
from karak.server.records import (
    SeatChanged,
    TurnEnded,
)
from karak.server.review import Replay, replay
from karak.server.robots import is_asked
from karak.server.room import Room
from tests.rules.karak.scene import before
from tests.server.closing import PEOPLE, held, resign
from tests.server.sitting import (
    ANN,
    BEN,
    OWNER,
    STRANGER,
    act,
    again,
    begun,
    do,
    fresh,
    play_on,
    position,
    refused,
    who_is_asked,
)


def test_a_turn_that_ended_by_itself_waits_for_its_player() -> None:
    table = held()
    me, other = who_is_asked(table), (BEN, ANN)[table.who]
    room, seat = Room(table, 0.0), table.who
    mine, theirs = room.snapshot(room.reader(me)), room.snapshot(room.reader(other))
    assert mine.viewpoint == seat and mine.decision.who == seat and mine.decision.step == TURN_OVER
    (said,) = mine.decision.options
    assert (said.text, said.anchors, said.final, said.next, said.clause) == (WORD, ["button:done"], True, "", "")
    assert mine.decision.undoable > 0
    assert (theirs.decision.who, theirs.decision.step, theirs.decision.options) == (seat, TURN_OVER, [])
    assert refused(table, other, wire.Act(id="x", expected=table.seq, action=WORD)) == "not-your-decision"
    assert refused(table, STRANGER, wire.Act(id="x", expected=table.seq, action=WORD)) == "not-your-decision"
    assert refused(table, me, wire.Act(id="x", expected=table.seq, action="stop")) == "turn-is-over"


def test_the_command_ends_the_turn_and_is_on_no_tape() -> None:
    table = held()
    before, length, seat = position(table), table.length, table.who
    (said,) = act(table, "End  Turn", "word")
    assert isinstance(said, TurnEnded) and said.seat == seat
    assert table.who != seat and position(table) == before and table.length == length
    room = Room(table, 0.0)
    assert room.snapshot(room.reader(STRANGER)).decision.who == table.who
    assert room.entries(room.reader(STRANGER), table.seq - 1)[0].told == []
    assert refused(table, who_is_asked(table), wire.Act(id="x", expected=table.seq, action=WORD)) == "turn-goes-on"


def test_the_number_of_the_action_works_too() -> None:
    table = held()
    do(table, who_is_asked(table), wire.Act(id="n", expected=table.seq, action=END_TURN))
    assert table.playing().holder is None


def test_undo_while_the_turn_waits() -> None:
    table = held()
    me, seat, length = who_is_asked(table), table.who, table.length
    do(table, me, wire.Undo(id="u", expected=table.seq))
    assert table.who == seat and table.length == length - 1 and table.playing().holder is None
    assert position(again(table)) == position(table) and again(table).who == table.who


def test_undo_after_the_command_until_the_next_player_moves() -> None:
    table = held()
    me, seat = who_is_asked(table), table.who
    act(table, WORD)
    do(table, me, wire.Undo(id="u", expected=table.seq))
    assert table.who == seat


def test_an_option_that_only_passes_the_turn_is_not_final() -> None:
    table = held()
    me, seat = who_is_asked(table), table.who
    undone = table.playing().spell(table.playing().actions[-1])
    do(table, me, wire.Undo(id="u", expected=table.seq))
    finals = {option.text: option.final for option in Room(table, 0.0).decision(Room(table, 0.0).reader(me)).options}
    assert finals[undone] is False and finals.get("stop") is True
    do(table, OWNER, wire.LetBotPlay(id="b", seat=seat, bot="greedy"))
    match = table.playing()
    (tried,) = Seated(match, seat).tried(match.view(seat), [match.parse(undone)])
    assert tried.option.final


@pytest.mark.parametrize(("monster", "final"), [("dragon", True), ("fallen", False)])
def test_the_last_bolt_is_final_only_where_it_ends_the_game(monster: str, final: bool) -> None:
    scene = before(monster, "taia", "horan").give("magic-bolt", "axe")
    scene.match.unhurry({0})
    match = scene.do("step north", "roll 6 6").match
    (tried,) = Seated(match, 0).tried(match.view(0), [match.parse("use bolt")])
    assert tried.option.final is final


def test_a_seat_that_a_bot_takes_over_holds_no_turn() -> None:
    table = held()
    seat = table.who
    moved = table.moved
    do(table, OWNER, wire.LetBotPlay(id="b", seat=seat, bot="greedy"))
    assert table.who != seat and table.moved > moved
    assert again(table).who == table.who
    do(table, OWNER, wire.HandBack(id="h", seat=seat))
    assert table.who != seat and seat in table.playing().unhurried


def test_a_player_who_leaves_while_the_turn_waits_is_replaced_in_time() -> None:
    table = held(absent="bot")
    seat = table.who
    assert due(table, {seat: 0.0}, 29.0) == []
    (changed,) = due(table, {seat: 0.0}, 31.0)
    table.apply(changed)
    assert isinstance(changed, SeatChanged) and table.who != seat


def test_a_player_who_resigns_holds_no_turn() -> None:
    table = fresh(seats=3)
    for seat, name in enumerate(("Ann", "Ben", "Cat")):
        do(table, PEOPLE[seat], wire.TakeSeat(id=name, seat=seat, name=name))
    do(table, OWNER, wire.Start(id="s"))
    while table.playing().holder is None:
        texts = [table.playing().spell(action) for action in table.playing().decision().options]
        text = next((text for text in texts if text != "stop"), texts[0])
        do(table, PEOPLE[table.who], wire.Act(id=f"a{table.seq}", expected=table.seq, action=text))
    seat = table.who
    do(table, PEOPLE[seat], resign(seat))
    assert table.playing().holder is None and table.who != seat


def test_a_bot_waits_until_the_turn_is_over_and_gives_no_hint() -> None:
    table = fresh()
    do(table, OWNER, wire.TakeSeat(id="a", seat=0, name="Ann"))
    do(table, OWNER, wire.AddBot(id="b", seat=1, bot="random"))
    do(table, OWNER, wire.Start(id="s"))
    match = table.playing()
    for number in range(400):
        if match.holder is not None:
            break
        if table.who == 1:
            play_on(table, 1, bot="random", seed=str(number))
            continue
        texts = [match.spell(action) for action in match.decision().options]
        text = ([text for text in texts if text != "stop"] or texts)[number % max(1, len(texts) - 1) - 1]
        do(table, ANN, wire.Act(id=f"a{table.seq}", expected=table.seq, action=text))
    assert match.holder == 0 and int(match.state.who) == 1
    assert not is_asked(Room(table, 0.0))
    with pytest.raises(Refusal, match="turn-is-over"):
        asked(Room(table, 0.0), ANN)
    do(table, ANN, wire.Act(id="w", expected=table.seq, action=WORD))
    assert is_asked(Room(table, 0.0))


def test_a_delayed_spectator_does_not_see_a_turn_that_may_be_taken_back() -> None:
    table = held(spectators="delayed")
    room, horizon = Room(table, 0.0), table.horizon
    shown = room.snapshot(room.reader(STRANGER))
    assert shown.seq == horizon < table.seq and shown.decision.step != TURN_OVER
    act(table, WORD)
    assert table.horizon == table.seq
    assert room.snapshot(room.reader(STRANGER)).decision.who == table.who


def test_the_replay_is_available_while_the_turn_waits() -> None:
    table = held()
    room, me = Room(table, 0.0), who_is_asked(table)
    for at in range(table.length + 1):
        shown = msgspec.json.decode(b"".join(replay(room, me, at)), type=Replay)
        assert shown.length == table.length


def test_an_answer_cannot_close_the_game() -> None:
    table = begun()
    match, me = table.playing(), who_is_asked(table)
    for text in ("resign 1", "resign 2", "end by the owner", "end by points", "end as a draw"):
        assert refused(table, me, wire.Act(id="x", expected=table.seq, action=text)) == "unknown-action"
        command = wire.Act(id="y", expected=table.seq, action=match.parse(text))
        assert refused(table, me, command) == "unknown-number"
        with pytest.raises(Refusal, match="unknown-action"):
            views.chosen(match, [0, 1], text)
