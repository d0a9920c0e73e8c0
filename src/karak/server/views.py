"""Filters everything about a game that leaves the server: state, events, options, reasons, replays."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from karak.bots.advice import Advice
from karak.core.game import Game
from karak.core.refusal import Refusal
from karak.core.state import NOBODY
from karak.core.view import View
from karak.play.match import TURN_OVER, Match
from karak.play.seated import Seated
from karak.play.viewpoint import Onlooker, Viewpoint
from karak.server.wire import Decision, HintedChoice, Told

NO_ROLE = -1


def seen(match: Match, viewpoint: Viewpoint, state: Any = None) -> View:
    """Returns the current or another position of the match as this viewpoint may see it."""
    whole = match.state if state is None else state
    if viewpoint is Onlooker.EVERYTHING:
        return match.game.describe(whole)
    return match.game.describe(match.game.observe(whole, NOBODY if isinstance(viewpoint, Onlooker) else viewpoint))


def eyes(match: Match, viewpoint: Viewpoint) -> Viewpoint:
    """Returns the viewpoint, or one for all in a game without secrets, so that they share what is made."""
    return viewpoint if match.game.has_secrets() else Onlooker.SPECTATOR


def heard(match: Match, events: Sequence[int], viewpoint: Viewpoint, roles: Sequence[int]) -> list[Told]:
    """Returns the events as this viewpoint may hear them, with the roles that the seats had then."""
    game = match.game
    if viewpoint is Onlooker.EVERYTHING:
        return [told(game, event) for event in events]
    role = roles[viewpoint] if isinstance(viewpoint, int) and viewpoint < len(roles) else NO_ROLE
    return [told(game, game.hear(event, role)) for event in events]


def roles(match: Match) -> tuple[int, ...]:
    """Returns each seat's role, which matters in games with secrets and changes when hero choices are taken back."""
    game = match.game
    return tuple(int(game.role_at(match.state, seat)) for seat in range(game.seats)) if game.has_secrets() else ()


@lru_cache(maxsize=1 << 15)
def told(game: Game[Any], event: int) -> Told:
    return Told(*game.tell(event))


def question(match: Match, state: Any = None) -> Decision:
    """Returns the public part of the question, for the current or another position of the match."""
    if state is None and match.holder is not None:
        return Decision(match.holder, TURN_OVER, [], 0, "")
    state = match.state if state is None else state
    step = match.game.step_name(state)
    return Decision(max(int(state.who), -1), step, [], 0, match.game.clause_of_step(state))


def asked(match: Match, seats: list[int], public: Decision) -> Decision:
    """Returns the pending decision, with options only for the seat that is asked."""
    last = match.deciders[-1] if match.deciders and match.who != NOBODY else NOBODY
    undoable = Seated(match, last).undoable if last in seats else 0
    if public.who not in seats:
        return Decision(public.who, public.step, [], undoable, public.clause) if undoable else public
    return Decision(public.who, public.step, Seated(match, public.who).options(), undoable, public.clause)


def hinted(match: Match, advice: Advice) -> tuple[list[HintedChoice], Told]:
    """Returns a hint for the player who is asked; its choices are options of theirs."""
    choices = [HintedChoice(match.spell(one.action), one.chance, one.worlds) for one in advice.choices]
    return choices, Told(f"advice-{advice.why}", advice.figures())


def chosen(match: Match, seats: list[int], given: str | int) -> int:
    """Returns the chosen option of these seats, or refuses without revealing what they may not know."""
    who = match.who
    if who >= 0 and who not in seats:
        raise Refusal("not-your-decision", seat=who + 1)
    return Seated(match, who).chosen(given)
