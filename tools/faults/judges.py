"""What judges a fault: the files of the rule tests that run its line, quick ones first, then the laws."""

import json
import os
import queue
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import NamedTuple

from tools.faults.kinds import Fault
from tools.faults.tree import BARE, ROOT, Verdict, games, run, verdict

LAWS = ["tests/laws/test_decisions.py", "tests/laws/test_positions.py"]  # no checksums: those notice any change
STEADY = ["-p", "_hypothesis_pytestplugin", "--hypothesis-seed=0", "-p", "no:randomly"]
LEAST = 30.0  # seconds for any run; noting the lines takes about three times as long as running the tests


class File(NamedTuple):
    """A file of tests, how long it took while its lines were noted, and those lines by file of the rules."""

    name: str
    seconds: float
    lines: dict[str, set[int]]

    def runs(self, fault: Fault) -> bool:
        return not self.lines.get(fault.file, set()).isdisjoint(range(fault.first, fault.last + 1))


def noted(tree: Path, title: str, test: Path) -> File:
    """Run one file of tests whole, on sound sources, and note the lines."""
    out = tree / f"{test.stem}.json"
    name = str(test.relative_to(tree))
    seen = str(Path(__file__).with_name("seen.py"))
    done = run(tree, [seen, f"{games(tree, title)}{os.sep}", str(out), "-q", "--rootdir", str(tree), *BARE, name])
    if done.returncode:
        raise SystemExit(f"{name} is red without any fault:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    told = json.loads(out.read_text(encoding="utf-8"))
    return File(name, told["seconds"], {file: set(lines) for file, lines in told["lines"].items()})


class Judges:
    """The tests of one title, and a tree for each worker."""

    def __init__(self, title: str, trees: list[Path]) -> None:
        self.title = title
        self.trees: queue.SimpleQueue[Path] = queue.SimpleQueue()
        for tree in trees:
            self.trees.put(tree)
        tests = sorted((trees[0] / "tests/rules" / title).glob("test_*.py"))
        with ThreadPoolExecutor(len(trees)) as pool:
            files = pool.map(lambda test: noted(trees[0], title, test), tests)
            self.files = sorted(files, key=lambda file: file.seconds)

    def verdicts(self, faults: list[Fault]) -> Iterator[tuple[Fault, Verdict]]:
        """Each fault on its own, as many at a time as there are trees, in the order in which they are known."""
        pool = ThreadPoolExecutor(self.trees.qsize())
        try:
            waiting = {pool.submit(self.verdict, fault): fault for fault in faults}
            for done in as_completed(waiting):
                yield waiting[done], done.result()
        finally:
            pool.shutdown(cancel_futures=True)

    def verdict(self, fault: Fault) -> Verdict:
        """Of the rule tests; if they stay green, of the laws."""
        judges = [file for file in self.files if file.runs(fault)]
        if not judges:
            return Verdict("never run")
        tree = self.trees.get()
        file = games(tree, self.title) / fault.file
        sound = file.read_text(encoding="utf-8")
        try:
            file.write_text(fault.written(sound), encoding="utf-8")
            limit = LEAST + sum(judge.seconds for judge in judges)
            told = verdict(tree, [judge.name for judge in judges], limit)
            return self.lawful(tree) if told.how == "green" else told
        finally:
            file.write_text(sound, encoding="utf-8")
            self.trees.put(tree)

    def lawful(self, tree: Path) -> Verdict:
        others = "" if self.title != "karak" else " and not karak2"
        told = verdict(tree, [*STEADY, *LAWS, "-k", self.title + others], 10 * LEAST)
        return Verdict("law", told.what) if told.how in ("red", "endless") else told


def source_of(title: str, file: str) -> str:
    return (games(ROOT, title) / file).read_text(encoding="utf-8")
