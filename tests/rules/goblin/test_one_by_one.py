"""Things that are chosen one by one: all results can be reached, and nothing is final before the last choice."""

from collections.abc import Iterator
from itertools import combinations, pairwise, permutations, product

import pytest

from karak.games.goblin.state import Goblin
from tests.rules.goblin.scene import Scene

GOODS = ["buy potion strength", "buy potion healing", "buy potion countercurse", "buy spark"]


def ways(scene: Scene, *steps: str) -> Iterator[tuple[list[str], Goblin]]:
    """Every sequence of answers while one of these steps asks, with the position after it."""
    assert scene.step in steps
    waiting: list[tuple[list[str], Goblin]] = [([], scene.state)]
    while waiting:
        said, s = waiting.pop()
        if scene.game.step_name(s) not in steps:
            yield said, s
            continue
        for action in [int(s.options[i]) for i in range(int(s.count))]:
            after = s.copy()
            scene.game.apply(after, action)
            waiting.append(([*said, scene.short(scene.match.spell(action))], after))


def braced(*carried: str) -> Scene:
    """A hero with two cards too many, because the armour is under a curse."""
    scene = Scene("horan", "taia").face(3, "ice-wraith").keys(2).wear("belt-of-pouches").carry(*carried)
    hand = "hammer-strike shield-wall grit charge battle-cry iron-parry"
    return scene.deal(hand=hand).do("fight ice-wraith")


@pytest.mark.rule("GB:4.3")
def test_any_cards_can_be_discarded_under_a_curse_and_the_battle_begins_with_the_last() -> None:
    found = sorted(said for said, _ in ways(braced(), "bracing"))
    hand = braced().hand()
    assert found == sorted([f"discard {one}", f"discard {other}"] for one, other in permutations(hand, 2))


@pytest.mark.rule("GB:4.3", "GB:5.3")
def test_countercurse_can_be_drunk_before_any_of_the_discards() -> None:
    drunk = [said for said, _ in ways(braced("countercurse"), "bracing") if said[-1].startswith("drink")]
    assert sorted({len(said) for said in drunk}) == [1, 2]


@pytest.mark.rule("GB:6.3")
def test_a_deck_can_be_stacked_in_every_order_and_nothing_is_drawn_before_it_is_whole() -> None:
    scene = Scene("horan", "taia").deal(
        hand="grit charge battle-cry", deck="", discard="hammer-strike iron-parry shield-wall spark quick-wits"
    )
    scene.do("visit merchant")
    won = ["stack spark", "stack quick-wits"]
    whole = set(permutations(["stack start"] * 3 + won))
    placed = {tuple(said[:-1]) for said, _ in ways(scene, "stacking") if said[-1] == "stack as-shown"}
    assert {asked_of(order) for order in whole} <= placed and len(scene.hand()) == 3
    assert all(said[-1] == "stack as-shown" for said, _ in ways(scene, "stacking"))


def asked_of(order: tuple[str, ...]) -> tuple[str, ...]:
    """The last card, or a rest of only starting cards, is no choice: only the closing answer is asked for there."""
    asked = order[:-1]
    while asked and {*order[len(asked) - 1 :]} == {"stack start"}:
        asked = asked[:-1]
    return asked


@pytest.mark.rule("GB:6.3")
def test_the_last_word_about_a_deck_comes_before_it_is_drawn_from_and_bots_need_none() -> None:
    scene = without_deck().do("visit merchant", "stack spark")
    assert scene.options() == ["stack as-shown"] and scene.match.undoable(0) == 2
    assert "spark" in scene.do("stack as-shown").hand()
    scene = without_deck()
    scene.state.orderly = True
    assert "spark" in scene.do("visit merchant", "stack spark").hand()


def without_deck() -> Scene:
    return Scene("horan", "taia").deal("grit charge battle-cry", "", "spark hammer-strike iron-parry shield-wall")


@pytest.mark.rule("GB:7.1", "GB:7.2")
def test_goods_can_be_paid_for_in_every_way_until_the_player_is_done() -> None:
    scene = Scene("horan", "taia").wear("goblin-club", "moss-cloak").pawn("spark")
    scene.deal(hand="hammer-strike shield-wall charge grit quick-wits").do("visit merchant")
    paid = ["pay quick-wits", "pay goblin-club", "pay moss-cloak"]
    found = {tuple(said) for said, _ in ways(scene, "shopping", "paying")}
    for bought, given in product(permutations(GOODS, 2), permutations(paid, 2)):
        assert (bought[0], given[0], bought[1], given[1], "done") in found
    for first, second, third in combinations(GOODS, 3):  # the last payment is no choice
        assert (first, paid[0], second, paid[1], third, "done") in found
    assert ("done",) in found and all(said[-1] == "done" for said in found)


@pytest.mark.rule("GB:7.2")
def test_a_visit_ends_by_word_once_something_was_bought_and_bots_need_none() -> None:
    scene = (
        Scene("horan", "taia").wear("goblin-club").deal(hand="hammer-strike shield-wall charge").do("visit merchant")
    )
    scene.do("buy potion healing")
    assert scene.options() == ["done"] and scene.match.undoable(0) == 2
    assert scene.do("done").step == "drawing"
    scene = (
        Scene("horan", "taia").wear("goblin-club").deal(hand="hammer-strike shield-wall charge").do("visit merchant")
    )
    scene.state.orderly = True
    assert scene.do("buy potion healing").step == "drawing"


@pytest.mark.rule("GB:5.3", "GB:5.4", "GB:5.5")
def test_potions_can_be_drunk_in_every_order_until_the_player_ends_the_chain() -> None:
    drinks = ["drink strength defence", "drink healing", "drink countercurse effect-defence"]
    scene = Scene("horan", "taia").face(1, "goblin-drummer").carry("strength", "healing", "countercurse")
    scene.deal(hand="shield-wall").wound(2).do("fight goblin-drummer", "play shield-wall")
    found = {tuple(said) for said, _ in ways(scene, "playing")}
    assert all(said[-1] == "done" for said in found)
    for count in range(4):
        for order in permutations(drinks, count):
            counts = drinks[2] in order[: order.index(drinks[0])] if drinks[0] in order else True
            assert ((*order, "done") in found) == counts


@pytest.mark.rule("GB:3.2")
def test_cards_can_be_played_in_every_row_that_their_colours_allow_until_the_player_ends_the_chain() -> None:
    scene = Scene("horan", "taia").face(1, "goblin-scout").deal(hand="hammer-strike charge shield-wall grit")
    found = {tuple(said) for said, _ in ways(scene.do("fight goblin-scout"), "playing")}
    rows = [row for count in range(5) for row in permutations(scene.hand(), count) if follow(scene, row)]
    assert found == {(*[f"play {card}" for card in row], "done") for row in rows} and len(rows) > 10


def follow(scene: Scene, row: tuple[str, ...]) -> bool:
    cards = [scene.card_of(name, 0) for name in row]
    box = scene.box
    return all(int(box.follow[one]) >> int(box.colour[other]) & 1 for one, other in pairwise(cards))
