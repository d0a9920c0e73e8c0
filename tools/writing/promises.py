"""Records what is stable in tests/stable, one file for each surface, and refuses a change that needs a new version."""

import argparse
import re
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

from karak import __version__
from karak.play.tape import SEALED_FORMAT
from karak.server.wire import VERSION
from tools.writing.promised import formats, hosting, json_output, programs

RECORDS = Path(__file__).resolve().parents[2] / "tests" / "stable"
TOOL = "python -m tools.writing.promises"


class Surface(NamedTuple):
    """What is promised, and the version that names it; `fixed` if even an addition needs a new version."""

    lines: Callable[[], Iterable[str]]
    version: str = __version__
    named: str = "__version__ in src/karak/__init__.py, a new major version"
    fixed: bool = False


SURFACES = {
    "python": Surface(programs.python),
    "commands": Surface(programs.commands),
    "settings": Surface(hosting.settings),
    "metrics": Surface(hosting.metrics),
    "json": Surface(json_output.json_output),
    "engine": Surface(formats.engine),
    "http": Surface(formats.http),
    "wire": Surface(formats.wire_lines, str(VERSION), "VERSION in src/karak/server/wire.py"),
    "tape": Surface(formats.tape, str(SEALED_FORMAT), "the newest FORMAT in src/karak/play/tape.py", fixed=True),
}


class Record(NamedTuple):
    version: str
    lines: list[str]


class Change(NamedTuple):
    """`broken` lines were removed or changed; an input that is new and must be given breaks too."""

    broken: list[str]
    added: list[str]


def current(name: str) -> Record:
    surface = SURFACES[name]
    return Record(surface.version, sorted(set(surface.lines())))


def recorded(name: str) -> Record:
    first, _, *lines = (RECORDS / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    return Record(first.removeprefix("version "), lines)


def change(before: Record, now: Record) -> Change:
    gone = [line for line in before.lines if line not in now.lines]
    added = [line for line in now.lines if line not in before.lines]
    known = {owner_of(line) for line in before.lines}
    return Change(gone + [line for line in added if "!" in line and owner_of(line) in known], added)


def owner_of(line: str) -> str:
    """What has the field, parameter or option that a line is about: `karak play` of `karak play --seats: str`."""
    return re.split(r"\(| --| \w+[!?]:", line)[0]


def is_raised(before: str, now: str) -> bool:
    return int(now.partition(".")[0]) > int(before.partition(".")[0])


def hindrance(name: str, before: Record, now: Record) -> str:
    """Says why a surface may not be recorded as it is now; empty if it may."""
    found, surface = change(before, now), SURFACES[name]
    breaking = found.broken + found.added if surface.fixed else found.broken
    if not breaking or is_raised(before.version, now.version):
        return ""
    listed = "".join(f"\n  {line}" for line in breaking)
    what = f"{name}: removed or changed since version {before.version}:{listed}"
    return f"{what}\nRestore it, or raise {surface.named}, and run {TOOL}."


def complaint(name: str, before: Record, now: Record) -> str:
    """Says what is not recorded yet, and what to do; empty if all is."""
    found = change(before, now)
    if not found.broken and not found.added:
        return ""
    added = "".join(f"\n  {line}" for line in found.added)
    new = f"{name}: not recorded yet:{added}\nRun {TOOL}; the next release is a minor version."
    return hindrance(name, before, now) or new


def main() -> None:
    argparse.ArgumentParser(description=__doc__).parse_args()
    found = {name: current(name) for name in SURFACES}
    hindrances = [
        hindrance(name, recorded(name), now) for name, now in found.items() if (RECORDS / f"{name}.txt").exists()
    ]
    if any(hindrances):
        sys.exit("\n\n".join(filter(None, hindrances)))
    for name, now in found.items():
        text = "\n".join([f"version {now.version}", "", *now.lines]) + "\n"
        (RECORDS / f"{name}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
