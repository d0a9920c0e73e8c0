"""What Imperium adds to a position in plain names, and to what a screen lights up."""

from mypy_extensions import i64

from karak.core.action import first_of, kind_of
from karak.core.game import Game
from karak.games.imperium import moves
from karak.games.imperium.state import ATTACK, NONE, RIFT, Imperium
from karak.games.karak2 import screen as karak2
from karak.games.karak2.box import RESOURCE_NAMES
from karak.games.karak2.state import NO_SEAT, Karak2


def describe(game: Game[Karak2], s: Imperium) -> dict[str, object]:
    shown = karak2.describe(game, s)
    crown: object = None if s.crown == NO_SEAT else int(s.crown)
    return {**shown, "crown": crown, "contest": describe_contest(s)}


def describe_contest(s: Imperium) -> dict[str, object] | None:
    """Who fights for the crown, and the totals so far (IM:2.2, IM:3.6)."""
    if s.contest == NONE:
        return None
    kind = "rift" if s.contest == RIFT else "attack" if s.contest == ATTACK else "defence"
    totals = {str(seat): int(s.totals[seat]) for seat in range(len(s.heroes)) if int(s.to_suffer) >> seat & 1}
    return {"kind": kind, "active": int(s.active), "fighting": int(s.seat), "totals": totals}


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
