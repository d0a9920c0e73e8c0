"""The best use of rerolls: tables of expected results, and searches in them.

Two facts keep it small. Of one kind of dice the worst are rolled again first, so that a choice is a number for each
kind; and a die that shows its worst face is always rolled again, one that shows its best face never.
"""

from typing import Final

from mypy_extensions import i64

from karak.core.vecs import vec
from karak.games.imperium.realm import SHIELD
from karak.games.karak2.box import MOST_FACES, Box
from karak.games.karak2.odds import Means, Odds, Roll

SHIELDED: Final[i64] = 32  # columns of a roll for one shield of the guard


class Guarded(Roll):
    """A roll whose columns count skulls, and SHIELDED more for each shield (IM:3.5)."""

    def column(self, box: Box, face: i64) -> i64:
        return column_of(box, face)


def column_of(box: Box, face: i64) -> i64:
    return box.skulls[face] + (SHIELDED if box.mark[face] == SHIELD else 0)


class Way:
    """One way dice of a kind can lie: how many show each face, and how likely that is."""

    def __init__(self, shown: vec[i64], chance: float) -> None:
        self.shown = shown
        self.chance = chance

    def key(self) -> int:
        key = 0
        for count in self.shown:
            key = key << 4 | int(count)
        return key


def ways_of(box: Box, die: i64, lying: vec[i64], falling: i64) -> list[Way]:
    """Lists the ways of dice that lie like this and others that fall beside them."""
    ways: list[Way] = []
    sides: i64 = 0
    for face in range(box.face_count[die]):
        sides += box.sides[die * MOST_FACES + face]
    spread(box, die, Way(lying[:], 1.0), 0, falling, float(int(sides)), ways)
    return ways


def spread(box: Box, die: i64, so_far: Way, face: i64, left: i64, sides: float, ways: list[Way]) -> None:
    """Chooses, face by face, how many of the remaining dice show it, with the multinomial chance."""
    if left == 0:
        ways.append(so_far)
        return
    if face == box.face_count[die]:
        return
    share = float(int(box.sides[die * MOST_FACES + face])) / sides
    chance = so_far.chance
    for count in range(left + 1):
        shown = so_far.shown[:]
        shown[face] += count
        spread(box, die, Way(shown, chance), face + 1, left - count, sides, ways)
        chance = chance * share * float(int(left - count)) / float(int(count + 1))


def worst_first(box: Box, die: i64) -> vec[i64]:
    """Orders the faces of a die by swords, and those with equal swords by skulls."""
    faces = [(int(box.swords[die * MOST_FACES + i]), -int(box.skulls[die * MOST_FACES + i]), i) for i in range(6)]
    return vec[i64]([face[2] for face in sorted(faces[: int(box.face_count[die])])])


def is_plain(box: Box, die: i64) -> bool:
    """Whether no face has a mark, so that more swords are always better."""
    for face in range(die * MOST_FACES, die * MOST_FACES + MOST_FACES):
        if box.mark[face] != 0:
            return False
    return True


def better(one: Odds, other: Odds) -> Odds:
    return other if other.is_better(one) else one


# tables


class Ends:
    """Expected results for a face of the hero die and a sum of the small dice, computed when asked for."""

    def __init__(self, box: Box, rows: i64, width: i64) -> None:
        self.box = box
        self.first: i64 = box.hero_die * MOST_FACES
        self.faces: i64 = box.face_count[box.hero_die]  # this number itself stands for a hero die still to fall
        self.rows = rows
        self.width = width
        self.known: list[Odds | None] = []

    def at(self, face: i64, swords: i64, column: i64) -> Odds:
        if len(self.known) == 0:
            self.known = [None] * int((self.faces + 1) * self.rows * self.width)
        i = (face * self.rows + swords) * self.width + column
        known = self.known[i]
        if known is None:
            known = self.mean(swords, column) if face == self.faces else self.find(face, swords, column)
            self.known[i] = known
        return known

    def find(self, face: i64, swords: i64, column: i64) -> Odds:
        return Odds()

    def mean(self, swords: i64, column: i64) -> Odds:
        total = Odds()
        for face in range(self.faces):
            total.add(self.at(face, swords, column), self.share(face))
        return total

    def share(self, face: i64) -> float:
        """Returns the chance that the hero die shows this face."""
        sides: i64 = 0
        for i in range(self.faces):
            sides += self.box.sides[self.first + i]
        return float(int(self.box.sides[self.first + face])) / float(int(sides))

    def over(self, face: i64, swords: i64, column: i64, roll: Roll) -> Odds:
        """Returns the expected result of these sums and a roll in addition."""
        if len(roll.chance) == 1:
            return self.at(face, swords, column)
        total = Odds()
        row: i64 = swords
        there: i64 = column
        for j in range(len(roll.chance)):
            if there == column + roll.width:
                there = column
                row += 1
            if roll.chance[j] > 0.0:
                total.add(self.at(face, row, there), roll.chance[j])
            there += 1
        return total


class Settled(Ends):
    """Nothing more is rolled (K2:4.4)."""

    def __init__(self, box: Box, rows: i64, width: i64, means: Means) -> None:
        super().__init__(box, rows, width)
        self.means = means

    def find(self, face: i64, swords: i64, column: i64) -> Odds:
        end = Odds()
        shown = self.first + face
        self.means.settle(end, swords + self.box.swords[shown], self.box.skulls[shown], column)
        return end


class Finesse(Ends):
    """The hero die may be rolled again (K2:10.5)."""

    def __init__(self, after: Ends) -> None:
        super().__init__(after.box, after.rows, after.width)
        self.after = after

    def find(self, face: i64, swords: i64, column: i64) -> Odds:
        return better(self.after.at(face, swords, column), self.after.at(self.faces, swords, column))


class Strategy(Ends):
    """All the small dice may be rolled again (K2:10.1); `again` holds the result for each face."""

    def __init__(self, after: Ends, again: list[Odds]) -> None:
        super().__init__(after.box, after.rows, after.width)
        self.after = after
        self.again = again

    def find(self, face: i64, swords: i64, column: i64) -> Odds:
        return better(self.after.at(face, swords, column), self.again[face])


class Falling(Ends):
    """One more die falls."""

    def __init__(self, after: Ends, one: Roll) -> None:
        super().__init__(after.box, after.rows, after.width)
        self.after = after
        self.one = one

    def find(self, face: i64, swords: i64, column: i64) -> Odds:
        return self.after.over(face, swords, column, self.one)


class Pick:
    """Some dice of a kind are picked up, and these are left lying."""

    def __init__(self, count: i64, left: vec[i64], swords: i64, skulls: i64) -> None:
        self.count = count
        self.left = left
        self.swords = swords
        self.skulls = skulls


def picks_of(box: Box, die: i64, shown: vec[i64]) -> list[Pick]:
    """Lists every number of dice worth picking up."""
    order = worst_first(box, die)
    total: i64 = 0
    for count in shown:
        total += count
    plain = is_plain(box, die)
    fewest = shown[order[0]] if plain else 0
    most = total - shown[order[len(order) - 1]] if plain else total
    left = shown[:]
    picks: list[Pick] = []
    at: i64 = 0
    for count in range(total + 1):
        if fewest <= count <= max(fewest, most):
            picks.append(pick_of(box, die, count, left))
        while at < len(order) and left[order[at]] == 0:
            at += 1
        if at < len(order):
            left[order[at]] -= 1
    return picks


def pick_of(box: Box, die: i64, count: i64, left: vec[i64]) -> Pick:
    swords: i64 = 0
    column: i64 = 0
    for face in range(MOST_FACES):
        swords += left[face] * box.swords[die * MOST_FACES + face]
        column += left[face] * column_of(box, die * MOST_FACES + face)
    return Pick(count, left[:], swords, column)


class Positions(Ends):
    """Archers that lie like this may be rolled again (IM:5.5); the sums are those of the other dice."""

    def __init__(self, falling: list[Ends], picks: list[Pick]) -> None:
        super().__init__(falling[0].box, falling[0].rows, falling[0].width)
        self.falling = falling  # by the number that fall
        self.picks = picks

    def find(self, face: i64, swords: i64, column: i64) -> Odds:
        best: Odds | None = None
        for pick in self.picks:
            value = self.falling[pick.count].at(face, swords + pick.swords, column + pick.skulls)
            best = value if best is None else better(best, value)
        assert best is not None
        return best


class Mixed(Ends):
    """A mixture of these tables, each with its chance."""

    def __init__(self, tables: list[Ends], chances: list[float]) -> None:
        super().__init__(tables[0].box, tables[0].rows, tables[0].width)
        self.tables = tables
        self.chances = chances

    def find(self, face: i64, swords: i64, column: i64) -> Odds:
        total = Odds()
        for i in range(len(self.tables)):
            total.add(self.tables[i].at(face, swords, column), self.chances[i])
        return total
