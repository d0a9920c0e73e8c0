"""What people do and see at a table when a turn, a hero or the game ends."""

from playwright.sync_api import Locator, expect

from karak.server.table import Table
from karak.words import say
from tests.server.house import House
from tests.web.house import play_on, room_of
from tests.web.visitor import IS_TOLD, Visitor

LISTEN = """() => {
  const region = document.querySelector('[data-told]');
  const ALL = { subtree: true, childList: true, characterData: true };
  window.heard = [];
  new MutationObserver(() => window.heard.push(region.textContent)).observe(region, ALL);
}"""
HEARD = "sentence => window.heard.some((one) => one.includes(sentence))"


def dialog(guest: Visitor) -> Locator:
    return guest.page.get_by_role("dialog")


def listen(*guests: Visitor) -> None:
    """Records from now on what is read aloud."""
    for guest in guests:
        guest.page.evaluate(LISTEN)


def heard(guest: Visitor, sentence: str) -> None:
    """Waits until the sentence has been read aloud and the log shows it."""
    guest.page.wait_for_function(HEARD, arg=sentence)
    expect(guest.page.locator(".log")).to_contain_text(sentence)


def notice(guest: Visitor) -> Locator:
    """The notices between the board and the prompt."""
    return guest.page.locator(".notices")


def chip(guest: Visitor, seat: int) -> Locator:
    return guest.page.locator(".chip").nth(seat)


def hero(guest: Visitor, seat: int) -> str:
    return chip(guest, seat).locator(".name").inner_text()


def ask(guest: Visitor, key: str) -> None:
    """Chooses an entry of the menu, which asks for confirmation."""
    guest.button("web-menu").click()
    guest.button(key).click()
    expect(guest.page.get_by_role("heading", name=say(key, guest.language), exact=True)).to_be_visible()


def confirm(guest: Visitor, key: str) -> None:
    dialog(guest).get_by_role("button", name=say(key, guest.language), exact=True).click()


def offer(guest: Visitor, how: str) -> None:
    ask(guest, f"web-offer-{how}")
    confirm(guest, "web-offer-send")
    expect(guest.button("web-offer-withdraw")).to_be_visible()
    expect(dialog(guest)).to_have_count(0)


def ended(guest: Visitor, how: str, winner: str) -> None:
    """Checks that the end screen says how the game ended and who won."""
    expect(guest.page.get_by_role("heading", name=say("web-over", guest.language), exact=True)).to_be_visible()
    expect(dialog(guest)).to_contain_text(say(f"game-ending-{how}", guest.language))
    expect(dialog(guest).locator("h3").first).to_have_text(winner)


def is_held(table: Table) -> bool:
    return table.playing().holder is not None


def hold(house: House, *guests: Visitor) -> int:
    """Plays on until a turn is over that its player can take back, and returns the seat of that player."""
    room = room_of(house, guests[0].page.url)
    play_on(house, room, "greedy", is_held)
    holder = room.table.playing().holder
    assert holder is not None
    for guest in guests:
        guest.until(IS_TOLD, room.table.seq)
    return holder
