"""Karak as numbers; no seat has secrets."""

from mypy_extensions import i16, i64

from karak.env.sight import Field, Pen, Section, Sight
from karak.games.karak.box import FOUNTAIN, PORTAL, ROOM, SIDES
from karak.games.karak.ruleset import ENDINGS, KarakGame
from karak.games.karak.state import NO_HERO, Karak
from karak.kit.grid import x_of, y_of


def sections(game: KarakGame) -> list[Section]:
    box, seats = game.box, int(game.seats)
    tiles, tokens, items = len(box.tile_names), len(box.token_names), len(box.item_names)
    places, pieces = int(box.most_tiles), tokens + items
    return [
        Section("turn", 1, [
            Field("steps-left", 1, 0, 99, "steps left"),
            Field("came-from", 1, 0, places, "the place stepped from"),
            Field("target", 1, 0, places, "the place being explored or entered"),
            Field("side", 1, 0, 3, "the side gone to: north, east, south, west"),
            Field("tile", 1, 0, tiles, "the kind of tile drawn"),
            Field("token", 1, 0, pieces, "the token drawn, met or won"),
            Field("spare", 1, 0, pieces, "the other token drawn"),
            Field("draws", 1, 0, 9, "tokens still to draw"),
            Field("dice", 2, 0, 6, "the dice on the table"),
            Field("bonus", 1, 0, 99, "added to the dice"),
            Field("kept", 1, 0, 99, "bolts used and kept"),
            Field("used", 2, 0, 1, "once-a-fight abilities that were used"),
        ]),
        Section("table", 1, [
            Field("rooms", 1, 0, places, "rooms that have got their token"),
            Field("dragon-seen", 1, 0, 1, "the dragon is on the map, or beaten"),
            Field("open-sides", 1, 0, 4 * places, "sides of tiles that face an empty cell"),
            Field("ending", 1, 0, len(ENDINGS) - 1, "what ended the game"),
            Field("best", 1, 0, 12, "the best roll for the start"),
            Field("rollers", seats, 0, 1, "seats that roll for the start, the observer first"),
            Field("leaders", seats, 0, 1, "seats with the best roll, the observer first"),
            Field("stack", tiles, 0, 255, "tiles not yet drawn, by kind"),
            Field("bag", tokens, 0, 255, "tokens not yet drawn, by kind"),
            Field("gone", items, 0, 255, "items out of the game, by kind"),
        ]),
        Section("hero", seats, [
            Field("hero", 1, -1, len(box.hero_names) - 1, "who it is, -1 none yet"),
            Field("at", 1, 0, places, "the place where the hero stands"),
            Field("lives", 1, 0, 99, "lives"),
            Field("points", 1, 0, 999, "half points"),
            Field("cursed", 1, 0, 1, "abilities do not work"),
            Field("items", items, 0, 99, "items carried, by kind"),
        ]),
        Section("place", places, [
            Field("look", 1, 0, 128, "0 no tile, else 1 + exits (1, 2, 4, 8) + 16 room, 32 fountain, 64 portal"),
            Field("kind", 1, 0, 5, "0 no tile, 1 being explored, 2 corridor, 3 room, 4 fountain, 5 portal"),
            Field("cell", 2, -places, places, "how far east and south of the start tile"),
            Field("exits", 4, 0, 1, "open sides: north, east, south, west"),
            Field("lies", 1, 0, pieces, "the token or item that lies there"),
        ]),
    ]  # fmt: skip


class KarakSight(Sight[Karak]):
    def __init__(self, game: KarakGame) -> None:
        super().__init__(game, sections(game))
        self.places: i64 = game.box.most_tiles

    def write(self, s: Karak, seat: i64, pen: Pen) -> None:
        self.write_question(s, seat, pen)
        self.write_turn(s, pen)
        self.write_seats(s.rollers, seat, pen)
        self.write_seats(s.leaders, seat, pen)
        pen.all(s.pile.counts)
        pen.all(s.bag.counts)
        pen.all(s.gone)
        for i in range(self.seats):
            self.write_hero(s, (seat + i) % self.seats, pen)
        self.write_map(s, pen)

    def write_turn(self, s: Karak, pen: Pen) -> None:
        pen.put(s.steps_left)
        pen.put(s.came_from)
        pen.put(s.target)
        pen.put(s.side)
        pen.put(s.tile)
        pen.put(s.token)
        pen.put(s.spare)
        pen.put(s.draws)
        pen.put(s.die1)
        pen.put(s.die2)
        pen.put(s.bonus)
        pen.put(s.kept)
        pen.flags(s.used, 2)
        pen.put(s.rooms)
        pen.put(1 if s.last_seen else 0)
        pen.put(s.open_sides)
        pen.put(s.ending)
        pen.put(s.best)

    def write_hero(self, s: Karak, seat: i64, pen: Pen) -> None:
        hero = s.heroes[seat]
        pen.put(-1 if hero.role == NO_HERO else hero.role)
        pen.put(hero.place)
        pen.put(hero.lives)
        pen.put(hero.points)
        pen.put(1 if s.is_cursed(seat) else 0)
        pen.part(s.items, seat * s.box.items, s.box.items)

    def write_map(self, s: Karak, pen: Pen) -> None:
        page = pen.page
        at = pen.at
        tiles = s.tiles
        tokens = s.tokens
        for place in range(s.grid.count):
            if i64(page[at]) != tiles[place] + 1:
                self.write_tile(tiles[place], s.grid.cells[place], pen, at)
            page[at + 8] = i16(tokens[place])
            at += 9
        pen.at = at
        pen.rest(at + (self.places - s.grid.count) * 9, 9)

    def write_tile(self, tile: i64, cell: i64, pen: Pen, at: i64) -> None:
        """Writes what does not change once a tile is laid."""
        page = pen.page
        page[at] = i16(tile + 1)
        page[at + 1] = i16(kind_of_tile(tile))
        page[at + 2] = i16(x_of(cell))
        page[at + 3] = i16(y_of(cell))
        for side in range(SIDES):
            page[at + 4 + side] = i16(tile >> side & 1)


def kind_of_tile(tile: i64) -> i64:
    if tile == 0:
        return 1
    if tile & ROOM:
        return 3
    if tile & FOUNTAIN:
        return 4
    return 5 if tile & PORTAL else 2


def sight(game: KarakGame) -> KarakSight:
    return KarakSight(game)
