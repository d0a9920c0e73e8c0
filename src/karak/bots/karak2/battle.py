"""The smaller decisions of a bot for Karak II: dice, spells, skulls, rewards, purchases."""

from typing import Final

from mypy_extensions import i64

from karak.bots.karak2.worth import FIREBALL, UNIT, WIN, Worth, life_worth
from karak.core.action import USE, first_of, kind_of, pack, third_of
from karak.core.game import Game
from karak.games.karak2 import moves
from karak.games.karak2.box import NOTHING
from karak.games.karak2.odds import Odds, odds_if_joined, odds_now
from karak.games.karak2.state import Karak2
from karak.games.karak2.steps.battle import attack_of

DONE: Final[i64] = pack(moves.DONE)
UPGRADE: Final = 0.3  # swords by which a new unit must be better to replace one


class Tactics:
    """Chooses by the step that asks what is worth most."""

    def __init__(self) -> None:
        self.worth: Worth | None = None

    def worth_of(self, s: Karak2) -> Worth:
        if self.worth is None:
            self.worth = self.new_worth(s)
        return self.worth

    def new_worth(self, s: Karak2) -> Worth:
        return Worth(s.box)

    def wish(self, game: Game[Karak2], s: Karak2) -> i64:
        worth = self.worth_of(s)
        worth.plan.draw_up(game, s)
        if s.step == moves.MUSTERING:
            return self.muster(game, s, worth)
        if s.step == moves.ROLLED:
            return self.reroll(game, s, worth)
        if s.step == moves.SPENDING:
            return self.spend(game, s, worth)
        if s.step == moves.BUILDING:
            building = worth.plan.next_building(s)
            return DONE if building < 0 else self.build_option(s, building)
        if s.step == moves.RECRUITING:
            return self.recruit_option(s)
        if s.step == moves.PICKING_UP:
            return self.pick_up(s, worth)
        return self.best_option(game, s, worth)

    def best_option(self, game: Game[Karak2], s: Karak2, worth: Worth) -> i64:
        if s.step == moves.PICKING:
            worth.weigh(game, s)
        move = s.options[0]
        best = -99.0
        for i in range(s.count):
            value = self.value(game, s, worth, s.options[i])
            if value > best:
                best = value
                move = s.options[i]
        return move

    def value(self, game: Game[Karak2], s: Karak2, worth: Worth, action: i64) -> float:
        """Values an option at a step where options need only be compared."""
        kind = kind_of(action)
        a = first_of(action)
        if kind == moves.GAIN or kind == moves.STEAL:
            return worth.plan.resource(s.owned(s.seat, a), a)
        if kind == moves.LEAVE:
            return -worth.carried(s, a)
        if kind == moves.GIVE_BACK:
            return -worth.plan.values[a]
        if kind == moves.IGNORE:
            return self.spared(s, worth, a)
        if kind == moves.PLAGUE:
            return threat(s, s.seat_of(a))
        if kind == moves.PLACE:
            return worth.fight(game, s, a, NOTHING)
        if kind == moves.CLAW:
            return worth.token(s, a)
        if kind == moves.CHOOSE_TILE:
            return self.tile(game, s, worth, a)
        return 0.0

    def spared(self, s: Karak2, worth: Worth, die: i64) -> float:
        if die == s.box.hero_die:
            return life_worth(max(s.me().lives - 1, 1))
        return UNIT * (worth.plan.values[die] + 0.1)

    def tile(self, game: Game[Karak2], s: Karak2, worth: Worth, tile: i64) -> float:
        """Values a tile by what its land gives; the abyss by the fight with the general."""
        land = s.box.land[tile]
        if land == s.box.abyss:
            worth.weigh(game, s)
            return worth.meet_general(game, s)
        total = 0.0
        for resource in range(moves.RESOURCES):
            total += worth.plan.load(s, resource, s.box.gives[land * moves.RESOURCES + resource])
        return total

    # a battle

    def prize(self, s: Karak2, worth: Worth) -> float:
        """Values winning the battle; once nothing else is left to win, beating the general counts as a win."""
        place = s.me().place
        if s.general == place:
            return WIN if worth.is_barren(s) else worth.victory(s)
        tokens = worth.token(s, s.monster_at(place, 0)) + worth.token(s, s.monster_at(place, 1))
        return tokens + worth.fame(s, s.strength + s.beaten)

    def balance(self, s: Karak2, worth: Worth, odds: Odds) -> float:
        return worth.balance(s, odds, self.prize(s, worth)) + odds.praetorian * worth.praetorian(s)

    def odds_if_joined(self, game: Game[Karak2], s: Karak2, action: i64) -> Odds:
        return odds_if_joined(game, s, action)

    def odds_now(self, game: Game[Karak2], s: Karak2) -> Odds:
        return odds_now(game, s)

    def muster(self, game: Game[Karak2], s: Karak2, worth: Worth) -> i64:
        """Lets as many dice of a kind join as pay, counting all later kinds as joined."""
        move = s.options[0]
        best = -99.0
        for i in range(s.count):
            if kind_of(s.options[i]) != moves.JOIN:
                continue
            value = self.balance(s, worth, self.odds_if_joined(game, s, s.options[i]))
            if value > best:
                best = value
                move = s.options[i]
        return move

    def reroll(self, game: Game[Karak2], s: Karak2, worth: Worth) -> i64:
        """Rerolls if the expected result is better than the present dice."""
        again = s.options[s.count - 1]
        if kind_of(again) != USE:
            return DONE
        s.rerolled |= 1 << first_of(again)
        kept = self.balance(s, worth, self.odds_now(game, s))
        after = game.copy(s)
        game.apply(after, again)
        return again if self.balance(s, worth, self.odds_now(game, after)) > kept + 0.001 else DONE

    def spend(self, game: Game[Karak2], s: Karak2, worth: Worth) -> i64:
        """Casts fireballs only where they turn the battle."""
        if attack_of(game, s) >= s.strength:
            return DONE
        odds = self.odds_now(game, s)
        gain = odds.win * self.prize(s, worth) + odds.praetorian * worth.praetorian(s)
        return pack(moves.FIREBALL) if gain > odds.fireballs * FIREBALL else DONE

    # purchases

    def build_option(self, s: Karak2, building: i64) -> i64:
        """Returns the option that builds it, saving the resource the hero has least of."""
        fewest: i64 = 1 << 30
        move = pack(moves.BUILD, building)
        for i in range(s.count):
            action = s.options[i]
            saved = third_of(action)
            if kind_of(action) == moves.BUILD and first_of(action) == building and saved > 0:
                owned = s.owned(s.seat, saved - 1)
                if owned < fewest:
                    fewest = owned
                    move = action
        return move

    def recruit_option(self, s: Karak2) -> i64:
        """Recruits the best unit on offer; without room, gives back a much worse one first."""
        plan = self.worth_of(s).plan
        best = self.best_of(s, moves.RECRUIT, 1.0)
        if best != DONE:
            return best
        worst = self.best_of(s, moves.GIVE_BACK, -1.0)
        die = plan.best_unit(s)
        if worst == DONE or die < 0 or plan.payable(s, die) == 0:
            return DONE
        return worst if plan.values[die] > plan.values[first_of(worst)] + UPGRADE else DONE

    def best_of(self, s: Karak2, kind: i64, sign: float) -> i64:
        plan = self.worth_of(s).plan
        move = DONE
        best = -99.0
        for i in range(s.count):
            if kind_of(s.options[i]) == kind and sign * plan.values[first_of(s.options[i])] > best:
                best = sign * plan.values[first_of(s.options[i])]
                move = s.options[i]
        return move

    def pick_up(self, s: Karak2, worth: Worth) -> i64:
        """Picks up what is better than the carried items."""
        move = DONE
        best = 0.0
        for i in range(s.count):
            if kind_of(s.options[i]) == moves.TAKE:
                value = worth.item(s, first_of(s.options[i]))
                if value > best:
                    best = value
                    move = s.options[i]
        return move


def threat(s: Karak2, seat: i64) -> float:
    """Rates an opponent by points, then by army and by a city that can be plagued."""
    total = float(int(s.heroes[seat].points)) + 0.3 * float(int(s.units(seat)))
    return total + (1.0 if s.heroes[seat].built > 0 and s.plague != seat else 0.0)
