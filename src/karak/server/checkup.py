"""Checks an installation of the server: each check returns what it found and, if needed, what to do about it."""

import os
import shutil
import socket
import sqlite3
import sys
from collections.abc import Iterator, Mapping
from contextlib import closing
from datetime import UTC, datetime
from importlib.metadata import Distribution, distributions
from importlib.util import find_spec
from ipaddress import ip_network
from pathlib import Path
from types import MappingProxyType
from typing import Literal, NamedTuple
from urllib.error import URLError
from urllib.parse import urlsplit
from urllib.request import urlopen

import msgspec

import karak
from karak.core.refusal import Refusal
from karak.installed import is_compiled, is_free_threaded
from karak.server import client
from karak.server.settings import PREFIX, Settings, settings_from
from karak.server.store.address import is_postgres, masked
from karak.server.store.place import file_of, open_journal
from karak.server.store.schema import MIGRATIONS

Mark = Literal["ok", "warn", "bad"]
MUCH, ENOUGH = 1 << 30, 100 << 20  # bytes that should be free, and that must be
EXTRAS = {"postgres": "psycopg", "lab": "polars", "cluster": "ray", "research": "gymnasium", "openspiel": "pyspiel"}
OLDEST_SQLITE = (3, 24, 0)
SLACK = 60.0  # seconds that two clocks may differ
HERE = ("", "localhost", "127.0.0.1", "::1")


class Finding(NamedTuple):
    """One line of the report: the name of the check, a mark, and the key of a sentence with its arguments."""

    name: str
    mark: Mark
    key: str
    args: Mapping[str, object] = MappingProxyType({})


def refused(name: str, refusal: Refusal) -> Finding:
    return Finding(name, "bad", refusal.key, refusal.named)


def findings(environment: Mapping[str, str], url: str, now: float) -> Iterator[Finding]:
    """Runs all checks, the installation first; `now` is the time of this machine's clock."""
    yield python()
    yield compiled()
    yield page()
    yield distribution(list(distributions()))
    yield Finding("extras", "ok", "doctor-extras", {"names": ", ".join(filter(installed, EXTRAS)) or "-"})
    try:
        settings = settings_from(environment)
    except Refusal as refusal:
        yield refused("settings", refusal)
        settings = Settings()
    else:
        names = ", ".join(sorted(name for name in environment if name.startswith(PREFIX) and environment[name]))
        yield Finding("settings", "ok", "doctor-settings", {"names": names or "-"})
    settings = msgspec.structs.replace(settings, database_url=url or settings.database_url)
    yield from storage(settings.database_url, now)
    yield port(settings)
    yield public(settings)


def installed(extra: str) -> bool:
    return find_spec(EXTRAS[extra]) is not None


# the installation


def python() -> Finding:
    version = sys.version.split()[0]
    if is_free_threaded():
        return Finding("python", "warn", "doctor-python-free", {"version": version})
    is_known = (3, 11) <= sys.version_info[:2] <= (3, 14)
    return Finding("python", "ok" if is_known else "warn", "doctor-python" if is_known else "doctor-python-new", {
        "version": version, "place": sys.executable,
    })  # fmt: skip


def compiled() -> Finding:
    is_fast = is_compiled()
    return Finding("rules", "ok" if is_fast else "warn", "doctor-compiled" if is_fast else "doctor-interpreted", {
        "version": karak.__version__,
    })  # fmt: skip


def page() -> Finding:
    is_there = client.is_built()
    return Finding("client", "ok" if is_there else "bad", "doctor-client" if is_there else "doctor-no-client")


def distribution(found: list[Distribution]) -> Finding:
    """Finds another project that is also called karak; its files and ours lie in the same folder."""
    here = str(Path(karak.__file__).parent)
    foreign = [each for each in found if named(each) == "karak"]
    if foreign:
        return Finding("package", "bad", "doctor-foreign", {"version": foreign[0].version, "place": here})
    return Finding("package", "ok", "doctor-package", {"version": karak.__version__, "place": here})


def named(found: Distribution) -> str:
    return str(found.metadata["Name"] or "").lower()


# the games


def storage(url: str, now: float) -> Iterator[Finding]:
    """Checks the folder and the database, the clock by the newest game."""
    yield Finding("sqlite", *sqlite())
    if not is_postgres(url) and url != "memory:":
        try:
            yield from folder(file_of(url).resolve())
        except Refusal as refusal:
            yield refused("database", refusal)
            return
    yield from database(url, now)


def sqlite() -> tuple[Mark, str, dict[str, object]]:
    is_new = sqlite3.sqlite_version_info >= OLDEST_SQLITE
    return "ok" if is_new else "bad", "doctor-sqlite" if is_new else "doctor-sqlite-old", {
        "version": sqlite3.sqlite_version,
    }  # fmt: skip


def folder(file: Path) -> Iterator[Finding]:
    """Checks that the folder can be written and has room; it may not exist yet."""
    place = next(parent for parent in file.parents if parent.exists())
    if not can_write(place, file):
        yield Finding("folder", "bad", "doctor-unwritable", {"place": str(file.parent)})
    else:
        yield Finding("folder", "ok", "doctor-folder", {"place": str(file.parent)})
    free = shutil.disk_usage(place).free
    mark: Mark = "ok" if free >= MUCH else "warn" if free >= ENOUGH else "bad"
    yield Finding("disk", mark, "doctor-disk" if mark == "ok" else "doctor-disk-full", {
        "free": f"{free / (1 << 30):.1f} GB", "place": str(place),
    })  # fmt: skip


def can_write(place: Path, file: Path) -> bool:
    return os.access(place, os.W_OK | os.X_OK) and (not file.exists() or os.access(file, os.R_OK | os.W_OK))


def database(url: str, now: float) -> Iterator[Finding]:
    shown = masked(url) or str(file_of(url))
    try:
        with closing(open_journal(url, is_reader=True)) as journal:
            rows = journal.games()
    except Refusal as refusal:
        new = refusal.key in ("store-none", "store-empty")
        mark: Mark = "ok" if new else "warn" if refusal.key == "store-older" else "bad"
        key = {"store-none": "doctor-database-new", "store-empty": "doctor-database-new",
               "store-older": "doctor-database-old"}.get(refusal.key, refusal.key)  # fmt: skip
        yield Finding("database", mark, key, {"place": shown} if mark != "bad" else refusal.named)
        rows = []
    else:
        yield Finding("database", "ok", "doctor-database", {
            "place": shown, "games": len(rows), "schema": len(MIGRATIONS),
        })  # fmt: skip
    yield clock(max((row.updated for row in rows), default=0.0), now)


def clock(newest: float, now: float) -> Finding:
    """Compares the clock with the newest game and with the files of this version."""
    is_late = now + SLACK < max(newest, Path(__file__).stat().st_mtime)
    args: dict[str, object] = {"time": f"{datetime.fromtimestamp(now, UTC):%Y-%m-%d %H:%M:%S} UTC"}
    return Finding("clock", "bad" if is_late else "ok", "doctor-clock-wrong" if is_late else "doctor-clock", args)


# the network


def port(settings: Settings) -> Finding:
    """Looks whether the port is free, or our own server answers there."""
    args: dict[str, object] = {"host": settings.host, "port": str(settings.port)}
    try:
        socket.create_server((settings.host, settings.port)).close()
    except OSError:
        host = settings.host if settings.host not in ("0.0.0.0", "::") else "127.0.0.1"
        answers = is_answered(f"http://{f'[{host}]' if ':' in host else host}:{settings.port}/health")
        return Finding("port", "ok" if answers else "bad", "doctor-serving" if answers else "doctor-port-taken", args)
    return Finding("port", "ok", "doctor-port", args)


def is_answered(url: str) -> bool:
    try:
        with urlopen(url, timeout=3) as answer:
            return bytes(answer.read(20)) == b"alive"
    except (URLError, OSError, ValueError):
        return False


def public(settings: Settings) -> Finding:
    """Checks that the public address, the proxies and the address to listen on go together."""
    url, proxies = settings.public_url, [each.strip() for each in settings.trusted_proxies.split(",") if each.strip()]
    if "*" in proxies:
        return Finding("proxy", "bad", "doctor-proxy-all")
    wrong = [each for each in proxies if not is_network(each)]
    if wrong:
        return Finding("proxy", "bad", "doctor-proxy-wrong", {"proxy": wrong[0]})
    if url.startswith("http:") and urlsplit(url).hostname not in HERE:
        return Finding("proxy", "warn", "doctor-no-tls", {"url": url})
    if url.startswith("https:") and not proxies:
        return Finding("proxy", "warn", "doctor-proxy-none")
    if not url and settings.host not in HERE:
        return Finding("proxy", "warn", "doctor-open", {"host": settings.host})
    return Finding("proxy", "ok", "doctor-proxy", {"url": url or "-", "proxies": ", ".join(proxies) or "-"})


def is_network(text: str) -> bool:
    try:
        ip_network(text, strict=False)
    except ValueError:
        return False
    return True
