"""Takes pictures of the browser table in three languages and on several screens, as WebP encoded by Chromium."""

import base64
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from karak.words import FIRST
from tests.server.house import House
from tests.web.house import play_on
from tests.web.visitor import PHONE, WIDE, Visitor

Take = Callable[[str], None]
Show = Callable[[Visitor, Take], None]
IS_TOLD = "seq => document.querySelector('main')?.dataset.seq === seq"
TOUCH = {"has_touch": True, "is_mobile": True}
SCREENS: dict[str, dict[str, Any]] = {
    "": {"viewport": WIDE},
    "phone": {"viewport": PHONE, **TOUCH},
    "sideways": {"viewport": {"width": 844, "height": 390}, **TOUCH},
    "tablet": {"viewport": {"width": 820, "height": 1180}, **TOUCH},
    "tv": {"viewport": {"width": 1920, "height": 1080}},
}
QUALITY = 0.8
ENCODE = """async ([png, quality]) => {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d').drawImage(bitmap, 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
  return new Promise(done => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result.split(',')[1]);
    reader.readAsDataURL(blob);
  });
}"""


@dataclass(frozen=True)
class Scene:
    """A scene to show; `show` goes there and takes one picture or more."""

    name: str
    show: Show
    screens: tuple[str, ...] = ("", "phone")
    settings: dict[str, Any] = field(default_factory=dict)


class Camera:
    def __init__(self, browser: Browser, house: House, target: Path) -> None:
        self.browser = browser
        self.house = house
        self.target = target
        self.darkroom = browser.new_page()

    def shoot(self, scene: Scene, language: str) -> None:
        for screen in scene.screens:
            visitor = Visitor(
                self.browser, self.house.url, listed=False, is_routed=False, settings=scene.settings,
                language=language, **SCREENS[screen],
            )  # fmt: skip
            end = "-".join(["", *filter(None, [screen, language if language != FIRST else ""])])
            try:
                scene.show(visitor, lambda name, visitor=visitor, end=end: self.take(visitor, name + end))  # type: ignore[misc]
            finally:
                visitor.leave()

    def take(self, visitor: Visitor, name: str) -> None:
        visitor.page.mouse.move(2, 2)
        visitor.page.evaluate("document.fonts.ready")
        visitor.page.wait_for_load_state("networkidle")
        visitor.page.wait_for_timeout(500)
        png = base64.b64encode(visitor.page.screenshot()).decode()
        webp = base64.b64decode(self.darkroom.evaluate(ENCODE, [png, QUALITY]))
        (self.target / f"{name}.webp").write_bytes(webp)
        print(f"{name}: {len(webp) / 1000:.0f} kB", *visitor.faults, sep="\n  ", flush=True)

    def go_on(self, visitor: Visitor, is_there: Callable[..., bool]) -> bool:
        """Plays the visitor's table until the position is reached; false if the game is over before."""
        address = visitor.page.url
        room = self.house.hub.rooms[address.rsplit("/", 1)[1]]
        visitor.go("about:blank")  # a returning visitor sees the table as it is now
        visitor.faults.clear()  # the blank page has no storage, and reports it
        play_on(self.house, room, "greedy", is_there)
        if room.table.who < 0:
            return False
        visitor.go(address)
        visitor.page.wait_for_function(IS_TOLD, arg=str(room.table.seq))
        return True

    def sit(self, visitor: Visitor, title: str, is_there: Callable[..., bool]) -> None:
        """Moves on to another table if a game ends before the position is reached."""
        visitor.play_now(title, bots=2)
        while not self.go_on(visitor, is_there):
            visitor.play_now(title, bots=2)
