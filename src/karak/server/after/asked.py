"""Defines a question to a clerk and the clerk's answer."""

import msgspec


class Asked(msgspec.Struct, array_like=True):
    """What to do with the content; `seconds` and `worlds` limit an analysis."""

    kind: str
    content: bytes
    seconds: float = 0.0
    worlds: int = 0


class Found(msgspec.Struct, array_like=True):
    """JSON, or the reason why there is none: a refusal, or an error in the server."""

    content: bytes = b""
    key: str = ""
    clause: str = ""
    named: dict[str, object] = {}
    fault: str = ""
