"""Makes Litestar's handlers from the table of routes."""

import re
from inspect import Parameter, Signature, signature
from typing import Any

from litestar import Response
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from karak.server.routes import ROUTES, Route
from karak.server.web import REFUSALS, Ask, Knife, call_of, response


def handlers() -> list[HTTPRouteHandler]:
    knife = Knife()
    return [handler_of(route, knife) for route in ROUTES]


def handler_of(route: Route, knife: Knife) -> HTTPRouteHandler:
    """Returns a handler with the signature from which Litestar reads names and types."""

    async def answered(request: Ask, **given: Any) -> Response[Any]:
        call = call_of(request)
        return response(call, await route.handler(call, **given), knife)

    answered.__name__, answered.__doc__ = route.handler.__name__, route.handler.__doc__
    parameters = [Parameter("request", Parameter.KEYWORD_ONLY, annotation=Ask), *parameters_of(route)]
    answered.__signature__ = Signature(parameters)  # type: ignore[attr-defined]  # inspect looks for this first
    answered.__annotations__ = {p.name: p.annotation for p in parameters} | {"return": Response[Any]}
    done = ResponseSpec(route.answer, generate_examples=False, description="Done.")
    return HTTPRouteHandler(
        re.sub(r"{(\w+)}", r"{\1:str}", route.path),
        http_method=route.method,
        status_code=route.status,
        responses={route.status: done, **REFUSALS},
        request_max_body_size=route.longest,
    )(answered)


def parameters_of(route: Route) -> list[Parameter]:
    """Returns the parameters after the call, marked as part of the path, the query or the body."""
    named = re.findall(r"{(\w+)}", route.path)
    found = []
    for parameter in list(signature(route.handler, eval_str=True).parameters.values())[1:]:
        kind = JSONBody if parameter.name == "data" else FromPath if parameter.name in named else FromQuery
        found.append(parameter.replace(kind=Parameter.KEYWORD_ONLY, annotation=kind[parameter.annotation]))
    return found
