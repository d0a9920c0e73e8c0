"""A visitor who does what the coach says."""

import time
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from karak.words import say
from tests.web.visitor import Visitor

RINGED = """all => all.map((one) => [...document.querySelectorAll('.ring')].some((ring) => {
  const [b, r] = [one.getBoundingClientRect(), ring.getBoundingClientRect()];
  return r.x <= b.x && r.y <= b.y && r.right >= b.right && r.bottom >= b.bottom;
}))"""


class Learner:
    """Clicks inside the coach's ring, reads on where there is nothing to do, and counts both."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.clicks = 0
        self.said: list[str] = []

    @property
    def bubble(self) -> Locator:
        return self.page.locator(".coach")

    def begin(self, game: str) -> None:
        self.visitor.go()
        self.visitor.choose_game(game)
        self.page.locator(".learn button").click()
        expect(self.bubble.locator(".where")).to_be_visible()

    def step(self) -> tuple[str, str]:
        """The keys of what the coach says and of what is to be done; empty while others act."""
        seen = self.page.evaluate("document.querySelector('.coach')?.dataset ?? {}")
        return seen.get("say", ""), seen.get("do", "")

    def is_over(self) -> bool:
        return self.page.get_by_role(
            "heading", name=say("web-learn-over", self.visitor.language), exact=True
        ).is_visible()

    def follow(self, seen: Callable[[str], None] = lambda said: None, until: str = "") -> None:
        """Follows the coach to the end of the lesson, or until the coach says this."""
        end = time.monotonic() + 240
        while not self.is_over():
            assert time.monotonic() < end, f"the lesson takes too long; the last words were {self.said[-1:]}"
            told, wanted = self.step()
            if told and told == until:
                return
            if told:
                self.answer(told, wanted, seen)
            else:
                time.sleep(0.03)

    def answer(self, told: str, wanted: str, seen: Callable[[str], None]) -> None:
        """Clicks what the ring points at, or reads on."""
        if wanted and not self.visitor.choices.count():
            return time.sleep(0.03)
        words = self.bubble.locator("p").inner_text()
        assert words and not words.startswith("web-")
        if not self.said or self.said[-1] != words:
            self.said.append(words)
        seen(told)
        if wanted:
            self.ringed(wanted).click()
        else:
            self.visitor.button("web-learn-next").click()
        self.clicks += 1
        self.wait(told, wanted)

    def ringed(self, wanted: str) -> Locator:
        """The button of this choice inside the ring, at the prompt or on the board; the ring comes a frame later."""
        buttons, end = self.page.locator(f'[data-choice="{wanted}"]'), time.monotonic() + 10
        while not any(rings := buttons.evaluate_all(RINGED)):
            assert time.monotonic() < end, f"nothing points at {wanted}"
            time.sleep(0.03)
        return buttons.nth(rings.index(True))

    def wait(self, told: str, wanted: str) -> None:
        """Waits until the coach has gone on."""
        end = time.monotonic() + 10
        while self.step() == (told, wanted) and not self.is_over() and time.monotonic() < end:
            time.sleep(0.02)
