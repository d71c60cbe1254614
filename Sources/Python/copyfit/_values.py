"""Values of fields in the types of JSON."""

import math
import os
from collections.abc import Iterable, Mapping
from decimal import Decimal
from functools import lru_cache
from numbers import Integral, Real
from typing import Any, Optional, Union

from ._error import CopyfitError, shown
from ._names import camel
from ._options import MeasureOptions, Number


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


#: The fields that are lists of numbers.
_LISTS = ("sizes", "devices")
#: The parts of the mapping `font` that are numbers.
_NUMBERS_OF_FONTS = frozenset({"size", "minimumSize", "maximumSize", "weight", "width", "scaled"})


def plain(name: str, value: Any, owner: str = "", is_element: bool = False) -> Any:
    """The value of a field, or of an element of its list, in the types of JSON; `owner` is the field whose mapping has it."""
    try:
        return _plain(place_of(name, owner), value, name, owner, is_element)
    except RecursionError:
        raise CopyfitError("wrong-type", f"'{name}' contains itself, or is nested too deeply") from None


def place_of(name: str, owner: str = "") -> str:
    """The name of a field, or of one in the mapping of another, in messages."""
    return f"'{name}' of '{owner}'" if owner else f"'{name}'"


def _plain(place: str, value: Any, name: str, owner: str = "", is_element: bool = False, suffix: str = "") -> Any:
    """The value at a place, which messages name."""
    value = scalar(value)
    if isinstance(value, str):
        return value
    if isinstance(value, (Integral, Real, Decimal)):
        number = _number(value)
        if math.isfinite(number):
            return number
        if not _may_be_number(name, owner, is_element):
            raise CopyfitError("wrong-type", f"{place} cannot be {shown(value)}{suffix}")
        found = f"{shown(value)} (not a number)" if math.isnan(number) else shown(value)
        raise CopyfitError("out-of-range", f"{place} must be a finite number, not {found}{suffix}")
    if isinstance(value, os.PathLike):
        return os.fsdecode(value)
    if isinstance(value, Mapping):
        return {key: _plain(f"'{own}' of {place}", value[own], own, name) for key, own in json_names(value).items()}
    if isinstance(value, (list, tuple)):
        return [_plain(place, element, name, owner, True, f" (element {index})") for index, element in enumerate(value, 1)]
    raise CopyfitError("wrong-type", f"{place} cannot be or contain {shown(value)}")


def _number(value: Any) -> Union[int, float]:
    if isinstance(value, Integral) and not isinstance(value, int):
        value = int(value)
    try:
        number = float(value)
    except OverflowError:  # such as a whole number of hundreds of digits
        return math.inf
    except ValueError:  # Decimal("sNaN")
        return math.nan
    return value if isinstance(value, int) else number


def _may_be_number(name: str, owner: str, is_element: bool) -> bool:
    """Whether a field, a part of a mapping or an element of a list may be a number."""
    if owner == "font":
        return camel(name) in _NUMBERS_OF_FONTS
    return owner != "behavior" if owner else camel(name) in _numbers() or is_element and name in _LISTS


@lru_cache(maxsize=None)
def _numbers() -> frozenset[str]:
    """The fields that are numbers, as in JSON."""
    return frozenset(camel(name) for name, it in MeasureOptions.__annotations__.items() if it == Optional[Number])


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
