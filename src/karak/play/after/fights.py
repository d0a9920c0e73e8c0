"""Fights: who met whom, the chance to win, and the result."""

from typing import Any, Literal

import msgspec

from karak.core.state import CHANCE
from karak.play.match import Match

Result = Literal["won", "lost", "tied"]
Told = list[tuple[str, dict[str, str]]]
ENDS: dict[str, Result] = {
    "won": "won", "lost": "lost", "tied": "tied", "beat": "won", "failed": "lost", "fell": "lost",
}  # fmt: skip
CONTESTS = ("crowned", "defended")  # heroes against each other: one wins, every other hero who rolled loses


class Fight(msgspec.Struct, frozen=True):
    """A fight that began after `at` actions; `win` is the chance before the dice fell, or none if there was no roll."""

    at: int
    turn: int
    seat: int
    against: str  # a monster; empty if several, or a hero
    strength: int | None
    win: float | None
    result: Result


class Ring:
    """Follows a game and notes its fights."""

    def __init__(self) -> None:
        self.fights: list[Fight] = []
        self.begun: dict[int, Fight] = {}  # by seat; still without a result

    def before(self, match: Match) -> None:
        """Notes the first roll of a fight, when its chances are known."""
        state = match.state
        seat = int(state.seat)
        if int(state.who) != CHANCE or match.game.step_name(state) != "rolling" or seat in self.begun:
            return
        shown: Any = msgspec.to_builtins(match.game.describe(state))
        fight = shown.get("fight") or shown.get("battle")
        if fight is not None:
            at, turn = len(match.actions), int(state.turns)
            against, strength = str(fight.get("monster", "")), fight["strength"]
            self.begun[seat] = Fight(at, turn, seat, against, strength, fight["win"], "tied")

    def after(self, match: Match, seats: dict[str, int], told: Told) -> None:
        """Ends fights: `told` is what the last answer caused, `seats` where each hero sits."""
        ended = {args["hero"]: (key, args) for key, args in told if key in ENDS}
        for hero, (key, args) in ended.items():
            self.end(match, seats[hero], ENDS[key], args)
        for key, args in told:
            if key in CONTESTS:
                winner = seats[args["hero"]]
                for seat in list(self.begun):
                    self.end(match, seat, "won" if seat == winner else "lost", {})

    def end(self, match: Match, seat: int, result: Result, args: dict[str, str]) -> None:
        here = Fight(len(match.actions), int(match.turns[-1]), seat, args.get("monster", ""), None, None, result)
        begun = self.begun.pop(seat, here)
        self.fights.append(msgspec.structs.replace(begun, result=result))
