"""A journal played again: record by record, position by position."""

import msgspec

from karak.core.closing import closes
from karak.core.refusal import Refusal
from karak.core.ruleset import Setting
from karak.core.state import CHANCE
from karak.games.shelf import ruleset
from karak.play.fair import Draw, commitment
from karak.play.match import Match, new_match
from karak.play.tape import Fair, Tape, as_lesson, hash_of, with_fair
from karak.server.lessons.leading import is_known, led
from karak.server.records import Answered, Closed, Drew, Ended, Opened, Record, Seated, Started, Undone, Vacated


class Replay:
    """Follows the records of one game; whatever does not fit is a Refusal that says what."""

    def __init__(self, opened: Opened, seed: str = "") -> None:
        self.opened = opened
        self.seed = seed  # if it is known, every draw is made again
        self.names = [""] * opened.seats
        self.salts: list[str] = []
        self.match: Match | None = None
        self.draws: list[tuple[int, int]] = []  # of each draw on the tape: at which action, with which number
        self.last = -1  # the number of the last draw, also of one that was taken back
        self.shown = ""  # the seed, once the game is over
        if seed and commitment(seed) != opened.commitment:
            raise Refusal("fsck-seed")
        rules = ruleset(opened.title)
        if not rules.plays(opened.rules, opened.options):
            wanted = rules.version
            raise Refusal("tape-other-rules", game=opened.title, found=opened.rules, wanted=wanted)

    @property
    def playing(self) -> Match:
        if self.match is None:
            raise Refusal("fsck-not-started")
        return self.match

    def follow(self, record: Record) -> None:
        """Records that change neither seats nor position are passed over."""
        match record:
            case Opened():
                raise Refusal("fsck-opened-twice")
            case Seated(seat=seat, name=name):
                self.seat(seat, name)
            case Vacated(seat=seat):
                self.seat(seat, "")
            case Started():
                self.start(record)
            case Answered() if self.playing.who != record.seat or closes(record.action):
                raise Refusal("fsck-wrong-seat", seat=record.seat + 1)
            case Closed() if not closes(record.action):
                raise Refusal("fsck-wrong-seat", seat=record.seat + 1)
            case Answered() | Closed():
                self.do(record.action, record.hash)
            case Drew():
                self.draw(record)
            case Undone():
                self.rewind(record.length, record.hash)
            case Ended(seed=seed):
                self.end(seed)

    def seat(self, seat: int, name: str) -> None:
        if seat >= self.opened.seats:
            raise Refusal("fsck-wrong-seat", seat=seat + 1)
        self.names[seat] = name

    def start(self, record: Started) -> None:
        if self.match is not None:
            raise Refusal("fsck-opened-twice")
        setting = Setting(self.opened.seats, list(record.heroes), list(self.opened.options))
        match = new_match(self.opened.title, setting, list(self.names))
        if match.opened.data != self.opened.data:
            raise Refusal("tape-other-data", found=self.opened.data, wanted=match.opened.data)
        match.rules = self.opened.rules
        self.match, self.salts = match, list(record.salts)
        self.quote(match)

    def quote(self, match: Match) -> None:
        """The beginning that was taken over, checked like what is played here."""
        quoted = self.opened.quoted
        for action in quoted.actions if quoted else []:
            match.do(action)
        if quoted and hash_of(match.state) != quoted.hash:
            raise Refusal("fsck-differs", found=hash_of(match.state), wanted=quoted.hash)

    def do(self, action: int, after: str) -> None:
        self.playing.do(action)
        if self.playing.hashes[-1] != after:
            raise Refusal("fsck-differs", found=self.playing.hashes[-1], wanted=after)

    def draw(self, record: Drew) -> None:
        """Each number is used once, and they grow."""
        match = self.playing
        if match.who != CHANCE or record.draw <= self.last:
            raise Refusal("fsck-misnumbered", draw=record.draw)
        if self.seed and is_known(self.opened):
            drawn = led(self.opened, len(match.actions))
            if drawn is None:
                drawn = int(match.game.draw(match.state, Draw(self.seed, self.opened.game, self.salts, record.draw)))
            if drawn != record.action:
                found = match.spell(record.action) if match.is_option(record.action) else str(record.action)
                raise Refusal(
                    "fair-altered", number=len(match.actions) + 1, draw=record.draw, found=found,
                    wanted=match.spell(drawn),
                )  # fmt: skip
        self.draws.append((len(match.actions), record.draw))
        self.last = record.draw
        self.do(record.action, record.hash)

    def rewind(self, length: int, after: str) -> None:
        match = self.playing
        if length > len(match.actions):
            raise Refusal("fsck-undone-too-far", length=length, actions=len(match.actions))
        match.rewind(length)
        self.draws = [(at, number) for at, number in self.draws if at < length]
        if hash_of(match.state) != after:
            raise Refusal("fsck-differs", found=hash_of(match.state), wanted=after)

    def end(self, seed: str) -> None:
        if seed and commitment(seed) != self.opened.commitment:
            raise Refusal("fsck-seed")
        self.shown = seed

    def tape(self) -> Tape:
        """For export: the seed is on it once it was shown; a lesson has nothing to check."""
        if self.opened.lesson:
            return as_lesson(self.playing.tape(), self.opened.lesson)
        numbers = [number for _, number in self.draws]
        quoted = len(self.opened.quoted.actions) if self.opened.quoted else msgspec.UNSET
        fair = Fair(self.opened.game, self.opened.commitment, self.salts, numbers, self.shown, quoted)
        return with_fair(self.playing.tape(), fair)
