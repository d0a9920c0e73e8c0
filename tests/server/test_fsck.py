"""fsck plays every stored game again and finds everything that does not fit."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from karak.cli import storage
from karak.cli.explain import explain
from karak.cli.main import main
from karak.games.shelf import RULESETS
from karak.play.proof import prove
from karak.server.fsck import Fault, fsck, replay
from karak.server.records import Answered, Drew, Ended, Opened, Record, Started, Undone, decode, encode
from karak.server.rerun import Rerun
from karak.server.store.journal import Journal
from karak.server.store.place import open_journal
from tests.server.conftest import Place
from tests.server.games import SEED, records_of, store

GAMES: dict[str, list[Record]] = {title: records_of(f"g-{title}", title) for title in sorted(RULESETS)}
KARAK = GAMES["karak"]


def numbered(records: list[Record]) -> list[tuple[int, bytes]]:
    return list(enumerate(map(encode, records), 1))


def found(records: list[Record], seed: str = SEED) -> Fault | None:
    fault = replay("g-karak", numbered(records), seed)
    if fault is not None:
        assert explain(fault.reason)
    return fault


@pytest.mark.parametrize("record", [record for records in GAMES.values() for record in records[-20:]])
def test_a_record_is_one_line(record: Record) -> None:
    line = encode(record)
    assert decode(line) == record and b"\n" not in line


def test_stored_games_are_correct(journal: Journal) -> None:
    for title, records in GAMES.items():
        store(journal, f"g-{title}", records)
    checked = list(fsck(journal))
    assert [fault for _, fault in checked] == [None] * len(GAMES)


@pytest.mark.parametrize("title", sorted(RULESETS))
def test_an_exported_game_is_proved(title: str) -> None:
    records = GAMES[title]
    assert isinstance(records[0], Opened)
    playing = Rerun(records[0], SEED)
    for record in records[1:]:
        playing.follow(record)
    tape = playing.tape()
    proof = prove(tape)
    assert proof.checked > 5 and [seat.player for seat in tape.seats] == ["Ada", "greedy"]
    undone = [record for record in records if isinstance(record, Undone)]
    assert undone and proof.gaps()


def nth(kind: type[Any], count: int = 3) -> int:
    return [i for i, record in enumerate(KARAK) if isinstance(record, kind)][count]


def with_fields(at: int, **fields: object) -> list[Record]:
    records = list(KARAK)
    records[at] = msgspec.structs.replace(records[at], **fields)
    return records


def other_action(at: int) -> int:
    return next(r.action for r in KARAK if isinstance(r, Drew) and r.action != getattr(KARAK[at], "action", 0))


BROKEN: dict[str, tuple[Callable[[], list[Record]], str]] = {
    "no opening": (lambda: KARAK[1:], "fsck-no-opening"),
    "nothing": (lambda: [], "fsck-no-opening"),
    "two openings": (lambda: [KARAK[0], *KARAK], "fsck-opened-twice"),
    "two starts": (lambda: [*KARAK[:4], KARAK[3], *KARAK[4:]], "fsck-opened-twice"),
    "no start": (lambda: [*KARAK[:3], *KARAK[4:]], "fsck-not-started"),
    "another game": (lambda: with_fields(0, game="h"), "fsck-other-game"),
    "other rules": (lambda: with_fields(0, rules=99), "tape-other-rules"),
    "other pieces": (lambda: with_fields(0, data="0"), "tape-other-data"),
    "unknown game": (lambda: with_fields(0, title="chess"), "unknown-game"),
    "seat that is none": (lambda: with_fields(1, seat=7), "fsck-wrong-seat"),
    "another seat": (lambda: with_fields(nth(Answered), seat=9), "fsck-wrong-seat"),
    "another hash": (lambda: with_fields(nth(Answered), hash="0"), "fsck-differs"),
    "no such action": (lambda: with_fields(nth(Answered), action=2**62), "unknown-number"),
    "another draw": (lambda: with_fields(nth(Drew), action=other_action(nth(Drew))), "fair-altered"),
    "a draw used twice": (lambda: with_fields(nth(Drew), draw=1), "fsck-misnumbered"),
    "other salts": (lambda: with_fields(nth(Started, 0), salts=["", ""]), "fair-altered"),
    "undone too far": (lambda: with_fields(nth(Undone, 0), length=9999), "fsck-undone-too-far"),
    "undone elsewhere": (lambda: with_fields(nth(Undone, 0), length=3), "fsck-differs"),
    "another commitment": (lambda: with_fields(0, commitment="0"), "fsck-seed"),
    "another seed": (lambda: with_fields(nth(Ended, 0), seed="0"), "fsck-seed"),
}


@pytest.mark.parametrize("what", sorted(BROKEN))
def test_each_inconsistency_is_found(what: str) -> None:
    make, key = BROKEN[what]
    fault = found(make())
    assert fault is not None and fault.reason.key == key


def test_a_missing_record_is_found_at_its_place() -> None:
    for at in range(1, 60):
        records = numbered(KARAK)
        del records[at]
        fault = replay("g-karak", records, SEED)
        assert fault is not None and (fault.seq, explain(fault.reason)) == (at + 1, "This record is missing.")


def test_an_unreadable_record_is_found() -> None:
    for line in (b"", b"{}", b'{"type":"Drew"}', b"\xff", b"[" * 100_000, b'{"type":"Vacated","seat":0,"at":1,"x":1}'):
        fault = replay("g-karak", [*numbered(KARAK[:4]), (5, line)])
        assert fault is not None and fault.seq == 5 and explain(fault.reason)


# the commands


def test_fsck_says_what_is_wrong(place: Place, capsys: pytest.CaptureFixture[str]) -> None:
    journal = place.open()
    store(journal, "g-karak", KARAK)
    assert main(["fsck", "--database-url", place.url]) == 0
    assert capsys.readouterr().out == f"ok: 1 game with {len(KARAK)} records\n"
    store(journal, "g-x", with_fields(0, game="g-x"))
    assert main(["fsck", "--database-url", place.url]) == 1
    said = capsys.readouterr().out
    assert "g-x, record 6: Draw 2" in said and "not ok: 1 fault;" in said


def test_a_record_repaired_by_hand_is_read_and_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "karak.db"
    journal = open_journal(f"sqlite:///{file}")
    store(journal, "g-karak", KARAK)
    journal.close()
    with sqlite3.connect(file) as mended:
        mended.execute("UPDATE records SET data = replace(CAST(data AS TEXT), '\"seat\":0', '\"seat\":1')")
    assert main(["fsck", "--database-url", f"sqlite:///{file}"]) == 1
    assert "g-karak" in capsys.readouterr().out


def test_fsck_can_be_interrupted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(journal: Journal) -> None:
        raise KeyboardInterrupt

    url = f"sqlite:///{tmp_path / 'karak.db'}"
    open_journal(url).close()
    monkeypatch.setattr(storage, "checked", interrupted)
    assert main(["fsck", "--database-url", url]) == 130
    assert "Nothing was changed" in capsys.readouterr().out
    open_journal(url).close()


def test_backup_of_a_running_server(place: Place, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store(place.open(), "g-karak", KARAK)
    copy = tmp_path / "copy.db"
    status = main(["backup", str(copy), "--database-url", place.url])
    said = capsys.readouterr()
    if place.url.startswith("postgresql"):
        assert status == 2 and "pg_dump" in said.err
        return
    assert status == 0 and main(["fsck", "--database-url", f"sqlite:///{copy}"]) == 0
    assert main(["backup", str(copy), "--database-url", place.url]) == 2
    assert main(["backup", str(tmp_path / "b.db"), "--database-url", str(tmp_path / "none.db")]) == 2
