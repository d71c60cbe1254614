"""The functions that run the command and read its JSON."""

import json
import os
import shutil
import subprocess
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Union

from ._error import CopyfitError, text_bytes
from ._names import camel, snake

PACKAGE = Path(__file__).parent
#: Options that are given once for each value; others have a list.
_REPEATED = {"behavior", "fallback", "maximum", "paragraph", "report", "variation"}
#: The options of `measure` that are named otherwise than fields.
_OPTIONS = {"categories": "category", "variations": "variation"}


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
        raise CopyfitError("wrong-type", f"'text' must be a string, not {text!r}")
    named = {_OPTIONS.get(name, name): value for name, value in options.items()}
    _, document = _run("measure", [*_words(named), "--format=json", "-"], text_bytes(text))
    return Measurement(document)


def program() -> str:
    """The command of this package, or else the installed one."""
    own = PACKAGE / "bin" / "copyfit"
    found = str(own) if own.exists() else shutil.which("copyfit")
    if found is None:
        raise CopyfitError("command-not-found", "the command 'copyfit' is not installed")
    return found


def _run(command: str, words: list[str], text: bytes = b"") -> tuple[int, dict[str, Any]]:
    try:
        run = subprocess.run([program(), command, *words], input=text, capture_output=True)
    except (OSError, ValueError) as error:  # such as a NUL in an option
        raise CopyfitError("failed", str(error)) from None
    try:
        return run.returncode, json.loads(run.stdout)
    except ValueError:
        message = run.stderr.decode(errors="replace").strip()
        raise CopyfitError("failed", message.removeprefix("copyfit: error: ")) from None


def _words(options: Mapping[str, Any]) -> list[str]:
    words = []
    for name, value in options.items():
        option = "--" + name.replace("_", "-")
        if value is True:
            words.append(option)
        elif name in _REPEATED:
            words += [f"{option}={element}" for element in _elements(value)]
        elif value is not None and value is not False:
            words.append(f"{option}={','.join(map(str, _elements(value)))}")
    return words


def _elements(value: Any) -> list[Any]:
    """The values of an option; pairs for a mapping, such as ``linePitch=textStyle``."""
    if isinstance(value, Mapping):
        return [f"{camel(name)}={str(found).lower() if isinstance(found, bool) else found}" for name, found in value.items()]
    if isinstance(value, Iterable) and not isinstance(value, (str, os.PathLike)):
        return list(value)
    return [] if value is None or value is False else [value]


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

