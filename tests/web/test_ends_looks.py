"""Ends at the table in every language, on a phone and on a wide screen: each text is shown and covers nothing."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from karak.words import LANGUAGES, say
from tests.server.house import House
from tests.web.axe import Inspector
from tests.web.clipping import CUT, PLACES
from tests.web.ending import ask, confirm, dialog, hold, notice, offer
from tests.web.finger import TOUCH
from tests.web.visitor import WIDE, Visitor

pytestmark = [pytest.mark.thorough, pytest.mark.timeout(300)]
Two = Callable[..., tuple[Visitor, Visitor]]
SIZES: dict[str, dict[str, Any]] = {"phone": TOUCH, "wide": {"viewport": WIDE}}
# Counts the lit places on the board that a finger can reach.
REACHED = """() => {
  const lit = [...document.querySelectorAll('.drawn .target')].map((one) => one.getBoundingClientRect());
  const there = lit.map((box) => document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
  return there.filter((one) => one?.closest('.drawn')).length;
}"""
# Finds buttons that are too small for a thumb.
SMALL = """() => [...document.querySelectorAll('.notices button, .prompt button, dialog button, dialog label')]
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 43.5)
  .map((one) => one.outerHTML.slice(0, 90))"""


class Look:
    """The faults of a screen: violations of axe rules, words cut off, small buttons."""

    def __init__(self, size: str) -> None:
        self.size = size
        self.inspector = Inspector("dark", "light")

    def at(self, guest: Visitor, state: str, *keys: str) -> None:
        for key in keys:
            expect(guest.page.get_by_text(say(key, guest.language)).locator("visible=true").first).to_be_visible()
        self.inspector.look(guest.page, state)
        found = [
            one for one in guest.page.evaluate(CUT, PLACES) if " skip " not in one
        ]  # visible only once it has the focus
        found += guest.page.evaluate(SMALL) if self.size == "phone" else []
        self.inspector.found += [f"{state}: {fault}" for fault in found]


@pytest.mark.parametrize("size", sorted(SIZES))
@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_every_end_in_every_language(two_at_table: Two, house: House, language: str, size: str) -> None:
    look = Look(size)
    guests = two_at_table(language=language, listed=False, **SIZES[size])
    seat = hold(house, *guests)
    look.at(guests[seat], "held", "game-ask-turn-over", "game-choice-end-turn.web")
    look.at(guests[1 - seat], "waiting")
    guests[seat].page.locator("[data-choice='end turn']").click()
    guests[1 - seat].until(f"() => ({REACHED})() > 0")
    reached = guests[1 - seat].page.evaluate(REACHED)
    ana, ben = guests
    ana.button("web-menu").click()
    look.at(
        ana, "menu", "web-this-game", "web-resign", "web-offer-points", "web-offer-draw", "web-end", "web-turns",
        "web-ends-turns", "web-ends-turns-about",
    )  # fmt: skip
    ana.button("web-resign").click()
    look.at(
        ana, "resign", "web-resign-how", "web-resign-bot", "web-resign-none", "web-resign-last", "web-resign-about",
        "web-keep-playing",
    )  # fmt: skip
    confirm(ana, "web-keep-playing")
    for how in ("points", "draw"):
        ask(ana, f"web-offer-{how}")
        look.at(ana, f"offer {how}", f"web-offer-{how}-about", "web-offer-send")
        confirm(ana, "web-keep-playing")
    ask(ana, "web-end")
    look.at(ana, "owner's end", "web-end-about")
    confirm(ana, "web-keep-playing")
    offer(ana, "draw")
    look.at(ana, "offering", "web-offering-draw", "web-offer-withdraw")
    expect(ben.button("web-offer-agree")).to_be_visible()
    look.at(ben, "offered", "web-offer-agree", "web-offer-refuse")
    assert guests[1 - seat].page.evaluate(REACHED) == reached
    ben.button("web-offer-agree").click()
    for guest in guests:
        expect(dialog(guest).locator("h3").first).to_be_visible()
        look.at(guest, "over", "game-ending-drawn")
    expect(notice(ana)).to_have_text("")
    assert not look.inspector.found, "\n".join(look.inspector.found)
