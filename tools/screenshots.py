"""Makes docs/screenshots/*.png: home, lobby, and each game early, in the middle and at a fight. Needs Chromium.

python -m tools.screenshots [NAME ...] makes those whose name begins so.
"""

import logging
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import structlog
from playwright.sync_api import Browser, expect, sync_playwright

from karak.server.table import Table
from karak.server.views import seen
from tests.server.house import House
from tests.web.house import open_in_thread, play_on
from tests.web.visitor import FLAGS, PHONE, WIDE, Visitor

TARGET = Path(__file__).parents[1] / "docs" / "screenshots"
SIZES: dict[str, dict[str, Any]] = {
    "": {"viewport": WIDE},
    "-phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}
ME = 0
MIDDLE = {"karak": 24, "karak2": 24, "imperium": 24, "goblin": 12}  # turns
FIGHTS = {
    "karak": ("rolled",),
    "karak2": ("rolled", "spending"),
    "imperium": ("rolled", "spending"),
    "goblin": ("playing",),
}
IS_ASKED = "() => document.querySelector('.prompt [aria-pressed]') !== null"  # the list of choices is offered


def is_early(table: Table) -> bool:
    """My first turn in which something lies there already."""
    return table.who == ME and table.playing().state.turns > 2


def is_middle(table: Table) -> bool:
    return table.who == ME and table.playing().state.turns >= MIDDLE[table.title]


def is_fight(table: Table) -> bool:
    if table.who != ME or table.playing().decision().step not in FIGHTS[table.title]:
        return False
    view: dict[str, Any] = seen(table.playing(), ME)
    return table.title != "goblin" or len(view["battle"]["played"]) > 1


def is_contest(table: Table) -> bool:
    return table.who == ME and seen(table.playing(), ME).get("contest") is not None


SCENES: dict[str, Callable[[Table], bool]] = {"early": is_early, "middle": is_middle, "fight": is_fight}


class Camera:
    def __init__(self, browser: Browser, house: House, wanted: list[str]) -> None:
        self.browser = browser
        self.house = house
        self.wanted = wanted

    def is_wanted(self, name: str) -> bool:
        return not self.wanted or any(name.startswith(word) for word in self.wanted)

    def take(self, visitor: Visitor, name: str) -> None:
        visitor.page.mouse.move(2, 2)
        visitor.page.evaluate("document.fonts.ready")
        visitor.page.wait_for_load_state("networkidle")
        visitor.page.wait_for_timeout(500)
        visitor.page.screenshot(path=TARGET / f"{name}.png")
        print(name, flush=True)

    def scene(self, name: str, play: Callable[[Visitor, str], None]) -> None:
        if self.is_wanted(name):
            for suffix, context in SIZES.items():
                visitor = Visitor(self.browser, self.house.url, listed=False, is_routed=False, **context)
                play(visitor, suffix)
                for fault in visitor.faults:
                    print(f"{name}{suffix}: {fault}")
                visitor.leave()

    def home(self, visitor: Visitor, suffix: str) -> None:
        visitor.go()
        expect(visitor.page.locator("label.card")).to_have_count(4)
        self.take(visitor, f"home{suffix}")
        visitor.button("web-new-table").click()
        expect(visitor.button("web-open-table")).to_be_visible()
        self.take(visitor, f"home-new{suffix}")

    def lobby(self, visitor: Visitor, suffix: str) -> None:
        visitor.go()
        visitor.button("web-new-table").click()
        visitor.page.locator("dialog li select").first.select_option("greedy")
        visitor.button("web-open-table").click()
        expect(visitor.button("web-start")).to_be_visible()
        self.take(visitor, f"lobby{suffix}")

    def game(self, title: str) -> Callable[[Visitor, str], None]:
        scenes = SCENES | ({"contest": is_contest} if title == "imperium" else {})

        def play(visitor: Visitor, suffix: str) -> None:
            left = dict(scenes)
            while left:  # another game, if one ends without a fight that asks anything
                visitor.play_now(title, bots=2)
                address = visitor.page.url
                room = self.house.hub.rooms[address.rsplit("/", 1)[1]]
                for name, is_there in list(left.items()):
                    visitor.go("about:blank")  # whoever comes back is shown where it stands now
                    play_on(self.house, room, "greedy", is_there)
                    if room.table.who < 0:
                        break
                    visitor.go(address)
                    visitor.page.wait_for_function(IS_ASKED)
                    self.take(visitor, f"{title}-{name}{suffix}")
                    del left[name]

        return play


def main() -> None:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    TARGET.mkdir(parents=True, exist_ok=True)
    with open_in_thread() as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        camera = Camera(browser, house, sys.argv[1:])
        camera.scene("home", camera.home)
        camera.scene("lobby", camera.lobby)
        for title in FIGHTS:
            camera.scene(title, camera.game(title))
        browser.close()


if __name__ == "__main__":
    main()
