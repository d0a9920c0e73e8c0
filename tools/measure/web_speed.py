"""Measures the browser table on a large map: frames while panning, and from an event to its paint.

python -m tools.measure.web_speed [TILES [TITLE]]

Needs Chromium; without a graphics card it draws in software, which is the worst case. A busy machine increases the
elapsed time; the processor time of the page's thread shows what an idle machine would need.
"""

import argparse
import itertools
import json
import logging
import os
import shutil
import statistics
import time
from typing import Any

import msgspec
import structlog
from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from karak.games.shelf import FIRST, RULESETS
from karak.server.table import Table
from karak.server.views import seen
from tests.web.house import open_in_thread, play_on
from tests.web.visitor import FLAGS, Visitor

PANNING = 4.0  # seconds
EVENTS = 40
BETWEEN = 200  # milliseconds, after which earlier events are on the screen
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
FRAMES = """seconds => { globalThis.framed = new Promise(done => {
  const times = [];
  const tick = now => { times.push(now); now - times[0] < seconds * 1000 ? requestAnimationFrame(tick) : done(times); };
  requestAnimationFrame(tick);
}); }"""
IS_TOLD = "seq => Number(document.querySelector('main')?.dataset.seq) >= seq"
TRACED = ["disabled-by-default-devtools.timeline.frame", "devtools.timeline.frame"]


def tiles_of(table: Table) -> int:
    view: dict[str, Any] = msgspec.to_builtins(seen(table.playing(), 0))
    return sum(place.get("kind") != "unexplored" for place in view["map"])


class Meter:
    def __init__(self, browser: Browser, page: Page) -> None:
        self.browser = browser
        self.page = page
        self.line: CDPSession = page.context.new_cdp_session(page)
        self.line.send("Performance.enable", {"timeDomain": "threadTicks"})

    def worked(self) -> float:
        """The seconds that the page's thread has worked so far."""
        metrics: list[dict[str, Any]] = self.line.send("Performance.getMetrics")["metrics"]
        return next(float(one["value"]) for one in metrics if one["name"] == "TaskDuration")

    def pan(self, what: str) -> None:
        """Drags the map round and round."""
        self.browser.start_tracing(page=self.page, categories=TRACED)
        self.page.mouse.move(600, 430)
        self.page.mouse.down()
        before = self.worked()
        self.page.evaluate(FRAMES, PANNING)
        end, step = time.monotonic() + PANNING, 0
        while time.monotonic() < end:
            step += 1
            self.page.mouse.move(600 + (step % 40 - 20) * 12, 430 + (step // 2 % 40 - 20) * 8)
        self.page.mouse.up()
        times: list[float] = self.page.evaluate("framed")
        work = (self.worked() - before) * 1000 / len(times)
        events: list[dict[str, Any]] = json.loads(self.browser.stop_tracing())["traceEvents"]
        drawn = sum(event["name"] == "DrawFrame" for event in events)
        gaps = sorted(after - before for before, after in itertools.pairwise(times))
        print(
            f"panning, {what}: {len(gaps) / PANNING:.0f} frames a second, {drawn / PANNING:.0f} drawn,"
            f" 95 % after {gaps[int(len(gaps) * 0.95)]:.0f} ms; the page's thread works {work:.1f} ms for each"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tiles", nargs="?", type=int, default=80)
    parser.add_argument("title", nargs="?", choices=list(RULESETS), default=FIRST)
    given = parser.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    with open_in_thread() as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        visitor = Visitor(browser, house.url, is_routed=False, listed=False, reduced_motion="no-preference")
        visitor.context.add_init_script(WATCH)
        visitor.play_now(given.title)
        room = house.hub.rooms[visitor.page.url.rsplit("/", 1)[1]]
        page = visitor.page

        def go_on(length: int) -> None:
            play_on(house, room, "explorer", lambda table: table.length >= length)
            page.wait_for_function(IS_TOLD, arg=room.table.seq)

        address = page.url
        visitor.go("about:blank")
        play_on(house, room, "explorer", lambda table: tiles_of(table) >= given.tiles)
        visitor.go(address)
        page.wait_for_function(IS_TOLD, arg=room.table.seq)
        visitor.button("web-map-fit").click()
        meter = Meter(browser, page)
        print(f"{tiles_of(room.table)} tiles, {page.locator('.layer *').count()} nodes, load {os.getloadavg()[0]:.1f}")
        meter.pan("whole map")
        for _ in range(3):
            visitor.button("web-map-nearer").click()
        meter.pan("closer")
        page.emulate_media(reduced_motion="reduce")  # so that nothing else is painted in between
        page.evaluate("paints.length = 0")
        before = meter.worked()
        for _ in range(EVENTS):
            go_on(room.table.length + 1)
            page.wait_for_timeout(BETWEEN)
        paints: list[float] = sorted(page.evaluate("paints"))
        work = (meter.worked() - before) * 1000 / len(paints)
        print(
            f"from event to paint, {len(paints)} events: median {statistics.median(paints):.0f} ms,"
            f" 95 % within {paints[int(len(paints) * 0.95)]:.0f} ms; the page's thread works {work:.1f} ms for each"
        )
        browser.close()


if __name__ == "__main__":
    main()
