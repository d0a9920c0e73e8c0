"""How often a search beats greedy with each budget, with most of the luck removed.

A search plays against greedy. Whenever the search and greedy would give different answers, greedy players play both on
to the end in the same imagined worlds; the difference in wins is what the search gained there. Greedy wins one game in
two against greedy, so one half plus all gains is the chance to win, and the dice of one game hardly matter. Budgets
count the worlds that the time usually allows (`pace`), so the games are the same on any machine.

With --beside, the answers are compared with those of a search that has less time, instead of greedy's.

python -m tools.strength.thought FOLDER GAME --budget 100 --games 60   plays games; goes on where it was stopped
python -m tools.strength.thought FOLDER GAME --budget 1000 --beside 100
python -m tools.strength.thought FOLDER       writes what the folder holds into docs/notes/bot-strength.md
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any, NamedTuple

from karak.bots.analysis.figures import error_of, mean
from karak.bots.levels import make_level, times_further
from karak.bots.roster import mind_of
from karak.bots.search_bot import Budget, SearchBot
from karak.core.game import Game
from karak.core.ruleset import Setting
from karak.core.state import CHANCE, NOBODY
from karak.games.shelf import RULESETS, open_game
from karak.lab.pages.plots import Row, intervals
from karak.lab.rates import Z
from karak.play.dealer import Shaker
from karak.play.worlds import Luck
from karak.words import say
from tools.strength.balance import DOCS, head, rewritten, row

PAGE = DOCS / "notes" / "bot-strength.md"
BEGIN, END = "<!-- thought: written by tools/strength/thought.py -->", "<!-- thought: end -->"
BUDGETS = {10: "10 ms", 100: "100 ms", 1000: "1 s"}
GREEDY = 0  # no time at all
SEATS = 2
MOST_TURNS = 1000  # after these turns the game has no winner, because greedy players can wait for each other for ever
WORLDS = 200  # worlds in which two answers are played on to the end
CLOSER = 3  # times as many where both answers come from a search, because they differ by less


class Played(NamedTuple):
    """What the search gained, how many of its answers differed, out of how many, and whether it won."""

    gain: float
    others: int
    asked: int
    won: float


def searcher(title: str, budget: int) -> SearchBot[Any]:
    """The search with as many worlds as there is time for."""
    bot = make_level(title, f"search:{budget}ms")
    bot.budget = Budget(worlds=round(budget / 1000 * mind_of(title).pace / times_further(budget / 1000)))
    return bot


class Contest:
    """A search against greedy; its answers are compared with greedy's, or with those of another search."""

    def __init__(self, title: str, budget: int, beside: int = GREEDY) -> None:
        self.game: Game[Any] = open_game(title, Setting(SEATS)).game
        self.greedy = mind_of(title).policy()
        self.bot = searcher(title, budget)
        self.other = searcher(title, beside) if beside else None
        self.name = f"thought/{budget}/{beside}" if beside else "thought"
        self.worlds = WORLDS * CLOSER if beside else WORLDS
        self.luck = Luck()

    def play(self, number: int) -> Played:
        """Plays the game with this number; the search sits at each seat in turn."""
        game, dealer, mine = self.game, Shaker(f"{self.name}/{number}"), number % SEATS
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
        """The answer of the search, and what the other search or greedy would have answered."""
        luck = f"{dealer.below(1 << 31)}"
        search = self.bot.think(self.game, self.game.observe(s, s.who), Shaker(luck))
        action, usual = search.options[self.bot.best(search)], search.options[search.favourite()]
        if self.other is not None:
            usual = int(self.other.choose(self.game, self.game.observe(s, s.who), Shaker(luck)))
        return action, usual

    def gained(self, s: Any, action: int, usual: int, dealer: Shaker) -> float:
        self.luck.secret = dealer.below(1 << 31)
        return mean([self.end(s, action, world) - self.end(s, usual, world) for world in range(self.worlds)])

    def end(self, state: Any, answer: int, world: int) -> float:
        """1 for a win of the player who was asked, less for a shared win."""
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


def play(title: str, budget: int, beside: int, games: int, file: Path) -> None:
    """Plays game after game, and writes each on its line."""
    file.parent.mkdir(parents=True, exist_ok=True)
    contest, first = Contest(title, budget, beside), len(read(file))
    with file.open("a", encoding="utf-8") as lines:
        for number in range(first, games):
            print(json.dumps(contest.play(number)), file=lines, flush=True)
            print(f"\r{title}, {BUDGETS[budget]}: {number + 1} of {games} games", end="", file=sys.stderr)
    print(f"\n{points(read(file)) if beside else percent(read(file))}", file=sys.stderr)


def file_of(folder: Path, title: str, budget: int, beside: int = GREEDY) -> Path:
    return folder / (f"{title}-{budget}-beside-{beside}.jsonl" if beside else f"{title}-{budget}.jsonl")


def read(file: Path) -> list[Played]:
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return [Played(*json.loads(line)) for line in lines]


def chance(games: list[Played]) -> tuple[float, float, float]:
    """The chance to win against greedy, with its 95 % interval."""
    gains = [game.gain for game in games]
    middle, spread = 1 / SEATS + mean(gains), Z * error_of(gains)
    return middle, max(0.0, middle - spread), min(1.0, middle + spread)


def percent(games: list[Played]) -> str:
    middle, low, high = chance(games)
    return f"{100 * middle:.1f} % ({100 * low:.1f} to {100 * high:.1f}) of {len(games)}"


def points(games: list[Played]) -> str:
    """The chance gained in a game."""
    gains = [100 * game.gain for game in games]
    return f"{mean(gains):+.1f} ± {error_of(gains):.1f} of {len(games)}"


def others(games: list[Played]) -> str:
    return f"{100 * sum(game.others for game in games) / sum(game.asked for game in games):.0f} %"


def band(title: str, budget: int, games: list[Played]) -> Row:
    middle, low, high = chance(games)
    return {"what": say(f"title-{title}"), "group": BUDGETS[budget], "value": middle, "low": low, "high": high}


def beside(more: int, less: int) -> str:
    return f"{BUDGETS[more]} beside {BUDGETS[less]}"


def gain(title: str, more: int, less: int, games: list[Played]) -> Row:
    gains = [100 * game.gain for game in games]
    middle, spread = mean(gains), Z * error_of(gains)
    what, group = say(f"title-{title}"), beside(more, less)
    return {"what": what, "group": group, "value": middle, "low": middle - spread, "high": middle + spread}


def against_greedy(folder: Path) -> list[str]:
    """A picture and a table."""
    found = {(title, budget): read(file_of(folder, title, budget)) for title in RULESETS for budget in BUDGETS}
    found = {which: games for which, games in found.items() if games}
    if not found:
        raise SystemExit(f"No games in {folder}: play some first, python -m tools.strength.thought {folder} TITLE")
    drawing = intervals([band(*which, games) for which, games in found.items()], "chance to beat greedy", 0.5, True)
    (DOCS / "plots" / "thought.svg").write_text(drawing, encoding="utf-8")
    return [
        "![the chance to beat greedy, with more time](../plots/thought.svg)", "",
        *head("game", "budget", "chance to beat greedy, of games played", "answers that are not greedy's"),
        *(row(say(f"title-{title}"), BUDGETS[budget], percent(games), others(games))
          for (title, budget), games in found.items()),
    ]  # fmt: skip


def beside_less(folder: Path) -> list[str]:
    """A picture and a table of what more time gains."""
    pairs = [(title, more, less) for title in RULESETS for more in BUDGETS for less in BUDGETS]
    found = {which: games for which in pairs if (games := read(file_of(folder, *which)))}
    if not found:
        return []
    drawing = intervals([gain(*which, games) for which, games in found.items()], "points of chance gained in a game", 0)
    (DOCS / "plots" / "more-thought.svg").write_text(drawing, encoding="utf-8")
    return [
        "![what a search gains with more time](../plots/more-thought.svg)", "",
        *head("game", "budgets", "points of chance gained per game, of games played", "answers that differ"),
        *(row(say(f"title-{title}"), beside(more, less), points(games), others(games))
          for (title, more, less), games in found.items()),
    ]  # fmt: skip


def write(folder: Path) -> None:
    """The pictures and tables in docs."""
    lines = "\n".join([*against_greedy(folder), "", *beside_less(folder)])
    text = rewritten(PAGE.read_text(encoding="utf-8"), BEGIN, END, lines.strip())
    PAGE.write_text(text, encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("game", nargs="?", choices=list(RULESETS))
    parser.add_argument("--budget", type=int, choices=list(BUDGETS), default=100, help="milliseconds")
    parser.add_argument("--beside", type=int, choices=list(BUDGETS), default=GREEDY)
    parser.add_argument("--games", type=int, default=60)
    asked = parser.parse_args()
    try:
        if asked.game:
            file = file_of(asked.folder, asked.game, asked.budget, asked.beside)
            play(asked.game, asked.budget, asked.beside, asked.games, file)
        else:
            write(asked.folder)
    except KeyboardInterrupt:
        print("\nStopped; the same command goes on from here.", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
