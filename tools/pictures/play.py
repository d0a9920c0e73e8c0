"""Home, lobby, and each game early, in the middle and at a fight."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from playwright.sync_api import expect

from karak.server.table import Table
from karak.server.views import seen
from tests.web.visitor import Visitor
from tools.pictures.camera import Camera, Scene, Show, Take
from tools.pictures.facts import TITLES

ME = 0


def is_early(table: Table) -> bool:
    """My turn, once something lies on the table."""
    return table.who == ME and table.playing().state.turns > 2


def is_middle(table: Table) -> bool:
    return table.who == ME and table.playing().state.turns >= TITLES[table.title].middle


def is_fight(table: Table) -> bool:
    facts = TITLES[table.title]
    if table.who != ME or table.playing().decision().step not in facts.fights:
        return False
    view: dict[str, Any] = msgspec.to_builtins(seen(table.playing(), ME))
    return not facts.played or len(view["battle"]["played"]) >= facts.played


def is_contest(table: Table) -> bool:
    return table.who == ME and getattr(seen(table.playing(), ME), "contest", None) is not None


def home(visitor: Visitor, take: Take) -> None:
    visitor.go()
    expect(visitor.page.locator("label.card")).to_have_count(len(TITLES))
    take("home")
    visitor.button("web-new-table").click()
    expect(visitor.button("web-open-table")).to_be_visible()
    take("home-new")


def lobby(visitor: Visitor, take: Take) -> None:
    visitor.go()
    visitor.button("web-new-table").click()
    visitor.page.locator("dialog li select").first.select_option("greedy")
    visitor.button("web-open-table").click()
    expect(visitor.button("web-start")).to_be_visible()
    take("lobby")


STAGES: dict[str, Callable[[Table], bool]] = {
    "early": is_early,
    "middle": is_middle,
    "fight": is_fight,
    "contest": is_contest,
}


def game(camera: Camera, title: str) -> Show:
    def show(visitor: Visitor, take: Take) -> None:
        left = {name: STAGES[name] for name in TITLES[title].stages}
        while left:  # another game, if one ends without a fight that asks a question
            visitor.play_now(title, bots=2)
            for name, is_there in list(left.items()):
                if not camera.go_on(visitor, is_there):
                    break
                take(f"{title}-{name}")
                del left[name]

    return show


def scenes(camera: Camera) -> Iterator[Scene]:
    yield Scene("home", home)
    yield Scene("lobby", lobby)
    for title in TITLES:
        yield Scene(title, game(camera, title))
