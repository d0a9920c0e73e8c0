"""After the game, as the screen shows it: replay, figures, files, fair dice, playing on, rematch."""

import re
from collections.abc import Callable
from typing import Any
from unittest.mock import Mock

import msgspec
import pytest
from playwright.sync_api import Locator, Page, Response, expect

from karak.play.tape import Tape, encode
from karak.server.after import api, clerks
from karak.words import say
from tests.server.house import House
from tests.web.finished import become, keep_game, tape_at
from tests.web.visitor import PHONE, Visitor

Visit = Callable[..., Visitor]
TITLES = ["karak", "karak2", "imperium", "goblin"]
NO_CRYPTO = "Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined })"


def at(page: Page, position: int) -> None:
    expect(page.locator("main.replay")).to_have_attribute("data-at", str(position))


def file_of(tape: Tape, name: str = "game.json") -> Any:
    return {"name": name, "mimeType": "application/json", "buffer": encode(tape)}


def tampered(tape: Tape) -> tuple[Tape, int]:
    """Changes the first roll of a fight to a double six, and returns the number of that action."""
    begun = next(i for i, text in enumerate(tape.texts) if not text.startswith("roll"))
    number = next(i for i, text in enumerate(tape.texts) if i > begun and text.startswith("roll") and "6 6" not in text)
    dice = (6 << 32) | (6 << 16)
    action = tape.actions[number] >> 48 << 48 | dice
    texts, actions = [*tape.texts], [*tape.actions]
    texts[number], actions[number] = "roll 6 6", action
    return msgspec.structs.replace(tape, texts=texts, actions=actions), number + 1


def figures(page: Page) -> Locator:
    return page.get_by_role("dialog").locator(".story")


def test_an_address_leads_to_a_position_and_keys_lead_on(visit: Visit, house: House) -> None:
    table = keep_game(house, "c0ffee0000000001")
    guest = visit()
    page, length = guest.page, table.length
    guest.go("/replay/c0ffee0000000001/40")
    at(page, 40)
    seen = guest.context.request.get("/api/tables/c0ffee0000000001/replay?at=40&log=false").json()["view"]
    expect(page.locator("header .soft")).to_have_text(say("web-turn", turn=seen["turn"]))
    for key, position in (("ArrowRight", 41), ("ArrowLeft", 40), ("End", length), ("Home", 0)):
        page.keyboard.press(key)
        at(page, position)
        assert page.url.endswith(f"/{position}")
    page.keyboard.press("PageDown")
    expect(page.locator("header .soft")).to_have_text(say("web-turn", turn=1))
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator("header .soft")).to_have_text(say("web-turn", turn=2))
    page.get_by_label(say("web-replay-speed")).select_option("8")
    page.locator("h1").click()
    page.keyboard.press("Space")
    expect(guest.button("web-pause")).to_be_visible()
    expect(page.locator("header .soft")).to_have_text(say("web-turn", turn=3))
    page.keyboard.press("Space")
    expect(guest.button("web-replay-play")).to_be_visible()
    here = page.locator("main.replay").get_attribute("data-at")
    page.reload()
    at(page, int(here or -1))


def test_the_slider_has_marks_and_the_log_leads_to_positions(visit: Visit, house: House) -> None:
    keep_game(house, "c0ffee0000000002")
    guest = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    guest.go("/replay/c0ffee0000000002")
    at(guest.page, 0)
    assert guest.page.locator(".marks i").count() > 5 and guest.page.locator(".marks b").count() > 3
    guest.page.get_by_role("slider").fill("33")
    at(guest.page, 33)
    guest.button("web-log").click()
    guest.page.locator(".log .turn").nth(2).click()
    expect(guest.page.locator("header .soft")).to_have_text(say("web-turn", turn=3))


def listen(page: Page) -> list[Response]:
    """Collects every position that the page receives from now on."""
    heard: list[Response] = []
    page.on("response", lambda answer: heard.append(answer) if "/replay?" in answer.url else None)
    return heard


def hands(answers: list[Response], seat: int) -> set[str]:
    views = [answer.json()["view"] for answer in answers if answer.ok]
    return {card["card"] for view in views for card in view["heroes"][seat]["hand"]}


def test_a_running_game_is_seen_through_ones_own_eyes_only(visit: Visit, house: House) -> None:
    keep_game(house, "c0ffee0000000003", "goblin", answers=30, people=1)
    ann, eve = visit(), visit()
    become(house, ann, "Ann")
    for guest, names in ((ann, 2), (eve, 0)):
        answers = listen(guest.page)
        guest.go("/replay/c0ffee0000000003/35?seat=1")
        at(guest.page, 35)
        assert guest.page.locator("footer select").nth(1).locator("option").count() == names
        assert hands(answers, 1) <= {"starting-card"}
        expect(guest.button("web-play-on")).to_have_count(0)
        expect(guest.button("web-story")).to_have_count(0)
    assert hands(answers, 0) <= {"starting-card"}


def test_a_finished_game_can_be_seen_through_every_players_eyes(visit: Visit, house: House) -> None:
    keep_game(house, "c0ffee000000a004", "goblin")
    guest = visit()
    answers = listen(guest.page)
    guest.go("/replay/c0ffee000000a004/60?seat=1")
    at(guest.page, 60)
    assert "starting-card" not in hands(answers, 1) and hands(answers, 0) <= {"starting-card"}
    everything = listen(guest.page)
    with guest.page.expect_response(lambda answer: "/replay?" in answer.url):
        guest.page.locator("label", has_text=say("web-eyes")).locator("select").select_option("")
    expect(guest.page).to_have_url(re.compile(r"/60$"))
    assert everything and "starting-card" not in hands(everything, 0) | hands(everything, 1)


@pytest.mark.parametrize("title", TITLES)
def test_the_end_screen_shows_the_figures_of_the_game(visit: Visit, house: House, title: str) -> None:
    id = f"c0ffee000000011{TITLES.index(title)}"
    keep_game(house, id, title, seats=3)
    guest = visit()
    guest.go(f"/table/{id}")
    expect(figures(guest.page)).to_be_visible()
    heads = figures(guest.page).locator("h3")
    kinds = (
        ["web-keys-over-time", "web-fights"]
        if title == "goblin"
        else ["web-points-over-time", "web-luck", "web-fights"]
    )
    expect(heads).to_have_text([say(kind) for kind in ("web-chances", *kinds)])
    drawn = figures(guest.page).locator("svg path.line, svg circle, .bar i")
    assert drawn.count() > 5
    guest.page.get_by_text(say("web-as-table")).first.click()
    expect(figures(guest.page).locator("tbody tr").nth(3)).to_be_visible()
    if title == "karak":
        figures(guest.page).locator(
            "a", has_text=say("web-luckiest", name="", value="", turn="", mean="", percent="")[:16]
        ).click()
        expect(guest.page.locator("main.replay")).to_be_visible()
        expect(guest.page.locator(".caption")).to_contain_text(re.compile("roll", re.I))


def test_chances_are_computed_on_request_and_turning_points_lead_to_their_positions(
    visit: Visit, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(api, "mind_of", lambda title: Mock(worlds=16))
    table = keep_game(house, "c0ffee0000000200", seats=3)
    guest = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    guest.go(f"/table/{table.id}")
    guest.button("web-chances-go").click()
    course = figures(guest.page).locator(".course")
    expect(course.locator("svg path.back")).to_have_count(3)
    expect(course.locator("ol li")).to_have_count(3)
    expect(course.locator("ul > li")).to_have_count(3)
    found = guest.context.request.get(f"/api/tables/{table.id}/analysis").json()
    course.locator("ol a").nth(1).click()
    at(guest.page, found["turnings"][1]["at"])


def test_chances_that_cannot_be_computed_are_reported_and_can_be_requested_again(
    visit: Visit, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = keep_game(house, "c0ffee0000000201")
    guest = visit()
    guest.go(f"/replay/{table.id}/0")
    guest.button("web-story").click()
    monkeypatch.setattr(clerks, "MOST_WAITING", 0)
    guest.button("web-chances-go").click()
    expect(figures(guest.page).get_by_role("alert")).to_have_text(say("server-busy"))
    guest.faults.clear()  # the console reports the refusal
    monkeypatch.setattr(clerks, "MOST_WAITING", 4)
    monkeypatch.setattr(api, "mind_of", lambda title: Mock(worlds=8))
    guest.button("web-chances-go").click()
    expect(figures(guest.page).locator(".course")).to_be_visible()


@pytest.mark.parametrize("crypto", ["the browser's", "our own"])
def test_the_dice_of_an_honest_game_are_found_fair(visit: Visit, house: House, crypto: str) -> None:
    table = keep_game(house, f"c0ffee000000002{len(crypto) % 10}")
    guest = visit()
    if crypto == "our own":
        guest.context.add_init_script(NO_CRYPTO)
    guest.go(f"/fair/{table.id}")
    verdict = guest.page.locator("[data-verdict=good]")
    expect(verdict).to_contain_text(say("web-fair-good", draws=table.draws))
    by = "web-fair-by-us" if crypto == "our own" else "web-fair-by-browser"
    expect(guest.page.get_by_text(say(by))).to_be_visible()
    expect(verdict).to_contain_text(say("fair-said-nothing"))
    expect(verdict).not_to_contain_text(say("fair-said-file"))


def test_a_consistent_file_is_still_called_a_file(visit: Visit, house: House) -> None:
    """This holds on the page for files, and under the id that a file gets."""
    table = keep_game(house, "c0ffee0000000028")
    guest = visit()
    guest.go("/fair")
    guest.page.locator("input[type=file]").set_input_files(file_of(tape_at(table)))
    expect(guest.page.locator("[data-verdict=good]")).to_contain_text(say("fair-said-file"))
    kept = guest.context.request.post("/api/replays", data=encode(tape_at(table))).json()["replay"]
    guest.go(f"/fair/{kept}")
    expect(guest.page.locator("[data-verdict=good]")).to_contain_text(say("fair-said-file"))


def test_a_tampered_game_is_detected(visit: Visit, house: House) -> None:
    tape, number = tampered(tape_at(keep_game(house, "c0ffee0000000030")))
    guest = visit()
    guest.go("/fair")
    guest.page.locator("input[type=file]").set_input_files(file_of(tape))
    verdict = guest.page.locator("[data-verdict=bad]")
    expect(verdict).to_contain_text(say("web-fair-bad"))
    expect(verdict).to_contain_text(f"action {number}")
    expect(verdict).to_contain_text("6 6")


def test_an_exchanged_promise_is_detected(visit: Visit, house: House) -> None:
    """All draws are consistent, but they differ from what this device noted before the game."""
    table = keep_game(house, "c0ffee0000000031")
    guest = visit()
    noted = f'{{"{table.id}": {{"commitment": "other", "salts": {{}}}}}}'
    guest.context.add_init_script(f"localStorage.setItem('karak-promises', '{noted}')")
    guest.go(f"/fair/{table.id}")
    expect(guest.page.locator("[data-verdict=bad]")).to_contain_text(say("web-fair-promise-other"))


def test_a_file_is_opened_and_a_broken_one_is_explained(visit: Visit, house: House) -> None:
    tape = tape_at(keep_game(house, "c0ffee0000000040"))
    plain = msgspec.structs.replace(tape, format=1, fair=msgspec.UNSET)
    guest = visit()
    wrong, _ = tampered(tape)
    broken: Any = {"name": "x.json", "mimeType": "application/json", "buffer": encode(tape)[:500]}
    guest.go()
    chooser = guest.page.get_by_role("region", name=say("web-bring")).locator("input[type=file]")
    guest.faults.clear()
    for file, text in ((broken, say("upload-broken")), (file_of(wrong), say("upload-altered", number=0, text="")[:30])):
        chooser.set_input_files(file)
        expect(guest.page.get_by_role("alert")).to_contain_text(text)
    guest.faults[:] = [fault for fault in guest.faults if "status of 400" not in fault]  # the console reports refusals
    for good in (tape, plain):
        guest.go()
        chooser.set_input_files(file_of(good))
        at(guest.page, 0)
        guest.page.keyboard.press("End")
        at(guest.page, len(tape.actions))
        guest.button("web-story").click()
        expect(figures(guest.page)).to_be_visible()
        guest.button("web-close").click()
        guest.button("web-verify").click()
        expect(guest.page.locator(f"[data-verdict={'good' if good is tape else 'none'}]")).to_be_visible()


def test_the_downloaded_file_is_the_game(visit: Visit, house: House) -> None:
    tape = tape_at(keep_game(house, "c0ffee0000000050"))
    guest = visit()
    guest.go("/table/c0ffee0000000050")
    with guest.page.expect_download() as download:
        guest.page.get_by_role("button", name=say("web-download")).click()
    assert msgspec.json.decode(download.value.path().read_bytes(), type=Tape) == tape


def test_a_game_is_played_on_from_a_position(visit: Visit, house: House) -> None:
    keep_game(house, "c0ffee0000000060", seats=3)
    guest = visit()
    guest.go("/replay/c0ffee0000000060/50")
    at(guest.page, 50)
    turn = guest.page.locator("header .soft").inner_text()
    guest.button("web-play-on").click()
    guest.button("web-play-on-go").click()
    expect(guest.choices.first).to_be_visible()
    assert "/table/" in guest.page.url and guest.page.locator(".top .turn").inner_text() >= turn
    expect(guest.page.locator(".log")).to_contain_text(say("log-played-on", length="50"))
    assert guest.page.locator(".chip").count() == 3


def test_a_rematch_takes_all_players_along(visit: Visit, house: House) -> None:
    keep_game(house, "c0ffee0000000070", people=2)
    ann, ben = visit(), visit()
    for guest, name in ((ann, "Ann"), (ben, "Ben")):
        become(house, guest, name)
        guest.go("/table/c0ffee0000000070")
        expect(guest.button("web-rematch")).to_be_visible()
    ann.button("web-rematch").click()
    for guest in (ann, ben):
        expect(guest.page).to_have_url(re.compile("c0ffee0000000070-2$"))
        expect(guest.page.get_by_text("Ann").first).to_be_visible()
        expect(guest.page.get_by_text("Ben").first).to_be_visible()
