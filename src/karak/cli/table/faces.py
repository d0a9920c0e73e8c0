"""Finds the face of a title at the terminal's table."""

from importlib import import_module
from importlib.util import find_spec

from karak.cli.table.face import Face
from karak.cli.table.plain import PlainFace
from karak.play.match import Match


def face_of(match: Match, with_odds: bool) -> Face:
    """Makes the face in the title's folder beside this file; a title without one shows its view line by line."""
    room = f"karak.cli.table.{match.opened.title.name}"
    kind: type[Face] = import_module(f"{room}.face").FACE if find_spec(room) else PlainFace
    return kind(match, with_odds)
