"""Tells what happened, turn by turn, in few words."""

from typing import Any, NamedTuple

from karak.play.match import Match
from karak.words import has, name, say


class Turn(NamedTuple):
    number: int
    hero: str
    parts: list[str]


class Telling:
    """Tells events to one seat (None: to a reader who may know all), each by its `.brief` sentence."""

    def __init__(self, match: Match, before: list[Any], seat: int | None) -> None:
        self.match = match
        self.game = match.opened.rules.name
        self.before = before  # what the face remembers of the position before each action
        self.seat = seat
        self.turns: list[Turn] = []
        self.number = 0

    def tell(self, action: int) -> None:
        self.number = self.match.turns[action]
        game = self.match.game
        for event in self.match.events[action]:
            heard = event if self.seat is None else game.hear(event, game.role_at(self.match.state, self.seat))
            key, args = game.tell(heard)
            if key == "turn-began":
                self.flush()
                self.number += 1
                self.turns.append(Turn(self.number, args["hero"], []))
            else:
                self.hear(action, key, args)

    def hear(self, action: int, key: str, args: dict[str, str]) -> None:
        """Adds an event to the log; leaves it out if no sentence describes it."""
        if has(f"{self.game}-{key}.brief"):
            self.add(args["hero"], self.brief(key, args))

    def brief(self, key: str, args: dict[str, str]) -> str:
        return say(f"{self.game}-{key}.brief", **self.named(args))

    def named(self, args: dict[str, str]) -> dict[str, object]:
        """Replaces the arguments of an event by their names."""
        return {key: name(value, self.game) for key, value in args.items()}

    def add(self, hero: str, part: str) -> None:
        self.flush(hero)
        self.page(hero).parts.append(part)

    def page(self, hero: str) -> Turn:
        """Returns the turn being told; before the first turn, one page for each hero."""
        mine = [turn for turn in self.turns if turn.hero == hero] if self.number == 0 else self.turns
        if not mine:
            self.turns.append(Turn(self.number, hero, []))
            return self.turns[-1]
        return mine[-1]

    def flush(self, hero: str = "") -> None:
        """Writes what was held back; here, nothing is."""

    def actor(self, action: int) -> str:
        """Returns the hero whose answer led to an action, or to the answer of chance."""
        heroes = self.match.game.role_names(self.match.state)
        return next((heroes[seat] for seat in reversed(self.match.deciders[: action + 1]) if seat >= 0), "")

    def acting(self) -> str:
        state = self.match.state
        return self.match.game.role_names(state)[int(state.seat)]
