"""Lairs, rifts, and monsters that need not be fought."""

from typing import ClassVar

from mypy_extensions import i64

from karak.core.action import USE, kind_of, pack
from karak.core.game import Game, Step
from karak.games.imperium import moves
from karak.games.imperium.realm import A_DIE, A_HAUL
from karak.games.imperium.state import Imperium, imperial
from karak.games.imperium.steps.contest import open_rift
from karak.games.karak2 import moves as base
from karak.games.karak2.state import Karak2
from karak.games.karak2.steps import battle, exploring, spoils


class Turning(exploring.Turning):
    """No tokens for a lair, whose inhabitants are there at once, nor for a rift, to which all heroes come (IM:2.1)."""

    def people(self, game: Game[Karak2], s: Karak2, land: i64, tier: i64) -> None:
        mine = imperial(s)
        mine.revealed = s.turns
        if land == mine.realm.rift:
            open_rift(mine)
        elif mine.realm.dweller[land] != 0:
            s.put_monster(mine.realm.dweller[land], s.target)
            exploring.enter_or_stay(s)
        else:
            super().people(game, s, land, tier)


class Arrived(battle.Arrived):
    """A hero in a lair fights unless another hero stands there (IM:2.1); some may sneak past monsters (IM:5.1)."""

    def meet(self, game: Game[Karak2], s: Karak2) -> None:
        mine = imperial(s)
        mine.repopulate()
        place = s.me().place
        may_sneak = game.is_heard(moves.AT_MEETING, s)
        if may_sneak:
            mine.behind = s.came_from
        if may_sneak and s.has_monsters(place) and s.is_guarded(place):
            s.go(moves.MEETING)
        else:
            super().meet(game, s)

    def face(self, game: Game[Karak2], s: Karak2) -> None:
        begin_battle(imperial(s))
        super().face(game, s)


def begin_battle(s: Imperium) -> None:
    s.is_betrayed = False
    s.has_kept = False


class Meeting(Step[Karak2]):
    """Fight, or do what an ability offers instead (IM:5.1)."""

    clause: ClassVar[str] = "IM:5.1"

    def enter(self, game: Game[Karak2], s: Karak2) -> None:
        s.add(pack(moves.FIGHT))
        game.offer(moves.AT_MEETING, s)
        s.ask(s.seat)

    def choose(self, game: Game[Karak2], s: Karak2, action: i64) -> None:
        if kind_of(action) == USE:
            game.use(s, action)
        else:
            fight(game, s)


def fight(game: Game[Karak2], s: Karak2) -> None:
    arrived = game.steps[base.ARRIVED]
    assert isinstance(arrived, Arrived)
    arrived.face(game, s)


class Spoils(spoils.Spoils):
    """What inhabitants leave behind (IM:2.1); the lord of time joins the army, his token leaves (IM:1.2, IM:4.2)."""

    clause: ClassVar[str] = "IM:2.1"

    def reward(self, s: Karak2, token: i64, kind: i64) -> None:
        mine = imperial(s)
        if kind == A_HAUL:
            for resource in range(base.RESOURCES):
                s.get(s.seat, resource, mine.realm.haul[token * base.RESOURCES + resource])
        elif kind == A_DIE:
            s.enlist(mine.realm.lord, 1)
            s.emit(moves.LORD_JOINED, s.role)
        else:
            super().reward(s, token, kind)
