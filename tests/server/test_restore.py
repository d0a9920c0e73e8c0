"""Backup, loss, restoration: the game goes on, on SQLite and on PostgreSQL with its own tools."""

import json
import os
import subprocess
from pathlib import Path

import psycopg
import pytest

from karak.cli.main import main
from karak.server.store.address import without_password
from karak.server.store.place import open_journal
from packing.rules import ROOT
from tests.server.client import Client
from tests.server.games import store
from tests.server.house import FAST, cookies_of, new_table, open_house, sit_down
from tests.server.postgres import programs
from tests.server.test_fsck import KARAK, with_fields


async def begun(url: str) -> tuple[str, str, str, int]:
    """Begins a game at a stored table; returns the table, the player's cookie, and where the game is."""
    async with open_house(open_journal(url), FAST) as house, house.browser() as ann:
        table = await new_table(ann, title="karak", seats=2)
        assert await sit_down(ann, table, "Ann", 0) == [0]
        async with Client(house.socket_url(table), cookies_of(ann)) as client:
            assert (await client.do("addbot", seat=1, bot="random"))["ok"]
            assert (await client.do("start"))["ok"]
            await played(client, 5)
            return table, cookies_of(ann), json.dumps(client.view, sort_keys=True), client.seq


async def played(client: Client, answers: int) -> None:
    for _ in range(answers):
        assert await client.wait(lambda: bool(client.options), 20)
        assert (await client.do("act", action=client.options[0], expected=client.seq))["ok"]
        assert await client.wait(lambda: bool(client.options), 20)


async def went_on(url: str, table: str, cookie: str, view: str, seq: int) -> None:
    """Ann comes back with her cookie, sees the same position, and plays on."""
    async with open_house(open_journal(url), FAST) as house, Client(house.socket_url(table), cookie) as client:
        assert (json.dumps(client.view, sort_keys=True), client.seq) == (view, seq)
        await played(client, 3)


async def test_an_sqlite_game_goes_on_after_its_loss(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, copy = tmp_path / "games" / "karak.db", tmp_path / "copy.db"
    url = f"sqlite:///{file}"
    at = await begun(url)
    assert main(["backup", str(copy), "--database-url", url]) == 0
    assert main(["restore", str(copy), "--database-url", url]) == 2  # nothing was lost yet
    for found in file.parent.iterdir():
        found.unlink()
    file.parent.rmdir()
    assert main(["restore", str(copy), "--database-url", url]) == 0
    assert "1 game" in capsys.readouterr().out and file.stat().st_mode & 0o777 == 0o600
    assert main(["fsck", "--database-url", url]) == 0
    await went_on(url, *at)


@pytest.mark.parametrize("end", ["", "-wal", "-shm"])
def test_restoring_replaces_nothing(end: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = tmp_path / f"karak.db{end}"
    place.write_bytes(b"kept")
    journal = open_journal(f"sqlite:///{tmp_path / 'copy.db'}")
    journal.close()
    assert main(["restore", str(tmp_path / "copy.db"), "--database-url", f"sqlite:///{tmp_path / 'karak.db'}"]) == 2
    assert place.read_bytes() == b"kept" and place.name in capsys.readouterr().err


def test_a_damaged_or_missing_backup_is_not_restored(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken, url = tmp_path / "broken.db", f"sqlite:///{tmp_path / 'karak.db'}"
    broken.write_bytes(b"no database at all" * 100)
    for file in (broken, tmp_path / "none.db"):
        assert main(["restore", str(file), "--database-url", url]) == 2
        assert file.name in capsys.readouterr().err and not (tmp_path / "karak.db").exists()


async def test_a_postgres_game_goes_on_after_its_loss(
    postgres: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server, copy = postgres.rsplit("/", 1)[0], tmp_path / "karak.dump"
    urls = [f"{server}/{name}" for name in ("lost", "found")]
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute("CREATE DATABASE lost")
        connection.execute("CREATE DATABASE found")
    at = await begun(urls[0])
    shell(advised(["backup", str(copy), "--database-url", urls[0]], capsys, "pg_dump"))
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute("DROP DATABASE lost")
    shell(advised(["restore", str(copy), "--database-url", urls[1]], capsys, "pg_restore"))
    assert main(["fsck", "--database-url", urls[1]]) == 0
    await went_on(urls[1], *at)


def test_the_nightly_script_copies_postgres(postgres: str, tmp_path: Path) -> None:
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute("CREATE DATABASE nightly")
    url = f"{postgres.rsplit('/', 1)[0]}/nightly"
    journal = open_journal(url)
    store(journal, "g-karak", KARAK)
    journal.close()
    around = {**os.environ, "KARAK_DATABASE_URL": url, "PATH": f"{programs()}:{os.environ['PATH']}"}
    words: list[str | Path] = [ROOT / "deploy" / "backup.sh", tmp_path / "backups"]
    done = subprocess.run(words, env=around, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    made = Path(done.stdout.strip())
    assert made.suffix == ".dump" and [file.name for file in made.parent.iterdir()] == [made.name]


def advised(words: list[str], capsys: pytest.CaptureFixture[str], program: str) -> str:
    """The command that the refusal names."""
    assert main(words) == 2
    said = capsys.readouterr().err.strip()
    return said[said.index(program) :]


def shell(command: str) -> None:
    subprocess.run(f"{programs()}/{command}", shell=True, check=True, timeout=60)


def test_an_advised_command_holds_no_password() -> None:
    assert without_password("postgresql://ann:hidden@db:5432/karak") == "postgresql://ann@db:5432/karak"
    given = "postgresql://ann@db/karak?password=hidden&sslmode=require"
    assert without_password(given) == "postgresql://ann@db/karak?sslmode=require"


def test_fsck_tells_programs_what_would_not_replay_and_what_is_only_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{tmp_path / 'karak.db'}"
    journal = open_journal(url)
    store(journal, "g-karak", KARAK)
    assert (main(["fsck", "--json", "--database-url", url]), json.loads(capsys.readouterr().out)["ok"]) == (0, True)
    store(journal, "g-rules", with_fields(0, game="g-rules", rules=99))
    store(journal, "g-pieces", with_fields(0, game="g-pieces", data="0")[:2])
    assert main(["fsck", "--database-url", url]) == 1
    said = capsys.readouterr().out
    assert "2 games are kept" in said and "g-rules" in said and "g-pieces" in said and "not ok" not in said
    store(journal, "g-x", with_fields(0, game="g-x"))
    assert main(["fsck", "--json", "--database-url", url]) == 1
    told = json.loads(capsys.readouterr().out)
    assert [game["game"] for game in told["faults"]] == ["g-x"] and told["games"] == 4
    assert {game["key"] for game in told["kept"]} == {"tape-other-rules", "tape-other-data"}
    journal.close()
