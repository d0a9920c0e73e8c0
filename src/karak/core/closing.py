"""Ways a game can end outside its rulebook: it stands still, its players agree to end it, or they resign."""

from typing import Final

from mypy_extensions import i64

from karak.core.action import END, RESIGN, kind_of, pack
from karak.core.notation import Said, Verb

# How a game was closed.
STUCK: Final[i64] = 1
AGREED: Final[i64] = 2
DRAWN: Final[i64] = 3
STOPPED: Final[i64] = 4
GIVEN_UP: Final[i64] = 5
CLOSINGS: Final = ["", "stuck", "agreed", "drawn", "stopped", "resigned"]

# Events, numbered above those of every game.
RESIGNED: Final[i64] = 253  # hero, seat
LEFT_TO_BOT: Final[i64] = 254  # hero, seat
CLOSED: Final[i64] = 255  # how
EVENTS: Final = {
    int(RESIGNED): ("has-resigned", "seat", ""),
    int(LEFT_TO_BOT): ("left-to-bot", "seat", ""),
    int(CLOSED): ("closed", "how", ""),
}


def resign(seat: i64, bot: bool = False) -> i64:
    """Returns the action by which a seat resigns; with `bot`, a bot plays its hero on."""
    return pack(RESIGN, seat, 1 if bot else 0)


def end(how: i64) -> i64:
    """Returns the action by which the players end the game."""
    return pack(END, how)


def closes(action: i64) -> bool:
    """Whether the action answers no question: a player resigns, or the players end the game."""
    return RESIGN <= kind_of(action) <= END


def verbs(seats: int) -> list[Verb]:
    """ "resign 2", "resign 2 to a bot", "end by points"."""
    heirs = {0: Said("", ((),)), 1: Said("to a bot", (("bot",),))}
    ways = {
        int(AGREED): Said("by points", (("points",),)),
        int(DRAWN): Said("as a draw", (("draw",),)),
        int(STOPPED): Said("by the owner", (("owner",),)),
    }
    return [
        Verb(int(RESIGN), "resign", {seat: str(seat + 1) for seat in range(seats)}, heirs),
        Verb(int(END), "end", ways),
    ]


def how_name(how: int) -> str:
    return CLOSINGS[how]
