"""What can be asked about games that are over, and about games in files."""

import asyncio
import hashlib
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from karak.bots.analysis.analysis import Analysis
from karak.bots.roster import mind_of
from karak.core.refusal import Refusal
from karak.play.after.story import Story
from karak.play.match import Match
from karak.play.tape import Tape
from karak.server.after.asking import ask, ask_about, tape_of
from karak.server.after.branch import Branch, PlayOn, played
from karak.server.after.cases import Cases
from karak.server.after.clerk import Asked
from karak.server.after.files import MOST_ACTIONS, MOST_BYTES
from karak.server.after.shelf import shelved
from karak.server.after.verdict import Verdict
from karak.server.api import REFUSALS, Ask, Made, gives, seen_by, session_of, site_of, with_session
from karak.server.limits import client_of
from karak.server.opening import key_of, known, opened, table_id
from karak.server.people import Link
from karak.server.room import Room
from karak.server.slices import sent

FEWEST = 4  # worlds of an analysis
LIMIT = 2 * MOST_BYTES  # what is a little too large gets a better answer than the framework's


class Kept(msgspec.Struct):
    """The id under which a file can be looked at, as long as there is room for it."""

    replay: str
    length: int


@get("/api/tables/{table:str}/tape", responses=gives(Tape))
async def tape(request: Ask, table: FromPath[str]) -> Response[Any]:
    """Of a finished game, with the seed: what `karak verify` reads."""
    site = site_of(request)
    room = await seen_by(request, table)
    return sent(await tape_of(site, table, room.table))


@get("/api/tables/{table:str}/verify", responses=gives(Verdict))
async def verify(request: Ask, table: FromPath[str]) -> Response[Any]:
    site = site_of(request)
    room = await seen_by(request, table)
    kind = "verify" if room.table.brought is None else "verify-file"
    return sent(await ask_about(site, request, table, room.table, kind))


@get("/api/tables/{table:str}/story", responses=gives(Story))
async def story(request: Ask, table: FromPath[str]) -> Response[Any]:
    """Luck, fights and points, once the game is over."""
    site = site_of(request)
    room = await seen_by(request, table)
    short_enough(room)
    return sent(await ask_about(site, request, table, room.table, "story"))


@get("/api/tables/{table:str}/analysis", responses=gives(Analysis))
async def analysis(request: Ask, table: FromPath[str]) -> Response[Any]:
    """Chances to win, luck and costly choices, once the game is over; this takes a while the first time."""
    site = site_of(request)
    room = await seen_by(request, table)
    worlds = worlds_for(short_enough(room))
    return sent(await ask_about(site, request, table, room.table, "analysis", worlds=worlds))


def worlds_for(match: Match) -> int:
    """Half as many as at a terminal: others wait."""
    return max(FEWEST, mind_of(match.opened.title.name).worlds // int(match.game.seats) // 2)


def short_enough(room: Room) -> Match:
    match = played(room.table)
    if len(match.actions) > MOST_ACTIONS:
        raise Refusal("story-too-long", most=MOST_ACTIONS)
    return match


@get("/api/tables/{table:str}/cases", responses=gives(Cases))
async def cases(request: Ask, table: FromPath[str]) -> Response[Any]:
    """What the dice of a finished game chose from."""
    site = site_of(request)
    room = await seen_by(request, table)
    return sent(await ask_about(site, request, table, room.table, "cases"))


@post("/api/cases", responses=gives(Cases), status_code=200, request_max_body_size=LIMIT)
async def cases_of_file(request: Ask) -> Response[Any]:
    """The same for a file, also for one that was tampered with: as far as the rules can follow it."""
    raw = await file_in(request)
    return sent(await ask(site_of(request), request, name_of("cases-of-file", raw), Asked("cases-of-file", raw)))


@post("/api/replays", responses=REFUSALS, status_code=201, request_max_body_size=LIMIT)
async def upload(request: Ask) -> Kept:
    """A tape, or what /export gives."""
    site, raw = site_of(request), await file_in(request)
    content = await ask(site, request, name_of("file", raw), Asked("file", raw))
    async with site.writing:
        id, room = await asyncio.to_thread(shelved, content)
    site.shelf.put(id, room)
    return Kept(id, room.table.length)


async def file_in(request: Ask) -> bytes:
    if not site_of(request).shelf.limit.take(client_of(request)):
        raise Refusal("too-many-requests")
    return await request.body()


def name_of(kind: str, raw: bytes) -> str:
    return f"{kind} {hashlib.sha256(raw).hexdigest()}"


@post("/api/tables/{table:str}/play-on", responses=REFUSALS)
async def play_on(request: Ask, table: FromPath[str], data: JSONBody[PlayOn]) -> Response[Made]:
    """A new table at a position of this game; it begins like any other, with a promise and salts of its own."""
    site = site_of(request)
    room = await seen_by(request, table)
    key = key_of(request)
    session = known(session_of(request), site.keys, key)
    id = table_id(site.keys, key)
    branch = Branch(id, room.table, data, session.at(id).player, site.hub.now(), site.settings.beacon)
    await opened(site.hub, branch.opening, branch.seed, branch.records, client_of(request))
    made = Made(id, f"/table/{id}", site.keys.link(Link("owner", id)))
    return with_session(request, made, session.with_table(id), 201)


HANDLERS = [tape, verify, story, analysis, cases, cases_of_file, upload, play_on]
