"""Identifies people without accounts, by a signed cookie with the browser's own secret and by signed links."""

import hmac
import secrets
import unicodedata
from collections.abc import Callable, Mapping
from typing import Any, Literal

import msgspec
from itsdangerous import BadSignature, SignatureExpired, TimestampSigner, URLSafeTimedSerializer

from karak.core.refusal import Refusal

OLD_COOKIE = "karak"  # the name of the cookie on all servers before each server got its own
LONGEST_NAME = 24
MOST_TABLES = 40  # opened by one browser; a cookie has little room, so the oldest are dropped
MOST_LENT = 10  # tables owned through a link
MOST_GRANTS = 20  # seats opened through a link
DAY = 24 * 3600
KEPT = 400 * DAY  # seconds that a cookie lasts
LINK_KEPT = 30 * DAY
OWNER_OF_ALL_KEPT = 3600
EVERY_TABLE = "*"


class Link(msgspec.Struct, frozen=True, array_like=True):
    """What a link opens: the owner's rights at a table, or a player's seats there."""

    kind: Literal["seat", "owner"]
    table: str
    player: str = ""
    issue: int = 0  # of the player's links; renewing them increases it

    @property
    def kept(self) -> int:
        """Returns for how many seconds the link works."""
        return OWNER_OF_ALL_KEPT if self.table == EVERY_TABLE else LINK_KEPT


class Grant(msgspec.Struct, frozen=True, array_like=True):
    """A right, granted by a link, to a player's seats at one table and its rematches."""

    table: str
    player: str
    issue: int


class Session(msgspec.Struct, frozen=True, array_like=True):
    """The rights of a browser: its own secret, tables it opened, and what links granted it."""

    me: str = ""  # never shown; the browser's player ids are derived from it
    owns: tuple[str, ...] = ()
    lent: tuple[str, ...] = ()  # owned through a link
    grants: tuple[Grant, ...] = ()
    players: tuple[str, ...] = ()  # from older cookies, when one player id was used at every table
    doubt: str = ""  # why the cookie was not accepted, "expired" or "forged"; not stored in the cookie

    def with_table(self, table: str) -> "Session":
        return msgspec.structs.replace(self, owns=newest(self.owns, table, MOST_TABLES))

    def with_link(self, link: Link) -> "Session":
        """Returns the session with a right at the link's table added."""
        if link.kind == "owner":
            return msgspec.structs.replace(self, lent=newest(self.lent, link.table, MOST_LENT))
        grant = Grant(first_of(link.table), link.player, link.issue)
        others = tuple(g for g in self.grants if (g.table, g.player) != (grant.table, grant.player))
        return msgspec.structs.replace(self, grants=newest(others, grant, MOST_GRANTS))

    def at(self, table: str) -> "Person":
        """Returns the person at a table; owners own its rematches too, and players keep their ids there."""
        first = first_of(table)
        own = (player_at(self.me, first),) if self.me else ()
        links = tuple((grant.player, grant.issue) for grant in self.grants if grant.table == first)
        is_owner = first in self.owns or first in self.lent or EVERY_TABLE in self.lent
        return Person((*own, *self.players), is_owner, self.doubt, links)


class Person(msgspec.Struct, frozen=True):
    """A person at one table."""

    players: tuple[str, ...] = ()
    is_owner: bool = False
    doubt: str = ""  # why the cookie was not accepted
    links: tuple[tuple[str, int], ...] = ()  # players whose links were opened here, with the issue of each link

    @property
    def player(self) -> str:
        """Returns the id under which this person takes a seat; empty without a session."""
        return self.players[0] if self.players else ""


class Stamp(TimestampSigner):
    """Dates signatures by a given clock."""

    def __init__(self, *args: Any, now: Callable[[], float], **given: Any) -> None:
        super().__init__(*args, **given)
        self.now = now

    def get_timestamp(self) -> int:
        return int(self.now())


class Keys:
    """Signs and reads cookies and links; forged and expired ones grant nothing."""

    def __init__(self, secret: bytes, links: bytes, now: Callable[[], float]) -> None:
        self.secret = secret
        self.now = now
        self.cookies = self.signing(secret, "karak cookie")
        self.links = self.signing(links, "karak link")
        self.old_cookies = self.signing(links, "karak cookie")
        self.cookie_name = f"karak-{self.derived('cookie', '')[:8]}"
        self.every_table = EVERY_TABLE + hmac.new(links, b"every table", "sha256").hexdigest()[:16]

    def signing(self, secret: bytes, salt: str) -> URLSafeTimedSerializer:
        return URLSafeTimedSerializer(secret, salt=salt, signer=Stamp, signer_kwargs={"now": self.now})

    def signed(self, serializer: URLSafeTimedSerializer, token: str, kept: int) -> Any:
        """Returns what we signed; the clock may have been set back since then."""
        content, at = serializer.loads(token, return_timestamp=True)
        if abs(self.now() - at.timestamp()) > kept:
            raise SignatureExpired("too far from now")
        return content

    def cookie(self, session: Session) -> str:
        lent = [self.every_table if table == EVERY_TABLE else table for table in session.lent]
        grants = msgspec.to_builtins(session.grants)
        return self.cookies.dumps([session.me, session.owns, lent, grants, session.players])

    def session(self, cookies: Mapping[str, str]) -> Session:
        """Reads this server's own cookie, or else an old one."""
        for name, read in ((self.cookie_name, self.read), (OLD_COOKIE, self.read_old)):
            if cookies.get(name):
                try:
                    return read(cookies[name])
                except SignatureExpired:
                    return Session(doubt="expired")
                except (BadSignature, msgspec.ValidationError):
                    return Session(doubt="forged")
        return Session()

    def read(self, cookie: str) -> Session:
        session = msgspec.convert(self.signed(self.cookies, cookie, KEPT), Session, strict=False)
        lent = (EVERY_TABLE if table == self.every_table else table for table in session.lent)
        return msgspec.structs.replace(session, lent=tuple(lent), doubt="")

    def read_old(self, cookie: str) -> Session:
        """Reads an old cookie; it has no secret, so one is derived from its text, the same until it is replaced."""
        kind = tuple[tuple[str, ...], tuple[str, ...]]
        players, owns = msgspec.convert(self.signed(self.old_cookies, cookie, KEPT), kind)
        lent = tuple(table for table in owns if table == EVERY_TABLE)
        return Session(self.derived("me", cookie)[:32], tuple(t for t in owns if t not in lent), lent, (), players)

    def derived(self, kind: str, key: str) -> str:
        """Returns the same id for the same request; only this server can compute it."""
        return hmac.new(self.secret, f"{kind}:{key}".encode(), "sha256").hexdigest()

    def link(self, link: Link) -> str:
        """Returns an address that opens the link."""
        fields = [link.kind, link.table, link.player, link.issue]
        return f"/join/{self.links.dumps(fields)}"

    def read_link(self, token: str) -> Link:
        try:
            link = msgspec.convert(self.signed(self.links, token, LINK_KEPT), Link)
            self.signed(self.links, token, link.kept)
        except (BadSignature, msgspec.ValidationError) as fault:
            raise Refusal("link-not-good") from fault
        return link


def newest(kept: tuple[Any, ...], one: Any, most: int) -> tuple[Any, ...]:
    return (*(other for other in kept if other != one), one)[-most:]


def first_of(table: str) -> str:
    """Returns the id of the first table, which the ids of its rematches begin with."""
    return table.partition("-")[0]


def player_at(me: str, table: str) -> str:
    """Returns an id for one table and its rematches that cannot be linked to the same browser's ids at other tables."""
    return hmac.new(me.encode(), first_of(table).encode(), "sha256").hexdigest()[:24]


def new_browser() -> str:
    return secrets.token_hex(16)


def clean_name(text: str) -> str:
    """Returns one line without control or invisible letters, cut to LONGEST_NAME."""
    flat = unicodedata.normalize("NFC", text).replace("\n", " ")
    kept = "".join(letter for letter in flat if unicodedata.category(letter)[0] != "C")
    name = " ".join(kept.split())[:LONGEST_NAME].strip()
    if not name:
        raise Refusal("no-name")
    return name
