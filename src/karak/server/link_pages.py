"""Shows a page for each link that says what the link does; only a browser that agrees gets its rights."""

from html import escape
from typing import Any

from litestar import MediaType, Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from karak.core.refusal import Refusal
from karak.server.links import opened
from karak.server.opening import known
from karak.server.pages import language_of
from karak.server.web import Ask, call_of, client_of, cookies_of, site_of
from karak.words import say

HEADERS = {"Referrer-Policy": "same-origin"}  # otherwise the browser would not say that the form comes from this page
PAGE = """<!doctype html>
<html lang="{language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Karak</title>
<link rel="icon" href="data:,">
<style>
body {{ margin: 0; min-height: 100dvh; display: grid; place-items: center; background: #1b1714; color: #f4ead8;
  font: 18px/1.5 system-ui, sans-serif; }}
main {{ box-sizing: border-box; width: min(34rem, 100%); padding: 2rem 1.5rem; display: grid; gap: 1rem; }}
h1, p {{ margin: 0; }}
h1 {{ font: 700 1.7rem/1.2 Georgia, serif; }}
.soft {{ color: #cbbda4; font-size: 1rem; }}
button, a {{ box-sizing: border-box; min-height: 48px; padding: .6rem 1.4rem; border-radius: 10px; font: inherit; }}
button {{ border: 0; background: #f0a83c; color: #241704; font-weight: 700; cursor: pointer; }}
a {{ color: #f4ead8; border: 1px solid #6b5b45; text-decoration: none; }}
:focus-visible {{ outline: 3px solid #f4ead8; outline-offset: 3px; }}
form {{ display: flex; flex-wrap: wrap; gap: .8rem; align-items: center; }}
</style>
<main><h1>{heading}</h1>{rest}</main>
</html>
"""
ANSWER = """<p>{what}</p><p class="soft">{caution}</p>
<form method="post"><button>{agree}</button><a href="/">{decline}</a></form>"""
REFUSED = """<p>{reason}</p><form><a href="/">{home}</a></form>"""


@get("/join/{token:str}", media_type=MediaType.HTML, include_in_schema=False)
async def ask_first(request: Ask, token: FromPath[str]) -> Response[str]:
    """Describes the link and changes nothing."""
    language = language_of(request)
    try:
        found = await opened(site_of(request), token)
    except Refusal as refusal:
        site_of(request).note(refusal.key, client_of(request), "GET /join")
        reason, home = escape(say(refusal.key, language, **refusal.named)), escape(say("page-link-home", language))
        page = filled(language, "page-link-refused", REFUSED.format(reason=reason, home=home))
        return Response(page, status_code=403, headers=HEADERS)
    words = {name: escape(say(f"page-link-{name}", language)) for name in ("caution", "agree", "decline")}
    page = filled(language, "page-link", ANSWER.format(what=escape(found.told(language)), **words))
    return Response(page, headers=HEADERS)


def filled(language: str, heading: str, rest: str) -> str:
    return PAGE.format(language=language, heading=escape(say(heading, language)), rest=rest)


@post("/join/{token:str}", include_in_schema=False)
async def agree(request: Ask, token: FromPath[str]) -> Response[Any]:
    """Grants the link's rights and redirects to an address without the token."""
    call = call_of(request)
    found = await opened(call.site, token)
    call.keep(known(call.session, call.site.keys, "").with_link(found.link))
    return Redirect(found.address, status_code=303, cookies=cookies_of(call))


HANDLERS = [ask_first, agree]
