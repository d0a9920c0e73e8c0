"""Bots from outside the package: a class in a Python file or module that the user names."""

import re
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from traceback import extract_tb
from types import ModuleType
from typing import Any

from mypy_extensions import i64

from karak.bots.bot import Bot
from karak.bots.levels import is_level
from karak.bots.named import make_bot
from karak.core.game import Dealer, Game
from karak.core.refusal import Refusal

FILE = re.compile(r"(.+\.py)(?::([A-Za-z_]\w*))?")
MODULE = re.compile(r"([A-Za-z_]\w*(?:\.\w+)*):([A-Za-z_]\w*)")


def is_outside(bot: str) -> bool:
    """Whether this names a class (`FILE.py`, `FILE.py:Name`, `package.module:Name`) instead of a bot of ours."""
    return not is_level(bot) and bool(FILE.fullmatch(bot) or MODULE.fullmatch(bot))


def any_bot(game: str, bot: str) -> Bot[Any]:
    """Makes any bot that the user of this process names; a server makes those of `make_bot` only."""
    return guest(bot, found(bot)) if is_outside(bot) else make_bot(game, bot)


def guest(bot: str, make: Callable[[], Any]) -> Bot[Any]:
    try:
        return Guest(bot, make())
    except Exception as fault:
        raise Refusal("bot-broken", bot=bot, fault=told(fault)) from fault


class Guest(Bot[Any]):
    """Asks a bot from outside, and refuses an answer that is none of its options."""

    def __init__(self, name: str, mind: Any) -> None:
        self.name = name
        self.mind = mind

    def choose(self, game: Game[Any], view: Any, dealer: Dealer) -> i64:
        options = [int(action) for action in view.options[: view.count]]  # the bot may change the view
        try:
            answer = self.mind.choose(game, view, dealer)
        except Exception as fault:
            raise Refusal("bot-failed", bot=self.name, fault=told(fault)) from fault
        if not isinstance(answer, int) or answer not in options:
            raise Refusal("bot-answer", bot=self.name, answer=repr(answer)[:60])
        return answer


def found(bot: str) -> Callable[[], Any]:
    """Returns the class that this names."""
    named = FILE.fullmatch(bot) or MODULE.fullmatch(bot)
    assert named is not None
    place, name = named.groups()
    module = loaded(bot, place)
    kinds = {
        key: kind
        for key, kind in vars(module).items()
        if isinstance(kind, type) and hasattr(kind, "choose") and (key == name or kind.__module__ == module.__name__)
    }
    chosen = name or (next(iter(kinds)) if len(kinds) == 1 else "")
    if chosen not in kinds:
        raise Refusal("bot-no-class", bot=bot, example=f"{place}:Name", found=", ".join(kinds) or "none")
    return kinds[chosen]


def loaded(bot: str, place: str) -> ModuleType:
    """Imports a file or a module."""
    is_file = place.endswith(".py")
    if is_file and not Path(place).is_file():
        raise Refusal("bot-no-file", file=place)
    try:
        return of_file(Path(place).resolve()) if is_file else import_module(place)
    except Exception as fault:
        raise Refusal("bot-broken", bot=bot, fault=told(fault)) from fault


@cache
def of_file(path: Path) -> ModuleType:
    """Imports a file once; it may import its neighbours."""
    name = f"karak_bot_{path.stem}"
    spec = spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    sys.modules[name] = module = module_from_spec(spec)
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    spec.loader.exec_module(module)
    return module


def told(fault: Exception) -> str:
    """Says what went wrong in the code of a bot, and in which line."""
    if isinstance(fault, SyntaxError):
        return f"{fault.msg}, line {fault.lineno}"
    frames = [frame for frame in extract_tb(fault.__traceback__) if "importlib" not in frame.filename]
    last = frames[-1]
    return f"{type(fault).__name__}: {fault} ({Path(last.filename).name}, line {last.lineno})"
