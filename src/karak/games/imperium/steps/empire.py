"""Emperor and vassals: taxes, and gifts of buildings and units (IM:3.2 to IM:3.4)."""

from typing import ClassVar

from mypy_extensions import i64

from karak.core.action import first_of, kind_of, pack, second_of
from karak.core.game import Game, Step
from karak.games.imperium import moves
from karak.games.imperium.state import Imperium, imperial
from karak.games.imperium.steps.blessing import bless
from karak.games.imperium.steps.contest import challenge
from karak.games.imperium.steps.places import fight
from karak.games.karak2 import moves as base
from karak.games.karak2.state import NO_HERO, Karak2
from karak.games.karak2.steps import city, spoils, turn
from karak.kit.grid import NOWHERE


def is_free(s: Imperium, action: i64) -> bool:
    """Carries out a challenge or a blessing, and says whether it was one (IM:3.6, IM:4.1)."""
    if kind_of(action) == moves.CHALLENGE:
        challenge(s)
    elif kind_of(action) == moves.BLESS:
        bless(s, first_of(action))
    else:
        return False
    return True


class Acting(turn.Acting):
    """Beside what the base offers: free things, and a fight among monsters (IM:3.6, IM:4.1, IM:5.1)."""

    def go_on(self, game: Game[Karak2], s: Karak2, action: i64) -> None:
        if is_free(imperial(s), action):
            return
        if kind_of(action) == moves.FIGHT:
            turn.note_action(s)
            s.came_from = imperial(s).behind
            fight(game, s)
        else:
            super().go_on(game, s, action)

    def act(self, game: Game[Karak2], s: Karak2, kind: i64, action: i64) -> None:
        imperial(s).taxed = False
        imperial(s).levied = 0
        super().act(game, s, kind, action)


def tax(s: Imperium) -> None:
    """Taxes a vassal once an action (IM:3.4)."""
    if s.is_vassal() and not s.taxed:
        s.taxed = True
        s.push(moves.TAXING)


class Taxing(Step[Karak2]):
    """One resource of the payer's choice, for the emperor (IM:3.4)."""

    clause: ClassVar[str] = "IM:3.4"

    def enter(self, game: Game[Karak2], s: Karak2) -> None:
        for resource in range(base.RESOURCES):
            if s.owned(s.seat, resource) > 0:
                s.add(pack(moves.PAY, resource))
        if s.only():
            self.pay(s, first_of(s.options[0]))
        else:
            s.ask(s.seat)

    def choose(self, game: Game[Karak2], s: Karak2, action: i64) -> None:
        self.pay(s, first_of(action))

    def pay(self, s: Karak2, resource: i64) -> None:
        emperor = imperial(s).crown
        s.get(s.seat, resource, -1)
        s.emit(moves.TAXED, s.role, resource, s.heroes[emperor].role)
        s.get(emperor, resource, 1)
        s.pop()


class Building(city.Building):
    """Vassals pay for founding and building; the emperor's buildings are given too (IM:3.2, IM:3.4)."""

    def go_on(self, game: Game[Karak2], s: Karak2, action: i64) -> None:
        mine = imperial(s)
        if is_free(mine, action):
            return
        super().go_on(game, s, action)
        if kind_of(action) == base.DONE:
            return
        tax(mine)
        if kind_of(action) == base.FOUND:
            game.react(moves.AT_FOUNDED, s)
        else:
            give_too(mine, first_of(action))


def give_too(s: Imperium, building: i64) -> None:
    """Lets the emperor give what was built to another city as well (IM:3.2)."""
    if s.is_emperor():
        s.gift = building
        s.push(moves.GIVING)


class Giving(Step[Karak2]):
    """The same building, free, in a city that lacks it; compulsory, if there is one (IM:3.2)."""

    clause: ClassVar[str] = "IM:3.2"

    def enter(self, game: Game[Karak2], s: Karak2) -> None:
        for role in range(len(s.box.hero_names)):
            seat = s.seat_of(role)
            if seat != NO_HERO and seat != s.seat and self.lacks(imperial(s), seat):
                s.add(pack(moves.GIVE, role))
        if s.count == 0:
            s.pop()
        elif s.only():
            self.give(s, first_of(s.options[0]))
        else:
            s.ask(s.seat)

    def lacks(self, s: Imperium, seat: i64) -> bool:
        return s.heroes[seat].city != NOWHERE and not s.heroes[seat].built >> s.gift & 1

    def choose(self, game: Game[Karak2], s: Karak2, action: i64) -> None:
        self.give(s, first_of(action))

    def give(self, s: Karak2, role: i64) -> None:
        gift = imperial(s).gift
        s.heroes[s.seat_of(role)].built |= 1 << gift
        s.progress()
        s.emit(moves.GIFT_BUILT, s.role, gift, role)
        s.pop()


class PickingUp(spoils.PickingUp):
    """Allows free things in between, as in every action that goes on (IM:3.6, IM:4.1)."""

    def go_on(self, game: Game[Karak2], s: Karak2, action: i64) -> None:
        if not is_free(imperial(s), action):
            super().go_on(game, s, action)


class Recruiting(city.Recruiting):
    """Vassals pay after the first unit; at the end the emperor grants one, which has to be there (IM:3.3, IM:3.4)."""

    def may_end(self, s: Karak2) -> bool:
        mine = imperial(s)
        return not mine.is_emperor() or not must_grant(mine) or has_grant(mine)

    def go_on(self, game: Game[Karak2], s: Karak2, action: i64) -> None:
        if is_free(imperial(s), action):
            return
        super().go_on(game, s, action)
        if kind_of(action) == base.RECRUIT:
            imperial(s).levied |= 1 << first_of(action)
            tax(imperial(s))

    def end(self, s: Karak2) -> None:
        super().end(s)
        if imperial(s).is_emperor():
            s.push(moves.GRANTING)


def must_grant(s: Imperium) -> bool:
    """Whether another player has room for a die (IM:3.3)."""
    for seat in range(len(s.heroes)):
        if can_grant(s, seat):
            return True
    return False


def has_grant(s: Imperium) -> bool:
    """Whether a die of a kind recruited in this action is left (IM:3.3)."""
    for die in range(s.box.dice):
        if s.levied >> die & 1 and s.supply[die] > 0:
            return True
    return False


def can_grant(s: Imperium, seat: i64) -> bool:
    """Whether this is another player with room by glory (IM:3.3)."""
    return seat != s.seat and s.has_room(seat)


class Granting(Step[Karak2]):
    """One die of a type just recruited, free, to a player of choice (IM:3.3)."""

    clause: ClassVar[str] = "IM:3.3"

    def enter(self, game: Game[Karak2], s: Karak2) -> None:
        mine = imperial(s)
        for role in range(len(s.box.hero_names)):
            seat = s.seat_of(role)
            if seat == NO_HERO or not can_grant(mine, seat):
                continue
            for die in range(s.box.dice):
                if mine.levied >> die & 1 and s.supply[die] > 0:
                    s.add(pack(moves.GRANT, role, die))
        if s.count == 0:
            s.pop()
        elif s.only():
            self.grant(s, s.options[0])
        else:
            s.ask(s.seat)

    def choose(self, game: Game[Karak2], s: Karak2, action: i64) -> None:
        self.grant(s, action)

    def grant(self, s: Karak2, action: i64) -> None:
        role = first_of(action)
        die = second_of(action)
        imperial(s).enlist_for(s.seat_of(role), die, 1)
        s.emit(moves.DIE_GRANTED, s.role, die, role)
        s.pop()
