"""What the hero cards say; nothing else in the game knows these names."""

from typing import Final

from mypy_extensions import i64

from karak.core.game import Ability, Game
from karak.games.karak import moves
from karak.games.karak.state import NO_HERO, Karak

REROLLED: Final[i64] = 1
SACRIFICED: Final[i64] = 2


class MagicalAffinity(Ability[Karak]):
    """Argentus: the bolts he uses are not discarded (K1:9.1)."""

    name = "magical-affinity"
    clause = "K1:9.1"
    at = (int(moves.AT_BOLT),)

    def amend(self, game: Game[Karak], s: Karak, value: i64) -> i64:
        return 0


class AstralWalk(Ability[Karak]):
    """Argentus steps to explored tiles through walls (K1:9.1)."""

    name = "astral-walk"
    clause = "K1:9.1"
    at = (int(moves.AT_WALL),)

    def amend(self, game: Game[Karak], s: Karak, value: i64) -> i64:
        return 1


class DoubleAttack(Ability[Karak]):
    """Horan, once a fight: roll both dice again (K1:9.2, K1:4.1)."""

    name = "double-attack"
    clause = "K1:9.2"
    at = (int(moves.AT_ROLLED),)

    def offer(self, game: Game[Karak], s: Karak) -> None:
        if not s.used & REROLLED and s.bonus == 0:
            s.add(self.option())

    def use(self, game: Game[Karak], s: Karak, arg: i64) -> None:
        s.used |= REROLLED
        s.emit(moves.ABILITY_USED, s.role, self.id)
        s.go(moves.ROLLING)


class Reincarnation(Ability[Karak]):
    """Horan does not faint but goes to a fountain (K1:9.2)."""

    name = "reincarnation"
    clause = "K1:9.2"
    at = (int(moves.AT_FAINT),)

    def amend(self, game: Game[Karak], s: Karak, value: i64) -> i64:
        return moves.REBORN


class Sacrifice(Ability[Karak]):
    """Xanros, once a fight: a life for +1 (K1:9.3)."""

    name = "sacrifice"
    clause = "K1:9.3"
    at = (int(moves.AT_ROLLED),)

    def offer(self, game: Game[Karak], s: Karak) -> None:
        if not s.used & SACRIFICED and s.me().lives > 0:
            s.add(self.option())

    def use(self, game: Game[Karak], s: Karak, arg: i64) -> None:
        s.used |= SACRIFICED
        s.me().lives -= 1
        s.bonus += 1
        s.emit(moves.ABILITY_USED, s.role, self.id)


class Swap(Ability[Karak]):
    """Xanros, for all steps of his turn: change places with another hero (K1:9.3)."""

    name = "swap"
    clause = "K1:9.3"
    at = (int(moves.AT_MOVING),)

    def __init__(self, heroes: list[str]) -> None:
        super().__init__()
        self.args = [dict(enumerate(heroes))]

    def offer(self, game: Game[Karak], s: Karak) -> None:
        if s.steps_left == s.box.steps:
            for role in range(len(s.box.hero_names)):
                if role != s.role and s.seat_of(role) != NO_HERO:
                    s.add(self.option(role))

    def use(self, game: Game[Karak], s: Karak, arg: i64) -> None:
        me = s.me()
        other = s.heroes[s.seat_of(arg)]
        s.came_from = me.place
        me.place = other.place
        other.place = s.came_from
        s.steps_left = 0
        s.emit(moves.SWAPPED, s.role, arg)
        s.go(moves.MEETING)


class Backstab(Ability[Karak]):
    """Aderyn wins ties (K1:9.4)."""

    name = "backstab"
    clause = "K1:9.4"
    at = (int(moves.AT_TIE),)

    def amend(self, game: Game[Karak], s: Karak, value: i64) -> i64:
        return 1


class Stealth(Ability[Karak]):
    """Aderyn may stay hidden from a monster she meets (K1:9.4)."""

    name = "stealth"
    clause = "K1:9.4"
    at = (int(moves.AT_MEETING),)

    def offer(self, game: Game[Karak], s: Karak) -> None:
        s.add(self.option())

    def use(self, game: Game[Karak], s: Karak, arg: i64) -> None:
        s.emit(moves.ABILITY_USED, s.role, self.id)


class StrictStealth(Ability[Karak]):
    """Aderyn may hide, but not end her turn so; she falls back to where no monster is (K1:11.4)."""

    name = "strict-stealth"
    clause = "K1:11.4"
    at = (int(moves.AT_MEETING), int(moves.AT_LEAVING), int(moves.AT_STOPPING))

    def offer(self, game: Game[Karak], s: Karak) -> None:
        """Offers hiding only where she can leave the monster again: by a step, or by a healing portal."""
        if s.steps_left > 0 or s.held(s.box.healing) > 0:
            s.add(self.option())

    def use(self, game: Game[Karak], s: Karak, arg: i64) -> None:
        s.emit(moves.ABILITY_USED, s.role, self.id)

    def amend(self, game: Game[Karak], s: Karak, value: i64) -> i64:
        return s.came_from if s.box.is_monster(s.token_at(value)) else value

    def react(self, game: Game[Karak], s: Karak) -> None:
        if s.box.is_monster(s.token_at(s.me().place)):
            s.push(moves.AMBUSHED)


class CombatTraining(Ability[Karak]):
    """Victorius never has a 1 on a die; the summary that gives him others is a misprint (K1:9.5, K1:9.7)."""

    name = "combat-training"
    clause = "K1:9.5"
    at = (int(moves.AT_ROLLING),)

    def amend(self, game: Game[Karak], s: Karak, value: i64) -> i64:
        return 2


class Unstoppable(Ability[Karak]):
    """Victorius goes on after a fight in which he rolled a 6 (K1:9.5)."""

    name = "unstoppable"
    clause = "K1:9.5"
    at = (int(moves.AT_FOUGHT),)

    def amend(self, game: Game[Karak], s: Karak, value: i64) -> i64:
        return 1 if s.die1 == 6 or s.die2 == 6 else value


class Premonition(Ability[Karak]):
    """Taia: +1 if the first step of her turn leads to a fight (K1:9.6)."""

    name = "premonition"
    clause = "K1:9.6"
    at = (int(moves.AT_ATTACK),)

    def amend(self, game: Game[Karak], s: Karak, value: i64) -> i64:
        return value + 1 if s.steps_left == s.box.steps - 1 else value


class FateWeaver(Ability[Karak]):
    """Taia draws two tokens and places one (K1:9.6)."""

    name = "fate-weaver"
    clause = "K1:9.6"
    at = (int(moves.AT_TOKENS),)

    def amend(self, game: Game[Karak], s: Karak, value: i64) -> i64:
        return value + 1


def all_abilities(heroes: list[str]) -> list[Ability[Karak]]:
    return [
        MagicalAffinity(), AstralWalk(), DoubleAttack(), Reincarnation(), Sacrifice(), Swap(heroes), Backstab(),
        Stealth(), StrictStealth(), CombatTraining(), Unstoppable(), Premonition(), FateWeaver(),
    ]  # fmt: skip
