"""A copy of sources and tests for planting faults and running the tests there."""

import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[2]
MEMORY = 4 << 30  # bytes; a fault may cause endless appending
BARE = ["-c", os.devnull, "--import-mode=importlib", "-p", "no:cacheprovider", "-W", "ignore"]


class Verdict(NamedTuple):
    """How a run of the tests ended: `green`, `red`, `endless` or `broken`; then the red test or the output."""

    how: str
    what: str = ""


@contextmanager
def copied() -> Iterator[Path]:
    """A copy in a folder that is deleted afterwards."""
    with tempfile.TemporaryDirectory(prefix="fault-") as folder:
        for part in ("src", "tests"):
            shutil.copytree(ROOT / part, Path(folder) / part, ignore=shutil.ignore_patterns("__pycache__", "static"))
        yield Path(folder)


def games(tree: Path, title: str) -> Path:
    """The folder with the rules of a title."""
    return tree / "src/karak/games" / title


def known_of(title: str) -> dict[str, list[dict[str, Any]]]:
    """The hand-written facts about the rules of a title; a new title has no such file."""
    file = Path(__file__).with_name(f"{title}.toml")
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def run(tree: Path, command: list[str], limit: float) -> subprocess.CompletedProcess[str]:
    """Runs Python on the sources of the tree, interpreted, without pytest plugins, for limited processor time."""

    def bounded() -> None:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CPU, (int(limit), int(limit) + 1))

    paths = os.pathsep.join([str(tree / "src"), str(tree)])
    env = {**os.environ, "PYTHONPATH": paths, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONHASHSEED": "0"}
    whole = [sys.executable, "-B", *command]
    return subprocess.run(whole, cwd=tree, env=env, capture_output=True, text=True, preexec_fn=bounded, check=False)


def verdict(tree: Path, tests: list[str], limit: float) -> Verdict:
    """Runs tests until the first is red; only pytest is needed, because the project's settings are left out."""
    done = run(tree, ["-m", "pytest", "-x", "-q", "--rootdir", str(tree), *BARE, *tests], limit)
    if done.returncode == 0:
        return Verdict("green")
    if done.returncode == -signal.SIGXCPU:
        return Verdict("endless", f"after {limit:.0f} s")
    red = re.search(r"^(?:FAILED|ERROR) (\S+)", done.stdout, re.MULTILINE)
    if red and done.returncode in (1, 2):
        return Verdict("red", red[1])
    return Verdict("broken", f"exit {done.returncode}: {done.stdout[-500:]}{done.stderr[-500:]}")
