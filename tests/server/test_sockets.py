"""Clients without rights stay out, whatever they send; the server keeps running and nothing changes."""

import asyncio
import json
import socket
from typing import Any
from unittest.mock import Mock

import msgspec
import pytest
import websockets

from karak.server import wire
from karak.server.client import assets
from karak.server.people import Person
from karak.server.settings import Settings
from karak.server.wire import LONGEST_MESSAGE
from tests.server.client import Client
from tests.server.house import FAST, House, cookies_of, new_table, open_house, sit_down, socket_of
from tools.measure.thin_client import HANDSHAKE

REFUSED = (websockets.ConnectionClosed, websockets.InvalidStatus)


class Party:
    """A running table with Ann and Ben, and Dan, who has a session but no seat."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.ann, self.ben, self.dan = house.browser(), house.browser(), house.browser()

    async def __aenter__(self) -> "Party":
        self.table = await new_table(self.ann, title="karak", seats=2, public=True)
        await sit_down(self.ann, self.table, "Ann")
        await sit_down(self.ben, self.table, "Ben")
        await self.dan.post(f"/api/tables/{self.table}/join", json={})
        self.room = await self.house.hub.room(self.table)
        async with self.client(self.ann) as client:
            assert (await client.do("start"))["ok"]
        return self

    async def __aexit__(self, *_: object) -> None:
        for browser in (self.ann, self.ben, self.dan):
            await browser.aclose()

    def client(self, browser: Any, cookie: str = "", table: str = "") -> Client:
        given = cookie or (cookies_of(browser) if browser else "")
        return Client(self.house.socket_url(table or self.table), given)

    @property
    def asked(self) -> Any:
        return (self.ann, self.ben)[self.room.table.who]

    @property
    def waiting(self) -> Any:
        return (self.ben, self.ann)[self.room.table.who]

    def stored(self) -> list[bytes]:
        return [line for _, line in self.house.hub.journal.read(self.table)]


COMMANDS: list[dict[str, Any]] = [
    {"type": "act", "action": "stop"}, {"type": "act", "action": 0}, {"type": "undo"}, {"type": "resetturn"},
    {"type": "undovote", "yes": True}, {"type": "say", "text": "x"}, {"type": "emote", "emote": "wow"},
    {"type": "takeseat", "seat": 0, "name": "X"}, {"type": "leaveseat", "seat": 0}, {"type": "start"},
    {"type": "addbot", "seat": 0, "bot": "random"}, {"type": "removebot", "seat": 0}, {"type": "kick", "seat": 0},
    {"type": "choosehero", "seat": 0, "hero": ""}, {"type": "salt", "seat": 0, "salt": "x"},
    {"type": "letbotplay", "seat": 0, "bot": "random"}, {"type": "handback", "seat": 0}, {"type": "end"},
    {"type": "extend", "seat": 0}, {"type": "rematch"}, {"type": "whynot", "text": "stop"},
]  # fmt: skip


async def test_clients_without_a_seat_or_with_forged_or_foreign_cookies_change_nothing(house: House) -> None:
    async with Party(house) as party, house.browser() as eve:
        other = await new_table(eve, title="karak", seats=2)
        await sit_down(eve, other, "Eve")
        name = house.site.keys.cookie_name
        real = party.ann.cookies[name]
        forged = real[:-2] + ("AA" if not real.endswith("AA") else "BB")
        before = party.stored()
        for cookie in (cookies_of(party.dan), "", cookies_of(eve), f"{name}={forged}", f"{name}=x.y.z", f"{name}="):
            async with Client(house.socket_url(party.table), cookie) as client:
                for command in COMMANDS:
                    placed: dict[str, Any] = {}
                    if command["type"] in ("act", "undo", "resetturn"):
                        placed = {"expected": party.room.table.seq}
                    answer = await client.do(**command, **placed)
                    assert answer["type"] == "answer" and not answer["ok"], (command, answer)
        assert party.stored() == before


async def test_the_wrong_seat_changes_nothing(house: House) -> None:
    async with Party(house) as party, party.client(party.waiting) as client:
        before = party.stored()
        answer = await client.do("act", expected=client.seq, action="stop")
        assert answer["key"] == "not-your-decision" and client.options == []
        assert party.stored() == before


async def test_a_replayed_command_is_answered_and_not_done_again(house: House) -> None:
    async with Party(house) as party, party.client(party.asked) as client, party.client(party.waiting) as other:
        command = {"type": "act", "id": "once", "expected": client.seq, "action": client.options[-1]}
        await client.send(command)
        await client.wait(lambda: "once" in client.answers)
        first, before = client.answers.pop("once"), party.stored()
        await client.send(command)
        await client.wait(lambda: "once" in client.answers)
        assert client.answers["once"] == first and party.stored() == before
        await other.send(command)
        await other.wait(lambda: "once" in other.answers)
        assert other.answers["once"] != first and party.stored() == before


async def test_a_stale_command_gets_a_sync_and_what_was_missed(house: House) -> None:
    async with Party(house) as party, party.client(party.asked) as client:
        seq = client.seq
        await client.do("act", expected=seq, action=client.options[-1])
        before = party.stored()
        answer = await client.do("act", expected=seq, action="stop")
        assert answer["type"] == "sync" and answer["seq"] == party.room.table.seq and party.stored() == before
        assert client.messages[-1]["type"] in ("sync", "event")


async def test_a_gap_is_filled_from_any_number(house: House) -> None:
    async with Party(house) as party, party.client(None) as client:
        for after in range(party.room.table.seq + 1):
            client.messages.clear()
            await client.send({"type": "hello", "after": after, "viewpoint": wire.NO_SEAT})
            await client.wait(lambda: any(m["type"] == "event" for m in client.messages))
            (event,) = [m for m in client.messages if m["type"] == "event"]
            assert (event["after"], event["seq"]) == (after, party.room.table.seq)
            assert [entry["seq"] for entry in event["entries"]] == list(range(after + 1, event["seq"] + 1))
        await client.send({"type": "hello", "after": 10**6, "viewpoint": wire.NO_SEAT})
        await client.wait(lambda: client.messages[-1]["type"] in ("snapshot", "presence"))
        assert client.wrong == 0


JUNK: list[str | bytes] = [
    b"\x00\xff\xfe", "", "null", "[]", "{", '{"type":"fly"}', '{"type":"act"}', "[" * 30_000, '{"a":' * 10_000,
    '{"type":"act","id":"x","expected":0,"action":' + "[" * 20_000 + "]" * 20_000 + "}",
    '{"type":"say","id":"x","text":"a","seat":0}', '{"type":"act","id":"x","expected":-1,"action":"stop"}',
    '{"type":"act","id":"x","expected":1e400,"action":"stop"}', '{"type":"say","id":"x","text":"\\ud800"}',
    '{"type":"act","id":"","expected":1,"action":"stop"}',
    '{"type":"act","id":"x","expected":1,"action":' + "9" * 500 + "}",
]  # fmt: skip


async def test_junk_is_refused(house: House) -> None:
    async with Party(house) as party:
        before = party.stored()
        for i in range(0, len(JUNK), 8):
            async with party.client(party.asked) as client:
                client.messages.clear()
                for junk in JUNK[i : i + 8]:
                    await client.socket.send(junk)
                await client.send({"type": "ping"})
                await client.wait(lambda: any(m["type"] == "pong" for m in client.messages))
                assert [m["ok"] for m in client.messages if m["type"] == "answer"] == [False] * 8
        assert party.stored() == before


async def test_a_client_that_sends_only_junk_is_disconnected(house: House) -> None:
    async with Party(house) as party, party.client(party.dan) as client:
        for _ in range(12):
            await client.socket.send("junk")
        await client.wait(lambda: False, 1)
        assert client.bye == "no-sense"


async def answered(socket: websockets.ClientConnection, message: str) -> str | bytes:
    """Sends a message and returns the answer; the connection may break during either."""
    await socket.send(message)
    return await socket.recv()


async def test_ten_megabytes_are_not_read(house: House) -> None:
    async with Party(house) as party:
        before = party.stored()
        async with websockets.connect(house.socket_url(party.table)) as socket:
            with pytest.raises(REFUSED):
                await answered(socket, "x" * 10_000_000)
        assert LONGEST_MESSAGE == 65536 and party.stored() == before
        assert (await party.ann.get("/health")).text == "alive"


async def test_ten_megabytes_over_http_are_not_read(house: House) -> None:
    async with house.browser() as browser:
        answer = await browser.post("/api/tables", content=b'{"title": "' + b"x" * 10_000_000 + b'"}')
        assert answer.status_code == 413
        deep = await browser.post(
            "/api/tables", content=b'{"title":' + b"[" * 30_000, headers={"content-type": "application/json"}
        )
        assert deep.status_code == 400 and "Traceback" not in deep.text


async def test_one_client_has_a_limited_number_of_connections() -> None:
    settings = Settings(connections_per_client=5, bot_pause=0.0)
    async with open_house(settings=settings) as house, house.browser() as ann:
        table = await new_table(ann, seats=2)
        held = [await websockets.connect(house.socket_url(table)) for _ in range(5)]
        for _ in range(20):
            with pytest.raises(REFUSED):
                await websockets.connect(house.socket_url(table))
        await held.pop().close()
        await asyncio.sleep(0.1)
        held.append(await websockets.connect(house.socket_url(table)))
        for socket in held:
            await socket.close()
        assert (await ann.get("/ready")).text == "ready"


async def test_one_client_sends_a_limited_number_of_messages() -> None:
    settings = Settings(messages_per_second=5, bot_pause=0.0)
    async with open_house(settings=settings) as house, house.browser() as ann:
        table = await new_table(ann, seats=2)
        async with Client(house.socket_url(table)) as client:
            for _ in range(30):
                await client.send({"type": "ping"})
            await client.wait(lambda: False, 1)
            assert client.bye == "too-fast"


async def test_tables_and_requests_are_limited_too() -> None:
    async with open_house(settings=Settings(tables_per_hour=2, requests_per_second=1)) as house, house.browser() as ann:
        codes = [(await ann.post("/api/tables", json={"seats": 2})).status_code for _ in range(3)]
        assert codes == [201, 201, 429]
        codes = [(await ann.get("/health")).status_code for _ in range(10)]
        assert codes[0] == 200 and 429 in codes


async def test_a_first_visit_may_fetch_all_files_of_the_page_at_once() -> None:
    async with open_house(settings=Settings(requests_per_second=1)) as house, house.browser() as ann:
        codes = {(await ann.get(f"/assets/{name}")).status_code for name in sorted(assets())[:30]}
        assert codes == {200}
        assert (await ann.post("/api/tables", json={"seats": 2})).status_code == 201


async def test_pages_of_other_sites_cannot_use_a_visitors_session(house: House) -> None:
    async with Party(house) as party:
        for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
            headers = {"Cookie": cookies_of(party.ann), "Origin": origin}
            with pytest.raises(REFUSED):
                await websockets.connect(house.socket_url(party.table), additional_headers=headers)
            answer = await party.ann.post("/api/tables", json={"seats": 2}, headers={"Origin": origin})
            assert answer.status_code == 403
        headers = {"Origin": house.url}
        async with websockets.connect(house.socket_url(party.table), additional_headers=headers):
            pass


async def test_an_unknown_table_is_reported(house: House) -> None:
    async with websockets.connect(house.socket_url("nowhere")) as socket:
        assert json.loads(await socket.recv())["reason"] == "no-such-table"


async def test_a_client_of_another_protocol_is_told_so(house: House) -> None:
    async with Party(house) as party, websockets.connect(house.socket_url(party.table)) as socket:
        await socket.send('{"type":"hello","version":99}')
        assert json.loads(await socket.recv())["reason"] == "other-protocol"


@pytest.mark.parametrize(("version", "place"), [(1, wire.OLD_NO_SEAT), (2, wire.OLD_NO_SEAT), (3, wire.NO_SEAT)])
async def test_a_page_that_was_open_when_the_protocol_changed_goes_on(house: House, version: int, place: int) -> None:
    """As a spectator it repeats what a server told it before, and from then on what this server tells it."""
    async with Party(house) as party, websockets.connect(house.socket_url(party.table)) as socket:
        hello = {"type": "hello", "version": version, "after": party.room.table.seq, "viewpoint": place}
        await socket.send(json.dumps(hello))
        kinds: dict[str, dict[str, Any]] = {}
        while "event" not in kinds:
            message = json.loads(await socket.recv())
            kinds[message["type"]] = message
        assert "snapshot" not in kinds and kinds["event"]["viewpoint"] == wire.NO_SEAT
        await socket.send(json.dumps(hello | {"viewpoint": kinds["event"]["viewpoint"]}))
        assert json.loads(await socket.recv())["type"] == "event"


@pytest.mark.parametrize("version", [1, 2, 3])
async def test_a_player_of_any_version_acts_by_the_text_of_an_option(house: House, version: int) -> None:
    async with Party(house) as party, party.client(party.asked) as client:
        await client.send({"type": "hello", "version": version})
        await client.wait(lambda: client.last["seq"] == party.room.table.seq)
        (option, *_) = client.last["decision"]["options"]
        assert set(option) == {"text", "verb", "args", "anchors", "final", "next", "clause"}
        assert (await client.do("act", expected=client.seq, action=option["text"]))["ok"]


async def test_silence_ends_a_connection() -> None:
    async with open_house(settings=Settings(silence=0.2)) as house, house.browser() as ann:
        table = await new_table(ann, seats=2)
        async with Client(house.socket_url(table)) as client:
            await client.wait(lambda: False, 2)
            assert client.bye == "silence"


async def test_spectators_are_sent_away_when_a_table_without_them_starts(house: House) -> None:
    async with house.browser() as ann:
        table = await new_table(ann, seats=2, spectators="none")
        await sit_down(ann, table, "Ann")
        async with Client(house.socket_url(table), cookies_of(ann)) as a, Client(house.socket_url(table)) as watcher:
            await a.do("addbot", seat=1, bot="random")
            await a.do("start")
            await watcher.wait(lambda: False, 2)
            assert (watcher.bye == "no-spectators" and "view" not in watcher.last) or watcher.last["view"] == {}


async def test_a_client_that_asks_and_never_reads_is_cut_off_after_a_while() -> None:
    """Its socket is so full that not even the goodbye can be written."""
    async with open_house(settings=msgspec.structs.replace(FAST, silence=0.5)) as house, house.browser() as ann:
        table = await new_table(ann, seats=2)
        await sit_down(ann, table, "Ann")
        room = await house.hub.room(table)
        for n in range(100):
            await house.hub.execute(room, Person((room.table.chairs[0].player,)), talk(n))
        stuck = socket.create_connection(("127.0.0.1", house.port))
        stuck.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        stuck.sendall(HANDSHAKE.format(path=f"/ws/{table}", cookie="").encode())
        hello = b"\x81\x90\0\0\0\0" + b'{"type":"hello"}'
        for _ in range(30):
            stuck.sendall(hello * 20)
            await asyncio.sleep(0.02)
        (connection,) = room.connections
        assert connection.outbox.waiting or connection.outbox.overflowed  # it is stuck
        for _ in range(100):
            if not room.connections:
                break
            await asyncio.sleep(0.1)
        assert not room.connections and house.site.doors.inside.total() == 0
        stuck.close()


def talk(n: int) -> wire.Say:
    return wire.Say(id=f"say{n}", text=f"{n} " * 60)


async def test_a_slow_client_gets_a_snapshot_and_holds_up_no_other() -> None:
    async with open_house(settings=FAST) as house, house.browser() as ann:
        table = await new_table(ann, seats=2)
        await sit_down(ann, table, "Ann")
        async with Client(house.socket_url(table), cookies_of(ann)) as a, Client(house.socket_url(table)) as slow:
            room = await house.hub.room(table)
            (frozen,) = [c for c in room.connections if not c.person.players]
            queue = frozen.outbox
            socket_of(frozen).pause_writing()
            for n in range(100):
                await a.do("say", text=f"word {n}")
            assert queue.overflowed and len(queue.waiting) <= 64
            socket_of(frozen).resume_writing()
            await slow.wait(lambda: slow.seq == room.table.seq)
            assert slow.wrong == 0 and slow.seq == room.table.seq


async def test_a_client_that_cannot_be_brought_up_to_date_is_disconnected_and_comes_again(house: House) -> None:
    async with Party(house) as party:
        async with party.client(party.dan) as client:
            (connection,) = party.room.connections
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(party.room, "snapshot", Mock(side_effect=ValueError))
                connection.outbox.begin_anew()
                await client.socket.wait_closed()
        async with party.client(party.dan) as again:
            assert again.seq == party.room.table.seq
