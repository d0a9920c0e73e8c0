"""The records of an analysis; chances are from 0 to 1, and lists of them go by seat."""

import msgspec


class Moment(msgspec.Struct, frozen=True):
    """The chances to win after `at` actions, what the last one changed, and who gave it: -1 is chance, -2 no seat (at
    the start, and where players ended the game)."""

    at: int
    turn: int
    who: int
    chances: list[float]
    errors: list[float]
    swings: list[float]
    swing_errors: list[float]


class Effect(msgspec.Struct, frozen=True):
    """An event, as the key of a sentence and its arguments."""

    key: str
    args: dict[str, str]


class Turning(msgspec.Struct, frozen=True):
    """Action number `at` in notation, what it caused, and how it changed each seat's chances."""

    at: int
    turn: int
    who: int
    action: str
    told: list[Effect]
    swings: list[float]
    errors: list[float]


class Mistake(msgspec.Struct, frozen=True):
    """Action number `at`, and one that would have won more often."""

    at: int
    turn: int
    seat: int
    action: str
    better: str
    loss: float
    error: float


class Account(msgspec.Struct, frozen=True):
    """A seat's chances from start to end: luck, own choices, those of others, and what looking further ahead showed."""

    seat: int
    start: float
    end: float
    luck: float
    luck_error: float
    own: float
    others: float
    later: float
    loss: float
    loss_error: float
    mistakes: int


class Analysis(msgspec.Struct, frozen=True):
    """An analysis of the first `length` of a game's `actions`."""

    game: str
    heroes: list[str]
    worlds: int
    seed: str
    length: int
    actions: int
    moments: list[Moment]
    accounts: list[Account]
    turnings: list[Turning]
    mistakes: list[Mistake]
