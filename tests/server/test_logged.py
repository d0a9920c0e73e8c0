"""The log of a real server: JSON from the first line when asked for, what a host wants to know, and no secret."""

import asyncio
import json
import os
import signal
import sys
from pathlib import Path
from typing import Any

import httpx

from karak.server.store.place import open_journal
from tests.server.client import Client
from tests.server.house import cookies_of, new_table, sit_down

TOKEN = "the-token-of-the-metrics"


async def started(url: str, **settings: str) -> tuple[asyncio.subprocess.Process, str]:
    """karak serve on a free port with both outputs in one pipe, and its first line."""
    around = {**os.environ, "PYTHONPATH": os.pathsep.join(str(Path(p).resolve()) for p in sys.path if p), **settings}
    command = ["-m", "karak", "serve", "--port", "0", "--database-url", url]
    server = await asyncio.create_subprocess_exec(
        sys.executable, *command, env=around, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
    )
    assert server.stdout is not None
    return server, (await asyncio.wait_for(server.stdout.readline(), 30)).decode()


async def rest_of(server: asyncio.subprocess.Process) -> list[str]:
    assert server.stdout is not None
    lines = (await asyncio.wait_for(server.stdout.read(), 20)).decode().splitlines()
    assert await asyncio.wait_for(server.wait(), 20) == 0
    return lines


async def evening(url: str) -> list[str]:
    """Plays a little, asks for what is refused, and returns every secret that the server gave out or was told."""
    async with httpx.AsyncClient(base_url=url, timeout=20) as ann:
        made = (await ann.post("/api/tables", json={"title": "goblin", "seats": 2})).json()
        table = made["table"]
        joined = (await ann.post(f"/api/tables/{table}/join", json={"name": "Ann", "seat": 0})).json()
        async with Client(f"{url.replace('http', 'ws')}/ws/{table}", cookies_of(ann)) as client:
            assert (await client.do("addbot", seat=1, bot="random"))["ok"]
            assert (await client.do("start"))["ok"]
            assert not (await client.do("act", action="nonsense", expected=client.seq))["ok"]
            assert (await client.do("end"))["ok"]
        forged = f"{made['owner'].rsplit('/', 1)[1]}x"
        for path in (f"/join/{forged}", "/api/tables/none", "/nowhere"):
            assert (await ann.get(path)).status_code in (403, 404)
        assert (await ann.post(f"/join/{forged}")).status_code == 403
        assert (await ann.post("/api/tables", json={"seats": "x"})).status_code == 400
        assert (await ann.get("/metrics", headers={"Authorization": f"Bearer {TOKEN}"})).status_code == 200
        reader, writer = await asyncio.open_connection("127.0.0.1", int(url.rsplit(":", 1)[1]))
        writer.write(b"no request at all\r\n\r\n")
        assert b"400" in await asyncio.wait_for(reader.readline(), 10)
        writer.close()
        tokens = [link.rsplit("/", 1)[1] for link in (made["owner"], *joined["links"])]
        return [table, forged, *tokens, *ann.cookies.values()]


async def test_a_whole_evening_is_json_without_secrets(tmp_path: Path, postgres: str) -> None:
    given = {"KARAK_LOG_FORMAT": "json", "KARAK_LOG_LEVEL": "debug", "KARAK_BOT_PAUSE": "0"}
    database = postgres.replace("karak@", "karak:the-password@")
    server, first = await started(database, KARAK_METRICS_TOKEN=TOKEN, **given)
    begun = json.loads(first)
    secrets = await evening(begun["url"])
    server.send_signal(signal.SIGTERM)
    lines = [first, *await rest_of(server)]
    events: list[dict[str, Any]] = [json.loads(line) for line in lines]
    assert begun["event"] == "started" and begun["settings"]["bot_pause"] == 0 and "version" in begun
    names = [event["event"] for event in events]
    assert [name for name in names if name != "refused"] == [
        "started", "table opened", "game started", "game ended", "stopped",
    ]  # fmt: skip
    told = {event["event"]: event for event in events}
    assert told["game ended"]["reason"] == "stopped" and told["table opened"]["client"] == "127.0.0.0/24"
    refused = {event["key"] for event in events if event["event"] == "refused"}
    assert refused >= {"link-not-good", "no-such-table", "address-unknown", "field-type"} and len(refused) > 4
    journal = open_journal(database, is_reader=True)
    seeds = [journal.secret_of_game(row.id).decode() for row in journal.games()]
    journal.close()
    text = "\n".join(lines)
    assert len(seeds) == 1 and [secret for secret in [TOKEN, "the-password", *secrets, *seeds] if secret in text] == []


async def test_plain_lines_are_for_people(tmp_path: Path) -> None:
    server, first = await started(f"sqlite:///{tmp_path / 'karak.db'}")
    url = first.split()[-1]
    async with httpx.AsyncClient(base_url=url, timeout=20) as ann:
        table = await new_table(ann, seats=2)
        assert await sit_down(ann, table, "Ann") == [0]
    server.send_signal(signal.SIGTERM)
    lines = await rest_of(server)
    opened = next(line for line in lines if "table opened" in line)
    assert not opened.startswith("{") and "\x1b" not in opened and table[:8] in opened and table not in opened


async def test_a_refused_start_is_json_too(tmp_path: Path) -> None:
    server, first = await started(f"sqlite:///{tmp_path}/karak.db", KARAK_LOG_FORMAT="json", KARAK_SILENCE="-1")
    assert json.loads(first)["event"] == "not started" and "KARAK_SILENCE" in json.loads(first)["reason"]
    assert await asyncio.wait_for(server.wait(), 20) == 2
    assert server.stdout is not None and await server.stdout.read() == b""


async def test_sigterm_at_the_first_line_stops_a_server_in_order(tmp_path: Path) -> None:
    server, first = await started(f"sqlite:///{tmp_path / 'karak.db'}", KARAK_LOG_FORMAT="json")
    assert json.loads(first)["event"] == "started"
    server.send_signal(signal.SIGTERM)
    assert [json.loads(line)["event"] for line in await rest_of(server)] == ["stopped"]
