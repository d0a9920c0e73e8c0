"""Draws links as QR codes."""

import io

import segno

from karak.server.after.asked import Asked


def drawn(asked: Asked) -> bytes:
    """Returns the link as a QR code in SVG."""
    picture = io.BytesIO()
    segno.make(asked.content.decode(), error="m").save(picture, kind="svg", border=2, light="white", dark="#1b1714")
    return picture.getvalue()
