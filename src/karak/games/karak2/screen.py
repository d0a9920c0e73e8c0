"""A position in plain names and numbers, and what a screen lights up for an option."""

from typing import Any

from mypy_extensions import i64

from karak.core.action import USE, first_of, kind_of, second_of
from karak.core.game import Game
from karak.games.karak2 import moves
from karak.games.karak2.box import MOST_FACES, NO_TILE, NOTHING, RESOURCE_NAMES, UNKNOWN_TILE
from karak.games.karak2.notation import SIDE_LETTERS, face_name
from karak.games.karak2.odds import Odds, is_fighting, odds_now
from karak.games.karak2.secrets import is_looking
from karak.games.karak2.state import NO_HERO, NO_SEAT, Karak2
from karak.games.karak2.steps.battle import attack_of
from karak.games.karak2.view import Battle, General, Hero, Place, Spot, Stack, View
from karak.kit.grid import NOWHERE, cell_name, x_of, y_of

BATTLE = (
    moves.CLAWING, moves.MUSTERING, moves.ROLLING, moves.ROLLED, moves.PLAGUING, moves.SPENDING, moves.OUTCOME,
    moves.SHIELDING, moves.WOUNDS,
)  # fmt: skip


def describe(game: Game[Karak2], s: Karak2) -> View:
    """Describes what this position knows: the whole truth, or what a seat may see of it."""
    return View(**describe_table(game, s), battle=describe_battle(game, s))


def describe_table(game: Game[Karak2], s: Karak2) -> dict[str, Any]:
    """Returns the fields of a view except the battle."""
    return {
        **game.frame(s),
        "actions_left": actions_left(s),
        "moved": bool(s.moved),
        "heroes": [describe_hero(s, seat) for seat in range(len(s.heroes))],
        "map": [describe_place(s, place) for place in range(int(s.grid.count))],
        "general": describe_general(s),
        "stack": describe_stack(s),
        "bag": {name: int(s.bag.counts[i]) for i, name in enumerate(s.box.token_names) if s.box.bag[i]},
        "supply": {name: int(s.supply[i]) for i, name in enumerate(s.box.die_names) if i != s.box.hero_die},
        "looked_at": [tile_name(s, int(tile)) for tile in (s.tile, s.other) if tile != NO_TILE],
        "drawn": tokens_of(s, int(s.hand)),
        "open": still_open(s),
    }


def actions_left(s: Karak2) -> int:
    """Returns the actions left; laying down the amulet of action may take away one already used (K2:2.2)."""
    return max(0, int(s.allowance() - s.used)) if s.me().role != NO_HERO else 0


def still_open(s: Karak2) -> int:
    """Returns how many more the question asks for; 0 if only "done" is left (K2:1.6, K2:4.1)."""
    if s.step in (moves.CARTING, moves.ROBBING):
        return int(s.load)
    if s.step == moves.SHIELDING:
        return int(min(s.shields, sum(s.skulls)))
    if s.step == moves.MUSTERING:
        return 0 if s.kind == s.box.dice else 1
    if s.step == moves.DISBANDING:
        return int(max(s.units(s.seat) - s.glory(s.seat), 0))
    return int(s.keeps) if s.step == moves.PICKING else 1


def describe_stack(s: Karak2) -> Stack:
    put_back = None if s.top == NO_TILE else tile_name(s, int(s.top))
    return Stack(tier_1=tiles_of(s, 1), tier_2=tiles_of(s, 2), put_back=put_back)


def tiles_of(s: Karak2, tier: int) -> int:
    """Counts the tiles still to be laid, including those put back or looked at."""
    apart = [s.top, s.tile, s.other] if is_looking(s) else [s.top]
    known = sum(tile < UNKNOWN_TILE and s.box.tier[tile] == tier for tile in apart)
    return int(s.near.left if tier == 1 else s.far.left) + known


def tile_name(s: Karak2, tile: int) -> str:
    return "unknown" if tile == UNKNOWN_TILE else s.box.tile_names[tile]


def tokens_of(s: Karak2, hand: int) -> list[str]:
    names = []
    while hand:
        names.append(s.box.token_names[hand & 15])
        hand >>= 4
    return names


def describe_general(s: Karak2) -> General | None:
    if s.general == NOWHERE:
        return None
    strength = int(s.box.general + s.praetorians)
    return General(**where(s, int(s.general)), strength=strength, praetorians=int(s.praetorians))


def where(s: Karak2, place: int) -> dict[str, int]:
    """Returns the fields of a spot."""
    cell = s.grid.cells[place]
    return {"place": place, "x": int(x_of(cell)), "y": int(y_of(cell))}


def describe_hero(s: Karak2, seat: int) -> Hero:
    hero = s.heroes[seat]
    box = s.box
    return Hero(
        **where(s, int(hero.place)),
        seat=seat,
        hero="" if hero.role == NO_HERO else box.hero_names[hero.role],
        lives=int(hero.lives),
        unconscious=bool(hero.fallen),
        glory=int(s.glory(seat)),
        units=int(s.units(seat)),
        points=int(hero.points) / 2,
        large_stones=int(hero.large_stones),
        resources={name: int(s.owned(seat, i)) for i, name in enumerate(RESOURCE_NAMES)},
        items={name: int(s.carried(seat, i)) for i, name in enumerate(box.item_names) if s.carried(seat, i)},
        army=army_of(s, seat),
        city=Spot(**where(s, int(hero.city))) if hero.city != NOWHERE else None,
        buildings=[name for i, name in enumerate(box.building_names) if int(hero.built) >> i & 1],
        plague=bool(s.plague == seat),
    )


def army_of(s: Karak2, seat: int) -> dict[str, int]:
    first = seat * int(s.box.dice)
    return {name: int(s.army[first + i]) for i, name in enumerate(s.box.die_names) if s.army[first + i]}


def describe_place(s: Karak2, place: int) -> Place:
    chasms = int(s.chasms_at(place))
    lying = {name: int(s.lies_at(place, i)) for i, name in enumerate(s.box.item_names)}
    owner = int(s.city_at(place))
    return Place(
        **where(s, place),
        land="unexplored" if is_unlaid(s, place) else s.box.land_names[s.land_at(place)],
        chasms=[name for i, name in enumerate(SIDE_LETTERS) if chasms >> i & 1],
        monsters=monsters_at(s, place),
        strength=int(s.strength_at(place)),
        items={name: n for name, n in lying.items() if n},
        city=None if owner == NO_SEAT else owner,
    )


def monsters_at(s: Karak2, place: int) -> list[str]:
    return [s.box.token_names[s.monster_at(place, i)] for i in range(2) if s.monster_at(place, i) != NOTHING]


def is_unlaid(s: Karak2, place: int) -> bool:
    waiting = (moves.EXPLORING, moves.SCOUTING, moves.TURNING)
    return place == s.target and s.step in waiting and (not s.afar or s.step == moves.TURNING)


def describe_battle(game: Game[Karak2], s: Karak2) -> Battle | None:
    """Describes the dice on the table, the running attack and the expected result (K2:4.2)."""
    if s.step not in BATTLE:
        return None
    battle = describe_dice(game, s)
    battle.foes = foes_of(s)
    aim_at(battle, needed_of(s))
    tell_odds(battle, odds_now(game, s) if is_fighting(s) else None)
    return battle


def describe_dice(game: Game[Karak2], s: Karak2) -> Battle:
    """Describes what the hero has brought so far, against a strength that may differ from what is needed."""
    swords, weapons, bonus, attack = int(s.swords_rolled()), int(s.weapons()), int(s.bonus), int(attack_of(game, s))
    return Battle(
        foes=[],
        strength=int(s.strength),
        needed=None,
        missing=None,
        joined={name: int(s.joined[i]) for i, name in enumerate(s.box.die_names) if s.joined[i]},
        dice={name: faces_of(s, i) for i, name in enumerate(s.box.die_names) if s.joined[i]},
        swords=swords,
        weapons=weapons,
        bonus=bonus,
        skills=attack - swords - weapons - bonus,
        attack=attack,
        win=None,
        lives_lost=None,
        units_lost=None,
    )


def faces_of(s: Karak2, die: int) -> dict[str, int]:
    """Returns the dice of a kind on the table, by face."""
    first = die * int(MOST_FACES)
    faces = range(int(s.box.face_count[die]))
    return {face_name(s.box, die, face): int(s.faces[first + face]) for face in faces if s.faces[first + face]}


def foes_of(s: Karak2) -> list[str]:
    """Names the enemies on the acting hero's tile (K2:4.1, K2:4.8)."""
    place = int(s.me().place)
    return ["general"] if s.general == place else monsters_at(s, place)


def needed_of(s: Karak2) -> int | None:
    """Returns the lowest attack that wins (K2:4.3); it is unknown until claws and fangs are used."""
    return None if s.step == moves.CLAWING else int(s.strength)


def aim_at(battle: Battle, needed: int | None) -> None:
    battle.needed = needed
    battle.missing = None if needed is None else max(0, needed - battle.attack)


def tell_odds(battle: Battle, odds: Odds | None) -> None:
    """Fills in the odds of the best play."""
    if odds is not None:
        battle.win, battle.lives_lost, battle.units_lost = odds.win, odds.lives_lost, odds.units_lost


def anchors_of(game: Game[Karak2], s: Karak2, action: i64) -> list[str]:
    kind = kind_of(action)
    a = int(first_of(action))
    box = s.box
    if kind == moves.MOVE:
        return [cell_name(s.grid.cell_beside(s.me().place, a))]
    if kind == moves.TELEPORT:
        return [cell_name(s.grid.cells[a])]
    if kind == moves.ATTACH:
        return [cell_name(s.grid.cell_beside(a, second_of(action)))]
    if kind == moves.LAY:
        return [cell_name(s.grid.cells[s.target])]
    if kind in (moves.TILE, moves.CHOOSE_TILE):
        return [f"tile:{box.tile_names[a]}"]
    if kind in (moves.TOKEN, moves.PLACE, moves.CLAW):
        return [f"token:{box.token_names[a]}"]
    if kind in (moves.TAKE, moves.LEAVE, moves.AMULET):
        return [f"item:{box.item_names[a]}"]
    if kind in (moves.JOIN, moves.ROLL, moves.IGNORE, moves.RECRUIT, moves.GIVE_BACK):
        return [f"die:{box.die_names[a]}"]
    if kind in (moves.ROB, moves.HERO, moves.PLAGUE):
        return [f"hero:{box.hero_names[a]}"]
    if kind in (moves.STEAL, moves.GAIN):
        return [f"resource:{RESOURCE_NAMES[a]}"]
    if kind == moves.BUILD:
        return [f"building:{box.building_names[a]}"]
    if kind == moves.FIREBALL:
        return ["item:fireball"]
    if kind == USE:
        ability = game.abilities[a]
        return [f"ability:{ability.name}", *ability.anchors(game, s, second_of(action))]
    names = {moves.HEAL: "heal", moves.GATHER: "gather", moves.FOUND: "found", moves.ERADICATE: "eradicate"}
    return [f"button:{names.get(kind, 'done')}"]
