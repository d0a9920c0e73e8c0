"""What is drawn of Karak II: hexes and chasms, heroes, a battle, the log, and nothing that is not known."""

from io import StringIO
from typing import Any, cast

import msgspec
import pytest
from rich.console import Console
from rich.text import Text
from syrupy.assertion import SnapshotAssertion

from karak.cli.table.canvas import FALLBACK, Screen
from karak.cli.table.choices import choices_of
from karak.cli.table.chronicle import Chronicle
from karak.cli.table.face import Sheet
from karak.cli.table.karak2 import battle
from karak.cli.table.karak2.atlas import Atlas
from karak.cli.table.karak2.cardboard import Cardboard
from karak.cli.table.karak2.face import Karak2Face
from karak.cli.table.karak2.hexes import BIG, SIDES, SMALL, beside, outline
from karak.cli.table.karak2.panel import WIDTH, Panel
from karak.cli.table.layout import choice_lines
from karak.cli.table.sitting import Sitting
from karak.cli.table.tabletop import Tabletop
from karak.core.ruleset import Setting
from karak.core.state import CHANCE
from karak.games.karak2.moves import ROBBING
from karak.games.karak2.view import Battle, View
from karak.play.dealer import Shaker
from karak.play.match import Match, new_match
from karak.words import has, say

PAGE = Sheet(80, 40)


def script(heroes: list[str], *answers: str) -> Match:
    match = new_match("karak2", Setting(len(heroes), heroes), ["you"] * len(heroes))
    for answer in answers:
        match.do(match.parse(answer))
    return match


def wander(seed: str, most: int, options: list[str] | None = None) -> Match:
    """A game in which all seats answer at random, and move rather than wait."""
    match = new_match("karak2", Setting(5, None, options), ["you"] * 5)
    dealer = Shaker(seed)
    while not match.is_over and len(match.actions) < most:
        step(match, dealer)
    return match


def step(match: Match, dealer: Shaker) -> None:
    options = match.decision().options
    if match.who == CHANCE:
        match.do(int(match.game.draw(match.state, dealer)))
    else:
        match.do(options[-1 - int(dealer.below(max(1, len(options) - 1)))])


def text_of(lines: list[Text]) -> str:
    return "\n".join(line.plain.rstrip() for line in lines)


def hero(seat: int, name: str, place: dict[str, int], **more: object) -> dict[str, object]:
    usual: dict[str, object] = {
        "lives": 5, "unconscious": False, "glory": 0, "units": 0, "points": 0.0, "large_stones": 0,
        "resources": {"food": 0, "wood": 0, "stone": 0}, "items": {}, "army": {}, "city": None, "buildings": [],
        "plague": False,
    }  # fmt: skip
    return {"seat": seat, "hero": name, **place, **usual, **more}


def at(place: int, x: int, y: int) -> dict[str, int]:
    return {"place": place, "x": x, "y": y}


@pytest.fixture
def land() -> View:
    """A map with a little of everything."""
    places = [
        {**at(0, 0, 0), "land": "castle", "chasms": []},
        {**at(1, -1, 0), "land": "farm", "chasms": ["w"]},
        {**at(2, 1, 0), "land": "forest", "chasms": [], "city": 1},
        {**at(3, 1, -1), "land": "giant-rocks", "chasms": ["sw", "ne", "nw"], "monsters": ["skeleton-warriors",
         "envoys-of-death"], "strength": 6},
        {**at(4, 0, 1), "land": "farm-rock", "chasms": ["e"], "items": {"sword": 2, "amulet-of-titan": 1}},
        {**at(5, -1, 1), "land": "forest-rock", "chasms": ["se", "sw"], "monsters": ["dark-dryads"], "strength": 3},
        {**at(6, 2, -1), "land": "abyss", "chasms": ["ne", "se", "w"]},
        {**at(7, 1, 1), "land": "unexplored", "chasms": []},
    ]  # fmt: skip
    heroes = [
        hero(0, "horan", at(0, 0, 0), lives=3, glory=6, points=4.5, resources={"food": 2, "wood": 0, "stone": 11},
             army={"knight": 3, "mage": 1}, items={"sword": 1, "fireball": 2}, city=at(2, 1, 0)),
        hero(1, "taia", at(0, 0, 0), city=at(2, 1, 0), buildings=["stable", "portal", "glory-banners",
             "military-camp"], plague=True),
        hero(2, "lorraine", at(5, -1, 1), army={"bear": 1}),
        hero(3, "xanros", at(0, 0, 0), lives=0, unconscious=True),
        hero(4, "darius", at(0, 0, 0)),
    ]  # fmt: skip
    return msgspec.convert(
        {
            "turn": 12, "seat": 0, "who": 0, "step": "acting", "actions_left": 1, "moved": True, "heroes": heroes,
            "map": places, "general": {**at(6, 2, -1), "strength": 14, "praetorians": 4},
            "stack": {"tier_1": 0, "tier_2": 4, "put_back": None}, "bag": {"fire-eaters": 2}, "supply": {"knight": 7},
            "looked_at": [], "drawn": [], "open": 1, "battle": None, "ending": "", "resigned": [], "standstill": None,
        },
        View,
    )  # fmt: skip


@pytest.fixture
def cardboard() -> Cardboard:
    return Cardboard(new_match("karak2", Setting(2), ["you"] * 2).game)


def test_map_with_a_little_of_everything(land: View, cardboard: Cardboard, snapshot: SnapshotAssertion) -> None:
    atlas = Atlas(land, cardboard, {(1, 0): "3", (-1, 1): "4,12", (1, 1): "5,6"})
    assert text_of(atlas.draw(atlas.whole(BIG))) == snapshot


def test_map_around_a_hero(land: View, cardboard: Cardboard, snapshot: SnapshotAssertion) -> None:
    atlas = Atlas(land, cardboard)
    assert text_of(atlas.draw(atlas.around((-1, 1), 30, 2))) == snapshot


def test_small_map(land: View, cardboard: Cardboard, snapshot: SnapshotAssertion) -> None:
    atlas = Atlas(land, cardboard)
    assert text_of(atlas.draw(atlas.whole(SMALL))) == snapshot


def test_the_map_in_ascii(land: View, cardboard: Cardboard, snapshot: SnapshotAssertion) -> None:
    atlas = Atlas(land, cardboard)
    text = text_of(atlas.draw(atlas.whole(BIG))).translate(FALLBACK)
    assert text.isascii()
    assert text == snapshot


def test_heroes_beside_the_map(land: View, cardboard: Cardboard, snapshot: SnapshotAssertion) -> None:
    players = ["you", "greedy", "a-bot-with-a-very-long-name", "random", "random"]
    lines = Panel(land, cardboard, players).lines()
    assert max(len(line) for line in lines) <= WIDTH
    assert text_of(lines) == snapshot


@pytest.mark.parametrize("seed", ["a", "b", "c"])
@pytest.mark.parametrize("size", [BIG, SMALL])
def test_each_border_shows_whether_it_can_be_crossed(seed: str, size: Any) -> None:
    match = wander(seed, 300)
    scene = cast(View, match.game.describe(match.state))
    atlas = Atlas(scene, Cardboard(match.game))
    sheet = atlas.whole(size)
    atlas.draw(sheet)
    for cell, place in atlas.places.items():
        x, y = sheet.origin(cell)
        for side in SIDES:
            there = atlas.places.get(beside(cell, side))
            closed = side in place.chasms or (there and list(SIDES)[(list(SIDES).index(side) + 3) % 6] in there.chasms)
            shown = {sheet.canvas.chars[y + dy][x + dx] for dx, dy in outline(size, side)}
            assert ("▓" in shown) == bool(closed)
            assert ("?" in shown) == (not closed and there is None and scene.stack.tier_1 + scene.stack.tier_2 > 0)


def test_a_battle_shows_its_dice_and_its_sum(land: View, cardboard: Cardboard) -> None:
    fight = Battle(
        foes=["skeleton-warriors", "envoys-of-death"], strength=6, needed=6, missing=2,
        joined={"hero": 1, "knight": 3}, dice={"knight": {"1": 2, "s": 1}, "hero": {"ss": 1}},
        swords=2, weapons=1, bonus=1, skills=0, attack=4, win=0.25, lives_lost=2, units_lost=1,
    )  # fmt: skip
    land.heroes[0].place = 3
    land.battle = fight
    assert [line.plain for line in battle.panel(land, cardboard, with_odds=True)] == [
        "Battle! skeleton warriors 1 + envoys of death 5 = 6",
        "knight [1][1][☠]  hero die [☠☠]",
        "swords 2, weapons +1, fireballs +1 = 4 against 6: 2 short",
        "Win 25 %. On average 2.0 lives and 1.0 dice lost.",
    ]
    assert len(battle.panel(land, cardboard, with_odds=False)) == 3
    fight.win = None
    assert len(battle.panel(land, cardboard, with_odds=True)) == 3


FIRST = ("roll hero 1x3", "roll hero 1x1")
NEW_FARM = ("move northeast", "tile farm-1-open")


def test_a_battle_is_told_as_one_equation() -> None:
    match = script(["elspeth", "taia"], *FIRST)
    chronicle = Chronicle(Karak2Face(match, with_odds=True))
    for answer in [
        *NEW_FARM,
        "token dark-dryads",
        "roll hero 1xs",
        "use combat-finesse",
        "roll hero 1x3",
        "amulet amulet-of-titan",
    ]:
        chronicle.note()
        match.do(match.parse(answer))
    assert chronicle.turns(0)[-1].parts == [
        "discovers 3: farm, no chasm", "there: dark dryads",
        "hero die ☠, Combat finesse, hero die 3, swords 3 = 3 against dark dryads 3: won", "glory 3",
        "takes: amulet of titan",
    ]  # fmt: skip


def test_a_choice_says_where_it_leads_and_what_it_costs() -> None:
    match = script(["horan", "taia"], *FIRST)
    northeast, east, *_, done = choices_of(Karak2Face(match, with_odds=True), match.view(0))
    assert done.label == "End the turn" and done.option.final
    assert northeast.hint == "draw a tile" and northeast.option.final
    assert east.label == "Move east" and east.hint == "forest" and not east.option.final
    for answer in ("move east", "gather", "done", "done"):
        match.do(match.parse(answer))
    gather = next(c for c in choices_of(Karak2Face(match, True), match.view(0)) if c.option.text == "gather")
    assert gather.hint == "1 wood"
    for answer in ("gather", "done", "done", "gather"):
        match.do(match.parse(answer))
    found = next(c for c in choices_of(Karak2Face(match, True), match.view(0)) if c.option.text == "found city")
    assert (found.label, found.hint) == ("Found your city", "2♣")


def test_a_tile_put_back_is_shown_to_its_scout_alone() -> None:
    looked = (
        "move northeast",
        "tile farm-1-0",
        "tile forest-1-02",
        "choose tile farm-1-0",
        "lay e",
        "token fire-eaters",
    )
    match = script(["darius", "taia"], *FIRST, *looked)
    assert match.who == 1
    face = Karak2Face(match, with_odds=True)
    choices = choices_of(face, match.view(1))
    shown = face.board(match.view(1), choices, None, PAGE) + face.above(match.view(1), choices)
    shown += face.map(match.view(1), PAGE) + choice_lines(choices, 80)
    assert "forest, 2" not in text_of(shown) and "known to you alone" not in text_of(shown)
    assert {choice.hint for choice in choices if choice.option.text.startswith("move north")} <= {"draw a tile", "farm"}
    assert "known to you alone: forest, 2 chasms apart" in text_of(face.above(match.view(0), []))
    assert face.has_secrets(match.state)


def test_the_end_names_the_winner_and_the_points() -> None:
    match = script(["horan", "taia"], *FIRST)
    paper = StringIO()
    table = Tabletop(Sitting(match, "", None, True, is_watched=True), Screen(Console(file=paper, width=80), False))
    match.state.general = 1
    match.state.items[match.state.box.item_names.index("warhammer")] = 8
    for answer in ("move west", "roll hero 1x3"):
        table.sitting.do(match.parse(answer))
    table.show_log()
    table.show_end()
    assert "against dark general 15: won; beats the dark general and wins the soul archstone!" in told(paper)
    assert "The dark general is beaten: the game is over." in told(paper)
    assert "1. Horan (you): 4.5 points 2. Taia (you): 0 points The winner is Horan." in told(paper)


def told(paper: StringIO) -> str:
    return " ".join(paper.getvalue().split())


@pytest.mark.parametrize(("seed", "options"), [("a", []), ("b", ["choose-heroes"]), ("c", ["no-plague"])])
def test_every_question_of_a_game_can_be_asked_and_told(seed: str, options: list[str]) -> None:
    match = new_match("karak2", Setting(5, None, options), ["you"] * 5)
    face = Karak2Face(match, with_odds=True)
    chronicle = Chronicle(face)
    dealer = Shaker(seed)
    while not match.is_over and len(match.actions) < 400:
        if match.who != CHANCE and len(match.actions) % 2:
            view = match.view(match.who)
            asked = choices_of(face, view)
            assert has(f"karak2-ask-{match.game.step_name(view)}")
            lines = choice_lines(asked, 80) + face.board(view, asked, None, PAGE) + face.map(view, PAGE)[:-4]
            assert max(len(line) for line in lines) <= 80
            face.above(view, asked)
        chronicle.note()
        step(match, dealer)
    assert all(turn.parts for turn in chronicle.turns(0)[:-1])


def test_a_question_says_how_many_more_it_asks_for() -> None:
    assert "3 more" in say("karak2-ask-carting", open=3) and "the last one" in say("karak2-ask-carting", open=1)
    match = new_match("karak2", Setting(2, ["horan", "taia"]), ["you"] * 2)
    match.state.load = 2
    match.state.step = ROBBING
    assert match.game.pending(match.state)["open"] == 2
