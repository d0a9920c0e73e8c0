"""One of three: fight a monster, visit the merchant, revive."""

from typing import ClassVar

from mypy_extensions import i64, u8

from karak.core.action import first_of, kind_of, pack
from karak.core.game import Game, Step
from karak.games.goblin import moves
from karak.games.goblin.box import ALL_COLOURS, LEVELS, NONE
from karak.games.goblin.state import DISCARD, HAND, Goblin


class Turn(Step[Goblin]):
    """Clockwise, the next hero begins, unless the game stands still (GB:1.1, GB:2.1, GB:10.1)."""

    clause: ClassVar[str] = "GB:2.1"

    def enter(self, game: Game[Goblin], s: Goblin) -> None:
        if game.stands_still(s):
            return
        s.turns += 1
        s.begin(game.next_seat(s))
        s.emit(moves.TURN_BEGAN, s.role)
        s.push(moves.DECIDING)


class Deciding(Step[Goblin]):
    """Fight, merchant or revival; a hero without hit points can only revive (GB:2.1, GB:3.1, GB:8.1)."""

    clause: ClassVar[str] = "GB:2.1"

    def enter(self, game: Game[Goblin], s: Goblin) -> None:
        if s.me().hit_points == 0:
            self.revive(s)
            return
        self.offer_monsters(s)
        s.add(pack(moves.VISIT))
        if s.is_wounded() and not s.box.late_revive:
            s.add(pack(moves.REVIVE))
        s.ask(s.seat)

    def offer_monsters(self, s: Goblin) -> None:
        """Row monsters and gatekeepers of the levels that are open, the lord with the third key (GB:3.1)."""
        box = s.box
        for monster in range(box.first_gatekeeper):
            level = box.level[monster]
            if s.may_enter(level) and self.is_in_row(s, level, monster):
                s.add(pack(moves.FIGHT, monster))
        for level in range(1, LEVELS + 1):
            has_key = s.me().keys >> level & 1 != 0
            if s.may_enter(level) and not has_key and i64(s.gates[level - 1]) != NONE:
                s.add(pack(moves.FIGHT, i64(s.gates[level - 1])))
        if s.may_enter(LEVELS + 1):
            s.add(pack(moves.FIGHT, s.lord))

    def is_in_row(self, s: Goblin, level: i64, monster: i64) -> bool:
        rows = s.rows
        width = s.box.row
        for slot in range((level - 1) * width, level * width):
            if i64(rows[slot]) == monster:
                return True
        return False

    def choose(self, game: Game[Goblin], s: Goblin, action: i64) -> None:
        kind = kind_of(action)
        if kind == moves.FIGHT:
            self.challenge(s, first_of(action))
        elif kind == moves.VISIT:
            s.visiting = True
            s.bought = False
            s.emit(moves.VISITED, s.role)
            s.go(moves.SHOPPING)
        else:
            self.revive(s)

    def challenge(self, s: Goblin, monster: i64) -> None:
        """Declares the target, which is final (GB:3.1)."""
        s.foe = monster
        s.curses = s.box.foe_curses[monster]
        s.follow = ALL_COLOURS
        s.emit(moves.CHALLENGED, s.role, monster)
        s.go(moves.BRACING)

    def revive(self, s: Goblin) -> None:
        """Restores all hit points and ends the turn (GB:8.1)."""
        s.me().hit_points = s.box.hit_points
        s.emit(moves.REVIVED, s.role)
        s.go(moves.TIDYING)


class Tidying(Step[Goblin]):
    """Played cards join the discard pile, then the hand is filled up (GB:3.5, GB:5.2, GB:6.1, GB:6.2)."""

    clause: ClassVar[str] = "GB:3.5"

    def enter(self, game: Game[Goblin], s: Goblin) -> None:
        for i in range(s.chain):
            s.sort_in(s.seat, DISCARD, i64(s.played[i]))
            s.played[i] = u8(0)
        s.chain = 0
        s.foe = NONE
        s.curses = 0
        s.follow = 0
        s.used = 0
        s.in_a_row = False
        s.doubled = NONE
        s.doubled_attack = 0
        s.doubled_defence = 0
        s.restored_attack = 0
        s.restored_defence = 0
        s.draws = max(s.hand_size() - s.count_of(s.seat, HAND), 0)
        s.by_effect = False
        s.go(moves.DRAWING)
