"""A table of Karak II or Imperium for tests of bots: the first seat begins, and the test sets up the rest."""

from typing import Any, ClassVar, Self

from karak.bots.named import make_bot
from karak.core.ruleset import Setting
from karak.core.state import CHANCE, NOBODY
from karak.games.karak2 import moves
from karak.games.shelf import open_game
from karak.play.dealer import Shaker

WEST = 1  # the place west of the castle, a farm
EAST = 2  # a forest
RESOURCES = ["food", "wood", "stone"]


class HexTable:
    ruleset: ClassVar[str]

    def __init__(self, *heroes: str) -> None:
        self.game: Any = open_game(self.ruleset, Setting(len(heroes), list(heroes))).game
        self.s: Any = self.game.start()
        self.do("roll hero 1x3", *["roll hero 1x1"] * (len(heroes) - 1))

    def do(self, *texts: str) -> Self:
        for text in texts:
            action = self.game.notation.parse(text)
            assert self.game.is_option(self.s, action), text
            self.game.apply(self.s, action)
        return self

    def own(self, seat: int = 0, **counts: int) -> Self:
        """Resources, items and dice by name."""
        box = self.s.box
        for name, count in counts.items():
            known = name.replace("_", "-")
            if known in RESOURCES:
                self.s.resources[3 * seat + RESOURCES.index(known)] = count
            elif known in box.die_names:
                die = box.die_names.index(known)
                self.s.army[seat * int(box.dice) + die] += count
                self.s.supply[die] -= count
            else:
                self.s.items[seat * int(box.items) + box.item_names.index(known)] = count
        return self.ask_again()

    def monsters(self, place: int, *names: str) -> Self:
        for name in names:
            self.s.put_monster(self.s.box.token_names.index(name), place)
        return self.ask_again()

    def ask_again(self) -> Self:
        """The options of the turn at the table as it is now."""
        self.s.count = 0
        self.game.steps[moves.ACTING].enter(self.game, self.s)
        return self

    def wish(self) -> str:
        view = self.game.observe(self.s, self.s.who)
        text: str = self.game.notation.spell(int(make_bot(self.ruleset, "greedy").choose(self.game, view, Shaker("1"))))
        return text

    def play_turn(self) -> list[str]:
        """Plays until the turn is over and returns the bot's answers; chance is drawn."""
        done = []
        turn = int(self.s.turns)
        while self.s.turns == turn and self.s.who != NOBODY:
            if self.s.who == CHANCE:
                self.game.apply(self.s, self.game.draw(self.s, Shaker("turn")))
            else:
                done.append(self.wish())
                self.do(done[-1])
        return done
