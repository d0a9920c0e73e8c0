"""Curses."""

import pytest

from tests.rules.goblin.scene import Scene


def against(level: int, foe: str, hand: str, *items: str) -> Scene:
    """Horan, all levels open to him, has challenged the monster."""
    scene = Scene("horan", "taia").face(level, foe).keys(3).wear(*items).deal(hand=hand)
    return scene.do(f"fight {foe}")


# 4.1


@pytest.mark.rule("GB:4.1")
def test_cursed_attack_counts_nothing_on_cards_but_on_equipment() -> None:
    scene = against(2, "whispering-shade", "hammer-strike shield-wall grit charge").do("play hammer-strike", "done")
    assert "failed whispering-shade 0" in scene.told
    scene = against(2, "whispering-shade", "hammer-strike shield-wall grit charge", "goblin-club")
    assert "beat whispering-shade 1" in scene.do("play hammer-strike", "done").told


@pytest.mark.rule("GB:4.1")
def test_cursed_defence_counts_nothing_on_cards_but_on_equipment() -> None:
    scene = against(1, "goblin-drummer", "shield-wall grit charge iron-parry", "wooden-shield", "notched-sword")
    assert not any(t.startswith("hurt") for t in scene.do("play shield-wall", "done").told)
    scene = against(1, "goblin-drummer", "shield-wall grit charge iron-parry", "wooden-shield")
    assert "hurt 1" in scene.do("play shield-wall", "done").told


@pytest.mark.rule("GB:4.1")
def test_cursed_healing_heals_nothing_but_equipment_heals() -> None:
    scene = Scene("horan", "taia").face(1, "mushroom-creeper").wear("moss-cloak").wound(3)
    scene.deal(hand="grit charge iron-parry battle-cry").do("fight mushroom-creeper", "play grit")
    assert scene.hit_points() == 3
    assert scene.do("done").hit_points() == 2


@pytest.mark.rule("GB:4.1")
def test_cursed_drawing_draws_nothing_and_other_effects_count() -> None:
    scene = against(1, "lantern-imp", "nimble-step grit charge iron-parry").do("play nimble-step")
    assert scene.hand() == ["iron-parry", "charge", "grit"] and scene.step == "playing"
    assert scene.do("done").told[:2] == ["hurt 1", "failed lantern-imp 1"]


@pytest.mark.rule("GB:4.1")
@pytest.mark.parametrize(
    ("level", "foe", "card"),
    [
        (2, "whispering-shade", "hammer-strike"),
        (1, "goblin-drummer", "shield-wall"),
        (1, "mushroom-creeper", "grit"),
        (1, "lantern-imp", "battle-cry"),
    ],
)
def test_cards_with_a_cursed_effect_may_be_played_and_name_their_colours(level: int, foe: str, card: str) -> None:
    scene = against(level, foe, "hammer-strike shield-wall grit battle-cry")
    assert card in scene.listed("play")
    follow = {"hammer-strike": ["shield-wall"], "shield-wall": ["hammer-strike", "grit"], "grit": ["battle-cry"]}
    assert scene.do(f"play {card}").listed("play") == follow.get(card, ["hammer-strike", "grit"])


@pytest.mark.rule("GB:4.1")
def test_one_cursed_effect_leaves_the_others() -> None:
    scene = against(1, "goblin-drummer", "iron-parry shield-wall grit charge").do("play iron-parry", "done")
    assert "failed goblin-drummer 1" in scene.told
    scene = against(2, "whispering-shade", "iron-parry shield-wall grit charge").do("play iron-parry", "done")
    assert "hurt 3" in scene.told


# 4.2


@pytest.mark.rule("GB:4.2")
@pytest.mark.parametrize(
    ("foe", "forbidden"),
    [
        ("cave-bat", "hammer-strike"),
        ("goblin-apprentice", "shield-wall"),
        ("goblin-poacher", "battle-cry"),
        ("stone-beetle", "grit"),
    ],
)
def test_cards_of_a_cursed_colour_cannot_be_played(foe: str, forbidden: str) -> None:
    scene = against(1, foe, "hammer-strike shield-wall grit battle-cry")
    assert sorted([*scene.listed("play"), forbidden]) == ["battle-cry", "grit", "hammer-strike", "shield-wall"]
    assert scene.refusal(f"play {forbidden}") == ("GB:4.2", "colour-cursed")


@pytest.mark.rule("GB:4.2")
def test_a_cursed_colour_is_forbidden_later_in_the_chain_too() -> None:
    scene = against(1, "cave-bat", "hammer-strike shield-wall grit battle-cry").do("play shield-wall")
    assert scene.listed("play") == ["grit"]


@pytest.mark.rule("GB:4.1", "GB:4.2")
def test_a_monster_may_have_several_curses() -> None:
    scene = Scene("horan", "taia").face(3, "fire-hound").keys(2).wound(2)
    scene.deal(hand="hammer-strike grit charge battle-cry").do("fight fire-hound", "play grit")
    assert scene.hit_points() == 2 and "hammer-strike" not in scene.listed("play")


# 4.3


@pytest.mark.rule("GB:4.3")
def test_cursed_weapons_do_nothing() -> None:
    hand = "hammer-strike shield-wall grit charge"
    scene = against(2, "stone-gargoyle", hand, "vampire-sabre").do("done")
    assert "failed stone-gargoyle 0" in scene.told and scene.hit_points() == 1
    scene = against(2, "stone-gargoyle", hand, "notched-sword", "chain-mail").do("done")
    assert "hurt 2" in scene.told


@pytest.mark.rule("GB:4.3")
def test_cursed_armour_does_nothing() -> None:
    scene = against(2, "mimic-chest", "hammer-strike shield-wall grit charge", "ranger-mantle", "notched-sword")
    scene.do("done")
    assert "hurt 3" in scene.told and "failed mimic-chest 1" in scene.told and scene.hit_points() == 2


@pytest.mark.rule("GB:4.3")
def test_a_lost_hand_bonus_is_discarded_before_the_first_card() -> None:
    scene = against(2, "cave-troll-whelp", "hammer-strike shield-wall grit charge battle-cry", "seer-staff")
    assert scene.options() == [f"discard {c}" for c in ("hammer-strike", "battle-cry", "charge", "shield-wall", "grit")]
    scene.do("discard grit")
    assert scene.discard() == ["grit"] and scene.step == "playing" and len(scene.listed("play")) == 4


@pytest.mark.rule("GB:4.3")
def test_the_discarded_card_can_be_drawn_in_the_battle() -> None:
    scene = Scene("horan", "taia").face(2, "cave-troll-whelp").keys(1).wear("seer-staff")
    scene.deal(hand="battle-cry shield-wall grit charge hammer-strike iron-parry", deck="").do("fight cave-troll-whelp")
    scene.do("discard grit", "discard charge", "play battle-cry")
    assert set(scene.chances()) == {"draw grit", "draw charge"}


@pytest.mark.rule("GB:4.3")
@pytest.mark.parametrize(("level", "foe"), [(2, "cave-troll-whelp"), (3, "ice-wraith")])
def test_the_bonus_still_in_force_counts(level: int, foe: str) -> None:
    hand = "hammer-strike shield-wall grit charge battle-cry iron-parry"
    scene = against(level, foe, hand, "seer-staff", "belt-of-pouches")
    scene.do("discard grit")
    assert scene.step == "playing" and len(scene.hand()) == 5


@pytest.mark.rule("GB:4.3")
def test_after_the_battle_the_hand_is_filled_up_to_its_full_size() -> None:
    scene = against(2, "cave-troll-whelp", "hammer-strike shield-wall grit charge battle-cry", "seer-staff")
    scene.do("discard grit", "done").chance()
    assert len(scene.hand()) == 5 and scene.turn == "taia"


@pytest.mark.rule("GB:4.3", "GB:5.2")
@pytest.mark.parametrize(
    ("foe", "hand", "item"),
    [
        ("cave-troll-whelp", "hammer-strike shield-wall grit charge battle-cry", "goblin-club"),
        ("cave-troll-whelp", "hammer-strike shield-wall grit charge battle-cry", "belt-of-pouches"),
        ("cave-troll-whelp", "hammer-strike shield-wall grit charge", "seer-staff"),
        ("orc-raider", "hammer-strike shield-wall grit charge battle-cry iron-parry", "seer-staff"),
    ],
)
def test_without_a_lost_bonus_or_a_card_too_many_nothing_is_discarded(foe: str, hand: str, item: str) -> None:
    scene = against(2, foe, hand, item)
    assert scene.step == "playing" and len(scene.hand()) == len(hand.split())
