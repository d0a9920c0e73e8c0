"""Why an action is not offered: the clause that forbids it, and the key of a sentence about it."""

from mypy_extensions import i64

from karak.core.action import USE, first_of, kind_of, second_of
from karak.core.game import Game
from karak.core.state import CHANCE, NOBODY
from karak.games.goblin import moves
from karak.games.goblin.box import COLOUR_SHIFT, NO_ATTACK, NO_DEFENCE, NONE
from karak.games.goblin.secrets import is_unbeaten
from karak.games.goblin.state import HAND, Goblin

# Actions that answer only one question, with the clause of that question.
ANSWERS: dict[int, tuple[int, str, str]] = {
    int(moves.HERO): (int(moves.SEATING), "GB:1.4", "heroes-are-seated"),
    int(moves.FIGHT): (int(moves.DECIDING), "GB:2.1", "battle-or-visit-is-on"),
    int(moves.VISIT): (int(moves.DECIDING), "GB:2.1", "battle-or-visit-is-on"),
    int(moves.REVIVE): (int(moves.DECIDING), "GB:2.1", "battle-or-visit-is-on"),
    int(moves.DISCARD): (int(moves.BRACING), "GB:5.2", "nothing-is-discarded"),
    int(moves.PLAY): (int(moves.PLAYING), "GB:3.2", "no-card-is-played-now"),
    int(moves.KEEP): (int(moves.FORESEEING), "GB:9.6", "nothing-looked-at"),
    int(moves.STACK): (int(moves.STACKING), "GB:6.3", "no-deck-to-stack"),
    int(moves.AS_SHOWN): (int(moves.STACKING), "GB:6.3", "no-deck-to-stack"),
    int(moves.EQUIP): (int(moves.EQUIPPING), "GB:5.1", "no-equipment-won"),
    int(moves.PAWN): (int(moves.EQUIPPING), "GB:5.1", "no-equipment-won"),
    int(moves.BUY): (int(moves.SHOPPING), "GB:7.2", "not-at-the-merchant"),
    int(moves.BUY_POTION): (int(moves.SHOPPING), "GB:7.2", "not-at-the-merchant"),
    int(moves.PAY): (int(moves.PAYING), "GB:7.1", "nothing-to-pay-for"),
}

# The clause of every question that must be answered first, including those of chance.
QUESTIONS: dict[int, str] = {
    int(moves.SEATING): "GB:1.4",
    int(moves.LAYING_OUT): "GB:1.3",
    int(moves.OPENING): "GB:1.1",
    int(moves.DECIDING): "GB:2.1",
    int(moves.BRACING): "GB:4.3",
    int(moves.DRAWING): "GB:3.4",
    int(moves.FORESEEING): "GB:9.6",
    int(moves.STACKING): "GB:6.3",
    int(moves.EQUIPPING): "GB:5.1",
    int(moves.FILLING): "GB:3.5",
    int(moves.PAYING): "GB:7.1",
}
CHANCES: dict[int, str] = {int(moves.BEGIN): "GB:1.1", int(moves.REVEAL): "GB:1.3", int(moves.DRAW): "GB:6.3"}


def reason(game: Game[Goblin], s: Goblin, action: i64) -> tuple[str, str]:
    """Returns the clause and the key; both are empty if the action is an option."""
    if game.is_option(s, action):
        return "", ""
    if s.who == NOBODY:
        return "GB:3.6", "game-is-over"
    kind = kind_of(action)
    if s.who == CHANCE:
        return QUESTIONS[int(s.step)], "waiting-for-chance"
    if int(kind) in CHANCES:
        return CHANCES[int(kind)], "chance-decides"
    if kind == USE:
        return of_ability(game, s, action)
    if kind == moves.DRINK:
        return of_potion(s, first_of(action), second_of(action))
    if kind == moves.DONE or (s.step == moves.SEATING and kind != moves.HERO):
        return QUESTIONS[int(s.step)], "answer-first"
    return of_answer(s, kind, first_of(action))


def of_answer(s: Goblin, kind: i64, what: i64) -> tuple[str, str]:
    step, clause, key = ANSWERS[int(kind)]
    if s.step != step:
        return clause, key
    if kind == moves.FIGHT:
        return of_target(s, what)
    if kind == moves.PLAY:
        return of_card(s, what)
    if kind in (moves.BUY, moves.BUY_POTION):
        return of_goods(s, kind, what)
    if kind == moves.REVIVE:
        return "GB:2.1", "not-down" if s.box.late_revive else "not-wounded"
    if kind == moves.HERO:
        return clause, "hero-is-taken"
    return QUESTIONS[int(s.step)], "not-among-the-choices"


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


def of_potion(s: Goblin, potion: i64, use: i64) -> tuple[str, str]:
    clause = "GB:5.4" if potion == moves.STRENGTH else "GB:5.5" if potion == moves.HEALING else "GB:5.3"
    if not s.has_potion(potion):
        return "GB:5.1", "no-such-potion"
    if s.foe == NONE:
        return clause, "no-battle"
    if s.step in (moves.COUNTING, moves.EQUIPPING, moves.RECOVERING) and potion != moves.HEALING:
        return clause, "too-late-for-that"
    if potion == moves.HEALING and not s.is_wounded():
        return clause, "not-wounded"
    if potion == moves.COUNTERCURSE and not s.curses >> use & 1:
        return clause, "no-such-curse"
    if s.step != moves.PLAYING:
        return clause, "not-at-this-moment"
    return of_doubling(s, NO_ATTACK if use == moves.ON_ATTACK else NO_DEFENCE)


def of_doubling(s: Goblin, curse: i64) -> tuple[str, str]:
    if s.chain > 0:
        last = i64(s.played[s.chain - 1])
        effect = s.box.attack[last] if curse == NO_ATTACK else s.box.defence[last]
        if effect > 0 and s.curses & curse:
            return "GB:5.4", "effect-cursed"
    return "GB:5.4", "nothing-to-double"


def of_goods(s: Goblin, kind: i64, goods: i64) -> tuple[str, str]:
    if kind == moves.BUY_POTION:
        return "GB:7.2", "potion-owned" if s.has_potion(goods) else "pile-empty"
    if i64(s.pawned[goods]) == 0:
        return "GB:7.2", "not-in-pawnshop"
    return "GB:7.2", "laid-down-just-now" if i64(s.pawned[goods]) == 2 else "one-card-a-visit"


def of_ability(game: Game[Goblin], s: Goblin, action: i64) -> tuple[str, str]:
    ability = game.abilities[first_of(action)]
    mine = any(ability in game.listeners(moment, s) for moment in range(moves.MOMENTS))
    return ability.clause, "not-now" if mine else "not-your-ability"
