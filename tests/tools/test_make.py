"""`make play` ends what it started, and two of them do not compile in one folder at once."""

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from packing.rules import ROOT

pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="no make here")
OUTER = ("MAKEFLAGS", "MAKELEVEL", "CI", "KARAK_QUEUED")  # of the make that may run these tests
PYTHON = """#!/bin/sh
case "$1" in
    -c) exec {python} "$@" ;;
    hatch_build.py) echo $$ >> compiling; {python} -c 'import time; time.sleep(60)' & echo $! >> compiling; wait ;;
    -m) [ "$2" != karak ] || {{ echo $$ > serving; exec sleep 60; }} ;;
esac
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A checkout with all set up but the rules, in which the compiler and the server only sleep."""
    shutil.copy(ROOT / "Makefile", tmp_path)
    shutil.copytree(ROOT / "tools" / "set_up", tmp_path / "tools" / "set_up")
    (tmp_path / "packing").mkdir()
    shutil.copy(ROOT / "packing" / "alone.py", tmp_path / "packing")
    for name in ("play.lock", "pyproject.toml", "hatch_build.py"):
        (tmp_path / name).touch()
    python = tmp_path / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(PYTHON.format(python=sys.executable), encoding="utf-8")
    python.chmod(0o755)
    page = tmp_path / "src" / "karak" / "static" / "index.html"
    page.parent.mkdir(parents=True)
    for file in (tmp_path / ".venv" / "made", tmp_path / ".venv" / "ready", page):
        file.touch()
    return tmp_path


def make(folder: Path, *words: str) -> "subprocess.Popen[str]":
    """Starts make as a terminal does: in a process group that Ctrl-C reaches."""
    around = {name: value for name, value in os.environ.items() if name not in OUTER}
    return subprocess.Popen(
        ["make", *words], cwd=folder, env=around, text=True, start_new_session=True,
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip


def numbers(file: Path, count: int) -> list[int]:
    """Waits for the processes that a stub has noted."""
    until = time.monotonic() + 20
    while time.monotonic() < until:
        if file.exists() and len(file.read_text().split()) >= count:
            return [int(number) for number in file.read_text().split()]
        time.sleep(0.05)
    raise TimeoutError(file)


def is_gone(process: int) -> bool:
    """Whether a process ends within some seconds."""
    until = time.monotonic() + 10
    while time.monotonic() < until:
        state = Path(f"/proc/{process}/stat")
        if not state.exists() or state.read_text().rpartition(")")[2].split()[0] == "Z":
            return True
        time.sleep(0.05)
    return False


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="no /proc here")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGHUP])
def test_what_play_started_ends_with_it(folder: Path, how: signal.Signals) -> None:
    with make(folder, "play") as playing:
        compiling, serving = numbers(folder / "compiling", 2), numbers(folder / "serving", 1)
        os.killpg(playing.pid, how)
        playing.communicate(timeout=20)
    assert [process for process in [*compiling, *serving] if not is_gone(process)] == []


def test_a_second_setup_waits_for_the_first(folder: Path) -> None:
    with make(folder, "setup") as first:
        before = numbers(folder / "compiling", 2)
        with make(folder, "setup") as second:
            assert second.stdout is not None and "waiting for another build" in second.stdout.readline()
            time.sleep(0.5)
            assert numbers(folder / "compiling", 2) == before
            os.killpg(second.pid, signal.SIGKILL)
        os.killpg(first.pid, signal.SIGKILL)


def test_extras_are_installed_from_their_lock(folder: Path) -> None:
    (folder / "lab.lock").touch()
    (folder / ".venv" / "installed").touch()
    with make(folder, "setup", "EXTRAS=lab") as setting_up:
        told, _ = setting_up.communicate(timeout=30)
    assert setting_up.returncode == 0 and "extra packages of lab" in told
    assert (folder / ".venv" / "extra-lab").exists()
