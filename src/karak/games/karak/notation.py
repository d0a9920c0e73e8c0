"""The tables that say how actions and events of Karak are written."""

from karak.core.notation import Said, Verb
from karak.games.karak import moves
from karak.games.karak.box import SIDE_NAMES, Box, letters_of
from karak.games.karak.state import MOST_SIGHTS


def verbs(box: Box) -> list[Verb]:
    """ "step north", "roll 3 5", "cast taia 2", "lay ns": the words a player types and a tape shows."""
    sides = dict(enumerate(SIDE_NAMES))
    faces = {face: str(face) for face in range(1, 7)}
    sights = {i: str(i + 1) for i in range(MOST_SIGHTS)}
    heroes = dict(enumerate(box.hero_names))
    tokens = {i: name for i, name in enumerate(box.token_names) if i}
    items = {int(box.first_item) + i: name for i, name in enumerate(box.item_names)}
    return [
        Verb(int(moves.STOP), "stop"),
        Verb(int(moves.STEP), "step", sides),
        Verb(int(moves.JUMP), "jump", sights),
        Verb(int(moves.HEAL), "heal"),
        Verb(int(moves.OPEN), "open"),
        Verb(int(moves.TAKE), "take"),
        Verb(int(moves.CAST), "cast", heroes, sights),
        Verb(int(moves.TILE), "tile", {i: name for i, name in enumerate(box.tile_names) if i}),
        Verb(int(moves.LAY), "lay", {mask: open_sides(mask) for mask in range(1, 16)}),
        Verb(int(moves.TOKEN), "token", tokens),
        Verb(int(moves.PLACE), "place", tokens),
        Verb(int(moves.FIGHT), "fight"),
        Verb(int(moves.ROLL), "roll", faces, faces, ascending=True),
        Verb(int(moves.BOLT), "use bolt"),
        Verb(int(moves.LEAVE), "leave", items),
        Verb(int(moves.CURSE), "curse", heroes),
        Verb(int(moves.RETURN), "return", sights),
        Verb(int(moves.HERO), "hero", heroes),
    ]


def open_sides(mask: int) -> Said:
    """`nes`: the shape of the tile, and the sides that are open."""
    letters = letters_of(mask)
    return Said(letters, ((letters,), tuple(name for side, name in enumerate(SIDE_NAMES) if mask >> side & 1)))


# The key of each event's sentence, and what its second and third argument are; the first is always the hero.
EVENTS: dict[int, tuple[str, str, str]] = {
    int(moves.DEALT): ("dealt", "seat", ""),
    int(moves.STARTED): ("started", "", ""),
    int(moves.TURN_BEGAN): ("turn-began", "", ""),
    int(moves.WOKE): ("woke", "", ""),
    int(moves.STEPPED): ("stepped", "place", ""),
    int(moves.TILE_DRAWN): ("tile-drawn", "tile", ""),
    int(moves.TILE_LAID): ("tile-laid", "tile", "place"),
    int(moves.TOKEN_DRAWN): ("token-drawn", "token", ""),
    int(moves.TOKEN_PLACED): ("token-placed", "token", "place"),
    int(moves.TOKEN_RETURNED): ("token-returned", "token", ""),
    int(moves.MET): ("met", "token", ""),
    int(moves.ROLLED_DICE): ("rolled", "number", "other"),
    int(moves.BOLT_USED): ("bolt-used", "", ""),
    int(moves.ABILITY_USED): ("ability-used", "ability", ""),
    int(moves.WON): ("won", "token", "number"),
    int(moves.TIED): ("tied", "token", "number"),
    int(moves.LOST): ("lost", "token", "number"),
    int(moves.LIFE_LOST): ("life-lost", "number", ""),
    int(moves.WAS_THROWN_BACK): ("thrown-back", "place", ""),
    int(moves.FAINTED): ("fainted", "", ""),
    int(moves.REVIVED): ("revived", "place", ""),
    int(moves.GAINED): ("gained", "token", ""),
    int(moves.LEFT): ("left", "token", ""),
    int(moves.TREASURE_WON): ("treasure-won", "points", ""),
    int(moves.CHEST_OPENED): ("chest-opened", "", ""),
    int(moves.HEALED): ("healed", "", ""),
    int(moves.PORTAL_CAST): ("portal-cast", "target", "sight"),
    int(moves.CURSED): ("cursed", "target", ""),
    int(moves.CURSE_LIFTED): ("curse-lifted", "", ""),
    int(moves.SWAPPED): ("swapped", "target", ""),
    int(moves.DRAGON_JOINED): ("dragon-joined", "", ""),
    int(moves.SEALED): ("sealed", "", ""),
}
