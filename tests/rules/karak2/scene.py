"""A position set up by hand and played with scripted chance, so that a test reads like the rule."""

from typing import Self

from karak.games.karak2.box import AN_AMULET, SIDES, is_open, opposite
from karak.kit.grid import NOWHERE, cell_at, x_of, y_of
from tests.rules.karak2.position import CASTLE, FARM, FOREST, LETTERS, RESOURCES, Cell, Position

__all__ = ["CASTLE", "DOOR", "FARM", "FOREST", "NORTH", "Cell", "Scene", "at_abyss", "before"]


NORTH: Cell = (0, -2)  # where `north` puts the monsters
DOOR: Cell = (0, -1)  # where the first hero waits


class Scene(Position):
    """A position whose every piece comes out of the stack, the bag or the supply."""

    def lay(self, tile: str, at: Cell, chasms: str = "", tokens: tuple[str, ...] = ()) -> Self:
        """Lays a tile, turned so that these sides have chasms; without tokens, its monsters are gone already."""
        s = self.touch()
        kind = self.box.tile_names.index(tile)
        mask = sum(1 << LETTERS.index(side) for side in chasms.split())
        assert mask in self.rotations(tile), f"{tile} cannot lie like that"
        pile = s.near if self.box.tier[kind] == 1 else s.far
        assert pile.counts[kind] > 0
        pile.take(kind)
        place = s.grid.lay(cell_at(*at))
        s.lay(place, self.box.land[kind], mask)
        if self.box.land[kind] == self.box.abyss:
            s.general = place
        return self.haunt(at, *tokens)

    def rotations(self, tile: str) -> list[int]:
        first = self.box.tile_names.index(tile) * int(SIDES)
        return [int(self.box.rotations[i]) for i in range(first, first + int(SIDES))]

    def haunt(self, at: Cell, *tokens: str) -> Self:
        """Puts monsters from the bag on a tile."""
        s = self.touch()
        for name in tokens:
            token = self.box.token_names.index(name)
            assert s.bag.counts[token] > 0
            s.bag.take(token)
            s.put_monster(token, self.place(at))
        return self

    def give(self, *items: str, to: str = "") -> Self:
        s = self.touch()
        for item in items:
            number = self.win(item)
            s.items[self.seat(to) * int(self.box.items) + number] += 1
            if number == self.box.of_titan:
                self.enlist("titan", 1, self.seat(to))
        return self

    def drop(self, *items: str, at: Cell) -> Self:
        """Puts items on a tile."""
        s = self.touch()
        for item in items:
            s.lying[self.place(at)] += 1 << 4 * self.win(item)
        return self

    def win(self, item: str) -> int:
        """Takes the monster that leaves this item out of the bag."""
        s = self.state
        number = self.box.item_names.index(item)
        kinds = range(1, len(self.box.token_names))
        if self.box.amulets[number]:
            token = next(i for i in kinds if self.box.reward_kind[i] == AN_AMULET)
            s.amulets.take(number)
        else:
            token = next(i for i in kinds if self.box.reward_kind[i] == 0 and self.box.reward[i] == number)
        assert s.bag.counts[token] > 0
        s.bag.take(token)
        return number

    def own(self, to: str = "", **resources: int) -> Self:
        for name, count in resources.items():
            self.touch().resources[self.seat(to) * 3 + RESOURCES.index(name)] = count
        return self

    def muster(self, to: str = "", **dice: int) -> Self:
        self.touch()
        for name, count in dice.items():
            self.enlist(name, count, self.seat(to))
        return self

    def enlist(self, name: str, count: int, seat: int) -> None:
        die = self.box.die_names.index(name)
        self.state.army[seat * int(self.box.dice) + die] += count
        self.state.supply[die] -= count

    def glory(self, beaten: int, of: str = "") -> Self:
        self.touch()
        self.hero(of).glory = beaten
        return self

    def lives(self, count: int, of: str = "") -> Self:
        self.touch()
        self.hero(of).lives = count
        return self

    def fell(self, hero: str, lives: int = 0) -> Self:
        self.touch()
        self.hero(hero).fallen = True
        self.hero(hero).lives = lives
        return self

    def stand(self, hero: str, at: Cell) -> Self:
        self.touch()
        self.hero(hero).place = self.place(at)
        return self

    def found(self, at: Cell, *buildings: str, of: str = "") -> Self:
        """Founds a city with some buildings."""
        self.touch()
        self.hero(of).city = self.place(at)
        for name in buildings:
            self.hero(of).built |= 1 << self.box.building_names.index(name)
        return self

    def plague(self, hero: str) -> Self:
        self.touch().plague = self.seat(hero)
        return self

    def stones(self, small: int = 0, large: int = 0, to: str = "") -> Self:
        s = self.touch()
        for token, count, points in (("skeleton-riders", small, 2), ("envoys-of-death", large, 4)):
            for _ in range(count):
                s.bag.take(self.box.token_names.index(token))
                self.hero(to).points += points
        self.hero(to).large_stones += large
        return self

    def leave(self, *tiles: str) -> Self:
        """Leaves only these tiles in the stack; the rest go to the south, without monsters."""
        s = self.touch()
        for kind, name in enumerate(self.box.tile_names):
            if name not in tiles and s.near.counts[kind] + s.far.counts[kind] > 0:
                self.grow(name)
        return self

    def grow(self, tile: str) -> None:
        """Lays a tile in the south, on the spot and in the rotation that leave the most ways on."""
        s = self.state
        spots: list[tuple[int, int, int, int]] = []
        for place in range(int(s.grid.count)):
            for side in range(int(SIDES)):
                cell = int(s.grid.cell_beside(place, side))
                if is_open(int(s.chasms_at(place)), side) and s.grid.at(cell) == NOWHERE and y_of(cell) > 0:
                    for mask in self.rotations(tile):
                        if mask >= 0 and is_open(mask, opposite(side)):
                            spots.append((self.ways_on(cell, mask), int(y_of(cell)), int(x_of(cell)), mask))
        _, y, x, mask = max(spots)
        self.lay(tile, (x, y), " ".join(LETTERS[i] for i in range(6) if mask >> i & 1))

    def ways_on(self, cell: int, mask: int) -> int:
        grid = self.state.grid
        around = [grid.at(cell + int(grid.deltas[side])) for side in range(6)]
        return sum(not mask >> side & 1 and around[side] == NOWHERE for side in range(6))

    def north(self, *tokens: str) -> Self:
        """Monsters in a forest of the north; the first hero stands on a farm before it and goes `move northwest`."""
        self.lay("farm-1-open", at=DOOR).lay("forest-1-open", at=NORTH, tokens=tokens)
        return self.stand(self.match.players[0], DOOR)

    def abyss(self) -> Self:
        """The general stands in the abyss north-west of the first hero's farm."""
        self.lay("farm-1-open", at=DOOR).lay("abyss-2-024", at=NORTH, chasms="e sw nw")
        return self.stand(self.match.players[0], DOOR)


def before(monsters: str | tuple[str, ...], *heroes: str) -> Scene:
    return Scene(*heroes).north(*((monsters,) if isinstance(monsters, str) else monsters))


def at_abyss(*heroes: str) -> Scene:
    return Scene(*heroes).abyss()
