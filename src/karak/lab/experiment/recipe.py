"""Reads an experiment from a small TOML file."""

from pathlib import Path
from typing import Any

import msgspec

from karak.core.refusal import Refusal
from karak.kit.catalogue import parsed
from karak.kit.changes import Changes
from karak.lab.bot_table import Terms
from karak.lab.experiment.experiment import Experiment, Variant
from karak.words.unread import unread


class VariantRecord(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Overrides the experiment's fields; its changes are added to those of the experiment."""

    name: str
    game: str | None = None
    seats: int | None = None
    bots: list[str] | None = None
    options: list[str] | None = None
    heroes: list[str] | None = None
    changes: Changes = {}


class Recipe(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    name: str = ""
    game: str
    seats: int = 2
    bots: list[str]
    games: int
    seed: str | int = 1
    options: list[str] = []
    heroes: list[str] = []
    changes: Changes = {}
    variant: list[VariantRecord] = []


def read_experiment(file: str) -> Experiment:
    """Reads the file; refuses it if it is malformed or if a variant cannot be played."""
    path = Path(file)
    raw = parsed(path)
    check_keys(raw, Recipe, path.name)
    variants = raw.get("variant", [])
    for record in variants if isinstance(variants, list) else []:
        check_keys(record, VariantRecord, "[[variant]]")
    try:
        recipe = msgspec.convert(raw, Recipe)
    except msgspec.ValidationError as fault:
        raise Refusal("experiment-wrong", file=path.name, fault=unread(fault)) from fault
    made = [mixed(recipe, record) for record in recipe.variant or [VariantRecord(name=recipe.game)]]
    experiment = Experiment(recipe.name or path.stem, recipe.games, str(recipe.seed), made)
    experiment.check()
    return experiment


def check_keys(record: object, kind: type[msgspec.Struct], place: str) -> None:
    for key in record if isinstance(record, dict) else ():
        if key not in kind.__struct_fields__:
            raise Refusal("experiment-unknown-key", place=place, found=key, known=", ".join(kind.__struct_fields__))


def mixed(recipe: Recipe, record: VariantRecord) -> Variant:
    def own(what: str) -> Any:
        given = getattr(record, what)
        return getattr(recipe, what) if given is None else given

    changes = together(recipe.changes, record.changes)
    terms = Terms(own("game"), own("seats"), own("options"), own("heroes"), changes=changes)
    return Variant(record.name, terms, own("bots"))


def together(one: Changes, other: Changes) -> Changes:
    """Merges both; the other wins where they differ."""
    out = {**one}
    for key, value in other.items():
        both = isinstance(value, dict) and isinstance(out.get(key), dict)
        out[key] = together(out[key], value) if both else value
    return out
