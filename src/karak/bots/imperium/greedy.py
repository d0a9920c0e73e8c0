"""A bot for Imperium that knows the odds and the value of the crown."""

from typing import Final

from mypy_extensions import i64

from karak.bots.imperium.battle import ImperiumTactics
from karak.bots.imperium.worth import ImperiumWorth
from karak.bots.karak2.battle import Tactics
from karak.bots.karak2.greedy import DONE, RECRUIT, Karak2GreedyBot
from karak.bots.karak2.map import Reach, distance
from karak.bots.karak2.worth import Worth
from karak.core.action import USE, first_of, kind_of, pack, second_of
from karak.core.game import Game
from karak.games.imperium import moves
from karak.games.imperium.abilities import DreamHelper, KingOfTheWilds, Rebels
from karak.games.imperium.state import Imperium, imperial
from karak.games.karak2.box import NOTHING
from karak.games.karak2.state import NO_SEAT, Karak2

NEAR: Final[i64] = 2  # tiles; a token within this distance need not be driven
WORTH_DRIVING: Final = 0.2
BEYOND: Final[i64] = 1000


class ImperiumReach(Reach):
    """Treats dreams as roads (IM:5.4) and walks through lairs, which are never empty for long (IM:2.1)."""

    def is_barred(self, s: Karak2, place: i64) -> bool:
        return super().is_barred(s, place) and imperial(s).dweller_at(place) == 0

    def landing(self, game: Game[Karak2], s: Karak2, action: i64) -> i64:
        if kind_of(action) == USE and isinstance(game.abilities[first_of(action)], DreamHelper):
            return s.heroes[s.seat_of(second_of(action))].place
        return super().landing(game, s, action)


class ImperiumGreedyBot(Karak2GreedyBot):
    """Also challenges, sneaks, drives tokens and uses dreams."""

    def __init__(self) -> None:
        super().__init__()
        self.now: Karak2 | None = None

    def new_reach(self) -> Reach:
        return ImperiumReach()

    def new_tactics(self) -> Tactics:
        return ImperiumTactics()

    def act(self, game: Game[Karak2], s: Karak2) -> i64:
        self.now = s
        return super().act(game, s)

    def rate(self, worth: float, steps: i64, place: i64, action: i64) -> None:
        """Rates only actions that are offered: taxes and duties may forbid others (IM:3.3, IM:3.4)."""
        now = self.now
        if steps == 0 and now is not None and not self.is_option(now, action):
            return
        super().rate(worth, steps, place, action)

    def act_anywhere(self, game: Game[Karak2], s: Karak2, worth: Worth) -> None:
        super().act_anywhere(game, s, worth)
        for i in range(s.count):
            action = s.options[i]
            if kind_of(action) == USE and isinstance(game.abilities[first_of(action)], Rebels):
                self.rate(RECRUIT * worth.plan.values[imperial(s).realm.knight], 0, s.me().place, action)

    def look_at(self, game: Game[Karak2], s: Karak2, worth: Worth, place: i64) -> None:
        """Also looks at the emperor, if he is there, and at monsters on the hero's own tile."""
        super().look_at(game, s, worth, place)
        mine = imperial(s)
        steps = self.reach.steps[place]
        if steps == 0 and self.is_option(s, pack(moves.FIGHT)):
            value = worth.forced(game, s, s.monster_at(place, 0), s.monster_at(place, 1))
            self.rate_battle(value, 1, pack(moves.FIGHT))
        if mine.crown != NO_SEAT and mine.crown != s.seat and s.heroes[mine.crown].place == place:
            self.look_at_emperor(game, mine, worth, steps)

    def look_at_emperor(self, game: Game[Karak2], s: Imperium, worth: Worth, steps: i64) -> None:
        """Rates a challenge, which takes no action but ends the turn (IM:3.6)."""
        if steps > s.allowance() - s.used:
            return
        assert isinstance(worth, ImperiumWorth)
        move = pack(moves.CHALLENGE) if steps == 0 else self.reach.first[s.heroes[s.crown].place]
        self.rate_battle(worth.attack(game, s), steps, move)

    def free_thing(self, game: Game[Karak2], s: Karak2) -> i64:
        """Also drives a token worth fighting nearer (IM:5.2), and casts a second blessing (IM:4.1)."""
        move: i64 = super().free_thing(game, s)
        if move != DONE:
            return move
        tactics = self.tactics
        assert isinstance(tactics, ImperiumTactics)
        if s.held(imperial(s).realm.blessing) > 1:
            move = tactics.blessing(s, tactics.worth_of(s))
        return move if move != DONE else self.drive(game, s)

    def remoteness(self, s: Karak2, place: i64) -> i64:
        """Keeps tiles away from behind the general: a rift there would hold all heroes for ever."""
        far: i64 = super().remoteness(s, place)
        return far + BEYOND if place == s.general else far

    def drive(self, game: Game[Karak2], s: Karak2) -> i64:
        best = WORTH_DRIVING
        move = DONE
        worth = self.tactics.worth_of(s)
        for i in range(s.count):
            action = s.options[i]
            if kind_of(action) != USE or not isinstance(game.abilities[first_of(action)], KingOfTheWilds):
                continue
            place = second_of(action) >> 4
            if distance(s, place, s.me().place) > NEAR:
                value = worth.fight(game, s, second_of(action) & 15, NOTHING)
                if value > best:
                    best = value
                    move = action
        return move
