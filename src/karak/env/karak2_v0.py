"""Karak II for PettingZoo; the number changes when the behaviour does."""

from functools import partial

from karak.env.aec import TableEnv, wrapped

raw_env = partial(TableEnv, "karak2", "karak2_v0")
env = partial(wrapped, "karak2", "karak2_v0")
