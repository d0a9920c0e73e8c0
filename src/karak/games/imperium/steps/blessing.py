"""The blessing, a spell (IM:4.1)."""

from typing import ClassVar

from mypy_extensions import i64

from karak.core.action import first_of, kind_of, pack
from karak.core.game import Game
from karak.games.imperium import moves
from karak.games.imperium.state import Imperium, imperial
from karak.games.karak2 import moves as base
from karak.games.karak2.state import Karak2
from karak.games.karak2.steps import battle


def offer_blessing(s: Imperium, skulls: i64) -> None:
    """Offers a unit of choice, if glory allows and one is left; otherwise, with skulls on the table, no unit."""
    if s.held(s.realm.blessing) == 0 or not s.is_own_turn():
        return
    count = s.count
    if s.has_room(s.seat):
        for die in range(s.box.dice):
            if s.box.is_unit[die] and s.supply[die] > 0:
                s.add(pack(moves.BLESS, die))
    if s.count == count and skulls > 0:
        s.add(pack(moves.BLESS, base.NO_DIE))


def bless(s: Imperium, die: i64) -> None:
    s.discard(s.realm.blessing)
    s.emit(moves.BLESSED, s.role)
    if die != base.NO_DIE:
        s.enlist(die, 1)
        s.emit(base.RECRUITED, s.role, die)


class Shielding(battle.Shielding):
    """Right after a battle a blessing also cancels every skull just rolled (IM:4.1)."""

    clause: ClassVar[str] = "IM:4.1"

    def choose(self, game: Game[Karak2], s: Karak2, action: i64) -> None:
        if kind_of(action) != moves.BLESS:
            super().choose(game, s, action)
            return
        s.weighing = True
        bless(imperial(s), first_of(action))
        for die in range(s.box.dice):
            s.skulls[die] = 0
        s.emit(moves.SKULLS_CANCELLED, s.role)
