"""Every language in the browser: changed without a reload, kept, and with no word cut off; tables are in test_axe."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from karak.words import FIRST, LANGUAGES, say
from tests.web.clipping import cut
from tests.web.visitor import Visitor

Visit = Callable[..., Visitor]
OTHERS = sorted(LANGUAGES.keys() - {FIRST})


def switch(visitor: Visitor, language: str) -> None:
    visitor.page.locator("select:has(option[lang])").first.select_option(language)
    expect(visitor.page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize("language", OTHERS)
def test_the_browsers_own_language_comes_first(visit: Visit, language: str) -> None:
    guest = visit(locale=language)
    guest.go()
    expect(guest.page.locator("html")).to_have_attribute("lang", language)
    expect(guest.page.get_by_text(say("web-lead", language))).to_be_visible()


def test_another_language_takes_effect_at_once_and_is_kept(at_table: Visit) -> None:
    """This includes the log, which was in English before."""
    guest = at_table()
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
def test_nothing_is_cut_off_at_home_and_in_the_lobby(visit: Visit, language: str) -> None:
    guest, found = visit(locale=language), set[str]()
    guest.go()
    expect(guest.page.locator("label.card").first).to_be_visible()
    found.update(cut(guest))
    for title in ("goblin", "karak2"):
        guest.page.locator("label.card", has_text=say(f"title-{title}", language)).last.click()
        guest.page.get_by_role("button", name=say("web-new-table", language), exact=True).click()
        expect(guest.page.get_by_role("dialog")).to_be_visible()
        found.update(cut(guest))
        guest.page.keyboard.press("Escape")
    guest.page.get_by_role("button", name=say("web-new-table", language), exact=True).click()
    guest.page.get_by_role("button", name=say("web-open-table", language), exact=True).click()
    expect(guest.page.get_by_role("button", name=say("web-start", language), exact=True)).to_be_visible()
    found.update(cut(guest))
    assert sorted(found) == []
