"""A table in the terminal: it shows what the game describes and contains no rules."""

from pkgutil import extend_path

__path__ = extend_path(__path__, __name__)  # a title may be installed apart from the rest
