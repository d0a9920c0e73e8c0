"""Karak: Goblin for PettingZoo; the number changes when the behaviour does."""

from functools import partial

from karak.env.aec import TableEnv, wrapped

raw_env = partial(TableEnv, "goblin", "goblin_v0")
env = partial(wrapped, "goblin", "goblin_v0")
