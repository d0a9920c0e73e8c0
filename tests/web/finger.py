"""A player who uses only fingers."""

from playwright.sync_api import CDPSession

from tests.web.mouse import Mouse, Sight
from tests.web.visitor import PHONE, Visitor

TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


class Finger(Mouse):
    """Taps instead of clicking; on a map the first tap only shows what the second would do."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor)
        self.taps = self.previews = 0
        self.session: CDPSession = visitor.context.new_cdp_session(self.page)

    def choose(self, text: str, anchors: list[str]) -> None:
        taps, previews = self.taps, self.previews
        super().choose(text, anchors)
        assert self.taps - taps > self.previews - previews, f"one tap on the map has played '{text}'"

    def click(self, sight: Sight) -> None:
        self.page.touchscreen.tap(sight.x, sight.y)
        self.taps += 1
        self.previews += not sight.is_choice

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        fingers = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    def drag_and_pinch(self, x: float, y: float) -> None:
        """Drags one finger from here, then moves two fingers apart."""
        self.touch("touchStart", (x, y))
        for step in range(1, 5):
            self.touch("touchMove", (x + 12 * step, y + 5 * step))
        self.touch("touchEnd")
        self.touch("touchStart", (x, y), (x + 30, y))
        for step in range(1, 5):
            self.touch("touchMove", (x - 8 * step, y), (x + 30 + 8 * step, y))
        self.touch("touchEnd")
