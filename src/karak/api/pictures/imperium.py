"""The land of Karak II, and who wears the crown."""

from typing import Any

from karak.api.pictures import karak2
from karak.api.pictures.drawing import GOLD, label
from karak.games.imperium.view import View
from karak.words import name

TITLE = "imperium"


def draw(game: Any, view: View) -> str:
    drawn = karak2.draw(game, view, TITLE)
    if view.crown is None:
        return drawn
    emperor = name(view.heroes[view.crown].hero, TITLE)
    return drawn.removesuffix("</svg>") + label(14, 20, f"♔ {emperor}", 14, GOLD, "start") + "</svg>"
