"""Karak II as numbers; a tile that another seat looked at counts among those not yet drawn (K2:10.6)."""

from mypy_extensions import i16, i64

from karak.env.sight import Field, Pen, Section, Sight
from karak.games.karak2.box import MOST_FACES, NO_TILE, RESOURCE_NAMES, SIDES, UNKNOWN_TILE
from karak.games.karak2.ruleset import Karak2Game
from karak.games.karak2.secrets import is_looking
from karak.games.karak2.state import MONSTERS, NO_HERO, Karak2
from karak.kit.grid import NOWHERE, x_of, y_of

ONCE = 16  # things that can be done once a turn
HELD = 4  # tokens or items in a small pile


def turn(game: Karak2Game) -> list[Field]:
    box, seats = game.box, int(game.seats)
    places, tiles, tokens, dice = int(box.most_places), len(box.tile_names), len(box.token_names), len(box.die_names)
    return [
        Field("used", 1, 0, 99, "actions used"),
        Field("moved", 1, 0, 1, "moved before the next action"),
        Field("once", ONCE, 0, 1, "once-a-turn things that were done"),
        Field("came-from", 1, 0, places, "the place moved from"),
        Field("target", 1, 0, places, "the place being explored or entered"),
        Field("side", 1, 0, 5, "the side gone to, clockwise from north-east"),
        Field("tile", 1, -2, tiles - 1, "the kind of tile drawn, -1 none, -2 not to be seen"),
        Field("other", 1, -2, tiles - 1, "the second tile looked at"),
        Field("afar", 1, 0, 1, "the tile is laid without moving"),
        Field("draws", 1, 0, 9, "tokens still to draw"),
        Field("keeps", 1, 0, 9, "of them, to place"),
        Field("hand", HELD, 0, tokens, "tokens drawn"),
        Field("strength", 1, 0, 999, "of the enemy"),
        Field("beaten", 1, 0, 999, "strength beaten before the dice"),
        Field("to-roll", dice, 0, 1, "kinds of dice still to roll"),
        Field("bonus", 1, 0, 99, "added to the attack"),
        Field("rerolled", len(game.abilities), 0, 1, "once-a-battle abilities that were used"),
        Field("shields", 1, 0, 99, "skulls that may be ignored"),
        Field("won", 1, 0, 1, "the battle is won"),
        Field("loot", HELD, 0, tokens, "tokens beaten"),
        Field("item", 1, 0, len(box.item_names), "an item on its way to a slot"),
        Field("load", 1, 0, 99, "resources still to choose"),
        Field("kind", 1, 0, dice, "the kind of die being chosen"),
        Field("recruited", 1, 0, 99, "dice recruited in this action"),
        Field("laid", HELD, 0, 15, "items laid down in this pick-up: item + 1"),
        Field("victim", 1, -1, seats - 1, "who is robbed, -1 none"),
        Field("joined", dice, 0, 99, "dice in this battle, by kind"),
        Field("faces", dice * int(MOST_FACES), 0, 99, "dice on the table, by kind and face"),
        Field("skulls", dice, 0, 99, "skulls still to be suffered, by kind of die"),
    ]


def table(game: Karak2Game) -> list[Field]:
    box, seats = game.box, int(game.seats)
    tiles, tokens, items = len(box.tile_names), len(box.token_names), len(box.item_names)
    return [
        Field("top", 1, -2, tiles - 1, "a tile put back on the stack, -1 none, -2 not to be seen"),
        Field("knower", 1, -1, seats - 1, "who knows it, -1 none"),
        Field("general", 1, -1, int(box.most_places), "where the general stands, -1 nowhere yet"),
        Field("praetorians", 1, 0, 99, "praetorians left"),
        Field("general-beaten", 1, 0, 1, "the general is beaten"),
        Field("plague", 1, -1, seats - 1, "whose city is plagued, -1 none"),
        Field("best", 1, 0, 99, "the best roll for the start"),
        Field("rollers", seats, 0, 1, "seats that roll for the start, the observer first"),
        Field("leaders", seats, 0, 1, "seats with the best roll, the observer first"),
        Field("stack", tiles, 0, 99, "tiles that may still be drawn, by kind"),
        Field("bag", tokens, 0, 99, "tokens not yet drawn, by kind"),
        Field("amulets", items, 0, 9, "amulets on tokens not yet beaten, by item"),
        Field("supply", len(box.die_names), 0, 99, "dice that no seat has, by kind"),
        Field("gone", items, 0, 99, "items out of the game, by kind"),
    ]


def hero(game: Karak2Game) -> list[Field]:
    box = game.box
    places = int(box.most_places)
    return [
        Field("hero", 1, -1, len(box.hero_names) - 1, "who it is, -1 none yet"),
        Field("at", 1, 0, places, "the place where the hero stands"),
        Field("lives", 1, 0, 99, "lives"),
        Field("fallen", 1, 0, 1, "unconscious"),
        Field("glory", 1, 0, 99, "the strongest strength beaten"),
        Field("points", 1, 0, 999, "half points"),
        Field("large-stones", 1, 0, 99, "large stones"),
        Field("city", 1, -1, places, "the place of the city, -1 none"),
        Field("built", len(box.building_names), 0, 1, "buildings in the city"),
        Field("resources", len(RESOURCE_NAMES), 0, 9999, "food, wood, stone"),
        Field("items", len(box.item_names), 0, 99, "items carried, by kind"),
        Field("army", len(box.die_names), 0, 99, "dice, by kind"),
    ]


def place(game: Karak2Game) -> list[Field]:
    box = game.box
    most = int(box.most_places)
    return [
        Field("look", 1, 0, 64 * len(box.land_names), "0 no tile, else 1 + 64 times the land + chasms (1, 2, 4 to 32)"),
        Field("land", 1, 0, len(box.land_names) - 1, "the land"),
        Field("cell", 2, -most, most, "axial: how far east and how far south-east of the castle"),
        Field("chasms", int(SIDES), 0, 1, "sides with a chasm, clockwise from north-east"),
        Field("monsters", int(MONSTERS), 0, len(box.token_names), "who is there, 0 none"),
        Field("gathered", 1, 0, 1, "gathered from in this turn"),
        Field("lying", len(box.item_names), 0, 99, "items on the tile, by kind"),
    ]


def sections(game: Karak2Game) -> list[Section]:
    return [
        Section("turn", 1, turn(game)),
        Section("table", 1, table(game)),
        Section("hero", int(game.seats), hero(game)),
        Section("place", int(game.box.most_places), place(game)),
    ]


class Karak2Sight(Sight[Karak2]):
    def __init__(self, game: Karak2Game, parts: list[Section]) -> None:
        super().__init__(game, parts)
        self.places: i64 = game.box.most_places
        self.abilities: i64 = len(game.abilities)
        self.tiles: i64 = len(game.box.tile_names)
        self.width: i64 = 2 + 2 + SIDES + MONSTERS + 1 + game.box.items
        self.kept = self.places + 1  # what is at each place, and how many tiles are left
        assert game.box.items <= 10, "more kinds than fit into what is kept of a place"

    def write(self, s: Karak2, seat: i64, pen: Pen) -> None:
        self.write_question(s, seat, pen)
        is_hidden = is_looking(s) and s.seat != seat
        self.write_turn(s, is_hidden, pen)
        self.write_battle(s, pen)
        self.write_parts(s, seat, pen)
        self.write_table(s, seat, is_hidden, pen)
        for i in range(self.seats):
            self.write_hero(s, (seat + i) % self.seats, pen)
        self.write_map(s, pen)

    def write_turn(self, s: Karak2, is_hidden: bool, pen: Pen) -> None:
        pen.put(s.used)
        pen.put(1 if s.moved else 0)
        pen.flags(s.once, 16)
        page = pen.page
        at = pen.at
        page[at] = i16(s.came_from)
        page[at + 1] = i16(s.target)
        page[at + 2] = i16(s.side)
        page[at + 3] = i16(shown(s.tile, is_hidden))
        page[at + 4] = i16(shown(s.other, is_hidden))
        page[at + 5] = i16(1 if s.afar else 0)
        page[at + 6] = i16(s.draws)
        page[at + 7] = i16(s.keeps)
        pen.at = at + 8
        write_pile(s.hand, pen)

    def write_battle(self, s: Karak2, pen: Pen) -> None:
        page = pen.page
        at = pen.at
        page[at] = i16(s.strength)
        page[at + 1] = i16(s.beaten)
        pen.at = at + 2
        pen.flags(s.to_roll, s.box.dice)
        pen.put(s.bonus)
        pen.flags(s.rerolled, self.abilities)
        pen.put(s.shields)
        pen.put(1 if s.has_won else 0)
        write_pile(s.loot, pen)

    def write_parts(self, s: Karak2, seat: i64, pen: Pen) -> None:
        page = pen.page
        at = pen.at
        page[at] = i16(s.won)
        page[at + 1] = i16(s.load)
        page[at + 2] = i16(s.kind)
        page[at + 3] = i16(s.recruited)
        pen.at = at + 4
        write_pile(s.laid, pen)
        pen.put(self.beside(s.victim, seat))
        pen.all(s.joined)
        pen.all(s.faces)
        pen.all(s.skulls)

    def write_table(self, s: Karak2, seat: i64, is_hidden: bool, pen: Pen) -> None:
        page = pen.page
        at = pen.at
        page[at] = i16(shown(s.top, s.knower != seat))
        page[at + 1] = i16(self.beside(s.knower, seat))
        page[at + 2] = i16(but(s.general, NOWHERE))
        page[at + 3] = i16(s.praetorians)
        page[at + 4] = i16(1 if s.is_general_beaten else 0)
        page[at + 5] = i16(self.beside(s.plague, seat))
        page[at + 6] = i16(s.best)
        pen.at = at + 7
        self.write_seats(s.rollers, seat, pen)
        self.write_seats(s.leaders, seat, pen)
        self.write_stack(s, seat, is_hidden, pen)
        pen.all(s.bag.counts)
        pen.all(s.amulets.counts)
        pen.all(s.supply)
        pen.all(s.gone)

    def write_stack(self, s: Karak2, seat: i64, is_hidden: bool, pen: Pen) -> None:
        """Writes the tiles not yet drawn; those that only others know count among them."""
        at = pen.at
        pen.at = at + self.tiles
        last = pen.past_at + self.places
        depends = is_hidden or s.top != NO_TILE  # then it depends on the observer
        left = 0 if depends else (s.near.left << 8 | s.far.left) + 1
        if left != 0 and pen.past[last] == left:
            return  # tiles only leave the stack, so the same number means the same tiles
        pen.past[last] = left
        page = pen.page
        near = s.near.counts
        far = s.far.counts
        for kind in range(self.tiles):
            page[at + kind] = i16(near[kind] + far[kind])
        if s.top < self.tiles and s.knower != seat:
            page[at + s.top] += 1
        if is_hidden and s.tile < self.tiles:
            page[at + s.tile] += 1
        if is_hidden and s.other < self.tiles:
            page[at + s.other] += 1

    def write_hero(self, s: Karak2, seat: i64, pen: Pen) -> None:
        hero = s.heroes[seat]
        page = pen.page
        at = pen.at
        page[at] = i16(but(hero.role, NO_HERO))
        page[at + 1] = i16(hero.place)
        page[at + 2] = i16(hero.lives)
        page[at + 3] = i16(1 if hero.fallen else 0)
        page[at + 4] = i16(hero.glory)
        page[at + 5] = i16(hero.points)
        page[at + 6] = i16(hero.large_stones)
        page[at + 7] = i16(but(hero.city, NOWHERE))
        pen.at = at + 8
        pen.flags(hero.built, s.box.buildings)
        pen.part(s.resources, seat * 3, 3)
        pen.part(s.items, seat * s.box.items, s.box.items)
        pen.part(s.army, seat * s.box.dice, s.box.dice)

    def write_map(self, s: Karak2, pen: Pen) -> None:
        """Rewrites only the places that have changed since the last observation."""
        past = pen.past
        ground = s.ground
        lying = s.lying
        gathered = s.gathered
        at = pen.at
        kept = pen.past_at
        for place in range(s.grid.count):
            now = (lying[place] << 21 | ground[place] << 1 | gathered >> place & 1) + 1
            if past[kept + place] != now:
                past[kept + place] = now
                self.write_place(s, place, pen, at)
            at += self.width
        pen.at = at
        pen.rest(at + (self.places - s.grid.count) * self.width, self.width)

    def write_place(self, s: Karak2, place: i64, pen: Pen, at: i64) -> None:
        page = pen.page
        look = s.land_at(place) << 6 | s.chasms_at(place)
        if i64(page[at]) != look + 1:
            self.write_tile(look, s.grid.cells[place], pen, at)
        page[at + 10] = i16(s.monster_at(place, 0))
        page[at + 11] = i16(s.monster_at(place, 1))
        page[at + 12] = i16(s.gathered >> place & 1)
        for item in range(s.box.items):
            page[at + 13 + item] = i16(s.lies_at(place, item))

    def write_tile(self, look: i64, cell: i64, pen: Pen, at: i64) -> None:
        """Writes what does not change once a tile is laid."""
        page = pen.page
        page[at] = i16(look + 1)
        page[at + 1] = i16(look >> 6)
        page[at + 2] = i16(x_of(cell))
        page[at + 3] = i16(y_of(cell))
        for side in range(SIDES):
            page[at + 4 + side] = i16(look >> side & 1)


def but(value: i64, none: i64) -> i64:
    """Returns -1 for the value that stands for none."""
    return -1 if value == none else value


def shown(tile: i64, is_hidden: bool) -> i64:
    """Returns a tile's number: -1 for none, -2 for a hidden one."""
    if tile == NO_TILE:
        return -1
    return -2 if is_hidden or tile == UNKNOWN_TILE else tile


def write_pile(pile: i64, pen: Pen) -> None:
    """Writes a pile of four bits per item, the last item first."""
    page = pen.page
    at = pen.at
    for i in range(4):
        page[at + i] = i16(pile >> 4 * i & 15)
    pen.at = at + 4


def sight(game: Karak2Game) -> Karak2Sight:
    return Karak2Sight(game, sections(game))
