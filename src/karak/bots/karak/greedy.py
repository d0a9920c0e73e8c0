"""A bot for Karak that knows the odds and goes for what is worth most per turn."""

from typing import Final

from mypy_extensions import i64

from karak.bots.bot import Bot
from karak.bots.karak.map import Reach
from karak.bots.karak.worth import BOLT, TREASURE, Worth, life_worth
from karak.core.action import USE, first_of, kind_of, pack, second_of
from karak.core.game import Dealer, Game
from karak.games.karak import moves
from karak.games.karak.abilities import DoubleAttack
from karak.games.karak.box import FOUNTAIN, SIDES, is_open, opposite
from karak.games.karak.odds import means_of
from karak.games.karak.state import Karak
from karak.kit.grid import NOWHERE

STOP: Final[i64] = pack(moves.STOP)


class GreedyBot(Bot[Karak]):
    """Goes for keys, chests, weapons, healing in time, and the dragon once it pays."""

    def __init__(self) -> None:
        self.reach = Reach()
        self.worth = Worth()
        self.best = 0.0
        self.move: i64 = STOP

    def choose(self, game: Game[Karak], view: Karak, dealer: Dealer) -> i64:
        move = self.wish(game, view, dealer)
        for i in range(view.count):
            if view.options[i] == move:
                return move
        return view.options[0]

    def wish(self, game: Game[Karak], s: Karak, dealer: Dealer) -> i64:
        """Chooses by the step that asks."""
        if s.step == moves.MOVING:
            return self.walk(game, s)
        if s.step == moves.ROLLED:
            return self.spend(game, s)
        if s.step == moves.TURNING:
            return self.turn_tile(s)
        if s.step == moves.MEETING:
            return self.meet(game, s)
        if s.step == moves.PICKING:
            return self.pick_token(game, s)
        if s.step == moves.CURSING:
            return self.curse(s)
        if s.step == moves.STOWING or s.step == moves.EXCHANGING:
            return self.leave(game, s)
        if s.step == moves.THROWN_BACK:
            return pack(moves.HEAL)
        return s.options[dealer.below(s.count)]

    # walking

    def walk(self, game: Game[Karak], s: Karak) -> i64:
        """Chooses the move with the most value per turn, a tile action, a spell or a swap."""
        self.worth.weigh(game, s)
        self.reach.search(game, s, s.me().place)
        if s.held(s.box.healing) > 0 and s.me().lives <= 1:
            return self.cast(s)
        self.best = 0.0
        self.move = STOP
        for i in range(self.reach.count):
            self.look_at(game, s, self.reach.places[i])
        if game.is_heard(moves.AT_MOVING, s):
            self.look_at_swaps(game, s)
        return self.move

    def look_at(self, game: Game[Karak], s: Karak, place: i64) -> None:
        """Rates everything on offer at a place in reach."""
        token = s.token_at(place)
        steps = self.reach.steps[place]
        if s.box.is_monster(token):
            if steps > 0:
                self.consider(s, self.fight(s, token, steps), steps, place, STOP)
            if not self.reach.hides:
                return
        else:
            self.look_at_tile(game, s, place, steps)
        self.look_beyond(s, place, steps)

    def fight(self, s: Karak, monster: i64, steps: i64) -> float:
        first = steps == 1 and s.steps_left == s.box.steps
        worth = self.worth.firsts[monster] if first else self.worth.fights[monster]
        if monster == s.box.last and worth <= 0.0:
            return 0.0001 if s.pile.left == 0 else 0.0  # with nothing else left to do, the game must end some time
        return worth

    def look_at_tile(self, game: Game[Karak], s: Karak, place: i64, steps: i64) -> None:
        """Rates the chest, the item and the fountain of a tile."""
        token = s.token_at(place)
        if token == s.box.chest and s.held(s.box.key) > 0:
            self.consider(s, TREASURE, steps, place, pack(moves.OPEN))
        if s.box.is_item(token):
            self.consider(s, self.worth.item(game, s, token), steps, place, pack(moves.TAKE))
        if s.tile_at(place) & FOUNTAIN and s.would_heal(s.seat):
            self.consider(s, self.worth.healing(s), steps, place, pack(moves.HEAL))

    def look_beyond(self, s: Karak, place: i64, steps: i64) -> None:
        """Rates exploring from a place."""
        if s.pile.left == 0:
            return
        for side in range(SIDES):
            if is_open(s.tile_at(place), side) and s.grid.next(place, side) == NOWHERE:
                first = steps == 0 and s.steps_left == s.box.steps
                worth = self.worth.exploring_first if first else self.worth.exploring
                move = pack(moves.STEP, side) if steps == 0 else self.reach.first[place]
                self.rate(s, worth, steps + 1, move)
                return

    def consider(self, s: Karak, worth: float, steps: i64, place: i64, here: i64) -> None:
        self.rate(s, worth, steps, here if steps == 0 else self.reach.first[place])

    def rate(self, s: Karak, worth: float, steps: i64, move: i64) -> None:
        """Keeps the move if what it leads to is worth more per turn than all before."""
        late = max(steps - s.steps_left, 0)
        turns = 1 + (late + s.box.steps - 1) // s.box.steps
        score = worth / (float(int(turns)) + 0.002 * float(int(steps)))
        if score > self.best:
            self.best = score
            self.move = STOP if steps > 0 and s.steps_left == 0 else move

    def cast(self, s: Karak) -> i64:
        """Sends the hero to the nearest fountain."""
        nearest: i64 = 0
        for i in range(s.fountains):
            if self.reach.steps[s.fountain(i)] < self.reach.steps[s.fountain(nearest)]:
                nearest = i
        return pack(moves.CAST, s.role, nearest)

    def look_at_swaps(self, game: Game[Karak], s: Karak) -> None:
        """Rates swaps by what the tile of the other hero offers, a whole turn away."""
        for i in range(s.count):
            action = s.options[i]
            if kind_of(action) == USE:
                place = s.heroes[s.seat_of(second_of(action))].place
                self.rate(s, self.worth_of_tile(game, s, place), 0, action)

    def worth_of_tile(self, game: Game[Karak], s: Karak, place: i64) -> float:
        token = s.token_at(place)
        if s.box.is_monster(token):
            return self.worth.fights[token]
        if token == s.box.chest:
            return TREASURE if s.held(s.box.key) > 0 else 0.0
        if s.box.is_item(token):
            return self.worth.item(game, s, token)
        return self.worth.healing(s) if s.tile_at(place) & FOUNTAIN and s.would_heal(s.seat) else 0.0

    # fighting

    def meet(self, game: Game[Karak], s: Karak) -> i64:
        """Fights if it pays, otherwise stays hidden."""
        self.worth.weigh(game, s)
        first = s.steps_left == s.box.steps - 1
        worth = self.worth.firsts[s.token] if first else self.worth.fights[s.token]
        tired = s.token == s.box.last and s.pile.left == 0
        return pack(moves.FIGHT) if worth > 0.0 or tired else s.options[s.count - 1]

    def spend(self, game: Game[Karak], s: Karak) -> i64:
        """Spends no more than it takes to win, and only if that pays; otherwise only to keep the last life."""
        means = means_of(game, s)
        short = s.box.strength[s.token] + means.margin - s.die1 - s.die2 - means.fixed
        if short <= 0:
            return STOP
        prize = self.worth.prize(game, s, s.token)
        if prize <= 0.0:
            return STOP
        lives = s.me().lives
        if short > 1 or means.margin == 0:
            prize += life_worth(lives)
        pays = prize > BOLT * float(int(min(short, means.bolts)))
        if short <= means.bolts and pays:
            return pack(moves.BOLT)
        if means.rerolls > 0:
            return ability_option(game, s, True)
        if short <= means.spare and pays and prize > life_worth(lives):
            return ability_option(game, s, False)
        saves = lives == 1 and means.margin == 1 and short > 1 and short - 1 <= means.bolts
        return pack(moves.BOLT) if saves else STOP

    # the rest

    def turn_tile(self, s: Karak) -> i64:
        """Turns the tile so that there are many ways to go on."""
        best: i64 = -1
        move = s.options[0]
        for i in range(s.count):
            ways = self.ways(s, first_of(s.options[i]))
            if ways > best:
                best = ways
                move = s.options[i]
        return move

    def ways(self, s: Karak, exits: i64) -> i64:
        count: i64 = 0
        for side in range(SIDES):
            if is_open(exits, side):
                there = s.grid.next(s.target, side)
                if there == NOWHERE:
                    count += 3
                elif is_open(s.tile_at(there), opposite(side)):
                    count += 2
        return count

    def pick_token(self, game: Game[Karak], s: Karak) -> i64:
        """Places the better of two tokens."""
        self.worth.weigh(game, s)
        return pack(moves.PLACE, s.token if self.token(s, s.token) >= self.token(s, s.spare) else s.spare)

    def token(self, s: Karak, token: i64) -> float:
        if token == s.box.chest:
            return self.worth.chest(s)
        return self.worth.firsts[token] if s.steps_left == s.box.steps else self.worth.fights[token]

    def curse(self, s: Karak) -> i64:
        """Curses the rival with most points; with equal points, the better armed."""
        best: i64 = -1
        worst = s.seat
        for seat in range(len(s.heroes)):
            if seat != s.seat:
                threat = s.heroes[seat].points * 100 + s.heroes[seat].lives
                for item in range(s.box.items):
                    threat += s.items[seat * s.box.items + item] * s.box.attack[item] * 10
                if threat > best:
                    best = threat
                    worst = seat
        return pack(moves.CURSE, s.heroes[worst].role)

    def leave(self, game: Game[Karak], s: Karak) -> i64:
        """Leaves the least useful item of its kind."""
        least = 99.0
        move = s.options[0]
        for i in range(s.count):
            item = first_of(s.options[i])
            worth = float(int(s.box.attack[item - s.box.first_item]))
            if item == s.box.bolt or item == s.box.healing:
                worth = self.worth.spell(game, s, item)
            if worth < least:
                least = worth
                move = s.options[i]
        return move


def ability_option(game: Game[Karak], s: Karak, again: bool) -> i64:
    """Returns the option to roll again, or the one to sacrifice a life."""
    for i in range(s.count):
        action = s.options[i]
        if kind_of(action) == USE and isinstance(game.abilities[first_of(action)], DoubleAttack) == again:
            return action
    return STOP
