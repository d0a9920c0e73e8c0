"""Films a page frame by frame: the page's clock stands still while a frame is taken."""

import io
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page

BEAT = 120  # milliseconds that a frame is shown
ENCODING: dict[str, Any] = {"save_all": True, "loop": 0, "quality": 45, "method": 6, "minimize_size": True}
HELD = """beat => {
  for (const motion of document.getAnimations()) {
    const isNew = motion.playState !== 'paused';
    if (isNew) motion.pause();
    const next = isNew ? 0 : Number(motion.currentTime) + beat;
    if (next >= Number(motion.effect.getComputedTiming().endTime)) motion.finish();
    else motion.currentTime = next;
  }
}"""


class Film:
    """The frames so far."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[Image.Image] = []
        page.clock.pause_at(page.evaluate("Date.now() + 50"))

    def roll(self, seconds: float) -> None:
        """Takes frames for this long on the page's clock."""
        for _ in range(frames_in(seconds)):
            self.go_on()
            self.frames.append(Image.open(io.BytesIO(self.page.screenshot())).convert("RGB"))

    def cut(self, seconds: float) -> None:
        """Lets this much time pass on the page unseen."""
        for _ in range(frames_in(seconds)):
            self.go_on()

    def go_on(self) -> None:
        """Moves scripts and animations on by one beat, and stops animations that have just begun."""
        self.page.evaluate(HELD, BEAT)
        self.page.clock.run_for(BEAT)
        self.page.evaluate(HELD, 0)

    def develop(self, to: Path, opens: float) -> None:
        """Writes an animated WebP that repeats for ever and opens at this second."""
        at = frames_in(opens)
        first, *others = self.frames[at:] + self.frames[:at]
        first.save(to, append_images=others, duration=BEAT, **ENCODING)


def frames_in(seconds: float) -> int:
    return round(seconds * 1000 / BEAT)
