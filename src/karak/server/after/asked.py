"""What a clerk is asked, and what it finds."""

import msgspec


class Asked(msgspec.Struct, array_like=True):
    """What is to be done with the content; an analysis has so many seconds and imagines so many worlds."""

    kind: str
    content: bytes
    seconds: float = 0.0
    worlds: int = 0


class Found(msgspec.Struct, array_like=True):
    """JSON, or why there is none: a refusal, or a fault of ours."""

    content: bytes = b""
    key: str = ""
    clause: str = ""
    named: dict[str, object] = {}
    fault: str = ""
