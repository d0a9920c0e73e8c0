"""Equipment and potions."""

import pytest

from tests.rules.goblin.scene import Scene

HAND = "hammer-strike shield-wall grit charge"


def fighting(foe: str, *potions: str, hand: str = HAND, level: int = 1, wear: str = "", hit_points: int = 5) -> Scene:
    """Horan, who carries these potions, has challenged the monster."""
    scene = Scene("horan", "taia").face(level, foe).keys(level - 1).carry(*potions).wound(hit_points)
    return scene.wear(*wear.split()).deal(hand=hand).do(f"fight {foe}")


# 5.1


@pytest.mark.rule("GB:5.1")
@pytest.mark.parametrize(
    ("answer", "worn", "shop"),
    [
        ("equip goblin-club", ["goblin-club", "moss-cloak"], ["orc-axe"]),
        ("pawn goblin-club", ["orc-axe", "moss-cloak"], ["goblin-club"]),
    ],
)
def test_of_two_weapons_the_owner_chooses_which_is_pawned(answer: str, worn: list[str], shop: list[str]) -> None:
    scene = fighting("goblin-thug", wear="orc-axe moss-cloak").do("play grit", "done")
    assert scene.options() == ["equip goblin-club", "pawn goblin-club"]
    scene.do(answer)
    assert (scene.worn(), scene.pawnshop()) == (worn, shop)


@pytest.mark.rule("GB:5.1")
@pytest.mark.parametrize(
    ("answer", "worn", "shop"),
    [
        ("equip wooden-shield", ["orc-axe", "wooden-shield"], ["moss-cloak"]),
        ("pawn wooden-shield", ["orc-axe", "moss-cloak"], ["wooden-shield"]),
    ],
)
def test_of_two_armours_the_owner_chooses_which_is_pawned(answer: str, worn: list[str], shop: list[str]) -> None:
    scene = fighting("goblin-guard", wear="orc-axe moss-cloak").do("play grit", "done", answer)
    assert (scene.worn(), scene.pawnshop()) == (worn, shop)


@pytest.mark.rule("GB:5.1")
def test_keys_are_never_lost() -> None:
    scene = Scene("horan", "taia").face(2, "boar-rider").keys(1).do("fight boar-rider", "done", "visit merchant")
    assert scene.hit_points() == 5 and scene.turn == "taia"  # fell and revived
    assert int(scene.hero().keys) == 2


@pytest.mark.rule("GB:5.1")
@pytest.mark.parametrize(
    ("potion", "drink"),
    [("strength", "strength attack"), ("healing", "healing"), ("countercurse", "countercurse colour-yellow")],
)
def test_a_potion_is_used_once_and_goes_back_to_its_pile(potion: str, drink: str) -> None:
    scene = fighting("slime", potion, hit_points=3).do("play hammer-strike")
    pile = ["strength", "healing", "countercurse"].index(potion)
    assert int(scene.state.potions[pile]) == 3
    scene.do(f"drink {drink}")
    assert scene.potions() == [] and int(scene.state.potions[pile]) == 4
    assert not scene.listed("drink")


@pytest.mark.rule("GB:5.1")
def test_without_potions_no_drink_is_offered() -> None:
    scene = fighting("slime", hit_points=3).do("play hammer-strike")
    assert not scene.listed("drink")


# 5.2


@pytest.mark.rule("GB:5.2")
@pytest.mark.parametrize(("items", "size"), [("", 4), ("seer-staff", 5), ("seer-staff belt-of-pouches", 6)])
def test_four_cards_and_one_more_for_each_item_that_says_so(items: str, size: int) -> None:
    scene = Scene("horan", "taia").face(1, "goblin-scout").wear(*items.split()).deal(hand="grit charge")
    scene.do("fight goblin-scout", "done").chance()
    assert len(scene.hand()) == size


@pytest.mark.rule("GB:5.2")
def test_a_hand_above_its_size_is_kept_and_not_refilled() -> None:
    scene = fighting("goblin-scout", hand="hammer-strike iron-parry shield-wall charge grit battle-cry").do("done")
    assert len(scene.hand()) == 6 and scene.turn == "taia"


@pytest.mark.rule("GB:5.2")
def test_an_item_given_away_takes_no_card_with_it() -> None:
    scene = Scene("horan", "taia").wear("seer-staff").deal(hand="hammer-strike iron-parry shield-wall charge grit")
    scene.do("visit merchant", "buy potion healing")
    assert scene.worn() == [] and len(scene.hand()) == 5


# 5.3


@pytest.mark.rule("GB:5.3")
def test_countercurse_lifts_one_curse_of_choice() -> None:
    scene = Scene("horan", "taia").face(3, "fire-hound").keys(2).carry("countercurse").wound(2).deal(hand=HAND)
    scene.do("fight fire-hound")
    assert scene.listed("drink") == ["countercurse effect-heal", "countercurse colour-red"]
    scene.do("drink countercurse colour-red")
    assert "hammer-strike" in scene.listed("play")
    assert scene.do("play grit").hit_points() == 2


@pytest.mark.rule("GB:5.3")
def test_it_lasts_for_this_battle_only() -> None:
    scene = fighting("slime", "countercurse").do("drink countercurse colour-yellow", "done").chance()
    scene.do("visit merchant", "fight slime")
    assert "grit" not in scene.listed("play") and scene.listed("play")


@pytest.mark.rule("GB:5.3", "GB:4.3")
def test_drunk_before_discarding_it_saves_the_hand_bonus() -> None:
    hand = f"{HAND} battle-cry"
    scene = fighting("cave-troll-whelp", "countercurse", hand=hand, level=2, wear="seer-staff")
    assert scene.listed("drink") == ["countercurse equipment-weapon"]
    scene.do("drink countercurse equipment-weapon")
    assert scene.step == "playing" and len(scene.hand()) == 5
    assert "failed cave-troll-whelp 1" in scene.do("done").told


@pytest.mark.rule("GB:5.3")
def test_cards_discarded_stay_discarded() -> None:
    scene = fighting("cave-troll-whelp", "countercurse", hand=f"{HAND} battle-cry", level=2, wear="seer-staff")
    scene.do("discard grit", "drink countercurse equipment-weapon")
    assert scene.discard() == ["grit"] and len(scene.hand()) == 4
    assert "failed cave-troll-whelp 1" in scene.do("done").told


@pytest.mark.rule("GB:5.3")
def test_attack_already_played_counts_at_the_end() -> None:
    scene = fighting("whispering-shade", "countercurse", level=2).do("play hammer-strike")
    assert "beat whispering-shade 2" in scene.do("drink countercurse effect-attack", "done").told


@pytest.mark.rule("GB:5.3")
def test_defence_already_played_counts_at_the_end() -> None:
    scene = fighting("goblin-drummer", "countercurse").do("play shield-wall", "drink countercurse effect-defence")
    assert not any(told.startswith("hurt") for told in scene.do("done").told)


@pytest.mark.rule("GB:5.3")
def test_a_healing_already_lost_stays_lost() -> None:
    scene = fighting("mushroom-creeper", "countercurse", hand="grit charge", hit_points=3)
    scene.do("play grit", "drink countercurse effect-heal")
    assert scene.hit_points() == 3


@pytest.mark.rule("GB:5.3")
def test_a_draw_already_lost_stays_lost() -> None:
    scene = fighting("lantern-imp", "countercurse", hand="battle-cry charge grit")
    scene.do("play battle-cry", "drink countercurse effect-draw")
    assert scene.hand() == ["charge", "grit"] and scene.step == "playing"


@pytest.mark.rule("GB:5.3")
def test_never_once_the_hits_are_taken() -> None:
    scene = fighting("slime", "countercurse", "healing").do("done")
    assert scene.options() == ["done", "drink healing"]
    assert scene.refusal("drink countercurse colour-yellow") == ("GB:5.3", "too-late-for-that")


@pytest.mark.rule("GB:5.3")
def test_without_a_curse_it_cannot_be_drunk() -> None:
    scene = fighting("goblin-scout", "countercurse")
    assert not scene.listed("drink")
    assert scene.refusal("drink countercurse colour-yellow") == ("GB:5.3", "no-such-curse")


# 5.4


@pytest.mark.rule("GB:5.4")
def test_strength_doubles_the_attack_of_the_card_just_played() -> None:
    scene = fighting("goblin-brawler", "strength").do("play charge", "play grit", "drink strength attack", "done")
    assert "beat goblin-brawler 4" in scene.told


@pytest.mark.rule("GB:5.4")
def test_strength_doubles_the_defence_of_the_card_just_played() -> None:
    scene = fighting("young-cave-worm", "strength", hand="iron-parry shield-wall grit charge")
    scene.do("play iron-parry")
    assert scene.listed("drink") == ["strength attack", "strength defence"]
    scene.do("drink strength defence").do("done")
    assert scene.told[:2] == ["hurt 2", "failed young-cave-worm 1"]


@pytest.mark.rule("GB:5.4")
def test_strength_does_not_double_equipment_nor_other_cards() -> None:
    scene = fighting("goblin-brawler", "strength", hand="charge grit iron-parry", wear="goblin-club")
    scene.do("play charge", "play grit", "drink strength attack", "done")
    assert "beat goblin-brawler 5" in scene.told  # 2 + 1 + 1, and 1


@pytest.mark.rule("GB:5.4")
@pytest.mark.parametrize(("effect", "told"), [("attack", "failed goblin-sentry 0"), ("defence", "hurt 2")])
def test_strength_is_for_this_battle_only(effect: str, told: str) -> None:
    scene = fighting("slime", "strength", hand="iron-parry shield-wall").do(
        "play iron-parry", f"drink strength {effect}"
    )
    scene.do("done").chance().do("visit merchant").face(1, "goblin-sentry").do("fight goblin-sentry", "done")
    assert told in scene.told


@pytest.mark.rule("GB:5.4")
def test_only_an_effect_on_the_card_is_offered() -> None:
    scene = fighting("goblin-brawler", "strength")
    assert not scene.listed("drink")
    assert scene.do("play hammer-strike").listed("drink") == ["strength attack"]
    assert scene.do("play shield-wall").listed("drink") == ["strength defence"]
    scene = fighting("goblin-scout", "strength", hand="deep-thought grit", wear="orc-axe")
    assert not scene.do("play deep-thought").chance().listed("drink")


@pytest.mark.rule("GB:5.4")
def test_a_nullified_effect_is_not_doubled() -> None:
    hand = "iron-parry shield-wall grit charge"
    assert fighting("goblin-drummer", "strength", hand=hand).do("play iron-parry").listed("drink") == [
        "strength attack"
    ]
    scene = fighting("whispering-shade", "strength", hand=hand, level=2)
    assert scene.do("play iron-parry").listed("drink") == ["strength defence"]


@pytest.mark.rule("GB:5.4", "GB:5.3")
def test_an_effect_freed_by_countercurse_is_doubled() -> None:
    scene = fighting("whispering-shade", "strength", "countercurse", level=2).do("play hammer-strike")
    scene.do("drink countercurse effect-attack", "drink strength attack", "done")
    assert "beat whispering-shade 4" in scene.told


@pytest.mark.rule("GB:5.4")
def test_it_is_drunk_after_the_cards_healing_and_drawing() -> None:
    scene = fighting("goblin-brawler", "strength", hand="nimble-step grit").do("play nimble-step")
    assert set(scene.chances()) and scene.chance().listed("drink") == ["strength attack", "strength defence"]


@pytest.mark.rule("GB:5.4")
def test_it_is_too_late_after_the_next_card_or_the_end_of_the_chain() -> None:
    scene = fighting("goblin-brawler", "strength", "healing").do("play hammer-strike", "play shield-wall")
    assert "strength attack" not in scene.listed("drink")
    scene = fighting("goblin-brawler", "strength", "healing").do("play charge", "done")
    assert scene.options() == ["done", "drink healing"]


# 5.5


@pytest.mark.rule("GB:5.5")
def test_healing_brings_all_hit_points_back() -> None:
    scene = fighting("goblin-scout", "healing", hit_points=1).do("drink healing")
    assert (scene.hit_points(), scene.told) == (5, ["drank healing", "healed 4"])
    assert scene.offers("done", "play grit")


@pytest.mark.rule("GB:5.5")
def test_healing_is_open_between_cards() -> None:
    scene = fighting("goblin-brawler", "healing", hit_points=1).do("play hammer-strike", "drink healing")
    assert scene.do("play shield-wall").hit_points() == 5


@pytest.mark.rule("GB:5.5")
def test_healing_is_open_after_the_hits_of_a_lost_battle() -> None:
    scene = fighting("goblin-brawler", "healing").do("done")
    assert scene.told[-1] == "failed goblin-brawler 0" and scene.options() == ["done", "drink healing"]
    assert scene.do("drink healing").hit_points() == 5 and scene.turn == "taia"


@pytest.mark.rule("GB:5.5")
def test_after_a_won_battle_it_is_asked_once_the_reward_is_known() -> None:
    scene = fighting("goblin-thug", "healing").do("play charge", "play grit", "done")
    assert scene.options() == ["equip goblin-club", "pawn goblin-club"]
    assert scene.do("equip goblin-club").chance().options() == ["done", "drink healing"]
    assert scene.discard() == [] and len(scene.hand()) == 2  # before the cards are put away
    scene.do("done").chance()
    assert (scene.turn, scene.hit_points(), scene.potions()) == ("taia", 2, ["healing"])


@pytest.mark.rule("GB:5.5")
def test_the_fallen_cannot_drink() -> None:
    scene = fighting("young-cave-worm", "healing", hit_points=4).do("done").chance()
    assert (scene.turn, scene.hit_points(), scene.potions()) == ("taia", 0, ["healing"])


@pytest.mark.rule("GB:5.5")
def test_the_unhurt_are_not_offered_healing() -> None:
    scene = fighting("goblin-brawler", "healing", wear="chain-mail")
    assert not scene.listed("drink")
    assert scene.refusal("drink healing") == ("GB:5.5", "not-wounded")
    assert scene.do("done").turn == "taia"


@pytest.mark.rule("GB:5.5")
def test_never_at_the_merchants() -> None:
    scene = Scene("horan", "taia").carry("healing").wound(1).wear("goblin-club")
    assert not scene.listed("drink")
    assert not scene.do("visit merchant").listed("drink")
    assert scene.refusal("drink healing") == ("GB:5.5", "no-battle")


@pytest.mark.rule("GB:5.5")
@pytest.mark.parametrize(("level", "foe"), [(1, "mushroom-creeper"), (2, "cave-troll-whelp"), (2, "mimic-chest")])
def test_no_curse_touches_it(level: int, foe: str) -> None:
    scene = fighting(foe, "healing", level=level, hit_points=2)
    assert scene.do("drink healing").hit_points() == 5
