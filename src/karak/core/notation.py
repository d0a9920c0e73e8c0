"""One table of verbs gives the text of every action, the action of every text, and the catalogue."""

from itertools import product

from karak.core.action import pack


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
    """spell and parse are each other's inverse over the catalogue."""

    def __init__(self, verbs: list[Verb]) -> None:
        self.catalogue: list[int] = []
        self.texts: dict[int, str] = {}
        self.actions: dict[str, int] = {}
        for verb in verbs:
            for action, text, others in verb.actions():
                self.texts[action] = text
                for name in [text, *others]:
                    self.actions[name] = action
        self.catalogue.extend(sorted(self.texts))
        self.index: dict[int, int] = {action: i for i, action in enumerate(self.catalogue)}

    def spell(self, action: int) -> str:
        return self.texts[action]

    def parse(self, text: str) -> int | None:
        """Case and spacing are free; None is no action of this game."""
        return self.actions.get(" ".join(text.lower().split()))
