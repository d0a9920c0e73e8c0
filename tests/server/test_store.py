"""The promises of every journal, in memory, in SQLite and in PostgreSQL."""

from concurrent.futures import ThreadPoolExecutor
from operator import methodcaller
from pathlib import Path

import pytest

from karak.cli.explain import explain
from karak.core.refusal import Refusal
from karak.server.store.journal import Behind, Exists, Frozen, Journal, Lost, Missing
from karak.server.store.memory import Memory
from karak.server.store.statements import SqlJournal
from tests.server.conftest import Place


def filled(journal: Journal, game: str = "g", count: int = 3) -> Journal:
    journal.create(game, [b"1"], b"seed").result()
    journal.append(game, 2, [str(i).encode() for i in range(2, count + 1)]).result()
    return journal


def test_records_are_numbered_from_one(journal: Journal) -> None:
    filled(journal)
    assert journal.read("g") == [(1, b"1"), (2, b"2"), (3, b"3")]
    assert journal.read("g", 2) == [(3, b"3")]
    assert (journal.head("g"), journal.head("other"), journal.read("other")) == (3, 0, [])


def test_any_bytes_are_a_record(journal: Journal) -> None:
    journal.create("g", [b""]).result()
    odd = [b"\0\xff\n", "č".encode(), b"x" * 300_000]
    journal.append("g", 2, odd).result()
    assert [data for _, data in journal.read("g", 1)] == odd


def test_a_game_is_created_once(journal: Journal) -> None:
    filled(journal)
    with pytest.raises(Exists):
        journal.create("g", [b"again", b"2"], b"another").result()
    with pytest.raises(Missing):
        journal.append("none", 1, [b""]).result()
    with pytest.raises(Missing):
        journal.put_card("none", "over", b"").result()
    assert journal.head("g") == 3


@pytest.mark.parametrize("seq", [0, 1, 3, 5, 100])
def test_only_the_next_number_is_accepted(journal: Journal, seq: int) -> None:
    with pytest.raises(Behind) as refusal:
        filled(journal).append("g", seq, [b"x", b"y"]).result()
    assert refusal.value.head == 3 and explain(refusal.value)
    assert journal.head("g") == len(journal.read("g")) == 3


def test_a_frozen_game_stays_as_it_is(journal: Journal) -> None:
    filled(journal).put_card("g", "frozen", b"{}").result()
    with pytest.raises(Frozen):
        journal.append("g", 4, [b"x"]).result()
    journal.put_card("g", "running", b"{}").result()
    journal.append("g", 4, [b"x"]).result()
    with pytest.raises(ValueError, match="melted"):
        journal.put_card("g", "melted", b"{}")


def test_a_refused_write_stops_no_other_write(journal: Journal) -> None:
    filled(journal)
    asked = [journal.append("g", seq, [b"x"]) for seq in (4, 4, 5, 9, 6)]
    assert [done.exception() is None for done in asked] == [True, False, True, False, True]
    assert journal.head("g") == 6


def test_writes_are_done_in_order_even_if_they_are_committed_together(journal: Journal) -> None:
    asked = [
        journal.create("g", [b"1"]), journal.append("g", 2, [b"2"]), journal.put_card("g", "frozen", b""),
        journal.append("g", 3, [b"no"]), journal.put_card("g", "running", b""), journal.append("g", 3, [b"3"]),
        journal.append("g", 4, []), journal.append("g", 4, [b"4"]), journal.put_card("g", "frozen", b""),
    ]  # fmt: skip
    assert [type(done.exception()) for done in asked] == [*[type(None)] * 3, Frozen, *[type(None)] * 5]
    assert [data for _, data in journal.read("g")] == [b"1", b"2", b"3", b"4"]


def test_a_writer_behind_our_back_is_noticed(place: Place) -> None:
    journal = filled(place.open())
    assert isinstance(journal, SqlJournal)
    journal.write(methodcaller("run", "UPDATE games SET head = 7")).result()
    assert isinstance(journal.append("g", 4, [b"x"]).exception(), Lost)
    with pytest.raises(Behind):
        journal.append("g", 4, [b"x"]).result()


def test_games_are_listed_with_their_cards(journal: Journal) -> None:
    for game in ("b", "a"):
        filled(journal, game)
    journal.put_card("a", "running", b'{"seats":2}').result()
    rows = journal.games()
    assert [(row.id, row.head, row.state, row.card) for row in rows] == [
        ("b", 3, "open", b"{}"),
        ("a", 3, "running", b'{"seats":2}'),
    ]
    assert all(0 < row.created <= row.updated for row in rows)


def test_the_last_snapshot_is_kept(journal: Journal) -> None:
    assert journal.last_snapshot("g") is None
    for seq in (64, 128):
        journal.snapshot("g", seq, bytes(seq)).result()
    assert journal.last_snapshot("g") == (128, bytes(128))


def test_secrets_are_made_once(journal: Journal) -> None:
    made = journal.secret("links")
    assert len(made) == 32 and journal.secret("links") == made != journal.secret("other")
    other = journal.secret("other")
    journal.renew_secret("links")
    assert len(journal.secret("links")) == 32 and journal.secret("links") != made and journal.secret("other") == other
    assert journal.secret_of_game("g") == b""
    filled(journal)
    with pytest.raises(Exists):
        journal.create("g", [b"1"], b"another").result()
    assert journal.secret_of_game("g") == b"seed"


def test_of_racing_writers_one_wins(journal: Journal) -> None:
    filled(journal)

    def race(runner: int) -> int:
        won = 0
        for seq in range(4, 54):
            won += journal.append("g", seq, [b"%d" % runner]).exception() is None
        return won

    with ThreadPoolExecutor(4) as runners:
        wins = sum(runners.map(race, range(4)))
    assert wins == journal.head("g") - 3 and journal.head("g") >= 4
    assert [seq for seq, _ in journal.read("g")] == list(range(1, journal.head("g") + 1))


def test_after_closing_no_record_is_accepted(journal: Journal) -> None:
    filled(journal)
    waiting = [journal.append("g", seq, [b"x"]) for seq in range(4, 200)]
    journal.close()
    assert all(done.done() and done.exception() is None for done in waiting)
    late = journal.append("g", 200, [b"x"]).exception()
    assert isinstance(late, Refusal) and explain(late)
    journal.close()


def test_all_records_are_there_when_opened_again(place: Place) -> None:
    journal = filled(place.open())
    secret, rows = journal.secret("links"), journal.games()
    journal.close()
    journal = place.open()
    assert journal.read("g") == [(1, b"1"), (2, b"2"), (3, b"3")] and journal.games() == rows
    assert (journal.secret("links"), journal.secret_of_game("g"), journal.check()) == (secret, b"seed", [])


def test_a_second_process_can_only_read_beside_a_server(place: Place) -> None:
    server = filled(place.open())
    reader = place.open(is_reader=True)
    server.append("g", 4, [b"4"]).result()
    assert reader.head("g") == 4 and reader.check() == []
    with pytest.raises(Refusal) as refusal:
        reader.append("g", 5, [b"5"])
    assert refusal.value.key == "store-reading" and explain(refusal.value)


def test_a_writer_that_was_fenced_off_never_writes_again(place: Place) -> None:
    journal = filled(place.open())
    assert isinstance(journal, SqlJournal) and journal.writer is not None
    journal.write(methodcaller("run", "UPDATE lease SET epoch = epoch + 1")).result()
    for _ in range(2):
        lost = journal.append("g", 4, [b"x"]).exception()
        assert isinstance(lost, Lost) and explain(lost)
    assert journal.head("g") == 3


def test_a_gap_is_found(place: Place) -> None:
    journal = filled(place.open(), count=9)
    assert isinstance(journal, SqlJournal)
    for statement in ("DELETE FROM records WHERE seq = 5", "INSERT INTO records VALUES ('x', 1, '')"):
        journal.write(methodcaller("run", statement)).result()
    faults = [explain(fault) for fault in journal.check()]
    assert faults == [
        "Game g has 8 records up to 9, but should have 9.",
        "There are records of game x, but the game itself is missing.",
    ]


def test_a_newer_schema_is_refused(place: Place) -> None:
    journal = place.open()
    assert isinstance(journal, SqlJournal)
    journal.write(methodcaller("run", "UPDATE schema_version SET version = ?", 99)).result()
    journal.close()
    for is_reader in (False, True):
        with pytest.raises(Refusal) as refusal:
            place.open(is_reader=is_reader)
        assert refusal.value.key == "store-newer" and "99" in explain(refusal.value)


def test_a_backup_of_memory_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal) as refusal:
        Memory().backup(tmp_path / "b")
    assert explain(refusal.value)
