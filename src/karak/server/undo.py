"""Takes actions back: freely until the last chance or reveal in one's own turn, else if all agree; records remain."""

from karak.core.refusal import Refusal
from karak.core.state import NOBODY
from karak.play.match import Match
from karak.play.tape import hash_of
from karak.server.people import Person
from karak.server.records import Record, UndoAnswered, UndoAsked, Undone
from karak.server.table import Table
from karak.server.wire import ResetTurn, Undo, UndoVote


def undo(table: Table, person: Person, command: Undo, at: float) -> list[Record]:
    match = table.playing()
    seat = last_of(match, seats_of(table, person))
    if match.undoable(seat) > 0:
        return [taken_back(table, match, seat, table.length - 1, at)]
    if table.wish is not None:
        raise Refusal("undo-already-asked")
    length = max(i for i, who in enumerate(match.deciders) if who == seat)
    if NOBODY in match.deciders[length:]:
        raise Refusal("undo-not-past-resigning")
    wish = UndoAsked(at=at, seat=seat, length=length)
    if table.others(seat):
        return [wish]
    return [wish, taken_back(table, match, seat, length, at)]


def reset_turn(table: Table, person: Person, command: ResetTurn, at: float) -> list[Record]:
    match = table.playing()
    seat = last_of(match, seats_of(table, person))
    count = match.undoable_turn(seat)
    if count == 0:
        raise Refusal("undo-nothing")
    return [taken_back(table, match, seat, table.length - count, at)]


def vote(table: Table, person: Person, command: UndoVote, at: float) -> list[Record]:
    """Records a vote; one no ends the wish, its player may withdraw it, and bots do not vote for absent players."""
    match = table.playing()
    wish = table.wish
    if wish is None:
        raise Refusal("undo-not-asked")
    seats = table.chairs.held_by(person)
    if not seats:
        raise Refusal("no-seat")
    mine = [seat for seat in wish.voters if seat in seats]
    if not command.yes and (mine or wish.seat in seats):
        seat = mine[0] if mine else wish.seat
        return [UndoAnswered(at=at, seat=seat, yes=False)]
    if not mine:
        raise Refusal("undo-not-yours")
    records: list[Record] = [UndoAnswered(at=at, seat=seat, yes=True) for seat in mine]
    if wish.agreed | set(mine) >= set(wish.voters):
        records.append(taken_back(table, match, wish.seat, wish.length, at))
    return records


def seats_of(table: Table, person: Person) -> list[int]:
    seats = table.chairs.played_by(person)
    if not seats:
        raise Refusal("no-seat")
    return seats


def last_of(match: Match, seats: list[int]) -> int:
    """Returns the one of these seats that answered last."""
    for who in reversed(match.deciders):
        if who in seats:
            return who
    raise Refusal("undo-nothing")


def taken_back(table: Table, match: Match, seat: int, length: int, at: float) -> Undone:
    hash = match.hashes[length - 1] if length else hash_of(match.game.start())
    return Undone(at=at, seat=seat, length=length, hash=hash)
