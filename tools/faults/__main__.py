"""Plants small faults in the rules of a title, one at a time, and checks that its rule tests notice them.

python -m tools.faults karak --faults 60 --seed 1
python -m tools.faults karak --deleting "emit("     (every statement with this text, instead of a sample)

If no rule test notices a fault, the laws run. Left out: data printed on cardboard, and names and appearance of things.
Faults that change nothing are listed in TITLE.toml. Ctrl-C prints what is known so far.
"""

import argparse
import random
import sys
from collections import Counter, defaultdict
from contextlib import ExitStack

from karak.games.shelf import RULESETS
from karak.lab.rates import wilson
from tools.faults.judges import NOTICED, Judges, source_of
from tools.faults.kinds import Fault, faults_of
from tools.faults.tree import ROOT, Verdict, copied, games, known_of

TITLES = list(RULESETS)
LEFT_OUT = {"__init__.py", "data.py", "moves.py", "notation.py", "screen.py"}
Key = tuple[str, str, str, str]  # title, file, line before, line after


def all_faults(title: str) -> list[Fault]:
    folder = games(ROOT, title)
    files = sorted(str(path.relative_to(folder)) for path in folder.rglob("*.py") if path.name not in LEFT_OUT)
    return [fault for file in files for fault in faults_of(file, source_of(title, file))]


def sample(faults: list[Fault], count: int, seed: str) -> list[Fault]:
    """A sample with at most one fault per statement; statements, their kinds and a kind's faults are equally likely."""
    luck = random.Random(seed)
    by_place: dict[tuple[str, int], dict[str, list[Fault]]] = defaultdict(lambda: defaultdict(list))
    for fault in faults:
        by_place[fault.file, fault.first][fault.kind].append(fault)
    places = luck.sample(sorted(by_place), min(count, len(by_place)))
    return [luck.choice(by_place[place][luck.choice(sorted(by_place[place]))]) for place in places]


def key_of(title: str, fault: Fault) -> Key:
    return (title, fault.file, *fault.shown(source_of(title, fault.file)))


def equivalent() -> dict[Key, str]:
    """The reason why a fault changes nothing."""
    return {
        (title, row["file"], row["before"], row["after"]): row["reason"]
        for title in TITLES
        for row in known_of(title).get("equivalent", [])
    }


def score(title: str, told: Counter[str]) -> str:
    """Rate of those noticed by rule tests, with its interval, and how the others ended."""
    noticed = sum(told[how] for how in NOTICED)
    tried = told.total() - told["equivalent"]
    low, high = wilson(noticed, tried)
    rest = ", ".join(f"{count} {how}" for how, count in sorted(told.items()) if how != "red")
    return f"{title}: {noticed} of {tried} noticed by rule tests ({low:.0%} to {high:.0%}); {rest or 'all red'}"


def judge(title: str, faults: list[Fault], workers: int, told: Counter[str]) -> None:
    """Tries all faults, and prints and counts each result as it is known."""
    known = equivalent()
    trying = [fault for fault in faults if key_of(title, fault) not in known]
    told["equivalent"] = len(faults) - len(trying)
    with ExitStack() as stack:
        judges = Judges(title, [stack.enter_context(copied()) for _ in range(workers)])
        for fault, verdict in judges.verdicts(trying):
            told[verdict.how] += 1
            show(title, fault, verdict, f"{told.total() - told['equivalent']}/{len(trying)}")


def show(title: str, fault: Fault, verdict: Verdict, progress: str) -> None:
    print(f"{progress} {verdict.how} {title}/{fault.file}:{fault.first} {fault.kind}; {verdict.what}", flush=True)
    if verdict.how not in NOTICED:
        before, after = fault.shown(source_of(title, fault.file))
        print(f"    before: {before}\n    after:  {after}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", metavar="TITLE", help=", ".join(TITLES))
    parser.add_argument("--faults", type=int, default=60, help="for each title")
    parser.add_argument("--seed", default="1", help="the same seed, the same faults")
    parser.add_argument("--deleting", metavar="TEXT", help="delete every statement with this text instead")
    parser.add_argument("--workers", type=int, default=2)
    wishes = parser.parse_args()
    if not set(wishes.titles) <= set(TITLES):
        parser.error(f"there are {', '.join(TITLES)}")
    told: dict[str, Counter[str]] = {}
    try:
        for title in wishes.titles or TITLES:
            faults = all_faults(title)
            if wishes.deleting:
                chosen = [f for f in faults if f.kind == "deleted" and wishes.deleting in key_of(title, f)[2]]
            else:
                chosen = sample(faults, wishes.faults, wishes.seed)
            told[title] = Counter()
            judge(title, chosen, wishes.workers, told[title])
    except KeyboardInterrupt:
        print("interrupted", flush=True)
    print("\n".join(score(title, counts) for title, counts in told.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
