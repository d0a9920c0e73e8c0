"""What the expansion adds to the table."""

from typing import Final

from mypy_extensions import i64

from karak.core.vecs import vec
from karak.games.imperium import moves
from karak.games.imperium.realm import Realm
from karak.games.karak2.box import MOST_FACES
from karak.games.karak2.state import NO_SEAT, Karak2
from karak.kit.grid import NOWHERE

# What heroes fight for, if not against monsters.
NONE: Final[i64] = 0
RIFT: Final[i64] = 1
ATTACK: Final[i64] = 2
DEFENCE: Final[i64] = 3


class Imperium(Karak2):
    """Karak II with a crown; takes over all that lies on the table of the base."""

    def __init__(
        self, base: Karak2, realm: Realm, totals: vec[i64], rolled: vec[i64], guarded: vec[i64], spent: vec[i64]
    ) -> None:  # fmt: skip
        super().__init__(
            base.options, base.weights, base.stack, base.box, base.heroes, base.grid, base.chasms, base.lands,
            base.monsters, base.lying, base.near, base.far, base.bag, base.amulets, base.resources, base.items,
            base.army, base.supply, base.gone, base.joined, base.faces, base.skulls,
        )  # fmt: skip
        base.copy_core(self)
        base.copy_turn(self)
        self.realm = realm
        self.totals = totals  # in a contest, by seat
        self.rolled = rolled  # skulls of its first roll, by seat and kind of die
        self.guarded = guarded  # shields of its first roll, by seat
        self.spent = spent  # what was used once in a rift, one bit each, by seat
        self.crown: i64 = NO_SEAT
        self.contest: i64 = NONE
        self.active: i64 = 0  # the seat whose turn it is, while others fight too
        self.victor: i64 = NO_SEAT
        self.to_suffer: i64 = 0  # seats, one bit each
        self.is_betrayed = False  # the lord changed sides in this battle
        self.has_kept = False  # a fireball was used without being discarded
        self.revealed: i64 = 0  # the turn in which the last tile was laid
        self.taxed = False  # this action
        self.levied: i64 = 0  # kinds of dice recruited in this action, one bit each
        self.gift: i64 = 0  # the building to be given
        self.behind: i64 = NOWHERE  # where the hero who can sneak last came from
        self.pickable: i64 = 0  # kinds of dice that may be rolled again, one bit each
        self.picked: i64 = 0  # the last one picked, where they are picked in one order
        self.driven: i64 = 0  # the token driven, and from where

    def copy(self) -> "Imperium":
        c = Imperium(super().copy(), self.realm, self.totals[:], self.rolled[:], self.guarded[:], self.spent[:])
        c.crown = self.crown
        c.contest = self.contest
        c.active = self.active
        c.victor = self.victor
        c.to_suffer = self.to_suffer
        c.is_betrayed = self.is_betrayed
        c.has_kept = self.has_kept
        c.revealed = self.revealed
        c.taxed = self.taxed
        c.levied = self.levied
        c.gift = self.gift
        c.behind = self.behind
        c.pickable = self.pickable
        c.picked = self.picked
        c.driven = self.driven
        return c

    def words(self) -> list[int]:
        numbers: list[int] = super().words()
        for counts in (self.totals, self.rolled, self.guarded, self.spent):
            numbers.extend([int(n) for n in counts])
        return [
            *numbers, int(self.crown), int(self.contest), int(self.active), int(self.victor), int(self.to_suffer),
            int(self.is_betrayed), int(self.has_kept), int(self.revealed), int(self.taxed), int(self.levied),
            int(self.gift), int(self.behind), int(self.pickable), int(self.picked), int(self.driven),
        ]  # fmt: skip

    # the crown

    def is_vassal(self) -> bool:
        """Somebody else is emperor, and the crown is not bare (IM:3.1, IM:7.1)."""
        return self.crown != NO_SEAT and self.crown != self.seat and not self.realm.is_crown_bare

    def is_emperor(self) -> bool:
        return self.crown == self.seat and not self.realm.is_crown_bare

    def crown_points(self, seat: i64) -> i64:
        """In halves (IM:3.1)."""
        return self.realm.crown if self.crown == seat and not self.realm.is_crown_bare else 0

    # dice

    def enlist_for(self, seat: i64, die: i64, count: i64) -> None:
        self.army[seat * self.box.dice + die] += count
        self.supply[die] -= count

    def has_room(self, seat: i64) -> bool:
        """For one unit more, by glory (K2:4.7)."""
        return self.units(seat) < self.glory(seat)

    def marks(self, die: i64, mark: i64) -> i64:
        """How many dice of a kind show it."""
        count: i64 = 0
        for face in range(die * MOST_FACES, die * MOST_FACES + MOST_FACES):
            if self.box.mark[face] == mark:
                count += self.faces[face]
        return count

    # lairs

    def dweller_at(self, place: i64) -> i64:
        return self.realm.dweller[self.land_at(place)]

    def is_guarded(self, place: i64) -> bool:
        """Another hero keeps the inhabitants of a lair quiet (IM:2.1)."""
        return super().is_guarded(place) and not (self.dweller_at(place) != 0 and self.has_other_hero(place))

    def has_other_hero(self, place: i64) -> bool:
        for seat in range(len(self.heroes)):
            if seat != self.seat and self.heroes[seat].place == place:
                return True
        return False

    def is_tying(self) -> bool:
        """At a rift, only the hero die is rolled again (IM:2.2)."""
        return self.contest == RIFT and self.rollers != 0

    def is_own_turn(self) -> bool:
        return self.contest == NONE or self.seat == self.active

    def is_empty(self, place: i64) -> bool:
        for hero in self.heroes:
            if hero.place == place:
                return False
        return True

    def repopulate(self) -> None:
        """The inhabitants are back as soon as no hero is there (IM:2.1)."""
        for place in range(self.grid.count):
            dweller = self.dweller_at(place)
            if dweller != 0 and not self.has_monsters(place) and self.is_empty(place):
                self.put_monster(dweller, place)
                self.emit(moves.INHABITANTS_BACK, self.role, dweller, place)


def imperial(s: Karak2) -> Imperium:
    """Every state of this game is one."""
    assert isinstance(s, Imperium)
    return s


def enthrone(base: Karak2, realm: Realm) -> Imperium:
    """The table of the base, with everything of the expansion beside it."""
    seats = len(base.heroes)
    dice = len(base.box.die_names)
    zeros = vec[i64]([0] * seats)
    return Imperium(base, realm, zeros, vec[i64]([0] * (seats * dice)), zeros[:], zeros[:])
