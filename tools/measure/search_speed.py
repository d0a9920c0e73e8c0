"""Measures the search: imagined games per second, and the time that engine, policy and judge take.

python -m tools.measure.search_speed [TITLE ...]
"""

import argparse
from time import perf_counter
from typing import Any

from karak.bots.roster import Mind, mind_of
from karak.bots.search import LONGEST, Search, Style
from karak.core.game import Game
from karak.core.ruleset import Setting
from karak.core.state import CHANCE, NOBODY
from karak.games.shelf import RULESETS, open_game
from karak.play.dealer import Shaker

SEATS = 2
POSITIONS = 40
APART = 7  # questions between two of them
WORLDS = 200
PARTS = ("engine", "policy", "judge")


def views_of(game: Game[Any], mind: Mind) -> list[Any]:
    """Questions with a choice, from games between greedy players."""
    views, policy, number = list[Any](), mind.policy(), 0
    while len(views) < POSITIONS:
        dealer, s, asked = Shaker(f"{number}"), game.start(), 0
        number += 1
        while s.who != NOBODY and len(views) < POSITIONS:
            if s.who == CHANCE:
                action = game.draw(s, dealer)
            else:
                view = game.observe(s, s.who)
                asked += view.count > 1
                if view.count > 1 and asked % APART == 0:
                    views.append(game.copy(view))
                action = policy.choose(game, view, dealer)
            game.apply(s, action)
    return views


def worlds_a_second(game: Game[Any], mind: Mind, views: list[Any]) -> float:
    search: Search[Any] = Search(game, mind.policy(), mind.judge(), Style(rounds=mind.rounds))
    spent = 0.0
    for number, view in enumerate(views):
        search.begin(view, Shaker(f"{number}"))
        began = perf_counter()
        for _ in range(WORLDS):
            search.imagine()
        spent += perf_counter() - began
    return WORLDS * len(views) / spent


class Watch:
    """Plays imagined games on from here, step by step, with a clock beside each part."""

    def __init__(self, game: Game[Any], mind: Mind) -> None:
        self.game = game
        self.rounds = mind.rounds
        self.policy, self.judge = mind.policy(), mind.judge()
        self.chances = Search(game, self.policy, self.judge, Style()).chances  # room for the judge's values
        self.luck = Shaker("watch")
        self.spent = dict.fromkeys(PARTS, 0.0)
        self.answers = 0

    def time(self, part: str, call: Any, *given: Any) -> Any:
        began = perf_counter()
        answer = call(*given)
        self.spent[part] += perf_counter() - began
        return answer

    def imagine(self, view: Any) -> None:
        game, answers = self.game, 0
        until = int(view.turns) + max(1, int(self.rounds * int(game.seats)))
        s = self.time("engine", game.guess, view, view.who, self.luck)
        while s.who != NOBODY and s.turns < until and answers < LONGEST:
            if s.who == CHANCE:
                action = self.time("engine", game.draw, s, self.luck)
            elif s.count == 1:
                action = s.options[0]
            else:
                action = self.time("policy", self.policy.choose, game, s, self.luck)
            self.time("engine", game.apply, s, action)
            answers += 1
        if s.who != NOBODY:
            self.time("judge", self.judge.judge, game, s, self.chances)
        self.answers += answers


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", metavar="TITLE", help=", ".join(RULESETS))
    titles: list[str] = parser.parse_args().titles
    print("game       worlds/s   answers each   engine   policy   judge")
    for name in titles or RULESETS:
        mind, game = mind_of(name), open_game(name, Setting(SEATS, [""] * SEATS)).game
        views = views_of(game, mind)
        watch = Watch(game, mind)
        for view in views:
            for _ in range(WORLDS // 4):
                watch.imagine(view)
        total = sum(watch.spent.values())
        shares = "   ".join(f"{watch.spent[part] / total:6.0%}" for part in PARTS)
        each = watch.answers / (len(views) * (WORLDS // 4))
        print(f"{name:10} {worlds_a_second(game, mind, views):8,.0f} {each:14.1f}   {shares}", flush=True)


if __name__ == "__main__":
    main()
