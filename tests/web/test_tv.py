"""A table on a television, for all to see: nothing that only one player may see, and nothing to press."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from karak.words import say
from tests.web.visitor import Visitor

pytestmark = pytest.mark.thorough
Visit = Callable[..., Visitor]
SIZES = """all => all.filter((one) => one.innerText?.trim() && !one.classList.contains('unseen'))
  .map((one) => parseFloat(getComputedStyle(one).fontSize))"""
SCREEN = {"viewport": {"width": 1920, "height": 1080}}


def test_the_screen_of_a_player_shows_no_hand_and_no_choices(at_table: Visit) -> None:
    guest = at_table("goblin", **SCREEN)
    guest.page.locator(".prompt [data-choice^='hero']").first.click()
    guest.button("web-menu").click()
    link = guest.page.get_by_role("link", name=say("web-tv-open"))
    guest.go(str(link.get_attribute("href")))
    expect(guest.page.locator("section.board")).to_be_visible()
    expect(guest.page.locator(".seats li")).to_have_count(2)
    assert guest.page.locator("[data-choice]").count() == 0
    assert (
        guest.page.locator("a, button, input, select").evaluate_all(
            "all => all.filter(one => !one.closest('[inert]')).length"
        )
        == 0
    )
    known = guest.page.locator('.mine .hand [data-tip^="card:"]:not([data-tip="card:starting-card"])')
    assert known.count() == 0, "whose turn it is, their hand shows its backs"
    sizes = guest.page.locator(".side :is(b, p, li, small, span)").evaluate_all(SIZES)
    assert min(sizes) >= 24


def test_before_the_game_it_invites(visit: Visit) -> None:
    owner, screen = visit(), visit(**SCREEN)
    owner.go()
    owner.button("web-new-table").click()
    owner.button("web-open-table").click()
    expect(owner.button("web-start")).to_be_visible()
    screen.go(owner.page.url.replace("/table/", "/tv/"))
    expect(screen.page.get_by_role("img", name=say("web-qr"))).to_be_visible()
    expect(screen.page.get_by_text(say("web-tv-join"))).to_be_visible()
