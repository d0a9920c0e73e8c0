"""All sentences, by key and arguments, in every language; the rules contain none."""

import json
from collections.abc import Iterable
from contextvars import ContextVar
from functools import cache, lru_cache
from pathlib import Path
from pkgutil import extend_path
from typing import Any

from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

from karak.games.shelf import family
from karak.words.plain import plain

__path__ = extend_path(__path__, __name__)  # a title may be installed apart from the rest
LIST = Path(__file__).with_name("languages.json")
LANGUAGES: dict[str, str] = json.loads(LIST.read_text("utf-8"))  # by the names they have for themselves
FIRST = "en"  # has every sentence
SPOKEN: ContextVar[str] = ContextVar("spoken", default=FIRST)  # when no language is named


@cache
def bundle(language: str) -> FluentBundle:
    """Loads all .ftl files of a language: those that all titles share, and the folder of each title."""
    made = FluentBundle([language], use_isolating=False)
    for room in __path__:
        for page in sorted(Path(room, language).rglob("*.ftl")):
            made.add_resource(FluentResource(page.read_text(encoding="utf-8")))
    return made


def speak(language: str) -> None:
    """Sets the language for sentences that do not name one."""
    SPOKEN.set(language)


def spoken() -> str:
    return SPOKEN.get()


def first_known(wishes: Iterable[str]) -> str:
    """Returns the first supported language, such as fr for `fr_CH.UTF-8` or `fr-CA`; empty if none is."""
    wanted = (wish.strip().lower().replace("_", "-").partition("-")[0] for wish in wishes)
    return next((wish for wish in wanted if wish in LANGUAGES), "")


def find(key: str) -> str:
    """Returns the key, or that of the extended game or of all games; empty if none of them has a sentence."""
    game, _, rest = key.partition("-")
    keys = (key, *(f"{title}-{rest}" for title in family(game)), f"game-{rest}")
    return next((known for known in keys if is_said(known, FIRST)), "")


def is_said(key: str, language: str) -> bool:
    word, _, form = key.partition(".")
    return bundle(language).has_message(word) and (not form or form in bundle(language).get_message(word).attributes)


def has(key: str) -> bool:
    """Whether `key` or `key.form` has a sentence."""
    return find(key) != ""


def say(key: str, language: str = "", /, **args: Any) -> str:
    """Returns the sentence of `key`, or of its form `key.form`, in English if the language lacks it."""
    found, wanted = find(key), language or spoken()
    if not found:
        raise KeyError(key)
    try:
        return formatted(found, wanted if is_said(found, wanted) else FIRST, args)
    except KeyError:
        if wanted == FIRST:
            raise
        return formatted(found, FIRST, args)


def formatted(key: str, language: str, args: dict[str, Any]) -> str:
    """Formats a sentence; arguments may come from a file and are made plain; a missing one is an error in the code."""
    word, _, form = key.partition(".")
    message = bundle(language).get_message(word)
    pattern = message.attributes[form] if form else message.value
    if pattern is None:
        raise KeyError(key)
    safe = {arg: plain(value) if isinstance(value, str) else value for arg, value in args.items()}
    text, faults = bundle(language).format_pattern(pattern, safe)
    if faults:
        raise KeyError(f"{key}: {faults[0]}")
    return str(text)


def number(value: float, digits: int) -> str:
    """Formats a number in the current language with this number of decimals."""
    return str(format_decimal(value, format=f"#,##0.{'0' * digits}" if digits else "#,##0", locale=spoken()))


def name(thing: str, game: str = "", language: str = "") -> str:
    """Returns this game's name of a hero, monster, item, tile or ability, or its id if it has no name."""
    return about(thing, "name", game, language) or thing


def about(thing: str, what: str, game: str = "", language: str = "") -> str:
    """Returns the game's text about a thing, or else the text that all games share; empty if there is none."""
    return described(thing, what, game, language or spoken())


@lru_cache(maxsize=1 << 14)
def described(thing: str, what: str, game: str, language: str) -> str:
    keys = (f"{game}-{what}-{thing}", f"{what}-{thing}")
    return next((say(key, language) for key in keys if has(key)), "")
