"""What is drawn: the map, the heroes, the equation of a fight, the choices."""

from pathlib import Path
from typing import Any

import pytest
from rich.text import Text
from syrupy.assertion import SnapshotAssertion

from karak.cli.table import panel
from karak.cli.table.atlas import BIG, SMALL, Atlas, pieces
from karak.cli.table.canvas import FALLBACK
from karak.cli.table.choices import choices_of, percent
from karak.cli.table.chronicle import Chronicle
from karak.cli.table.scene import Cardboard, HeroSeen, look
from karak.core.ruleset import Setting
from karak.core.state import CHANCE
from karak.play.dealer import Shaker
from karak.play.match import Match, new_match
from karak.words import has


def script(heroes: list[str], *answers: str) -> Match:
    match = new_match("karak", Setting(len(heroes), heroes), ["you"] * len(heroes))
    for answer in answers:
        match.do(match.parse(answer))
    return match


def text_of(lines: list[Text]) -> str:
    return "\n".join(line.plain.rstrip() for line in lines)


def atlas_of(match: Match) -> Atlas:
    return Atlas(look(match.game, match.state), Cardboard(match.game))


START = ("roll 6 6", "roll 1 2")


@pytest.fixture
def crawl() -> Match:
    answers = Path(__file__).with_name("crawl.txt").read_text(encoding="utf-8").splitlines()
    return script(["horan", "taia", "aderyn", "argentus"], *answers)


def test_map_around_a_hero(crawl: Match, snapshot: SnapshotAssertion) -> None:
    atlas = atlas_of(crawl)
    me = atlas.scene.acting()
    assert text_of(atlas.draw(atlas.around(me.x, me.y, 5, 5))) == snapshot


def test_small_map(crawl: Match, snapshot: SnapshotAssertion) -> None:
    atlas = atlas_of(crawl)
    assert text_of(atlas.draw(atlas.extent(), SMALL)) == snapshot


def test_the_map_in_ascii(crawl: Match, snapshot: SnapshotAssertion) -> None:
    atlas = atlas_of(crawl)
    me = atlas.scene.acting()
    text = text_of(atlas.draw(atlas.around(me.x, me.y, 3, 3))).translate(FALLBACK)
    assert text.isascii()
    assert text == snapshot


def test_heroes_beside_the_map(crawl: Match, snapshot: SnapshotAssertion) -> None:
    scene = look(crawl.game, crawl.state)
    lines = panel.heroes(scene, Cardboard(crawl.game), ["you", "greedy", "greedy", "random"])
    assert max(len(line) for line in lines) <= panel.WIDTH
    assert text_of(lines) == snapshot


def test_each_tile_has_its_walls_where_it_has_no_exits(crawl: Match) -> None:
    atlas = atlas_of(crawl)
    window = atlas.extent()
    rows = [line.plain for line in atlas.draw(window, BIG)]
    for place in atlas.scene.map:
        x, y = 1 + (place.x - window.left) * BIG.width, (place.y - window.top) * BIG.height
        middles = {"n": rows[y][x + 4], "s": rows[y + 3][x + 4], "w": rows[y + 2][x], "e": rows[y + 2][x + 8]}
        assert {side for side, char in middles.items() if char not in "═║▒"} == set(place.exits)


def test_heroes_with_the_same_letter_get_different_ones() -> None:
    names = ["argentus", "aderyn", "taia", "xanros"]
    heroes = [HeroSeen(seat, hero, 0, 0, 5, 0, {}, False) for seat, hero in enumerate(names)]
    letters = [piece[1] for piece in pieces(heroes)]
    assert len(set(letters)) == 4
    assert len({piece[0] for piece in pieces(heroes)}) == 4


def test_a_fight_is_one_equation() -> None:
    match = script(["horan", "taia"])
    chronicle = Chronicle(match)
    dice = ["roll 1 2", "use double-attack", "roll 3 4"]
    for answer in [*START, "step north", "tile room-straight", "token giant-rat", *dice]:
        chronicle.note()
        match.do(match.parse(answer))
    assert chronicle.turns()[-1].parts == [
        "explores a room with two facing exits", "finds: giant rat",
        "roll 1+2 = 3, roll 3+4 = 7 against giant rat 5: won", "takes: daggers",
    ]  # fmt: skip


def test_weapons_and_what_was_spent_are_in_the_equation() -> None:
    answers = [
        *START, "step north", "tile room-straight", "token giant-rat", "roll 4 6", "stop", "step south",
        "tile room-straight", "token giant-rat", "roll 6 6", "stop", "step north", "tile room-straight",
        "token mummy", "roll 2 4", "use sacrifice", "stop",
    ]  # fmt: skip
    match = script(["xanros", "horan"], *answers)
    part = "roll 2+4 = 6, +1 daggers, +1 Sacrifice = 8 against mummy 7: won"
    assert part in Chronicle(match).turns()[-2].parts


def test_a_choice_says_where_it_leads_and_whether_there_is_a_way_back() -> None:
    match = script(["horan", "taia"], *START)
    stop, north, *_ = choices_of(match, look(match.game, match.state), with_odds=True)
    assert stop.notation == "stop" and stop.is_final and stop.label == "End the turn"
    assert north.label == "Step north" and north.hint == "draw a tile" and north.is_final and north.cells == [(0, -1)]


def test_a_known_monster_is_offered_with_the_roll_it_takes() -> None:
    answers = [*START, "step north", "tile room-straight", "token giant-rat", "roll 1 1", "stop", "stop"]
    match = script(["horan", "victorius"], *answers)
    choice = choices_of(match, look(match.game, match.state), with_odds=True)[1]
    assert choice.hint == "fight giant rat 5, roll 6+ wins, 88 %"
    assert choices_of(match, look(match.game, match.state), with_odds=False)[1].hint == "fight giant rat 5"


def test_percent_never_calls_sure_what_is_not() -> None:
    chances = {0.0: "0", 1.0: "100", 0.5: "50", 1 / 36: "2.8", 0.9999: "99.990"}
    assert [percent(chance) for chance in chances] == list(chances.values())


@pytest.mark.parametrize("options", [[], ["choose-heroes"], ["strict-stealth", "late-dragon"]])
@pytest.mark.parametrize("seed", ["a", "b"])
def test_every_question_of_a_game_can_be_asked_and_told(options: list[str], seed: str) -> None:
    match = new_match("karak", Setting(5, None, options), ["you"] * 5)
    dealer = Shaker(seed)
    while not match.is_over and len(match.actions) < 900:
        if match.who == CHANCE:
            match.do(int(match.game.draw(match.state, dealer)))
            continue
        scene: Any = look(match.game, match.state)
        asked = choices_of(match, scene, with_odds=True)
        assert has(f"karak-ask-{scene.step}")
        assert max(len(line) for line in panel.choice_lines(asked, 80)) <= 80
        match.do(asked[-1 - int(dealer.below(max(1, len(asked) - 1)))].action)
    assert all(turn.parts for turn in Chronicle(match).turns()[:-1])
