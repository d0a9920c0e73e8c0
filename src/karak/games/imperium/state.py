"""Questions about a position and changes to it that the expansion adds."""

from typing import Final

from mypy_extensions import i64

from karak.core.vecs import vec
from karak.games.imperium import moves
from karak.games.imperium.fields import NONE as NONE
from karak.games.imperium.fields import ImperiumFields, copy_imperium, imperium_numbers
from karak.games.imperium.realm import Realm
from karak.games.karak2.box import MOST_FACES
from karak.games.karak2.fields import copy_karak2
from karak.games.karak2.state import NO_SEAT, Karak2

# What heroes fight for, if not against monsters (NONE).
RIFT: Final[i64] = 1
ATTACK: Final[i64] = 2
DEFENCE: Final[i64] = 3


class Imperium(ImperiumFields):
    """Karak II with a crown."""

    def copy(self) -> "Imperium":
        c = Imperium()
        copy_imperium(self, c)
        return c

    def numbers(self) -> list[int]:
        return imperium_numbers(self)

    # the crown

    def is_vassal(self) -> bool:
        """Whether another hero is emperor and the crown is not bare (IM:3.1, IM:7.1)."""
        return self.crown != NO_SEAT and self.crown != self.seat and not self.realm.is_crown_bare

    def is_emperor(self) -> bool:
        return self.crown == self.seat and not self.realm.is_crown_bare

    def crown_points(self, seat: i64) -> i64:
        """Returns half points (IM:3.1)."""
        return self.realm.crown if self.crown == seat and not self.realm.is_crown_bare else 0

    # dice

    def enlist_for(self, seat: i64, die: i64, count: i64) -> None:
        self.army[seat * self.box.dice + die] += count
        self.supply[die] -= count

    def has_room(self, seat: i64) -> bool:
        """Whether glory allows one unit more (K2:4.7)."""
        return self.units(seat) < self.glory(seat)

    def marks(self, die: i64, mark: i64) -> i64:
        """Returns how many dice of a kind show a mark."""
        count: i64 = 0
        for face in range(die * MOST_FACES, die * MOST_FACES + MOST_FACES):
            if self.box.mark[face] == mark:
                count += self.faces[face]
        return count

    # lairs

    def dweller_at(self, place: i64) -> i64:
        return self.realm.dweller[self.land_at(place)]

    def is_guarded(self, place: i64) -> bool:
        """Whether a hero who enters must fight; another hero keeps a lair's inhabitants quiet (IM:2.1)."""
        return super().is_guarded(place) and not (self.dweller_at(place) != 0 and self.has_other_hero(place))

    def has_other_hero(self, place: i64) -> bool:
        for seat in range(len(self.heroes)):
            if seat != self.seat and self.heroes[seat].place == place:
                return True
        return False

    def is_tying(self) -> bool:
        """Whether tied heroes at a rift roll the hero die alone again (IM:2.2)."""
        return self.contest == RIFT and self.rollers != 0

    def is_own_turn(self) -> bool:
        return self.contest == NONE or self.seat == self.active

    def is_empty(self, place: i64) -> bool:
        for hero in self.heroes:
            if hero.place == place:
                return False
        return True

    def repopulate(self) -> None:
        """Puts the inhabitants back into lairs without a hero (IM:2.1)."""
        for place in range(self.grid.count):
            dweller = self.dweller_at(place)
            if dweller != 0 and not self.has_monsters(place) and self.is_empty(place):
                self.put_monster(dweller, place)
                self.emit(moves.INHABITANTS_BACK, self.role, dweller, place)


def imperial(s: Karak2) -> Imperium:
    """Narrows a state to Imperium's."""
    assert isinstance(s, Imperium)
    return s


def enthrone(base: Karak2, realm: Realm) -> Imperium:
    """Copies the table of the base and adds the fields of the expansion."""
    seats = len(base.heroes)
    s = Imperium()
    copy_karak2(base, s)
    s.realm = realm
    s.totals = vec[i64]([0] * seats)
    s.rolled = vec[i64]([0] * (seats * len(base.box.die_names)))
    s.guarded = vec[i64]([0] * seats)
    s.spent = vec[i64]([0] * seats)
    return s
