"""Whole games without a mouse, with what is read aloud checked against the log."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from karak.bots.shelf import make_bot
from karak.server.room import Room
from karak.words import has, name, say
from tests.server.house import House
from tests.web.house import play_on
from tests.web.test_whole_games import advice
from tests.web.visitor import Visitor

Visit = Callable[..., Visitor]
SECONDS = 1200  # a game takes a minute on a machine that does nothing else
STOPS = 80  # of the Tab key, at most
# Everything that a live region has said since the page was loaded.
LISTEN = """
new MutationObserver(() => {
  for (const [role, list] of [['status', window.told ??= []], ['alert', window.called ??= []]])
    for (const one of document.querySelectorAll(`.unseen[role=${role}]`)) {
      const lines = one.children.length ? [...one.children].map(line => line.textContent) : [one.textContent];
      if (one.said !== lines.join()) { one.said = lines.join(); list.push(...lines.filter(Boolean)); }
    }
}).observe(document, { childList: true, subtree: true, characterData: true });
"""
FOCUSED = """() => {
  const one = document.activeElement, style = getComputedStyle(one);
  const words = one.ariaLabel || one.textContent.trim() || one.value || '';
  const outline = style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineWidth);
  return [words, outline, one.closest('svg') !== null || one.matches('input.unseen')];
}"""


class Keyboard:
    """Tab, arrows, Enter, and the keys that stand on the buttons."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def focused(self) -> tuple[str, float, bool]:
        """What it is called, how wide its outline is, and whether something else shows it: a drawing, or its label."""
        words, outline, is_shown = self.page.evaluate(FOCUSED)
        return words, outline, is_shown

    def tab_to(self, wanted: str) -> None:
        """From stop to stop, each of them visibly the one."""
        for _ in range(STOPS):
            self.press("Tab")
            text, outline, is_shown = self.focused()
            assert outline >= 2 or is_shown, f"no focus to be seen at '{text}'"
            if wanted in text:
                return
        raise AssertionError(f"Tab does not lead to '{wanted}'")

    def choose(self, text: str) -> None:
        """By the key on its button, until the table has answered."""
        before = self.visitor.seq()
        keys = self.page.locator(f'.prompt [data-choice="{text}"]').get_attribute("aria-keyshortcuts") or ""
        assert keys, f"no key for '{text}'"
        self.press(keys.split()[0])
        self.page.wait_for_function("before => document.querySelector('main')?.dataset.seq !== before", arg=before)


def sentences(told: list[dict[str, Any]]) -> list[str]:
    """Of events of Karak, as a reader hears them; the table's own notes are left out."""
    spoken = []
    for one in told:
        args = {key: name(value, "karak") for key, value in one["args"].items()}
        numbers = {key: int(value) if value.isdigit() else value for key, value in args.items()}
        if "hero" in args and has(f"karak-{one['key']}"):
            spoken.append(say(f"karak-{one['key']}", **numbers))
    return spoken


@pytest.mark.timeout(SECONDS + 60)
def test_a_whole_game_by_keyboard_alone(visit: Visit, house: House) -> None:
    guest = visit(listed=False)
    guest.context.add_init_script(LISTEN)
    guest.go()
    keys = Keyboard(guest)
    expect(guest.page.locator("label.card")).to_have_count(4)
    keys.tab_to(say("web-play-now"))
    keys.press("Shift+Tab")
    keys.press("ArrowLeft")  # from two bots to one
    keys.press("Tab")
    keys.press("Enter")
    expect(guest.page.locator(".prompt")).to_be_visible()
    table = house.hub.rooms[guest.page.url.rsplit("/", 1)[1]].table
    assert sum(1 for _ in table.chairs) == 2
    me = next(seat for seat, chair in enumerate(table.chairs) if chair.kind == "human")
    bot, end, choices = make_bot("karak", "greedy"), time.monotonic() + SECONDS, 0
    expect(guest.page.locator(".prompt header kbd")).to_be_visible()
    keys.press("l")
    while table.who >= 0:
        assert time.monotonic() < end, "the game takes too long"
        if table.who == me and guest.seq() == str(table.seq):
            keys.choose(advice(table, bot)[0])
            choices += 1
        else:
            guest.page.wait_for_timeout(10)
    expect(guest.page.get_by_role("heading", name=say("web-over"), exact=True)).to_be_visible()
    keys.press("Escape")
    expect(guest.page.get_by_role("dialog")).to_have_count(0)
    told, called = guest.page.evaluate("[window.told, window.called]")
    answer = guest.context.request.get(f"/api/tables/{guest.page.url.rsplit('/', 1)[1]}/replay").json()
    log = sentences([one for entry in answer["log"] for one in entry["told"]])
    events = [line for line in told if line in log]
    mine = answer["view"]["heroes"][me]["hero"]
    turns = [
        one
        for entry in answer["log"]
        for one in entry["told"]
        if one["key"] == "turn-began" and one["args"]["hero"] == mine
    ]
    questions = {line for line in told if line not in log}
    assert len(events) > choices / 2
    assert all(line.endswith(("?", ".", ")")) or line in log for line in questions), questions
    assert len(called) >= len(turns) - 1, "every turn of mine is called out"
    print(f"{choices} choices by key, {len(events)} events and {len(called)} turns read aloud")


def test_lit_places_are_one_stop_and_arrows_go_between_them(visit: Visit) -> None:
    guest = visit(listed=False)
    guest.play_now("karak")
    expect(guest.page.locator("[data-anchor^='cell:'][role=button]").first).to_be_visible()
    assert guest.page.locator(".frame [role=button][tabindex='0']").count() == 1
    keys = Keyboard(guest)
    guest.page.locator(".frame [role=button][tabindex='0']").focus()
    before = guest.seq()
    names = set()
    for arrow in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        keys.press(arrow)
        names.add(keys.focused()[0])
    assert len(names) > 1
    assert guest.seq() == before, "walking over the board plays nothing"
    keys.press("Enter")
    expect(guest.page.locator("main")).not_to_have_attribute("data-seq", before)


def test_the_board_in_words_is_walked_and_asked(visit: Visit) -> None:
    guest = visit(listed=False)
    guest.play_now("karak")
    expect(guest.page.locator("[data-anchor^='cell:'][role=button]").first).to_be_visible()
    keys = Keyboard(guest)
    before = guest.seq()
    keys.press("/")
    words = guest.page.locator(".words")
    expect(words.get_by_role("application")).to_be_focused()
    for arrow in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"):
        keys.press(arrow)
    told = words.locator(".told")
    expect(told).to_contain_text(say("web-walk-unexplored"))
    box = words.get_by_role("textbox")
    for command, part in (("here", say("web-walk-here", what="").strip()), ("around", "north"), ("moves", "1. ")):
        box.fill(command)
        keys.press("Enter")
        expect(told).to_contain_text(part)
    assert guest.seq() == before
    box.fill("1")
    keys.press("Enter")
    expect(guest.page.locator("main")).not_to_have_attribute("data-seq", before)


def test_a_question_mark_lists_the_keys_and_escape_closes(visit: Visit) -> None:
    guest = visit()
    guest.play_now("karak")
    expect(guest.choices.first).to_be_visible()
    guest.page.keyboard.press("?")
    expect(guest.page.get_by_role("heading", name=say("web-keyboard"))).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(guest.page.get_by_role("dialog")).to_have_count(0)


def test_learners_are_asked_twice_before_what_cannot_be_undone(visit: Visit) -> None:
    guest = visit(settings={"learner": True})
    guest.play_now("karak")
    expect(guest.page.locator(".explanation")).to_be_visible()
    before = guest.seq()
    guest.page.locator(".prompt [data-choice^='step']", has_text=say("web-final")).first.click()
    tick = guest.page.locator(".picked .tick")
    expect(tick).to_be_visible()
    assert guest.seq() == before
    tick.click()
    expect(guest.page.locator("main")).not_to_have_attribute("data-seq", before)


def at_a_roll(guest: Visitor, house: House) -> Room:
    """Where one may add to the dice; with some heroes that never comes, and others are dealt."""
    while True:
        guest.play_now("karak")
        room = house.hub.rooms[guest.page.url.rsplit("/", 1)[1]]
        play_on(house, room, "greedy", lambda table: table.who == 0 and table.playing().decision().step == "rolled")
        if room.table.who == 0:
            return room


@pytest.mark.parametrize(("aid", "shown"), [("odds", ".odds"), ("counters", "p.left")])
def test_an_aid_that_is_switched_off_is_gone(visit: Visit, house: House, aid: str, shown: str) -> None:
    for is_on in (True, False):
        guest = visit(settings={aid: is_on})
        room = at_a_roll(guest, house)
        expect(guest.page.locator("main")).to_have_attribute("data-seq", str(room.table.seq))
        expect(guest.page.locator(shown)).to_have_count(int(is_on))
        guest.button("web-menu").click()
        expect(guest.page.get_by_role("checkbox", name=say(f"web-aid-{aid}"))).to_be_checked(checked=is_on)
