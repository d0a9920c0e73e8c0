"""An answer that revealed a secret without dice cannot be taken back freely."""

from karak.core.ruleset import Setting
from karak.play.dealer import Shaker
from karak.play.match import Match, new_match


def until_a_reward(seed: str) -> Match:
    """A game of Goblin, at the question whether to keep equipment just won."""
    match = new_match("goblin", Setting(2, ["horan", "taia"]), ["", ""])
    dealer = Shaker(seed)
    while match.decision().step != "equipping":
        options = match.decision().options
        match.do(int(match.game.draw(match.state, dealer)) if match.who < 0 else options[dealer.below(len(options))])
    return match


def test_the_back_of_a_monster_once_seen_stays_seen() -> None:
    match = until_a_reward("backs")
    seat = match.who
    assert match.deciders[-1] == seat and match.undoable(seat) == 0
    match.do(match.decision().options[1])
    assert match.undoable(seat) <= 1
