"""Measures the browser table on a large map of Karak: frames while panning, and from an event to its paint.

python -m tools.web_speed [TILES]    needs Chromium; without a graphics card it draws in software, which is the worst case
"""

import asyncio
import json
import shutil
import statistics
import sys
import time
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from karak.bots.shelf import make_bot
from karak.core.state import CHANCE
from karak.play.dealer import Shaker
from karak.server.acting import answered
from karak.server.room import Room
from tests.server.house import House
from tests.web.house import open_in_thread
from tests.web.visitor import FLAGS, Visitor

PANNING = 4.0  # seconds
EVENTS = 60
WATCH = """
globalThis.paints = [];
const Real = WebSocket;
globalThis.WebSocket = class extends Real {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', () => {
      const heard = performance.now();
      const after = new MessageChannel(); // its message comes when the frame has been painted
      after.port1.onmessage = () => paints.push(performance.now() - heard);
      requestAnimationFrame(() => after.port2.postMessage(0));
    });
  }
};"""
FRAMES = """seconds => new Promise(done => {
  const times = [];
  const tick = now => { times.push(now); now - times[0] < seconds * 1000 ? requestAnimationFrame(tick) : done(times); };
  requestAnimationFrame(tick);
})"""


def tiles_of(room: Room) -> int:
    match = room.table.match
    assert match is not None
    return sum(place["kind"] != "unexplored" for place in match.game.describe(match.state)["map"])


async def play(house: House, room: Room, tiles: int, answers: int) -> None:
    """Both seats, by a bot that explores, until the map is so large or so much has been answered."""
    bot, luck = make_bot("karak", "explorer"), Shaker("map")
    async with room.lock:
        while answers > 0 and room.table.who >= 0 and tiles_of(room) < tiles:
            match = room.table.playing()
            assert room.table.who != CHANCE
            action = int(bot.choose(match.game, match.view(room.table.who), luck))
            await house.hub.write(room, answered(room.table, action, "", house.hub.now()))
            answers -= 1


def pan(page: Page, browser: Browser) -> tuple[list[float], int]:
    """Drags the map round and round: the times of the page's frames, and how many were presented."""
    browser.start_tracing(page=page, categories=["disabled-by-default-devtools.timeline.frame", "devtools.timeline.frame"])
    page.mouse.move(600, 430)
    page.mouse.down()
    page.evaluate(f"globalThis.frames_ = ({FRAMES})({PANNING}); 0")
    end, step = time.monotonic() + PANNING, 0
    while time.monotonic() < end:
        step += 1
        page.mouse.move(600 + (step % 40 - 20) * 12, 430 + (step // 2 % 40 - 20) * 8)
    page.mouse.up()
    times: list[float] = page.evaluate("globalThis.frames_")
    events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    return times, sum(event["name"] == "DrawFrame" for event in events)


def main() -> None:
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 80
    with open_in_thread() as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        visitor = Visitor(browser, house.url, is_routed=False, reduced_motion="no-preference")
        visitor.context.add_init_script(WATCH)
        visitor.play_now("karak")
        room = house.hub.rooms[visitor.page.url.rsplit("/", 1)[1]]

        def go_on(tiles: int, answers: int) -> None:
            asyncio.run_coroutine_threadsafe(play(house, room, tiles, answers), house.loop).result()

        go_on(wanted, 100_000)
        visitor.page.wait_for_function("seq => Number(document.querySelector('main').dataset.seq) >= seq", arg=room.table.seq)
        visitor.button("web-map-fit").click()
        nodes = visitor.page.locator(".layer *").count()
        print(f"{tiles_of(room)} tiles, {nodes} nodes")
        for zoom in ("whole map", "closer"):
            times, presented = pan(visitor.page, browser)
            gaps = [after - before for before, after in zip(times, times[1:], strict=False)]
            longest = sorted(gaps)[int(len(gaps) * 0.95)]
            print(f"panning, {zoom}: {len(gaps) / PANNING:.0f} frames/s, {presented / PANNING:.0f} presented, 95 % within {longest:.0f} ms")
            for _ in range(3):
                visitor.button("web-map-nearer").click()
        visitor.page.evaluate("paints.length = 0")
        for _ in range(EVENTS):
            go_on(10_000, 1)
            visitor.page.wait_for_function("seq => Number(document.querySelector('main').dataset.seq) >= seq", arg=room.table.seq)
        paints: list[float] = sorted(visitor.page.evaluate("paints"))
        print(f"from event to paint: median {statistics.median(paints):.0f} ms, 95 % within {paints[int(len(paints) * 0.95)]:.0f} ms, worst {paints[-1]:.0f} ms of {len(paints)}")
        browser.close()


if __name__ == "__main__":
    main()
