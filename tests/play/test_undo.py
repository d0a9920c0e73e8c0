"""What may be taken back: one's own actions of this turn, since chance last spoke."""

import pytest

from karak.core.refusal import Refusal
from karak.core.state import CHANCE
from karak.play.match import EVERY, Match
from karak.play.tape import hash_of
from tests.play.sitting import OPENING, begun, finished, play_on, say, sit_down

INTO_A_CORRIDOR = ["step north", "tile corridor-straight"]


def refused(match: Match, seat: int) -> str:
    before = hash_of(match.state), list(match.actions)
    with pytest.raises(Refusal) as refusal:
        match.undo(seat)
    assert (hash_of(match.state), match.actions) == before
    return refusal.value.key


def test_a_step_is_taken_back() -> None:
    match = say(begun(), *INTO_A_CORRIDOR)
    before = hash_of(match.state)
    say(match, "step south", "step north")
    assert match.undoable(0) == 2
    match.undo(0)
    match.undo(0)
    assert hash_of(match.state) == before
    assert len(match.actions) == len(match.hashes) == len(match.events) == len(match.turns) == 4


def test_a_draw_stays() -> None:
    assert refused(say(begun(), *INTO_A_CORRIDOR), 0) == "undo-nothing"


def test_a_step_into_the_dark_is_taken_back_until_the_tile_is_drawn() -> None:
    match = say(begun(), "step north")
    assert match.who == CHANCE
    match.undo(0)
    assert match.decision().who == 0


def test_a_roll_stays() -> None:
    match = say(begun(), "step north", "tile room-t", "lay nes", "token dragon", "roll 1 2")
    assert match.decision().step == "rolled"
    assert refused(match, 0) == "undo-nothing"


def test_an_earlier_turn_stays_even_if_nobody_has_acted_since() -> None:
    match = say(begun(), "stop")
    assert match.who == 1
    assert [refused(match, seat) for seat in (0, 1)] == ["undo-nothing"] * 2


def test_ones_own_earlier_turn_stays() -> None:
    match = say(begun(), *INTO_A_CORRIDOR, "step south", "stop", "stop")
    assert match.who == 0
    assert refused(match, 0) == "undo-nothing"


def test_nobody_takes_back_for_another() -> None:
    match = say(begun(), *INTO_A_CORRIDOR, "step south")
    assert refused(match, 1) == "undo-nothing"
    assert match.undoable(0) == 1


def test_chance_takes_nothing_back() -> None:
    match = begun()
    assert match.deciders[-1] == CHANCE
    assert [match.undoable(seat) for seat in (CHANCE, -2, -3, 2, 99)] == [0] * 5
    assert refused(match, int(CHANCE)) == "undo-nothing"


def test_the_deal_stays_but_a_choice_of_hero_does_not() -> None:
    match = say(sit_down(["", ""], ["choose-heroes"]), "hero taia")
    assert (match.undoable(0), match.undoable(1)) == (1, 0)
    say(match, "hero horan")
    assert (match.undoable(0), match.undoable(1)) == (0, 1)
    dealt = say(sit_down(["", ""]), "hero taia")
    assert [dealt.undoable(seat) for seat in (0, 1)] == [0, 0]


def test_nothing_is_taken_back_at_the_beginning_or_the_end() -> None:
    assert refused(sit_down(), 0) == "undo-nothing"
    match = finished()
    assert [refused(match, seat) for seat in (0, 1)] == ["undo-game-over"] * 2


def test_every_position_comes_back_exactly() -> None:
    """Over several snapshots, from the last action to the first."""
    match = play_on(sit_down(["aderyn", "xanros", "argentus"]), "rewound", 3 * EVERY + 5)
    hashes = [hash_of(match.game.start()), *match.hashes]
    actions = list(match.actions)
    for length in range(len(actions), -1, -1):
        match.rewind(length)
        assert hash_of(match.state) == hashes[length]
        assert len(match.snapshots) == length // EVERY + 1
        assert (match.actions, match.hashes) == (actions[:length], hashes[1 : length + 1])


@pytest.mark.parametrize("length", [0, 1, EVERY - 1, EVERY, EVERY + 1, 2 * EVERY])
def test_after_a_rewind_the_game_goes_on_as_before(length: int) -> None:
    match = play_on(sit_down(), "again", 3 * EVERY)
    actions, hashes = list(match.actions), list(match.hashes)
    match.rewind(length)
    for action in actions[length:]:
        match.do(action)
    assert match.hashes == hashes
    assert len(match.snapshots) == 4


@pytest.mark.parametrize("length", [-1, 4, 1000])
def test_there_is_no_way_beyond_the_tape(length: int) -> None:
    match = say(begun(), "step north")
    before = hash_of(match.state)
    with pytest.raises(ValueError, match="actions"):
        match.rewind(length)
    assert hash_of(match.state) == before and len(match.actions) == len(OPENING) + 1
