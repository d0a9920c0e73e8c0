"""Too many connections from one client are refused and disturb no table; tools/hostile/crowd.py opens ten thousand."""

from pathlib import Path

import pytest

from tools.hostile.crowd import measure


@pytest.mark.timeout(120)
async def test_a_crowd_is_refused_and_disturbs_no_table(tmp_path: Path) -> None:
    found = await measure(300, f"sqlite:///{tmp_path / 'karak.db'}")
    assert found["sockets_heard"] == {"101": 49, "403": 251}  # one of the fifty belongs to the player
    assert found["silent_heard"] == {"silent": 300}
    for name in ("sockets_player_ms", "sockets_newcomer_ms", "silent_player_ms", "silent_newcomer_ms"):
        assert float(str(found[name])) < 5000, name
