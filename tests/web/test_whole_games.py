"""Whole games against a bot, from the first screen to the last: each kind by mouse, one by keyboard, one by touch."""

import itertools
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from karak.bots.named import make_bot
from karak.play.dealer import Shaker
from karak.play.match import WORD
from karak.server.records import Answered, TurnEnded
from karak.server.table import Table
from karak.words import say
from tests.server.house import House
from tests.web.finger import TOUCH, Finger
from tests.web.house import room_of
from tests.web.keyboard import LISTEN, Keyboard, sentences
from tests.web.mouse import Mouse
from tests.web.visitor import ASKED, Visitor

Visit = Callable[..., Visitor]
ME = 0
WHOLE_GAME = pytest.mark.timeout(600)  # on a busy machine; a quiet one needs a twentieth


@pytest.fixture
def house(fast_house: House) -> House:
    return fast_house


def advice(table: Table, bot: Any) -> tuple[str, list[str]]:
    """The choice of a strong player, and the places where it is lit up."""
    match = table.playing()
    if match.holder is not None:
        return WORD, ["button:done"]
    view = match.view(table.who)
    action = int(bot.choose(match.game, view, Shaker(f"{table.seq}")))
    return match.spell(action), [str(anchor) for anchor in match.game.anchors(match.view(table.who), action)]


def play_through(guest: Visitor, table: Table, choose: Callable[[str, list[str]], None]) -> int:
    """Plays like a bot whenever the page asks; returns the number of choices, each of which the table heard once."""
    bot, choices = make_bot(table.title, "greedy"), 0
    while guest.until(ASKED) == "asked":
        choose(*advice(table, bot))
        choices += 1
    answers = [line.record for line in table.lines if isinstance(line.record, (Answered, TurnEnded))]
    assert sum(answer.seat == ME for answer in answers) == choices
    expect(guest.page.get_by_role("heading", name=say("web-over"), exact=True)).to_be_visible()
    return choices


@WHOLE_GAME
@pytest.mark.parametrize("title", ["karak", "goblin", "karak2", "imperium"])
def test_a_whole_game_by_mouse(visit: Visit, house: House, title: str) -> None:
    guest = visit(listed=False)
    guest.play_now(title)
    table = room_of(house, guest.page.url).table
    mouse, names = Mouse(guest), table.chairs[ME].name.split()

    def choose(text: str, anchors: list[str]) -> None:
        mouse.choose(text, anchors)
        guest.read(*names)

    choices = play_through(guest, table, choose)
    guest.button("web-verify").click()
    expect(guest.page.locator("[data-verdict=good]")).to_be_visible()
    guest.read(*names)
    guest.button("web-rematch").click()
    expect(guest.button("web-start")).to_be_visible()
    print(f"{title}: {choices} choices by mouse")


@WHOLE_GAME
def test_a_whole_game_by_touch(visit: Visit, house: House) -> None:
    """Drags and pinches in between play nothing."""
    guest = visit(listed=False, **TOUCH)
    guest.play_now("karak")
    finger, number = Finger(guest), itertools.count()

    def choose(text: str, anchors: list[str]) -> None:
        if next(number) % 10 == 0:
            sight = finger.seen(text, anchors)
            finger.drag_and_pinch(sight.x if sight else 195, sight.y if sight else 400)
            if guest.page.locator(".dock.large").count() == 0:  # the sheet covers half of a phone
                guest.button("web-map-fit").tap()
        finger.choose(text, anchors)

    choices = play_through(guest, room_of(house, guest.page.url).table, choose)
    assert finger.previews > 0
    print(f"{choices} choices by finger, {finger.previews} of them first shown")


@WHOLE_GAME
def test_a_whole_game_by_keyboard(visit: Visit, house: House) -> None:
    """What is read aloud is what the log says."""
    guest = visit(listed=False)
    guest.context.add_init_script(LISTEN)
    guest.go()
    keys = Keyboard(guest)
    expect(guest.page.locator("label.card")).to_have_count(4)
    keys.tab_to(say("web-play-now"))
    for key in ("Shift+Tab", "Shift+Tab"):  # past the choice of bots
        keys.press(key)
    keys.press("ArrowLeft")  # from two bots to one
    for key in ("Tab", "Tab", "Enter"):
        keys.press(key)
    expect(guest.page.locator(".prompt header kbd")).to_be_visible()
    table = room_of(house, guest.page.url).table
    assert sum(1 for _ in table.chairs) == 2
    keys.press("l")
    choices = play_through(guest, table, lambda text, _: keys.choose(text))
    keys.press("Escape")
    expect(guest.page.get_by_role("dialog")).to_have_count(0)
    told, called = guest.page.evaluate("[window.told, window.called]")
    answer = guest.context.request.get(f"/api/tables/{table.id}/replay").json()
    entries = [one for entry in answer["log"] for one in entry["told"]]
    log = sentences(entries)
    events = [line for line in told if line in log]
    match = table.match
    assert match is not None
    pairs = zip(match.turns, match.deciders, strict=True)
    turns = {turn for turn, who in pairs if who == ME}  # a fallen hero has a turn but is not asked
    questions = {line for line in told if line not in log}
    assert len(events) > choices / 2
    assert all(line.endswith(("?", ".", ")")) for line in questions), questions
    assert len(called) >= len(turns) - 1, "every turn of mine is called out"
    print(f"{choices} choices by key, {len(events)} events and {len(called)} turns read aloud")
