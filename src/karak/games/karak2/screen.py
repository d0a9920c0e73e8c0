"""A position in plain names and numbers, and what a screen lights up for an option."""

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
from karak.kit.grid import NOWHERE, x_of, y_of

BATTLE = (
    moves.CLAWING, moves.MUSTERING, moves.ROLLING, moves.ROLLED, moves.PLAGUING, moves.SPENDING, moves.OUTCOME,
    moves.SHIELDING, moves.WOUNDS,
)  # fmt: skip


def describe(game: Game[Karak2], s: Karak2) -> dict[str, object]:
    """Whatever this position knows: the truth, or what a seat may see of it."""
    return {
        **game.frame(s),
        "actions_left": actions_left(s),
        "moved": bool(s.moved),
        "heroes": [describe_hero(s, seat) for seat in range(len(s.heroes))],
        "map": [describe_place(s, place) for place in range(int(s.grid.count))],
        "general": describe_general(s),
        "stack": {"tier_1": tiles_of(s, 1), "tier_2": tiles_of(s, 2), "put_back": tile_name(s, int(s.top))},
        "bag": {name: int(s.bag.counts[i]) for i, name in enumerate(s.box.token_names) if s.box.bag[i]},
        "supply": {name: int(s.supply[i]) for i, name in enumerate(s.box.die_names) if i != s.box.hero_die},
        "looked_at": [tile_name(s, int(tile)) for tile in (s.tile, s.other) if tile != NO_TILE],
        "drawn": tokens_of(s, int(s.hand)),
        "open": still_open(s),
        "battle": describe_battle(game, s),
    }


def actions_left(s: Karak2) -> int:
    """Laying down the amulet of action may take away an action that was used already (K2:2.2)."""
    return max(0, int(s.allowance() - s.used)) if s.me().role != NO_HERO else 0


def still_open(s: Karak2) -> int:
    """How many more the pending question asks for; 0 where only the word that it is all is left (K2:1.6, K2:4.1)."""
    if s.step in (moves.CARTING, moves.ROBBING):
        return int(s.load)
    if s.step == moves.SHIELDING:
        return int(min(s.shields, sum(s.skulls)))
    if s.step == moves.MUSTERING:
        return 0 if s.kind == s.box.dice else 1
    if s.step == moves.DISBANDING:
        return int(max(s.units(s.seat) - s.glory(s.seat), 0))
    return int(s.keeps) if s.step == moves.PICKING else 1


def tiles_of(s: Karak2, tier: int) -> int:
    """Still to be laid: with those put back or looked at, which a view that does not know them has in the stack."""
    apart = [s.top, s.tile, s.other] if is_looking(s) else [s.top]
    known = sum(tile < UNKNOWN_TILE and s.box.tier[tile] == tier for tile in apart)
    return int(s.near.left if tier == 1 else s.far.left) + known


def tile_name(s: Karak2, tile: int) -> str | None:
    if tile == NO_TILE:
        return None
    return "unknown" if tile == UNKNOWN_TILE else s.box.tile_names[tile]


def tokens_of(s: Karak2, hand: int) -> list[str]:
    names = []
    while hand:
        names.append(s.box.token_names[hand & 15])
        hand >>= 4
    return names


def describe_general(s: Karak2) -> dict[str, object] | None:
    if s.general == NOWHERE:
        return None
    strength = int(s.box.general + s.praetorians)
    return {**where(s, int(s.general)), "strength": strength, "praetorians": int(s.praetorians)}


def where(s: Karak2, place: int) -> dict[str, object]:
    cell = s.grid.cells[place]
    return {"place": place, "x": int(x_of(cell)), "y": int(y_of(cell))}


def describe_hero(s: Karak2, seat: int) -> dict[str, object]:
    hero = s.heroes[seat]
    box = s.box
    return {
        "seat": seat,
        "hero": "" if hero.role == NO_HERO else box.hero_names[hero.role],
        **where(s, int(hero.place)),
        "lives": int(hero.lives),
        "unconscious": bool(hero.fallen),
        "glory": int(s.glory(seat)),
        "points": int(hero.points) / 2,
        "large_stones": int(hero.large_stones),
        "resources": {name: int(s.owned(seat, i)) for i, name in enumerate(RESOURCE_NAMES)},
        "items": {name: int(s.carried(seat, i)) for i, name in enumerate(box.item_names) if s.carried(seat, i)},
        "army": {
            name: int(s.army[seat * int(box.dice) + i])
            for i, name in enumerate(box.die_names)
            if s.army[seat * int(box.dice) + i]
        },
        "city": where(s, int(hero.city)) if hero.city != NOWHERE else None,
        "buildings": [name for i, name in enumerate(box.building_names) if int(hero.built) >> i & 1],
        "plague": bool(s.plague == seat),
    }


def describe_place(s: Karak2, place: int) -> dict[str, object]:
    chasms = int(s.chasms[place])
    items = int(s.box.items)
    owner = int(s.city_at(place))
    shown: dict[str, object] = {
        **where(s, place),
        "land": "unexplored" if is_unlaid(s, place) else s.box.land_names[s.land_at(place)],
        "chasms": [name for i, name in enumerate(SIDE_LETTERS) if chasms >> i & 1],
    }
    monsters = [s.box.token_names[s.monster_at(place, i)] for i in range(2) if s.monster_at(place, i) != NOTHING]
    lying = {name: int(s.lying[place * items + i]) for i, name in enumerate(s.box.item_names)}
    if monsters:
        shown["monsters"] = monsters
        shown["strength"] = int(s.strength_at(place))
    if any(lying.values()):
        shown["items"] = {name: n for name, n in lying.items() if n}
    if owner != NO_SEAT:
        shown["city"] = owner
    return shown


def is_unlaid(s: Karak2, place: int) -> bool:
    waiting = (moves.EXPLORING, moves.SCOUTING, moves.TURNING)
    return place == s.target and s.step in waiting and (not s.afar or s.step == moves.TURNING)


def describe_battle(game: Game[Karak2], s: Karak2) -> dict[str, object] | None:
    """The dice on the table, the running attack and what is to be expected (K2:4.2)."""
    if s.step not in BATTLE:
        return None
    return {**describe_dice(game, s), **describe_odds(odds_now(game, s) if is_fighting(s) else None)}


def describe_dice(game: Game[Karak2], s: Karak2) -> dict[str, object]:
    dice = {
        s.box.die_names[die]: {
            face_name(s.box, die, face): int(s.faces[die * int(MOST_FACES) + face])
            for face in range(int(s.box.face_count[die]))
            if s.faces[die * int(MOST_FACES) + face]
        }
        for die in range(int(s.box.dice))
        if s.joined[die]
    }
    return {
        "strength": int(s.strength),
        "joined": {name: int(s.joined[i]) for i, name in enumerate(s.box.die_names) if s.joined[i]},
        "dice": dice,
        "weapons": int(s.weapons()),
        "bonus": int(s.bonus),
        "attack": int(attack_of(game, s)),
    }


def describe_odds(odds: Odds | None) -> dict[str, object]:
    """Of the hero who plays it best; nothing is known while claws and fangs are at work."""
    return {
        "win": odds.win if odds else None,
        "lives_lost": odds.lives_lost if odds else None,
        "units_lost": odds.units_lost if odds else None,
    }


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
        return [f"ability:{game.abilities[a].name}"]
    names = {moves.HEAL: "heal", moves.GATHER: "gather", moves.FOUND: "found", moves.ERADICATE: "eradicate"}
    return [f"button:{names.get(kind, 'done')}"]


def cell_name(cell: i64) -> str:
    return f"cell:{int(x_of(cell))},{int(y_of(cell))}"
