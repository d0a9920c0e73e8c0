"""Karak on the shelf, and the game it opens for a table."""

from typing import Final

from mypy_extensions import i64

from karak.core.game import Game, Step
from karak.core.notation import Telling, from_one, halved
from karak.core.ruleset import Ruleset, Setting
from karak.games.karak import moves
from karak.games.karak.abilities import all_abilities
from karak.games.karak.box import Box
from karak.games.karak.census import check
from karak.games.karak.data import Pieces
from karak.games.karak.notation import EVENTS, verbs
from karak.games.karak.screen import anchors_of, describe
from karak.games.karak.state import NO_HERO, Karak, set_up
from karak.games.karak.steps.exploring import Drawing, Exploring, Picking, Turning
from karak.games.karak.steps.fighting import Outcome, Reborn, Rolled, Rolling, ThrownBack
from karak.games.karak.steps.items import Cursing, Exchanging, Stowing
from karak.games.karak.steps.moving import Ambushed, Entered, Meeting, Moving, Turn
from karak.games.karak.steps.start import Dealing, Starting
from karak.games.karak.view import View
from karak.games.karak.whynot import reason

RULESET: Final[Ruleset] = Ruleset(
    "karak",
    version=2,
    like=(1,),
    unlike=("strict-stealth",),  # version 1 offered it where it changed nothing
    fewest=2,
    most=5,
    options={
        "choose-heroes": "K1:11.1",
        "no-curse": "K1:11.2",
        "late-dragon": "K1:11.3",
        "strict-stealth": "K1:11.4",
    },
)
ENDINGS: Final = ["", "dragon", "sealed"]


def all_steps() -> list[Step[Karak]]:
    """Lists the steps in the order of their numbers in moves.py."""
    return [
        Dealing(), Starting(), Turn(), Moving(), Exploring(), Turning(), Drawing(), Picking(), Entered(), Meeting(),
        Rolling(), Rolled(), Outcome(), ThrownBack(), Stowing(), Exchanging(), Cursing(), Reborn(), Ambushed(),
    ]  # fmt: skip


class KarakGame(Game[Karak]):
    """Karak (2017) for two to five seats (K1:1.1, K1:10.2, K1:10.3)."""

    def __init__(self, setting: Setting, box: Box, cards: list[list[str]]) -> None:
        abilities = all_abilities(box.hero_names)
        names = [ability.name for ability in abilities]
        if "strict-stealth" in setting.options:
            cards = [["strict-stealth" if name == "stealth" else name for name in card] for card in cards]
        roles = [sorted(names.index(name) for name in card) for card in cards]
        super().__init__(setting.seats, all_steps(), abilities, roles, moves.MOMENTS)
        self.box = box
        self.write_notation(verbs(box))
        self.write_telling(
            Telling(
                EVENTS,
                box.hero_names,
                {
                    "token": box.name_of,
                    "tile": box.tile_names.__getitem__,
                    "target": box.hero_names.__getitem__,
                    "ability": names.__getitem__,
                    "points": halved,
                    "sight": from_one,
                },
            )
        )
        seated = [box.hero_names.index(hero) if hero else int(NO_HERO) for hero in setting.heroes]
        self.opening = set_up(box, seated)
        self.run(self.opening)

    def start(self) -> Karak:
        return self.opening.copy()

    def copy(self, s: Karak) -> Karak:
        return s.copy()

    def score(self, s: Karak) -> list[float]:
        """Counts one point per treasure, one and a half for the dragon's; tied players share the win (K1:10.2)."""
        return [float(int(hero.points)) / 2 for hero in s.heroes]

    def finish(self, s: Karak) -> str:
        return ENDINGS[s.ending]

    def role_at(self, s: Karak, seat: i64) -> i64:
        return s.heroes[seat].role

    def role_names(self, s: Karak) -> list[str]:
        return ["" if hero.role == NO_HERO else self.box.hero_names[hero.role] for hero in s.heroes]

    def anchors(self, s: Karak, action: i64) -> list[str]:
        return anchors_of(self, s, action)

    def describe(self, s: Karak) -> View:
        return describe(self, s)

    def why_not(self, s: Karak, action: i64) -> tuple[str, str]:
        return reason(self, s, action)

    def check(self, s: Karak) -> str:
        return check(s)


def open_game(setting: Setting, pieces: Pieces) -> KarakGame:
    RULESET.check(setting, pieces.hero_names())
    pieces.check([ability.name for ability in all_abilities(pieces.hero_names())])
    return KarakGame(setting, pieces.open(setting), [card.abilities for card in pieces.heroes])
