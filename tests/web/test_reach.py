"""The focus, what stays in view, and that nothing covers what is to be touched."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from karak.server.table import Table
from tests.server.house import House
from tests.web.house import play_on
from tests.web.visitor import Visitor

pytestmark = pytest.mark.thorough
Visit = Callable[..., Visitor]
SIDEWAYS = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
UPRIGHT = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
IS_TOLD = "seq => document.querySelector('main')?.dataset.seq === seq"
IS_THERE = "() => document.activeElement.closest('.drawn, .prompt') !== null"
# Whether a tap on the middle of something reaches it.
REACHED = """one => {
  const box = one.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const there = document.elementFromPoint(x, y);
  return there !== null && one.contains(there);
}"""


def come_back(guest: Visitor, house: House, is_there: Callable[[Table], bool]) -> None:
    """Waits until the player is back at the table and it has reached this point."""
    room = house.hub.rooms[guest.page.url.rsplit("/", 1)[1]]
    play_on(house, room, "greedy", is_there)
    guest.page.reload()
    guest.page.wait_for_function(IS_TOLD, arg=str(room.table.seq))


def is_asked(turns: int) -> Callable[[Table], bool]:
    return lambda table: table.who == 0 and table.playing().state.turns >= turns


def lit(guest: Visitor) -> Locator:
    return guest.page.locator(".drawn button.piece.lit")


def test_arrows_go_round_the_cards_and_monsters_of_goblin(visit: Visit, house: House) -> None:
    guest = visit(listed=False)
    guest.play_now("goblin")
    come_back(guest, house, is_asked(2))
    expect(lit(guest).nth(1)).to_be_visible()
    stops = guest.page.locator(".drawn [tabindex='0']")
    expect(stops).to_have_count(1)
    stops.focus()
    before, names = guest.seq(), set()
    for arrow in ("ArrowRight", "ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"):
        guest.page.keyboard.press(arrow)
        names.add(guest.page.evaluate("document.activeElement.textContent"))
    assert len(names) > 1
    assert guest.seq() == before, "looking round plays nothing"


def test_a_list_of_choices_is_one_stop(visit: Visit) -> None:
    guest = visit()
    guest.play_now("karak")
    expect(guest.choices.nth(1)).to_be_visible()
    assert guest.page.locator(".prompt .choices [tabindex='0']").count() == 1
    first = guest.page.locator(".prompt .choices [tabindex='0']")
    first.focus()
    chosen = first.get_attribute("data-choice")
    guest.page.keyboard.press("ArrowRight")
    guest.page.keyboard.press("ArrowLeft")
    guest.page.keyboard.press("ArrowRight")
    focused = guest.page.locator(".prompt .choices :focus")
    expect(focused).to_have_count(1)
    assert focused.get_attribute("data-choice") != chosen


@pytest.mark.parametrize(("listed", "place"), [(True, ".prompt .choices button"), (False, ".frame .target")])
def test_after_a_move_the_focus_stays_at_the_table(visit: Visit, listed: bool, place: str) -> None:
    guest = visit(listed=listed)
    guest.play_now("karak")
    stop = guest.page.locator(f"{place}[tabindex='0']")
    expect(stop).to_be_visible()
    stop.focus()
    before = guest.seq()
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator("main")).not_to_have_attribute("data-seq", before)
    guest.page.wait_for_function("() => document.activeElement !== document.body")
    assert guest.page.evaluate(IS_THERE), "the focus is at the board or at the prompt"


@pytest.mark.parametrize("title", ["karak", "karak2"])
def test_a_returning_player_sees_where_the_others_went(visit: Visit, house: House, title: str) -> None:
    guest = visit(listed=False)
    guest.play_now(title, bots=2)
    come_back(guest, house, is_asked(8))
    trails = {"karak": ".trails path", "karak2": ".layer path[stroke-dasharray='1 13']"}
    expect(guest.page.locator(trails[title]).first).to_be_attached()


def test_the_log_opens_at_its_end(visit: Visit, house: House) -> None:
    guest = visit(listed=False)
    guest.play_now("karak", bots=2)
    come_back(guest, house, is_asked(20))
    last = guest.page.locator(".log li").last
    expect(last).to_be_in_viewport()


def test_the_first_choice_of_a_fight_spends_nothing(visit: Visit, house: House) -> None:
    guest = visit(listed=False)

    def may_spend(table: Table) -> bool:
        if table.who != 0:  # or the game is over, and another one is needed
            return False
        decision = table.playing().decision()
        return decision.step == "rolled" and len(decision.options) > 1

    guest.play_now("karak", bots=2)
    while not may_spend(house.hub.rooms[guest.page.url.rsplit("/", 1)[1]].table):
        guest.play_now("karak", bots=2)
        come_back(guest, house, may_spend)
    expect(guest.page.locator(".drawn .choices button:not(.plain)")).to_have_attribute("data-choice", "stop")


@pytest.mark.parametrize("screen", [SIDEWAYS, UPRIGHT], ids=["sideways", "upright"])
def test_on_a_phone_nothing_covers_the_cards_of_goblin(visit: Visit, house: House, screen: dict[str, Any]) -> None:
    guest = visit(listed=False, **screen)
    guest.play_now("goblin", bots=2)
    come_back(guest, house, is_asked(4))
    expect(lit(guest).first).to_be_visible()
    covered = [one.inner_text() for one in lit(guest).all() if not one.evaluate(REACHED)]
    assert covered == []


@pytest.mark.parametrize(("title", "part"), [("goblin", ".drawn .keys"), ("karak2", ".drawn .sheet .who b")])
def test_large_letters_are_large_on_the_board_too(visit: Visit, house: House, title: str, part: str) -> None:
    heights = []
    for text in (1, 1.5):
        guest = visit(listed=False, settings={"text": text})
        guest.play_now(title, bots=2)
        come_back(guest, house, is_asked(4))
        heights.append(guest.page.locator(part).first.evaluate("one => one.getBoundingClientRect().height"))
    assert heights[1] > heights[0] * 1.2
