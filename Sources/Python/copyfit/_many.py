"""Fitting many texts in this process, on several threads."""

from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from ctypes import addressof, c_char, c_char_p, c_size_t, sizeof
from functools import reduce
from itertools import accumulate, islice
from operator import or_
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
_ONE_SIZE = ("sizes", "profile", "font_scale", "fontScale", "text_spacing", "textSpacing")
#: The maximum number of texts that are measured at once, and roughly of their characters, so that `fits` can be interrupted.
_BATCH = 4096
_BATCH_CHARACTERS = 1 << 17
#: The maximum number of locales that are read without another check.
_MOST_LOCALES = 1000
_SIZE = sizeof(CFit)
_STRIDE = CATEGORY_COUNT * _SIZE
_new = object.__new__


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
    if hasattr(requests, "columns") and hasattr(requests, "to_dict"):
        raise CopyfitError("wrong-type", 'a table is no iterable of its rows: give frame.to_dict("records")')
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
        batch = _Batch(common)
        try:
            batch.take(islice(requests, _BATCH))
        except Exception as error:  # of the caller's iterator, after the answers to what it gave before
            failure = error
        if not batch.answers:
            break
        batch.prepare()
        for start, answers in batch.parts():
            yield from answers if batch.measure(answers, jobs) else batch.with_errors(answers, taken + start)
        taken += len(batch.answers)
    if failure:
        raise failure


class _Batch:
    """Requests that are taken together, and the memory of their answers."""

    __slots__ = ("answers", "_common", "_fits", "_texts", "_locales", "_has_own", "_arrays", "_strings", "_statuses", "_done",
                 "_categories")

    def __init__(self, common: "_Common") -> None:
        self._common = common
        self.answers: list[Union[_Fits, CopyfitError]] = []
        #: The fits, one after the other. Answers have it, and not the batch that has them: they would never be released.
        self._fits = bytearray()
        #: The texts to measure, and their locales.
        self._texts: list[str] = []
        self._locales: list[str] = []
        #: Whether a request has other fields, or is an error.
        self._has_own = False
        #: The number of texts that were measured.
        self._done = 0
        #: A bit for each category at which a text is fitted.
        self._categories = _bits(common.indexes)

    def take(self, requests: Iterable[Any]) -> None:
        """Takes from requests what their caller may change later."""
        common, fits = self._common, self._fits
        add, add_text, add_locale = self.answers.append, self._texts.append, self._locales.append
        locale, locales, shared = common.locale, common.locales, (common.label, common.details, common.indexes, None)
        place, most = 0, 0 if isinstance(common.label, CopyfitError) else 3
        answer: Any
        text: Any
        tag: Any
        for request in requests:
            answer = None
            # The usual request, a text with its locale and perhaps an id, is read here: a call would take as long.
            if type(request) is dict and len(request) <= most:
                text, size = request.get("text"), len(request)
                tag = locale if size == 1 else request.get("locale")
                if type(text) is str and type(tag) is str and tag in locales and (size < 3 or "id" in request):
                    answer = _new(_Fits)
                    answer._label, answer._details, answer._indexes, answer._prepared = shared
                    answer._text, answer._locale, answer._id = text, tag, request["id"] if size == 3 else None
            if answer is None:
                self._has_own = True
                answer = common.asked(request)
                if isinstance(answer, CopyfitError):
                    add(answer)
                    continue
                text, tag = answer._text, answer._locale
                if answer._indexes is not common.indexes:
                    self._categories |= _bits(answer._indexes)
            answer._fits, answer._place = fits, place
            place += _STRIDE
            add(answer)
            add_text(text)
            add_locale(tag)

    def prepare(self) -> None:
        """Writes what is measured as the library reads it."""
        texts, tags = _all_bytes(self._texts), {locale: text_bytes(locale) + b"\0" for locale in set(self._locales)}
        count, lengths = len(texts), array("Q", map(len, texts))
        self._strings = c_char_p(b"".join(texts)), c_char_p(b"".join(tags.values()))
        starts = dict(zip(tags, _addresses(self._strings[1], map(len, tags.values()))))
        label = self._common.label
        labels = [it._label.address for it in self.answers if isinstance(it, _Fits)] if (
            self._has_own or isinstance(label, CopyfitError)) else [label.address] * count
        self._arrays = (
            array("Q", _addresses(self._strings[0], lengths)), lengths, array("Q", map(starts.__getitem__, self._locales)),
            array("Q", labels))
        self._fits.extend(bytes(_STRIDE * count))
        self._statuses = array("i", bytes(4 * count))

    def parts(self) -> Iterator[tuple[int, list[Any]]]:
        """The answers that are measured together, with the number of those before them."""
        count = len(self.answers)
        step = max(1, count * _BATCH_CHARACTERS // max(_BATCH_CHARACTERS, sum(map(len, self._texts))))
        return ((start, self.answers[start:start + step]) for start in range(0, count, step))

    def measure(self, answers: list[Any], jobs: int) -> bool:
        """Measures the texts of the next answers; returns whether none is an error."""
        context, first = Context.current(), self._done
        count = sum(isinstance(it, _Fits) for it in answers) if self._has_own else len(answers)
        self._done += count
        if not count:
            return False
        return not context.library.copyfit_fit_batch(context.handle, self._part(first, count), jobs) and count == len(answers)

    def _part(self, first: int, count: int) -> Batch:
        """Some of the texts, as the library reads them."""
        # Addresses, because a pointer of `cast` refers to itself: a batch would live until cycles are collected.
        fits = c_char.from_buffer(self._fits, _STRIDE * first)
        lists = (words.buffer_info()[0] + 8 * first for words in self._arrays)
        return Batch(count, *lists, addressof(fits), self._statuses.buffer_info()[0] + 4 * first, self._categories)

    def with_errors(self, answers: list[Any], first: int) -> Iterator[Any]:
        """Answers, some of which are errors; the first has an index among all requests."""
        for index, it in enumerate(answers, first):
            error = it if isinstance(it, CopyfitError) else self._error(it)
            if error:
                error.index = index
            yield error or it

    def _error(self, answer: "_Fits") -> Optional[CopyfitError]:
        """Why a text could not be measured; None if it was, perhaps only now."""
        index = answer._place // _STRIDE
        if not self._statuses[index]:
            return None
        context = Context.current()
        if not context.library.copyfit_batch_error(context.handle, self._part(index, 1), 0):
            return None
        error = context.error()
        return _of(CopyfitError(error.code, error.message.removeprefix("texts[0]: ")), answer._id)


def _bits(categories: Iterable[int]) -> int:
    return reduce(or_, (1 << it for it in categories))


def _all_bytes(texts: list[str]) -> list[bytes]:
    try:
        return list(map(str.encode, texts))
    except UnicodeEncodeError:
        return list(map(text_bytes, texts))


def _addresses(whole: c_char_p, lengths: Iterable[int]) -> Iterator[int]:
    """Where each part of a string is in memory, and where the string ends."""
    return accumulate(lengths, initial=c_size_t.from_buffer(whole).value)


class _Common:
    """What requests have in common."""

    def __init__(self, fields: dict[str, Any], locale: str, details: bool, indexes: Sequence[int]) -> None:
        self._fields, self.locale, self.details, self.indexes = fields, locale, details, indexes
        #: Locales that requests have given.
        self.locales = {locale}
        #: The names of fields that a request may write in another way.
        self._spellings = {other: name for name in fields for other in (camel(name), snake(name)) if other != name}
        self.label = _common_label(fields, locale)

    def asked(self, request: Any) -> Union["_Fits", CopyfitError]:
        """The answer to a request, before it is measured and without what its caller may change later."""
        if type(request) is not dict and not isinstance(request, Mapping):
            return CopyfitError("wrong-type", f"a request is a mapping, not {shown(request)}")
        if "text" not in request:
            return _of(CopyfitError("missing-field", "'text' is missing"), request.get("id"))
        text, locale = request["text"], request.get("locale", self.locale)
        details, chosen = request.get("details", self.details), self.indexes
        try:
            if type(text) is not str or type(locale) is not str or type(details) is not bool or "\0" in locale:
                text, locale, details = checked(text, locale, details)
            if "categories" in request:
                chosen = indexes(request["categories"])
        except CopyfitError as error:
            return _of(error, request.get("id"))
        label = self.label if _QUESTION.issuperset(request) else self._own_label(request)
        if isinstance(label, CopyfitError):
            return _of(label, request.get("id"))
        answer = _Fits(label, text, locale, details, chosen)
        answer._id = request.get("id")
        if type(locale) is str and len(self.locales) < _MOST_LOCALES:
            self.locales.add(locale)
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
    _fits: bytearray
    _place: int
    #: That of the request.
    _id: Any

    def __len__(self) -> int:
        return len(self._indexes)

    def __getitem__(self, index):
        try:
            number = self._indexes[index]
        except IndexError:
            raise IndexError(f"an answer has {len(self)} fits, and none at {index}") from None
        except TypeError:
            raise TypeError(f"the index of a fit must be a whole number or a slice, not {shown(index)}") from None
        if type(index) is slice:
            return [self._described(self._fits, self._place + it * _SIZE, it) for it in number]
        return self._described(self._fits, self._place + number * _SIZE, number)

    def __eq__(self, other: object) -> bool:
        return list(self) == list(other) if isinstance(other, (list, _Fits)) else NotImplemented

    def __repr__(self) -> str:
        return repr(list(self))

    def __reduce__(self):
        return list, (list(self),)


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
