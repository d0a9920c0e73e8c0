"""What a seat may know: the tile that Darius looked at and put back is known to him alone (K2:10.6)."""

from mypy_extensions import i64

from karak.core.game import Dealer
from karak.games.karak2 import moves
from karak.games.karak2.box import NO_TILE, UNKNOWN_TILE
from karak.games.karak2.state import Karak2
from karak.games.karak2.steps.exploring import pile


def is_looking(s: Karak2) -> bool:
    """Two tiles are being looked at, and none is chosen yet."""
    return s.step == moves.SCOUTING or (s.step == moves.EXPLORING and s.tile != NO_TILE)


def hide(s: Karak2, seat: i64) -> None:
    """Turn a position into the view of a seat."""
    is_hidden = False
    if s.top != NO_TILE and s.knower != seat:
        s.top = put_back(s, s.top)
        is_hidden = True
    if is_looking(s) and s.seat != seat:
        s.tile = put_back(s, s.tile)
        if s.other != NO_TILE:
            s.other = put_back(s, s.other)
        is_hidden = True
    if is_hidden:
        forget(s)


def forget(s: Karak2) -> None:
    """No list tells the tile: not the question for it, nor what was listed for somebody else and is left behind."""
    if s.step == moves.EXPLORING or s.step == moves.SCOUTING:
        s.count = 0
        s.total = 0
    for i in range(s.count, len(s.options)):
        s.options[i] = 0
        s.weights[i] = 0


def put_back(s: Karak2, tile: i64) -> i64:
    """Among those that it could be, as far as anybody else can tell."""
    if s.box.tier[tile] == 1:
        s.near.put(tile)
    else:
        s.far.put(tile)
    return UNKNOWN_TILE


def reveal(s: Karak2, dealer: Dealer) -> None:
    """Fill a view with what it could hide, every tile of the stack equally likely."""
    if s.tile == UNKNOWN_TILE:
        s.tile = draw(s, dealer)
    if s.other == UNKNOWN_TILE:
        s.other = draw(s, dealer)
    if s.top == UNKNOWN_TILE:
        s.top = draw(s, dealer)


def draw(s: Karak2, dealer: Dealer) -> i64:
    tiles = pile(s)
    tile = tiles.pick(dealer)
    tiles.take(tile)
    return tile
