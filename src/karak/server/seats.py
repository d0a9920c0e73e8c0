"""Knows who sits where: humans, bots, and bots that play for an absent human."""

from karak.bots.named import bot_names
from karak.core.refusal import Refusal
from karak.server.people import Person
from karak.server.records import Evicted, Record, SeatChanged, Seated, SeatLeft
from karak.server.titles import heroes_of


class Chair:
    """A seat of the table; `player` is kept while a bot plays for them."""

    __slots__ = ("bot", "by", "former", "hero", "kind", "name", "player", "salt", "seal")

    def __init__(self) -> None:
        self.kind = ""  # empty, "human" or "bot"
        self.name = ""
        self.player = ""
        self.former = ""  # who left the seat to a bot and may come back
        self.bot = ""
        self.hero = ""
        self.by: int | str = ""  # who put the bot there
        self.salt = ""  # given openly
        self.seal = ""

    def apply(self, record: Record) -> None:
        match record:
            case Seated():
                self.kind, self.name, self.player = record.kind, record.name, record.player
                self.bot, self.hero, self.by, self.former = record.bot, record.hero, "", ""
            case SeatChanged():
                self.kind, self.name, self.bot, self.by = record.kind, record.name, record.bot, record.by
            case SeatLeft():
                self.player, self.former = "", self.player
            case Evicted():
                self.player = "" if self.player == record.player else self.player
                self.former = "" if self.former == record.player else self.former


class Chairs(list[Chair]):
    """All seats in the order of play."""

    def __init__(self, seats: int) -> None:
        super().__init__(Chair() for _ in range(seats))
        self.issues: dict[str, int] = {}  # by player, the lowest issue of links that still works

    def held_by(self, person: Person) -> list[int]:
        """Returns the seats that this person holds, including those where a bot plays for them."""
        return [i for i, chair in enumerate(self) if chair.player and self.is_for(person, chair.player)]

    def is_for(self, person: Person, player: str) -> bool:
        """Whether this person is the player, or opened a link of theirs that still works."""
        if player in person.players:
            return True
        return bool(person.links) and any(p == player and n >= self.issue(player) for p, n in person.links)

    def issue(self, player: str) -> int:
        return self.issues.get(player, 0)

    def opened_by(self, player: str, issue: int) -> list[int]:
        """Returns the seats that a link of this player and issue opens, including those left to a bot."""
        is_good = bool(player) and issue >= self.issue(player)
        return [i for i, chair in enumerate(self) if is_good and player in (chair.player, chair.former)]

    def played_by(self, person: Person) -> list[int]:
        return [i for i in self.held_by(person) if self[i].kind == "human"]

    def humans(self) -> list[int]:
        return [i for i, chair in enumerate(self) if chair.kind == "human"]

    def at(self, seat: int) -> Chair:
        if seat >= len(self):
            raise Refusal("no-such-seat", seat=seat, last=len(self) - 1)
        return self[seat]

    def heroes(self) -> list[str]:
        return [chair.hero for chair in self]

    def check_hero(self, title: str, seat: int, hero: str) -> None:
        if hero and hero not in heroes_of(title):
            raise Refusal("unknown-hero", hero=hero, heroes=", ".join(heroes_of(title)))
        if hero and any(chair.hero == hero for i, chair in enumerate(self) if i != seat):
            raise Refusal("hero-taken-twice", hero=hero)


def check_bot(title: str, bot: str) -> None:
    if bot not in bot_names(title):
        raise Refusal("unknown-bot", bot=bot, bots=", ".join(bot_names(title)))
