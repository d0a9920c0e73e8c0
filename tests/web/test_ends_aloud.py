"""The end of a game is read aloud to all players at the table and shown in the log, in every language."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from karak.words import LANGUAGES, say
from tests.web.ending import ask, confirm, dialog, heard, hero, listen, notice, offer
from tests.web.visitor import Visitor

Two = Callable[..., tuple[Visitor, Visitor]]
EACH = pytest.mark.parametrize("language", sorted(LANGUAGES))


@EACH
def test_an_offer_a_refusal_a_resignation_and_the_owners_end(two_at_table: Two, language: str) -> None:
    guests = ana, ben = two_at_table(language=language)
    ann, name = say("web-guest", language), hero(ana, 1)
    listen(*guests)
    offer(ana, "points")
    for guest in guests:
        heard(guest, say("log-end-offered", language, name=ann, how="points"))
    ben.button("web-offer-refuse").click()
    for guest in guests:
        heard(guest, say("log-end-declined", language, name="Ben"))
    ask(ben, "web-resign")
    confirm(ben, "web-resign")
    for guest in guests:
        heard(guest, say("game-left-to-bot", language, hero=name))
    ask(ana, "web-end")
    confirm(ana, "web-end")
    for guest in guests:
        heard(guest, say("game-closed", language, how="stopped"))
        read_at_the_end(guest, "stopped")


@EACH
def test_an_offer_that_is_accepted(two_at_table: Two, language: str) -> None:
    guests = ana, ben = two_at_table(language=language)
    listen(*guests)
    offer(ben, "draw")
    for guest in guests:
        heard(guest, say("log-end-offered", language, name="Ben", how="draw"))
    ana.button("web-offer-agree").click()
    for guest in guests:
        heard(guest, say("log-end-agreed", language, name=say("web-guest", language)))
        heard(guest, say("game-closed", language, how="drawn"))
        read_at_the_end(guest, "drawn")


def test_a_player_who_looks_back_hears_of_an_offer(two_at_table: Two) -> None:
    ana, ben = two_at_table()
    ben.page.locator(".log li button").first.click()
    expect(ben.page.locator(".prompt h2")).to_have_text(say("web-looking-back"))
    listen(ben)
    offer(ana, "draw")
    heard(ben, say("log-end-offered", name=say("web-guest"), how="draw"))


def test_a_player_in_a_dialog_hears_of_an_offer(two_at_table: Two) -> None:
    """While a dialog is open, a screen reader reads nothing outside it."""
    ana, ben = two_at_table()
    ben.button("web-menu").click()
    told = dialog(ben).locator("[role=status]")
    expect(told).to_have_text("")
    offer(ana, "draw")
    expect(told).to_have_text(say("log-end-offered", name=say("web-guest"), how="draw"))
    ben.page.keyboard.press("Escape")
    expect(notice(ben)).to_contain_text(say("web-offered-draw", name=hero(ben, 0)))


def read_at_the_end(guest: Visitor, how: str) -> None:
    """Checks that the end screen, which covers everything else, states the end itself."""
    end = dialog(guest).get_by_role("status").filter(has_text=say(f"game-ending-{how}", guest.language))
    expect(end.get_by_role("heading").first).to_be_visible()
