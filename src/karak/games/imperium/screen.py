"""What Imperium adds to a position in plain names, and to what a screen lights up."""

from mypy_extensions import i64

from karak.core.action import first_of, kind_of
from karak.core.game import Game
from karak.games.imperium import moves
from karak.games.imperium.odds import odds_now
from karak.games.imperium.state import ATTACK, NONE, RIFT, Imperium
from karak.games.karak2 import moves as base
from karak.games.karak2 import screen as karak2
from karak.games.karak2.box import RESOURCE_NAMES
from karak.games.karak2.odds import is_fighting
from karak.games.karak2.state import NO_SEAT, Karak2

BATTLE = (*karak2.BATTLE, moves.BETRAYING, moves.CHOOSING_DICE)


def describe(game: Game[Karak2], s: Imperium) -> dict[str, object]:
    """As in Karak II; who fights in the turn of another has no actions in it (IM:2.2, IM:3.6)."""
    shown = karak2.describe(game, s)
    shown.update(crown=seat_or_none(s.crown), contest=describe_contest(s), battle=describe_battle(game, s))
    if s.contest != NONE and s.seat != s.active:
        shown["actions_left"] = 0
    return shown


def describe_battle(game: Game[Karak2], s: Imperium) -> dict[str, object] | None:
    """As in Karak II; of an enemy whose total is not known there is no strength (IM:2.2, IM:3.6)."""
    if s.step not in BATTLE or s.victor != NO_SEAT:  # then the dice are those of whoever rolled last
        return None
    shown = karak2.describe_dice(game, s)
    if s.contest in (RIFT, ATTACK):
        shown["strength"] = None
    if s.contest != NONE and s.step == base.MUSTERING:
        shown.update(before_the_roll(s))
    is_open = is_fighting(s) and not s.is_tying()  # a tie is luck alone
    return {**shown, **karak2.describe_odds(odds_now(game, s) if is_open else None)}


def before_the_roll(s: Imperium) -> dict[str, object]:
    """Without the dice of whoever fought before, which still lie there."""
    joined = {s.box.die_names[i]: int(s.joined[i]) for i in range(int(s.kind)) if s.joined[i]}
    return {"joined": joined, "dice": {}, "attack": int(s.weapons())}


def seat_or_none(seat: i64) -> int | None:
    return None if seat == NO_SEAT else int(seat)


def describe_contest(s: Imperium) -> dict[str, object] | None:
    """Who fights for the crown, the totals so far, who has won, and the skulls to be suffered (IM:2.2, IM:3.6)."""
    if s.contest == NONE:
        return None
    kind = "rift" if s.contest == RIFT else "attack" if s.contest == ATTACK else "defence"
    is_suffering = s.step in (base.SHIELDING, base.WOUNDS, base.DEATHS)
    fought = [seat for seat in range(len(s.heroes)) if has_fought(s, seat)]
    return {
        "kind": kind,
        "active": int(s.active),
        "fighting": int(s.seat),
        "totals": {str(seat): int(s.totals[seat]) for seat in fought},
        "victor": seat_or_none(s.victor),
        "skulls": {name: int(s.skulls[i]) for i, name in enumerate(s.box.die_names) if s.skulls[i] and is_suffering},
    }


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
        return [karak2.cell_name(s.grid.cells[a])]
    names = {moves.BLESS: "item:blessing", moves.CHALLENGE: "button:challenge", moves.FIGHT: "button:fight"}
    return [names[kind]] if kind in names else karak2.anchors_of(game, s, action)
