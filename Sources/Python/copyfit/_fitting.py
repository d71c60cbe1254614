"""Fitting texts in this process."""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from ctypes import c_char_p, c_int, c_size_t, c_void_p
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple, Optional, SupportsIndex, Union

from ._error import CopyfitError, shown, text_bytes
from ._label import label as _label
from ._library import CATEGORY_COUNT, Batch, CFit, Context, Label, Text
from ._names import CATEGORIES, LARGE, camel, snake
from ._options import Certainty, CommonFields, Flag, Names, Number, Path, RequestFields, Verdict
from ._values import flag, threads

if TYPE_CHECKING:
    from typing_extensions import Unpack

_VERDICTS: tuple[Verdict, ...] = ("fits", "shrinks", "splitsWord", "truncates", "clips")
_CERTAINTIES: tuple[Optional[Certainty], ...] = (None, "certain", "uncertain")
_ALL = range(CATEGORY_COUNT)
#: The fields of a request that are not those of its label.
_QUESTION = {"text", "locale", "id", "details", "categories"}
#: The fields of a label that has one size in all categories.
_ONE_SIZE = ("sizes", "profile")
#: The maximum number of texts that `fits` measures at once, and roughly of their bytes, so that it can be interrupted.
_BATCH = 4096
_BATCH_BYTES = 1 << 18


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
    #: The size of the font.
    size: float
    #: fits; shrinks to a size that the label allows; splitsWord: a word is broken; truncates behind an ellipsis; or clips.
    verdict: Verdict
    #: The lines of the whole text, without limits.
    line_count: int
    #: Of the widest line.
    width: float
    #: Of all lines.
    height: float
    #: The room that the widest line leaves, below 0 if it is too wide; None without a width.
    slack: Optional[float]
    #: certain or uncertain in a stand-in for the label's fonts, or if one lacks a character; None in the fonts themselves.
    certainty: Optional[Certainty]
    #: The fraction of the size at which the text fits; None unless it shrinks.
    scale: Optional[float]
    #: The part that is drawn, with its ellipsis; None if nothing is lost.
    visible_text: Optional[str]
    #: How many characters are not drawn.
    hidden_characters: int
    #: Characters that no font has, such as U+1F600.
    missing: tuple[str, ...]
    #: Changes that each make the text fit, and that were tried; only with `details`, and not for a text that shrinks.
    remedies: tuple[Change, ...] = ()
    #: The name of the label's font if that was not found, so that another font was measured; otherwise None.
    missing_font: Optional[str] = None


def fit(
    text: str, *, font: Union[Path, Mapping[str, Any], None] = None, style: Optional[str] = None,
    system: Optional[Flag] = None, size: Optional[Number] = None, width: Optional[Number] = None,
    height: Optional[Number] = None, lines: Optional[Number] = 0, locale: Optional[str] = "und",
    categories: Optional[Names] = "all", sizes: Optional[Iterable[Number]] = None,
    details: Optional[Flag] = False, **request_fields: "Unpack[RequestFields]",
) -> list[Fit]:
    """Fits a text in a label, at categories or at sizes in points; with `details`, also finds what would make it fit.

    The label's font is `font` (a file, or a font such as ``"headline.italic()"``), a text `style`, or `system`. Without
    `width`, `height` and `lines` it has no limits. It may have the other fields of a request of ``copyfit stream``, in
    snake case: `relative_to`, `fallback`, `mode`, `minimum_scale_factor`, `minimum_font_size`, `minimum_category`,
    `maximum_category`, `paragraph` (such as ``{"line_spacing": 4}``), `letter_spacing`, `display_scale`,
    `line_break_strategy`, `direction`, `tightening`, `bold_text`, `variations` (such as ``{"wght": 650}``),
    `optical_size`, `behavior`, and for other systems than iOS `profile`, `font_scale` and `text_spacing`.

    None is the default of each of them. A lone surrogate in the text is measured as U+FFFD. Use `fits` for many texts.
    """
    question = _Question(*_checked(text, locale, details))
    label: dict[str, Any] = {
        "font": font, "style": style, "system": system, "size": size, "width": width, "height": height, "lines": lines,
        **request_fields}
    if sizes is not None or label.get("profile") is not None:
        if categories is not None and not (isinstance(categories, str) and categories == "all"):
            raise CopyfitError("conflicting-fields", "'categories' cannot be given together with 'sizes' or 'profile'")
        if sizes is None:
            return [question.fit(_label(label), None)]
        alone = enumerate(_elements(sizes, "sizes"), 1)
        return [question.fit(_label_of_size(label, size, number), None) for number, size in alone]
    common = _label(label)
    return [question.fit(common, index) for index in _indexes(categories)]


def fits(
    requests: Iterable[Mapping[str, Any]], *, jobs: Optional[SupportsIndex] = 0, locale: Optional[str] = "und",
    categories: Optional[Names] = "all", details: Optional[Flag] = False, **label: "Unpack[CommonFields]",
) -> Iterator[Union[Sequence[Fit], CopyfitError]]:
    """Fits many texts at categories, on several threads, and yields an answer for each request in order.

    A request has `text`, and the parameters of `fit` that differ from those given here. Keep texts of one language
    together, because they share words. A text that cannot be measured is answered by its error. An answer is equal to
    the list that `fit` gives.

    A mistake in the parameters that are given here is raised at once. The first `next` begins to take requests, in
    batches of up to 4,096; they may be changed afterwards. The iterator is for one thread. With `jobs` 0 there is a
    thread for each processor.
    """
    count = threads(jobs)
    if isinstance(requests, (Mapping, str, bytes)):
        raise TypeError(f"requests must be an iterable of mappings, not {shown(requests)}")
    for name in ("text", "id"):
        if name in label:
            raise CopyfitError("unknown-field", f"'{name}' is a field of each request")
    _, tag, has_details = _checked("", locale, details)
    common = _Common(dict(label), tag, has_details, _indexes(categories))
    return _batches(iter(requests), count, common)


def _batches(requests: Iterator[Any], jobs: int, common: "_Common") -> Iterator[Any]:
    while True:
        batch: list[_Asked] = []
        failure = None
        try:
            batch.extend(map(common.asked, islice(requests, _BATCH)))
        except Exception as error:  # of the caller's iterator, after the answers to what it gave before
            failure = error
        yield from _answers(batch, jobs)
        if failure is not None:
            raise failure
        if not batch:
            return


class _Asked(NamedTuple):
    """A request, without what its caller may change later."""

    label: Union[Label, CopyfitError]
    text: str = ""
    locale: str = "und"
    details: bool = False
    indexes: Sequence[int] = _ALL


class _Common:
    """What requests have in common."""

    def __init__(self, fields: dict[str, Any], locale: str, details: bool, indexes: Sequence[int]) -> None:
        self._fields, self._locale, self._details, self._indexes = fields, locale, details, indexes
        #: The names of fields that a request may write in another way.
        self._spellings = {other: name for name in fields for other in (camel(name), snake(name)) if other != name}
        self._label = _common_label(fields, locale)

    def asked(self, request: Any) -> _Asked:
        """The request, or its error in the place of its label."""
        if type(request) is not dict and not isinstance(request, Mapping):
            return _Asked(CopyfitError("wrong-type", f"a request is a mapping, not {shown(request)}"))
        if "text" not in request:
            return _Asked(CopyfitError("missing-field", "'text' is missing"))
        text, locale = request["text"], request.get("locale", self._locale)
        details, indexes = request.get("details", self._details), self._indexes
        try:
            if type(text) is not str or type(locale) is not str or type(details) is not bool or "\0" in locale:
                text, locale, details = _checked(text, locale, details)
            if "categories" in request:
                indexes = _indexes(request["categories"])
        except CopyfitError as error:
            return _Asked(error)
        label = self._label
        if not request.keys() <= _QUESTION:
            own = {name: value for name, value in request.items() if name not in _QUESTION}
            fields = self._fields
            if self._spellings and not self._spellings.keys().isdisjoint(own):
                replaced = {self._spellings.get(name) for name in own}
                fields = {name: value for name, value in fields.items() if name not in replaced}
            label = _label_of({**fields, **own})
        return _Asked(label) if isinstance(label, CopyfitError) else _Asked(label, text, locale, details, indexes)


class _Fits(Sequence[Fit]):
    """The fits of a text, which become objects when they are asked for."""

    __slots__ = ("_fits", "_start", "_asked", "_question")

    def __init__(self, fits: Any, start: int, asked: _Asked) -> None:
        self._fits, self._start, self._asked = fits, start, asked
        self._question: Optional[_Question] = None

    def __len__(self) -> int:
        return len(self._asked.indexes)

    def __getitem__(self, index):
        if isinstance(index, slice):
            return [self[number] for number in range(*index.indices(len(self)))]
        try:
            number = self._asked.indexes[index]
        except IndexError:
            raise IndexError(f"an answer has {len(self)} fits, and none at {index}") from None
        except TypeError:
            raise TypeError(f"the index of a fit must be a whole number or a slice, not {shown(index)}") from None
        if self._question is None:
            self._question = _Question(self._asked.text, self._asked.locale, self._asked.details)
        return self._question.described(self._fits[self._start + number], self._asked.label, number)

    def __eq__(self, other: object) -> bool:
        return list(self) == list(other) if isinstance(other, (list, _Fits)) else NotImplemented

    def __repr__(self) -> str:
        return repr(list(self))

    def __reduce__(self):
        return list, (list(self),)


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
        found = self._text_in(label).fit(LARGE if index is None else index)
        return self.described(found, label, index)

    def described(self, fit: CFit, label: Label, index: Optional[int]) -> Fit:
        visible, hidden = None, 0
        missing: tuple[str, ...] = ()
        remedies: tuple[Change, ...] = ()
        category = LARGE if index is None else index
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
            fit.width, fit.height, _number(fit.slack), certainty, _number(fit.scale), visible, hidden, missing, remedies,
            label.missing_font)


def _answers(asked: list[_Asked], jobs: int) -> Iterator[Any]:
    texts = _all_bytes([request.text for request in asked])
    locales = _all_bytes([request.locale for request in asked])
    labels = [request.label for request in asked]
    step = max(1, len(texts) * _BATCH_BYTES // max(_BATCH_BYTES, sum(map(len, texts))))
    for start in range(0, len(texts), step):
        part = slice(start, start + step)
        fits, statuses = _measured(texts[part], locales[part], labels[part], jobs)
        for number, (request, status) in enumerate(zip(asked[part], statuses)):
            if isinstance(request.label, CopyfitError):
                yield request.label
            elif status:
                yield _error(request.label, texts[start + number], locales[start + number])
            else:
                yield _Fits(fits, number * CATEGORY_COUNT, request)


def _measured(texts: list[bytes], locales: list[bytes], labels: list[Any], jobs: int) -> tuple[Any, Any]:
    """The fits of texts at all categories, and the status of each text."""
    count = len(texts)
    fits, statuses = (CFit * (CATEGORY_COUNT * count))(), (c_int * count)()
    batch = Batch(
        count, (c_char_p * count)(*texts), (c_size_t * count)(*map(len, texts)), (c_char_p * count)(*locales),
        (c_void_p * count)(*[getattr(label, "address", None) for label in labels]), fits, statuses)
    context = Context.current()
    context.library.copyfit_fit_batch(context.handle, batch, jobs)
    return fits, statuses


def _checked(text: Any, locale: Any, details: Any) -> tuple[str, str, bool]:
    """The fields that are not the label's, with the defaults of those that are None."""
    locale = "und" if locale is None else locale
    for name, value in (("text", text), ("locale", locale)):
        if not isinstance(value, str):
            raise CopyfitError("wrong-type", f"'{name}' must be a string, not {shown(value)}")
    if "\0" in locale:
        raise CopyfitError("out-of-range", f"{shown(locale)} is not a locale")
    return text, locale, details is not None and flag("details", details)


def _all_bytes(texts: list[str]) -> list[bytes]:
    try:
        return [text.encode() for text in texts]
    except UnicodeEncodeError:
        return [text_bytes(text) for text in texts]


def _error(label: Label, text: bytes, locale: bytes) -> CopyfitError:
    """The error of a text of a batch, with its message."""
    try:
        Text(label, text, locale)
    except CopyfitError as error:
        return error
    return CopyfitError("failed", "the text cannot be laid out")


def _common_label(fields: dict[str, Any], locale: str) -> Union[Label, CopyfitError]:
    """The label of all requests, or the error of a request that does not add what is missing; other errors are raised."""
    label = complete = _label_of(fields)
    allowed: tuple[str, ...] = ()
    if isinstance(label, CopyfitError) and label.code == "missing-field":
        if not fields:
            return label
        # With a font or a size for the missing one, the library checks the other fields.
        if any(fields.get(name) for name in ("font", "style", "system")):
            complete, allowed = _label_of({**fields, "size": 17}), ("conflicting-fields",)
        else:
            size = 17 if fields.get("size") is None else fields["size"]
            complete = _label_of({**fields, "system": True, "size": size})
            allowed = ("conflicting-fields", "font-not-found")
    if not isinstance(complete, CopyfitError):
        Text(complete, b"", text_bytes(locale))
    elif complete.code not in allowed:
        raise complete
    return label


def _label_of(fields: dict[str, Any]) -> Union[Label, CopyfitError]:
    for name in _ONE_SIZE:
        if name in fields:
            return CopyfitError("unknown-field", f"'{name}' is a field of 'fit': 'fits' measures at categories")
    try:
        return _label(fields)
    except CopyfitError as error:
        return error


def _label_of_size(fields: dict[str, Any], size: Any, number: int) -> Label:
    """The label in one of several sizes; its error has the number of the size among them."""
    try:
        return _label({**fields, "sizes": [size]})
    except CopyfitError as error:
        raise CopyfitError(error.code, error.message.replace("(element 1)", f"(element {number})")) from None


def _elements(values: Any, name: str) -> list[Any]:
    try:
        elements = None if isinstance(values, (str, bytes, Mapping)) else iter(values)
    except TypeError:  # such as that of an array of NumPy without dimensions
        elements = None
    if elements is None:
        raise CopyfitError("wrong-type", f"'{name}' must be a list, not {shown(values)}")
    if not (found := list(elements)):
        raise CopyfitError("empty-list", f"'{name}' is an empty list: expected at least one value")
    return found


def _indexes(categories: Optional[Names]) -> Sequence[int]:
    if categories is None:
        return _ALL
    if isinstance(categories, str):
        return _ALL if categories == "all" else [Context.current().category(categories)]
    return [Context.current().category(name) for name in _elements(categories, "categories")]


def _number(value: float) -> Optional[float]:
    return None if math.isnan(value) else value
