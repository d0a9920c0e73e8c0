"""One table of verbs gives the text of every action, the action of every text, and the catalogue."""

from collections.abc import Callable, Mapping
from itertools import product
from typing import NamedTuple

from karak.core.action import first_of, kind_of, pack, second_of, third_of

Args = tuple[tuple[str, ...], ...]  # for each argument, the names of the things it stands for


class Said(NamedTuple):
    """A value that is typed in one way and named in another: `ns` is north and south, `saving wood` is wood."""

    text: str
    args: Args


Names = Mapping[int, str | Said]  # of the values of an argument


class Phrase(NamedTuple):
    """An action in words: what is typed, the verb as used in keys of sentences, and the names of its arguments."""

    text: str
    verb: str
    args: Args


class Verb:
    """A kind of action: its word, and for each argument the names of its values; an empty name adds no text."""

    def __init__(self, kind: int, word: str, *args: Names, first: int | None = None, ascending: bool = False) -> None:
        self.kind = kind
        self.word = word
        self.args = [{value: said(name) for value, name in names.items()} for names in args]
        if first is not None:
            self.args.insert(0, {first: said("")})
        self.ascending = ascending  # the arguments are interchangeable, such as two dice

    def actions(self) -> list[tuple[int, Phrase, list[str]]]:
        """Returns every action of this kind with its words and the other texts that mean it."""
        verb = self.word.replace(" ", "-")
        rows: list[tuple[int, Phrase, list[str]]] = []
        for values in product(*self.args):
            if self.ascending and list(values) != sorted(values):
                continue
            texts, args = [self.word], list[tuple[str, ...]]()
            for names, value in zip(self.args, values):
                part = names[value]
                args += part.args
                if part.text:
                    texts.append(part.text)
            others = [" ".join([self.word, *reversed(texts[1:])])] if self.ascending else []
            rows.append((pack(self.kind, *values), Phrase(" ".join(texts), verb, tuple(args)), others))
        return rows


def said(name: str | Said) -> Said:
    """Turns a plain name into one that is typed as it is and is its own argument."""
    if isinstance(name, Said):
        return name
    return Said(name, ((name,),) if name else ())


class Notation:
    """Spells and parses actions; the catalogue holds those that answer questions, not those that close a game."""

    def __init__(self, verbs: list[Verb], closing: list[Verb] | None = None) -> None:
        self.phrases: dict[int, Phrase] = {}
        self.actions: dict[str, int] = {}
        self.read(verbs)
        self.catalogue: list[int] = sorted(self.phrases)
        self.index: dict[int, int] = {action: i for i, action in enumerate(self.catalogue)}
        self.read(closing or [])

    def read(self, verbs: list[Verb]) -> None:
        for verb in verbs:
            for action, phrase, others in verb.actions():
                self.phrases[action] = phrase
                for text in [phrase.text, *others]:
                    self.actions[text] = action

    def spell(self, action: int) -> str:
        return self.phrases[action].text

    def parse(self, text: str) -> int | None:
        """Returns the action of a text, ignoring case and spacing; None if the game has no such action."""
        return self.actions.get(" ".join(text.lower().split()))


class Telling:
    """One table gives the key of every event's sentence and the meaning of its second and third argument."""

    def __init__(
        self, events: dict[int, tuple[str, str, str]], heroes: list[str], names: dict[str, Callable[[int], str]]
    ) -> None:
        self.events = events
        self.heroes = heroes  # the first argument of every event
        self.names = names  # how to write an argument that is more than a number, by the argument's name

    def tell(self, event: int) -> tuple[str, dict[str, str]]:
        key, second, third = self.events[int(kind_of(event))]
        hero = int(first_of(event))
        args = {"hero": self.heroes[hero] if hero < len(self.heroes) else ""}
        for name, value in ((second, int(second_of(event))), (third, int(third_of(event)))):
            if name:
                args[name] = self.names[name](value) if name in self.names else str(value)
        return key, args


def from_one(number: int) -> str:
    """Returns a seat's number as people count, from 1; the engine counts from 0."""
    return str(number + 1)


def halved(points: int) -> str:
    """Returns points as people count; the engine counts half points."""
    return f"{points / 2:g}"
