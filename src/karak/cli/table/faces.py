"""Which face a game has."""

from karak.cli.table.face import Face
from karak.cli.table.goblin.face import GoblinFace
from karak.cli.table.imperium.face import ImperiumFace
from karak.cli.table.karak.face import KarakFace
from karak.cli.table.karak2.face import Karak2Face
from karak.core.refusal import Refusal
from karak.play.match import Match

FACES: dict[str, type[Face]] = {
    "karak": KarakFace, "goblin": GoblinFace, "karak2": Karak2Face, "imperium": ImperiumFace,
}  # fmt: skip


def face_of(match: Match, with_odds: bool) -> Face:
    game = match.opened.rules.name
    if game not in FACES:
        raise Refusal("no-table", game=game, games=", ".join(FACES))
    return FACES[game](match, with_odds)
