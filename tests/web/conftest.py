"""A real server and a real browser; these tests run by themselves: python -m pytest tests/web."""

import asyncio
import logging
import os
import shutil
import threading
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import structlog
from playwright.sync_api import Browser, sync_playwright

from karak.server import client
from tests.server.house import FAST, House, open_house
from tests.web.visitor import FLAGS, Visitor

CALM = msgspec.structs.replace(FAST, bot_pause=0.1)
structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))


@pytest.fixture(scope="session")
def house() -> Iterator[House]:
    """In a thread of its own, with a loop of its own."""
    assert client.is_built(), "build the client first: make web"
    opened: dict[str, Any] = {}
    ready, over = threading.Event(), threading.Event()

    async def live() -> None:
        async with open_house(settings=CALM) as house:
            opened["house"] = house
            ready.set()
            while not over.is_set():
                await asyncio.sleep(0.05)

    thread = threading.Thread(target=lambda: asyncio.run(live()), daemon=True)
    thread.start()
    assert ready.wait(30)
    yield opened["house"]
    over.set()
    thread.join(20)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if path is None:
        assert os.environ.get("CI") != "true", "there is no Chromium to test with"
        pytest.skip("there is no Chromium to test with (Debian, Ubuntu: apt install chromium)")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Any]:
    """Somebody with a browser of their own; whatever their console says is a fault."""
    visitors: list[Visitor] = []

    def come(**context: Any) -> Visitor:
        visitors.append(Visitor(browser, house.url, **context))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.leave()
    assert [fault for visitor in visitors for fault in visitor.faults] == []
