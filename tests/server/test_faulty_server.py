"""A server suffers faults while people play, and keeps what docs/protocol.md promises; the tool runs for longer."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import psycopg
import pytest

from tests.server.promises import Breach
from tools.faulty_server import preload
from tools.faulty_server.cutting import cutting
from tools.faulty_server.preload import Clock, Power
from tools.faulty_server.running import suffer
from tools.faulty_server.views import digest, read, script


@pytest.fixture
def compiler() -> None:
    """Skips a test where the preloaded library cannot be built, except in CI."""
    if not preload.is_possible() and os.environ.get("CI") != "true":
        pytest.skip(preload.ABSENT)  # on a developer's machine without gcc; in CI it fails instead


async def breaches(sort: str, times: int, tables: int, folder: Path, url: str = "") -> dict[str, Breach]:
    """The first breach of each kind."""
    figures = await suffer(sort, times, tables, 1, folder / sort, url)
    assert figures.faults == times and figures.acknowledged > 0 and figures.waits
    return {breach.kind: breach for breach in reversed(figures.breaches)}


@pytest.mark.timeout(180)
async def test_a_killed_server_keeps_its_promises(tmp_path: Path) -> None:
    assert await breaches("kill", 3, 3, tmp_path) == {}


@pytest.mark.timeout(180)
async def test_a_killed_server_keeps_its_promises_on_postgres(tmp_path: Path, schema: str) -> None:
    assert await breaches("kill", 2, 3, tmp_path, schema) == {}


@pytest.mark.timeout(180)
async def test_a_server_that_is_told_to_stop_tells_all_clients(tmp_path: Path) -> None:
    assert await breaches("term", 1, 20, tmp_path) == {}


@pytest.mark.timeout(180)
async def test_a_suspended_server_goes_on(tmp_path: Path) -> None:
    assert await breaches("stop", 1, 3, tmp_path) == {}


@pytest.mark.timeout(180)
async def test_a_cut_at_commit_is_never_reported_as_a_refusal(tmp_path: Path, schema: str) -> None:
    assert await breaches("commit", 4, 3, tmp_path, schema) == {}


@pytest.mark.timeout(180)
@pytest.mark.usefixtures("compiler")
async def test_a_power_cut_takes_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    assert await breaches("power", 1, 3, tmp_path) == {}


@pytest.mark.timeout(180)
@pytest.mark.usefixtures("compiler")
async def test_players_keep_their_seats_when_the_clock_is_moved(tmp_path: Path) -> None:
    assert await breaches("clock", 3, 3, tmp_path) == {}


# the parts that the faults use

WRITES = """
import os, sqlite3, sys
lite = sqlite3.connect(sys.argv[1], isolation_level=None)
lite.execute("PRAGMA journal_mode = WAL")
lite.execute("PRAGMA synchronous = FULL")
lite.execute("CREATE TABLE t (n)")
lite.executemany("INSERT INTO t VALUES (?)", [(n,) for n in range(40)])
lite.execute("PRAGMA synchronous = OFF")
lite.executemany("INSERT INTO t VALUES (?)", [(n,) for n in range(7)])
with open(sys.argv[2], "wb", buffering=0) as file:
    file.write(b"synced")
    os.fsync(file.fileno())
    file.write(b", and more")
open(sys.argv[3], "w").close()
os.kill(os.getpid(), 9)
"""


@pytest.mark.usefixtures("compiler")
def test_a_power_cut_takes_what_was_not_synced(tmp_path: Path) -> None:
    power = Power(tmp_path)
    store, file, empty = (power.files / name for name in ("x.db", "file", "empty"))
    command = [sys.executable, "-c", WRITES, str(store), str(file), str(empty)]
    assert subprocess.run(command, env=os.environ | power.settings, check=False).returncode == -signal.SIGKILL
    assert file.read_bytes() == b"synced, and more" and empty.exists()
    power.cut()
    assert file.read_bytes() == b"synced" and not empty.exists()
    lite = sqlite3.connect(store)
    assert lite.execute("SELECT count(*) FROM t").fetchone() == (40,)
    assert lite.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    lite.close()


@pytest.mark.usefixtures("compiler")
def test_a_clock_is_moved_while_a_process_runs(tmp_path: Path) -> None:
    clock = Clock(tmp_path)
    program = "import time\nwhile input(): print(time.time(), time.monotonic(), flush=True)"
    command = [sys.executable, "-c", program]
    with subprocess.Popen(
        command, env=os.environ | clock.settings, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as running:
        assert running.stdin and running.stdout
        for seconds in (0, 7200, -7200):
            clock.move(seconds)
            running.stdin.write("now\n")
            running.stdin.flush()
            day, monotonic = map(float, running.stdout.readline().split())
            assert abs(day - time.time() - seconds) < 60 and abs(monotonic - time.monotonic()) < 60
        running.kill()


async def test_a_cut_at_commit_leaves_what_was_written(schema: str) -> None:
    async with cutting(schema) as (address, cutter):

        def write(number: int) -> None:
            with psycopg.connect(address, autocommit=True) as connection:
                connection.execute("CREATE TABLE IF NOT EXISTS t (n INT)")
                for _ in range(number):
                    connection.execute(b"BEGIN")
                    connection.execute("INSERT INTO t VALUES (1)")
                    connection.execute(b"COMMIT")

        await asyncio.to_thread(write, 8)
        cutting_it = asyncio.create_task(cutter.strike())
        await asyncio.sleep(0)
        with pytest.raises(psycopg.OperationalError):
            await asyncio.to_thread(write, 8)
        assert await cutting_it
    with psycopg.connect(schema) as connection:
        assert connection.execute("SELECT count(*) FROM t").fetchone() == (9,)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0.0, "0"), (1.0, "1"), (-2.5, "-2.5"), (0.1, "0.1"), (1e-6, "0.000001"), (1.5e-7, "1.5e-7"), (1e-7, "1e-7"),
        (3.763352846094155e-6, "0.000003763352846094155"), (123456.75, "123456.75"), (1e20, "100000000000000000000"),
        (1e21, "1e+21"), (1.25e25, "1.25e+25"),
    ],
)  # fmt: skip
def test_numbers_are_written_as_a_browser_writes_them(value: float, text: str) -> None:
    assert script(value) == text
    assert digest(read(f'{{"b":[{value!r}],"a":"é"}}')) == digest(read(f'{{"a":"é","b":[{text}]}}'))
