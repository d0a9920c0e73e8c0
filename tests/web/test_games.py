"""Whole games in a browser, as the screen shows them."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from karak.words import say
from tests.web.visitor import PHONE, Visitor

Visit = Callable[..., Visitor]
EAGER = ("lay", "fight", "place", "open", "take", "step", "curse", "return", "use double", "use bolt")


def test_home_greets_and_shows_four_games(visit: Visit) -> None:
    guest = visit()
    guest.go()
    expect(guest.page.locator("label.card")).to_have_count(4)
    expect(guest.page.get_by_text(say("web-first-1")).first).to_be_visible()


@pytest.mark.parametrize("title", ["karak", "goblin", "karak2", "imperium"])
def test_two_clicks_lead_to_the_table(visit: Visit, title: str) -> None:
    guest = visit()
    guest.go()
    guest.choose_game(title)
    guest.button("web-play-now").click()
    expect(guest.choices.first).to_be_visible()
    assert guest.page.locator(".prompt h2").inner_text() == guest.page.locator(".choices").get_attribute("aria-label")


def test_the_choice_of_bots_is_remembered(visit: Visit) -> None:
    guest = visit()
    guest.go()
    guest.page.get_by_label(say("web-bot-kind")).select_option("easy")
    guest.button("web-play-now").click()
    expect(guest.page.locator(".chip", has_text=say("web-bot-easy"))).to_have_count(2)
    guest.go()
    expect(guest.page.get_by_label(say("web-bot-kind"))).to_have_value("easy")


def test_nothing_scrolls_in_play(at_table: Visit) -> None:
    for size in ({}, {"viewport": PHONE, "has_touch": True, "is_mobile": True}):
        guest = at_table(bots=2, **size)
        expect(guest.choices.first).to_be_visible()
        room: list[int] = guest.page.evaluate(
            "(e => [e.scrollWidth - innerWidth, e.scrollHeight - innerHeight])(document.documentElement)"
        )
        assert room == [0, 0]


def test_undo_and_reset(at_table: Visit) -> None:
    guest = at_table()
    luck, reset = random.Random(1), guest.button("web-reset")
    while not reset.is_visible():
        guest.answer(luck, ("lay", "place", "fight", "use stealth", "step"))
    steps = len(guest.page.locator(".log li.undone").all())
    guest.button("web-undo").click()
    expect(guest.page.locator(".log .undone")).not_to_have_count(steps)
    if reset.is_visible():
        reset.click()
    elif guest.button("web-undo").is_visible():
        guest.button("web-undo").click()
    expect(guest.button("web-undo")).not_to_be_visible()


def test_looking_back_and_returning(at_table: Visit) -> None:
    guest = at_table()
    luck = random.Random(3)
    for _ in range(12):
        guest.answer(luck, EAGER)
    guest.page.locator(".log .turn").first.click()
    expect(guest.page.locator(".time.past strong")).to_be_visible()
    expect(guest.choices).to_have_count(0)
    guest.button("web-back-to-now").click()
    expect(guest.page.locator(".time.past")).to_have_count(0)
