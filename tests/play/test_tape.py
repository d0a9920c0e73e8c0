"""A tape replays exactly, or is refused with what is wrong with it."""

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from karak.cli.main import explain
from karak.core.refusal import Refusal
from karak.play.match import replay
from karak.play.tape import FORMAT, Result, Tape, decode, encode, hash_of, load, save
from tests.play.sitting import copy_of, finished, play_on, sit_down

GAME = finished()
TAPE = GAME.tape()
RAW = encode(TAPE)


def key_of(tape: Tape, data: str = "") -> str:
    with pytest.raises(Refusal) as refusal:
        replay(tape, data)
    assert explain(refusal.value)
    return refusal.value.key


def test_a_finished_game_replays() -> None:
    match = replay(decode(RAW, "tape"))
    assert match.tape() == TAPE and match.is_over
    assert hash_of(match.state) == hash_of(GAME.state)
    assert (match.events, match.deciders, match.turns) == (GAME.events, GAME.deciders, GAME.turns)


def test_an_unfinished_game_goes_on() -> None:
    half = play_on(sit_down(["", "", "taia"], ["late-dragon"]), "half", 150)
    match = replay(copy_of(half.tape()))
    assert match.result() is None and match.tape() == half.tape()
    assert play_on(match, "on").is_over


def test_the_text_of_a_tape_is_stable() -> None:
    assert encode(decode(RAW, "tape")) == RAW
    assert RAW.endswith(b"}\n") and RAW.isascii()


def swapped_heroes(tape: Tape) -> None:
    tape.seats[0].hero, tape.seats[1].hero = tape.seats[1].hero, tape.seats[0].hero


def without_last(tape: Tape) -> None:
    for row in (tape.actions, tape.texts, tape.hashes):
        del row[-1]


def with_one_more(tape: Tape) -> None:
    tape.actions.append(0)
    tape.texts.append("stop")
    tape.hashes.append("")


def with_other_winners(tape: Tape) -> None:
    assert tape.result is not None
    tape.result.winners.append(7)


ALTERED: list[tuple[str, Callable[[Tape], object], str]] = [
    ("an illegal action", lambda t: t.actions.__setitem__(5, 255 << 48), "tape-illegal"),
    ("an action that is none", lambda t: t.actions.__setitem__(5, 2**63 - 1), "tape-illegal"),
    ("a number no machine word holds", lambda t: t.actions.__setitem__(5, 2**70), "tape-illegal"),
    ("a negative number", lambda t: t.actions.__setitem__(5, -5), "tape-illegal"),
    ("another roll", lambda t: t.actions.__setitem__(0, 12 << 48 | 1 << 32 | 1 << 16), "tape-illegal"),
    ("another text", lambda t: t.texts.__setitem__(5, "stop it"), "tape-illegal"),
    ("a text in capitals", lambda t: t.texts.__setitem__(5, t.texts[5].upper()), "tape-illegal"),
    ("another hash", lambda t: t.hashes.__setitem__(5, "000000000000"), "tape-differs"),
    ("another last hash", lambda t: t.hashes.__setitem__(-1, "000000000000"), "tape-differs"),
    ("another start", lambda t: setattr(t, "start", "000000000000"), "tape-differs"),
    ("heroes on other seats", swapped_heroes, "tape-differs"),
    ("other rules", lambda t: setattr(t, "rules", t.rules + 1), "tape-other-rules"),
    ("other pieces", lambda t: setattr(t, "data", "0123456789ab"), "tape-other-data"),
    ("another game", lambda t: setattr(t, "game", "chess"), "unknown-game"),
    ("an option that is none", lambda t: t.options.append("flying"), "unknown-option"),
    ("an option that changes the bag", lambda t: t.options.append("late-dragon"), "tape-differs"),
    ("a hero that is none", lambda t: setattr(t.seats[0], "hero", "merlin"), "unknown-hero"),
    ("a seat too many", lambda t: t.seats.append(t.seats[0]), "hero-taken-twice"),
    ("no seats", lambda t: t.seats.clear(), "seats-out-of-range"),
    ("an action too many", lambda t: t.actions.append(0), "tape-uneven"),
    ("a text too few", lambda t: t.texts.pop(), "tape-uneven"),
    ("a hash too few", lambda t: t.hashes.pop(), "tape-uneven"),
    ("an action after the end", with_one_more, "tape-illegal"),
    ("the last action missing", without_last, "tape-wrong-result"),
    ("no result", lambda t: setattr(t, "result", None), "tape-wrong-result"),
    ("another ending", lambda t: setattr(t.result, "ending", "boredom"), "tape-wrong-result"),
    ("other points", lambda t: t.result and t.result.points.__setitem__(0, 99.0), "tape-wrong-result"),
    ("another winner", with_other_winners, "tape-wrong-result"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "key"), [row[1:] for row in ALTERED], ids=[row[0] for row in ALTERED])
def test_an_altered_tape_is_refused(change: Callable[[Tape], object], key: str) -> None:
    tape = copy_of(TAPE)
    change(tape)
    assert tape != TAPE
    assert key_of(tape) == key


def test_the_first_altered_action_is_named() -> None:
    tape = copy_of(TAPE)
    tape.hashes[41] = tape.hashes[77] = ""
    with pytest.raises(Refusal) as refusal:
        replay(tape)
    assert refusal.value.named == {"number": 42, "text": tape.texts[41]}


def test_a_result_before_the_end_is_refused() -> None:
    tape = play_on(sit_down(), "early", 40).tape()
    tape.result = Result("dragon", [1.0, 0.0], [0])
    assert key_of(tape) == "tape-wrong-result"


def broken(raw: bytes) -> str:
    with pytest.raises(Refusal) as refusal:
        decode(raw, "some.tape")
    assert "some.tape" in explain(refusal.value)
    return refusal.value.key


def test_a_tape_cut_off_anywhere_is_refused() -> None:
    whole = len(RAW) - 1  # except where only the end of the last line is missing
    cuts = {*range(0, 300), *range(0, whole, 97), *range(whole - 200, whole)}
    assert {broken(RAW[:cut]) for cut in sorted(cuts)} == {"tape-broken"}
    assert decode(RAW[:whole], "tape") == TAPE


def test_another_format_is_refused_by_its_number() -> None:
    for other in (0, 6, 10**12):
        raw = RAW.replace(b'"format": %d' % FORMAT, b'"format": %d' % other)
        assert broken(raw) == "tape-other-format"
    assert broken(b'{"format": 6, "everything": "else"}') == "tape-other-format"


@pytest.mark.parametrize(
    "raw",
    [
        b"null", b"[]", b"{}", b'"tape"', b"\xff\xfe", b'{"format": 1}', b'{"format": "1"}', b'{"format": true}',
        b'{"format": 1, "x": ' + b"[" * 100_000, RAW + RAW, RAW.replace(b'"karak"', b'"kar\xffk"'),
        RAW.replace(b'"actions": [', b'"actions": [18446744073709551616,'),
        RAW.replace(b'"actions": [', b'"actions": [-1,'), RAW.replace(b'"actions": [', b'"actions": [NaN,'),
        RAW.replace(b'"game"', b'"cheat": 1, "game"'), RAW.replace(b'"winners"', b'"losers": [], "winners"'),
    ],
)  # fmt: skip
def test_text_that_is_not_a_tape_is_refused(raw: bytes) -> None:
    assert broken(raw) == "tape-broken"


def test_a_saved_tape_is_the_tape(tmp_path: Path) -> None:
    path = tmp_path / "game.tape"
    save(TAPE, path)
    assert load(path) == TAPE and path.read_bytes() == RAW
    save(sit_down().tape(), path)
    assert load(path).actions == []
    assert [file.name for file in tmp_path.iterdir()] == ["game.tape"]


def unsaved(path: Path) -> str:
    with pytest.raises(Refusal) as refusal:
        save(TAPE, path)
    assert refusal.value.key == "file-unwritable"
    return explain(refusal.value)


@pytest.mark.parametrize("failing", ["fsync", "replace"])
def test_a_full_disk_leaves_the_old_tape_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: str) -> None:
    def full(*args: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    path = tmp_path / "game.tape"
    save(sit_down().tape(), path)
    before = path.read_bytes()
    monkeypatch.setattr(os, failing, full)
    text = unsaved(path)
    assert "No space left" in text and str(path) in text
    assert path.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == ["game.tape"]


@pytest.mark.skipif(not Path("/dev/full").is_char_device(), reason="no full device here")
def test_a_full_device_is_reported_and_stays_a_device() -> None:
    assert "No space left" in unsaved(Path("/dev/full"))
    assert Path("/dev/full").is_char_device()


def test_an_impossible_place_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("kept")
    for path in ("missing/game.tape", "file/game.tape", "x" * 300, "nul\0", "."):
        unsaved(tmp_path / path)
        with pytest.raises(Refusal, match="file-unreadable"):
            load(tmp_path / path)
    assert (tmp_path / "file").read_text() == "kept"
