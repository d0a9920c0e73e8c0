"""What a seat may know: the tile that Darius looked at and put back is known only to him (K2:10.6)."""

from mypy_extensions import i64

from karak.core.game import Dealer
from karak.games.karak2 import moves
from karak.games.karak2.box import NO_TILE, UNKNOWN_TILE
from karak.games.karak2.state import Karak2
from karak.games.karak2.steps.exploring import pile


def is_looking(s: Karak2) -> bool:
    """Whether a seat is looking at two tiles and has not chosen."""
    return s.step == moves.SCOUTING or (s.step == moves.EXPLORING and s.tile != NO_TILE)


def hide(s: Karak2, seat: i64) -> None:
    """Turns a position into the view of a seat."""
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
    """Clears every list that would tell the tile: the present question, and entries left behind from earlier ones."""
    if s.step == moves.EXPLORING or s.step == moves.SCOUTING:
        s.count = 0
        s.total = 0
    for i in range(s.count, len(s.options)):
        s.options[i] = 0
        s.weights[i] = 0


def put_back(s: Karak2, tile: i64) -> i64:
    """Puts the tile back among those that it could be as far as other seats can tell."""
    if s.box.tier[tile] == 1:
        s.near.put(tile)
    else:
        s.far.put(tile)
    return UNKNOWN_TILE


def reveal(s: Karak2, dealer: Dealer) -> None:
    """Fills in what a view hides, every tile of the stack equally likely."""
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
