"""Fitting many texts in this process, on several threads."""

from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from ctypes import POINTER, c_char_p, c_int, c_size_t, c_void_p, cast, sizeof
from itertools import accumulate, count, islice
from typing import TYPE_CHECKING, Any, Optional, SupportsIndex, Union

from ._error import CopyfitError, shown, text_bytes
from ._fitting import ALL, Fit, Question, checked, indexes
from ._label import label as read_label
from ._library import CATEGORY_COUNT, Batch, CFit, Context, Label, Text
from ._names import camel, snake
from ._options import CommonFields, Flag, Names
from ._values import threads

if TYPE_CHECKING:
    from typing_extensions import Unpack

#: The fields of a request that are not those of its label.
_QUESTION = frozenset({"text", "locale", "id", "details", "categories"})
#: The fields of a label that has one size in all categories.
_ONE_SIZE = ("sizes", "profile")
#: The maximum number of texts that are measured at once, and roughly of their characters, so that `fits` can be interrupted.
_BATCH = 4096
_BATCH_CHARACTERS = 1 << 17
_SIZE = sizeof(CFit)
_STRIDE = CATEGORY_COUNT * _SIZE


def fits(
    requests: Iterable[Mapping[str, Any]], *, jobs: Optional[SupportsIndex] = 0, locale: Optional[str] = "und",
    categories: Optional[Names] = "all", details: Optional[Flag] = False, **label: "Unpack[CommonFields]",
) -> Iterator[Union[Sequence[Fit], CopyfitError]]:
    """Fits many texts at categories, on several threads, and yields an answer for each request in order.

    A request has `text`, and the parameters of `fit` that differ from those given here. Keep texts of one language
    together, because they share words. A text that cannot be measured is answered by its error, which has the `index` of
    the request and its `id`, and names both in its text. An answer is equal to the list that `fit` gives.

    A mistake in the parameters that are given here is raised at once. The first `next` begins to take requests, in
    batches of up to 4,096; they may be changed afterwards. The iterator is for one thread. With `jobs` 0 there is a
    thread for each processor.
    """
    number = threads(jobs)
    if isinstance(requests, (Mapping, str, bytes)) or not hasattr(type(requests), "__iter__"):
        raise CopyfitError("wrong-type", f"'requests' must be an iterable of mappings, not {shown(requests)}")
    for name in ("text", "id"):
        if name in label:
            raise CopyfitError("unknown-field", f"'{name}' is a field of each request")
    _, tag, has_details = checked("", locale, details)
    common = _Common(dict(label), tag, has_details, indexes(categories))
    return _batches(iter(requests), number, common)


def _batches(requests: Iterator[Any], jobs: int, common: "_Common") -> Iterator[Any]:
    failure = None
    taken = 0
    while not failure:
        asked: list[Union[_Fits, CopyfitError]] = []
        try:
            asked.extend(map(common.asked, islice(requests, _BATCH)))
        except Exception as error:  # of the caller's iterator, after the answers to what it gave before
            failure = error
        if not asked:
            break
        size = sum(len(it._text) for it in asked if isinstance(it, _Fits))
        step = max(1, len(asked) * _BATCH_CHARACTERS // max(_BATCH_CHARACTERS, size))
        for start in range(0, len(asked), step):
            yield from _Batch(asked[start:start + step]).measured(jobs, taken + start)
        taken += len(asked)
    if failure:
        raise failure


class _Batch:
    """Answers that are measured together."""

    def __init__(self, answers: list[Union["_Fits", CopyfitError]]) -> None:
        self._answers = answers
        asked = [it for it in answers if isinstance(it, _Fits)]
        number = len(asked)
        fits, self._statuses = (CFit * (CATEGORY_COUNT * number))(), (c_int * number)()
        for place, answer in zip(count(0, _STRIDE), asked):
            answer._fits, answer._place = fits, place
        texts, locales = _all_bytes([it._text for it in asked]), [it._locale for it in asked]
        tags = {locale: text_bytes(locale) + b"\0" for locale in set(locales)}
        self._strings = c_char_p(b"".join(texts)), c_char_p(b"".join(tags.values()))
        starts = dict(zip(tags, _addresses(self._strings[1], tags.values())))
        self._batch = Batch(
            number, _words(_addresses(self._strings[0], texts), c_char_p), _words(map(len, texts), c_size_t),
            _words(map(starts.__getitem__, locales), c_char_p), _words([it._label.address for it in asked], c_void_p),
            fits, self._statuses)

    def measured(self, jobs: int, first: int) -> Iterator[Any]:
        """The answers, of which the first has an index among all requests."""
        context = Context.current()
        context.library.copyfit_fit_batch(context.handle, self._batch, jobs)
        statuses = iter(self._statuses)
        for index, it in enumerate(self._answers, first):
            if isinstance(it, CopyfitError) or next(statuses):
                error = it if isinstance(it, CopyfitError) else it._error()
                error.index = index
                yield error
            else:
                yield it


def _all_bytes(texts: list[str]) -> list[bytes]:
    try:
        return [text.encode() for text in texts]
    except UnicodeEncodeError:
        return [text_bytes(text) for text in texts]


def _addresses(whole: c_char_p, parts: Iterable[bytes]) -> Iterator[int]:
    """Where each part of a string is in memory, and where the string ends."""
    return accumulate(map(len, parts), initial=cast(whole, c_void_p).value or 0)


def _words(values: Iterable[int], kind: Any) -> Any:
    """An array of addresses or lengths."""
    words = array("Q", values)
    return cast((c_size_t * len(words)).from_buffer(words), POINTER(kind))


class _Common:
    """What requests have in common."""

    def __init__(self, fields: dict[str, Any], locale: str, details: bool, indexes: Sequence[int]) -> None:
        self._fields, self._locale, self._details, self._indexes = fields, locale, details, indexes
        #: The names of fields that a request may write in another way.
        self._spellings = {other: name for name in fields for other in (camel(name), snake(name)) if other != name}
        self._label = _common_label(fields, locale)

    def asked(self, request: Any) -> Union["_Fits", CopyfitError]:
        """The answer to a request, before it is measured and without what its caller may change later."""
        if type(request) is not dict and not isinstance(request, Mapping):
            return CopyfitError("wrong-type", f"a request is a mapping, not {shown(request)}")
        if "text" not in request:
            return _of(CopyfitError("missing-field", "'text' is missing"), request.get("id"))
        text, locale = request["text"], request.get("locale", self._locale)
        details, chosen = request.get("details", self._details), self._indexes
        try:
            if type(text) is not str or type(locale) is not str or type(details) is not bool or "\0" in locale:
                text, locale, details = checked(text, locale, details)
            if "categories" in request:
                chosen = indexes(request["categories"])
        except CopyfitError as error:
            return _of(error, request.get("id"))
        label = self._label if _QUESTION.issuperset(request) else self._own_label(request)
        if isinstance(label, CopyfitError):
            return _of(label, request.get("id"))
        answer = _Fits(label, text, locale, details, chosen)
        answer._id = request.get("id")
        return answer

    def _own_label(self, request: Mapping[str, Any]) -> Union[Label, CopyfitError]:
        own = {name: value for name, value in request.items() if name not in _QUESTION}
        fields = self._fields
        if self._spellings and not self._spellings.keys().isdisjoint(own):
            replaced = {self._spellings.get(name) for name in own}
            fields = {name: value for name, value in fields.items() if name not in replaced}
        return _label_of({**fields, **own})


class _Fits(Question, Sequence[Fit]):
    """The answer to a request: its fits, which become objects when they are asked for."""

    __slots__ = ("_fits", "_place", "_id")
    #: The fits of a batch, and the place of this answer's.
    _fits: Any
    _place: int
    #: That of the request.
    _id: Any

    def __len__(self) -> int:
        return len(self._indexes)

    def __getitem__(self, index):
        if isinstance(index, slice):
            return [self[number] for number in range(*index.indices(len(self)))]
        try:
            number = self._indexes[index]
        except IndexError:
            raise IndexError(f"an answer has {len(self)} fits, and none at {index}") from None
        except TypeError:
            raise TypeError(f"the index of a fit must be a whole number or a slice, not {shown(index)}") from None
        return self._described(self._fits, self._place + number * _SIZE, number)

    def __eq__(self, other: object) -> bool:
        return list(self) == list(other) if isinstance(other, (list, _Fits)) else NotImplemented

    def __repr__(self) -> str:
        return repr(list(self))

    def __reduce__(self):
        return list, (list(self),)

    def _error(self) -> CopyfitError:
        """Why the text could not be measured."""
        try:
            self._text_in_label()
        except CopyfitError as error:
            return _of(error, self._id)
        return _of(CopyfitError("failed", "the text cannot be laid out"), self._id)


def _of(error: CopyfitError, identifier: Any) -> CopyfitError:
    """The error for one request; requests may share the error of a label."""
    own = CopyfitError(error.code, error.message)
    own.id = identifier
    return own


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
        return read_label(fields)
    except CopyfitError as error:
        return error
