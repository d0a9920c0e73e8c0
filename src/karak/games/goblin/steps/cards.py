"""Drawing cards, and making a new deck."""

from typing import ClassVar

from mypy_extensions import i64

from karak.core.action import first_of, kind_of, pack
from karak.core.game import Game, Step
from karak.core.state import CHANCE
from karak.games.goblin import moves
from karak.games.goblin.box import NONE, STARTING_CARDS, UNKNOWN
from karak.games.goblin.state import DECK, DISCARD, HAND, Goblin


class Drawing(Step[Goblin]):
    """Card by card from the deck; an empty one is first made anew; what cannot be drawn is lost (GB:3.4, GB:6.1)."""

    clause: ClassVar[str] = "GB:6.1"

    def enter(self, game: Game[Goblin], s: Goblin) -> None:
        if s.draws == 0:
            s.pop()
        elif s.count_of(s.seat, DECK) > 0:
            self.draw_top(game, s)
        elif s.count_of(s.seat, DISCARD) > 0:
            s.push(moves.STACKING)
        else:
            if s.seen != NONE:
                keep(s, s.seen)
            s.draws = 0

    def draw_top(self, game: Game[Goblin], s: Goblin) -> None:
        """Draws blindly among the starting cards that can be there; a won card is known by its back (GB:6.3)."""
        loose = s.me().loose
        top = s.card(s.seat, DECK, s.count_of(s.seat, DECK) - 1)
        if top != UNKNOWN:
            s.take_top(s.seat)
            self.receive(game, s, top)
        elif loose & (loose - 1):
            s.ask(CHANCE)
        else:
            self.draw_loose(game, s, s.first_own(s.seat) + bit_of(loose))

    def odds(self, game: Game[Goblin], s: Goblin) -> None:
        for i in range(STARTING_CARDS):
            if s.me().loose >> i & 1:
                s.weigh(pack(moves.DRAW, s.first_own(s.seat) + i), 1)

    def choose(self, game: Game[Goblin], s: Goblin, action: i64) -> None:
        self.draw_loose(game, s, first_of(action))

    def draw_loose(self, game: Game[Goblin], s: Goblin, card: i64) -> None:
        s.take_top(s.seat)
        s.me().loose &= ~(1 << (card - s.first_own(s.seat)))
        self.receive(game, s, card)

    def receive(self, game: Game[Goblin], s: Goblin, card: i64) -> None:
        if not s.by_effect or game.amend(moves.AT_LOOK, s, 1) == 1:
            keep(s, card)
        elif s.seen == NONE:
            s.seen = card
        else:
            s.other = card
            s.go(moves.FORESEEING)


def keep(s: Goblin, card: i64) -> None:
    s.sort_in(s.seat, HAND, card)
    s.emit(moves.DREW, s.role, card)
    s.seen = NONE
    s.other = NONE
    s.draws -= 1


def bit_of(mask: i64) -> i64:
    """Returns the place of the only bit."""
    i: i64 = 0
    while mask >> i > 1:
        i += 1
    return i


class Foreseeing(Step[Goblin]):
    """Of two cards looked at one is kept, the other goes under the deck (GB:9.6)."""

    clause: ClassVar[str] = "GB:9.6"

    def enter(self, game: Game[Goblin], s: Goblin) -> None:
        s.add(pack(moves.KEEP, min(s.seen, s.other)))
        s.add(pack(moves.KEEP, max(s.seen, s.other)))
        s.ask(s.seat)

    def choose(self, game: Game[Goblin], s: Goblin, action: i64) -> None:
        card = first_of(action)
        under = s.seen + s.other - card
        s.put_under(s.seat, DECK, under)
        s.emit(moves.PUT_UNDER, s.role, under)
        keep(s, card)
        s.go(moves.DRAWING)


class Stacking(Step[Goblin]):
    """A new deck, top to bottom: a starting card, unseen, or a won card of one's choice (GB:6.3)."""

    clause: ClassVar[str] = "GB:6.3"

    def enter(self, game: Game[Goblin], s: Goblin) -> None:
        shuffle_starting(s)
        won = s.count_of(s.seat, DISCARD)
        starting = unstacked(s)
        if won > 1 or (won == 1 and starting > 0):
            for i in range(won):
                s.add(pack(moves.STACK, s.card(s.seat, DISCARD, i)))
            if starting > 0:
                s.add(pack(moves.STACK, UNKNOWN))
        elif s.orderly or s.count_of(s.seat, DECK) == 0:  # no order was chosen
            self.stack_rest(s)
            return
        s.add(pack(moves.AS_SHOWN))
        s.ask(s.seat)

    def choose(self, game: Game[Goblin], s: Goblin, action: i64) -> None:
        if kind_of(action) == moves.AS_SHOWN:
            self.stack_rest(s)
            return
        card = first_of(action)
        if card != UNKNOWN:
            s.take_out(s.seat, DISCARD, card)
        s.put_under(s.seat, DECK, card)

    def stack_rest(self, s: Goblin) -> None:
        """Stacks won cards on top in the order shown, starting cards below."""
        while s.count_of(s.seat, DISCARD) > 0:
            card = s.card(s.seat, DISCARD, 0)
            s.take_out(s.seat, DISCARD, card)
            s.put_under(s.seat, DECK, card)
        while unstacked(s) > 0:
            s.put_under(s.seat, DECK, UNKNOWN)
        s.emit(moves.STACKED, s.role, s.count_of(s.seat, DECK))
        s.pop()


def shuffle_starting(s: Goblin) -> None:
    """Shuffles the starting cards, so that no player knows which is which (GB:6.3)."""
    while s.count_of(s.seat, DISCARD) > 0 and s.card(s.seat, DISCARD, 0) < s.box.starting:
        card = s.card(s.seat, DISCARD, 0)
        s.take_out(s.seat, DISCARD, card)
        s.me().loose |= 1 << (card - s.first_own(s.seat))


def unstacked(s: Goblin) -> i64:
    """Counts shuffled starting cards that have no place in the new deck yet."""
    count: i64 = 0
    for i in range(STARTING_CARDS):
        count += s.me().loose >> i & 1
    for i in range(s.count_of(s.seat, DECK)):
        if s.card(s.seat, DECK, i) == UNKNOWN:
            count -= 1
    return count
