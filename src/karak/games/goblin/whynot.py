"""Why an action is not offered: the clause that stands in the way, and the key of a sentence about it."""

from mypy_extensions import i64

from karak.core.action import USE, first_of, kind_of
from karak.core.game import Game
from karak.core.state import CHANCE, NOBODY
from karak.games.goblin import moves
from karak.games.goblin.box import COLOUR_SHIFT, NONE
from karak.games.goblin.secrets import is_unbeaten
from karak.games.goblin.state import HAND, Goblin

# What only one question takes as an answer, with the clause of that question.
ANSWERS: dict[int, tuple[int, str, str]] = {
    int(moves.HERO): (int(moves.SEATING), "GB:1.4", "heroes-are-seated"),
    int(moves.FIGHT): (int(moves.DECIDING), "GB:2.1", "battle-or-visit-is-on"),
    int(moves.VISIT): (int(moves.DECIDING), "GB:2.1", "battle-or-visit-is-on"),
    int(moves.REVIVE): (int(moves.DECIDING), "GB:2.1", "battle-or-visit-is-on"),
    int(moves.DISCARD): (int(moves.BRACING), "GB:5.2", "nothing-is-discarded"),
    int(moves.PLAY): (int(moves.PLAYING), "GB:3.2", "no-battle"),
    int(moves.KEEP): (int(moves.FORESEEING), "GB:9.6", "nothing-looked-at"),
    int(moves.STACK): (int(moves.STACKING), "GB:6.3", "no-deck-to-stack"),
    int(moves.AS_SHOWN): (int(moves.STACKING), "GB:6.3", "no-deck-to-stack"),
    int(moves.EQUIP): (int(moves.EQUIPPING), "GB:5.1", "no-equipment-in-hand"),
    int(moves.PAWN): (int(moves.EQUIPPING), "GB:5.1", "no-equipment-in-hand"),
    int(moves.BUY): (int(moves.SHOPPING), "GB:7.2", "not-at-the-merchant"),
    int(moves.BUY_POTION): (int(moves.SHOPPING), "GB:7.2", "not-at-the-merchant"),
    int(moves.PAY): (int(moves.PAYING), "GB:7.1", "nothing-to-pay-for"),
}
CHANCES = (moves.BEGIN, moves.REVEAL, moves.DRAW)


def reason(game: Game[Goblin], s: Goblin, action: i64) -> tuple[str, str]:
    """Nothing, if the action is an option."""
    if game.is_option(s, action):
        return "", ""
    if s.who == NOBODY:
        return "GB:3.6", "game-is-over"
    kind = kind_of(action)
    if s.who == CHANCE or kind in CHANCES:
        return "GB:1.3", "chance-decides"
    if kind == USE:
        return of_ability(game, s, action)
    if kind == moves.DRINK:
        return of_potion(s, first_of(action))
    if int(kind) not in ANSWERS:
        return "GB:2.1", "another-question"
    step, clause, key = ANSWERS[int(kind)]
    if s.step != step:
        return clause, key
    if kind == moves.FIGHT:
        return of_target(s, first_of(action))
    if kind == moves.PLAY:
        return of_card(s, first_of(action))
    if kind in (moves.BUY, moves.BUY_POTION):
        return of_goods(s, kind, first_of(action))
    if kind == moves.REVIVE:
        return "GB:2.1", "not-down"
    return clause, "not-among-the-choices"


def of_target(s: Goblin, foe: i64) -> tuple[str, str]:
    level = s.box.level[foe]
    if s.box.is_lord(foe):
        return ("GB:3.1", "no-key") if foe == s.lord else ("GB:1.2", "not-this-lord")
    if s.me().keys >> level & 1 and s.box.is_gatekeeper(foe):
        return "GB:3.1", "key-held-already"
    if not s.may_enter(level):
        return "GB:3.1", "no-key"
    if i64(s.tops[level - 1]) == foe:
        return "GB:3.1", "top-of-the-deck"
    if s.box.is_gatekeeper(foe) or is_unbeaten(s, foe):
        return "GB:1.3", "not-on-the-table"
    return "GB:3.5", "already-beaten"


def of_card(s: Goblin, card: i64) -> tuple[str, str]:
    for i in range(s.count_of(s.seat, HAND)):
        if s.card(s.seat, HAND, i) == card:
            cursed = s.curses >> (COLOUR_SHIFT + s.box.colour[card]) & 1
            return ("GB:4.2", "colour-cursed") if cursed else ("GB:3.2", "colour-not-named")
    return "GB:3.2", "not-in-hand"


def of_potion(s: Goblin, potion: i64) -> tuple[str, str]:
    if not s.has_potion(potion):
        return "GB:5.1", "no-such-potion"
    if potion == moves.HEALING:
        return ("GB:5.5", "no-battle") if s.foe == NONE else ("GB:5.5", "not-wounded")
    if potion == moves.STRENGTH:
        return "GB:5.4", "nothing-to-double"
    return "GB:5.3", "no-such-curse"


def of_goods(s: Goblin, kind: i64, goods: i64) -> tuple[str, str]:
    if kind == moves.BUY_POTION:
        if s.has_potion(goods):
            return "GB:7.2", "potion-owned"
        return ("GB:7.2", "pile-empty") if s.potions[goods] == 0 else ("GB:7.1", "nothing-to-pay-with")
    if i64(s.pawned[goods]) == 0:
        return "GB:7.2", "not-in-pawnshop"
    if i64(s.pawned[goods]) == 2:
        return "GB:7.2", "laid-down-just-now"
    return ("GB:7.2", "one-card-a-visit") if s.bought else ("GB:7.1", "nothing-to-pay-with")


def of_ability(game: Game[Goblin], s: Goblin, action: i64) -> tuple[str, str]:
    ability = game.abilities[first_of(action)]
    mine = any(ability in game.listeners(moment, s) for moment in range(moves.MOMENTS))
    return ability.clause, "not-now" if mine else "not-your-ability"
