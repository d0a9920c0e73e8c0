"""What the hero cards say; nothing else in the game knows these names."""

from typing import Final

from mypy_extensions import i64

from karak.core.game import Ability, Game
from karak.core.notation import Said
from karak.games.karak2 import moves
from karak.games.karak2.box import SIDE_NAMES, SIDES, Box
from karak.games.karak2.state import Karak2
from karak.games.karak2.steps.dice import pick_up
from karak.games.karak2.steps.turn import may_gather, may_move, note_action, note_move
from karak.kit.grid import NOWHERE, cell_name

SEEN_AFAR: Final[i64] = 256  # once a turn
HAS_RUN: Final[i64] = 512
FARTHEST: Final[i64] = 3


class WarStrategy(Ability[Karak2]):
    """Horan, once a battle: reroll all the small dice (K2:10.1)."""

    name = "war-strategy"
    clause = "K2:10.1"
    at = (int(moves.AT_ROLLED),)

    def offer(self, game: Game[Karak2], s: Karak2) -> None:
        if s.rerolled >> self.id & 1:
            return
        for die in range(s.box.dice):
            if die != s.box.hero_die and s.joined[die] > 0:
                s.add(self.option())
                return

    def use(self, game: Game[Karak2], s: Karak2, arg: i64) -> None:
        s.rerolled |= 1 << self.id
        s.emit(moves.ABILITY_USED, s.role, self.id)
        for die in range(s.box.dice):
            if die != s.box.hero_die and s.joined[die] > 0:
                pick_up(s, die)
        s.go(moves.ROLLING)


class Plunder(Ability[Karak2]):
    """Horan gathers from the tile after a win (K2:10.1)."""

    name = "plunder"
    clause = "K2:10.1"
    at = (int(moves.AT_WON),)

    def react(self, game: Game[Karak2], s: Karak2) -> None:
        if may_gather(s):
            s.emit(moves.ABILITY_USED, s.role, self.id)
            s.push(moves.GATHERING)


class FateWeaver(Ability[Karak2]):
    """Taia draws one token more and chooses (K2:10.2)."""

    name = "fate-weaver"
    clause = "K2:10.2"
    at = (int(moves.AT_TOKENS),)

    def amend(self, game: Game[Karak2], s: Karak2, value: i64) -> i64:
        return value + 1


class ExpertBuilder(Ability[Karak2]):
    """Taia saves one resource on her city and on each building (K2:10.2)."""

    name = "expert-builder"
    clause = "K2:10.2"
    at = (int(moves.AT_PRICE),)

    def amend(self, game: Game[Karak2], s: Karak2, value: i64) -> i64:
        return 1


class Hawkeye(Ability[Karak2]):
    """Lorraine, once a turn, free: reveal the top tile and attach it anywhere (K2:10.3)."""

    name = "hawkeye"
    clause = "K2:10.3"
    at = (int(moves.AT_FREE),)

    def offer(self, game: Game[Karak2], s: Karak2) -> None:
        if not s.once & SEEN_AFAR and s.tiles_left() > 0:
            s.add(self.option())

    def use(self, game: Game[Karak2], s: Karak2, arg: i64) -> None:
        s.once |= SEEN_AFAR
        s.afar = True
        s.emit(moves.ABILITY_USED, s.role, self.id)
        s.push(moves.EXPLORING)


class BearFriend(Ability[Karak2]):
    """Lorraine has the bear die (K2:10.3)."""

    name = "bear-friend"
    clause = "K2:10.3"
    at = (int(moves.AT_DICE),)

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.die: i64 = box.die_names.index("bear")

    def amend(self, game: Game[Karak2], s: Karak2, value: i64) -> i64:
        return value | 1 << self.die


class Necromancy(Ability[Karak2]):
    """Xanros, as an action: one skeleton die, three at most (K2:10.4)."""

    name = "necromancy"
    clause = "K2:10.4"
    at = (int(moves.AT_ACTING),)

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.die: i64 = box.die_names.index("skeleton")

    def offer(self, game: Game[Karak2], s: Karak2) -> None:
        if s.used < s.allowance() and s.supply[self.die] > 0:
            s.add(self.option())

    def use(self, game: Game[Karak2], s: Karak2, arg: i64) -> None:
        note_action(s)
        s.enlist(self.die, 1)
        s.emit(moves.ABILITY_USED, s.role, self.id)


class SoulCollector(Ability[Karak2]):
    """Xanros heals one life for each die lost in battle (K2:10.4)."""

    name = "soul-collector"
    clause = "K2:10.4"
    at = (int(moves.AT_LOSSES),)

    def amend(self, game: Game[Karak2], s: Karak2, value: i64) -> i64:
        for die in range(s.box.dice):
            value += s.skulls[die]
        return value


class CombatFinesse(Ability[Karak2]):
    """Elspeth, once a battle: reroll the hero die (K2:10.5)."""

    name = "combat-finesse"
    clause = "K2:10.5"
    at = (int(moves.AT_ROLLED),)

    def offer(self, game: Game[Karak2], s: Karak2) -> None:
        if not s.rerolled >> self.id & 1:
            s.add(self.option())

    def use(self, game: Game[Karak2], s: Karak2, arg: i64) -> None:
        s.rerolled |= 1 << self.id
        pick_up(s, s.box.hero_die)
        s.emit(moves.ABILITY_USED, s.role, self.id)
        s.go(moves.ROLLING)


class MagicRun(Ability[Karak2]):
    """Elspeth, once a turn instead of a move: up to three tiles straight on, over chasms (K2:10.5)."""

    name = "magic-run"
    clause = "K2:10.5"
    at = (int(moves.AT_ACTING),)

    def __init__(self) -> None:
        super().__init__()
        runs = [(side * 4 + far, SIDE_NAMES[side], str(far)) for side in range(6) for far in range(1, 4)]
        self.args = [{run: Said(f"{side} {far}", ((side,), (far,))) for run, side, far in runs}]

    def offer(self, game: Game[Karak2], s: Karak2) -> None:
        if s.once & HAS_RUN or not may_move(s):
            return
        for side in range(SIDES):
            place = s.me().place
            for far in range(1, FARTHEST + 1):
                place = s.grid.next(place, side)
                if place == NOWHERE:
                    break
                s.add(self.option(side * 4 + far))
                if s.is_guarded(place):
                    break

    def use(self, game: Game[Karak2], s: Karak2, arg: i64) -> None:
        """Runs; if thrown back, she returns to the last tile she crossed."""
        note_move(s)
        s.once |= HAS_RUN
        s.emit(moves.ABILITY_USED, s.role, self.id)
        s.target = self.landing(s, arg)
        s.me().place = self.landing(s, arg - 1)
        s.go(moves.ARRIVED)

    def landing(self, s: Karak2, arg: i64) -> i64:
        """Returns where such a run ends."""
        place = s.me().place
        for _ in range(arg % 4):
            place = s.grid.next(place, arg // 4)
        return place

    def anchors(self, game: Game[Karak2], s: Karak2, arg: i64) -> list[str]:
        return [cell_name(s.grid.cells[self.landing(s, arg)])]


class TerrainExploration(Ability[Karak2]):
    """Darius, exploring, sees two tiles and lays one (K2:10.6)."""

    name = "terrain-exploration"
    clause = "K2:10.6"
    at = (int(moves.AT_TILES),)

    def amend(self, game: Game[Karak2], s: Karak2, value: i64) -> i64:
        return 2


class ClawsAndFangs(Ability[Karak2]):
    """Darius beats a token of strength 1 without dice, and removes a praetorian (K2:10.6)."""

    name = "claws-and-fangs"
    clause = "K2:10.6"
    at = (int(moves.AT_FACING), int(moves.AT_GENERAL))

    def amend(self, game: Game[Karak2], s: Karak2, value: i64) -> i64:
        return value + 1

    def react(self, game: Game[Karak2], s: Karak2) -> None:
        place = s.me().place
        if s.box.strength[s.monster_at(place, 0)] == 1 or s.box.strength[s.monster_at(place, 1)] == 1:
            s.emit(moves.ABILITY_USED, s.role, self.id)
            s.push(moves.CLAWING)


def all_abilities(box: Box) -> list[Ability[Karak2]]:
    return [
        WarStrategy(), Plunder(), FateWeaver(), ExpertBuilder(), Hawkeye(), BearFriend(box), Necromancy(box),
        SoulCollector(), CombatFinesse(), MagicRun(), TerrainExploration(), ClawsAndFangs(),
    ]  # fmt: skip


ABILITY_NAMES: Final = [
    "war-strategy", "plunder", "fate-weaver", "expert-builder", "hawkeye", "bear-friend", "necromancy",
    "soul-collector", "combat-finesse", "magic-run", "terrain-exploration", "claws-and-fangs",
]  # fmt: skip
