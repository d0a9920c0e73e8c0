"""Handles what the owner of a table may do, and players for their own seats; the log tells all of it."""

from karak.core.refusal import Refusal
from karak.server.lobby import bot_plays, going_on, must_own, own
from karak.server.people import Person
from karak.server.records import By, Evicted, Noted, Record, SeatChanged, Vacated
from karak.server.seats import check_bot
from karak.server.table import OPEN, Table
from karak.server.wire import Extend, HandBack, Kick, LetBotPlay, SwitchChat


def kick(table: Table, person: Person, command: Kick, at: float) -> list[Record]:
    """Removes the player for good; in a running game a bot plays on at each of their seats."""
    must_own(person)
    player = table.chairs.at(command.seat).player
    if not player:
        raise Refusal("seat-has-no-player", seat=command.seat + 1)
    if command.seat in table.chairs.held_by(person):
        raise Refusal("seat-yours", seat=command.seat + 1)
    if table.status != OPEN:
        table.playing()
    records: list[Record] = []
    for seat in (i for i, chair in enumerate(table.chairs) if chair.player == player):
        chair = table.chairs[seat]
        before = [] if table.status == OPEN else going_on(table, seat, chair, "owner", at)
        after = [Vacated(at=at, seat=seat)] if table.status == OPEN else []
        records += [*before, Evicted(at=at, seat=seat, player=player), *after]
    return records


def let_bot_play(table: Table, person: Person, command: LetBotPlay, at: float) -> list[Record]:
    chair = table.chairs.at(command.seat)
    if not person.is_owner:
        own(table, person, command.seat)
    table.playing()
    check_bot(table.title, command.bot)
    by: By = command.seat if command.seat in table.chairs.held_by(person) else "owner"
    return [bot_plays(table, command.seat, chair, command.bot, by, at)]


def hand_back(table: Table, person: Person, command: HandBack, at: float) -> list[Record]:
    chair = table.chairs.at(command.seat)
    if not person.is_owner:
        own(table, person, command.seat)
    table.playing()
    if table.has_resigned(command.seat):
        raise Refusal("seat-resigned", seat=command.seat + 1)
    if chair.kind != "bot" or not chair.player:
        raise Refusal("seat-has-no-bot", seat=command.seat + 1)
    by: By = command.seat if command.seat in table.chairs.held_by(person) else "owner"
    return [SeatChanged(at=at, seat=command.seat, kind="human", name=chair.name, by=by)]


def extend(table: Table, person: Person, command: Extend, at: float) -> list[Record]:
    must_own(person)
    table.playing()
    chair = table.chairs.at(command.seat)
    if chair.kind != "human":
        raise Refusal("seat-has-no-player", seat=command.seat + 1)
    return [Noted(at=at, key="extended", args={"name": chair.name, "seat": str(command.seat + 1)})]


def switch_chat(table: Table, person: Person, command: SwitchChat, at: float) -> list[Record]:
    """Switches chat on or off; without a change the log says nothing."""
    must_own(person)
    return [] if table.chat == command.on else [Noted(at=at, key="chat-on" if command.on else "chat-off")]
