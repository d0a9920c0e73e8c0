"""A fight: roll, reroll, spend, compare."""

from typing import ClassVar

from mypy_extensions import i64

from karak.core.action import USE, first_of, kind_of, pack, second_of
from karak.core.game import Dealer, Game, Step
from karak.core.state import CHANCE
from karak.games.karak import moves
from karak.games.karak.box import FACES, NOTHING
from karak.games.karak.state import Karak


def weigh_dice(s: Karak, lowest: i64) -> None:
    """Lists the rolls of two dice; unequal dice are twice as likely as a double."""
    for low in range(lowest, 1 + FACES):
        for high in range(low, 1 + FACES):
            s.weigh(pack(moves.ROLL, low, high), 1 if low == high else 2)


def pair_of_dice(s: Karak, dealer: Dealer, lowest: i64) -> i64:
    """Draws a roll with the same odds from a table."""
    faces = 1 + FACES - lowest
    return s.box.rolls[(lowest - 1) * 36 + dealer.below(faces * faces)]


class Rolling(Step[Karak]):
    """Roll both dice (K1:4.1)."""

    clause: ClassVar[str] = "K1:4.1"

    def enter(self, game: Game[Karak], s: Karak) -> None:
        s.ask(CHANCE)

    def odds(self, game: Game[Karak], s: Karak) -> None:
        weigh_dice(s, game.amend(moves.AT_ROLLING, s, 1))

    def draw(self, game: Game[Karak], s: Karak, dealer: Dealer) -> i64:
        return pair_of_dice(s, dealer, game.amend(moves.AT_ROLLING, s, 1))

    def choose(self, game: Game[Karak], s: Karak, action: i64) -> None:
        s.die1 = first_of(action)
        s.die2 = second_of(action)
        s.emit(moves.ROLLED_DICE, s.role, s.die1, s.die2)
        s.go(moves.ROLLED)


class Rolled(Step[Karak]):
    """Rerolls, then bolts and abilities, until the player is done (K1:4.1, K1:4.2)."""

    clause: ClassVar[str] = "K1:4.1"

    def enter(self, game: Game[Karak], s: Karak) -> None:
        s.add(pack(moves.STOP))
        if s.held(s.box.bolt) > s.kept:
            s.add(pack(moves.BOLT))
        game.offer(moves.AT_ROLLED, s)
        if s.only():
            s.go(moves.OUTCOME)
        else:
            s.ask(s.seat)

    def choose(self, game: Game[Karak], s: Karak, action: i64) -> None:
        kind = kind_of(action)
        if kind == USE:
            game.use(s, action)
        elif kind == moves.BOLT:
            self.use_bolt(game, s)
        else:
            s.go(moves.OUTCOME)

    def use_bolt(self, game: Game[Karak], s: Karak) -> None:
        """Adds 1 to the attack and takes the bolt out of the game (K1:4.2)."""
        s.bonus += 1
        s.emit(moves.BOLT_USED, s.role)
        if game.amend(moves.AT_BOLT, s, 1) > 0:
            s.discard(s.box.bolt)
        else:
            s.kept += 1


def attack_of(game: Game[Karak], s: Karak) -> i64:
    """Adds up dice, weapons, bolts and abilities (K1:4.1, K1:5.2)."""
    return game.amend(moves.AT_ATTACK, s, s.die1 + s.die2 + s.weapons() + s.bonus)


def margin_of(game: Game[Karak], s: Karak, attack: i64) -> i64:
    """Returns more than 0 if the attack wins, less if it loses (K1:4.3 to K1:4.5)."""
    margin = attack - s.box.strength[s.token]
    return game.amend(moves.AT_TIE, s, 0) if margin == 0 else margin


class Outcome(Step[Karak]):
    """Attack and strength are compared, which ends the turn (K1:2.6, K1:4.3 to K1:4.5, K1:3.6)."""

    clause: ClassVar[str] = "K1:4.3"

    def enter(self, game: Game[Karak], s: Karak) -> None:
        s.pop()
        attack = attack_of(game, s)
        margin = margin_of(game, s, attack)
        goes_on = game.amend(moves.AT_FOUGHT, s, 0) > 0
        if margin > 0:
            s.emit(moves.WON, s.role, s.token, attack)
            self.win(s, s.token, goes_on)
        else:
            s.emit(moves.LOST if margin < 0 else moves.TIED, s.role, s.token, attack)
            self.retreat(game, s, margin < 0, goes_on)
        if s.is_sealed():
            end_sealed(s)

    def win(self, s: Karak, monster: i64, goes_on: bool) -> None:
        """Turns the token into its reward; a mummy curses, and the dragon ends the game (K1:4.3, K1:8.1, K1:10.1)."""
        if s.me().lives == 0:
            s.emit(moves.FAINTED, s.role)
        elif goes_on:
            s.push(moves.MOVING)
        s.token = s.box.reward[monster]
        s.put(s.token, s.me().place)
        if s.box.curses[monster]:
            s.push(moves.CURSING)
        if s.token != NOTHING:
            s.push(moves.STOWING)
        else:
            s.me().points += s.box.points[monster]
            s.emit(moves.TREASURE_WON, s.role, s.box.points[monster])
        if monster == s.box.last:
            s.ending = moves.DRAGON_BEATEN
            s.over()

    def retreat(self, game: Game[Karak], s: Karak, hurt: bool, goes_on: bool) -> None:
        """Moves the hero back to the tile it came from, after a loss with one life less (K1:4.4 to K1:4.7, K1:7.1)."""
        hero = s.me()
        if hurt and hero.lives > 0:
            hero.lives -= 1
            s.emit(moves.LIFE_LOST, s.role, hero.lives)
        after = moves.MOVING if goes_on else moves.THROWN_BACK
        if hero.lives == 0:
            after = game.amend(moves.AT_FAINT, s, moves.THROWN_BACK)
        if after != moves.REBORN:
            hero.place = s.came_from
            s.emit(moves.WAS_THROWN_BACK, s.role, hero.place)
        s.push(after)


def end_sealed(s: Karak) -> None:
    """Ends and scores the game, since the dragon can no longer be reached (K1:3.6)."""
    s.ending = moves.MAP_SEALED
    s.emit(moves.SEALED, s.role)
    s.over()


class ThrownBack(Step[Karak]):
    """A hero thrown back onto a fountain may heal there, even with no life left (K1:4.7)."""

    clause: ClassVar[str] = "K1:4.7"

    def enter(self, game: Game[Karak], s: Karak) -> None:
        if s.is_on_fountain(s.seat) and s.would_heal(s.seat):
            s.add(pack(moves.STOP))
            s.add(pack(moves.HEAL))
            s.ask(s.seat)
        else:
            self.leave(s)

    def choose(self, game: Game[Karak], s: Karak, action: i64) -> None:
        if kind_of(action) == moves.HEAL:
            s.heal(s.seat)
        self.leave(s)

    def leave(self, s: Karak) -> None:
        if s.me().lives == 0:
            s.emit(moves.FAINTED, s.role)
        s.pop()


class Reborn(Step[Karak]):
    """The hero does not faint but goes to a fountain of his choice with all lives (K1:9.2)."""

    clause: ClassVar[str] = "K1:9.2"

    def enter(self, game: Game[Karak], s: Karak) -> None:
        for i in range(s.fountains):
            s.add(pack(moves.RETURN, i))
        if s.only():
            self.arrive(s, 0)
        else:
            s.ask(s.seat)

    def choose(self, game: Game[Karak], s: Karak, action: i64) -> None:
        self.arrive(s, first_of(action))

    def arrive(self, s: Karak, fountain: i64) -> None:
        hero = s.me()
        hero.place = s.fountain(fountain)
        hero.lives = s.box.lives
        s.emit(moves.REVIVED, s.role, hero.place)
        s.pop()
