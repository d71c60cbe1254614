"""The C interface of Copyfit; its header, copyfit.h, describes each function."""

import ctypes
import os
import struct
import threading
from collections.abc import Sequence
from ctypes import POINTER, c_bool, c_char_p, c_double, c_int, c_size_t, c_uint, c_uint32, c_void_p
from difflib import get_close_matches
from functools import lru_cache
from typing import Any, Optional

from ._command import PACKAGE
from ._error import CopyfitError, shown, text_bytes
from ._names import CATEGORIES

CATEGORY_COUNT = len(CATEGORIES)


class CFit(ctypes.Structure):
    _fields_ = [
        ("point_size", c_double), ("drawn_point_size", c_double), ("width", c_double), ("height", c_double),
        ("slack", c_double), ("scale", c_double), ("line_count", c_size_t), ("verdict", c_int), ("certainty", c_int),
        ("loses_text", c_bool), ("clips_vertically", c_bool), ("lacks_characters", c_bool),
    ]


#: The values of a CFit.
FIT = struct.Struct("6dN2i3?")


class Batch(ctypes.Structure):
    """Its arrays are addresses: the caller keeps the memory."""

    _fields_ = [
        ("count", c_size_t), ("texts", c_void_p), ("lengths", c_void_p), ("locales", c_void_p), ("labels", c_void_p),
        ("fits", c_void_p), ("statuses", c_void_p), ("categories", c_uint),
    ]


class CChange(ctypes.Structure):
    _fields_ = [("width", c_double), ("height", c_double), ("lines", c_size_t)]


class Visible(ctypes.Structure):
    _fields_ = [("length", c_size_t), ("lines", c_size_t), ("hidden_characters", c_size_t)]


SIGNATURES = {
    "open": (c_int, POINTER(c_char_p), c_size_t, POINTER(c_void_p)),
    "share": (c_void_p, c_void_p),
    "close": (None, c_void_p),
    "message": (c_char_p, c_void_p),
    "code": (c_char_p, c_void_p),
    "label_read": (c_int, c_void_p, c_char_p, c_size_t, POINTER(c_void_p)),
    "missing_font": (c_size_t, c_void_p, c_char_p, c_size_t),
    "label_release": (None, c_void_p),
    "prepare": (c_int, c_void_p, c_void_p, c_char_p, c_size_t, c_char_p, POINTER(c_void_p)),
    "text_release": (None, c_void_p),
    "missing": (c_size_t, c_void_p, POINTER(c_uint32), c_size_t),
    "fit_at": (c_int, c_void_p, c_void_p, c_int, POINTER(CFit)),
    "visible_text": (c_bool, c_void_p, c_void_p, c_int, c_void_p, c_size_t, POINTER(Visible)),
    "remedies": (c_size_t, c_void_p, c_void_p, c_int, POINTER(CChange), c_size_t),
    "category_named": (c_bool, c_char_p, POINTER(c_int)),
    "fit_batch": (c_size_t, c_void_p, POINTER(Batch), c_size_t),
    "batch_error": (c_int, c_void_p, POINTER(Batch), c_size_t),
}


@lru_cache(maxsize=None)
def library() -> ctypes.CDLL:
    try:
        loaded = ctypes.CDLL(os.environ.get("COPYFIT_LIBRARY") or str(PACKAGE / "lib" / "libcopyfit.so"))
    except OSError as error:
        raise CopyfitError("library-not-found", f"the library of copyfit cannot be loaded: {error}") from None
    for name, (result, *parameters) in SIGNATURES.items():
        function = getattr(loaded, "copyfit_" + name)
        function.restype, function.argtypes = result, parameters
    return loaded


class _Owner:
    """What owns a handle until it is no longer used."""

    #: How the library releases the handle.
    _release = ""
    # Kept, because modules are emptied before the last objects when Python ends.
    _current_process = staticmethod(os.getpid)

    def __init__(self) -> None:
        self.library, self.handle = library(), c_void_p()
        self._process = self._current_process()

    def __del__(self) -> None:
        # A forked process has only copies: locks in them may stay closed forever.
        if getattr(self, "handle", None) and self._process == self._current_process():
            getattr(self.library, self._release)(self.handle)


class Context(_Owner):
    """The fonts and scratch memory of one thread."""

    _release = "copyfit_close"

    _shared = None
    _lock = threading.Lock()
    _threads = threading.local()

    def __init__(self) -> None:
        super().__init__()
        with Context._lock:
            if Context._shared is None:
                Context._shared = self._open()
        self.handle = c_void_p(self.library.copyfit_share(Context._shared))

    def _open(self) -> c_void_p:
        fonts = PACKAGE / "share" / "fonts"
        folders = [os.fsencode(fonts)] if fonts.exists() else []
        handle = c_void_p()
        status = self.library.copyfit_open((c_char_p * len(folders))(*folders), len(folders), ctypes.byref(handle))
        if status:
            error = self.error(handle) if handle else CopyfitError("failed", "the fonts cannot be read")
            self.library.copyfit_close(handle)
            raise error
        return handle

    def error(self, handle: Optional[c_void_p] = None) -> CopyfitError:
        """The last error of this context, or of another one."""
        own = handle or self.handle
        code, message = self.library.copyfit_code(own), self.library.copyfit_message(own)
        return CopyfitError(code.decode(), message.decode())

    @classmethod
    def renew(cls) -> None:
        """Opens the fonts anew in a forked process, where another thread's locks would stay closed forever."""
        cls._shared, cls._lock, cls._threads = None, threading.Lock(), threading.local()

    @classmethod
    def current(cls) -> "Context":
        """The context of the calling thread."""
        try:
            return cls._threads.context
        except AttributeError:
            cls._threads.context = cls()
            return cls._threads.context

    def category(self, name: Any) -> int:
        """The number of a category with a name of its own, of UIKit or of SwiftUI."""
        if not isinstance(name, str):
            raise CopyfitError("wrong-type", f"'categories' must be \"all\" or names such as large or AX5, not {shown(name)}")
        number = c_int()
        given = text_bytes(name)
        if b"\0" in given or not self.library.copyfit_category_named(given, ctypes.byref(number)):
            near = get_close_matches(name.lower(), map(str.lower, CATEGORIES), 1)
            hint = "".join(f"; did you mean '{it}'?" for it in CATEGORIES if it.lower() in near)
            raise CopyfitError("unknown-value", f"{shown(name)} is not a category, such as large or AX5{hint}")
        return number.value

    def check(self, status: int) -> None:
        if status:
            raise self.error()


os.register_at_fork(after_in_child=Context.renew)


class Label(_Owner):
    """A label, which threads may share."""

    _release = "copyfit_label_release"

    def __init__(self, fields: bytes) -> None:
        """Creates the label that JSON describes."""
        super().__init__()
        context = Context.current()
        context.check(
            self.library.copyfit_label_read(context.handle, fields, len(fields), ctypes.byref(self.handle)))
        self.address = self.handle.value or 0
        #: The name of its font if that was not found, so that another font is measured.
        self.missing_font = self._missing_font()

    def _missing_font(self) -> Optional[str]:
        length = self.library.copyfit_missing_font(self.handle, None, 0)
        buffer = ctypes.create_string_buffer(length)
        self.library.copyfit_missing_font(self.handle, buffer, length)
        return buffer.raw.decode() or None


class Text(_Owner):
    """A text that is prepared for a label."""

    _release = "copyfit_text_release"

    def __init__(self, label: Label, text: bytes, locale: bytes) -> None:
        super().__init__()
        context = Context.current()
        self._length = len(text)
        context.check(
            self.library.copyfit_prepare(
                context.handle, label.handle, text, len(text), locale, ctypes.byref(self.handle)))

    def fit(self, category: int) -> CFit:
        context, fit = Context.current(), CFit()
        context.check(self.library.copyfit_fit_at(context.handle, self.handle, category, ctypes.byref(fit)))
        return fit

    def visible(self, category: int) -> tuple[str, int]:
        """The visible text and the number of hidden characters."""
        context, visible = Context.current(), Visible()
        # The visible text is rarely longer than the text with an ellipsis, so it is found once.
        capacity = self._length + 16
        while True:
            buffer = ctypes.create_string_buffer(capacity)
            self.library.copyfit_visible_text(
                context.handle, self.handle, category, buffer, capacity, ctypes.byref(visible))
            if visible.length <= capacity:
                return buffer.raw[:visible.length].decode(), visible.hidden_characters
            capacity = visible.length

    def remedies(self, category: int) -> Sequence[CChange]:
        """Changes that each make the text fit."""
        context, few = Context.current(), (CChange * 16)()
        count = self.library.copyfit_remedies(context.handle, self.handle, category, few, len(few))
        return few[:count]

    def missing(self) -> tuple[str, ...]:
        count = self.library.copyfit_missing(self.handle, None, 0)
        characters = (c_uint32 * count)()
        self.library.copyfit_missing(self.handle, characters, count)
        return tuple(f"U+{character:04X}" for character in characters)
