"""Cards: hands, decks, and what others know of them."""

import pytest

from karak.games.goblin.view import Card, Hero
from tests.rules.goblin.scene import Scene

FIVE = "hammer-strike iron-parry battle-cry charge shield-wall"


def stacking(won: str, hand: str = "grit", starting: str = FIVE) -> Scene:
    """Horan, with these won cards and starting cards in his discard pile, has to draw."""
    return Scene("horan", "taia").deal(hand=hand, deck="", discard=f"{starting} {won}").do("visit merchant")


def seen(scene: Scene, viewer: int, hero: str = "horan") -> Hero:
    """A hero as a seat sees it."""
    return scene.view(viewer).heroes[scene.seat(hero)]


def names(cards: list[Card]) -> list[str]:
    return [card.card for card in cards]


# 6.1


@pytest.mark.rule("GB:6.1")
def test_the_hand_is_filled_up_after_a_fight() -> None:
    scene = Scene("horan", "taia").face(1, "goblin-scout").deal(hand="grit").do("fight goblin-scout", "done")
    assert len(scene.chances()) == 5
    assert len(scene.chance().hand()) == 4 and scene.deck() == ["start", "start"]


@pytest.mark.rule("GB:6.1")
def test_the_hand_is_filled_up_after_a_visit() -> None:
    assert len(Scene("horan", "taia").deal(hand="grit").do("visit merchant").chance().hand()) == 4


@pytest.mark.rule("GB:6.1")
def test_the_hand_is_filled_up_after_reviving() -> None:
    scene = Scene("horan", "taia").wound(0, of="taia").deal(hand="vision", of="taia").do("visit merchant").chance()
    assert scene.turn == "horan" and len(scene.hand("taia")) == 4


@pytest.mark.rule("GB:6.1")
def test_each_starting_card_in_the_deck_is_as_likely() -> None:
    scene = Scene("horan", "taia").deal(hand="grit charge").do("visit merchant")
    assert scene.chances() == {f"draw {c}": 1 for c in ("hammer-strike", "iron-parry", "battle-cry", "shield-wall")}


# 6.2


@pytest.mark.rule("GB:6.2")
def test_played_cards_are_out_of_reach_during_the_battle() -> None:
    scene = Scene("horan", "taia").face(1, "goblin-scout")
    scene.deal(hand="charge grit battle-cry hammer-strike iron-parry", deck="", discard="shield-wall")
    scene.do("fight goblin-scout", "play charge", "play grit", "play battle-cry")
    assert scene.told[-2:] == ["stacked 1", "drew shield-wall"]
    assert scene.discard() == [] and scene.deck() == []
    assert [scene.box.card_names[int(card)] for card in scene.state.played[: int(scene.state.chain)]] == [
        "horan-charge",
        "horan-grit",
        "horan-battle-cry",
    ]


@pytest.mark.rule("GB:6.2", "GB:3.5")
def test_at_the_end_of_the_turn_they_join_the_discard_pile_before_the_refill() -> None:
    scene = Scene("horan", "taia").face(1, "goblin-brawler")
    scene.deal(hand="charge grit battle-cry hammer-strike iron-parry", deck="", discard="shield-wall")
    scene.do("fight goblin-brawler", "play charge", "play grit", "done")
    assert scene.hand() == ["hammer-strike", "iron-parry", "battle-cry"]
    assert scene.chances() == {"draw charge": 1, "draw grit": 1, "draw shield-wall": 1}
    assert int(scene.state.chain) == 0


# 6.3


@pytest.mark.rule("GB:6.3")
def test_the_player_says_for_each_place_from_the_top_what_lies_there() -> None:
    scene = stacking("spark quick-wits")
    assert scene.options() == ["stack spark", "stack quick-wits", "stack start", "stack as-shown"]
    scene.do("stack start", "stack quick-wits", "stack start", "stack start", "stack spark", "stack as-shown")
    assert scene.deck() == ["start", "quick-wits", "start", "start", "spark", "start", "start"]
    assert scene.discard() == [] and scene.told[-1] == "stacked 7"


@pytest.mark.rule("GB:6.3")
def test_cards_come_as_they_were_stacked() -> None:
    scene = stacking("spark quick-wits").do("stack quick-wits", "stack start", "stack spark", "stack as-shown")
    assert scene.hand() == ["grit", "quick-wits"]
    scene.do("draw charge")
    assert scene.hand() == ["charge", "grit", "spark", "quick-wits"] and scene.turn == "taia"
    assert scene.deck() == ["start"] * 4


@pytest.mark.rule("GB:6.3")
def test_starting_cards_fill_their_places_at_random() -> None:
    scene = stacking("spark").do("stack start", "stack spark", "stack as-shown")
    assert scene.chances() == {f"draw {card}": 1 for card in FIVE.split()}


@pytest.mark.rule("GB:6.3")
def test_the_rest_may_be_left_as_shown() -> None:
    scene = stacking("spark quick-wits sling-stone", "grit battle-cry charge", "hammer-strike iron-parry shield-wall")
    scene.do("stack sling-stone", "stack start", "stack as-shown")
    assert scene.told == ["stacked 6", "drew sling-stone", "turn-began"]
    assert scene.deck() == ["start", "spark", "quick-wits", "start", "start"]


@pytest.mark.rule("GB:6.3")
def test_as_shown_is_won_cards_on_top_then_starting_cards() -> None:
    scene = stacking("sling-stone quick-wits spark").do("stack as-shown")
    assert scene.told == ["stacked 8", "drew spark", "drew quick-wits", "drew sling-stone", "turn-began"]
    assert scene.deck() == ["start"] * 5


@pytest.mark.rule("GB:6.3")
def test_a_starting_card_is_no_choice_once_all_have_places() -> None:
    scene = Scene("horan", "taia").face(1, "goblin-scout")
    hand, discard = "battle-cry charge grit iron-parry shield-wall", "hammer-strike spark quick-wits sling-stone"
    scene.deal(hand=hand, deck="", discard=discard).do("fight goblin-scout", "play battle-cry", "stack start")
    assert scene.options() == ["stack spark", "stack quick-wits", "stack sling-stone", "stack as-shown"]
    scene.do("stack sling-stone", "stack quick-wits", "stack as-shown")
    assert scene.told == ["stacked 4", "drew hammer-strike"]
    assert scene.deck() == ["sling-stone", "quick-wits", "spark"]


@pytest.mark.rule("GB:6.3")
def test_where_nothing_is_to_be_chosen_nothing_is_asked() -> None:
    scene = stacking("")
    assert scene.deck() == ["start"] * 5 and len(scene.chances()) == 5
    scene = Scene("horan", "taia").face(1, "goblin-scout").deal(hand=f"{FIVE} grit", deck="", discard="spark")
    assert scene.do("fight goblin-scout", "play battle-cry").told[-2:] == ["stacked 1", "drew spark"]


@pytest.mark.rule("GB:6.3")
def test_two_won_cards_without_starting_cards_are_put_in_order() -> None:
    scene = Scene("horan", "taia").face(1, "goblin-scout")
    scene.deal(hand=f"{FIVE} grit", deck="", discard="spark quick-wits").do("fight goblin-scout", "play battle-cry")
    assert scene.options() == ["stack spark", "stack quick-wits", "stack as-shown"]
    scene.do("stack quick-wits", "stack as-shown")
    assert scene.told == ["stacked 2", "drew quick-wits"] and scene.deck() == ["spark"]


# 6.4


@pytest.mark.rule("GB:6.4")
def test_others_see_won_cards_in_a_hand_and_the_number_of_the_rest() -> None:
    scene = Scene("horan", "taia").deal(hand="grit charge spark quick-wits")
    for viewer in (-1, 1, 9):
        assert names(seen(scene, viewer).hand) == ["spark", "quick-wits", "starting-card", "starting-card"]
    assert names(seen(scene, 0).hand) == ["horan-charge", "horan-grit", "spark", "quick-wits"]


@pytest.mark.rule("GB:6.4")
def test_all_see_where_won_cards_are_in_a_deck_and_no_other_cards() -> None:
    scene = Scene("horan", "taia").deal(hand="grit charge hammer-strike", deck="start spark start start")
    for viewer in (-1, 0, 1):
        assert seen(scene, viewer).deck == ["starting-card", "spark", "starting-card", "starting-card"]


@pytest.mark.rule("GB:6.4")
def test_discard_piles_and_cards_played_are_open() -> None:
    scene = Scene("horan", "taia").face(1, "goblin-scout").deal(hand="grit charge", discard="shield-wall")
    scene.do("fight goblin-scout", "play charge")
    for viewer in (-1, 0, 1):
        assert names(seen(scene, viewer).discard) == ["horan-shield-wall"]
        battle = scene.view(viewer).battle
        assert battle and names(battle.played) == ["horan-charge"]


@pytest.mark.rule("GB:6.4")
def test_of_a_starting_card_drawn_others_hear_only_that_it_was_one() -> None:
    scene = Scene("horan", "taia").deal(hand="grit spark", deck="start quick-wits start start start start")
    scene.do("visit merchant")
    scene.do("done")
    events = scene.match.do(scene.match.parse("draw horan-charge"))
    horan, taia = (int(hero.role) for hero in scene.state.heroes)
    heard = {role: [scene.tell(int(scene.game.hear(e, role))) for e in events] for role in (-1, horan, taia)}
    assert heard[horan][:2] == ["drew charge", "drew quick-wits"]
    for role in (-1, taia):
        assert heard[role][:2] == ["drew starting-card", "drew quick-wits"]


@pytest.mark.rule("GB:6.4")
def test_a_player_is_asked_even_without_a_card_to_play() -> None:
    scene = Scene("horan", "taia").face(1, "slime").deal(hand="grit").do("fight slime")
    assert scene.options() == ["done"] and scene.state.who == 0


@pytest.mark.rule("GB:6.4")
def test_others_do_not_see_the_options() -> None:
    scene = Scene("horan", "taia").face(1, "goblin-scout").deal(hand="grit charge").do("fight goblin-scout")
    assert [int(scene.match.view(seat).count) for seat in (-1, 0, 1)] == [0, 3, 0]
