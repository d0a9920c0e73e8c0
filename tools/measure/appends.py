"""Measures durable appends per second, with one writer and with many.

python -m tools.measure.appends sqlite:///x.db
"""

import argparse
import os
import time
from threading import Thread

from karak.server.store.journal import Journal
from karak.server.store.place import open_journal

RECORD = b"." * 120  # about the length of an answer's record
WRITERS = (1, 50)


def write(journal: Journal, game: str, end: float, counts: list[int]) -> None:
    """Writes one record after the other, each when the previous one is safe."""
    seq = 1
    while time.perf_counter() < end:
        seq += 1
        journal.append(game, seq, [RECORD]).result()
    counts.append(seq - 1)


def measure(url: str, writers: int, seconds: float = 4.0) -> float:
    """The appends per second of this many writers, each with a different game."""
    journal = open_journal(url)
    try:
        games = [f"{time.time_ns()}-{n}" for n in range(writers)]
        for game in games:
            journal.create(game, [RECORD]).result()
        counts: list[int] = []
        end = time.perf_counter() + seconds
        threads = [Thread(target=write, args=(journal, game, end, counts)) for game in games]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        return sum(counts) / seconds
    finally:
        journal.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("database_url")
    url: str = parser.parse_args().database_url
    for writers in WRITERS:
        print(f"{writers} writers: {measure(url, writers):.0f} appends a second")
    print(f"load average {os.getloadavg()[0]:.1f}")
