"""A position set up by hand and played with scripted chance, so that a test reads like the rule."""

from functools import cache
from typing import Self, cast

from karak.core.ruleset import Setting
from karak.core.state import CHANCE
from karak.games.goblin import moves
from karak.games.goblin.box import NONE, STARTING_CARDS, UNKNOWN, Box
from karak.games.goblin.fields import Hero
from karak.games.goblin.notation import POTION_NAMES
from karak.games.goblin.state import DECK, DISCARD, HAND, ZONES, Goblin
from karak.games.goblin.view import View
from karak.games.shelf import Opened, open_game
from karak.play.match import Match
from tests.rules.played import Played

START = "start"  # a starting card whose face is not known


@cache
def table(heroes: tuple[str, ...], options: tuple[str, ...]) -> tuple[Opened, Goblin]:
    """A game at its first turn: chance always chose the last option, and the first seat begins."""
    opened = open_game("goblin", Setting(len(heroes), list(heroes), list(options)))
    match = Match(opened, list(heroes))
    begin = match.parse("begin 1")
    while match.who == CHANCE:
        answers = match.decision().options
        match.do(begin if begin in answers else answers[-1])
    return opened, match.state


class Scene(Played[Goblin]):
    """Starting cards go by their short name: "charge" is Horan's "horan-charge" while he acts or is spoken of."""

    ruleset = "goblin"
    between = int(moves.DECIDING)

    def __init__(self, *heroes: str, options: tuple[str, ...] = ()) -> None:
        opened, opening = table(heroes, options)
        match = Match(opened, list(heroes))
        match.state = opening.copy()
        super().__init__(match, match.state)
        self.box: Box = self.state.box
        self.placed: set[int] = set()  # monsters a test wants on the table

    # setting up: every card comes from where it lay

    def face(self, level: int, *monsters: str, top: str = "", gate: str = "") -> Self:
        """These lie in the row from the left, this on top of its deck, this gatekeeper at its end."""
        s = self.touch()
        for slot, name in enumerate(monsters, (level - 1) * int(self.box.row)):
            s.rows[slot] = self.bring(name, int(s.rows[slot]))
        if top:
            s.tops[level - 1] = self.bring(top, int(s.tops[level - 1]))
        if gate:
            s.gates[level - 1] = self.bring(gate, int(s.gates[level - 1]))
        return self

    def bring(self, name: str, instead_of: int) -> int:
        """A monster out of its deck; what lay there goes back."""
        monster = self.box.monster_names.index(name)
        self.placed.add(monster)
        if monster != instead_of:
            self.free(monster)
            self.state.decks.take(monster)
            self.state.decks.put(instead_of)
        return monster

    def free(self, monster: int) -> None:
        """Wherever it lies, another one lies there now."""
        s = self.state
        for pile in (s.rows, s.tops, s.gates):
            for i in range(len(pile)):
                if pile[i] == monster:
                    pile[i] = self.another(monster)
                    s.decks.put(monster)

    def another(self, monster: int) -> int:
        """One still in the same deck."""
        box = self.box
        for other in range(int(box.monsters)):
            alike = box.level[other] == box.level[monster] and box.is_gatekeeper(other) == box.is_gatekeeper(monster)
            if alike and self.state.decks.counts[other] > 0:
                self.state.decks.take(other)
                return other
        return int(NONE)

    def lord(self, name: str) -> Self:
        self.touch().lord = self.bring(name, int(self.state.lord))
        return self

    def beat(self, *monsters: str) -> Self:
        """These have been beaten, and their rewards are in the pawnshop."""
        for name in monsters:
            self.touch().pawned[self.win(self.box.card_names[self.box.reward[self.box.monster_names.index(name)]])] = 1
        return self

    def empty_deck(self, level: int) -> Self:
        """All monsters of the level that are not laid out have been beaten."""
        s = self.touch()
        hidden = [m for m in range(int(self.box.first_gatekeeper)) if s.decks.counts[m] and self.box.level[m] == level]
        return self.beat(*[self.box.monster_names[m] for m in hidden])

    def win(self, card: str) -> int:
        """A won card: its monster has been beaten."""
        number = self.box.card_names.index(card)
        monster = [int(back) for back in self.box.reward].index(number)
        assert monster not in self.placed, f"{card} is on the back of a monster on the table"
        self.free(monster)
        self.state.decks.take(monster)
        return number

    def deal(self, hand: str = "", deck: str | None = None, discard: str = "", of: str = "") -> Self:
        """Cards by name, a deck from the top; starting cards not named lie in the deck."""
        s = self.touch()
        seat = self.seat(of)
        for zone in range(int(ZONES)):
            for card in [int(s.card(seat, zone, i)) for i in range(int(s.count_of(seat, zone)))]:
                s.take_out(seat, zone, card)
        known = [self.card_of(name, seat) for name in f"{hand} {deck or ''} {discard}".split() if name != START]
        own = [int(s.first_own(seat)) + i for i in range(int(STARTING_CARDS))]
        s.heroes[seat].loose = sum(1 << i for i, card in enumerate(own) if card not in known)
        for card in [self.card_of(name, seat) for name in hand.split()]:
            s.sort_in(seat, HAND, card)
        for card in [self.card_of(name, seat) for name in discard.split()]:
            s.sort_in(seat, DISCARD, card)
        below = " ".join([START] * sum(card not in known for card in own)) if deck is None else deck
        for name in below.split():
            s.put_under(seat, DECK, int(UNKNOWN) if name == START else self.card_of(name, seat))
        for card in known:
            if self.box.is_won(card):
                self.win(self.box.card_names[card])
        return self

    def wear(self, *items: str, of: str = "") -> Self:
        self.touch()
        for item in items:
            card = self.win(item)
            if self.box.is_weapon(card):
                self.hero(of).weapon = card
            else:
                self.hero(of).armour = card
        return self

    def carry(self, *potions: str, of: str = "") -> Self:
        for name in potions:
            kind = POTION_NAMES.index(name)
            self.touch().potions[kind] -= 1
            self.hero(of).potions |= 1 << kind
        return self

    def keys(self, count: int, of: str = "") -> Self:
        self.touch()
        self.hero(of).keys = sum(1 << level for level in range(1, count + 1))
        return self

    def pawn(self, *cards: str) -> Self:
        for card in cards:
            self.touch().pawned[self.win(card)] = 1
        return self

    def wound(self, hit_points: int, of: str = "") -> Self:
        self.touch()
        self.hero(of).hit_points = hit_points
        return self

    # playing

    def chance(self) -> Self:
        """Let chance answer anything until a player is asked."""
        told = list(self.told)
        while self.state.who == CHANCE:
            self.do(self.options()[0])
            told += self.told
        self.told = told
        return self

    def tell(self, event: int) -> str:
        """Like "hurt 2", "drew spark"."""
        key, args = self.game.tell(event)
        prefix = f"{args.pop('hero')}-"
        return " ".join([key, *(value.removeprefix(prefix) for value in args.values())])

    # asking

    def view(self, seat: int = -1) -> View:
        """What is shown to a seat, or to all."""
        return cast(View, self.game.describe(self.match.view(seat)))

    def long(self, text: str) -> str:
        prefix = f"{self.match.players[int(self.state.seat)]}-"
        words = [prefix + word if prefix + word in self.box.card_names else word for word in text.split()]
        return " ".join(words)

    def short(self, text: str) -> str:
        prefix = f"{self.match.players[int(self.state.seat)]}-"
        return " ".join(word.removeprefix(prefix) for word in text.split())

    def card_of(self, name: str, seat: int) -> int:
        own = f"{self.match.players[seat]}-{name}"
        return self.box.card_names.index(own if own in self.box.card_names else name)

    def hero(self, name: str = "") -> Hero:
        return self.state.heroes[self.seat(name)]

    def names(self, seat: int, zone: int) -> list[str]:
        prefix = f"{self.match.players[seat]}-"
        cards = [int(self.state.card(seat, zone, i)) for i in range(int(self.state.count_of(seat, zone)))]
        return [START if card == UNKNOWN else self.box.card_names[card].removeprefix(prefix) for card in cards]

    def hand(self, of: str = "") -> list[str]:
        return self.names(self.seat(of), int(HAND))

    def deck(self, of: str = "") -> list[str]:
        """From the top."""
        return self.names(self.seat(of), int(DECK))[::-1]

    def discard(self, of: str = "") -> list[str]:
        return self.names(self.seat(of), int(DISCARD))

    def pawnshop(self) -> list[str]:
        return [name for i, name in enumerate(self.box.card_names) if int(self.state.pawned[i])]

    def row(self, level: int) -> list[str]:
        first = (level - 1) * int(self.box.row)
        return [self.foe_name(int(foe)) for foe in self.state.rows[first : first + int(self.box.row)]]

    def foe_name(self, monster: int) -> str:
        return "" if monster == NONE else self.box.monster_names[monster]

    def top(self, level: int) -> str:
        return self.foe_name(int(self.state.tops[level - 1]))

    def gate(self, level: int) -> str:
        return self.foe_name(int(self.state.gates[level - 1]))

    def worn(self, of: str = "") -> list[str]:
        """Weapon and armour."""
        hero = self.hero(of)
        return [self.box.card_names[int(card)] for card in (hero.weapon, hero.armour) if card != NONE]

    def potions(self, of: str = "") -> list[str]:
        return [name for i, name in enumerate(POTION_NAMES) if int(self.hero(of).potions) >> i & 1]

    def hit_points(self, of: str = "") -> int:
        return int(self.hero(of).hit_points)

    @property
    def step(self) -> str:
        return self.game.step_name(self.state)
