"""Why an action is not offered: the clause that forbids it, and the key of a sentence about it."""

from mypy_extensions import i64

from karak.core.action import USE, first_of, kind_of, second_of
from karak.core.game import Game
from karak.core.state import CHANCE, NOBODY
from karak.games.karak import moves
from karak.games.karak.box import PORTAL, is_open
from karak.games.karak.state import NO_HERO, Karak
from karak.games.karak.steps.exploring import joins
from karak.kit.grid import NOWHERE

CHANCES = (moves.TILE, moves.TOKEN, moves.ROLL)
# Actions that answer only one question, with the clause of that question.
ANSWERS: dict[int, tuple[int, str, str]] = {
    int(moves.LAY): (int(moves.TURNING), "K1:3.1", "no-tile-in-hand"),
    int(moves.PLACE): (int(moves.PICKING), "K1:9.6", "no-tokens-in-hand"),
    int(moves.FIGHT): (int(moves.MEETING), "K1:2.4", "no-monster-met"),
    int(moves.BOLT): (int(moves.ROLLED), "K1:4.2", "no-roll-on-the-table"),
    int(moves.CURSE): (int(moves.CURSING), "K1:8.1", "no-mummy-beaten"),
    int(moves.RETURN): (int(moves.REBORN), "K1:9.2", "not-reborn"),
    int(moves.HERO): (int(moves.DEALING), "K1:1.6", "heroes-are-dealt"),
}


def reason(game: Game[Karak], s: Karak, action: i64) -> tuple[str, str]:
    """Returns the clause and the key; both are empty if the action is an option."""
    if game.is_option(s, action):
        return "", ""
    if s.who == NOBODY:
        return "K1:10.1", "game-is-over"
    kind = kind_of(action)
    if s.who == CHANCE:
        return of_chance(s)
    if kind in CHANCES:
        return "K1:4.1" if kind == moves.ROLL else "K1:3.3" if kind == moves.TOKEN else "K1:3.1", "chance-decides"
    if int(kind) in ANSWERS:
        return of_answer(s, kind, action)
    if kind == moves.LEAVE:
        return of_leaving(s)
    if kind == USE:
        return of_ability(game, s, action)
    if s.step != moves.MOVING:
        return of_interruption(s)
    if kind == moves.STEP:
        return of_step(game, s, first_of(action))
    return of_tile(s, kind, action)


def of_chance(s: Karak) -> tuple[str, str]:
    if s.step == moves.DEALING:
        return "K1:1.6", "waiting-for-deal"
    if s.step == moves.STARTING:
        return "K1:1.7", "waiting-for-dice"
    if s.step == moves.ROLLING:
        return "K1:4.1", "waiting-for-dice"
    return ("K1:3.1", "waiting-for-tile") if s.step == moves.EXPLORING else ("K1:3.3", "waiting-for-token")


def of_answer(s: Karak, kind: i64, action: i64) -> tuple[str, str]:
    """Explains an answer to another question, or one that is not allowed here."""
    step, clause, key = ANSWERS[int(kind)]
    if s.step != step:
        return clause, key
    if kind == moves.LAY:
        return of_rotation(s, first_of(action))
    if kind == moves.BOLT:
        return "K1:4.2", "no-bolt"
    if kind == moves.CURSE:
        return "K1:8.1", "curse-not-on-winner"
    return clause, "not-among-the-choices"


def of_rotation(s: Karak, exits: i64) -> tuple[str, str]:
    for i in range(s.tile * 4, s.tile * 4 + 4):
        if s.box.rotations[i] == exits:
            return ("K1:3.6", "tile-would-seal") if joins(s, exits) else ("K1:3.1", "tile-does-not-join")
    return "K1:3.1", "tile-has-other-exits"


def of_leaving(s: Karak) -> tuple[str, str]:
    if s.step == moves.STOWING or s.step == moves.EXCHANGING:
        return "K1:5.1", "not-of-that-kind"
    return "K1:5.1", "nothing-is-dropped"


def of_interruption(s: Karak) -> tuple[str, str]:
    """Explains an action while another question must be answered first."""
    if s.step == moves.MEETING or s.step == moves.ROLLED:
        return "K1:2.4", "fight-first"
    if s.step == moves.THROWN_BACK:
        return "K1:4.7", "only-healing"
    if s.step == moves.TURNING:
        return "K1:3.1", "tile-first"
    return "K1:2.6", "answer-first"


def of_step(game: Game[Karak], s: Karak, side: i64) -> tuple[str, str]:
    place = s.me().place
    there = s.grid.next(place, side)
    if s.steps_left == 0:
        return "K1:2.1", "no-step-left"
    if there == NOWHERE:
        return ("K1:3.5", "no-tile-left") if is_open(s.tile_at(place), side) else ("K1:3.1", "wall-here")
    return "K1:2.2", "wall-here" if not is_open(s.tile_at(place), side) else "wall-there"


def of_tile(s: Karak, kind: i64, action: i64) -> tuple[str, str]:
    """Explains what the tile, or what lies on it, does not allow."""
    place = s.me().place
    token = s.token_at(place)
    if kind == moves.JUMP:
        if not s.tile_at(place) & PORTAL:
            return "K1:2.8", "not-on-portal"
        return ("K1:2.1", "no-step-left") if s.steps_left == 0 else ("K1:2.8", "no-such-portal")
    if kind == moves.HEAL:
        return "K1:7.2", "nothing-to-heal" if s.is_on_fountain(s.seat) else "not-on-fountain"
    if kind == moves.OPEN:
        return "K1:6.2", "no-key" if token == s.box.chest else "no-chest"
    if kind == moves.TAKE:
        if s.box.is_monster(token):
            return "K1:9.4", "monster-guards"
        return "K1:5.3", "no-use" if s.box.is_item(token) else "nothing-to-take"
    if kind == moves.CAST:
        if s.held(s.box.healing) == 0:
            return "K1:5.4", "no-healing-portal"
        return "K1:5.4", "hero-not-in-play" if s.seat_of(first_of(action)) == NO_HERO else "no-such-fountain"
    return "K1:2.1", "not-among-the-choices"


def of_ability(game: Game[Karak], s: Karak, action: i64) -> tuple[str, str]:
    """Explains another hero's ability, a silenced one, or one used at the wrong moment."""
    ability = game.abilities[first_of(action)]
    if not any(ability in game.listeners(moment, s) for moment in range(moves.MOMENTS)):
        return ability.clause, "not-your-ability"
    if s.is_cursed(s.seat):
        return "K1:8.2", "abilities-silenced"
    if ability.args and s.seat_of(second_of(action)) == NO_HERO:
        return ability.clause, "hero-not-in-play"
    return ability.clause, "not-now"
