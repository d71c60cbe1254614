"""Runs the command of this package: ``python -m copyfit``."""

import os
import sys

from ._command import environment, program


def main() -> None:
    os.execve(program(), ["copyfit", *sys.argv[1:]], environment())


if __name__ == "__main__":
    main()
