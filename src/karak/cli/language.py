"""In which language the command line speaks."""

import os

from karak.core.refusal import Refusal
from karak.words import FIRST, LANGUAGES, first_known

FLAG = "--language"
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")


def taken(words: list[str]) -> str:
    """The language asked for; `--language fr` is taken out of the words, wherever it stands."""
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
    """The first of these that is set decides, as everywhere."""
    named = [os.environ[place] for place in LOCALE if os.environ.get(place)]
    return first_known(named[:1]) or FIRST
