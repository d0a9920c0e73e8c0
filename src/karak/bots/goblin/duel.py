"""A hero against a monster: what counts, and the value of each outcome."""

from typing import Final

from mypy_extensions import i64

from karak.bots.goblin.cards import Cards
from karak.bots.goblin.worth import Worth
from karak.core.game import Game
from karak.games.goblin import moves
from karak.games.goblin.box import NO_ATTACK, NO_DEFENCE
from karak.games.goblin.state import Goblin

# What is still available in a battle, or has happened, one bit each.
READY: Final[i64] = 1  # the once-a-battle ability
IN_A_ROW: Final[i64] = 2  # two cards with attack were played directly in a row
STRENGTH: Final[i64] = 4  # the potion


class Duel:
    """The facts that stay the same while cards are played, and the value at the end."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.cards = Cards()
        self.nodes: i64 = 0
        self.search: i64 = 0  # number of the present search
        # the hero
        self.full: i64 = 0
        self.healing = False
        self.bridges = False  # Argentus (GB:9.1)
        self.doubles = False  # Horan (GB:9.2)
        self.breaks = False  # Xanros (GB:9.3)
        self.gasps = False  # Aderyn (GB:9.4)
        self.frees = False  # Victorius (GB:9.5)
        self.foresees = False  # Taia (GB:9.6)
        # the monster
        self.prize = 0.0
        self.curses: i64 = 0
        self.foe_attack: i64 = 0
        self.foe_hit_points: i64 = 0
        self.lord = False
        self.worn_attack: i64 = 0
        self.worn_defence: i64 = 0
        self.worn_heal: i64 = 0

    def prepare(self, game: Game[Goblin], s: Goblin) -> None:
        """Reads the hero's cards, potions and ability."""
        self.worth.weigh_wounds(s.box)
        self.cards.sort(s, self.worth)
        self.full = s.box.hit_points
        self.healing = s.has_potion(moves.HEALING)
        plays = game.is_heard(moves.AT_PLAYING, s)
        self.breaks = plays and game.is_heard(moves.AT_COUNTING, s)
        self.bridges = plays and not self.breaks
        self.doubles = game.is_heard(moves.AT_ATTACK, s)
        self.gasps = game.is_heard(moves.AT_DOWN, s)
        self.frees = game.is_heard(moves.AT_COLOURS, s)
        self.foresees = game.is_heard(moves.AT_LOOK, s)

    def face(self, s: Goblin, foe: i64, curses: i64) -> None:
        """Faces a monster with those of its curses that are in force, and begins a new search."""
        self.nodes = 0
        self.search = self.search + 1 & 0x3FFFFFFF
        self.curses = curses
        self.foe_attack = s.box.foe_attack[foe]
        self.foe_hit_points = s.box.foe_hit_points[foe]
        self.lord = s.box.is_lord(foe)
        self.worn_attack = 0
        self.worn_defence = 0
        self.worn_heal = 0
        before = s.curses
        s.curses = curses
        self.wear(s, s.me().weapon)
        self.wear(s, s.me().armour)
        s.curses = before

    def wear(self, s: Goblin, equipment: i64) -> None:
        if s.in_force(equipment):
            self.worn_attack += s.box.attack[equipment]
            self.worn_defence += s.box.defence[equipment]
            self.worn_heal += s.box.heal[equipment]

    # the end of the chain

    def stop(self, hand: i64, played: i64, life: i64, attack: i64, defence: i64, flags: i64) -> float:
        """Values stopping here (GB:3.5)."""
        attack = self.counted_attack(attack, flags)
        defence = self.counted_defence(defence)
        most = self.healed(attack, defence, life)
        if self.breaks and flags & READY:
            if self.curses & NO_ATTACK:
                most = max(most, self.healed(attack + self.cards.most_attack(played), defence, life))
            if self.curses & NO_DEFENCE:
                most = max(most, self.healed(attack, defence + self.cards.most_defence(played), life))
        return most + self.cards.kept(hand) - (self.worth.idle if played == 0 else 0.0)

    def counted_attack(self, attack: i64, flags: i64) -> i64:
        """Adds up the attack of cards and equipment (GB:4.1, GB:9.2)."""
        counted = self.worn_attack + (1 if self.doubles and flags & IN_A_ROW else 0)
        return counted if self.curses & NO_ATTACK else counted + attack

    def counted_defence(self, defence: i64) -> i64:
        return self.worn_defence if self.curses & NO_DEFENCE else self.worn_defence + defence

    def healed(self, attack: i64, defence: i64, life: i64) -> float:
        """Values the end with or without the potion of healing before the hits, whichever is better (GB:5.5)."""
        most = self.outcome(attack, defence, life, self.healing)
        if self.healing and life < self.full:
            most = max(most, self.outcome(attack, defence, self.full, False) - self.worth.healing)
        return most

    def outcome(self, attack: i64, defence: i64, life: i64, healing: bool) -> float:
        """Values the hits taken, the hits dealt and the reward (GB:3.5, GB:9.4)."""
        wins = attack >= self.foe_hit_points
        life -= max(self.foe_attack - defence, 0)
        if life <= 0:
            return self.worth.standing[0] + (self.prize if wins and self.gasps and not self.lord else 0.0)
        standing = self.worth.standing[min(life + self.worn_heal, self.full)]
        if healing:
            standing = max(standing, self.worth.standing[self.full] - self.worth.healing)
        return standing + (self.prize if wins else 0.0)
