"""What `import karak` gives: a match in a program of your own."""

from pkgutil import extend_path

__path__ = extend_path(__path__, __name__)  # a title may be installed apart from the rest
