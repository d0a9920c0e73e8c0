"""Heroes' abilities."""

import pytest

from karak.games.goblin import moves
from karak.games.goblin.abilities import USED
from tests.rules.goblin.scene import Scene

ABILITIES = ("abilities",)
STARTERS = "spirit-arrow premonition guardian-spirit"


def fighting(hero: str, foe: str, hand: str, level: int = 1, **more: str) -> Scene:
    """The hero, with its ability, has challenged the monster; `deck` and `discard` as in Scene.deal."""
    scene = Scene(hero, "horan" if hero != "horan" else "taia", options=ABILITIES).face(level, foe).keys(level - 1)
    scene.carry(*more.pop("carry", "").split()).wear(*more.pop("wear", "").split())
    scene.wound(int(more.pop("hit_points", "5")))
    return scene.deal(hand=hand, **more).do(f"fight {foe}")


@pytest.mark.rule("GB:9.1 to GB:9.6")
@pytest.mark.parametrize("hero", ["argentus", "horan", "xanros", "aderyn", "victorius", "taia"])
def test_abilities_are_an_option(hero: str) -> None:
    without = Scene(hero, "horan" if hero != "horan" else "taia")
    assert not any(without.game.is_heard(moment, without.state) for moment in range(moves.MOMENTS))
    having = Scene(hero, "horan" if hero != "horan" else "taia", options=ABILITIES)
    assert any(having.game.is_heard(moment, having.state) for moment in range(moves.MOMENTS))


# 9.1 Argentus: magic-bolt blue (red), ward blue (green, red), staff-blow green (yellow), stone-skin red (blue, yellow)


@pytest.mark.rule("GB:9.1")
def test_argentus_plays_a_blue_card_that_the_card_before_does_not_allow() -> None:
    scene = fighting("argentus", "goblin-brawler", "staff-blow magic-bolt ward stone-skin").do("play staff-blow")
    assert scene.options() == ["done", "use blue-bridge magic-bolt", "use blue-bridge ward"]
    scene.do("use blue-bridge magic-bolt")
    assert scene.told == ["ability-used blue-bridge", "played magic-bolt"]
    assert scene.listed("play") == ["stone-skin"]
    assert "beat goblin-brawler 4" in scene.do("done").told


@pytest.mark.rule("GB:9.1")
def test_the_bridge_serves_once_a_battle() -> None:
    scene = fighting("argentus", "goblin-scout", "staff-blow magic-bolt ward stone-skin")
    scene.do("play staff-blow", "use blue-bridge magic-bolt")
    scene.do("play stone-skin")
    assert scene.options() == ["done", "play ward"]
    scene = fighting("argentus", "goblin-scout", "staff-blow magic-bolt second-wind ward")
    scene.do("play staff-blow", "play second-wind", "use blue-bridge magic-bolt")
    assert scene.options() == ["done"]


@pytest.mark.rule("GB:9.1")
def test_in_the_next_battle_it_serves_again() -> None:
    scene = fighting("argentus", "orc-raider", "staff-blow magic-bolt", level=2)
    scene.do("play staff-blow", "use blue-bridge magic-bolt", "done")
    assert scene.chance().turn == "horan"
    scene.deal(hand="staff-blow ward", of="argentus").do("visit merchant")
    scene.face(1, "goblin-sentry").do("fight goblin-sentry", "play staff-blow")
    assert scene.listed("use blue-bridge") == ["ward"]


@pytest.mark.rule("GB:9.1")
def test_it_is_spent_only_when_the_chain_forbids_the_card() -> None:
    scene = fighting("argentus", "goblin-scout", "stone-skin magic-bolt ward staff-blow")
    assert scene.listed("use") == []
    scene.do("play stone-skin")
    assert scene.options() == ["done", "play magic-bolt", "play ward"]
    scene.do("play ward", "play staff-blow")
    assert scene.listed("use") == ["blue-bridge magic-bolt"]


@pytest.mark.rule("GB:9.1")
def test_a_curse_on_blue_still_binds_argentus() -> None:
    scene = fighting("argentus", "goblin-apprentice", "staff-blow magic-bolt ward stone-skin").do("play staff-blow")
    assert scene.options() == ["done"]


# 9.2 Horan


@pytest.mark.rule("GB:9.2")
@pytest.mark.parametrize(
    ("played", "attack"),
    [
        (["hammer-strike", "shield-wall", "iron-parry"], 3),
        (["charge"], 2),
        (["charge", "grit"], 4),
        (["charge", "grit", "battle-cry"], 5),
    ],
)
def test_two_attacks_directly_in_a_row_give_one_more_once_a_battle(played: list[str], attack: int) -> None:
    hand = "charge grit battle-cry hammer-strike iron-parry shield-wall"
    scene = fighting("horan", "goblin-brawler", hand, deck="").do(*(f"play {card}" for card in played), "done")
    assert {f"beat goblin-brawler {attack}", f"failed goblin-brawler {attack}"} & set(scene.told)


@pytest.mark.rule("GB:9.2")
def test_the_bonus_is_for_this_battle_only() -> None:
    scene = fighting("horan", "young-cave-worm", "charge grit", wear="worm-scale-plate").do("play charge", "play grit")
    assert "beat young-cave-worm 4" in scene.do("done").told
    scene.chance().do("visit merchant").face(1, "goblin-sentry").do("fight goblin-sentry", "done")
    assert "failed goblin-sentry 0" in scene.told


@pytest.mark.rule("GB:9.2")
def test_the_bonus_is_on_no_card_and_counts_while_attack_is_cursed() -> None:
    scene = fighting("horan", "whispering-shade", "charge grit", level=2).do("play charge", "play grit", "done")
    assert "beat whispering-shade 1" in scene.told
    scene = fighting("horan", "whispering-shade", "charge grit", level=2, carry="countercurse")
    scene.do("play charge", "play grit", "drink countercurse effect-attack", "done")
    assert "beat whispering-shade 4" in scene.told


@pytest.mark.rule("GB:9.2", "GB:5.4")
def test_strength_does_not_double_the_bonus() -> None:
    scene = fighting("horan", "goblin-brawler", "charge grit", carry="strength").do("play charge", "play grit")
    assert "beat goblin-brawler 5" in scene.do("drink strength attack", "done").told


@pytest.mark.rule("GB:9.2")
def test_others_have_no_bonus() -> None:
    scene = fighting("victorius", "goblin-brawler", "lunge riposte").do("play lunge", "play riposte", "done")
    assert "failed goblin-brawler 3" in scene.told


# 9.3 Xanros: hex yellow (red), shadow-veil yellow (green, red), dark-whisper green, bone-ward red, life-tap blue


@pytest.mark.rule("GB:9.3")
def test_xanros_plays_one_card_of_a_cursed_colour() -> None:
    scene = fighting("xanros", "slime", "hex shadow-veil bone-ward soul-burn")
    assert scene.listed("use curse-breaker") == ["hex colour", "shadow-veil colour"]
    scene.do("use curse-breaker hex colour")
    assert scene.told == ["ability-used curse-breaker", "played hex"]
    assert scene.do("play bone-ward").options() == ["done"]


@pytest.mark.rule("GB:9.3")
def test_the_chain_must_still_allow_the_cursed_colour() -> None:
    scene = fighting("xanros", "slime", "hex soul-burn bone-ward life-tap").do("play soul-burn")
    assert scene.listed("use") == []
    scene = fighting("xanros", "slime", "hex soul-burn bone-ward life-tap").do("play bone-ward")
    assert scene.listed("use") == ["curse-breaker hex colour"]


@pytest.mark.rule("GB:9.3")
def test_xanros_counts_one_cursed_healing_declared_on_playing() -> None:
    scene = fighting("xanros", "mushroom-creeper", "life-tap soul-burn life-leaf", hit_points="2")
    assert scene.listed("use curse-breaker") == ["life-tap heal", "life-leaf heal"]
    scene.do("use curse-breaker life-tap heal")
    assert scene.hit_points() == 3 and scene.listed("use") == []
    assert scene.do("play life-leaf").hit_points() == 3


@pytest.mark.rule("GB:9.3")
def test_played_without_declaring_it_does_not_heal() -> None:
    scene = fighting("xanros", "mushroom-creeper", "life-tap soul-burn", hit_points="2").do("play life-tap")
    assert scene.hit_points() == 2
    assert scene.do("done").hit_points() == 0


@pytest.mark.rule("GB:9.3")
def test_xanros_counts_one_cursed_draw_declared_on_playing() -> None:
    scene = fighting("xanros", "lantern-imp", "dark-whisper hex quick-wits")
    assert scene.listed("use curse-breaker") == ["dark-whisper draw", "quick-wits draw"]
    scene.do("use curse-breaker dark-whisper draw")
    assert scene.step == "drawing"
    assert scene.chance().listed("use") == []


@pytest.mark.rule("GB:9.3")
def test_xanros_counts_one_cursed_attack_chosen_at_the_end() -> None:
    scene = fighting("xanros", "whispering-shade", "hex bone-ward life-tap", level=2).do("play hex", "play bone-ward")
    assert scene.listed("use") == []
    scene.do("play life-tap", "done")
    assert scene.options() == ["done", "use curse-breaker hex attack", "use curse-breaker life-tap attack"]
    scene.do("use curse-breaker hex attack")
    assert "beat whispering-shade 2" in scene.told


@pytest.mark.rule("GB:9.3")
def test_xanros_counts_one_cursed_defence_chosen_at_the_end() -> None:
    scene = fighting("xanros", "goblin-drummer", "shadow-veil bone-ward life-tap")
    scene.do("play shadow-veil", "play bone-ward", "done")
    assert scene.listed("use curse-breaker") == ["shadow-veil defence", "bone-ward defence"]
    assert "hurt 1" in scene.do("use curse-breaker shadow-veil defence").told


@pytest.mark.rule("GB:9.3", "GB:5.4")
def test_strength_doubles_the_cursed_effect_that_xanros_counts() -> None:
    scene = fighting("xanros", "whispering-shade", "hex bone-ward life-tap", level=2, carry="strength")
    scene.do("play hex")
    assert scene.listed("drink") == ["strength attack"]
    scene.do("drink strength attack", "done", "use curse-breaker hex attack")
    assert "beat whispering-shade 4" in scene.told
    scene = fighting("xanros", "goblin-drummer", "shadow-veil bone-ward life-tap", carry="strength")
    scene.do("play shadow-veil", "drink strength defence", "done", "use curse-breaker shadow-veil defence")
    assert not any(told.startswith("hurt") for told in scene.told)


@pytest.mark.rule("GB:9.3", "GB:5.4")
@pytest.mark.parametrize(("at_the_end", "attack"), [("use curse-breaker life-tap attack", 1), ("done", 0)])
def test_the_doubling_is_lost_if_he_counts_something_else(at_the_end: str, attack: int) -> None:
    scene = fighting("xanros", "whispering-shade", "hex bone-ward life-tap", level=2, carry="strength")
    scene.do("play hex", "drink strength attack", "play bone-ward", "play life-tap", "done", at_the_end)
    assert {f"beat whispering-shade {attack}", f"failed whispering-shade {attack}"} & set(scene.told)
    assert scene.potions() == []


@pytest.mark.rule("GB:9.3", "GB:5.4")
def test_others_cannot_double_a_cursed_effect() -> None:
    scene = fighting("horan", "whispering-shade", "charge", level=2, carry="strength").do("play charge")
    assert scene.listed("drink") == []
    assert scene.refusal("drink strength attack") == ("GB:5.4", "effect-cursed")


@pytest.mark.rule("GB:9.3", "GB:5.4")
def test_nor_can_xanros_once_his_ability_is_used() -> None:
    scene = fighting("xanros", "whispering-shade", "hex", level=2, carry="strength").do("play hex")
    assert scene.listed("drink") == ["strength attack"]
    scene.state.used, scene.touched = USED, True
    assert scene.listed("drink") == []


@pytest.mark.rule("GB:9.3", "GB:5.4", "GB:5.3")
def test_countercurse_lets_the_doubled_card_count_for_xanros_too() -> None:
    scene = fighting("xanros", "whispering-shade", "hex", level=2, carry="strength countercurse").do("play hex")
    scene.do("drink strength attack", "drink countercurse effect-attack", "done")
    assert "beat whispering-shade 4" in scene.told


@pytest.mark.rule("GB:9.3")
def test_xanros_may_leave_it() -> None:
    scene = fighting("xanros", "goblin-drummer", "shadow-veil bone-ward life-tap").do("play shadow-veil", "done")
    assert "hurt 2" in scene.do("done").told


@pytest.mark.rule("GB:9.3")
def test_once_a_battle_in_all() -> None:
    scene = Scene("xanros", "horan", options=ABILITIES).face(3, "mind-eater").keys(2)
    scene.deal(hand="life-tap dark-whisper hex quick-wits").do("fight mind-eater")
    assert scene.listed("use curse-breaker") == ["dark-whisper draw", "life-tap colour", "quick-wits colour"]
    scene.do("use curse-breaker life-tap colour")
    assert scene.listed("use") == []
    scene.do("play dark-whisper")
    assert scene.step == "playing" and len(scene.hand()) == 2


@pytest.mark.rule("GB:9.3")
def test_a_card_of_a_cursed_colour_keeps_its_other_curses() -> None:
    scene = Scene("xanros", "horan", options=ABILITIES).face(3, "mind-eater").keys(2)
    scene.deal(hand="quick-wits hex").do("fight mind-eater", "use curse-breaker quick-wits colour")
    assert scene.hand() == ["hex"] and scene.step == "playing"


@pytest.mark.rule("GB:9.3")
def test_never_against_curses_on_equipment() -> None:
    scene = fighting("xanros", "cave-troll-whelp", "hex bone-ward", level=2, wear="orc-axe")
    assert scene.listed("use") == []
    assert "failed cave-troll-whelp 2" in scene.do("play hex", "done").told


# 9.4 Aderyn


@pytest.mark.rule("GB:9.4")
def test_aderyn_hits_even_after_losing_the_last_hit_point() -> None:
    scene = fighting("aderyn", "goblin-scout", "thorn-dart", hit_points="1")
    scene.do("play thorn-dart").do("done")
    assert scene.told[:4] == ["hurt 1", "fell", "beat goblin-scout 3", "gained quick-jab"]
    scene.chance()
    assert "quick-jab" in [*scene.discard(), *scene.hand()] and scene.hit_points() == 0


@pytest.mark.rule("GB:9.4")
def test_she_gains_equipment_and_keys_too() -> None:
    scene = fighting("aderyn", "goblin-thug", "thorn-dart", hit_points="1").do("play thorn-dart", "done")
    assert scene.do("equip goblin-club").worn() == ["goblin-club"]
    scene = Scene("aderyn", "horan", options=ABILITIES).face(1, gate="goblin-porter").deal(hand="axe-throw thorn-dart")
    scene.wound(1).do("fight goblin-porter", "play axe-throw", "play thorn-dart", "done")
    assert "key-won 1" in scene.told


@pytest.mark.rule("GB:9.4")
def test_a_hit_too_weak_gains_nothing() -> None:
    scene = fighting("aderyn", "goblin-scout", "thrown-knife", hit_points="1").do("play thrown-knife").do("done")
    assert scene.told[:3] == ["hurt 1", "fell", "failed goblin-scout 2"]


@pytest.mark.rule("GB:9.4")
def test_not_against_the_lord() -> None:
    scene = Scene("aderyn", "horan", options=ABILITIES).lord("goblin-emperor").keys(3).wound(1)
    scene.wear("flaming-sword").deal(hand="giant-slayer poison-barb").do("fight goblin-emperor", "play giant-slayer")
    scene.do("play poison-barb").do("done")
    assert scene.told[:2] == ["hurt 1", "fell"] and scene.game.ending(scene.state) == ""


@pytest.mark.rule("GB:9.4", "GB:5.5")
def test_without_hit_points_nothing_heals_her() -> None:
    scene = fighting("aderyn", "goblin-scout", "thorn-dart", hit_points="1", wear="moss-cloak", carry="healing")
    scene.do("play thorn-dart", "done")
    assert "beat goblin-scout 3" in scene.told
    scene.chance()
    assert (scene.turn, scene.hit_points(), scene.potions()) == ("horan", 0, ["healing"])


@pytest.mark.rule("GB:9.4")
def test_she_must_still_revive_in_her_next_turn() -> None:
    scene = fighting("aderyn", "goblin-scout", "thorn-dart", hit_points="1").do("play thorn-dart", "done").chance()
    scene.do("visit merchant")
    assert "revived" in scene.told and scene.turn == "horan" and scene.hit_points() == 5


@pytest.mark.rule("GB:9.4")
def test_the_others_do_not() -> None:
    scene = fighting("horan", "goblin-scout", "thorn-dart", hit_points="1").do("play thorn-dart", "done")
    assert "fell" in scene.told and not any(told.startswith("beat") for told in scene.told)


# 9.5 Victorius: lunge red (green, blue), riposte red (blue, green), feint blue, blade-guard green, steady-breath yellow


@pytest.mark.rule("GB:9.5")
def test_his_second_card_may_have_any_colour() -> None:
    scene = fighting("victorius", "goblin-scout", "lunge riposte double-cut steady-breath").do("play lunge")
    assert scene.listed("play") == ["riposte", "double-cut", "steady-breath"]


@pytest.mark.rule("GB:9.5")
def test_the_third_one_follows_the_chain_again() -> None:
    scene = fighting("victorius", "goblin-scout", "lunge blade-guard double-cut steady-breath")
    scene.do("play lunge", "play double-cut")
    assert scene.listed("play") == ["steady-breath"]


@pytest.mark.rule("GB:9.5")
def test_a_cursed_colour_stays_forbidden_to_him() -> None:
    scene = fighting("victorius", "goblin-apprentice", "lunge riposte double-cut steady-breath").do("play lunge")
    assert scene.listed("play") == ["riposte", "steady-breath"]


# 9.6 Taia: vision yellow, draws 1


@pytest.mark.rule("GB:9.6")
def test_taia_looks_at_two_keeps_one_and_puts_the_other_under_the_deck() -> None:
    scene = fighting("taia", "goblin-scout", "vision star-fall healing-chant", deck="start spark start start")
    scene.do("play vision", "draw premonition")
    assert scene.options() == ["keep premonition", "keep spark"]
    scene.do("keep spark")
    assert scene.told == ["put-under premonition", "drew spark"]
    assert scene.hand() == ["star-fall", "healing-chant", "spark"]
    assert scene.deck() == ["start", "start", "premonition"] and scene.step == "playing"


@pytest.mark.rule("GB:9.6", "GB:6.4")
def test_the_card_put_under_is_known_to_her_alone() -> None:
    scene = fighting("taia", "goblin-scout", "vision star-fall healing-chant", deck="start spark start start")
    scene.do("play vision", "draw premonition")
    events = scene.match.do(scene.match.parse("keep spark"))
    other = scene.state.heroes[1].role
    assert next(scene.tell(int(scene.game.hear(e, other))) for e in events) == "put-under starting-card"
    for viewer, under in ((-1, "starting-card"), (0, "taia-premonition"), (1, "starting-card")):
        assert scene.view(viewer).heroes[0].deck == ["starting-card", "starting-card", under]


@pytest.mark.rule("GB:9.6", "GB:6.4")
def test_what_she_looks_at_is_seen_by_her_alone() -> None:
    scene = fighting("taia", "goblin-scout", "vision star-fall healing-chant", deck="start spark start start")
    scene.do("play vision", "draw premonition")
    looked = {seat: scene.view(seat).looked_at for seat in (-1, 0, 1)}
    assert looked == {-1: ["starting-card", "spark"], 0: ["taia-premonition", "spark"], 1: ["starting-card", "spark"]}


@pytest.mark.rule("GB:9.6")
def test_a_known_card_is_drawn_when_its_turn_comes() -> None:
    scene = fighting(
        "taia", "goblin-scout", "vision star-fall healing-chant", deck="start start", discard="premonition"
    )
    scene.do("play vision", "draw spirit-arrow", "keep spirit-arrow")
    assert scene.deck() == ["guardian-spirit"]
    scene.do("done")
    assert scene.told[-2:] == ["drew guardian-spirit", "turn-began"] and scene.turn == "horan"


@pytest.mark.rule("GB:9.6")
def test_a_draw_of_two_is_done_twice() -> None:
    scene = fighting(
        "taia", "goblin-scout", "deep-thought star-fall", deck="start spark quick-wits start start start start"
    )
    scene.do("play deep-thought", "draw premonition", "keep premonition")
    assert scene.step == "drawing"  # she draws quick-wits, and a starting card
    scene.do("draw vision")
    assert scene.options() == ["keep vision", "keep quick-wits"]
    scene.do("keep vision")
    assert scene.hand() == ["premonition", "vision", "star-fall"]
    assert scene.deck() == ["start", "start", "start", "spark", "quick-wits"]


@pytest.mark.rule("GB:9.6")
def test_one_card_left_stays_on_top_and_the_new_deck_goes_below() -> None:
    scene = fighting("taia", "goblin-scout", "vision star-fall healing-chant", deck="spark", discard=STARTERS)
    scene.do("play vision")
    assert scene.step == "drawing" and scene.deck() == ["start"] * 3
    scene.do("draw premonition")
    assert scene.options() == ["keep premonition", "keep spark"]
    scene.do("keep premonition")
    assert scene.deck() == ["start", "start", "spark"]


@pytest.mark.rule("GB:9.6", "GB:6.3")
def test_the_new_deck_is_stacked_as_ever() -> None:
    scene = fighting(
        "taia", "goblin-scout", "vision star-fall healing-chant", deck="spark", discard=f"{STARTERS} quick-wits"
    )
    assert scene.do("play vision").options() == ["stack quick-wits", "stack start", "stack as-shown"]
    scene.do("stack quick-wits", "stack as-shown")
    assert scene.options() == ["keep spark", "keep quick-wits"]
    scene.do("keep quick-wits")
    assert scene.deck() == ["start", "start", "start", "spark"]


@pytest.mark.rule("GB:9.6")
def test_of_a_single_card_in_all_there_is_no_choice() -> None:
    hand = "vision star-fall healing-chant spirit-arrow premonition"
    scene = fighting("taia", "goblin-scout", hand, deck="start").do("play vision")
    assert scene.told[-1] == "drew guardian-spirit" and "guardian-spirit" in scene.hand()
    assert scene.step == "playing" and scene.deck() == []


@pytest.mark.rule("GB:9.6")
def test_with_no_card_at_all_the_draw_is_skipped() -> None:
    hand = "vision star-fall healing-chant spirit-arrow premonition guardian-spirit"
    scene = fighting("taia", "goblin-scout", hand, deck="").do("play vision")
    assert scene.told[-1] == "played vision" and scene.step == "playing" and len(scene.hand()) == 5


@pytest.mark.rule("GB:9.6")
def test_not_when_filling_up_the_hand() -> None:
    scene = fighting("taia", "goblin-scout", "star-fall", deck="start start start start start").do("done")
    scene.chance()
    assert scene.turn == "horan" and len(scene.hand()) == 4 and scene.deck() == ["start", "start"]


@pytest.mark.rule("GB:9.6")
def test_nothing_under_a_curse_on_drawing() -> None:
    scene = fighting("taia", "lantern-imp", "vision star-fall").do("play vision")
    assert scene.hand() == ["star-fall"] and scene.step == "playing"
