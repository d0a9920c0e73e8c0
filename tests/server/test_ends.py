"""How a game at a table ends before its rules end it."""

import pytest

from karak.server import wire
from karak.server.clock import WISH_SECONDS, due, returned
from karak.server.lessons.lesson import script
from karak.server.log import TABLE
from karak.server.records import (
    Answered,
    Closed,
    Ended,
    EndOffered,
    Noted,
)
from karak.server.review import tape_of
from karak.server.robots import is_asked
from karak.server.room import Room
from karak.server.table import OVER, RUNNING
from tests.server.closing import PEOPLE, TITLES, kinds, no, offer, resign, result_of, three, yes
from tests.server.sitting import (
    ANN,
    BEN,
    CAT,
    NOBODY,
    OWNER,
    SEED,
    STRANGER,
    again,
    do,
    fresh,
    play_on,
    position,
    refused,
)

# resigning


@pytest.mark.parametrize("title", TITLES)
def test_a_player_who_resigns_without_a_bot_takes_no_more_turns(title: str) -> None:
    table = three(title)
    records = do(table, BEN, resign(1))
    assert isinstance(records[0], Closed) and records[0].seat == 1 and table.has_resigned(1)
    play_on(table, 40)
    later = table.lines[table.lines.index(next(line for line in table.lines if isinstance(line.record, Closed))) :]
    assert 1 not in [line.record.seat for line in later if isinstance(line.record, Answered)]
    assert table.playing().game.describe(table.playing().state).resigned == [1]
    assert position(again(table)) == position(table)


def test_the_last_of_three_wins() -> None:
    table = three()
    do(table, BEN, resign(1))
    records = do(table, CAT, resign(2))
    ended = records[-1]
    assert table.status == OVER and isinstance(ended, Ended) and (ended.reason, ended.seed) == ("resigned", SEED)
    result = result_of(table)
    assert (result.ending, result.winners) == ("resigned", [0])


def test_a_bot_plays_on_and_the_seat_is_not_handed_back() -> None:
    table = three(absent="bot")
    assert kinds(do(table, BEN, resign(1, "greedy"))) == ["Closed", "SeatChanged"]
    chair = table.chairs[1]
    assert (chair.kind, chair.bot, chair.by) == ("bot", "greedy", 1)
    assert refused(table, BEN, wire.HandBack(id="h", seat=1)) == "seat-resigned"
    assert refused(table, OWNER, wire.HandBack(id="h", seat=1)) == "seat-resigned"
    assert refused(table, BEN, resign(1)) == "seat-resigned"
    assert returned(table, [1], 9.0) == []
    while table.who != 1:
        play_on(table, 1)
    assert is_asked(Room(table, 0.0))


def test_a_player_may_resign_while_a_bot_plays_for_them() -> None:
    table = three(absent="bot")
    while table.who != 1:
        play_on(table, 1)
    for record in due(table, {1: 0.0}, 100.0):
        table.apply(record)
    assert table.chairs[1].by == "clock"
    do(table, BEN, resign(1))
    assert table.has_resigned(1) and returned(table, [1], 200.0) == []


def test_no_bot_comes_for_a_player_who_has_resigned() -> None:
    table = three(absent="bot")
    do(table, BEN, resign(1))
    room = Room(table, 0.0)
    assert room.presence(NOBODY).seats[1].waits_until is None and room.presence(NOBODY).seats[0].waits_until
    assert refused(table, BEN, wire.LeaveSeat(id="l", seat=1)) == "seat-resigned"
    assert refused(table, OWNER, wire.LetBotPlay(id="l", seat=1, bot="greedy")) == "seat-resigned"


def test_only_the_player_of_a_seat_may_resign() -> None:
    table = three()
    assert refused(table, CAT, resign(1)) == "not-your-seat"
    assert refused(table, STRANGER, resign(1)) == "not-your-seat"
    assert refused(table, NOBODY, resign(1)) == "not-your-seat"
    assert refused(table, BEN, resign(1, "chess")) == "unknown-bot"
    assert refused(table, BEN, resign(7)) == "no-such-seat"
    assert refused(fresh(), OWNER, resign(0)) == "not-your-seat"


def test_actions_before_a_resignation_are_not_taken_back() -> None:
    table = three()
    while table.playing().undoable(table.who) == 0:
        play_on(table, 1, bot="explorer")
    asked = table.who
    do(table, PEOPLE[(asked + 1) % 3], resign((asked + 1) % 3))
    command = wire.Undo(id="u", expected=table.seq)
    assert refused(table, PEOPLE[asked], command) == "undo-not-past-resigning"


# agreeing to end the game


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize(("how", "ending"), [("points", "agreed"), ("draw", "drawn")])
def test_all_agree(title: str, how: str, ending: str) -> None:
    table = three(title)
    before = position(table)
    (offered,) = do(table, BEN, offer(1, how))
    assert isinstance(offered, EndOffered) and table.offer is not None and table.offer.voters == [0, 2]
    assert kinds(do(table, ANN, yes())) == ["EndAnswered"] and position(table) == before
    assert kinds(do(table, CAT, yes())) == ["EndAnswered", "Closed", "Ended"]
    result = result_of(table)
    assert table.status == OVER and result.ending == ending
    assert how == "points" or result.winners == [0, 1, 2]


def test_one_no_is_enough_and_the_same_player_waits_for_another_turn() -> None:
    table = three()
    do(table, BEN, offer(1))
    do(table, ANN, yes())
    before = position(table)
    assert kinds(do(table, CAT, no())) == ["EndAnswered"]
    assert table.offer is None and position(table) == before
    assert refused(table, BEN, offer(1)) == "end-declined"
    assert refused(table, CAT, yes()) == "end-not-offered"
    do(table, CAT, offer(2))
    do(table, CAT, no("w"))
    turn = int(table.playing().state.turns)
    while int(table.playing().state.turns) == turn:
        play_on(table, 1)
    do(table, BEN, offer(1, id="again"))
    assert table.offer is not None


def test_a_move_does_not_end_an_offer_and_its_player_may_withdraw_it() -> None:
    table = three()
    do(table, BEN, offer(1))
    play_on(table, 3)
    assert table.offer is not None
    do(table, BEN, no())
    assert table.offer is None


def test_an_offer_that_is_not_answered_lapses() -> None:
    table = three()
    do(table, BEN, offer(1), at=10.0)
    do(table, ANN, yes(), at=20.0)
    assert due(table, {}, 10.0 + WISH_SECONDS - 1) == []
    (lapsed,) = due(table, {}, 10.0 + WISH_SECONDS)
    table.apply(lapsed)
    assert isinstance(lapsed, Noted) and table.offer is None and table.status == RUNNING
    assert refused(table, BEN, offer(1)) == "end-declined"


def test_an_offer_is_refused_while_the_players_are_asked_something() -> None:
    table = three()
    do(table, BEN, offer(1))
    assert refused(table, CAT, offer(2)) == "end-already-offered"
    do(table, BEN, no())
    command = wire.Undo(id="u", expected=table.seq)
    while table.wish is None:
        play_on(table, 1)
        command = wire.Undo(id="u", expected=table.seq)
        match = table.playing()
        if match.undoable(match.deciders[-1]) == 0 and table.who in match.deciders:
            do(table, PEOPLE[table.who], command)
    assert refused(table, CAT, offer(2, id="o")) == "undo-already-asked"


def test_a_player_who_is_not_asked_has_no_vote() -> None:
    table = three()
    assert refused(table, ANN, yes()) == "end-not-offered"
    do(table, BEN, offer(1))
    assert refused(table, BEN, yes()) == "end-not-yours"
    assert refused(table, STRANGER, yes()) == "no-seat"
    assert refused(table, STRANGER, no()) == "no-seat"
    assert refused(table, NOBODY, yes()) == "no-seat"
    assert refused(table, STRANGER, offer(0)) == "not-your-seat"


def test_players_who_resigned_do_not_vote_and_a_bot_does_not_vote_for_a_player() -> None:
    table = three()
    do(table, CAT, resign(2))
    do(table, OWNER, wire.LetBotPlay(id="b", seat=1, bot="greedy"))
    assert refused(table, BEN, offer(1)) == "seat-has-bot"
    assert refused(table, CAT, offer(2)) == "seat-resigned"
    assert kinds(do(table, ANN, offer(0))) == ["EndOffered"]
    assert kinds(do(table, BEN, yes())) == ["EndAnswered", "Closed", "Ended"]
    assert result_of(table).ending == "agreed"


def test_the_vote_of_a_player_who_has_left_is_not_needed() -> None:
    table = three()
    do(table, ANN, offer(0))
    do(table, CAT, resign(2, "greedy"))
    assert kinds(do(table, BEN, yes())) == ["EndAnswered", "Closed", "Ended"]


def test_the_offer_of_a_player_who_resigns_is_void() -> None:
    table = three()
    do(table, ANN, offer(0))
    do(table, ANN, resign(0))
    assert table.offer is None


# the owner


@pytest.mark.parametrize("title", TITLES)
def test_the_owner_ends_a_game_by_points(title: str) -> None:
    table = three(title, most=60)
    assert refused(table, BEN, wire.End(id="e")) == "owner-only"
    closed, ended = do(table, OWNER, wire.End(id="e"))
    assert isinstance(closed, Closed) and closed.seat == TABLE and isinstance(ended, Ended)
    tape = tape_of(table)
    assert tape is not None and tape.texts[-1] == "end by the owner"
    result = result_of(table)
    assert result.ending == ended.reason == "stopped" and result.winners
    match = table.match
    assert match is not None and result.points == match.game.score(match.state)


def test_a_table_that_has_not_begun_is_closed_as_before() -> None:
    table = fresh()
    (ended,) = do(table, OWNER, wire.End(id="e"))
    assert isinstance(ended, Ended) and ended.reason == "owner"


def test_a_lesson_ends_by_its_script_or_its_owner() -> None:
    led = script("karak")
    table = fresh(seats=len(led.lesson.heroes), options=list(led.lesson.options), lesson=led.version)
    do(table, OWNER, wire.TakeSeat(id="a", seat=0, name="Ann"))
    for seat in range(1, len(led.lesson.heroes)):
        do(table, OWNER, wire.AddBot(id=f"b{seat}", seat=seat, bot="random"))
    do(table, OWNER, wire.Start(id="s"))
    assert table.playing().unhurried == set()
    assert refused(table, ANN, resign(0)) == "lesson-other-way"
    assert refused(table, ANN, offer(0)) == "lesson-other-way"
    (ended,) = do(table, OWNER, wire.End(id="e"))
    assert isinstance(ended, Ended) and ended.reason == "owner"
