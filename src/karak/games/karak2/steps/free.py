"""Free actions: at any time of a hero's turn, also inside an action that goes on (K2:2.5)."""

from typing import ClassVar

from mypy_extensions import i64

from karak.core.action import USE, first_of, kind_of, pack
from karak.core.game import Game, Step
from karak.games.karak2 import moves
from karak.games.karak2.state import NO_HERO, Karak2


def offer_robbery(s: Karak2) -> None:
    """Offers robbery at any time of a hero's turn, also before the dice of a battle (K2:7.3)."""
    if s.held(s.box.pickpocket) == 0:
        return
    for role in range(len(s.box.hero_names)):
        seat = s.seat_of(role)
        if seat != NO_HERO and seat != s.seat and has_resources(s, seat):
            s.add(pack(moves.ROB, role))


def has_resources(s: Karak2, seat: i64) -> bool:
    return s.owned(seat, moves.FOOD) + s.owned(seat, moves.WOOD) + s.owned(seat, moves.STONE) > 0


def rob(s: Karak2, role: i64) -> None:
    s.discard(s.box.pickpocket)
    s.victim = s.seat_of(role)
    s.load = 2
    s.weighing = False
    s.emit(moves.ROBBED, s.role, role)
    s.push(moves.ROBBING)


class Going(Step[Karak2]):
    """A turn or an action that goes on: between its parts the hero may do free things (K2:2.5)."""

    def offer_free(self, game: Game[Karak2], s: Karak2) -> None:
        """Offers free things; in a fixed order, only those that may change what can be paid interrupt an action."""
        offer_robbery(s)
        if s.step == moves.ACTING or not s.orderly:
            game.offer(moves.AT_FREE, s)

    def choose(self, game: Game[Karak2], s: Karak2, action: i64) -> None:
        if kind_of(action) == moves.ROB:
            rob(s, first_of(action))
        elif kind_of(action) == USE:
            game.use(s, action)
        else:
            self.go_on(game, s, action)

    def go_on(self, game: Game[Karak2], s: Karak2, action: i64) -> None: ...


class Robbing(Step[Karak2]):
    """Up to two resources of choice from one hero (K2:7.3)."""

    clause: ClassVar[str] = "K2:7.3"

    def enter(self, game: Game[Karak2], s: Karak2) -> None:
        s.add(pack(moves.DONE))
        if s.load > 0:
            for resource in range(moves.RESOURCES):
                if s.owned(s.victim, resource) > 0:
                    s.add(pack(moves.STEAL, resource))
        if s.is_settled():
            self.leave(s)
        else:
            s.ask(s.seat)

    def choose(self, game: Game[Karak2], s: Karak2, action: i64) -> None:
        if kind_of(action) == moves.DONE:
            self.leave(s)
            return
        resource = first_of(action)
        s.get(s.victim, resource, -1)
        s.get(s.seat, resource, 1)
        s.load -= 1
        s.weighing = True

    def leave(self, s: Karak2) -> None:
        """Returns to what was going on."""
        s.pop()
        s.weighing = s.step != moves.ACTING
