"""Serves the browser client that was built into the package; without it pages.py serves a few plain pages."""

import gzip
import mimetypes
from functools import cache
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

STATIC = Path(__file__).parents[1] / "static"
FOREVER = "public, max-age=31536000, immutable"  # safe, because a file's name changes with its content
PACKED = (".js", ".css", ".svg", ".json", ".html", ".webmanifest")
TYPES = {
    ".js": "text/javascript", ".css": "text/css", ".woff2": "font/woff2", ".woff": "font/woff",
    ".webmanifest": "application/manifest+json",
}  # fmt: skip
PAGES = [
    "/", "/table/{table:str}", "/tv/{table:str}", "/replay/{table:str}", "/replay/{table:str}/{at:str}", "/fair",
    "/fair/{table:str}", "/rules/{game:str}", "/about",
]  # fmt: skip
UNCOUNTED = "uncounted"  # an option of handlers without a rate limit: a first visit fetches some hundred files at once
Ask = Request[Any, Any, Any]


def is_built() -> bool:
    return (STATIC / "index.html").is_file()


class Asset:
    """A file and its compressed copy."""

    def __init__(self, path: Path) -> None:
        self.plain = path.read_bytes()
        self.packed = gzip.compress(self.plain, mtime=0) if path.suffix in PACKED else b""
        self.type = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"

    def answer(self, request: Ask, kept: str) -> Response[bytes]:
        is_packed = bool(self.packed) and "gzip" in request.headers.get("accept-encoding", "")
        headers = {"Cache-Control": kept, "Vary": "Accept-Encoding"}
        if is_packed:
            headers["Content-Encoding"] = "gzip"
        return Response(self.packed if is_packed else self.plain, media_type=self.type, headers=headers)


@cache
def assets() -> dict[str, Asset]:
    """Returns all files by name; a request can only choose one of these names."""
    return {path.name: Asset(path) for path in (STATIC / "assets").iterdir() if path.is_file()}


@cache
def page() -> Asset:
    return Asset(STATIC / "index.html")


@cache
def rooted() -> dict[str, Asset]:
    """Returns the files that must be next to the page: the worker, whose scope this is, the manifest and icons."""
    return {path.name: Asset(path) for path in STATIC.iterdir() if path.is_file() and path.name != "index.html"}


@get(PAGES, media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def index(request: Ask) -> Response[bytes]:
    """Returns the same page for every address; the client decides what to show."""
    return page().answer(request, "no-cache")


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False, opt={UNCOUNTED: True})
def asset(request: Ask, name: FromPath[str]) -> Response[bytes]:
    if name not in assets():
        raise NotFoundException
    return assets()[name].answer(request, FOREVER)


@get("/{name:str}", include_in_schema=False, sync_to_thread=False)
def beside(request: Ask, name: FromPath[str]) -> Response[bytes]:
    if name not in rooted():
        raise NotFoundException
    return rooted()[name].answer(request, "no-cache")


HANDLERS = [index, asset, beside]
