"""`python -m starboard` is the `starboard` command."""

import sys

from starboard.cli import main

if __name__ == "__main__":
    sys.exit(main())
