"""Breaks one sentence of the rules at a time and checks that the tests of its section notice.

python -m tools.mutants [prefix of a clause]
"""

import os
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from tools.faults.tree import ROOT, copied, games, verdict

LIMIT = 600.0  # seconds for the tests of a section
GAMES = {"K1": "karak", "GB": "goblin", "K2": "karak2", "IM": "imperium"}


class Mutant(NamedTuple):
    """The clause, a file of its game, the text that keeps the clause, and one that breaks it."""

    clause: str
    file: str
    old: str
    new: str

    @property
    def game(self) -> str:
        return GAMES[self.clause.partition(":")[0]]


def mutants() -> list[Mutant]:
    """Of all games: tools/mutants_GAME.toml."""
    files = [ROOT / "tools" / f"mutants_{game}.toml" for game in GAMES.values()]
    return [Mutant(**row) for file in files for row in tomllib.loads(file.read_text(encoding="utf-8"))["mutant"]]


def judged(mutant: Mutant) -> str:
    """The first test that goes red, or why that cannot be said; nothing if all stay green."""
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


def main(prefix: str = "") -> int:
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
    sys.exit(main(*sys.argv[1:]))
