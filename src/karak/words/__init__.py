"""Every sentence, by key and arguments; the rules know none."""

from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

EXTENDS = {"imperium": "karak2"}  # whose sentences a game says where it has none of its own


@cache
def bundle(language: str) -> FluentBundle:
    """All .ftl files of a language."""
    made = FluentBundle([language], use_isolating=False)
    for page in sorted(files(__package__).joinpath(language).iterdir(), key=lambda page: page.name):
        if page.name.endswith(".ftl"):
            made.add_resource(FluentResource(page.read_text(encoding="utf-8")))
    return made


def find(key: str, language: str) -> str:
    """The key itself, or that of the game it extends; nothing if neither has a sentence."""
    game, _, rest = key.partition("-")
    if is_said(key, language):
        return key
    shared = f"{EXTENDS[game]}-{rest}" if game in EXTENDS else ""
    return shared if is_said(shared, language) else ""


def is_said(key: str, language: str) -> bool:
    word, _, form = key.partition(".")
    return bundle(language).has_message(word) and (not form or form in bundle(language).get_message(word).attributes)


def has(key: str, language: str = "en") -> bool:
    """`key` or `key.form` has a sentence."""
    return find(key, language) != ""


def say(key: str, language: str = "en", /, **args: Any) -> str:
    """The sentence of `key`, or its other form `key.form`; a missing one or a missing argument is a fault of ours."""
    word, _, form = find(key, language).partition(".")
    if not word:
        raise KeyError(key)
    message = bundle(language).get_message(word)
    pattern = message.attributes[form] if form else message.value
    if pattern is None:
        raise KeyError(key)
    text, faults = bundle(language).format_pattern(pattern, args)
    if faults:
        raise KeyError(f"{key}: {faults[0]}")
    return str(text)


def name(thing: str, game: str = "", language: str = "en") -> str:
    """Of a hero, monster, item, tile or ability, as this game calls it; what has no name of its own goes by its id."""
    return about(thing, "name", game, language) or thing


@lru_cache(maxsize=1 << 14)
def about(thing: str, what: str, game: str = "", language: str = "en") -> str:
    """A game's own words about a thing come before those that all games share; nothing if there are none."""
    keys = (f"{game}-{what}-{thing}", f"{what}-{thing}")
    return next((say(key, language) for key in keys if has(key, language)), "")
