"""What a hero carries, and the curse."""

from typing import ClassVar

from mypy_extensions import i64

from karak.core.action import first_of, pack
from karak.core.game import Game, Step
from karak.games.karak import moves
from karak.games.karak.box import NOTHING
from karak.games.karak.state import Karak


def take(s: Karak) -> None:
    s.gain(s.token, 1)
    s.put(NOTHING, s.me().place)
    s.emit(moves.GAINED, s.role, s.token)
    s.pop()


def leave(s: Karak, item: i64) -> None:
    """Leaves one of a kind on the tile and keeps the others."""
    if item != s.token:
        s.gain(item, -1)
        s.gain(s.token, 1)
        s.put(item, s.me().place)
        s.emit(moves.GAINED, s.role, s.token)
    s.emit(moves.LEFT, s.role, item)
    s.pop()


class Stowing(Step[Karak]):
    """A reward goes into a free slot; otherwise the player leaves one of its kind, perhaps itself (K1:5.1, K1:6.1)."""

    clause: ClassVar[str] = "K1:5.1"

    def enter(self, game: Game[Karak], s: Karak) -> None:
        if s.has_room_for(s.token):
            take(s)
            return
        kind = s.box.slot_of(s.token)
        for item in range(s.box.first_item, s.box.first_item + s.box.items):
            if s.box.slot_of(item) == kind and (item == s.token or s.held(item) > 0):
                s.add(pack(moves.LEAVE, item))
        if s.only():
            leave(s, s.token)
        else:
            s.ask(s.seat)

    def choose(self, game: Game[Karak], s: Karak, action: i64) -> None:
        leave(s, first_of(action))


class Exchanging(Step[Karak]):
    """An item picked up goes into a free slot, or is exchanged for another of its kind (K1:5.3)."""

    clause: ClassVar[str] = "K1:5.3"

    def enter(self, game: Game[Karak], s: Karak) -> None:
        if s.has_room_for(s.token):
            take(s)
            return
        kind = s.box.slot_of(s.token)
        for item in range(s.box.first_item, s.box.first_item + s.box.items):
            if s.box.slot_of(item) == kind and item != s.token and s.held(item) > 0:
                s.add(pack(moves.LEAVE, item))
        if s.only():
            leave(s, first_of(s.options[0]))
        else:
            s.ask(s.seat)

    def choose(self, game: Game[Karak], s: Karak, action: i64) -> None:
        leave(s, first_of(action))


class Cursing(Step[Karak]):
    """The one curse goes to a hero other than the winner, or stays with its bearer (K1:8.1, K1:8.2)."""

    clause: ClassVar[str] = "K1:8.1"

    def enter(self, game: Game[Karak], s: Karak) -> None:
        for role in range(len(s.box.hero_names)):
            seat = s.seat_of(role)
            if seat < game.seats and (seat != s.seat or s.is_cursed(seat)):
                s.add(pack(moves.CURSE, role))
        if s.only():
            self.curse(s, first_of(s.options[0]))
        else:
            s.ask(s.seat)

    def choose(self, game: Game[Karak], s: Karak, action: i64) -> None:
        self.curse(s, first_of(action))

    def curse(self, s: Karak, role: i64) -> None:
        """Silences every ability of that hero (K1:8.2, K1:8.3)."""
        s.silent = 1 << role
        s.emit(moves.CURSED, s.role, role)
        s.pop()
