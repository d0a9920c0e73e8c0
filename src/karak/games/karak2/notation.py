"""The tables that say how actions and events of Karak II are written."""

from itertools import product

from karak.core.notation import Said, Verb
from karak.games.karak2 import moves
from karak.games.karak2.box import RESOURCE_NAMES, SIDE_NAMES, Box

SIDE_LETTERS = ["ne", "e", "se", "sw", "w", "nw"]


def chasm_names() -> dict[int, Said]:
    """Names an arrangement of chasms: `open`, or the sides that a chasm closes: `ne-sw`."""
    return {mask: chasms([side for side in range(6) if mask >> side & 1]) for mask in range(64)}


def chasms(closed: list[int]) -> Said:
    return Said("-".join(SIDE_LETTERS[i] for i in closed) or "open", (tuple(SIDE_NAMES[i] for i in closed),))


def verbs(box: Box) -> list[Verb]:
    """ "move east", "lay ne-sw", "join archer 2", "roll mage 2x2 1xs": what a player types and a tape shows."""
    heroes = dict(enumerate(box.hero_names))
    places = {place: str(place) for place in range(box.most_places)}
    tiles = dict(enumerate(box.tile_names))
    tokens = {i: name for i, name in enumerate(box.token_names) if i}
    items = dict(enumerate(box.item_names))
    resources = dict(enumerate(RESOURCE_NAMES))
    dice = dict(enumerate(box.die_names))
    saved = {0: Said("", ((),)), **{i + 1: Said(f"saving {name}", ((name,),)) for i, name in resources.items()}}
    buildings = dict(enumerate(box.building_names))
    sides = dict(enumerate(SIDE_NAMES))
    none = {0: ""}
    return [
        Verb(int(moves.DONE), "done"),
        Verb(int(moves.MOVE), "move", sides),
        Verb(int(moves.TELEPORT), "portal", places),
        Verb(int(moves.HEAL), "heal"),
        Verb(int(moves.GATHER), "gather"),
        Verb(int(moves.FOUND), "found city", none, none, saved),
        Verb(int(moves.BUILD), "build", buildings, none, saved),
        Verb(int(moves.GIVE_BACK), "give back", dice),
        Verb(int(moves.RECRUIT), "recruit", dice),
        Verb(int(moves.TAKE), "take", items),
        Verb(int(moves.ERADICATE), "eradicate plague"),
        Verb(int(moves.ROB), "rob", heroes),
        Verb(int(moves.STEAL), "steal", resources),
        Verb(int(moves.HERO), "hero", heroes),
        Verb(int(moves.TILE), "tile", tiles),
        Verb(int(moves.CHOOSE_TILE), "choose tile", tiles),
        Verb(int(moves.ATTACH), "attach", places, sides),
        Verb(int(moves.LAY), "lay", chasm_names()),
        Verb(int(moves.TOKEN), "token", tokens),
        Verb(int(moves.PLACE), "place", tokens),
        Verb(int(moves.CLAW), "claw", tokens),
        Verb(int(moves.JOIN), "join", dice, {n: str(n) for n in range(11)}),
        *(verb for die in dice for verb in roll_verbs(box, die)),
        Verb(int(moves.PLAGUE), "plague", heroes),
        Verb(int(moves.FIREBALL), "use fireball"),
        Verb(int(moves.IGNORE), "ignore", dice),
        Verb(int(moves.AMULET), "amulet", items),
        Verb(int(moves.LEAVE), "leave", items),
        Verb(int(moves.GAIN), "gain", resources),
    ]


def rolls_of(box: Box, die: int) -> list[tuple[int, ...]]:
    """Lists every way in which one or more dice of a kind can fall, as counts by face."""
    faces = int(box.face_count[die])
    most = 1 if die == box.hero_die else box.supply[die]
    return [counts for counts in product(range(most + 1), repeat=faces) if 1 <= sum(counts) <= most]


def roll_verbs(box: Box, die: int) -> list[Verb]:
    """Makes a verb for each fall of the first two faces; an action has their counts in one argument."""
    names = [face_name(box, die, face) for face in range(int(box.face_count[die]))]
    falls: dict[int, dict[int, Said]] = {}
    for counts in rolls_of(box, die):
        low = sum(n << 4 * face for face, n in enumerate(counts[:2]))
        high = sum(n << 4 * face for face, n in enumerate(counts[2:]))
        shown = tuple([f"{n}x{name}" for n, name in zip(counts, names, strict=True) if n])
        falls.setdefault(low, {})[high] = Said(" ".join(shown), (shown,))
    return [Verb(int(moves.ROLL), "roll", {die: box.die_names[die]}, high, {low: ""}) for low, high in falls.items()]


def face_name(box: Box, die: int, face: int) -> str:
    skulls = int(box.skulls[die * 6 + face])
    mark = int(box.mark[die * 6 + face])
    if mark:
        return box.mark_names[mark]
    return "s" * skulls if skulls else str(int(box.swords[die * 6 + face]))


# The key of each event's sentence, and what its second and third argument are; the first is always the hero.
EVENTS: dict[int, tuple[str, str, str]] = {
    int(moves.DEALT): ("dealt", "seat", ""),
    int(moves.STARTED): ("started", "", ""),
    int(moves.TURN_BEGAN): ("turn-began", "", ""),
    int(moves.WOKE): ("woke", "", ""),
    int(moves.MOVED): ("moved", "place", ""),
    int(moves.TILE_DRAWN): ("tile-drawn", "tile", ""),
    int(moves.TILE_LAID): ("tile-laid", "tile", "place"),
    int(moves.TOKEN_DRAWN): ("token-drawn", "token", ""),
    int(moves.TOKEN_PLACED): ("token-placed", "token", "place"),
    int(moves.TOKEN_RETURNED): ("token-returned", "token", ""),
    int(moves.GENERAL_CAME): ("general-came", "place", ""),
    int(moves.MET): ("met", "number", ""),
    int(moves.DICE_ROLLED): ("dice-rolled", "die", "roll"),
    int(moves.FIREBALL_CAST): ("fireball-cast", "", ""),
    int(moves.ABILITY_USED): ("ability-used", "ability", ""),
    int(moves.WON): ("won", "number", "other"),
    int(moves.LOST): ("lost", "number", "other"),
    int(moves.PRAETORIAN_FELL): ("praetorian-fell", "number", ""),
    int(moves.LIVES_LOST): ("lives-lost", "number", ""),
    int(moves.DICE_LOST): ("dice-lost", "die", "number"),
    int(moves.THROWN_BACK): ("thrown-back", "place", ""),
    int(moves.FELL_UNCONSCIOUS): ("fell-unconscious", "", ""),
    int(moves.GLORY_ROSE): ("glory-rose", "number", ""),
    int(moves.GAINED): ("gained", "item", ""),
    int(moves.LEFT): ("left", "item", ""),
    int(moves.GOT): ("got", "resource", "number"),
    int(moves.STONE_WON): ("stone-won", "points", ""),
    int(moves.HEALED): ("healed", "number", ""),
    int(moves.CITY_FOUNDED): ("city-founded", "place", ""),
    int(moves.BUILT): ("built", "building", ""),
    int(moves.RECRUITED): ("recruited", "die", ""),
    int(moves.GAVE_BACK): ("gave-back", "die", ""),
    int(moves.PLAGUED): ("plagued", "target", ""),
    int(moves.SUFFERED): ("suffered", "target", ""),
    int(moves.ERADICATED): ("eradicated", "", ""),
    int(moves.ROBBED): ("robbed", "target", ""),
    int(moves.GENERAL_BEATEN): ("general-beaten", "", ""),
}
