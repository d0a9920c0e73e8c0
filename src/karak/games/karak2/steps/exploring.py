"""Into the unknown: a tile, its rotation, and the monsters there."""

from typing import ClassVar

from mypy_extensions import i64

from karak.core.action import first_of, kind_of, pack, second_of
from karak.core.game import Game, Step
from karak.core.state import CHANCE
from karak.games.karak2 import moves
from karak.games.karak2.box import NO_TILE, SIDES, UNKNOWN_TILE, is_open, opposite
from karak.games.karak2.state import NO_SEAT, Karak2
from karak.kit.bag import Bag
from karak.kit.grid import NOWHERE


def pile(s: Karak2) -> Bag:
    """Returns tier 1 while it lasts, since it lies on top of tier 2 (K2:1.4)."""
    return s.near if s.near.left > 0 else s.far


class Exploring(Step[Karak2]):
    """Draw the top tile, or look at two (K2:1.4, K2:3.1, K2:10.6)."""

    clause: ClassVar[str] = "K2:3.1"

    def enter(self, game: Game[Karak2], s: Karak2) -> None:
        s.ask(CHANCE)

    def odds(self, game: Game[Karak2], s: Karak2) -> None:
        """Lists a tile put back as certain, but asks chance, so that a player who saw it cannot take the move back."""
        if s.top < UNKNOWN_TILE:
            s.weigh(pack(moves.TILE, s.top), 1)
            return
        tiles = pile(s).counts
        for tile in range(len(tiles)):
            if tiles[tile] > 0:
                s.weigh(pack(moves.TILE, tile), tiles[tile])

    def choose(self, game: Game[Karak2], s: Karak2, action: i64) -> None:
        if s.top >= UNKNOWN_TILE:
            pile(s).take(first_of(action))
        s.top = NO_TILE
        s.knower = NO_SEAT
        self.see(game, s, first_of(action))

    def see(self, game: Game[Karak2], s: Karak2, tile: i64) -> None:
        if s.tile != NO_TILE:
            s.other = tile
            s.go(moves.SCOUTING)
            return
        s.tile = tile
        looks = 1 if s.afar else game.amend(moves.AT_TILES, s, 1)
        if looks == 1 or s.tiles_left() == 0:
            self.settle(s)

    def settle(self, s: Karak2) -> None:
        s.emit(moves.TILE_DRAWN, s.role, s.tile)
        s.go(moves.ATTACHING if s.afar else moves.TURNING)


class Scouting(Step[Karak2]):
    """Of two tiles one is laid, the other goes back on top, known only to him (K2:10.6)."""

    clause: ClassVar[str] = "K2:10.6"

    def enter(self, game: Game[Karak2], s: Karak2) -> None:
        s.add(pack(moves.CHOOSE_TILE, min(s.tile, s.other)))
        if s.tile != s.other:
            s.add(pack(moves.CHOOSE_TILE, max(s.tile, s.other)))
        if s.only():
            self.lay(s, s.tile)
        else:
            s.ask(s.seat)

    def choose(self, game: Game[Karak2], s: Karak2, action: i64) -> None:
        self.lay(s, first_of(action))

    def lay(self, s: Karak2, tile: i64) -> None:
        s.top = s.tile + s.other - tile
        s.knower = s.seat
        s.tile = tile
        s.other = NO_TILE
        s.emit(moves.TILE_DRAWN, s.role, s.tile)
        s.go(moves.TURNING)


class Attaching(Step[Karak2]):
    """A tile seen from afar goes to any open border of the map (K2:10.3)."""

    clause: ClassVar[str] = "K2:10.3"

    def enter(self, game: Game[Karak2], s: Karak2) -> None:
        for place in range(s.grid.count):
            for side in range(SIDES):
                if s.grid.next(place, side) == NOWHERE and is_open(s.chasms_at(place), side):
                    s.add(pack(moves.ATTACH, place, side))
        s.ask(s.seat)

    def choose(self, game: Game[Karak2], s: Karak2, action: i64) -> None:
        s.side = second_of(action)
        s.target = s.grid.lay(s.grid.cell_beside(first_of(action), s.side))
        s.go(moves.TURNING)


class Turning(Step[Karak2]):
    """Turn the tile so that the shared border is open on both sides (K2:3.1)."""

    clause: ClassVar[str] = "K2:3.1"

    def enter(self, game: Game[Karak2], s: Karak2) -> None:
        for i in range(s.tile * SIDES, s.tile * SIDES + SIDES):
            chasms = s.box.rotations[i]
            if chasms >= 0 and is_open(chasms, opposite(s.side)):
                s.add(pack(moves.LAY, chasms))
        if s.only():
            self.lay(game, s, first_of(s.options[0]))
        else:
            s.ask(s.seat)

    def choose(self, game: Game[Karak2], s: Karak2, action: i64) -> None:
        self.lay(game, s, first_of(action))

    def lay(self, game: Game[Karak2], s: Karak2, chasms: i64) -> None:
        land = s.box.land[s.tile]
        s.lay(s.target, land, chasms)
        s.emit(moves.TILE_LAID, s.role, s.tile, s.target)
        s.progress()
        tier = s.box.tier[s.tile]
        s.tile = NO_TILE
        self.people(game, s, land, tier)

    def people(self, game: Game[Karak2], s: Karak2, land: i64, tier: i64) -> None:
        """Draws one token for tier 1, two for tier 2; the general and praetorians are on the abyss (K2:3.2, K2:3.3)."""
        if land == s.box.abyss:
            s.general = s.target
            s.emit(moves.GENERAL_CAME, s.role, s.target)
            enter_or_stay(s)
            return
        s.keeps = min(tier, s.bag.left)
        s.draws = min(s.keeps + game.amend(moves.AT_TOKENS, s, 0), s.bag.left)
        s.hand = 0
        s.go(moves.DRAWING)


def enter_or_stay(s: Karak2) -> None:
    """Moves the hero onto the new tile; one laid from afar is only seen (K2:3.1, K2:10.3)."""
    if s.afar:
        s.pop()
    else:
        s.go(moves.ARRIVED)


class Drawing(Step[Karak2]):
    """Tokens at random from the bag (K2:3.2)."""

    clause: ClassVar[str] = "K2:3.2"

    def enter(self, game: Game[Karak2], s: Karak2) -> None:
        if s.draws > 0:
            s.ask(CHANCE)
        else:
            s.go(moves.PICKING)

    def odds(self, game: Game[Karak2], s: Karak2) -> None:
        for token in range(len(s.bag.counts)):
            if s.bag.counts[token] > 0:
                s.weigh(pack(moves.TOKEN, token), s.bag.counts[token])

    def choose(self, game: Game[Karak2], s: Karak2, action: i64) -> None:
        token = first_of(action)
        s.bag.take(token)
        s.hand = s.hand << 4 | token
        s.draws -= 1
        s.emit(moves.TOKEN_DRAWN, s.role, token)


class Picking(Step[Karak2]):
    """The tokens lie on the tile; of too many the player chooses, the rest go back into the bag (K2:3.2, K2:10.2)."""

    clause: ClassVar[str] = "K2:10.2"

    def enter(self, game: Game[Karak2], s: Karak2) -> None:
        count = tokens_in(s.hand)
        if s.keeps == 0 or count == 0:
            self.end(s)
        elif count == s.keeps:
            self.place(s, s.hand & 15)
        else:
            for token in range(1, len(s.bag.counts)):
                if has_token(s.hand, token):
                    s.add(pack(moves.PLACE, token))
            if s.only():
                self.place(s, first_of(s.options[0]))
            else:
                s.ask(s.seat)

    def choose(self, game: Game[Karak2], s: Karak2, action: i64) -> None:
        if kind_of(action) == moves.DONE:
            s.weighing = False
            self.put_back(s)
            return
        s.weighing = s.weighing or s.keeps > 1
        self.place(s, first_of(action))

    def end(self, s: Karak2) -> None:
        """Ends the choice of several tokens once the player is done."""
        s.add(pack(moves.DONE))
        if s.hand == 0:
            s.count = 0
        elif not s.is_settled():
            s.ask(s.seat)
            return
        self.put_back(s)

    def place(self, s: Karak2, token: i64) -> None:
        s.put_monster(token, s.target)
        s.hand = without(s.hand, token)
        s.keeps -= 1
        s.emit(moves.TOKEN_PLACED, s.role, token, s.target)

    def put_back(self, s: Karak2) -> None:
        while s.hand > 0:
            s.bag.put(s.hand & 15)
            s.emit(moves.TOKEN_RETURNED, s.role, s.hand & 15)
            s.hand >>= 4
        enter_or_stay(s)


def tokens_in(hand: i64) -> i64:
    """Counts tokens of four bits each."""
    count: i64 = 0
    while hand > 0:
        count += 1
        hand >>= 4
    return count


def has_token(hand: i64, token: i64) -> bool:
    while hand > 0:
        if hand & 15 == token:
            return True
        hand >>= 4
    return False


def without(hand: i64, token: i64) -> i64:
    """Returns the same tokens without one of them."""
    kept: i64 = 0
    shift: i64 = 0
    gone = False
    while hand > 0:
        if hand & 15 == token and not gone:
            gone = True
        else:
            kept |= (hand & 15) << shift
            shift += 4
        hand >>= 4
    return kept
