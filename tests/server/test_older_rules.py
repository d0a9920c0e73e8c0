"""Tables of earlier rules go on where the rules still play them alike; otherwise each address says why not."""

from typing import Any

import msgspec
import pytest

from karak.core.refusal import Refusal
from karak.play.match import replay
from karak.play.tape import decode
from karak.server.disclosed import disclosed
from karak.server.people import Person
from karak.server.records import Ended, Opened
from karak.server.room import Room
from karak.server.table import OTHER, OVER, RUNNING, Table, loaded
from tests.server.games import SEED, records_of, store
from tests.server.house import House

PLACES = ["replay", "replay?at=3", "journal", "tape", "verify", "story", "cases", "analysis"]
OLD = "01d0" * 4


def old_records(title: str, **changed: Any) -> list[Any]:
    first, *others = records_of(OLD, title)
    assert isinstance(first, Opened)
    return [msgspec.structs.replace(first, rules=1, **changed), *others]


def old_table(title: str, **changed: Any) -> Table:
    return loaded(old_records(title, **changed), SEED)


@pytest.mark.parametrize(
    ("title", "options", "status"),
    [
        ("karak", [], OVER), ("karak", ["strict-stealth"], OTHER),
        ("goblin", [], OTHER), ("karak2", [], OTHER), ("imperium", [], OTHER),
    ],
)  # fmt: skip
def test_games_that_still_play_alike_are_kept_in_play(title: str, options: list[str], status: str) -> None:
    assert old_table(title, options=options).status == status


def test_a_running_game_of_the_first_rules_of_karak_goes_on() -> None:
    records = [record for record in old_records("karak") if not isinstance(record, Ended)]
    assert loaded(records, SEED).status == RUNNING


async def test_a_finished_game_of_the_first_rules_of_karak_keeps_its_links_and_its_version(house: House) -> None:
    store(house.hub.journal, OLD, old_records("karak"))
    async with house.browser() as guest:
        for place in PLACES[:-1]:  # an analysis takes long
            answer = await guest.get(f"/api/tables/{OLD}/{place}")
            assert answer.status_code == 200, f"{place}: {answer.text}"
        tape = decode((await guest.get(f"/api/tables/{OLD}/tape")).content, "tape")
    assert tape.rules == 1 and replay(tape).rules == 1


@pytest.mark.parametrize("title", ["goblin", "imperium", "karak2"])
async def test_every_link_to_a_game_of_other_rules_says_why_not(title: str, house: House) -> None:
    store(house.hub.journal, OLD, old_records(title))
    async with house.browser() as guest:
        shown = await guest.get(f"/api/tables/{OLD}")
        assert shown.json()["status"] == OTHER
        for place in PLACES:
            answer = await guest.get(f"/api/tables/{OLD}/{place}")
            assert (answer.status_code, answer.json()["key"]) == (409, "table-other-version"), place
        seats = {"at": 1, "name": "Ann", "seats": ["me", "greedy"]}
        answer = await guest.post(f"/api/tables/{OLD}/play-on", json=seats)
        assert (answer.status_code, answer.json()["key"]) == (409, "table-other-version")


def test_not_even_the_owner_sees_hands_in_the_journal_of_other_rules() -> None:
    records = [record for record in old_records("goblin") if not isinstance(record, Ended)]
    owner = Person(("p1", "owner"), is_owner=True)
    with pytest.raises(Refusal, match="table-other-version"):
        disclosed(Room(loaded(records, SEED), 0.0), owner, 0)
