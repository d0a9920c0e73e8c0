"""What can be asked over HTTP: the list of tables, new ones, joining, looking back."""

import secrets
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from karak.core.refusal import Refusal
from karak.core.ruleset import Setting
from karak.games.shelf import FIRST, ruleset
from karak.play.fair import commitment
from karak.server import wire
from karak.server.after.asking import ask, tape_of
from karak.server.after.clerk import Asked
from karak.server.cards import Card, TableShown, shown
from karak.server.disclosed import Disclosed, disclosed
from karak.server.hub import Reply
from karak.server.limits import client_of
from karak.server.opening import key_of, known, opened, table_id
from karak.server.people import KEPT, Link, Person, Session, clean_name
from karak.server.records import Opened
from karak.server.replays import Export, Replay, export, is_told, replay
from karak.server.room import Room
from karak.server.sealing import GiveBeacon
from karak.server.site import Site
from karak.server.slices import array
from karak.server.titles import GameShown, data_of, games_shown, heroes_of

Ask = Request[Any, Any, Any]
Word = Annotated[str, msgspec.Meta(max_length=60)]
REFUSALS = {
    status: ResponseSpec(wire.Answer, generate_examples=False, description="Refused, with the reason.")
    for status in (400, 403, 404, 409, 413, 415, 429, 500, 503)
}


def gives(kind: Any) -> dict[int, ResponseSpec]:
    """What an answer that is made slice by slice comes to."""
    return {200: ResponseSpec(kind, generate_examples=False, description="Done."), **REFUSALS}


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    title: Word = FIRST
    seats: Annotated[int, msgspec.Meta(ge=1, le=8)] = 2
    options: Annotated[list[Word], msgspec.Meta(max_length=20)] = []
    public: bool = False
    spectators: Literal["allowed", "delayed", "none"] = "allowed"
    absent: Literal["bot", "wait"] = "wait"
    grace: Annotated[int, msgspec.Meta(ge=5, le=86400)] = 60
    chat: bool = True
    newcomers: bool = False


class Made(msgspec.Struct):
    """The id of a table is what a share link holds; the owner link is for the owner alone."""

    table: str
    share: str
    owner: str


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """Without a seat, the first that is free; without a name, only a session to watch with."""

    name: Annotated[str, msgspec.Meta(max_length=300)] = ""
    seat: wire.SeatNumber | None = None


class Joined(msgspec.Struct):
    """Where one sits, and the links that lead there from another device; `cookie` is that of `Welcome`."""

    table: str
    seats: list[int]
    links: list[str]
    cookie: str = ""


class Round(msgspec.Struct):
    """As drand publishes it; what else it says is passed over."""

    round: wire.Seq
    signature: Annotated[str, msgspec.Meta(max_length=400)]


class Token(msgspec.Struct, forbid_unknown_fields=True):
    token: Annotated[str, msgspec.Meta(max_length=500)]


def site_of(request: Ask) -> Site:
    site: Site = request.app.state.site
    return site


async def seen_by(request: Ask, table: str) -> Room:
    """A table that the asker may look at, or a game that was brought along as a file."""
    site = site_of(request)
    room = site.shelf.find(table) or await site.hub.room(table)
    room.check_look(session_of(request).at(table))
    return room


def session_of(request: Ask) -> Session:
    return site_of(request).keys.session(request.cookies)


def with_session(request: Ask, content: Any, session: Session, status: int = 200) -> Response[Any]:
    site = site_of(request)
    name, value = site.keys.cookie_name, site.keys.cookie(session)
    cookie = Cookie(name, value=value, max_age=KEPT, httponly=True, samesite="lax", secure=site.is_secure)
    return Response(content, status_code=status, cookies=[cookie])


@get("/api/games", responses=REFUSALS, sync_to_thread=False)
def games() -> list[GameShown]:
    return games_shown()


@get("/api/tables", responses=REFUSALS, sync_to_thread=False)
def tables(request: Ask) -> list[Card]:
    """Public ones that can be joined or watched: the newest of each client, then their second newest, and so on."""
    return listed(site_of(request))


def listed(site: Site) -> list[Card]:
    return site.hub.listing.shown()


@post("/api/tables", responses=REFUSALS)
async def open_table(request: Ask, data: JSONBody[NewTable]) -> Response[Made]:
    site = site_of(request)
    rules = ruleset(data.title)
    rules.check(Setting(data.seats, [], data.options), heroes_of(data.title))
    key = key_of(request)
    id, seed = table_id(site.keys, key), secrets.token_hex(32)
    opening = Opened(
        at=site.hub.now(), game=id, title=data.title, rules=rules.version, data=data_of(data.title), seats=data.seats,
        options=sorted(set(data.options)), commitment=commitment(seed), public=data.public,
        spectators=data.spectators, absent=data.absent, grace=data.grace, chat=data.chat,
        newcomers=data.newcomers, beacon=site.settings.beacon,
    )  # fmt: skip
    await opened(site.hub, opening, seed, [], client_of(request))
    made = Made(id, f"/table/{id}", site.keys.link(Link("owner", id)))
    return with_session(request, made, known(session_of(request), site.keys, key).with_table(id), 201)


@get("/api/tables/{table:str}", responses=REFUSALS)
async def one_table(request: Ask, table: FromPath[str]) -> TableShown:
    room = await seen_by(request, table)
    reader = room.reader(session_of(request).at(table))
    turn = room.face(reader).view.get("turn", 0)
    return shown(room.table, room.upto(reader), room.length(reader), turn if isinstance(turn, int) else 0)


@post("/api/tables/{table:str}/join", responses=REFUSALS, status_code=200)
async def join(request: Ask, table: FromPath[str], data: JSONBody[Join]) -> Response[Joined]:
    site = site_of(request)
    key = key_of(request)
    session = known(session_of(request), site.keys, key)
    room = await site.hub.room(table)
    if data.name and not is_seated(room, session.at(table), data, key):
        await take_a_seat(site, room, session.at(table), data, key or secrets.token_hex(8), client_of(request))
    return with_session(request, joined(site, room, session, session_of(request).doubt), session)


def joined(site: Site, room: Room, session: Session, doubt: str = "") -> Joined:
    """With a link for each player whose seats are held here."""
    table, chairs = room.table.id, room.table.chairs
    seats = chairs.held_by(session.at(table))
    players = sorted({chairs[seat].player for seat in seats})
    links = [site.keys.link(Link("seat", table, player, chairs.issue(player))) for player in players]
    return Joined(table, seats, links, doubt)


def is_seated(room: Room, person: Person, data: Join, key: str) -> bool:
    """The same request came before, or asks for the seat and name that this player has."""
    ids = [f"{key}.{seat}" for seat in range(len(room.table.chairs)) if key]
    if any((player, id) in room.table.done for player in person.players for id in ids):
        return True
    held = room.table.chairs.held_by(person)
    return data.seat in held and room.table.chairs[data.seat or 0].name == clean_name(data.name)


async def take_a_seat(site: Site, room: Room, person: Person, data: Join, key: str, client: str) -> None:
    """The one asked for, or the first that nobody takes in the same moment."""
    wanted = range(len(room.table.chairs)) if data.seat is None else [data.seat]
    answer: Reply | None = None
    for seat in wanted:
        if data.seat is None and room.table.chairs[seat].kind:
            continue
        command = wire.TakeSeat(id=f"{key}.{seat}", seat=seat, name=data.name)
        answer = await site.hub.execute(room, person, command, client)
        if not (isinstance(answer, wire.Answer) and answer.key == "seat-taken"):
            break
    if answer is None:
        raise Refusal("table-full")
    done(answer)


def done(answer: Reply) -> None:
    """What a command was refused with, over HTTP."""
    if isinstance(answer, wire.Unknown):
        raise Refusal("not-known")
    if isinstance(answer, wire.Answer) and not answer.ok:
        raise Refusal(answer.key, answer.clause, **answer.args)


@get("/api/tables/{table:str}/replay", responses=gives(Replay))
async def look_back(
    request: Ask, table: FromPath[str], at: FromQuery[int | None] = None, seat: FromQuery[int | None] = None,
    log: FromQuery[bool] = True,
) -> Response[Any]:  # fmt: skip
    site = site_of(request)
    room = await seen_by(request, table)
    return site.knife.answer(replay(room, session_of(request).at(table), at, seat, log))


@get("/api/tables/{table:str}/export", responses=gives(Export))
async def whole(request: Ask, table: FromPath[str]) -> Response[Any]:
    site = site_of(request)
    room = await seen_by(request, table)
    person = session_of(request).at(table)
    tape = await tape_of(site, table, room.table) if is_told(room.table) else b"null"
    return site.knife.answer(export(room, person, tape))


@get("/api/tables/{table:str}/journal", responses=gives(list[Disclosed]))
async def journal(request: Ask, table: FromPath[str], after: FromQuery[int] = 0) -> Response[Any]:
    """The records after a number, a page at a time: for the owner while the game runs, then for all."""
    site = site_of(request)
    room = await seen_by(request, table)
    return site.knife.answer(array(disclosed(room, session_of(request).at(table), after)))


@post("/api/tables/{table:str}/beacon", responses=REFUSALS, status_code=200)
async def beacon(request: Ask, table: FromPath[str], data: JSONBody[Round]) -> wire.Answer:
    """The number that the table waits for: from its owner, or whoever runs the server."""
    site = site_of(request)
    room = await site.hub.room(table)
    command = GiveBeacon(id=secrets.token_hex(8), round=data.round, signature=data.signature)
    answer = await site.hub.execute(room, session_of(request).at(table), command, client_of(request))
    if not isinstance(answer, wire.Answer):
        raise Refusal("not-known")
    done(answer)
    return answer


@get("/api/tables/{table:str}/qr", media_type="image/svg+xml", responses=REFUSALS)
async def qr(request: Ask, table: FromPath[str]) -> Response[bytes]:
    """The share link, to be held before a camera."""
    site = site_of(request)
    room = await seen_by(request, table)
    base = (site.settings.public_url or str(request.base_url)).rstrip("/")
    link = f"{base}/table/{room.table.id}"
    drawn = await ask(site, request, f"qr {link}", Asked("qr", link.encode()))
    return Response(drawn, media_type="image/svg+xml")


HANDLERS = [games, tables, open_table, one_table, join, look_back, whole, journal, beacon, qr]
