"""Runs the command of this package: ``python -m copyfit``."""

import os
import sys

from ._command import program
from ._error import CopyfitError


def main() -> None:
    try:
        os.execv(program(), ["copyfit", *sys.argv[1:]])
    except (CopyfitError, OSError) as error:
        print(f"copyfit: error: {error}", file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main()
