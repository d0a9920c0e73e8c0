"""Checks that nothing is created or lost in Imperium (IM:1.1 to IM:1.3, IM:2.1, IM:3.1)."""

from mypy_extensions import i64

from karak.games.imperium.state import NONE, Imperium
from karak.games.karak2 import census
from karak.games.karak2 import moves as base
from karak.games.karak2.state import NO_SEAT


def check(s: Imperium) -> str:
    for fault in (census.check(s), check_crown(s), check_lord(s), check_lairs(s), check_contest(s)):
        if fault:
            return fault
    return ""


def check_crown(s: Imperium) -> str:
    """Checks that the guard is with the crown, and that a hero has it once a rift has opened (IM:2.2, IM:3.1)."""
    if s.crown == NO_SEAT and s.contest == NONE:
        for place in range(s.grid.count):
            if s.land_at(place) == s.realm.rift:
                return "a rift has opened, and nobody wears the crown"
    for seat in range(len(s.heroes)):
        guards = s.army[seat * s.box.dice + s.realm.guard]
        if guards != (1 if seat == s.crown and not s.realm.is_crown_bare else 0):
            return f"seat {seat} has {guards} guard dice"
    return ""


def check_lord(s: Imperium) -> str:
    """Checks the lord of time, who joins an army when his token is beaten and then stays in armies (IM:1.2, IM:4.2)."""
    lord: i64 = s.box.token_names.index("lord-of-time")
    waits = s.bag.counts[lord] + census.on_map(s, lord) + census.in_passing(s, lord)
    return "" if waits == s.supply[s.realm.lord] else "the lord of time is not where his token is"


def check_lairs(s: Imperium) -> str:
    """Checks that the inhabitants are in every lair without a hero, and nowhere else (IM:2.1)."""
    for place in range(s.grid.count):
        dweller = s.dweller_at(place)
        if dweller == 0:
            for i in range(2):
                token = s.monster_at(place, i)
                if token != 0 and s.box.bag[token] == 0:
                    return f"place {place} has inhabitants it cannot have"
        elif not s.has_monsters(place):
            if s.is_empty(place):
                return f"the inhabitants of place {place} are gone"
        elif s.monster_at(place, 0) != dweller or s.monster_at(place, 1) != 0:
            return f"place {place} has strangers"
    return ""


def check_contest(s: Imperium) -> str:
    """Checks that contest fields are empty outside a contest, and that all in it are at one place (IM:2.2, IM:3.6)."""
    if s.contest == NONE:
        if s.to_suffer != 0 or s.victor != NO_SEAT:
            return "a contest is over, and somebody still suffers"
        if s.step == base.ACTING and s.me().fallen:
            return "somebody acts unconscious"
        return ""
    place = s.heroes[s.active].place
    return "" if s.heroes[s.seat].place == place else "heroes fight each other from afar"
