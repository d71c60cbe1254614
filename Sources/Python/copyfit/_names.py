"""Names: those of fields are snake case in Python and camel case in JSON."""

import re
from collections.abc import Callable
from functools import lru_cache

CATEGORIES = ("xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "AX1", "AX2", "AX3", "AX4", "AX5")
LARGE = CATEGORIES.index("large")
#: What ends the part of a message that has the names of fields. The values that it repeats come later.
_END = re.compile("(: | must )")


@lru_cache(maxsize=256)
def camel(name: str) -> str:
    return re.sub(r"_([a-z])", lambda match: match[1].upper(), name)


def snake(name: str) -> str:
    return re.sub(r"[A-Z]", lambda match: "_" + match[0].lower(), name)


def kebab(name: str) -> str:
    return snake(name).replace("_", "-")


def renamed(message: str, pattern: str, name: Callable[[str], str]) -> str:
    """A message with other names of fields, and the same values."""
    names, *rest = _END.split(message, maxsplit=1)
    return re.sub(f"'{pattern}'", lambda match: f"'{name(match[1])}'", names) + "".join(rest)
