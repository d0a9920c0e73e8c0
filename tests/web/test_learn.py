"""Lessons and the rulebook, as a newcomer meets them."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from karak.server.lessons.lesson import script
from karak.words import say
from tests.web.clipping import PAINTED
from tests.web.learner import Learner
from tests.web.visitor import PHONE, Visitor

Visit = Callable[..., Visitor]
STEPS = {game: sum(len(chapter.steps) for chapter in script(game).lesson.chapters) for game in
         ("karak", "karak2", "imperium", "goblin")}  # fmt: skip


@pytest.mark.timeout(300)
@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=pytest.mark.thorough if game != "karak" else ()) for game in sorted(STEPS)]
)
def test_a_lesson_can_be_finished_by_following_the_coach(visit: Visit, game: str) -> None:
    guest = visit()
    learner = Learner(guest)
    learner.begin(game)
    learner.follow()
    assert learner.clicks == STEPS[game] == len(learner.said)
    guest.button("web-learn-play").click()
    expect(guest.page.locator(".coach")).to_have_count(0)
    expect(guest.page.locator(".prompt")).to_be_visible()
    expect(guest.page.locator(".top .lesson")).to_have_count(0)


@pytest.mark.timeout(300)
@pytest.mark.parametrize(
    ("game", "language"),
    [("karak", "en")]
    + [pytest.param(game, language, marks=pytest.mark.thorough)
       for game, language in (("karak2", "pl"), ("karak2", "fr"), ("imperium", "pl"), ("goblin", "fr"))],
)  # fmt: skip
def test_a_lesson_on_a_phone_points_at_what_can_be_touched(visit: Visit, game: str, language: str) -> None:
    guest = visit(viewport=PHONE, has_touch=True, is_mobile=True, language=language)
    learner = Learner(guest)
    learner.begin(game)
    learner.follow()
    assert len(learner.said) == STEPS[game]
    assert learner.clicks == STEPS[game] + (game == "karak2")  # in Karak II a city is opened first


def test_another_legal_choice_gets_a_gentle_answer(visit: Visit) -> None:
    guest = visit()
    learner = Learner(guest)
    learner.begin("karak")
    learner.follow(until="dark")
    before = guest.seq()
    guest.page.locator('.prompt [data-choice="step south"]').click()
    expect(guest.page.get_by_text(say("lesson-other-way"))).to_be_visible()
    assert guest.seq() == before and learner.step() == ("dark", "step north")


def test_undo_in_a_lesson_takes_the_coach_back_too(visit: Visit) -> None:
    guest = visit()
    learner = Learner(guest)
    learner.begin("karak")
    learner.follow(until="on")
    guest.button("web-undo-ask").click()
    expect(learner.bubble).to_have_attribute("data-say", "dark")
    learner.follow(until="turn")


def test_a_lesson_can_be_left_and_resumed(visit: Visit) -> None:
    guest = visit()
    learner = Learner(guest)
    learner.begin("karak")
    learner.follow(until="on")
    guest.page.reload()
    expect(learner.bubble).to_have_attribute("data-say", "on")
    learner.bubble.locator(".where").click()
    guest.button("web-learn-leave").click()
    guest.button_with("web-learn-go-on").click()
    expect(learner.bubble).to_have_attribute("data-say", "on")
    learner.follow(until="turn")


def test_a_chapter_can_be_skipped(visit: Visit) -> None:
    guest = visit()
    learner = Learner(guest)
    learner.begin("karak")
    first = guest.page.url
    learner.bubble.locator(".where").click()
    guest.button("web-learn-skip").click()
    expect(learner.bubble).to_have_attribute("data-say", "panel")
    assert guest.page.url != first
    learner.bubble.locator(".where").click()
    learner.bubble.get_by_role("button", name=re.compile(say("web-learn-karak-dragon"))).click()
    expect(learner.bubble).to_have_attribute("data-say", "again")
    learner.follow()


# the rulebook


def test_the_rules_are_searched_while_typing(visit: Visit) -> None:
    guest = visit()
    guest.go("/rules/karak")
    clauses = guest.page.locator("article")
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("Rules of Karak")
    expect(clauses.first).to_be_visible()
    everything = clauses.count()
    search = guest.page.get_by_role("searchbox")
    search.press_sequentially("CHEST key")
    expect(guest.page.locator('[data-clause="K1:6.2"] mark').first).to_be_visible()
    assert 0 < clauses.count() < everything
    for text in clauses.all_inner_texts():
        assert "chest" in text.lower() and "key" in text.lower()
    search.fill("no such thing")
    expect(guest.page.get_by_role("status").filter(has_text="No clause has all of these words")).to_be_visible()
    guest.button("web-rules-clear").click()
    expect(clauses).to_have_count(everything)
    assert guest.page.locator('[data-clause="K1:3.6"] .mark.ruling').count() > 2
    guest.page.locator('[data-clause="K1:3.6"] summary').first.click()
    expect(guest.page.locator('[data-clause="K1:3.6"] details').first).to_contain_text("Choice.")


def test_every_clause_has_an_address(visit: Visit) -> None:
    guest = visit()
    guest.go("/rules/karak#K1:3.6")
    meant = guest.page.locator("article.meant")
    expect(meant).to_have_attribute("data-clause", "K1:3.6")
    expect(meant).to_be_in_viewport()
    expect(meant).to_be_focused()
    guest.page.locator('[data-clause="K1:3.3"] a', has_text="K1:6.2").click()
    expect(meant).to_have_attribute("data-clause", "K1:6.2")
    expect(meant).to_be_in_viewport()
    assert guest.page.url.endswith("/rules/karak#K1:6.2")
    guest.page.go_back()
    expect(meant).to_have_attribute("data-clause", "K1:3.6")


def test_an_unknown_rulebook_says_so(visit: Visit) -> None:
    guest = visit()
    guest.go("/rules/chess")
    expect(guest.page.get_by_role("alert")).to_contain_text("chess")
    guest.faults.clear()  # a browser notes every refused request in its console


def test_the_rules_fit_a_phone(visit: Visit) -> None:
    guest = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    for game in STEPS:
        guest.go(f"/rules/{game}")
        expect(guest.page.locator("article").first).to_be_visible()
        assert guest.page.evaluate("document.documentElement.scrollWidth - innerWidth") == 0


def test_prompt_and_menu_and_why_not_lead_to_the_rules_beside_the_table(at_table: Visit) -> None:
    guest = at_table()
    expect(guest.choices.first).to_be_visible()
    sheet = guest.page.get_by_role("dialog", name="Rules of Karak")
    meant = sheet.locator("article.meant")
    address = guest.page.url
    guest.button("web-rules-here").click()
    expect(meant).to_have_attribute("data-clause", "K1:2.1")
    expect(meant).to_be_in_viewport()
    guest.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    guest.page.evaluate(PAINTED)  # the board no longer moves
    guest.page.locator(".board [data-cell='0,0']").first.click(force=True)  # a fountain, and nothing to heal
    rule = guest.page.get_by_role("button", name=re.compile("K1:7.2"))
    rule.hover()  # a message that is being read stays
    rule.click()
    expect(meant).to_have_attribute("data-clause", "K1:7.2")
    sheet.locator('[data-clause="K1:2.6"] a', has_text="K1:4.7").click()
    expect(meant).to_have_attribute("data-clause", "K1:4.7")
    sheet.get_by_role("searchbox").fill("dragon")
    expect(sheet.locator("mark").first).to_be_visible()
    sheet.get_by_role("button", name=say("web-close")).click()
    guest.button("web-menu").click()
    guest.button("web-rules-of", game="Karak").click()
    expect(sheet.locator("article").first).to_be_visible()
    assert guest.page.url == address
