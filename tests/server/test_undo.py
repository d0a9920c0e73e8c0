"""Taking back at a table with other players."""

from karak.server import wire
from karak.server.clock import WISH_SECONDS, due
from karak.server.records import Noted, UndoAnswered, UndoAsked, Undone
from karak.server.table import Table
from tests.server.sitting import ANN, BEN, OWNER, STRANGER, begun, do, fresh, play_on, position, refused, who_is_asked


def until(table: Table, free: bool) -> Table:
    """A table played on until the asked player can, or cannot, take back the last answer freely."""
    for _ in range(400):
        play_on(table, 1, bot="explorer")
        assert table.match is not None
        if table.length and table.match.deciders[-1] == table.who and (table.match.undoable(table.who) > 0) == free:
            return table
        mine = [who for who in table.match.deciders if who == table.who]
        if not free and mine and table.match.undoable(table.who) == 0:
            return table
    raise AssertionError("never")


def test_a_free_undo_is_done_at_once() -> None:
    table = until(begun(), free=True)
    length = table.length
    (undone,) = do(table, who_is_asked(table), wire.Undo(id="u", expected=table.seq))
    assert isinstance(undone, Undone) and table.length == length - 1 and undone.length == length - 1


def test_the_whole_turn_is_reset() -> None:
    table = until(begun(), free=True)
    assert table.match is not None
    count, length = table.match.undoable(table.who), table.length
    do(table, who_is_asked(table), wire.ResetTurn(id="u", expected=table.seq))
    assert table.length == length - count
    assert refused(table, who_is_asked(table), wire.ResetTurn(id="v", expected=table.seq)) == "undo-nothing"


def test_otherwise_all_other_players_have_to_agree() -> None:
    table = until(begun(), free=False)
    me, other = who_is_asked(table), (BEN, ANN)[table.who]
    before = position(table)
    (asked,) = do(table, me, wire.Undo(id="u", expected=table.seq))
    assert isinstance(asked, UndoAsked) and position(table) == before
    assert refused(table, me, wire.Undo(id="w", expected=table.seq)) == "undo-already-asked"
    assert refused(table, me, wire.UndoVote(id="v", yes=True)) == "undo-not-yours"
    assert refused(table, STRANGER, wire.UndoVote(id="v", yes=True)) == "no-seat"
    agreed, undone = do(table, other, wire.UndoVote(id="v", yes=True))
    assert isinstance(agreed, UndoAnswered) and isinstance(undone, Undone)
    assert table.length == asked.length and table.wish is None and table.who == asked.seat


def test_one_no_is_enough() -> None:
    table = until(begun(), free=False)
    other = (BEN, ANN)[table.who]
    do(table, who_is_asked(table), wire.Undo(id="u", expected=table.seq))
    before = position(table)
    do(table, other, wire.UndoVote(id="v", yes=False))
    assert table.wish is None and position(table) == before
    assert refused(table, other, wire.UndoVote(id="w", yes=True)) == "undo-not-asked"


def test_the_asker_may_withdraw_and_a_move_also_ends_the_request() -> None:
    table = until(begun(), free=False)
    do(table, who_is_asked(table), wire.Undo(id="u", expected=table.seq))
    do(table, who_is_asked(table), wire.UndoVote(id="v", yes=False))
    assert table.wish is None
    do(table, who_is_asked(table), wire.Undo(id="w", expected=table.seq))
    play_on(table, 1)
    assert table.wish is None


def test_an_unanswered_request_ends_after_a_while() -> None:
    table = until(begun(), free=False)
    do(table, who_is_asked(table), wire.Undo(id="u", expected=table.seq), at=10.0)
    assert due(table, {}, 10.0 + WISH_SECONDS - 1) == []
    (lapsed,) = due(table, {}, 10.0 + WISH_SECONDS)
    before = position(table)
    table.apply(lapsed)
    assert isinstance(lapsed, Noted) and table.wish is None and position(table) == before


def test_bots_agree() -> None:
    table = fresh()
    do(table, OWNER, wire.TakeSeat(id="a", seat=0, name="Ann"))
    do(table, OWNER, wire.AddBot(id="b", seat=1, bot="random"))
    do(table, OWNER, wire.Start(id="s"))
    until(table, free=False)
    while table.who != 0:
        until(table, free=False)
    asked, undone = do(table, ANN, wire.Undo(id="u", expected=table.seq))
    assert isinstance(asked, UndoAsked) and isinstance(undone, Undone)


def test_without_a_seat_a_visitor_takes_nothing_back() -> None:
    table = until(begun(), free=True)
    assert refused(table, STRANGER, wire.Undo(id="u", expected=table.seq)) == "no-seat"
