"""Keys and chests."""

import pytest

from tests.rules.karak.scene import Scene


@pytest.mark.rule("K1:6.1")
def test_a_turnkeys_reward_is_a_key() -> None:
    scene = Scene("victorius", "taia").lay("room-cross", at=(0, -1), token="skeleton-turnkey")
    assert scene.do("step north", "roll 4 5").held("victorius") == {"key": 1}


@pytest.mark.rule("K1:6.1")
def test_a_hero_carries_at_most_one_key() -> None:
    scene = Scene("victorius", "taia").lay("room-cross", at=(0, -1), token="skeleton-turnkey").give("key")
    scene.do("step north", "roll 4 5")
    assert (scene.held("victorius"), scene.token(0, -1)) == ({"key": 1}, "key")
    scene = Scene("victorius", "taia").lay("room-cross", at=(0, -1), token="key").give("key").do("step north")
    assert not scene.offers("take")


@pytest.mark.rule("K1:6.2")
def test_a_chest_is_opened_with_a_key_which_leaves_the_game() -> None:
    scene = Scene("horan", "taia").lay("room-cross", at=(0, -1), token="chest").give("key").do("step north", "open")
    assert scene.game.score(scene.state) == [1.0, 0.0]
    assert (scene.held("horan"), scene.gone("key"), scene.token(0, -1)) == ({}, 1, "")
    assert scene.turn == "taia"


@pytest.mark.rule("K1:6.2")
def test_without_a_key_a_chest_stays_shut() -> None:
    scene = Scene("horan", "taia").lay("room-cross", at=(0, -1), token="chest").give("key", to="taia")
    assert scene.do("step north").options() == ["stop", "step north", "step east", "step south", "step west"]


@pytest.mark.rule("K1:6.2")
def test_a_key_opens_nothing_but_a_chest_on_the_same_tile() -> None:
    scene = Scene("horan", "taia").lay("room-cross", at=(0, -1), token="chest").give("key")
    assert not scene.offers("open")
    scene = Scene("horan", "taia").lay("room-cross", at=(0, -1), token="daggers").give("key").do("step north")
    assert not scene.offers("open")


@pytest.mark.rule("K1:6.2")
def test_opening_is_a_choice() -> None:
    scene = Scene("horan", "taia").lay("room-cross", at=(0, -1), token="chest").give("key").do("step north", "stop")
    assert (scene.held("horan"), scene.token(0, -1)) == ({"key": 1}, "chest")
