"""Why an action of Imperium is not offered; other actions are explained as in Karak II."""

from mypy_extensions import i64

from karak.core.action import USE, first_of, kind_of, second_of, third_of
from karak.core.game import Game
from karak.core.state import CHANCE, NOBODY
from karak.games.imperium import moves
from karak.games.imperium.abilities import REBELLED
from karak.games.imperium.state import Imperium
from karak.games.karak2 import moves as base
from karak.games.karak2 import whynot as karak2
from karak.games.karak2.state import NO_SEAT, Karak2

# Actions that answer only some questions, with the clause of that question.
ANSWERS: dict[int, tuple[i64, str, str]] = {
    int(moves.BETRAY): (moves.BETRAYING, "IM:4.2", "no-betrayal"),
    int(moves.REROLL): (moves.CHOOSING_DICE, "IM:4.2", "no-dice-picked-up"),
    int(moves.PAY): (moves.TAXING, "IM:3.4", "no-tax-due"),
    int(moves.GIVE): (moves.GIVING, "IM:3.2", "no-building-to-give"),
    int(moves.GRANT): (moves.GRANTING, "IM:3.3", "no-unit-to-grant"),
    int(moves.DRIVE): (moves.DRIVING, "IM:5.2", "no-token-driven"),
}
GOING = (base.ACTING, base.BUILDING, base.RECRUITING, base.PICKING_UP)  # free things fit between their parts
# Questions of Imperium that must be answered first.
FIRST: dict[int, tuple[str, str]] = {
    int(moves.MEETING): ("IM:5.1", "fight-or-sneak"),
    int(moves.BETRAYING): ("IM:4.2", "betrayal-first"),
    int(moves.CHOOSING_DICE): ("IM:4.2", "dice-first"),
    int(moves.TAXING): ("IM:3.4", "tax-first"),
    int(moves.GIVING): ("IM:3.2", "gift-first"),
    int(moves.GRANTING): ("IM:3.3", "gift-first"),
    int(moves.DRIVING): ("IM:5.2", "token-first"),
    int(base.DEATHS): ("IM:5.3", "units-first"),
}


def reason(game: Game[Karak2], s: Imperium, action: i64) -> tuple[str, str]:
    """Returns the clause and the key; both are empty if the action is an option."""
    if game.is_option(s, action):
        return "", ""
    if s.who == CHANCE and s.is_tying():
        return "IM:2.2", "waiting-for-tie"
    if s.who == CHANCE or s.who == NOBODY:
        return karak2.reason(game, s, action)
    kind = kind_of(action)
    if int(kind) in ANSWERS:
        step, clause, key = ANSWERS[int(kind)]
        return (clause, key) if s.step != step else of_answer(s, kind, action, clause)
    if kind == moves.BLESS:
        return of_blessing(s, first_of(action))
    if int(s.step) in FIRST:
        return FIRST[int(s.step)]
    if kind == moves.CHALLENGE:
        return of_challenge(s)
    if kind == moves.FIGHT:
        return of_fight(game, s)
    return of_base(game, s, action)


def of_answer(s: Imperium, kind: i64, action: i64, clause: str) -> tuple[str, str]:
    if kind == moves.PAY:
        return clause, "cannot-pay-with-that"
    if kind == moves.GRANT:
        return clause, "type-not-recruited" if not s.levied >> second_of(action) & 1 else "no-room-there"
    return clause, "not-among-the-choices"


def of_blessing(s: Imperium, die: i64) -> tuple[str, str]:
    if s.held(s.realm.blessing) == 0:
        return "IM:4.1", "no-blessing"
    if not s.is_own_turn():
        return "IM:4.1", "not-your-turn"
    if s.step not in (*GOING, base.MUSTERING, base.SHIELDING):
        return "IM:4.1", "not-now"
    if not s.has_room(s.seat):
        return "K2:4.7", "glory-too-low"
    return "IM:4.1", "not-among-the-choices" if die == base.NO_DIE else "no-dice-left"


def of_challenge(s: Imperium) -> tuple[str, str]:
    if s.step not in GOING:
        return "IM:3.6", "not-now"
    if s.crown == NO_SEAT:
        return "IM:3.6", "no-emperor"
    return "IM:3.6", "you-are-emperor" if s.crown == s.seat else "emperor-elsewhere"


def of_fight(game: Game[Karak2], s: Imperium) -> tuple[str, str]:
    if s.step != base.ACTING:
        return "IM:5.1", "not-now"
    if not game.is_heard(moves.AT_MEETING, s):
        return "IM:5.1", "not-your-ability"
    return ("IM:5.1", "no-monsters-here") if not s.has_monsters(s.me().place) else ("K2:2.1", "no-action-left")


def of_base(game: Game[Karak2], s: Imperium, action: i64) -> tuple[str, str]:
    """Explains an action of the base as Karak II does, except for taxes and the emperor's duty."""
    clause, key = karak2.reason(game, s, action)
    kind = kind_of(action)
    if key == "cannot-pay" and s.is_vassal() and is_only_tax_missing(s, action):
        return "IM:3.4", "cannot-pay-tax"
    if kind == base.RECRUIT and key == "cannot-pay" and game.amend(base.AT_LEVY, s, first_of(action)) == base.NO_DIE:
        return "IM:3.3", "leave-one-to-grant"
    if kind == USE and game.abilities[first_of(action)].name == "rebels" and s.once & REBELLED:
        return "IM:5.1", "once-a-turn"
    return clause, key


def is_only_tax_missing(s: Imperium, action: i64) -> bool:
    """Whether the hero could pay if there were no tax."""
    kind, first = kind_of(action), int(first_of(action)) * int(base.RESOURCES)
    prices = s.box.city_price if kind == base.FOUND else s.box.price if kind == base.BUILD else s.box.unit_price
    saved = int(third_of(action)) - 1
    for resource in range(int(base.RESOURCES)):
        if s.owned(s.seat, resource) < prices[first + resource] - (1 if resource == saved else 0):
            return False
    return True
