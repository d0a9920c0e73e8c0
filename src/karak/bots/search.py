"""Monte Carlo search over information sets: imagine a world, follow the tree, play on, judge, remember."""

from math import sqrt
from typing import Final, Generic, TypeVar

from mypy_extensions import i64

from karak.bots.bot import Bot
from karak.bots.judge import Judge
from karak.bots.tree import NO_NODE, ROOT, UNKNOWN, Tree
from karak.core.game import Dealer, Game
from karak.core.state import CHANCE, NOBODY, State
from karak.core.vecs import vec
from karak.play.worlds import Luck

S = TypeVar("S", bound=State)

DEEPEST: Final[i64] = 64  # nodes on a path through the tree
LONGEST: Final[i64] = 400  # answers in one imagined game


class Style:
    """The settings of a search; each game has its own."""

    def __init__(
        self, rounds: float = 1.0, curiosity: float = 0.5, trust: float = 0.5, doubt: float = 0.0, patience: int = 60
    ) -> None:
        self.rounds = rounds  # turns of each seat before the judge is asked
        self.curiosity = curiosity  # weight of untried options against those that have done well
        self.trust = trust  # in the policy's answer before anything is tried
        self.doubt = doubt  # how much worse than the average an untried option is assumed to be
        self.patience: i64 = patience  # visits of a node before answers other than the policy's are tried there


class Search(Generic[S]):
    """Answers one question at a time: call `begin`, then `imagine` as often as time allows."""

    def __init__(self, game: Game[S], policy: Bot[S], judge: Judge[S], style: Style) -> None:
        self.game = game
        self.policy = policy
        self.judge = judge
        self.style = style
        self.tree = Tree(game.seats)
        self.luck = Luck()
        self.chances = vec[float]([0.0] * int(game.seats))
        self.path = vec[i64]([0] * int(DEEPEST + 1))
        self.depth: i64 = 0
        self.view: S | None = None
        self.seat: i64 = 0
        self.until: i64 = 0  # the turn in which the judge is asked
        self.worlds: i64 = 0  # imagined so far
        self.options: list[int] = []
        self.samples: list[list[float]] = []  # by option: its value in world 0, 1, ...

    def begin(self, view: S, dealer: Dealer) -> None:
        self.view = view
        self.seat = view.who
        self.luck.secret = dealer.below(1 << 31)
        self.until = view.turns + max(i64(1), i64(int(self.style.rounds * float(int(self.game.seats)))))
        self.worlds = 0
        self.options = [int(view.options[i]) for i in range(view.count)]
        self.samples = [[] for _ in self.options]
        self.tree.clear()
        self.tree.favourite[ROOT] = self.policy.choose(self.game, self.game.copy(view), dealer)

    def favourite(self) -> int:
        """Returns the index of the policy's answer among the options."""
        return self.options.index(int(self.tree.favourite[ROOT]))

    def lead(self) -> i64:
        """Returns by how many worlds the option tried most often leads the others."""
        first: i64 = 0
        second: i64 = 0
        for samples in self.samples:
            tried: i64 = len(samples)
            if tried > first:
                second = first
                first = tried
            else:
                second = max(second, tried)
        return first - second

    def imagine(self) -> None:
        """Imagines one world: tries the selected option in the first world in which it has not been tried."""
        view = self.view
        assert view is not None
        game = self.game
        tree = self.tree
        action = self.select(view, ROOT)
        child = tree.find(ROOT, action)
        if child == NO_NODE:
            child = tree.add(ROOT, action)
        self.luck.begin(tree.visits[child], view.turns)
        s = game.guess(view, self.seat, self.luck)
        s.orderly = True
        self.path[0] = ROOT
        self.path[1] = child
        self.depth = 2
        self.apply(s, action)
        self.descend(s, child)
        self.play_out(s)
        self.value(s)
        for i in range(self.depth):
            tree.note(self.path[i], self.chances)
        self.samples[self.options.index(int(action))].append(self.chances[self.seat])
        self.worlds += 1

    def apply(self, s: S, action: i64) -> None:
        turn = s.turns
        self.game.apply(s, action)
        if s.turns != turn:
            self.luck.begin(self.luck.world, s.turns)

    def descend(self, s: S, node: i64) -> None:
        """Follows the tree through nodes visited often enough; growing it earlier would blur the values above."""
        tree = self.tree
        while tree.visits[node] >= self.style.patience and self.depth < DEEPEST:
            if s.who == NOBODY or s.turns >= self.until:
                return
            if s.who == CHANCE:
                action = self.game.draw(s, self.luck)
            elif s.count == 1:
                action = s.options[0]
            else:
                action = self.select(s, node)
            child = tree.find(node, action)
            if child == NO_NODE:
                child = tree.add(node, action)
            node = child
            self.path[self.depth] = node
            self.depth += 1
            self.apply(s, action)

    def select(self, s: S, node: i64) -> i64:
        """Selects an option that did well for the asked seat or was hardly tried; at first, the policy's answer."""
        tree = self.tree
        style = self.style
        if tree.favourite[node] == UNKNOWN:
            tree.favourite[node] = self.policy.choose(self.game, self.game.observe(s, s.who), self.luck)
        favourite = tree.favourite[node]
        usual = 0.5 if tree.visits[node] == 0 else tree.mean(node, s.who)
        share = style.curiosity * (1.0 - style.trust) / float(int(s.count))
        best = -99.0
        move = s.options[0]
        ties: i64 = 0
        for i in range(s.count):
            action = s.options[i]
            prior = share + style.curiosity * style.trust if action == favourite else share
            child = tree.find(node, action)
            if child == NO_NODE:
                score = usual - style.doubt + prior * sqrt(float(int(tree.visits[node] + 1)))
            else:
                tree.offered[child] += 1
                known = tree.mean(child, s.who)
                score = known + prior * sqrt(float(int(tree.offered[child]))) / float(int(1 + tree.visits[child]))
            if score > best:
                best = score
                move = action
                ties = 1
            elif score == best:
                ties += 1
                if self.luck.below(ties) == 0:
                    move = action
        return move

    def play_out(self, s: S) -> None:
        """Plays on as the policy would, for some turns."""
        answers: i64 = 0
        while s.who != NOBODY and s.turns < self.until and answers < LONGEST:
            if s.who == CHANCE:
                self.apply(s, self.game.draw(s, self.luck))
            elif s.count == 1:
                self.apply(s, s.options[0])
            else:
                self.apply(s, self.policy.choose(self.game, s, self.luck))
            answers += 1

    def value(self, s: S) -> None:
        """Values the position by its winners if the game is over, otherwise by the judge."""
        if s.who != NOBODY:
            self.judge.judge(self.game, s, self.chances)
            return
        winners = self.game.winners(s)
        for seat in range(self.game.seats):
            self.chances[seat] = 0.0
        for winner in winners:
            self.chances[winner] = 1.0 / float(len(winners))
