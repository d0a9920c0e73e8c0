"""Games to look back at, which bots play instantly and put into the store of the server."""

import msgspec

from karak.play.tape import Tape
from karak.server import wire
from karak.server.people import Person, Session
from karak.server.review import tape_of
from karak.server.table import Table
from tests.server.games import store
from tests.server.house import House
from tests.server.sitting import SEED, do, opening, play_on
from tests.web.visitor import Visitor

NAMES = ["Ann", "Ben", "Cid", "Dot", "Eva"]
ALL = 10**6


def keep_game(
    house: House, id: str, title: str = "karak", seats: int = 2, answers: int = ALL, people: int = 0
) -> Table:
    """Plays this many answers with this many people, whose ids are their names; bots sit at the other seats."""
    first = msgspec.structs.replace(opening(title, seats, absent="wait"), game=id)
    table = Table(first, SEED)
    table.apply(first)
    owner = Person(("owner",), is_owner=True)
    for seat in range(seats):
        if seat < people:
            do(table, Person((NAMES[seat],)), wire.TakeSeat(id=f"s{seat}", seat=seat, name=NAMES[seat]))
        else:
            do(table, owner, wire.AddBot(id=f"s{seat}", seat=seat, bot="greedy"))
    do(table, owner, wire.Start(id="start"))
    play_on(table, answers, seed=id)
    store(house.hub.journal, id, [line.record for line in table.lines], SEED)
    return table


def tape_at(table: Table) -> Tape:
    tape = tape_of(table)
    assert tape is not None
    return tape


def become(house: House, visitor: Visitor, name: str) -> None:
    """Makes this visitor the player with this name."""
    keys = house.site.keys
    cookie = keys.cookie(Session(name, players=(name,)))
    visitor.context.add_cookies([{"name": keys.cookie_name, "value": cookie, "url": house.url}])
