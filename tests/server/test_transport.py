"""The contract in web/src/net/transport.contract.ts, checked with the real server over HTTP and WebSockets."""

import asyncio
import json
from typing import Any

import pytest
import websockets

from tests.server.house import House, new_table

HELLO = '{"type":"hello","version":2}'


async def heard(line: websockets.ClientConnection, kind: str) -> dict[str, Any]:
    while (message := json.loads(await line.recv()))["type"] != kind:
        pass
    found: dict[str, Any] = message
    return found


async def test_each_question_gets_its_own_answer_or_refusal(house: House) -> None:
    async with house.browser() as ann:
        table = await new_table(ann, seats=2)
        here = f"/api/tables/{table}"
        paths = [here, "/api/tables/none", "/api/games", "/api/rules/goblin", f"{here}/tape"]
        answers = await asyncio.gather(*map(ann.get, paths))
        assert [answer.status_code for answer in answers] == [200, 404, 200, 200, 409]
        assert answers[0].json()["table"] == table and answers[1].json()["key"] == "no-such-table"
        assert answers[3].json()["game"] == "goblin" and answers[4].json()["key"] == "game-not-over"


async def test_a_question_with_a_key_is_done_once(house: House) -> None:
    async with house.browser() as ann:
        keyed = {"Idempotency-Key": "k" * 20}
        made = [await ann.post("/api/tables", json={"seats": 2}, headers=keyed) for _ in range(2)]
        assert made[0].status_code == made[1].status_code == 201
        assert made[0].json()["table"] == made[1].json()["table"] and len(house.hub.rooms) == 1


async def test_each_connection_delivers_its_own_messages_whole_and_in_order(house: House) -> None:
    async with house.browser() as ann:
        tables = [await new_table(ann, title=title) for title in ("karak", "goblin")]
    urls = map(house.socket_url, tables)
    async with websockets.connect(next(urls)) as one, websockets.connect(next(urls)) as other:
        for line in (one, other):
            await line.send(HELLO)
        welcomes = [await heard(line, "welcome") for line in (one, other)]
        assert [message["table"] for message in welcomes] == tables
        ids = [f"ž🐲{number}" for number in range(50)]
        for id in ids:
            await one.send(json.dumps({"type": "whynot", "id": id, "text": "x" * 300}, ensure_ascii=False))
        assert [(await heard(one, "answer"))["id"] for _ in ids] == ids


async def test_the_farewell_comes_before_the_server_closes(house: House) -> None:
    async with house.browser() as ann:
        table = await new_table(ann, seats=2)
    async with websockets.connect(house.socket_url(table)) as line:
        await line.send('{"type":"hello","version":99}')
        assert (await heard(line, "bye"))["reason"] == "other-protocol"
        with pytest.raises(websockets.ConnectionClosed):
            await line.recv()


async def test_a_connection_to_an_unknown_table_is_told_why_and_closed(house: House) -> None:
    async with websockets.connect(house.socket_url("none")) as line:
        assert (await heard(line, "bye"))["reason"] == "no-such-table"
        with pytest.raises(websockets.ConnectionClosed):
            await line.recv()


async def test_the_server_notices_that_a_client_has_closed_after_all_its_messages(house: House) -> None:
    async with house.browser() as ann:
        table = await new_table(ann, seats=2)
        cookie = "; ".join(f"{name}={value}" for name, value in ann.cookies.items())
    async with websockets.connect(house.socket_url(table), additional_headers={"Cookie": cookie}) as line:
        await line.send(HELLO)
        await line.send('{"type":"takeseat","id":"t","seat":1,"name":"Ann"}')
    async with asyncio.timeout(5):
        while house.hub.connected:
            await asyncio.sleep(0.01)
    assert (await house.hub.room(table)).table.chairs[1].name == "Ann"
