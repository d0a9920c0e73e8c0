"""A match with its players, its randomness and its file."""

from pathlib import Path
from typing import Any

from karak.bots.bot import Bot
from karak.cli.seating import PERSON, bot_of
from karak.cli.table.chronicle import Chronicle
from karak.cli.table.faces import face_of
from karak.core.refusal import Refusal
from karak.core.state import CHANCE, NOBODY
from karak.play.dealer import Shaker
from karak.play.match import END_TURN, Match
from karak.play.seated import Seated
from karak.play.tape import save


class Sitting:
    """A sitting: answer n of chance depends only on the seed and n, so that a game can be left and resumed."""

    def __init__(self, match: Match, seed: str, file: Path | None, with_odds: bool, is_watched: bool = False) -> None:
        self.match = match
        self.seed = seed
        self.file = file
        self.own_files = {file} if file else set()
        self.face = face_of(match, with_odds)
        self.chronicle = Chronicle(self.face)
        self.is_watched = is_watched
        people = match.players if is_watched else [PERSON]
        game = match.opened.rules.name
        self.bots: list[Bot[Any] | None] = [None if p in people else bot_of(game, p) for p in match.players]
        self.seen = [0] * len(match.players)  # how many actions each seat has been told of

    @property
    def people(self) -> list[int]:
        return [seat for seat, bot in enumerate(self.bots) if bot is None]

    @property
    def reader(self) -> int | None:
        """The seat the screen is for: the only person's, or the asked person's among several; None may see all."""
        if self.is_watched:
            return None
        if len(self.people) == 1:
            return self.people[0]
        return self.match.who if self.match.who in self.people else int(NOBODY)

    def view(self) -> Any:
        """Returns the position as the reader may know it."""
        return self.match.state if self.reader is None else self.match.view(self.reader)

    @property
    def asked(self) -> Seated:
        """Returns the side of the asked seat."""
        return Seated(self.match, self.match.who)

    @property
    def playing(self) -> list[int]:
        """Returns the seats of people who have not resigned."""
        return [seat for seat in self.people if not self.match.state.resigned >> seat & 1]

    def do(self, action: int) -> None:
        if action != END_TURN:  # no tape records it
            self.chronicle.note()
        self.match.do(action)

    def draw(self) -> None:
        """Lets chance answer once."""
        count = self.match.deciders.count(int(CHANCE))
        self.do(int(self.match.game.draw(self.match.state, Shaker(f"{self.seed} {count}"))))

    def ask_bot(self, bot: Bot[Any]) -> None:
        dealer = Shaker(f"{self.seed} bot {len(self.match.actions)}")
        self.do(int(bot.choose(self.match.game, self.match.view(self.match.who), dealer)))

    def leave_to(self, seat: int, bot: str) -> None:
        """Lets this bot answer for the seat from now on, also when the tape is resumed."""
        self.bots[seat] = bot_of(self.match.opened.rules.name, bot)
        self.match.players[seat] = bot
        self.match.unhurry(set(self.people))

    def undo(self, seat: int) -> str:
        """Takes back one action and returns its text."""
        last = self.match.actions[-1] if self.match.actions else 0
        Seated(self.match, seat).undo()
        self.chronicle.cut()
        self.seen = [min(seen, len(self.match.actions)) for seen in self.seen]
        return self.match.spell(last)

    def save(self, file: Path | None = None) -> Path:
        """Saves to a file of this sitting or to a new one, never over another game."""
        path = file or self.file or free_name(self.match.opened.rules.name)
        if path not in self.own_files and path.exists():
            raise Refusal("file-exists", file=str(path))
        save(self.match.tape(), path)
        self.own_files.add(path)
        self.file = path
        return path


def free_name(game: str) -> Path:
    number = 1
    while Path(f"{game}-{number}.json").exists():
        number += 1
    return Path(f"{game}-{number}.json")
