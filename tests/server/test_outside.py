"""The example bot of the docs, and karak serve as a separate process."""

import asyncio
import contextlib
import json
import runpy
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import websockets
from websockets.asyncio.server import ServerConnection

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
        assert len({line.seat for line in room.table.lines if line.events}) == 3  # both players, and chance


async def test_the_example_bot_repeats_a_command_that_the_server_does_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = runpy.run_path(str(ROOT / "docs" / "example_bot.py"))
    monkeypatch.setitem(bot["play"].__globals__, "join", lambda *_: "")
    asked = {"seq": 1, "viewpoint": 1, "status": "running", "view": {}, "decision": {"options": [{"text": "stop"}]}}
    over = asked | {"seq": 2, "status": "over", "after": 1, "view": {"ending": "won"}}
    heard: list[dict[str, Any]] = []

    async def serve(socket: ServerConnection) -> None:
        replies: list[list[dict[str, Any]]] = [
            [{"type": "snapshot"} | asked], [{"type": "unknown"}], [{"type": "answer", "ok": False, "again": True}],
            [{"type": "answer", "ok": True, "again": False}, {"type": "event"} | over | {"after": 5, "seq": 1}], [],
        ]  # fmt: skip
        async for line in socket:
            heard.append(json.loads(line))
            for reply in replies.pop(0):
                await socket.send(json.dumps(reply | {"id": heard[-1].get("id", "")}))
            if not replies:
                await socket.send(json.dumps({"type": "event"} | over))

    async with websockets.serve(serve, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        assert await asyncio.wait_for(bot["play"](f"http://127.0.0.1:{port}", "t", "Ann"), 10) == "won"
    assert [message["type"] for message in heard] == ["hello", "act", "act", "act", "hello"]
    assert heard[1] == heard[2] == heard[3] and heard[4] == {"type": "hello", "after": 1, "viewpoint": 1}


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
    """karak serve on a free port, and its address."""
    command = [sys.executable, "-m", "karak", "serve", "--port", "0", "--database-url", f"sqlite:///{database}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            url = server.stdout.readline().split()[-1]
            assert "/join/" not in server.stdout.readline()
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
        assert server.wait(20) == (0 if how is signal.SIGTERM else -how)
    with served(tmp_path / "karak.db") as (server, url):
        assert ask(f"{url}/api/tables/{table}")["status"] == "open"
