"""A player who uses only a mouse, and clicks what is lit up on the board, or else the choices at the prompt."""

import msgspec

from karak.words import say
from tests.web.visitor import HAS_GONE_ON, PATIENCE, Visitor

MOST = 12  # turns of a tile, or dice left behind, at most
SOON = 500  # milliseconds

# Finds the middle of a thing, or another point where nothing lies over it; nothing if none is in sight.
FIND = """(text, anchors) => {
  const named = (name, value) => [...document.querySelectorAll(`[data-${name}="${CSS.escape(value)}"]`)];
  const belongs = (hit, one) => one.contains(hit) || hit?.contains(one) && hit.matches('[data-anchor], [data-choice]')
    || `cell:${hit?.closest('[data-cell]')?.dataset.cell}` === one.dataset.anchor;
  for (const one of [...named('choice', text), ...anchors.flatMap((anchor) => named('anchor', anchor))]) {
    const box = one.getBoundingClientRect();
    for (const [x, y] of [[.5, .5], [.5, .8], [.25, .5], [.75, .5], [.5, .2], [.2, .8], [.8, .8], [.2, .2], [.8, .2]]) {
      const [px, py] = [Math.round(box.x + x * box.width), Math.round(box.y + y * box.height)];
      if (belongs(document.elementFromPoint(px, py), one))
        return { x: px, y: py, isChoice: one.dataset.choice === text, isMoving: one.closest('[data-moving]') !== null };
    }
  }
  return null;
}"""


# A map moves one frame after its surroundings have changed, and its handles change their size when it rests.
SETTLED = f"""async ([text, anchors, patience]) => {{
  const frame = () => new Promise(requestAnimationFrame), end = performance.now() + patience;
  for (let before = ''; ;) {{
    const sight = ({FIND})(text, anchors), now = JSON.stringify(sight && [sight.x, sight.y, sight.isChoice]);
    const isStill = now === before && !(sight?.isChoice && sight.isMoving);
    if (isStill && (sight || performance.now() >= end)) return sight && [sight.x, sight.y, sight.isChoice];
    before = now;
    await frame();
    await frame();
  }}
}}"""
# One click has played, or has shown the possible choices.
IS_HEARD = f"""([text, before]) =>
  document.querySelector('main')?.dataset.seq !== before || ({FIND})(text, []) !== null"""


class Sight(msgspec.Struct, array_like=True):
    x: float
    y: float
    is_choice: bool  # one click is enough, because only one choice is possible


class Mouse:
    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    def choose(self, text: str, anchors: list[str]) -> None:
        """Chooses this option, and waits until the table has answered."""
        before = self.visitor.seq()
        self.bring_up(text)
        sight = self.see(text, anchors)
        self.click(sight)
        if not sight.is_choice:
            self.visitor.until(IS_HEARD, [text, before])
            if self.visitor.seq() == before:  # several choices are possible there
                self.click(self.see(text, []))
        self.visitor.until(HAS_GONE_ON, before)

    def bring_up(self, text: str) -> None:
        """Turns a tile until it lies as wanted, or counts dice down."""
        verb = text.split(" ")[0]
        keys = {"lay": ("web-karak-turn-right", "web-karak2-turn-right"), "join": ("web-karak2-fewer",)}.get(verb, ())
        for _ in range(MOST if keys else 0):
            if self.seen(text, []) is not None:
                return
            for key in keys:
                handle = self.page.get_by_label(say(key), exact=True)
                if handle.count():
                    handle.click()

    def see(self, text: str, anchors: list[str]) -> Sight:
        sight, whole_map = self.seen(text, anchors, SOON), self.visitor.button("web-map-fit")
        if sight is None and whole_map.count():
            whole_map.click()
        sight = sight or self.seen(text, anchors, PATIENCE)
        assert sight is not None, f"no way to choose '{text}' ({', '.join(anchors)}) with a mouse"
        return sight

    def seen(self, text: str, anchors: list[str], patience: int = 0) -> Sight | None:
        """Looks for this many milliseconds, because the page may show a question a moment before its choices."""
        found = self.page.evaluate(SETTLED, [text, anchors, patience])
        return msgspec.convert(found, Sight | None, strict=False)

    def click(self, sight: Sight) -> None:
        self.page.mouse.click(sight.x, sight.y)
