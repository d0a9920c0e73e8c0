"""Positions for those who draw boards: what a seat is shown early, in the middle, in a fight and at the end."""

import json
from pathlib import Path
from typing import Any

from karak.bots.named import make_bot, usual_bot
from karak.core.ruleset import Setting
from karak.core.state import CHANCE
from karak.games.shelf import RULESETS
from karak.lab.sitting import answer
from karak.play.dealer import Shaker
from karak.play.match import Match, new_match

FIXTURES = Path(__file__).resolve().parents[1] / "web" / "fixtures"
FIGHTS = {  # steps at which somebody fights and is asked
    "karak": ["rolled"],
    "karak2": ["mustering", "rolled", "spending", "shielding"],
    "imperium": ["mustering", "rolled", "spending", "shielding"],
    "goblin": ["playing", "bracing", "taking-hits"],
}


def main() -> None:
    FIXTURES.mkdir(parents=True, exist_ok=True)
    for game in RULESETS:
        play(game)


def play(game: str) -> None:
    """One game between good bots, looked at now and then; a few kinds of questions each once."""
    match = new_match(game, Setting(4), ["bot"] * 4)
    bot: Any = make_bot(game, usual_bot(game))
    dealer = Shaker("fixtures")
    asked: set[str] = set()
    while not match.is_over and len(match.actions) < 4000:
        step = match.game.step_name(match.state)
        if match.who != CHANCE:
            turn = int(match.state.turns)
            if turn == 3 and "early" not in asked:
                write(game, "early", match, asked)
            if turn == 40 and "middle" not in asked:
                write(game, "middle", match, asked)
            if turn > 30 and step in FIGHTS[game] and f"fight-{step}" not in asked:
                write(game, f"fight-{step}", match, asked)
            if turn > 12 and step not in asked:
                write(game, step, match, asked)
        match.do(int(answer(match.game, match.state, bot, dealer)))
    write(game, "end", match, asked)


def write(game: str, name: str, match: Match, asked: set[str]) -> None:
    asked.add(name)
    seat = max(match.who, 0)
    view = match.game.observe(match.state, seat)
    decision = match.decision() if not match.is_over else None
    options = decision.options if decision else []
    shown = [{"text": match.spell(a), "anchors": match.game.anchors(view, a)} for a in options]
    events = [event for some in match.events[-6:] for event in some]
    told = [match.game.tell(match.game.hear(event, match.game.role_at(match.state, seat))) for event in events]
    page = {
        "game": game,
        "view": match.game.describe(view),
        "decision": {"who": seat if decision else -1, "step": match.game.step_name(match.state), "options": shown},
        "news": [{"key": key, "args": args} for key, args in told],
    }
    (FIXTURES / f"{game}-{name}.json").write_text(json.dumps(page, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
