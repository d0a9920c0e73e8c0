"""Dice land before anything tells their result, and every fight of the player is on the stage."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.axe import Inspector
from tests.web.falling import HAS_LANDED, WATCH
from tests.web.visitor import PHONE, Visitor

Come = Callable[..., Visitor]
EAGER = ("lay", "fight", "challenge", "join", "place", "done", "step", "move", "enter", "play")
MOST = 80
UPRIGHT = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
IS_ASKED = "() => document.querySelector('.prompt [data-choice]:not([disabled])') !== null"
IS_PLAYING_OR_ASKED = "() => document.querySelector('[data-stage], .prompt [data-choice]:not([disabled])') !== null"


def play_until(guest: Visitor, is_enough: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Plays eagerly until the page has shown enough, and returns what was seen of it."""
    luck = random.Random(5)
    for _ in range(MOST):
        guest.answer(luck, EAGER)
        guest.until(HAS_LANDED)
        seen: dict[str, Any] = guest.page.evaluate("window.falling")
        if is_enough(seen):
            return seen
        guest.page.keyboard.press("Escape")  # on with the next scene
    raise AssertionError("there was no fight")


def watched(at_table: Come, title: str, speed: float = 1.5, **context: Any) -> Visitor:
    guest = at_table(title, reduced_motion="no-preference", settings={"speed": speed}, **context)
    guest.context.add_init_script(f"({WATCH})()")
    guest.page.reload()
    return guest


@pytest.mark.parametrize("size", [{}, pytest.param(UPRIGHT, marks=pytest.mark.thorough)])
@pytest.mark.parametrize("title", ["karak", "karak2", "imperium"])
def test_nothing_tells_a_roll_before_its_dice_have_landed(at_table: Come, title: str, size: dict[str, Any]) -> None:
    guest = watched(at_table, title, **size)
    seen = play_until(guest, lambda seen: sum(roll["isOwn"] for roll in seen["rolls"]) >= 2)
    assert [roll["leaks"] for roll in seen["rolls"]] == [[] for _ in seen["rolls"]]
    assert not seen["hidden"], "the stage stood over a choice"
    assert all(roll["hadDice"] for roll in seen["rolls"] if roll["isOwn"])


@pytest.mark.parametrize("title", ["goblin", "karak", "karak2", "imperium"])
def test_an_own_fight_stays_on_the_stage_until_a_key_ends_it(at_table: Come, title: str) -> None:
    guest = watched(at_table, title)
    seen = play_until(guest, lambda seen: bool(seen["ends"]))
    assert seen["ends"][0]["hadStage"]


def test_a_choice_by_keyboard_leads_to_a_scene_and_back_to_the_prompt(at_table: Come) -> None:
    guest = watched(at_table, "karak2")
    for _ in range(4):
        guest.until(IS_ASKED)
        end = guest.page.locator('.prompt [data-choice="done"], .prompt [data-choice="end turn"]')
        choice = (end if end.count() else guest.choices).first
        choice.focus()  # its tip is shown, and hidden when the choice disappears
        choice.press("Enter")
        guest.until(IS_PLAYING_OR_ASKED)
        while guest.choices.count() == 0:
            guest.page.keyboard.press("Escape")
            guest.page.wait_for_timeout(50)
    guest.until("() => document.activeElement.closest('.prompt, .drawn') !== null")


def test_the_stage_is_accessible(at_table: Come) -> None:
    guest, inspector = watched(at_table, "karak", speed=0.5), Inspector("dark", "light")
    play_until(guest, lambda seen: bool(seen["ends"]))
    stage = guest.page.locator("[data-stage=over]")
    expect(stage).to_be_visible()
    inspector.look(guest.page, "a fight")
    assert inspector.found == []
    guest.page.keyboard.press("Space")
    expect(stage).not_to_be_visible()
