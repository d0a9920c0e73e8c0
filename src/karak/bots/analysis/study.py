"""Goes through a game and measures what each action changed."""

from collections.abc import Callable
from math import sqrt
from typing import Any

from karak.bots.analysis.analysis import Account, Analysis, Effect, Mistake, Moment, Turning
from karak.bots.analysis.critic import Critic
from karak.bots.analysis.figures import added, error_of, errors, mean, means, rounded
from karak.bots.analysis.oracle import Chances, Oracle
from karak.bots.roster import mind_of
from karak.core.action import RESIGN, first_of, kind_of
from karak.core.closing import closes
from karak.core.refusal import Refusal
from karak.core.state import CHANCE, NOBODY
from karak.play.dealer import Shaker
from karak.play.match import Match

MOST_WORLDS = 10_000
TURNINGS = 3
CLEAR = 2.0  # standard errors above which a swing may be a turning point


class Study:
    """Studies one action after the other; `told` reports what is known so far."""

    def __init__(self, match: Match, worlds: int, seed: str) -> None:
        title = match.opened.rules.name
        worlds = worlds or mind_of(title).worlds // int(match.game.seats)
        if not 2 <= worlds <= MOST_WORLDS:
            raise Refusal("worlds-out-of-range", worlds=worlds, most=MOST_WORLDS)
        self.match, self.game = match, match.game
        self.worlds, self.seed = worlds, seed
        self.oracle = Oracle(title, match.game, worlds, int(Shaker(seed).below(1 << 31)))
        self.critic = Critic(title, match.game, worlds, seed)
        self.state: Any = match.game.start()
        self.length = 0
        self.drawn = 0  # answers of chance in this turn
        self.horizon = self.oracle.horizon(self.state)
        self.known = self.oracle.look(self.state, 0, self.horizon)  # the chances at this point, world by world
        self.start = self.known
        nothing = self.nothing()
        self.luck = nothing
        self.choices = [nothing] * int(self.game.seats)  # by seat: what its choices changed for all seats
        self.moments = [self.moment(NOBODY, nothing)]
        self.mistakes: list[Mistake] = []

    def nothing(self) -> list[Chances]:
        return [[0.0] * int(self.game.seats) for _ in range(self.worlds)]

    def follow(self) -> None:
        """Studies the next action."""
        action, turn = self.match.actions[self.length], int(self.state.turns)
        who, is_closing = self.decider(action), closes(action)
        is_choice = who >= 0 and int(self.state.count) > 1 and not is_closing
        if is_choice:
            self.criticise(action)
        self.game.apply(self.state, action)
        self.length += 1
        self.drawn = 0 if int(self.state.turns) != turn else self.drawn + (who == CHANCE)
        before = self.known
        if is_choice or is_closing or who == CHANCE:
            self.known = self.oracle.look(self.state, self.drawn, self.horizon)
        swing = added(self.known, before, -1)
        self.count(who, swing)
        self.look_further()
        self.moments.append(self.moment(who, swing))

    def decider(self, action: int) -> int:
        """Returns the seat that is asked or that resigns; NOBODY if players end the game."""
        if not closes(action):
            return int(self.state.who)
        return int(first_of(action)) if kind_of(action) == RESIGN else int(NOBODY)

    def look_further(self) -> None:
        """Looks one turn further ahead in each new turn; the change this brings is no action's doing."""
        horizon = self.oracle.horizon(self.state)
        if horizon != self.horizon and int(self.state.who) != NOBODY:
            self.horizon = horizon
            self.known = self.oracle.look(self.state, self.drawn, horizon)

    def criticise(self, action: int) -> None:
        seat = int(self.state.who)
        better = self.critic.better(self.game.observe(self.state, seat), action, self.length)
        if better is not None:
            at, turn, spell = self.length + 1, int(self.state.turns), self.match.spell
            gain, error = rounded(better.gain), rounded(better.error)
            self.mistakes.append(Mistake(at, turn, seat, spell(action), spell(better.action), gain, error))

    def count(self, who: int, swing: list[Chances]) -> None:
        if who == CHANCE:
            self.luck = added(self.luck, swing)
        elif who != NOBODY:
            self.choices[who] = added(self.choices[who], swing)

    def moment(self, who: int, swing: list[Chances]) -> Moment:
        turn, known = int(self.state.turns), self.known
        return Moment(self.length, turn, who, means(known), errors(known), means(swing), errors(swing))

    # what it comes to

    def told(self) -> Analysis:
        return Analysis(
            game=self.match.opened.rules.name,
            heroes=self.game.role_names(self.state),
            worlds=self.worlds,
            seed=self.seed,
            length=self.length,
            actions=len(self.match.actions),
            moments=self.moments,
            accounts=[self.account(seat) for seat in range(int(self.game.seats))],
            turnings=self.turnings(),
            mistakes=self.mistakes,
        )

    def account(self, seat: int) -> Account:
        start, end = at_seat(self.start, seat), at_seat(self.known, seat)
        luck = at_seat(self.luck, seat)
        choices = [mean(at_seat(of, seat)) for of in self.choices]
        others = sum(choices) - choices[seat]
        later = mean(end) - mean(start) - mean(luck) - sum(choices)
        mine = [one for one in self.mistakes if one.seat == seat]
        loss, loss_error = sum(one.loss for one in mine), sqrt(sum(one.error**2 for one in mine))
        return Account(
            seat=seat,
            start=rounded(mean(start)),
            end=rounded(mean(end)),
            luck=rounded(mean(luck)),
            luck_error=rounded(error_of(luck)),
            own=rounded(choices[seat]),
            others=rounded(others),
            later=rounded(later),
            loss=rounded(loss),
            loss_error=rounded(loss_error),
            mistakes=len(mine),
        )

    def turnings(self) -> list[Turning]:
        """Returns the largest swings, in the order of the game."""
        played = [one for one in self.moments if one.who != NOBODY]
        swung = sorted(filter(is_clear, played), key=lambda one: -max(map(abs, one.swings)))
        return [self.turning(one) for one in sorted(swung[:TURNINGS], key=lambda one: one.at)]

    def turning(self, one: Moment) -> Turning:
        number = one.at - 1
        told = [Effect(*self.game.tell(event)) for event in self.match.events[number]]
        action, turn = self.match.spell(self.match.actions[number]), self.match.turns[number]
        return Turning(one.at, turn, one.who, action, told, one.swings, one.swing_errors)


def at_seat(worlds: list[Chances], seat: int) -> list[float]:
    return [chances[seat] for chances in worlds]


def is_clear(one: Moment) -> bool:
    """Whether the swing of some seat is more than noise."""
    return any(abs(by) > CLEAR * error for by, error in zip(one.swings, one.swing_errors, strict=True))


def analyse(match: Match, worlds: int, seed: str, going: Callable[[int], bool]) -> Analysis:
    """Analyses a game until `going`, told the number of actions done, says no; 0 worlds means the usual number."""
    study = Study(match, worlds, seed)
    while study.length < len(match.actions) and going(study.length):
        study.follow()
    return study.told()
