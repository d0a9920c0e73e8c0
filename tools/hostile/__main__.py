"""Attacks the server of any checkout from several addresses while twenty ordinary tables play.

python -m tools.hostile --seconds 240 --source ../older/src
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
from asyncio.subprocess import PIPE
from pathlib import Path
from typing import NamedTuple

from tools.faulty_server.serving import environment, started
from tools.hostile.players import Evening

QUIET, AFTER = 0.15, 0.25  # shares of the time before the attack and after it
MEASURED = {"KARAK_LOG_LEVEL": "error"}  # all other settings have their defaults
Measured = tuple[list["Part"], dict[str, int]]
PAGE = os.sysconf("SC_PAGE_SIZE")


class Part(NamedTuple):
    """Milliseconds and megabytes."""

    name: str
    moves: int
    median: float
    p99: float
    slowest_move: float
    slowest_health: float
    memory: float
    most_memory: float


def memory_of(process: int) -> float:
    """Megabytes in use by the server and the processes it has started."""
    children = Path(f"/proc/{process}/task/{process}/children")
    found = [process, *map(int, children.read_text().split())] if children.exists() else [process]
    return sum(resident(one) for one in found)


def resident(process: int) -> float:
    try:
        return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * PAGE / 1e6
    except OSError:  # the process has ended in between
        return 0.0


def at(values: list[float], share: float) -> float:
    """The value that this share of the values does not exceed."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else float("nan")


async def part(name: str, evening: Evening, server: int, seconds: float) -> Part:
    evening.forget()
    most, until = 0.0, asyncio.get_running_loop().time() + seconds
    while asyncio.get_running_loop().time() < until:
        most = max(most, memory_of(server))
        await asyncio.sleep(min(0.25, seconds / 4))
    moves, looks = evening.forget()
    return Part(
        name, len(moves), at(moves, 0.5), at(moves, 0.99), max(moves, default=0.0), max(looks, default=0.0),
        memory_of(server), most,
    )  # fmt: skip


async def measure(seconds: float, source: Path | None, seed: str, tables: int = 20) -> Measured:
    with tempfile.TemporaryDirectory() as folder:
        server, port = started(f"sqlite:///{Path(folder) / 'karak.db'}", MEASURED, source)
        evening = Evening(port, tables, seed)
        hostile = seconds * (1 - QUIET - AFTER)
        command = [sys.executable, "-m", "tools.hostile.attacks", str(port), str(hostile), seed]
        attackers = await asyncio.create_subprocess_exec(
            *command,
            stdin=PIPE,
            stdout=PIPE,
            env=environment(source, {}),  # their game is from that checkout
        )
        try:
            assert attackers.stdout is not None and attackers.stdin is not None
            await attackers.stdout.readline()  # they have prepared their game
            await evening.begin()
            await asyncio.sleep(min(5.0, seconds / 4))
            parts = [await part("quiet", evening, server.pid, seconds * QUIET)]
            attackers.stdin.write(b"go\n")
            parts.append(await part("hostile", evening, server.pid, hostile))
            done = json.loads(await attackers.stdout.readline())
            parts.append(await part("after", evening, server.pid, seconds * AFTER))
            assert server.poll() is None, "the server ended"
            await evening.end()
            return parts, done
        finally:
            if attackers.returncode is None:
                attackers.kill()
            await attackers.wait()
            server.kill()
            server.wait()


def table(parts: list[Part]) -> str:
    rows = ["| | moves | p50 ms | p99 ms | slowest ms | slowest /health ms | memory MB | at most MB |"]
    rows.append("|---" * 8 + "|")
    for one in parts:
        figures = " | ".join(f"{value:.0f}" for value in one[2:])
        rows.append(f"| {one.name} | {one.moves} | {figures} |")
    return "\n".join(rows)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=240.0)
    parser.add_argument("--seed", default="hostile")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--source", type=Path, help="src of the checkout whose server is attacked")
    given = parser.parse_args()
    before = os.getloadavg()
    found, done = asyncio.run(measure(given.seconds, given.source and given.source.resolve(), given.seed, given.tables))
    print(table(found))
    print(f"answers to the attackers: {done}")
    print(f"load average: {before[0]:.1f} before, {os.getloadavg()[0]:.1f} after")
