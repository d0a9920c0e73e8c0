"""Karak: Goblin for PettingZoo; the number changes when the behaviour does."""

from functools import partial

from karak.env.aec import Table, wrapped

raw_env = partial(Table, "goblin", "goblin_v0")
env = partial(wrapped, "goblin", "goblin_v0")
