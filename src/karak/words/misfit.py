"""Says in words why a value does not fit the type that it should have."""

import re

import msgspec

from karak.core.refusal import Refusal

TEXTS = (  # what msgspec says, and the sentence for it
    (re.compile(r"Object missing required field `(?P<field>[^`]*)`"), "field-missing"),
    (re.compile(r"Object contains unknown field `(?P<field>.*)`"), "field-unknown"),
    (re.compile(r"Expected `(?P<wanted>[^`]+)`, got `(?P<given>\w+)`"), "field-type"),
    (re.compile(r"Expected `\w+`(?P<length> of length)? (?P<sign>>=|>|<=|<) (?P<bound>[-0-9.]+)"), "field-range"),
    (re.compile(r"Invalid (?:enum )?value '?(?P<given>.*?)'?"), "field-choice"),
)
SIGNS = {">=": "least", ">": "more", "<=": "most", "<": "less"}
LONGEST = 60  # letters of a name or value that are repeated


def misfit(fault: msgspec.ValidationError, body: str = "") -> Refusal:
    """Returns the refusal that names the field and what it should be; `body` is the path of the whole value."""
    text, _, path = str(fault).partition(" - at `$")
    place = re.sub(rf"^\.?{body}(\.|$)", "", path.rstrip("`")).lstrip(".")
    for pattern, key in TEXTS:
        found = pattern.fullmatch(text)
        if found:
            return described(key, place, {name: said or "" for name, said in found.groupdict().items()}, body)
    return Refusal("field-wrong", field=place[:LONGEST] or "$")


def described(key: str, place: str, said: dict[str, str], body: str) -> Refusal:
    """Returns the refusal with plain arguments; a value without a name is the whole request."""
    if said.get("field") == body != place:
        return Refusal("body-missing")
    if "field" in said:
        return Refusal(key, field=".".join(filter(None, (place, said["field"])))[:LONGEST])
    if key == "field-range":
        what = "length" if said["length"] else "value"
        return Refusal(f"field-{what}", field=place or "$", sign=SIGNS[said["sign"]], bound=said["bound"])
    if key == "field-type":
        wanted = said["wanted"].split(" | ")[0]
        return Refusal(key if place else "body-type", field=place, wanted=wanted, given=said["given"])
    return Refusal(key, field=place or "$", given=said["given"][:LONGEST])
