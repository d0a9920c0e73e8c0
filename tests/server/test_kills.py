"""A server is killed at work, and loses nothing that anybody was told; tools/kill_servers.py does it for longer."""

from pathlib import Path

import pytest

from tools.kill_servers import kill


@pytest.mark.timeout(180)
async def test_a_killed_server_has_everything_it_acknowledged(tmp_path: Path) -> None:
    told = await kill(f"sqlite:///{tmp_path / 'karak.db'}", times=2, tables=3)
    assert sum(len(commands) for commands in told.commands.values()) > 0
