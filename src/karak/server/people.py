"""Who somebody is: no accounts, only signed links that are exchanged for a signed cookie."""

import hmac
import secrets
import time
import unicodedata
from typing import Any

import msgspec
from itsdangerous import BadSignature, SignatureExpired, URLSafeTimedSerializer

from karak.core.refusal import Refusal

COOKIE = "karak"
LONGEST_NAME = 24
MOST_GRANTS = 40  # the oldest are forgotten: a cookie has little room
KEPT = 400 * 24 * 3600  # seconds, for cookies and links
EVERY_TABLE = "*"


class Session(msgspec.Struct, frozen=True, array_like=True):
    """What a browser may claim to be: players, the newest last, and tables it owns."""

    players: tuple[str, ...] = ()
    owns: tuple[str, ...] = ()
    doubt: str = ""  # why its cookie was not believed: "expired" or "forged"; no cookie carries it

    def with_player(self, player: str) -> "Session":
        kept = [p for p in self.players if p != player]
        return Session((*kept, player)[-MOST_GRANTS:], self.owns)

    def with_table(self, table: str) -> "Session":
        kept = [t for t in self.owns if t != table]
        return Session(self.players, (*kept, table)[-MOST_GRANTS:])

    def at(self, table: str) -> "Person":
        """Who owns a table owns its rematches, which are called after it."""
        first = table.partition("-")[0]
        return Person(self.players, first in self.owns or EVERY_TABLE in self.owns, self.doubt)


class Person(msgspec.Struct, frozen=True):
    """Who asks, at one table."""

    players: tuple[str, ...] = ()
    is_owner: bool = False
    doubt: str = ""  # why the cookie was not believed

    @property
    def player(self) -> str:
        """The one who sits down, if somebody does."""
        return self.players[-1] if self.players else ""


class Keys:
    """Signs and reads cookies and links; what is forged or too old is worth nothing."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret
        self.cookies = URLSafeTimedSerializer(secret, salt="karak cookie")
        self.links = URLSafeTimedSerializer(secret, salt="karak link")

    def cookie(self, session: Session) -> str:
        return self.cookies.dumps([session.players, session.owns])

    def session(self, cookie: str | None) -> Session:
        if not cookie:
            return Session()
        try:
            return msgspec.convert(signed(self.cookies, cookie), Session, strict=False)
        except SignatureExpired:
            return Session(doubt="expired")
        except (BadSignature, msgspec.ValidationError):
            return Session(doubt="forged")

    def derived(self, kind: str, key: str) -> str:
        """The same id whenever the same request is sent, which only this server can tell."""
        return hmac.new(self.secret, f"{kind}:{key}".encode(), "sha256").hexdigest()

    def seat_link(self, table: str, player: str) -> str:
        """Sit at the same seat on another device."""
        return self.links.dumps(["seat", table, player])

    def owner_link(self, table: str) -> str:
        return self.links.dumps(["owner", table, ""])

    def exchange(self, token: str, session: Session) -> tuple[str, Session]:
        """The table that a link leads to, and the session with what it grants."""
        try:
            kind, table, player = msgspec.convert(signed(self.links, token), tuple[str, str, str])
        except (BadSignature, msgspec.ValidationError) as fault:
            raise Refusal("link-not-good") from fault
        return table, session.with_table(table) if kind == "owner" else session.with_player(player)


def signed(serializer: URLSafeTimedSerializer, token: str) -> Any:
    """What we signed; the clock may have been put back since then."""
    content, at = serializer.loads(token, return_timestamp=True)
    if abs(time.time() - at.timestamp()) > KEPT:
        raise SignatureExpired("too far from now")
    return content


def new_player() -> str:
    return secrets.token_urlsafe(12)


def clean_name(text: str) -> str:
    """One line, no control or invisible letters, not too long."""
    flat = unicodedata.normalize("NFC", text).replace("\n", " ")
    kept = "".join(letter for letter in flat if unicodedata.category(letter)[0] != "C")
    name = " ".join(kept.split())[:LONGEST_NAME].strip()
    if not name:
        raise Refusal("no-name")
    return name
