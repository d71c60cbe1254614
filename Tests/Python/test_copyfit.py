"""The package as it is installed: `make test-python`."""

import inspect
import json
import math
import multiprocessing
import os
import pickle
import re
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction
from numbers import Integral
from pathlib import Path

import copyfit
import openpyxl
import pytest

ROOT = Path(__file__).parents[2]
INTER = Path(copyfit.__file__).parent / "share/fonts/Inter-Regular.otf"
GERMAN = "Zahlungsmittel verwalten"


def test_a_text_is_fitted_at_all_categories():
    fits = copyfit.fit("Weiter zur Kasse", style="headline", width=280, lines=2, locale="de")
    assert [fit.category for fit in fits] == list(copyfit.CATEGORIES)
    assert {fit.verdict for fit in fits} == {"fits"}
    assert fits[0].line_count == 1 and fits[-1].line_count == 2
    assert fits[0].certainty == "certain" and fits[0].scale is None and fits[0].missing == ()


def test_a_label_has_no_limits_by_default():
    parameters = inspect.signature(copyfit.fit).parameters
    assert {name: it.default for name, it in parameters.items() if it.kind is it.KEYWORD_ONLY} == {
        "font": None, "style": None, "system": None, "size": None, "width": None, "height": None, "lines": 0,
        "locale": "und", "categories": "all", "sizes": None, "details": False}
    assert {fit.verdict for fit in copyfit.fit(GERMAN * 50, style="body")} == {"fits"}


def test_lost_text_is_shown():
    [fit] = copyfit.fit(GERMAN, style="body", width=120, lines=1, locale="de", categories=["large"])
    assert (fit.verdict, fit.visible_text, fit.hidden_characters) == ("truncates", "Zahlungsmitt…", 12)
    assert fit.slack < 0 and fit.line_count == 2


@pytest.mark.parametrize(
    "fields, request_fields",
    [
        ({"style": "body", "width": 120, "lines": 1}, {"style": "body", "width": 120, "lines": 1}),
        ({"font": INTER, "size": 17, "width": 90}, {"font": str(INTER), "size": 17, "width": 90}),
        ({"font": str(INTER), "size": 17, "relative_to": "title1", "height": 30},
         {"font": str(INTER), "size": 17, "relativeTo": "title1", "height": 30}),
        ({"system": True, "size": 20, "width": 99.5, "lines": 2, "mode": "middle"},
         {"system": True, "size": 20, "width": 99.5, "lines": 2, "mode": "middle"}),
        ({"style": "caption1", "width": 100, "lines": 1, "minimum_scale_factor": 0.5, "letter_spacing": 1},
         {"style": "caption1", "width": 100, "lines": 1, "minimumScaleFactor": 0.5, "letterSpacing": 1}),
        ({"font": INTER, "sizes": [14, 53], "width": 200}, {"font": str(INTER), "sizes": [14, 53], "width": 200}),
        ({"font": INTER, "size": 17, "variations": {"wght": 650}, "optical_size": "none"},
         {"font": str(INTER), "size": 17, "variations": {"wght": 650}, "opticalSize": "none"}),
        ({"font": "system(size: 17, weight: .semibold)", "width": 90, "lines": 1, "tightening": True, "bold_text": True},
         {"font": "system(size: 17, weight: .semibold)", "width": 90, "lines": 1, "tightening": True, "boldText": True}),
    ])
@pytest.mark.parametrize("text, locale", [(GERMAN, "de"), ("الانتقال إلى الدفع", "ar"), ("", "en")])
def test_fits_are_those_of_the_command(fields, request_fields, text, locale):
    if "sizes" not in fields:
        request_fields = {**request_fields, "categories": "all"}
    answer = subprocess.run(
        [sys.executable, "-m", "copyfit", "stream"], check=True, capture_output=True,
        input=json.dumps({"text": text, "locale": locale, **request_fields}).encode()).stdout
    results = json.loads(answer)["results"]
    fits = copyfit.fit(text, locale=locale, **fields)
    assert len(fits) == len(results)
    for fit, result in zip(fits, results):
        assert (fit.category, fit.verdict, fit.line_count) == (
            result.get("category"), result["verdict"], result["lineCount"])
        for name in ("size", "width", "height", "slack", "scale"):
            found, expected = getattr(fit, name), result.get(name)
            assert found == expected or math.isclose(found, expected, abs_tol=0.00051)
        assert (fit.certainty, fit.visible_text) == (result.get("certainty"), result.get("visibleText"))
        assert fit.hidden_characters == result.get("hiddenCharacters", 0)
        assert list(fit.missing) == result.get("missing", [])


def test_changes_that_help_are_found():
    label = {"style": "body", "width": 120, "lines": 1, "locale": "de", "categories": ["large", "AX5"]}
    large, largest = copyfit.fit(GERMAN, **label, details=True)
    assert copyfit.Change(lines=2) in large.remedies and len(largest.remedies) > 0
    for change in large.remedies:
        changed = {name: getattr(change, name) for name in ("width", "height", "lines") if getattr(change, name)}
        assert copyfit.fit(GERMAN, **{**label, **changed})[0].verdict == "fits"
    assert copyfit.fit(GERMAN, **label)[0].remedies == ()
    [[*many]] = copyfit.fits([{"text": GERMAN, "locale": "de", "details": True}], style="body", width=120, lines=1)
    assert many[3].remedies == large.remedies
    answer = copyfit.measure(GERMAN, style="body", width=120, lines=1, locale="de").results[0]
    assert [change.lines for change in large.remedies] == [way.get("lines") for way in answer["remedy"]["ways"]]


def test_many_texts_are_answered_in_their_order():
    requests = [{"text": f"{GERMAN} {number}", "locale": "de"} for number in range(5000)]
    requests[7] = {"text": "Kasse", "locale": "not a locale"}
    requests[8] = {"text": "Kasse", "width": -1}
    requests[9] = {"text": "Kasse", "width": 30, "id": "a"}
    requests[10] = {"locale": "de"}
    requests[11] = {"text": 17, "locale": "de"}
    requests[12] = {"text": "Kasse", "locale": None}
    answers = list(copyfit.fits(requests, style="body", width=120, lines=1))
    assert [answer.code for answer in answers if isinstance(answer, copyfit.CopyfitError)] == [
        "out-of-range", "not-positive", "missing-field", "wrong-type", "wrong-type"]
    assert answers[9][3].verdict == "truncates" and answers[9][-1].category == "AX5"
    alone = copyfit.fit(requests[4999]["text"], style="body", width=120, lines=1, locale="de")
    assert list(answers[4999]) == alone and answers[4999][2:4] == alone[2:4]


def test_long_texts_are_answered_in_their_order():
    requests = [{"text": f"{number} " + GERMAN * 2000, "locale": "de"} for number in range(7)]
    answers = list(copyfit.fits(requests, style="body"))
    assert [answer[0].width for answer in answers] == [
        copyfit.fit(request["text"], style="body", locale="de")[0].width for request in requests]


def test_an_error_of_the_requests_comes_after_the_answers_before():
    def requests():
        yield {"text": "Kasse"}
        raise KeyError("lost")

    answers = copyfit.fits(requests(), style="body")
    assert next(answers)[0].verdict == "fits"
    with pytest.raises(KeyError, match="lost"):
        next(answers)
    with pytest.raises(TypeError):
        copyfit.fits(None, style="body")


def test_numbers_of_other_types_are_numbers():
    fields = {"style": "body", "width": Fraction(241, 2), "lines": Integer(1), "locale": "de"}
    assert copyfit.fit(GERMAN, **fields) == copyfit.fit(GERMAN, style="body", width=120.5, lines=1, locale="de")


class Integer:
    """A whole number as NumPy has them."""

    def __init__(self, value):
        self.value = value

    def __int__(self):
        return self.value


Integral.register(Integer)


def fitted(number):
    return copyfit.fit(f"{GERMAN} {number}", style="body", width=120, locale="de")


def test_a_forked_process_does_not_wait_for_threads_of_the_other():
    expected = [fitted(number) for number in range(6)]
    done = threading.Event()

    def work():
        while not done.is_set():
            list(copyfit.fits([{"text": f"{GERMAN} {number}"} for number in range(50)], style="body", width=120, jobs=2))

    thread = threading.Thread(target=work)
    thread.start()
    try:
        with multiprocessing.get_context("fork").Pool(2) as pool:
            assert pool.map_async(fitted, range(6)).get(timeout=120) == expected
    finally:
        done.set()
        thread.join()


def test_the_command_has_lists_and_pairs():
    fields = {"font": INTER, "sizes": [17, 20], "paragraph": {"line_spacing": 4}, "behavior": {"pushOut": True}}
    results = copyfit.measure(GERMAN, **fields, width=120, fallback=[INTER, INTER]).results
    assert [result["height"] for result in results] == [
        round(fit.height, 3) for fit in copyfit.fit(GERMAN, **fields, width=120)]


@pytest.mark.parametrize(
    "fields, code",
    [
        ({}, "missing-field"), ({"style": "body", "system": True}, "conflicting-fields"),
        ({"style": "tiny"}, "unknown-value"), ({"font": "nowhere.otf", "size": 17}, "font-not-found"),
        ({"font": INTER}, "missing-field"), ({"font": "body.slanted()"}, "invalid-value"),
        ({"style": "body", "size": 17}, "conflicting-fields"), ({"style": "body", "widht": 1}, "unknown-field"),
        ({"style": "body", "width": "wide"}, "wrong-type"), ({"style": "body", "width": 0}, "not-positive"),
        ({"style": "body", "lines": -1}, "not-positive"), ({"style": "body", "mode": "tial"}, "unknown-value"),
        ({"style": "body", "letter_spacing": 2000}, "out-of-range"),
        ({"style": "body", "locale": "not a locale"}, "out-of-range"),
        ({"style": "body", "categories": ["huge"]}, "unknown-value"),
        ({"font": "", "size": 17}, "out-of-range"), ({"style": ""}, "unknown-value"), ({"font": " ", "size": 17}, "font-not-found"),
        ({"style": "body", "variations": {"wght": "bold"}}, "wrong-type"),
        ({"style": "body", "variations": {"weight": 650}}, "out-of-range"),
        ({"style": "body", "optical_size": "large"}, "unknown-value"),
        ({"style": "body", "tightening": "yes"}, "wrong-type"),
        ({"style": 17}, "wrong-type"), ({"font": 17}, "wrong-type"), ({"font": [1]}, "wrong-type"),
        ({"style": "body\0"}, "unknown-value"), ({"style": "\ud800"}, "unknown-value"),
        ({"font": "a\0.otf", "size": 17}, "font-not-found"), ({"font": "\ud800.otf", "size": 17}, "font-not-found"),
        ({"font": INTER, "size": math.nan}, "out-of-range"), ({"font": INTER, "size": math.inf}, "out-of-range"),
        ({"font": INTER, "size": 1.7e308}, "out-of-range"), ({"font": INTER, "size": 10**400}, "not-positive"),
        ({"font": INTER, "size": 10**5000}, "wrong-type"),
        ({"font": INTER, "size": True}, "wrong-type"), ({"font": INTER, "size": 17, "fallback": 5}, "wrong-type"),
        ({"font": INTER, "size": 17, "fallback": [5]}, "wrong-type"),
        ({"font": INTER, "size": 17, "fallback": ["nowhere.otf"]}, "font-not-found"),
        ({"font": INTER, "sizes": 17}, "wrong-type"), ({"font": INTER, "sizes": ["17"]}, "wrong-type"),
        ({"style": "body", "width": math.nan}, "out-of-range"), ({"style": "body", "width": {}}, "wrong-type"),
        ({"style": "body", "width": {1}}, "wrong-type"), ({"style": "body", "width": b"1"}, "wrong-type"),
        ({"style": "body", "lines": 2**70}, "wrong-type"), ({"style": "body", "lines": 1.5}, "wrong-type"),
        ({"style": "body", "letter_spacing": math.nan}, "out-of-range"),
        ({"style": "body", "display_scale": math.inf}, "out-of-range"),
        ({"style": "body", "locale": 5}, "wrong-type"), ({"style": "body", "locale": "de\0"}, "out-of-range"),
        ({"style": "body", "locale": "\ud800"}, "out-of-range"), ({"style": "body", "details": 1}, "wrong-type"),
        ({"style": "body", "categories": 5}, "wrong-type"), ({"style": "body", "categories": [5]}, "unknown-value"),
        ({"style": "body", "categories": [[]]}, "unknown-value"), ({"style": "body", "mode": 5}, "wrong-type"),
        ({"font": INTER, "size": 17, "variations": {"wght": 10**400}}, "out-of-range"),
        ({"style": "body", "variations": {"wght": math.nan}}, "out-of-range"),
        ({"style": "body", "variations": 5}, "wrong-type"), ({"style": "body", "variations": {5: 5}}, "wrong-type"),
        ({"style": "body", "lines": True}, "wrong-type"), ({"style": "body", "materialize": True}, "unknown-field"),
        ({"style": "body", "categories": []}, "empty-list"), ({"font": INTER, "sizes": []}, "empty-list"),
        ({"style": "body", "categories": ["AX5\0"]}, "unknown-value"), ({"style": "body", "paragraph": 5}, "wrong-type"),
        ({"style": "body", "paragraph": {"spacing": 5}}, "invalid-value"),
        ({"style": "body", "behavior": {"push_out": "yes"}}, "invalid-value"),
        ({"font": INTER, "sizes": [17], "categories": ["AX5"]}, "conflicting-fields"),
        ({"style": "body", "profile": "web"}, "conflicting-fields"), ({"system": True, "profile": "tv"}, "unknown-value"),
        ({"style": "body", "font_scale": 2}, "missing-field"), ({"font": {"name": 5}}, "invalid-value"),
        ({"style": "body", "text": 5}, "wrong-type"), ({"style": "body", "text": b"Kasse"}, "wrong-type"),
    ])
def test_bad_input_is_an_error_with_a_code(fields, code):
    with pytest.raises(copyfit.CopyfitError) as error:
        copyfit.fit(**{"text": "Kasse", **fields})
    assert error.value.code == code and error.value.message
    assert pickle.loads(pickle.dumps(error.value)).code == code


@pytest.mark.parametrize("jobs", [-1, "2", 1.5])
def test_bad_numbers_of_threads_are_errors(jobs):
    with pytest.raises(copyfit.CopyfitError, match="jobs"):
        list(copyfit.fits([{"text": "Kasse"}], style="body", jobs=jobs))


def test_bad_requests_are_answered_by_their_errors():
    answers = list(copyfit.fits([5, None, "text", {"text": "Kasse", "width": {1}}, {"text": "Kasse"}], style="body"))
    assert [answer.code for answer in answers[:4]] == ["wrong-type"] * 4 and answers[4][0].verdict == "fits"


@pytest.mark.parametrize("options", [{"style": "bo\0dy"}, {"nonsense": 1}, {"width": "wide"}, {"style": ["a", "b"]}])
def test_bad_options_of_the_command_are_errors(options):
    with pytest.raises(copyfit.CopyfitError):
        copyfit.measure("OK", **options)


@pytest.mark.parametrize("text", ["-", "--help", "", "a\0b", "\ud800", "x" * 200_000, "OK\n"])
def test_any_text_is_measured_by_the_command(text):
    [result] = copyfit.measure(text, style="body").results
    [fit] = copyfit.fit(text, style="body", categories=["large"])
    assert math.isclose(result["width"], fit.width, abs_tol=0.00051) and result["lineCount"] == fit.line_count


def test_texts_may_have_any_characters():
    assert copyfit.fit("\ud800", style="body")[0].width == copyfit.fit("\ufffd", style="body")[0].width
    [fit] = copyfit.fit("a\0b\u0378", style="body", categories=["large"])
    assert fit.missing == ("U+0378",) and fit.certainty == "uncertain"


def test_threads_share_the_fonts():
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: copyfit.fit(GERMAN, style="title1", width=200, locale="de"), range(200)))
    assert all(answer == answers[0] for answer in answers)


def test_a_measurement_has_lines_and_fonts():
    measurement = copyfit.measure(GERMAN, style="body", width=120, category=["large", "AX1"], locale="de")
    assert [line["text"] for line in measurement.results[0]["lines"]] == ["Zahlungsmittel ", "verwalten"]
    assert measurement.fonts[0]["postScriptName"] == "Inter-Regular"
    with pytest.raises(copyfit.CopyfitError, match="style"):
        copyfit.measure("OK", style="tiny")


def test_a_project_becomes_rows():
    report = copyfit.check(ROOT / "Corpora/Freewheel", locales=["de", "el"], no_cache=True)
    assert report.exit_status == 1 and report.coverage["measured"] > 0
    rows = report.rows()
    assert {row["locale"] for row in rows} <= {"de", "el", "en"} and len(rows) >= len(report.findings)
    first = rows[0]
    assert first["rule"] == "truncation" and first["visible_text"].endswith("…") and first["overflow_width"] > 0
    assert (ROOT / "Corpora/Freewheel" / first["file"]).exists()
    with pytest.raises(copyfit.CopyfitError, match="no such file"):
        copyfit.check("/nowhere")


def test_the_report_generator_writes_both_files(tmp_path):
    name = tmp_path / "weekly"
    subprocess.run(
        [sys.executable, ROOT / "Sources/Python/examples/report.py", ROOT / "Corpora/Freewheel", name], check=True)
    rows = list(openpyxl.load_workbook(f"{name}.xlsx").active.values)
    assert rows[0][:3] == ("Severity", "Rule", "Language") and len(rows) > 10
    page = Path(f"{name}.html").read_text(encoding="utf-8")
    assert page.count("<tr>") == len(rows)


def test_examples_of_the_documentation_run(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    os.symlink(ROOT / "Corpora/Freewheel", "App")
    page = (ROOT / "Documentation/Library.md").read_text(encoding="utf-8")
    examples = re.findall(r"```python\n(.*?)```", page, re.S)
    assert examples
    for example in examples:
        exec(compile(example, "Library.md", "exec"), {})
