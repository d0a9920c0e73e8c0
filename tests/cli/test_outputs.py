"""Every command ends with one clear line, and without a traceback, where it cannot read or write."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from karak.cli.main import COMMANDS

ROOT = Path(__file__).resolve().parents[2]
GAME = str(ROOT / "tests" / "tapes" / "karak-1.json")
KEPT = ("--database-url", "sqlite:///none.db")
WORDS = {
    "play": ("play",),
    "new": ("new", "new.json"),
    "replay": ("replay", GAME),
    "hint": ("hint", "begun.json", "--bot", "search:1"),
    "analyse": ("analyse", "begun.json", "--worlds", "2", "--json"),
    "verify-tape": ("verify-tape", GAME),
    "verify": ("verify", GAME),
    "backup": ("backup", "copy.db", *KEPT),
    "fsck": ("fsck", *KEPT),
    "restore": ("restore", "none.db", *KEPT),
    "doctor": ("doctor", *KEPT),
    "serve": ("serve", "--port", "1", "--host", "nowhere.invalid", "--database-url", "sqlite:///games.db"),
    "owner-link": ("owner-link", *KEPT),
    "rotate-links": ("rotate-links", *KEPT),
    "simulate": ("simulate", "--games", "1", "--seats", "random,random", "--most-turns", "3", "--json"),
    "tournament": ("tournament", "--bots", "random,greedy", "--games", "1"),
    "lab": ("lab", "none.toml"),
    "perft": ("perft", "--depth", "1"),
    "bench": ("bench", "--help"),
    "rules": ("rules", "karak", "4"),
    "engine": ("engine",),
    "--help": ("--help",),
    "--version": ("--version",),
}
TRIED = sorted([*COMMANDS, "--help", "--version"])
SILENT = {"backup", "restore", "fsck", "serve", "owner-link", "verify", "lab"}  # fail before they print anything
FULL = "/dev/full"
PATHS = os.pathsep.join(str(Path(place).resolve()) for place in sys.path if place)
AROUND = {**os.environ, "COLUMNS": "80", "LC_ALL": "C", "PYTHONPATH": PATHS}
needs_full = pytest.mark.skipif(not Path(FULL).is_char_device(), reason="no full device here")


def shell(words: tuple[str, ...], streams: str, folder: Path) -> "subprocess.CompletedProcess[str]":
    """Runs a command with some of its streams closed or redirected by a shell."""
    command = ["sh", "-c", f'exec "$@" {streams}', "sh", sys.executable, "-m", "karak", *words]
    given = '{"cmd": "rules"}\n'
    return subprocess.run(command, input=given, capture_output=True, text=True, cwd=folder, env=AROUND, timeout=60)


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    """A folder with a game that has just begun."""
    assert shell(("new", "begun.json"), "", tmp_path).returncode == 0
    return tmp_path


def is_one_line(text: str) -> bool:
    return text.startswith("karak: ") and text.count("\n") == 1


@pytest.mark.parametrize("command", TRIED)
def test_a_closed_output_is_refused_in_one_line(command: str, tmp_path: Path) -> None:
    done = shell(WORDS[command], ">&-", tmp_path)
    assert done.returncode == 2 and is_one_line(done.stderr) and "closed" in done.stderr


@needs_full
@pytest.mark.parametrize("command", TRIED)
def test_a_full_output_is_one_line(command: str, begun: Path) -> None:
    done = shell(WORDS[command], f">{FULL}", begun)
    assert done.returncode == 2 and is_one_line(done.stderr)
    assert command in SILENT or "No space left" in done.stderr


@needs_full
@pytest.mark.parametrize(
    ("words", "streams", "status"),
    [
        ("rules karak 4", f"2>{FULL}", 0),
        ("rules karak 4", "2>&-", 0),
        ("rules karak 4", f">{FULL} 2>{FULL}", 2),
        ("rules karak 4", "<&- >&- 2>&-", 2),
        ("play chess", f"2>{FULL}", 2),
        ("play chess", "2>&-", 2),
    ],
)
def test_a_closed_or_full_error_output_changes_no_status(words: str, streams: str, status: int, tmp_path: Path) -> None:
    done = shell(tuple(words.split()), streams, tmp_path)
    assert (done.returncode, done.stderr) == (status, "")


@pytest.mark.parametrize("command", ["play", "engine"])
def test_a_closed_input_has_ended(command: str, tmp_path: Path) -> None:
    done = shell(WORDS[command], "<&-", tmp_path)
    assert done.returncode == 0 and done.stderr == ""


LOADING = """
import sys

class Presser:
    "Presses Ctrl-C once, when this module is loaded."

    def find_spec(self, name, path=None, target=None):
        if name == {module!r}:
            sys.meta_path.remove(self)
            raise KeyboardInterrupt

sys.meta_path.insert(0, Presser())
sys.argv = ["karak", "rules", "karak", "4"]
from karak.__main__ import main
sys.exit(main())
"""


@pytest.mark.parametrize("module", ["karak.cli.main", "cyclopts", "karak.words", "karak.cli.rules", "rich.markdown"])
def test_ctrl_c_while_loading_is_one_line(module: str) -> None:
    program = [sys.executable, "-c", LOADING.format(module=module)]
    done = subprocess.run(program, capture_output=True, text=True, timeout=60, env=AROUND)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "karak: interrupted.\n")


def test_ctrl_c_ends_a_long_search_at_once(begun: Path) -> None:
    options: dict[str, Any] = {"cwd": begun, "stderr": subprocess.PIPE, "text": True, "env": AROUND}
    words = ["hint", "begun.json", "--bot", "search:40s"]
    with subprocess.Popen([sys.executable, "-m", "karak", *words], start_new_session=True, **options) as process:
        time.sleep(4)  # it is thinking by now
        assert process.poll() is None
        process.send_signal(signal.SIGINT)
        _, faults = process.communicate(timeout=15)
    assert (process.returncode, faults) == (130, "karak: interrupted.\n")
