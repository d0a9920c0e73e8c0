"""What is drawn: the map, the heroes, the equation of a fight, the choices."""

from pathlib import Path
from typing import cast

import pytest
from rich.text import Text
from syrupy.assertion import SnapshotAssertion

from karak.cli.table.badges import badges
from karak.cli.table.canvas import FALLBACK
from karak.cli.table.choices import choices_of
from karak.cli.table.chronicle import Chronicle
from karak.cli.table.face import Choice
from karak.cli.table.faces import face_of
from karak.cli.table.karak import panel
from karak.cli.table.karak.atlas import BIG, SMALL, Atlas
from karak.cli.table.karak.cardboard import Cardboard, acting
from karak.cli.table.layout import choice_lines, percent
from karak.cli.table.telling import Turn
from karak.core.ruleset import Setting
from karak.core.state import CHANCE
from karak.games.karak.view import View
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
    return Atlas(cast(View, match.game.describe(match.state)), Cardboard(match.game))


def told(match: Match) -> list[Turn]:
    return Chronicle(face_of(match, with_odds=True)).turns(None)


def asked(match: Match, with_odds: bool = True) -> list[Choice]:
    return choices_of(face_of(match, with_odds), match.view(match.who))


START = ("roll 6 6", "roll 1 2")


@pytest.fixture
def crawl() -> Match:
    answers = Path(__file__).with_name("crawl.txt").read_text(encoding="utf-8").splitlines()
    return script(["horan", "taia", "aderyn", "argentus"], *answers)


def test_map_around_a_hero(crawl: Match, snapshot: SnapshotAssertion) -> None:
    atlas = atlas_of(crawl)
    me = acting(atlas.scene)
    assert text_of(atlas.draw(atlas.around(me.x, me.y, 5, 5))) == snapshot


def test_small_map(crawl: Match, snapshot: SnapshotAssertion) -> None:
    atlas = atlas_of(crawl)
    assert text_of(atlas.draw(atlas.extent(), SMALL)) == snapshot


def test_the_map_in_ascii(crawl: Match, snapshot: SnapshotAssertion) -> None:
    atlas = atlas_of(crawl)
    me = acting(atlas.scene)
    text = text_of(atlas.draw(atlas.around(me.x, me.y, 3, 3))).translate(FALLBACK)
    assert text.isascii()
    assert text == snapshot


def test_heroes_beside_the_map(crawl: Match, snapshot: SnapshotAssertion) -> None:
    scene = cast(View, crawl.game.describe(crawl.state))
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
    shown = badges(names)
    assert len({badge[1] for badge in shown}) == 4
    assert len({badge[0] for badge in shown}) == 4


def test_a_fight_is_one_equation() -> None:
    match = script(["horan", "taia"])
    chronicle = Chronicle(face_of(match, with_odds=True))
    dice = ["roll 1 2", "use double-attack", "roll 3 4"]
    for answer in [*START, "step north", "tile room-straight", "token giant-rat", *dice]:
        chronicle.note()
        match.do(match.parse(answer))
    assert chronicle.turns(None)[-1].parts == [
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
    assert part in told(match)[-2].parts


def test_a_choice_says_where_it_leads_and_whether_there_is_a_way_back() -> None:
    match = script(["horan", "taia"], *START)
    north, *_, stop = asked(match)
    assert stop.option.text == "stop" and stop.option.final and stop.label == "End the turn"
    assert (
        north.label == "Step north"
        and north.hint == "draw a tile"
        and north.option.final
        and north.option.anchors == ["cell:0,-1"]
    )


def test_a_known_monster_is_offered_with_the_roll_it_takes() -> None:
    answers = [*START, "step north", "tile room-straight", "token giant-rat", "roll 1 1", "stop", "stop"]
    match = script(["horan", "victorius"], *answers)
    choice = asked(match)[0]
    assert choice.hint == "fight giant rat 5, roll 6+ wins, 88 %"
    assert asked(match, with_odds=False)[0].hint == "fight giant rat 5"


def test_percentages_round_nothing_up_to_certainty() -> None:
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
        choices = asked(match)
        assert has(f"karak-ask-{match.decision().step}")
        assert max(len(line) for line in choice_lines(choices, 80)) <= 80
        match.do(choices[-1 - int(dealer.below(max(1, len(choices) - 1)))].action)
    assert all(turn.parts for turn in told(match)[:-1])
