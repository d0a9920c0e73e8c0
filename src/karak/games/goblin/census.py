"""Checks that nothing is created or lost: every card is in exactly one place (GB:1.2, GB:5.1, GB:7.2)."""

from mypy_extensions import i64

from karak.core.vecs import vec
from karak.games.goblin.box import NONE, STARTING_CARDS, UNKNOWN
from karak.games.goblin.secrets import is_unbeaten
from karak.games.goblin.state import DECK, NO_HERO, ZONES, Goblin


def check(s: Goblin) -> str:
    """Returns the first fault of a position, or an empty text."""
    for fault in (check_cards(s), check_decks(s), check_foes(s), check_heroes(s)):
        if fault:
            return fault
    return ""


def check_cards(s: Goblin) -> str:
    """Checks that each card is in one zone of one seat, worn, pawned, in passing, or still a monster."""
    found = vec[i64]([0] * int(s.box.cards + 2))
    for seat in range(len(s.heroes)):
        count_seat(s, seat, found)
    for i in range(s.chain):
        found[i64(s.played[i])] += 1
    for card in (s.seen, s.other, s.won):
        if card < s.box.cards:
            found[card] += 1
    for card in range(s.box.cards):
        if i64(s.pawned[card]) > 0:
            found[card] += 1
    for monster in range(s.box.first_gatekeeper):
        if is_unbeaten(s, monster):
            found[i64(s.backs[monster])] += 1
    for card in range(s.box.cards):
        if found[card] != (1 if is_in_play(s, card) else 0):
            return f"{s.box.card_names[card]} lies in {found[card]} places"
    return ""


def is_in_play(s: Goblin, card: i64) -> bool:
    """Whether a card is in play: cards of absent heroes stay in the box, and decks are made once heroes are known."""
    if card >= s.box.starting:
        return True
    seat = s.seat_of(card // STARTING_CARDS)
    if seat == NO_HERO:
        return False
    return s.counts[seat * ZONES] + s.counts[seat * ZONES + 1] + s.counts[seat * ZONES + 2] > 0 or s.turns > 0


def count_seat(s: Goblin, seat: i64, found: vec[i64]) -> None:
    hero = s.heroes[seat]
    for zone in range(ZONES):
        for i in range(s.count_of(seat, zone)):
            card = s.card(seat, zone, i)
            if card != UNKNOWN:
                found[card] += 1
    for i in range(STARTING_CARDS):
        if hero.loose >> i & 1:
            found[s.first_own(seat) + i] += 1
    if hero.weapon != NONE:
        found[hero.weapon] += 1
    if hero.armour != NONE:
        found[hero.armour] += 1


def check_decks(s: Goblin) -> str:
    """Checks that a deck has as many unknown places as starting cards can lie there, except while it is stacked."""
    for seat in range(len(s.heroes)):
        places: i64 = 0
        for i in range(s.count_of(seat, DECK)):
            if s.card(seat, DECK, i) == UNKNOWN:
                places += 1
        loose: i64 = 0
        for i in range(STARTING_CARDS):
            loose += s.heroes[seat].loose >> i & 1
        if places > loose or (places < loose and not is_stacking(s, seat)):
            return f"seat {seat}: {places} places for {loose} starting cards"
    return ""


def is_stacking(s: Goblin, seat: i64) -> bool:
    return seat == s.seat and s.draws > 0


def check_foes(s: Goblin) -> str:
    """Checks that each monster is in at most one place: face down, in the rows, or beaten (GB:1.3)."""
    places = vec[i64]([0] * int(s.box.monsters))
    for monster in range(s.box.monsters):
        places[monster] += s.decks.counts[monster]
    for pile in (s.rows, s.tops, s.gates):
        for i in range(len(pile)):
            if i64(pile[i]) != NONE:
                places[i64(pile[i])] += 1
    if s.lord != NONE:
        places[s.lord] += 1
    for monster in range(s.box.monsters):
        if places[monster] > 1:
            return f"{s.box.monster_names[monster]} lies in {places[monster]} places"
    return ""


def check_heroes(s: Goblin) -> str:
    """Checks hit points, keys and potions against the rules (GB:1.4, GB:5.1)."""
    for potion in range(len(s.potions)):
        held: i64 = s.potions[potion]
        for hero in s.heroes:
            held += hero.potions >> potion & 1
        if held != s.box.potions[potion]:
            return f"potion {potion}: {held} of {s.box.potions[potion]}"
    for hero in s.heroes:
        if hero.hit_points < 0 or hero.hit_points > s.box.hit_points:
            return f"a hero has {hero.hit_points} hit points"
        if hero.weapon != NONE and not s.box.is_weapon(hero.weapon):
            return "a weapon slot holds no weapon"
        if hero.armour != NONE and (hero.armour < s.box.actions or s.box.is_weapon(hero.armour)):
            return "an armour slot holds no armour"
        if hero.keys not in (0, 2, 6, 14):
            return f"keys {hero.keys} out of order"
    return ""
