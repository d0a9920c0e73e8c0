"""Games of random play that prefers progress end: 4,000 took 1,460 turns on average, 16,133 at most."""

import pytest

from karak.core import game as rules
from karak.games.shelf import RULESETS
from karak.lab.simulate import run
from tests.laws.tables import GAMES

BOUND = 50_000  # turns


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("options", ["", "late-dragon", "no-curse,strict-stealth"])
def test_explorers_come_to_an_end(name: str, options: str) -> None:
    wished = [option for option in options.split(",") if option in RULESETS[name].options]
    games = 3 if rules.__file__.endswith(".py") else 100
    report = run(name, seats=["explorer"] * 4, games=games, seed="end", workers=1, options=wished, most_turns=BOUND)
    assert "unfinished" not in report.endings
