"""A visitor without a mouse, and what is read aloud to them."""

from typing import Any

from karak.words import has, name, say
from tests.web.visitor import HAS_GONE_ON, Visitor

STOPS = 80  # presses of the Tab key, at most
# Collects everything that a live region has said since the page was loaded.
LISTEN = """
new MutationObserver(() => {
  for (const [role, list] of [['status', window.told ??= []], ['alert', window.called ??= []]])
    for (const one of document.querySelectorAll(`.unseen[role=${role}]`)) {
      const lines = one.children.length ? [...one.children].map(line => line.textContent) : [one.textContent];
      const isNew = role === 'alert' && one.firstElementChild !== one.paragraph;
      one.paragraph = one.firstElementChild;
      if (isNew || one.said !== lines.join()) { one.said = lines.join(); list.push(...lines.filter(Boolean)); }
    }
}).observe(document, { childList: true, subtree: true, characterData: true });
"""
FOCUSED = """() => {
  const one = document.activeElement, style = getComputedStyle(one);
  const words = one.ariaLabel || one.textContent.trim() || one.value || '';
  const outline = style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineWidth);
  return [words, outline, one.closest('svg') !== null || one.matches('input.unseen')];
}"""


class Keyboard:
    """Tab, arrows, Enter, and the keys shown on the buttons."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def focused(self) -> tuple[str, float, bool]:
        """The focused element: its name, the width of its outline, and whether a drawing or a label shows the focus."""
        words, outline, is_shown = self.page.evaluate(FOCUSED)
        return words, outline, is_shown

    def tab_to(self, wanted: str) -> None:
        """Goes from stop to stop, and checks that each visibly has the focus."""
        for _ in range(STOPS):
            self.press("Tab")
            text, outline, is_shown = self.focused()
            assert outline >= 2 or is_shown, f"no focus to be seen at '{text}'"
            if wanted in text:
                return
        raise AssertionError(f"Tab does not lead to '{wanted}'")

    def choose(self, text: str) -> None:
        """Presses the key on the choice's button, and waits until the table has answered."""
        before = self.visitor.seq()
        keys = self.page.locator(f'.prompt [data-choice="{text}"]').get_attribute("aria-keyshortcuts") or ""
        assert keys, f"no key for '{text}'"
        self.press(keys.split()[0])
        self.visitor.until(HAS_GONE_ON, before)


def sentences(told: list[dict[str, Any]]) -> list[str]:
    """The sentences of Karak events as a screen reader says them; the table's own notes are left out."""
    spoken = []
    for one in told:
        args = {key: name(value, "karak") for key, value in one["args"].items()}
        numbers = {key: int(value) if value.isdigit() else value for key, value in args.items()}
        if "hero" in args and has(f"karak-{one['key']}"):
            spoken.append(say(f"karak-{one['key']}", **numbers))
    return spoken
