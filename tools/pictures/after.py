"""The end of a game, replay, playing on, files, fair dice."""

from collections.abc import Iterator

from playwright.sync_api import expect

from karak.games.shelf import FIRST
from karak.words import say
from tests.web.finished import keep_game, tape_at
from tests.web.test_after import file_of, tampered
from tests.web.visitor import Visitor
from tools.pictures.camera import Camera, Scene, Show, Take
from tools.pictures.facts import TITLES

UNFAIR = "af7e400000000005"


def end_of(title: str) -> Show:
    def show(visitor: Visitor, take: Take) -> None:
        visitor.go(f"/table/{TITLES[title].kept}")
        expect(visitor.page.locator("dialog .story")).to_be_visible()
        take(f"after-end-{title}")

    return show


def section(what: str) -> Show:
    """Scrolls to a part of the end screen."""

    def show(visitor: Visitor, take: Take) -> None:
        visitor.go(f"/table/{TITLES[FIRST].kept}")
        head = visitor.page.get_by_role("heading", name=say(f"web-{what}", visitor.language), exact=True)
        expect(head).to_be_visible()
        head.evaluate("head => head.scrollIntoView()")
        take(f"after-{what}")

    return show


def chances(visitor: Visitor, take: Take) -> None:
    visitor.go(f"/table/{TITLES[FIRST].kept}")
    visitor.button("web-chances-go").click()
    turnings = visitor.page.get_by_role("heading", name=say("web-turnings", visitor.language), exact=True)
    expect(turnings).to_be_visible(timeout=60_000)
    visitor.page.get_by_role("heading", name=say("web-chances", visitor.language), exact=True).evaluate(
        "head => head.scrollIntoView()"
    )
    take("after-chances")


def go_to(visitor: Visitor, title: str, at: int) -> None:
    visitor.go(f"/replay/{TITLES[title].kept}/{at}")
    expect(visitor.page.locator("main.replay")).to_have_attribute("data-at", str(at))


def replay(title: str) -> Show:
    def show(visitor: Visitor, take: Take) -> None:
        go_to(visitor, title, 90)
        take(f"after-replay-{title}")

    return show


def playing_on(visitor: Visitor, take: Take) -> None:
    go_to(visitor, FIRST, 60)
    visitor.button("web-play-on").click()
    expect(visitor.button("web-play-on-go")).to_be_enabled()
    take("after-play-on")


def fair(visitor: Visitor, take: Take) -> None:
    visitor.go(f"/fair/{TITLES[FIRST].kept}")
    expect(visitor.page.locator("[data-verdict=good]")).to_be_visible()
    take("after-fair")


def files(visitor: Visitor, take: Take) -> None:
    visitor.go()
    chooser = visitor.page.get_by_role("region", name=say("web-bring", visitor.language))
    chooser.locator("input").set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": b"{}"})
    expect(visitor.page.get_by_role("alert")).to_be_visible()
    chooser.evaluate("panel => panel.scrollIntoView({ block: 'center' })")
    take("after-files")


def scenes(camera: Camera) -> Iterator[Scene]:
    def unfair(visitor: Visitor, take: Take) -> None:
        tape, _ = tampered(tape_at(keep_game(camera.house, UNFAIR)))
        visitor.go("/fair")
        visitor.page.locator("input[type=file]").set_input_files(file_of(tape))
        expect(visitor.page.locator("[data-verdict=bad]")).to_be_visible()
        take("after-unfair")

    for title, facts in TITLES.items():
        keep_game(camera.house, facts.kept, title, seats=3)
        yield Scene(f"after-end-{title}", end_of(title))
        yield Scene(f"after-replay-{title}", replay(title))
    yield Scene("after-chances", chances)
    yield Scene("after-luck", section("luck"))
    yield Scene("after-fights", section("fights"))
    yield Scene("after-play-on", playing_on)
    yield Scene("after-fair", fair)
    yield Scene("after-unfair", unfair, ("",))
    yield Scene("after-files", files, ("",))
