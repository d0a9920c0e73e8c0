"""The tables that say how actions and events of Goblin are written."""

from karak.core.notation import Verb
from karak.games.goblin import moves
from karak.games.goblin.box import CURSES, UNKNOWN, Box

POTION_NAMES = ["strength", "healing", "countercurse"]


def verbs(box: Box) -> list[Verb]:
    """ "fight cave-bat", "play horan-charge", "drink strength attack", "stack start": what a player types."""
    heroes = dict(enumerate(box.hero_names))
    foes = dict(enumerate(box.monster_names))
    cards = dict(enumerate(box.card_names))
    actions = {i: name for i, name in cards.items() if i < box.actions}
    starting = {i: name for i, name in cards.items() if i < box.starting}
    won = {i: name for i, name in actions.items() if i >= box.starting}
    equipment = {i: name for i, name in cards.items() if i >= box.actions}
    curses = {i: curse.replace(" ", "-") for i, curse in enumerate(CURSES)}
    return [
        Verb(int(moves.DONE), "done"),
        Verb(int(moves.HERO), "hero", heroes),
        Verb(int(moves.BEGIN), "begin", {seat: str(seat + 1) for seat in range(5)}),
        Verb(int(moves.REVEAL), "reveal", foes),
        Verb(int(moves.FIGHT), "fight", foes),
        Verb(int(moves.VISIT), "visit merchant"),
        Verb(int(moves.REVIVE), "revive"),
        Verb(int(moves.DISCARD), "discard", actions),
        Verb(int(moves.PLAY), "play", actions),
        Verb(int(moves.DRINK), "drink strength", {0: "attack", 1: "defence"}, first=int(moves.STRENGTH)),
        Verb(int(moves.DRINK), "drink healing", first=int(moves.HEALING)),
        Verb(int(moves.DRINK), "drink countercurse", curses, first=int(moves.COUNTERCURSE)),
        Verb(int(moves.DRAW), "draw", starting),
        Verb(int(moves.KEEP), "keep", actions),
        Verb(int(moves.STACK), "stack", {**won, int(UNKNOWN): "start"}),
        Verb(int(moves.AS_SHOWN), "stack as-shown"),
        Verb(int(moves.EQUIP), "equip", equipment),
        Verb(int(moves.PAWN), "pawn", equipment),
        Verb(int(moves.BUY), "buy", {**won, **equipment}),
        Verb(int(moves.PAY), "pay", {**won, **equipment}),
        Verb(int(moves.BUY_POTION), "buy potion", dict(enumerate(POTION_NAMES))),
    ]


# The key of each event's sentence, and what its second and third argument are; the first is always the hero.
EVENTS: dict[int, tuple[str, str, str]] = {
    int(moves.SEATED): ("seated", "seat", ""),
    int(moves.BEGAN): ("began", "", ""),
    int(moves.TURN_BEGAN): ("turn-began", "", ""),
    int(moves.REVEALED): ("revealed", "monster", ""),
    int(moves.CHALLENGED): ("challenged", "monster", ""),
    int(moves.VISITED): ("visited", "", ""),
    int(moves.REVIVED): ("revived", "", ""),
    int(moves.DISCARDED): ("discarded", "card", ""),
    int(moves.PLAYED): ("played", "card", ""),
    int(moves.DRANK): ("drank", "potion", ""),
    int(moves.DREW): ("drew", "card", ""),
    int(moves.PUT_UNDER): ("put-under", "card", ""),
    int(moves.STACKED): ("stacked", "number", ""),
    int(moves.HEALED): ("healed", "number", ""),
    int(moves.HURT): ("hurt", "number", ""),
    int(moves.FELL): ("fell", "", ""),
    int(moves.BEAT): ("beat", "monster", "number"),
    int(moves.FAILED): ("failed", "monster", "number"),
    int(moves.GAINED): ("gained", "card", ""),
    int(moves.PAWNED): ("pawned", "card", ""),
    int(moves.KEY_WON): ("key-won", "number", ""),
    int(moves.BOUGHT): ("bought", "card", ""),
    int(moves.POTION_BOUGHT): ("potion-bought", "potion", ""),
    int(moves.ABILITY_USED): ("ability-used", "ability", ""),
    int(moves.CHAMPION): ("champion", "", ""),
}
SECRET_EVENTS = (int(moves.DREW), int(moves.PUT_UNDER))
