"""axe-core finds nothing wrong with any page or state that is reached, in torchlight and in daylight."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from karak.server.table import Table
from karak.words import FIRST, LANGUAGES, say
from tests.server.house import House
from tests.web.axe import Inspector
from tests.web.clipping import cut
from tests.web.finished import keep_game
from tests.web.house import play_on, room_of
from tests.web.learner import Learner
from tests.web.lobby import open_table, sit
from tests.web.visitor import IS_TOLD, PHONE, Visitor

Visit = Callable[..., Visitor]
TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
ME = 0
KINDS = 7  # decisions
IN_EVERY_LANGUAGE = pytest.mark.parametrize(
    "language", [pytest.param(one, marks=pytest.mark.thorough if one != FIRST else ()) for one in sorted(LANGUAGES)]
)
LOOKS = {"en": ("phone", "dark"), "fr": ("wide", "light"), "pl": ("wide", "dark")}


@pytest.fixture
def inspector() -> Inspector:
    return Inspector("dark", "light")


@IN_EVERY_LANGUAGE
def test_home_new_table_settings_and_about(visit: Visit, inspector: Inspector, language: str) -> None:
    guest = visit(language=language)
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
    expect(guest.page.get_by_role("heading", name=say("web-about", language))).to_be_visible()
    inspector.look(guest.page, "about")
    guest.go("/table/nowhere")
    expect(guest.page.locator("main.lost h1")).to_be_visible()
    inspector.look(guest.page, "no such table")
    guest.faults = [fault for fault in guest.faults if "404" not in fault]  # the 404 is expected
    assert not inspector.found, "\n".join(inspector.found)


@IN_EVERY_LANGUAGE
def test_lobby(visit: Visit, inspector: Inspector, language: str) -> None:
    owner, screen = visit(language=language), visit(language=language)
    address = open_table(owner, "karak", 3)
    inspector.look(owner.page, "lobby")
    sit(owner, "web-sit-another", "Ben")
    inspector.look(owner.page, "lobby with two")
    screen.go(address.replace("/table/", "/tv/"))
    expect(screen.page.get_by_text("Ben")).to_be_visible()
    inspector.look(screen.page, "lobby on the television")
    assert not inspector.found, "\n".join(inspector.found)


@IN_EVERY_LANGUAGE
def test_rules_lesson_replay_and_fair_dice(visit: Visit, house: House, inspector: Inspector, language: str) -> None:
    guest = visit(language=language)
    guest.go("/rules/karak#K1:4.3")
    expect(guest.page.locator("article.meant")).to_be_visible()
    inspector.look(guest.page, "rules")
    guest.page.get_by_role("searchbox").fill("K1:4")
    expect(guest.page.locator("article").first).to_be_visible()
    inspector.look(guest.page, "rules, searched")
    game = keep_game(house, f"decaf000000000{sorted(LANGUAGES).index(language):02}")
    guest.go(f"/replay/{game.id}/40")
    expect(guest.page.locator("main.replay")).to_have_attribute("data-at", "40")
    inspector.look(guest.page, "replay")
    guest.go(f"/fair/{game.id}")
    expect(guest.page.locator("[data-verdict]")).to_be_visible()
    inspector.look(guest.page, "fair dice")
    Learner(guest).begin("karak")
    inspector.look(guest.page, "lesson")
    assert not inspector.found, "\n".join(inspector.found)


@pytest.mark.timeout(600)
@pytest.mark.thorough
@pytest.mark.parametrize("title", ["karak", "karak2", "imperium", "goblin"])
@pytest.mark.parametrize("language", LOOKS)
def test_a_game(at_table: Visit, house: House, title: str, language: str) -> None:
    """This covers the first decision of every kind in a game between bots and its end; nothing is cut off there."""
    size, theme = LOOKS[language]
    looks = {"learner": size == "phone", "theme": theme}
    guest = at_table(title, language=language, settings=looks, **(TOUCH if size == "phone" else {}))
    inspector, room = Inspector(theme, *{"dark", "light"} - {theme}), room_of(house, guest.page.url)
    met, cuts = set[str](), set[str]()

    def look(state: str) -> None:
        inspector.look(guest.page, f"{title} {state}")
        if size == "wide":
            cuts.update(f"{state}: {one}" for one in cut(guest))

    def is_new(table: Table) -> bool:
        return table.who == ME and table.playing().decision().step not in met

    while len(met) < KINDS:
        play_on(house, room, "greedy", is_new)
        if room.table.who < 0:
            break
        guest.until(IS_TOLD, room.table.seq)
        expect(guest.choices.first).to_be_visible()
        step = room.table.playing().decision().step
        met.add(step)
        look(step)
    play_on(house, room, "greedy", lambda _: False)
    expect(guest.page.get_by_role("heading", name=say("web-over", language), exact=True)).to_be_visible()
    look("over")
    guest.page.keyboard.press("Escape")
    guest.page.locator(".chip").first.click()
    expect(guest.page.get_by_role("dialog")).to_be_visible()
    look("a player")
    guest.page.keyboard.press("Escape")
    expect(guest.page.get_by_role("dialog")).to_have_count(0)
    if title == "karak":  # these are the same for every game
        look_around(guest, look, size)
    guest.page.keyboard.press("/")
    expect(guest.page.locator(".words")).to_be_visible()
    inspector.look(guest.page, f"{title} in words")
    guest.go(guest.page.url.replace("/table/", "/tv/"))
    expect(guest.page.locator("footer img")).to_be_visible()
    inspector.look(guest.page, f"{title} on the television")
    print(f"{title}, {size}, {language}: {len(inspector.seen)} states")
    assert not inspector.found, "\n".join(inspector.found)
    assert sorted(cuts) == []


def look_around(guest: Visitor, look: Callable[[str], None], size: str) -> None:
    guest.button("web-menu").click()
    expect(guest.page.get_by_role("dialog")).to_be_visible()
    look("settings")
    guest.page.keyboard.press("Escape")
    expect(guest.page.get_by_role("dialog")).to_have_count(0)
    guest.page.keyboard.press("?")
    expect(guest.page.get_by_role("dialog")).to_be_visible()
    look("keys")
    guest.page.keyboard.press("Escape")
    guest.button("web-log").click() if size == "phone" else guest.page.locator(".log .turn").first.click()
    look("log, or the past")
    chat = guest.page.get_by_role("tab", name=say("web-chat", guest.language))
    guest.button("web-chat").click() if size == "phone" else chat.click()
    look("chat")
