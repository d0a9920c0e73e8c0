"""Actions: recruiting, picking up, eradicating the plague."""

import pytest

from tests.rules.karak2.scene import CASTLE, DOOR, FARM, FOREST, NORTH, Scene, before


def recruiter(*buildings: str) -> Scene:
    return Scene("horan", "taia").found(FARM, *buildings).stand("horan", FARM)


@pytest.mark.rule("K2:5.5", "K2:6.4")
def test_the_books_example_of_recruiting() -> None:
    """Glory 2 and one knight; no tower. The knight goes back, two archers come for two wood."""
    scene = recruiter("military-camp", "shooting-range").glory(2).muster(knight=1).own(food=1, wood=2, stone=2)
    assert scene.listed("recruit") == ["knight", "archer"]
    assert scene.refusal("recruit mage") == ("K2:5.5", "building-missing")
    scene.do("give back knight", "recruit archer", "recruit archer")
    assert (scene.army("horan"), scene.goods("horan"), scene.supply("knight")) == ({"archer": 2}, (1, 0, 2), 10)
    assert (scene.turn, int(scene.state.used)) == ("horan", 1)


@pytest.mark.rule("K2:5.5", "K2:1.9")
@pytest.mark.parametrize(
    ("unit", "building", "price"),
    [
        ("knight", "military-camp", (1, 0, 0)),
        ("archer", "shooting-range", (0, 1, 0)),
        ("mage", "wizard-tower", (0, 0, 1)),
    ],
)
def test_each_unit_needs_its_building_and_its_price(unit: str, building: str, price: tuple[int, int, int]) -> None:
    food, wood, stone = price
    scene = recruiter(building).glory(3).own(food=food, wood=wood, stone=stone)
    assert scene.listed("recruit") == [unit]
    assert scene.do(f"recruit {unit}").army("horan") == {unit: 1} and scene.goods("horan") == (0, 0, 0)
    scene = recruiter(building).glory(3).own(food=1 - food, wood=1 - wood, stone=1 - stone)
    assert not scene.mentions("recruit")
    others = [name for name in ("military-camp", "shooting-range", "wizard-tower") if name != building]
    assert unit not in recruiter(*others).glory(3).own(food=1, wood=1, stone=1).listed("recruit")


@pytest.mark.rule("K2:5.5", "K2:4.7")
def test_any_number_within_glory_in_one_action() -> None:
    scene = recruiter("military-camp", "wizard-tower").glory(3).own(food=5, stone=5)
    scene.do("recruit knight")
    assert scene.options() == ["done", "give back knight", "recruit knight", "recruit mage"]
    scene.do("recruit mage", "recruit mage", "done")
    assert (scene.army("horan"), scene.goods("horan"), int(scene.state.used)) == (
        {"knight": 1, "mage": 2}, (4, 0, 3), 1,
    )  # fmt: skip
    assert scene.refusal("recruit knight") == ("K2:4.7", "glory-too-low")


@pytest.mark.rule("K2:5.5")
def test_units_may_be_given_back_first_in_every_recruiting_action() -> None:
    scene = recruiter("military-camp", "shooting-range").glory(2).own(food=2, wood=9)
    scene.do("recruit knight", "recruit knight", "done")
    scene.do("give back knight", "recruit archer", "done")  # the second action of the turn
    assert scene.army("horan") == {"knight": 1, "archer": 1}
    scene.do("done", "give back knight", "recruit archer", "done")  # the next turn
    assert (scene.army("horan"), scene.turn) == ({"archer": 2}, "horan")


@pytest.mark.rule("K2:5.5")
def test_units_may_be_given_back_during_the_action() -> None:
    """The army is full, but a knight and a wood are left, so the action goes on."""
    scene = recruiter("shooting-range").glory(2).muster(knight=2).own(wood=3)
    scene.do("give back knight", "recruit archer")
    assert scene.options() == ["done", "give back knight"]
    scene.do("give back knight", "recruit archer", "done")
    assert (scene.army("horan"), scene.goods("horan"), int(scene.state.used)) == ({"archer": 2}, (0, 1, 0), 1)


@pytest.mark.rule("K2:5.5")
def test_every_army_that_can_be_paid_is_reached_by_some_order() -> None:
    """With two knights, room for three, three wood and a stone, any mix is possible until the closing answer."""
    start = recruiter("shooting-range", "wizard-tower").glory(3).muster(knight=2).own(wood=3, stone=1)
    found = {tuple(sorted(army.items())) for army in armies(start)}
    wanted = {
        tuple(sorted({name: n for name, n in (("knight", k), ("archer", a), ("mage", m)) if n}.items()))
        for k in range(3)
        for a in range(4)
        for m in range(2)
        if a + m > 0 and k + a + m <= 3
    }
    assert wanted <= found


def armies(scene: Scene) -> list[dict[str, int]]:
    """The armies after every way to go on in the action until the closing answer."""
    ends: dict[tuple[int, ...], dict[str, int]] = {}
    seen: set[tuple[int, ...]] = set()
    first = [text for text in scene.options() if text.startswith(("give back", "recruit"))]
    waiting = [[text] for text in first]
    length = len(scene.match.actions)
    base = scene.state.copy()
    while waiting:
        texts = waiting.pop()
        scene.match.state = scene.state = base.copy()
        scene.say(*texts)
        del scene.match.actions[length:]
        key = tuple(scene.state.numbers())
        if key in seen:
            continue
        seen.add(key)
        if scene.offers("done"):
            ends[key] = scene.army("horan")
        waiting += [[*texts, text] for text in scene.options() if text.startswith(("give back", "recruit"))]
    return list(ends.values())


@pytest.mark.rule("K2:5.5")
def test_not_elsewhere_than_in_ones_own_city() -> None:
    scene = recruiter("military-camp").glory(3).own(food=3)
    assert scene.stand("horan", FOREST).refusal("recruit knight") == ("K2:5.5", "not-in-the-city")
    scene = Scene("horan", "taia").found(FARM, "military-camp", of="taia").stand("horan", FARM).glory(3).own(food=3)
    assert scene.refusal("recruit knight") == ("K2:5.5", "not-in-the-city")


@pytest.mark.rule("K2:5.5", "K2:9.2")
def test_not_with_plague_there() -> None:
    scene = recruiter("military-camp").glory(3).own(food=3).plague("horan")
    assert scene.refusal("recruit knight") == ("K2:9.2", "plague-in-the-city")
    assert recruiter("military-camp").found(FOREST, of="taia").glory(3).own(food=3).plague("taia").mentions("recruit")


@pytest.mark.rule("K2:5.5")
def test_it_takes_at_least_one_unit_to_be_the_action() -> None:
    scene = recruiter("military-camp", "shooting-range").glory(1).muster(knight=1).own(wood=1).do("give back knight")
    assert scene.options() == ["recruit archer"]


@pytest.mark.rule("K2:5.5")
def test_giving_back_may_follow() -> None:
    scene = recruiter("military-camp", "shooting-range").glory(3).muster(knight=1).own(wood=2).do("recruit archer")
    assert scene.options() == ["done", "give back knight", "recruit archer"]


@pytest.mark.rule("K2:5.5")
def test_giving_back_is_offered_only_where_a_unit_of_another_kind_could_follow() -> None:
    scene = recruiter("military-camp").glory(1).muster(knight=1).own(food=2)
    assert scene.refusal("give back knight") == ("K2:5.5", "no-use")
    assert not recruiter("shooting-range").glory(1).muster(knight=1).mentions("give back")  # nothing to pay with
    scene = recruiter("shooting-range").glory(2).muster(knight=1, archer=1).own(wood=2)
    assert scene.listed("give back") == ["knight"]
    scene = recruiter("shooting-range").glory(2).muster(skeleton=1, mage=2).own(wood=2)
    assert scene.listed("give back") == ["mage"]  # no special dice


@pytest.mark.rule("K2:5.6", "K2:7.1")
def test_the_books_example_of_picking_up() -> None:
    """Horan leaves the sword and his old amulet; later Taia takes both in one action."""
    scene = before(("skeleton-warriors", "dark-dryads"), "horan", "taia").give("warhammer", "sword", "amulet-of-action")
    scene.do("move northwest", "roll hero 1x1", "amulet amulet-of-titan", "leave amulet-of-action", "leave sword")
    assert scene.held("horan") == {"sword": 1, "warhammer": 1, "amulet-of-titan": 1}
    assert scene.lying(NORTH) == {"sword": 1, "amulet-of-action": 1} and scene.turn == "taia"
    scene.stand("taia", DOOR).do("move northwest", "take sword", "take amulet-of-action")
    assert scene.held("taia") == {"sword": 1, "amulet-of-action": 1} and scene.lying(NORTH) == {}
    assert int(scene.state.used) == 1


@pytest.mark.rule("K2:5.6")
def test_some_of_the_items_may_be_left() -> None:
    scene = Scene("horan", "taia").drop("sword", "fireball", at=CASTLE).do("take fireball", "done")
    assert (scene.held("horan"), scene.lying(CASTLE)) == ({"fireball": 1}, {"sword": 1})
    assert int(scene.state.used) == 1


@pytest.mark.rule("K2:5.6")
def test_full_slots_exchange_items_of_the_same_kind() -> None:
    scene = Scene("horan", "taia").give("sword", "sword", "fireball", "amulet-of-action")
    scene.drop("warhammer", at=CASTLE).do("take warhammer")
    assert (scene.held("horan")["sword"], scene.lying(CASTLE)) == (1, {"sword": 1})
    scene = Scene("horan", "taia").give("sword", "warhammer").drop("sword", at=CASTLE).do("take sword")
    assert scene.held("horan") == {"sword": 2} and scene.lying(CASTLE) == {"warhammer": 1}
    scene = Scene("horan", "taia").give("fireball", "fireball", "fireball").drop("pickpocket", at=CASTLE)
    assert scene.do("take pickpocket").held("horan") == {"fireball": 2, "pickpocket": 1}


@pytest.mark.rule("K2:5.6")
def test_the_player_chooses_what_is_laid_down() -> None:
    """A second warhammer is not in the box, so spells show it."""
    scene = Scene("horan", "taia").give("fireball", "fireball", "pickpocket").drop("pickpocket", "fireball", at=CASTLE)
    scene.do("take pickpocket")
    assert scene.held("horan") == {"fireball": 1, "pickpocket": 2}
    assert scene.options() == ["done", "take fireball"]
    assert scene.do("take fireball").held("horan") == {"fireball": 2, "pickpocket": 1}


@pytest.mark.rule("K2:5.6")
def test_nothing_is_laid_down_without_taking_something_for_it() -> None:
    scene = Scene("horan", "taia").give("sword").drop("fireball", at=CASTLE).do("take fireball")
    assert scene.held("horan") == {"sword": 1, "fireball": 1} and scene.lying(CASTLE) == {}
    scene = Scene("horan", "taia").give("sword", "sword").drop("sword", at=CASTLE)
    assert scene.refusal("take sword") == ("K2:5.6", "no-use")  # one for the same
    assert not Scene("horan", "taia").give("sword").mentions("leave")


@pytest.mark.rule("K2:5.6")
def test_what_was_laid_down_is_not_taken_again_in_the_same_action() -> None:
    scene = Scene("horan", "taia").give("amulet-of-glory").drop("amulet-of-action", "amulet-of-titan", at=CASTLE)
    scene.do("take amulet-of-action")
    assert scene.options() == ["done", "take amulet-of-titan"]
    scene.do("done")
    assert scene.offers("take amulet-of-glory")  # in another action it is


@pytest.mark.rule("K2:5.6", "K2:7.5")
def test_glory_and_titan_follow_at_once() -> None:
    scene = Scene("horan", "taia").drop("amulet-of-glory", at=CASTLE)
    assert scene.do("take amulet-of-glory").fame("horan") == 2
    scene = Scene("horan", "taia").drop("amulet-of-titan", at=CASTLE).do("take amulet-of-titan")
    assert scene.army("horan") == {"titan": 1}
    scene = Scene("horan", "taia").give("amulet-of-titan").drop("amulet-of-glory", at=CASTLE)
    scene.do("take amulet-of-glory")
    assert (scene.army("horan"), scene.supply("titan"), scene.fame("horan")) == ({}, 1, 2)


@pytest.mark.rule("K2:5.6")
def test_any_hero_may_pick_up_what_lies_there() -> None:
    scene = Scene("horan", "taia").drop("sword", at=CASTLE).do("done")
    assert scene.do("take sword").held("taia") == {"sword": 1}


@pytest.mark.rule("K2:5.7")
def test_on_the_castle_all_lives_come_back_and_the_plague_leaves_ones_own_city() -> None:
    scene = Scene("horan", "taia").found(FARM).plague("horan").lives(1).do("eradicate plague")
    assert (scene.life("horan"), scene.plagued, int(scene.state.used)) == (5, "", 1)


@pytest.mark.rule("K2:5.7")
def test_a_wounded_hero_without_plague_is_healed_and_a_plagued_one_without_wounds_is_freed() -> None:
    assert Scene("horan", "taia").lives(1).do("eradicate plague").life("horan") == 5
    assert Scene("horan", "taia").found(FARM).plague("horan").do("eradicate plague").plagued == ""


@pytest.mark.rule("K2:5.7")
def test_the_plague_in_another_city_stays() -> None:
    scene = Scene("horan", "taia").found(FARM, of="taia").plague("taia").lives(1).do("eradicate plague")
    assert (scene.life("horan"), scene.plagued) == (5, "taia")


@pytest.mark.rule("K2:5.7")
def test_only_on_the_castle_and_only_where_it_changes_something() -> None:
    scene = Scene("horan", "taia").lives(1).stand("horan", FARM)
    assert scene.refusal("eradicate plague") == ("K2:5.7", "not-at-the-castle")
    assert Scene("horan", "taia").refusal("eradicate plague") == ("K2:5.7", "nothing-to-eradicate")
    scene = Scene("horan", "taia").found(FARM, of="taia").plague("taia")
    assert scene.refusal("eradicate plague") == ("K2:5.7", "nothing-to-eradicate")
