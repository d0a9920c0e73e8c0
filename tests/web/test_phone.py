"""On a phone: a sheet that can be pulled, nothing that scrolls, and targets that are large enough for thumbs."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.finger import TOUCH, Finger
from tests.web.visitor import Visitor

pytestmark = pytest.mark.thorough
Visit = Callable[..., Visitor]
SIZES = ((390, 844), (844, 390), (820, 1180))
SMALL = """() => [...document.querySelectorAll('.prompt button, .top .button, .tools button, .picked button')]
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 43.5)
  .map((one) => one.outerHTML.slice(0, 90))"""


def test_the_sheet_is_pulled_up_and_down(at_table: Visit) -> None:
    guest = at_table(**TOUCH)
    expect(guest.choices.first).to_be_visible()
    sheet, grip = guest.page.locator(".bottom"), guest.page.locator(".grip")
    usual = sheet.bounding_box()
    box = grip.bounding_box()
    assert usual and box
    finger, heights = Finger(guest), list[float]()
    for way in (120, -160, -160):
        box = grip.bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        finger.touch("touchStart", (x, y))
        for step in range(1, 5):
            finger.touch("touchMove", (x, y + way * step / 4))
        finger.touch("touchEnd")
        guest.page.wait_for_timeout(100)
        now = sheet.bounding_box()
        assert now
        heights.append(now["height"])
    low, middle, high = heights
    assert low < usual["height"] == middle < high


@pytest.mark.parametrize("title", ["karak", "goblin", "karak2"])
def test_nothing_scrolls_and_targets_are_large(at_table: Visit, title: str) -> None:
    guest = at_table(title, **TOUCH)
    for width, height in SIZES:
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.page.reload()
        expect(guest.choices.first).to_be_visible()
        assert guest.page.evaluate(
            "(e => [e.scrollWidth - innerWidth, e.scrollHeight - innerHeight])(document.documentElement)"
        ) == [0, 0]
        small = guest.page.evaluate(SMALL)
        assert small == []
