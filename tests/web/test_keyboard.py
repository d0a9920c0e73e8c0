"""Playing without a mouse: places, words, keys and aids."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from karak.words import say
from tests.server.house import House
from tests.web.house import play_on, room_of
from tests.web.keyboard import Keyboard
from tests.web.visitor import IS_TOLD, Visitor

pytestmark = pytest.mark.thorough
Visit = Callable[..., Visitor]


def test_lit_places_are_one_stop_and_arrows_go_between_them(at_table: Visit) -> None:
    guest = at_table(listed=False)
    expect(guest.page.locator("[data-anchor^='cell:'][role=button]").first).to_be_visible()
    assert guest.page.locator(".frame [role=button][tabindex='0']").count() == 1
    keys = Keyboard(guest)
    guest.page.locator(".frame [role=button][tabindex='0']").focus()
    before = guest.seq()
    names = set()
    for arrow in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        keys.press(arrow)
        names.add(keys.focused()[0])
    assert len(names) > 1
    assert guest.seq() == before, "walking over the board plays nothing"
    keys.press("Enter")
    expect(guest.page.locator("main")).not_to_have_attribute("data-seq", before)


def test_the_board_in_words_can_be_walked_and_queried(at_table: Visit) -> None:
    guest = at_table(listed=False)
    expect(guest.page.locator("[data-anchor^='cell:'][role=button]").first).to_be_visible()
    keys = Keyboard(guest)
    before = guest.seq()
    keys.press("/")
    words = guest.page.locator(".words")
    expect(words.get_by_role("application")).to_be_focused()
    for arrow in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"):
        keys.press(arrow)
    told = words.locator(".told")
    expect(told).to_contain_text(say("web-walk-unexplored"))
    box = words.get_by_role("textbox")
    for command, part in (("here", say("web-walk-here", what="").strip()), ("around", "north"), ("moves", "1. ")):
        box.fill(command)
        keys.press("Enter")
        expect(told).to_contain_text(part)
    assert guest.seq() == before
    box.fill("1")
    keys.press("Enter")
    expect(guest.page.locator("main")).not_to_have_attribute("data-seq", before)


def test_a_question_mark_lists_the_keys_and_escape_closes(at_table: Visit) -> None:
    guest = at_table()
    expect(guest.choices.first).to_be_visible()
    guest.page.keyboard.press("?")
    expect(guest.page.get_by_role("heading", name=say("web-keyboard"))).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(guest.page.get_by_role("dialog")).to_have_count(0)


def test_learners_must_confirm_what_cannot_be_undone(at_table: Visit) -> None:
    guest = at_table(settings={"learner": True})
    expect(guest.page.locator(".explanation")).to_be_visible()
    before = guest.seq()
    guest.page.locator(".prompt [data-choice^='step']", has_text=say("web-final")).first.click()
    tick = guest.page.locator(".picked .tick")
    expect(tick).to_be_visible()
    assert guest.seq() == before
    tick.click()
    expect(guest.page.locator("main")).not_to_have_attribute("data-seq", before)


@pytest.mark.parametrize(("aid", "shown"), [("odds", ".odds"), ("counters", "p.left")])
def test_an_aid_that_is_switched_off_is_gone(at_table: Visit, house: House, aid: str, shown: str) -> None:
    """The aid shows where the player may add to the dice; if that never comes with these heroes, others are dealt."""
    for is_on in (True, False):
        while True:
            guest = at_table(settings={aid: is_on})
            room = room_of(house, guest.page.url)
            play_on(house, room, "greedy", lambda table: table.who == 0 and table.playing().decision().step == "rolled")
            if room.table.who == 0:
                break
        guest.until(IS_TOLD, room.table.seq)
        expect(guest.page.locator(shown)).to_have_count(int(is_on))
        guest.button("web-menu").click()
        expect(guest.page.get_by_role("checkbox", name=say(f"web-aid-{aid}"))).to_be_checked(checked=is_on)
