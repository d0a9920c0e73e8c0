"""What the hero cards say, if the table plays with abilities; nothing else in the game knows these names."""

from typing import Final

from mypy_extensions import i64

from karak.core.game import Ability, Game
from karak.core.notation import Said
from karak.games.goblin import moves
from karak.games.goblin.box import ALL_COLOURS, COLOUR_SHIFT, NO_ATTACK, NO_DEFENCE, NO_DRAW, NO_HEAL, Box
from karak.games.goblin.state import HAND, Goblin
from karak.games.goblin.steps.battle import allowed_colours, play

BLUE: Final[i64] = 1
USED: Final[i64] = 1

# What Xanros breaks a curse for; an option combines one of these with the card.
COLOUR: Final[i64] = 0
HEAL: Final[i64] = 1
DRAW: Final[i64] = 2
ATTACK: Final[i64] = 3
DEFENCE: Final[i64] = 4
MODES: Final[i64] = 8


class BlueBridge(Ability[Goblin]):
    """Argentus, once a battle: a blue card although the card before does not allow it (GB:9.1)."""

    name = "blue-bridge"
    clause = "GB:9.1"
    at = (int(moves.AT_PLAYING),)

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.args = [{i: box.card_names[i] for i in range(int(box.actions)) if box.colour[i] == BLUE}]

    def offer(self, game: Game[Goblin], s: Goblin) -> None:
        if s.used & USED or s.follow >> BLUE & 1 or s.curses >> (COLOUR_SHIFT + BLUE) & 1:
            return
        for i in range(s.count_of(s.seat, HAND)):
            if s.box.colour[s.card(s.seat, HAND, i)] == BLUE:
                s.add(self.option(s.card(s.seat, HAND, i)))

    def use(self, game: Game[Goblin], s: Goblin, arg: i64) -> None:
        s.used |= USED
        s.emit(moves.ABILITY_USED, s.role, self.id)
        play(s, arg, s.curses)


class DoubleAttack(Ability[Goblin]):
    """Horan: +1 to the attack in all for two cards with attack directly in a row, cursed or not (GB:9.2)."""

    name = "double-attack"
    clause = "GB:9.2"
    at = (int(moves.AT_ATTACK),)

    def amend(self, game: Game[Goblin], s: Goblin, value: i64) -> i64:
        return value + 1 if s.in_a_row else value


class CurseBreaker(Ability[Goblin]):
    """Xanros, once a battle: one card of a cursed colour, or one cursed effect of one card (GB:9.3)."""

    name = "curse-breaker"
    clause = "GB:9.3"
    at = (int(moves.AT_PLAYING), int(moves.AT_COUNTING), int(moves.AT_DOUBLING))

    def __init__(self, box: Box) -> None:
        super().__init__()
        names: dict[int, Said] = {}
        for i in range(int(box.actions)):
            has = {COLOUR: 1, HEAL: box.heal[i], DRAW: box.draw[i], ATTACK: box.attack[i], DEFENCE: box.defence[i]}
            for mode, word in enumerate(("colour", "heal", "draw", "attack", "defence")):
                if has[mode]:
                    names[i * int(MODES) + mode] = Said(f"{box.card_names[i]} {word}", ((box.card_names[i],), (word,)))
        self.args = [names]

    def offer(self, game: Game[Goblin], s: Goblin) -> None:
        if s.used & USED:
            return
        if s.step == moves.PLAYING:
            self.offer_play(game, s)
        else:
            self.offer_count(s)

    def offer_play(self, game: Game[Goblin], s: Goblin) -> None:
        """Heal and draw are declared on playing the card."""
        colours = allowed_colours(game, s)
        for i in range(s.count_of(s.seat, HAND)):
            card = s.card(s.seat, HAND, i)
            if colours >> s.box.colour[card] & 1:
                if s.curses & NO_HEAL and s.box.heal[card] > 0:
                    s.add(self.option(card * MODES + HEAL))
                if s.curses & NO_DRAW and s.box.draw[card] > 0:
                    s.add(self.option(card * MODES + DRAW))
            elif s.follow >> s.box.colour[card] & 1:
                s.add(self.option(card * MODES + COLOUR))

    def offer_count(self, s: Goblin) -> None:
        """Attack and defence are chosen at the end."""
        for card in range(s.box.actions):
            if self.was_played(s, card):
                if s.curses & NO_ATTACK and s.box.attack[card] > 0:
                    s.add(self.option(card * MODES + ATTACK))
                if s.curses & NO_DEFENCE and s.box.defence[card] > 0:
                    s.add(self.option(card * MODES + DEFENCE))

    def amend(self, game: Game[Goblin], s: Goblin, value: i64) -> i64:
        """Allows the potion of strength beside an effect that he can still count (GB:5.4)."""
        return value if s.used & USED else value & ~(NO_ATTACK | NO_DEFENCE)

    def was_played(self, s: Goblin, card: i64) -> bool:
        for i in range(s.chain):
            if i64(s.played[i]) == card:
                return True
        return False

    def use(self, game: Game[Goblin], s: Goblin, arg: i64) -> None:
        card = arg // MODES
        mode = arg % MODES
        s.used |= USED
        s.emit(moves.ABILITY_USED, s.role, self.id)
        if mode == ATTACK:
            s.restored_attack = s.box.attack[card] + (s.doubled_attack if card == s.doubled else 0)
        elif mode == DEFENCE:
            s.restored_defence = s.box.defence[card] + (s.doubled_defence if card == s.doubled else 0)
        else:
            play(s, card, s.curses & ~(NO_HEAL if mode == HEAL else NO_DRAW if mode == DRAW else 0))


class LastGasp(Ability[Goblin]):
    """Aderyn hits even after losing the last hit point, but not the lord (GB:9.4)."""

    name = "last-gasp"
    clause = "GB:9.4"
    at = (int(moves.AT_DOWN),)

    def amend(self, game: Game[Goblin], s: Goblin, value: i64) -> i64:
        return value if s.box.is_lord(s.foe) else 1


class FreeSecond(Ability[Goblin]):
    """Victorius: his second card may have any colour (GB:9.5)."""

    name = "free-second"
    clause = "GB:9.5"
    at = (int(moves.AT_COLOURS),)

    def amend(self, game: Game[Goblin], s: Goblin, value: i64) -> i64:
        return ALL_COLOURS if s.chain == 1 else value


class Foresight(Ability[Goblin]):
    """Taia looks at two cards for each drawn by an effect, and keeps one (GB:9.6)."""

    name = "foresight"
    clause = "GB:9.6"
    at = (int(moves.AT_LOOK),)

    def amend(self, game: Game[Goblin], s: Goblin, value: i64) -> i64:
        return 2


def all_abilities(box: Box) -> list[Ability[Goblin]]:
    return [BlueBridge(box), DoubleAttack(), CurseBreaker(box), LastGasp(), FreeSecond(), Foresight()]


ABILITY_NAMES: Final = ["blue-bridge", "double-attack", "curse-breaker", "last-gasp", "free-second", "foresight"]
