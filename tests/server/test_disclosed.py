"""The owner reads the journal of a running game, and learns nothing that the owner's seat may not know."""

import pytest

from karak.core.refusal import Refusal
from karak.server import disclosed as pages
from karak.server.disclosed import Disclosed, disclosed
from karak.server.people import Person
from karak.server.records import Answered
from karak.server.room import Room
from karak.server.table import Table
from tests.server.house import House, new_table, sit_down
from tests.server.sitting import ANN, BEN, OWNER, STRANGER, begun, play_on

ONLY_OWNER = Person((), is_owner=True)


def pages_of(table: Table, person: Person, after: int = 0) -> list[Disclosed]:
    return list(disclosed(Room(table, 0.0), person, after))


def played(title: str, acts: int = 8) -> Table:
    table = begun(title)
    for _ in range(acts):
        play_on(table, 1)
    return table


@pytest.mark.parametrize("title", ["karak", "karak2", "imperium", "goblin"])
def test_the_owner_reads_every_record_by_its_number(title: str) -> None:
    table = played(title)
    shown = pages_of(table, OWNER)
    assert [line.seq for line in shown] == list(range(1, table.seq + 1))
    assert [line.record["type"] for line in shown] == [type(line.record).__name__ for line in table.lines]
    assert pages_of(table, OWNER, 5) == shown[5:]


@pytest.mark.parametrize("title", ["karak", "karak2", "imperium", "goblin"])
def test_a_running_game_keeps_its_secrets(title: str) -> None:
    """An owner without a seat gets no action of a game with secrets, no hash, and no player's id."""
    table = played(title)
    for line in pages_of(table, ONLY_OWNER):
        assert not {"hash", "player", "command", "cause", "fault"} & line.record.keys()
    own = [line for line in pages_of(table, OWNER) if "action" in line.record and line.record["type"] == "Answered"]
    assert {line.record["seat"] for line in own} <= ({0} if title == "goblin" else {0, 1})
    if title == "goblin":
        assert not any("action" in line.record for line in pages_of(table, ONLY_OWNER))
        assert own and own[0].record["action"] == first_answer(table, 0).action


def first_answer(table: Table, seat: int) -> Answered:
    return next(line.record for line in table.lines if isinstance(line.record, Answered) and line.record.seat == seat)


@pytest.mark.parametrize("person", [ANN, BEN, STRANGER])
def test_others_read_it_only_after_the_end(person: Person) -> None:
    table = begun()
    play_on(table, 2)
    with pytest.raises(Refusal, match="owner-only"):
        pages_of(table, person)
    play_on(table)
    assert pages_of(table, person)[-1].record["type"] == "Ended"
    assert all(line.record.get("hash") for line in pages_of(table, STRANGER) if line.record["type"] == "Drew")


def test_a_long_journal_comes_in_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "MOST_RECORDS", 7)
    table = played("karak")
    first = pages_of(table, OWNER)
    assert len(first) == 7 and pages_of(table, OWNER, first[-1].seq)[0].seq == 8
    assert pages_of(table, OWNER, 10**9) == []


async def test_it_is_read_over_http(house: House) -> None:
    async with house.browser() as owner, house.browser() as stranger:
        table = await new_table(owner)
        await sit_down(owner, table, "Ann")
        page = (await owner.get(f"/api/tables/{table}/journal", params={"after": 1})).json()
        assert [(line["seq"], line["record"]["type"]) for line in page] == [(2, "Seated")]
        refused = await stranger.get(f"/api/tables/{table}/journal")
        assert refused.status_code == 403 and refused.json()["key"] == "owner-only"
