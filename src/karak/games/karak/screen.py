"""A position in plain names and numbers, and what a screen lights up for an option."""

from mypy_extensions import i64

from karak.core.action import USE, first_of, kind_of, second_of
from karak.core.game import Game
from karak.core.state import CHANCE, NOBODY
from karak.games.karak import moves
from karak.games.karak.box import EXITS, FOUNTAIN, PORTAL, ROOM, letters_of
from karak.games.karak.odds import forecast
from karak.games.karak.state import NO_HERO, Karak
from karak.games.karak.steps.fighting import attack_of
from karak.kit.grid import x_of, y_of


def describe(game: Game[Karak], s: Karak) -> dict[str, object]:
    """The whole table; nothing in Karak is hidden but the future."""
    who: object = "chance" if s.who == CHANCE else "nobody" if s.who == NOBODY else int(s.who)
    return {
        "turn": int(s.turns),
        "seat": int(s.seat),
        "who": who,
        "step": game.step_name(s),
        "steps_left": int(s.steps_left),
        "heroes": [describe_hero(game, s, seat) for seat in range(len(s.heroes))],
        "map": [describe_place(s, place) for place in range(int(s.grid.count))],
        "stack": {name: int(s.pile.counts[i]) for i, name in enumerate(s.box.tile_names) if s.box.stack[i]},
        "bag": {name: int(s.bag.counts[i]) for i, name in enumerate(s.box.token_names) if s.box.bag[i]},
        "drawn": drawn(s),
        "fight": describe_fight(game, s),
        "ending": game.ending(s),
        **game.describe_closing(s),
    }


def describe_hero(game: Game[Karak], s: Karak, seat: int) -> dict[str, object]:
    hero = s.heroes[seat]
    box = s.box
    mine = seat * int(box.items)
    held = {name: int(s.items[mine + i]) for i, name in enumerate(box.item_names) if s.items[mine + i]}
    return {
        "seat": seat,
        "hero": "" if hero.role == NO_HERO else box.hero_names[hero.role],
        "x": int(x_of(s.grid.cells[hero.place])),
        "y": int(y_of(s.grid.cells[hero.place])),
        "lives": int(hero.lives),
        "points": int(hero.points) / 2,
        "items": held,
        "cursed": bool(s.is_cursed(seat)),
    }


def describe_place(s: Karak, place: int) -> dict[str, object]:
    tile = int(s.tile_at(place))
    token = int(s.token_at(place))
    shown: dict[str, object] = {
        "x": int(x_of(s.grid.cells[place])),
        "y": int(y_of(s.grid.cells[place])),
        "kind": kind_name(tile),
        "exits": letters_of(tile & int(EXITS)),
    }
    if token:
        shown["token"] = s.box.name_of(token)
    for number in range(int(s.fountains if tile & FOUNTAIN else s.portals if tile & PORTAL else 0)):
        if (s.fountain(number) if tile & FOUNTAIN else s.portal(number)) == place:
            shown["number"] = number + 1
    return shown


def kind_name(tile: int) -> str:
    if tile == 0:
        return "unexplored"
    return "room" if tile & ROOM else "fountain" if tile & FOUNTAIN else "portal" if tile & PORTAL else "corridor"


def drawn(s: Karak) -> list[str]:
    """What is in the hand just now: a tile not yet laid, tokens not yet placed."""
    if s.step == moves.TURNING:
        return [s.box.tile_names[s.tile]]
    if s.step == moves.PICKING:
        return [s.box.name_of(s.token), s.box.name_of(s.spare)]
    return [s.box.name_of(s.token)] if s.step == moves.DRAWING and s.token else []


def describe_fight(game: Game[Karak], s: Karak) -> dict[str, object] | None:
    """Dice, weapons, bonus and ability make the attack (K1:4.1); the chances are those of best play, see Odds."""
    if s.step not in (moves.MEETING, moves.ROLLING, moves.ROLLED):
        return None
    rolled = s.step == moves.ROLLED
    odds = forecast(game, s, s.token)
    return {
        "monster": s.box.name_of(s.token),
        "strength": int(s.box.strength[s.token]),
        "dice": [int(s.die1), int(s.die2)] if rolled else [],
        "weapons": int(s.weapons()),
        "bonus": int(s.bonus) if rolled else 0,
        "ability": int(game.amend(moves.AT_ATTACK, s, 0)),
        "attack": int(attack_of(game, s)) if rolled else None,
        "win": odds.win,
        "tie": odds.tie,
        "lose": odds.lose,
    }


def anchors_of(game: Game[Karak], s: Karak, action: i64) -> list[str]:
    kind = kind_of(action)
    a = first_of(action)
    here = s.me().place
    if kind == moves.STEP:
        return [cell_name(s.grid.cell_beside(here, a))]
    if kind == moves.JUMP:
        return [place_name(s, s.portal(a))]
    if kind == moves.RETURN:
        return [place_name(s, s.fountain(a))]
    if kind == moves.CAST:
        return [f"hero:{s.box.hero_names[a]}", place_name(s, s.fountain(second_of(action)))]
    if kind == moves.TILE:
        return [f"tile:{s.box.tile_names[a]}", place_name(s, s.target)]
    if kind == moves.LAY:
        return [place_name(s, s.target)]
    if kind in (moves.TOKEN, moves.PLACE):
        return [f"token:{s.box.name_of(a)}"]
    if kind in (moves.CURSE, moves.HERO):
        return [f"hero:{s.box.hero_names[a]}"]
    if kind in (moves.HEAL, moves.OPEN, moves.TAKE, moves.FIGHT):
        return [place_name(s, here)]
    if kind == moves.ROLL:
        return ["die:1", "die:2"]
    if kind in (moves.BOLT, moves.LEAVE):
        return [f"item:{s.box.name_of(s.box.bolt if kind == moves.BOLT else a)}"]
    if kind == USE:
        ability = game.abilities[a]
        aimed = [f"hero:{name}" for names in game.notation.phrases[action].args for name in names]
        return [f"ability:{ability.name}", *aimed]
    return ["button:stop"]


def cell_name(cell: i64) -> str:
    return f"cell:{int(x_of(cell))},{int(y_of(cell))}"


def place_name(s: Karak, place: i64) -> str:
    return cell_name(s.grid.cells[place])
