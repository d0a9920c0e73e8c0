"""Gymnasium's own checker, unchanged; many games at once are the same games as one at a time."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from karak.env.gym import SeatEnv, SeatVectorEnv
from tests.env.arenas import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_the_checker(name: str) -> None:
    check_env(gymnasium.make(f"karak/{name.capitalize()}-v0", render_mode="ansi").unwrapped)


def test_an_id_brings_its_module() -> None:
    env = gymnasium.make("karak.env.gym:karak/Goblin-v0", seats=3, opponents=["random", "explorer"])
    seen, info = env.reset(seed=1)
    assert env.observation_space.contains(seen) and info["action_mask"].any()


def chosen(mask: Any, luck: np.random.Generator) -> np.int64:
    legal = np.flatnonzero(mask)
    return np.int64(luck.choice(legal) if len(legal) else 0)


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_against_bots(name: str) -> None:
    env = SeatEnv(name, seats=3, seat=1, opponents=["greedy", "explorer"], max_steps=10_000)
    luck = np.random.default_rng(5)
    seen, info = env.reset(seed=5)
    over = cut = False
    while not over and not cut:
        assert env.observation_space.contains(seen) and info["action_mask"].any()
        assert seen[env.arena.where("question", "asked")] == 0
        seen, reward, over, cut, info = env.step(chosen(info["action_mask"], luck))
    assert over and reward in (1, -0.5, 0.25, 0) and not info["action_mask"].any()


@pytest.mark.parametrize("name", GAMES)
def test_a_game_does_not_depend_on_those_beside_it(name: str) -> None:
    few, many = (SeatVectorEnv(n, name, seats=3, seat=2, opponents="explorer", max_steps=25) for n in (2, 5))
    luck = np.random.default_rng(1)
    few.reset(seed=9)
    many.reset(seed=9)
    for _ in range(60):
        assert (few.observations == many.observations[:2]).all() and (few.masks == many.masks[:2]).all()
        actions = np.array([chosen(mask, luck) for mask in many.masks])
        many.step(actions)
        few.step(actions[:2])


@pytest.mark.parametrize("name", GAMES)
def test_no_outdated_value_stays_on_the_page(name: str) -> None:
    """Compares the page with the arena after every step of whole games."""
    env = SeatVectorEnv(8, name, seats=2, opponents=None, max_steps=1500)
    luck = np.random.default_rng(3)
    env.reset(seed=3)
    for _ in range(1600):
        env.pick((luck.random(8) * env.counts).astype(np.int64))
        for i, s in enumerate(env.batch.states):
            assert (env.observations[i] == env.arena.observation(s, int(env.asked[i]))).all()


@pytest.mark.parametrize("name", GAMES)
def test_a_blank_page_gets_everything(name: str) -> None:
    """This includes what has not changed since it was written on another page."""
    env = SeatVectorEnv(2, name, seats=2, opponents=None)
    env.reset(seed=5)
    for _ in range(100):
        env.pick(np.zeros(2, np.int64))
    for i, s in enumerate(env.batch.states):
        pen = env.arena.sight.pen(1)
        env.arena.sight.write(s, int(env.asked[i]), pen)
        assert (np.frombuffer(memoryview(pen.page), np.int16) == env.observations[i]).all()


@pytest.mark.parametrize("name", GAMES)
def test_buffers_hold_what_the_arena_shows(name: str) -> None:
    env = SeatVectorEnv(4, name, seats=2, opponents=None, max_steps=40)
    luck = np.random.default_rng(2)
    env.reset(seed=2)
    for number in range(90):
        for i, s in enumerate(env.batch.states):
            over = bool(env.terminations[i] or env.truncations[i])
            assert (env.observations[i] == env.arena.observation(s, int(env.asked[i]))).all()
            assert (env.masks[i] == (0 if over else env.arena.mask(s))).all()
            assert env.counts[i] == (0 if over else s.count)
            assert over or env.asked[i] == s.who
        before = env.truncations.copy()
        if number % 2:
            env.step(np.array([chosen(mask, luck) for mask in env.masks]))
        else:
            env.pick((luck.random(4) * env.counts).astype(np.int64))
        assert not (before & env.truncations).any()


def test_picking_takes_the_options_in_their_order() -> None:
    one, other = (SeatVectorEnv(1, "karak", opponents=None) for _ in range(2))
    one.reset(seed=4)
    other.reset(seed=4)
    for _ in range(50):
        s = one.batch.states[0]
        last = int(s.count) - 1
        number = int(one.arena.actions.number_of(s.options[last]))
        one.pick(np.array([last]))
        other.step(np.array([number]))
        assert (one.observations == other.observations).all()


def test_an_action_that_is_not_offered_loses_only_its_own_game() -> None:
    env = SeatVectorEnv(2, "karak", opponents=None)
    env.reset(seed=1)
    seat = int(env.asked[0])
    illegal, legal = int(np.flatnonzero(env.masks[0] == 0)[0]), int(np.flatnonzero(env.masks[1])[0])
    _, rewards, over, cut, info = env.step(np.array([illegal, legal]))
    assert over.tolist() == [True, False] and not cut.any()
    assert rewards.tolist() == [-1, 0] and info["rewards"][0, 1 - seat] == 0
    _, rewards, over, _, _ = env.step(np.array([illegal, int(np.flatnonzero(env.masks[1])[0])]))
    assert not over.any() and not rewards.any() and env.masks[0].any()


def test_seeds() -> None:
    first, again, other = (SeatVectorEnv(8, "goblin") for _ in range(3))
    for env, seed in ((first, 7), (again, 7), (other, 8)):
        env.reset(seed=seed)
        for _ in range(20):
            env.step(env.masks.argmax(1))
    assert (first.observations == again.observations).all()
    assert not (first.observations == other.observations).all()


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"game": "chess"}, "no game"),
        ({"seats": 9}, "9 seats"),
        ({"opponents": "deep-blue"}, "no bot"),
        ({"seats": 4, "opponents": ["random"]}, "2 players for 4 seats"),
    ],
)
def test_an_environment_that_cannot_be_opened_says_why(settings: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        SeatEnv(**settings)
