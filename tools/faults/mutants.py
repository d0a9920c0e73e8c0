"""Breaks one sentence of the rules at a time, and checks that the tests of its section notice.

python -m tools.faults.mutants K1:4
"""

import argparse
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from karak.games.shelf import RULESETS
from tools.faults.tree import ROOT, copied, games, known_of, verdict

LIMIT = 600.0  # seconds for the tests of a section


class Mutant(NamedTuple):
    """A game, the clause, a file, the text that keeps the clause, and a text that breaks it."""

    game: str
    clause: str
    file: str
    old: str
    new: str


def mutants() -> list[Mutant]:
    """Of all games."""
    return [Mutant(game, **row) for game in RULESETS for row in known_of(game).get("mutant", [])]


def judged(mutant: Mutant) -> str:
    """The first test that goes red, or why there is no verdict; nothing if all stay green."""
    with copied() as tree:
        file = games(tree, mutant.game) / mutant.file
        text = file.read_text(encoding="utf-8")
        if text.count(mutant.old) != 1:
            return f"OLD TEXT FOUND {text.count(mutant.old)} TIMES: {mutant.old!r} in {mutant.file}"
        file.write_text(text.replace(mutant.old, mutant.new), encoding="utf-8")
        section = mutant.clause.split(":")[1].split(".")[0]
        return red_test(tree, mutant.game, f"test_{section}_*.py")


def red_test(tree: Path, game: str, files: str) -> str:
    told = verdict(tree, [str(file) for file in sorted((tree / "tests/rules" / game).glob(files))], LIMIT)
    return {"green": "", "red": f"killed by {told.what}"}.get(told.how, f"BROKEN: {told.how} {told.what}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("clause", nargs="?", default="", help="only mutants whose clause begins so")
    prefix: str = parser.parse_args().clause
    chosen = [mutant for mutant in mutants() if mutant.clause.startswith(prefix)]
    for game in sorted({mutant.game for mutant in chosen}):
        told = red_test(ROOT, game, "test_[0-9]*.py")
        if told:
            print(f"{game} without any mutant: {told}")
            return 1
    alive = 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for mutant, told in zip(chosen, pool.map(judged, chosen), strict=True):
            print(mutant.clause, told or f"SURVIVED: {mutant}", flush=True)
            alive += not told.startswith("killed")
    print(f"{len(chosen) - alive} of {len(chosen)} killed")
    return 1 if alive or not chosen else 0


if __name__ == "__main__":
    sys.exit(main())
