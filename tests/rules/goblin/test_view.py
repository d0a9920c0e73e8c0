"""The battle in a view: what adds up, what is missing, and what the hits would do."""

import pytest

from karak.games.goblin.view import Battle
from tests.rules.goblin.scene import Scene


def against(level: int, foe: str, hand: str, *items: str, hero: str = "horan", hit_points: int = 5) -> Scene:
    """All levels are open to the hero, who has challenged the monster."""
    scene = Scene(hero, "taia", options=("abilities",)).face(level, foe).keys(3).wear(*items).deal(hand=hand)
    return scene.wound(hit_points).do(f"fight {foe}")


def shown(scene: Scene) -> Battle:
    battle = scene.view().battle
    assert battle is not None
    return battle


def adds_up(battle: Battle) -> bool:
    sums = [sum(part.amount for part in parts) for parts in (battle.attack_parts, battle.defence_parts)]
    return sums == [battle.attack, battle.defence]


def parts(scene: Scene, what: str) -> dict[str, int]:
    found = shown(scene).attack_parts if what == "attack" else shown(scene).defence_parts
    assert adds_up(shown(scene))
    return {part.card: part.amount for part in found}


@pytest.mark.rule("GB:3.5")
def test_equipment_and_cards_add_up() -> None:
    scene = against(1, "goblin-scout", "charge grit hammer-strike shield-wall", "notched-sword", "chain-mail")
    scene.do("play hammer-strike")
    assert parts(scene, "attack") == {"notched-sword": 1, "horan-hammer-strike": 2}
    assert parts(scene, "defence") == {"notched-sword": 1, "chain-mail": 2}
    assert (shown(scene).missing, shown(scene).hits) == (0, 0)


@pytest.mark.rule("GB:4.1")
def test_a_cursed_effect_of_a_card_is_no_part_but_that_of_equipment_is() -> None:
    scene = against(2, "whispering-shade", "hammer-strike shield-wall grit charge", "goblin-club")
    scene.do("play hammer-strike")
    assert parts(scene, "attack") == {"goblin-club": 1}
    scene = against(1, "goblin-drummer", "shield-wall grit charge iron-parry", "wooden-shield").do("play shield-wall")
    assert parts(scene, "defence") == {"wooden-shield": 1}


@pytest.mark.rule("GB:4.3")
def test_a_cursed_weapon_or_armour_is_no_part() -> None:
    scene = against(2, "stone-gargoyle", "hammer-strike shield-wall grit charge", "notched-sword", "chain-mail")
    assert "notched-sword" not in parts(scene, "attack") | parts(scene, "defence")
    scene = against(2, "mimic-chest", "hammer-strike shield-wall grit charge", "ranger-mantle", "notched-sword")
    assert parts(scene, "attack") == {"notched-sword": 1}
    assert "ranger-mantle" not in parts(scene, "defence")


@pytest.mark.rule("GB:9.2", "GB:5.4")
def test_an_attack_that_no_card_explains_has_no_name() -> None:
    scene = against(2, "mimic-chest", "charge iron-parry hammer-strike grit").do("play iron-parry", "play charge")
    assert parts(scene, "attack") == {"horan-iron-parry": 1, "horan-charge": 2, "": 1}
    scene = Scene("horan", "taia").face(1, "goblin-scout").carry("strength").deal(hand="charge grit")
    scene.do("fight goblin-scout", "play charge", "drink strength attack")
    assert parts(scene, "attack") == {"horan-charge": 2, "": 2}


@pytest.mark.rule("GB:3.5")
@pytest.mark.parametrize(("hit_points", "hits", "falls"), [(5, 4, False), (4, 4, True), (1, 1, True)])
def test_hits_take_no_more_than_there_is(hit_points: int, hits: int, falls: bool) -> None:
    battle = shown(against(2, "whispering-shade", "hammer-strike", hit_points=hit_points))
    assert (battle.hits, battle.falls, battle.missing) == (hits, falls, 1)


@pytest.mark.rule("GB:3.5", "GB:4.1", "GB:4.3")
@pytest.mark.parametrize("hit_points", [5, 2, 1])
@pytest.mark.parametrize("played", [[], ["shield-wall"], ["hammer-strike", "shield-wall"], ["iron-parry", "charge"]])
@pytest.mark.parametrize(("level", "foe"), [(1, "goblin-scout"), (1, "goblin-drummer"), (2, "whispering-shade")])
def test_what_is_foretold_happens(level: int, foe: str, played: list[str], hit_points: int) -> None:
    scene = against(level, foe, "hammer-strike shield-wall iron-parry charge", hit_points=hit_points)
    for card in played:
        scene.do(f"play {card}")
    battle = shown(scene)
    told = scene.do("done").told
    assert adds_up(battle)
    assert [t for t in told if t.startswith("hurt")] == ([f"hurt {battle.hits}"] if battle.hits else [])
    assert ("fell" in told) == battle.falls
    assert any(t.startswith("beat") for t in told) == (battle.missing == 0 and not battle.falls)
