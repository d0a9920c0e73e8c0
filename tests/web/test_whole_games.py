"""A whole game of each kind by mouse, against a bot, from the first screen to the last."""

import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from karak.bots.shelf import make_bot
from karak.play.dealer import Shaker
from karak.server.table import Table
from karak.words import say
from tests.server.house import FAST, House
from tests.web.house import open_in_thread
from tests.web.mouse import Mouse
from tests.web.visitor import Visitor

Visit = Callable[..., Visitor]
SECONDS = 300  # of a busy machine; a quiet one needs a tenth


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    """Where bots do not pause."""
    with open_in_thread(FAST) as opened:
        yield opened


def advice(table: Table, bot: Any) -> tuple[str, list[str]]:
    """What a strong player would choose, and where it is lit up."""
    match = table.playing()
    view = match.view(table.who)
    action = int(bot.choose(match.game, view, Shaker(f"{table.seq}")))
    return match.spell(action), [str(anchor) for anchor in match.game.anchors(match.view(table.who), action)]


@pytest.mark.timeout(SECONDS + 30)
@pytest.mark.parametrize("title", ["karak", "goblin", "karak2", "imperium"])
def test_a_whole_game_by_mouse(visit: Visit, house: House, title: str) -> None:
    guest = visit(listed=False)
    guest.play_now(title)
    table = house.hub.rooms[guest.page.url.rsplit("/", 1)[1]].table
    me = next(seat for seat, chair in enumerate(table.chairs) if chair.kind == "human")
    names = table.chairs[me].name.split()
    mouse, bot, end, clicks = Mouse(guest), make_bot(title, "greedy"), time.monotonic() + SECONDS, 0
    while table.who >= 0:
        assert time.monotonic() < end, "the game takes too long"
        if table.who == me and guest.seq() == str(table.seq):
            mouse.choose(*advice(table, bot))
            clicks += 1
            guest.read(*names)
        else:
            guest.page.wait_for_timeout(10)
    expect(guest.page.get_by_role("heading", name=say("web-over"), exact=True)).to_be_visible()
    expect(guest.page.get_by_role("dialog").locator("li.won").first).to_be_visible()
    guest.button("web-verify").click()
    expect(guest.page.locator("[data-verdict=good]")).to_be_visible()
    guest.read(*names)
    guest.button("web-rematch").click()
    expect(guest.button("web-start")).to_be_visible()
    print(f"{title}: {clicks} choices in {SECONDS - end + time.monotonic():.0f} s")
