"""Every language in the browser: chosen without a reload, kept, and no word of it cut off."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from karak.words import FIRST, LANGUAGES, say
from tests.web.visitor import PHONE, WIDE, Visitor

Visit = Callable[..., Visitor]
OTHERS = sorted(LANGUAGES.keys() - {FIRST})
# A card's signs stick out of it as they should; its title is to fit.
PLACES = """button:not(.piece), .piece .title, a.button, label:not(.card), legend, summary, h1, h2, h3, th, [role=tab],
    .stat, .choice span, option:checked"""
CUT = """places => [...document.querySelectorAll(places)]
    .filter(one => one.checkVisibility() && one.clientWidth > 1 && !one.closest('.unseen') && !one.closest('svg'))
    .filter(one => one.scrollWidth > one.clientWidth + 1 && one.innerText?.trim())
    .map(one => [one.tagName, one.className, one.innerText.trim().slice(0, 60), one.scrollWidth, one.clientWidth])
    .map(parts => parts.join(" "))"""
WIDTH = "document.documentElement.scrollWidth - innerWidth"


def cut(visitor: Visitor) -> list[str]:
    """Buttons and labels that do not fit where they are."""
    found: list[str] = visitor.page.evaluate(CUT, PLACES)
    too_wide = int(visitor.page.evaluate(WIDTH))
    return [*found, f"the page is {too_wide} too wide"] if too_wide > 1 else found


def switch(visitor: Visitor, language: str) -> None:
    visitor.page.locator("select:has(option[lang])").first.select_option(language)
    expect(visitor.page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize("language", OTHERS)
def test_the_browsers_own_language_comes_first(visit: Visit, language: str) -> None:
    guest = visit(locale=language)
    guest.go()
    expect(guest.page.locator("html")).to_have_attribute("lang", language)
    expect(guest.page.get_by_text(say("web-lead", language))).to_be_visible()


def test_another_language_is_spoken_at_once_and_kept(visit: Visit) -> None:
    """The log too, which was told in English before."""
    guest = visit()
    guest.play_now("karak")
    luck = random.Random(3)
    for _ in range(12):
        guest.answer(luck, ("step", "lay"))
    explored = say("karak-tile-laid.brief", "en", tile="").split()[0]
    expect(guest.page.locator(".log")).to_contain_text(explored)
    guest.page.evaluate("window.stayed = true")
    guest.button("web-menu").first.click()
    for language in OTHERS:
        switch(guest, language)
        expect(guest.page.locator(".log")).not_to_contain_text(explored)
        told = say("karak-tile-laid.brief", language, tile="").split()[0]
        expect(guest.page.locator(".log")).to_contain_text(told)
        expect(guest.page.get_by_text(say("web-speed", language)).first).to_be_visible()
    assert guest.page.evaluate("window.stayed") is True
    guest.page.reload()
    expect(guest.page.locator("html")).to_have_attribute("lang", OTHERS[-1])


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["wide", "phone"])
def test_nothing_is_cut_off_at_home_and_in_the_lobby(visit: Visit, viewport: dict[str, int], language: str) -> None:
    guest = visit(viewport=viewport, locale=language)
    guest.go()
    expect(guest.page.locator("label.card").first).to_be_visible()
    assert cut(guest) == []
    for title in ("goblin", "karak2"):
        guest.page.locator("label.card", has_text=say(f"web-game-{title}", language)).last.click()
        guest.page.get_by_role("button", name=say("web-new-table", language), exact=True).click()
        expect(guest.page.get_by_role("dialog")).to_be_visible()
        assert cut(guest) == []
        guest.page.keyboard.press("Escape")
    guest.page.get_by_role("button", name=say("web-new-table", language), exact=True).click()
    guest.page.get_by_role("button", name=say("web-open-table", language), exact=True).click()
    expect(guest.page.get_by_role("button", name=say("web-start", language), exact=True)).to_be_visible()
    assert cut(guest) == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("title", ["karak", "karak2", "imperium", "goblin"])
def test_nothing_is_cut_off_at_a_table(visit: Visit, title: str, viewport: dict[str, int], language: str) -> None:
    """Looked at after every answer of a random player."""
    guest = visit(viewport=viewport, locale=language)
    guest.go()
    guest.page.locator("label.card").nth(["karak", "karak2", "imperium", "goblin"].index(title)).click()
    guest.page.get_by_role("button", name=say("web-play-now", language), exact=True).click()
    expect(guest.page.locator(".prompt")).to_be_visible()
    luck, found = random.Random(7), set[str]()
    for _ in range(12):
        guest.answer(luck)
        found.update(cut(guest))
    guest.page.get_by_role("button", name=say("web-menu", language), exact=True).first.click()
    found.update(cut(guest))
    assert sorted(found) == []
