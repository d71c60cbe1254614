"""The C interface of Copyfit; its header, copyfit.h, describes each function."""

import ctypes
import os
import threading
from collections.abc import Sequence
from ctypes import POINTER, c_bool, c_char_p, c_double, c_int, c_size_t, c_uint32, c_void_p
from functools import lru_cache

from ._command import PACKAGE
from ._error import CopyfitError

CATEGORY_COUNT = 12
CODES = {1: "font-not-found", 2: "out-of-range", 3: "unknown-value", 4: "not-utf8", 5: "failed", 6: "in-use"}


class Variation(ctypes.Structure):
    _fields_ = [("axis", c_char_p), ("value", c_double)]


class LabelOptions(ctypes.Structure):
    _fields_ = [
        ("font", c_char_p), ("font_file", c_char_p), ("font_size", c_double), ("relative_to", c_char_p),
        ("fallback", POINTER(c_char_p)), ("fallback_count", c_size_t), ("width", c_double), ("height", c_double),
        ("lines", c_size_t), ("mode", c_char_p), ("minimum_scale_factor", c_double), ("minimum_font_size", c_double),
        ("letter_spacing", c_double), ("display_scale", c_double), ("line_break_strategy", c_char_p),
        ("direction", c_char_p), ("optical_size", c_char_p), ("variations", POINTER(Variation)),
        ("variation_count", c_size_t), ("tightening", c_bool), ("bold_text", c_bool),
    ]


class CFit(ctypes.Structure):
    _fields_ = [
        ("point_size", c_double), ("width", c_double), ("height", c_double), ("slack", c_double), ("scale", c_double),
        ("line_count", c_size_t), ("verdict", c_int), ("certainty", c_int), ("loses_text", c_bool),
    ]


class Batch(ctypes.Structure):
    _fields_ = [
        ("count", c_size_t), ("texts", POINTER(c_char_p)), ("lengths", POINTER(c_size_t)),
        ("locales", POINTER(c_char_p)), ("labels", POINTER(c_void_p)), ("fits", POINTER(CFit)),
        ("statuses", POINTER(c_int)),
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
    "label_create": (c_int, c_void_p, POINTER(LabelOptions), POINTER(c_void_p)),
    "label_release": (None, c_void_p),
    "prepare": (c_int, c_void_p, c_void_p, c_char_p, c_size_t, c_char_p, POINTER(c_void_p)),
    "text_release": (None, c_void_p),
    "missing": (c_size_t, c_void_p, POINTER(c_uint32), c_size_t),
    "fit_at": (c_int, c_void_p, c_void_p, c_int, POINTER(CFit)),
    "visible_text": (c_bool, c_void_p, c_void_p, c_int, c_void_p, c_size_t, POINTER(Visible)),
    "remedies": (c_size_t, c_void_p, c_void_p, c_int, POINTER(CChange), c_size_t),
    "fit_batch": (c_size_t, c_void_p, POINTER(Batch), c_size_t),
}


@lru_cache(maxsize=None)
def library() -> ctypes.CDLL:
    loaded = ctypes.CDLL(os.environ.get("COPYFIT_LIBRARY") or str(PACKAGE / "lib" / "libcopyfit.so"))
    for name, (result, *parameters) in SIGNATURES.items():
        function = getattr(loaded, "copyfit_" + name)
        function.restype, function.argtypes = result, parameters
    return loaded


class Context:
    """The fonts and scratch memory of one thread."""

    _shared = None
    _lock = threading.Lock()
    _threads = threading.local()

    def __init__(self) -> None:
        self.library = library()
        with Context._lock:
            if Context._shared is None:
                Context._shared = self._open()
        self.handle = self.library.copyfit_share(Context._shared)

    def _open(self) -> c_void_p:
        fonts = PACKAGE / "share" / "fonts"
        folders = [os.fsencode(fonts)] if fonts.exists() else []
        handle = c_void_p()
        status = self.library.copyfit_open((c_char_p * len(folders))(*folders), len(folders), ctypes.byref(handle))
        if status:
            message = self.library.copyfit_message(handle).decode() if handle else "the fonts cannot be read"
            self.library.copyfit_close(handle)
            raise CopyfitError(CODES[status], message)
        return handle

    @classmethod
    def current(cls) -> "Context":
        """The context of the calling thread."""
        try:
            return cls._threads.context
        except AttributeError:
            cls._threads.context = cls()
            return cls._threads.context

    def check(self, status: int) -> None:
        if status:
            raise CopyfitError(CODES[status], self.library.copyfit_message(self.handle).decode())

    def __del__(self) -> None:
        if getattr(self, "handle", None):
            self.library.copyfit_close(self.handle)


class Label:
    """A label, which threads may share."""

    def __init__(self, options: LabelOptions) -> None:
        context = Context.current()
        self.library, self.handle = context.library, c_void_p()
        context.check(
            self.library.copyfit_label_create(context.handle, ctypes.byref(options), ctypes.byref(self.handle)))
        self.address = self.handle.value

    def __del__(self) -> None:
        if getattr(self, "handle", None):
            self.library.copyfit_label_release(self.handle)


class Text:
    """A text that is prepared for a label."""

    def __init__(self, label: Label, text: bytes, locale: bytes) -> None:
        context = Context.current()
        self.library, self.handle = context.library, c_void_p()
        context.check(
            self.library.copyfit_prepare(
                context.handle, label.handle, text, len(text), locale, ctypes.byref(self.handle)))

    def __del__(self) -> None:
        if getattr(self, "handle", None):
            self.library.copyfit_text_release(self.handle)

    def fit(self, category: int) -> CFit:
        context, fit = Context.current(), CFit()
        context.check(self.library.copyfit_fit_at(context.handle, self.handle, category, ctypes.byref(fit)))
        return fit

    def visible(self, category: int) -> tuple[str, int]:
        """The visible text and the number of hidden characters."""
        context, visible = Context.current(), Visible()

        def write(buffer, capacity: int) -> None:
            self.library.copyfit_visible_text(
                context.handle, self.handle, category, buffer, capacity, ctypes.byref(visible))

        write(None, 0)
        buffer = ctypes.create_string_buffer(visible.length)
        write(buffer, visible.length)
        return buffer.raw.decode(), visible.hidden_characters

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
