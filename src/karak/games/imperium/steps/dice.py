"""The lord of time, and dice picked to be rolled again."""

from typing import ClassVar

from mypy_extensions import i64

from karak.core.action import first_of, kind_of, pack, second_of
from karak.core.game import Game, Step
from karak.games.imperium import moves
from karak.games.imperium.realm import BETRAYAL
from karak.games.imperium.state import Imperium, imperial
from karak.games.karak2 import moves as base
from karak.games.karak2.box import MOST_FACES
from karak.games.karak2.state import NO_HERO, Karak2
from karak.games.karak2.steps import battle


class Rolled(battle.Rolled):
    """The lord's face acts at once (IM:4.2, IM:6.1)."""

    def enter(self, game: Game[Karak2], s: Karak2) -> None:
        mine = imperial(s)
        if mine.marks(mine.realm.lord, BETRAYAL) > 0:
            s.go(moves.BETRAYING)
        else:
            super().enter(game, s)


class Betraying(Step[Karak2]):
    """The lord goes to another player of choice, who can use him after this battle (IM:4.2)."""

    clause: ClassVar[str] = "IM:4.2"

    def enter(self, game: Game[Karak2], s: Karak2) -> None:
        offer_others(s, moves.BETRAY)
        if s.only():
            self.leave(s, first_of(s.options[0]))
        else:
            s.ask(s.seat)

    def choose(self, game: Game[Karak2], s: Karak2, action: i64) -> None:
        self.leave(s, first_of(action))

    def leave(self, s: Karak2, role: i64) -> None:
        mine = imperial(s)
        lord = mine.realm.lord
        s.joined[lord] = 0
        s.clear_dice(lord)
        s.enlist(lord, -1)
        mine.enlist_for(s.seat_of(role), lord, 1)
        mine.is_betrayed = True
        s.emit(moves.LORD_BETRAYED, s.role, role)
        s.go(base.ROLLED)


def offer_others(s: Karak2, kind: i64) -> None:
    """Offers every other hero."""
    for role in range(len(s.box.hero_names)):
        seat = s.seat_of(role)
        if seat != NO_HERO and seat != s.seat:
            s.add(pack(kind, role))


def pick_dice(s: Imperium, kinds: i64) -> None:
    """Starts picking any number of these dice, to be rolled again together."""
    s.pickable = kinds
    s.picked = 0
    s.go(moves.CHOOSING_DICE)


class ChoosingDice(Step[Karak2]):
    """Dice are picked up in any order; once the player says so, they all fall again (IM:4.2, IM:5.5)."""

    clause: ClassVar[str] = "IM:4.2"

    def enter(self, game: Game[Karak2], s: Karak2) -> None:
        mine = imperial(s)
        s.add(pack(base.DONE))
        for i in range(mine.picked if s.orderly else 0, s.box.dice * MOST_FACES):
            if mine.pickable >> i // MOST_FACES & 1 and s.faces[i] > 0:
                s.add(pack(moves.REROLL, i // MOST_FACES, i % MOST_FACES))
        if s.orderly and s.only():
            s.go(base.ROLLING)
        else:
            s.ask(s.seat)

    def choose(self, game: Game[Karak2], s: Karak2, action: i64) -> None:
        if kind_of(action) == base.DONE:
            s.go(base.ROLLING)
            return
        die, face = first_of(action), second_of(action)
        s.show(die, face, -1)
        s.to_roll |= 1 << die
        imperial(s).picked = die * MOST_FACES + face
