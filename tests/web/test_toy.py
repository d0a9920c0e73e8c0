"""A title that the client does not know is played at the plain table: a view field by field, options as buttons."""

import random
import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from karak.words import say
from tests.house.test_toy import BESIDE, ROOT
from tests.web.visitor import ASKED, HAS_GONE_ON, PHONE, WIDE, Visitor


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server whose shelf has the toy."""
    database = tmp_path_factory.mktemp("toy") / "karak.db"
    command = [sys.executable, "-P", "-m", "karak", "serve", "--port", "0", "--database-url", f"sqlite:///{database}"]
    beside = {**BESIDE, "KARAK_BOT_PAUSE": "0", "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=beside, cwd=ROOT) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().split()[-1]
        finally:
            process.terminate()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_it_is_played_to_the_end(chromium: Browser, server: str, size: dict[str, int]) -> None:
    guest, luck = Visitor(chromium, server, viewport=size), random.Random(1)
    try:
        page = guest.page
        guest.go()
        page.locator("label.card", has_text="Toy").click()
        guest.button("web-play-now").click()
        expect(page.get_by_role("heading", name="Asking")).to_be_visible()
        expect(page.get_by_text("Points").first).to_be_visible()
        for _ in range(400):
            if guest.until(ASKED) == "over":
                break
            before = page.locator("main").get_attribute("data-seq")
            page.locator(f".prompt [data-choice='{luck.choice(['hold', 'roll', 'roll'])}']").click()
            guest.until(HAS_GONE_ON, before)
        expect(page.get_by_role("heading", name=say("web-over"), exact=True)).to_be_visible()
    finally:
        guest.leave()
    assert guest.faults == []
