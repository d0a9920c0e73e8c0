"""Turns a command of a person into records to append, or into a refusal."""

from collections.abc import Callable
from typing import Any

from karak.server import acting, ending, lobby, owner, sealing, undo, wire
from karak.server.people import Person
from karak.server.records import Heeded, Record
from karak.server.table import Table

Handler = Callable[[Table, Person, Any, float], list[Record]]

HANDLERS: dict[type[wire.Command], Handler] = {
    wire.Act: acting.act,
    wire.Undo: undo.undo,
    wire.ResetTurn: undo.reset_turn,
    wire.UndoVote: undo.vote,
    wire.Say: lobby.talk,
    wire.TakeSeat: lobby.take_seat,
    wire.LeaveSeat: lobby.leave_seat,
    wire.AddBot: lobby.add_bot,
    wire.RemoveBot: lobby.remove_bot,
    wire.ChooseHero: lobby.choose_hero,
    wire.Salt: sealing.salt,
    wire.Seal: sealing.seal,
    wire.Start: sealing.start,
    wire.RenewLinks: lobby.renew_links,
    wire.Reveal: sealing.reveal,
    sealing.GiveBeacon: sealing.give_beacon,
    wire.Kick: owner.kick,
    wire.LetBotPlay: owner.let_bot_play,
    wire.HandBack: owner.hand_back,
    wire.Extend: owner.extend,
    wire.SwitchChat: owner.switch_chat,
    wire.Resign: ending.give_up,
    wire.OfferEnd: ending.offer,
    wire.EndVote: ending.vote,
    wire.End: ending.stop,
}


class Stale(Exception):
    """The command was meant for another position."""


def ask(table: Table, person: Person, command: wire.Command, at: float) -> list[Record]:
    """Returns the records of a command without changing the table; the caller stores and applies them."""
    table.check_version()
    if isinstance(command, wire.Placed) and not table.moved <= command.expected <= table.seq:
        raise Stale
    return HANDLERS[type(command)](table, person, command, at) or [Heeded(at=at)]
