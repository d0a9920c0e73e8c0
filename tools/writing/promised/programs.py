"""The surfaces that Python programs and shells call: the package, the commands and their options."""

import inspect
import re
from collections.abc import Iterator
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin

import msgspec

import karak
from karak.cli.main import COMMANDS, make_app
from karak.words import speak

EMPTY = inspect.Parameter.empty


def python() -> Iterator[str]:
    """Lists `karak.__all__`: functions with their parameters, classes with their public members."""
    for name in karak.__all__:
        thing = getattr(karak, name)
        if inspect.isclass(thing):
            yield f"{name}({', '.join(base.__name__ for base in thing.__bases__)})".replace("(object)", "")
            yield from members(name, thing)
        else:
            yield from called(name, thing)


def members(owner: str, kind: type) -> Iterator[str]:
    fields = msgspec.structs.fields(kind) if issubclass(kind, msgspec.Struct) else ()
    for field in fields:
        yield f"{owner}.{field.name}: {spelled(field.type)}"
    for name, member in vars(kind).items():
        if name.startswith("_") or name in {field.name for field in fields}:
            continue
        if isinstance(member, property):
            yield f"{owner}.{name}: {spelled(inspect.signature(member.fget).return_annotation)}"  # type: ignore[arg-type]
        elif inspect.isfunction(member):
            yield from called(f"{owner}.{name}", member)


def called(name: str, function: Any) -> Iterator[str]:
    """Lists what a function returns and each parameter; `!` has no default."""
    signature = inspect.signature(function)
    yield f"{name}() returns {spelled(signature.return_annotation)}"
    for parameter in list(signature.parameters.values())[1 if "." in name else 0 :]:
        optional = parameter.default is not EMPTY or parameter.kind is inspect.Parameter.VAR_POSITIONAL
        how = "" if optional else "!"
        default = "" if parameter.default is EMPTY else f" = {parameter.default!r}"
        by_name = "by name " if parameter.kind is inspect.Parameter.KEYWORD_ONLY else ""
        yield f"{name}({by_name}{parameter.name}{how}: {spelled(parameter.annotation)}{default})"


def spelled(annotation: object) -> str:
    """Spells a type without modules, alike on every Python."""
    if get_origin(annotation) in (Union, UnionType):
        return " | ".join(map(spelled, get_args(annotation)))
    if annotation is NoneType:
        return "None"
    return re.sub(r"\b(?:\w+\.)+(?=[A-Z])", "", inspect.formatannotation(annotation))


def commands() -> Iterator[str]:
    """Lists every command with its options; `!` must be given."""
    speak("en")
    app = make_app()
    for name in COMMANDS:
        yield f"karak {name}"
        for argument in app[name].assemble_argument_collection():
            option, *others = argument.names
            position = "" if argument.index is None else f" (position {argument.index + 1})"
            sign = "!" if argument.required else ""
            yield f"karak {name} {option}{sign}: {spelled(argument.hint)}{position}"
            for other in others:
                yield f"karak {name} {other}: the same as {option}, or its opposite"
    for flag in (*app.version_flags, *app.help_flags):
        yield f"karak {flag}"
