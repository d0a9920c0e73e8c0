"""Every sentence, by key and arguments; the rules know none."""

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource


@cache
def bundle(language: str) -> FluentBundle:
    """All .ftl files of a language."""
    made = FluentBundle([language], use_isolating=False)
    for page in sorted(files(__package__).joinpath(language).iterdir(), key=lambda page: page.name):
        if page.name.endswith(".ftl"):
            made.add_resource(FluentResource(page.read_text(encoding="utf-8")))
    return made


def has(key: str, language: str = "en") -> bool:
    """`key` or `key.form` has a sentence."""
    word, _, form = key.partition(".")
    return bundle(language).has_message(word) and (not form or form in bundle(language).get_message(word).attributes)


def say(key: str, language: str = "en", /, **args: Any) -> str:
    """The sentence of `key`, or its other form `key.form`; a missing one or a missing argument is a fault of ours."""
    if not has(key, language):
        raise KeyError(key)
    word, _, form = key.partition(".")
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


def about(thing: str, what: str, game: str = "", language: str = "en") -> str:
    """A game's own words about a thing come before those that all games share; nothing if there are none."""
    keys = (f"{game}-{what}-{thing}", f"{what}-{thing}")
    return next((say(key, language) for key in keys if has(key, language)), "")
