"""Opens the journal at an address, by default a file in the user's data folder."""

import os
import sys
from pathlib import Path

from karak.core.refusal import Refusal
from karak.installed import add
from karak.server.store.address import SQLITE, is_postgres, masked
from karak.server.store.journal import Journal
from karak.server.store.memory import Memory
from karak.server.store.sqlite import SqliteJournal

SETTING = "KARAK_DATABASE_URL"


def data_folder() -> Path:
    """Returns the data folder that is usual on this system."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "karak"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "karak"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "karak"


def open_journal(url: str = "", *, is_reader: bool = False) -> Journal:
    """Opens `sqlite:///FILE`, `postgresql://...` or `memory:`; if empty, the setting or the default file."""
    url = url or os.environ.get(SETTING, "")
    if is_postgres(url):
        return open_postgres(url, is_reader)
    if url == "memory:":
        return Memory()
    return SqliteJournal(file_of(url), is_reader=is_reader)


def file_of(url: str) -> Path:
    """Returns the file of an SQLite address, the usual one if it is empty."""
    file = url.removeprefix(SQLITE)
    if url and (not file or file == url):
        raise Refusal("store-no-url", url=masked(url))
    return Path(file).expanduser() if file else data_folder() / "karak.db"


def open_postgres(url: str, is_reader: bool) -> Journal:
    try:
        from karak.server.store.postgres import PostgresJournal
    except ImportError as fault:
        raise Refusal("store-no-driver", fault=str(fault), command=add("postgres")) from fault
    return PostgresJournal(url, is_reader=is_reader)
