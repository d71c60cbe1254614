"""Values of fields in the types of JSON."""

import math
import os
from collections.abc import Iterable, Mapping
from decimal import Decimal
from numbers import Integral, Real
from typing import Any, Union

from ._error import CopyfitError, shown
from ._names import camel


def scalar(value: Any) -> Any:
    """A scalar of NumPy as one of Python; other values as they are."""
    return value.item() if getattr(value, "ndim", None) == 0 and hasattr(value, "item") else value


def flag(name: str, value: Any) -> bool:
    """The value of a parameter that is True or False."""
    found = scalar(value)
    if not isinstance(found, bool):
        raise CopyfitError("wrong-type", f"'{name}' must be True or False, not {shown(value)}")
    return found


def threads(jobs: Any) -> int:
    """A number of threads; 0 is one for each processor."""
    found = 0 if jobs is None else scalar(jobs)
    if not isinstance(found, Integral) or isinstance(found, bool):
        raise CopyfitError("wrong-type", f"'jobs' must be a whole number of threads, not {shown(jobs)}")
    if not 0 <= int(found) <= 256:
        raise CopyfitError("out-of-range", f"'jobs' must be from 0 (one for each processor) to 256, not {shown(jobs)}")
    return int(found)


def plain(name: str, value: Any) -> Any:
    """The value of a field in the types of JSON."""
    try:
        return _plain(name, value)
    except RecursionError:
        raise CopyfitError("wrong-type", f"'{name}' contains itself, or is nested too deeply") from None


def _plain(name: str, value: Any) -> Any:
    value = scalar(value)
    if isinstance(value, (str, int)):
        return value
    if isinstance(value, Integral):
        return int(value)
    if isinstance(value, (Real, Decimal)):
        if math.isfinite(number := _real(value)):
            return number
        raise CopyfitError("out-of-range", f"'{name}' must be a finite number, not {shown(value)}")
    if isinstance(value, os.PathLike):
        return os.fsdecode(value)
    if isinstance(value, Mapping):
        return {key: _plain(name, value[own]) for key, own in json_names(value).items()}
    if isinstance(value, (list, tuple)):
        return [_plain(name, element) for element in value]
    raise CopyfitError("wrong-type", f"'{name}' cannot be or contain {shown(value)}")


def _real(value: Union[Real, Decimal]) -> float:
    try:
        return float(value)
    except (OverflowError, ValueError):  # such as a fraction of hundreds of digits, or Decimal("sNaN")
        return math.inf


def json_name(name: Any) -> str:
    """The name of a field in JSON."""
    if not isinstance(name, str):
        raise CopyfitError("wrong-type", f"a field's name is a string, not {shown(name)}")
    return camel(name)


def json_names(names: Iterable[Any], others: Mapping[str, str] = {}) -> dict[str, Any]:
    """The names of fields by their names in JSON, or by other names for these."""
    found: dict[str, Any] = {}
    for name in names:
        key = json_name(name)
        other = found.setdefault(others.get(key, key), name)
        if other != name:
            raise CopyfitError("conflicting-fields", f"'{other}' and '{name}' cannot be given together: they are one field")
    return found
