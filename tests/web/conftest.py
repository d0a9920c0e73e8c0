"""A real server and a real browser; these tests run by themselves: python -m pytest tests/web."""

import logging
import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import structlog
from playwright.sync_api import Browser, sync_playwright

from tests.server.house import House
from tests.web.house import open_in_thread
from tests.web.visitor import FLAGS, Visitor

structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))


@pytest.fixture(scope="session")
def house() -> Iterator[House]:
    with open_in_thread() as opened:
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
    """Somebody with a browser of their own; whatever their console says is a fault."""
    visitors: list[Visitor] = []

    def come(**context: Any) -> Visitor:
        visitors.append(Visitor(chromium, house.url, **context))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.leave()
    assert [fault for visitor in visitors for fault in visitor.faults] == []
