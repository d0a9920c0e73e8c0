"""Into the unknown: a tile, its rotation, a token for a room."""

from typing import ClassVar

from mypy_extensions import i64

from karak.core.action import first_of, pack
from karak.core.game import Dealer, Game, Step
from karak.core.state import CHANCE
from karak.games.karak import moves
from karak.games.karak.box import EXITS, NOTHING, ROOM, is_open, opposite
from karak.games.karak.state import Karak


def would_seal(s: Karak, exits: i64) -> bool:
    """Whether the tile, laid like this on the target, would leave no open side anywhere (K1:3.6)."""
    return s.open_sides == s.doors(s.target) and s.outlets(exits, s.target) == 0


def joins(s: Karak, exits: i64) -> bool:
    """Whether the tile, laid like this, joins the one the hero comes from (K1:3.1)."""
    return is_open(exits, opposite(s.side))


def keeps_open(s: Karak, kind: i64) -> bool:
    """Whether the tile can be laid without sealing the map (K1:3.6)."""
    for i in range(kind * 4, kind * 4 + 4):
        exits = s.box.rotations[i]
        if joins(s, exits) and not would_seal(s, exits):
            return True
    return False


def may_seal(s: Karak) -> bool:
    """Whether every open side of the map leads to the target, so that the tile laid there matters (K1:3.6)."""
    return s.open_sides == s.doors(s.target)


class Exploring(Step[Karak]):
    """Draw the top tile; one that could only seal the map is put back and another drawn (K1:3.1, K1:3.6)."""

    clause: ClassVar[str] = "K1:3.1"

    def enter(self, game: Game[Karak], s: Karak) -> None:
        s.ask(CHANCE)

    def odds(self, game: Game[Karak], s: Karak) -> None:
        for kind in range(len(s.pile.counts)):
            if s.pile.counts[kind] > 0 and (not may_seal(s) or keeps_open(s, kind)):
                s.weigh(pack(moves.TILE, kind), s.pile.counts[kind])
        if s.count == 0:  # no tile keeps the map open, so any tile may come
            for kind in range(len(s.pile.counts)):
                if s.pile.counts[kind] > 0:
                    s.weigh(pack(moves.TILE, kind), s.pile.counts[kind])

    def draw(self, game: Game[Karak], s: Karak, dealer: Dealer) -> i64:
        if may_seal(s):
            return super().draw(game, s, dealer)
        return pack(moves.TILE, s.pile.pick(dealer))

    def choose(self, game: Game[Karak], s: Karak, action: i64) -> None:
        s.tile = first_of(action)
        s.pile.take(s.tile)
        s.emit(moves.TILE_DRAWN, s.role, s.tile)
        s.go(moves.TURNING)


class Turning(Step[Karak]):
    """Turn the tile so that it joins the one the hero comes from (K1:3.1, K1:3.6)."""

    clause: ClassVar[str] = "K1:3.1"

    def enter(self, game: Game[Karak], s: Karak) -> None:
        sealing_allowed = not may_seal(s) or not keeps_open(s, s.tile)
        for i in range(s.tile * 4, s.tile * 4 + 4):
            exits = s.box.rotations[i]
            if joins(s, exits) and (sealing_allowed or not would_seal(s, exits)):
                s.add(pack(moves.LAY, exits))
        if s.only():
            self.lay(game, s, first_of(s.options[0]))
        else:
            s.ask(s.seat)

    def choose(self, game: Game[Karak], s: Karak, action: i64) -> None:
        self.lay(game, s, first_of(action))

    def lay(self, game: Game[Karak], s: Karak, exits: i64) -> None:
        """Lays the tile: a corridor is entered, a room first gets a token (K1:3.2, K1:3.3, K1:3.4)."""
        tile = s.box.faces[s.tile] & ~EXITS | exits
        s.lay(tile, s.target)
        s.emit(moves.TILE_LAID, s.role, s.tile, s.target)
        if tile & ROOM:
            s.draws = min(game.amend(moves.AT_TOKENS, s, 1), s.bag.left)
            s.token = NOTHING
            s.go(moves.DRAWING)
        else:
            s.go(moves.ENTERED)


class Drawing(Step[Karak]):
    """Draw a token for the new room, at random from the bag (K1:3.3, K1:3.4)."""

    clause: ClassVar[str] = "K1:3.3"

    def enter(self, game: Game[Karak], s: Karak) -> None:
        s.ask(CHANCE)

    def odds(self, game: Game[Karak], s: Karak) -> None:
        for token in range(len(s.bag.counts)):
            if s.bag.counts[token] > 0:
                s.weigh(pack(moves.TOKEN, token), s.bag.counts[token])

    def draw(self, game: Game[Karak], s: Karak, dealer: Dealer) -> i64:
        return pack(moves.TOKEN, s.bag.pick(dealer))

    def choose(self, game: Game[Karak], s: Karak, action: i64) -> None:
        token = first_of(action)
        s.emit(moves.TOKEN_DRAWN, s.role, token)
        s.bag.take(token)
        s.draws -= 1
        if s.token != NOTHING:
            s.spare = token
            s.go(moves.PICKING)
        else:
            s.token = token
            if s.draws == 0:
                place_token(s)


class Picking(Step[Karak]):
    """Of two tokens one is placed, the other goes back into the bag (K1:9.6)."""

    clause: ClassVar[str] = "K1:9.6"

    def enter(self, game: Game[Karak], s: Karak) -> None:
        s.add(pack(moves.PLACE, min(s.token, s.spare)))
        if s.token != s.spare:
            s.add(pack(moves.PLACE, max(s.token, s.spare)))
        if s.only():
            self.place(s, s.token)
        else:
            s.ask(s.seat)

    def choose(self, game: Game[Karak], s: Karak, action: i64) -> None:
        self.place(s, first_of(action))

    def place(self, s: Karak, token: i64) -> None:
        back = s.token + s.spare - token
        s.bag.put(back)
        s.emit(moves.TOKEN_RETURNED, s.role, back)
        s.token = token
        s.spare = NOTHING
        place_token(s)


def place_token(s: Karak) -> None:
    """Places the token; the late dragon joins the bag after the 27th (K1:3.3, K1:11.3)."""
    s.put(s.token, s.target)
    s.emit(moves.TOKEN_PLACED, s.role, s.token, s.target)
    s.rooms += 1
    if s.token == s.box.last:
        s.last_seen = True
    if s.rooms == s.box.late_rooms:
        s.bag.put(s.box.last)
        s.emit(moves.DRAGON_JOINED, s.role)
    s.go(moves.ENTERED)
