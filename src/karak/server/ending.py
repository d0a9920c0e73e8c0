"""Lets players end a game: they resign or agree to end it, or the owner ends it."""

from typing import Final

from karak.core.closing import AGREED, DRAWN, STOPPED, end, resign
from karak.core.refusal import Refusal
from karak.play.match import Match
from karak.server.acting import outcome
from karak.server.lobby import must_own, own
from karak.server.log import TABLE
from karak.server.people import Person
from karak.server.records import Closed, EndAnswered, Ended, EndOffered, Frozen, Record, SeatChanged
from karak.server.seats import check_bot
from karak.server.table import OVER, RUNNING, Table
from karak.server.wire import End, EndVote, OfferEnd, Resign

HOW: Final = {"points": int(end(AGREED)), "draw": int(end(DRAWN))}


def give_up(table: Table, person: Person, command: Resign, at: float) -> list[Record]:
    """Resigns for a seat; without a bot the hero takes no more turns."""
    match = playing(table, person, command.seat)
    if command.bot:
        check_bot(table.title, command.bot)
    action = int(resign(command.seat, bool(command.bot)))
    if not match.game.may_close(match.state, action):
        raise match.refusal(action)
    records = closed(table, command.seat, action, at)
    if not command.bot or isinstance(records[0], Frozen):
        return records
    seat, name = command.seat, table.chairs[command.seat].name
    return [*records, SeatChanged(at=at, seat=seat, kind="bot", name=name, bot=command.bot, by=seat)]


def offer(table: Table, person: Person, command: OfferEnd, at: float) -> list[Record]:
    """Offers to end the game; other people are asked even while bots play for them, and without any it ends at once."""
    match = playing(table, person, command.seat)
    if table.chairs[command.seat].kind != "human":
        raise Refusal("seat-has-bot", seat=command.seat + 1)
    if table.wish is not None:
        raise Refusal("undo-already-asked")
    if table.offer is not None:
        raise Refusal("end-already-offered")
    if table.declined.get(command.seat) == int(match.state.turns):
        raise Refusal("end-declined")
    offered = EndOffered(at=at, seat=command.seat, how=command.how)
    if table.others(command.seat):
        return [offered]
    return [offered, *closed(table, command.seat, HOW[command.how], at)]


def vote(table: Table, person: Person, command: EndVote, at: float) -> list[Record]:
    """Records a vote; one no ends the offer, and the player who made it may withdraw it."""
    table.playing()
    offer = table.offer
    if offer is None:
        raise Refusal("end-not-offered")
    held = table.chairs.held_by(person)
    mine = [seat for seat in voters(table) if seat in held]
    if not command.yes and (mine or offer.seat in held):
        seat = mine[0] if mine else offer.seat
        return [EndAnswered(at=at, seat=seat, yes=False)]
    if not mine:
        raise Refusal("end-not-yours" if held else "no-seat")
    records: list[Record] = [EndAnswered(at=at, seat=seat, yes=True) for seat in mine]
    if offer.agreed | set(mine) >= set(voters(table)):
        records += closed(table, mine[-1], HOW[offer.how], at)
    return records


def voters(table: Table) -> list[int]:
    """Returns the seats whose people are asked, except those that have left or resigned since."""
    asked = table.offer.voters if table.offer else []
    return [seat for seat in asked if table.chairs[seat].player and not table.has_resigned(seat)]


def stop(table: Table, person: Person, command: End, at: float) -> list[Record]:
    """Ends a running game by points; the owner closes a lesson or a table that has not begun."""
    must_own(person)
    if table.status == OVER:
        raise Refusal("game-is-over")
    if table.status != RUNNING or table.opening.lesson:
        return [Ended(at=at, reason="owner", seed=table.seed)]
    return closed(table, TABLE, int(end(STOPPED)), at)


def playing(table: Table, person: Person, seat: int) -> Match:
    """Returns the match if this person still plays at this seat; it refuses lessons, which follow their script."""
    own(table, person, seat)
    match = table.playing()
    if table.opening.lesson:
        raise Refusal("lesson-other-way")
    if table.has_resigned(seat):
        raise Refusal("seat-resigned", seat=seat + 1)
    return match


def closed(table: Table, seat: int, action: int, at: float) -> list[Record]:
    return outcome(table, Closed(at=at, seat=seat, action=action, hash=""))
