"""Makes docs/screenshots/access-*.png: settings, looks, phone, television, the board in words. Needs Chromium.

python -m tools.screenshots_access [NAME ...] makes those whose name begins so.
"""

import logging
import shutil
import sys
from collections.abc import Callable
from typing import Any

import structlog
from playwright.sync_api import Browser, expect, sync_playwright

from karak.words import say
from tests.server.house import House
from tests.web.house import open_in_thread, play_on
from tests.web.visitor import FLAGS, PHONE, WIDE, Visitor
from tools.screenshots import TARGET, is_fight, is_middle

IS_TOLD = "seq => document.querySelector('main').dataset.seq === seq"
TOUCH = {"has_touch": True, "is_mobile": True}
SCREENS: dict[str, dict[str, Any]] = {
    "wide": {"viewport": WIDE},
    "phone": {"viewport": PHONE, **TOUCH},
    "sideways": {"viewport": {"width": 844, "height": 390}, **TOUCH},
    "tablet": {"viewport": {"width": 820, "height": 1180}, **TOUCH},
    "tv": {"viewport": {"width": 1920, "height": 1080}},
}


class Photographer:
    def __init__(self, browser: Browser, house: House, wanted: list[str]) -> None:
        self.browser = browser
        self.house = house
        self.wanted = wanted

    def visit(self, screen: str, **settings: Any) -> Visitor:
        return Visitor(
            self.browser, self.house.url, listed=False, is_routed=False, settings=settings, **SCREENS[screen]
        )

    def take(self, visitor: Visitor, name: str) -> None:
        visitor.page.mouse.move(2, 2)
        visitor.page.evaluate("document.fonts.ready")
        visitor.page.wait_for_timeout(400)
        visitor.page.screenshot(path=TARGET / f"access-{name}.png")
        print(name, *visitor.faults, sep="\n  ", flush=True)
        visitor.leave()

    def sit(self, visitor: Visitor, title: str = "karak", is_there: Callable[..., bool] = is_middle) -> None:
        visitor.play_now(title, bots=2)
        room = self.house.hub.rooms[visitor.page.url.rsplit("/", 1)[1]]
        play_on(self.house, room, "greedy", is_there)
        visitor.page.wait_for_function(IS_TOLD, arg=str(room.table.seq))

    def settings(self, name: str, screen: str) -> None:
        visitor = self.visit(screen)
        visitor.go()
        expect(visitor.page.locator("label.card")).to_have_count(4)
        visitor.button("web-menu").click()
        expect(visitor.page.get_by_role("dialog")).to_be_visible()
        self.take(visitor, name)

    def table(
        self, name: str, screen: str, title: str = "karak", is_there: Callable[..., bool] = is_middle, **wishes: Any
    ) -> None:
        visitor = self.visit(screen, **wishes)
        self.sit(visitor, title, is_there)
        self.take(visitor, name)

    def keys(self, name: str, screen: str) -> None:
        visitor = self.visit(screen)
        self.sit(visitor)
        visitor.page.keyboard.press("?")
        expect(visitor.page.get_by_role("heading", name=say("web-keyboard"))).to_be_visible()
        self.take(visitor, name)

    def picked(self, name: str, screen: str) -> None:
        visitor = self.visit(screen)
        self.sit(visitor)
        visitor.page.locator(".target[data-anchor]").first.tap()
        expect(visitor.page.locator("div.picked")).to_be_visible()
        self.take(visitor, name)

    def television(self, name: str, title: str) -> None:
        visitor = self.visit("tv")
        self.sit(visitor, title)
        visitor.go(visitor.page.url.replace("/table/", "/tv/"))
        expect(visitor.page.locator("footer img")).to_be_visible()
        self.take(visitor, name)

    def all(self) -> None:
        scenes: dict[str, Callable[[str], None]] = {
            "settings": lambda name: self.settings(name, "wide"),
            "settings-phone": lambda name: self.settings(name, "phone"),
            "daylight": lambda name: self.table(name, "wide", theme="light"),
            "daylight-phone": lambda name: self.table(name, "phone", theme="light"),
            "contrast": lambda name: self.table(name, "wide", contrast=True, text=1.3, shapes=True),
            "learner": lambda name: self.table(name, "wide", is_there=is_fight, learner=True),
            "learner-phone": lambda name: self.table(name, "phone", learner=True),
            "words": lambda name: self.table(name, "wide", words=True),
            "words-phone": lambda name: self.table(name, "phone", words=True),
            "words-goblin": lambda name: self.table(name, "wide", title="goblin", words=True),
            "words-karak2": lambda name: self.table(name, "wide", title="karak2", words=True),
            "keys": lambda name: self.keys(name, "wide"),
            "picked-phone": lambda name: self.picked(name, "phone"),
            "sideways": lambda name: self.table(name, "sideways"),
            "sideways-goblin": lambda name: self.table(name, "sideways", title="goblin"),
            "sideways-karak2": lambda name: self.table(name, "sideways", title="karak2"),
            "tablet": lambda name: self.table(name, "tablet", title="karak2"),
            "tv-karak": lambda name: self.television(name, "karak"),
            "tv-karak2": lambda name: self.television(name, "karak2"),
            "tv-goblin": lambda name: self.television(name, "goblin"),
        }
        for name, scene in scenes.items():
            if not self.wanted or any(name.startswith(word) for word in self.wanted):
                scene(name)


def main() -> None:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    with open_in_thread() as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        Photographer(browser, house, sys.argv[1:]).all()
        browser.close()


if __name__ == "__main__":
    main()
