"""The functions that run the command and read its JSON."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Optional

from ._error import CopyfitError, shown, text_bytes
from ._names import camel, kebab, renamed, snake
from ._options import CheckOptions, MeasureOptions, Path as AnyPath
from ._values import json_name, json_names, place_of, plain, scalar, threads

if TYPE_CHECKING:
    from typing_extensions import Unpack

PACKAGE = Path(__file__).parent
#: Options that are given once for each value; others have a list.
_REPEATED = {"behavior", "fallback", "maximum", "paragraph", "report", "variation"}
#: The options of `measure` that are named otherwise than fields.
_OPTIONS = {"categories": "category", "variations": "variation"}
#: The fields of `fit` that ask for what `measure` always gives.
_ALWAYS = {"details", "materialize"}
#: The names of pairs that are not those of fields.
_PAIRS: dict[str, Callable[[str], str]] = {"maximum": kebab, "variation": str, "variations": str}
#: The codes of messages of the command, by how they begin.
_CODES = (
    ("unknown option '", "unknown-field"),
    ("'devices' must be .*, not '[-+.0-9]", "out-of-range"),
    ("'maximum' must be .*, not '[^'=]*=[-+.0-9]", "out-of-range"),
    ("'[^']*' must be ", "unknown-value"),
    (".*: there is no such file or folder$", "path-not-found"),
    (".*: the baseline cannot be read: there is no such file$", "baseline-not-found"),
    (".*: the configuration cannot be read: there is no such file$", "path-not-found"),
    (".*: its folder does not exist$", "path-not-found"),
    ("No texts are in the locale '", "unknown-value"),
    (".* cannot be given together", "conflicting-fields"),
)
#: The rules about text that is lost.
_LOSING = ("truncation", "vertical-clipping")
#: How lines of the command begin that say what is wrong.
_KINDS = ("copyfit: error: ", "copyfit: warning: ")
#: The maximum number of bytes of a text that `measure` reads.
_LONGEST_TEXT = 1 << 20
#: The maximum number of bytes of a word that Linux passes to a program.
_LONGEST_ARGUMENT = (1 << 17) - 1


@dataclass(frozen=True)
class Report:
    """The result of a check: the document ``copyfit.report/1``."""

    document: dict[str, Any]
    #: 0 if the project passes, 1 if it does not, 2 if something could not be checked or written: `errors` says what.
    exit_status: int
    #: What could not be checked or written, such as a baseline or a font that is not the locked one.
    errors: tuple[str, ...] = ()
    #: What else the command says about the project, such as a configuration that is not used.
    warnings: tuple[str, ...] = ()

    @property
    def findings(self) -> list[dict[str, Any]]:
        """The findings, the most important first: each is one rule on one label, file or font, with its languages.

        Their names are those of the JSON report. Notes are only there with the option `verbose`, or if they fail the gate.
        """
        return self.document["findings"]

    @property
    def coverage(self) -> dict[str, Any]:
        """The numbers of texts that were measured, and of those that were not, with the reasons."""
        return self.document["coverage"]

    @property
    def gate(self) -> dict[str, Any]:
        """Whether the project passes, as `passed`, and the `reason` if not, such as that there is nothing to check."""
        return self.document["gate"]

    def __repr__(self) -> str:
        """What the report says in numbers."""
        reason = self.gate.get("reason")
        return (
            f"<copyfit.Report: exit status {self.exit_status}, {len(self.findings)} findings, "
            f"{self.coverage['decided']} of {self.document['summary']['strings']} texts decided"
            f"{f', {shown(reason)}' if reason else ''}>")

    def rows(self) -> list[dict[str, Any]]:
        """One flat row for each finding in each language: ``pandas.DataFrame(report.rows())``.

        `first` is the failing text size nearest to large, and `certain_from` the one from which that is certain.
        `categories` is the number of failing sizes, or None without sizes; what a text loses is said for the `worst` one.
        """
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

    @property
    def missing_font(self) -> Optional[str]:
        """The name of the label's font if that was not found, so that another font was measured; otherwise None."""
        return self.document.get("missingFont")


def check(path: AnyPath = ".", **options: "Unpack[CheckOptions]") -> Report:
    """Checks a project; options are those of ``copyfit check``: ``check("App", locales=["de"], fail_on="never")``.

    A project that does not pass is a report, too, and so is a folder without any text: see `exit_status` and `gate`.
    """
    for report in _elements("report", options.get("report") or ()):
        if "=" not in report and "." not in report:
            raise CopyfitError("invalid-value", f"'report' needs a file, such as '{report}=FILE': the JSON is the result")
    status, document, lines = _run("check", options, ["--report=json", "--", _argument("path", _path(path))])
    return Report(document, status, _messages("error", lines), _messages("warning", lines))


def _path(path: Any) -> str:
    if not isinstance(path, (str, bytes, os.PathLike)):
        raise CopyfitError("wrong-type", f"'path' must be a path, not {shown(path)}")
    if not (found := os.fsdecode(path)):
        raise CopyfitError("invalid-value", "'path' is empty: '.' is the working folder")
    return found


def measure(text: str, **options: "Unpack[MeasureOptions]") -> Measurement:
    """Measures a text with its lines; options are those of ``copyfit measure``: ``measure("OK", style="body")``.

    The names of the fields of `fit` are known, too, such as `categories`. Without categories, a text style is measured at
    large.
    """
    if not isinstance(text, str):
        raise CopyfitError("wrong-type", f"'text' must be a string, not {shown(text)}")
    if len(given_text := text_bytes(text)) > _LONGEST_TEXT:
        raise CopyfitError("text-too-long", f"'text' is longer than {_LONGEST_TEXT} bytes; 'fit' measures longer ones, too")
    _refuse_digits(options)
    given = {name: value for name, value in options.items() if name not in _ALWAYS}
    try:
        _, document, _ = _run("measure", given, ["--format=json", "-"], given_text)
    except CopyfitError as error:
        raise (_coded(error, text, given) if error.code in ("failed", "invalid-value") else error) from None
    return Measurement(document)


def _refuse_digits(options: Mapping[str, Any]) -> None:
    """Raises for a string in the place of a number, which only the command would read."""
    from ._label import label

    for name, value in options.items():
        elements = value if isinstance(value, (list, tuple)) else [value]
        if any(isinstance(element, str) and element[:1] in "+-.0123456789" for element in elements):
            try:
                label({"style": "body", name: value})
            except CopyfitError as error:
                if error.code == "wrong-type":
                    raise


def _coded(error: CopyfitError, text: str, options: dict[str, Any]) -> CopyfitError:
    """The error of `fit` for the same text and label, which has a code, or else that of the command."""
    from ._fitting import fit

    fields = {option: field for field, option in _OPTIONS.items()}
    try:
        fit(text, **{fields.get(name, name): value for name, value in options.items() if camel(name) != "noCache"})
    except CopyfitError as found:
        if found.code == "library-not-found":
            return error
        return CopyfitError(found.code, error.message) if fields.keys() & options.keys() else found
    # Fields that only the command refuses: `fit` has other defaults.
    return CopyfitError(_code(error.message), error.message)


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


def _run(
    command: str, options: Mapping[str, Any], last: list[str], text: bytes = b"",
) -> tuple[int, dict[str, Any], list[str]]:
    """The exit status and the JSON of a command, and the lines that it says beside it, with the names of parameters."""
    given = {name: value for name, value in options.items() if value is not None}
    others = _OPTIONS if command == "measure" else {}
    names = {kebab(key): name for key, name in json_names(given, others).items()}
    words = [_argument(name, word) for option, name in names.items() for word in _words(option, name, given[name])]
    try:
        status, output, errors = _ended([program(), command, *words, *last], text)
    except OSError as error:
        raise CopyfitError("failed", f"the command cannot be run: {error.strerror}") from None

    def name(option: str) -> str:
        return names.get(option) or option.replace("-", "_")

    lines = []
    for line in errors.decode(errors="replace").splitlines():
        kind = next((kind for kind in _KINDS if line.startswith(kind)), "")
        lines.append(kind + renamed(line[len(kind):], "--([^']*)", name))
    try:
        return status, json.loads(output), lines
    except ValueError:
        message = _message(lines)
        usual = f"the command ended with {status} and wrote no JSON"
        # The codes of `measure` are those of `fit`.
        has_code = command == "check" and message
        raise (_failure(message, given) if has_code else CopyfitError("failed", message or usual)) from None


def _ended(words: list[str], text: bytes) -> tuple[int, bytes, bytes]:
    """The exit status and the output of a program, which an interrupt ends, too."""
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        try:
            output, errors = process.communicate(text)
        except BaseException:
            process.kill()
            process.wait()  # `Popen` does not after an interrupt, and the ended process would remain
            raise
        return process.returncode, output, errors


def _failure(message: str, options: Mapping[str, Any]) -> CopyfitError:
    """The error of `check` with a message of the command, which has no code itself."""
    if flag := re.match("'([^']*)' takes no value$", message):
        if flag[1] in options:
            return CopyfitError("wrong-type", f"'{flag[1]}' must be True or False, not {shown(options[flag[1]])}")
    return CopyfitError(_code(message), message)


def _code(message: str) -> str:
    """The code of a message of the command."""
    return next((code for start, code in _CODES if re.match(start, message)), "failed")


def _message(lines: list[str]) -> str:
    """What the command says is wrong."""
    kept = (line.removeprefix("copyfit: error: ") for line in lines if not line.startswith("copyfit: see "))
    return "\n".join(kept).strip()


def _messages(kind: str, lines: list[str]) -> tuple[str, ...]:
    """The errors or warnings among the lines of the command."""
    start = f"copyfit: {kind}: "
    return tuple(line.removeprefix(start) for line in lines if line.startswith(start))


def _argument(name: str, word: str) -> str:
    """A word that the command can be given."""
    try:
        size = len(word.encode())
    except UnicodeEncodeError:  # also for a byte of a path, which became a surrogate
        raise CopyfitError("invalid-value", f"'{name}' has a lone surrogate, or a byte that is not UTF-8") from None
    if "\0" in word:
        raise CopyfitError("invalid-value", f"'{name}' has the character U+0000")
    if size > _LONGEST_ARGUMENT:
        raise CopyfitError("invalid-value", f"'{name}' is too long: {size} bytes, at most {_LONGEST_ARGUMENT}")
    return word


def _words(option: str, name: str, value: Any) -> list[str]:
    """The words that give an option a value."""
    if name in ("help", "version"):
        raise CopyfitError("unknown-field", f"'{name}' is unknown here: it prints a text for a person")
    value = threads(value) if name == "jobs" else scalar(value)
    if value is True:
        return [f"--{option}"]
    if value is False or name == "jobs" and value == 0:
        return []
    if name == "font" and isinstance(value, Mapping):
        return [f"--{option}={json.dumps(plain(name, value))}"]
    elements = _elements(name, value)
    if option in _REPEATED:
        return [f"--{option}={element}" for element in elements]
    if not elements:
        raise CopyfitError("empty-list", f"'{name}' is an empty list: expected at least one value")
    return [f"--{option}={','.join(elements)}"]


def _elements(name: str, value: Any) -> list[str]:
    """The values of an option; pairs for a mapping, such as ``linePitch=textStyle``."""
    if isinstance(value, Mapping):
        named = _PAIRS.get(name, camel)
        for key in value:
            json_name(key)
        return [f"{named(key)}={_word(key, found, name)}" for key, found in value.items()]
    if isinstance(value, Iterable) and not isinstance(value, (str, bytes, os.PathLike)):
        return [_word(name, element, is_element=True) for element in value]
    return [_word(name, value, is_element=True)]


def _word(name: str, value: Any, owner: str = "", is_element: bool = False) -> str:
    found = plain(name, value, owner, is_element)
    if isinstance(found, (list, dict)):
        raise CopyfitError("wrong-type", f"{place_of(name, owner)} cannot have {shown(value)} as one of its values")
    if isinstance(found, bool):
        return str(found).lower()
    # An option with a whole number has no decimal point.
    return str(int(found) if isinstance(found, float) and found.is_integer() else found)


def _row(finding: dict[str, Any], entry: dict[str, Any]) -> dict[str, Any]:
    place = entry.get("string") or finding["source"] or {}
    screen = (entry.get("worst") or {}).get("device")
    frame: dict[str, Any] = next((it for it in finding["frames"] if it["device"] == screen), {})
    overflow, worst = entry.get("overflow") or {}, entry.get("worst") or {}
    row: dict[str, Any] = {name: finding[name] for name in ("rule", "severity", "message", "project", "id", "name", "key")}
    row["severity"] = entry.get("severity", finding["severity"])
    for name in ("locale", "certainty", "status", "text", "visibleText", "hiddenCharacters", "advice"):
        row[snake(name)] = entry.get(name)
    row["loses_text"] = finding["rule"] in _LOSING
    for name in ("variant", "boldText", "copiesSource"):
        row[snake(name)] = entry.get(name)
    row["fingerprint"] = entry.get("fingerprint", finding["fingerprint"])
    row["advice"] = row["advice"] or finding.get("advice")
    row["empty_placeholders"] = tuple(entry.get("emptyPlaceholders", ()))
    row.update(
        first=entry.get("first"),
        certain_from=None if entry.get("certainty") == "uncertain" else entry.get("certainFrom") or entry.get("first"),
        categories=len(entry.get("categories") or []) or None, worst=worst.get("category"),
        screen=screen, frame_width=frame.get("width"), frame_height=frame.get("height"),
        allowed_lines=finding["allowedLines"],
        overflow_width=overflow.get("width"), overflow_height=overflow.get("height"),
        file=place.get("file"), line=place.get("line"))
    return row

