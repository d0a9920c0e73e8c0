"""The files for hosts keep what they promise: no root, nothing to write to, settings that exist."""

import os
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from karak.cli.main import main
from karak.server.settings import ELSEWHERE, FILE, PREFIX, Settings, settings_from
from karak.server.store.place import open_journal
from packing.rules import ROOT
from tests.server.games import records_of, store

DEPLOY = ROOT / "deploy"
SYSTEMD = DEPLOY / "systemd"
NAMES = {PREFIX + name.upper() for name in Settings.__struct_fields__}
NOT_OURS = {"KARAK_DOMAIN", "KARAK_UPSTREAM"}  # of the example for Caddy
TEXTS = [path for path in sorted(DEPLOY.rglob("*")) if path.is_file()]
LIMITS = (
    "NoNewPrivileges=yes", "ProtectSystem=strict", "ProtectHome=yes", "PrivateTmp=yes", "CapabilityBoundingSet=",
    "RestrictNamespaces=yes", "SystemCallFilter=@system-service", "StateDirectory=karak", "User=karak", "UMask=0077",
)  # fmt: skip


yaml.SafeLoader.add_constructor("!reset", lambda loader, node: None)  # takes away what a service extends


def composed(name: str) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "container" / name).read_text("utf-8"))
    return found


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.name)
def test_each_setting_in_a_file_exists(path: Path) -> None:
    found = set(re.findall(r"KARAK_[A-Z_]*[A-Z]", path.read_text("utf-8")))
    assert {name.removesuffix(FILE) for name in found} <= NAMES | NOT_OURS | set(ELSEWHERE)


@pytest.mark.parametrize("name", ["karak.service", "karak-backup.service"])
def test_a_unit_has_few_rights(name: str) -> None:
    lines = (SYSTEMD / name).read_text("utf-8").splitlines()
    assert [limit for limit in LIMITS if limit not in lines] == []


def test_the_settings_file_of_the_unit_is_valid() -> None:
    lines = (SYSTEMD / "karak.env").read_text("utf-8").splitlines()
    given = dict(line.lstrip("#").split("=", 1) for line in lines if re.match("#?KARAK_", line))
    assert settings_from(given).public_url == "https://karak.example"


def test_the_image_does_not_run_as_root_and_says_when_it_is_ill() -> None:
    lines = (DEPLOY / "container" / "Containerfile").read_text("utf-8").splitlines()
    words = [line.split(" ", 1) for line in lines if line and not line.startswith("#")]
    last = {word: rest for word, rest in words}
    assert last["USER"] == "8777:8777" and last["VOLUME"] == "/var/lib/karak" and "/ready" in last["HEALTHCHECK"]
    given = dict(rest.split("=", 1) for word, rest in words if word == "ENV" and rest.startswith(PREFIX))
    settings = settings_from(given)
    assert settings.log_format == "json" and settings.database_url.startswith(f"sqlite:///{last['VOLUME']}/")
    assert sum(word == "LABEL" for word, _ in words) >= 4


@pytest.mark.parametrize("name", ["compose.sqlite.yml", "compose.postgres.yml"])
def test_each_service_may_write_only_to_its_volumes(name: str) -> None:
    first = composed("compose.sqlite.yml")["services"]
    for service, text in composed(name)["services"].items():
        whole = first[text["extends"]["service"]] | text if "extends" in text else text
        assert whole["read_only"] is True and whole["cap_drop"] == ["ALL"], service
        assert whole["security_opt"] == ["no-new-privileges:true"] and whole["restart"] == "unless-stopped"
    found = composed(name)
    used = {secret for service in found["services"].values() for secret in service.get("secrets", [])}
    assert used == set(found["secrets"])


def backed_up(folder: Path, url: str, keep: int) -> str:
    around = {**os.environ, "KARAK_DATABASE_URL": url, "KARAK": str(folder / "karak")}
    done = subprocess.run(
        [DEPLOY / "backup.sh", folder / "backups", str(keep)], env=around, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()[-1]


def test_the_backup_script_keeps_the_newest(tmp_path: Path) -> None:
    (tmp_path / "karak").write_text(
        '#!/bin/sh\n[ "$1" = backup ] || exit 0\necho "copy of $KARAK_DATABASE_URL" > "$2"\n', "utf-8"
    )
    (tmp_path / "karak").chmod(0o755)
    old = [tmp_path / "backups" / f"karak-2020010{day}-000000.db" for day in range(1, 6)]
    old[0].parent.mkdir()
    for file in old:
        file.write_text("old", "utf-8")
    made = backed_up(tmp_path, "sqlite:///x.db", 3)
    assert sorted(file.name for file in old[0].parent.iterdir()) == [old[3].name, old[4].name, Path(made).name]
    assert Path(made).stat().st_mode & 0o777 == 0o600


def test_a_failed_backup_removes_nothing(tmp_path: Path) -> None:
    (tmp_path / "karak").write_text("#!/bin/sh\nexit 1\n", "utf-8")
    (tmp_path / "karak").chmod(0o755)
    kept = tmp_path / "backups" / "karak-20200101-000000.db"
    kept.parent.mkdir()
    kept.write_text("old", "utf-8")
    with pytest.raises(AssertionError):
        backed_up(tmp_path, "sqlite:///x.db", 1)
    assert kept.exists()


def test_a_backup_of_a_real_server_can_be_restored(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"sqlite:///{tmp_path / 'karak.db'}"
    journal = open_journal(url)
    store(journal, "g", records_of("g", "goblin", 20))
    journal.close()
    copy = tmp_path / "copy.db"
    assert main(["backup", str(copy), "--database-url", url]) == 0
    assert main(["restore", str(copy), "--database-url", f"sqlite:///{tmp_path / 'new' / 'karak.db'}"]) == 0
    assert main(["fsck", "--database-url", f"sqlite:///{tmp_path / 'new' / 'karak.db'}"]) == 0
    assert "ok: 1 game" in capsys.readouterr().out
