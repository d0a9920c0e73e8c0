"""Who may do and see what at a table, tried over HTTP and sockets by people without the right."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest
import pytest_asyncio

from karak.server.clock import WISH_SECONDS
from karak.server.records import Undone
from karak.server.room import Room
from karak.server.wire import NO_SEAT
from tests.server.client import Client
from tests.server.house import House, cookies_of, new_table, open_house, sit_down

OFTEN = 45  # more than fit into a cookie
LOOKS = ("", "/replay", "/export", "/journal", "/tape", "/verify", "/story", "/cases", "/analysis")


class People:
    """Ann owns a table where Ben plays too; Dan only watches, Eve is another visitor, and each has a browser."""

    def __init__(self, house: House, stack: AsyncExitStack) -> None:
        self.house, self.stack = house, stack

    async def gather(self, **given: Any) -> "People":
        self.ann, self.ben, self.dan, self.eve = [
            await self.stack.enter_async_context(self.house.browser()) for _ in range(4)
        ]
        self.table = await new_table(self.ann, **{"title": "goblin", "seats": 2} | given)
        await sit_down(self.ann, self.table, "Ann", 0)
        await sit_down(self.ben, self.table, "Ben", 1)
        return self

    @property
    def room(self) -> Room:
        return self.house.hub.rooms[self.table]

    async def at(self, browser: httpx.AsyncClient) -> Client:
        """A socket connected to the table."""
        return await self.stack.enter_async_context(Client(self.house.socket_url(self.table), cookies_of(browser)))

    async def begin(self) -> tuple[Client, Client]:
        ann, ben = await self.at(self.ann), await self.at(self.ben)
        assert (await ann.do("start"))["ok"]
        return ann, ben

    async def links(self, browser: httpx.AsyncClient) -> list[str]:
        return list((await browser.post(f"/api/tables/{self.table}/join", json={})).json()["links"])

    def later(self, seconds: float) -> None:
        now = self.house.hub.now() + seconds
        self.house.hub.now = lambda: now


@pytest_asyncio.fixture
async def people(house: House) -> AsyncIterator[People]:
    async with AsyncExitStack() as stack:
        yield People(house, stack)


async def quiet() -> None:
    """Does nothing, in place of the hello."""


async def opens(browser: httpx.AsyncClient, link: str) -> int:
    answer = await browser.post("/api/links", json={"token": link.removeprefix("/join/")})
    return answer.status_code


async def seats_at(browser: httpx.AsyncClient, table: str) -> list[int]:
    answer = await browser.post(f"/api/tables/{table}/join", json={})
    return list(answer.json()["seats"])


# identity and links


async def test_a_link_never_changes_who_a_person_is(people: People) -> None:
    """Eve gives Dan a link to her seat; where Dan sits down later, Eve has no seat."""
    await people.gather()
    other = await new_table(people.eve, seats=2)
    link = (await people.eve.post(f"/api/tables/{other}/join", json={"name": "Eve"})).json()["links"][0]
    assert await opens(people.dan, link) == 200 and await seats_at(people.dan, other) == [0]
    third = await new_table(people.ann, title="goblin", seats=2)
    assert await sit_down(people.dan, third, "Dan") == [0]
    assert await seats_at(people.eve, third) == [] and await seats_at(people.dan, other) == [0]


async def test_a_link_opens_only_the_seat_of_its_own_table(people: People) -> None:
    await people.gather()
    (link,) = await people.links(people.ben)
    other = await new_table(people.ann, seats=2)
    await sit_down(people.ben, other, "Ben")
    assert await opens(people.eve, link) == 200
    assert await seats_at(people.eve, people.table) == [1]
    assert (await people.eve.post(f"/api/tables/{other}/join", json={})).json()["links"] == []


async def test_looking_at_a_link_changes_nothing_and_only_its_own_page_may_open_it(people: People) -> None:
    await people.gather()
    (link,) = await people.links(people.ben)
    looked = await people.eve.get(link, headers={"Accept-Language": "fr"})
    assert looked.status_code == 200 and "set-cookie" not in looked.headers
    assert "Ouvrir ce lien" in looked.text and "Ben" in looked.text and people.table in looked.text
    assert await seats_at(people.eve, people.table) == []
    for origin in ("https://elsewhere.example", "null"):
        assert (await people.eve.post(link, headers={"Origin": origin})).status_code == 403
    assert await seats_at(people.eve, people.table) == []
    agreed = await people.eve.post(link, headers={"Origin": people.house.url})
    assert agreed.status_code == 303 and agreed.headers["location"] == f"/table/{people.table}"
    assert await seats_at(people.eve, people.table) == [1]


async def test_a_useless_link_says_so(people: People) -> None:
    await people.gather()
    looked = await people.eve.get("/join/forged", headers={"Accept-Language": "pl"})
    assert looked.status_code == 403 and "set-cookie" not in looked.headers and "za stary" in looked.text


@pytest.mark.parametrize("who", ["ben", "ann"], ids=["the player", "the owner"])
async def test_renewed_links_end_the_old_ones_even_where_they_were_opened(people: People, who: str) -> None:
    await people.gather()
    (link,) = await people.links(people.ben)
    assert await opens(people.eve, link) == 200
    await people.begin()
    eve = await people.at(people.eve)
    assert eve.last["viewpoint"] == 1
    renewer: httpx.AsyncClient = getattr(people, who)
    answer = await renewer.post(f"/api/tables/{people.table}/links", json={"seat": 1})
    assert answer.status_code == 200 and answer.json()["seats"] == ([1] if who == "ben" else [0])
    assert await eve.wait(lambda: eve.last["viewpoint"] == NO_SEAT) and eve.wrong == 0
    assert await opens(people.dan, link) == 403 and (await people.dan.get(link)).status_code == 403
    assert (await people.eve.post(f"/api/tables/{people.table}/join", json={})).json()["links"] == []
    assert await seats_at(people.ben, people.table) == [1]
    assert await opens(people.dan, (await people.links(people.ben))[0]) == 200


async def test_no_other_person_renews_links(people: People) -> None:
    await people.gather()
    for browser in (people.dan, people.eve):
        answer = await browser.post(f"/api/tables/{people.table}/links", json={"seat": 1})
        assert answer.status_code == 400 and answer.json()["key"] == "not-your-seat"
    assert (await (await people.at(people.ben)).do("renewlinks", seat=0))["key"] == "not-your-seat"


async def test_a_person_who_came_by_a_link_and_renews_it_keeps_the_seat(people: People) -> None:
    await people.gather()
    await opens(people.eve, (await people.links(people.ben))[0])
    answer = await people.eve.post(f"/api/tables/{people.table}/links", json={"seat": 1})
    assert answer.json()["seats"] == [1] and await seats_at(people.eve, people.table) == [1]


async def test_any_number_of_links_pushes_out_none_of_ones_own_seats_and_tables(people: People) -> None:
    await people.gather()
    for number in range(OFTEN):
        made = (await people.eve.post("/api/tables", json={"seats": 2})).json()
        joined = await people.eve.post(f"/api/tables/{made['table']}/join", json={"name": f"Eve {number}"})
        assert await opens(people.ann, joined.json()["links"][0]) == 200
        assert await opens(people.ann, made["owner"]) == 200
    assert await seats_at(people.ann, people.table) == [0]
    assert (await (await people.at(people.ann)).do("start"))["ok"]


async def test_two_servers_on_one_host_leave_each_others_cookies_alone(people: People) -> None:
    await people.gather()
    async with open_house() as other:
        elsewhere = f"{other.url}/api/tables"
        table = (await people.ann.post(elsewhere, json={"seats": 2})).json()["table"]
        await people.ann.post(f"{elsewhere}/{table}/join", json={"name": "Ann"})
        assert await seats_at(people.ann, people.table) == [0]
        assert (await people.ann.post(f"{elsewhere}/{table}/join", json={})).json()["seats"] == [0]


# consent


async def to_ask_for(people: People, me: Client, other: Client) -> None:
    """Lets bots answer until `me`, at seat 0, is asked and cannot take the last answer back freely."""
    match = people.room.table.playing()
    while not (match.who == 0 and 0 in match.deciders and match.undoable(0) == 0):
        player = (me, other)[match.who]
        await player.wait(lambda player=player: bool(player.options))
        await player.do("act", expected=player.seq, action=player.options[-1])


@pytest.mark.parametrize("trick", ["letbotplay", "letbotplay and handback", "five seconds"])
async def test_nothing_is_taken_back_without_the_other_player(people: People, trick: str) -> None:
    await people.gather(title="karak", absent="bot", grace=5)
    ann, ben = await people.begin()
    await to_ask_for(people, ann, ben)
    before = people.room.table.length
    if trick == "five seconds":
        await ben.socket.close()
        await ann.wait(lambda: 1 in people.room.gone)
        people.later(6)
    else:
        assert (await ann.do("letbotplay", seat=1, bot="greedy"))["ok"]
    await ann.wait(lambda: ann.seq == people.room.table.seq)
    assert (await ann.do("undo", expected=ann.seq))["ok"]
    assert people.room.table.length == before and ann.last["consent"] == [1]
    if trick == "letbotplay and handback":
        assert (await ann.do("handback", seat=1))["ok"]
    assert (await ann.do("undovote", yes=True))["key"] == "undo-not-yours"
    await people.house.hub.tick()
    assert people.room.table.length == before
    people.later(WISH_SECONDS + 1)
    await people.house.hub.tick()
    assert await ann.wait(lambda: ann.last["undo"] is None) and people.room.table.length == before


async def test_a_player_replaced_by_a_bot_still_has_a_vote(people: People) -> None:
    await people.gather(title="karak")
    ann, ben = await people.begin()
    await to_ask_for(people, ann, ben)
    await ann.do("letbotplay", seat=1, bot="greedy")
    await ann.do("undo", expected=ann.seq)
    assert (await ben.do("undovote", yes=True))["ok"]
    assert await ann.wait(lambda: ann.last["undo"] is None)
    assert any(isinstance(line.record, Undone) for line in people.room.table.lines)


@pytest.mark.parametrize("way", ["leaves", "is sent away"])
async def test_nothing_is_taken_back_beyond_the_departure_of_a_player(people: People, way: str) -> None:
    await people.gather(title="karak")
    ann, ben = await people.begin()
    await to_ask_for(people, ann, ben)
    await ann.do("undo", expected=ann.seq)
    before = people.room.table.length
    answer = await (ben.do("leaveseat", seat=1) if way == "leaves" else ann.do("kick", seat=1))
    assert answer["ok"] and people.room.table.wish is None
    answer = await ann.do("undo", expected=ann.seq)
    assert answer["key"] == "undo-nothing" and people.room.table.length == before


# seats


async def test_a_stranger_replaces_a_bot_only_where_the_table_allows_it(people: People) -> None:
    await people.gather()
    for newcomers in (False, True):
        people.table = await new_table(people.ann, seats=2, newcomers=newcomers)
        await sit_down(people.ann, people.table, "Ann", 0)
        ann = await people.at(people.ann)
        await ann.do("addbot", seat=1, bot="greedy")
        await ann.do("start")
        await seats_at(people.eve, people.table)
        eve = await people.at(people.eve)
        assert (await eve.do("takeseat", seat=1, name="Eve"))["ok"] == newcomers
        joined = await people.dan.post(f"/api/tables/{people.table}/join", json={"name": "Dan", "seat": 1})
        assert joined.status_code == 409


async def test_a_player_who_leaves_a_seat_sees_what_spectators_see_and_may_come_back(people: People) -> None:
    await people.gather()
    _, ben = await people.begin()
    dan = await people.at(people.dan)
    assert ben.last["viewpoint"] == 1
    assert (await ben.do("leaveseat", seat=1))["ok"]
    assert await ben.wait(lambda: ben.last["viewpoint"] == NO_SEAT)
    await dan.wait(lambda: dan.seq >= ben.seq)
    await ben.wait(lambda: ben.seq >= dan.seq)
    assert ben.hashes[ben.seq] == dan.hashes.get(ben.seq, ben.hashes[ben.seq]) and ben.wrong == 0
    looked = await people.ben.get(f"/api/tables/{people.table}/replay?seat=1")
    assert looked.json()["key"] == "not-your-seat"
    assert (await ben.do("handback", seat=1))["key"] == "not-your-seat"
    assert (await dan.do("takeseat", seat=1, name="Dan"))["ok"] is False
    assert (await ben.do("takeseat", seat=1, name="Ben"))["ok"]
    assert await ben.wait(lambda: ben.last["viewpoint"] == 1)


async def test_a_player_who_leaves_sees_no_more_where_spectators_see_a_delayed_game(people: People) -> None:
    await people.gather(spectators="delayed")
    _, ben = await people.begin()
    await ben.do("leaveseat", seat=1)
    assert await ben.wait(lambda: ben.last["viewpoint"] == NO_SEAT) and ben.wrong == 0


async def test_a_player_sent_away_from_a_running_game_stays_away(people: People) -> None:
    await people.gather(newcomers=True)
    ann, ben = await people.begin()
    (link,) = await people.links(people.ben)
    assert (await ben.do("kick", seat=0))["key"] == "owner-only"
    assert (await ann.do("kick", seat=1))["ok"]
    assert await ben.wait(lambda: ben.last["viewpoint"] == NO_SEAT)
    assert (await ben.do("takeseat", seat=1, name="Ben"))["key"] == "evicted"
    assert (await people.ben.post(f"/api/tables/{people.table}/join", json={"name": "Ben"})).status_code in (403, 409)
    assert await opens(people.eve, link) == 403
    await ann.do("end")
    again = (await ann.do("rematch"))["args"]["table"]
    joined = await people.ben.post(f"/api/tables/{again}/join", json={"name": "Ben"})
    assert joined.status_code == 403 and joined.json()["key"] == "evicted"


# looking


async def test_a_table_without_spectators_closes_sockets_that_were_open_before(people: People) -> None:
    await people.gather(spectators="none", public=True)
    dan = await people.at(people.dan)
    silent = Client(people.house.socket_url(people.table), cookies_of(people.eve))
    silent.hello = quiet  # type: ignore[method-assign]  # says no hello
    async with silent:
        await people.begin()
        assert await dan.wait(lambda: bool(dan.bye), 2) and dan.bye == "no-spectators"
        await silent.send({"type": "hello"})
        assert await silent.wait(lambda: bool(silent.bye), 2) and silent.bye == "no-spectators"
        assert silent.seq == -1 and all(message["type"] == "bye" for message in silent.messages)
        assert dan.last["status"] == "open"


@pytest.mark.parametrize("is_over", [False, True], ids=["while it is played", "when it is over"])
async def test_a_closed_table_shows_nothing_to_strangers(people: People, is_over: bool) -> None:
    await people.gather(spectators="none", public=True)
    listed = (await people.dan.get("/api/tables")).json()
    assert [card["table"] for card in listed] == [people.table]
    ann, _ = await people.begin()
    if is_over:
        await ann.do("end")
    for path in LOOKS:
        answer = await people.dan.get(f"/api/tables/{people.table}{path}")
        assert (answer.status_code, answer.json()["key"]) == (403, "no-spectators"), path
    body = {"at": 0, "seats": ["me", "greedy"], "name": "Dan"}
    answer = await people.dan.post(f"/api/tables/{people.table}/play-on", json=body)
    assert answer.json()["key"] == "no-spectators"
    assert (await people.ann.get(f"/api/tables/{people.table}/export")).status_code == 200
    assert (await people.dan.get("/api/tables")).json() == []


@pytest.mark.parametrize("is_over", [False, True], ids=["while it is played", "when it is over"])
async def test_nothing_sent_contains_the_id_of_a_player(people: People, is_over: bool) -> None:
    await people.gather(title="karak")
    ann, _ = await people.begin()
    await ann.do("say", text="hello")
    await ann.do("kick", seat=1)
    ids = {cause.player for cause in people.room.table.done.values() if cause.player} | people.room.table.barred
    assert len(ids) == 2
    if is_over:
        await ann.do("end")
    for path in LOOKS:
        for browser in (people.ann, people.dan):
            text = (await browser.get(f"/api/tables/{people.table}{path}")).text
            assert not any(id in text for id in ids), path
