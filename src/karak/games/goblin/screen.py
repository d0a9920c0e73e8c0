"""A position in plain names and numbers, and what a screen lights up for an option."""

from typing import Final, Literal

from msgspec import UNSET
from mypy_extensions import i64

from karak.core.action import USE, first_of, kind_of
from karak.core.game import Game
from karak.core.vecs import vec
from karak.games.goblin import moves
from karak.games.goblin.box import COLOURS, CURSES, LEVELS, NO_ATTACK, NO_DEFENCE, NONE, UNKNOWN, Box
from karak.games.goblin.notation import POTION_NAMES
from karak.games.goblin.state import DECK, DISCARD, HAND, NO_HERO, Goblin
from karak.games.goblin.steps.battle import allowed_colours, attack_of, defence_of, hits_of
from karak.games.goblin.view import Battle, Card, Foe, Hero, Part, Row, View

REWARDS: Final[list[Literal["action", "weapon", "armour"]]] = ["action", "weapon", "armour"]


def describe(game: Game[Goblin], s: Goblin) -> View:
    """Describes what this position knows: the whole truth, or what a seat may see of it."""
    box = s.box
    return View(
        **game.frame(s),
        heroes=[describe_hero(s, seat) for seat in range(len(s.heroes))],
        rows=[describe_row(s, level) for level in range(int(LEVELS))],
        lord=describe_foe(s, int(s.lord)),
        pawnshop=[describe_card(box, i) for i in range(int(box.cards)) if int(s.pawned[i])],
        potions={name: int(s.potions[i]) for i, name in enumerate(POTION_NAMES)},
        battle=describe_battle(game, s),
        looked_at=[card_name(box, int(card)) for card in (s.seen, s.other) if card != NONE],
    )


def card_name(box: Box, card: int) -> str:
    return "starting-card" if card == UNKNOWN else box.card_names[card]


def describe_card(box: Box, card: int) -> Card:
    """Describes what is printed on a card; of an unknown one only its back."""
    if card == UNKNOWN:
        return Card("starting-card")
    shown = Card(
        box.card_names[card], attack=int(box.attack[card]), defence=int(box.defence[card]), heal=int(box.heal[card])
    )
    if card < box.actions:
        follow = int(box.follow[card])
        shown.colour = COLOURS[box.colour[card]]
        shown.next = [colour for i, colour in enumerate(COLOURS) if follow >> i & 1]
        shown.draw = int(box.draw[card])
    else:
        shown.hand = int(box.hand[card])
    return shown


def describe_hero(s: Goblin, seat: int) -> Hero:
    hero = s.heroes[seat]
    return Hero(
        seat=seat,
        hero="" if hero.role == NO_HERO else s.box.hero_names[hero.role],
        hit_points=int(hero.hit_points),
        keys=[level for level in range(1, 4) if int(hero.keys) >> level & 1],
        potions=[name for i, name in enumerate(POTION_NAMES) if int(hero.potions) >> i & 1],
        weapon=describe_card(s.box, int(hero.weapon)) if hero.weapon != NONE else None,
        armour=describe_card(s.box, int(hero.armour)) if hero.armour != NONE else None,
        hand=zone(s, seat, int(HAND)),
        deck=[card_name(s.box, int(s.card(seat, DECK, i))) for i in reversed(range(int(s.count_of(seat, DECK))))],
        discard=zone(s, seat, int(DISCARD)),
    )


def zone(s: Goblin, seat: int, which: int) -> list[Card]:
    return [describe_card(s.box, int(s.card(seat, which, i))) for i in range(int(s.count_of(seat, which)))]


def describe_foe(s: Goblin, foe: int) -> Foe | None:
    return None if foe == NONE else known_foe(s, foe)


def known_foe(s: Goblin, foe: int) -> Foe:
    """Describes the front of a monster, and its back if this position knows it."""
    box = s.box
    back = int(s.backs[foe])
    return Foe(
        monster=box.monster_names[foe],
        attack=int(box.foe_attack[foe]),
        hit_points=int(box.foe_hit_points[foe]),
        curses=curse_names(int(box.foe_curses[foe])),
        reward="key" if box.is_gatekeeper(foe) else "victory" if box.is_lord(foe) else REWARDS[box.reward_kind[foe]],
        back=describe_card(box, back) if foe < box.first_gatekeeper and back != UNKNOWN else UNSET,
    )


def curse_names(curses: int) -> list[str]:
    return [curse for i, curse in enumerate(CURSES) if curses >> i & 1]


def describe_row(s: Goblin, level: int) -> Row:
    row = int(s.box.row)
    hidden = [m for m in range(int(s.box.first_gatekeeper)) if s.decks.counts[m] and s.box.level[m] == level + 1]
    return Row(
        level=level + 1,
        monsters=[describe_foe(s, int(s.rows[i])) for i in range(level * row, level * row + row)],
        next=describe_foe(s, int(s.tops[level])),
        deck=len(hidden),
        gatekeeper=describe_foe(s, int(s.gates[level])),
    )


def describe_battle(game: Game[Goblin], s: Goblin) -> Battle | None:
    """Describes the chain, the colours that may follow, and the running attack and defence (GB:3.2, GB:3.5)."""
    if s.foe == NONE:
        return None
    box = s.box
    colours = int(allowed_colours(game, s))
    attack, defence, hits = int(attack_of(game, s)), int(defence_of(s)), int(hits_of(s))
    return Battle(
        monster=known_foe(s, int(s.foe)),
        curses=curse_names(int(s.curses)),
        played=[describe_card(box, int(s.played[i])) for i in range(int(s.chain))],
        colours=[colour for i, colour in enumerate(COLOURS) if colours >> i & 1],
        attack=attack,
        defence=defence,
        attack_parts=parts(s, box.attack, not s.curses & NO_ATTACK, attack),
        defence_parts=parts(s, box.defence, not s.curses & NO_DEFENCE, defence),
        missing=max(int(box.foe_hit_points[s.foe]) - attack, 0),
        hits=hits,
        falls=bool(0 < hits == s.me().hit_points),
    )


def parts(s: Goblin, adds: vec[i64], is_counted: bool, total: int) -> list[Part]:
    """Lists the parts of the sum: equipment in force, cards whose effect is not cursed, and the rest."""
    worn = [card for card in (s.me().weapon, s.me().armour) if s.in_force(card)]
    cards = [int(card) for card in (*worn, *s.played[: int(s.chain) if is_counted else 0])]
    found = [Part(card_name(s.box, card), int(adds[card])) for card in cards if adds[card]]
    rest = total - sum(part.amount for part in found)
    return [*found, Part("", rest)] if rest else found


def anchors_of(game: Game[Goblin], s: Goblin, action: i64) -> list[str]:
    kind = kind_of(action)
    a = int(first_of(action))
    if kind in (moves.FIGHT, moves.REVEAL):
        return [f"monster:{s.box.monster_names[a]}"]
    if kind == moves.HERO:
        return [f"hero:{s.box.hero_names[a]}"]
    if kind == moves.BEGIN:
        return [f"seat:{a}"]
    if kind in (moves.DRINK, moves.BUY_POTION):
        return [f"potion:{POTION_NAMES[a]}"]
    if kind == USE:
        return [f"ability:{game.abilities[a].name}"]
    names = {moves.DONE: "done", moves.VISIT: "merchant", moves.REVIVE: "revive", moves.AS_SHOWN: "as-shown"}
    if int(kind) in names:
        return [f"button:{names[kind]}"]
    return [f"card:{card_name(s.box, a)}"]
