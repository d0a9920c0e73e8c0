"""axe-core finds nothing wrong with any page or state that is reached, in torchlight and in daylight."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from karak.server.table import Table
from karak.words import say
from tests.server.house import House
from tests.web.axe import Inspector
from tests.web.house import play_on
from tests.web.test_people import open_table, sit
from tests.web.visitor import PHONE, Visitor

Visit = Callable[..., Visitor]
TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
ME = 0
KINDS = 7  # of decisions
IS_TOLD = "seq => document.querySelector('main').dataset.seq === seq"


@pytest.fixture
def inspector() -> Inspector:
    return Inspector()


def test_home_new_table_settings_and_about(visit: Visit, inspector: Inspector) -> None:
    guest = visit()
    guest.go()
    expect(guest.page.locator("label.card")).to_have_count(4)
    inspector.look(guest.page, "home")
    guest.button("web-menu").click()
    expect(guest.page.get_by_role("dialog")).to_be_visible()
    inspector.look(guest.page, "settings at home")
    guest.page.keyboard.press("Escape")
    guest.button("web-new-table").click()
    expect(guest.button("web-open-table")).to_be_visible()
    inspector.look(guest.page, "new table")
    guest.go("/about")
    expect(guest.page.get_by_role("heading", name=say("web-about"))).to_be_visible()
    inspector.look(guest.page, "about")
    guest.go("/table/nowhere")
    expect(guest.page.locator("main.lost h1")).to_be_visible()
    inspector.look(guest.page, "no such table")
    guest.faults = [fault for fault in guest.faults if "404" not in fault]  # as it should be
    assert not inspector.found, "\n".join(inspector.found)


def test_lobby(visit: Visit, inspector: Inspector) -> None:
    owner, screen = visit(), visit()
    address = open_table(owner, "karak", 3)
    inspector.look(owner.page, "lobby")
    sit(owner, "web-sit-another", "Ben")
    inspector.look(owner.page, "lobby with two")
    screen.go(address.replace("/table/", "/tv/"))
    expect(screen.page.get_by_text("Ben")).to_be_visible()
    inspector.look(screen.page, "lobby on the television")
    assert not inspector.found, "\n".join(inspector.found)


@pytest.mark.timeout(900)
@pytest.mark.parametrize("title", ["karak", "karak2", "imperium", "goblin"])
@pytest.mark.parametrize("size", ["wide", "phone"])
def test_a_game(visit: Visit, house: House, inspector: Inspector, title: str, size: str) -> None:
    """At the first decision of every kind in a game that bots play; with everything opened that opens; at its end."""
    guest = visit(settings={"words": size == "wide", "learner": size == "phone"}, **(TOUCH if size == "phone" else {}))
    guest.play_now(title)
    room = house.hub.rooms[guest.page.url.rsplit("/", 1)[1]]
    met: set[str] = set()

    def is_new(table: Table) -> bool:
        return table.who == ME and table.playing().decision().step not in met

    while len(met) < KINDS:
        play_on(house, room, "greedy", is_new)
        if room.table.who < 0:
            break
        guest.page.wait_for_function(IS_TOLD, arg=str(room.table.seq))
        expect(guest.choices.first).to_be_visible()
        step = room.table.playing().decision().step
        met.add(step)
        inspector.look(guest.page, f"{title} {step}")
    play_on(house, room, "greedy", lambda _: False)
    expect(guest.page.get_by_role("heading", name=say("web-over"), exact=True)).to_be_visible()
    inspector.look(guest.page, f"{title} over")
    guest.page.keyboard.press("Escape")
    look_around(guest, inspector, title, size)
    guest.go(guest.page.url.replace("/table/", "/tv/"))
    expect(guest.page.locator("footer img")).to_be_visible()
    inspector.look(guest.page, f"{title} on the television")
    print(f"{title}, {size}: {len(inspector.seen)} states")
    assert not inspector.found, "\n".join(inspector.found)


def look_around(guest: Visitor, inspector: Inspector, title: str, size: str) -> None:
    for opened, opener in (
        ("settings", guest.button("web-menu")),
        ("a player", guest.page.locator(".chip").first),
    ):
        opener.click()
        expect(guest.page.get_by_role("dialog")).to_be_visible()
        inspector.look(guest.page, f"{title}: {opened}")
        guest.page.keyboard.press("Escape")
        expect(guest.page.get_by_role("dialog")).to_have_count(0)
    guest.page.keyboard.press("?")
    expect(guest.page.get_by_role("dialog")).to_be_visible()
    inspector.look(guest.page, f"{title}: keys")
    guest.page.keyboard.press("Escape")
    guest.button("web-log").click() if size == "phone" else guest.page.locator(".log .turn").first.click()
    inspector.look(guest.page, f"{title}: log, or the past")
    guest.button("web-chat").click() if size == "phone" else guest.page.get_by_role("tab", name=say("web-chat")).click()
    inspector.look(guest.page, f"{title}: chat")
