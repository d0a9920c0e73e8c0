"""Abilities that every hero has: what all may or must do under a crown."""

from typing import Final

from mypy_extensions import i64

from karak.core.action import pack
from karak.core.game import Ability, Game
from karak.games.imperium import moves
from karak.games.imperium.realm import LOOP
from karak.games.imperium.state import imperial
from karak.games.imperium.steps.blessing import offer_blessing
from karak.games.imperium.steps.dice import pick_dice
from karak.games.imperium.steps.empire import must_grant
from karak.games.karak2 import moves as base
from karak.games.karak2.state import NO_SEAT, Karak2


class Blessing(Ability[Karak2]):
    """Every hero: the spell, at any time of the own turn, before the dice of a battle and right after it (IM:4.1)."""

    name = "blessing"
    clause = "IM:4.1"
    at = (int(base.AT_FREE), int(base.AT_MUSTERING), int(base.AT_SKULLS))

    def offer(self, game: Game[Karak2], s: Karak2) -> None:
        skulls: i64 = 0
        if s.step == base.SHIELDING:
            for die in range(s.box.dice):
                skulls += s.skulls[die]
        offer_blessing(imperial(s), skulls)


class Challenge(Ability[Karak2]):
    """Every hero, on the emperor's tile, free: attack (IM:3.6)."""

    name = "challenge"
    clause = "IM:3.6"
    at = (int(base.AT_FREE),)

    def offer(self, game: Game[Karak2], s: Karak2) -> None:
        crown = imperial(s).crown
        if crown != NO_SEAT and crown != s.seat and s.heroes[crown].place == s.me().place:
            s.add(pack(moves.CHALLENGE))


class Tax(Ability[Karak2]):
    """A vassal who cannot pay cost and tax cannot found, build or recruit (IM:3.4)."""

    name = "tax"
    clause = "IM:3.4"
    at = (int(base.AT_DUES),)

    def amend(self, game: Game[Karak2], s: Karak2, value: i64) -> i64:
        begins = s.step == base.ACTING or (s.step == base.RECRUITING and s.recruited == 0)
        return value + 1 if begins and imperial(s).is_vassal() else value


class Levy(Ability[Karak2]):
    """The emperor may not take a last die after which none could be granted, whatever else is recruited (IM:3.3)."""

    name = "levy"
    clause = "IM:3.3"
    at = (int(base.AT_LEVY),)

    def amend(self, game: Game[Karak2], s: Karak2, value: i64) -> i64:
        mine = imperial(s)
        if not mine.is_emperor() or s.supply[value] > 1 or not must_grant(mine):
            return value
        for die in range(s.box.dice):
            is_recruited = s.recruited > 0 and mine.levied >> die & 1 != 0
            if die != value and s.supply[die] > 0 and (is_recruited or self.can_follow(s, die, value)):
                return value
        return base.NO_DIE

    def can_follow(self, s: Karak2, die: i64, last: i64) -> bool:
        """Whether one of this kind can be recruited after the last of another, leaving one."""
        if not s.box.is_unit[die] or not s.has(s.box.school[die]) or s.supply[die] < 2:
            return False
        for resource in range(base.RESOURCES):
            price = (
                s.box.unit_price[die * base.RESOURCES + resource] + s.box.unit_price[last * base.RESOURCES + resource]
            )
            if s.owned(s.seat, resource) < price:
                return False
        return s.units(s.seat) + 1 < s.glory(s.seat)


class TimeLoop(Ability[Karak2]):
    """The hero whose lord of time shows a loop, once a battle: roll any number of the other dice again (IM:4.2)."""

    name = "time-loop"
    clause = "IM:4.2"
    at = (int(base.AT_ROLLED),)

    def offer(self, game: Game[Karak2], s: Karak2) -> None:
        mine = imperial(s)
        if not s.rerolled >> self.id & 1 and mine.marks(mine.realm.lord, LOOP) > 0:
            s.add(self.option())

    def use(self, game: Game[Karak2], s: Karak2, arg: i64) -> None:
        mine = imperial(s)
        s.rerolled |= 1 << self.id
        s.emit(base.ABILITY_USED, s.role, self.id)
        pick_dice(mine, (1 << s.box.dice) - 1 & ~(1 << mine.realm.lord))


def all_customs() -> list[Ability[Karak2]]:
    """Lists the time loop first, the only one used by name; it is offered after a hero's own abilities."""
    return [TimeLoop(), Blessing(), Challenge(), Tax(), Levy()]


FIRST: Final = ["blessing", "challenge", "tax", "levy"]  # offered before a hero's own
LAST: Final = ["time-loop"]
