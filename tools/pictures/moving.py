"""Films the best moment of each game: docs/moments/TITLE.webp. Needs Chromium and the built client.

The games are played again by bots. If a bot has learnt to play otherwise, choose another moment in TITLE.toml.
"""

import argparse
import asyncio
import logging
import shutil
from pathlib import Path
from typing import Any

import msgspec
import structlog
from playwright.sync_api import Browser, sync_playwright

from karak.server.acting import answered
from karak.server.views import chosen
from tests.server.house import FAST, House
from tests.web.finished import NAMES, become, keep_game
from tests.web.house import open_in_thread, room_of
from tests.web.visitor import FLAGS, Visitor
from tools.pictures.facts import TITLES
from tools.pictures.film import Film

TARGET = Path(__file__).parents[2] / "docs" / "moments"
ARRIVAL = 500  # milliseconds until the page has heard an answer
WIDTH, SHAPE = 720, 2 / 3  # pixels, and height to width
BOARD = (
    "main { display: block !important } main > :not(.board) { display: none !important }"
    " main > .board { height: 100dvh }"
)
STILL = msgspec.structs.replace(FAST, bot_pause=600.0)  # the film ends before a bot answers


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--to", type=Path, default=TARGET)
    asked.add_argument("--of", dest="titles", action="append", choices=TITLES)
    wanted = asked.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    wanted.to.mkdir(parents=True, exist_ok=True)
    with open_in_thread(STILL) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for title in wanted.titles or TITLES:
            film(browser, house, title).develop(wanted.to / f"{title}.webp", TITLES[title].moment.opens)
        browser.close()


def film(browser: Browser, house: House, title: str) -> Film:
    """Sits down in the middle of a game, and does what the moment says."""
    moment = TITLES[title].moment
    keep_game(house, moment.game, title, seats=3, answers=moment.answers, people=1)
    visitor = Visitor(browser, house.url, listed=False, reduced_motion="no-preference", **screen(moment.width))
    become(house, visitor, NAMES[0])
    visitor.page.clock.install()
    visitor.go(f"/table/{moment.game}")
    visitor.until("() => document.querySelector('main')?.dataset.seq")
    visitor.page.add_style_tag(content=BOARD)
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.wait_for_timeout(2000)
    made = Film(visitor.page)
    made.roll(moment.before)
    for act in moment.acts:
        do(house, visitor, act.choice)
        made.cut(act.cut)
        made.roll(act.seconds)
    visitor.leave()
    return made


def screen(width: int) -> dict[str, Any]:
    """A window of this width, whose picture has the width of all films."""
    return {"viewport": {"width": width, "height": round(width * SHAPE)}, "device_scale_factor": WIDTH / width}


def do(house: House, visitor: Visitor, choice: str) -> None:
    """Answers for the player; the page hears of it at once, and shows it when its clock goes on."""
    room = room_of(house, visitor.page.url)

    async def write() -> None:
        async with room.lock:
            action = chosen(room.table.playing(), [room.table.who], choice)
            await house.hub.write(room, answered(room.table, action, house.hub.now()))

    asyncio.run_coroutine_threadsafe(write(), house.loop).result()
    visitor.page.wait_for_timeout(ARRIVAL)


if __name__ == "__main__":
    main()
