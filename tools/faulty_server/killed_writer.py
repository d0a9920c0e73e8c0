"""Repeatedly kills a process that writes to a journal, and checks that every durable write is there.

python -m tools.faulty_server.killed_writer sqlite:///x.db 200
"""

import argparse
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import Future, wait

from karak.server.store.place import open_journal

GAMES = ["a", "b", "c", "d", "e"]
AT_ONCE = 4  # unanswered records of each game at a time
LONGEST = 0.25  # seconds a writer lives


def record(game: str, seq: int) -> bytes:
    return f"{game} {seq} ".encode() + b"." * (seq % 200)


def write_for_ever(url: str) -> None:
    """Reports every write as soon as it is durable."""
    journal = open_journal(url)
    os.write(1, b"ready 0\n")
    for game in GAMES:
        if journal.head(game) == 0:
            journal.create(game, [record(game, 1)]).result()
    heads = {game: journal.head(game) for game in GAMES}
    while True:
        written: list[Future[None]] = []
        for game in GAMES:
            for _ in range(AT_ONCE):
                pair = [record(game, heads[game] + 1), record(game, heads[game] + 2)]
                done = journal.append(game, heads[game] + 1, pair)
                heads[game] += 2
                done.add_done_callback(told(game, heads[game]))
                written.append(done)
        wait(written)


def told(game: str, seq: int) -> Callable[[Future[None]], None]:
    def tell(done: Future[None]) -> None:
        done.result()
        os.write(1, f"{game} {seq}\n".encode())

    return tell


def killed(url: str, luck: random.Random) -> dict[str, int]:
    """The numbers that one writer reported, by game, before it died."""
    writer = subprocess.Popen([sys.executable, __file__, url, "--write"], stdout=subprocess.PIPE)
    assert writer.stdout is not None
    with writer.stdout:
        lines = [writer.stdout.readline()]
        time.sleep(luck.random() * LONGEST)
        writer.kill()
        lines += writer.stdout.readlines()
    writer.wait()
    whole = [line.decode().split() for line in lines if line.endswith(b"\n")]
    return {game: int(seq) for game, seq in whole}


def faults_after(url: str, told: dict[str, int]) -> list[str]:
    journal = open_journal(url)
    try:
        faults = [str(fault) for fault in journal.check()]
        for game in GAMES:
            rows = journal.read(game)
            if len(rows) < told.get(game, 0) or len(rows) != journal.head(game):
                faults.append(f"{game}: {len(rows)} records, but {told.get(game, 0)} were acknowledged")
            faults += [f"{game} {seq}: {data!r}" for seq, data in rows if data != record(game, seq)]
    finally:
        journal.close()
    return faults


def kill(url: str, times: int, seed: int = 1) -> int:
    """The number of acknowledged records; a fault is an AssertionError."""
    luck, acknowledged = random.Random(seed), dict.fromkeys(GAMES, 0)
    for number in range(times):
        acknowledged |= killed(url, luck)
        faults = faults_after(url, acknowledged)
        assert faults == [], f"after kill {number + 1}: {faults[:5]}"
    return sum(acknowledged[game] for game in GAMES)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("database_url")
    parser.add_argument("times", nargs="?", type=int, default=200)
    parser.add_argument("--write", action="store_true", help="be the process that is killed")
    given = parser.parse_args()
    if given.write:
        write_for_ever(given.database_url)
    else:
        print(f"{kill(given.database_url, given.times)} records acknowledged, none lost")
