"""Too many connections from one client are refused, and disturb nobody; tools/hostile/crowd.py opens ten thousand."""

from pathlib import Path

import pytest

from tools.hostile.crowd import measure


@pytest.mark.timeout(120)
async def test_a_crowd_is_refused_and_disturbs_nobody(tmp_path: Path) -> None:
    found = await measure(300, f"sqlite:///{tmp_path / 'karak.db'}")
    assert found["sockets_heard"] == {"101": 49, "403": 251}  # the player has one of the fifty
    assert found["silent_heard"] == {"silent": 300}
    for name in ("sockets_player_ms", "sockets_newcomer_ms", "silent_player_ms", "silent_newcomer_ms"):
        assert float(str(found[name])) < 5000, name
