"""What the pictures of a title show: read from TITLE.toml beside this file."""

from pathlib import Path

import msgspec

from karak.games.shelf import RULESETS


class Act(msgspec.Struct, forbid_unknown_fields=True):
    """A choice of the player, and how long to look at what follows."""

    choice: str
    seconds: float
    cut: float = 0.0  # seconds that are cut out before


class Moment(msgspec.Struct, forbid_unknown_fields=True):
    """The best moment of a game, which is filmed."""

    game: str  # the id of the game, whose dice follow from the id
    answers: int  # that bots give before
    width: int  # of the window; a narrow one shows less of the board, larger
    before: float  # seconds until the first act
    acts: list[Act]
    opens: float = 0.0  # the second whose frame comes first; what was before it comes last


class Facts(msgspec.Struct, forbid_unknown_fields=True):
    """The facts of one title; what is left out is not shown."""

    middle: int  # turns until the middle of a game
    fights: list[str]  # the steps of a fight at which a player is asked
    kept: str  # the id of the game whose end is shown; its dice follow from the id
    lessons: list[str]  # what the coach says when the picture of a lesson is taken
    moment: Moment
    stages: tuple[str, ...] = ("early", "middle", "fight")  # the stages of a game that are shown
    played: int = 0  # cards in a fight that is worth a picture
    words: bool = False  # for the picture of the board in words
    tablet: bool = False
    television: bool = False
    clause: str = ""  # the clause at which the rulebook opens, if this is the first title


TITLES = {
    title: msgspec.toml.decode(Path(__file__).with_name(f"{title}.toml").read_bytes(), type=Facts) for title in RULESETS
}
