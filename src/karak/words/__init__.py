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
    return bundle(language).has_message(key)


def say(key: str, /, language: str = "en", **args: Any) -> str:
    """The sentence of a key; a missing key or argument is a fault of ours and is raised."""
    message = bundle(language).get_message(key)
    if message.value is None:
        raise KeyError(key)
    text, faults = bundle(language).format_pattern(message.value, args)
    if faults:
        raise KeyError(f"{key}: {faults[0]}")
    return str(text)


def name(thing: str, language: str = "en") -> str:
    """Of a hero, monster, item, tile or ability; what has no name of its own goes by its id."""
    return say(f"name-{thing}", language) if has(f"name-{thing}", language) else thing
