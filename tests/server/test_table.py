"""A table without a server: who may do what, and what becomes of it."""

from typing import Any

import pytest

from karak.core.refusal import Refusal
from karak.core.state import NOBODY as NO_ONE
from karak.games.shelf import RULESETS
from karak.play.tape import hash_of
from karak.server import wire
from karak.server.asking import Stale, ask
from karak.server.clock import due, returned
from karak.server.people import Person
from karak.server.records import Answered, Drew, Ended, Frozen, Noted, Opened, SeatChanged, Undone, Vacated
from karak.server.table import FROZEN, OPEN, OTHER, OVER, RUNNING, Table, loaded
from tests.server.sitting import (
    ANN,
    BEN,
    CAT,
    NOBODY,
    OWNER,
    SEED,
    STRANGER,
    act,
    again,
    begun,
    do,
    fresh,
    opening,
    option,
    play_on,
    position,
    refused,
    seated,
    who_is_asked,
)

GAMES = sorted(RULESETS)


# sitting down


def test_a_player_sits_down_and_leaves() -> None:
    table = seated()
    assert [chair.name for chair in table.chairs] == ["Ann", "Ben"]
    assert refused(table, STRANGER, wire.TakeSeat(id="c", seat=1, name="Dan")) == "seat-taken"
    assert refused(table, STRANGER, wire.LeaveSeat(id="c", seat=1)) == "not-your-seat"
    assert do(table, BEN, wire.LeaveSeat(id="c", seat=1)) == [Vacated(at=1.0, seat=1)]
    assert table.chairs[1].kind == ""


def test_several_humans_on_one_device() -> None:
    table = fresh()
    do(table, OWNER, wire.TakeSeat(id="a", seat=0, name="Ann"))
    do(table, OWNER, wire.TakeSeat(id="b", seat=1, name="Little Ann"))
    assert table.chairs.held_by(ANN) == [0, 1]


def test_without_a_session_a_visitor_cannot_sit_down() -> None:
    assert refused(fresh(), NOBODY, wire.TakeSeat(id="a", seat=0, name="X")) == "no-session"


def test_an_unknown_seat_is_refused() -> None:
    assert refused(fresh(), ANN, wire.TakeSeat(id="a", seat=5, name="X")) == "no-such-seat"


@pytest.mark.parametrize(
    ("given", "name"), [("  Ann \n B\u0000\u202e ", "Ann B"), ("x" * 90, "x" * 24), ("<b>", "<b>")]
)
def test_names_are_one_short_line(given: str, name: str) -> None:
    table = fresh()
    do(table, ANN, wire.TakeSeat(id="a", seat=0, name=given))
    assert table.chairs[0].name == name


def test_a_name_needs_a_letter() -> None:
    assert refused(fresh(), ANN, wire.TakeSeat(id="a", seat=0, name=" \u200b")) == "no-name"


def test_heroes_are_chosen_once_each() -> None:
    table = seated()
    do(table, ANN, wire.ChooseHero(id="h", seat=0, hero="taia"))
    assert refused(table, BEN, wire.ChooseHero(id="i", seat=1, hero="taia")) == "hero-taken-twice"
    assert refused(table, BEN, wire.ChooseHero(id="j", seat=1, hero="gandalf")) == "unknown-hero"
    assert refused(table, BEN, wire.ChooseHero(id="k", seat=0, hero="horan")) == "not-your-seat"
    do(table, OWNER, wire.Start(id="s"))
    assert table.match is not None and table.match.game.role_names(table.match.state)[0] == "taia"


def test_only_the_owner_adds_bots() -> None:
    table = fresh()
    assert refused(table, BEN, wire.AddBot(id="a", seat=0, bot="greedy")) == "owner-only"
    assert refused(table, OWNER, wire.AddBot(id="a", seat=0, bot="genius")) == "unknown-bot"
    do(table, OWNER, wire.AddBot(id="b", seat=0, bot="greedy"))
    do(table, OWNER, wire.ChooseHero(id="c", seat=0, hero="taia"))
    assert (table.chairs[0].bot, table.chairs[0].hero) == ("greedy", "taia")
    do(table, OWNER, wire.RemoveBot(id="d", seat=0))
    assert refused(table, OWNER, wire.RemoveBot(id="e", seat=0)) == "seat-has-no-bot"


def test_the_owner_starts_a_full_table() -> None:
    table = fresh()
    do(table, OWNER, wire.TakeSeat(id="a", seat=0, name="Ann"))
    assert refused(table, OWNER, wire.Start(id="s")) == "seats-empty"
    do(table, BEN, wire.TakeSeat(id="b", seat=1, name="Ben"))
    assert refused(table, BEN, wire.Start(id="s")) == "owner-only"
    do(table, OWNER, wire.Start(id="s"))
    assert table.status == RUNNING
    assert refused(table, OWNER, wire.Start(id="t")) == "table-started"
    assert refused(table, STRANGER, wire.TakeSeat(id="u", seat=1, name="Dan")) == "seat-taken"


def test_salts_affect_the_dice() -> None:
    dealt = []
    for salt in ("pepper", "thyme"):
        table = seated()
        do(table, BEN, wire.Salt(id="s", seat=1, salt=salt))
        do(table, OWNER, wire.Start(id="t"))
        assert table.salts == ["", salt]
        dealt.append([line.record.action for line in table.lines if isinstance(line.record, Drew)])
    assert dealt[0] != dealt[1]


@pytest.mark.parametrize("table", [seated(), begun()], ids=["before the start", "in a running game"])
def test_the_owner_sends_a_player_away_for_good(table: Table) -> None:
    assert refused(table, BEN, wire.Kick(id="k", seat=0)) == "owner-only"
    assert refused(table, OWNER, wire.Kick(id="k", seat=0)) == "seat-yours"
    do(table, OWNER, wire.Kick(id="k", seat=1))
    assert table.chairs.held_by(BEN) == [] and not table.chairs[1].player
    assert refused(table, BEN, wire.TakeSeat(id="t", seat=1, name="Ben")) == "evicted"
    assert refused(table, OWNER, wire.Kick(id="k", seat=1)) == "seat-has-no-player"
    assert again(table).barred == table.barred == {"ben"}


# playing


@pytest.mark.parametrize("title", GAMES)
def test_a_game_is_played_to_its_end_and_comes_back_from_its_records(title: str) -> None:
    table = play_on(begun(title))
    assert table.status == OVER and table.match is not None and table.match.who == NO_ONE
    last = table.lines[-1].record
    assert isinstance(last, Ended) and last.seed == SEED
    draws = [line.record.draw for line in table.lines if isinstance(line.record, Drew)]
    assert draws == list(range(1, len(draws) + 1))
    copy = again(table)
    assert position(copy) == position(table) and copy.status == OVER and copy.fault() == ""
    assert [line.events for line in copy.lines] == [line.events for line in table.lines]


def test_only_the_player_who_is_asked_answers() -> None:
    table = begun()
    asked, other = who_is_asked(table), (BEN, ANN)[table.who]
    command = wire.Act(id="x", expected=table.seq, action=option(table))
    for person in (other, STRANGER, NOBODY, Person((), is_owner=True)):
        assert refused(table, person, command) == "not-your-decision"
    assert refused(table, asked, wire.Act(id="x", expected=table.seq, action="fly")) == "unknown-action"
    assert refused(table, asked, wire.Act(id="x", expected=table.seq, action=123)) == "unknown-number"
    assert refused(table, asked, wire.Act(id="x", expected=table.seq, action="step up")) == "unknown-action"
    do(table, asked, command)


def test_a_refusal_names_the_clause() -> None:
    table = begun()
    with pytest.raises(Refusal) as refusal:
        ask(table, who_is_asked(table), wire.Act(id="x", expected=table.seq, action="heal"), 1.0)
    assert refusal.value.key.startswith("karak-why-") and refusal.value.clause.startswith("K1:")


def test_a_command_for_another_position_is_stale() -> None:
    table = begun()
    before = table.seq
    act(table, option(table))
    for expected in (before, table.seq + 1):
        with pytest.raises(Stale):
            ask(table, ANN, wire.Act(id="y", expected=expected, action="stop"), 1.0)


def test_talk_makes_no_command_stale() -> None:
    table = begun()
    command = wire.Act(id="y", expected=table.seq, action=option(table))
    do(table, BEN, wire.Say(id="z", text="hurry\nup"))
    assert do(table, who_is_asked(table), command)


def test_only_players_with_a_seat_talk() -> None:
    assert refused(begun(), STRANGER, wire.Say(id="z", text="boo")) == "no-seat"


def test_before_the_start_no_player_acts() -> None:
    assert refused(seated(), ANN, wire.Act(id="x", expected=3, action="stop")) == "table-not-started"


def test_after_the_end_no_player_acts() -> None:
    table = begun()
    assert refused(table, BEN, wire.End(id="e")) == "owner-only"
    do(table, OWNER, wire.End(id="e"))
    assert table.status == OVER
    assert refused(table, ANN, wire.Act(id="x", expected=table.seq, action="stop")) == "game-is-over"
    assert refused(table, OWNER, wire.End(id="f")) == "game-is-over"


def test_a_broken_position_freezes_the_table_and_changes_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    table = begun()
    assert table.match is not None
    before = hash_of(table.match.state)
    monkeypatch.setattr(type(table.match.game), "check", lambda game, s: "a die is missing")
    (frozen,) = act(table, option(table))
    assert isinstance(frozen, Frozen) and "a die is missing" in frozen.fault
    assert table.status == FROZEN and hash_of(table.match.state) == before
    assert refused(table, ANN, wire.Act(id="x", expected=table.seq, action="stop")) == "table-frozen"


def test_games_of_other_rules_are_kept_but_not_played() -> None:
    table = play_on(begun(), 20)
    records: list[Any] = [line.record for line in table.lines]
    for change in ({"rules": 99}, {"data": "other"}, {"title": "chess"}):
        old = Opened(**{**{f: getattr(table.opening, f) for f in Opened.__struct_fields__}, **change})
        other = loaded([old, *records[1:]], SEED)
        assert other.status == OTHER and other.chairs[0].name == "Ann" and other.seq == table.seq
        assert refused(other, ANN, wire.Act(id="x", expected=other.seq, action="stop")) == "table-other-version"


def test_a_changed_record_is_found_when_loaded() -> None:
    table = play_on(begun(), 40)
    records: list[Any] = [line.record for line in table.lines]
    i = max(i for i, record in enumerate(records) if isinstance(record, (Answered, Drew)))
    fields = {f: getattr(records[i], f) for f in type(records[i]).__struct_fields__}
    records[i] = type(records[i])(**(fields | {"hash": "0" * 12}))
    assert loaded(records[: i + 1], SEED).fault() != ""


# seats that change


def test_a_bot_plays_for_a_player_and_hands_the_seat_back() -> None:
    table = begun()
    assert refused(table, STRANGER, wire.LetBotPlay(id="l", seat=1, bot="greedy")) == "not-your-seat"
    (changed,) = do(table, OWNER, wire.LetBotPlay(id="l", seat=1, bot="greedy"))
    assert isinstance(changed, SeatChanged) and changed.by == "owner" and table.chairs[1].kind == "bot"
    assert table.chairs.held_by(BEN) == [1] and table.chairs.played_by(BEN) == []
    assert refused(table, OWNER, wire.LetBotPlay(id="l", seat=1, bot="greedy")) == "seat-has-bot"
    do(table, BEN, wire.HandBack(id="h", seat=1))
    assert table.chairs.played_by(BEN) == [1]
    do(table, BEN, wire.LeaveSeat(id="m", seat=1))
    assert table.chairs[1].kind == "bot"


@pytest.mark.parametrize("newcomers", [False, True])
def test_a_newcomer_takes_over_from_a_bot_only_where_the_table_lets_them(newcomers: bool) -> None:
    table = fresh(newcomers=newcomers)
    do(table, OWNER, wire.TakeSeat(id="a", seat=0, name="Ann"))
    do(table, OWNER, wire.AddBot(id="b", seat=1, bot="random"))
    do(table, OWNER, wire.Start(id="s"))
    assert refused(table, ANN, wire.TakeSeat(id="c", seat=1, name="Ann")) == "seat-taken"
    if newcomers:
        do(table, CAT, wire.TakeSeat(id="c", seat=1, name="Cat"))
    else:
        assert refused(table, CAT, wire.TakeSeat(id="c", seat=1, name="Cat")) == "seat-taken"
    assert table.chairs.played_by(CAT) == ([1] if newcomers else [])


def test_a_bot_plays_for_a_player_who_is_gone_too_long_until_they_come_back() -> None:
    table = begun(grace=30)
    gone = {table.who: 100.0}
    assert due(table, gone, 129.0) == [] and due(table, {1 - table.who: 0.0}, 500.0) == []
    (changed,) = due(table, gone, 130.0)
    assert isinstance(changed, SeatChanged) and changed.by == "clock"
    table.apply(changed)
    assert due(table, gone, 999.0) == []
    (back,) = returned(table, [changed.seat], 140.0)
    table.apply(back)
    assert table.chairs[changed.seat].kind == "human" and returned(table, [0, 1], 150.0) == []


def test_a_table_set_to_wait_never_replaces_players() -> None:
    table = begun(absent="wait")
    assert due(table, {0: 0.0, 1: 0.0}, 1e9) == []


def test_the_owner_may_wait_longer() -> None:
    table = begun()
    assert refused(table, BEN, wire.Extend(id="x", seat=0)) == "owner-only"
    (noted,) = do(table, OWNER, wire.Extend(id="x", seat=1))
    assert isinstance(noted, Noted) and noted.key == "extended"


def test_the_log_never_shrinks_and_draws_are_used_once() -> None:
    table = play_on(begun(), 60)
    before = table.seq
    do(table, who_is_asked(table), wire.Undo(id="u", expected=table.seq))
    do(table, BEN if table.wish and table.wish.seat == 0 else ANN, wire.UndoVote(id="v", yes=True))
    assert table.seq > before and any(isinstance(line.record, Undone) for line in table.lines)
    play_on(table, 60, seed="other")
    draws = [line.record.draw for line in table.lines if isinstance(line.record, Drew)]
    assert draws == list(range(1, len(draws) + 1))
    assert position(again(table)) == position(table)


def test_an_open_table_has_no_match() -> None:
    table = Table(opening(), SEED)
    assert (table.status, table.length, table.who, table.fault()) == (OPEN, 0, -1, "")
