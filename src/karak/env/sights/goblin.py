"""Goblin as numbers; the starting cards in others' hands and decks are only counted (GB:6.4)."""

from mypy_extensions import i16, i64

from karak.env.sight import Field, Pen, Section, Sight
from karak.games.goblin.box import COLOURS, CURSES, LEVELS, NONE, STARTING_CARDS, UNKNOWN
from karak.games.goblin.ruleset import GoblinGame
from karak.games.goblin.state import DECK, DISCARD, HAND, NO_HERO, ZONES, Goblin

POTIONS = 3


def turn(game: GoblinGame) -> list[Field]:
    box = game.box
    cards, foes = int(box.cards), int(box.monsters)
    return [
        Field("lord", 1, -1, foes, "the lord at the end, -1 not seen yet"),
        Field("champion", 1, -1, len(box.hero_names), "the hero who beat the lord, -1 none"),
        Field("foe", 1, -1, foes, "the monster fought, -1 none"),
        Field("curses", len(CURSES), 0, 1, "in force: on effects, colours, equipment"),
        Field("follow", len(COLOURS), 0, 1, "colours that may be played next"),
        Field("chain", 1, 0, 99, "cards played"),
        Field("doubled-card", 1, -1, cards - 1, "the card that the potion of strength lies beside, -1 none"),
        Field("doubled", 2, 0, 99, "attack and defence added by the potion of strength"),
        Field("in-a-row", 1, 0, 1, "two cards with attack were played directly in a row"),
        Field("used", 2, 0, 1, "once-a-battle abilities that were used"),
        Field("draws", 1, 0, 99, "cards still to draw"),
        Field("by-effect", 1, 0, 1, "they are drawn by the effect of a card"),
        Field("seen", 1, -2, cards - 1, "a card looked at, -1 none, -2 not to be seen"),
        Field("other", 1, -2, cards - 1, "the second card looked at"),
        Field("wanted", 1, -1, 511, "what the merchant is asked for: a card, or 256 + potion; -1 nothing"),
        Field("bought", 1, 0, 1, "a card of the pawnshop was bought on this visit"),
        Field("won", 1, -1, cards - 1, "equipment not yet in its place, -1 none"),
        Field("visiting", 1, 0, 1, "the merchant"),
        Field("restored", 2, 0, 99, "attack and defence counted in spite of a curse"),
    ]


def table(game: GoblinGame, stride: int) -> list[Field]:
    box, seats = game.box, int(game.seats)
    cards, foes, levels = int(box.cards), int(box.monsters), int(LEVELS)
    return [
        Field("rows", levels * int(box.row), -1, foes, "monsters in the rows, by level and slot, -1 none"),
        Field("tops", levels, -1, foes, "the visible top of each monster deck, -1 none"),
        Field("gates", levels, -1, foes, "the visible gatekeeper of each level, -1 none"),
        Field("unseen", foes, 0, 1, "monsters not yet seen"),
        Field("potions", POTIONS, 0, 99, "potions left"),
        Field("pawned", cards, 0, 2, "1 for sale in the pawnshop, 2 laid down on this visit"),
        Field("held", int(box.actions), 0, 2 * seats, "by action card: 1 in the observer's hand, 2 in its discards, "
              "3 and 4 for the next seat, and so on; 0 anywhere else"),
        Field("played", stride, 0, cards, "cards played this turn, in order: card + 1, 0 none"),
    ]  # fmt: skip


def hero(game: GoblinGame, stride: int) -> list[Field]:
    box = game.box
    return [
        Field("hero", 1, -1, len(box.hero_names) - 1, "who it is, -1 none yet"),
        Field("hit-points", 1, 0, 99, "hit points"),
        Field("weapon", 1, -1, int(box.cards) - 1, "the card, -1 none"),
        Field("armour", 1, -1, int(box.cards) - 1, "the card, -1 none"),
        Field("keys", int(LEVELS), 0, 1, "keys of levels 1 to 3"),
        Field("own-potions", POTIONS, 0, 1, "strength, healing, countercurse"),
        Field("loose", int(STARTING_CARDS), 0, 1, "starting cards that may be anywhere in the deck (or a hidden hand)"),
        Field("in-hand", 1, 0, 99, "cards in hand"),
        Field("hidden", 1, 0, 99, "of them, not to be seen"),
        Field("discarded", 1, 0, 99, "cards in the discard pile"),
        Field("deck", stride, 0, int(box.cards) + 1, "from the top: card + 2, 1 a starting card not known, 0 none"),
    ]


def sections(game: GoblinGame) -> list[Section]:
    stride = int(game.opening.stride)
    return [
        Section("turn", 1, turn(game)),
        Section("table", 1, table(game, stride)),
        Section("hero", int(game.seats), hero(game, stride)),
    ]


class GoblinSight(Sight[Goblin]):
    def __init__(self, game: GoblinGame) -> None:
        super().__init__(game, sections(game))
        self.actions: i64 = game.box.actions

    def write(self, s: Goblin, seat: i64, pen: Pen) -> None:
        self.write_question(s, seat, pen)
        self.write_battle(s, pen)
        self.write_dealing(s, seat, pen)
        self.write_caverns(s, pen)
        pen.small(s.pawned, 0, len(s.pawned))
        self.write_held(s, seat, pen)
        write_played(s, pen)
        for i in range(self.seats):
            self.write_hero(s, (seat + i) % self.seats, i == 0, pen)

    def write_battle(self, s: Goblin, pen: Pen) -> None:
        pen.put(known(s.lord))
        pen.put(-1 if s.champion == NO_HERO else s.champion)
        pen.put(known(s.foe))
        pen.flags(s.curses, 10)
        pen.flags(s.follow, 4)
        pen.put(s.chain)
        pen.put(known(s.doubled))
        pen.put(s.doubled_attack)
        pen.put(s.doubled_defence)
        pen.put(1 if s.in_a_row else 0)
        pen.flags(s.used, 2)

    def write_dealing(self, s: Goblin, seat: i64, pen: Pen) -> None:
        pen.put(s.draws)
        pen.put(1 if s.by_effect else 0)
        pen.put(face(s, s.seen, s.seat == seat))
        pen.put(face(s, s.other, s.seat == seat))
        pen.put(known(s.wanted))
        pen.put(1 if s.bought else 0)
        pen.put(known(s.won))
        pen.put(1 if s.visiting else 0)
        pen.put(s.restored_attack)
        pen.put(s.restored_defence)

    def write_caverns(self, s: Goblin, pen: Pen) -> None:
        for i in range(len(s.rows)):
            pen.put(known(i64(s.rows[i])))
        for i in range(LEVELS):
            pen.put(known(i64(s.tops[i])))
        for i in range(LEVELS):
            pen.put(known(i64(s.gates[i])))
        pen.all(s.decks.counts)
        pen.all(s.potions)

    def write_held(self, s: Goblin, seat: i64, pen: Pen) -> None:
        """Hands and discard piles have no order: one number for each card says who has it."""
        page = pen.page
        at = pen.at
        for card in range(self.actions):
            page[at + card] = 0
        for i in range(self.seats):
            other = (seat + i) % self.seats
            row = other * ZONES * s.stride
            for j in range(row, row + s.count_of(other, HAND)):
                card = i64(s.cards[j])
                if card < self.actions and (i == 0 or card >= s.box.starting):
                    page[at + card] = i16(2 * i + 1)
            row += DISCARD * s.stride
            for j in range(row, row + s.count_of(other, DISCARD)):
                page[at + i64(s.cards[j])] = i16(2 * i + 2)
        pen.at = at + self.actions

    def write_hero(self, s: Goblin, seat: i64, is_own: bool, pen: Pen) -> None:
        hero = s.heroes[seat]
        pen.put(-1 if hero.role == NO_HERO else hero.role)
        pen.put(hero.hit_points)
        pen.put(known(hero.weapon))
        pen.put(known(hero.armour))
        pen.flags(hero.keys >> 1, 3)
        pen.flags(hero.potions, 3)
        pen.flags(hero.loose if is_own else hero.loose | starting_held(s, seat), 6)
        pen.put(s.count_of(seat, HAND))
        pen.put(0 if is_own else hidden_in_hand(s, seat))
        pen.put(s.count_of(seat, DISCARD))
        write_deck(s, seat, is_own, pen)


def known(card: i64) -> i64:
    return -1 if card == NONE else card


def face(s: Goblin, card: i64, is_own: bool) -> i64:
    """Returns a card's number: -1 for none, -2 for a hidden one."""
    if card == NONE:
        return -1
    return -2 if card == UNKNOWN or (not is_own and card < s.box.starting) else card


def starting_held(s: Goblin, seat: i64) -> i64:
    """Returns the starting cards that others cannot tell from those in the deck, one bit each."""
    first = s.first_own(seat)
    mask: i64 = 0
    for zone in range(DECK + 1):
        row = (seat * ZONES + zone) * s.stride
        for i in range(row, row + s.count_of(seat, zone)):
            card = i64(s.cards[i])
            if card < s.box.starting:
                mask |= 1 << (card - first)
    if seat == s.seat:
        if s.seen < s.box.starting:
            mask |= 1 << (s.seen - first)
        if s.other < s.box.starting:
            mask |= 1 << (s.other - first)
    return mask


def hidden_in_hand(s: Goblin, seat: i64) -> i64:
    row = (seat * ZONES + HAND) * s.stride
    count: i64 = 0
    for i in range(row, row + s.count_of(seat, HAND)):
        card = i64(s.cards[i])
        if card < s.box.starting or card == UNKNOWN:
            count += 1
    return count


def write_played(s: Goblin, pen: Pen) -> None:
    end = pen.at + s.stride
    for i in range(s.chain):
        pen.put(i64(s.played[i]) + 1)
    pen.rest(end, 1)


def write_deck(s: Goblin, seat: i64, is_own: bool, pen: Pen) -> None:
    """Writes the deck from the top."""
    end = pen.at + s.stride
    row = (seat * ZONES + DECK) * s.stride
    i = row + s.count_of(seat, DECK) - 1
    while i >= row:
        card = i64(s.cards[i])
        pen.put(1 if card == UNKNOWN or (not is_own and card < s.box.starting) else card + 2)
        i -= 1
    pen.rest(end, 1)


def sight(game: GoblinGame) -> GoblinSight:
    return GoblinSight(game)
