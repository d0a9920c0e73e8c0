"""Chooses the language of the command line."""

import os

from karak.core.refusal import Refusal
from karak.words import FIRST, LANGUAGES, first_known

FLAG = "--language"
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")


def taken(words: list[str]) -> str:
    """Returns the requested language and removes `--language fr` from the words, wherever it is."""
    wish = ""
    for i, word in enumerate(words):
        if word == FLAG or word.startswith(f"{FLAG}="):
            wish = word.partition("=")[2] or "".join(words[i + 1 : i + 2])
            del words[i : i + (2 if word == FLAG else 1)]
            return known(wish)
    return known(os.environ["KARAK_LANGUAGE"]) if os.environ.get("KARAK_LANGUAGE") else of_the_locale()


def known(wish: str) -> str:
    language = first_known([wish])
    if not language:
        raise Refusal("unknown-language", language=wish, languages=", ".join(LANGUAGES))
    return language


def of_the_locale() -> str:
    """Returns the language of the first locale variable that is set."""
    named = [os.environ[place] for place in LOCALE if os.environ.get(place)]
    return first_known(named[:1]) or FIRST
