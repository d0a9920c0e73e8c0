"""Checks that nothing is created or lost: every piece of the box is accounted for (K1:1.3 to K1:1.5)."""

from mypy_extensions import i64

from karak.core.vecs import vec
from karak.games.karak import moves
from karak.games.karak.box import NOTHING, ROOM, SIDES, is_open, opposite
from karak.games.karak.state import NO_HERO, START, Karak
from karak.kit.grid import NOWHERE


def check(s: Karak) -> str:
    """Returns the first fault of a position, or an empty text."""
    for fault in (check_tiles(s), check_map(s), check_tokens(s), check_heroes(s)):
        if fault:
            return fault
    return ""


def is_unlaid(s: Karak, place: i64) -> bool:
    """Whether a hero is just stepping into this place, which has no tile yet."""
    return place == s.target and (s.step == moves.EXPLORING or s.step == moves.TURNING)


def check_tiles(s: Karak) -> str:
    """Checks that each kind of tile is in the stack, in a hand or on the map (K1:1.3)."""
    kinds: i64 = len(s.box.faces)
    counts = vec[i64]([0] * kinds)
    for place in range(s.grid.count):
        tile = s.tile_at(place)
        if tile != 0:
            counts[s.box.kind_of_tile[tile]] += 1
        elif not is_unlaid(s, place):
            return f"place {place} has no tile"
    left: i64 = 0
    for kind in range(kinds):
        left += s.pile.counts[kind]
        counts[s.box.same_tile[kind]] += s.pile.counts[kind]
    if s.step == moves.TURNING:
        counts[s.box.same_tile[s.tile]] += 1
    for kind in range(kinds):
        if counts[kind] != s.box.tile_counts[kind]:
            return f"tile kind {kind}: {counts[kind]} of {s.box.tile_counts[kind]}"
    return "" if left == s.pile.left else "the stack is miscounted"


def check_map(s: Karak) -> str:
    """Checks the count of open sides, the ways between tiles, and that tokens lie in rooms (K1:2.2, K1:3.4)."""
    open_sides: i64 = 0
    rooms: i64 = 0
    for place in range(s.grid.count):
        tile = s.tile_at(place)
        joined = place == START or tile == 0
        for side in range(SIDES):
            there = s.grid.next(place, side)
            if is_open(tile, side):
                if there == NOWHERE or s.tile_at(there) == 0:
                    open_sides += 1
                elif is_open(s.tile_at(there), opposite(side)):
                    joined = True
        if not joined:
            return f"place {place} cannot be reached"
        if tile & ROOM:
            rooms += 1
        elif s.token_at(place) != NOTHING:
            return f"place {place} is no room and holds a token"
    if open_sides != s.open_sides:
        return f"open sides: {s.open_sides} counted, {open_sides} there"
    drawing = s.step == moves.DRAWING or s.step == moves.PICKING
    return "" if rooms == s.rooms + (1 if drawing else 0) else "a room has no token"


def check_tokens(s: Karak) -> str:
    """Checks that each token is in the bag, in a hand, on the map, or has become its reward (K1:1.4)."""
    box = s.box
    lying = vec[i64]([0] * (box.first_item + box.items))
    for place in range(s.grid.count):
        lying[s.token_at(place)] += 1
    if s.step == moves.DRAWING and s.token != NOTHING:
        lying[s.token] += 1
    elif s.step == moves.PICKING:
        lying[s.token] += 1
        lying[s.spare] += 1
    if s.rooms < box.late_rooms:
        lying[box.last] += 1
    owed = vec[i64]([0] * box.items)
    points: i64 = 0
    left: i64 = 0
    for token in range(1, box.first_item):
        left += s.bag.counts[token]
        beaten = box.token_counts[token] - s.bag.counts[token] - lying[token]
        if beaten < 0:
            return f"{box.name_of(token)}: too many"
        if box.reward[token] != NOTHING:
            owed[box.reward[token] - box.first_item] += beaten
        points += beaten * box.points[token]
    if left != s.bag.left:
        return "the bag is miscounted"
    return check_rewards(s, lying, owed, points)


def check_rewards(s: Karak, lying: vec[i64], owed: vec[i64], points: i64) -> str:
    """Checks that each reward lies somewhere, is carried or is used up; treasures are points (K1:5.1)."""
    box = s.box
    for item in range(box.items):
        found = lying[box.first_item + item] + s.gone[item]
        for seat in range(len(s.heroes)):
            found += s.items[seat * box.items + item]
        if found != owed[item]:
            return f"{box.item_names[item]}: {found} of {owed[item]}"
    for hero in s.heroes:
        points -= hero.points
    return "" if points == 0 else "points do not match the treasures"


def check_heroes(s: Karak) -> str:
    """Checks lives, slots, places and the one curse against the rules (K1:1.5, K1:5.1, K1:8.3)."""
    box = s.box
    cursed = s.silent
    for seat in range(len(s.heroes)):
        hero = s.heroes[seat]
        if hero.lives < 0 or hero.lives > box.lives:
            return f"seat {seat} has {hero.lives} lives"
        if hero.place >= s.grid.count or s.tile_at(hero.place) == 0:
            return f"seat {seat} stands nowhere"
        if hero.role != NO_HERO:
            cursed &= ~(1 << hero.role)
        carried = vec[i64]([0] * 3)
        for item in range(box.items):
            if s.items[seat * box.items + item] < 0:
                return f"seat {seat} holds less than nothing"
            carried[box.slot[item]] += s.items[seat * box.items + item]
        for kind in range(len(carried)):
            if carried[kind] > box.slots[kind]:
                return f"seat {seat} carries too much"
    return "" if cursed == 0 and s.silent & (s.silent - 1) == 0 else "the curse is on nobody's hero"
