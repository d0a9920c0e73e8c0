"""The analysis of a game: chances add up, luck and choices explain them, and each mistake has its cost."""

from typing import Any

import pytest

from karak.bots.analysis.analysis import Analysis
from karak.bots.analysis.critic import Critic
from karak.bots.analysis.study import Study, analyse
from karak.bots.bot import Bot
from karak.bots.named import make_bot
from karak.core.refusal import Refusal
from karak.core.ruleset import Setting
from karak.core.state import CHANCE
from karak.games.shelf import RULESETS
from karak.play.dealer import Shaker
from karak.play.match import Match, new_match
from tests.bots.test_search import midgame

GAMES = sorted(RULESETS)
RAT = ("roll 6 6", "roll 1 1", "step north", "tile room-cross", "token giant-rat")  # Horan meets it in the first turn
SMALL = 1e-3  # the largest sum of rounding errors


def played(name: str, seats: int = 2, most: int = 100_000, bot: str = "greedy") -> Match:
    """Plays a game between bots to the end, or up to this many answers."""
    match, dealer = new_match(name, Setting(seats), [bot] * seats), Shaker("analysis")
    mind = make_bot(name, bot)
    while not match.is_over and len(match.actions) < most:
        is_drawn = match.who == CHANCE
        view = match.state if is_drawn else match.view(match.who)
        match.do(int(match.game.draw(view, dealer) if is_drawn else mind.choose(match.game, view, dealer)))
    return match


def scripted(*answers: str) -> Match:
    match = new_match("karak", Setting(2, ["horan", "taia"]), ["a", "b"])
    for text in (*RAT, *answers):
        match.do(match.parse(text))
    return match


def on(done: int) -> bool:
    return True


@pytest.fixture(scope="module")
def karak() -> tuple[Match, Analysis]:
    match = played("karak", 3)
    return match, analyse(match, 4, "1", on)


@pytest.mark.parametrize("name", GAMES)
def test_the_chances_of_all_seats_add_up_to_one(name: str) -> None:
    found = analyse(played(name, 3, 60), 3, "1", on)
    assert [moment.at for moment in found.moments] == list(range(61))
    for moment in found.moments:
        assert abs(sum(moment.chances) - 1.0) < SMALL and abs(sum(moment.swings)) < SMALL
        assert all(0.0 <= chance <= 1.0 for chance in moment.chances)


def test_the_curve_ends_at_the_result(karak: tuple[Match, Analysis]) -> None:
    match, found = karak
    result = match.result()
    assert result is not None and found.length == found.actions == len(match.actions)
    winners = [1.0 / len(result.winners) if seat in result.winners else 0.0 for seat in range(3)]
    assert found.moments[-1].chances == winners == [account.end for account in found.accounts]
    assert found.moments[-1].errors == [0.0] * 3


def test_the_same_seed_gives_the_same_figures() -> None:
    match = played("karak", 2, 60)
    first = analyse(match, 4, "1", on)
    assert analyse(match, 4, "1", on) == first
    assert analyse(match, 4, "2", on).moments != first.moments


def test_luck_and_choices_explain_the_curve(karak: tuple[Match, Analysis]) -> None:
    _, found = karak
    for account in found.accounts:
        drawn = sum(moment.swings[account.seat] for moment in found.moments if moment.who == CHANCE)
        assert abs(drawn - account.luck) < 20 * SMALL
        known = account.luck + account.own + account.others + account.later
        assert abs(account.end - account.start - known) < SMALL
    assert abs(sum(account.luck for account in found.accounts)) < SMALL


def test_playing_like_the_imagined_players_never_changes_the_chances(karak: tuple[Match, Analysis]) -> None:
    """The analysis uses the same worlds before and after a choice, so only real differences count."""
    _, found = karak
    assert all(moment.swings == [0.0] * 3 for moment in found.moments if moment.who >= 0)
    assert any(moment.swings != [0.0] * 3 for moment in found.moments if moment.who == CHANCE)


def test_a_roll_counts_as_luck_compared_with_all_possible_rolls() -> None:
    """By their weights, the swings of all outcomes cancel out."""
    match = scripted()
    study = Study(match, 48, "1")
    while study.length < len(RAT):
        study.follow()
    asked, expected = match.decision(), study.moments[-1].chances[0]
    means = {}
    for action in asked.options:
        after = match.game.copy(match.state)
        match.game.apply(after, action)
        worlds = study.oracle.look(after, study.drawn + 1, study.horizon)
        means[match.spell(action)] = sum(chances[0] for chances in worlds) / len(worlds)
    total = sum(asked.weights)
    mean = sum(means[match.spell(a)] * w for a, w in zip(asked.options, asked.weights, strict=True)) / total
    assert means["roll 1 1"] < expected < means["roll 6 6"]
    assert abs(mean - expected) < 4 * study.moments[-1].errors[0] < 0.1


def test_a_blunder_costs_something_and_the_right_choice_nothing() -> None:
    """Horan has beaten the rat with 11, and rolls again."""
    blunder = analyse(scripted("roll 5 6", "use double-attack"), 32, "1", on)
    (mistake,) = [one for one in blunder.mistakes if one.at == len(RAT) + 2]
    assert (mistake.seat, mistake.action, mistake.better) == (0, "use double-attack", "stop")
    assert mistake.loss > 2 * mistake.error > 0.0
    account = blunder.accounts[0]
    assert account.loss >= mistake.loss and account.mistakes == len(blunder.mistakes)
    assert blunder.accounts[1].loss == 0.0
    assert blunder.moments[-1].swings[0] < 0.0 < blunder.moments[-1].swings[1]
    right = analyse(scripted("roll 5 6", "stop"), 32, "1", on)
    assert [one for one in right.mistakes if one.at == len(RAT) + 2] == []


def test_turning_points_are_the_largest_swings_in_the_order_of_the_game(karak: tuple[Match, Analysis]) -> None:
    match, found = karak
    assert [turning.at for turning in found.turnings] == sorted(turning.at for turning in found.turnings)
    assert len(found.turnings) == 3
    least = min(max(map(abs, turning.swings)) for turning in found.turnings)
    at = {turning.at for turning in found.turnings}
    clear = [
        max(map(abs, moment.swings))
        for moment in found.moments
        if moment.at not in at and max(map(abs, moment.swings)) > 2 * max(moment.swing_errors)
    ]
    assert max(clear) <= least
    for turning in found.turnings:
        assert turning.action == match.spell(match.actions[turning.at - 1])
        assert [effect.key for effect in turning.told] == [
            match.game.tell(event)[0] for event in match.events[turning.at - 1]
        ]


def test_a_choice_is_judged_by_what_its_seat_could_know() -> None:
    """Two positions that look alike to that seat get the same judgement."""
    game, s = midgame("goblin", "hidden")
    other: Any = game.guess(game.observe(s, s.who), s.who, Shaker("another world"))
    assert other.numbers() != s.numbers()
    for action in [int(option) for option in s.options[: s.count]]:
        judged = [Critic("goblin", game, 6, "1").better(game.observe(of, s.who), action, 0) for of in (s, other)]
        assert judged[0] == judged[1]


def test_the_critic_is_shown_views(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("goblin", 2, 60)
    shown: dict[int, list[int]] = {}
    monkeypatch.setattr(Critic, "better", lambda self, view, chosen, number: shown.update({number: view.numbers()}))
    analyse(match, 2, "1", on)
    state, seen = match.game.start(), {}
    for number, action in enumerate(match.actions):
        if state.who >= 0 and state.count > 1:
            seen[number] = match.game.observe(state, state.who).numbers()
        match.game.apply(state, action)
    assert shown == seen != {}


class Watched(Bot[Any]):
    """Plays like greedy and records what it is shown."""

    def __init__(self) -> None:
        self.mind = make_bot("goblin", "greedy")
        self.is_truth: list[bool] = []

    def choose(self, game: Any, view: Any, dealer: Any) -> Any:
        self.is_truth.append(game.observe(view, view.who).numbers() != view.numbers())
        return self.mind.choose(game, view, dealer)


def test_imagined_players_are_shown_views() -> None:
    study = Study(played("goblin", 2, 60), 2, "1")
    study.oracle.search.policy = policy = Watched()
    while study.length < 60:
        study.follow()
    assert policy.is_truth and not any(policy.is_truth)


def test_every_mistake_costs_something_and_names_a_better_choice() -> None:
    found = analyse(played("karak", 2, 80, "random"), 12, "1", on)
    assert found.mistakes and all(one.loss > 0.0 and one.better != one.action for one in found.mistakes)


def test_it_stops_when_it_is_told_to() -> None:
    match = played("karak", 2, 60)
    found = analyse(match, 3, "1", lambda done: done < 20)
    assert found.length == 20 == found.moments[-1].at and found.actions == 60
    assert found.moments == analyse(match, 3, "1", on).moments[:21]


def test_the_match_is_left_as_it_was() -> None:
    match = played("karak", 2, 40)
    before = match.state.numbers(), list(match.hashes)
    analyse(match, 2, "1", on)
    assert (match.state.numbers(), match.hashes) == before


@pytest.mark.parametrize("worlds", [-3, 1, 10_001])
def test_a_number_of_worlds_that_makes_no_sense_is_refused(worlds: int) -> None:
    with pytest.raises(Refusal, match="worlds-out-of-range"):
        analyse(played("karak", 2, 5), worlds, "1", on)
