"""Reads a lesson as docs/learn.md describes it, and lists it action by action."""

import hashlib
from functools import cache
from itertools import accumulate
from pathlib import Path

import msgspec

from karak.core.refusal import Refusal
from karak.games.shelf import RULESETS
from karak.server.titles import opened


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """What the coach says, what the learner does (if empty, reads on), and what chance and the others do then."""

    say: str
    do: str = ""
    at: str = ""  # what the coach points at, if it is not the thing to do
    then: list[str] = []


class Chapter(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    steps: list[Step]


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    """`before` lists what chance does until the learner, at the first seat, is asked."""

    game: str
    rules: int
    heroes: list[str]
    before: list[str]
    chapters: list[Chapter]
    options: list[str] = []


class Script:
    """The actions of a lesson in order, and the number of actions before each step and each chapter."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        steps = [step for chapter in lesson.chapters for step in chapter.steps]
        self.texts = list(lesson.before)
        self.starts: list[int] = []  # the number of actions before each step
        for step in steps:
            self.starts.append(len(self.texts))
            self.texts += ([step.do] if step.do else []) + step.then
        firsts = accumulate((len(chapter.steps) for chapter in lesson.chapters[:-1]), initial=0)
        self.chapters = [self.starts[first] for first in firsts]
        notation = opened(lesson.game, tuple(lesson.heroes), tuple(lesson.options)).game.notation
        self.actions = [parsed(notation.parse(text), text) for text in self.texts]
        played = [str(lesson.rules), *lesson.heroes, *lesson.options, *self.texts]
        self.version = hashlib.blake2b("\n".join(played).encode(), digest_size=6).hexdigest()


def parsed(action: int | None, text: str) -> int:
    if action is None:
        raise ValueError(f"no action: {text}")
    return int(action)


@cache
def script(game: str) -> Script:
    """Returns the lesson of a game, from the file that is named after it."""
    if game not in RULESETS:
        raise Refusal("unknown-game", game=game, games=", ".join(RULESETS))
    page = Path(__file__).with_name(f"{game}.toml")
    if not page.is_file():
        raise Refusal("no-lesson", game=game)
    return Script(msgspec.toml.decode(page.read_text("utf-8"), type=Lesson))
