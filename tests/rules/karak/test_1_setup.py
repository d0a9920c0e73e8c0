"""Components and setup."""

import pytest

from karak.core.refusal import Refusal
from karak.core.ruleset import Setting
from karak.core.state import CHANCE
from karak.games.karak.data import Pieces
from karak.play.match import Match, new_match
from tests.rules.karak.scene import Scene
from tests.rules.played import dealt_as_listed

HEROES = ["argentus", "horan", "xanros", "aderyn", "victorius", "taia"]


def sit_down(seats: int, *options: str, heroes: list[str] | None = None) -> Match:
    return new_match("karak", Setting(seats, heroes, list(options)), ["somebody"] * seats)


def offered(match: Match) -> list[str]:
    return [match.spell(action) for action in match.decision().options]


def do(match: Match, *texts: str) -> None:
    for text in texts:
        match.do(match.parse(text))


@pytest.mark.rule("K1:1.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_players_sit_down(seats: int) -> None:
    assert len(sit_down(seats).state.heroes) == seats


@pytest.mark.rule("K1:1.1")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_one_player_or_six_are_refused(seats: int) -> None:
    with pytest.raises(Refusal, match="seats-out-of-range"):
        sit_down(seats)


@pytest.mark.rule("K1:1.1")
def test_there_are_six_heroes_and_every_seat_plays_one() -> None:
    assert Pieces().hero_names() == HEROES
    with pytest.raises(Refusal, match="hero-taken-twice"):
        sit_down(2, heroes=["taia", "taia"])


@pytest.mark.rule("K1:1.2")
def test_the_start_tile_is_a_fountain_with_four_open_sides() -> None:
    scene = Scene("horan", "taia").lives(4)
    assert scene.options() == ["stop", "step north", "step east", "step south", "step west", "heal"]
    assert int(scene.state.grid.count) == 1


@pytest.mark.rule("K1:1.2")
def test_the_start_tile_counts_as_a_corridor() -> None:
    scene = Scene("horan", "taia")
    assert scene.token(0, 0) == "" and int(scene.state.rooms) == 0


@pytest.mark.rule("K1:1.2", "K1:1.3")
def test_the_other_79_tiles_lie_in_the_stack() -> None:
    stack = Scene("horan", "taia").stack()
    assert sum(stack.values()) == 79
    assert stack == {
        "start": 0,
        "corridor-cross": 7,
        "corridor-t": 5,
        "corridor-straight": 4,
        "corridor-corner": 4,
        "portal-straight": 4,
        "fountain-corner": 2,
        "room-cross": 14,
        "room-t": 13,
        "room-straight": 13,
        "room-corner": 13,
    }


@pytest.mark.rule("K1:1.3")
def test_tiles_have_the_exits_of_their_shape() -> None:
    exits = {"cross": "nesw", "t": "nes", "straight": "ns", "corner": "ne"}
    for tile in Pieces().tiles[1:]:
        assert tile.exits == exits[tile.id.split("-")[1]]
        assert tile.kind == tile.id.split("-")[0]


@pytest.mark.rule("K1:1.3")
def test_53_rooms_match_the_53_tokens() -> None:
    scene = Scene("horan", "taia")
    assert sum(count for name, count in scene.stack().items() if name.startswith("room")) == 53
    assert sum(scene.bag().values()) == 53


@pytest.mark.rule("K1:1.4")
def test_the_bag_holds_43_monsters_and_10_chests() -> None:
    assert Scene("horan", "taia").bag() == {
        "giant-rat": 8,
        "giant-spider": 4,
        "mummy": 8,
        "skeleton-turnkey": 12,
        "skeleton-swordsman": 5,
        "skeleton-king": 3,
        "fallen": 2,
        "dragon": 1,
        "chest": 10,
    }


STRENGTHS = {
    "giant-rat": 5,
    "giant-spider": 6,
    "mummy": 7,
    "skeleton-turnkey": 8,
    "skeleton-swordsman": 9,
    "skeleton-king": 10,
    "fallen": 12,
    "dragon": 15,
}


def facing(monster: str, attack: int) -> Scene:
    """Horan, cursed, has just attacked with exactly this much."""
    scene = Scene("horan", "taia").curse("horan").lay("room-cross", at=(0, -1), token=monster)
    weapons = ["axe"] * (attack > 12) + ["axe"] * (attack > 15)
    left = attack - 3 * len(weapons)
    return scene.give(*weapons).do("step north", f"roll {left // 2} {left - left // 2}")


@pytest.mark.rule("K1:1.4")
@pytest.mark.parametrize("monster", sorted(STRENGTHS))
def test_each_monster_is_as_strong_as_its_token_says(monster: str) -> None:
    assert "won" in facing(monster, STRENGTHS[monster] + 1).told
    assert "tied" in facing(monster, STRENGTHS[monster]).told
    assert "lost" in facing(monster, STRENGTHS[monster] - 1).told


@pytest.mark.rule("K1:1.4")
@pytest.mark.parametrize(
    ("monster", "item"),
    [
        ("giant-rat", "daggers"),
        ("giant-spider", "healing-portal"),
        ("mummy", "magic-bolt"),
        ("skeleton-turnkey", "key"),
        ("skeleton-swordsman", "sword"),
        ("skeleton-king", "axe"),
    ],
)
def test_each_monster_leaves_its_reward(monster: str, item: str) -> None:
    assert facing(monster, STRENGTHS[monster] + 1).held() == {item: 1}


@pytest.mark.rule("K1:1.4")
@pytest.mark.parametrize(("monster", "points"), [("fallen", 1.0), ("dragon", 1.5)])
def test_fallen_and_dragon_leave_treasures_without_a_key(monster: str, points: float) -> None:
    scene = facing(monster, STRENGTHS[monster] + 1)
    assert scene.game.score(scene.state) == [points, 0.0]
    assert {item: count for item, count in scene.held().items() if item != "axe"} == {}


@pytest.mark.rule("K1:1.4", "K1:5.2")
@pytest.mark.parametrize(("weapon", "attack"), [("daggers", 1), ("sword", 2), ("axe", 3)])
def test_weapons_add_what_their_tokens_say(weapon: str, attack: int) -> None:
    scene = Scene("taia", "horan").curse("taia").lay("room-cross", at=(0, -1), token="skeleton-king").give(weapon)
    total = 10 - attack
    assert "tied" in scene.do("step north", f"roll {total // 2} {total - total // 2}").told


@pytest.mark.rule("K1:1.5")
def test_heroes_start_on_the_start_tile_with_five_lives_and_nothing() -> None:
    scene = Scene(*HEROES[:5])
    for hero in HEROES[:5]:
        assert (scene.at(hero), scene.hero(hero).lives, scene.held(hero)) == ((0, 0), 5, {})
    assert scene.game.score(scene.state) == [0.0] * 5
    assert scene.cursed == ""


@pytest.mark.rule("K1:1.5", "K1:5.1")
@pytest.mark.parametrize(("item", "slots"), [("daggers", 2), ("magic-bolt", 3), ("key", 1)])
def test_the_inventory_has_two_weapon_three_spell_and_one_key_slot(item: str, slots: int) -> None:
    scene = Scene("horan", "taia").lay("room-cross", at=(0, -1), token=item).steps(1).stand("horan", (0, -1))
    scene.give(*[item] * (slots - 1))
    assert scene.do("take").held("horan") == {item: slots}
    full = Scene("horan", "taia").lay("room-cross", at=(0, -1), token=item).stand("horan", (0, -1))
    assert not full.give(*[item] * slots).offers("take")


@pytest.mark.rule("K1:1.6")
def test_heroes_are_dealt_at_random_each_equally_likely() -> None:
    match = sit_down(2)
    assert match.who == CHANCE
    assert offered(match) == [f"hero {hero}" for hero in HEROES]
    assert match.decision().weights == [1] * 6


@pytest.mark.rule("K1:1.6", "K1:1.1")
def test_a_hero_is_dealt_once_and_the_rest_stay_in_the_box() -> None:
    match = sit_down(2)
    do(match, "hero xanros")
    assert "hero xanros" not in offered(match) and len(offered(match)) == 5
    do(match, "hero taia")
    assert match.game.role_names(match.state) == ["xanros", "taia"]
    assert match.decision().step == "starting"


@pytest.mark.rule("K1:1.7")
def test_every_seat_rolls_both_dice_and_the_highest_total_begins() -> None:
    match = sit_down(3, heroes=["horan", "taia", "xanros"])
    do(match, "roll 1 6", "roll 4 4", "roll 2 5")
    assert match.who == 1


@pytest.mark.rule("K1:1.7")
def test_play_goes_clockwise() -> None:
    match = sit_down(3, heroes=["horan", "taia", "xanros"])
    do(match, "roll 1 1", "roll 6 6", "roll 1 2")
    turns = [match.who]
    for _ in range(3):
        do(match, "stop")
        turns.append(match.who)
    assert turns == [1, 2, 0, 1]


@pytest.mark.rule("K1:1.7")
def test_only_the_seats_tied_for_the_highest_total_roll_again() -> None:
    match = sit_down(4, heroes=["horan", "taia", "xanros", "aderyn"])
    do(match, "roll 3 5", "roll 1 2", "roll 4 4", "roll 1 1")
    assert int(match.state.seat) == 0
    do(match, "roll 1 1")
    assert int(match.state.seat) == 2
    do(match, "roll 1 2")
    assert match.who == 2


@pytest.mark.rule("K1:1.7")
def test_a_second_tie_is_rolled_off_too() -> None:
    match = sit_down(2, heroes=["horan", "taia"])
    do(match, "roll 6 6", "roll 6 6", "roll 1 1", "roll 1 1", "roll 1 2", "roll 1 1")
    assert match.who == 0


@pytest.mark.rule("K1:1.7", "K1:4.1")
def test_two_dice_have_21_rolls_and_doubles_are_half_as_likely() -> None:
    match = sit_down(2, heroes=["horan", "taia"])
    pairs = [(low, high) for low in range(1, 7) for high in range(low, 7)]
    assert offered(match) == [f"roll {low} {high}" for low, high in pairs]
    assert match.decision().weights == [1 if low == high else 2 for low, high in pairs]


@pytest.mark.rule("K1:1.6", "K1:1.7", "K1:3.1", "K1:3.3", "K1:4.1", "K1:9.5")
def test_the_dealer_deals_what_is_listed() -> None:
    assert dealt_as_listed(sit_down(2))
    assert dealt_as_listed(sit_down(2, heroes=["horan", "taia"]))
    assert dealt_as_listed(Scene("horan", "taia").do("step north").match)
    assert dealt_as_listed(Scene("horan", "taia").do("step north", "tile room-cross").match)
    for hero in ("horan", "victorius"):
        fight = Scene(hero, "taia").lay("room-cross", at=(0, -1), token="giant-rat").do("step north")
        assert dealt_as_listed(fight.match)
