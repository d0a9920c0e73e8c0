"""One table of verbs gives the text of every action, the action of every text, and the catalogue."""

from collections.abc import Callable
from itertools import product

from karak.core.action import first_of, kind_of, pack, second_of, third_of


class Verb:
    """A kind of action: its word, and for each argument the names of its values."""

    def __init__(
        self, kind: int, word: str, *args: dict[int, str], first: int | None = None, ascending: bool = False
    ) -> None:
        self.kind = kind
        self.word = word
        self.args: list[dict[int, str]] = list(args) if first is None else [{first: ""}, *args]
        self.ascending = ascending  # the arguments are alike, such as two dice: their order says nothing

    def actions(self) -> list[tuple[int, str, list[str]]]:
        """Every action of this kind with its text and the other texts it goes by."""
        rows: list[tuple[int, str, list[str]]] = []
        for values in product(*self.args):
            names = [self.args[i][v] for i, v in enumerate(values) if self.args[i][v]]
            if self.ascending and list(values) != sorted(values):
                continue
            others = [" ".join([self.word, *reversed(names)])] if self.ascending else []
            rows.append((pack(self.kind, *values), " ".join([self.word, *names]), others))
        return rows


class Notation:
    """spell and parse are each other's inverse; the catalogue has what answers a question, not what closes a game."""

    def __init__(self, verbs: list[Verb], closing: list[Verb] | None = None) -> None:
        self.texts: dict[int, str] = {}
        self.actions: dict[str, int] = {}
        self.read(verbs)
        self.catalogue: list[int] = sorted(self.texts)
        self.index: dict[int, int] = {action: i for i, action in enumerate(self.catalogue)}
        self.read(closing or [])

    def read(self, verbs: list[Verb]) -> None:
        for verb in verbs:
            for action, text, others in verb.actions():
                self.texts[action] = text
                for name in [text, *others]:
                    self.actions[name] = action

    def spell(self, action: int) -> str:
        return self.texts[action]

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
