"""A turn: steps, and one action of the tile."""

from typing import ClassVar

from mypy_extensions import i64

from karak.core.action import USE, first_of, kind_of, pack, second_of
from karak.core.game import Game, Step
from karak.games.karak import moves
from karak.games.karak.box import NOTHING, PORTAL, SIDES, is_open, opposite
from karak.games.karak.state import NO_HERO, Karak
from karak.games.karak.steps.fighting import end_sealed
from karak.kit.grid import NOWHERE


class Turn(Step[Karak]):
    """The next hero clockwise begins; a hero who fainted only regains a life (K1:1.7, K1:2.1, K1:7.1)."""

    clause: ClassVar[str] = "K1:2.1"

    def enter(self, game: Game[Karak], s: Karak) -> None:
        s.turns += 1
        s.begin(game.next_seat(s))
        s.emit(moves.TURN_BEGAN, s.role)
        hero = s.me()
        if hero.lives == 0:
            hero.lives = 1
            s.emit(moves.WOKE, s.role)
            return
        s.steps_left = s.box.steps
        s.came_from = hero.place
        s.push(moves.MOVING)


class Moving(Step[Karak]):
    """Step by step, or one action of the tile, which ends the turn (K1:2.1 to K1:2.7, K1:3.2)."""

    clause: ClassVar[str] = "K1:2.1"

    def enter(self, game: Game[Karak], s: Karak) -> None:
        s.add(pack(moves.STOP))
        place = s.me().place
        if s.steps_left > 0:
            self.offer_steps(game, s, place)
            self.offer_portals(s, place)
        self.offer_actions(s, place)
        if s.held(s.box.healing) > 0:
            self.offer_spell(s)
        game.offer(moves.AT_MOVING, s)
        if s.only():
            self.stop(game, s)
        else:
            s.ask(s.seat)

    def offer_steps(self, game: Game[Karak], s: Karak, place: i64) -> None:
        """Offers steps through open sides, into an empty cell while tiles are left (K1:2.2, K1:2.3, K1:3.1, K1:3.5)."""
        here = s.tile_at(place)
        through_walls = game.amend(moves.AT_WALL, s, 0) > 0
        for side in range(SIDES):
            there = s.grid.next(place, side)
            if there == NOWHERE:
                if is_open(here, side) and s.pile.left > 0:
                    s.add(pack(moves.STEP, side))
            elif through_walls or (is_open(here, side) and is_open(s.tile_at(there), opposite(side))):
                s.add(pack(moves.STEP, side))

    def offer_portals(self, s: Karak, place: i64) -> None:
        """Offers every other portal from a portal (K1:2.8)."""
        if s.tile_at(place) & PORTAL:
            for i in range(s.portals):
                if s.portal(i) != place:
                    s.add(pack(moves.JUMP, i))

    def offer_actions(self, s: Karak, place: i64) -> None:
        """Offers the fountain, the chest and the item (K1:2.5, K1:5.3, K1:6.2, K1:7.2)."""
        token = s.token_at(place)
        if s.is_on_fountain(s.seat) and s.would_heal(s.seat):
            s.add(pack(moves.HEAL))
        if token == s.box.chest and s.held(s.box.key) > 0:
            s.add(pack(moves.OPEN))
        if s.box.is_item(token) and self.is_worth_taking(s, token):
            s.add(pack(moves.TAKE))

    def is_worth_taking(self, s: Karak, token: i64) -> bool:
        """Whether a slot is free, or the hero has something of its kind to exchange (K1:5.3)."""
        if s.has_room_for(token):
            return True
        for item in range(s.box.first_item, s.box.first_item + s.box.items):
            if item != token and s.box.slot_of(item) == s.box.slot_of(token) and s.held(item) > 0:
                return True
        return False

    def offer_spell(self, s: Karak) -> None:
        """Offers to send any hero to any fountain (K1:5.4)."""
        for role in range(len(s.box.hero_names)):
            if s.seat_of(role) != NO_HERO:
                for i in range(s.fountains):
                    s.add(pack(moves.CAST, role, i))

    def choose(self, game: Game[Karak], s: Karak, action: i64) -> None:
        kind = kind_of(action)
        if kind == moves.STEP:
            self.take_step(s, first_of(action))
        elif kind == moves.JUMP:
            s.target = s.portal(first_of(action))
            s.go(moves.ENTERED)
        elif kind == moves.CAST:
            self.cast(s, first_of(action), second_of(action))
        elif kind == USE:
            game.use(s, action)
        elif kind == moves.STOP:
            self.stop(game, s)
        else:
            self.act(s, kind)

    def take_step(self, s: Karak, side: i64) -> None:
        """Takes a step; one into the unknown explores and cannot be taken back (K1:3.1)."""
        place = s.me().place
        there = s.grid.next(place, side)
        s.side = side
        if there == NOWHERE:
            s.target = s.grid.lay(s.grid.cell_beside(place, side))
            s.go(moves.EXPLORING)
        else:
            s.target = there
            s.go(moves.ENTERED)

    def act(self, s: Karak, kind: i64) -> None:
        """Carries out an action of the tile, which ends the turn at once (K1:2.5, K1:2.6)."""
        s.pop()
        if kind == moves.HEAL:
            s.heal(s.seat)
        elif kind == moves.OPEN:
            self.open_chest(s)
        else:
            s.token = s.token_at(s.me().place)
            s.push(moves.EXCHANGING)

    def open_chest(self, s: Karak) -> None:
        """Takes the key out of the game and turns the chest into a treasure (K1:6.2)."""
        s.discard(s.box.key)
        s.put(NOTHING, s.me().place)
        s.me().points += s.box.points[s.box.chest]
        s.emit(moves.CHEST_OPENED, s.role)
        s.emit(moves.TREASURE_WON, s.role, s.box.points[s.box.chest])

    def cast(self, s: Karak, role: i64, fountain: i64) -> None:
        """Moves a hero without using a step; the turn goes on (K1:5.4)."""
        s.discard(s.box.healing)
        seat = s.seat_of(role)
        s.heroes[seat].place = s.fountain(fountain)
        s.emit(moves.PORTAL_CAST, s.role, role, fountain)
        s.heal(seat)

    def stop(self, game: Game[Karak], s: Karak) -> None:
        s.pop()
        game.react(moves.AT_STOPPING, s)


class Entered(Step[Karak]):
    """The hero stands on the target, however it got there (K1:2.1, K1:4.6)."""

    clause: ClassVar[str] = "K1:2.1"

    def enter(self, game: Game[Karak], s: Karak) -> None:
        hero = s.me()
        s.came_from = game.amend(moves.AT_LEAVING, s, hero.place)
        hero.place = s.target
        s.steps_left -= 1
        s.emit(moves.STEPPED, s.role, s.target)
        s.go(moves.MEETING)


class Meeting(Step[Karak]):
    """A monster must be fought; otherwise the turn goes on, unless the map has just been sealed
    (K1:2.4, K1:3.3, K1:3.6)."""

    clause: ClassVar[str] = "K1:2.4"

    def enter(self, game: Game[Karak], s: Karak) -> None:
        s.token = s.token_at(s.me().place)
        if not s.box.is_monster(s.token):
            self.go_on(s)
            return
        s.add(pack(moves.FIGHT))
        game.offer(moves.AT_MEETING, s)
        if s.only():
            self.fight(s)
        else:
            s.ask(s.seat)

    def choose(self, game: Game[Karak], s: Karak, action: i64) -> None:
        if kind_of(action) == USE:
            game.use(s, action)
            self.go_on(s)
        else:
            self.fight(s)

    def fight(self, s: Karak) -> None:
        s.bonus = 0
        s.kept = 0
        s.used = 0
        s.emit(moves.MET, s.role, s.token)
        s.go(moves.ROLLING)

    def go_on(self, s: Karak) -> None:
        if s.is_sealed():
            end_sealed(s)
        else:
            s.go(moves.MOVING)


class Ambushed(Meeting):
    """The hero cannot stay hidden here, so the fight begins after all (K1:11.4)."""

    clause: ClassVar[str] = "K1:11.4"

    def enter(self, game: Game[Karak], s: Karak) -> None:
        s.token = s.token_at(s.me().place)
        self.fight(s)
