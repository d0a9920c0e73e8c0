"""Replays a journal record by record and checks every position."""

import msgspec

from karak.core.closing import closes
from karak.core.refusal import Refusal
from karak.core.ruleset import Setting
from karak.core.state import CHANCE
from karak.games.shelf import ruleset
from karak.play.fair import Draw, commitment
from karak.play.match import Match, new_match
from karak.play.proof import check_beacon, signed
from karak.play.seals import fits
from karak.play.tape import Fair, Sealing, Tape, as_lesson, hash_of, with_fair
from karak.server.lessons.leading import is_known, led
from karak.server.records import (
    Answered,
    Closed,
    Drew,
    Ended,
    Noted,
    Opened,
    Record,
    Revealed,
    Sealed,
    SealsFixed,
    Seated,
    Started,
    Undone,
    Vacated,
)
from karak.server.shares import Shares, salts_of, sealing_of
from karak.server.titles import data_of


class Rerun:
    """Follows the records of one game, and refuses the first that does not fit, with the reason."""

    def __init__(self, opened: Opened, seed: str = "") -> None:
        self.opened = opened
        self.seed = seed  # if known, every draw is repeated
        self.names = [""] * opened.seats
        self.seals = [""] * opened.seats
        self.given = [""] * opened.seats  # salts that were given openly
        self.shares = Shares()
        self.salts: list[str] = []
        self.sealing: Sealing | None = None
        self.signed: list[str] = []
        self.match: Match | None = None
        self.draws: list[tuple[int, int]] = []  # action and number of each draw on the tape
        self.last = -1  # the number of the last draw, even if it was taken back
        self.shown = ""  # the seed, after the game
        if seed and commitment(seed) != opened.commitment:
            raise Refusal("fsck-seed")
        rules = ruleset(opened.title)
        if not rules.plays(opened.rules, opened.options):
            wanted = rules.version
            raise Refusal("tape-other-rules", game=opened.title, found=opened.rules, wanted=wanted)
        if data_of(opened.title) != opened.data:
            raise Refusal("tape-other-data", found=opened.data, wanted=data_of(opened.title))
        if not is_known(opened):
            raise Refusal("fsck-other-lesson")

    @property
    def playing(self) -> Match:
        if self.match is None:
            raise Refusal("fsck-not-started")
        return self.match

    def follow(self, record: Record) -> None:
        """Follows one record; those that change neither seats nor position are skipped."""
        match record:
            case Opened():
                raise Refusal("fsck-opened-twice")
            case Seated(seat=seat, name=name):
                self.seat(seat, name)
            case Vacated(seat=seat):
                self.seat(seat, "")
                self.share(seat, "", "")
            case Sealed(seat=seat, seal=seal):
                self.share(seat, seal, "")
            case Noted(key="salted", args=args):
                self.share(int(args["seat"]) - 1, "", args["salt"])
            case SealsFixed() | Revealed():
                self.seal(record)
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

    def share(self, seat: int, seal: str, salt: str) -> None:
        if seat >= self.opened.seats:
            raise Refusal("fsck-wrong-seat", seat=seat + 1)
        if self.shares.fixed is not None:
            raise Refusal("fsck-seal")
        self.seals[seat], self.given[seat] = seal, salt

    def seal(self, record: SealsFixed | Revealed) -> None:
        """Checks that fixed shares are the ones given before, and that an opened salt matches its seal."""
        fixed = self.shares.fixed
        if isinstance(record, SealsFixed):
            if fixed is not None or self.match is not None:
                raise Refusal("fsck-opened-twice")
            if record.seals != self.seals or record.salts != self.given:
                raise Refusal("fsck-seal")
        elif fixed is None or not fits(self.opened.game, record.seat, record.salt, fixed.seals[record.seat]):
            raise Refusal("fsck-seal")
        self.shares.apply(record)

    def check_shares(self, record: Started) -> None:
        """Checks that the game starts with the opened salts, and with the number of the named beacon round."""
        fixed, beacon = self.shares.fixed, self.shares.beacon
        if fixed is not None and list(record.salts) != salts_of(fixed, self.shares.opened):
            raise Refusal("fsck-seal")
        if (record.beacon and (record.beacon.chain, record.beacon.round)) != (beacon and (beacon.chain, beacon.round)):
            raise Refusal("fsck-seal")
        if record.beacon and fixed:
            check_beacon(record.beacon, int(fixed.at))

    def start(self, record: Started) -> None:
        if self.match is not None:
            raise Refusal("fsck-opened-twice")
        self.check_shares(record)
        setting = Setting(self.opened.seats, list(record.heroes), list(self.opened.options))
        match = new_match(self.opened.title, setting, list(self.names))
        match.rules = self.opened.rules
        self.match, self.salts = match, list(record.salts)
        self.sealing = sealing_of(self.opened, self.shares.fixed, record.beacon)
        self.signed = signed(self.opened.game, self.salts, self.sealing)
        self.quote(match)

    def quote(self, match: Match) -> None:
        """Plays the quoted beginning and checks it like other actions."""
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
        """Checks a draw; each number is used once, and numbers increase."""
        match = self.playing
        if match.who != CHANCE or record.draw <= self.last:
            raise Refusal("fsck-misnumbered", draw=record.draw)
        if self.seed and is_known(self.opened):
            drawn = led(self.opened, len(match.actions))
            if drawn is None:
                drawn = int(match.game.draw(match.state, Draw(self.seed, self.opened.game, self.signed, record.draw)))
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
        """Returns the tape for export, with the seed once it was shown; a lesson has no dice to check."""
        if self.opened.lesson:
            return as_lesson(self.playing.tape(), self.opened.lesson)
        numbers = [number for _, number in self.draws]
        quoted = len(self.opened.quoted.actions) if self.opened.quoted else msgspec.UNSET
        fair = Fair(
            self.opened.game, self.opened.commitment, self.salts, numbers, self.shown, quoted,
            self.sealing or msgspec.UNSET,
        )  # fmt: skip
        return with_fair(self.playing.tape(), fair)
