class CopyfitError(Exception):
    """A text, label or project that cannot be measured."""

    def __init__(self, code: str, message: str):
        super().__init__(message)
        self.code = code
        self.message = message

    def __reduce__(self):
        return CopyfitError, (self.code, self.message)
