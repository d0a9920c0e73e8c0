"""An address of a database that cannot be one is refused, and no sentence shows its password."""

from pathlib import Path

import pytest

from karak.cli.main import main
from karak.core.refusal import Refusal
from karak.server.store.address import masked
from karak.server.store.place import open_journal
from karak.words import say

FORMS = ("sqlite:///FILE", "postgresql://")


@pytest.mark.parametrize(
    "url", ["foo", "foo.db", "sqlite:foo.db", "sqlite://foo.db", "mysql://a:hidden@h/n", "sqlite:///"]
)
def test_what_is_no_address_is_refused_with_the_forms(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(Refusal) as refusal:
        open_journal(url)
    text = say(refusal.value.key, "en", **refusal.value.named)
    assert all(form in text for form in FORMS) and "hidden" not in text
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("postgresql://karak:hidden@db:5432/karak", "postgresql://karak:***@db:5432/karak"),
        ("postgresql://karak:hid/d@en@db/karak", "postgresql://karak:***@db/karak"),
        ("postgresql://karak@db/karak?password=hidden&sslmode=require", "postgresql://karak@db/karak?password=***&sslmode=require"),
        ("postgresql://karak@db/karak", "postgresql://karak@db/karak"),
        ("karak:hidden@db", "karak:***@db"),
        ("sqlite:////var/lib/karak/karak.db", "sqlite:////var/lib/karak/karak.db"),
    ],
)  # fmt: skip
def test_a_password_is_masked(url: str, shown: str) -> None:
    assert masked(url) == shown


@pytest.mark.parametrize("command", ["serve", "fsck", "owner-link"])
@pytest.mark.parametrize("url", ["mysql://ann:hidden@db/karak", "ann:hidden@db", "postgresql://ann:%zzhidden@db/karak"])
def test_no_command_shows_a_password(command: str, url: str, capsys: pytest.CaptureFixture[str]) -> None:
    port = ["--port", "0"] if command == "serve" else []
    assert main([command, *port, "--database-url", url]) == 2
    said = capsys.readouterr()
    assert "hidden" not in said.out + said.err and said.err.startswith("karak: ")
