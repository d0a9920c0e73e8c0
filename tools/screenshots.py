"""Makes docs/screenshots/*.png: home, lobby, and each game early, in the middle and at a fight. Needs Chromium.

python -m tools.screenshots [NAME ...] makes those whose name begins so.
"""

import random
import shutil
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright

from karak.words import has, say
from tests.web.house import open_in_thread
from tests.web.visitor import FLAGS, PHONE, WIDE, Visitor

TARGET = Path(__file__).parents[1] / "docs" / "screenshots"
SIZES: dict[str, dict[str, Any]] = {
    "": {"viewport": WIDE},
    "-phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}
FIGHTS = {
    "karak": ("rolled",),
    "karak2": ("mustering", "rolled", "spending"),
    "imperium": ("mustering", "rolled", "spending"),
    "goblin": ("playing",),
}
RATHER = {
    "karak": ("lay", "place", "fight", "take", "open", "step", "curse", "use d", "leave"),
    "karak2": ("lay", "place", "gather", "move", "join", "found", "build", "recruit", "take", "gain"),
    "imperium": ("lay", "place", "gather", "move", "join", "found", "build", "recruit", "take", "gain"),
    "goblin": ("hero", "fight", "equip", "stack as", "keep"),
}
MIDDLE = {"karak": 40, "karak2": 40, "imperium": 40, "goblin": 14}  # answers before the middle


class Camera:
    def __init__(self, browser: Browser, url: str, wanted: list[str]) -> None:
        self.browser = browser
        self.url = url
        self.wanted = wanted

    def is_wanted(self, name: str) -> bool:
        return not self.wanted or any(name.startswith(word) for word in self.wanted)

    def take(self, visitor: Visitor, name: str) -> None:
        visitor.page.mouse.move(2, 2)
        visitor.page.evaluate("document.fonts.ready")
        time.sleep(0.5)
        visitor.page.screenshot(path=TARGET / f"{name}.png")
        print(name, flush=True)

    def scene(self, name: str, play: Callable[[Visitor, str], None]) -> None:
        if self.is_wanted(name):
            for suffix, context in SIZES.items():
                visitor = Visitor(self.browser, self.url, **context)
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
        def play(visitor: Visitor, suffix: str) -> None:
            asked = [say(key, open=1) for step in FIGHTS[title] if has(key := f"{title}-ask-{step}")]
            luck = random.Random(11)
            for _ in range(3):  # some games end without a fight that asks anything
                visitor.play_now(title, bots=2)
                self.until(visitor, lambda: visitor.choices.count() > 0, title, luck, answers=0)
                self.answer(visitor, title, luck, 3)
                self.take(visitor, f"{title}-early{suffix}")
                self.answer(visitor, title, luck, MIDDLE[title])
                self.until(visitor, lambda: visitor.choices.count() > 0, title, luck, answers=0)
                self.take(visitor, f"{title}-middle{suffix}")
                self.until(visitor, lambda: self.question(visitor) in asked, title, luck, answers=300)
                if not visitor.is_over():
                    break
            self.take(visitor, f"{title}-fight{suffix}")

        return play

    def question(self, visitor: Visitor) -> str:
        return visitor.page.locator(".prompt h2").inner_text() if visitor.choices.count() else ""

    def answer(self, visitor: Visitor, title: str, luck: random.Random, count: int) -> None:
        end = time.monotonic() + 60
        while count > 0 and time.monotonic() < end and not visitor.is_over():
            count -= visitor.answer(luck, RATHER[title]) != ""

    def until(
        self, visitor: Visitor, is_there: Callable[[], bool], title: str, luck: random.Random, answers: int
    ) -> None:
        end = time.monotonic() + 180
        while not is_there() and time.monotonic() < end and not visitor.is_over():
            if answers:
                visitor.answer(luck, RATHER[title])


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    with open_in_thread() as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        camera = Camera(browser, house.url, sys.argv[1:])
        camera.scene("home", camera.home)
        camera.scene("lobby", camera.lobby)
        for title in FIGHTS:
            camera.scene(title, camera.game(title))
        browser.close()


if __name__ == "__main__":
    main()
