"""Several people: two browsers, a spectator, two on one device."""

import json
import random
import re
from collections.abc import Callable

from playwright.sync_api import expect

from karak.play.seals import seal_of
from karak.words import say
from tests.server.house import House
from tests.web.house import room_of
from tests.web.lobby import open_table, sit
from tests.web.visitor import Visitor

Visit = Callable[..., Visitor]
Two = Callable[..., tuple[Visitor, Visitor]]


def asked(*guests: Visitor) -> Visitor:
    """The visitor who has to answer now."""
    while True:
        for guest in guests:
            if guest.choices.count():
                return guest
        guests[0].page.wait_for_timeout(20)


def test_two_browsers_with_a_reconnect_and_a_spectator(visit: Visit, two_at_table: Two) -> None:
    (ana, ben), eve = two_at_table(is_routed=True), visit()
    eve.go(ana.page.url)
    luck = random.Random(5)
    expect(eve.page.locator(".prompt")).to_be_visible()
    for answers in range(40):
        asked(ana, ben).answer(luck)
        if answers == 20:
            ben.lose_connection()
    expect(eve.choices).to_have_count(0)
    expect(ana.page.get_by_text(say("web-watching", count=1))).to_be_visible()
    turn = ana.page.locator(".top .turn").inner_text()
    for guest in (ben, eve):
        expect(guest.page.locator(".top .turn")).to_have_text(turn)
    assert len(ben.sockets) == 2


def test_browsers_seal_their_salts_and_open_them_without_a_click(two_at_table: Two, house: House) -> None:
    """Each browser notes what was fixed before it opens its own salt."""
    guests = two_at_table()
    table = room_of(house, guests[0].page.url).table
    assert [len(salt) for salt in table.salts] == [32, 32] and not table.shares.missing
    for seat, guest in enumerate(guests):
        kept = json.loads(guest.page.evaluate("localStorage.getItem('karak-promises')"))[table.id]
        assert kept["salts"] == {str(seat): table.salts[seat]} and kept["opened"] == [seat]
        assert kept["shares"].split() == [f"sealed:{seal_of(table.id, i, salt)}" for i, salt in enumerate(table.salts)]


def test_a_player_who_reloads_while_salts_are_opened_still_opens(visit: Visit, house: House) -> None:
    """Ben's page is gone when Ana starts; it comes back, and the game begins with his salt."""
    ana, ben = visit(), visit()
    ben.go(open_table(ana, "karak", 2))
    address = ben.page.url
    sit(ben, "web-sit-here", "Ben")
    expect(ana.page.get_by_text("Ben")).to_be_visible()
    table = room_of(house, address).table
    while not all(chair.seal for chair in table.chairs):
        ana.page.wait_for_timeout(20)
    ben.go("/")
    ana.button("web-start").click()
    expect(ana.page.get_by_text(say("web-revealing"))).to_be_visible()
    ben.go(address)
    for guest in (ana, ben):
        expect(guest.page.locator(".prompt")).to_be_visible()
    assert [len(salt) for salt in table.salts] == [32, 32]


def test_a_lost_connection_is_shown_and_the_prompt_comes_back(at_table: Visit) -> None:
    guest = at_table(is_routed=True)
    expect(guest.choices.first).to_be_visible()
    guest.lose_connection()
    expect(guest.page.get_by_text(say("web-offline"))).to_be_visible()
    expect(guest.page.get_by_text(say("web-offline"))).not_to_be_visible()
    guest.answer(random.Random(2), ("step",))
    expect(guest.page.locator(".log li").last).to_contain_text(re.compile("."))


def test_an_unrecognised_browser_says_so_and_its_seat_link_leads_back(at_table: Visit, house: House) -> None:
    guest = at_table()
    joined = guest.context.request.post(f"/api/tables/{guest.page.url.rsplit('/', 1)[1]}/join", data={}).json()
    guest.context.add_cookies([{"name": house.site.keys.cookie_name, "value": "forged", "url": house.url}])
    guest.page.reload()
    lost = guest.page.get_by_text(say("web-seat-unknown"))
    expect(lost).to_be_visible()
    expect(guest.page.locator(".own")).to_have_count(0)
    guest.open_link(joined["links"][0])
    expect(guest.page.locator(".own")).to_be_visible()
    expect(lost).to_have_count(0)


def test_another_device_can_take_the_seat(visit: Visit) -> None:
    laptop, phone = visit(), visit()
    laptop.play_now("karak")
    table = laptop.page.url.rsplit("/", 1)[1]
    joined = laptop.context.request.post(f"/api/tables/{table}/join", data={})
    links = joined.json()["links"]
    phone.go(links[0])
    expect(phone.page.get_by_text(table)).to_be_visible()
    phone.button("page-link-agree").click()
    expect(phone.page.locator(".own")).to_be_visible()
    assert phone.page.url == laptop.page.url


def test_hot_seat_goblin_hands_the_device_over(visit: Visit) -> None:
    guest = visit()
    open_table(guest, "goblin", 2)
    sit(guest, "web-sit-another", "Ben")
    guest.button("web-start").click()
    luck, over = random.Random(4), guest.page.locator(".over")
    for _ in range(4):
        while guest.answer(luck, ("done", "hero", "fight", "stack as-shown")):
            pass
        assert guest.choices.count() == 0 and guest.page.locator(".own").count() == 0
        over.get_by_role("button").click()
        expect(over).not_to_be_visible()


def test_a_bot_takes_the_seat_and_hands_it_back(at_table: Visit) -> None:
    guest = at_table(bots=0, away=1)  # with another bot the game might be over before the seat is back
    for change, mark in (("web-let-bot", 1), ("web-hand-back", 0)):
        guest.page.locator(".chip").first.click()
        guest.button(change).click()
        expect(guest.page.get_by_role("dialog")).to_have_count(0)
        expect(guest.page.locator(".chip").first.locator(".mark")).to_have_count(mark)
        expect(guest.choices).to_have_count(0) if mark else None


def test_talk_and_emotes_reach_the_others(two_at_table: Two) -> None:
    ana, ben = two_at_table()
    for guest in (ana, ben):
        guest.page.get_by_role("tab", name=say("web-chat")).click()
    ana.page.get_by_role("textbox", name=say("web-chat-write")).fill("Hello Ben <b>")
    ana.button("web-chat-send").click()
    expect(ben.page.get_by_text("Hello Ben <b>", exact=True)).to_be_visible()
    ben.button("web-emote-wow").click()
    expect(ana.page.locator(".emote")).to_have_text(say("web-emote-wow"))


def test_an_undo_that_is_not_free_is_done_if_the_others_agree(two_at_table: Two) -> None:
    ana, ben = two_at_table()
    first = asked(ana, ben)
    other = ben if first is ana else ana
    luck = random.Random(8)
    first.answer(luck, ("step",))
    for _ in range(30):
        expect(asked(ana, ben).choices.first).to_be_visible()
        is_laying = first.page.locator('.prompt [data-choice^="lay"]').count() > 0
        if not is_laying and not first.button("web-undo").is_visible():
            break  # an unlaid tile has not been told to others, and a free undo needs no agreement
        asked(ana, ben).answer(luck)
    first.button("web-undo-ask").click()
    expect(first.button("web-undo-withdraw")).to_be_visible()
    other.button("web-undo-agree").click()
    expect(first.page.locator(".log .undone").first).to_be_attached()
    expect(first.choices.first).to_be_visible()


def test_an_absent_player_is_named_to_a_player_who_waits_for_consent(two_at_table: Two, house: House) -> None:
    ana, ben = two_at_table()
    room, luck = room_of(house, ana.page.url), random.Random(8)
    while not (room.table.who == 0 and 0 in room.table.playing().deciders and room.table.playing().undoable(0) == 0):
        asked(ana, ben).answer(luck)
    ben.go()
    ana.button("web-undo-ask").click()
    away = say("web-undo-away", name=" ").strip()
    expect(ana.page.get_by_role("dialog").get_by_text(away)).to_be_visible()
    expect(ana.page.get_by_text(say("web-undo-away-about"))).to_be_visible()
    ana.button("web-undo-withdraw").click()
    expect(ana.page.get_by_role("dialog")).to_have_count(0)


def test_the_owner_sends_a_player_away_from_a_running_game(two_at_table: Two) -> None:
    ana, ben = two_at_table()
    expect(ben.page.locator(".own")).to_be_visible()
    ana.page.locator(".chip", has_text="Ben").click()
    ana.button("web-kick").click()
    expect(ana.page.get_by_text(say("web-kick-about", name="Ben"))).to_be_visible()
    ana.button("web-kick").click()
    expect(ben.page.locator(".own")).to_have_count(0)
    expect(ana.page.get_by_role("dialog")).to_have_count(0)


def test_a_new_link_ends_the_old_one_and_keeps_the_seat(visit: Visit) -> None:
    laptop, phone = visit(permissions=["clipboard-read", "clipboard-write"]), visit()
    laptop.play_now("karak")
    table = laptop.page.url.rsplit("/", 1)[1]
    old = laptop.context.request.post(f"/api/tables/{table}/join", data={}).json()["links"][0]
    phone.open_link(old)
    expect(phone.page.locator(".own")).to_be_visible()
    laptop.button("web-menu").click()
    laptop.button("web-seat-link-new").click()
    expect(phone.page.locator(".own")).to_have_count(0)
    new = str(laptop.page.evaluate("navigator.clipboard.readText()"))
    laptop.page.keyboard.press("Escape")
    expect(laptop.page.locator(".own")).to_be_visible()
    assert phone.context.request.get(old).status == 403
    phone.open_link(new)
    expect(phone.page.locator(".own")).to_be_visible()


def test_a_key_is_as_good_as_a_click(at_table: Visit) -> None:
    guest = at_table()
    expect(guest.choices.first).to_be_visible()
    before = guest.seq()
    guest.page.keyboard.press("n")
    expect(guest.page.locator("main")).not_to_have_attribute("data-seq", before)
