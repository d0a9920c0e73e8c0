"""Every sentence, by key and arguments, in every language; the rules know none."""

import json
from collections.abc import Iterable
from contextvars import ContextVar
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

from karak.games.shelf import family
from karak.words.plain import plain

LIST = files(__package__).joinpath("languages.json")
LANGUAGES: dict[str, str] = json.loads(LIST.read_text("utf-8"))  # by the names they have for themselves
FIRST = "en"  # has every sentence
SPOKEN: ContextVar[str] = ContextVar("spoken", default=FIRST)  # wherever no language is named


@cache
def bundle(language: str) -> FluentBundle:
    """All .ftl files of a language."""
    made = FluentBundle([language], use_isolating=False)
    folder = files(__package__).joinpath(language)
    pages = sorted(folder.iterdir(), key=lambda page: page.name) if folder.is_dir() else []
    for page in pages:
        if page.name.endswith(".ftl"):
            made.add_resource(FluentResource(page.read_text(encoding="utf-8")))
    return made


def speak(language: str) -> None:
    """What is said from now on without naming a language is said in this one."""
    SPOKEN.set(language)


def spoken() -> str:
    return SPOKEN.get()


def first_known(wishes: Iterable[str]) -> str:
    """The first wish that is spoken here, such as fr for `fr_CH.UTF-8` or `fr-CA`; nothing if none is."""
    wanted = (wish.strip().lower().replace("_", "-").partition("-")[0] for wish in wishes)
    return next((wish for wish in wanted if wish in LANGUAGES), "")


def find(key: str) -> str:
    """The key itself, that of the game it extends, or that of every game; nothing if none of them has a sentence."""
    game, _, rest = key.partition("-")
    keys = (key, *(f"{title}-{rest}" for title in family(game)), f"game-{rest}")
    return next((known for known in keys if is_said(known, FIRST)), "")


def is_said(key: str, language: str) -> bool:
    word, _, form = key.partition(".")
    return bundle(language).has_message(word) and (not form or form in bundle(language).get_message(word).attributes)


def has(key: str) -> bool:
    """`key` or `key.form` has a sentence."""
    return find(key) != ""


def say(key: str, language: str = "", /, **args: Any) -> str:
    """The sentence of `key`, or its other form `key.form`; what a language lacks is said in English."""
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
    """A missing sentence or argument is a fault of ours; arguments may come from a file, so they are made plain."""
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
    """As it is written in the language that is spoken, with so many decimals."""
    return str(format_decimal(value, format=f"#,##0.{'0' * digits}" if digits else "#,##0", locale=spoken()))


def name(thing: str, game: str = "", language: str = "") -> str:
    """Of a hero, monster, item, tile or ability, as this game calls it; what has no name of its own goes by its id."""
    return about(thing, "name", game, language) or thing


def about(thing: str, what: str, game: str = "", language: str = "") -> str:
    """A game's own words about a thing come before those that all games share; nothing if there are none."""
    return described(thing, what, game, language or spoken())


@lru_cache(maxsize=1 << 14)
def described(thing: str, what: str, game: str, language: str) -> str:
    keys = (f"{game}-{what}-{thing}", f"{what}-{thing}")
    return next((say(key, language) for key in keys if has(key)), "")
