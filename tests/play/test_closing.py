"""Ends that are in no rulebook, for every game: agreement, resigning, the owner's command, and standing still."""

import pytest

from karak.core.refusal import Refusal
from karak.core.ruleset import Setting
from karak.core.state import CHANCE, NOBODY
from karak.games.shelf import RULESETS
from karak.play.dealer import Shaker
from karak.play.match import Match, new_match, replay
from karak.play.tape import decode, encode
from karak.words import say

GAMES = sorted(RULESETS)
everywhere = pytest.mark.parametrize("name", GAMES)


def begun(name: str, seats: int = 3, answers: int = 12) -> Match:
    """A game after some answers, each the last option."""
    match = new_match(name, Setting(seats), [f"player {seat}" for seat in range(seats)])
    dealer = Shaker("closing")
    match.deal(dealer)
    for _ in range(answers):
        match.do(match.decision().options[-1])
        match.deal(dealer)
    return match


def do(match: Match, text: str) -> list[str]:
    return [match.game.tell(event)[0] for event in match.do(match.parse(text))]


@everywhere
@pytest.mark.parametrize(
    ("text", "ending"), [("end by points", "agreed"), ("end as a draw", "drawn"), ("end by the owner", "stopped")]
)
def test_players_end_the_game_in_the_middle_of_it(name: str, text: str, ending: str) -> None:
    match = begun(name)
    assert do(match, text) == ["closed"]
    result = match.result()
    assert match.is_over and result is not None and result.ending == ending
    assert replay(decode(encode(match.tape()), "tape")).result() == result
    for again in ("end by points", "resign 1"):
        with pytest.raises(Refusal, match="game-is-over"):
            do(match, again)


@everywhere
def test_a_draw_is_shared_by_all_who_still_play(name: str) -> None:
    match = begun(name)
    do(match, "resign 2")
    do(match, "end as a draw")
    result = match.result()
    assert result is not None and result.winners == [0, 2]


@everywhere
def test_the_owner_can_end_a_game_while_chance_is_asked(name: str) -> None:
    match = new_match(name, Setting(2), ["one", "other"])
    while match.who != CHANCE:
        match.do(match.decision().options[0])
    do(match, "end by the owner")
    assert match.who == NOBODY and match.game.ending(match.state) == "stopped"


@everywhere
def test_a_seat_that_resigned_is_passed_over_and_wins_nothing(name: str) -> None:
    match = begun(name)
    seat, dealer = match.who, Shaker("on")
    assert do(match, f"resign {seat + 1}")[0] == "has-resigned"
    with pytest.raises(Refusal, match="resigned-already"):
        do(match, f"resign {seat + 1}")
    turns = int(match.state.turns)
    while int(match.state.turns) < turns + 12 and not match.is_over:
        match.deal(dealer)
        assert match.who != seat
        match.do(match.decision().options[0])
        match.deal(dealer)
        if int(match.state.turns) > turns + 1:
            assert int(match.state.seat) != seat or match.deciders[-1] != seat
    assert seat not in match.game.winners(match.state)
    assert replay(decode(encode(match.tape()), "tape")).actions == match.actions


@everywhere
def test_the_last_player_left_wins(name: str) -> None:
    match = begun(name)
    do(match, "resign 1")
    assert do(match, "resign 3")[-1] == "closed"
    assert match.game.ending(match.state) == "resigned" and match.game.winners(match.state) == [1]


@everywhere
def test_a_hero_left_to_a_bot_plays_on(name: str) -> None:
    match = begun(name)
    options, seat = match.decision().options, match.who
    assert do(match, f"resign {seat + 1} to a bot") == ["left-to-bot"]
    assert match.who == seat and match.decision().options == options


@everywhere
def test_what_closes_a_game_answers_no_question_and_is_not_taken_back(name: str) -> None:
    match = begun(name)
    other, options = (match.who + 1) % 3, match.decision().options
    do(match, f"resign {other + 1}")
    assert match.decision().options == options
    assert [match.undoable(seat) for seat in range(3)] == [0, 0, 0]


@everywhere
def test_resigning_is_never_offered_to_a_bot(name: str) -> None:
    game = begun(name).game
    assert not {"resign 1", "end by points"} & {game.notation.spell(action) for action in game.notation.catalogue}
    assert game.notation.parse("resign 1") is not None


@everywhere
@pytest.mark.parametrize("language", ["en", "fr", "pl"])
@pytest.mark.parametrize("how", ["stuck", "agreed", "drawn", "stopped", "resigned"])
def test_every_end_has_words(name: str, language: str, how: str) -> None:
    assert say(f"{name}-closed", language, how=how)
    assert say(f"{name}-ending-{how}", language)
