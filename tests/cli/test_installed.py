"""Hints name the command that works where Karak runs, and slow rules say what to do."""

import io
import json
import sys
from pathlib import Path

import pytest

from karak import installed
from karak.cli import play, serve, speed
from karak.cli.main import main
from karak.words import LANGUAGES, speak

WHEEL = "file:///downloads/karak_games-1.0.0-py3-none-any.whl"


class Copy:
    """An installed copy that remembers where it came from."""

    def __init__(self, url: str) -> None:
        self.url = url

    def read_text(self, name: str) -> str | None:
        return json.dumps({"url": self.url}) if self.url else None


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An environment of its own, in which Karak is installed from an index."""
    monkeypatch.setattr(installed, "ROOT", tmp_path)
    monkeypatch.setattr(sys, "prefix", str(tmp_path / "room"))
    monkeypatch.setattr(sys, "executable", "/room/bin/python")
    come_from(monkeypatch, "")
    (tmp_path / "room").mkdir()
    return tmp_path / "room"


def come_from(monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    monkeypatch.setattr(installed, "distribution", lambda name: Copy(url))


def lack_pip(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(installed, "find_spec", lambda name: None)


def test_where_there_is_pip_the_running_interpreter_is_named(room: Path) -> None:
    assert installed.add("lab") == '/room/bin/python -m pip install "karak-games[lab]"'


def test_without_pip_uv_is_told_which_interpreter(room: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lack_pip(monkeypatch)
    assert installed.add("lab") == 'uv pip install --python /room/bin/python "karak-games[lab]"'


def test_a_tool_of_uv_is_installed_again(room: Path) -> None:
    (room / "uv-receipt.toml").touch()
    assert installed.add("lab") == 'uv tool install "karak-games[lab]"'


def test_uvx_is_called_with_the_extra(room: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lack_pip(monkeypatch)
    (room.parent / "CACHEDIR.TAG").touch()
    assert installed.add("lab") == 'uvx --from "karak-games[lab]" karak'


def test_pipx_installs_again_from_the_same_file(room: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (room / "pipx_metadata.json").touch()
    come_from(monkeypatch, WHEEL)
    assert installed.add("lab") == f'pipx install --force "karak-games[lab] @ {WHEEL}"'


def test_a_wheel_is_built_again_from_the_sources_of_the_index(room: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    come_from(monkeypatch, WHEEL)
    command = installed.rebuild()
    assert command.startswith("/room/bin/python -m pip install --force-reinstall")
    assert command.endswith("--no-binary karak-games karak-games")


def test_a_folder_is_built_again(room: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    come_from(monkeypatch, "file:///sources/karak")
    assert installed.rebuild().endswith('"karak-games @ file:///sources/karak"')


def test_a_checkout_is_built_with_make() -> None:
    assert installed.is_checkout() == (installed.ROOT / "hatch_build.py").exists()
    if installed.is_checkout():
        assert installed.rebuild() == f"make -C {installed.ROOT} setup"
        assert installed.ROOT.as_uri() in installed.add("lab")


@pytest.mark.parametrize("language", LANGUAGES)
def test_slow_rules_are_told_with_a_way_out(language: str, room: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "is_compiled", lambda: False)
    speak(language)
    assert installed.rebuild() in speed.advice()[0]
    monkeypatch.setattr(speed, "is_free_threaded", lambda: True)
    assert "GIL" in speed.advice()[0]


def test_compiled_rules_need_no_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "is_compiled", lambda: True)
    assert speed.advice() == speed.note() == []


def test_the_version_says_that_rules_are_slow(
    room: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(speed, "is_compiled", lambda: False)
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.splitlines()[1] == speed.advice()[0]


def test_a_server_says_that_it_has_no_table_for_browsers(room: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "is_built", lambda: False)
    monkeypatch.setattr(speed, "is_compiled", lambda: False)
    missing, slow = serve.shortcomings()
    assert "KARAK_CLIENT" in missing and "karak --version" in slow


def test_a_game_begins_with_the_word_on_slow_rules(
    room: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(speed, "is_compiled", lambda: False)
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    monkeypatch.chdir(room)
    assert play.play("karak") == 0
    assert "karak --version" in capsys.readouterr().out.splitlines()[0]
