"""What the five new hero cards say; nothing else in the game knows these names."""

from typing import Final

from mypy_extensions import i64

from karak.core.action import pack
from karak.core.game import Ability, Game
from karak.core.notation import Said
from karak.games.imperium import moves
from karak.games.imperium.customs import all_customs
from karak.games.imperium.state import NONE, imperial
from karak.games.imperium.steps.dice import pick_dice
from karak.games.imperium.steps.empire import give_too
from karak.games.imperium.steps.wilds import has_free_place
from karak.games.karak2 import abilities as karak2
from karak.games.karak2 import moves as base
from karak.games.karak2.box import Box
from karak.games.karak2.state import NO_HERO, Karak2
from karak.games.karak2.steps.turn import may_move, note_action, note_move
from karak.kit.grid import cell_name

REBELLED: Final[i64] = 1024  # once a turn
ROARED: Final[i64] = 2048
DREAMT: Final[i64] = 4096
DRIVABLE: Final[i64] = 3  # the strongest token that can be driven away


class Sneaking(Ability[Karak2]):
    """Aderyn may pass monsters without a fight, and fight those she stands among as an action (IM:5.1)."""

    name = "sneaking"
    clause = "IM:5.1"
    at = (int(moves.AT_MEETING), int(base.AT_ACTING))

    def offer(self, game: Game[Karak2], s: Karak2) -> None:
        if s.step == moves.MEETING:
            s.add(self.option())
        elif s.used < s.allowance() and s.has_monsters(s.me().place):
            s.add(pack(moves.FIGHT))

    def use(self, game: Game[Karak2], s: Karak2, arg: i64) -> None:
        s.emit(moves.SNEAKED, s.role, s.me().place)
        s.go(base.ACTING)


class Rebels(Ability[Karak2]):
    """Aderyn, once a turn as an action, where there is forest: a knight for two food (IM:5.1)."""

    name = "rebels"
    clause = "IM:5.1"
    at = (int(base.AT_ACTING),)

    def offer(self, game: Game[Karak2], s: Karak2) -> None:
        mine = imperial(s)
        if s.once & REBELLED or s.used >= s.allowance() or s.owned(s.seat, base.FOOD) < 2:
            return
        forest = s.box.gives[s.land_at(s.me().place) * base.RESOURCES + base.WOOD] > 0
        if forest and mine.has_room(s.seat) and s.supply[mine.realm.knight] > 0:
            s.add(self.option())

    def use(self, game: Game[Karak2], s: Karak2, arg: i64) -> None:
        note_action(s)
        s.once |= REBELLED
        s.emit(base.ABILITY_USED, s.role, self.id)
        s.get(s.seat, base.FOOD, -2)
        s.enlist(imperial(s).realm.knight, 1)
        s.emit(base.RECRUITED, s.role, imperial(s).realm.knight)


class MagicalAffinity(Ability[Karak2]):
    """Argentus, once a battle, holding a fireball: +1 and keep it, or +2 and discard it (IM:5.2)."""

    name = "magical-affinity"
    clause = "IM:5.2"
    at = (int(base.AT_SPENDING), int(base.AT_FIREBALLS))

    def __init__(self) -> None:
        super().__init__()
        self.args = [{1: "keep", 2: "discard"}]

    def offer(self, game: Game[Karak2], s: Karak2) -> None:
        if not s.rerolled >> self.id & 1:
            s.add(self.option(1))
            s.add(self.option(2))

    def use(self, game: Game[Karak2], s: Karak2, arg: i64) -> None:
        s.rerolled |= 1 << self.id
        s.bonus += arg
        s.emit(base.ABILITY_USED, s.role, self.id)
        if arg == 1:
            imperial(s).has_kept = True
        else:
            s.discard(s.box.fireball)

    def amend(self, game: Game[Karak2], s: Karak2, value: i64) -> i64:
        return value - 1 if imperial(s).has_kept else value


class KingOfTheWilds(Ability[Karak2]):
    """Argentus, once a turn, free: a token of strength 3 at most moves to an empty tile (IM:5.2)."""

    name = "king-of-the-wilds"
    clause = "IM:5.2"
    at = (int(base.AT_FREE),)

    def __init__(self, box: Box) -> None:
        super().__init__()
        kinds = [i for i in range(1, len(box.bag)) if box.bag[i] > 0 and box.strength[i] <= DRIVABLE]
        places = range(box.most_places)
        prey = [(place, token, box.token_names[token]) for place in places for token in kinds]
        self.args = [{p << 4 | token: Said(f"{p} {name}", ((str(p),), (name,))) for p, token, name in prey}]

    def offer(self, game: Game[Karak2], s: Karak2) -> None:
        mine = imperial(s)
        if s.once & ROARED or not has_free_place(mine):
            return
        for place in range(s.grid.count):
            for i in range(2):
                token = s.monster_at(place, i)
                is_second = i == 1 and token == s.monster_at(place, 0)
                if s.box.bag[token] > 0 and s.box.strength[token] <= DRIVABLE and not is_second:
                    s.add(self.option(place << 4 | token))

    def use(self, game: Game[Karak2], s: Karak2, arg: i64) -> None:
        s.once |= ROARED
        imperial(s).driven = arg
        s.emit(base.ABILITY_USED, s.role, self.id)
        s.push(moves.DRIVING)

    def anchors(self, game: Game[Karak2], s: Karak2, arg: i64) -> list[str]:
        return [cell_name(s.grid.cells[arg >> 4])]


class Berserk(Ability[Karak2]):
    """Valduk: two skulls on the hero die give +2 (IM:5.3)."""

    name = "berserk"
    clause = "IM:5.3"
    at = (int(base.AT_ATTACK),)

    def amend(self, game: Game[Karak2], s: Karak2, value: i64) -> i64:
        return value + 2 if s.skulls_on(s.box.hero_die) == 2 else value


class HardSkin(Ability[Karak2]):
    """Valduk may lose a life instead of a unit, as long as he has lives (IM:5.3)."""

    name = "hard-skin"
    clause = "IM:5.3"
    at = (int(base.AT_DEATHS),)

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.args = [dict(enumerate(box.die_names))]

    def offer(self, game: Game[Karak2], s: Karak2) -> None:
        if s.me().lives == 0:
            return
        for die in range(s.box.dice):
            if s.skulls[die] > 0:
                s.add(self.option(die))

    def use(self, game: Game[Karak2], s: Karak2, arg: i64) -> None:
        s.me().lives -= 1
        s.skulls[arg] -= 1
        s.emit(base.LIVES_LOST, s.role, 1)
        s.emit(moves.UNIT_SAVED, s.role, arg)


class LeapIntoBattle(Ability[Karak2]):
    """Kirima: +1 against monsters that were already on the board (IM:5.4)."""

    name = "leap-into-battle"
    clause = "IM:5.4"
    at = (int(base.AT_ATTACK),)

    def amend(self, game: Game[Karak2], s: Karak2, value: i64) -> i64:
        mine = imperial(s)
        is_new = mine.revealed == s.turns and s.me().place == s.grid.count - 1
        return value if is_new or mine.contest != NONE else value + 1


class DreamHelper(Ability[Karak2]):
    """Kirima, once a turn as a move: to a wounded hero, and both heal a life (IM:5.4)."""

    name = "dream-helper"
    clause = "IM:5.4"
    at = (int(base.AT_ACTING),)

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.args = [dict(enumerate(box.hero_names))]

    def offer(self, game: Game[Karak2], s: Karak2) -> None:
        if s.once & DREAMT or not may_move(s):
            return
        for role in range(len(s.box.hero_names)):
            seat = s.seat_of(role)
            if seat != NO_HERO and seat != s.seat and s.heroes[seat].lives < s.box.lives:
                s.add(self.option(role))

    def use(self, game: Game[Karak2], s: Karak2, arg: i64) -> None:
        note_move(s)
        s.once |= DREAMT
        s.emit(base.ABILITY_USED, s.role, self.id)
        seat = s.seat_of(arg)
        s.target = s.heroes[seat].place
        s.heal(1)
        s.heal_hero(seat, 1)
        s.go(base.ARRIVED)

    def anchors(self, game: Game[Karak2], s: Karak2, arg: i64) -> list[str]:
        return [f"hero:{s.box.hero_names[arg]}"]


class SeasonedTraveller(Ability[Karak2]):
    """Saigo builds a shooting range as soon as his city stands; as emperor he gives one too (IM:5.5, IM:3.2)."""

    name = "seasoned-traveller"
    clause = "IM:5.5"
    at = (int(moves.AT_FOUNDED),)

    def react(self, game: Game[Karak2], s: Karak2) -> None:
        building = imperial(s).realm.shooting_range
        s.me().built |= 1 << building
        s.emit(moves.FREE_BUILT, s.role, building)
        give_too(imperial(s), building)


class StrategicPositions(Ability[Karak2]):
    """Saigo, once a battle: roll any number of archers again (IM:5.5)."""

    name = "strategic-positions"
    clause = "IM:5.5"
    at = (int(base.AT_ROLLED),)

    def offer(self, game: Game[Karak2], s: Karak2) -> None:
        if not s.rerolled >> self.id & 1 and s.joined[imperial(s).realm.archer] > 0:
            s.add(self.option())

    def use(self, game: Game[Karak2], s: Karak2, arg: i64) -> None:
        s.rerolled |= 1 << self.id
        s.emit(base.ABILITY_USED, s.role, self.id)
        pick_dice(imperial(s), 1 << imperial(s).realm.archer)


def all_abilities(box: Box) -> list[Ability[Karak2]]:
    """Lists the abilities of the base, of the new heroes, and of every hero."""
    return [
        *karak2.all_abilities(box), Sneaking(), Rebels(), MagicalAffinity(), KingOfTheWilds(box), Berserk(),
        HardSkin(box), LeapIntoBattle(), DreamHelper(box), SeasonedTraveller(), StrategicPositions(),
        *all_customs(),
    ]  # fmt: skip


ABILITY_NAMES: Final = [
    *karak2.ABILITY_NAMES, "sneaking", "rebels", "magical-affinity", "king-of-the-wilds", "berserk", "hard-skin",
    "leap-into-battle", "dream-helper", "seasoned-traveller", "strategic-positions",
]  # fmt: skip
