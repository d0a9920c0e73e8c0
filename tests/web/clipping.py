"""Words that do not fit into their place."""

from tests.web.visitor import PHONE, WIDE, Visitor

# The signs of a card stick out of it on purpose; its title must fit.
PLACES = """button:not(.piece), .piece .title, a.button, label:not(.card), legend, summary, h1, h2, h3, th, [role=tab],
    .stat, .figures, .choice span, option:checked"""
CUT = """places => [...document.querySelectorAll(places)]
    .filter(one => one.checkVisibility() && one.clientWidth > 1 && !one.closest('.unseen') && !one.closest('svg'))
    .filter(one => one.scrollWidth > one.clientWidth + 1 && one.innerText?.trim())
    .map(one => [one.tagName, one.className, one.innerText.trim().slice(0, 60), one.scrollWidth, one.clientWidth])
    .map(parts => parts.join(" "))"""
PAINTED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
WIDTH = "document.documentElement.scrollWidth - innerWidth"


def cut(visitor: Visitor) -> list[str]:
    """Checks buttons and labels on a narrow screen and then on a wide one, which stays."""
    found = list[str]()
    for size in (PHONE, WIDE):
        visitor.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        visitor.page.evaluate(PAINTED)  # a board hears of its new size one frame later
        found += visitor.page.evaluate(CUT, PLACES)
        too_wide = int(visitor.page.evaluate(WIDTH))
        found += [f"the page is {too_wide} too wide"] if too_wide > 1 else []
    return found
