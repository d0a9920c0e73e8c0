"""Components and setup."""

import tomllib
from pathlib import Path
from typing import cast

import pytest

from karak.core.refusal import Refusal
from karak.core.ruleset import Setting
from karak.core.state import CHANCE
from karak.games.goblin.data import Pieces
from karak.games.goblin.ruleset import open_game
from karak.games.goblin.view import View
from karak.play.match import Match, new_match
from tests.rules.goblin.scene import Scene

HEROES = ["argentus", "horan", "xanros", "aderyn", "victorius", "taia"]
DATA = Path(__file__).parents[3] / "src" / "karak" / "games" / "goblin" / "data"


def sit_down(seats: int, *options: str, heroes: list[str] | None = None) -> Match:
    return new_match("goblin", Setting(seats, heroes, list(options)), ["somebody"] * seats)


def offered(match: Match) -> list[str]:
    return [match.spell(action) for action in match.decision().options]


def do(match: Match, *texts: str) -> None:
    for text in texts:
        match.do(match.parse(text))


def deal_until(match: Match, verb: str) -> list[str]:
    """Lets chance answer until an option has this verb, and returns the options."""
    while not offered(match)[0].startswith(verb):
        match.do(match.decision().options[0])
    return offered(match)


@pytest.mark.rule("GB:1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_sit_down(seats: int) -> None:
    assert len(sit_down(seats).state.heroes) == seats


@pytest.mark.rule("GB:1.1")
def test_a_fifth_seat_is_an_option() -> None:
    assert len(sit_down(5, "five-seats").state.heroes) == 5
    for seats, options in ((1, []), (5, []), (1, ["five-seats"]), (6, ["five-seats"])):
        with pytest.raises(Refusal, match="seats-out-of-range"):
            sit_down(seats, *options)


@pytest.mark.rule("GB:1.1")
def test_six_heroes_have_six_starting_cards_each() -> None:
    pieces = Pieces()
    assert pieces.hero_names() == HEROES
    assert [len(hero.cards) for hero in pieces.heroes] == [6] * 6
    assert all(card.id.startswith(f"{hero.id}-") for hero in pieces.heroes for card in hero.cards)


@pytest.mark.rule("GB:1.1")
def test_a_random_seat_begins() -> None:
    match = sit_down(3, heroes=["horan", "taia", "aderyn"])
    assert deal_until(match, "begin") == ["begin 1", "begin 2", "begin 3"]
    assert match.who == CHANCE and match.decision().weights == [1, 1, 1]


@pytest.mark.rule("GB:1.1")
def test_play_goes_clockwise() -> None:
    match = sit_down(3, heroes=["horan", "taia", "aderyn"])
    deal_until(match, "begin")
    do(match, "begin 2")
    seats = [match.who]
    for _ in range(3):
        do(match, "visit merchant")
        seats.append(match.who)
    assert seats == [1, 2, 0, 1]


@pytest.mark.rule("GB:1.2")
def test_the_box_holds_the_printed_number_of_cards() -> None:
    pieces = Pieces()
    pieces.check()
    assert [sum(m.level == level for m in pieces.monsters) for level in (1, 2, 3)] == [20, 20, 24]
    assert [sum(g.level == level for g in pieces.gatekeepers) for level in (1, 2, 3)] == [5, 5, 5]
    assert len(pieces.lords) == 3
    assert {potion.id: potion.count for potion in pieces.box.potion} == {
        "strength": 4,
        "healing": 4,
        "countercurse": 4,
    }
    assert [int(count) for count in sit_down(2).state.potions] == [4, 4, 4]


@pytest.mark.rule("GB:1.2")
def test_a_box_that_does_not_add_up_is_refused(tmp_path: Path) -> None:
    text = (DATA / "gatekeepers.toml").read_text("utf-8")
    (tmp_path / "gatekeepers.toml").write_text(text[: text.rindex("[[lord]]")], "utf-8")
    with pytest.raises(Refusal, match="data-wrong"):
        open_game(Setting(2), Pieces(str(tmp_path)))


@pytest.mark.rule("GB:1.2")
def test_what_is_printed_is_marked_as_reconstructed() -> None:
    for file in ("monsters.toml", "gatekeepers.toml", "heroes.toml"):
        for records in tomllib.loads((DATA / file).read_text("utf-8")).values():
            assert {record["confidence"] for record in records} == {"reconstructed"}


@pytest.mark.rule("GB:1.2")
def test_one_lord_of_three_is_drawn_and_lies_open() -> None:
    match = sit_down(2, heroes=["horan", "taia"])
    assert offered(match) == ["reveal dragon", "reveal goblin-emperor", "reveal demon-of-the-deep"]
    assert match.decision().weights == [1, 1, 1]
    do(match, "reveal goblin-emperor")
    lord = cast(View, match.game.describe(match.view(1))).lord
    assert lord and lord.monster == "goblin-emperor"


@pytest.mark.rule("GB:1.2")
def test_the_other_lords_are_out_of_the_game() -> None:
    scene = Scene("horan", "taia").lord("dragon").keys(3)
    assert scene.offers("fight dragon")
    assert not {"goblin-emperor", "demon-of-the-deep"} & set(scene.listed("fight"))


@pytest.mark.rule("GB:1.3")
@pytest.mark.parametrize(("level", "monsters"), [(1, 20), (2, 20), (3, 24)])
def test_each_level_has_a_row_of_five_a_deck_and_gatekeepers(level: int, monsters: int) -> None:
    match = sit_down(2, heroes=["horan", "taia"])
    do(match, "reveal dragon")
    for _ in range(level - 1):
        for _ in range(7):
            match.do(match.decision().options[0])
    pieces = Pieces()
    row = {f"reveal {m.id}" for m in pieces.monsters if m.level == level}
    gates = {f"reveal {g.id}" for g in pieces.gatekeepers if g.level == level}
    for drawn in range(6):
        assert set(offered(match)) < row or drawn == 0
        assert len(offered(match)) == monsters - drawn and set(match.decision().weights) == {1}
        match.do(match.decision().options[0])
    assert set(offered(match)) == gates and set(match.decision().weights) == {1}


@pytest.mark.rule("GB:1.3")
def test_the_tops_of_both_decks_are_seen_and_no_more() -> None:
    scene = Scene("horan", "taia").face(1, "goblin-scout", "slime", top="cave-bat", gate="goblin-porter")
    rows = scene.view().rows
    assert [foe and foe.monster for foe in rows[0].monsters] == scene.row(1)
    assert len(scene.row(1)) == 5 and scene.row(1)[:2] == ["goblin-scout", "slime"]
    assert rows[0].next and rows[0].next.monster == "cave-bat"
    assert rows[0].gatekeeper and rows[0].gatekeeper.monster == "goblin-porter"
    assert [row.deck for row in rows] == [14, 14, 18]


@pytest.mark.rule("GB:1.3")
def test_the_front_shows_the_kind_of_the_reward() -> None:
    scene = Scene("horan", "taia").face(1, "goblin-scout", "goblin-thug", "slime", gate="goblin-porter")
    first = scene.view().rows[0]
    assert [foe and foe.reward for foe in first.monsters[:3]] == ["action", "weapon", "armour"]
    assert first.gatekeeper and first.gatekeeper.reward == "key"


@pytest.mark.rule("GB:1.3")
def test_the_card_is_unknown_to_all_until_it_is_won() -> None:
    scene = Scene("horan", "taia").face(1, "goblin-scout", top="slime")
    for seat in (-1, 0, 1):
        assert "quick-jab" not in str(scene.view(seat))
    scene.deal(hand="charge grit hammer-strike iron-parry").do("fight goblin-scout", "play charge", "play grit", "done")
    assert "gained quick-jab" in scene.told
    for seat in (-1, 0, 1):
        assert "quick-jab" in str(scene.view(seat))
        assert "moss-cloak" not in str(scene.view(seat))


@pytest.mark.rule("GB:1.3")
def test_the_backs_are_fixed_by_the_data() -> None:
    pieces = Pieces()
    box = Scene("horan", "taia").box
    pairs = {box.monster_names[i]: box.card_names[box.reward[i]] for i in range(len(pieces.monsters))}
    assert pairs == {monster.id: monster.card.id for monster in pieces.monsters}


@pytest.mark.rule("GB:1.3")
def test_an_option_shows_the_backs() -> None:
    scene = Scene("horan", "taia", options=("show-rewards",)).face(1, "goblin-scout")
    for seat in (-1, 0, 1):
        assert "quick-jab" in str(scene.view(seat))


@pytest.mark.rule("GB:1.4")
def test_five_hit_points_four_cards_in_hand_two_in_the_deck_an_empty_pawnshop() -> None:
    scene = Scene("horan", "taia")
    for hero in ("horan", "taia"):
        assert scene.hit_points(hero) == 5
        assert len(set(scene.hand(hero))) == 4 and scene.deck(hero) == ["start", "start"]
        assert scene.discard(hero) == scene.worn(hero) == scene.potions(hero) == []
    assert scene.pawnshop() == []


@pytest.mark.rule("GB:1.4")
def test_the_first_hand_is_drawn_from_the_shuffled_six() -> None:
    match = sit_down(2, heroes=["horan", "taia"])
    for left in (6, 5, 4, 3):
        options = deal_until(match, "draw")
        assert len(options) == left and all(option.startswith("draw horan-") for option in options)
        assert set(match.decision().weights) == {1}
        match.do(match.decision().options[-1])
    assert all(option.startswith("draw taia-") for option in offered(match))


@pytest.mark.rule("GB:1.4")
def test_players_choose_different_heroes_in_seat_order() -> None:
    match = sit_down(3)
    assert match.who == 0 and offered(match) == [f"hero {hero}" for hero in HEROES]
    do(match, "hero taia")
    assert match.who == 1 and offered(match) == [f"hero {hero}" for hero in HEROES[:5]]
    do(match, "hero argentus")
    assert match.who == 2
    do(match, "hero horan")
    assert match.game.role_names(match.state) == ["taia", "argentus", "horan"]
    with pytest.raises(Refusal, match="hero-taken-twice"):
        sit_down(2, heroes=["taia", "taia"])


@pytest.mark.rule("GB:1.4")
def test_an_option_deals_the_heroes() -> None:
    match = sit_down(2, "deal-heroes")
    assert match.who == CHANCE and len(offered(match)) == 6 and set(match.decision().weights) == {1}
    do(match, "hero taia")
    assert match.who == CHANCE and offered(match) == [f"hero {hero}" for hero in HEROES[:5]]
