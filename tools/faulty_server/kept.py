"""Reads the records of a store directly, including those of a server of another version."""

import json
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import psycopg

from tests.server.promises import Journals
from tools.faulty_server.serving import environment

ROWS = "SELECT game, seq, data FROM records ORDER BY game, seq"


def journals(url: str) -> Journals:
    """The records of every table."""
    found: Journals = {}
    for game, seq, data in rows(url):
        records = found.setdefault(game, [])
        assert seq == len(records) + 1, f"record {seq} of {game} follows number {len(records)}"
        records.append(json.loads(bytes(data)))
    return found


def rows(url: str) -> list[tuple[Any, ...]]:
    if url.startswith("sqlite:///"):
        lite = sqlite3.connect(f"{Path(url.removeprefix('sqlite:///')).resolve().as_uri()}?mode=ro", uri=True)
        try:
            return lite.execute(ROWS).fetchall()
        finally:
            lite.close()
    with psycopg.connect(url) as connection:
        return connection.execute(ROWS.encode()).fetchall()


def faults(url: str, source: Path | None) -> list[str]:
    """The output of `karak fsck` in the server's own version, if it finds anything."""
    command = [sys.executable, "-m", "karak", "fsck", "--database-url", url]
    said = subprocess.run(command, capture_output=True, text=True, check=False, env=environment(source, {}))
    return [] if said.returncode == 0 else (said.stdout + said.stderr).splitlines() or ["fsck failed"]
