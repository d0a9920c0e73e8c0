"""What an analysis says, as data: chances are parts of 1, lists of them go by seat."""

import msgspec


class Moment(msgspec.Struct, frozen=True):
    """After `at` actions: the chances to win, who gave the last action (-1 chance, -2 nobody: at the start, and if
    players ended the game), and what it changed."""

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
    """The answer that makes `at`, in notation, what it caused, and whose chances it changed by how much."""

    at: int
    turn: int
    who: int
    action: str
    told: list[Effect]
    swings: list[float]
    errors: list[float]


class Mistake(msgspec.Struct, frozen=True):
    """The answer that makes `at`, and one that would have won more often."""

    at: int
    turn: int
    seat: int
    action: str
    better: str
    loss: float
    error: float


class Account(msgspec.Struct, frozen=True):
    """From start to end: luck, own choices, those of others, and what only looking further ahead showed."""

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
    """Of the first `length` actions of a game that has `actions`."""

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
