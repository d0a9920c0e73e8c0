"""What may be taken back: a player's own actions of this turn, since chance last answered."""

import pytest

from karak.core.refusal import Refusal
from karak.core.state import CHANCE
from karak.play.match import EVERY, Match
from karak.play.seated import Seated
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


def test_the_end_of_a_turn_is_taken_back_until_another_player_acts() -> None:
    match = say(begun(), "stop")
    assert match.who == 1
    assert refused(match, 1) == "undo-nothing"
    match.undo(0)
    assert match.who == 0
    say(match, "stop", "stop")
    assert refused(match, 0) == "undo-nothing"


def test_a_whole_turn_is_only_the_last_one() -> None:
    match = say(begun(), *INTO_A_CORRIDOR, "step south", "step north", "stop")
    assert (match.undoable(0), match.undoable_turn(0), match.undoable_turn(1)) == (3, 3, 0)


def test_a_player_cannot_take_back_for_another() -> None:
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


# a turn that ends only when its player says so


def unhurried() -> Match:
    """Two corridors north of the start, and back to the first: one step is left."""
    match = begun()
    match.unhurried = {0}
    return say(match, *INTO_A_CORRIDOR, "step south", "step north")


def test_a_turn_that_ends_by_itself_waits_for_its_player() -> None:
    match = say(unhurried(), "step south")
    asked = match.decision()
    assert (asked.who, asked.step, [match.spell(action) for action in asked.options]) == (0, "turn-over", ["end turn"])
    assert match.who == 0 and match.why_not("stop") is not None
    before = list(match.actions)
    say(match, "end turn")
    assert match.who == 1 and match.actions == before


def test_its_player_may_go_back_instead() -> None:
    match = say(unhurried(), "step south")
    match.undo(0)
    assert match.who == 0 and match.is_option(match.parse("stop"))
    with pytest.raises(Refusal, match="turn-goes-on"):
        match.do(match.parse("end turn"))


def test_a_player_who_ends_the_turn_is_not_asked_again() -> None:
    assert say(unhurried(), "stop").who == 1


def test_a_turn_that_ended_with_a_roll_does_not_wait() -> None:
    match = say(begun(), "stop")
    match.unhurried = {1}
    say(match, "step south", "tile room-t", "lay nes", "token giant-rat", "token dragon", "place giant-rat", "roll 6 6")
    assert match.who == 0


def test_a_game_can_be_closed_while_a_turn_waits() -> None:
    match = say(unhurried(), "step south")
    assert Seated(match, 0).why_not("resign 1") is None
    assert Seated(match, 0).why_not("stop") is not None
    say(match, "end by points")
    assert match.is_over and match.holder is None


def test_others_do_not_wait() -> None:
    match = say(unhurried(), "stop", "step north", "step south", "step north", "step south")
    assert match.who == 0
