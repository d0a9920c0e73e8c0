"""Rewards, and what a hero carries."""

from typing import ClassVar

from mypy_extensions import i64

from karak.core.action import first_of, kind_of, pack
from karak.core.game import Game, Step
from karak.core.state import CHANCE
from karak.games.karak2 import moves
from karak.games.karak2.box import A_CART, AN_AMULET, AN_ITEM, CART_LOAD
from karak.games.karak2.state import Karak2
from karak.games.karak2.steps.free import Going
from karak.games.karak2.steps.turn import is_worth_taking


class Spoils(Step[Karak2]):
    """The reward of each token beaten (K2:1.6, K2:4.3); chance decides which amulet a dryad leaves."""

    clause: ClassVar[str] = "K2:1.6"

    def enter(self, game: Game[Karak2], s: Karak2) -> None:
        if s.loot == 0:
            s.pop()
            return
        token = s.loot & 15
        kind = s.box.reward_kind[token]
        if kind == AN_AMULET:
            s.ask(CHANCE)
            return
        s.loot >>= 4
        self.reward(s, token, kind)

    def reward(self, s: Karak2, token: i64, kind: i64) -> None:
        if kind == AN_ITEM:
            s.won = s.box.reward[token]
            s.push(moves.STOWING)
        elif kind == A_CART:
            s.load = CART_LOAD
            s.push(moves.CARTING)
        else:
            self.win_stone(s, token)

    def odds(self, game: Game[Karak2], s: Karak2) -> None:
        for item in range(len(s.amulets.counts)):
            if s.amulets.counts[item] > 0:
                s.weigh(pack(moves.AMULET, item), s.amulets.counts[item])

    def choose(self, game: Game[Karak2], s: Karak2, action: i64) -> None:
        s.amulets.take(first_of(action))
        s.loot >>= 4
        s.won = first_of(action)
        s.push(moves.STOWING)

    def win_stone(self, s: Karak2, token: i64) -> None:
        """Wins a stone, which takes no slot and is never lost (K2:7.1, K2:8.1)."""
        s.me().points += s.box.points[token]
        if s.box.points[token] == s.box.large_stone:
            s.me().large_stones += 1
        s.emit(moves.STONE_WON, s.role, s.box.points[token])


class Carting(Step[Karak2]):
    """A resource cart: any three (K2:1.6)."""

    clause: ClassVar[str] = "K2:1.6"

    def enter(self, game: Game[Karak2], s: Karak2) -> None:
        if s.load == 0:
            s.add(pack(moves.DONE))
        else:
            for resource in range(moves.RESOURCES):
                s.add(pack(moves.GAIN, resource))
        if s.is_settled():
            s.pop()
        else:
            s.ask(s.seat)

    def choose(self, game: Game[Karak2], s: Karak2, action: i64) -> None:
        s.weighing = kind_of(action) != moves.DONE
        if s.weighing:
            s.get(s.seat, first_of(action), 1)
            s.load -= 1
        else:
            s.pop()


class Stowing(Step[Karak2]):
    """An item goes into a free slot; otherwise the player leaves one of its kind, perhaps itself (K2:7.1)."""

    clause: ClassVar[str] = "K2:7.1"

    def enter(self, game: Game[Karak2], s: Karak2) -> None:
        if s.has_room_for(s.won):
            s.gain(s.won)
            s.pop()
            return
        for item in range(s.box.items):
            if s.box.slot[item] == s.box.slot[s.won] and (item == s.won or s.held(item) > 0):
                s.add(pack(moves.LEAVE, item))
        if s.only():
            self.leave(s, s.won)
        else:
            s.ask(s.seat)

    def choose(self, game: Game[Karak2], s: Karak2, action: i64) -> None:
        self.leave(s, first_of(action))

    def leave(self, s: Karak2, item: i64) -> None:
        s.pop()
        if item == s.won:
            s.drop(item)
        else:
            exchange(s, s.won, item)


def exchange(s: Karak2, taken: i64, laid: i64) -> None:
    """Exchanges one for the other; an army too large for the remaining glory shrinks (K2:4.7, K2:5.6)."""
    s.lay_down(laid)
    s.gain(taken)
    if s.units(s.seat) > s.glory(s.seat):
        s.push(moves.DISBANDING)


class PickingUp(Going):
    """All or some of the items that lay there, in one action (K2:5.6)."""

    clause: ClassVar[str] = "K2:5.6"

    def enter(self, game: Game[Karak2], s: Karak2) -> None:
        s.add(pack(moves.DONE))
        for item in range(s.box.items):
            if s.lies_here(item) > laid_down(s, item) and is_worth_taking(s, item):
                s.add(pack(moves.TAKE, item))
        self.offer_free(game, s)
        if s.is_settled():
            s.pop()
        else:
            s.ask(s.seat)

    def go_on(self, game: Game[Karak2], s: Karak2, action: i64) -> None:
        s.weighing = kind_of(action) != moves.DONE
        if not s.weighing:
            s.pop()
            return
        item = first_of(action)
        s.pick(item)
        if s.has_room_for(item):
            s.gain(item)
        else:
            s.won = item
            s.push(moves.LAYING_DOWN)


def laid_down(s: Karak2, item: i64) -> i64:
    """Counts how many of an item were laid down in this pick-up; they are not taken again."""
    count: i64 = 0
    laid = s.laid
    while laid > 0:
        if laid & 15 == item + 1:
            count += 1
        laid >>= 4
    return count


class LayingDown(Step[Karak2]):
    """Full slots: something of the same kind is laid down for what is taken (K2:5.6)."""

    clause: ClassVar[str] = "K2:5.6"

    def enter(self, game: Game[Karak2], s: Karak2) -> None:
        for item in range(s.box.items):
            if s.box.slot[item] == s.box.slot[s.won] and item != s.won and s.held(item) > 0:
                s.add(pack(moves.LEAVE, item))
        if s.only():
            self.swap(s, first_of(s.options[0]))
        else:
            s.ask(s.seat)

    def choose(self, game: Game[Karak2], s: Karak2, action: i64) -> None:
        self.swap(s, first_of(action))

    def swap(self, s: Karak2, item: i64) -> None:
        s.pop()
        s.laid = s.laid << 4 | item + 1
        exchange(s, s.won, item)


class Clawing(Step[Karak2]):
    """One token of strength 1 falls without dice; its reward is there at once (K2:10.6)."""

    clause: ClassVar[str] = "K2:10.6"

    def enter(self, game: Game[Karak2], s: Karak2) -> None:
        place = s.me().place
        for i in range(2):
            token = s.monster_at(place, i)
            if s.box.strength[token] == 1 and (i == 0 or token != s.monster_at(place, 0)):
                s.add(pack(moves.CLAW, token))
        if s.only():
            self.claw(s, first_of(s.options[0]))
        else:
            s.ask(s.seat)

    def choose(self, game: Game[Karak2], s: Karak2, action: i64) -> None:
        self.claw(s, first_of(action))

    def claw(self, s: Karak2, token: i64) -> None:
        s.defeat(token, s.me().place)
        s.beaten = 1
        if s.me().glory == 0:
            s.me().glory = 1
            s.emit(moves.GLORY_ROSE, s.role, s.glory(s.seat))
        s.loot = token
        s.pop()
        s.push(moves.SPOILS)
