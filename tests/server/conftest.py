"""A quiet log, and houses."""

import logging
from collections.abc import AsyncIterator

import pytest_asyncio
import structlog

from tests.server.house import House, open_house

structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))


@pytest_asyncio.fixture
async def house() -> AsyncIterator[House]:
    async with open_house() as opened:
        yield opened
