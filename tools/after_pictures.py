"""Makes docs/screenshots/after-*.png: end screen, replay, playing on, files, fair dice. Needs Chromium.

python -m tools.after_pictures [NAME ...] makes those whose name begins so.
"""

import shutil
import sys
import time
from collections.abc import Callable

from playwright.sync_api import Browser, expect, sync_playwright

from karak.words import say
from tests.server.house import House
from tests.web.finished import keep_game, tape_at
from tests.web.house import open_in_thread
from tests.web.test_after import file_of, tampered
from tests.web.visitor import FLAGS, Visitor
from tools.screenshots import SIZES, TARGET

expect.set_options(timeout=60_000)
GAMES = {"karak": "af7e400000000001", "karak2": "af7e400000000002", "imperium": "af7e400000000003"}
GOBLIN = "af7e400000000004"


def end_of(title: str, id: str) -> Callable[[Visitor], None]:
    def show(visitor: Visitor) -> None:
        visitor.go(f"/table/{id}")
        expect(visitor.page.locator("dialog .story")).to_be_visible()

    return show


def section(id: str, key: str) -> Callable[[Visitor], None]:
    """A part of the end screen, scrolled to."""

    def show(visitor: Visitor) -> None:
        visitor.go(f"/table/{id}")
        head = visitor.page.get_by_role("heading", name=say(key), exact=True)
        expect(head).to_be_visible()
        head.evaluate("head => head.scrollIntoView()")

    return show


def position(id: str, at: int) -> Callable[[Visitor], None]:
    def show(visitor: Visitor) -> None:
        visitor.go(f"/replay/{id}/{at}")
        expect(visitor.page.locator("main.replay")).to_have_attribute("data-at", str(at))

    return show


def playing_on(visitor: Visitor) -> None:
    position(GAMES["karak"], 60)(visitor)
    visitor.button("web-play-on").click()
    expect(visitor.button("web-play-on-go")).to_be_enabled()


def fair(visitor: Visitor) -> None:
    visitor.go(f"/fair/{GAMES['karak']}")
    expect(visitor.page.locator("[data-verdict=good]")).to_be_visible()


def unfair(house: House) -> Callable[[Visitor], None]:
    tape, _ = tampered(tape_at(keep_game(house, "af7e400000000005")))

    def show(visitor: Visitor) -> None:
        visitor.go("/fair")
        visitor.page.locator("input[type=file]").set_input_files(file_of(tape))
        expect(visitor.page.locator("[data-verdict=bad]")).to_be_visible()

    return show


def files(visitor: Visitor) -> None:
    visitor.go()
    chooser = visitor.page.get_by_role("region", name=say("web-bring"))
    chooser.locator("input").set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": b"{}"})
    expect(visitor.page.get_by_role("alert")).to_be_visible()
    chooser.evaluate("panel => panel.scrollIntoView({ block: 'center' })")


def scenes(house: House) -> dict[str, Callable[[Visitor], None]]:
    made: dict[str, Callable[[Visitor], None]] = {}
    for title, id in GAMES.items():
        keep_game(house, id, title, seats=3)
        made[f"after-end-{title}"] = end_of(title, id)
        made[f"after-replay-{title}"] = position(id, 70)
    keep_game(house, GOBLIN, "goblin", seats=3)
    made["after-end-goblin"] = end_of("goblin", GOBLIN)
    made["after-replay-goblin"] = position(GOBLIN, 90)
    made["after-luck"] = section(GAMES["karak"], "web-luck")
    made["after-fights"] = section(GAMES["karak"], "web-fights")
    made["after-play-on"] = playing_on
    made["after-fair"] = fair
    made["after-unfair"] = unfair(house)
    made["after-files"] = files
    return made


def take(browser: Browser, house: House, name: str, show: Callable[[Visitor], None]) -> None:
    for suffix, context in SIZES.items():
        visitor = Visitor(browser, house.url, **context)
        visitor.context.set_default_timeout(60_000)
        show(visitor)
        visitor.page.mouse.move(2, 2)
        visitor.page.evaluate("document.fonts.ready")
        time.sleep(0.5)
        visitor.page.screenshot(path=TARGET / f"{name}{suffix}.png")
        print(f"{name}{suffix}", *visitor.faults, flush=True)
        visitor.leave()


def main() -> None:
    with open_in_thread() as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for name, show in scenes(house).items():
            if len(sys.argv) == 1 or name.startswith(tuple(sys.argv[1:])):
                take(browser, house, name, show)
        browser.close()


if __name__ == "__main__":
    main()
