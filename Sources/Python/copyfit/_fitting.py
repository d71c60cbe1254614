"""Fitting texts in this process."""

import math
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from ctypes import POINTER, c_char_p, c_int, c_size_t, c_void_p, cast
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import Any, Optional, Union

from ._error import CopyfitError, text_bytes
from ._library import CATEGORY_COUNT, CODES, Batch, CFit, Context, Label, LabelOptions, Text, Variation

CATEGORIES = ("xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "AX1", "AX2", "AX3", "AX4", "AX5")

_VERDICTS = ("fits", "shrinks", "splitsWord", "truncates", "clips")
_CERTAINTIES = (None, "certain", "uncertain")
_INDEXES = {name: index for index, name in enumerate(CATEGORIES)}
_FONT_FILES = (".otf", ".ttf", ".ttc", ".otc")
#: The fields of a request that are not those of its label.
_QUESTION = {"text", "locale", "id", "details"}
_FIELDS = {field[0] for field in LabelOptions._fields_}
_STRINGS = {name for name, kind in LabelOptions._fields_ if kind is c_char_p}
_POSITIVE = {"font_size", "width", "height", "minimum_scale_factor", "minimum_font_size", "display_scale"}
_FLAGS = {"tightening", "bold_text"}
_LINES = 2**31
#: In place of a style: the font does not scale.
FIXED = ""
#: Texts that are measured at once by `fits`.
_BATCH = 4096


@dataclass(frozen=True)
class Change:
    """A change of a label that makes a text fit; None for what remains as it is."""

    width: Optional[float] = None
    height: Optional[float] = None
    lines: Optional[int] = None


@dataclass(frozen=True)
class Fit:
    """The fit of a text in its label at one text size."""

    #: The category; None for a given size.
    category: Optional[str]
    size: float
    #: fits, shrinks, splitsWord, truncates or clips.
    verdict: str
    line_count: int
    width: float
    height: float
    #: The room that the widest line leaves; None without a width.
    slack: Optional[float]
    #: certain or uncertain; None if the text is measured in the label's own fonts.
    certainty: Optional[str]
    #: The fraction of the size at which the text fits; None unless it shrinks.
    scale: Optional[float]
    #: The part that is drawn; None if nothing is lost.
    visible_text: Optional[str]
    hidden_characters: int
    #: Characters that no font has, such as U+1F600.
    missing: tuple[str, ...]
    #: Changes that each make the text fit, and that were tried; only with `details`.
    remedies: tuple[Change, ...] = ()


def fit(
    text: str, *, locale: str = "und", categories: Union[str, Iterable[str]] = "all",
    sizes: Optional[Iterable[float]] = None, details: bool = False, **label: Any,
) -> list[Fit]:
    """Fits a text in a label, at categories or at sizes in points; with `details`, also finds what would make it fit.

    The label has the fields `font` (a file, or a font such as ``"headline.italic()"``), `style` or `system`, `size`,
    `relative_to`, `fallback`, `width`, `height`, `lines`, `mode`, `minimum_scale_factor`, `minimum_font_size`,
    `letter_spacing`, `display_scale`, `line_break_strategy`, `direction`, `tightening`, `bold_text`, `variations` (such
    as ``{"wght": 650}``) and `optical_size`.
    """
    if problem := _problem({"text": text, "locale": locale, "details": details}):
        raise problem
    question = _Question(text, locale, details)
    if sizes is not None:
        labels = [_label({**label, "size": size, "relative_to": FIXED}) for size in _elements(sizes, "sizes")]
        return [question.fit(at, None) for at in labels]
    names = CATEGORIES if categories == "all" else [categories] if isinstance(categories, str) else categories
    common = _label(label)
    return [question.fit(common, _index(name)) for name in _elements(names, "categories")]


def fits(
    requests: Iterable[Mapping[str, Any]], *, jobs: int = 0, details: bool = False, **label: Any
) -> Iterator[Union[Sequence[Fit], CopyfitError]]:
    """Fits many texts at all categories, on several threads, and yields an answer for each request in order.

    A request has `text`, `locale`, `details`, and the fields of `fit` that differ from those in `label`. Keep texts of
    one language together, because they share words. A text that cannot be measured is answered by its error.
    """
    if not isinstance(jobs, int) or jobs < 0:
        raise CopyfitError("wrong-type", f"'jobs' must be a number of threads, not {jobs!r}")
    remaining = iter(requests)
    while batch := list(islice(remaining, _BATCH)):
        yield from _answers(batch, jobs, details, label)


class _Fits(Sequence):
    """The fits of a text at all categories, which become objects when they are asked for."""

    __slots__ = ("_fits", "_start", "_label", "_request", "_details", "_question")

    def __init__(self, fits: Any, start: int, label: Label, request: Mapping[str, Any], details: bool) -> None:
        self._fits, self._start, self._label, self._request, self._details = fits, start, label, request, details
        self._question: Optional[_Question] = None

    def __len__(self) -> int:
        return CATEGORY_COUNT

    def __getitem__(self, index):
        if isinstance(index, slice):
            return [self[number] for number in range(*index.indices(CATEGORY_COUNT))]
        number = range(CATEGORY_COUNT)[index]
        if self._question is None:
            self._question = _Question(self._request["text"], self._request.get("locale", "und"), self._details)
        return self._question.described(self._fits[self._start + number], self._label, number)


class _Question:
    """A text, prepared when its label is known."""

    def __init__(self, text: str, locale: str, details: bool) -> None:
        self._text, self._locale, self._details = text, locale, details
        self._prepared: dict[Label, Text] = {}

    def _text_in(self, label: Label) -> Text:
        if label not in self._prepared:
            self._prepared[label] = Text(label, text_bytes(self._text), text_bytes(self._locale))
        return self._prepared[label]

    def fit(self, label: Label, index: Optional[int]) -> Fit:
        found = self._text_in(label).fit(_INDEXES["large"] if index is None else index)
        return self.described(found, label, index)

    def described(self, fit: CFit, label: Label, index: Optional[int]) -> Fit:
        visible, hidden = None, 0
        missing: tuple[str, ...] = ()
        remedies: tuple[Change, ...] = ()
        category = _INDEXES["large"] if index is None else index
        if fit.loses_text:
            visible, hidden = self._text_in(label).visible(category)
        if self._details and fit.verdict:
            changes = self._text_in(label).remedies(category)
            remedies = tuple(Change(_number(it.width), _number(it.height), it.lines or None) for it in changes)
        certainty = _CERTAINTIES[fit.certainty]
        if certainty == "uncertain":
            missing = self._text_in(label).missing()
        return Fit(
            None if index is None else CATEGORIES[index], fit.point_size, _VERDICTS[fit.verdict], fit.line_count,
            fit.width, fit.height, _number(fit.slack), certainty, _number(fit.scale), visible, hidden, missing, remedies)


def _answers(
    requests: list[Mapping[str, Any]], jobs: int, details: bool, common: dict[str, Any]
) -> Iterator[Any]:
    count = len(requests)
    usual = _label_of({}, common)
    labels = [_checked(request, usual, common) for request in requests]
    # A request with an error is not measured, so its text does not matter.
    asked = [{} if isinstance(label, CopyfitError) else request for request, label in zip(requests, labels)]
    texts = _all_bytes([request.get("text", "") for request in asked])
    locales = _all_bytes([request.get("locale", "und") for request in asked])
    fits, statuses = (CFit * (CATEGORY_COUNT * count))(), (c_int * count)()
    batch = Batch(
        count, (c_char_p * count)(*texts), (c_size_t * count)(*map(len, texts)), (c_char_p * count)(*locales),
        (c_void_p * count)(*[getattr(label, "address", None) for label in labels]), fits, statuses)
    context = Context.current()
    context.library.copyfit_fit_batch(context.handle, batch, jobs)
    for number, (request, label, status) in enumerate(zip(requests, labels, statuses)):
        if isinstance(label, CopyfitError):
            yield label
        elif status:
            yield _error(label, texts[number], locales[number], status)
        else:
            yield _Fits(fits, number * CATEGORY_COUNT, label, request, request.get("details", details))


def _checked(
    request: Mapping[str, Any], usual: Union[Label, CopyfitError], common: dict[str, Any]
) -> Union[Label, CopyfitError]:
    """The label of a request, or the error of the request."""
    if type(request) is not dict and not isinstance(request, Mapping):
        return CopyfitError("wrong-type", f"a request is a mapping, not {request!r}")
    if "text" not in request:
        return CopyfitError("missing-field", "'text' is missing")
    if problem := _problem(request):
        return problem
    return usual if request.keys() <= _QUESTION else _label_of(request, common)


def _problem(request: Mapping[str, Any]) -> Optional[CopyfitError]:
    """The error of the fields that are not the label's."""
    locale = request.get("locale", "und")
    if type(request["text"]) is str and type(locale) is str and "\0" not in locale and "details" not in request:
        return None
    for name in ("text", "locale"):
        if not isinstance(request.get(name, ""), str):
            return CopyfitError("wrong-type", f"'{name}' must be a string, not {request[name]!r}")
    if "\0" in locale:
        return CopyfitError("out-of-range", f"{locale!r} is not a locale")
    if not isinstance(request.get("details", False), bool):
        return CopyfitError("wrong-type", f"'details' must be True or False, not {request['details']!r}")
    return None


def _all_bytes(texts: list[str]) -> list[bytes]:
    try:
        return [text.encode() for text in texts]
    except UnicodeEncodeError:
        return [text_bytes(text) for text in texts]


def _error(label: Label, text: bytes, locale: bytes, status: int) -> CopyfitError:
    """The error of a text of a batch, with its message."""
    try:
        Text(label, text, locale)
    except CopyfitError as error:
        return error
    return CopyfitError(CODES[status], "the text cannot be laid out")


def _label_of(request: Mapping[str, Any], common: dict[str, Any]) -> Union[Label, CopyfitError]:
    own = {name: value for name, value in request.items() if name not in _QUESTION}
    try:
        return _label({**common, **own})
    except CopyfitError as error:
        return error


def _label(fields: dict[str, Any]) -> Label:
    try:
        return _cached_label(*fields, *map(_hashable, fields.values()))
    except TypeError as error:  # a value in a value cannot be a key of the cache
        raise CopyfitError("wrong-type", str(error)) from None


def _hashable(value: Any) -> Any:
    if isinstance(value, Mapping):
        return tuple(value.items())
    return tuple(value) if isinstance(value, list) else value


def _elements(values: Any, name: str) -> list[Any]:
    try:
        return list(values)
    except TypeError:
        raise CopyfitError("wrong-type", f"'{name}' must be a list, not {values!r}") from None


@lru_cache(maxsize=4096)
def _cached_label(*fields: Any) -> Label:
    """The label with fields: first their names, then their values."""
    half = len(fields) // 2
    given = {name: value for name, value in zip(fields[:half], fields[half:]) if value is not None}
    options = LabelOptions(width=math.inf, height=math.inf, display_scale=3)
    for name, value in {**_font(given), **given}.items():
        if name not in _FIELDS:
            raise CopyfitError("unknown-field", f"unknown field '{name}'")
        # A number in place of a string would be an address.
        if isinstance(value, bool) != (name in _FLAGS) or isinstance(value, (str, bytes)) != (name in _STRINGS):
            raise CopyfitError("wrong-type", f"'{name}' cannot be {value!r}")
        if name in _POSITIVE and isinstance(value, (int, float)) and not value > 0:
            raise CopyfitError("not-positive", f"'{name}' must be positive, not {value}")
        if name == "lines" and isinstance(value, int) and not 0 <= value < _LINES:
            raise CopyfitError("not-positive", f"'lines' must be a number from 0 on, not {value}")
        try:
            setattr(options, name, _chars(name, value) if name in _STRINGS else value)
        except (OverflowError, TypeError):
            raise CopyfitError("wrong-type", f"'{name}' cannot be {value!r}") from None
    return Label(options)


def _font(fields: dict[str, Any]) -> dict[str, Any]:
    """Takes the fields of the font and returns those of the interface."""
    given = [name for name in ("font", "style", "system") if name in fields]
    if len(given) != 1:
        code = "conflicting-fields" if given else "missing-field"
        raise CopyfitError(code, "one of 'font', 'style' and 'system' is required")
    font, style = fields.pop("font", None), fields.pop("style", None)
    size, relative_to = fields.pop("size", None), fields.pop("relative_to", None)
    if isinstance(fields.get("fallback"), (str, bytes)):
        raise CopyfitError("wrong-type", "'fallback' is a list of files")
    fallback = [_path("fallback", file) for file in _elements(fields.pop("fallback", ()), "fallback")]
    path = os.fsdecode(_path("font", font)) if font is not None else ""
    is_file = isinstance(font, os.PathLike) or path.partition("#")[0].lower().endswith(_FONT_FILES)
    if style is not None or (font is not None and not is_file):
        named = style if font is None else font
        if not isinstance(named, str) or not named.strip():
            raise CopyfitError("unknown-value", "the font's name is empty")
        if size is not None or relative_to is not None:
            raise CopyfitError("conflicting-fields", "'size' and 'relative_to' are for a font file or the system font")
        options: dict[str, Any] = {"font": named}
    elif size is None:
        raise CopyfitError("missing-field", "'size' is missing")
    else:
        fields.pop("system", None)
        options = {"font_size": size, **({"font_file": os.fsencode(path)} if is_file else {})}
        if relative_to != FIXED:
            options["relative_to"] = relative_to or "body"
    files = (c_char_p * len(fallback))(*fallback)
    variations = _variations(fields.pop("variations", ()))
    return {
        **options, "fallback": cast(files, POINTER(c_char_p)), "fallback_count": len(fallback),
        "variations": cast(variations, POINTER(Variation)), "variation_count": len(variations)}


def _variations(pairs: Any) -> Any:
    try:
        return (Variation * len(pairs))(*[(_chars("variations", axis), float(value)) for axis, value in pairs])
    except (AttributeError, OverflowError, TypeError, ValueError):
        raise CopyfitError("wrong-type", "'variations' are numbers by axis, such as {'wght': 650}") from None


def _chars(name: str, value: Union[str, bytes]) -> bytes:
    """The value for the library, in which a NUL would end it."""
    found = value if isinstance(value, bytes) else text_bytes(value)
    if b"\0" in found:
        raise CopyfitError("unknown-value", f"'{name}' cannot be {value!r}")
    return found


def _path(name: str, file: Any) -> bytes:
    try:
        return _chars(name, os.fsencode(file))
    except (TypeError, UnicodeEncodeError):
        raise CopyfitError("wrong-type", f"'{name}' cannot be {file!r}") from None


def _index(category: str) -> int:
    try:
        return _INDEXES[category]
    except (KeyError, TypeError):
        raise CopyfitError("unknown-value", f"'{category}' is not one of {', '.join(CATEGORIES)}") from None


def _number(value: float) -> Optional[float]:
    return None if math.isnan(value) else value
