"""Asking, answering, and reasons why an action is not possible."""

import pytest

from karak.core.refusal import Refusal
from karak.core.state import CHANCE
from karak.play.dealer import Shaker
from karak.play.match import LONGEST, Match
from karak.play.seated import Seated
from karak.play.tape import hash_of
from tests.play.sitting import begun, finished, say, sit_down


def refused(match: Match, action: int) -> str:
    before = hash_of(match.state), list(match.actions)
    with pytest.raises(Refusal) as refusal:
        match.do(action)
    assert (hash_of(match.state), match.actions) == before
    return refusal.value.key


@pytest.mark.parametrize("number", [-1, 1, 255 << 48 | 99 << 32, 2**63 - 1, 2**63, -(2**63), 2**64, 10**30])
def test_a_number_that_is_no_action_is_refused(number: int) -> None:
    assert refused(begun(), number) == "unknown-number"


def test_an_action_that_is_no_option_is_refused_with_its_clause() -> None:
    match = begun()
    with pytest.raises(Refusal) as refusal:
        match.do(match.parse("use bolt"))
    assert refusal.value.clause == "K1:4.2"


def test_a_text_that_is_no_action_is_refused_with_examples() -> None:
    for match in (begun(), finished()):
        with pytest.raises(Refusal) as refusal:
            match.parse("dance " * 1000)
        assert len(str(refusal.value.named["text"])) == LONGEST
        assert "stop" in str(refusal.value.named["examples"])


def test_case_and_spacing_are_free() -> None:
    match = begun()
    assert match.parse("  Step   NORTH ") == match.parse("step north")


def test_chance_is_listed_with_its_weights_and_a_player_without() -> None:
    match = sit_down()
    dice = match.decision()
    assert (dice.who, dice.step, sum(dice.weights), len(dice.weights)) == (CHANCE, "starting", 36, 21)
    asked = begun().decision()
    assert (asked.who, asked.step, asked.weights) == (0, "moving", [])


def test_looking_at_the_dice_changes_no_position() -> None:
    match, other = sit_down(), sit_down()
    match.decision()
    assert hash_of(match.state) == hash_of(other.state)


def test_a_caller_may_change_its_view() -> None:
    match = begun()
    before = hash_of(match.state)
    view = match.view(0)
    match.game.apply(view, match.parse("step north"))
    assert hash_of(match.state) == before != hash_of(view)


def test_chance_answers_until_a_player_is_asked() -> None:
    match = sit_down(["", "", ""])
    told: list[int] = []
    match.deal(Shaker("any"), lambda action, events: told.append(action))
    assert match.who >= 0 and told == match.actions and set(match.deciders) == {CHANCE}
    match.deal(Shaker("any"))
    assert told == match.actions


def why(match: Match, text: str, seat: int | None = None) -> tuple[str, str]:
    reason = match.why_not(text) if seat is None else Seated(match, seat).why_not(text)
    return ("", "") if reason is None else (reason.key.removeprefix("karak-why-"), reason.clause)


def test_why_not_at_ones_own_decision() -> None:
    match = begun()
    assert why(match, "step north") == why(match, "step north", 0) == ("", "")
    assert why(match, "heal", 0) == ("nothing-to-heal", "K1:7.2")


def test_why_not_for_another_seat() -> None:
    match = begun()
    reason = Seated(match, 1).why_not("step north")
    assert reason is not None and (reason.key, reason.named) == ("not-your-decision", {"seat": 1})


def test_why_not_while_chance_is_asked() -> None:
    match = say(begun(), "step north")
    assert why(match, "tile room-t") == ("", "")
    assert why(match, "tile room-t", 0) == ("chance-decides", "")
    assert why(match, "stop", 0) == why(match, "stop", 1) == ("waiting-for-tile", "K1:3.1")


def test_why_not_when_the_game_is_over() -> None:
    assert [why(finished(), "stop", seat) for seat in (0, 1, None)] == [("game-is-over", "K1:10.1")] * 3


def test_why_not_of_nonsense_is_refused() -> None:
    with pytest.raises(Refusal, match="unknown-action"):
        begun().why_not("sing")
