"""The surface of `--json`: the keys that each command prints, found by running it."""

import contextlib
import io
import json
import tempfile
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import msgspec

import karak
from karak.bots.analysis.analysis import Analysis
from karak.cli.coverage import Matrix, report
from karak.cli.main import main
from karak.games.shelf import FIRST
from karak.lab import bench
from karak.server.store.place import open_journal
from tools.writing.promised.spelling import schema_lines, value_lines

NAMED = {"heroes", "rulesets", "endings", "spread", "against"}
ELSEWHERE = {"position", "args"}
COMMANDS = (
    "simulate --seats greedy,greedy --games 2 --json",
    "perft --depth 1 --json",
    "bench --games 1 --json",
    "replay over.tape --json",
    "doctor --json --database-url sqlite:///games.db",
    "fsck --json --database-url sqlite:///games.db",
    "hint begun.tape --bot search:40 --json",
)


def json_output() -> Iterator[str]:
    """Plays a short game, and asks every command about it."""
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        open_journal("sqlite:///games.db").close()
        match = karak.new(seats=2, seed=7)
        match.save("begun.tape")
        match.play("greedy")
        match.save("over.tape")
        with patch.object(bench, "RULESETS", [FIRST]), patch.object(bench, "RUNS", 1):
            for command in COMMANDS:
                yield from value_lines(json.loads(printed(command)), command.split()[0], NAMED, ELSEWHERE)
        printed("tournament --bots greedy,random --games 4 --workers 1 --out there")
        found = json.loads(Path("there", "tournament.json").read_text(encoding="utf-8"))
        yield from value_lines(found, "tournament.json", NAMED, ELSEWHERE)
    _, schemas = msgspec.json.schema_components([Analysis])
    yield from (f"analyse {line}" for line in schema_lines(schemas))
    yield from value_lines(report(Matrix([], [])), "rules --coverage", NAMED, ELSEWHERE)


def printed(command: str) -> str:
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        if main(command.split()) not in (0, 1):  # 1 is a doctor's finding
            raise SystemExit(f"karak {command} failed, so what it prints cannot be recorded.")
    return out.getvalue()
