"""How turns and games end at the table: by a command, by resigning, by agreement, and by the owner."""

import random
import re
from collections.abc import Callable

from playwright.sync_api import expect

from karak.words import say
from tests.server.house import House
from tests.web.ending import ask, chip, confirm, dialog, ended, heard, hero, hold, listen, notice, offer
from tests.web.finished import NAMES, become
from tests.web.house import play_on, room_of
from tests.web.visitor import Visitor

Visit = Callable[..., Visitor]
Two = Callable[..., tuple[Visitor, Visitor]]
ANA = "Adventurer"  # the name of players who gave none
AT_THE_PROMPT = "() => document.activeElement?.closest('.drawn, .prompt') != null"
IN_THE_DIALOG = "() => document.querySelector('dialog[open]')?.contains(document.activeElement) === true"


def test_a_turn_that_is_over_waits_until_its_player_ends_it(two_at_table: Two, house: House) -> None:
    guests = two_at_table()
    seat = hold(house, *guests)
    mine, other = guests[seat], guests[1 - seat]
    button = mine.page.locator("[data-choice='end turn']")
    expect(button).to_have_class(re.compile(r"\bmain\b"))
    expect(button).to_contain_text(say("game-choice-end-turn.web"))
    expect(mine.page.locator(".prompt h2")).to_have_text(say("game-ask-turn-over"))
    expect(mine.page.get_by_role("status").filter(has_text=say("game-ask-turn-over"))).to_be_attached()
    expect(other.page.locator(".prompt h2")).to_have_text(say("web-waiting-turn-over", name=hero(other, seat)))
    expect(chip(other, seat)).to_have_class(re.compile(r"\bacting\b"))
    expect(other.choices).to_have_count(0)
    mine.button("web-undo").click()
    expect(button).to_have_count(0)
    expect(mine.choices.first).to_be_visible()
    assert hold(house, *guests) >= 0


def test_a_turn_is_ended_by_its_button_or_its_key(two_at_table: Two, house: House) -> None:
    guests = two_at_table()
    for press in ("click", "d"):
        seat = hold(house, *guests)
        mine, other = guests[seat], guests[1 - seat]
        button = mine.page.locator("[data-choice='end turn']")
        button.click() if press == "click" else mine.page.keyboard.press(press)
        expect(button).to_have_count(0)
        expect(other.choices.first).to_be_visible()


def test_a_turn_ends_by_itself_for_players_who_want_that(two_at_table: Two, house: House) -> None:
    guests = two_at_table()
    seat = hold(house, *guests)
    mine, other = guests[seat], guests[1 - seat]
    mine.button("web-menu").click()
    box = dialog(mine).get_by_role("checkbox", name=say("web-ends-turns"))
    expect(box).not_to_be_checked()
    box.check()
    expect(other.choices.first).to_be_visible()
    assert mine.page.evaluate("JSON.parse(localStorage['karak-settings']).endsTurns") is True


def test_an_offer_is_refused(two_at_table: Two) -> None:
    ana, ben = two_at_table()
    listen(ana, ben)
    offer(ana, "points")
    for guest in (ana, ben):
        heard(guest, say("log-end-offered", name=ANA, how="points"))
    expect(notice(ben)).to_contain_text(say("web-offered-points", name=hero(ben, 0)))
    expect(notice(ana)).to_contain_text(say("web-offer-asked", names=hero(ana, 1)))
    ben.button("web-offer-refuse").click()
    for guest in (ana, ben):
        expect(notice(guest)).to_have_text("")
        heard(guest, say("log-end-declined", name="Ben"))
    ask(ana, "web-offer-points")
    confirm(ana, "web-offer-send")
    expect(ana.page.locator(".toasts")).to_contain_text(say("end-declined"))


def test_an_offer_is_withdrawn(two_at_table: Two) -> None:
    ana, ben = two_at_table()
    offer(ben, "draw")
    expect(ana.button("web-offer-agree")).to_be_visible()
    ben.button("web-menu").click()
    expect(ben.button("web-offer-points")).to_be_disabled()
    ben.page.keyboard.press("Escape")
    ben.button("web-offer-withdraw").click()
    expect(notice(ana)).to_have_text("")


def test_an_offer_is_accepted_by_keys_alone(two_at_table: Two) -> None:
    ana, ben = two_at_table()
    listen(ana, ben)
    offer(ana, "draw")
    agree = ben.button("web-offer-agree")
    expect(agree).to_be_visible()
    for _ in range(40):
        ben.page.keyboard.press("Tab")
        if agree.evaluate("one => one === document.activeElement"):
            break
    assert agree.evaluate("one => one.matches(':focus-visible')")
    names = f"{hero(ana, 0)}, {hero(ana, 1)}"
    ben.page.keyboard.press("Enter")
    for guest in (ana, ben):
        ended(guest, "drawn", say("web-over-draw", names=names))
        heard(guest, say("log-end-agreed", name="Ben"))
        heard(guest, say("game-closed", how="drawn"))


def test_the_player_who_offered_sees_who_has_agreed(visit: Visit, at_table: Visit, house: House) -> None:
    ann, ben = at_table(bots=1, away=2), visit()
    become(house, ben, NAMES[1])
    ben.go(ann.page.url)
    offer(ann, "points")
    heroes = [hero(ann, seat) for seat in range(3)]
    expect(notice(ann)).to_contain_text(say("web-offer-asked", names=", ".join(heroes[1:])))
    ben.button("web-offer-agree").click()
    for guest in (ann, ben):
        expect(notice(guest)).to_contain_text(say("web-offer-agreed", names=heroes[1]))
        expect(notice(guest)).to_contain_text(say("web-offer-asked", names=heroes[2]))
    expect(ben.button("web-offer-agree")).to_have_count(0)
    ben.page.wait_for_function(AT_THE_PROMPT)


def test_a_player_who_resigns_may_leave_the_hero_to_a_bot(two_at_table: Two) -> None:
    ana, ben = two_at_table()
    name = hero(ana, 1)
    listen(ana, ben)
    ask(ben, "web-resign")
    assert ben.page.evaluate(IN_THE_DIALOG)
    dialog(ben).get_by_role("combobox", name=say("web-bot-kind")).select_option("random")
    confirm(ben, "web-resign")
    for guest in (ana, ben):
        expect(chip(guest, 1)).to_contain_text(say("web-resigned-bot"))
        expect(chip(guest, 1).locator(".resigned svg")).to_be_visible()
        heard(guest, say("game-left-to-bot", hero=name))
    chip(ben, 1).click()
    expect(dialog(ben)).to_contain_text(say("web-resigned-bot"))
    expect(ben.button("web-hand-back")).to_have_count(0)
    ben.page.keyboard.press("Escape")
    ben.button("web-menu").click()
    expect(dialog(ben)).to_be_visible()
    expect(ben.button("web-resign")).to_have_count(0)


def test_the_hero_of_a_player_who_resigned_takes_no_more_turns(at_table: Visit, house: House) -> None:
    guest = at_table(bots=2)
    name = hero(guest, 0)
    listen(guest)
    ask(guest, "web-resign")
    dialog(guest).get_by_role("radio", name=say("web-resign-none")).check()
    expect(dialog(guest)).not_to_contain_text(say("web-resign-last"))
    confirm(guest, "web-resign")
    expect(chip(guest, 0)).to_contain_text(say("web-resigned"))
    heard(guest, say("game-has-resigned", hero=name))
    room = room_of(house, guest.page.url)
    play_on(house, room, "greedy", lambda table: table.playing().state.turns >= 8)
    assert room.table.who != 0
    expect(guest.choices).to_have_count(0)
    guest.page.keyboard.press("/")
    expect(guest.page.locator(".words .here")).to_contain_text(say("web-walk-resigned", hero=name))


def test_the_last_player_wins(two_at_table: Two) -> None:
    ana, ben = two_at_table()
    name = hero(ana, 0)
    ask(ben, "web-resign")
    dialog(ben).get_by_role("radio", name=say("web-resign-none")).check()
    expect(dialog(ben)).to_contain_text(say("web-resign-last"))
    confirm(ben, "web-resign")
    for guest in (ana, ben):
        ended(guest, "resigned", say("over-winner", count=1, names=name))
        expect(dialog(guest).locator("li", has_text="Ben")).to_contain_text(say("web-resigned"))


def test_the_owner_ends_the_game_by_points(two_at_table: Two) -> None:
    ana, ben = two_at_table()
    ben.button("web-menu").click()
    expect(ben.button("web-resign")).to_be_visible()
    expect(ben.button("web-end")).to_have_count(0)
    ben.page.keyboard.press("Escape")
    names = f"{hero(ana, 0)}, {hero(ana, 1)}"
    ask(ana, "web-end")
    expect(dialog(ana)).to_contain_text(say("web-end-about"))
    confirm(ana, "web-end")
    for guest in (ana, ben):
        ended(guest, "stopped", say("over-winner", count=2, names=names))


def test_there_may_be_no_other_player_to_ask(at_table: Visit) -> None:
    guest = at_table()
    ask(guest, "web-offer-points")
    expect(dialog(guest)).to_contain_text(say("web-offer-alone"))
    name = hero(guest, 0)
    confirm(guest, "web-end")
    expect(dialog(guest)).to_contain_text(say("game-ending-agreed"))
    expect(dialog(guest).locator("h3").first).to_contain_text(name)


def test_a_game_that_stands_still_warns_in_time(at_table: Visit, house: House) -> None:
    guest, luck = at_table(), random.Random(1)
    match = room_of(house, guest.page.url).table.playing()
    usual, match.game.patience = match.game.patience, 6
    try:
        for turns, rounds in ((5, 0), (6, 3), (9, 2)):
            match.state.quiet = turns
            guest.answer(luck, ("step", "lay", "fight", "stop"))
            expect(notice(guest)).to_have_text(re.compile(".") if rounds else "")
            if rounds:
                expect(notice(guest)).to_contain_text(say("web-standstill", rounds=rounds))
                expect(notice(guest)).to_contain_text(say("game-progress"))
    finally:
        match.game.patience = usual
