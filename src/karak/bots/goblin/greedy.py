"""A bot for Goblin that searches its hand against every monster and chooses what is worth most."""

from typing import Final

from mypy_extensions import i64

from karak.bots.bot import Bot
from karak.bots.goblin.battle import Battle
from karak.bots.goblin.cards import best_won
from karak.bots.goblin.duel import IN_A_ROW, READY, STRENGTH
from karak.bots.goblin.market import Market
from karak.bots.goblin.worth import Worth
from karak.core.action import USE, first_of, kind_of, pack, second_of
from karak.core.game import Dealer, Game
from karak.games.goblin import moves
from karak.games.goblin.abilities import ATTACK, DEFENCE, DRAW, HEAL, MODES, USED
from karak.games.goblin.box import NO_DRAW, NO_HEAL
from karak.games.goblin.state import DISCARD, Goblin

DONE = pack(moves.DONE)
NEVER: Final = -1000.0


class GoblinGreedyBot(Bot[Goblin]):
    """Takes rewards while they are cheap, keys once the hand can win them, then the lord."""

    def __init__(self) -> None:
        self.worth = Worth()
        self.battle = Battle(self.worth)
        self.market = Market(self.worth, self.battle)

    def choose(self, game: Game[Goblin], view: Goblin, dealer: Dealer) -> i64:
        move = self.wish(game, view, dealer)
        for i in range(view.count):
            if view.options[i] == move:
                return move
        return view.options[0]

    def wish(self, game: Game[Goblin], s: Goblin, dealer: Dealer) -> i64:
        """Chooses by the step that asks."""
        if s.step == moves.DECIDING:
            return self.decide(game, s)
        if s.step == moves.BRACING or s.step == moves.PLAYING or s.step == moves.COUNTING:
            return self.fight(game, s)
        if s.step == moves.FORESEEING:
            return self.foresee(game, s)
        if s.step == moves.STACKING:
            return self.stack(s)
        if s.step == moves.RECOVERING:
            return self.recover(s)
        if s.step == moves.EQUIPPING:
            better = self.worth.equipment(s.box, s.won) > self.worth.equipment(s.box, s.worn(s.won))
            return pack(moves.EQUIP if better else moves.PAWN, s.won)
        if s.step == moves.SHOPPING:
            self.battle.prepare(game, s)
            return self.market.shop(s)
        if s.step == moves.PAYING:
            return pack(moves.PAY, self.market.payment(s, s.wanted))
        return s.options[dealer.below(s.count)]

    # the turn

    def decide(self, game: Game[Goblin], s: Goblin) -> i64:
        """Chooses a fight, deepest first, a visit or a revival; skips monsters that cannot beat the best so far."""
        battle = self.battle
        battle.prepare(game, s)
        most = NEVER
        move = s.options[0]
        i = s.count
        while i > 0:
            i -= 1
            action = s.options[i]
            if kind_of(action) == moves.FIGHT and battle.could_be(s, first_of(action)) > most:
                worth = battle.challenge(s, first_of(action))
                if worth > most:
                    most = worth
                    move = action
        calm = battle.cards.kept(battle.cards.hand)
        if s.is_wounded() and not s.box.late_revive and self.worth.standing[battle.full] + calm > most:
            most = self.worth.standing[battle.full] + calm
            move = pack(moves.REVIVE)
        return pack(moves.VISIT) if self.market.visit(s, calm) > most else move

    # the battle

    def fight(self, game: Game[Goblin], s: Goblin) -> i64:
        """Chooses the option that leads to the best end."""
        battle = self.battle
        battle.prepare(game, s)
        battle.prize = self.worth.prize(s, s.foe)
        battle.face(s, s.foe, s.curses)
        most = NEVER
        move = DONE
        for i in range(s.count):
            worth = self.look_at(s, s.options[i])
            if worth > most:
                most = worth
                move = s.options[i]
        return self.save(s) if move == DONE and s.step == moves.PLAYING else move

    def look_at(self, s: Goblin, action: i64) -> float:
        """Values an option in a battle."""
        battle = self.battle
        kind = kind_of(action)
        line = Line(s)
        if kind == moves.DONE:
            return battle.stop(battle.cards.hand, battle.cards.played, line.life, line.attack, line.defence, line.flags)
        if kind == moves.PLAY:
            return self.play(line, battle.cards.number_of(first_of(action)), battle.curses)
        if kind == moves.DISCARD:
            card = battle.cards.number_of(first_of(action))
            return battle.braced(s, battle.cards.hand & ~(1 << card), battle.excess(s) - 1, 0)
        if kind == USE:
            return self.use(s, line, second_of(action))
        return self.drink(s, line, first_of(action), second_of(action))

    def play(self, line: "Line", card: i64, curses: i64) -> float:
        cards = self.battle.cards
        return self.battle.play(
            card, cards.hand, cards.played, cards.last, line.life, 0, line.attack, line.defence, line.flags, curses
        )

    def use(self, s: Goblin, line: "Line", arg: i64) -> float:
        """Values a card played by the hero's ability, or a curse lifted at the end (GB:9.1, GB:9.3)."""
        battle = self.battle
        line.flags &= ~READY
        if battle.bridges:
            return self.play(line, battle.cards.number_of(arg), battle.curses)
        mode = arg % MODES
        card = arg // MODES
        if mode >= ATTACK:
            attack = battle.counted_attack(line.attack, line.flags) + (s.box.attack[card] if mode == ATTACK else 0)
            defence = battle.counted_defence(line.defence) + (s.box.defence[card] if mode == DEFENCE else 0)
            return battle.healed(attack, defence, line.life) + battle.cards.kept(battle.cards.hand) + 0.01
        lifted = NO_HEAL if mode == HEAL else NO_DRAW if mode == DRAW else 0
        return self.play(line, battle.cards.number_of(card), battle.curses & ~lifted)

    def drink(self, s: Goblin, line: "Line", potion: i64, use: i64) -> float:
        """Values a potion other than healing, which `save` drinks last of all."""
        battle = self.battle
        cards = battle.cards
        if potion == moves.HEALING:
            return NEVER
        if potion == moves.COUNTERCURSE:
            battle.face(s, s.foe, s.curses & ~(1 << use))
            worth = battle.braced(s, cards.hand, battle.excess(s), 0) if s.step == moves.BRACING else battle.best(
                cards.hand, cards.played, cards.last, line.life, 0, line.attack, line.defence, line.flags
            )  # fmt: skip
            battle.face(s, s.foe, s.curses)
            return worth - self.worth.countercurse
        attack = cards.attack[cards.last] if use == moves.ON_ATTACK else 0
        defence = cards.defence[cards.last] if use == moves.ON_DEFENCE else 0
        worth = battle.best(
            cards.hand, cards.played, cards.last, line.life, 0, line.attack + attack, line.defence + defence,
            line.flags & ~STRENGTH,
        )  # fmt: skip
        return worth - self.worth.strength

    def save(self, s: Goblin) -> i64:
        """Heals before the hits if it makes the difference (GB:5.5)."""
        battle = self.battle
        if not battle.healing or s.me().hit_points == battle.full:
            return DONE
        line = Line(s)
        cards = battle.cards
        with_it = battle.stop(cards.hand, cards.played, line.life, line.attack, line.defence, line.flags)
        battle.healing = False
        without = battle.stop(cards.hand, cards.played, battle.full, line.attack, line.defence, line.flags)
        later = without - self.worth.healing >= with_it - 0.001
        return pack(moves.DRINK, moves.HEALING) if later and self.falls(line) else DONE

    def falls(self, line: "Line") -> bool:
        """Whether the hits would fell the hero without healing."""
        return self.battle.foe_attack - self.battle.counted_defence(line.defence) >= line.life

    def foresee(self, game: Game[Goblin], s: Goblin) -> i64:
        """Keeps the card that leads further (GB:9.6)."""
        battle = self.battle
        battle.prepare(game, s)
        battle.prize = self.worth.prize(s, s.foe)
        battle.face(s, s.foe, s.curses)
        first = self.kept(s, s.seen)
        return pack(moves.KEEP, s.seen if first >= self.kept(s, s.other) else s.other)

    def kept(self, s: Goblin, card: i64) -> float:
        cards = self.battle.cards
        line = Line(s)
        bit = cards.add(s.box, card, self.worth, self.worth.mean_drawn(s))
        return self.battle.draw(
            s.draws - 1, cards.hand | bit, cards.played, cards.last, line.life, 0, line.attack, line.defence,
            line.flags,
        )  # fmt: skip

    def recover(self, s: Goblin) -> i64:
        """Heals after the hits if hardly any hit points are left (GB:5.5)."""
        self.worth.weigh_wounds(s.box)
        gain = self.worth.standing[s.box.hit_points] - self.worth.standing[s.me().hit_points]
        return pack(moves.DRINK, moves.HEALING) if gain > self.worth.healing else DONE

    def stack(self, s: Goblin) -> i64:
        """Stacks the best won cards on top, the starting cards below (GB:6.3)."""
        if s.count_of(s.seat, DISCARD) == 0:
            return pack(moves.AS_SHOWN)
        return pack(moves.STACK, s.card(s.seat, DISCARD, best_won(s, self.worth, 0, 0)))


class Line:
    """The state of a battle: hit points, what the chain counts so far, and what is left to use."""

    def __init__(self, s: Goblin) -> None:
        self.life: i64 = s.me().hit_points
        self.attack = s.doubled_attack
        self.defence = s.doubled_defence
        for i in range(s.chain):
            self.attack += s.box.attack[i64(s.played[i])]
            self.defence += s.box.defence[i64(s.played[i])]
        self.flags: i64 = IN_A_ROW if s.in_a_row else 0
        if not s.used & USED:
            self.flags |= READY
        if s.has_potion(moves.STRENGTH):
            self.flags |= STRENGTH
