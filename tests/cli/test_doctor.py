"""karak doctor finds what is wrong with an installation and says what to do."""

import json
import os
import shutil
import socket
import sqlite3
import sys
import sysconfig
import time
from importlib.metadata import Distribution
from pathlib import Path
from typing import Any

import pytest

from karak.cli.main import main
from karak.server import checkup, client
from karak.server.checkup import Finding, distribution, findings
from karak.server.store.place import open_journal
from karak.server.store.schema import MIGRATIONS
from karak.words import LANGUAGES
from tests.server.games import records_of, store

HTTPS = {"KARAK_PUBLIC_URL": "https://karak.example"}


def found(url: str = "memory:", now: float = 0.0, /, **settings: str) -> dict[str, Finding]:
    given = {"KARAK_PORT": "0", **settings}
    return {finding.name: finding for finding in findings(given, url, now or time.time())}


@pytest.fixture
def games(tmp_path: Path) -> str:
    url = f"sqlite:///{tmp_path / 'karak.db'}"
    journal = open_journal(url)
    store(journal, "g", records_of("g", "karak", 20))
    journal.close()
    return url


def test_a_sound_installation(games: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "is_built", lambda: True)
    marks = {name: finding.mark for name, finding in found(games).items()}
    assert {**marks, "rules": "ok"} == dict.fromkeys(marks, "ok")
    assert found(games)["database"].args["games"] == 1


def wrong(key: str, name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, games: str) -> dict[str, Finding]:
    """Breaks one thing."""
    file = Path(games.removeprefix("sqlite:///"))
    match key:
        case "doctor-no-client":
            monkeypatch.setattr(client, "is_built", lambda: False)
        case "doctor-python-new":
            monkeypatch.setattr(sys, "version_info", (3, 19, 0))
        case "doctor-python-free":
            monkeypatch.setattr(sysconfig, "get_config_var", lambda name: 1)
        case "doctor-disk-full":
            usage = shutil.disk_usage(tmp_path)._replace(free=1000)
            monkeypatch.setattr(shutil, "disk_usage", lambda place: usage)
        case "doctor-unwritable":
            monkeypatch.setattr(os, "access", lambda place, mode: False)
        case "doctor-sqlite-old":
            monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 7, 0))
        case "doctor-clock-wrong":
            return found(games, 1e9)
        case "store-newer" | "doctor-database-old":
            with sqlite3.connect(file) as changed:
                changed.execute("UPDATE schema_version SET version = ?", [0 if "old" in key else len(MIGRATIONS) + 1])
            changed.close()
            if "old" in key:
                monkeypatch.setattr("karak.server.store.schema.MIGRATIONS", [*MIGRATIONS, []])
                with sqlite3.connect(file) as changed:
                    changed.execute("UPDATE schema_version SET version = 1")
                changed.close()
        case "store-broken":
            file.write_bytes(b"this is no database" * 100)
        case "doctor-database-new":
            return found(f"sqlite:///{tmp_path / 'none' / 'karak.db'}")
        case "store-no-url":
            return found("foo")
        case "store-failed":
            return found("postgresql://karak:hidden@127.0.0.1:1/karak")
    return found(games)


BROKEN = [
    ("client", "doctor-no-client", "bad"), ("python", "doctor-python-new", "warn"),
    ("python", "doctor-python-free", "warn"), ("disk", "doctor-disk-full", "bad"),
    ("folder", "doctor-unwritable", "bad"), ("sqlite", "doctor-sqlite-old", "bad"),
    ("clock", "doctor-clock-wrong", "bad"), ("database", "store-newer", "bad"),
    ("database", "doctor-database-old", "warn"), ("database", "store-broken", "bad"),
    ("database", "doctor-database-new", "ok"), ("database", "store-no-url", "bad"),
    ("database", "store-failed", "bad"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "key", "mark"), BROKEN)
def test_each_fault_is_found(
    name: str, key: str, mark: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, games: str
) -> None:
    finding = wrong(key, name, monkeypatch, tmp_path, games)[name]
    assert (finding.key, finding.mark) == (key, mark)


@pytest.mark.parametrize(
    ("settings", "name", "key", "mark"),
    [
        ({"KARAK_PROT": "1"}, "settings", "setting-unknown", "bad"),
        ({"KARAK_SILENCE": "-1"}, "settings", "setting-wrong", "bad"),
        ({"KARAK_TRUSTED_PROXIES": "*"}, "proxy", "doctor-proxy-all", "bad"),
        ({"KARAK_TRUSTED_PROXIES": "proxy.example"}, "proxy", "doctor-proxy-wrong", "bad"),
        ({"KARAK_PUBLIC_URL": "http://karak.example"}, "proxy", "doctor-no-tls", "warn"),
        (HTTPS | {"KARAK_TRUSTED_PROXIES": ","}, "proxy", "doctor-proxy-none", "warn"),
        ({"KARAK_HOST": "0.0.0.0"}, "proxy", "doctor-open", "warn"),
        (HTTPS, "proxy", "doctor-proxy", "ok"),
        ({"KARAK_HOST": "192.0.2.9"}, "port", "doctor-port-taken", "bad"),
    ],
)  # fmt: skip
def test_each_setting_is_judged(settings: dict[str, str], name: str, key: str, mark: str) -> None:
    finding = found(**settings)[name]
    assert (finding.key, finding.mark) == (key, mark)


def test_a_port_of_another_program_and_of_our_own_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkup, "is_answered", lambda url: "127.0.0.1" in url)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert found(KARAK_PORT=port)["port"].key == "doctor-serving"
        monkeypatch.setattr(checkup, "is_answered", lambda url: False)
        assert found(KARAK_PORT=port)["port"].key == "doctor-port-taken"


class Package:
    """An installed distribution as the checks see it."""

    def __init__(self, name: str) -> None:
        self.metadata = {"Name": name}
        self.version = "9.9"


def test_another_project_of_the_same_name_is_found() -> None:
    ours: Any = Package("karak-games")
    foreign: Any = Package("karak")
    packages: list[Distribution] = [ours, foreign]
    assert distribution(packages).key == "doctor-foreign"
    assert distribution([ours]).key == "doctor-package" and distribution([]).mark == "ok"


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_people_and_programs_read_the_same(
    language: str, games: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("KARAK_PORT", "0")
    monkeypatch.setattr(client, "is_built", lambda: True)
    assert main(["--language", language, "doctor", "--json", "--database-url", games]) == 0
    told = json.loads(capsys.readouterr().out)
    assert main(["--language", language, "doctor", "--database-url", games]) == 0
    lines = "".join(capsys.readouterr().out.split())
    assert told["ok"] and {check["mark"] for check in told["checks"]} <= {"ok", "warn"}
    texts = ["".join(check["text"].split()) for check in told["checks"] if check["name"] not in ("clock", "disk")]
    assert [text for text in texts if text not in lines] == []


def test_a_fault_has_status_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--database-url", "foo"]) == 1
    assert "sqlite:///FILE" in capsys.readouterr().out
