"""The way into a game through the lobby."""

from playwright.sync_api import expect

from karak.words import say
from tests.web.visitor import Visitor


def open_table(owner: Visitor, title: str, seats: int) -> str:
    """Starts with bots at every other seat, and returns the address of the table."""
    owner.go()
    owner.choose_game(title)
    owner.button("web-new-table").click()
    owner.page.get_by_role("dialog").get_by_text(str(seats), exact=True).click()
    owner.button("web-open-table").click()
    expect(owner.button("web-start")).to_be_visible()
    return owner.page.url


def sit(guest: Visitor, key: str, name: str) -> None:
    guest.button(key).first.click()
    guest.page.get_by_role("textbox", name=say("web-name", guest.language)).fill(name)
    guest.button("web-sit").click()
