"""Who looks at a match: a seat, a spectator, or a reader who may see everything."""

from enum import Enum


class Onlooker(Enum):
    SPECTATOR = "spectator"  # sees what every seat may see
    EVERYTHING = "everything"  # may see everything, once the game is over


Viewpoint = int | Onlooker
