"""The example bot of the docs, and karak serve as a process."""

import asyncio
import contextlib
import json
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from karak.server.settings import PREFIX, Settings, settings_from
from tests.server.client import Client
from tests.server.house import House, cookies_of, new_table

ROOT = Path(__file__).resolve().parents[2]


async def test_the_example_bot_plays_at_a_real_server(house: House) -> None:
    async with house.browser() as owner:
        table = await new_table(owner, title="goblin", seats=2)
        arguments = [sys.executable, str(ROOT / "docs" / "example_bot.py"), house.url, table]
        bots = [await asyncio.create_subprocess_exec(*arguments, name, stdout=subprocess.PIPE) for name in ("a", "b")]
        room = await house.hub.room(table)
        async with Client(house.socket_url(table), cookies_of(owner)) as client:
            assert await client.wait(lambda: all(chair.kind for chair in room.table.chairs), 20)
            assert (await client.do("start"))["ok"]
            assert await client.wait(lambda: client.last["length"] > 100, 30)
            await client.do("end")
        assert [await asyncio.wait_for(bot.wait(), 20) for bot in bots] == [0, 0]
        assert len({line.seat for line in room.table.lines if line.events}) == 3  # both, and chance


def test_the_example_is_short() -> None:
    assert len((ROOT / "docs" / "example_bot.py").read_text().splitlines()) <= 55


def test_each_setting_is_documented() -> None:
    page = (ROOT / "docs" / "serve.md").read_text()
    defaults = Settings()
    for name in Settings.__struct_fields__:
        assert f"`{PREFIX}{name.upper()}`" in page, name
        assert getattr(settings_from({}), name) == getattr(defaults, name)


def test_settings_come_from_the_environment() -> None:
    given = settings_from({"KARAK_PORT": "99", "KARAK_BOT_PAUSE": "0.5", "KARAK_HOST": "", "OTHER": "x"})
    assert (given.port, given.bot_pause, given.host) == (99, 0.5, "127.0.0.1")


@contextlib.contextmanager
def served(database: Path) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """karak serve on a free port, and where it is."""
    command = [sys.executable, "-m", "karak", "serve", "--port", "0", "--database-url", f"sqlite:///{database}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            url = server.stdout.readline().split()[-1]
            assert "/join/" in server.stdout.readline()
            yield server, url
        finally:
            server.kill()


def ask(url: str, body: object = None) -> dict[str, object]:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=10) as answer:
        found: dict[str, object] = json.loads(answer.read())
        return found


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_server_is_stopped_and_finds_its_tables_again(how: signal.Signals, tmp_path: Path) -> None:
    with served(tmp_path / "karak.db") as (server, url):
        table = ask(f"{url}/api/tables", {"seats": 2})["table"]
        server.send_signal(how)
        assert server.wait(20) in (0, -how)
    with served(tmp_path / "karak.db") as (server, url):
        assert ask(f"{url}/api/tables/{table}")["status"] == "open"
