def text_bytes(text: str) -> bytes:
    """The text as UTF-8, in which a lone surrogate becomes U+FFFD."""
    try:
        return text.encode()
    except UnicodeEncodeError:
        return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace").encode()


class CopyfitError(Exception):
    """A text, label or project that cannot be measured."""

    #: The error's name for programs, as in ``copyfit stream``, such as ``font-not-found`` or ``missing-field``.
    code: str
    #: The problem, for a person.
    message: str

    def __init__(self, code: str, message: str):
        super().__init__(code, message)
        self.code = code
        self.message = message

    def __str__(self) -> str:
        return self.message
