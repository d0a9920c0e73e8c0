"""The command as a person or a pipe uses it."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Run = subprocess.CompletedProcess[str]
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def karak(tmp_path: Path) -> Callable[..., Run]:
    """Runs the command in an empty folder, on 80 columns."""

    def run(*args: str, say: str | bytes = "", **env: str) -> Run:
        around: dict[str, Any] = {**os.environ, "COLUMNS": "80", "LINES": "40", "PYTHONIOENCODING": "utf-8", **env}
        around["PYTHONPATH"] = os.pathsep.join(str(Path(p).resolve()) for p in sys.path if p)
        words = say.encode() if isinstance(say, str) else say
        command = [sys.executable, "-m", "karak", *args]
        done = subprocess.run(command, input=words, capture_output=True, cwd=tmp_path, env=around, timeout=100)
        return subprocess.CompletedProcess(args, done.returncode, done.stdout.decode(), done.stderr.decode())

    return run


def each(answers: str) -> str:
    """Lines to type: each answer, then `end turn`, which the table refuses unless a turn waits."""
    return "".join(f"{answer}\nend turn\n" for answer in answers.split())
