"""Makes a legal game with valid dice that takes long to go through, for an attacker to upload."""

import tomllib
from functools import cache
from pathlib import Path

from karak.core.ruleset import Setting
from karak.core.state import CHANCE
from karak.play.dealer import Shaker
from karak.play.fair import Draw, commitment
from karak.play.match import Match, new_match
from karak.play.tape import Fair, encode, with_fair

ID = "hostile"
(FACTS,) = Path(__file__).parent.glob("*.toml")  # named after the title


@cache
def long_tape(actions: int) -> bytes:
    """Random play at a full table."""
    facts = tomllib.loads(FACTS.read_text(encoding="utf-8"))
    seats, seed = int(facts["seats"]), str(facts["seed"])
    match = new_match(FACTS.stem, Setting(seats, [""] * seats), ["Mallory"] * seats)
    salts, draws, luck = [""] * seats, 0, Shaker(seed)
    while len(match.actions) < actions and not match.is_over:
        if match.who == CHANCE:
            draws += 1
            match.do(int(match.game.draw(match.state, Draw(seed, ID, salts, draws))))
        else:
            match.do(chosen(match, luck))
    fair = Fair(ID, commitment(seed), salts, list(range(1, draws + 1)), seed)
    return encode(with_fair(match.tape(), fair))


def chosen(match: Match, luck: Shaker) -> int:
    options = match.decision().options
    return options[int(luck.below(len(options)))]
