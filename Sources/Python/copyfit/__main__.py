"""Runs the command of this package: ``python -m copyfit``."""

import os
import sys

from ._command import program


def main() -> None:
    os.execv(program(), ["copyfit", *sys.argv[1:]])


if __name__ == "__main__":
    main()
