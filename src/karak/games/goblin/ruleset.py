"""Goblin on the shelf, and the game it opens for a table."""

from typing import Final

from mypy_extensions import i64

from karak.core.action import first_of, kind_of, pack, second_of
from karak.core.game import Dealer, Game, Step
from karak.core.notation import Telling
from karak.core.ruleset import Ruleset, Setting
from karak.core.state import RUNNING
from karak.games.goblin import moves
from karak.games.goblin.abilities import all_abilities
from karak.games.goblin.box import UNKNOWN, Box
from karak.games.goblin.census import check
from karak.games.goblin.data import Pieces
from karak.games.goblin.notation import EVENTS, POTION_NAMES, SECRET_EVENTS, verbs
from karak.games.goblin.screen import anchors_of, describe
from karak.games.goblin.secrets import hide, reveal
from karak.games.goblin.state import NO_HERO, Goblin, set_up
from karak.games.goblin.steps.battle import (
    Bracing,
    Counting,
    Equipping,
    Filling,
    Hitting,
    Playing,
    Recovering,
    TakingHits,
)
from karak.games.goblin.steps.cards import Drawing, Foreseeing, Stacking
from karak.games.goblin.steps.merchant import Paying, Shopping
from karak.games.goblin.steps.opening import LayingOut, Opening, Seating
from karak.games.goblin.steps.turn import Deciding, Tidying, Turn
from karak.games.goblin.view import View
from karak.games.goblin.whynot import reason

RULESET: Final[Ruleset] = Ruleset(
    "goblin",
    version=2,
    fewest=2,
    most=4,
    options={
        "abilities": "GB:9.1",
        "deal-heroes": "GB:1.4",
        "five-seats": "GB:1.1",
        "late-revive": "GB:2.1",
        "show-rewards": "GB:1.3",
    },
    one_more="five-seats",
)
PATIENCE: Final = 20  # rounds in which no monster is beaten (GB:10.1)


def all_steps() -> list[Step[Goblin]]:
    """Lists the steps in the order of their numbers in moves.py."""
    return [
        Seating(), LayingOut(), Opening(), Turn(), Deciding(), Bracing(), Playing(), Drawing(), Foreseeing(),
        Stacking(), Counting(), TakingHits(), Hitting(), Equipping(), Filling(), Recovering(), Tidying(), Shopping(),
        Paying(),
    ]  # fmt: skip


class GoblinGame(Game[Goblin]):
    """Karak: Goblin for two to four seats, five as an option (GB:1.1, GB:10.2)."""

    def __init__(self, setting: Setting, box: Box, cards: list[str]) -> None:
        abilities = all_abilities(box)
        names = [ability.name for ability in abilities]
        roles = [[names.index(card)] if "abilities" in setting.options else [] for card in cards]
        super().__init__(setting.seats, all_steps(), abilities, roles, moves.MOMENTS)
        self.patience = PATIENCE
        self.box = box
        self.write_notation(verbs(box))
        self.write_telling(
            Telling(
                EVENTS,
                box.hero_names,
                {
                    "monster": box.monster_names.__getitem__,
                    "card": self.card_name,
                    "potion": POTION_NAMES.__getitem__,
                    "ability": names.__getitem__,
                },
            )
        )
        seated = [box.hero_names.index(hero) if hero else int(NO_HERO) for hero in setting.heroes]
        self.opening = set_up(box, seated)
        self.run(self.opening)

    def start(self) -> Goblin:
        return self.opening.copy()

    def copy(self, s: Goblin) -> Goblin:
        return s.copy()

    def observe(self, s: Goblin, seat: i64) -> Goblin:
        """GB:1.3, GB:6.4."""
        view = s.copy()
        hide(view, seat)
        return view

    def guess(self, view: Goblin, seat: i64, dealer: Dealer) -> Goblin:
        """GB:6.4."""
        whole = view.copy()
        reveal(whole, seat, dealer)
        if whole.who >= 0 and whole.count == 0:
            whole.who = RUNNING
            self.run(whole)
        return whole

    def hear(self, event: i64, role: i64) -> i64:
        """Hides a starting card drawn by another hero (GB:6.4)."""
        hero = first_of(event)
        if int(kind_of(event)) in SECRET_EVENTS and second_of(event) < self.box.starting and hero != role:
            return pack(kind_of(event), hero, UNKNOWN)
        return event

    def reveals(self, event: i64) -> bool:
        """Whether the event shows the back of a monster (GB:1.3)."""
        return kind_of(event) == moves.GAINED

    def score(self, s: Goblin) -> list[float]:
        """Gives all points to the champion (GB:3.6)."""
        return [1.0 if seat == s.champion else 0.0 for seat in range(len(s.heroes))]

    def ranks(self, s: Goblin) -> list[tuple[float, ...]]:
        """Compares, without a champion, keys and then won cards, worn ones included (GB:10.1, GB:10.2)."""
        points = self.score(s)
        return [
            (points[seat], float(int(s.keys_of(seat))), float(int(s.won_by(seat)))) for seat in range(len(s.heroes))
        ]

    def finish(self, s: Goblin) -> str:
        return "" if s.champion == NO_HERO else "champion"

    def role_at(self, s: Goblin, seat: i64) -> i64:
        return s.heroes[seat].role

    def role_names(self, s: Goblin) -> list[str]:
        return ["" if hero.role == NO_HERO else self.box.hero_names[hero.role] for hero in s.heroes]

    def anchors(self, s: Goblin, action: i64) -> list[str]:
        return anchors_of(self, s, action)

    def describe(self, s: Goblin) -> View:
        return describe(self, s)

    def why_not(self, s: Goblin, action: i64) -> tuple[str, str]:
        return reason(self, s, action)

    def check(self, s: Goblin) -> str:
        return check(s)

    def card_name(self, card: int) -> str:
        return "starting-card" if card == UNKNOWN else self.box.card_names[card]


def open_game(setting: Setting, pieces: Pieces) -> GoblinGame:
    RULESET.check(setting, pieces.hero_names())
    pieces.check()
    return GoblinGame(setting, pieces.open(setting), [hero.ability for hero in pieces.heroes])
