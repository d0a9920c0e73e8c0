"""Lists every request in a table of routes, over HTTP or a port, and gives refusals their status."""

from collections.abc import Awaitable, Callable
from typing import Any, Literal, NamedTuple

from karak.bots.analysis.analysis import Analysis
from karak.core.refusal import Refusal
from karak.play.after.story import Story
from karak.play.tape import Tape
from karak.server import api, links, rules, wire
from karak.server.after import api as after
from karak.server.after.branch import PlayOn
from karak.server.after.cases import Cases
from karak.server.after.files import MOST_BYTES
from karak.server.after.verdict import Verdict
from karak.server.cards import Card, TableShown
from karak.server.disclosed import Disclosed
from karak.server.lessons import api as lessons
from karak.server.log import refused
from karak.server.review import Export, Replay
from karak.server.titles import GameShown

LONGEST_FILE = 2 * MOST_BYTES  # a file that is slightly too large gets a better refusal than the framework's
RETRY = "2"  # seconds
STATUS = {
    "no-such-chapter": 404, "no-lesson": 404, "no-rulebook": 404,
    "upload-gone": 404, "upload-too-big": 413, "no-such-table": 404, "no-such-position": 404, "too-many-tables": 429,
    "too-many-requests": 429, "owner-only": 403, "link-not-good": 403, "no-spectators": 403, "no-seat": 403,
    "other-origin": 403, "seat-taken": 409, "table-full": 409, "table-started": 409, "game-not-over": 409,
    "table-other-version": 409,
    "table-log-full": 409, "talk-too-fast": 429,
    "evicted": 403, "key-used": 409, "server-busy": 503, "clerk-failed": 503,
    "not-stored": 503, "not-known": 503, "store-stopping": 503, "table-frozen": 503,
}  # fmt: skip


class Route(NamedTuple):
    """A request; the handler takes a call, the names in the path, the names in the query, and the body as `data`.

    It returns a value of type `answer`, or its JSON as bytes or slices.
    """

    method: Literal["GET", "POST"]
    path: str
    handler: Callable[..., Awaitable[Any]]
    answer: Any
    body: Any = None
    status: int = 200
    longest: int = wire.LONGEST_MESSAGE  # bytes of the body


ROUTES = (
    Route("GET", "/api/games", api.games, list[GameShown]),
    Route("GET", "/api/tables", api.tables, list[Card]),
    Route("POST", "/api/tables", api.open_table, api.Made, api.NewTable, 201),
    Route("GET", "/api/tables/{table}", api.one_table, TableShown),
    Route("POST", "/api/tables/{table}/join", api.join, api.Joined, api.Join),
    Route("GET", "/api/tables/{table}/replay", api.look_back, Replay),
    Route("GET", "/api/tables/{table}/export", api.whole, Export),
    Route("GET", "/api/tables/{table}/journal", api.journal, list[Disclosed]),
    Route("POST", "/api/tables/{table}/beacon", api.beacon, wire.Answer, api.Round),
    Route("POST", "/api/tables/{table}/links", links.renew, api.Joined, links.Renewal),
    Route("POST", "/api/links", links.exchange, api.Joined, api.Token),
    Route("GET", "/api/tables/{table}/tape", after.tape, Tape),
    Route("GET", "/api/tables/{table}/verify", after.verify, Verdict),
    Route("GET", "/api/tables/{table}/story", after.story, Story),
    Route("GET", "/api/tables/{table}/analysis", after.analysis, Analysis),
    Route("GET", "/api/tables/{table}/cases", after.cases, Cases),
    Route("POST", "/api/cases", after.cases_of_file, Cases, longest=LONGEST_FILE),
    Route("POST", "/api/replays", after.upload, after.Kept, status=201, longest=LONGEST_FILE),
    Route("POST", "/api/tables/{table}/play-on", after.play_on, api.Made, PlayOn, 201),
    Route("GET", "/api/rules/{game}", rules.rules, rules.Rules),
    Route("GET", "/api/lessons/{game}", lessons.lesson, lessons.LessonShown),
    Route("POST", "/api/lessons/{game}", lessons.open_lesson, api.Made, lessons.NewLesson, 201),
)


def refusal_answer(refusal: Refusal) -> tuple[wire.Answer, int, dict[str, str]]:
    """Returns a refusal as an answer, with status and headers."""
    answer = refused(refusal, "", 0)
    status = STATUS.get(answer.key, 400)
    return answer, status, {"Retry-After": RETRY} if status in (429, 503) else {}
