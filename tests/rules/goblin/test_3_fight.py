"""The fight."""

import pytest

from karak.core.state import NOBODY
from tests.rules.goblin.scene import Scene

LEVELS = {
    1: ["goblin-scout", "goblin-brawler", "goblin-thug", "slime", "giant-rat"],
    2: ["orc-raider", "boar-rider", "orc-smith", "goblin-thief", "blood-leech"],
    3: ["troll-crusher", "minotaur", "vampire", "basilisk", "ice-wraith"],
}
GATES = {1: "goblin-porter", 2: "orc-warden", 3: "two-headed-ogre"}
TOPS = {1: "cave-bat", 2: "frost-imp", 3: "bog-hag"}


def caverns(*heroes: str, options: tuple[str, ...] = ()) -> Scene:
    scene = Scene(*(heroes or ("horan", "taia")), options=options).lord("dragon")
    for level, row in LEVELS.items():
        scene.face(level, *row, top=TOPS[level], gate=GATES[level])
    return scene


# 3.1


@pytest.mark.rule("GB:3.1")
@pytest.mark.parametrize(
    ("keys", "targets"),
    [
        (0, [*LEVELS[1], GATES[1]]),
        (1, [*LEVELS[1], *LEVELS[2], GATES[2]]),
        (2, [*LEVELS[1], *LEVELS[2], *LEVELS[3], GATES[3]]),
        (3, [*LEVELS[1], *LEVELS[2], *LEVELS[3], "dragon"]),
    ],
)
def test_keys_open_the_next_level_and_close_their_own_gate(keys: int, targets: list[str]) -> None:
    assert sorted(caverns().keys(keys).listed("fight")) == sorted(targets)


@pytest.mark.rule("GB:3.1")
def test_the_keys_of_others_open_nothing() -> None:
    assert sorted(caverns().keys(3, of="taia").listed("fight")) == sorted([*LEVELS[1], GATES[1]])


@pytest.mark.rule("GB:3.1")
def test_the_top_of_the_monster_deck_is_no_target() -> None:
    assert caverns().refusal("fight cave-bat") == ("GB:3.1", "top-of-the-deck")


@pytest.mark.rule("GB:3.1")
def test_the_declared_target_is_final() -> None:
    scene = caverns().do("fight slime")
    assert not scene.listed("fight") and not scene.offers("visit merchant")
    assert scene.do("done").told[0] == "hurt 2"


# 3.2


@pytest.mark.rule("GB:3.2")
def test_the_first_card_has_any_colour_the_next_one_that_the_last_names() -> None:
    scene = caverns().deal(hand="hammer-strike battle-cry shield-wall grit").do("fight slime")
    assert scene.options() == ["done", "play hammer-strike", "play battle-cry", "play shield-wall"]  # yellow is cursed
    scene = caverns().deal(hand="hammer-strike charge shield-wall grit").do("fight goblin-scout")
    assert scene.options() == ["done", "play hammer-strike", "play charge", "play shield-wall", "play grit"]
    assert scene.do("play hammer-strike").options() == ["done", "play shield-wall"]
    assert scene.do("play shield-wall").options() == ["done", "play grit"]
    assert scene.do("play grit").options() == ["done", "play charge"]


@pytest.mark.rule("GB:3.2")
def test_only_the_card_just_before_counts() -> None:
    scene = caverns().deal(hand="iron-parry battle-cry shield-wall grit", deck="start start")
    scene.do("fight goblin-scout", "play iron-parry", "play shield-wall")
    assert "battle-cry" not in scene.listed("play")


@pytest.mark.rule("GB:3.2")
def test_the_whole_hand_may_be_played() -> None:
    scene = caverns().deal(hand="hammer-strike charge shield-wall grit").do("fight goblin-scout")
    scene.do("play hammer-strike", "play shield-wall", "play grit", "play charge")
    assert (scene.hand(), scene.options()) == ([], ["done"])


@pytest.mark.rule("GB:3.2")
def test_no_card_at_all_is_allowed() -> None:
    scene = caverns().deal(hand="hammer-strike charge shield-wall grit").do("fight goblin-scout").do("done")
    assert scene.told[:2] == ["hurt 1", "failed goblin-scout 0"]
    assert scene.hand() == ["hammer-strike", "charge", "shield-wall", "grit"]


# 3.3


@pytest.mark.rule("GB:3.3")
def test_healing_happens_at_once() -> None:
    scene = caverns().wound(2).deal(hand="grit charge iron-parry battle-cry").do("fight goblin-scout", "play grit")
    assert (scene.hit_points(), scene.told) == (3, ["challenged goblin-scout", "played grit", "healed 1"])


@pytest.mark.rule("GB:3.3")
def test_healing_beyond_five_is_lost() -> None:
    scene = caverns().wound(4).deal(hand="herb-pouch charge iron-parry battle-cry")
    scene.do("fight goblin-brawler", "play herb-pouch")
    assert scene.hit_points() == 5 and scene.told[-1] == "healed 1"
    assert "hurt 2" in scene.do("done").told and scene.hit_points() == 3


@pytest.mark.rule("GB:3.3")
def test_attack_and_defence_count_at_the_end() -> None:
    scene = caverns().deal(hand="iron-parry charge shield-wall grit").do("fight goblin-brawler", "play iron-parry")
    assert scene.hit_points() == 5 and scene.row(1)[1] == "goblin-brawler"
    assert scene.do("done").told[:2] == ["hurt 1", "failed goblin-brawler 1"]


@pytest.mark.rule("GB:3.3")
def test_all_effects_of_a_card_apply() -> None:
    scene = caverns().deal(hand="nimble-step charge grit iron-parry", deck="start start start")
    scene.do("fight goblin-brawler", "play nimble-step", "draw shield-wall")
    assert "shield-wall" in scene.hand()
    assert scene.do("done").told[:2] == ["hurt 1", "failed goblin-brawler 1"]


# 3.4


@pytest.mark.rule("GB:3.4")
def test_an_empty_deck_is_made_anew_without_the_cards_played_this_turn() -> None:
    scene = caverns().deal(hand="battle-cry charge grit", discard="hammer-strike iron-parry shield-wall")
    scene.do("fight goblin-scout", "play battle-cry")
    assert scene.chances() == {"draw hammer-strike": 1, "draw iron-parry": 1, "draw shield-wall": 1}
    assert scene.deck() == ["start"] * 3 and scene.discard() == []


@pytest.mark.rule("GB:3.4")
def test_the_last_card_drawn_makes_no_new_deck() -> None:
    scene = caverns().deal(hand="battle-cry charge grit", deck="start", discard="iron-parry shield-wall")
    scene.do("fight goblin-scout", "play battle-cry")
    assert scene.deck() == [] and scene.discard() == ["iron-parry", "shield-wall"]
    assert scene.hand() == ["hammer-strike", "charge", "grit"]


@pytest.mark.rule("GB:3.4")
def test_with_neither_deck_nor_discard_pile_the_draw_is_skipped() -> None:
    hand = "hammer-strike iron-parry battle-cry charge shield-wall grit"
    scene = caverns().deal(hand=hand).do("fight goblin-scout", "play battle-cry")
    assert scene.hand() == ["hammer-strike", "iron-parry", "charge", "shield-wall", "grit"]
    assert scene.offers("done", "play grit")


@pytest.mark.rule("GB:3.4", "GB:6.3")
def test_several_are_drawn_one_by_one_and_the_new_deck_is_stacked_in_mid_battle() -> None:
    scene = Scene("horan", "taia").face(1, "goblin-scout")
    scene.deal(hand="deep-thought charge grit battle-cry", deck="start", discard="iron-parry shield-wall spark")
    scene.do("fight goblin-scout", "play deep-thought")
    assert scene.told[-1] == "drew hammer-strike"
    assert scene.options() == ["stack spark", "stack start", "stack as-shown"]
    scene.do("stack spark", "stack as-shown")
    assert scene.told == ["stacked 3", "drew spark"]
    assert scene.deck() == ["start", "start"] and scene.offers("done", "play charge")


@pytest.mark.rule("GB:3.4")
def test_what_cannot_be_drawn_is_lost() -> None:
    scene = caverns().deal(hand="deep-thought hammer-strike iron-parry charge grit shield-wall", deck="start")
    scene.do("fight goblin-scout", "play deep-thought")
    assert scene.told[-1] == "drew battle-cry" and int(scene.state.draws) == 0
    assert scene.offers("done", "play grit")


# 3.5


@pytest.mark.rule("GB:3.5")
@pytest.mark.parametrize(
    ("played", "worn", "lost"),
    [
        ([], [], 4),
        (["iron-parry"], [], 3),
        (["iron-parry", "shield-wall"], [], 1),
        (["iron-parry"], ["wooden-shield"], 2),
        (["iron-parry"], ["wooden-shield", "notched-sword"], 1),
        (["iron-parry", "shield-wall"], ["wooden-shield", "notched-sword"], 0),
        (["iron-parry", "shield-wall"], ["worm-scale-plate"], 0),
    ],
)
def test_hits_are_the_attack_less_all_defence(played: list[str], worn: list[str], lost: int) -> None:
    scene = Scene("horan", "taia").face(1, "young-cave-worm").wear(*worn)
    scene.deal(hand="iron-parry shield-wall grit charge").do("fight young-cave-worm", *(f"play {c}" for c in played))
    scene.do("done")
    assert scene.hit_points() == 5 - lost
    assert [told for told in scene.told if told.startswith("hurt")] == ([f"hurt {lost}"] if lost else [])


@pytest.mark.rule("GB:3.5")
def test_a_hero_who_loses_the_last_hit_point_neither_hits_nor_gains() -> None:
    scene = caverns().wound(2).deal(hand="charge grit hammer-strike iron-parry")
    scene.do("fight goblin-thug", "play charge").do("done")
    assert scene.told[:2] == ["hurt 2", "fell"]
    assert (scene.hit_points(), scene.row(1), scene.worn()) == (0, LEVELS[1], [])
    scene.chance()
    assert scene.turn == "taia" and len(scene.hand()) == 4 and scene.discard() == ["charge"]


@pytest.mark.rule("GB:3.5")
def test_a_blow_that_would_win_is_not_struck_by_the_fallen() -> None:
    scene = caverns().wound(2).deal(hand="axe-throw grit hammer-strike iron-parry")
    scene.do("fight goblin-brawler", "play axe-throw", "done")
    assert "fell" in scene.told and "goblin-brawler" in scene.row(1)


@pytest.mark.rule("GB:3.5")
def test_hit_points_never_fall_below_none() -> None:
    scene = caverns().wound(1).do("fight giant-rat").do("done")
    assert (scene.told[0], scene.hit_points()) == ("hurt 1", 0)


@pytest.mark.rule("GB:3.5")
@pytest.mark.parametrize(
    ("items", "before", "after"),
    [
        (["moss-cloak"], 5, 4),
        (["moss-cloak", "healing-rod"], 5, 5),
        (["moss-cloak", "healing-rod"], 3, 3),
        (["moss-cloak", "healing-rod"], 2, 0),
    ],
)
def test_equipment_heals_after_the_hits_those_still_alive(items: list[str], before: int, after: int) -> None:
    scene = Scene("horan", "taia").face(1, "goblin-brawler").wear(*items).wound(before)
    assert scene.do("fight goblin-brawler", "done").hit_points() == after


@pytest.mark.rule("GB:3.5")
@pytest.mark.parametrize(
    ("played", "worn", "told"),
    [
        (["charge", "grit"], [], "failed goblin-brawler 3"),
        (["charge", "grit"], ["goblin-club"], "beat goblin-brawler 4"),
        (["hammer-strike", "shield-wall", "grit"], ["orc-axe"], "beat goblin-brawler 5"),
        (["hammer-strike", "shield-wall", "grit", "charge"], [], "beat goblin-brawler 5"),
    ],
)
def test_attack_of_at_least_its_hit_points_beats_a_monster(played: list[str], worn: list[str], told: str) -> None:
    scene = Scene("horan", "taia").face(1, "goblin-brawler").wear(*worn)
    scene.deal(hand="charge grit hammer-strike shield-wall")
    assert told in scene.do("fight goblin-brawler", *(f"play {card}" for card in played), "done").told


@pytest.mark.rule("GB:3.5")
@pytest.mark.parametrize("foe", ["goblin-brawler", "goblin-porter", "dragon"])
def test_a_monster_not_beaten_goes_back_to_its_place(foe: str) -> None:
    scene = caverns().keys(3 if foe == "dragon" else 0).wear("worm-scale-plate")
    scene.do(f"fight {foe}", "done")
    assert f"failed {foe} 0" in scene.told or "fell" in scene.told
    assert (scene.row(1), scene.gate(1), scene.foe_name(int(scene.state.lord))) == (LEVELS[1], GATES[1], "dragon")
    assert not any(told.startswith("revealed") for told in scene.told)


@pytest.mark.rule("GB:3.5")
def test_a_won_action_card_goes_to_the_discard_pile_unasked() -> None:
    scene = caverns().deal(hand="charge grit hammer-strike iron-parry")
    scene.do("fight goblin-scout", "play charge", "play grit", "done")
    assert scene.told[-2:] == ["beat goblin-scout 3", "gained quick-jab"]
    assert scene.discard() == ["quick-jab"]
    assert set(scene.chances()) == {f"reveal {scene.foe_name(m)}" for m in hidden(scene, 1)}


def hidden(scene: Scene, level: int, gates: bool = False) -> list[int]:
    """Monsters still in a deck of that level."""
    box, counts = scene.box, scene.state.decks.counts
    return [
        m for m in range(int(box.monsters)) if counts[m] and box.level[m] == level and box.is_gatekeeper(m) == gates
    ]


@pytest.mark.rule("GB:3.5")
def test_the_gap_is_filled_from_the_deck_whose_next_card_is_seen() -> None:
    scene = caverns().deal(hand="charge grit hammer-strike iron-parry")
    scene.do("fight goblin-scout", "play charge", "play grit", "done")
    assert scene.row(1) == ["cave-bat", *LEVELS[1][1:]] and scene.top(1) == ""
    assert len(scene.chances()) == 14 and set(scene.chances().values()) == {1}
    scene.do("reveal stone-beetle")
    assert scene.top(1) == "stone-beetle" and scene.row(1)[0] == "cave-bat"
    assert (scene.row(2), scene.row(3)) == (LEVELS[2], LEVELS[3])


@pytest.mark.rule("GB:3.5")
def test_with_the_deck_empty_the_row_shrinks() -> None:
    scene = caverns().empty_deck(1).wear("flaming-sword", "worm-scale-plate").do("fight goblin-scout", "done")
    assert (scene.turn, scene.row(1)[0], scene.top(1)) == ("taia", "cave-bat", "")
    scene.do("visit merchant", "fight cave-bat", "done", "visit merchant")
    assert scene.row(1) == ["", *LEVELS[1][1:]]
    assert sorted(scene.listed("fight")) == sorted([*LEVELS[1][1:], GATES[1]])


@pytest.mark.rule("GB:3.5", "GB:5.1")
@pytest.mark.parametrize(("answer", "worn", "shop"), [("equip", ["goblin-club"], []), ("pawn", [], ["goblin-club"])])
def test_equipment_is_kept_or_pawned_even_with_a_free_slot(answer: str, worn: list[str], shop: list[str]) -> None:
    scene = caverns().deal(hand="charge grit hammer-strike iron-parry")
    scene.do("fight goblin-thug", "play charge", "play grit", "done")
    assert scene.options() == ["equip goblin-club", "pawn goblin-club"]
    scene.do(f"{answer} goblin-club")
    assert (scene.worn(), scene.pawnshop()) == (worn, shop)
    assert scene.row(1)[2] == "cave-bat"


@pytest.mark.rule("GB:3.5")
def test_a_gatekeeper_gives_its_key_and_the_next_one_appears() -> None:
    scene = caverns().deal(hand="axe-throw charge grit iron-parry")
    scene.do("fight goblin-porter", "play axe-throw", "play charge", "done")
    assert scene.told[-2:] == ["beat goblin-porter 6", "key-won 1"]
    assert set(scene.chances()) == {f"reveal {scene.foe_name(m)}" for m in hidden(scene, 1, gates=True)}
    assert len(scene.chances()) == 4 and set(scene.chances().values()) == {1}
    scene.do("reveal tunnel-worm").chance()
    assert (scene.gate(1), scene.row(1), scene.top(1)) == ("tunnel-worm", LEVELS[1], TOPS[1])
    assert scene.do("visit merchant").turn == "horan"
    assert "tunnel-worm" not in scene.listed("fight") and "orc-warden" in scene.listed("fight")


@pytest.mark.rule("GB:3.5", "GB:6.2")
def test_played_cards_join_the_discard_pile_and_the_hand_is_filled_up() -> None:
    scene = caverns().deal(hand="charge grit hammer-strike iron-parry").do("fight slime", "play charge", "done")
    assert scene.discard() == ["charge"] and set(scene.chances()) == {"draw battle-cry", "draw shield-wall"}
    scene.do("draw shield-wall")
    assert (scene.hand(), scene.deck()) == (["hammer-strike", "iron-parry", "shield-wall", "grit"], ["start"])
    assert scene.turn == "taia"


@pytest.mark.rule("GB:3.5", "GB:6.2")
def test_a_new_deck_for_the_refill_holds_the_cards_played_and_the_card_won() -> None:
    scene = caverns().deal(hand="charge grit hammer-strike", deck="start", discard="iron-parry battle-cry")
    scene.do("fight goblin-scout", "play charge", "play grit", "done", "reveal marsh-toad")
    assert scene.hand() == ["hammer-strike", "shield-wall"]
    assert scene.options() == ["stack quick-jab", "stack start", "stack as-shown"]
    scene.do("stack start", "stack as-shown")
    assert scene.deck() == ["start", "quick-jab", "start", "start", "start"]
    assert set(scene.chances()) == {"draw charge", "draw grit", "draw iron-parry", "draw battle-cry"}
    scene.do("draw charge")
    assert scene.told == ["drew charge", "drew quick-jab", "turn-began"]


@pytest.mark.rule("GB:3.5", "GB:5.2")
def test_a_hand_bonus_just_won_counts() -> None:
    scene = caverns().keys(1).deal(hand="axe-throw charge grit iron-parry")
    scene.do("fight goblin-thief", "play axe-throw", "done", "equip belt-of-pouches").chance()
    assert len(scene.hand()) == 5


# 3.6


@pytest.mark.rule("GB:3.6")
def test_beating_the_lord_wins_at_once() -> None:
    scene = caverns().keys(3).wear("worm-scale-plate", "flaming-sword")
    scene.deal(hand="aegis-charge mirror-rune grit charge").do("fight dragon", "play aegis-charge")
    scene.do("play mirror-rune", "done")
    assert scene.told[-2:] == ["beat dragon 11", "champion"]
    assert scene.state.who == NOBODY and scene.game.ending(scene.state) == "champion"
    assert scene.game.winners(scene.state) == [0] and scene.game.score(scene.state) == [1.0, 0.0]


@pytest.mark.rule("GB:3.6")
def test_a_gatekeeper_beaten_wins_nothing_but_its_key() -> None:
    scene = caverns().keys(2).wear("worm-scale-plate", "flaming-sword").deal(hand="poison-barb axe-throw grit charge")
    scene.do("fight two-headed-ogre", "play poison-barb", "play axe-throw", "done")
    assert "key-won 3" in scene.told and scene.game.ending(scene.state) == ""
    assert scene.chance().turn == "taia"
