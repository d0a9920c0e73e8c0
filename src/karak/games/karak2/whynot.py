"""Why an action is not offered: the clause that stands in the way, and the key of a sentence about it."""

from mypy_extensions import i64

from karak.core.action import USE, first_of, kind_of
from karak.core.game import Game
from karak.core.state import CHANCE, NOBODY
from karak.games.karak2 import moves
from karak.games.karak2.box import is_open
from karak.games.karak2.state import CASTLE, NO_HERO, NO_SEAT, Karak2
from karak.games.karak2.steps.city import is_shared
from karak.games.karak2.steps.turn import TELEPORTED, has_resources, may_move
from karak.kit.grid import NOWHERE

CHANCES = (moves.TILE, moves.TOKEN, moves.ROLL, moves.AMULET)
# What only one question takes as an answer, with the clause of that question.
ANSWERS: dict[int, tuple[int, str, str]] = {
    int(moves.STEAL): (int(moves.ROBBING), "K2:7.3", "nobody-is-robbed"),
    int(moves.HERO): (int(moves.DEALING), "K2:1.1", "heroes-are-dealt"),
    int(moves.CHOOSE_TILE): (int(moves.SCOUTING), "K2:10.6", "no-tiles-looked-at"),
    int(moves.ATTACH): (int(moves.ATTACHING), "K2:10.3", "no-tile-in-hand"),
    int(moves.LAY): (int(moves.TURNING), "K2:3.1", "no-tile-in-hand"),
    int(moves.PLACE): (int(moves.PICKING), "K2:10.2", "no-tokens-in-hand"),
    int(moves.CLAW): (int(moves.CLAWING), "K2:10.6", "no-weak-monsters"),
    int(moves.JOIN): (int(moves.MUSTERING), "K2:4.1", "no-battle"),
    int(moves.PLAGUE): (int(moves.PLAGUING), "K2:4.5", "no-two-skulls"),
    int(moves.FIREBALL): (int(moves.SPENDING), "K2:4.2", "no-use-for-fireball"),
    int(moves.IGNORE): (int(moves.SHIELDING), "K2:7.5", "no-skull-to-ignore"),
    int(moves.LEAVE): (int(moves.STOWING), "K2:7.1", "nothing-is-dropped"),
    int(moves.GAIN): (int(moves.CARTING), "K2:1.6", "no-cart"),
}


def reason(game: Game[Karak2], s: Karak2, action: i64) -> tuple[str, str]:
    """Nothing, if the action is an option."""
    if game.is_option(s, action):
        return "", ""
    if s.who == NOBODY:
        return "K2:4.8", "game-is-over"
    kind = kind_of(action)
    if s.who == CHANCE or kind in CHANCES:
        return "K2:4.1", "chance-decides"
    if int(kind) in ANSWERS:
        step, clause, key = ANSWERS[int(kind)]
        return (clause, key) if s.step != step else (clause, "not-among-the-choices")
    if kind == USE:
        return of_ability(game, s, action)
    if s.step != moves.ACTING:
        return "K2:2.4", "answer-first"
    return of_turn(s, kind, first_of(action))


def of_turn(s: Karak2, kind: i64, what: i64) -> tuple[str, str]:
    if kind == moves.MOVE:
        return of_move(s, what)
    if kind == moves.TELEPORT:
        return of_portal(s)
    if kind == moves.ROB:
        return of_robbery(s, what)
    if s.used >= s.allowance():
        return "K2:2.1", "no-action-left"
    if kind == moves.HEAL:
        return "K2:5.1", "not-wounded"
    if kind == moves.GATHER:
        return of_gathering(s)
    if kind == moves.FOUND:
        return of_founding(s)
    if kind == moves.ERADICATE:
        return "K2:5.7", "not-at-the-castle" if s.me().place != CASTLE else "nothing-to-eradicate"
    if kind == moves.TAKE:
        return "K2:5.6", "nothing-to-take" if s.lies_here(what) == 0 else "no-use"
    return of_city(s, kind, what)


def of_move(s: Karak2, side: i64) -> tuple[str, str]:
    if not may_move(s):
        return "K2:2.1", "no-move-left"
    place = s.me().place
    if s.grid.next(place, side) == NOWHERE and is_open(i64(s.chasms[place]), side):
        return "K2:3.4", "no-tile-left"
    return "K2:1.2", "chasm"


def of_portal(s: Karak2) -> tuple[str, str]:
    if not s.has(s.box.portal):
        return "K2:6.2", "no-portal"
    if s.once & TELEPORTED:
        return "K2:6.2", "portal-used"
    return ("K2:6.2", "portal-leads-home") if may_move(s) else ("K2:2.1", "no-move-left")


def of_robbery(s: Karak2, role: i64) -> tuple[str, str]:
    if s.held(s.box.pickpocket) == 0:
        return "K2:7.3", "no-pickpocket"
    seat = s.seat_of(role)
    if seat == NO_HERO or seat == s.seat:
        return "K2:7.3", "not-an-opponent"
    return "K2:7.3", "not-among-the-choices" if has_resources(s, seat) else "nothing-to-steal"


def of_gathering(s: Karak2) -> tuple[str, str]:
    place = s.me().place
    if s.has_monsters(place):
        return "K2:5.2", "monsters-here"
    if s.city_at(place) != NO_SEAT:
        return "K2:5.2", "city-here"
    return "K2:5.2", "gathered-already" if s.gathered >> place & 1 else "land-gives-nothing"


def of_founding(s: Karak2) -> tuple[str, str]:
    hero = s.me()
    land = s.land_at(hero.place)
    if hero.city != NOWHERE:
        return "K2:5.3", "one-city-only"
    if land == s.box.castle or land == s.box.abyss:
        return "K2:5.3", "no-city-on-this-land"
    if s.has_monsters(hero.place):
        return "K2:5.3", "monsters-here"
    if s.city_at(hero.place) != NO_SEAT:
        return "K2:5.3", "city-here"
    return "K2:5.3", "another-hero-here" if is_shared(s) else "cannot-pay"


def of_city(s: Karak2, kind: i64, what: i64) -> tuple[str, str]:
    """Building and recruiting."""
    hero = s.me()
    clause = "K2:5.4" if kind == moves.BUILD else "K2:5.5"
    if hero.city == NOWHERE or hero.place != hero.city:
        return clause, "not-in-the-city"
    if kind == moves.BUILD:
        return clause, "built-already" if s.has(what) else "cannot-pay"
    if s.plague == s.seat:
        return "K2:9.2", "plague-in-the-city"
    if kind == moves.GIVE_BACK:
        return clause, "no-use"
    school = s.box.school[what]
    if school < 0 or not s.has(school):
        return clause, "building-missing"
    if s.units(s.seat) >= s.glory(s.seat):
        return "K2:4.7", "glory-too-low"
    return clause, "no-dice-left" if s.supply[what] == 0 else "cannot-pay"


def of_ability(game: Game[Karak2], s: Karak2, action: i64) -> tuple[str, str]:
    ability = game.abilities[first_of(action)]
    mine = any(ability in game.listeners(moment, s) for moment in range(moves.MOMENTS))
    return ability.clause, "not-now" if mine else "not-your-ability"
