"""The merchant."""

import pytest

from tests.rules.goblin.scene import Scene

HAND = "hammer-strike shield-wall charge grit"
POTIONS = ["potion strength", "potion healing", "potion countercurse"]


def visiting(*items: str, hand: str = HAND, shop: tuple[str, ...] = (), potions: tuple[str, ...] = ()) -> Scene:
    scene = Scene("horan", "taia").wear(*items).deal(hand=hand).pawn(*shop).carry(*potions)
    return scene.do("visit merchant")


# 7.1


@pytest.mark.rule("GB:7.1")
def test_weapon_armour_and_won_cards_of_the_hand_pay() -> None:
    scene = visiting("goblin-club", "moss-cloak", hand="hammer-strike grit spark quick-wits")
    assert scene.do("buy potion healing").options() == [
        "pay spark",
        "pay quick-wits",
        "pay goblin-club",
        "pay moss-cloak",
    ]


@pytest.mark.rule("GB:7.1")
@pytest.mark.parametrize("paid", ["spark", "goblin-club", "moss-cloak"])
def test_what_is_paid_goes_to_the_pawnshop(paid: str) -> None:
    scene = visiting("goblin-club", "moss-cloak", hand="hammer-strike grit spark")
    scene.do("buy potion healing", f"pay {paid}")
    assert scene.pawnshop() == [paid] and scene.potions() == ["healing"]
    assert paid not in [*scene.worn(), *scene.hand()]
    assert scene.do("done").turn == "horan"  # drawing
    assert scene.chance().do("visit merchant").turn == "horan"


@pytest.mark.rule("GB:7.1")
def test_one_card_for_each() -> None:
    scene = visiting("goblin-club", "moss-cloak").do("buy potion healing", "pay goblin-club", "buy potion strength")
    assert scene.worn() == [] and scene.pawnshop() == ["goblin-club", "moss-cloak"]
    assert scene.options() == ["done"]  # nothing left to pay with


@pytest.mark.rule("GB:7.1")
def test_a_single_means_of_payment_is_taken_unasked() -> None:
    assert visiting("goblin-club").do("buy potion healing").pawnshop() == ["goblin-club"]


@pytest.mark.rule("GB:7.1")
def test_won_cards_elsewhere_do_not_pay() -> None:
    scene = Scene("horan", "taia").deal(
        hand="grit charge battle-cry", deck="spark start start start", discard="quick-wits"
    )
    assert scene.do("visit merchant").told == ["visited", "drew spark", "turn-began"]


@pytest.mark.rule("GB:7.1")
def test_keys_potions_and_starting_cards_never_pay() -> None:
    scene = Scene("horan", "taia").keys(2).carry("strength").deal(hand=HAND).do("visit merchant")
    assert scene.turn == "taia"
    scene = visiting("goblin-club", hand="hammer-strike grit spark", potions=("strength",))
    assert scene.do("buy potion healing").options() == ["pay spark", "pay goblin-club"]


# 7.2


@pytest.mark.rule("GB:7.2")
def test_several_potions_of_different_kinds() -> None:
    scene = visiting("goblin-club", "moss-cloak", hand="hammer-strike grit spark")
    assert scene.listed("buy") == POTIONS
    scene.do("buy potion healing", "pay spark")
    assert scene.listed("buy") == ["potion strength", "potion countercurse"]
    scene.do("buy potion strength", "pay goblin-club", "buy potion countercurse")
    assert scene.potions() == ["strength", "healing", "countercurse"]
    assert [int(count) for count in scene.state.potions] == [3, 3, 3]


@pytest.mark.rule("GB:7.2")
def test_one_potion_of_each_kind_at_most() -> None:
    scene = visiting("goblin-club", potions=("healing",))
    assert scene.listed("buy") == ["potion strength", "potion countercurse"]
    assert scene.refusal("buy potion healing") == ("GB:7.2", "potion-owned")


@pytest.mark.rule("GB:7.2")
def test_an_empty_pile_sells_nothing() -> None:
    heroes = ("horan", "taia", "argentus", "xanros", "aderyn")
    scene = Scene(*heroes, options=("five-seats",)).wear("goblin-club").deal(hand=HAND)
    for hero in heroes[1:]:
        scene.carry("healing", of=hero)
    scene.do("visit merchant")
    assert scene.listed("buy") == ["potion strength", "potion countercurse"]
    assert scene.refusal("buy potion healing") == ("GB:7.2", "pile-empty")


@pytest.mark.rule("GB:7.2")
def test_at_most_one_card_of_the_pawnshop_a_visit_and_potions_besides() -> None:
    scene = visiting("goblin-club", "moss-cloak", shop=("spark", "quick-wits"))
    assert scene.listed("buy") == ["spark", "quick-wits", *POTIONS]
    scene.do("buy spark", "pay goblin-club")
    assert scene.listed("buy") == POTIONS
    assert scene.refusal("buy quick-wits") == ("GB:7.2", "one-card-a-visit")
    scene.do("buy potion healing", "done").chance()
    scene.do("visit merchant").wear("orc-axe").do("visit merchant")
    assert "quick-wits" in scene.listed("buy")


@pytest.mark.rule("GB:7.2")
def test_buying_nothing_is_allowed() -> None:
    scene = visiting("goblin-club")
    assert scene.options()[0] == "done"
    assert scene.do("done").turn == "taia" and scene.worn() == ["goblin-club"]


@pytest.mark.rule("GB:7.2")
def test_a_hero_with_nothing_to_pay_with_leaves_at_once() -> None:
    assert visiting(shop=("spark",)).turn == "taia"


@pytest.mark.rule("GB:7.2")
def test_a_hero_who_finds_nothing_to_buy_leaves_at_once() -> None:
    scene = visiting("goblin-club", potions=("strength", "healing", "countercurse"))
    assert scene.turn == "taia" and scene.worn() == ["goblin-club"]


@pytest.mark.rule("GB:7.2")
def test_an_action_card_bought_goes_to_the_discard_pile_before_the_refill() -> None:
    scene = Scene("horan", "taia").wear("goblin-club").pawn("spark")
    scene.deal(hand="grit charge", deck="", discard="hammer-strike iron-parry battle-cry shield-wall")
    scene.do("visit merchant", "buy spark", "done")
    assert scene.discard()[-1] == "spark" and "spark" not in scene.pawnshop()
    assert scene.options() == ["stack spark", "stack start", "stack as-shown"]


@pytest.mark.rule("GB:7.2")
def test_for_sale_is_what_lay_there_when_the_visit_began() -> None:
    scene = visiting("goblin-club", "moss-cloak", shop=("spark",)).do("buy potion healing", "pay goblin-club")
    assert scene.pawnshop() == ["spark", "goblin-club"]
    assert scene.listed("buy") == ["spark", "potion strength", "potion countercurse"]
    assert scene.refusal("buy goblin-club") == ("GB:7.2", "laid-down-just-now")


@pytest.mark.rule("GB:7.2")
def test_on_a_later_visit_ones_own_cards_are_for_sale_too() -> None:
    scene = visiting("goblin-club", "moss-cloak").do("buy potion healing", "pay goblin-club", "done")
    scene.do("visit merchant", "visit merchant")
    assert "goblin-club" in scene.listed("buy")


@pytest.mark.rule("GB:7.2")
def test_the_pawnshop_sells_to_all_heroes() -> None:
    scene = visiting("goblin-club").do("buy potion healing", "done").wear("moss-cloak", of="taia")
    assert scene.do("visit merchant").listed("buy") == ["goblin-club", *POTIONS]


@pytest.mark.rule("GB:7.2")
def test_what_a_battle_sent_to_the_pawnshop_is_for_sale_at_once() -> None:
    scene = visiting("moss-cloak").do("done").face(1, "goblin-thug").wear("flaming-sword", of="taia")
    scene.do("fight goblin-thug", "done", "pawn goblin-club").chance()
    assert scene.do("visit merchant").listed("buy") == ["goblin-club", *POTIONS]


@pytest.mark.rule("GB:7.2")
def test_payment_is_made_before_taking_so_the_slot_is_free() -> None:
    scene = visiting("goblin-club", shop=("orc-axe",)).do("buy orc-axe")
    assert (scene.worn(), scene.pawnshop()) == (["orc-axe"], ["goblin-club"])


@pytest.mark.rule("GB:7.2")
def test_equipment_bought_into_a_free_slot_is_worn() -> None:
    scene = visiting("goblin-club", hand="hammer-strike grit spark", shop=("moss-cloak",))
    scene.do("buy moss-cloak", "pay spark")
    assert scene.worn() == ["goblin-club", "moss-cloak"] and scene.step == "shopping"


@pytest.mark.rule("GB:7.2")
@pytest.mark.parametrize(
    ("answer", "worn", "pawned"),
    [("equip orc-axe", ["orc-axe"], "goblin-club"), ("pawn orc-axe", ["goblin-club"], "orc-axe")],
)
def test_with_the_old_one_kept_one_of_the_two_is_pawned_and_pays_for_nothing(
    answer: str, worn: list[str], pawned: str
) -> None:
    scene = visiting("goblin-club", hand="hammer-strike grit spark quick-wits", shop=("orc-axe",))
    scene.do("buy orc-axe", "pay spark")
    assert scene.options() == ["equip orc-axe", "pawn orc-axe"]
    scene.do(answer)
    assert (scene.worn(), scene.pawnshop()) == (worn, ["spark", pawned])
    assert scene.listed("buy") == POTIONS  # neither is for sale, and the next card must be paid for again
    assert scene.do("buy potion healing").options() == ["pay quick-wits", f"pay {worn[0]}"]


@pytest.mark.rule("GB:7.2")
def test_equipment_bought_counts_for_the_refill() -> None:
    scene = visiting(hand="hammer-strike grit charge spark", shop=("belt-of-pouches",)).do("buy belt-of-pouches")
    assert len(scene.do("done").chance().hand()) == 5 and scene.turn == "taia"


@pytest.mark.rule("GB:7.2")
def test_a_card_paid_from_the_hand_is_replaced_by_a_new_one() -> None:
    scene = visiting(hand="hammer-strike grit charge spark").do("buy potion healing", "done")
    assert scene.step == "drawing" and len(scene.chance().hand()) == 4 and "spark" not in scene.hand()
