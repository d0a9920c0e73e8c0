"""Runs the tests against a fault: the rule tests of its title, likely and quick files first, then the laws."""

import queue
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

from karak.games.shelf import TITLES
from tools.faults.kinds import Fault
from tools.faults.tree import ROOT, Verdict, games, verdict

LAWS = ["tests/laws/test_decisions.py", "tests/laws/test_positions.py"]  # no checksums, because they notice any change
STEADY = ["-p", "_hypothesis_pytestplugin", "--hypothesis-seed=0"]
LEAST = 30.0  # seconds of processor time for any run
NOTICED = ("red", "endless")


class Judges:
    """The tests of one title, and a tree for each worker."""

    def __init__(self, title: str, trees: list[Path]) -> None:
        self.title = title
        self.trees: queue.SimpleQueue[Path] = queue.SimpleQueue()
        self.kills: Counter[str] = Counter()
        tests = [str(test.relative_to(trees[0])) for test in (trees[0] / "tests/rules" / title).glob("test_*.py")]
        with ThreadPoolExecutor(len(trees)) as pool:
            seconds = pool.map(lambda test: sound(trees[0], test), tests)
            self.seconds = dict(zip(tests, seconds, strict=True))
        for tree in trees:
            self.trees.put(tree)

    def verdicts(self, faults: list[Fault]) -> Iterator[tuple[Fault, Verdict]]:
        """Tries each fault separately, as many at a time as there are trees, and yields results in order of arrival."""
        pool = ThreadPoolExecutor(self.trees.qsize())
        try:
            waiting = {pool.submit(self.verdict, fault): fault for fault in faults}
            for done in as_completed(waiting):
                yield waiting[done], done.result()
        finally:
            pool.shutdown(cancel_futures=True)

    def verdict(self, fault: Fault) -> Verdict:
        """Runs the rule tests and, if they stay green, the laws."""
        tree = self.trees.get()
        file = games(tree, self.title) / fault.file
        text = file.read_text(encoding="utf-8")
        try:
            file.write_text(fault.written(text), encoding="utf-8")
            told = self.by_rules(tree)
            if told.how != "green":
                return told
            for later in (self.by_expansion, self.by_laws):
                told = later(tree)
                if told.how != "green":
                    return told
            file.write_text(fault.forbidden(text), encoding="utf-8")
            return Verdict("survived" if self.by_rules(tree).how in NOTICED else "never run")
        finally:
            file.write_text(text, encoding="utf-8")
            self.trees.put(tree)

    def by_rules(self, tree: Path) -> Verdict:
        order = sorted(self.seconds, key=lambda test: self.seconds[test] / (1 + self.kills[test]))
        told = verdict(tree, order, LEAST + 3 * sum(self.seconds.values()))
        self.kills[told.what.partition("::")[0]] += 1
        return told

    def by_expansion(self, tree: Path) -> Verdict:
        """Includes the tests of the expansions, because the base leaves moments to them."""
        tests = [f"tests/rules/{name}" for name, title in TITLES.items() if title.extends == self.title]
        return verdict(tree, tests, 20 * LEAST) if tests else Verdict("green")

    def by_laws(self, tree: Path) -> Verdict:
        longer = [name for name in TITLES if self.title in name and name != self.title]
        told = verdict(tree, [*STEADY, *LAWS, "-k", " and not ".join([self.title, *longer])], 20 * LEAST)
        return Verdict("law", told.what) if told.how in NOTICED else told


def sound(tree: Path, test: str) -> float:
    """The seconds that a file of tests takes without a fault."""
    began = time.perf_counter()
    told = verdict(tree, [test], 20 * LEAST)
    if told.how != "green":
        raise SystemExit(f"without any fault: {told.how} {told.what}")
    return time.perf_counter() - began


def source_of(title: str, file: str) -> str:
    return (games(ROOT, title) / file).read_text(encoding="utf-8")
