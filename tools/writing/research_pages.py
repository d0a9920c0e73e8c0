"""Writes the tables of docs/research from the code; a test fails if they are outdated.

The text above the marker line of a page is kept.
"""

import argparse
from pathlib import Path

from karak.env.arena import Arena
from karak.games.shelf import RULESETS

PAGES = Path(__file__).resolve().parents[2] / "docs" / "research"
MARKER = "<!-- below: written by tools/writing/research_pages.py -->"
TIMES = {"hero": "for each seat, the observer first", "claim": "for each seat, the observer first"}


def page(name: str) -> str:
    """The lower half of a game's page, for two seats, with what a third would add."""
    two, three = Arena(name, 2), Arena(name, 3)
    size, more = int(two.sight.size), int(three.sight.size - two.sight.size)
    lines = ["## Observation encoding", ""]
    lines += [f"{size} numbers for two seats, {more} more for each further seat.", ""]
    at = 0
    for part in two.sight.sections:
        times = "" if part.times == 1 else f", {part.times} times, {TIMES.get(part.name, 'one after the other')}"
        lines += [f"### {part.name}: {part.size} numbers from {at}{times}", ""]
        lines += ["| field | from | numbers | lowest | highest | |", "|---|---|---|---|---|---|"]
        inside = 0
        for field in part.fields:
            lines.append(f"| {field.name} | {inside} | {field.count} | {field.low} | {field.high} | {field.what} |")
            inside += field.count
        lines.append("")
        at += part.times * part.size
    return "\n".join([*lines, *actions(two)])


def actions(arena: Arena) -> list[str]:
    """Runs of numbers whose actions begin with the same word."""
    notation = arena.game.notation
    texts = [notation.spell(action) for action in notation.catalogue]
    lines = ["## Action encoding", "", f"{len(texts)} actions, `Discrete({len(texts)})`.", ""]
    lines += ["| numbers | actions |", "|---|---|"]
    first = 0
    for i in range(1, len(texts) + 1):
        if i == len(texts) or texts[i].split()[0] != texts[first].split()[0]:
            numbers = str(first) if i == first + 1 else f"{first} to {i - 1}"
            shown = f"`{texts[first]}`" + ("" if i == first + 1 else f" to `{texts[i - 1]}`")
            lines.append(f"| {numbers} | {shown} |")
            first = i
    return [*lines, ""]


def written(name: str) -> str:
    """The whole page: the text above the marker, and the tables."""
    above, _, _ = (PAGES / f"{name}.md").read_text(encoding="utf-8").partition(MARKER)
    return f"{above}{MARKER}\n\n{page(name)}"


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()
    for name in RULESETS:
        (PAGES / f"{name}.md").write_text(written(name), encoding="utf-8")
