"""From where a match is looked at: a seat, the place of a spectator, or that of a reader who may see everything."""

from enum import Enum


class Onlooker(Enum):
    SPECTATOR = "spectator"  # sees what every seat may see
    EVERYTHING = "everything"  # looks back at a game that is over


Viewpoint = int | Onlooker
