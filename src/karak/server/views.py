"""The one place where anything about a game leaves for somebody: state, events, options, reasons, replays."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from karak.bots.advice import Advice
from karak.core.game import Game
from karak.core.refusal import Refusal
from karak.core.state import CHANCE, NOBODY
from karak.core.view import View
from karak.play.dealer import Shaker
from karak.play.match import END_TURN, LONGEST, TURN_OVER, WORD, Match
from karak.server.wire import Decision, HintedChoice, Option, Told
from karak.words import has, name, say

SPECTATOR: Final = 99  # a number that no seat has, nor any game's word for no seat: whoever looks sees what all may see
NO_ROLE: Final = -1
EVERYTHING: Final = 98  # no seat either: whoever looks back at a finished game may see all of it


def seen(match: Match, seat: int, state: Any = None) -> View:
    """The position now, or another one of this match, as a seat may know it."""
    whole = match.state if state is None else state
    return match.game.describe(whole if seat == EVERYTHING else match.game.observe(whole, seat))


@lru_cache(maxsize=1 << 10)
def has_secrets(game: Game[Any]) -> bool:
    kind = type(game)
    return kind.observe is not Game.observe or kind.hear is not Game.hear


def eyes(match: Match, seat: int) -> int:
    """In a game without secrets all see alike: what is made for one is made for all."""
    return seat if has_secrets(match.game) else SPECTATOR


def heard(match: Match, events: Sequence[int], seat: int, roles: Sequence[int]) -> list[Told]:
    """What a seat learns of what happened, while the seats had these roles."""
    game = match.game
    name = match.opened.rules.name
    role = roles[seat] if seat < len(roles) else NO_ROLE
    return [told(name, game, event if seat == EVERYTHING else game.hear(event, role)) for event in events]


def roles(match: Match) -> tuple[int, ...]:
    """Of each seat, if it matters who hears: they change when choices of heroes are taken back."""
    game = match.game
    return tuple(int(game.role_at(match.state, seat)) for seat in range(game.seats)) if has_secrets(game) else ()


@lru_cache(maxsize=1 << 15)
def told(name: str, game: Game[Any], event: int) -> Told:
    key, args = game.tell(event)
    return Told(key, args, sentence(name, key, tuple(args.items())))


@lru_cache(maxsize=1 << 15)
def sentence(game: str, key: str, args: tuple[tuple[str, str], ...]) -> str:
    """An event in English; what there are no words for yet is left unsaid."""
    word = f"{game}-{key}"
    return say(word, "en", **{arg: name(value, game, "en") for arg, value in args}) if has(word) else ""


def question(match: Match, state: Any = None) -> Decision:
    """Who is asked what, now or in another position of this match, as everybody may know it."""
    if state is None and match.holder is not None:
        return Decision(match.holder, TURN_OVER, [], 0, "")
    state = match.state if state is None else state
    step = match.game.step_name(state)
    return Decision(max(int(state.who), -1), step, [], 0, match.game.clause_of_step(state))


def asked(match: Match, seats: list[int], public: Decision) -> Decision:
    """The pending decision; its options only for whoever is asked."""
    last = match.deciders[-1] if match.deciders and match.who != NOBODY else NOBODY
    undoable = match.undoable(last) if last in seats else 0
    if public.who not in seats:
        return Decision(public.who, public.step, [], undoable, public.clause) if undoable else public
    if match.holder is not None:
        option = Option(WORD, END_TURN, ["button:done"], True, "", "")
        return Decision(public.who, public.step, [option], undoable, public.clause)
    view = match.game.observe(match.state, public.who)
    options = [int(action) for action in view.options[: int(view.count)]]
    return Decision(public.who, public.step, shown(match, view, options), undoable, public.clause)


def shown(match: Match, view: Any, options: list[int]) -> list[Option]:
    """Each is tried up to the next question on a guess at what the view hides: there may be no way back."""
    game, who, turn = match.game, match.who, int(view.turns)
    whole = game.guess(view, who, Shaker("any")) if has_secrets(game) else view
    made = []
    for action in options:
        after = game.copy(whole)
        events: list[int] = []
        after.out = events
        game.apply(after, action)
        passed = int(after.who) != who or int(after.turns) != turn
        final = any(map(game.reveals, events)) or (passed and not match.ends_unsaid(who, turn, action, after))
        then = game.step_name(after) if int(after.who) == CHANCE else ""
        clause = game.clause_of_choice(action)
        made.append(Option(match.spell(action), action, game.anchors(view, action), final, then, clause))
    return made


def hinted(match: Match, advice: Advice) -> tuple[list[HintedChoice], Told]:
    """For whoever is asked: the choices are options of theirs."""
    choices = [HintedChoice(match.spell(one.action), one.action, one.chance, one.worlds) for one in advice.choices]
    key, args = f"advice-{advice.why}", advice.figures()
    return choices, Told(key, args, say(key, "en", **args))


def chosen(match: Match, seats: list[int], action: str | int) -> int:
    """The option that one of these seats means, or a refusal that tells nothing but what it may know."""
    who = match.who
    if who == NOBODY:
        raise Refusal("game-is-over")
    if who == CHANCE:
        raise Refusal("chance-decides")
    if who not in seats:
        raise Refusal("not-your-decision", seat=who + 1)
    number = parsed(match, action) if isinstance(action, str) else action
    if number == END_TURN or match.holder is not None:
        if match.is_option(number):
            return number
        raise match.refusal(number)
    if number not in match.game.notation.index:
        raise Refusal("unknown-number", number=str(number))
    if match.is_option(number):
        return number
    view = match.game.observe(match.state, who)
    clause, key = match.game.why_not(view, number)
    raise Refusal(f"{match.opened.rules.name}-why-{key}", clause, **match.game.pending(view))


def parsed(match: Match, text: str) -> int:
    """Called for whoever is asked: the examples are options of theirs."""
    if " ".join(text.lower().split()) == WORD:
        return END_TURN
    number = match.game.notation.parse(text)
    if number is None or number not in match.game.notation.index:
        examples = ", ".join(match.spell(a) for a in match.decision().options[:4])
        raise Refusal("unknown-action", text=text[:LONGEST], examples=examples)
    return number
