"""The core of the server runs without a web framework, without threads and with no clock but the one it is given."""

import subprocess
import sys
from pathlib import Path


def test_it_plays_a_game_and_answers_every_route_by_itself() -> None:
    done = subprocess.run(
        [sys.executable, "-P", str(Path(__file__).with_name("alone.py"))], capture_output=True, text=True, timeout=110
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == "all is answered\n"
