"""Options."""

import pytest

from karak.core.refusal import Refusal
from karak.core.ruleset import Setting
from karak.games.karak.ruleset import RULESET
from karak.play.match import new_match
from tests.rules.karak.scene import Scene


@pytest.mark.rule("K1:11.1", "K1:11.2", "K1:11.3", "K1:11.4")
def test_options_are_named_with_their_clause_and_off_by_default() -> None:
    assert RULESET.options == {
        "choose-heroes": "K1:11.1",
        "no-curse": "K1:11.2",
        "late-dragon": "K1:11.3",
        "strict-stealth": "K1:11.4",
    }
    assert Setting(2).options == []
    with pytest.raises(Refusal, match="unknown-option"):
        new_match("karak", Setting(2, options=["early-dragon"]), ["a", "b"])


@pytest.mark.rule("K1:11.1", "K1:1.6")
def test_the_players_choose_their_heroes_in_seat_order() -> None:
    match = new_match("karak", Setting(3, options=["choose-heroes"]), ["a", "b", "c"])
    for seat, hero in enumerate(["taia", "argentus", "xanros"]):
        assert match.who == seat
        assert len(match.decision().options) == 6 - seat
        match.do(match.parse(f"hero {hero}"))
    assert match.game.role_names(match.state) == ["taia", "argentus", "xanros"]
    assert match.decision().step == "starting"


@pytest.mark.rule("K1:11.2")
def test_without_the_curse_a_mummy_only_leaves_its_bolt() -> None:
    scene = Scene("victorius", "taia", "horan", options=("no-curse",)).lay("room-cross", at=(0, -1), token="mummy")
    scene.do("step north", "roll 5 5")
    assert (scene.cursed, scene.held("victorius"), scene.turn) == ("", {"magic-bolt": 1}, "taia")


def late(rooms: int) -> Scene:
    """A game in which this many rooms have got their token."""
    return Scene("horan", "taia", options=("late-dragon",)).grow(*["room-cross"] * 13, *["room-t"] * (rooms - 13))


@pytest.mark.rule("K1:11.3")
def test_the_late_dragon_is_not_in_the_bag_at_first() -> None:
    scene = Scene("horan", "taia", options=("late-dragon",))
    assert scene.bag()["dragon"] == 0 and sum(scene.bag().values()) == 52


@pytest.mark.rule("K1:11.3", "K1:1.3")
def test_a_view_counts_kinds_of_which_none_is_left() -> None:
    scene = Scene("horan", "taia", options=("late-dragon",)).grow(*["room-cross"] * 14)
    told = scene.view(1)
    assert told.bag == scene.bag()
    assert told.stack == {name: n for name, n in scene.stack().items() if name != "start"}
    assert (scene.bag()["dragon"], scene.stack()["room-cross"]) == (0, 0)


@pytest.mark.rule("K1:11.3")
def test_the_late_dragon_joins_when_the_27th_room_has_got_its_token() -> None:
    scene = late(25).do("step north", "tile room-cross", "token giant-rat", "roll 6 6", "stop")
    assert scene.bag()["dragon"] == 0
    scene = late(26).do("step north", "tile room-cross")
    assert "token dragon" not in scene.chances()
    assert scene.do("token giant-rat").bag()["dragon"] == 1
    scene.do("roll 6 6", "stop", "step east", "tile room-straight")
    assert scene.chances()["token dragon"] == 1


@pytest.mark.rule("K1:11.3")
def test_by_default_the_dragon_is_in_the_bag_from_the_start() -> None:
    assert Scene("horan", "taia").bag()["dragon"] == 1


def strict(*monsters: str) -> Scene:
    """Monsters in a row to the north, with the option on; Aderyn stands on the start tile."""
    scene = Scene("aderyn", "taia", options=("strict-stealth",))
    for i, monster in enumerate(monsters):
        scene.lay("room-cross", at=(0, -1 - i), token=monster)
    return scene


@pytest.mark.rule("K1:11.4")
def test_strict_stealth_lets_aderyn_pass_as_before() -> None:
    scene = strict("dragon", "skeleton-king").lay("corridor-cross", at=(0, -3))
    assert scene.do("step north").options() == ["fight", "use strict-stealth"]
    scene.do("use strict-stealth", "step north", "use strict-stealth", "step north")
    assert (scene.at("aderyn"), scene.turn, int(scene.state.steps_left)) == ((0, -3), "aderyn", 1)
    assert scene.do("stop").turn == "taia"


@pytest.mark.rule("K1:11.4")
def test_with_no_step_left_she_must_fight_and_is_not_asked() -> None:
    scene = strict("skeleton-king").steps(1).do("step north")
    assert scene.mentions("roll")
    assert scene.do("roll 5 5").held("aderyn") == {"axe": 1}


@pytest.mark.rule("K1:11.4", "K1:5.4")
def test_with_no_step_left_a_healing_portal_still_takes_her_away() -> None:
    scene = strict("skeleton-king").give("healing-portal").steps(1).do("step north")
    assert scene.options() == ["fight", "use strict-stealth"]
    scene.do("use strict-stealth", "cast aderyn 1")
    assert (scene.at("aderyn"), scene.turn) == ((0, 0), "taia")


@pytest.mark.rule("K1:11.4")
def test_stopping_there_she_must_fight() -> None:
    scene = strict("skeleton-king").do("step north", "use strict-stealth", "stop")
    assert scene.mentions("roll")
    assert scene.do("roll 5 5").turn == "taia"


@pytest.mark.rule("K1:11.4")
def test_she_is_thrown_back_to_the_last_tile_without_a_monster() -> None:
    scene = strict("skeleton-king", "mummy", "dragon").lives(3)
    for _ in range(3):
        scene.do("step north", "use strict-stealth")
    scene.do("stop", "roll 1 1")
    assert (scene.at("aderyn"), scene.hero("aderyn").lives) == ((0, 0), 2)
    assert scene.options() == ["stop", "heal"]


@pytest.mark.rule("K1:11.4")
def test_also_when_she_chose_the_fight() -> None:
    scene = strict("skeleton-king", "dragon").do("step north", "use strict-stealth", "step north", "fight", "roll 1 1")
    assert scene.at("aderyn") == (0, 0)


@pytest.mark.rule("K1:11.4")
def test_from_a_tile_without_a_monster_she_is_thrown_back_there() -> None:
    scene = strict("skeleton-king").lay("corridor-cross", at=(0, -2)).lay("room-cross", at=(0, -3), token="dragon")
    scene.do("step north", "use strict-stealth", "step north", "step north", "fight", "roll 1 1")
    assert scene.at("aderyn") == (0, -2)


@pytest.mark.rule("K1:11.4", "K1:8.2")
def test_the_option_changes_no_other_hero() -> None:
    scene = Scene("horan", "aderyn", options=("strict-stealth",)).lay("room-cross", at=(0, -1), token="dragon")
    assert scene.do("step north").mentions("roll")
