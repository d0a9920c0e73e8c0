"""The battle: a chain of cards, then hits taken and dealt."""

from typing import ClassVar

from mypy_extensions import i64, u8

from karak.core.action import USE, first_of, kind_of, pack, second_of
from karak.core.game import Game, Step
from karak.core.state import CHANCE
from karak.games.goblin import moves
from karak.games.goblin.box import (
    ALL_COLOURS,
    COLOUR_SHIFT,
    CURSES,
    NO_ATTACK,
    NO_DEFENCE,
    NO_DRAW,
    NO_HEAL,
    NONE,
)
from karak.games.goblin.state import DISCARD, HAND, NO_HERO, Goblin
from karak.games.goblin.steps.opening import is_hidden, weigh_deck


class Bracing(Step[Goblin]):
    """A hand bonus under a curse is discarded before the battle begins (GB:4.3, GB:5.3)."""

    clause: ClassVar[str] = "GB:4.3"

    def enter(self, game: Game[Goblin], s: Goblin) -> None:
        if s.count_of(s.seat, HAND) <= s.hand_size() or not self.is_bonus_lost(s):
            s.go(moves.PLAYING)
            return
        for i in range(s.count_of(s.seat, HAND)):
            s.add(pack(moves.DISCARD, s.card(s.seat, HAND, i)))
        offer_countercurse(s)
        s.ask(s.seat)

    def is_bonus_lost(self, s: Goblin) -> bool:
        hero = s.me()
        lost: i64 = 0
        if hero.weapon != NONE and not s.in_force(hero.weapon):
            lost += s.box.hand[hero.weapon]
        if hero.armour != NONE and not s.in_force(hero.armour):
            lost += s.box.hand[hero.armour]
        return lost > 0

    def choose(self, game: Game[Goblin], s: Goblin, action: i64) -> None:
        if kind_of(action) == moves.DRINK:
            drink(s, first_of(action), second_of(action))
            return
        card = first_of(action)
        s.take_out(s.seat, HAND, card)
        s.sort_in(s.seat, DISCARD, card)
        s.emit(moves.DISCARDED, s.role, card)


def offer_countercurse(s: Goblin) -> None:
    """Offers it against one curse of choice (GB:5.3)."""
    if s.has_potion(moves.COUNTERCURSE):
        for curse in range(len(CURSES)):
            if s.curses >> curse & 1:
                s.add(pack(moves.DRINK, moves.COUNTERCURSE, curse))


def offer_strength(game: Game[Goblin], s: Goblin) -> None:
    """Offers it on the card just played, for an effect that counts or that an ability can still count (GB:5.4)."""
    if s.chain > 0 and s.has_potion(moves.STRENGTH):
        last = i64(s.played[s.chain - 1])
        curses = game.amend(moves.AT_DOUBLING, s, s.curses)
        if s.box.attack[last] > 0 and not curses & NO_ATTACK:
            s.add(pack(moves.DRINK, moves.STRENGTH, moves.ON_ATTACK))
        if s.box.defence[last] > 0 and not curses & NO_DEFENCE:
            s.add(pack(moves.DRINK, moves.STRENGTH, moves.ON_DEFENCE))


def offer_healing(s: Goblin) -> None:
    """GB:5.5."""
    if s.has_potion(moves.HEALING) and s.is_wounded():
        s.add(pack(moves.DRINK, moves.HEALING))


def drink(s: Goblin, potion: i64, use: i64) -> None:
    """Uses up a potion, which goes back to its pile (GB:5.1, GB:5.3 to GB:5.5)."""
    s.me().potions &= ~(1 << potion)
    s.potions[potion] += 1
    s.emit(moves.DRANK, s.role, potion)
    if potion == moves.HEALING:
        s.heal(s.box.hit_points)
    elif potion == moves.COUNTERCURSE:
        s.curses &= ~(1 << use)
    else:
        s.doubled = i64(s.played[s.chain - 1])
        if use == moves.ON_ATTACK:
            s.doubled_attack = s.box.attack[s.doubled]
        else:
            s.doubled_defence = s.box.defence[s.doubled]


class Playing(Step[Goblin]):
    """Cards one at a time, each of a colour that the one before names (GB:3.2, GB:4.1, GB:4.2)."""

    clause: ClassVar[str] = "GB:3.2"

    def enter(self, game: Game[Goblin], s: Goblin) -> None:
        """Asks even if no card can be played, since not asking would tell the others so (GB:6.4)."""
        s.add(pack(moves.DONE))
        colours = allowed_colours(game, s)
        for i in range(s.count_of(s.seat, HAND)):
            card = s.card(s.seat, HAND, i)
            if colours >> s.box.colour[card] & 1:
                s.add(pack(moves.PLAY, card))
        offer_strength(game, s)
        offer_healing(s)
        offer_countercurse(s)
        game.offer(moves.AT_PLAYING, s)
        s.ask(s.seat)

    def choose(self, game: Game[Goblin], s: Goblin, action: i64) -> None:
        kind = kind_of(action)
        if kind == moves.PLAY:
            play(s, first_of(action), s.curses)
        elif kind == moves.DRINK:
            drink(s, first_of(action), second_of(action))
        elif kind == USE:
            game.use(s, action)
        else:
            s.go(moves.COUNTING)


def allowed_colours(game: Game[Goblin], s: Goblin) -> i64:
    """Returns the colours that the card before names, less those under a curse (GB:3.2, GB:4.2)."""
    return game.amend(moves.AT_COLOURS, s, s.follow) & ~(s.curses >> COLOUR_SHIFT) & ALL_COLOURS


def play(s: Goblin, card: i64, curses: i64) -> None:
    """Heals and draws at once; attack and defence count at the end (GB:3.3, GB:4.1)."""
    s.take_out(s.seat, HAND, card)
    if s.chain > 0 and s.box.attack[card] > 0 and s.box.attack[i64(s.played[s.chain - 1])] > 0:
        s.in_a_row = True
    s.played[s.chain] = u8(card)
    s.chain += 1
    s.follow = s.box.follow[card]
    s.emit(moves.PLAYED, s.role, card)
    if not curses & NO_HEAL:
        s.heal(s.box.heal[card])
    if not curses & NO_DRAW and s.box.draw[card] > 0:
        s.draws = s.box.draw[card]
        s.by_effect = True
        s.push(moves.DRAWING)


class Counting(Step[Goblin]):
    """The chain is over; abilities that change the count come now (GB:3.5, GB:9.3)."""

    clause: ClassVar[str] = "GB:3.5"

    def enter(self, game: Game[Goblin], s: Goblin) -> None:
        s.add(pack(moves.DONE))
        game.offer(moves.AT_COUNTING, s)
        if s.only():
            s.go(moves.TAKING_HITS)
        else:
            s.ask(s.seat)

    def choose(self, game: Game[Goblin], s: Goblin, action: i64) -> None:
        if kind_of(action) == USE:
            game.use(s, action)
        else:
            s.go(moves.TAKING_HITS)


def defence_of(s: Goblin) -> i64:
    """Adds up cards and equipment (GB:3.5, GB:4.1, GB:4.3)."""
    total = s.restored_defence
    if not s.curses & NO_DEFENCE:
        total += s.doubled_defence
        for i in range(s.chain):
            total += s.box.defence[i64(s.played[i])]
    if s.in_force(s.me().weapon):
        total += s.box.defence[s.me().weapon]
    if s.in_force(s.me().armour):
        total += s.box.defence[s.me().armour]
    return total


def attack_of(game: Game[Goblin], s: Goblin) -> i64:
    """Adds up cards and equipment (GB:3.5, GB:4.1, GB:4.3)."""
    total: i64 = 0
    if not s.curses & NO_ATTACK:
        total += s.doubled_attack
        for i in range(s.chain):
            total += s.box.attack[i64(s.played[i])]
    total = game.amend(moves.AT_ATTACK, s, total) + s.restored_attack
    if s.in_force(s.me().weapon):
        total += s.box.attack[s.me().weapon]
    if s.in_force(s.me().armour):
        total += s.box.attack[s.me().armour]
    return total


def hits_of(s: Goblin) -> i64:
    """Returns the monster's attack less all defence, at most the hero's hit points (GB:3.5)."""
    return min(max(s.box.foe_attack[s.foe] - defence_of(s), 0), s.me().hit_points)


class TakingHits(Step[Goblin]):
    """The monster's attack less all defence; a hero who falls neither hits nor gains (GB:3.5)."""

    clause: ClassVar[str] = "GB:3.5"

    def enter(self, game: Game[Goblin], s: Goblin) -> None:
        hero = s.me()
        hits = hits_of(s)
        hero.hit_points -= hits
        if hits > 0:
            s.emit(moves.HURT, s.role, hits)
        if hero.hit_points > 0:
            if s.in_force(hero.weapon):
                s.heal(s.box.heal[hero.weapon])
            if s.in_force(hero.armour):
                s.heal(s.box.heal[hero.armour])
            s.go(moves.HITTING)
        else:
            s.emit(moves.FELL, s.role)
            s.go(moves.HITTING if game.amend(moves.AT_DOWN, s, 0) > 0 else moves.TIDYING)


class Hitting(Step[Goblin]):
    """An attack of at least the monster's hit points beats it, and it turns over (GB:3.5, GB:3.6)."""

    clause: ClassVar[str] = "GB:3.5"

    def enter(self, game: Game[Goblin], s: Goblin) -> None:
        attack = attack_of(game, s)
        if attack < s.box.foe_hit_points[s.foe]:
            s.emit(moves.FAILED, s.role, s.foe, attack)
            s.go(moves.RECOVERING)
            return
        s.emit(moves.BEAT, s.role, s.foe, attack)
        s.progress()
        if s.box.is_lord(s.foe):
            s.champion = s.seat
            s.emit(moves.CHAMPION, s.role)
            s.over()
        elif s.box.is_gatekeeper(s.foe):
            self.win_key(s, s.box.level[s.foe])
        else:
            self.win_card(s, i64(s.backs[s.foe]))

    def win_key(self, s: Goblin, level: i64) -> None:
        s.me().keys |= 1 << level
        s.gates[level - 1] = u8(NONE)
        s.emit(moves.KEY_WON, s.role, level)
        s.go(moves.FILLING)

    def win_card(self, s: Goblin, card: i64) -> None:
        """Takes the reward: action cards go to the discard pile, equipment is kept or pawned (GB:3.5)."""
        level = s.box.level[s.foe]
        s.rows[s.slot_of(s.foe)] = s.tops[level - 1]
        s.tops[level - 1] = u8(NONE)
        s.emit(moves.GAINED, s.role, card)
        s.go(moves.FILLING)
        if s.box.is_equipment(card):
            s.won = card
            s.push(moves.EQUIPPING)
        else:
            s.sort_in(s.seat, DISCARD, card)


class Equipping(Step[Goblin]):
    """One weapon, one armour: keep the new one or send it to the pawnshop (GB:3.5, GB:5.1)."""

    clause: ClassVar[str] = "GB:5.1"

    def enter(self, game: Game[Goblin], s: Goblin) -> None:
        s.add(pack(moves.EQUIP, s.won))
        s.add(pack(moves.PAWN, s.won))
        s.ask(s.seat)

    def choose(self, game: Game[Goblin], s: Goblin, action: i64) -> None:
        if kind_of(action) == moves.PAWN:
            s.pawn(s.won)
        else:
            if s.worn(s.won) != NONE:
                s.pawn(s.worn(s.won))
            s.wear(s.won, s.box.is_weapon(s.won))
        s.won = NONE
        s.pop()


class Filling(Step[Goblin]):
    """The deck fills the gap and shows its next card; an empty deck leaves the gap (GB:1.3, GB:3.5)."""

    clause: ClassVar[str] = "GB:1.3"

    def enter(self, game: Game[Goblin], s: Goblin) -> None:
        level = s.box.level[s.foe]
        left: i64 = 0
        for monster in range(s.box.first_lord):
            if is_hidden(s, monster, level, s.box.is_gatekeeper(s.foe)):
                left += 1
        if left > 0:
            s.ask(CHANCE)
        else:
            s.go(moves.RECOVERING)

    def odds(self, game: Game[Goblin], s: Goblin) -> None:
        weigh_deck(s, s.box.level[s.foe], s.box.is_gatekeeper(s.foe))

    def choose(self, game: Game[Goblin], s: Goblin, action: i64) -> None:
        monster = first_of(action)
        s.decks.take(monster)
        s.emit(moves.REVEALED, NO_HERO, monster)
        if s.box.is_gatekeeper(monster):
            s.gates[s.box.level[monster] - 1] = u8(monster)
        else:
            s.tops[s.box.level[monster] - 1] = u8(monster)
        s.go(moves.RECOVERING)


class Recovering(Step[Goblin]):
    """A hero alive after the hits may still drink a healing potion (GB:5.5)."""

    clause: ClassVar[str] = "GB:5.5"

    def enter(self, game: Game[Goblin], s: Goblin) -> None:
        s.add(pack(moves.DONE))
        if s.me().hit_points > 0:
            offer_healing(s)
        if s.only():
            s.go(moves.TIDYING)
        else:
            s.ask(s.seat)

    def choose(self, game: Game[Goblin], s: Goblin, action: i64) -> None:
        if kind_of(action) == moves.DRINK:
            drink(s, first_of(action), 0)
        s.go(moves.TIDYING)
