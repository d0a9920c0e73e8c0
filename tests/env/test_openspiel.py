"""OpenSpiel's own tests, unchanged."""

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation
from open_spiel.python.rl_environment import Environment
from open_spiel.python.tests import games_sim_test

from karak.env import spiel
from karak.env.arena import Arena
from tests.env.arenas import GAMES


def loaded(name: str, **settings: int) -> Any:
    return pyspiel.load_game(f"{name}_v0", settings)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [2, 3])
def test_random_games(name: str, players: int) -> None:
    pyspiel.random_sim_test(loaded(name, players=players, max_steps=60), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_games_that_are_copied_and_stored(name: str) -> None:
    games_sim_test.GamesSimTest().sim_game(loaded(name, max_steps=80))


@pytest.mark.parametrize("name", GAMES)
def test_learning_environment(name: str) -> None:
    env = Environment(loaded(name, max_steps=20), chance_event_sampler=None)
    env.seed(3)
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][player][0]])
    assert sum(step.rewards) == 0


@pytest.mark.parametrize("name", GAMES)
def test_a_chance_node_lists_every_outcome_with_its_odds(name: str) -> None:
    luck = np.random.default_rng(1)
    state = loaded(name, max_steps=40).new_initial_state()
    nodes = 0
    while not state.is_terminal():
        if state.is_chance_node():
            nodes += 1
            numbers, odds = zip(*state.chance_outcomes())
            assert sum(odds) == pytest.approx(1) and min(odds) > 0 and sorted(set(numbers)) == list(numbers)
            state.apply_action(luck.choice(numbers, p=odds))
        else:
            state.apply_action(luck.choice(state.legal_actions()))
    assert nodes > 3


def hands(seat: int) -> list[Any]:
    """Two openings of Goblin that differ in what this seat has drawn."""
    found: list[Any] = []
    for last in (False, True):
        state = loaded("goblin").new_initial_state()
        while state.is_chance_node() or str(state.position.arena.game.step_name(state.position.s)) == "seating":
            answers = state.legal_actions()
            text = state.action_to_string(state.current_player(), answers[0])
            is_own = text.startswith("draw") and state.position.s.seat == seat
            state.apply_action(answers[-1 if last and is_own else 0])
        found.append(state)
    return found


def test_a_player_does_not_know_what_others_drew() -> None:
    one, other = hands(seat=0)
    assert str(one) != str(other)
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.observation_string(1) == other.observation_string(1)
    assert one.observation_tensor(1) == other.observation_tensor(1)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.observation_tensor(0) != other.observation_tensor(0)


OPENING = ["hero horan", "hero taia", "roll 3 5", "roll 1 1", "step north", "tile corridor-cross", "step south",
           "step east", "tile corridor-cross", "step west", "stop"]  # fmt: skip


def test_a_player_recalls_everything_seen() -> None:
    """Two ways lead to the same position: the observations are equal, the histories of observations differ."""
    states = []
    for first, back in (("north", "south"), ("east", "west")):
        state = loaded("karak").new_initial_state()
        for text in [*OPENING, f"step {first}", f"step {back}", "step north", "step south"]:
            state.apply_action(state.string_to_action(text))
        states.append(state)
    one, other = states
    assert str(one) == str(other) and one.observation_tensor(0) == other.observation_tensor(0)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_string(1) != other.information_state_string(1)


def test_the_observer_shows_what_the_arena_shows() -> None:
    game = loaded("karak2")
    state = game.new_initial_state()
    observer: Any = make_observation(game)
    observer.set_from(state, 1)
    assert (observer.tensor == Arena("karak2").observation(state.position.s, 1)).all()


def test_a_position_outlives_its_process() -> None:
    state = loaded("imperium").new_initial_state()
    for _ in range(30):
        state.apply_action((state.legal_actions() or [0])[0])
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state) and again.position.seen == state.position.seen


def test_what_is_hidden_makes_a_game_of_imperfect_information() -> None:
    kinds = pyspiel.GameType.Information
    told = {name: spiel.TYPES[name].information for name in GAMES}
    assert told.pop("karak") == kinds.PERFECT_INFORMATION
    assert set(told.values()) == {kinds.IMPERFECT_INFORMATION}
