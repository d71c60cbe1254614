"""The functions that run the command and read its JSON."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Union

from ._error import CopyfitError, shown, text_bytes
from ._names import camel, kebab, snake
from ._values import plain, scalar, threads

PACKAGE = Path(__file__).parent
#: Options that are given once for each value; others have a list.
_REPEATED = {"behavior", "fallback", "maximum", "paragraph", "report", "variation"}
#: The options of `measure` that are named otherwise than fields.
_OPTIONS = {"categories": "category", "variations": "variation"}
#: The fields of `fit` that ask for what `measure` always gives.
_ALWAYS = {"details", "materialize"}
#: The names of pairs that are not those of fields.
_PAIRS = {"maximum": kebab, "variation": str}


@dataclass(frozen=True)
class Report:
    """The result of a check: the document ``copyfit.report/1``."""

    document: dict[str, Any]
    #: 0 if the project passes, 1 if it does not, 2 if nothing could be measured.
    exit_status: int

    @property
    def findings(self) -> list[dict[str, Any]]:
        """The findings, the most important first: each is one rule on one label, file or font, with its languages."""
        return self.document["findings"]

    @property
    def coverage(self) -> dict[str, Any]:
        """The numbers of texts that were measured, and of those that were not, with the reasons."""
        return self.document["coverage"]

    def rows(self) -> list[dict[str, Any]]:
        """One flat row for each finding in each language: ``pandas.DataFrame(report.rows())``."""
        return [_row(finding, entry) for finding in self.findings for entry in finding["locales"] or [{}]]


@dataclass(frozen=True)
class Measurement:
    """The answer of ``copyfit measure``: the document ``copyfit.measure/1``."""

    document: dict[str, Any]

    @property
    def results(self) -> list[dict[str, Any]]:
        """The fit at each size, with its lines, and in `remedy` what makes the text fit."""
        return self.document["results"]

    @property
    def fonts(self) -> list[dict[str, Any]]:
        """The fonts that were measured, with their versions and digests, the label's own first."""
        return self.document["fonts"]


def check(path: Union[str, os.PathLike] = ".", **options: Any) -> Report:
    """Checks a project; options are those of ``copyfit check``: ``check("App", locales=["de"], fail_on="never")``."""
    status, document = _run("check", [*_words(options), "--report=json", "--", os.fspath(path)])
    return Report(document, status)


def measure(text: str, **options: Any) -> Measurement:
    """Measures a text with its lines; options are those of ``copyfit measure``: ``measure("OK", style="body")``.

    The names of the fields of `fit` are known, too, such as `categories`. Without categories, a text style is measured at
    large.
    """
    if not isinstance(text, str):
        raise CopyfitError("wrong-type", f"'text' must be a string, not {shown(text)}")
    named = {_OPTIONS.get(name, name): value for name, value in options.items() if name not in _ALWAYS}
    words = [*_words(named), "--format=json", "-"]
    try:
        _, document = _run("measure", words, text_bytes(text))
    except CopyfitError as error:
        raise _coded(error, text, named) from None
    return Measurement(document)


def _coded(error: CopyfitError, text: str, options: dict[str, Any]) -> CopyfitError:
    """The error of `fit` for the same text and label, which has a code, or else that of the command."""
    from ._fitting import fit

    if error.code == "command-not-found":
        return error
    names = {option: field for field, option in _OPTIONS.items()}
    try:
        fit(text, **{names.get(name, name): value for name, value in options.items() if name != "no_cache"})
    except CopyfitError as found:
        return error if found.code == "library-not-found" else found
    return error


def program() -> str:
    """The command of this package, or else the installed one."""
    own = PACKAGE / "bin" / "copyfit"
    if own.exists():
        return str(own)
    for folder in os.get_exec_path():
        found = shutil.which("copyfit", path=folder)
        # The script of this package would run itself.
        if found and not (os.path.exists(sys.argv[0]) and os.path.samefile(found, sys.argv[0])):
            return found
    raise CopyfitError("command-not-found", "the command 'copyfit' is not installed")


def _run(command: str, words: list[str], text: bytes = b"") -> tuple[int, dict[str, Any]]:
    try:
        run = subprocess.run([program(), command, *words], input=text, capture_output=True)
    except (OSError, ValueError) as error:  # such as a NUL in an option
        raise CopyfitError("failed", str(error)) from None
    try:
        return run.returncode, json.loads(run.stdout)
    except ValueError:
        message = _message(run.stderr.decode(errors="replace"))
        usual = f"the command ended with {run.returncode} and wrote no JSON"
        raise CopyfitError("failed", message or usual) from None


def _message(output: str) -> str:
    """What the command says is wrong, with the names of parameters."""
    lines = [line.removeprefix("copyfit: error: ") for line in output.splitlines() if not line.startswith("copyfit: see ")]
    return re.sub("'--([a-z-]+)'", lambda match: f"'{match[1].replace('-', '_')}'", "\n".join(lines).strip())


def _words(options: Mapping[str, Any]) -> list[str]:
    words = []
    for name, value in options.items():
        if name in ("help", "version"):
            raise CopyfitError("unknown-field", f"'{name}' is unknown here: it prints a text for a person")
        option = "--" + name.replace("_", "-")
        value = threads(value) or None if name == "jobs" else scalar(value)
        if value is True:
            words.append(option)
        elif value is None or value is False:
            continue
        elif name == "font" and isinstance(value, Mapping):
            words.append(f"{option}={json.dumps(plain(name, value))}")
        elif name in _REPEATED:
            words += [f"{option}={element}" for element in _elements(name, value)]
        else:
            words.append(f"{option}={','.join(_elements(name, value))}")
    return words


def _elements(name: str, value: Any) -> list[str]:
    """The values of an option; pairs for a mapping, such as ``linePitch=textStyle``."""
    if isinstance(value, Mapping):
        named = _PAIRS.get(name, camel)
        return [f"{named(key)}={_word(name, found)}" for key, found in value.items()]
    if isinstance(value, Iterable) and not isinstance(value, (str, bytes, os.PathLike)):
        return [_word(name, element) for element in value]
    return [_word(name, value)]


def _word(name: str, value: Any) -> str:
    found = plain(name, value)
    if isinstance(found, (list, dict)):
        raise CopyfitError("wrong-type", f"'{name}' cannot have {shown(value)} as one of its values")
    if isinstance(found, bool):
        return str(found).lower()
    try:
        # An option with a whole number has no decimal point.
        return str(int(found) if isinstance(found, float) and found.is_integer() else found)
    except ValueError as error:  # a number of thousands of digits
        raise CopyfitError("wrong-type", str(error)) from None


def _row(finding: dict[str, Any], entry: dict[str, Any]) -> dict[str, Any]:
    place = entry.get("string") or finding["source"] or {}
    overflow, worst = entry.get("overflow") or {}, entry.get("worst") or {}
    row: dict[str, Any] = {name: finding[name] for name in ("rule", "severity", "message", "project", "id", "name", "key")}
    row["severity"] = entry.get("severity", finding["severity"])
    for name in ("locale", "certainty", "status", "first", "text", "visibleText", "hiddenCharacters", "advice"):
        row[snake(name)] = entry.get(name)
    row.update(
        categories=len(entry.get("categories") or []), worst=worst.get("category"),
        overflow_width=overflow.get("width"), overflow_height=overflow.get("height"),
        file=place.get("file"), line=place.get("line"))
    return row

