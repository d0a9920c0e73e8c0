"""The city: founding, building, recruiting."""

from typing import ClassVar

from mypy_extensions import i64

from karak.core.action import first_of, kind_of, pack
from karak.core.game import Game, Step
from karak.games.karak2 import moves
from karak.games.karak2.state import NO_SEAT, Karak2
from karak.games.karak2.steps.free import Going
from karak.kit.grid import NOWHERE

# What is saved on a price: 0 for nothing, or one of a resource, numbered from 1.


def can_pay(game: Game[Karak2], s: Karak2, food: i64, wood: i64, stone: i64) -> bool:
    has_food = s.owned(s.seat, moves.FOOD)
    has_wood = s.owned(s.seat, moves.WOOD)
    has_stone = s.owned(s.seat, moves.STONE)
    if has_food < food or has_wood < wood or has_stone < stone:
        return False
    return has_food - food + has_wood - wood + has_stone - stone >= game.amend(moves.AT_DUES, s, 0)


def offer_at_price(game: Game[Karak2], s: Karak2, action: i64, food: i64, wood: i64, stone: i64) -> None:
    """Offers it at full price, or with one resource of the price saved (K2:10.2), as the last argument says."""
    if game.amend(moves.AT_PRICE, s, 0) == 0:
        if can_pay(game, s, food, wood, stone):
            s.add(action)
        return
    if food > 0 and can_pay(game, s, food - 1, wood, stone):
        s.add(action + 1 + moves.FOOD)
    if wood > 0 and can_pay(game, s, food, wood - 1, stone):
        s.add(action + 1 + moves.WOOD)
    if stone > 0 and can_pay(game, s, food, wood, stone - 1):
        s.add(action + 1 + moves.STONE)


def offer_city(game: Game[Karak2], s: Karak2) -> None:
    """Offers one city per hero: not on castle, abyss, monsters, another hero or city (K2:5.3)."""
    hero = s.me()
    if hero.city != NOWHERE or not s.box.is_site[s.land_at(hero.place)] or s.has_monsters(hero.place):
        return
    if s.city_at(hero.place) != NO_SEAT or is_shared(s):
        return
    price = s.box.city_price
    offer_at_price(game, s, pack(moves.FOUND), price[0], price[1], price[2])


def is_shared(s: Karak2) -> bool:
    """Whether another hero stands on the tile."""
    for seat in range(len(s.heroes)):
        if seat != s.seat and s.heroes[seat].place == s.me().place:
            return True
    return False


def offer_buildings(game: Game[Karak2], s: Karak2) -> None:
    """Offers each building once, paid in full (K2:5.4)."""
    for building in range(s.box.buildings):
        if not s.has(building):
            price = building * moves.RESOURCES
            offer_at_price(
                game, s, pack(moves.BUILD, building), s.box.price[price], s.box.price[price + 1], s.box.price[price + 2]
            )


class Building(Going):
    """Any number of buildings in one action; founding the city is a separate action (K2:5.3, K2:5.4)."""

    clause: ClassVar[str] = "K2:5.3"

    def enter(self, game: Game[Karak2], s: Karak2) -> None:
        s.add(pack(moves.DONE))
        offer_buildings(game, s)
        self.offer_free(game, s)
        if s.is_settled():
            s.pop()
        else:
            s.ask(s.seat)

    def go_on(self, game: Game[Karak2], s: Karak2, action: i64) -> None:
        kind = kind_of(action)
        s.weighing = kind == moves.BUILD
        if kind == moves.DONE:
            s.pop()
        elif kind == moves.FOUND:
            self.pay(s, 0, True, action & 0xFFFF)
            s.me().city = s.me().place
            s.emit(moves.CITY_FOUNDED, s.role, s.me().place)
            s.progress()
        else:
            self.pay(s, first_of(action), False, action & 0xFFFF)
            s.me().built |= 1 << first_of(action)
            s.emit(moves.BUILT, s.role, first_of(action))
            s.progress()

    def pay(self, s: Karak2, building: i64, city: bool, saved: i64) -> None:
        for resource in range(moves.RESOURCES):
            price = s.box.city_price[resource] if city else s.box.price[building * moves.RESOURCES + resource]
            if saved == resource + 1:
                price -= 1
            s.get(s.seat, resource, -price)


def can_recruit(game: Game[Karak2], s: Karak2, die: i64) -> bool:
    """Whether its building stands, the hero can pay, and a die is left (K2:5.5, K2:6.4, K2:1.11)."""
    school = s.box.school[die]
    if school < 0 or not s.has(school) or s.supply[die] == 0:
        return False
    if game.amend(moves.AT_LEVY, s, die) != die:
        return False
    price = die * moves.RESOURCES
    return can_pay(game, s, s.box.unit_price[price], s.box.unit_price[price + 1], s.box.unit_price[price + 2])


def offer_recruits(game: Game[Karak2], s: Karak2, must_return: bool = False) -> None:
    """Offers units within glory, not in a plagued city; units may be given back at any point (K2:5.5, K2:9.2)."""
    if s.plague == s.seat:
        return
    has_room = s.units(s.seat) < s.glory(s.seat)
    if must_return or not has_room or not s.orderly:
        for die in range(s.box.dice):
            if s.box.is_unit[die] and s.owns(die) > 0 and (must_return or is_worth_returning(game, s, die)):
                s.add(pack(moves.GIVE_BACK, die))
    if has_room:
        for die in range(s.box.dice):
            if s.box.is_unit[die] and can_recruit(game, s, die):
                s.add(pack(moves.RECRUIT, die))


def is_worth_returning(game: Game[Karak2], s: Karak2, back: i64) -> bool:
    """Whether a unit of another kind could be recruited in its place."""
    for die in range(s.box.dice):
        if die != back and s.box.is_unit[die] and can_recruit(game, s, die):
            return True
    return False


class Recruiting(Going):
    """At least one unit, any number, paid one by one, until the player is done (K2:5.5)."""

    clause: ClassVar[str] = "K2:5.5"

    def enter(self, game: Game[Karak2], s: Karak2) -> None:
        may_end = s.recruited > 0 and self.may_end(s)
        if may_end:
            s.add(pack(moves.DONE))
        offer_recruits(game, s, s.recruited > 0 and not may_end)
        self.offer_free(game, s)
        if may_end and s.is_settled():
            self.end(s)
        else:
            s.ask(s.seat)

    def may_end(self, s: Karak2) -> bool:
        return True

    def end(self, s: Karak2) -> None:
        s.recruited = 0
        s.weighing = False
        s.pop()

    def go_on(self, game: Game[Karak2], s: Karak2, action: i64) -> None:
        kind = kind_of(action)
        die = first_of(action)
        s.weighing = True
        if kind == moves.DONE:
            self.end(s)
        elif kind == moves.GIVE_BACK:
            s.enlist(die, -1)
            s.emit(moves.GAVE_BACK, s.role, die)
        else:
            for resource in range(moves.RESOURCES):
                s.get(s.seat, resource, -s.box.unit_price[die * moves.RESOURCES + resource])
            s.enlist(die, 1)
            s.recruited += 1
            s.emit(moves.RECRUITED, s.role, die)


class Disbanding(Step[Karak2]):
    """Glory fell: units of choice go back until the army fits (K2:4.7)."""

    clause: ClassVar[str] = "K2:4.7"

    def enter(self, game: Game[Karak2], s: Karak2) -> None:
        if s.units(s.seat) <= s.glory(s.seat):
            self.end(s)
            return
        for die in range(s.box.dice):
            if s.box.is_unit[die] and s.owns(die) > 0:
                s.add(pack(moves.GIVE_BACK, die))
        if s.only():
            self.give_back(s, first_of(s.options[0]))
        else:
            s.ask(s.seat)

    def end(self, s: Karak2) -> None:
        s.add(pack(moves.DONE))
        if s.is_settled():
            s.pop()
        else:
            s.ask(s.seat)

    def choose(self, game: Game[Karak2], s: Karak2, action: i64) -> None:
        s.weighing = kind_of(action) != moves.DONE
        if s.weighing:
            self.give_back(s, first_of(action))
        else:
            s.pop()

    def give_back(self, s: Karak2, die: i64) -> None:
        s.enlist(die, -1)
        s.emit(moves.GAVE_BACK, s.role, die)
