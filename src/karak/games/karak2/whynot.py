"""Why an action is not offered: the clause that forbids it, and the key of a sentence about it."""

from mypy_extensions import i64

from karak.core.action import USE, first_of, kind_of, third_of
from karak.core.game import Game
from karak.core.state import CHANCE, NOBODY
from karak.games.karak2 import moves
from karak.games.karak2.box import is_open, opposite
from karak.games.karak2.state import CASTLE, NO_HERO, NO_SEAT, Karak2
from karak.games.karak2.steps.city import is_shared
from karak.games.karak2.steps.turn import TELEPORTED, may_move
from karak.kit.grid import NOWHERE

# Actions that only chance takes, and where, with the clause.
CHANCES: dict[int, str] = {
    int(moves.TILE): "K2:3.1",
    int(moves.TOKEN): "K2:3.2",
    int(moves.ROLL): "K2:4.1",
    int(moves.AMULET): "K2:1.6",
}
WAITING: dict[int, tuple[str, str]] = {
    int(moves.STARTING): ("K2:1.10", "waiting-for-dice"),
    int(moves.DEALING): ("K2:1.1", "waiting-for-deal"),
    int(moves.EXPLORING): ("K2:3.1", "waiting-for-tile"),
    int(moves.DRAWING): ("K2:3.2", "waiting-for-token"),
    int(moves.ROLLING): ("K2:4.1", "waiting-for-dice"),
    int(moves.SPOILS): ("K2:1.6", "waiting-for-amulet"),
}
# Actions that answer only some questions, with the clause of that question.
ANSWERS: dict[int, tuple[tuple[i64, ...], str, str]] = {
    int(moves.STEAL): ((moves.ROBBING,), "K2:7.3", "nobody-is-robbed"),
    int(moves.HERO): ((moves.DEALING,), "K2:1.1", "heroes-are-dealt"),
    int(moves.CHOOSE_TILE): ((moves.SCOUTING,), "K2:10.6", "no-tiles-looked-at"),
    int(moves.ATTACH): ((moves.ATTACHING,), "K2:10.3", "no-tile-in-hand"),
    int(moves.LAY): ((moves.TURNING,), "K2:3.1", "no-tile-in-hand"),
    int(moves.PLACE): ((moves.PICKING,), "K2:10.2", "no-tokens-in-hand"),
    int(moves.CLAW): ((moves.CLAWING,), "K2:10.6", "no-weak-monsters"),
    int(moves.JOIN): ((moves.MUSTERING,), "K2:4.1", "no-battle"),
    int(moves.PLAGUE): ((moves.PLAGUING,), "K2:4.5", "no-two-skulls"),
    int(moves.FIREBALL): ((moves.SPENDING,), "K2:4.2", "no-use-for-fireball"),
    int(moves.IGNORE): ((moves.SHIELDING,), "K2:7.5", "no-skull-to-ignore"),
    int(moves.LEAVE): ((moves.STOWING, moves.LAYING_DOWN), "K2:7.1", "nothing-is-dropped"),
    int(moves.GAIN): ((moves.CARTING, moves.GATHERING), "K2:1.6", "nothing-to-gain"),
}
# Actions in parts: the actions that continue at each step.
GOES_ON: dict[int, tuple[i64, ...]] = {
    int(moves.ACTING): (),
    int(moves.BUILDING): (moves.BUILD, moves.ROB),
    int(moves.RECRUITING): (moves.RECRUIT, moves.GIVE_BACK, moves.ROB),
    int(moves.PICKING_UP): (moves.TAKE, moves.ROB),
    int(moves.MUSTERING): (moves.ROB,),
}
TILE_FIRST = (moves.SCOUTING, moves.ATTACHING, moves.TURNING, moves.PICKING)
BATTLE_FIRST = (
    moves.CLAWING, moves.MUSTERING, moves.ROLLED, moves.PLAGUING, moves.SPENDING, moves.SHIELDING,
)  # fmt: skip


def reason(game: Game[Karak2], s: Karak2, action: i64) -> tuple[str, str]:
    """Returns the clause and the key; both are empty if the action is an option."""
    if game.is_option(s, action):
        return "", ""
    if s.who == NOBODY:
        return "K2:4.8", "game-is-over"
    kind = kind_of(action)
    if s.who == CHANCE:
        return WAITING[int(s.step)]
    if int(kind) in CHANCES:
        return CHANCES[int(kind)], "chance-decides"
    if int(kind) in ANSWERS:
        return of_answer(s, kind, action)
    if kind == USE:
        return of_ability(game, s, action)
    if s.step == moves.ACTING or kind in GOES_ON.get(int(s.step), ()):
        return of_turn(game, s, action)
    return of_question(s)


def of_answer(s: Karak2, kind: i64, action: i64) -> tuple[str, str]:
    steps, clause, key = ANSWERS[int(kind)]
    if s.step not in steps:
        return clause, key
    if kind == moves.LAY:
        return clause, "tile-has-other-chasms" if is_open(first_of(action), opposite(s.side)) else "tile-does-not-join"
    if kind == moves.LEAVE:
        return clause, "not-of-that-kind"
    if kind == moves.GAIN:
        return "K2:7.5", "land-gives-other-things"
    return clause, "not-among-the-choices"


def of_question(s: Karak2) -> tuple[str, str]:
    """Explains an action while another question must be answered first."""
    if s.step in TILE_FIRST:
        return "K2:3.1", "tile-first"
    if s.step in BATTLE_FIRST:
        return "K2:4.1", "battle-first"
    if s.step == moves.RECRUITING and s.recruited == 0:
        return "K2:5.5", "recruit-first"
    return ("K2:4.7", "army-too-large") if s.step == moves.DISBANDING else ("K2:2.4", "answer-first")


def of_turn(game: Game[Karak2], s: Karak2, action: i64) -> tuple[str, str]:
    kind = kind_of(action)
    what = first_of(action)
    if kind == moves.MOVE:
        return of_move(s, what)
    if kind == moves.TELEPORT:
        return of_portal(s, what)
    if kind == moves.ROB:
        return of_robbery(s, what)
    if s.step == moves.ACTING and s.used >= s.allowance():
        return "K2:2.1", "no-action-left"
    if kind == moves.HEAL:
        return "K2:5.1", "not-wounded"
    if kind == moves.GATHER:
        return of_gathering(s)
    if kind == moves.FOUND:
        return of_founding(game, s, third_of(action))
    if kind == moves.ERADICATE:
        return "K2:5.7", "not-at-the-castle" if s.me().place != CASTLE else "nothing-to-eradicate"
    if kind == moves.TAKE:
        return of_taking(s, what)
    return of_city(game, s, action)


def of_move(s: Karak2, side: i64) -> tuple[str, str]:
    if not may_move(s):
        return "K2:2.1", "no-move-left"
    place = s.me().place
    if s.grid.next(place, side) == NOWHERE and is_open(s.chasms_at(place), side):
        return "K2:3.4", "no-tile-left"
    return "K2:1.2", "chasm"


def of_portal(s: Karak2, place: i64) -> tuple[str, str]:
    if not s.has(s.box.portal):
        return "K2:6.2", "no-portal"
    if s.once & TELEPORTED:
        return "K2:6.2", "portal-used"
    if not may_move(s):
        return "K2:2.1", "no-move-left"
    if place >= s.grid.count:
        return "K2:6.2", "no-such-tile"
    return "K2:6.2", "already-there" if s.me().place == place else "portal-leads-home"


def of_robbery(s: Karak2, role: i64) -> tuple[str, str]:
    if s.held(s.box.pickpocket) == 0:
        return "K2:7.3", "no-pickpocket"
    seat = s.seat_of(role)
    return "K2:7.3", "not-an-opponent" if seat == NO_HERO or seat == s.seat else "nothing-to-steal"


def of_gathering(s: Karak2) -> tuple[str, str]:
    place = s.me().place
    if s.has_monsters(place):
        return "K2:5.2", "monsters-here"
    if s.city_at(place) != NO_SEAT:
        return "K2:5.2", "city-here"
    return "K2:5.2", "gathered-already" if s.gathered >> place & 1 else "land-gives-nothing"


def of_taking(s: Karak2, item: i64) -> tuple[str, str]:
    if s.lies_here(item) == 0:
        return "K2:5.6", "nothing-to-take"
    return "K2:5.6", "just-laid-down" if s.step == moves.PICKING_UP and s.laid > 0 else "no-use"


def of_founding(game: Game[Karak2], s: Karak2, saved: i64) -> tuple[str, str]:
    hero = s.me()
    if hero.city != NOWHERE:
        return "K2:5.3", "one-city-only"
    if not s.box.is_site[s.land_at(hero.place)]:
        return "K2:5.3", "no-city-on-this-land"
    if s.has_monsters(hero.place):
        return "K2:5.3", "monsters-here"
    if s.city_at(hero.place) != NO_SEAT:
        return "K2:5.3", "city-here"
    if is_shared(s):
        return "K2:5.3", "another-hero-here"
    return of_price(game, s, saved, "K2:5.3")


def of_price(game: Game[Karak2], s: Karak2, saved: i64, clause: str) -> tuple[str, str]:
    """Checks the saving: a hero who saves on prices must use it, other heroes may not."""
    saves = game.amend(moves.AT_PRICE, s, 0) > 0
    if saves == (saved > 0):
        return clause, "cannot-pay"
    return "K2:10.2", "save-one" if saves else "not-your-ability"


def of_city(game: Game[Karak2], s: Karak2, action: i64) -> tuple[str, str]:
    """Explains building and recruiting."""
    hero = s.me()
    kind = kind_of(action)
    clause = "K2:5.4" if kind == moves.BUILD else "K2:5.5"
    if hero.city == NOWHERE or hero.place != hero.city:
        return clause, "not-in-the-city"
    if kind == moves.BUILD:
        return (clause, "built-already") if s.has(first_of(action)) else of_price(game, s, third_of(action), clause)
    if s.plague == s.seat:
        return "K2:9.2", "plague-in-the-city"
    return of_unit(s, kind, first_of(action))


def of_unit(s: Karak2, kind: i64, die: i64) -> tuple[str, str]:
    if kind == moves.GIVE_BACK:
        return "K2:5.5", "no-use"
    school = s.box.school[die]
    if school < 0 or not s.has(school):
        return "K2:5.5", "building-missing"
    if s.units(s.seat) >= s.glory(s.seat):
        return "K2:4.7", "glory-too-low"
    return "K2:5.5", "no-dice-left" if s.supply[die] == 0 else "cannot-pay"


def of_ability(game: Game[Karak2], s: Karak2, action: i64) -> tuple[str, str]:
    ability = game.abilities[first_of(action)]
    mine = any(ability in game.listeners(moment, s) for moment in range(game.moments))
    return ability.clause, "not-now" if mine else "not-your-ability"
