"""What the pictures of a title show: read from TITLE.toml beside this file."""

from pathlib import Path

import msgspec

from karak.games.shelf import RULESETS


class Facts(msgspec.Struct, forbid_unknown_fields=True):
    """The facts of one title; what is left out is not shown."""

    middle: int  # turns until the middle of a game
    fights: list[str]  # the steps of a fight at which a player is asked
    kept: str  # the id of the game whose end is shown; its dice follow from the id
    lessons: list[str]  # what the coach says when the picture of a lesson is taken
    stages: tuple[str, ...] = ("early", "middle", "fight")  # the stages of a game that are shown
    played: int = 0  # cards in a fight that is worth a picture
    words: bool = False  # for the picture of the board in words
    tablet: bool = False
    television: bool = False
    clause: str = ""  # the clause at which the rulebook opens, if this is the first title


TITLES = {
    title: msgspec.toml.decode(Path(__file__).with_name(f"{title}.toml").read_bytes(), type=Facts) for title in RULESETS
}
