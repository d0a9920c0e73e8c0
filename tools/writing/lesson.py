"""Plays the script of a lesson as far as the rules allow and lists what could come next, for authors of lessons.

python -m tools.writing.lesson TITLE [all]
"""

import argparse

from karak.core.ruleset import Setting
from karak.core.state import CHANCE
from karak.games.shelf import RULESETS
from karak.play.match import Match, new_match
from karak.server.lessons.lesson import script
from karak.words import name


def whose(match: Match) -> str:
    heroes = match.game.role_names(match.state)
    return "chance" if match.who == CHANCE else name(heroes[match.who], match.opened.rules.name)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title", choices=list(RULESETS))
    parser.add_argument("all", nargs="?", choices=["all"], help="print every line of the script too")
    given = parser.parse_args()
    game, told = given.title, given.all == "all"
    led = script(game)
    match = new_match(game, Setting(len(led.lesson.heroes), led.lesson.heroes, led.lesson.options), led.lesson.heroes)
    for number, (text, action) in enumerate(zip(led.texts, led.actions, strict=True)):
        if told:
            print(f"{number:4} {whose(match):10} {match.decision().step:12} {text}")
        if not match.is_option(action):
            print(f"{number} {text!r} does not fit: {match.why_not(text)}")
            break
        match.do(action)
    asked, who = match.decision(), "over" if match.is_over else whose(match)
    print(f"after {len(match.actions)} of {len(led.actions)}: {who}, {asked.step}")
    print(" | ".join(match.spell(option) for option in asked.options))


if __name__ == "__main__":
    main()
