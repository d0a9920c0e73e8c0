"""Places for journals: each test gets an empty one of each kind."""

import logging
import uuid
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from pathlib import Path

import psycopg
import pytest
import pytest_asyncio
import structlog

from karak.server.store.journal import Journal
from karak.server.store.memory import Memory
from karak.server.store.place import open_journal
from tests.server.house import House, open_house
from tests.server.postgres import running

structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """One PostgreSQL for each test worker."""
    with running() as url:
        yield url


@pytest.fixture
def schema(postgres: str) -> str:
    """An empty schema in that PostgreSQL."""
    name = f"t{uuid.uuid4().hex}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA {name}".encode())
    return f"{postgres}?options=-csearch_path%3D{name}"


class Place:
    """Opens the same journal several times, and closes what is left open."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.opened: list[Journal] = []

    def open(self, *, is_reader: bool = False) -> Journal:
        journal = open_journal(self.url, is_reader=is_reader)
        self.opened.append(journal)
        return journal

    def close(self) -> None:
        for journal in self.opened:
            with suppress(Exception):
                journal.close()


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    """Places where journals outlive the process."""
    found = Place(
        request.getfixturevalue("schema") if request.param == "postgres" else f"sqlite:///{tmp_path / 'karak.db'}"
    )
    yield found
    found.close()


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def journal(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Journal]:
    """Places for any kind of journal."""
    if request.param == "memory":
        yield Memory()
        return
    url = request.getfixturevalue("schema") if request.param == "postgres" else f"sqlite:///{tmp_path / 'karak.db'}"
    found = open_journal(url)
    yield found
    found.close()


@pytest_asyncio.fixture
async def house() -> AsyncIterator[House]:
    """A server without tables that listens on this machine."""
    async with open_house() as opened:
        yield opened
