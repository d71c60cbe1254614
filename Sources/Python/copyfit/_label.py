"""The labels that fields describe, as the library reads them."""

import json
import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from ._error import CopyfitError, shown
from ._library import Label
from ._names import renamed, snake
from ._values import json_name, json_names, plain

#: Fields of the mapping `font` that a label does not have.
_OF_FONT = {
    "bold", "design", "family", "features", "italic", "leading", "maximumSize", "minimumSize", "monospaced",
    "monospacedDigit", "name", "scaled", "smallCaps", "weight",
}


#: A message about a value of another type, for which the library has the words of JSON.
_MISTAKEN = re.compile("'(?P<name>[^']*)' must be (?P<expected>.*), not (?P<found>an? [a-z]+|null)$")
_WORDS = {"an object": "a mapping", "an array": "a list", "a boolean": "True or False", "true": "True"}


def label(fields: Mapping[str, Any]) -> Label:
    """The label with fields of a request, in snake case or as in JSON."""
    try:
        return _known(tuple(fields), *fields.values())
    except CopyfitError:  # some of which are of these types
        raise
    except TypeError:  # a list or mapping cannot be a key of the cache
        return _read(fields)


@lru_cache(maxsize=4096, typed=True)
def _known(names: tuple[str, ...], *values: Any) -> Label:
    return _read(dict(zip(names, values)))


def _read(fields: Mapping[str, Any]) -> Label:
    if "materialize" in fields:
        raise CopyfitError("unknown-field", "'materialize' is unknown here: 'measure' always gives the lines")
    names = json_names(name for name, value in fields.items() if value is not None)
    values = {key: plain(name, fields[name]) for key, name in names.items()}
    if values.get("system") is False:
        del values["system"]
    try:
        return _cached(json.dumps(values))
    except CopyfitError as error:
        raise _named(error, fields) from None


@lru_cache(maxsize=4096)
def _cached(text: str) -> Label:
    return Label(text.encode())


def _named(error: CopyfitError, fields: Mapping[str, Any]) -> CopyfitError:
    """The error with the names that the caller gave."""
    if error.code == "font-not-found":  # which has the names of files alone
        return error
    given = {json_name(name): name for name in (*_inner_names(fields), *fields)}

    def own(name: str) -> str:
        return given.get(name) or snake(name)

    message = renamed(error.message, r"(\w+)", own)
    if mistaken := error.code == "wrong-type" and _MISTAKEN.match(message):
        # The library has read JSON, and names the kind of a value instead of the value.
        found = shown(fields[mistaken["name"]]) if mistaken["name"] in fields else mistaken["found"]
        message = f"'{mistaken['name']}' must be {_expected(mistaken['expected'])}, not {found}"
    elif error.code == "invalid-value":
        message = message.replace("expected true or false", "expected True or False")
    if unknown := re.match("unknown field '([^']*)'", error.message):
        if unknown[1] in _OF_FONT:
            name = own(unknown[1])
            message = f"unknown field '{name}'; did you mean font={{…, '{name}': {shown(fields.get(name))}}}?"
    elif unknown := re.match(r"('\w+': unknown key )(.*)", message, re.DOTALL):
        keys = re.sub(r"'([^']*)'|\w+", lambda key: key[0].replace(key[1] or key[0], own(key[1] or key[0])), unknown[2])
        message = unknown[1] + keys
    return CopyfitError(error.code, message)


def _expected(words: str) -> str:
    """The types that the library expects, as Python calls them."""
    return re.sub("an object|an array|a boolean|^true$", lambda word: _WORDS[word[0]], words)


def _inner_names(value: Mapping[Any, Any]) -> Iterator[str]:
    """The names in the mappings among the values of a mapping."""
    for inner in value.values():
        if isinstance(inner, Mapping):
            yield from inner
            yield from _inner_names(inner)
