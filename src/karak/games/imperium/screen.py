"""The fields and anchors that Imperium adds to the description of a position."""

from mypy_extensions import i64

from karak.core.action import first_of, kind_of
from karak.core.game import Game
from karak.games.imperium import moves
from karak.games.imperium.odds import odds_now
from karak.games.imperium.state import ATTACK, DEFENCE, NONE, RIFT, Imperium, imperial
from karak.games.imperium.view import Contest, View
from karak.games.karak2 import moves as base
from karak.games.karak2 import screen as karak2
from karak.games.karak2.box import RESOURCE_NAMES
from karak.games.karak2.odds import is_fighting
from karak.games.karak2.state import NO_SEAT, Karak2
from karak.games.karak2.view import Battle
from karak.kit.grid import cell_name

BATTLE = (*karak2.BATTLE, moves.BETRAYING, moves.CHOOSING_DICE)


def describe(game: Game[Karak2], s: Imperium) -> View:
    """Describes a position as in Karak II; a hero who fights in another's turn has no actions (IM:2.2, IM:3.6)."""
    shown = karak2.describe_table(game, s)
    if s.contest != NONE and s.seat != s.active:
        shown["actions_left"] = 0
    return View(**shown, battle=describe_battle(game, s), crown=seat_or_none(s.crown), contest=describe_contest(s))


def describe_battle(game: Game[Karak2], s: Imperium) -> Battle | None:
    """Describes a battle as in Karak II; an enemy without a total yet has no strength (IM:2.2, IM:3.6)."""
    if s.step not in BATTLE or s.victor != NO_SEAT:  # then the dice are those of the hero who rolled last
        return None
    battle = karak2.describe_dice(game, s)
    if s.contest in (RIFT, ATTACK):
        battle.strength = None
    if s.contest == NONE:
        battle.foes = karak2.foes_of(s)
    elif s.step == base.MUSTERING:
        lift_the_dice(battle, s)
    karak2.aim_at(battle, needed_of(s))
    is_open = is_fighting(s) and not s.is_tying()  # pure luck decides a tie
    karak2.tell_odds(battle, odds_now(game, s) if is_open else None)
    return battle


def lift_the_dice(battle: Battle, s: Imperium) -> None:
    """Removes the dice of the hero who fought before, which still lie on the table."""
    battle.joined = {s.box.die_names[i]: int(s.joined[i]) for i in range(int(s.kind)) if s.joined[i]}
    battle.dice = {}
    battle.swords = battle.skills = 0
    battle.attack = battle.weapons


def needed_of(s: Imperium) -> int | None:
    """Returns the lowest attack that wins: at a rift one more than the best so far; None in a tie (IM:2.2)."""
    if s.contest in (NONE, DEFENCE):
        return karak2.needed_of(s)
    most = most_of_others(s)
    return None if most is None or s.contest == ATTACK or s.is_tying() else most + 1


def seat_or_none(seat: i64) -> int | None:
    return None if seat == NO_SEAT else int(seat)


def describe_contest(s: Imperium) -> Contest | None:
    """Describes who fights for the crown, the totals, the winner, and the skulls to suffer (IM:2.2, IM:3.6)."""
    if s.contest == NONE:
        return None
    is_suffering = s.step in (base.SHIELDING, base.WOUNDS, base.DEATHS)
    return Contest(
        kind="rift" if s.contest == RIFT else "attack" if s.contest == ATTACK else "defence",
        active=int(s.active),
        fighting=int(s.seat),
        order=order_of(s),
        totals={str(seat): int(s.totals[seat]) for seat in range(len(s.heroes)) if has_fought(s, seat)},
        most=most_of_others(s),
        tie_wins=None if s.contest == RIFT else int(s.active),
        victor=seat_or_none(s.victor),
        skulls={name: int(s.skulls[i]) for i, name in enumerate(s.box.die_names) if s.skulls[i] and is_suffering},
    )


def order_of(s: Imperium) -> list[int]:
    """Lists all heroes from the revealer on, or the attacker and then the emperor (IM:2.2, IM:3.6)."""
    if s.contest != RIFT:
        return list(dict.fromkeys([int(s.active), int(s.crown)]))  # one seat, once the attacker is crowned
    seats = len(s.heroes)
    return [(int(s.active) + i) % seats for i in range(seats)]


def most_of_others(s: Imperium) -> int | None:
    totals = [int(s.totals[seat]) for seat in range(len(s.heroes)) if seat != s.seat and has_fought(s, seat)]
    return max(totals, default=None)


def has_fought(s: Imperium, seat: int) -> bool:
    if s.victor != NO_SEAT:
        return bool(s.contest == RIFT or seat == s.active or seat == s.crown)
    if s.contest == RIFT:
        return bool(int(s.to_suffer) >> seat & 1)
    return bool(seat == s.active and (s.contest != ATTACK or s.step in (base.SHIELDING, base.WOUNDS, base.DEATHS)))


def anchors_of(game: Game[Karak2], s: Karak2, action: i64) -> list[str]:
    kind = kind_of(action)
    a = int(first_of(action))
    if kind in (moves.BETRAY, moves.GIVE, moves.GRANT):
        return [f"hero:{s.box.hero_names[a]}"]
    if kind == moves.REROLL:
        return [f"die:{s.box.die_names[a]}"]
    if kind == moves.PAY:
        return [f"resource:{RESOURCE_NAMES[a]}"]
    if kind == moves.DRIVE:
        return [cell_name(s.grid.cells[a])]
    if kind == moves.CHALLENGE:
        emperor = s.heroes[imperial(s).crown]
        return ["button:challenge", f"hero:{s.box.hero_names[emperor.role]}"]
    names = {moves.BLESS: "item:blessing", moves.FIGHT: "button:fight"}
    return [names[kind]] if kind in names else karak2.anchors_of(game, s, action)
