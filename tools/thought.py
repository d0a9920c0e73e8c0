"""How often a search beats greedy, with most of the luck taken out, for each budget.

A search plays greedy. Whenever it gives another answer than greedy would, both answers are played on to the end by
greedy players, in the same imagined worlds: how much more often the first wins is what the search gained there. Greedy
against greedy wins one game in two, so a half and all that was gained is the chance to win; the dice of one game hardly
matter. Budgets count worlds, as many as the time is usually enough for (`pace`): the same games on any machine.

python -m tools.thought FOLDER GAME --budget 100 --games 60    plays games (budgets in ms); goes on where it was stopped
python -m tools.thought FOLDER                                 writes what the folder holds into docs/bots.md
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any, NamedTuple

from karak.bots.analysis.figures import error_of, mean
from karak.bots.levels import MINDS, make_level, times_further
from karak.bots.luck import Luck
from karak.bots.search_bot import Budget
from karak.core.game import Game
from karak.core.ruleset import Setting
from karak.core.state import CHANCE, NOBODY
from karak.games.shelf import open_game
from karak.lab.pages.plots import Row, intervals
from karak.lab.rates import Z
from karak.play.dealer import Shaker
from karak.words import say
from tools.balance import DOCS, head, rewritten, row

PAGE = DOCS / "bots.md"
BEGIN, END = "<!-- thought: written by tools/thought.py -->", "<!-- thought: end -->"
BUDGETS = {10: "10 ms", 100: "100 ms", 1000: "1 s"}
SEATS = 2
MOST_TURNS = 1000  # after that nobody has won: greedy players can wait for each other for ever
WORLDS = 200  # in which two answers are played on to the end


class Played(NamedTuple):
    """What the search gained, how many answers were not greedy's, of how many, and whether it won in the end."""

    gain: float
    others: int
    asked: int
    won: float


class Contest:
    """A search against greedy."""

    def __init__(self, title: str, budget: int) -> None:
        self.game: Game[Any] = open_game(title, Setting(SEATS)).game
        self.greedy = MINDS[title].policy()
        self.bot = make_level(title, f"search:{budget}ms")
        self.bot.budget = Budget(worlds=round(budget / 1000 * MINDS[title].pace / times_further(budget / 1000)))
        self.luck = Luck()

    def play(self, number: int) -> Played:
        """Game number so and so; the search sits at each seat in turn."""
        game, dealer, mine = self.game, Shaker(f"thought/{number}"), number % SEATS
        s, gain, others, asked = game.start(), 0.0, 0, 0
        while s.who != NOBODY and s.turns <= MOST_TURNS:
            if s.who == CHANCE:
                action = game.draw(s, dealer)
            elif s.who != mine or s.count == 1:
                action = self.greedy.choose(game, game.observe(s, s.who), dealer)
            else:
                action, usual = self.answers(s, dealer)
                asked += 1
                if action != usual:
                    others += 1
                    gain += self.gained(s, action, usual, dealer)
            game.apply(s, action)
        return Played(gain, others, asked, share(game.winners(s), mine) if s.who == NOBODY else 1 / SEATS)

    def answers(self, s: Any, dealer: Shaker) -> tuple[int, int]:
        """The search's, and what greedy would have said."""
        search = self.bot.think(self.game, self.game.observe(s, s.who), dealer)
        return search.options[self.bot.best(search)], search.options[search.favourite()]

    def gained(self, s: Any, action: int, usual: int, dealer: Shaker) -> float:
        self.luck.secret = dealer.below(1 << 31)
        return mean([self.end(s, action, world) - self.end(s, usual, world) for world in range(WORLDS)])

    def end(self, state: Any, answer: int, world: int) -> float:
        """1 for a win of whoever was asked, less for one that is shared."""
        game, luck, s, action = self.game, self.luck, self.game.copy(state), answer
        luck.begin(world, s.turns)
        while True:
            turn = s.turns
            game.apply(s, action)
            if s.who == NOBODY:
                return share(game.winners(s), state.who)
            if s.turns > MOST_TURNS:
                return 1 / SEATS
            if s.turns != turn:
                luck.begin(world, s.turns)
            action = game.draw(s, luck) if s.who == CHANCE else self.greedy.choose(game, game.observe(s, s.who), luck)


def share(winners: list[int], seat: int) -> float:
    return (seat in winners) / len(winners)


def play(title: str, budget: int, games: int, file: Path) -> None:
    """Game after game, each on its line."""
    file.parent.mkdir(parents=True, exist_ok=True)
    contest, first = Contest(title, budget), len(read(file))
    with file.open("a", encoding="utf-8") as lines:
        for number in range(first, games):
            print(json.dumps(contest.play(number)), file=lines, flush=True)
            print(f"\r{title}, {BUDGETS[budget]}: {number + 1} of {games} games", end="", file=sys.stderr)
    print(f"\n{percent(read(file))}", file=sys.stderr)


def file_of(folder: Path, title: str, budget: int) -> Path:
    return folder / f"{title}-{budget}.jsonl"


def read(file: Path) -> list[Played]:
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return [Played(*json.loads(line)) for line in lines]


def chance(games: list[Played]) -> tuple[float, float, float]:
    """To win against greedy, with its 95 % interval."""
    gains = [game.gain for game in games]
    middle, spread = 1 / SEATS + mean(gains), Z * error_of(gains)
    return middle, max(0.0, middle - spread), min(1.0, middle + spread)


def percent(games: list[Played]) -> str:
    middle, low, high = chance(games)
    return f"{100 * middle:.1f} % ({100 * low:.1f} to {100 * high:.1f}) of {len(games)}"


def others(games: list[Played]) -> str:
    return f"{100 * sum(game.others for game in games) / sum(game.asked for game in games):.0f} %"


def band(title: str, budget: int, games: list[Played]) -> Row:
    middle, low, high = chance(games)
    return {"what": say(f"title-{title}"), "group": BUDGETS[budget], "value": middle, "low": low, "high": high}


def write(folder: Path) -> None:
    """The table and the picture in docs."""
    found = {(title, budget): read(file_of(folder, title, budget)) for title in MINDS for budget in BUDGETS}
    found = {which: games for which, games in found.items() if games}
    if not found:
        raise SystemExit(f"No games in {folder}: play some first, python -m tools.thought {folder} karak")
    drawing = intervals([band(*which, games) for which, games in found.items()], "chance to beat greedy", 0.5, True)
    (DOCS / "plots" / "thought.svg").write_text(drawing, encoding="utf-8")
    lines = [
        "![the chance to beat greedy, with more time](plots/thought.svg)", "",
        *head("game", "budget", "chance to beat greedy, of so many games", "answers that are not greedy's"),
        *(row(say(f"title-{title}"), BUDGETS[budget], percent(games), others(games))
          for (title, budget), games in found.items()), "",
    ]  # fmt: skip
    text = rewritten(PAGE.read_text(encoding="utf-8"), BEGIN, END, "\n".join(lines).strip())
    PAGE.write_text(text, encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("game", nargs="?", choices=list(MINDS))
    parser.add_argument("--budget", type=int, choices=list(BUDGETS), default=100)
    parser.add_argument("--games", type=int, default=60)
    asked = parser.parse_args()
    try:
        if asked.game:
            play(asked.game, asked.budget, asked.games, file_of(asked.folder, asked.game, asked.budget))
        else:
            write(asked.folder)
    except KeyboardInterrupt:
        print("\nStopped; the same command goes on from here.", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
