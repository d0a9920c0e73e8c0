"""Finished games replay to the same positions, on every machine, every Python, interpreted and compiled."""

from pathlib import Path

import msgspec
import pytest

from karak.core.refusal import Refusal
from karak.games.shelf import RULESETS
from karak.play.match import replay
from karak.play.tape import decode, encode, load

TAPES = sorted(Path(__file__).parent.glob("*.json"))


@pytest.mark.parametrize("path", TAPES, ids=lambda path: path.stem)
def test_a_finished_game_replays(path: Path) -> None:
    tape = load(path)
    match = replay(tape)
    assert match.is_over and match.result() == tape.result


@pytest.mark.parametrize("path", TAPES, ids=lambda path: path.stem)
def test_a_tape_is_written_as_it_was_read(path: Path) -> None:
    assert encode(decode(path.read_bytes(), path.name)) == path.read_bytes()
    assert encode(replay(load(path)).tape()) == path.read_bytes()


def test_every_game_on_the_shelf_has_a_tape() -> None:
    assert {load(path).game for path in TAPES} == set(RULESETS)


def test_games_of_the_first_rules_of_karak_go_on_except_with_strict_stealth() -> None:
    old = [tape for tape in map(load, TAPES) if tape.game == "karak" and tape.rules == 1]
    assert len(old) == 2 and all(replay(tape).tape().rules == 1 for tape in old)
    changed = msgspec.structs.replace(old[0], options=["strict-stealth"])
    with pytest.raises(Refusal, match="tape-other-rules"):
        replay(changed)


@pytest.mark.parametrize("game", ["goblin", "imperium", "karak2"])
def test_games_of_the_first_rules_of_the_others_are_refused_by_name(game: str) -> None:
    (tape, *_) = [tape for tape in map(load, TAPES) if tape.game == game]
    with pytest.raises(Refusal, match="tape-other-rules") as refused:
        replay(msgspec.structs.replace(tape, rules=1))
    assert refused.value.named == {"game": game, "found": 1, "wanted": 2}
