"""Heroes against each other: the rift, and the challenge for the crown (IM:2.2, IM:3.6)."""

from typing import ClassVar

from mypy_extensions import i64

from karak.core.action import first_of, kind_of
from karak.core.game import Game, Step
from karak.games.imperium import moves
from karak.games.imperium.realm import SHIELD
from karak.games.imperium.state import ATTACK, DEFENCE, NONE, RIFT, Imperium, imperial
from karak.games.imperium.steps.blessing import bless
from karak.games.karak2 import moves as base
from karak.games.karak2.state import NO_SEAT, Karak2
from karak.games.karak2.steps import battle
from karak.games.karak2.steps.battle import attack_of, begin_muster, clear_table, fall, prepare

BEYOND_REACH = 99  # the strength of an enemy without a total yet, so that every fireball may help


def open_rift(s: Imperium) -> None:
    """Moves all heroes there at once; each fights, from the revealer on (IM:2.2)."""
    s.emit(moves.RIFT_OPENED, s.role, s.target)
    for hero in s.heroes:
        hero.place = s.target
    s.repopulate()
    s.contest = RIFT
    s.rollers = 0
    s.active = s.seat
    s.is_betrayed = False
    take_stand(s, s.seat)


def challenge(s: Imperium) -> None:
    """Lets the attacker fight first, then the emperor, who knows the total to reach (IM:3.6)."""
    s.emit(moves.CHALLENGED, s.role, s.heroes[s.crown].role)
    s.contest = ATTACK
    s.active = s.seat
    s.is_betrayed = False
    take_stand(s, s.seat)


def take_stand(s: Imperium, seat: i64) -> None:
    s.begin(seat)
    clear_table(s)
    prepare(s)
    s.has_kept = False
    s.go(base.MUSTERING)


class Mustering(battle.Mustering):
    """Against heroes: the total to beat, if it is known; a lord who changed sides waits (IM:3.6, IM:4.2)."""

    def enemy(self, s: Karak2) -> i64:
        mine = imperial(s)
        if mine.contest == NONE:
            return super().enemy(s)
        return mine.totals[mine.active] + 1 if mine.contest == DEFENCE else BEYOND_REACH

    def offer_free(self, game: Game[Karak2], s: Karak2) -> None:
        """Offers spells in the hero's own turn only (IM:4.1)."""
        if imperial(s).is_own_turn():
            super().offer_free(game, s)
        else:
            self.offer_dice(s)

    def choose(self, game: Game[Karak2], s: Karak2, action: i64) -> None:
        """Lets a die that a blessing brings join."""
        if kind_of(action) == moves.BLESS:
            bless(imperial(s), first_of(action))
            begin_muster(s)
        else:
            super().choose(game, s, action)

    def available(self, s: Karak2, die: i64) -> i64:
        mine = imperial(s)
        return 0 if die == mine.realm.lord and mine.is_betrayed else s.owns(die)

    def announce(self, s: Karak2) -> None:
        if imperial(s).contest == NONE:
            super().announce(s)


class Plaguing(battle.Plaguing):
    """No plague and misery at a rift (IM:2.2); in a challenge after each final roll (IM:3.6)."""

    def enter(self, game: Game[Karak2], s: Karak2) -> None:
        if imperial(s).contest == RIFT:
            s.go(base.OUTCOME if imperial(s).is_tying() else base.SPENDING)
        else:
            super().enter(game, s)


class Spending(battle.Spending):
    """Heroes leave no spells behind (IM:3.6)."""

    def is_useful(self, game: Game[Karak2], s: Karak2) -> bool:
        if imperial(s).contest == NONE:
            return super().is_useful(game, s)
        return attack_of(game, s) < s.strength


class Outcome(battle.Outcome):
    """Decides a contest once every hero in it has a total (IM:2.2, IM:3.6)."""

    def enter(self, game: Game[Karak2], s: Karak2) -> None:
        mine = imperial(s)
        if mine.contest == NONE:
            super().enter(game, s)
            return
        if mine.is_tying():
            self.add_to_total(game, mine)
            return
        self.record(mine, attack_of(game, s))
        if mine.contest == RIFT:
            self.next_hero(game, mine)
        elif mine.contest == ATTACK:
            suffer(mine)
        else:
            self.decide(mine)

    def add_to_total(self, game: Game[Karak2], s: Imperium) -> None:
        """Adds only the hero die, with what abilities make of it (IM:2.2)."""
        s.totals[s.seat] += game.amend(base.AT_ATTACK, s, s.swords_rolled())
        s.spent[s.seat] = s.rerolled
        s.rollers &= ~(1 << s.seat)
        s.emit(moves.TOTALLED, s.role, s.totals[s.seat])
        s.go(moves.TYING)

    def shields(self, s: Karak2) -> i64:
        """Returns the skulls that may be ignored, one more for each shield of the guard (IM:3.5)."""
        return super().shields(s) + imperial(s).marks(imperial(s).realm.guard, SHIELD)

    def record(self, s: Imperium, attack: i64) -> None:
        """Records wounds and lost units, which count from this roll (IM:2.2)."""
        s.totals[s.seat] = attack
        s.guarded[s.seat] = self.shields(s)
        for die in range(s.box.dice):
            s.rolled[s.seat * s.box.dice + die] = s.skulls_on(die)
        s.spent[s.seat] = s.rerolled
        s.to_suffer |= 1 << s.seat
        s.emit(moves.TOTALLED, s.role, attack)

    def next_hero(self, game: Game[Karak2], s: Imperium) -> None:
        seat = game.next_seat(s)
        if not s.to_suffer >> seat & 1:
            take_stand(s, seat)
        else:
            s.go(moves.TYING)

    def decide(self, s: Imperium) -> None:
        """Compares the totals; with equal ones the attacker wins (IM:3.6)."""
        s.victor = s.active if s.totals[s.active] >= s.totals[s.crown] else s.crown
        s.go(moves.SUFFERING)


class Tying(Step[Karak2]):
    """The highest total takes the crown; tied heroes roll the hero die again and add it, until decided (IM:2.2)."""

    clause: ClassVar[str] = "IM:2.2"

    def enter(self, game: Game[Karak2], s: Karak2) -> None:
        mine = imperial(s)
        if s.rollers == 0:
            s.rollers = self.leaders(mine)
            if s.rollers & (s.rollers - 1) == 0:
                mine.victor = lowest(s.rollers)
                s.rollers = 0
                s.go(moves.SUFFERING)
                return
        seat = next_in_turn(mine, s.rollers)
        take_stand(mine, seat)
        s.rerolled = mine.spent[seat]
        s.joined[s.box.hero_die] = 1
        s.to_roll = 1 << s.box.hero_die
        s.strength = BEYOND_REACH
        s.go(base.ROLLING)

    def leaders(self, s: Imperium) -> i64:
        best: i64 = 0
        for total in s.totals:
            best = max(best, total)
        seats: i64 = 0
        for seat in range(len(s.totals)):
            if s.totals[seat] == best and s.to_suffer >> seat & 1:
                seats |= 1 << seat
        return seats


def lowest(seats: i64) -> i64:
    seat: i64 = 0
    while not seats >> seat & 1:
        seat += 1
    return seat


def next_in_turn(s: Imperium, seats: i64) -> i64:
    """Returns the first of these seats from the active one on."""
    seat = s.active
    while not seats >> seat & 1:
        seat = (seat + 1) % len(s.heroes)
    return seat


def suffer(s: Imperium) -> None:
    """Restores the skulls of the hero's first roll (IM:2.2, IM:3.6)."""
    s.to_suffer &= ~(1 << s.seat)
    for die in range(s.box.dice):
        s.skulls[die] = s.rolled[s.seat * s.box.dice + die]
    s.shields = s.guarded[s.seat]
    s.go(base.SHIELDING)


class Suffering(Step[Karak2]):
    """Now that the crown is decided, each who fought suffers; an attacker has done so already (IM:2.2, IM:3.6)."""

    clause: ClassVar[str] = "IM:2.2"

    def enter(self, game: Game[Karak2], s: Karak2) -> None:
        mine = imperial(s)
        if mine.to_suffer == 0:
            s.go(moves.CROWNING)
            return
        s.begin(next_in_turn(mine, mine.to_suffer))
        suffer(mine)


class Deaths(battle.Deaths):
    """Heroes who fought each other stay where they are; after an attacker it is the emperor's turn to roll (IM:3.6)."""

    def part(self, s: Karak2) -> None:
        mine = imperial(s)
        if mine.contest == NONE:
            super().part(s)
            return
        fall(s)
        if mine.contest == ATTACK:
            mine.contest = DEFENCE
            take_stand(mine, mine.crown)
        else:
            s.go(moves.SUFFERING)


class Crowning(Step[Karak2]):
    """The winner holds crown and guard; a hero who takes it, and the winner of each rift, is paid (IM:3.1, IM:3.6)."""

    clause: ClassVar[str] = "IM:3.1"

    def enter(self, game: Game[Karak2], s: Karak2) -> None:
        mine = imperial(s)
        was_rift = mine.contest == RIFT
        is_new = mine.victor != mine.crown
        s.begin(mine.victor)
        if is_new:
            crown(mine, mine.victor)
        s.emit(moves.CROWNED if is_new or was_rift else moves.DEFENDED, s.role)
        if (is_new or was_rift) and not mine.realm.is_crown_bare:
            for resource in range(base.RESOURCES):
                s.get(s.seat, resource, 1)
        s.go(moves.PARTING)
        if not was_rift:
            game.react(base.AT_WON, s)


def crown(s: Imperium, seat: i64) -> None:
    """Hands over crown and guard (IM:3.1)."""
    if not s.realm.is_crown_bare:
        if s.crown != NO_SEAT:
            s.enlist_for(s.crown, s.realm.guard, -1)
        s.enlist_for(seat, s.realm.guard, 1)
    s.crown = seat


class Parting(Step[Karak2]):
    """It ends the turn of the hero who began it (IM:2.2, IM:3.6)."""

    clause: ClassVar[str] = "IM:2.2"

    def enter(self, game: Game[Karak2], s: Karak2) -> None:
        mine = imperial(s)
        s.begin(mine.active)
        clear_table(s)
        for i in range(len(mine.rolled)):
            mine.rolled[i] = 0
        for seat in range(len(mine.totals)):
            mine.totals[seat] = 0
            mine.guarded[seat] = 0
            mine.spent[seat] = 0
        mine.contest = NONE
        mine.victor = NO_SEAT
        s.end_turn()
