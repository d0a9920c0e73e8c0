"""axe-core finds nothing wrong with any page or state that is reached, in torchlight and in daylight."""

import random
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from karak.words import say
from tests.web.axe import Inspector
from tests.web.test_people import open_table, sit
from tests.web.visitor import PHONE, Visitor

Visit = Callable[..., Visitor]
TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
RATHER = {
    "karak": ("lay", "place", "fight", "take", "open", "step", "curse"),
    "karak2": ("lay", "place", "gather", "move", "join", "found", "build", "recruit", "take", "gain"),
    "imperium": ("lay", "place", "gather", "move", "join", "found", "build", "recruit", "take", "gain"),
    "goblin": ("hero", "fight", "equip", "stack as", "keep", "play"),
}
ANSWERS = 60


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
    assert inspector.found == []


def test_lobby(visit: Visit, inspector: Inspector) -> None:
    owner, screen = visit(), visit()
    address = open_table(owner, "karak", 3)
    inspector.look(owner.page, "lobby")
    sit(owner, "web-sit-another", "Ben")
    inspector.look(owner.page, "lobby with two")
    screen.go(address.replace("/table/", "/tv/"))
    expect(screen.page.get_by_text("Ben")).to_be_visible()
    inspector.look(screen.page, "lobby on the television")
    assert inspector.found == []


@pytest.mark.timeout(400)
@pytest.mark.parametrize("title", ["karak", "karak2", "imperium", "goblin"])
@pytest.mark.parametrize("size", ["wide", "phone"])
def test_a_game(visit: Visit, inspector: Inspector, title: str, size: str) -> None:
    """At the first decision of every kind that comes up in a while of play; then with everything opened that opens."""
    guest = visit(**(TOUCH if size == "phone" else {}))
    guest.play_now(title, bots=2)
    luck, met, end = random.Random(5), set[str](), time.monotonic() + 120
    answers = 0
    while answers < ANSWERS and not guest.is_over() and time.monotonic() < end:
        question = guest.page.locator(".prompt h2").inner_text() if guest.choices.count() else ""
        if question and question not in met:
            met.add(question)
            inspector.look(guest.page, f"{title}: {question}")
        answers += guest.answer(luck, RATHER[title]) != ""
    guest.button("web-menu").click()
    expect(guest.page.get_by_role("dialog")).to_be_visible()
    inspector.look(guest.page, f"{title}: settings")
    guest.page.keyboard.press("Escape")
    guest.page.locator(".chip").first.click()
    expect(guest.page.get_by_role("dialog")).to_be_visible()
    inspector.look(guest.page, f"{title}: a player")
    guest.page.keyboard.press("Escape")
    if size == "phone":
        guest.button("web-log").click()
        inspector.look(guest.page, f"{title}: log")
        guest.button("web-chat").click()
    else:
        guest.page.get_by_role("tab", name=say("web-chat")).click()
    inspector.look(guest.page, f"{title}: chat")
    guest.go(guest.page.url.replace("/table/", "/tv/"))
    expect(guest.page.locator("footer img")).to_be_visible()
    inspector.look(guest.page, f"{title}: television")
    print(f"{title}, {size}: {len(inspector.seen)} states")
    assert inspector.found == []
