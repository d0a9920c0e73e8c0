"""Makes pictures of all pages and boards in build/pictures. Needs Chromium and the built client.

python -m tools.pictures [--to FOLDER] [--in LANGUAGE] [NAME ...] makes the pictures whose scene begins with NAME.
"""

import argparse
import logging
import shutil
from pathlib import Path

import structlog
from playwright.sync_api import expect, sync_playwright

from karak.words import LANGUAGES
from tests.web.house import open_in_thread
from tests.web.visitor import FLAGS
from tools.pictures import access, after, learn, play
from tools.pictures.camera import Camera

TARGET = Path(__file__).parents[2] / "build" / "pictures"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("names", nargs="*", default=[""])
    asked.add_argument("--to", type=Path, default=TARGET)
    asked.add_argument("--in", dest="languages", action="append", choices=LANGUAGES)
    wanted = asked.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    expect.set_options(timeout=60_000)
    wanted.to.mkdir(parents=True, exist_ok=True)
    with open_in_thread() as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        camera = Camera(browser, house, wanted.to)
        for family in (play, access, learn, after):
            for scene in family.scenes(camera):
                if scene.name.startswith(tuple(wanted.names)):
                    for language in wanted.languages or LANGUAGES:
                        camera.shoot(scene, language)
        browser.close()


if __name__ == "__main__":
    main()
