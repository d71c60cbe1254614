"""The error of the package, and what its messages say of values."""

from numbers import Number
from typing import Any, Optional


def text_bytes(text: str) -> bytes:
    """The text as UTF-8, in which a lone surrogate becomes U+FFFD."""
    try:
        return text.encode()
    except UnicodeEncodeError:
        return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace").encode()


def shown(value: object) -> str:
    """A value of the caller, short enough for a message."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # Python does not write such numbers, nor lists nested as deeply
        text = "a number of thousands of digits" if isinstance(value, Number) else f"a value of type {type(value).__name__}"
    return text if len(text) <= 100 else text[:100] + "…"


class CopyfitError(Exception):
    """A text, label or project that cannot be measured.

    For values that Python refuses with a TypeError or ValueError, it is one, too.
    """

    #: The error's name for programs, as in ``copyfit stream``, such as ``font-not-found`` or ``missing-field``.
    code: str
    #: The problem, for a person.
    message: str
    #: For an error of `fits`, the index of the request among all that it was given, from 0; otherwise None.
    index: Optional[int] = None
    #: The `id` of that request; None if it has none.
    id: Any = None

    def __new__(cls, code: str, message: str) -> "CopyfitError":
        return super().__new__(_KINDS.get(code, cls) if cls is CopyfitError else cls, code, message)

    def __init__(self, code: str, message: str):
        super().__init__(code, message)
        self.code = code
        self.message = message

    def __str__(self) -> str:
        """The problem, after the request that has it."""
        if self.index is None:
            return self.message
        identifier = "" if self.id is None else f" (id {shown(self.id)})"
        return f"requests[{self.index}]{identifier}: {self.message}"


class CopyfitTypeError(CopyfitError, TypeError):
    """A value of another type than its field has, or a name that no field has."""


class CopyfitValueError(CopyfitError, ValueError):
    """A value that its field cannot have."""


_KINDS: dict[str, type[CopyfitError]] = {
    **dict.fromkeys(("wrong-type", "unknown-field"), CopyfitTypeError),
    **dict.fromkeys(
        ("empty-list", "invalid-value", "out-of-range", "text-too-long", "too-many-values", "unknown-value"),
        CopyfitValueError),
}
