"""A bot for Karak II that knows the odds and goes for what is worth most per action."""

from typing import Final

from mypy_extensions import i64

from karak.bots.bot import Bot
from karak.bots.karak2.battle import Tactics
from karak.bots.karak2.city import site
from karak.bots.karak2.map import Reach, distance, is_guarded, open_border, open_ways
from karak.bots.karak2.worth import Worth
from karak.core.action import USE, first_of, kind_of, pack
from karak.core.game import Dealer, Game
from karak.games.karak2 import moves
from karak.games.karak2.abilities import Hawkeye, Necromancy
from karak.games.karak2.state import CASTLE, NO_SEAT, Karak2
from karak.kit.grid import NOWHERE

DONE: Final[i64] = pack(moves.DONE)
CITY: Final = 0.6
STABLE: Final = 0.7
BUILDING: Final = 0.5
RECRUIT: Final = 0.16  # per sword
SKELETON: Final = 0.18
PLAGUED: Final = 0.3
WORTH_A_STOP: Final = 0.025  # the least an action must be worth to delay a battle
RICH: Final[i64] = 3  # resources that make a hero worth robbing


class Karak2GreedyBot(Bot[Karak2]):
    """Goes for stable, school, army, glory, stones, and the general once it pays."""

    def __init__(self) -> None:
        self.reach = self.new_reach()
        self.tactics = self.new_tactics()
        self.best = 0.0
        self.move: i64 = DONE
        self.is_battle = False  # the best move leads to a battle
        self.far: i64 = 0  # actions that the best move takes
        self.local = 0.0  # value of the best action here
        self.here: i64 = DONE
        self.beside = 0.0  # value of the best action one move away
        self.aside: i64 = DONE

    def new_reach(self) -> Reach:
        return Reach()

    def new_tactics(self) -> Tactics:
        return Tactics()

    def choose(self, game: Game[Karak2], view: Karak2, dealer: Dealer) -> i64:
        if view.count == 1:
            return view.options[0]
        move = self.wish(game, view, dealer)
        for i in range(view.count):
            if view.options[i] == move:
                return move
        return view.options[0]

    def wish(self, game: Game[Karak2], s: Karak2, dealer: Dealer) -> i64:
        if s.step == moves.DEALING:
            return s.options[dealer.below(s.count)]
        if s.step == moves.ACTING:
            return self.act(game, s)
        if s.step == moves.TURNING:
            return self.turn_tile(s)
        if s.step == moves.ATTACHING:
            return self.attach(s)
        return self.tactics.wish(game, s)

    # a turn

    def act(self, game: Game[Karak2], s: Karak2) -> i64:
        """Does free things first, then what is worth most per action; good actions here come before a battle."""
        worth = self.tactics.worth_of(s)
        worth.weigh(game, s)
        free = self.free_thing(game, s)
        if free != DONE:
            return free
        self.reach.search(game, s)
        self.forget()
        if s.used < s.allowance():
            self.act_anywhere(game, s, worth)
        for i in range(self.reach.count):
            self.look_at(game, s, worth, self.reach.places[i])
        return self.decide(s)

    def forget(self) -> None:
        self.best = 0.0
        self.move = DONE
        self.is_battle = False
        self.far = 0
        self.local = 0.0
        self.here = DONE
        self.beside = 0.0
        self.aside = DONE

    def decide(self, s: Karak2) -> i64:
        """Chooses an action that still fits in before a battle, which ends the turn."""
        spare = s.allowance() - s.used - self.far
        if self.is_battle and spare >= 1:
            on_foot = kind_of(self.move) == moves.MOVE and kind_of(self.aside) == moves.MOVE
            detour = spare >= 2 and self.beside > self.local and on_foot and not s.moved
            if max(self.local, self.beside if detour else 0.0) > WORTH_A_STOP:
                return self.aside if detour else self.here
        return self.move if self.is_option(s, self.move) else self.here

    def is_option(self, s: Karak2, action: i64) -> bool:
        for i in range(s.count):
            if s.options[i] == action:
                return True
        return False

    def free_thing(self, game: Game[Karak2], s: Karak2) -> i64:
        """Looks at a tile from afar, or robs a rich hero."""
        best: i64 = RICH - 1
        move = DONE
        for i in range(s.count):
            action = s.options[i]
            kind = kind_of(action)
            if kind == USE and isinstance(game.abilities[first_of(action)], Hawkeye):
                return action
            if kind == moves.ROB:
                seat = s.seat_of(first_of(action))
                riches = s.owned(seat, moves.FOOD) + s.owned(seat, moves.WOOD) + s.owned(seat, moves.STONE)
                if riches > best:
                    best = riches
                    move = action
        return move

    def act_anywhere(self, game: Game[Karak2], s: Karak2, worth: Worth) -> None:
        if s.me().lives < s.box.lives:
            self.rate(worth.healing(s, 2), 0, NOWHERE, pack(moves.HEAL))
        for i in range(s.count):
            action = s.options[i]
            if kind_of(action) == USE and isinstance(game.abilities[first_of(action)], Necromancy):
                self.rate(SKELETON, 0, NOWHERE, action)

    def look_at(self, game: Game[Karak2], s: Karak2, worth: Worth, place: i64) -> None:
        """Rates everything on offer at a place in reach."""
        steps = self.reach.steps[place]
        late = 1 if s.moved and steps > 0 else 0
        if is_guarded(s, place):
            if steps > 0:
                self.rate_battle(self.battle(game, s, worth, place), steps + late, self.reach.first[place])
            return
        self.look_at_land(s, worth, place, steps + late)
        self.look_at_city(s, worth, place, steps + late)
        side = open_border(s, place) if s.tiles_left() > 0 else -1
        if side >= 0:
            move = pack(moves.MOVE, side) if steps == 0 else self.reach.first[place]
            self.rate_battle(worth.exploring, steps + late + 1, move)

    def battle(self, game: Game[Karak2], s: Karak2, worth: Worth, place: i64) -> float:
        if s.general == place:
            return worth.meet_general(game, s)
        return worth.forced(game, s, s.monster_at(place, 0), s.monster_at(place, 1))

    def look_at_land(self, s: Karak2, worth: Worth, place: i64, steps: i64) -> None:
        """Rates resources, items, and the castle."""
        if s.city_at(place) == NO_SEAT and not (steps == 0 and s.gathered >> place & 1):
            self.rate(worth.plan.harvest(s, place), steps, place, pack(moves.GATHER))
        for item in range(s.box.items):
            if s.lies_at(place, item) > 0:
                self.rate(worth.item(s, item), steps, place, pack(moves.TAKE, item))
        if place == CASTLE:
            gain = worth.healing(s, s.box.lives)
            if s.plague == s.seat:
                gain += PLAGUED
            self.rate(gain, steps, place, pack(moves.ERADICATE))

    def look_at_city(self, s: Karak2, worth: Worth, place: i64, steps: i64) -> None:
        """Rates founding a city, or what can be done in the hero's city."""
        hero = s.me()
        plan = worth.plan
        if hero.city == NOWHERE:
            is_site = s.box.is_site[s.land_at(place)] and s.city_at(place) == NO_SEAT and not is_crowded(s, place)
            if is_site and plan.can_found(s):
                self.rate(CITY + site(s, place), steps, place, found_option(s))
            return
        if hero.city != place:
            return
        building = plan.next_building(s)
        if building >= 0:
            gain = STABLE if building == s.box.stable else BUILDING
            self.rate(gain, steps, place, self.tactics.build_option(s, building))
        if s.plague != s.seat:
            self.rate(RECRUIT * plan.recruits(s), steps, place, self.tactics.recruit_option(s))

    # rating

    def rate(self, worth: float, steps: i64, place: i64, action: i64) -> None:
        """Rates an action at a place this many moves away; the last move and the action count as one."""
        if steps == 0 and worth > self.local:
            self.local = worth
            self.here = action
        if steps == 1 and worth > self.beside:
            self.beside = worth
            self.aside = self.reach.first[place]
        score = worth / float(int(max(steps, 1)))
        if score > self.best:
            self.best = score
            self.move = action if steps == 0 else self.reach.first[place]
            self.is_battle = False
            self.far = max(steps, 1)

    def rate_battle(self, worth: float, steps: i64, move: i64) -> None:
        score = worth / float(int(max(steps, 1)))
        if score > self.best:
            self.best = score
            self.move = move
            self.is_battle = True
            self.far = steps

    # tiles

    def turn_tile(self, s: Karak2) -> i64:
        """Turns the tile so that there are many ways to go on."""
        best: i64 = -1
        move = s.options[0]
        for i in range(s.count):
            ways = open_ways(s, s.target, first_of(s.options[i]))
            if ways > best:
                best = ways
                move = s.options[i]
        return move

    def attach(self, s: Karak2) -> i64:
        """Attaches the tile near the hero and the city."""
        best: i64 = 1 << 30
        move = s.options[0]
        for i in range(s.count):
            far = self.remoteness(s, first_of(s.options[i]))
            if far < best:
                best = far
                move = s.options[i]
        return move

    def remoteness(self, s: Karak2, place: i64) -> i64:
        far = distance(s, place, s.me().place) * 2
        if s.me().city != NOWHERE:
            far += distance(s, place, s.me().city)
        return far


def is_crowded(s: Karak2, place: i64) -> bool:
    """Whether another hero stands there."""
    for seat in range(len(s.heroes)):
        if seat != s.seat and s.heroes[seat].place == place:
            return True
    return False


def found_option(s: Karak2) -> i64:
    """Returns the option to found the city, saving what can be saved."""
    for i in range(s.count):
        if kind_of(s.options[i]) == moves.FOUND:
            return s.options[i]
    return pack(moves.FOUND)
