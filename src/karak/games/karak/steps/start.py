"""Deals heroes and decides who begins."""

from typing import ClassVar

from mypy_extensions import i64

from karak.core.action import first_of, pack, second_of
from karak.core.game import Dealer, Game, Step
from karak.core.state import CHANCE
from karak.games.karak import moves
from karak.games.karak.state import NO_HERO, Karak
from karak.games.karak.steps.fighting import pair_of_dice, weigh_dice


class Dealing(Step[Karak]):
    """Every seat without a hero is dealt one, or chooses one (K1:1.1, K1:1.6, K1:11.1)."""

    clause: ClassVar[str] = "K1:1.6"

    def enter(self, game: Game[Karak], s: Karak) -> None:
        s.seat = s.seat_of(NO_HERO)
        if s.seat == NO_HERO:
            s.seat = 0
            s.go(moves.STARTING)
        elif s.box.heroes_chosen:
            for role in range(len(s.box.hero_names)):
                if s.seat_of(role) == NO_HERO:
                    s.add(pack(moves.HERO, role))
            s.ask(s.seat)
        else:
            s.ask(CHANCE)

    def odds(self, game: Game[Karak], s: Karak) -> None:
        for role in range(len(s.box.hero_names)):
            if s.seat_of(role) == NO_HERO:
                s.weigh(pack(moves.HERO, role), 1)

    def choose(self, game: Game[Karak], s: Karak, action: i64) -> None:
        s.me().role = first_of(action)
        s.emit(moves.DEALT, s.me().role, s.seat)


class Starting(Step[Karak]):
    """Every player rolls both dice; the highest total begins, tied seats roll again (K1:1.7)."""

    clause: ClassVar[str] = "K1:1.7"

    def enter(self, game: Game[Karak], s: Karak) -> None:
        while s.seat < game.seats and not s.rollers >> s.seat & 1:
            s.seat += 1
        if s.seat < game.seats:
            s.ask(CHANCE)
        else:
            self.compare(game, s)

    def odds(self, game: Game[Karak], s: Karak) -> None:
        weigh_dice(s, 1)

    def draw(self, game: Game[Karak], s: Karak, dealer: Dealer) -> i64:
        return pair_of_dice(s, dealer, 1)

    def choose(self, game: Game[Karak], s: Karak, action: i64) -> None:
        total = first_of(action) + second_of(action)
        s.emit(moves.ROLLED_DICE, s.me().role, first_of(action), second_of(action))
        if total > s.best:
            s.best = total
            s.leaders = 0
        if total == s.best:
            s.leaders |= 1 << s.seat
        s.seat += 1

    def compare(self, game: Game[Karak], s: Karak) -> None:
        s.rollers = s.leaders
        s.best = 0
        s.seat = 0
        if s.leaders & (s.leaders - 1) == 0:
            while not s.leaders >> s.seat & 1:
                s.seat += 1
            s.emit(moves.STARTED, s.me().role)
            s.seat = (s.seat + game.seats - 1) % game.seats
            s.go(moves.TURN)
