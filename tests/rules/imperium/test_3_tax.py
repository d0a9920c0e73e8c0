"""What vassals pay."""

import pytest

from tests.rules.imperium.scene import FARM, FOREST, Scene, in_city


@pytest.mark.rule("IM:3.4")
def test_the_books_example_of_a_vassal_who_builds() -> None:
    """Camp and tower cost 4 food, 3 stone and 1 wood; one wood more is the tax."""
    scene = in_city("horan", "argentus", crown="argentus").own(food=4, wood=2, stone=3)
    scene.do("build military-camp")
    assert (scene.goods("horan"), scene.listed("pay")) == ((1, 1, 3), ["food", "wood", "stone"])
    scene.do("pay wood", "build wizard-tower")
    assert (scene.goods("horan"), scene.goods("argentus")) == ((0, 0, 0), (0, 1, 0))
    assert scene.built("horan") == ["military-camp", "wizard-tower"] and int(scene.state.used) == 1


@pytest.mark.rule("IM:3.4")
def test_the_payer_chooses_and_the_emperor_gets_it() -> None:
    for resource, goods in (("food", (1, 0, 0)), ("wood", (0, 1, 0)), ("stone", (0, 0, 1))):
        scene = in_city("horan", "taia", "saigo", crown="taia").own(food=3, wood=2, stone=2).do("build stable")
        assert scene.asked == "horan"
        scene.do(f"pay {resource}")
        assert scene.goods("taia") == goods and scene.goods("saigo") == (0, 0, 0) and sum(scene.goods("horan")) == 2


@pytest.mark.rule("IM:3.4")
def test_what_is_the_only_choice_is_paid_without_asking() -> None:
    scene = in_city("horan", "taia", crown="taia").own(food=3, wood=1, stone=1).do("build stable")
    assert (scene.goods("horan"), scene.goods("taia"), scene.is_acting) == ((0, 0, 0), (1, 0, 0), True)
    assert "taxed" in scene.told


@pytest.mark.rule("IM:3.4")
def test_building_the_city_is_taxed() -> None:
    scene = Scene("horan", "taia").crown("taia").stand("horan", FARM).own(wood=2)
    assert scene.refusal("found city") == ("IM:3.4", "cannot-pay-tax")
    scene.own(stone=1).do("found city")
    assert (scene.goods("horan"), scene.goods("taia")) == ((0, 0, 0), (0, 0, 1))


@pytest.mark.rule("IM:3.4")
def test_building_is_taxed_once_an_action() -> None:
    scene = in_city("horan", "taia", crown="taia").own(food=9, wood=9, stone=9)
    scene.do("build stable", "pay food", "build portal", "build glory-banners", "done")
    assert scene.goods("taia") == (1, 0, 0)
    assert scene.do("build wizard-tower").mentions("pay")  # another action, another tax


@pytest.mark.rule("IM:3.4")
def test_recruiting_is_taxed_once_an_action() -> None:
    scene = in_city("horan", "taia", crown="taia", buildings=("military-camp",)).glory(4).own(food=6)
    scene.do("recruit knight", "recruit knight", "done")
    assert (scene.goods("horan"), scene.goods("taia"), scene.army("horan")) == ((3, 0, 0), (1, 0, 0), {"knight": 2})
    assert scene.do("recruit knight").goods("taia") == (2, 0, 0)


@pytest.mark.rule("IM:3.4")
def test_a_vassal_who_cannot_pay_price_and_tax_can_neither_build_nor_recruit() -> None:
    scene = in_city("horan", "taia", crown="taia", buildings=("military-camp",)).glory(4).own(food=2, wood=1, stone=1)
    assert scene.refusal("build stable") == ("IM:3.4", "cannot-pay-tax")
    assert scene.refusal("build portal") == ("K2:5.4", "cannot-pay")  # that is too dear without tax
    scene = in_city("horan", "taia", crown="taia", buildings=("military-camp",)).glory(4).own(food=1)
    assert scene.refusal("recruit knight") == ("IM:3.4", "cannot-pay-tax")
    assert scene.own(stone=1).do("recruit knight").goods("taia") == (0, 0, 1)


@pytest.mark.rule("IM:3.4")
def test_the_tax_is_chosen_after_the_first_payment_so_the_rest_may_be_built_free_of_it() -> None:
    scene = in_city("horan", "taia", crown="taia", buildings=("military-camp",)).glory(4).own(food=2)
    assert scene.do("recruit knight").goods("horan") == (0, 0, 0)
    scene = in_city("horan", "taia", crown="taia", buildings=("military-camp",)).glory(4).own(food=3)
    assert scene.do("recruit knight", "recruit knight").goods("horan") == (0, 0, 0)


@pytest.mark.rule("IM:3.4")
def test_units_given_back_first_are_not_taxed_and_the_tax_must_still_be_there() -> None:
    scene = in_city("horan", "taia", crown="taia", buildings=("military-camp", "shooting-range")).glory(2)
    scene.muster(knight=2).own(wood=1)
    assert not scene.mentions("give back")
    scene.own(wood=2).do("give back knight")
    assert scene.goods("taia") == (0, 0, 0) and scene.listed("recruit") == ["archer"]
    assert scene.do("recruit archer").goods("taia") == (0, 1, 0)


@pytest.mark.rule("IM:3.4")
def test_taia_saves_on_the_price_and_pays_the_tax_in_full() -> None:
    scene = Scene("taia", "horan").crown("horan").stand("taia", FARM).own(wood=2).do("found city saving wood")
    assert (scene.goods("taia"), scene.goods("horan")) == ((0, 0, 0), (0, 1, 0))


@pytest.mark.rule("IM:3.4")
def test_rebels_necromancy_and_blessing_are_not_taxed() -> None:
    scene = Scene("aderyn", "taia").crown("taia").stand("aderyn", FOREST).own(food=3).glory(2).give("blessing")
    scene.do("use rebels", "bless mage")
    assert (scene.goods("aderyn"), scene.goods("taia")) == ((1, 0, 0), (0, 0, 0))
    scene = Scene("xanros", "taia").crown("taia").own(food=3).do("use necromancy")
    assert (scene.goods("xanros"), scene.goods("taia")) == ((3, 0, 0), (0, 0, 0))


@pytest.mark.rule("IM:3.4")
@pytest.mark.parametrize("crown", ["", "horan"])
def test_without_an_emperor_there_is_no_tax_and_an_emperor_pays_none(crown: str) -> None:
    scene = Scene("horan", "taia").stand("horan", FARM).own(wood=3)
    if crown:
        scene.crown(crown)
    scene.do("found city")
    assert (scene.goods("horan"), scene.goods("taia")) == ((0, 1, 0), (0, 0, 0))


@pytest.mark.rule("IM:3.4")
def test_other_actions_are_free_of_tax() -> None:
    scene = Scene("horan", "taia").crown("taia").stand("horan", FARM).lives(3).do("gather", "heal")
    assert (scene.goods("horan"), scene.goods("taia"), scene.turn) == ((1, 0, 0), (0, 0, 0), "taia")
