"""Karak II on the shelf, and the game it opens for a table."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from karak.core.game import Ability, Dealer, Game, Step
from karak.core.notation import Telling, halved
from karak.core.ruleset import Ruleset, Setting
from karak.core.state import RUNNING
from karak.games.karak2 import moves
from karak.games.karak2.abilities import all_abilities
from karak.games.karak2.box import RESOURCE_NAMES, Box
from karak.games.karak2.census import check
from karak.games.karak2.data import Pieces
from karak.games.karak2.notation import EVENTS, verbs
from karak.games.karak2.screen import anchors_of, describe, still_open
from karak.games.karak2.secrets import hide, reveal
from karak.games.karak2.state import NO_HERO, Karak2, set_up
from karak.games.karak2.steps.battle import (
    Arrived,
    Deaths,
    Mustering,
    Outcome,
    Plaguing,
    Rolled,
    Rolling,
    Settled,
    Shielding,
    Spending,
    Wounds,
)
from karak.games.karak2.steps.city import Building, Disbanding, Recruiting
from karak.games.karak2.steps.exploring import Attaching, Drawing, Exploring, Picking, Scouting, Turning
from karak.games.karak2.steps.free import Robbing
from karak.games.karak2.steps.spoils import Carting, Clawing, LayingDown, PickingUp, Spoils, Stowing
from karak.games.karak2.steps.start import Dealing, Starting
from karak.games.karak2.steps.turn import Acting, Gathering, Turn
from karak.games.karak2.view import View
from karak.games.karak2.whynot import reason

RULESET: Final[Ruleset] = Ruleset(
    "karak2",
    version=2,
    fewest=2,
    most=5,
    options={"choose-heroes": "K2:11.1", "no-plague": "K2:11.2"},
)

PATIENCE: Final = 30  # rounds without anything won for good (K2:8.2)


def all_steps() -> list[Step[Karak2]]:
    """Lists the steps in the order of their numbers in moves.py."""
    return [
        Dealing(), Starting(), Turn(), Acting(), Exploring(), Scouting(), Attaching(), Turning(), Drawing(), Picking(),
        Arrived(), Clawing(), Mustering(), Rolling(), Rolled(), Plaguing(), Spending(), Outcome(), Shielding(),
        Wounds(), Spoils(), Stowing(), Carting(), Gathering(), Settled(), Building(), Recruiting(), PickingUp(),
        LayingDown(), Robbing(), Disbanding(), Deaths(),
    ]  # fmt: skip


class Karak2Game(Game[Karak2]):
    """Karak II for two to five seats (K2:1.1, K2:8.1 to K2:8.3)."""

    def __init__(
        self, opening: Karak2, steps: list[Step[Karak2]], abilities: list[Ability[Karak2]], roles: list[list[int]],
        moments: int,
    ) -> None:  # fmt: skip
        super().__init__(len(opening.heroes), steps, abilities, roles, moments)
        self.patience = PATIENCE
        self.box = opening.box
        self.write_notation(verbs(self.box))
        self.write_telling(Telling(EVENTS, self.box.hero_names, names_of(self.box, abilities)))
        self.opening = opening
        self.opening.go(moves.STARTING)
        self.run(self.opening)

    def start(self) -> Karak2:
        return self.opening.copy()

    def copy(self, s: Karak2) -> Karak2:
        return s.copy()

    def observe(self, s: Karak2, seat: i64) -> Karak2:
        """K2:10.6."""
        view = s.copy()
        hide(view, seat)
        return view

    def guess(self, view: Karak2, seat: i64, dealer: Dealer) -> Karak2:
        """K2:10.6."""
        whole = view.copy()
        reveal(whole, dealer)
        if whole.who >= 0 and whole.count == 0:
            whole.who = RUNNING
            self.run(whole)
        return whole

    def score(self, s: Karak2) -> list[float]:
        """Adds up small stones, large stones and the archstone (K2:8.1)."""
        return [float(int(hero.points)) / 2 for hero in s.heroes]

    def ranks(self, s: Karak2) -> list[tuple[float, ...]]:
        """Compares points, then large stones; equal players share the win (K2:8.1)."""
        points = self.score(s)
        return [(points[seat], float(int(hero.large_stones))) for seat, hero in enumerate(s.heroes)]

    def finish(self, s: Karak2) -> str:
        return "general" if s.is_general_beaten else ""

    def role_at(self, s: Karak2, seat: i64) -> i64:
        return s.heroes[seat].role

    def role_names(self, s: Karak2) -> list[str]:
        return ["" if hero.role == NO_HERO else self.box.hero_names[hero.role] for hero in s.heroes]

    def anchors(self, s: Karak2, action: i64) -> list[str]:
        return anchors_of(self, s, action)

    def describe(self, s: Karak2) -> View:
        return describe(self, s)

    def pending(self, s: Karak2) -> dict[str, object]:
        return {"step": self.step_name(s), "open": still_open(s)}

    def why_not(self, s: Karak2, action: i64) -> tuple[str, str]:
        return reason(self, s, action)

    def check(self, s: Karak2) -> str:
        return check(s)


def names_of(box: Box, abilities: list[Ability[Karak2]]) -> dict[str, Callable[[int], str]]:
    """Returns how the arguments of events are named."""
    return {
        "tile": box.tile_names.__getitem__,
        "token": box.token_names.__getitem__,
        "item": box.item_names.__getitem__,
        "die": box.die_names.__getitem__,
        "building": box.building_names.__getitem__,
        "target": box.hero_names.__getitem__,
        "resource": RESOURCE_NAMES.__getitem__,
        "ability": [ability.name for ability in abilities].__getitem__,
        "points": halved,
        "roll": roll_name,
    }


def roll_name(roll: int) -> str:
    """Writes swords and skulls together."""
    return f"{roll >> 8}" + "s" * (roll & 255)


def open_game(setting: Setting, pieces: Pieces) -> Karak2Game:
    RULESET.check(setting, pieces.hero_names())
    pieces.check()
    box = pieces.open(setting)
    abilities = all_abilities(box)
    roles = hands([card.abilities for card in pieces.heroes], abilities)
    return Karak2Game(set_up(box, seated(box, setting)), all_steps(), abilities, roles, moves.MOMENTS)


def hands(cards: list[list[str]], abilities: list[Ability[Karak2]]) -> list[list[int]]:
    """Returns, by hero, the numbers of the abilities on the card."""
    names = [ability.name for ability in abilities]
    return [sorted(names.index(name) for name in card) for card in cards]


def seated(box: Box, setting: Setting) -> list[int]:
    """Returns the hero at each seat, if one is agreed on."""
    return [box.hero_names.index(hero) if hero else int(NO_HERO) for hero in setting.heroes]
