"""Decides who begins, and deals heroes."""

from typing import ClassVar

from mypy_extensions import i64

from karak.core.action import first_of, pack
from karak.core.game import Game, Step
from karak.core.state import CHANCE
from karak.games.karak2 import moves
from karak.games.karak2.state import NO_HERO, Karak2
from karak.games.karak2.steps.dice import show, swords_of, weigh_dice


class Starting(Step[Karak2]):
    """Every player rolls the hero die; the most swords begin, tied seats roll again (K2:1.10)."""

    clause: ClassVar[str] = "K2:1.10"

    def enter(self, game: Game[Karak2], s: Karak2) -> None:
        while s.seat < game.seats and not s.rollers >> s.seat & 1:
            s.seat += 1
        if s.seat < game.seats:
            s.ask(CHANCE)
        else:
            self.compare(game, s)

    def odds(self, game: Game[Karak2], s: Karak2) -> None:
        weigh_dice(s, s.box.hero_die, 1)

    def choose(self, game: Game[Karak2], s: Karak2, action: i64) -> None:
        show(s, action)
        swords = swords_of(s, s.box.hero_die)
        s.emit(moves.DICE_ROLLED, s.me().role, s.box.hero_die, swords << 8)
        s.clear_dice(s.box.hero_die)
        if swords > s.best or s.leaders == 0:
            s.best = swords
            s.leaders = 0
        if swords == s.best:
            s.leaders |= 1 << s.seat
        s.seat += 1

    def compare(self, game: Game[Karak2], s: Karak2) -> None:
        s.rollers = s.leaders
        s.best = 0
        s.seat = 0
        if s.leaders & (s.leaders - 1) == 0:
            while not s.leaders >> s.seat & 1:
                s.seat += 1
            s.go(moves.DEALING)
        s.leaders = 0


class Dealing(Step[Karak2]):
    """Every seat without a hero is dealt one, or chooses one, from the beginner on (K2:1.1, K2:11.1)."""

    clause: ClassVar[str] = "K2:1.1"

    def enter(self, game: Game[Karak2], s: Karak2) -> None:
        for _ in range(game.seats):
            if s.me().role == NO_HERO:
                self.ask_for_hero(s)
                return
            s.seat = (s.seat + 1) % game.seats
        self.start(game, s)

    def ask_for_hero(self, s: Karak2) -> None:
        if not s.box.heroes_chosen:
            s.ask(CHANCE)
            return
        for role in range(len(s.box.hero_names)):
            if s.seat_of(role) == NO_HERO:
                s.add(pack(moves.HERO, role))
        s.ask(s.seat)

    def odds(self, game: Game[Karak2], s: Karak2) -> None:
        for role in range(len(s.box.hero_names)):
            if s.seat_of(role) == NO_HERO:
                s.weigh(pack(moves.HERO, role), 1)

    def choose(self, game: Game[Karak2], s: Karak2, action: i64) -> None:
        s.me().role = first_of(action)
        s.emit(moves.DEALT, s.me().role, s.seat)
        s.seat = (s.seat + 1) % game.seats

    def start(self, game: Game[Karak2], s: Karak2) -> None:
        """Gives heroes the dice they own from the start (K2:10.3), then begins the turn of the winner of the roll."""
        first: i64 = 0
        while not s.rollers >> first & 1:
            first += 1
        for seat in range(game.seats):
            s.begin(seat)
            own = game.amend(moves.AT_DICE, s, 0)
            for die in range(s.box.dice):
                if own >> die & 1:
                    s.enlist(die, 1)
        s.emit(moves.STARTED, s.heroes[first].role)
        s.seat = (first + game.seats - 1) % game.seats
        s.go(moves.TURN)
