"""The names of fields, which are snake case in Python and camel case in JSON."""

import re
from functools import lru_cache


@lru_cache(maxsize=256)
def camel(name: str) -> str:
    return re.sub(r"_([a-z])", lambda match: match[1].upper(), name)


def snake(name: str) -> str:
    return re.sub(r"[A-Z]", lambda match: "_" + match[0].lower(), name)


def kebab(name: str) -> str:
    return snake(name).replace("_", "-")
