"""A token driven across the land (IM:5.2)."""

from typing import ClassVar

from mypy_extensions import i64

from karak.core.action import first_of, pack
from karak.core.game import Game, Step
from karak.games.imperium import moves
from karak.games.imperium.state import Imperium, imperial
from karak.games.karak2.state import NO_SEAT, Karak2


def is_free(s: Imperium, place: i64) -> bool:
    """Whether a tile has no token, hero, city or item, and could hold a city (IM:5.2)."""
    if not s.box.is_site[s.land_at(place)] or s.has_monsters(place) or s.city_at(place) != NO_SEAT:
        return False
    return s.lying[place] == 0 and s.is_empty(place)


def has_free_place(s: Imperium) -> bool:
    for place in range(s.grid.count):
        if is_free(s, place):
            return True
    return False


class Driving(Step[Karak2]):
    """To any such tile (IM:5.2)."""

    clause: ClassVar[str] = "IM:5.2"

    def enter(self, game: Game[Karak2], s: Karak2) -> None:
        for place in range(s.grid.count):
            if is_free(imperial(s), place):
                s.add(pack(moves.DRIVE, place))
        if s.only():
            self.drive(s, first_of(s.options[0]))
        else:
            s.ask(s.seat)

    def choose(self, game: Game[Karak2], s: Karak2, action: i64) -> None:
        self.drive(s, first_of(action))

    def drive(self, s: Karak2, place: i64) -> None:
        token = imperial(s).driven & 15
        s.take_monster(token, imperial(s).driven >> 4)
        s.put_monster(token, place)
        s.emit(moves.DRIVEN, s.role, token, place)
        s.pop()
