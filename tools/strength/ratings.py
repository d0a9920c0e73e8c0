"""The ratings in docs/notes/bot-strength.md from tournaments that were played: python -m tools.strength.ratings FOLDER.

The folder holds GAME-ratings/tournament.json of each game: run `karak tournament GAME --bots
random,explorer,greedy,easy,normal,hard --seats 4 --games 60 --seed ratings --out GAME-ratings` there.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from karak.games.shelf import RULESETS
from karak.lab.pages.plots import Row, intervals
from karak.words import say
from tools.strength.balance import DOCS, head, rewritten, row

PAGE = DOCS / "notes" / "bot-strength.md"
BEGIN, END = "<!-- ratings: written by tools/strength/ratings.py -->", "<!-- ratings: end -->"


def band(bot: dict[str, Any]) -> Row:
    mu, sigma = bot["mu"], bot["sigma"]
    return {"what": bot["bot"], "value": mu, "low": mu - 2 * sigma, "high": mu + 2 * sigma}


def won(bot: dict[str, Any]) -> str:
    low, high = bot["ci"]
    return f"{100 * bot['win_rate']:.0f} % ({100 * low:.0f} to {100 * high:.0f} %) of {bot['games']}"


def block(game: str, found: dict[str, Any]) -> list[str]:
    bots: list[dict[str, Any]] = found["bots"]
    drawing = intervals([band(bot) for bot in bots], say("tournament-rating"), None)
    (DOCS / "plots" / f"{game}-ratings.svg").write_text(drawing, encoding="utf-8")
    return [
        f"**{say(f'title-{game}')}**, {found['games']} games:",
        "", f"![ratings of the bots](../plots/{game}-ratings.svg)", "",
        *head("bot", "rating, two sigma to either side", "games won"),
        *(row(f"`{bot['bot']}`", f"{bot['mu']:.1f} ± {2 * bot['sigma']:.1f}", won(bot)) for bot in bots), "",
    ]  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args().folder
    lines: list[str] = []
    for game in RULESETS:
        found = json.loads((folder / f"{game}-ratings" / "tournament.json").read_text(encoding="utf-8"))
        lines += block(game, found)
    text = rewritten(PAGE.read_text(encoding="utf-8"), BEGIN, END, "\n".join(lines).strip())
    PAGE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
