"""Deals heroes, caverns and hands."""

from typing import ClassVar

from mypy_extensions import i64, u8

from karak.core.action import first_of, pack
from karak.core.game import Game, Step
from karak.core.state import CHANCE
from karak.games.goblin import moves
from karak.games.goblin.box import LEVELS, NONE, STARTING_CARDS, UNKNOWN
from karak.games.goblin.state import DECK, HAND, NO_HERO, Goblin


class Seating(Step[Goblin]):
    """Players choose different heroes in seat order, or are dealt them (GB:1.1, GB:1.4)."""

    clause: ClassVar[str] = "GB:1.1"

    def enter(self, game: Game[Goblin], s: Goblin) -> None:
        seat = s.seat_of(NO_HERO)
        s.seat = 0 if seat == NO_HERO else seat
        if seat == NO_HERO:
            s.go(moves.LAYING_OUT)
        elif s.box.heroes_dealt:
            s.ask(CHANCE)
        else:
            for role in range(len(s.box.hero_names)):
                if s.seat_of(role) == NO_HERO:
                    s.add(pack(moves.HERO, role))
            s.ask(s.seat)

    def odds(self, game: Game[Goblin], s: Goblin) -> None:
        for role in range(len(s.box.hero_names)):
            if s.seat_of(role) == NO_HERO:
                s.weigh(pack(moves.HERO, role), 1)

    def choose(self, game: Game[Goblin], s: Goblin, action: i64) -> None:
        s.me().role = first_of(action)
        s.emit(moves.SEATED, s.me().role, s.seat)


def is_hidden(s: Goblin, monster: i64, level: i64, gatekeeper: bool) -> bool:
    """Whether a monster still lies face down in the deck of that level."""
    return s.decks.counts[monster] > 0 and s.box.level[monster] == level and s.box.is_gatekeeper(monster) == gatekeeper


def weigh_deck(s: Goblin, level: i64, gatekeeper: bool) -> None:
    for monster in range(s.box.monsters):
        if is_hidden(s, monster, level, gatekeeper):
            s.weigh(pack(moves.REVEAL, monster), 1)


class LayingOut(Step[Goblin]):
    """A lord, and for each level a row of five, the top of the deck and the first gatekeeper (GB:1.2, GB:1.3)."""

    clause: ClassVar[str] = "GB:1.2"

    def enter(self, game: Game[Goblin], s: Goblin) -> None:
        if s.lord == NONE or self.gap(s) < self.cards(s):
            s.ask(CHANCE)
        else:
            s.go(moves.OPENING)

    def cards(self, s: Goblin) -> i64:
        """Counts the cards to lay out: for each level the row, the top and the gatekeeper."""
        return LEVELS * (s.box.row + 2)

    def gap(self, s: Goblin) -> i64:
        """Returns the first place without a card."""
        for i in range(self.cards(s)):
            if self.at(s, i) == NONE:
                return i
        return self.cards(s)

    def at(self, s: Goblin, i: i64) -> i64:
        level = i // (s.box.row + 2)
        slot = i % (s.box.row + 2)
        if slot < s.box.row:
            return i64(s.rows[level * s.box.row + slot])
        return i64(s.tops[level]) if slot == s.box.row else i64(s.gates[level])

    def odds(self, game: Game[Goblin], s: Goblin) -> None:
        if s.lord == NONE:
            weigh_deck(s, LEVELS + 1, False)
        else:
            i = self.gap(s)
            weigh_deck(s, 1 + i // (s.box.row + 2), i % (s.box.row + 2) == s.box.row + 1)

    def choose(self, game: Game[Goblin], s: Goblin, action: i64) -> None:
        monster = first_of(action)
        s.decks.take(monster)
        s.emit(moves.REVEALED, NO_HERO, monster)
        if s.lord == NONE:
            s.lord = monster
            return
        i = self.gap(s)
        level = i // (s.box.row + 2)
        slot = i % (s.box.row + 2)
        if slot < s.box.row:
            s.rows[level * s.box.row + slot] = u8(monster)
        elif slot == s.box.row:
            s.tops[level] = u8(monster)
        else:
            s.gates[level] = u8(monster)


class Opening(Step[Goblin]):
    """Six starting cards are a deck, four of them the first hand; a random seat begins (GB:1.1, GB:1.4)."""

    clause: ClassVar[str] = "GB:1.4"

    def enter(self, game: Game[Goblin], s: Goblin) -> None:
        for seat in range(game.seats):
            if s.count_of(seat, HAND) == 0:
                self.deal(s, seat)
                return
        s.ask(CHANCE)

    def deal(self, s: Goblin, seat: i64) -> None:
        s.begin(seat)
        for _ in range(STARTING_CARDS):
            s.put_on(seat, DECK, UNKNOWN)
        s.heroes[seat].loose = (1 << STARTING_CARDS) - 1
        s.draws = s.box.hand_size
        s.by_effect = False
        s.push(moves.DRAWING)

    def odds(self, game: Game[Goblin], s: Goblin) -> None:
        for seat in range(game.seats):
            s.weigh(pack(moves.BEGIN, seat), 1)

    def choose(self, game: Game[Goblin], s: Goblin, action: i64) -> None:
        seat = first_of(action)
        s.emit(moves.BEGAN, s.heroes[seat].role)
        s.seat = (seat + game.seats - 1) % game.seats
        s.go(moves.TURN)
