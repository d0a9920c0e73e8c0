"""Answers requests about finished games and about games in files."""

import hashlib

import msgspec

from karak.bots.roster import mind_of
from karak.core.refusal import Refusal
from karak.play.match import Match
from karak.server.after.asked import Asked
from karak.server.after.asking import ask, ask_about, tape_of
from karak.server.after.branch import Branch, PlayOn, played
from karak.server.after.files import MOST_ACTIONS
from karak.server.after.uploads import uploaded
from karak.server.api import Made, seen_by
from karak.server.call import Call
from karak.server.opening import key_of, known, opened, table_id
from karak.server.people import Link
from karak.server.room import Room

FEWEST = 4  # the lowest number of worlds of an analysis


class Kept(msgspec.Struct):
    """The id under which the server keeps an uploaded file, as long as it has room."""

    replay: str
    length: int


async def tape(call: Call, table: str) -> bytes:
    """Returns the tape of a finished game with its seed, which `karak verify` reads."""
    room = await seen_by(call, table)
    return await tape_of(call.site, table, room.table)


async def verify(call: Call, table: str) -> bytes:
    room = await seen_by(call, table)
    kind = "verify" if room.table.brought is None else "verify-file"
    return await ask_about(call, table, room.table, kind)


async def story(call: Call, table: str) -> bytes:
    """Returns luck, fights and points of a finished game."""
    room = await seen_by(call, table)
    short_enough(room)
    return await ask_about(call, table, room.table, "story")


async def analysis(call: Call, table: str) -> bytes:
    """Returns chances to win, luck and costly choices of a finished game; the first request takes a while."""
    room = await seen_by(call, table)
    worlds = worlds_for(short_enough(room))
    return await ask_about(call, table, room.table, "analysis", worlds=worlds)


def worlds_for(match: Match) -> int:
    """Returns half the number of worlds that the terminal uses, because other clients wait."""
    return max(FEWEST, mind_of(match.opened.title.name).worlds // int(match.game.seats) // 2)


def short_enough(room: Room) -> Match:
    match = played(room.table)
    if len(match.actions) > MOST_ACTIONS:
        raise Refusal("story-too-long", most=MOST_ACTIONS)
    return match


async def cases(call: Call, table: str) -> bytes:
    """Returns the outcomes that chance drew from in a finished game."""
    room = await seen_by(call, table)
    return await ask_about(call, table, room.table, "cases")


async def cases_of_file(call: Call) -> bytes:
    """Returns the same for a file, even an altered one, as far as the rules can follow it."""
    raw = await file_in(call)
    return await ask(call, name_of("cases-of-file", raw), Asked("cases-of-file", raw))


async def upload(call: Call) -> Kept:
    """Accepts a tape, or what /export returns."""
    site, raw = call.site, await file_in(call)
    content = await ask(call, name_of("file", raw), Asked("file", raw))
    async with site.writing:
        id, room = await site.hub.aside(uploaded, content)
    site.uploads.put(id, room)
    return Kept(id, room.table.length)


async def file_in(call: Call) -> bytes:
    if not call.site.uploads.limit.take(call.client):
        raise Refusal("too-many-requests")
    return await call.body()


def name_of(kind: str, raw: bytes) -> str:
    return f"{kind} {hashlib.sha256(raw).hexdigest()}"


async def play_on(call: Call, table: str, data: PlayOn) -> Made:
    """Opens a table at a position of this game; like any other table it starts with its own promise and salts."""
    site, room, key = call.site, await seen_by(call, table), key_of(call)
    session = known(call.session, site.keys, key)
    id = table_id(site.keys, key)
    branch = Branch(id, room.table, data, session.at(id).player, site.hub.now(), site.settings.beacon)
    await opened(site.hub, branch.opening, branch.seed, branch.records, call.client)
    call.keep(session.with_table(id))
    return Made(id, f"/table/{id}", site.keys.link(Link("owner", id)))
