"""The owner can switch the chat off, and all clients see it."""

from karak.server import wire
from karak.server.people import Person
from karak.server.records import Heeded
from karak.server.room import Room
from karak.words import say
from tests.server.client import Client
from tests.server.house import House, cookies_of, new_table, sit_down
from tests.server.sitting import ANN, BEN, OWNER, again, do, fresh, refused

SAY = wire.Say(id="s", text="good luck")


def test_a_table_may_be_opened_without_chat() -> None:
    table = fresh(chat=False)
    do(table, BEN, wire.TakeSeat(id="t", seat=1, name="Ben"))
    assert refused(table, BEN, SAY) == "chat-off"
    assert not Room(table, 0.0).presence(Person()).chat


def test_the_owner_switches_it_off_and_on_and_the_log_says_so() -> None:
    table = fresh()
    do(table, BEN, wire.TakeSeat(id="t", seat=1, name="Ben"))
    assert refused(table, BEN, wire.SwitchChat(id="c", on=False)) == "owner-only"
    do(table, OWNER, wire.SwitchChat(id="c", on=False))
    assert refused(table, BEN, SAY) == "chat-off" and not again(table).chat
    assert do(table, OWNER, wire.SwitchChat(id="d", on=False)) == [Heeded(at=1.0)]
    do(table, OWNER, wire.SwitchChat(id="e", on=True))
    do(table, BEN, SAY)
    room = Room(table, 0.0)
    told = [say(f"log-{told.key}", **told.args) for entry in room.entries(room.reader(ANN), 0) for told in entry.told]
    assert told[-3:] == ["The owner switches the chat off.", "The owner switches the chat on.", "Ben: good luck"]


async def test_all_clients_are_told_at_once(house: House) -> None:
    async with house.browser() as ann:
        table = await new_table(ann, seats=2)
        await sit_down(ann, table, "Ann")
        async with Client(house.socket_url(table), cookies_of(ann)) as a, Client(house.socket_url(table)) as watcher:
            assert may_chat(watcher)
            await a.do("switchchat", on=False)
            assert await watcher.wait(lambda: not may_chat(watcher))
            assert (await a.do("say", text="hm"))["key"] == "chat-off"
            assert (await a.do("emote", emote="wow"))["ok"]


def may_chat(client: Client) -> bool:
    return bool([message for message in client.messages if message["type"] == "presence"][-1]["chat"])
