"""What the pictures of a title show: read from TITLE.toml beside this file."""

from pathlib import Path

import msgspec

from karak.games.shelf import RULESETS


class Facts(msgspec.Struct, forbid_unknown_fields=True):
    """Of one title; what is left out is not shown."""

    middle: int  # turns until the middle of a game
    fights: list[str]  # the steps of a fight at which a player is asked
    kept: str  # the id of the game whose end is shown; its dice follow from the id
    lessons: list[str]  # what a lesson says when a picture is taken
    stages: tuple[str, ...] = ("early", "middle", "fight")  # of a game
    played: int = 0  # cards that lie in a fight worth a picture
    words: bool = False  # the board in words
    tablet: bool = False
    television: bool = False
    clause: str = ""  # that the rulebook is opened at, if this is the first title


TITLES = {
    title: msgspec.toml.decode(Path(__file__).with_name(f"{title}.toml").read_bytes(), type=Facts) for title in RULESETS
}
