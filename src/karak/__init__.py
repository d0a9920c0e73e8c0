"""Karak, Karak II, Imperium and Goblin in Python: `karak.new("karak")` begins a match. See docs/python.md."""

from importlib import import_module
from pkgutil import extend_path
from typing import TYPE_CHECKING

__path__ = extend_path(__path__, __name__)  # a title may be installed apart from the rest
__version__ = "1.0.0"
__all__ = ["Match", "Option", "Refused", "bot_names", "heroes", "load", "new", "titles"]

if TYPE_CHECKING:
    from karak.api.match import Match as Match
    from karak.api.match import load as load
    from karak.api.match import new as new
    from karak.api.refused import Refused as Refused
    from karak.api.titles import bot_names as bot_names
    from karak.api.titles import heroes as heroes
    from karak.api.titles import titles as titles
    from karak.play.seated import Option as Option

HOMES = {
    "Match": "karak.api.match", "Option": "karak.play.seated", "Refused": "karak.api.refused",
    "bot_names": "karak.api.titles", "heroes": "karak.api.titles", "load": "karak.api.match", "new": "karak.api.match",
    "titles": "karak.api.titles",
}  # fmt: skip


def __getattr__(name: str) -> object:
    """Loads names on first use, so that commands that need none of them still start fast."""
    if name not in HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(HOMES[name]), name)


def __dir__() -> list[str]:
    """Lists what a program may use."""
    return [*__all__, "__version__"]
