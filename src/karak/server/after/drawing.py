"""Links as pictures."""

import io

import segno

from karak.server.after.asked import Asked


def drawn(asked: Asked) -> bytes:
    """A link, to be held before a camera."""
    picture = io.BytesIO()
    segno.make(asked.content.decode(), error="m").save(picture, kind="svg", border=2, light="white", dark="#1b1714")
    return picture.getvalue()
