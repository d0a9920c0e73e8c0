"""The figures of a game's story, compared with games played by hand."""

import math

import pytest

from karak.bots.named import make_bot
from karak.core import game as rules
from karak.core.ruleset import Setting
from karak.play.after.story import Story, story_of
from karak.play.dealer import Shaker
from karak.play.match import Match, new_match
from tests.play.sitting import begun, play_on, say

GAMES = 1 if rules.__file__.endswith(".py") else 6  # interpreted rules are slow
A_RAT = ["step north", "tile room-t", "lay nes", "token giant-rat"]


def whole(title: str, seats: int = 3) -> Match:
    """A game between bots, played to its end."""
    match, luck, bot = new_match(title, Setting(seats), [""] * seats), Shaker("again"), make_bot(title, "greedy")
    match.deal(luck)
    while not match.is_over:
        match.do(int(bot.choose(match.game, match.view(match.who), luck)))
        match.deal(luck)
    return match


def test_a_roll_is_compared_with_what_two_dice_give() -> None:
    match = say(begun(["horan", "taia"]), *A_RAT, "roll 1 2", "stop")
    (roll,) = story_of(match).rolls
    assert (roll.seat, roll.turn, roll.value, roll.mean) == (0, 1, 3, 7.0)
    assert roll.deviation == pytest.approx(math.sqrt(35 / 6))
    assert [roll.at_most, roll.at_least] == pytest.approx([3 / 36, 35 / 36])
    assert match.spell(match.actions[roll.at - 1]) == "roll 1 2"


def test_the_roll_for_the_first_turn_does_not_count_as_luck() -> None:
    assert story_of(begun()).rolls == []


def test_a_reroll_is_a_second_roll_in_the_same_fight() -> None:
    match = say(begun(["horan", "taia"]), *A_RAT, "roll 1 2", "use double-attack", "roll 6 6", "stop")
    story = story_of(match)
    assert [roll.value for roll in story.rolls] == [3, 12]
    assert story.luckiest == story.rolls[1] and story.unluckiest == story.rolls[0]
    (fight,) = story.fights
    assert (fight.seat, fight.against, fight.strength, fight.result) == (0, "giant-rat", 5, "won")
    assert fight.win == pytest.approx(1 - (10 / 36) ** 2) and fight.at == 6


def test_a_lost_fight_and_a_draw() -> None:
    lost = story_of(say(begun(["horan", "taia"]), *A_RAT, "roll 1 2", "stop"))
    tied = story_of(say(begun(["horan", "taia"]), *A_RAT, "roll 1 4", "stop"))
    assert [fight.result for fight in lost.fights + tied.fights] == ["lost", "tied"]


def test_a_game_that_has_not_begun_has_no_story() -> None:
    story = story_of(new_match("karak", Setting(2), ["", ""]))
    assert (story.rolls, story.fights, story.gains, story.luckiest) == ([], [], [], None)


def check(match: Match, story: Story) -> None:
    """Checks figures that must agree with each other and with the match, for any game."""
    state = match.state
    final = story.standings[-1]
    assert final.at == len(match.actions) and final.turn == int(state.turns)
    for seat, points in enumerate(final.points):
        assert sum(gain.points for gain in story.gains if gain.seat == seat) == points
    assert all(gain.source != "other" for gain in story.gains)
    assert [stand.at for stand in story.standings] == sorted(stand.at for stand in story.standings)
    for roll in story.rolls:
        assert 0 <= roll.seat < len(final.points) and roll.deviation > 0
        assert roll.at_least + roll.at_most > 1 and abs(roll.value - roll.mean) < 8 * roll.deviation


@pytest.mark.parametrize("title", ["karak", "karak2", "imperium", "goblin"])
def test_figures_of_a_whole_game_agree(title: str) -> None:
    match = whole(title)
    story = story_of(match)
    check(match, story)
    assert {fight.result for fight in story.fights} >= {"won", "lost"}
    assert bool(story.rolls) == (title != "goblin")
    if title != "goblin":
        assert story.standings[-1].points == match.game.score(match.state)
        assert all(fight.win is not None for fight in story.fights)


@pytest.mark.parametrize("title", ["karak", "karak2", "imperium"])
def test_luck_evens_out_over_many_games(title: str) -> None:
    """Sums over many rolls stay within four deviations of what is expected."""
    off = variance = 0.0
    for seed in range(GAMES):
        match = play_on(new_match(title, Setting(2), ["", ""]), f"luck {seed}", most=1500)
        for roll in story_of(match).rolls:
            off += roll.value - roll.mean
            variance += roll.deviation**2
    assert variance > 0 and abs(off) < 4 * math.sqrt(variance)


def test_as_many_fights_are_won_as_the_chances_say() -> None:
    """Where bots play fights as the chances assume, about as many are won as expected."""
    fights = [fight for seats in (2, 3, 4) for fight in story_of(whole("karak", seats)).fights]
    chances = [fight.win for fight in fights if fight.win is not None]
    won = sum(fight.result == "won" for fight in fights)
    spread = math.sqrt(sum(chance * (1 - chance) for chance in chances))
    assert abs(won - sum(chances)) < 4 * spread
