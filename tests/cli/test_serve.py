"""A server that cannot listen says why in plain words and what to do, and shows no number of an error."""

import socket
from pathlib import Path

import pytest

from karak.cli.main import main


def refused(capsys: pytest.CaptureFixture[str], tmp_path: Path, *words: str) -> str:
    assert main(["serve", "--database-url", f"sqlite:///{tmp_path / 'karak.db'}", *words]) == 2
    said = capsys.readouterr()
    assert "rrno" not in said.err and said.out == "" and said.err.count("\n") == 1
    return said.err


def test_a_port_in_use(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = refused(capsys, tmp_path, "--port", port)
    assert port in said and "in use" in said and "--port" in said


@pytest.mark.parametrize("host", ["192.0.2.77", "no host"])
def test_an_address_of_another_machine(host: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = refused(capsys, tmp_path, "--port", "0", "--host", host)
    assert f"{host} is not an address of this machine" in said and "0.0.0.0" in said


def test_a_port_that_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "65535" in refused(capsys, tmp_path, "--port", "70000")
    assert "at least 0" in refused(capsys, tmp_path, "--port=-1")


def test_a_port_that_this_user_may_not_use(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbidden(address: object) -> socket.socket:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(socket, "create_server", forbidden)
    assert "above 1023" in refused(capsys, tmp_path, "--port", "80")
