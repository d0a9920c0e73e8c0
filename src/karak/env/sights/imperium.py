"""Imperium as numbers: Karak II, then the crown and what is fought for it."""

from typing import Final

from mypy_extensions import i64

from karak.env.sight import Field, Pen, Section
from karak.env.sights import karak2
from karak.env.sights.karak2 import Karak2Sight
from karak.games.imperium.ruleset import ImperiumGame
from karak.games.imperium.state import NONE, Imperium, imperial
from karak.games.karak2.state import Karak2
from karak.kit.grid import NOWHERE

CONTEST: Final[i64] = 1  # its index among the fields of the empire


def empire(game: ImperiumGame) -> list[Field]:
    box, seats = game.box, int(game.seats)
    dice = len(box.die_names)
    return [
        Field("crown", 1, -1, seats - 1, "who is emperor, -1 none"),
        Field("contest", 1, 0, 3, "0 none, 1 for the rift, 2 attack on the emperor, 3 defence"),
        Field("active", 1, 0, seats - 1, "whose turn it is while others fight too"),
        Field("victor", 1, -1, seats - 1, "who won the contest, -1 none yet"),
        Field("to-suffer", seats, 0, 1, "seats that have still to suffer their skulls, the observer first"),
        Field("betrayed", 1, 0, 1, "the lord of time changed sides in this battle"),
        Field("kept", 1, 0, 1, "a fireball was used without being discarded"),
        Field("revealed", 1, 0, 32_000, "the turn in which the last tile was laid"),
        Field("taxed", 1, 0, 1, "taxes were paid in this action"),
        Field("levied", dice, 0, 1, "kinds of dice recruited in this action"),
        Field("gift", 1, 0, len(box.building_names), "the building to be given"),
        Field("behind", 1, -1, int(box.most_places), "where the sneaking hero came from, -1 nowhere"),
        Field("pickable", dice, 0, 1, "kinds of dice that may be rolled again"),
        Field("picked", 1, 0, 255, "the last die picked: kind times 6 + face"),
        Field("driven", 2, 0, 255, "the token driven, and from which place"),
    ]


def claim(game: ImperiumGame) -> list[Field]:
    return [
        Field("total", 1, 0, 999, "the total in a contest"),
        Field("rolled", len(game.box.die_names), 0, 99, "skulls of the first roll, by kind of die"),
        Field("guarded", 1, 0, 99, "shields of the first roll"),
        Field("spent", len(game.abilities), 0, 1, "once-a-battle abilities that were used at a rift"),
    ]


def sections(game: ImperiumGame) -> list[Section]:
    turn, table, hero, place = karak2.sections(game)
    seats = int(game.seats)
    return [turn, table, Section("empire", 1, empire(game)), Section("claim", seats, claim(game)), hero, place]


class ImperiumSight(Karak2Sight):
    def write_table(self, s: Karak2, seat: i64, is_hidden: bool, pen: Pen) -> None:
        super().write_table(s, seat, is_hidden, pen)
        mine = imperial(s)
        was_contest = pen.page[pen.at + CONTEST] != 0
        self.write_empire(mine, seat, pen)
        if mine.contest == NONE and not was_contest:
            pen.at += self.seats * (s.box.dice + 2 + self.abilities)  # no seat has a claim
            return
        for i in range(self.seats):
            self.write_claim(mine, (seat + i) % self.seats, pen)

    def write_empire(self, s: Imperium, seat: i64, pen: Pen) -> None:
        pen.put(self.beside(s.crown, seat))
        pen.put(s.contest)
        pen.put(self.beside(s.active, seat))
        pen.put(self.beside(s.victor, seat))
        self.write_seats(s.to_suffer, seat, pen)
        pen.put(1 if s.is_betrayed else 0)
        pen.put(1 if s.has_kept else 0)
        pen.put(min(s.revealed, 32_000))
        pen.put(1 if s.taxed else 0)
        pen.flags(s.levied, s.box.dice)
        pen.put(s.gift)
        pen.put(-1 if s.behind == NOWHERE else s.behind)
        pen.flags(s.pickable, s.box.dice)
        pen.put(s.picked)
        pen.put(s.driven & 15)
        pen.put(s.driven >> 4)

    def write_claim(self, s: Imperium, seat: i64, pen: Pen) -> None:
        pen.put(s.totals[seat])
        pen.part(s.rolled, seat * s.box.dice, s.box.dice)
        pen.put(s.guarded[seat])
        pen.flags(s.spent[seat], self.abilities)


def sight(game: ImperiumGame) -> ImperiumSight:
    return ImperiumSight(game, sections(game))
