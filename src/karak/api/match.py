"""A match: options are asked for, answered, taken back; chance answers by itself."""

import secrets
from collections.abc import Callable, Sequence
from os import PathLike
from pathlib import Path
from typing import Any

from karak.api.picture import board_text, picture
from karak.api.refused import Refused, in_words
from karak.bots.bot import Bot
from karak.bots.outside import Guest, any_bot
from karak.core.refusal import Refusal
from karak.core.ruleset import Setting
from karak.games.shelf import FIRST
from karak.play import match as sitting
from karak.play import tape
from karak.play.dealer import Shaker
from karak.play.seated import Option, Seated
from karak.words import has, name, say

Answering = Callable[[Any, list[Option]], Option | str]
Player = str | Bot[Any] | Answering  # the name of a bot or its file, a bot, or a function of view and options


class Match:
    """`options` is what may be answered now and `do` answers; dice, bag and stack follow from the seed."""

    def __init__(self, sat: sitting.Match, seed: str) -> None:
        self.sat = sat
        self.seed = seed
        self.dealer = Shaker(seed)
        sat.deal(self.dealer)

    # the table

    @property
    def title(self) -> str:
        return self.sat.opened.rules.name

    @property
    def seats(self) -> int:
        return len(self.sat.players)

    @property
    def heroes(self) -> list[str]:
        """By seat; empty where none is chosen yet."""
        return self.sat.game.role_names(self.sat.state)

    # the question

    @property
    def who(self) -> int | None:
        """The seat that is asked; None once the match is over."""
        return None if self.is_over else self.sat.who

    @property
    def step(self) -> str:
        """The place in the rules where the question arises."""
        return self.sat.decision().step

    @property
    def options(self) -> list[Option]:
        return [] if self.is_over else Seated(self.sat, self.sat.who).options()

    def view(self, seat: int | None = None) -> Any:
        """What a seat may know; by default the one that is asked, or everything once the match is over."""
        if seat is None and self.is_over:
            return self.described(self.sat.state)
        if seat is not None and not 0 <= seat < self.seats:
            raise Refused(Refusal("no-such-seat", seat=seat, last=self.seats - 1))
        return self.described(self.sat.view(self.sat.who if seat is None else seat))

    def described(self, state: Any) -> Any:
        shown: Any = self.sat.game.describe(state)
        return shown

    # answers

    def do(self, answer: Option | str) -> None:
        """One of the options, or its text; then chance answers until a seat is asked again."""
        with in_words():
            self.sat.do(self.seated().chosen(str(answer)))
        self.sat.deal(self.dealer)

    def why_not(self, text: str) -> str | None:
        """What stands in the way of an answer; None if it is an option."""
        with in_words():
            refusal = self.seated().why_not(text)
        return None if refusal is None else str(Refused(refusal))

    def undo(self) -> None:
        """Takes back the last answer, as long as neither chance nor another seat has answered since."""
        with in_words():
            self.sat.undo(self.sat.deciders[-1] if self.sat.deciders else 0)

    def seated(self) -> Seated:
        return Seated(self.sat, 0 if self.is_over else self.sat.who)

    # bots

    def choice(self, player: Player = "greedy") -> Option:
        """What a player would answer now: a bot by its name or file, a bot, or a function of a view and its options."""
        if self.is_over:
            raise Refused(Refusal("game-is-over"))
        options = self.options
        if callable(player):
            text = str(player(self.view(), options))
        else:
            luck = Shaker(f"{self.seed} bot {len(self.sat.actions)}")
            with in_words():
                bot = any_bot(self.title, player) if isinstance(player, str) else Guest(type(player).__name__, player)
                text = self.sat.spell(int(bot.choose(self.sat.game, self.sat.view(self.sat.who), luck)))
        with in_words():
            action = self.seated().chosen(text)
        return next(option for option in options if option.text == self.sat.spell(action))

    def play(self, *players: Player) -> None:
        """To the end: one player for all seats, or one for each."""
        if len(players) not in (1, self.seats):
            raise Refused(Refusal("players-do-not-match-seats", players=len(players), seats=self.seats))
        while self.who is not None:
            self.do(self.choice(players[self.who % len(players)]))

    # the end

    @property
    def is_over(self) -> bool:
        return self.sat.is_over

    @property
    def points(self) -> list[float]:
        """By seat, so far."""
        return self.sat.game.score(self.sat.state)

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty while the match goes on."""
        result = self.sat.result()
        return [] if result is None else result.winners

    @property
    def ending(self) -> str:
        """What ended the match, in one word; empty while it goes on."""
        result = self.sat.result()
        return "" if result is None else result.ending

    # keeping

    @property
    def answers(self) -> list[str]:
        """All answers so far, those of chance included."""
        return [self.sat.spell(action) for action in self.sat.actions]

    @property
    def log(self) -> list[str]:
        """What has happened so far, in sentences."""
        events = [event for events in self.sat.events for event in events]
        return [said for said in map(self.told, events) if said]

    def told(self, event: int) -> str:
        key, args = self.sat.game.tell(event)
        word = f"{self.title}-{key}"
        return say(word, **{arg: name(value, self.title) for arg, value in args.items()}) if has(word) else ""

    def save(self, file: str | PathLike[str]) -> None:
        """Writes the match as a tape, which `karak replay` and the server read too."""
        with in_words():
            tape.save(self.sat.tape(), Path(file))

    # pictures

    def __str__(self) -> str:
        return board_text(self.sat) or repr(self)

    def __repr__(self) -> str:
        return f"<karak.Match {self.title}, {self.seats} seats, {len(self.sat.actions)} answers>"

    def _repr_html_(self) -> str:
        """The board, for a notebook."""
        return picture(self.sat)


def new(
    title: str = FIRST, seats: int = 2, *, heroes: Sequence[str] = (), options: Sequence[str] = (),
    players: Sequence[str] = (), seed: str | int | None = None, data: str = "",
) -> Match:  # fmt: skip
    """A new match. Heroes that are not named are dealt by the rules; the same seed gives the same dice.

    :param title: one of `titles()`
    :param seats: how many play
    :param heroes: one for each seat, from the first on; an empty name is dealt
    :param options: changes of the rules, such as `late-dragon`
    :param players: names for the tape
    :param seed: a text or a number; without one, each match is different
    :param data: a folder with pieces of your own
    :raises karak.Refused: if no such match can be played
    """
    if players and len(players) != seats:
        raise Refused(Refusal("players-do-not-match-seats", players=len(players), seats=seats))
    with in_words():
        setting = Setting(seats, [*heroes, *[""] * (seats - len(heroes))], list(options))
        sat = sitting.new_match(title, setting, list(players) or [""] * seats, data)
    return Match(sat, seed_of(seed))


def load(file: str | PathLike[str], *, seed: str | int | None = None, data: str = "") -> Match:
    """A saved match, played again and checked answer by answer; the seed is for what is still to come.

    :param file: a tape
    :param seed: as in `new`
    :param data: the folder with the pieces that the match was played with, if they were your own
    :raises karak.Refused: if the file is not a saved game, or its answers do not fit the rules
    """
    with in_words():
        sat = sitting.replay(tape.load(Path(file)), data)
    return Match(sat, seed_of(seed))


def seed_of(seed: str | int | None) -> str:
    return secrets.token_hex(16) if seed is None else str(seed)
