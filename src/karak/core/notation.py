"""One table of verbs gives the text of every action, the action of every text, and the catalogue."""

from collections.abc import Callable, Mapping
from itertools import product
from typing import NamedTuple

from karak.core.action import first_of, kind_of, pack, second_of, third_of

Args = tuple[tuple[str, ...], ...]  # argument by argument, the names of the things it stands for


class Said(NamedTuple):
    """A value that is typed in one way and named in another: `ns` is north and south, `saving wood` is wood."""

    text: str
    args: Args


Names = Mapping[int, str | Said]  # of the values of an argument


class Phrase(NamedTuple):
    """An action in words: what is typed, the verb as keys of sentences have it, and the names of its arguments."""

    text: str
    verb: str
    args: Args


class Verb:
    """A kind of action: its word, and for each argument the names of its values; an empty name says nothing."""

    def __init__(self, kind: int, word: str, *args: Names, first: int | None = None, ascending: bool = False) -> None:
        self.kind = kind
        self.word = word
        self.args = [{value: said(name) for value, name in names.items()} for names in args]
        if first is not None:
            self.args.insert(0, {first: said("")})
        self.ascending = ascending  # the arguments are alike, such as two dice: their order says nothing

    def actions(self) -> list[tuple[int, Phrase, list[str]]]:
        """Every action of this kind with its words and the other texts it goes by."""
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
    """A plain name is typed as it is, and is the one argument it stands for."""
    if isinstance(name, Said):
        return name
    return Said(name, ((name,),) if name else ())


class Notation:
    """spell and parse are each other's inverse; the catalogue has what answers a question, not what closes a game."""

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
        """Case and spacing are free; None is no action of this game."""
        return self.actions.get(" ".join(text.lower().split()))


class Telling:
    """One table gives the key of every event's sentence, and what its second and third argument are."""

    def __init__(
        self, events: dict[int, tuple[str, str, str]], heroes: list[str], names: dict[str, Callable[[int], str]]
    ) -> None:
        self.events = events
        self.heroes = heroes  # the first argument of an event is always one
        self.names = names  # of what is more than a number, by the name of the argument

    def tell(self, event: int) -> tuple[str, dict[str, str]]:
        key, second, third = self.events[int(kind_of(event))]
        hero = int(first_of(event))
        args = {"hero": self.heroes[hero] if hero < len(self.heroes) else ""}
        for name, value in ((second, int(second_of(event))), (third, int(third_of(event)))):
            if name:
                args[name] = self.names[name](value) if name in self.names else str(value)
        return key, args


def from_one(number: int) -> str:
    """Seats are counted from 0 by us and from 1 by people."""
    return str(number + 1)


def halved(points: int) -> str:
    """Points are counted in halves by us."""
    return f"{points / 2:g}"
