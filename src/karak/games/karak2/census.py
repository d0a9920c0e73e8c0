"""Checks that nothing is created or lost: every piece is accounted for (K2:1.4 to K2:1.8)."""

from mypy_extensions import i64

from karak.core.vecs import vec
from karak.games.karak2 import moves
from karak.games.karak2.box import AN_AMULET, AN_ITEM, NO_TILE, NOTHING, SIDES
from karak.games.karak2.state import MONSTERS, NO_SEAT, Karak2
from karak.kit.grid import NOWHERE


def check(s: Karak2) -> str:
    """Returns the first fault of a position, or an empty text."""
    for fault in (check_tiles(s), check_tokens(s), check_dice(s), check_heroes(s), check_map(s)):
        if fault:
            return fault
    return ""


def check_tiles(s: Karak2) -> str:
    """Checks that each tile is laid, in a hand, put back or in the stack (K2:1.4)."""
    count = s.near.left + s.far.left
    for tile in (s.top, s.tile, s.other):
        if tile != NO_TILE:
            count += 1
    laid = s.grid.count - 3
    if (s.step == moves.EXPLORING or s.step == moves.SCOUTING or s.step == moves.TURNING) and is_place_open(s):
        laid -= 1
    total: i64 = 0
    for n in s.box.tiles:
        total += n
    return "" if count + laid == total else f"tiles: {count} to come, {laid} laid, {total} in the box"


def is_place_open(s: Karak2) -> bool:
    """Whether a place waits for its tile; with one seen from afar, only once the place is chosen."""
    return not s.afar or s.step == moves.TURNING


def check_tokens(s: Karak2) -> str:
    """Checks that each token is in the bag, in a hand, on the map, or has become its reward (K2:1.6)."""
    box = s.box
    owed = vec[i64]([0] * int(box.items))
    amulets: i64 = 0
    points: i64 = 0
    if s.is_general_beaten:
        points += box.archstone
    for token in range(1, len(box.bag)):
        if box.bag[token] == 0:
            continue
        beaten = box.bag[token] - s.bag.counts[token] - on_map(s, token) - in_passing(s, token)
        if beaten < 0:
            return f"{box.token_names[token]}: too many"
        if box.reward_kind[token] == AN_ITEM:
            owed[box.reward[token]] += beaten
        elif box.reward_kind[token] == AN_AMULET:
            amulets += beaten
        points += beaten * box.points[token]
    for hero in s.heroes:
        points -= hero.points
    return check_items(s, owed, amulets) if points == 0 else "points do not match the stones"


def on_map(s: Karak2, token: i64) -> i64:
    count: i64 = 0
    for place in range(s.grid.count):
        for i in range(MONSTERS):
            if s.monster_at(place, i) == token:
                count += 1
    return count


def in_passing(s: Karak2, token: i64) -> i64:
    """Returns tokens drawn and not yet placed, or beaten and not yet rewarded."""
    count: i64 = 0
    for hand in (s.hand, s.loot):
        while hand > 0:
            if hand & 15 == token:
                count += 1
            hand >>= 4
    return count


def check_items(s: Karak2, owed: vec[i64], amulets: i64) -> str:
    """Checks that each reward lies somewhere, is carried or used up; each amulet is won or still to win (K2:7.1)."""
    box = s.box
    for item in range(box.items):
        found = s.gone[item]
        for place in range(s.grid.count):
            found += s.lies_at(place, item)
        for seat in range(len(s.heroes)):
            found += s.carried(seat, item)
        if s.step == moves.STOWING or s.step == moves.LAYING_DOWN:
            found += 1 if s.won == item else 0
        if box.amulets[item]:
            amulets -= found
            if found + s.amulets.counts[item] != 1:
                return f"{box.item_names[item]}: {found} found"
        elif found != owed[item]:
            return f"{box.item_names[item]}: {found} of {owed[item]}"
    return "" if amulets == 0 else "amulets do not match the dryads beaten"


def check_dice(s: Karak2) -> str:
    """Checks that dice are in the supply or in an army; the titan is with his amulet (K2:1.7, K2:7.5)."""
    box = s.box
    for die in range(box.dice):
        count = s.supply[die]
        for seat in range(len(s.heroes)):
            owned = s.army[seat * box.dice + die]
            if owned < 0:
                return "an army owes dice"
            count += owned
        if count != box.supply[die] or s.supply[die] < 0:
            return f"{box.die_names[die]}: {count} dice of {box.supply[die]}"
    for seat in range(len(s.heroes)):
        if s.army[seat * box.dice + box.titan] > s.carried(seat, box.of_titan):
            return "the titan is not with his amulet"
        if s.units(seat) > s.glory(seat) and s.step != moves.DISBANDING:
            return f"seat {seat} has more units than glory"
    return ""


def check_heroes(s: Karak2) -> str:
    """Checks lives, slots, resources, cities and the one plague against the rules (K2:1.8, K2:5.3, K2:9.1)."""
    for seat in range(len(s.heroes)):
        hero = s.heroes[seat]
        if hero.lives < 0 or hero.lives > s.box.lives or hero.place >= s.grid.count:
            return f"seat {seat}: lives or place are out of range"
        for resource in range(moves.RESOURCES):
            if s.owned(seat, resource) < 0:
                return f"seat {seat} owes resources"
        carried = vec[i64]([0] * 3)
        for item in range(s.box.items):
            carried[s.box.slot[item]] += s.carried(seat, item)
        for kind in range(len(carried)):
            if carried[kind] > s.box.slots[kind]:
                return f"seat {seat} carries too much"
        if hero.city == NOWHERE and hero.built != 0:
            return f"seat {seat} has buildings without a city"
    if s.plague != NO_SEAT and s.heroes[s.plague].city == NOWHERE:
        return "the plague is in no city"
    return ""


def check_map(s: Karak2) -> str:
    """Checks that tiles were reached across open borders; no monster on castle, abyss or city (K2:1.2, K2:3.2)."""
    for place in range(s.grid.count):
        reached = place < 3 or place == s.target
        for side in range(SIDES):
            if s.is_passable(place, side):
                reached = True
        if not reached:
            return f"place {place} cannot be reached"
        if s.monster_at(place, 0) == NOTHING and s.monster_at(place, 1) != NOTHING:
            return f"place {place} has a gap"
        if s.has_monsters(place) and (s.city_at(place) != NO_SEAT or s.land_at(place) == s.box.abyss):
            return f"place {place} has monsters it cannot have"
    return ""
