"""A position in plain names and numbers, and what a screen lights up for an option."""

from mypy_extensions import i64

from karak.core.action import USE, first_of, kind_of, second_of
from karak.core.game import Game
from karak.games.karak import moves
from karak.games.karak.box import EXITS, FOUNTAIN, PORTAL, ROOM, letters_of
from karak.games.karak.odds import forecast, means_of, roll_needed
from karak.games.karak.state import NO_HERO, Karak
from karak.games.karak.steps.fighting import attack_of, margin_of
from karak.games.karak.view import Fight, Hero, Kind, Outcome, Place, View
from karak.kit.grid import cell_name, x_of, y_of


def describe(game: Game[Karak], s: Karak) -> View:
    """Describes the whole table; nothing in Karak is hidden except the future."""
    return View(
        **game.frame(s),
        steps_left=int(s.steps_left),
        heroes=[describe_hero(s, seat) for seat in range(len(s.heroes))],
        map=[describe_place(s, place) for place in range(int(s.grid.count))],
        stack={name: int(s.pile.counts[i]) for i, name in enumerate(s.box.tile_names) if s.box.stack[i]},
        bag={name: int(s.bag.counts[i]) for i, name in enumerate(s.box.token_names) if s.box.bag[i]},
        drawn=drawn(s),
        fight=describe_fight(game, s),
    )


def describe_hero(s: Karak, seat: int) -> Hero:
    hero = s.heroes[seat]
    box = s.box
    mine = seat * int(box.items)
    cell = s.grid.cells[hero.place]
    return Hero(
        seat=seat,
        hero="" if hero.role == NO_HERO else box.hero_names[hero.role],
        x=int(x_of(cell)),
        y=int(y_of(cell)),
        lives=int(hero.lives),
        points=int(hero.points) / 2,
        items={name: int(s.items[mine + i]) for i, name in enumerate(box.item_names) if s.items[mine + i]},
        cursed=bool(s.is_cursed(seat)),
    )


def describe_place(s: Karak, place: int) -> Place:
    tile = int(s.tile_at(place))
    token = int(s.token_at(place))
    cell = s.grid.cells[place]
    return Place(
        x=int(x_of(cell)),
        y=int(y_of(cell)),
        kind=kind_name(tile),
        exits=letters_of(tile & int(EXITS)),
        token=s.box.name_of(token) if token else "",
        number=number_of(s, tile, place),
    )


def number_of(s: Karak, tile: int, place: int) -> int:
    """Numbers a fountain or a portal from 1; returns 0 for anything else."""
    for number in range(int(s.fountains if tile & FOUNTAIN else s.portals if tile & PORTAL else 0)):
        if (s.fountain(number) if tile & FOUNTAIN else s.portal(number)) == place:
            return number + 1
    return 0


def kind_name(tile: int) -> Kind:
    if tile == 0:
        return "unexplored"
    return "room" if tile & ROOM else "fountain" if tile & FOUNTAIN else "portal" if tile & PORTAL else "corridor"


def drawn(s: Karak) -> list[str]:
    """Names what is in the hand: a tile not yet laid, tokens not yet placed."""
    if s.step == moves.TURNING:
        return [s.box.tile_names[s.tile]]
    if s.step == moves.PICKING:
        return [s.box.name_of(s.token), s.box.name_of(s.spare)]
    return [s.box.name_of(s.token)] if s.step == moves.DRAWING and s.token else []


def describe_fight(game: Game[Karak], s: Karak) -> Fight | None:
    """Describes the running attack, what wins, and the chances (K1:4.1)."""
    if s.step not in (moves.MEETING, moves.ROLLING, moves.ROLLED):
        return None
    rolled = s.step == moves.ROLLED
    strength = s.box.strength[s.token]
    attack = attack_of(game, s)
    means, odds = means_of(game, s), forecast(game, s, s.token)
    return Fight(
        monster=s.box.name_of(s.token),
        strength=int(strength),
        reward=s.box.reward_names[s.token],
        dice=[int(s.die1), int(s.die2)] if rolled else [],
        weapons=int(s.weapons()),
        bonus=int(s.bonus) if rolled else 0,
        ability=int(game.amend(moves.AT_ATTACK, s, 0)),
        attack=int(attack) if rolled else None,
        tie_wins=bool(means.margin == 0),
        needed=int(roll_needed(means, strength, 0)),
        needed_with_all=int(roll_needed(means, strength, means.spare)),
        missing=int(max(strength + means.margin - attack, 0)) if rolled else None,
        outcome=outcome_of(game, s, attack) if rolled else None,
        after_bolt=outcome_of(game, s, attack + 1) if rolled and means.bolts > 0 else None,
        win=odds.win,
        tie=odds.tie,
        lose=odds.lose,
    )


def outcome_of(game: Game[Karak], s: Karak, attack: i64) -> Outcome:
    """Returns the outcome of the fight if this attack counted now."""
    margin = margin_of(game, s, attack)
    return "won" if margin > 0 else "lost" if margin < 0 else "tied"


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


def place_name(s: Karak, place: i64) -> str:
    return cell_name(s.grid.cells[place])
