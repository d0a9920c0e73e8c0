"""What can be asked about games that are over, and about games in files."""

import asyncio

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from karak.bots.analysis.analysis import Analysis
from karak.core.refusal import Refusal
from karak.play.after.story import Story, story_of
from karak.play.match import Match
from karak.server.after.branch import Branch, PlayOn, played
from karak.server.after.cases import Cases, cases_of
from karak.server.after.files import MOST_ACTIONS, MOST_BYTES, checked_setting, read
from karak.server.after.shelf import brought
from karak.server.api import REFUSALS, Ask, Made, room_of, session_of, site_of, with_session
from karak.server.opening import key_of, known, opened, table_id
from karak.server.replays import finished
from karak.server.room import Room

LIMIT = 2 * MOST_BYTES  # what is a little too large gets a better answer than the framework's


class Kept(msgspec.Struct):
    """The id under which a file can be looked at, as long as there is room for it."""

    replay: str
    length: int


@get("/api/tables/{table:str}/story", responses=REFUSALS)
async def story(request: Ask, table: FromPath[str]) -> Story:
    """Luck, fights and points, once the game is over; reckoned once, outside the event loop."""
    room = await room_of(site_of(request), table)
    match = short_enough(room)
    if room.story is None:
        room.story = await asyncio.to_thread(story_of, match)
    return room.story


@get("/api/tables/{table:str}/analysis", responses=REFUSALS)
async def analysis(request: Ask, table: FromPath[str]) -> Analysis:
    """Chances to win, luck and costly choices, once the game is over; this takes a while the first time."""
    site = site_of(request)
    room = await room_of(site, table)
    return await site.analysts.of(room, short_enough(room))


def short_enough(room: Room) -> Match:
    match = played(room.table)
    if len(match.actions) > MOST_ACTIONS:
        raise Refusal("story-too-long", most=MOST_ACTIONS)
    return match


@get("/api/tables/{table:str}/cases", responses=REFUSALS)
async def cases(request: Ask, table: FromPath[str]) -> Cases:
    """What the dice of a finished game chose from."""
    room = await room_of(site_of(request), table)
    return await asyncio.to_thread(cases_of, finished(room.table))


@post("/api/cases", responses=REFUSALS, status_code=200, request_max_body_size=LIMIT)
async def cases_of_file(request: Ask) -> Cases:
    """The same for a file, also for one that was tampered with: as far as the rules can follow it."""
    take_a_turn(request)
    raw = await request.body()
    return await asyncio.to_thread(lambda: cases_of(checked_setting(read(raw))))


@post("/api/replays", responses=REFUSALS, status_code=201, request_max_body_size=LIMIT)
async def upload(request: Ask) -> Kept:
    """A tape, or what /export gives."""
    take_a_turn(request)
    raw = await request.body()
    id, room = await asyncio.to_thread(brought, raw)
    site_of(request).shelf.put(id, room)
    return Kept(id, room.table.length)


def take_a_turn(request: Ask) -> None:
    if not site_of(request).shelf.limit.take(request.client.host if request.client else ""):
        raise Refusal("too-many-requests")


@post("/api/tables/{table:str}/play-on", responses=REFUSALS)
async def play_on(request: Ask, table: FromPath[str], data: JSONBody[PlayOn]) -> Response[Made]:
    """A new table at a position of this game; it begins like any other, with a promise and salts of its own."""
    site = site_of(request)
    room = await room_of(site, table)
    key = key_of(request)
    session = known(session_of(request), site.keys, key)
    branch = Branch(
        table_id(site.keys, key), room.table, data, session.at("").player, site.hub.now(), site.settings.beacon
    )
    if not site.openings.take(request.client.host if request.client else ""):
        raise Refusal("too-many-tables")
    await opened(site.hub, branch.opening, branch.seed, branch.records)
    made = Made(branch.id, f"/table/{branch.id}", f"/join/{site.keys.owner_link(branch.id)}")
    return with_session(request, made, session.with_table(branch.id), 201)


HANDLERS = [story, analysis, cases, cases_of_file, upload, play_on]
