"""Opens a table or takes a seat only once for each Idempotency-Key, even if the request is repeated."""

import secrets
from collections.abc import Sequence

import msgspec

from karak.core.refusal import Refusal
from karak.play.fair import PLAIN
from karak.server.call import Call
from karak.server.hub import Hub
from karak.server.people import Keys, Session, new_browser
from karak.server.records import Opened, Record
from karak.server.room import Room
from karak.server.store.journal import Exists

SHORTEST, LONGEST = 16, 36  # a key must be long and random, because a client that guesses it gets the table


def key_of(call: Call) -> str:
    """Returns the checked key, or an empty text if the client sent none."""
    key = call.key
    if key and not (SHORTEST <= len(key) <= LONGEST and all(letter in PLAIN for letter in key)):
        raise Refusal("key-wrong", fewest=SHORTEST, most=LONGEST)
    return key


def table_id(keys: Keys, key: str) -> str:
    return keys.derived("table", key)[:16] if key else secrets.token_hex(8)


def known(session: Session, keys: Keys, key: str) -> Session:
    """Returns a session with a secret, so that it can take a seat; a repeated key gets the same secret again."""
    if session.me:
        return session
    return msgspec.structs.replace(session, me=keys.derived("me", key)[:32] if key else new_browser())


async def opened(hub: Hub, opening: Opened, seed: str, seated: Sequence[Record], client: str) -> Room:
    """Opens a new table, or returns the one that the same request opened before."""
    try:
        return await hub.open(opening, seed, seated, client)
    except Exists:
        room = await hub.room(opening.game)
        if asked(room.table.opening) != asked(opening):
            raise Refusal("key-used") from None
        return room


def asked(opening: Opened) -> Opened:
    """Returns what the client asked for, without what the server added."""
    return msgspec.structs.replace(opening, at=0.0, commitment="")
