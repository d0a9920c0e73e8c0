"""karak hint: what a bot would do in a saved game, and why."""

import json as json_text
from pathlib import Path

from karak.bots.advice import Advice, advise
from karak.bots.outside import any_bot
from karak.cli.table.canvas import Screen
from karak.cli.table.faces import face_of
from karak.cli.tapes import played
from karak.core.refusal import Refusal
from karak.play.dealer import Shaker
from karak.play.match import Match
from karak.play.tape import load
from karak.words import name, say
from karak.words.labels import label

USUAL = "search:1s"
SEED = "hint"


def hint(file: str, *, seat: int | None = None, bot: str = USUAL, json: bool = False, data: str = "") -> int:
    """Shows the three best choices of the player who is asked, their chances to win, and why the first is best."""
    match = played(load(Path(file)), data)
    if match.is_over:
        raise Refusal("game-is-over")
    match.deal(Shaker(SEED))  # the game may have been left in the middle of a draw
    if seat is not None and seat - 1 != match.who:
        raise Refusal("not-your-decision", seat=match.who + 1)
    title = match.opened.rules.name
    advice = advise(title, match.game, match.view(match.who), any_bot(title, bot), Shaker(SEED))
    if json:
        print(json_text.dumps(report(match, advice, bot), ensure_ascii=False, indent=1))
    else:
        show(match, advice, bot)
    return 0


def why(advice: Advice, bot: str) -> str:
    return say(f"advice-{advice.why}", **advice.figures(), bot=bot)


def show(match: Match, advice: Advice, bot: str) -> None:
    screen, face, title = Screen(), face_of(match, with_odds=False), match.opened.rules.name
    hero = match.game.role_names(match.state)[match.who]
    screen.show(say("hint-for", hero=name(hero, face.name) if hero else "-", seat=match.who + 1, bot=bot))
    for place, one in enumerate(advice.choices, 1):
        notation, verb, args = match.phrase(one.action)
        read = label(title, match.game.step_name(match.state), verb, args, face.called)
        chance = say("percent", part=round(100 * one.chance))
        screen.show(say("hint-choice", place=place, label=read, notation=notation, chance=chance))
    screen.show(why(advice, bot))


def report(match: Match, advice: Advice, bot: str) -> dict[str, object]:
    """Returns what --json prints."""
    choices = [
        {"action": match.spell(one.action), "number": one.action, "chance": one.chance, "worlds": one.worlds}
        for one in advice.choices
    ]
    return {
        "game": match.opened.rules.name,
        "at": len(match.actions),
        "seat": match.who,
        "bot": bot,
        "choices": choices,
        "why": advice.why,
        "text": why(advice, bot),
    }
