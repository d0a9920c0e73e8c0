"""A battle, in the order of the rulebook: dice, rerolls, plague, spells, result (K2:4.10)."""

from typing import ClassVar

from mypy_extensions import i64

from karak.core.action import USE, first_of, kind_of, pack, second_of
from karak.core.game import Game, Step
from karak.core.state import CHANCE
from karak.games.karak2 import moves
from karak.games.karak2.box import AN_ITEM, NOTHING, SPELL
from karak.games.karak2.state import MONSTERS, NO_HERO, Karak2
from karak.games.karak2.steps.dice import in_hand, show, swords_of, weigh_dice
from karak.games.karak2.steps.free import offer_robbery, rob
from karak.kit.grid import NOWHERE


class Arrived(Step[Karak2]):
    """A hero who reached the target, however, fights monsters or the general there (K2:4.1, K2:2.4)."""

    clause: ClassVar[str] = "K2:4.1"

    def enter(self, game: Game[Karak2], s: Karak2) -> None:
        hero = s.me()
        s.came_from = hero.place
        hero.place = s.target
        s.emit(moves.MOVED, s.role, s.target)
        self.meet(game, s)

    def meet(self, game: Game[Karak2], s: Karak2) -> None:
        if s.is_guarded(s.me().place):
            self.face(game, s)
        else:
            s.go(moves.ACTING)

    def face(self, game: Game[Karak2], s: Karak2) -> None:
        """Lets heroes act on the enemy before the dice (K2:10.6)."""
        prepare(s)
        if s.general == s.me().place:
            for _ in range(min(game.amend(moves.AT_GENERAL, s, 0), s.praetorians)):
                lose_praetorian(s)
        s.go(moves.MUSTERING)
        game.react(moves.AT_FACING, s)


def prepare(s: Karak2) -> None:
    """Clears what was beaten, cast, used or chosen in an earlier battle."""
    s.beaten = 0
    s.bonus = 0
    s.rerolled = 0
    s.has_won = False
    begin_muster(s)


def begin_muster(s: Karak2) -> None:
    """Starts choosing dice, with none joined yet."""
    s.kind = 0
    s.weighing = False


class Mustering(Step[Karak2]):
    """Which dice join, kind by kind; the hero die always does (K2:4.1). Before the roll, robbing is free (K2:7.3)."""

    clause: ClassVar[str] = "K2:4.1"

    def enter(self, game: Game[Karak2], s: Karak2) -> None:
        s.strength = self.enemy(s)
        if s.strength == 0:  # all monsters fell without dice
            s.has_won = True
            s.go(moves.SETTLED)
            return
        while s.kind < s.box.dice and (s.kind == s.box.hero_die or self.available(s, s.kind) == 0):
            s.joined[s.kind] = 1 if s.kind == s.box.hero_die else 0
            s.kind += 1
        if s.kind == s.box.dice:
            s.add(pack(moves.DONE))
        self.offer_free(game, s)
        if s.kind == s.box.dice and s.is_settled():
            self.begin(s)
        else:
            s.ask(s.seat)

    def offer_free(self, game: Game[Karak2], s: Karak2) -> None:
        """Offers how many dice of this kind join, and the spells of the hero's own turn (K2:4.1, K2:7.3)."""
        offer_robbery(s)
        self.offer_dice(s)
        game.offer(moves.AT_MUSTERING, s)

    def offer_dice(self, s: Karak2) -> None:
        if s.kind < s.box.dice:
            for count in range(self.available(s, s.kind) + 1):
                s.add(pack(moves.JOIN, s.kind, count))

    def enemy(self, s: Karak2) -> i64:
        """Returns the strength to reach."""
        place = s.me().place
        return s.box.general + s.praetorians if s.general == place else s.strength_at(place)

    def available(self, s: Karak2, die: i64) -> i64:
        return s.owns(die)

    def announce(self, s: Karak2) -> None:
        s.emit(moves.MET, s.role, s.strength)

    def choose(self, game: Game[Karak2], s: Karak2, action: i64) -> None:
        kind = kind_of(action)
        if kind == moves.ROB:
            rob(s, first_of(action))
        elif kind == moves.DONE:
            self.begin(s)
        else:
            s.joined[s.kind] = second_of(action)
            s.kind += 1
            s.weighing = True

    def begin(self, s: Karak2) -> None:
        """Starts the roll of all dice of this battle."""
        self.announce(s)
        s.weighing = False
        s.to_roll = 0
        for die in range(s.box.dice):
            s.clear_dice(die)
            if s.joined[die] > 0:
                s.to_roll |= 1 << die
        s.go(moves.ROLLING)


class Rolling(Step[Karak2]):
    """Each kind of dice at once (K2:4.1, K2:4.6)."""

    clause: ClassVar[str] = "K2:4.1"

    def enter(self, game: Game[Karak2], s: Karak2) -> None:
        if s.to_roll:
            s.ask(CHANCE)
        else:
            s.go(moves.ROLLED)

    def odds(self, game: Game[Karak2], s: Karak2) -> None:
        die = self.next_die(s)
        weigh_dice(s, die, in_hand(s, die))

    def next_die(self, s: Karak2) -> i64:
        die: i64 = 0
        while not s.to_roll >> die & 1:
            die += 1
        return die

    def choose(self, game: Game[Karak2], s: Karak2, action: i64) -> None:
        die = first_of(action)
        show(s, action)
        s.to_roll &= ~(1 << die)
        s.emit(moves.DICE_ROLLED, s.role, die, swords_of(s, die) << 8 | s.skulls_on(die))


class Rolled(Step[Karak2]):
    """Rerolls in any order, each effect once a battle (K2:4.6, K2:4.10)."""

    clause: ClassVar[str] = "K2:4.6"

    def enter(self, game: Game[Karak2], s: Karak2) -> None:
        s.add(pack(moves.DONE))
        game.offer(moves.AT_ROLLED, s)
        if s.only():
            s.go(moves.PLAGUING)
        else:
            s.ask(s.seat)

    def choose(self, game: Game[Karak2], s: Karak2, action: i64) -> None:
        if kind_of(action) == USE:
            game.use(s, action)
        else:
            s.go(moves.PLAGUING)


class Plaguing(Step[Karak2]):
    """Two skulls on the final hero die: plague and misery for an opponent of choice (K2:4.5, K2:9.1, K2:9.3)."""

    clause: ClassVar[str] = "K2:4.5"

    def enter(self, game: Game[Karak2], s: Karak2) -> None:
        if not s.box.plague_on or s.skulls_on(s.box.hero_die) < 2:
            s.go(moves.SPENDING)
            return
        for role in range(len(s.box.hero_names)):
            seat = s.seat_of(role)
            if seat != NO_HERO and seat != s.seat:
                s.add(pack(moves.PLAGUE, role))
        if s.only():
            self.strike(s, first_of(s.options[0]))
        else:
            s.ask(s.seat)

    def choose(self, game: Game[Karak2], s: Karak2, action: i64) -> None:
        self.strike(s, first_of(action))

    def strike(self, s: Karak2, role: i64) -> None:
        """Takes one of each resource as far as owned; the plague moves only to a city (K2:9.1)."""
        seat = s.seat_of(role)
        s.emit(moves.SUFFERED, s.role, role)
        for resource in range(moves.RESOURCES):
            if s.owned(seat, resource) > 0:
                s.get(seat, resource, -1)
        if s.heroes[seat].city != NOWHERE:
            s.plague = seat
            s.emit(moves.PLAGUED, s.role, role)
        s.go(moves.SPENDING)


def attack_of(game: Game[Karak2], s: Karak2) -> i64:
    """Adds up swords, weapons, abilities and fireballs (K2:4.2)."""
    return game.amend(moves.AT_ATTACK, s, s.swords_rolled() + s.weapons() + s.bonus)


class Spending(Step[Karak2]):
    """Fireballs, +1 each, while they can still change the result or make room for a spell (K2:4.2, K2:7.2)."""

    clause: ClassVar[str] = "K2:4.2"

    def enter(self, game: Game[Karak2], s: Karak2) -> None:
        s.add(pack(moves.DONE))
        if s.held(s.box.fireball) > 0 and self.is_useful(game, s):
            if game.amend(moves.AT_FIREBALLS, s, s.held(s.box.fireball)) > 0:
                s.add(pack(moves.FIREBALL))
            game.offer(moves.AT_SPENDING, s)
        if s.is_settled():
            s.go(moves.OUTCOME)
        else:
            s.ask(s.seat)

    def is_useful(self, game: Game[Karak2], s: Karak2) -> bool:
        return attack_of(game, s) < s.strength or not has_room_for_spells(s)

    def choose(self, game: Game[Karak2], s: Karak2, action: i64) -> None:
        s.weighing = kind_of(action) != moves.DONE
        if not s.weighing:
            s.go(moves.OUTCOME)
        elif kind_of(action) == USE:
            game.use(s, action)
        else:
            self.cast(s)

    def cast(self, s: Karak2) -> None:
        s.discard(s.box.fireball)
        s.bonus += 1
        s.emit(moves.FIREBALL_CAST, s.role)


def has_room_for_spells(s: Karak2) -> bool:
    """Whether there is room for the spells that the monsters here leave behind (K2:4.2, K2:7.1)."""
    spells: i64 = 0
    for item in range(s.box.items):
        if s.box.slot[item] == SPELL:
            spells += s.held(item)
    won: i64 = 0
    for i in range(MONSTERS):
        token = s.monster_at(s.me().place, i)
        if token != NOTHING and s.box.reward_kind[token] == AN_ITEM and s.box.slot[s.box.reward[token]] == SPELL:
            won += 1
    return won == 0 or spells + won <= s.box.slots[SPELL]


class Outcome(Step[Karak2]):
    """An attack of at least the strength wins (K2:4.3, K2:4.7, K2:4.8)."""

    clause: ClassVar[str] = "K2:4.3"

    def enter(self, game: Game[Karak2], s: Karak2) -> None:
        attack = attack_of(game, s)
        s.has_won = attack >= s.strength
        s.emit(moves.WON if s.has_won else moves.LOST, s.role, s.strength, attack)
        if s.general == s.me().place:
            self.meet_general(s, attack)
        elif s.has_won:
            raise_glory(s, s.strength + s.beaten)
        if s.is_general_beaten:
            return
        for die in range(s.box.dice):
            s.skulls[die] = s.skulls_on(die)
        s.shields = self.shields(s)
        s.go(moves.SHIELDING)

    def shields(self, s: Karak2) -> i64:
        """Returns the skulls that may be ignored (K2:7.5)."""
        return 2 if s.held(s.box.of_protection) > 0 else 0

    def meet_general(self, s: Karak2, attack: i64) -> None:
        """Ends the game if the general is beaten; an attack of his own strength costs him a praetorian (K2:4.8)."""
        if s.has_won:
            s.is_general_beaten = True
            s.me().points += s.box.archstone
            s.emit(moves.GENERAL_BEATEN, s.role)
            s.over()
        elif attack >= s.box.general:
            lose_praetorian(s)


def lose_praetorian(s: Karak2) -> None:
    """Removes a praetorian for good (K2:4.8, K2:10.6)."""
    s.praetorians -= 1
    s.progress()
    s.emit(moves.PRAETORIAN_FELL, s.role, s.praetorians)


def raise_glory(s: Karak2, strength: i64) -> None:
    """Raises glory to the strongest strength beaten (K2:4.7)."""
    if strength > s.me().glory:
        s.me().glory = min(strength, s.box.most_glory)
        s.progress()
        s.emit(moves.GLORY_ROSE, s.role, s.glory(s.seat))


class Shielding(Step[Karak2]):
    """The amulet of protection lets up to two skulls be ignored (K2:7.5)."""

    clause: ClassVar[str] = "K2:7.5"

    def enter(self, game: Game[Karak2], s: Karak2) -> None:
        s.add(pack(moves.DONE))
        if s.shields > 0:
            for die in range(s.box.dice):
                if s.skulls[die] > 0:
                    s.add(pack(moves.IGNORE, die))
        game.offer(moves.AT_SKULLS, s)
        if s.is_settled():
            s.go(moves.WOUNDS)
        else:
            s.ask(s.seat)

    def choose(self, game: Game[Karak2], s: Karak2, action: i64) -> None:
        s.weighing = kind_of(action) != moves.DONE
        if not s.weighing:
            s.go(moves.WOUNDS)
        else:
            s.skulls[first_of(action)] -= 1
            s.shields -= 1


class Wounds(Step[Karak2]):
    """Lives for skulls on the hero die; one life more against the general (K2:4.4, K2:4.8)."""

    clause: ClassVar[str] = "K2:4.4"

    def enter(self, game: Game[Karak2], s: Karak2) -> None:
        hero = s.me()
        lost = min(s.skulls[s.box.hero_die] + (1 if s.general == hero.place else 0), hero.lives)
        hero.lives -= lost
        if lost > 0:
            s.emit(moves.LIVES_LOST, s.role, lost)
        s.skulls[s.box.hero_die] = 0
        s.go(moves.DEATHS)


class Deaths(Step[Karak2]):
    """Dice that show a skull go back to the supply (K2:4.4); then the hero stays, or is thrown back (K2:4.3)."""

    clause: ClassVar[str] = "K2:4.4"

    def enter(self, game: Game[Karak2], s: Karak2) -> None:
        s.add(pack(moves.DONE))
        game.offer(moves.AT_DEATHS, s)
        if s.is_settled():
            self.bury(game, s)
            self.part(s)
        else:
            s.ask(s.seat)

    def choose(self, game: Game[Karak2], s: Karak2, action: i64) -> None:
        s.weighing = kind_of(action) == USE
        if s.weighing:
            game.use(s, action)
        else:
            self.bury(game, s)
            self.part(s)

    def bury(self, game: Game[Karak2], s: Karak2) -> None:
        for die in range(s.box.dice):
            if s.skulls[die] > 0:
                s.enlist(die, -s.skulls[die])
                s.emit(moves.DICE_LOST, s.role, die, s.skulls[die])
        s.heal(game.amend(moves.AT_LOSSES, s, 0))

    def part(self, s: Karak2) -> None:
        hero = s.me()
        if s.has_won:
            self.collect(s)
        else:
            hero.place = s.came_from
            s.emit(moves.THROWN_BACK, s.role, hero.place)
            s.go(moves.SETTLED)

    def collect(self, s: Karak2) -> None:
        """Collects the rewards of all tokens there (K2:4.3)."""
        place = s.me().place
        s.loot = 0
        while s.has_monsters(place):
            token = s.monster_at(place, 0)
            s.defeat(token, place)
            s.loot = s.loot << 4 | token
        s.go(moves.SETTLED)
        s.push(moves.SPOILS)


class Settled(Step[Karak2]):
    """The battle is over, and with it the turn (K2:2.4, K2:4.9, K2:10.1)."""

    clause: ClassVar[str] = "K2:2.4"

    def enter(self, game: Game[Karak2], s: Karak2) -> None:
        if s.has_won:
            s.has_won = False
            game.react(moves.AT_WON, s)
            if s.step != moves.SETTLED:
                return
        clear_table(s)
        fall(s)
        s.pop()


def clear_table(s: Karak2) -> None:
    for die in range(s.box.dice):
        s.clear_dice(die)
        s.joined[die] = 0
        s.skulls[die] = 0


def fall(s: Karak2) -> None:
    """Makes a hero with 0 lives unconscious; a second knock costs no further turn (K2:4.9)."""
    if s.me().lives == 0 and not s.me().fallen:
        s.me().fallen = True
        s.emit(moves.FELL_UNCONSCIOUS, s.role)
