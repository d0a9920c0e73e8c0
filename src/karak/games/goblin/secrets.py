"""What a seat may know, and what it must guess (GB:1.3, GB:6.4)."""

from mypy_extensions import i64, u8

from karak.core.game import Dealer
from karak.core.vecs import vec
from karak.games.goblin.box import STARTING_CARDS, UNKNOWN
from karak.games.goblin.state import DECK, HAND, ZONES, Goblin


def hide(s: Goblin, seat: i64) -> None:
    """Turns a position into the view of a seat, with other hands hidden; a spectator sees no hand (GB:6.4)."""
    for other in range(len(s.heroes)):
        if other != seat:
            hide_hand(s, other)
    if not s.box.rewards_shown:
        hide_backs(s)
    if s.who != seat or s.who < 0:
        s.count = 0
        s.total = 0
        for i in range(len(s.options)):
            s.options[i] = 0


def hide_hand(s: Goblin, seat: i64) -> None:
    """Hides another hero's starting cards but their number; won cards are known by their backs (GB:6.4)."""
    hero = s.heroes[seat]
    first = s.first_own(seat)
    for zone in range(DECK + 1):
        row = (seat * ZONES + zone) * s.stride
        for i in range(row, row + s.count_of(seat, zone)):
            card = i64(s.cards[i])
            if card < s.box.starting:
                hero.loose |= 1 << (card - first)
                s.cards[i] = u8(UNKNOWN)
    if seat == s.seat:
        if s.seen < s.box.starting:
            hero.loose |= 1 << (s.seen - first)
            s.seen = UNKNOWN
        if s.other < s.box.starting:
            hero.loose |= 1 << (s.other - first)
            s.other = UNKNOWN
    unknown_last(s, seat)
    wipe(s, seat)


def wipe(s: Goblin, seat: i64) -> None:
    """Clears the free room behind the cards."""
    for zone in range(ZONES):
        row = (seat * ZONES + zone) * s.stride
        for i in range(row + s.count_of(seat, zone), row + s.stride):
            s.cards[i] = u8(0)


def unknown_last(s: Goblin, seat: i64) -> None:
    """Moves the unknown cards of a hand to its end: hands are ascending, and unknown is the highest number."""
    row = (seat * ZONES + HAND) * s.stride
    count = s.count_of(seat, HAND)
    known = [i64(s.cards[i]) for i in range(row, row + count) if i64(s.cards[i]) != UNKNOWN]
    for i in range(count):
        s.cards[row + i] = u8(known[i]) if i < len(known) else u8(UNKNOWN)


def is_unbeaten(s: Goblin, monster: i64) -> bool:
    """Whether a monster still shows its front, face up or face down."""
    if s.decks.counts[monster] > 0:
        return True
    for slot in range(len(s.rows)):
        if i64(s.rows[slot]) == monster:
            return True
    return i64(s.tops[s.box.level[monster] - 1]) == monster


def hide_backs(s: Goblin) -> None:
    """Hides what the front does not tell; it tells the kind of the reward (GB:1.3)."""
    for monster in range(s.box.first_gatekeeper):
        if is_unbeaten(s, monster):
            s.backs[monster] = u8(UNKNOWN)


def reveal(s: Goblin, seat: i64, dealer: Dealer) -> None:
    """Fills in what a view hides, every possibility equally likely."""
    for other in range(len(s.heroes)):
        if other != seat:
            deal_hand(s, other, dealer)
    deal_backs(s, dealer)


def deal_hand(s: Goblin, seat: i64, dealer: Dealer) -> None:
    """Chooses which hidden starting cards are in the hand; the others stay somewhere in the deck."""
    row = (seat * ZONES + HAND) * s.stride
    count = s.count_of(seat, HAND)
    unknown: i64 = 0
    for i in range(row, row + count):
        if i64(s.cards[i]) == UNKNOWN:
            unknown += 1
    s.counts[seat * ZONES + HAND] -= unknown
    for _ in range(unknown):
        s.sort_in(seat, HAND, draw_hidden(s, seat, dealer))
    if seat == s.seat:
        if s.seen == UNKNOWN:
            s.seen = draw_hidden(s, seat, dealer)
        if s.other == UNKNOWN:
            s.other = draw_hidden(s, seat, dealer)


def draw_hidden(s: Goblin, seat: i64, dealer: Dealer) -> i64:
    hero = s.heroes[seat]
    size: i64 = 0
    for i in range(STARTING_CARDS):
        size += hero.loose >> i & 1
    left = dealer.below(size)
    bit: i64 = 0
    while not hero.loose >> bit & 1 or left > 0:
        left -= hero.loose >> bit & 1
        bit += 1
    hero.loose &= ~(1 << bit)
    return s.first_own(seat) + bit


def deal_backs(s: Goblin, dealer: Dealer) -> None:
    """Gives each hidden monster one of the rewards of its level and kind that are not yet won."""
    given = vec[i64]([0] * int(s.box.cards))
    for monster in range(s.box.first_gatekeeper):
        if i64(s.backs[monster]) != UNKNOWN:
            given[i64(s.backs[monster])] = 1
    for monster in range(s.box.first_gatekeeper):
        if i64(s.backs[monster]) == UNKNOWN:
            alike = [s.box.reward[m] for m in range(s.box.first_gatekeeper) if is_alike(s, m, monster)]
            free = [card for card in alike if not given[card]]
            card = free[dealer.below(len(free))]
            given[card] = 1
            s.backs[monster] = u8(card)


def is_alike(s: Goblin, one: i64, other: i64) -> bool:
    """Whether the fronts promise the same kind of reward at the same level."""
    return s.box.level[one] == s.box.level[other] and s.box.reward_kind[one] == s.box.reward_kind[other]
