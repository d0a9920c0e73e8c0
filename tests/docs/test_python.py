"""Every name that `import karak` offers works, whatever else of the package is loaded, and refuses in words."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import karak


def test_each_name_is_there_even_after_the_rooms_of_that_name_are_loaded() -> None:
    program = (
        "import karak; match = karak.new(seed=1); match.choice('greedy'); import karak.cli.main, karak.server.app;"
        "assert not [name for name in karak.__all__ if type(getattr(karak, name)).__name__ == 'module'];"
        "assert 'greedy' in karak.bot_names('karak') and 'horan' in karak.heroes('karak') and dir(karak)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, cwd=Path(karak.__file__).parents[1]
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("ask", "told"),
    [
        (lambda: karak.new("chess"), 'There is no game "chess"'),
        (lambda: karak.bot_names("chess"), 'There is no game "chess"'),
        (lambda: karak.new(seats=9), "9 seats"),
        (lambda: karak.load("nowhere.json"), "cannot be read"),
        (lambda: karak.new(seed=1).do("fly"), "Try for example"),
        (lambda: karak.new(seed=1).do(3), '"3" is no action'),  # type: ignore[arg-type]  # what a beginner may try
        (lambda: karak.new(seed=1).choice("deep"), 'There is no bot "deep"'),
        (lambda: karak.new(seed=1).undo(), "nothing to take back"),
        (lambda: karak.new(seed=1).view(7), "no seat 7"),
    ],
)
def test_what_is_not_possible_is_said_in_words(ask: Callable[[], object], told: str) -> None:
    with pytest.raises(karak.Refused, match=told):
        ask()
