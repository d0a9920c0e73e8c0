"""A real server and a real browser; these tests run by themselves: make browser."""

import logging
import os
import secrets
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import structlog
from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.house import FAST, House
from tests.web.finished import NAMES, become, keep_game
from tests.web.house import open_in_thread
from tests.web.lobby import open_table, sit
from tests.web.visitor import FLAGS, Visitor

structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))


@pytest.fixture(scope="session")
def house() -> Iterator[House]:
    with open_in_thread() as opened:
        yield opened


@pytest.fixture(scope="session")
def fast_house() -> Iterator[House]:
    """A server whose bots do not pause."""
    with open_in_thread(FAST) as opened:
        yield opened


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if path is None:
        assert os.environ.get("CI") != "true", "there is no Chromium to test with"
        pytest.skip("there is no Chromium to test with (Debian, Ubuntu: apt install chromium)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Browser, house: House) -> Iterator[Callable[..., Visitor]]:
    """A person with a separate browser; any message in its console is a fault."""
    visitors: list[Visitor] = []

    def come(**context: Any) -> Visitor:
        visitors.append(Visitor(chromium, house.url, **context))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.leave()
    assert [fault for visitor in visitors for fault in visitor.faults] == []


@pytest.fixture
def at_table(visit: Callable[..., Visitor], house: House) -> Callable[..., Visitor]:
    """A person who plays with bots or absent people, and did not come through the home screen."""

    def come(title: str = "karak", bots: int = 1, away: int = 0, **context: Any) -> Visitor:
        guest, id = visit(**context), secrets.token_hex(8)
        keep_game(house, id, title, seats=1 + away + bots, answers=0, people=1 + away)
        become(house, guest, NAMES[0])
        guest.go(f"/table/{id}")
        expect(guest.page.locator(".prompt")).to_be_visible()
        return guest

    return come


@pytest.fixture
def two_at_table(visit: Callable[..., Visitor]) -> Callable[..., tuple[Visitor, Visitor]]:
    """Two people with separate browsers, who met in the lobby."""

    def come(**context: Any) -> tuple[Visitor, Visitor]:
        ana, ben = visit(**context), visit(**context)
        ben.go(open_table(ana, "karak", 2))
        sit(ben, "web-sit-here", "Ben")
        expect(ana.page.get_by_text("Ben")).to_be_visible()
        ana.button("web-start").click()
        for guest in (ana, ben):
            expect(guest.page.locator(".prompt")).to_be_visible()
        return ana, ben

    return come
