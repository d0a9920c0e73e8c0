"""A position set up by hand and played with scripted chance, so that a test reads like the rule."""

from functools import cache
from typing import Self, cast

from karak.core.ruleset import Setting
from karak.games.karak import moves
from karak.games.karak.box import EXITS, ROOM, SIDES, Box, is_open, letters_of, mask_of, opposite, rotations
from karak.games.karak.fields import Hero
from karak.games.karak.state import Karak
from karak.games.karak.view import View
from karak.games.shelf import Opened, open_game
from karak.kit.grid import NOWHERE, cell_at, x_of, y_of
from karak.play.match import Match
from tests.rules.played import Played

Cell = tuple[int, int]


@cache
def table(heroes: tuple[str, ...], options: tuple[str, ...]) -> Opened:
    return open_game("karak", Setting(len(heroes), list(heroes), list(options)))


class Scene(Played[Karak]):
    ruleset = "karak"
    between = int(moves.MOVING)

    def __init__(self, *heroes: str, options: tuple[str, ...] = ()) -> None:
        match = Match(table(heroes, options), list(heroes))
        super().__init__(match, match.state)
        self.box: Box = self.state.box
        self.do("roll 6 6", *["roll 1 1"] * (len(heroes) - 1))

    # setting up: every piece comes out of the stack or the bag

    def lay(self, tile: str, at: Cell, exits: str = "", token: str = "") -> Self:
        """Lays a tile, turned if exits are given; without a token a room is one whose monster and reward are gone."""
        s = self.touch()
        kind = self.box.tile_names.index(tile)
        face = int(self.box.faces[kind])
        open_sides = mask_of(exits) if exits else face & int(EXITS)
        assert open_sides in rotations(face & int(EXITS)) and s.pile.counts[kind] > 0
        s.pile.take(kind)
        place = s.grid.lay(cell_at(*at))
        s.lay(face & ~int(EXITS) | open_sides, place)
        if face & ROOM:
            s.rooms += 1
            s.put(self.from_bag(token) if token else self.used_up(), place)
        return self

    def give(self, *items: str, to: str = "") -> Self:
        s = self.touch()
        for item in items:
            s.items[self.seat(to) * int(self.box.items) + self.from_bag(item) - int(self.box.first_item)] += 1
        return self

    def treasures(self, count: int, to: str = "") -> Self:
        """Opens this many chests for a hero, ahead of the game."""
        for _ in range(count):
            self.touch().bag.take(self.box.chest)
            self.hero(to).points += 2
        return self

    def lives(self, count: int, of: str = "") -> Self:
        self.touch()
        self.hero(of).lives = count
        return self

    def stand(self, hero: str, at: Cell) -> Self:
        self.touch()
        self.hero(hero).place = self.place(at)
        return self

    def curse(self, hero: str) -> Self:
        self.touch().silent = 1 << self.box.hero_names.index(hero)
        return self

    def steps(self, left: int) -> Self:
        self.touch().steps_left = left
        return self

    def grow(self, *tiles: str) -> Self:
        """Lays these tiles somewhere in the south; rooms get tokens, with rats last."""
        for tile in tiles:
            x, y, exits = self.spot_for(tile)
            kinds = [t for t in range(1, 1 + int(self.box.chest)) if self.state.bag.counts[t] > 0]
            token = self.box.token_names[kinds[-1]] if tile.startswith("room") else ""
            self.lay(tile, (x, y), exits, token)
        return self

    def spot_for(self, tile: str) -> tuple[int, int, str]:
        """The spot away from the north, and the rotation, that leave the most ways on."""
        s = self.state
        exits = int(self.box.faces[self.box.tile_names.index(tile)]) & int(EXITS)
        spots: list[tuple[int, int, int, str]] = []
        for place in range(int(s.grid.count)):
            for side in range(int(SIDES)):
                cell = int(s.grid.cell_beside(place, side))
                if is_open(s.tile_at(place), side) and s.grid.at(cell) == NOWHERE and y_of(cell) > 0:
                    for mask in rotations(exits):
                        ways = sum(
                            mask >> way & 1 for way in range(4) if s.grid.at(cell + int(s.grid.deltas[way])) == NOWHERE
                        )
                        if is_open(mask, opposite(side)):
                            spots.append((ways, int(y_of(cell)), int(x_of(cell)), letters_of(mask)))
        _, y, x, letters = max(spots)
        return x, y, letters

    def from_bag(self, name: str) -> int:
        """Takes a token, or an item and the monster that leaves it, and returns what lies on a tile."""
        s = self.state
        if name in self.box.item_names:
            s.bag.take(self.source(name))
            return int(self.box.reward[self.source(name)])
        token = self.box.token_names.index(name)
        assert s.bag.counts[token] > 0
        s.bag.take(token)
        s.last_seen = s.last_seen or token == self.box.last
        return token

    def used_up(self) -> int:
        """Puts one of the commonest items out of the game, and leaves the tile empty."""
        left = [(int(self.state.bag.counts[self.source(item)]), item) for item in self.box.item_names]
        commonest = max(left)[1]
        self.state.gone[self.from_bag(commonest) - int(self.box.first_item)] += 1
        return 0

    def source(self, item: str) -> int:
        """The monster that leaves this item."""
        return list(self.box.reward).index(int(self.box.first_item) + self.box.item_names.index(item))

    # asking

    def view(self, seat: int = -1) -> View:
        """What is shown to a seat, or to all."""
        return cast(View, self.game.describe(self.match.view(seat)))

    def hero(self, name: str = "") -> Hero:
        return self.state.heroes[self.seat(name)]

    def place(self, at: Cell) -> int:
        place = int(self.state.grid.at(cell_at(*at)))
        assert place != NOWHERE, f"nothing lies at {at}"
        return place

    def at(self, hero: str = "") -> Cell:
        cell = self.state.grid.cells[self.hero(hero).place]
        return int(x_of(cell)), int(y_of(cell))

    def token(self, x: int, y: int) -> str:
        token = self.state.token_at(self.place((x, y)))
        return self.box.name_of(token) if token else ""

    def held(self, hero: str = "") -> dict[str, int]:
        mine = self.seat(hero) * int(self.box.items)
        counts = {name: int(self.state.items[mine + i]) for i, name in enumerate(self.box.item_names)}
        return {name: count for name, count in counts.items() if count}

    def gone(self, item: str) -> int:
        """How many of these are out of the game."""
        return int(self.state.gone[self.box.item_names.index(item)])

    def stack(self) -> dict[str, int]:
        return {name: int(self.state.pile.counts[i]) for i, name in enumerate(self.box.tile_names)}

    def bag(self) -> dict[str, int]:
        return {name: int(self.state.bag.counts[i]) for i, name in enumerate(self.box.token_names) if i}

    @property
    def cursed(self) -> str:
        """The hero who bears the curse, or an empty text while it lies aside."""
        return next((hero for seat, hero in enumerate(self.match.players) if self.state.is_cursed(seat)), "")

    @property
    def is_moving(self) -> bool:
        """Whether the hero is asked for a step or an action of the tile."""
        return int(self.state.step) == moves.MOVING


def before(monster: str, *heroes: str) -> Scene:
    """The monster waits in the second room to the north; the first hero stands in the first, which is no fountain."""
    scene = Scene(*heroes).lay("room-cross", at=(0, -1)).lay("room-cross", at=(0, -2), token=monster)
    return scene.stand(heroes[0], (0, -1))
