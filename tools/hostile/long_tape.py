"""Makes a legal game with valid dice that takes long to go through, for an attacker to upload."""

from functools import cache

from karak.core.ruleset import Setting
from karak.core.state import CHANCE
from karak.play.dealer import Shaker
from karak.play.fair import Draw, commitment
from karak.play.match import Match, new_match
from karak.play.tape import Fair, encode, with_fair

SEED, ID, SEATS = "h9", "hostile", 5  # of ten seeds the longest game


@cache
def long_tape(actions: int) -> bytes:
    """Random play at a full table of Karak, over after 11,029 actions."""
    match = new_match("karak", Setting(SEATS, [""] * SEATS), ["Mallory"] * SEATS)
    salts, draws, luck = [""] * SEATS, 0, Shaker(SEED)
    while len(match.actions) < actions and not match.is_over:
        if match.who == CHANCE:
            draws += 1
            match.do(int(match.game.draw(match.state, Draw(SEED, ID, salts, draws))))
        else:
            match.do(chosen(match, luck))
    fair = Fair(ID, commitment(SEED), salts, list(range(1, draws + 1)), SEED)
    return encode(with_fair(match.tape(), fair))


def chosen(match: Match, luck: Shaker) -> int:
    options = match.decision().options
    return options[int(luck.below(len(options)))]
