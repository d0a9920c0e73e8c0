"""Pictures of lessons and rulebooks for docs/screenshots; tools/screenshots.py has the camera.

python -m tools.screenshots_learn [NAME ...] makes those whose name begins so.
"""

import logging
import shutil
import sys
from functools import partial

import structlog
from playwright.sync_api import expect, sync_playwright

from tests.web.house import open_in_thread
from tests.web.learner import Learner
from tests.web.visitor import FLAGS, Visitor
from tools.screenshots import TARGET, Camera

LESSONS = {
    "karak": ("turn", "chances", "lost"),
    "karak2": ("camp", "skull"),
    "imperium": ("challenged",),
    "goblin": ("second", "club"),
}


class LearnCamera(Camera):
    def lesson(self, game: str, visitor: Visitor, suffix: str) -> None:
        learner, taken = Learner(visitor), set[str]()

        def look(said: str) -> None:
            if said in LESSONS[game] and said not in taken:
                taken.add(said)
                self.take(visitor, f"learn-{game}-{said}{suffix}")

        learner.begin(game)
        learner.follow(look)
        if game == "karak":
            self.take(visitor, f"learn-end{suffix}")

    def chapters(self, visitor: Visitor, suffix: str) -> None:
        learner = Learner(visitor)
        learner.begin("karak")
        learner.bubble.locator(".where").click()
        self.take(visitor, f"learn-chapters{suffix}")

    def rules(self, visitor: Visitor, suffix: str) -> None:
        visitor.go("/rules/karak#K1:3.6")
        expect(visitor.page.locator("article.meant")).to_be_in_viewport()
        self.take(visitor, f"rules{suffix}")
        visitor.page.get_by_role("searchbox").fill("curse fountain")
        expect(visitor.page.locator("mark").first).to_be_visible()
        visitor.page.evaluate("scrollTo(0, 0)")
        self.take(visitor, f"rules-search{suffix}")

    def sheet(self, visitor: Visitor, suffix: str) -> None:
        visitor.play_now("karak")
        expect(visitor.choices.first).to_be_visible()
        visitor.button("web-rules-here").click()
        expect(visitor.page.locator("dialog article.meant")).to_be_visible()
        self.take(visitor, f"rules-sheet{suffix}")


def main() -> None:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    TARGET.mkdir(parents=True, exist_ok=True)
    with open_in_thread() as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        camera = LearnCamera(browser, house, sys.argv[1:])
        camera.scene("rules", camera.rules)
        camera.scene("rules-sheet", camera.sheet)
        camera.scene("learn-chapters", camera.chapters)
        for game in LESSONS:
            camera.scene(f"learn-{game}", partial(camera.lesson, game))
        browser.close()


if __name__ == "__main__":
    main()
