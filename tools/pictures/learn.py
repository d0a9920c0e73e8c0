"""Lessons and rulebooks."""

from collections.abc import Iterator

from playwright.sync_api import expect

from karak.games.shelf import FIRST
from tests.web.learner import Learner
from tests.web.visitor import Visitor
from tools.pictures.camera import Camera, Scene, Show, Take
from tools.pictures.facts import TITLES


def lesson(game: str) -> Show:
    def show(visitor: Visitor, take: Take) -> None:
        learner, taken = Learner(visitor), set[str]()

        def look(said: str) -> None:
            if said in TITLES[game].lessons and said not in taken:
                taken.add(said)
                take(f"learn-{game}-{said}")

        learner.begin(game)
        learner.follow(look)
        if game == FIRST:
            take("learn-end")

    return show


def chapters(visitor: Visitor, take: Take) -> None:
    learner = Learner(visitor)
    learner.begin(FIRST)
    learner.bubble.locator(".where").click()
    take("learn-chapters")


def rules(visitor: Visitor, take: Take) -> None:
    clause = TITLES[FIRST].clause
    visitor.go(f"/rules/{FIRST}#{clause}")
    expect(visitor.page.locator("article.meant")).to_be_in_viewport()
    take("rules")
    visitor.page.get_by_role("searchbox").fill(clause.partition(":")[2])
    visitor.page.evaluate("scrollTo(0, 0)")
    take("rules-search")


def sheet(visitor: Visitor, take: Take) -> None:
    visitor.play_now(FIRST)
    expect(visitor.page.locator(".prompt [aria-pressed]")).to_be_visible()
    visitor.button("web-rules-here").click()
    expect(visitor.page.locator("dialog article.meant")).to_be_visible()
    take("rules-sheet")


def scenes(_: Camera) -> Iterator[Scene]:
    yield Scene("rules", rules)
    yield Scene("rules-sheet", sheet)
    yield Scene("learn-chapters", chapters)
    for game in TITLES:
        yield Scene(f"learn-{game}", lesson(game))
