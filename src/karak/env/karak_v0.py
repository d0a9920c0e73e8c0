"""Karak for PettingZoo; the number changes when the behaviour does."""

from functools import partial

from karak.env.aec import TableEnv, wrapped

raw_env = partial(TableEnv, "karak", "karak_v0")
env = partial(wrapped, "karak", "karak_v0")
