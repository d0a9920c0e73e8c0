"""Measures how long it takes to load a very long game, and to take back an action in it.

python -m tools.measure.long_games --actions 5000
"""

import argparse
import gc
import secrets
import statistics
import time
from typing import Any

from karak.games.shelf import FIRST
from karak.play.dealer import Shaker
from karak.play.fair import commitment
from karak.server import records as kept
from karak.server.acting import answered, begun
from karak.server.records import Opened, Seated, Started, Undone
from karak.server.table import Table, loaded
from karak.server.titles import data_of

SEATS = 4
EXPLORING = 400  # actions of a long game that are not waiting


def long_game(actions: int) -> list[bytes]:
    """The records of a game that explores for a while, and then waits until it has this length."""
    seed = secrets.token_hex(32)
    opening = Opened(
        at=0.0, game="long", title=FIRST, rules=1, data=data_of(FIRST), seats=SEATS, options=[],
        commitment=commitment(seed),
    )  # fmt: skip
    table = Table(opening, seed)
    names = [Seated(at=0.0, seat=seat, kind="bot", name="b", player="", bot="random") for seat in range(SEATS)]
    for record in [opening, *names, *begun_of(table)]:
        table.apply(record)
    luck = Shaker("long")
    while table.length < actions and table.match is not None:
        if table.who < 0:
            return long_game(actions)
        options = table.match.decision().options
        action = options[int(luck.below(len(options))) if table.length < EXPLORING else 0]
        for record in answered(table, action, 1.0):
            table.apply(record)
    return [kept.encode(line.record) for line in table.lines]


def begun_of(table: Table) -> list[Any]:
    return begun(table, Started(at=0.0, salts=[""] * SEATS, heroes=[""] * SEATS))


def measure_long(actions: int, times: int = 20) -> dict[str, float]:
    """Milliseconds for loading from records and for taking back, at the 95th percentile of a hundred."""
    lines = long_game(actions)
    loads, undos = [], []
    for _ in range(times):
        gc.collect()
        began = time.perf_counter()
        table = loaded([kept.decode(line) for line in lines], "")
        loads.append((time.perf_counter() - began) * 1e3)
        assert table.match is not None and table.fault() == ""
        began = time.perf_counter()
        length = table.length - 63
        table.apply(Undone(at=2.0, seat=0, length=length, hash=table.match.hashes[length - 1]))
        undos.append((time.perf_counter() - began) * 1e3)
    return {
        "actions": actions,
        "load_ms_p95": statistics.quantiles(loads, n=20)[-1],
        "undo_ms_p95": statistics.quantiles(undos, n=20)[-1],
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--actions", type=int, default=5000)
    print(measure_long(parser.parse_args().actions))
