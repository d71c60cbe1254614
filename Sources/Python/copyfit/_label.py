"""The labels that fields describe, as the library reads them."""

import json
import math
import os
import re
from collections.abc import Mapping
from functools import lru_cache
from numbers import Integral, Real
from typing import Any

from ._error import CopyfitError
from ._library import Label
from ._names import camel, snake


def label(fields: Mapping[str, Any]) -> Label:
    """The label with fields of a request, in snake case or as in JSON."""
    try:
        return _known(tuple(fields), *fields.values())
    except TypeError:  # a list or mapping cannot be a key of the cache
        return _read(fields)


@lru_cache(maxsize=4096, typed=True)
def _known(names: tuple[str, ...], *values: Any) -> Label:
    return _read(dict(zip(names, values)))


def _read(fields: Mapping[str, Any]) -> Label:
    values = {_camel(name): _plain(name, value) for name, value in fields.items() if value is not None}
    try:
        text = json.dumps(values)
    except ValueError as error:  # such as a number of thousands of digits
        raise CopyfitError("wrong-type", str(error)) from None
    try:
        return _cached(text)
    except CopyfitError as error:
        raise _named(error, fields) from None


@lru_cache(maxsize=4096)
def _cached(text: str) -> Label:
    return Label(text.encode())


def _plain(name: str, value: Any) -> Any:
    """The value in the types of JSON."""
    if isinstance(value, (str, int)):
        return value
    if isinstance(value, Integral):  # such as those of NumPy
        return int(value)
    if isinstance(value, Real):
        if math.isfinite(number := float(value)):
            return number
        raise CopyfitError("out-of-range", f"'{name}' must be a finite number, not {value}")
    if isinstance(value, os.PathLike):
        return os.fsdecode(value)
    if isinstance(value, Mapping):
        return {_camel(key): _plain(name, element) for key, element in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(name, element) for element in value]
    raise CopyfitError("wrong-type", f"'{name}' cannot be {value!r}")


def _camel(name: Any) -> str:
    if not isinstance(name, str):
        raise CopyfitError("wrong-type", f"a field's name is a string, not {name!r}")
    return camel(name)


def _named(error: CopyfitError, fields: Mapping[str, Any]) -> CopyfitError:
    """The error with the names that the caller gave."""
    message = error.message
    for name in fields:
        message = message.replace(f"'{_camel(name)}'", f"'{name}'")
    if error.code in ("unknown-field", "missing-field", "conflicting-fields"):
        message = re.sub(r"'(\w+)'", lambda match: f"'{match[1] if match[1] in fields else snake(match[1])}'", message)
    return CopyfitError(error.code, message)
