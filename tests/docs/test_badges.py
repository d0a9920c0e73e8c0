"""The badges of the README say what is measured now."""

from tools.site.badges import FOLDER, badges


def test_the_badges_are_up_to_date() -> None:
    kept = {path.stem: path.read_text("utf-8") for path in FOLDER.glob("*.svg")}
    assert kept == badges(), "docs/badges is out of date: run python -m tools.site.badges"
