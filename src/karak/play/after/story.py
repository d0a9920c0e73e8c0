"""A game told in figures from its first action to its last: a pure function of the match."""

import msgspec

from karak.core.closing import closes
from karak.core.state import CHANCE
from karak.play.after.fights import Fight, Ring, Told
from karak.play.after.luck import Roll, rolled
from karak.play.match import Match


class Gain(msgspec.Struct, frozen=True):
    """Points that a seat gained or lost with action number `at`."""

    at: int
    turn: int
    seat: int
    points: float
    source: str


class Standing(msgspec.Struct, frozen=True):
    """Points by seat, from the position after `at` actions on."""

    at: int
    turn: int
    points: list[float]


class Story(msgspec.Struct, frozen=True):
    """A game in figures; points are what the title counts as progress, and without dice there are no rolls."""

    title: str
    heroes: list[str]
    turns: int
    length: int
    standings: list[Standing]
    gains: list[Gain]
    fights: list[Fight]
    rolls: list[Roll]
    luckiest: Roll | None
    unluckiest: Roll | None


class Teller:
    """Plays a match again and notes what is worth telling."""

    def __init__(self, played: Match) -> None:
        self.played = played
        self.match = Match(played.opened, played.players)
        self.ring = Ring()
        self.rolls: list[Roll] = []
        self.gains: list[Gain] = []
        self.standings = [Standing(0, 0, points_of(self.match))]

    def tell(self) -> Story:
        for number, action in enumerate(self.played.actions):
            self.follow(action, self.played.hashes[number])
        match = self.match
        self.stand(match)
        return Story(
            title=match.opened.rules.name,
            heroes=match.game.role_names(match.state),
            turns=int(match.state.turns),
            length=len(match.actions),
            standings=self.standings,
            gains=self.gains,
            fights=self.ring.fights,
            rolls=self.rolls,
            luckiest=min(self.rolls, key=lambda roll: roll.at_least, default=None),
            unluckiest=min(self.rolls, key=lambda roll: roll.at_most, default=None),
        )

    def follow(self, action: int, hash: str) -> None:
        match = self.match
        self.ring.before(match)
        if match.who == CHANCE and not closes(action):
            roll = rolled(match, match.decision(), action)
            self.rolls += [roll] if roll else []
        before, turn = points_of(match), int(match.state.turns)
        events = match.redo(action, hash)
        told = [match.game.tell(event) for event in events]
        heroes = match.game.role_names(match.state)
        self.ring.after(match, {hero: seat for seat, hero in enumerate(heroes)}, told)
        self.count(before, points_of(match), turn, told)

    def count(self, before: list[float], after: list[float], turn: int, told: Told) -> None:
        if before == after:
            return
        gains = self.match.opened.title.gains
        source = next((gains[key] for key, _ in told if key in gains), "other")
        for seat, (had, has) in enumerate(zip(before, after, strict=True)):
            if had != has:
                self.gains.append(Gain(len(self.match.actions), turn, seat, has - had, source))
        self.stand(self.match)

    def stand(self, match: Match) -> None:
        self.standings.append(Standing(len(match.actions), int(match.state.turns), points_of(match)))


def points_of(match: Match) -> list[float]:
    """Returns the points, or the title's progress where points say nothing before the end."""
    progress = match.opened.title.progress
    return progress(match.state) if progress else match.game.score(match.state)


def story_of(match: Match) -> Story:
    return Teller(match).tell()
