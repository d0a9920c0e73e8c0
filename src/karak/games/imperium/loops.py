"""A time loop among the rerolls of a battle (IM:4.2, IM:6.1): the best choice for every way the dice can lie."""

from mypy_extensions import i64

from karak.core.vecs import vec
from karak.games.imperium.rerolls import (
    Ends,
    Falling,
    Finesse,
    Guarded,
    Mixed,
    Pick,
    Positions,
    Way,
    better,
    picks_of,
    ways_of,
)
from karak.games.karak2.box import MOST_FACES, Box
from karak.games.karak2.odds import Odds, Roll


class Hand:
    """The dice of a battle, by kind: how they lie, and how many are still to fall."""

    def __init__(self, box: Box, lying: vec[i64], falling: vec[i64]) -> None:
        self.box = box
        self.lying = lying  # by kind and face
        self.falling = falling

    def count(self, die: i64) -> i64:
        total = self.falling[die]
        for count in self.shown(die):
            total += count
        return total

    def shown(self, die: i64) -> vec[i64]:
        return self.lying[die * MOST_FACES : die * MOST_FACES + MOST_FACES]

    def ways(self, die: i64) -> list[Way]:
        return ways_of(self.box, die, self.shown(die), self.falling[die])

    def without(self, die: i64) -> "Hand":
        left = Hand(self.box, self.lying[:], self.falling[:])
        left.falling[die] = 0
        for face in range(die * MOST_FACES, die * MOST_FACES + MOST_FACES):
            left.lying[face] = 0
        return left

    def fresh(self) -> "Hand":
        """Returns the same dice, all still to fall."""
        counts = self.falling[:]
        for die in range(self.box.dice):
            counts[die] = self.count(die)
        return Hand(self.box, vec[i64]([0] * len(self.lying)), counts)


class Loop:
    """The lord shows a loop, so any of the other dice may be rolled again once."""

    def __init__(self, hand: Hand, plain: Ends, rolls: "Rolls", apart: i64) -> None:
        self.plain = plain
        self.rolls = rolls
        self.kinds: list[int] = []
        for die in range(hand.box.dice):
            if die != hand.box.hero_die and die != apart and hand.count(die) > 0:
                self.kinds.append(int(die))
        self.ways: list[list[Way]] = [hand.ways(die) for die in self.kinds]
        self.choices: list[list[list[Pick]]] = [
            [picks_of(hand.box, self.kinds[i], way.shown) for way in self.ways[i]] for i in range(len(self.kinds))
        ]
        self.picks: list[list[Pick]] = [[] for _ in self.kinds]  # as the dice lie now, by kind
        self.hero = hand.ways(hand.box.hero_die)
        self.by_face: list[Odds] = [Odds() for _ in range(plain.faces)]

    def solve(self) -> Odds:
        """Computes the odds over all ways the dice fall, for each face of the hero die and in total."""
        self.lie(0, 1.0)
        total = Odds()
        for way in self.hero:
            total.add(self.by_face[face_of(way)], way.chance)
        return total

    def lie(self, number: i64, chance: float) -> None:
        if number == len(self.kinds):
            for way in self.hero:
                self.by_face[face_of(way)].add(self.value(face_of(way)), chance)
            return
        ways = self.ways[number]
        for i in range(len(ways)):
            self.picks[number] = self.choices[number][i]
            self.lie(number + 1, chance * ways[i].chance)

    def value(self, face: i64) -> Odds:
        return self.loop(self.plain, face, 0, 0)

    def loop(self, after: Ends, face: i64, swords: i64, column: i64) -> Odds:
        """Returns the odds of the best choice, given the table of what can follow."""
        best = self.choose(after, face, 0, swords, column, 0, None)
        assert best is not None
        return best

    def choose(
        self, after: Ends, face: i64, number: i64, swords: i64, column: i64, key: i64, best: Odds | None
    ) -> Odds | None:  # fmt: skip
        """Tries every pick, kind by kind, and returns the best odds found so far."""
        if number < len(self.kinds):
            for pick in self.picks[number]:
                there = column + pick.skulls
                best = self.choose(after, face, number + 1, swords + pick.swords, there, key << 4 | pick.count, best)
            return best
        roll = self.rolls.of(key, self.kinds)
        found = better(after.over(face, swords, column, roll), after.over(after.faces, swords, column, roll))
        return found if best is None else better(best, found)


def face_of(way: Way) -> i64:
    """Returns the face of a single die."""
    face: i64 = 0
    while way.shown[face] == 0:
        face += 1
    return face


class Rolls:
    """Caches rolls of some dice of each kind."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.made: dict[int, Guarded] = {}

    def of(self, key: i64, kinds: list[int]) -> Roll:
        """Returns the roll of this key, which has four bits for the number of each kind, the last kind lowest."""
        known = self.made.get(int(key))
        if known is None:
            known = Guarded()
            for i in range(len(kinds)):
                known.throw(self.box, kinds[i], key >> 4 * (len(kinds) - 1 - i) & 15)
            self.made[int(key)] = known
        return known


class FinesseLoop(Loop):
    """The hero die may also be rolled again by itself, before or after (K2:10.5)."""

    def __init__(self, hand: Hand, plain: Ends, rolls: Rolls, apart: i64) -> None:
        super().__init__(hand, plain, rolls, apart)
        self.after = Finesse(plain)

    def value(self, face: i64) -> Odds:
        before = Odds()
        for other in range(self.plain.faces):
            before.add(self.loop(self.plain, other, 0, 0), self.plain.share(other))
        return better(self.loop(self.after, face, 0, 0), before)


class StrategyLoop(Loop):
    """All the small dice may also be rolled again, before or after (K2:10.1)."""

    def __init__(self, hand: Hand, plain: Ends, rolls: Rolls, apart: i64, after: Ends, before: list[Odds]) -> None:
        super().__init__(hand, plain, rolls, apart)
        self.after = after
        self.before = before

    def value(self, face: i64) -> Odds:
        return better(self.loop(self.after, face, 0, 0), self.before[face])


class Archers:
    """All ways the archers can lie, and the odds of rolling some again."""

    def __init__(self, hand: Hand, archer: i64, plain: Ends) -> None:
        box = hand.box
        self.box = box
        self.archer = archer
        self.ways = ways_of(box, archer, vec[i64]([0] * int(MOST_FACES)), hand.count(archer))
        self.number: dict[int, int] = {}  # the number of a way, by its key
        self.picks: list[list[Pick]] = []
        for i in range(len(self.ways)):
            self.number[self.ways[i].key()] = i
            self.picks.append(picks_of(box, archer, self.ways[i].shown))
        one = Guarded()
        one.throw(box, archer, 1)
        self.falling: list[Ends] = [plain]
        for i in range(hand.count(archer)):
            self.falling.append(Falling(self.falling[i], one))
        self.tables: list[Ends] = [Positions(self.falling, picks) for picks in self.picks]
        self.mixed: dict[int, Ends] = {}

    def index(self, way: Way) -> i64:
        return self.number[way.key()]

    def after(self, pick: Pick) -> Ends:
        """Returns the table after this pick falls, with positions still to be taken."""
        ways = ways_of(self.box, self.archer, pick.left, pick.count)
        key = Way(pick.left, 1.0).key()
        if key not in self.mixed:
            self.mixed[key] = Mixed([self.tables[self.index(way)] for way in ways], [way.chance for way in ways])
        return self.mixed[key]


class PositionsLoop(Loop):
    """Any archers may also be rolled again, before or after (IM:5.5)."""

    def __init__(self, hand: Hand, plain: Ends, rolls: Rolls, apart: i64, archers: Archers) -> None:
        super().__init__(hand, plain, rolls, apart)
        self.archers = archers
        self.lying = hand.ways(apart)

    def value(self, face: i64) -> Odds:
        looped = [self.last(face, picks) for picks in self.archers.picks]
        total = Odds()
        for way in self.lying:
            picks = self.archers.picks[self.archers.index(way)]
            total.add(better(self.first(face, picks), self.second(looped, picks)), way.chance)
        return total

    def last(self, face: i64, picks: list[Pick]) -> Odds:
        """Returns the best odds if only the loop is left."""
        best: Odds | None = None
        for pick in picks:
            value = self.loop(self.archers.falling[pick.count], face, pick.swords, pick.skulls)
            best = value if best is None else better(best, value)
        assert best is not None
        return best

    def first(self, face: i64, picks: list[Pick]) -> Odds:
        """Returns the best odds of the loop followed by positions."""
        best: Odds | None = None
        for pick in picks:
            value = self.loop(self.archers.after(pick), face, 0, 0)
            best = value if best is None else better(best, value)
        assert best is not None
        return best

    def second(self, looped: list[Odds], picks: list[Pick]) -> Odds:
        """Returns the best odds of positions followed by the loop."""
        best: Odds | None = None
        for pick in picks:
            value = Odds()
            for way in ways_of(self.archers.box, self.archers.archer, pick.left, pick.count):
                value.add(looped[self.archers.index(way)], way.chance)
            best = value if best is None else better(best, value)
        assert best is not None
        return best
