"""Opens a new table at a position of a finished game; the new table quotes the beginning of the old one."""

import secrets
from typing import Annotated

import msgspec

from karak.core.refusal import Refusal
from karak.core.state import NOBODY
from karak.play.fair import commitment
from karak.play.match import Match
from karak.play.tape import hash_of
from karak.server import wire
from karak.server.people import clean_name
from karak.server.records import ChainName, Noted, Opened, Quoted, Record, Seated
from karak.server.review import position
from karak.server.seats import check_bot
from karak.server.table import OVER, Table

ME = "me"


class PlayOn(msgspec.Struct, forbid_unknown_fields=True):
    """A game that continues from the position after `at` actions; each seat is "me", the name of a bot, or empty."""

    at: wire.Seq
    seats: Annotated[list[wire.Word], msgspec.Meta(max_length=8)]
    name: Annotated[str, msgspec.Meta(max_length=300)] = ""


class Branch:
    """The opening, the seed and the first records of the new table."""

    def __init__(self, id: str, table: Table, wish: PlayOn, player: str, now: float, beacon: ChainName = "") -> None:
        match = played(table)
        if wish.at > len(match.actions):
            raise Refusal("no-such-position", at=wish.at, length=len(match.actions))
        if len(wish.seats) != len(table.chairs):
            raise Refusal("branch-seats", seats=len(wish.seats), wanted=len(table.chairs))
        state = position(match, wish.at)
        if int(state.who) == NOBODY:
            raise Refusal("branch-over")
        self.id, self.seed = id, secrets.token_hex(32)
        heroes = match.opened.setting.heroes
        quoted = Quoted(game=table.id, heroes=heroes, actions=match.actions[: wish.at], hash=hash_of(state))
        self.opening = Opened(
            at=now, game=self.id, title=table.title, rules=table.opening.rules, data=table.opening.data,
            seats=len(table.chairs), options=table.opening.options, commitment=commitment(self.seed), quoted=quoted,
            beacon=beacon,
        )  # fmt: skip
        roles = match.game.role_names(state)
        self.records: list[Record] = [
            seated(table.title, seat, who, wish.name, player, roles[seat], now)
            for seat, who in enumerate(wish.seats)
            if who
        ]
        self.records.append(Noted(at=now, key="played-on", args={"length": str(wish.at)}))


def played(table: Table) -> Match:
    table.check_version()
    if table.status != OVER or table.match is None:
        raise Refusal("game-not-over")
    return table.match


def seated(title: str, seat: int, who: str, name: str, player: str, hero: str, now: float) -> Seated:
    if who == ME:
        return Seated(at=now, seat=seat, kind="human", name=clean_name(name), player=player, hero=hero)
    check_bot(title, who)
    return Seated(at=now, seat=seat, kind="bot", name=f"{who} {seat + 1}", player="", bot=who, hero=hero)
