"""How the actions and events that Imperium adds are written."""

from karak.core.notation import Said, Verb
from karak.games.imperium import moves
from karak.games.karak2 import moves as base
from karak.games.karak2 import notation as karak2
from karak.games.karak2.box import RESOURCE_NAMES, Box


def verbs(box: Box) -> list[Verb]:
    """ "bless archer", "challenge", "reroll knight s", "grant horan knight": what a player types."""
    heroes = dict(enumerate(box.hero_names))
    units = {i: name for i, name in enumerate(box.die_names) if box.is_unit[i]}
    places = {place: str(place) for place in range(box.most_places)}
    return [
        *karak2.verbs(box),
        Verb(int(moves.BLESS), "bless", {**units, int(base.NO_DIE): Said("", ((),))}),
        Verb(int(moves.CHALLENGE), "challenge"),
        Verb(int(moves.FIGHT), "fight"),
        Verb(int(moves.BETRAY), "betray to", heroes),
        *(reroll_verb(box, die) for die in range(int(box.dice))),
        Verb(int(moves.PAY), "pay", dict(enumerate(RESOURCE_NAMES))),
        Verb(int(moves.GIVE), "give", heroes),
        Verb(int(moves.GRANT), "grant", heroes, units),
        Verb(int(moves.DRIVE), "drive", places),
    ]


def reroll_verb(box: Box, die: int) -> Verb:
    faces = {face: karak2.face_name(box, die, face) for face in range(int(box.face_count[die]))}
    return Verb(int(moves.REROLL), "reroll", {die: box.die_names[die]}, faces)


EVENTS: dict[int, tuple[str, str, str]] = {
    **karak2.EVENTS,
    int(moves.RIFT_OPENED): ("rift-opened", "place", ""),
    int(moves.CHALLENGED): ("challenged", "target", ""),
    int(moves.TOTALLED): ("totalled", "number", ""),
    int(moves.CROWNED): ("crowned", "", ""),
    int(moves.DEFENDED): ("defended", "", ""),
    int(moves.TAXED): ("taxed", "resource", "target"),
    int(moves.GIFT_BUILT): ("gift-built", "building", "target"),
    int(moves.DIE_GRANTED): ("die-granted", "die", "target"),
    int(moves.BLESSED): ("blessed", "", ""),
    int(moves.SKULLS_CANCELLED): ("skulls-cancelled", "", ""),
    int(moves.LORD_JOINED): ("lord-joined", "", ""),
    int(moves.LORD_BETRAYED): ("lord-betrayed", "target", ""),
    int(moves.INHABITANTS_BACK): ("inhabitants-back", "token", "place"),
    int(moves.SNEAKED): ("sneaked", "place", ""),
    int(moves.DRIVEN): ("driven", "token", "place"),
    int(moves.FREE_BUILT): ("free-built", "building", ""),
    int(moves.UNIT_SAVED): ("unit-saved", "die", ""),
}
