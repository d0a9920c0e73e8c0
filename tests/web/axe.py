"""The faults that axe-core finds on a page, with every rule and nothing left out."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
ALL = "{ resultTypes: ['violations'], preload: false }"  # only rules that are off by default read what it would fetch
COLOURS = "{ resultTypes: ['violations'], preload: false, runOnly: ['color-contrast', 'link-in-text-block'] }"
WEAR = "theme => { document.documentElement.dataset.theme = theme }"


class Inspector:
    """Checks states of pages, with all rules in the first theme and with the rules about colours in the others."""

    def __init__(self, *themes: str) -> None:
        self.source = SOURCE.read_text(encoding="utf-8")
        self.themes = themes
        self.seen: list[str] = []
        self.found: list[str] = []

    def look(self, page: Page, state: str) -> None:
        page.evaluate("document.fonts.ready")
        if not page.evaluate("'axe' in window"):
            page.evaluate(self.source)
        worn = page.evaluate("document.documentElement.dataset.theme")
        for theme in self.themes:
            page.evaluate(WEAR, theme)
            self.seen.append(f"{state}, {theme}")
            rules = ALL if theme == self.themes[0] else COLOURS
            self.found += [f"{state}, {theme}: {fault}" for fault in faults(page, rules)]
        page.evaluate(WEAR, worn)


def faults(page: Page, rules: str) -> list[str]:
    report: dict[str, Any] = page.evaluate(f"axe.run(document, {rules})")
    return [
        f"{violation['id']} at {' '.join(map(str, node['target']))}: {node['failureSummary']}\n{node['html'][:400]}"
        for violation in report["violations"]
        for node in violation["nodes"]
    ]
