"""The engine accepts actions that close a game, each seat's resignation only from that seat."""

import pytest

from tests.engine.client import begun


@pytest.mark.parametrize(
    ("text", "ending"), [("end by points", "agreed"), ("end as a draw", "drawn"), ("end by the owner", "stopped")]
)
def test_a_game_is_ended(text: str, ending: str) -> None:
    client = begun()
    told = client.good("do", action=text)
    assert told["who"] == "nobody" and told["done"][0]["who"] == "nobody"
    assert client.good("state")["result"]["ending"] == ending
    assert client.error("do", action="resign 1") == "game-is-over"


def test_a_seat_resigns_for_itself_and_at_any_time() -> None:
    client = begun()
    asked = client.good("options")["who"]
    other = 1 - asked
    assert client.error("do", action=f"resign {asked + 1}", seat=other) == "resign-not-yours"
    assert client.error("do", action="end by points", seat=asked) == "end-needs-all"
    told = client.good("why_not", action=f"resign {asked + 1}", seat=other)
    assert told["reason"]["key"] == "resign-not-yours"
    assert client.good("why_not", action=f"resign {other + 1}", seat=other)["allowed"]
    client.good("do", action=f"resign {other + 1}", seat=other)
    state = client.good("state")
    assert state["result"] == {"ending": "resigned", "points": state["result"]["points"], "winners": [asked]}


def test_a_hero_left_to_a_bot_is_still_asked_and_nothing_is_offered() -> None:
    client = begun()
    before = client.good("options")
    client.good("do", action="resign 1 to a bot", seat=0)
    assert client.good("options") == before
    assert client.error("undo") == "undo-nothing"
    assert client.error("do", action="end turn") == "turn-goes-on"
