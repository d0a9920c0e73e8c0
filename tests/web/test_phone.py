"""On a phone: a whole game with fingers, and fingers that slip."""

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import CDPSession, expect

from karak.bots.shelf import make_bot
from karak.words import say
from tests.server.house import House
from tests.web.mouse import Mouse, Sight
from tests.web.test_whole_games import advice
from tests.web.visitor import PHONE, Visitor

Visit = Callable[..., Visitor]
TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
SMALL = """() => [...document.querySelectorAll('.prompt button, .top .button, .tools button, .picked button')]
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 43.5)
  .map((one) => one.outerHTML.slice(0, 90))"""
SECONDS = 1200  # a game takes a minute on a machine that does nothing else


class Finger(Mouse):
    """Taps instead of clicks; and on a map the first tap plays nothing."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor)
        self.previews = 0
        self.session: CDPSession = visitor.context.new_cdp_session(self.page)

    def click(self, sight: Sight) -> None:
        before = self.visitor.seq()
        self.page.touchscreen.tap(sight.x, sight.y)
        if not sight.is_choice:
            self.page.wait_for_timeout(30)
            assert self.visitor.seq() == before, "one tap on the map has played"
            self.previews += 1

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        fingers = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    def drag_and_pinch(self, x: float, y: float) -> None:
        """A finger goes along from here, then two go apart."""
        self.touch("touchStart", (x, y))
        for step in range(1, 5):
            self.touch("touchMove", (x + 12 * step, y + 5 * step))
        self.touch("touchEnd")
        self.touch("touchStart", (x, y), (x + 30, y))
        for step in range(1, 5):
            self.touch("touchMove", (x - 8 * step, y), (x + 30 + 8 * step, y))
        self.touch("touchEnd")


@pytest.mark.timeout(SECONDS + 60)
def test_a_whole_game_with_fingers(visit: Visit, house: House) -> None:
    guest = visit(listed=False, **TOUCH)
    guest.play_now("karak")
    table = house.hub.rooms[guest.page.url.rsplit("/", 1)[1]].table
    me = next(seat for seat, chair in enumerate(table.chairs) if chair.kind == "human")
    finger, bot, end, choices = Finger(guest), make_bot("karak", "greedy"), time.monotonic() + SECONDS, 0
    while table.who >= 0:
        assert time.monotonic() < end, "the game takes too long"
        if table.who == me and guest.seq() == str(table.seq):
            text, anchors = advice(table, bot)
            if choices % 10 == 0:
                before = guest.seq()
                sight = finger.seen(text, anchors)
                finger.drag_and_pinch(sight.x if sight else 195, sight.y if sight else 400)
                guest.page.wait_for_timeout(60)
                assert guest.seq() == before, "a drag or a pinch has played"
                guest.button("web-map-fit").tap()
            finger.choose(text, anchors)
            choices += 1
        else:
            guest.page.wait_for_timeout(10)
    expect(guest.page.get_by_role("heading", name=say("web-over"), exact=True)).to_be_visible()
    assert finger.previews > 0
    print(f"{choices} choices by finger, {finger.previews} of them first shown")


def test_the_sheet_is_pulled_up_and_down(visit: Visit) -> None:
    guest = visit(**TOUCH)
    guest.play_now("karak")
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


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (820, 1180)])
@pytest.mark.parametrize("title", ["karak", "goblin", "karak2"])
def test_nothing_scrolls_and_targets_are_large(visit: Visit, size: tuple[int, int], title: str) -> None:
    guest = visit(**{**TOUCH, "viewport": {"width": size[0], "height": size[1]}})
    guest.play_now(title)
    expect(guest.choices.first).to_be_visible()
    assert guest.page.evaluate(
        "(e => [e.scrollWidth - innerWidth, e.scrollHeight - innerHeight])(document.documentElement)"
    ) == [0, 0]
    small = guest.page.evaluate(SMALL)
    assert small == []
