"""Settings, looks, large letters, phones held sideways, the television, the board in words."""

from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import expect

from karak.games.shelf import FIRST
from karak.words import say
from tests.web.visitor import Visitor
from tools.pictures.camera import Camera, Scene, Take
from tools.pictures.facts import TITLES
from tools.pictures.play import is_fight, is_middle

LARGE = 1.5


def settings(visitor: Visitor, take: Take) -> None:
    visitor.go()
    expect(visitor.page.locator("label.card")).to_have_count(len(TITLES))
    visitor.button("web-menu").click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    take("access-settings")


def scenes(camera: Camera) -> Iterator[Scene]:
    def table(
        name: str, title: str = FIRST, is_there: Callable[..., bool] = is_middle,
        screens: tuple[str, ...] = ("", "phone"), **wishes: Any,
    ) -> Scene:  # fmt: skip
        def show(visitor: Visitor, take: Take) -> None:
            camera.sit(visitor, title, is_there)
            take(f"access-{name}")

        return Scene(f"access-{name}", show, screens, wishes)

    def keys(visitor: Visitor, take: Take) -> None:
        camera.sit(visitor, FIRST, is_middle)
        visitor.page.keyboard.press("?")
        heading = say("web-keyboard", visitor.language)
        expect(visitor.page.get_by_role("heading", name=heading)).to_be_visible()
        take("access-keys")

    def picked(visitor: Visitor, take: Take) -> None:
        camera.sit(visitor, FIRST, is_middle)
        visitor.page.locator(".target[data-anchor]").first.tap(force=True)
        expect(visitor.page.locator("div.picked")).to_be_visible()
        take("access-picked")

    def television(title: str) -> Scene:
        def show(visitor: Visitor, take: Take) -> None:
            camera.sit(visitor, title, is_middle)
            visitor.go(visitor.page.url.replace("/table/", "/tv/"))
            expect(visitor.page.locator("footer img")).to_be_visible()
            take(f"access-{title}")

        return Scene(f"access-{title}-tv", show, ("tv",))

    yield Scene("access-settings", settings)
    yield Scene("access-keys", keys, ("",))
    yield Scene("access-picked", picked, ("phone",))
    yield table("daylight", theme="light")
    yield table("contrast", contrast=True, shapes=True)
    yield table("daylight-contrast", theme="light", contrast=True)
    yield table("learner", is_there=is_fight, learner=True)
    yield table("words", words=True)
    for title, facts in TITLES.items():
        if facts.words:
            yield table(f"words-{title}", title, screens=("",), words=True)
        if facts.tablet:
            yield table("tablet", title, screens=("tablet",))
        if facts.television:
            yield television(title)
        yield table(title, title, screens=("sideways",))
        yield table(f"fight-{title}", title, is_fight, screens=("sideways",))
        yield table(f"large-{title}", title, is_fight, text=LARGE)
