"""Steps many games at once; NumPy reads observations and masks from their buffers without a copy."""

from typing import Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from karak.bots.bot import Bot
from karak.core.game import Game
from karak.core.state import CHANCE, NOBODY, State
from karak.env.actions import Actions
from karak.env.rewards import rewards
from karak.env.sight import Sight
from karak.play.dealer import Shaker

S = TypeVar("S", bound=State)


class Batch(Generic[S]):
    """Games that stop where a seat without a bot is asked, or at the end; after the end, the next step starts anew."""

    def __init__(
        self, game: Game[S], sight: Sight[S], actions: Actions, bots: list[Bot[S] | None], games: int, most_steps: int
    ) -> None:
        self.game = game
        self.sight = sight
        self.actions = actions
        self.bots = bots  # by seat
        self.games: i64 = games
        self.most_steps: i64 = most_steps
        self.states: list[S] = [begun(game) for _ in range(games)]
        self.dealers: list[Shaker] = [Shaker("") for _ in range(games)]
        self.lucks: list[Shaker] = [Shaker("") for _ in range(games)]  # randomness of the bots
        self.steps = vec[i64]([0] * games)  # since the start
        self.pen = sight.pen(games)
        self.most_options: i64 = len(self.states[0].options)
        self.marked = vec[i32]([i32(0)] * (games * int(self.most_options)))  # positions set in the mask
        # What the caller sees.
        self.page = self.pen.page  # observations of the asked seats
        self.mask = vec[u8]([u8(0)] * (games * int(actions.size)))  # their legal actions
        self.counts = vec[i32]([i32(0)] * games)  # the number of legal actions
        self.asked = vec[u8]([u8(0)] * games)  # the asked seats
        self.rewards = vec[float]([0.0] * (games * int(game.seats)))
        self.terminated = vec[u8]([u8(0)] * games)
        self.truncated = vec[u8]([u8(0)] * games)

    def reset(self, seed: str) -> None:
        """Begins all games anew; game i depends only on the seed and i."""
        for i in range(self.games):
            self.dealers[i] = Shaker(f"{seed}/{int(i)}")
            self.lucks[i] = Shaker(f"{seed}/{int(i)}/bots")
            self.wipe(i)
            self.begin(i)

    def step(self, chosen: list[int]) -> None:
        """Takes an action for each game by its number in the catalogue; one that is not an option loses at once."""
        size = self.actions.size
        for i in range(self.games):
            if self.is_over(i):
                self.begin(i)
                continue
            number: i64 = chosen[i]
            if number < 0 or number >= size or not self.mask[i * size + number]:
                self.forfeit(i)
            else:
                self.answer(i, self.actions.action(number))

    def pick(self, chosen: list[int]) -> None:
        """Takes an action for each game by its index among the options, below the count."""
        for i in range(self.games):
            if self.is_over(i):
                self.begin(i)
                continue
            number: i64 = chosen[i]
            if number < 0 or number >= i64(self.counts[i]):
                self.forfeit(i)
            else:
                self.answer(i, self.states[i].options[number])

    def is_over(self, i: i64) -> bool:
        return i64(self.terminated[i]) + i64(self.truncated[i]) != 0

    def begin(self, i: i64) -> None:
        self.states[i] = begun(self.game)
        self.pen.clear(i)
        self.steps[i] = 0
        self.terminated[i] = 0
        self.truncated[i] = 0
        for seat in range(self.game.seats):
            self.rewards[i * self.game.seats + seat] = 0.0
        self.go_on(i)

    def answer(self, i: i64, action: i64) -> None:
        self.wipe(i)
        self.game.apply(self.states[i], action)
        self.steps[i] += 1
        self.go_on(i)

    def go_on(self, i: i64) -> None:
        """Plays up to the next question for the caller."""
        game = self.game
        s = self.states[i]
        while s.who != NOBODY:
            if s.who == CHANCE:
                game.apply(s, game.draw(s, self.dealers[i]))
                continue
            bot = self.bots[s.who]
            if bot is None:
                break
            game.apply(s, bot.choose(game, game.observe(s, s.who), self.lucks[i]))
        if s.who == NOBODY:
            self.end(i, s)
        elif self.steps[i] >= self.most_steps:
            self.truncated[i] = 1
        self.show(i, s)

    def end(self, i: i64, s: S) -> None:
        self.terminated[i] = 1
        for seat, reward in enumerate(rewards(self.game, s)):
            self.rewards[i * self.game.seats + seat] = reward

    def forfeit(self, i: i64) -> None:
        """Ends the game for an illegal action: the asked seat gets -1, the others nothing."""
        self.wipe(i)
        self.terminated[i] = 1
        self.rewards[i * self.game.seats + self.states[i].who] = -1.0

    def show(self, i: i64, s: S) -> None:
        """Writes the observation; at the end, that of the last seat asked."""
        if s.who >= 0:
            self.asked[i] = u8(s.who)
        self.pen.turn_to(i)
        self.sight.write(s, i64(self.asked[i]), self.pen)
        if not self.is_over(i):
            self.mark(i, s)

    def mark(self, i: i64, s: S) -> None:
        """Marks the options in the mask."""
        actions = self.actions
        mask = self.mask
        marked = self.marked
        options = s.options
        first = i * self.most_options
        row = i * actions.size
        for k in range(s.count):
            place = row + actions.number_of(options[k])
            mask[place] = u8(1)
            marked[first + k] = i32(place)
        self.counts[i] = i32(s.count)

    def wipe(self, i: i64) -> None:
        """Clears the mask."""
        mask = self.mask
        marked = self.marked
        first = i * self.most_options
        for k in range(i64(self.counts[i])):
            mask[i64(marked[first + k])] = u8(0)
        self.counts[i] = 0


def begun(game: Game[S]) -> S:
    """Returns a new game in which things are chosen in a fixed order, without a "done" at the end."""
    s = game.start()
    s.orderly = True
    return s
