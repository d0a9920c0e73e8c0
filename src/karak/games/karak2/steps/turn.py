"""A turn: actions, and a move before each."""

from typing import ClassVar, Final

from mypy_extensions import i64

from karak.core.action import first_of, kind_of, pack
from karak.core.game import Game, Step
from karak.games.karak2 import moves
from karak.games.karak2.box import SIDES, is_open
from karak.games.karak2.state import CASTLE, NO_SEAT, Karak2
from karak.games.karak2.steps.city import offer_buildings, offer_city, offer_recruits
from karak.games.karak2.steps.free import Going
from karak.kit.grid import NOWHERE

TELEPORTED: Final[i64] = 1  # bits of what is done once a turn; those of abilities begin at 256


class Turn(Step[Karak2]):
    """The next hero clockwise; one who fell unconscious only regains three lives (K2:1.10, K2:2.1, K2:4.9)."""

    clause: ClassVar[str] = "K2:2.1"

    def enter(self, game: Game[Karak2], s: Karak2) -> None:
        if game.stands_still(s):
            return
        s.turns += 1
        s.begin(game.next_seat(s))
        s.emit(moves.TURN_BEGAN, s.role)
        if s.me().fallen:
            s.me().fallen = False
            s.emit(moves.WOKE, s.role)
            s.heal(3)
            return
        s.used = 0
        s.moved = False
        s.once = 0
        s.recruited = 0
        s.gathered = 0
        s.push(moves.ACTING)


def may_move(s: Karak2) -> bool:
    """Whether the hero may move: once before each action; a second move uses the action up (K2:2.1)."""
    return s.used + (1 if s.moved else 0) < s.allowance()


def note_move(s: Karak2) -> None:
    if s.moved:
        s.used += 1
    s.moved = True


def note_action(s: Karak2) -> None:
    s.used += 1
    s.moved = False


class Acting(Going):
    """Moves, actions and free things, until the player ends it or nothing is left (K2:2.1 to K2:2.5)."""

    clause: ClassVar[str] = "K2:2.1"

    def enter(self, game: Game[Karak2], s: Karak2) -> None:
        s.add(pack(moves.DONE))
        if may_move(s):
            self.offer_moves(s)
            self.offer_portal(s)
        if s.used < s.allowance():
            self.offer_actions(game, s)
        self.offer_free(game, s)
        game.offer(moves.AT_ACTING, s)
        if s.only():
            s.pop()
        else:
            s.ask(s.seat)

    def offer_moves(self, s: Karak2) -> None:
        """Offers moves across open borders, into the unknown while tiles are left (K2:1.2, K2:2.3, K2:3.1, K2:3.4)."""
        place = s.me().place
        for side in range(SIDES):
            if s.is_passable(place, side):
                s.add(pack(moves.MOVE, side))
            elif s.grid.next(place, side) == NOWHERE and is_open(s.chasms_at(place), side) and s.tiles_left() > 0:
                s.add(pack(moves.MOVE, side))

    def offer_portal(self, s: Karak2) -> None:
        """Offers, once a turn, a move from the own city to any placed tile, or from anywhere to the city (K2:6.2)."""
        hero = s.me()
        if not s.has(s.box.portal) or s.once & TELEPORTED:
            return
        if hero.place != hero.city:
            s.add(pack(moves.TELEPORT, hero.city))
            return
        for place in range(s.grid.count):
            if place != hero.place:
                s.add(pack(moves.TELEPORT, place))

    def offer_actions(self, game: Game[Karak2], s: Karak2) -> None:
        """K2:5.1 to K2:5.7."""
        hero = s.me()
        if hero.lives < s.box.lives:
            s.add(pack(moves.HEAL))
        if may_gather(s) and not s.gathered >> hero.place & 1:
            s.add(pack(moves.GATHER))
        offer_city(game, s)
        if hero.place == hero.city:
            offer_buildings(game, s)
            offer_recruits(game, s)
        for item in range(s.box.items):
            if s.lies_here(item) > 0 and is_worth_taking(s, item):
                s.add(pack(moves.TAKE, item))
        if hero.place == CASTLE and (hero.lives < s.box.lives or s.plague == s.seat):
            s.add(pack(moves.ERADICATE))

    def go_on(self, game: Game[Karak2], s: Karak2, action: i64) -> None:
        kind = kind_of(action)
        if kind == moves.DONE:
            s.pop()
        elif kind == moves.MOVE:
            note_move(s)
            self.move(s, first_of(action))
        elif kind == moves.TELEPORT:
            note_move(s)
            s.once |= TELEPORTED
            s.target = first_of(action)
            s.go(moves.ARRIVED)
        else:
            note_action(s)
            self.act(game, s, kind, action)

    def move(self, s: Karak2, side: i64) -> None:
        """Moves: the border is chosen before the tile is drawn, and the move cannot be taken back (K2:3.1)."""
        place = s.me().place
        there = s.grid.next(place, side)
        s.side = side
        if there == NOWHERE:
            s.target = s.grid.lay(s.grid.cell_beside(place, side))
            s.afar = False
            s.go(moves.EXPLORING)
        else:
            s.target = there
            s.go(moves.ARRIVED)

    def act(self, game: Game[Karak2], s: Karak2, kind: i64, action: i64) -> None:
        hero = s.me()
        if kind == moves.HEAL:
            s.heal(2)
        elif kind == moves.GATHER:
            s.note_gathered(hero.place)
            s.push(moves.GATHERING)
        elif kind == moves.ERADICATE:
            self.eradicate(s)
        elif kind == moves.FOUND:
            game.steps[moves.BUILDING].choose(game, s, action)
        elif kind == moves.BUILD:
            s.push(moves.BUILDING)
            game.steps[moves.BUILDING].choose(game, s, action)
        elif kind == moves.TAKE:
            s.laid = 0
            s.push(moves.PICKING_UP)
            game.steps[moves.PICKING_UP].choose(game, s, action)
        else:
            s.recruited = 0
            s.push(moves.RECRUITING)
            game.steps[moves.RECRUITING].choose(game, s, action)

    def eradicate(self, s: Karak2) -> None:
        """Restores all lives and ends the plague of the hero's city (K2:5.7, K2:9.2)."""
        s.heal(s.box.lives)
        if s.plague == s.seat:
            s.plague = NO_SEAT
            s.emit(moves.ERADICATED, s.role)


def may_gather(s: Karak2) -> bool:
    """Whether the land gives something and has no monsters and no city (K2:5.2)."""
    place = s.me().place
    if s.has_monsters(place) or s.general == place or s.city_at(place) != NO_SEAT:
        return False
    land = s.land_at(place) * moves.RESOURCES
    return s.box.gives[land] + s.box.gives[land + 1] + s.box.gives[land + 2] > 0


def is_worth_taking(s: Karak2, item: i64) -> bool:
    """Whether a slot is free, or the hero has something of its kind to lay down (K2:5.6)."""
    if s.has_room_for(item):
        return True
    for other in range(s.box.items):
        if other != item and s.box.slot[other] == s.box.slot[item] and s.held(other) > 0:
            return True
    return False


class Gathering(Step[Karak2]):
    """What the land gives; with the amulet one more of a kind that it gives (K2:5.2, K2:7.5)."""

    clause: ClassVar[str] = "K2:5.2"

    def enter(self, game: Game[Karak2], s: Karak2) -> None:
        land = s.land_at(s.me().place) * moves.RESOURCES
        for resource in range(moves.RESOURCES):
            s.get(s.seat, resource, s.box.gives[land + resource])
        if s.held(s.box.of_resources) > 0:
            self.offer_more(s)
        else:
            s.pop()

    def offer_more(self, s: Karak2) -> None:
        land = s.land_at(s.me().place) * moves.RESOURCES
        for resource in range(moves.RESOURCES):
            if s.box.gives[land + resource] > 0:
                s.add(pack(moves.GAIN, resource))
        if s.only():
            self.more(s, first_of(s.options[0]))
        else:
            s.ask(s.seat)

    def choose(self, game: Game[Karak2], s: Karak2, action: i64) -> None:
        self.more(s, first_of(action))

    def more(self, s: Karak2, resource: i64) -> None:
        s.get(s.seat, resource, 1)
        s.pop()
