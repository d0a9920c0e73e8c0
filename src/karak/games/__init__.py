"""One folder for each game, and the shelf that lists them."""

from pkgutil import extend_path

__path__ = extend_path(__path__, __name__)  # a title may be installed apart from the rest
