class CopyfitError(Exception):
    """A text, label or project that cannot be measured."""

    #: The error's name for programs, as in ``copyfit stream``, such as ``font-not-found`` or ``missing-field``.
    code: str
    #: The problem, for a person.
    message: str

    def __init__(self, code: str, message: str):
        super().__init__(message)
        self.code = code
        self.message = message

    def __reduce__(self):
        return CopyfitError, (self.code, self.message)
