"""Bots for Karak II and Imperium in whole games; every answer is checked."""

import pytest

from karak.core import game as rules
from karak.lab.simulate import run

COMPILED = not rules.__file__.endswith(".py")
TURNS = {"karak2": 150, "imperium": 250}  # of one player, at most
HEX_GAMES = pytest.mark.parametrize("game", sorted(TURNS))


@HEX_GAMES
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_games_among_greedy_bots_end_in_good_time(game: str, seats: int) -> None:
    games = 40 if COMPILED else 1
    report = run(game, seats=["greedy"] * seats, games=games, seed="table", workers=1, most_turns=TURNS[game] * seats)
    assert set(report.endings) <= {"general", "stuck"} and report.endings["general"] >= games - 1


@HEX_GAMES
@pytest.mark.parametrize("seats", [2, 5])
def test_games_among_explorers_end(game: str, seats: int) -> None:
    games = 50 if COMPILED else 2
    report = run(game, seats=["explorer"] * seats, games=games, seed="explorers", workers=1)
    assert set(report.endings) <= {"general", "stuck"} and "general" in report.endings


@HEX_GAMES
@pytest.mark.parametrize("options", [["choose-heroes"], ["no-plague"]])
def test_greedy_plays_with_every_option(game: str, options: list[str]) -> None:
    also = ["bare-crown"] if game == "imperium" else []
    report = run(game, seats=["greedy"] * 3, games=1, seed="options", workers=1, options=[*options, *also])
    assert report.endings == {"general": 1}


@HEX_GAMES
@pytest.mark.parametrize("seats", [["greedy", "random"], ["random", "greedy"]])
def test_greedy_beats_random_play(game: str, seats: list[str]) -> None:
    report = run(game, seats=seats, games=40 if COMPILED else 4, seed="duel", workers=1)
    assert report.seats[seats.index("greedy")].win_rate >= 0.9
