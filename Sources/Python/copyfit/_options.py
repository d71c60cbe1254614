"""The parameters of functions, as type checkers see them: in snake case alone."""

import os
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, Optional, Protocol, SupportsFloat, SupportsIndex, TypedDict, Union

Verdict = Literal["fits", "shrinks", "splitsWord", "truncates", "clips"]
Certainty = Literal["certain", "uncertain"]
Path = Union[str, "os.PathLike[str]"]
#: A number of Python, NumPy, `decimal` or `fractions`.
Number = SupportsFloat
Names = Union[str, Iterable[str]]


class Flag(Protocol):
    """A boolean of Python or NumPy."""

    def __bool__(self) -> bool: ...


class LabelFields(TypedDict, total=False):
    """The fields of a label without its font and limits."""

    relative_to: Optional[str]
    fallback: Optional[Sequence[Path]]
    mode: Optional[str]
    minimum_scale_factor: Optional[Number]
    minimum_font_size: Optional[Number]
    minimum_category: Optional[str]
    maximum_category: Optional[str]
    paragraph: Optional[Mapping[str, Any]]
    letter_spacing: Optional[Number]
    display_scale: Optional[Number]
    line_break_strategy: Optional[str]
    direction: Optional[str]
    tightening: Optional[Flag]
    bold_text: Optional[Flag]
    variations: Optional[Mapping[str, Number]]
    optical_size: Optional[str]
    behavior: Optional[Mapping[str, Any]]


class RequestFields(LabelFields, total=False):
    """The fields of a label without its font and limits, also for other systems than iOS."""

    profile: Optional[str]
    font_scale: Optional[Number]
    text_spacing: Optional[Flag]


class CommonFields(LabelFields, total=False):
    """The fields of a label that `fits` takes for all requests."""

    font: Union[Path, Mapping[str, Any], None]
    style: Optional[str]
    system: Optional[Flag]
    size: Optional[Number]
    width: Optional[Number]
    height: Optional[Number]
    lines: Optional[Number]


class MeasureOptions(CommonFields, RequestFields, total=False):
    """The options of ``copyfit measure``, and the fields of `fit`."""

    locale: Optional[str]
    category: Optional[Names]
    categories: Optional[Names]
    sizes: Optional[Iterable[Number]]
    variation: Union[Names, Mapping[str, Number], None]
    details: Optional[Flag]
    materialize: Optional[Flag]
    no_cache: Optional[Flag]


class CheckOptions(TypedDict, total=False):
    """The options of ``copyfit check``."""

    locales: Optional[Names]
    pseudo: Optional[Names]
    categories: Optional[Names]
    devices: Union[str, Number, Iterable[Union[str, Number]], None]
    since: Optional[str]
    assume_scaling: Optional[Flag]
    strict: Optional[Flag]
    fail_on: Optional[str]
    maximum: Union[Names, Mapping[str, SupportsIndex], None]
    baseline: Optional[Path]
    write_baseline: Union[Path, Flag, None]
    report: Optional[Names]
    strings: Optional[str]
    date: Optional[str]
    app_version: Optional[str]
    quiet: Optional[Flag]
    verbose: Optional[Flag]
    stats: Optional[Flag]
    color: Optional[str]
    config: Optional[Path]
    follow_links: Optional[Flag]
    jobs: Optional[SupportsIndex]
    no_cache: Optional[Flag]
