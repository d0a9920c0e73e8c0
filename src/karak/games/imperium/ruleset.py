"""Imperium on the shelf: the steps, abilities and pieces of Karak II, some replaced, some added."""

from typing import Final

from mypy_extensions import i64

from karak.core.game import Ability, Step
from karak.core.notation import Telling
from karak.core.ruleset import Ruleset, Setting
from karak.games.imperium import moves
from karak.games.imperium.abilities import all_abilities
from karak.games.imperium.census import check
from karak.games.imperium.customs import FIRST, LAST
from karak.games.imperium.data import Pieces
from karak.games.imperium.notation import EVENTS, verbs
from karak.games.imperium.screen import anchors_of, describe
from karak.games.imperium.state import Imperium, enthrone, imperial
from karak.games.imperium.steps.blessing import Shielding
from karak.games.imperium.steps.contest import (
    Crowning,
    Deaths,
    Mustering,
    Outcome,
    Parting,
    Plaguing,
    Spending,
    Suffering,
    Tying,
)
from karak.games.imperium.steps.dice import Betraying, ChoosingDice, Rolled
from karak.games.imperium.steps.empire import Acting, Building, Giving, Granting, PickingUp, Recruiting, Taxing
from karak.games.imperium.steps.places import Arrived, Meeting, Spoils, Turning
from karak.games.imperium.steps.wilds import Driving
from karak.games.imperium.view import View
from karak.games.imperium.whynot import reason
from karak.games.karak2 import moves as base
from karak.games.karak2 import ruleset as karak2
from karak.games.karak2.ruleset import Karak2Game, hands, seated
from karak.games.karak2.state import Karak2, set_up

RULESET: Final[Ruleset] = Ruleset(
    "imperium",
    version=2,
    fewest=2,
    most=5,
    options={**karak2.RULESET.options, "bare-crown": "IM:7.1"},
)


def all_steps() -> list[Step[Karak2]]:
    """Lists the steps of the base, with replacements, and the expansion's own in the order of their numbers."""
    steps: list[Step[Karak2]] = karak2.all_steps()
    steps[base.TURNING] = Turning()
    steps[base.ARRIVED] = Arrived()
    steps[base.ACTING] = Acting()
    steps[base.MUSTERING] = Mustering()
    steps[base.ROLLED] = Rolled()
    steps[base.PLAGUING] = Plaguing()
    steps[base.SPENDING] = Spending()
    steps[base.OUTCOME] = Outcome()
    steps[base.SHIELDING] = Shielding()
    steps[base.DEATHS] = Deaths()
    steps[base.SPOILS] = Spoils()
    steps[base.BUILDING] = Building()
    steps[base.RECRUITING] = Recruiting()
    steps[base.PICKING_UP] = PickingUp()
    return [
        *steps, Meeting(), Betraying(), ChoosingDice(), Tying(), Suffering(), Crowning(), Parting(), Taxing(),
        Giving(), Granting(), Driving(),
    ]  # fmt: skip


class ImperiumGame(Karak2Game):
    """Imperium for two to five seats from eleven heroes (IM:1.1, IM:3.1)."""

    def __init__(self, opening: Imperium, abilities: list[Ability[Karak2]], roles: list[list[int]]) -> None:
        super().__init__(opening, all_steps(), abilities, roles, moves.MOMENTS)
        self.write_notation(verbs(self.box))
        self.write_telling(Telling(EVENTS, self.box.hero_names, self.telling.names))

    def step_name(self, s: Karak2) -> str:
        """Names the place where dice break a tie (IM:2.2)."""
        return "tying" if s.step == base.ROLLING and imperial(s).is_tying() else super().step_name(s)

    def clause_of_step(self, s: Karak2) -> str:
        return Tying.clause if s.step == base.ROLLING and imperial(s).is_tying() else super().clause_of_step(s)

    def score(self, s: Karak2) -> list[float]:
        """Adds two points for the crown to the stones (IM:3.1)."""
        crowned = imperial(s)
        return [float(int(s.heroes[seat].points + crowned.crown_points(seat))) / 2 for seat in range(len(s.heroes))]

    def anchors(self, s: Karak2, action: i64) -> list[str]:
        return anchors_of(self, s, action)

    def describe(self, s: Karak2) -> View:
        return describe(self, imperial(s))

    def why_not(self, s: Karak2, action: i64) -> tuple[str, str]:
        return reason(self, imperial(s), action)

    def check(self, s: Karak2) -> str:
        return check(imperial(s))


def open_game(setting: Setting, pieces: Pieces) -> ImperiumGame:
    RULESET.check(setting, pieces.hero_names())
    pieces.check()
    box = pieces.open(setting)
    abilities = all_abilities(box)
    names = [ability.name for ability in abilities]
    first, last = [names.index(name) for name in FIRST], [names.index(name) for name in LAST]
    roles = [first + hand + last for hand in hands([card.abilities for card in pieces.heroes], abilities)]
    opening = enthrone(set_up(box, seated(box, setting)), pieces.realm(box, setting))
    return ImperiumGame(opening, abilities, roles)
