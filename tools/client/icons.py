"""Makes web/public/icon-*.png from icon.svg for the installed page. Needs Chromium.

A maskable icon fills its square and keeps the flame inside the circle that every mask shows.
"""

import argparse
import io
import shutil
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parents[2] / "web" / "public"
SIZES = (192, 512)
MASKABLE = "#wall { rx: 0 } #flame { transform: translate(6.4px, 6.4px) scale(0.8) }"


def main() -> None:
    argparse.ArgumentParser(description=__doc__).parse_args()
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"))
        for name, style in (("icon", ""), ("icon-maskable", MASKABLE)):
            for size in SIZES:
                page = browser.new_page(viewport={"width": size, "height": size})
                page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }} {style}</style>{drawing}")
                drawn = Image.open(io.BytesIO(page.screenshot(omit_background=True)))
                drawn.save(PUBLIC / f"{name}-{size}.png", optimize=True)
                page.close()
        browser.close()


if __name__ == "__main__":
    main()
