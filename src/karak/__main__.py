"""python -m karak is the karak command."""

import sys

from karak.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
