"""Fitting texts in this process."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, Any, Optional, Union

from ._error import CopyfitError, shown, text_bytes
from ._label import label as _label
from ._library import CATEGORY_COUNT, FIT, Context, Label, Text
from ._names import CATEGORIES, LARGE
from ._options import Certainty, Flag, Names, Number, Path, RequestFields, Verdict
from ._values import flag

if TYPE_CHECKING:
    from typing_extensions import Unpack

_VERDICTS: tuple[Verdict, ...] = ("fits", "shrinks", "splitsWord", "truncates", "clips")
_CERTAINTIES: tuple[Optional[Certainty], ...] = (None, "certain", "uncertain")
#: The maximum number of values of a list, as in a request of ``copyfit stream``.
_MOST_VALUES = 256
_unpack = FIT.unpack_from
#: All categories.
ALL = range(CATEGORY_COUNT)


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
    #: The size that was asked for; with a profile, what the reader's factor makes of it.
    size: float
    #: The size of the verdict, the lines and all lengths: smaller than `size` if the label shrinks the text, whether that is
    #: enough or not.
    drawn_size: float
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
    #: The fraction of the size at which the text fits; None unless the verdict is shrinks.
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

    @property
    def loses_text(self) -> bool:
        """Whether the verdict is truncates or clips: characters are lost, or the ink of a line leaves the frame."""
        return self.verdict in ("truncates", "clips")


class _Draft:
    """What becomes a Fit when it is filled: the constructor of a frozen class takes eight times as long."""


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
    question = checked(text, locale, details)
    label: dict[str, Any] = {
        "font": font, "style": style, "system": system, "size": size, "width": width, "height": height, "lines": lines,
        **request_fields}
    if sizes is not None or label.get("profile") is not None:
        if categories is not None and not (isinstance(categories, str) and categories == "all"):
            raise CopyfitError("conflicting-fields", "'categories' cannot be given together with 'sizes' or 'profile'")
        if sizes is None:
            return [Question(_label(label), *question).fit(None)]
        alone = enumerate(_elements(sizes, "sizes"), 1)
        return [Question(_label_of_size(label, size, number), *question).fit(None) for number, size in alone]
    asked = Question(_label(label), *question)
    return [asked.fit(index) for index in indexes(categories)]


class Question:
    """A text in its label, prepared when a fit needs it."""

    # For the usual request, `fits` fills them without `__init__`: see `_Batch.take`.
    __slots__ = ("_label", "_text", "_locale", "_details", "_indexes", "_prepared")

    def __init__(self, label: Label, text: str, locale: str, details: bool, indexes: Sequence[int] = ALL) -> None:
        self._label = label
        self._text = text
        self._locale = locale
        self._details = details
        self._indexes = indexes
        self._prepared: Optional[Text] = None

    def _text_in_label(self) -> Text:
        if self._prepared is None:
            self._prepared = Text(self._label, text_bytes(self._text), text_bytes(self._locale))
        return self._prepared

    def fit(self, index: Optional[int]) -> Fit:
        return self._described(self._text_in_label().fit(LARGE if index is None else index), 0, index)

    def _described(self, fits: Any, place: int, index: Optional[int]) -> Fit:
        """The fit that the library wrote at a place of its memory."""
        fit: Any = _Draft()
        # In the order of the fields, which is that of `vars`.
        fit.category = None if index is None else CATEGORIES[index]
        (fit.size, fit.drawn_size, width, height, slack, scale, line_count, verdict, certainty,
         loses_text, _, lacks_characters) = _unpack(fits, place)
        fit.verdict = _VERDICTS[verdict]
        fit.line_count, fit.width, fit.height = line_count, width, height
        fit.slack = slack if slack == slack else None  # NaN
        fit.certainty = _CERTAINTIES[certainty]
        fit.scale = scale if scale == scale else None
        fit.visible_text, fit.hidden_characters, fit.missing, fit.remedies = None, 0, (), ()
        fit.missing_font = self._label.missing_font
        if loses_text or lacks_characters or self._details and verdict:
            self._add_details(fit, LARGE if index is None else index, loses_text, lacks_characters)
        fit.__class__ = Fit
        return fit

    def _add_details(self, fit: Any, category: int, loses_text: bool, lacks_characters: bool) -> None:
        """Adds to a fit what needs the text once more."""
        text = self._text_in_label()
        if loses_text:
            fit.visible_text, fit.hidden_characters = text.visible(category)
        if self._details and fit.verdict != "fits":
            fit.remedies = tuple(
                Change(_number(it.width), _number(it.height), it.lines or None) for it in text.remedies(category))
        if lacks_characters:
            fit.missing = text.missing()


def checked(text: Any, locale: Any, details: Any) -> tuple[str, str, bool]:
    """The fields that are not the label's, with the defaults of those that are None."""
    locale = "und" if locale is None else locale
    for name, value in (("text", text), ("locale", locale)):
        if not isinstance(value, str):
            raise CopyfitError("wrong-type", f"'{name}' must be a string, not {shown(value)}")
    if "\0" in locale:
        raise CopyfitError("out-of-range", f"{shown(locale)} is not a locale, such as pt-BR or zh_Hans")
    return text, locale, details is not None and flag("details", details)


def _label_of_size(label: dict[str, Any], size: Any, number: int) -> Label:
    """The label in one of several sizes; its error has the number of the size among them."""
    try:
        return _label({**label, "sizes": [size]})
    except CopyfitError as error:
        raise CopyfitError(error.code, error.message.replace("(element 1)", f"(element {number})")) from None


def _elements(values: Any, name: str) -> list[Any]:
    try:
        elements = None if isinstance(values, (str, bytes, Mapping)) else iter(values)
    except TypeError:  # such as that of an array of NumPy without dimensions
        elements = None
    if elements is None:
        raise CopyfitError("wrong-type", f"'{name}' must be a list, not {shown(values)}")
    if not (found := list(islice(elements, _MOST_VALUES + 1))):
        raise CopyfitError("empty-list", f"'{name}' is an empty list: expected at least one value")
    if len(found) > _MOST_VALUES:
        raise CopyfitError("too-many-values", f"'{name}' has more than {_MOST_VALUES} values")
    return found


def indexes(categories: Optional[Names]) -> Sequence[int]:
    if categories is None:
        return ALL
    if isinstance(categories, str):
        return ALL if categories == "all" else [Context.current().category(categories)]
    return [Context.current().category(name) for name in _elements(categories, "categories")]


def _number(value: float) -> Optional[float]:
    return value if value == value else None  # NaN
