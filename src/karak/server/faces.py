"""What is seen from one place, encoded once for all who look from there."""

import zlib

import msgspec

from karak.server.wire import Decision

View = dict[str, object]
encode = msgspec.json.Encoder(order="deterministic").encode


class Face:
    """A view as JSON, key by key, with the question that all may hear; `stamp` is the record it is of."""

    __slots__ = ("hash", "parts", "question", "stamp")

    def __init__(self, view: View, question: Decision, stamp: int) -> None:
        self.parts = {key: b'"%b":%b' % (key.encode(), encode(view[key])) for key in sorted(view)}
        self.hash = checksum(joined(list(self.parts.values())))
        self.question = question
        self.stamp = stamp

    def whole(self) -> msgspec.Raw:
        return msgspec.Raw(joined(list(self.parts.values())))

    def since(self, before: "Face | None") -> msgspec.Raw:
        """The keys that changed; without anything before, all."""
        if before is None:
            return self.whole()
        known = before.parts
        return msgspec.Raw(joined([part for key, part in self.parts.items() if known.get(key) != part]))

    @property
    def view(self) -> View:
        view: View = msgspec.json.decode(self.whole())
        return view


def joined(parts: list[bytes]) -> bytes:
    return b"{%b}" % b",".join(parts)


def digest(view: View) -> str:
    """CRC-32 of the view as JSON with sorted keys and no spaces, whole numbers without a point."""
    return checksum(encode(view))


def checksum(plain: bytes) -> str:
    if b".0" in plain:
        for end in (b",", b"}", b"]"):
            plain = plain.replace(b".0" + end, end)
    return f"{zlib.crc32(plain):08x}"
